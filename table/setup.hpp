// What a table offers: the game, its rules in force, and what the operator has put on the sign.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/money.hpp"
#include "rules/book.hpp"
#include "rules/options.hpp"

namespace croupier::table {

using ledger::Chips;
using ledger::Money;
using ledger::Ratio;
using rules::Clause;
using rules::Option;
using rules::Rules;
using Books = std::span<const rules::Book* const>;

inline constexpr int boxes_on_layout_max = 9;
inline constexpr int bettors_per_box_max = 3;
inline constexpr int hands_per_box_max = 4;

inline constexpr std::array usual_chips = {Money{50},   Money{100},   Money{250},   Money{500},
                                           Money{2500}, Money{10000}, Money{50000}, Money{100000}};

// Who moves the dealer's hands: the program, or statements.
enum class DealerMode : std::uint8_t { automatic, manual };

// How the cards are shuffled and dealt.
enum class ShoeKind : std::uint8_t { by_hand, automatic, continuous };

// Whether others may insure a wager that its owner left uninsured.
enum class InsuranceForOthers : std::uint8_t { off, on };

// An optional wager as the sign shows it.
struct OfferedOption {
    bool on{false};
    int scale{1};
    Money minimum{100};
    Money maximum{50'000};
    int scale_elsewhere{0};   // at other tables of the casino; 0 when none offers it
    int tables_elsewhere{0};  // how many of these have been named

    friend bool operator==(const OfferedOption&, const OfferedOption&) = default;
};

// A reading of the book or a rule of the house, as somebody chose it: `hands-max 3`.
struct ChosenRule {
    std::string name{};
    std::string value{};

    friend bool operator==(const ChosenRule&, const ChosenRule&) = default;
};

struct Setup {
    const rules::Game* game{nullptr};
    Rules rules{};
    int decks{8};
    int boxes{7};
    Money minimum{500};
    Money maximum{100'000};
    Money step{50};
    Chips chips{usual_chips};
    InsuranceForOthers insurance_for_others{InsuranceForOthers::off};
    DealerMode dealer{DealerMode::automatic};
    ShoeKind shoe{ShoeKind::by_hand};
    int cutting_cards{1};
    std::array<OfferedOption, rules::option_count> options{};
    Money ante{};
    Money ante_waived_from{};  // nothing: no wager is excused
    // What was said of the table before it opened. The members above are what came of it, so this
    // decides nothing; it is kept for whoever reads the table's log.
    std::vector<std::string> header{};  // statement by statement, as a record has them
    std::vector<ChosenRule> readings{};
    std::vector<ChosenRule> house_rules{};

    [[nodiscard]] const OfferedOption& option(Option which) const {
        return options[static_cast<std::size_t>(which)];
    }
    [[nodiscard]] OfferedOption& option(Option which) {
        return options[static_cast<std::size_t>(which)];
    }

    friend bool operator==(const Setup&, const Setup&) = default;
};

// The table that a game gets where nothing is said about it. `decks` is the game's usual number.
[[nodiscard]] Setup usual_setup(const rules::Game& game);

using rules::prize_rules_of;
using rules::rules_of;

// The wager whose prize button stands at the table, if one does.
[[nodiscard]] std::optional<Option> button_at(const Setup& setup);

// The prizes that the button draws from; empty for a wager without one.
[[nodiscard]] rules::PrizeTable prizes_of(const Setup& setup, Option option);

// What the cards make of an optional wager.
[[nodiscard]] rules::Verdict judge(const Setup& setup, Option option, const rules::Seen& seen);

}  // namespace croupier::table
