// What the simulator reads of the rules, once, before it plays.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rules/terms.hpp"

namespace croupier::sim {

using ledger::Ratio;

// Money is counted in equal parts of the original wager, so that every payment is a whole number.
using Parts = std::int32_t;

struct SimulatedTerms : rules::Terms {
    Parts unit{2};  // how many parts a wager of one has
    rules::SecondCard second_card{rules::SecondCard::if_needed};

    // Insurance against a dealer's ace
    std::optional<Ratio> insurance_pays{};
    bool insures_blackjack{true};

    // Dollars for three suited sevens against a seven
    struct SuperBonus {
        rules::Bonus small{};
        rules::Bonus large{};
        rules::Bonus others{};   // to each other wager of the round
        bool after_split{true};  // unless the sevens that were split were suited
    };
    std::optional<SuperBonus> super_bonus{};

    [[nodiscard]] Parts parts(Ratio odds) const {
        return static_cast<Parts>(unit * odds.won / odds.staked);
    }
    [[nodiscard]] int cards_in_shoe() const { return decks * cards::cards_in(deck); }
};

// What these rules come to with so many decks. Requires that the game allows the number.
[[nodiscard]] SimulatedTerms simulated_terms_of(const rules::Rules& rules, int decks);

// The most parts that a wager of one is counted in.
inline constexpr Parts unit_max = 1000;

// The most cards that a lane's shoe can hold.
inline constexpr int cards_max = 480;

// Cards that must lie behind a cutting card, so that no round ever comes to the end of the shoe.
[[nodiscard]] constexpr int fewest_behind(int boxes) { return 20 + 8 * boxes; }

// Why the simulator cannot play by these terms; empty: it can. No game of the five books as it
// stands is among them, but a house rule can lead there.
[[nodiscard]] std::string cannot_play(const SimulatedTerms& terms);

}  // namespace croupier::sim
