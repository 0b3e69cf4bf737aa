// All about the main game of one table: what it is worth, how to play it, what comes of a round.
#pragma once

#include "exact/fraction.hpp"
#include "exact/strategy.hpp"

namespace croupier::exact {

// What a round can bring, all of a box's wagers together.
struct Outcome {
    Fraction net{};  // in units of the first wager
    double probability{0};
};

struct Frequencies {
    double blackjack{0};
    double split{0};    // rounds in which a pair is split
    double hands{0};    // on the box at the end, on average
    double doubled{0};  // rounds with a double
    double surrender{0};
    double bust{0};  // rounds in which a hand goes over 21
    double dealer_bust{0};
    double wagered{0};  // units in all, on average
    double won{0};      // rounds with a gain, without one, with a loss
    double even{0};
    double lost{0};
};

struct Analysis {
    int decks{0};
    double expectation{0};                    // with the best play for the cards in hand
    std::array<double, values> first_card{};  // how likely each is the dealer's
    std::array<double, values> given{};       // the expectation then
    Chart basic{};
    std::optional<CountedChart> by_number_of_cards{};
    std::optional<WithdrawUpTo> withdraw{};
    // Two cards against a first card: what the best play does with them. deals[a][b][first]
    std::vector<Choices<double>> deals{};
    [[nodiscard]] const Choices<double>& deal(std::size_t a, std::size_t b,
                                              std::size_t first) const {
        return deals[(a * values + b) * values + first];
    }
    std::vector<Outcome> outcomes{};  // the greatest loss first
    double standard_deviation{0};
    Frequencies frequencies{};
    // How the dealer's hands end after each first card, played out whatever the player has.
    std::array<FinalOdds<double>, values> dealer{};
};

// Requires cards from which a round can be dealt.
[[nodiscard]] Analysis analyse(const Terms& terms, const CardsLeft& left);

}  // namespace croupier::exact
