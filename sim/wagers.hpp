// Optional wagers as tables: what the judge of each says about every two cards, asked once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/options.hpp"
#include "sim/automaton.hpp"

namespace croupier::sim {

// An optional wager that every box lays in every round, one unit.
struct LaidWager {
    rules::Option option{};
    int scale{1};
};

// What goes with the main wager and is counted apart, behind the optional wagers and in this order.
struct OtherWagers {
    bool insurance{false};  // half the wager, whenever it is offered
    // In cents, for a main wager of the stake: to a hand that wins it, to each other box.
    struct SuperBonus {
        std::int32_t winner{0};
        std::int32_t others{0};
    };
    std::optional<SuperBonus> super_bonus{};
    std::optional<std::int32_t> ante{};  // in cents, of every box in every round
    std::int32_t stake{100};

    [[nodiscard]] std::size_t count() const {
        return (insurance ? 1U : 0U) + (super_bonus ? 1U : 0U) + (ante ? 1U : 0U);
    }
};
// So many parts go to a unit of the main wager where everything that a round brings is one sum.
[[nodiscard]] std::int64_t together_unit(const SimulatedTerms& terms,
                                         const OtherWagers& other_wagers);

// What a Super Bonus comes to for a main wager of so many cents. Requires a game that has one.
[[nodiscard]] OtherWagers::SuperBonus super_bonus_for(const SimulatedTerms& terms,
                                                      std::int32_t stake);

// What a wager brings, in units; what it loses is its stake.
inline constexpr std::int32_t stake_lost = -1;
inline constexpr std::int32_t prize_drawn = -2;  // what the button draws

struct WagerTable {
    LaidWager wager{};
    std::string name{};               // `perfect-pairs`
    std::vector<std::int32_t> two{};  // by both cards, cards::Card::index
    // Three sevens, by suits: as they came, and where the first two were split.
    std::array<std::int32_t, 64> three_sevens{};
    std::array<std::int32_t, 64> three_sevens_split{};
    std::vector<std::int32_t> prizes{};  // by slot of the button

    [[nodiscard]] std::int32_t of_two(cards::Card one, cards::Card other) const {
        return two[static_cast<std::size_t>(one.index() * cards::cards_per_deck + other.index())];
    }
};

// Two sevens without a third are decided as such: the third, where it comes and counts, decides
// anew. Requires that the game offers the wager with these decks and has the scale.
[[nodiscard]] WagerTable wager_table(const rules::Rules& rules, LaidWager wager, int decks);

// Several wagers as one: each combination of what they bring is an outcome with a number.
struct Outcomes {
    // By outcome, then by wager. All lost is the first; those that draw a prize come last.
    std::vector<std::vector<std::int32_t>> units{};
    std::size_t first_prize{0};
    std::vector<std::uint8_t> two{};  // by both cards, cards::Card::index

    [[nodiscard]] std::uint8_t of_two(int one, int other) const {
        return two[static_cast<std::size_t>(one * cards::cards_per_deck + other)];
    }
};
[[nodiscard]] Outcomes outcomes_of(const std::vector<WagerTable>& wagers);

// Where any of these wagers may bring something else than its loss.
[[nodiscard]] Watch watch_for(const std::vector<WagerTable>& wagers,
                              const OtherWagers& other_wagers = {});

// Why a table cannot offer the wager; empty: it can.
[[nodiscard]] std::string cannot_offer(const rules::Rules& rules, LaidWager wager, int decks);

}  // namespace croupier::sim
