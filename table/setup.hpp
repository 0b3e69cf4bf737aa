// What a table offers: the game, its rules in force, and what the operator has put on the sign.
#pragma once

#include <array>

#include "ledger/money.hpp"
#include "rules/book.hpp"

namespace croupier::table {

using ledger::Chips;
using ledger::Money;
using ledger::Ratio;
using rules::Clause;
using rules::Rules;

inline constexpr int boxes_on_layout_max = 9;
inline constexpr int bettors_per_box_max = 3;
inline constexpr int hands_per_box_max = 4;

inline constexpr std::array usual_chips = {Money{50},   Money{100},   Money{250},   Money{500},
                                           Money{2500}, Money{10000}, Money{50000}, Money{100000}};

// Who moves the dealer's hands: the program, or statements.
enum class DealerMode : std::uint8_t { automatic, manual };

// Whether others may insure a wager that its owner left uninsured.
enum class InsuranceForOthers : std::uint8_t { off, on };

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

    friend bool operator==(const Setup&, const Setup&) = default;
};

// The table that a game gets where nothing is said about it. `decks` is the game's usual number.
[[nodiscard]] Setup usual_setup(const rules::Game& game);

}  // namespace croupier::table
