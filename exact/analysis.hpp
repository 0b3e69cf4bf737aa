// All about the main game of one table: what it is worth, how to play it, what comes of a round.
#pragma once

#include "exact/outcomes.hpp"
#include "exact/strategy.hpp"

namespace croupier::exact {

// What the best play does with two cards against a first card of the dealer's.
struct Deal {
    std::size_t low{0};
    std::size_t high{0};
    std::size_t first{0};
    double chance{0};  // of these two, in either order, given the first card
    Choices<double> choices{};
};

struct Analysis {
    int decks{0};
    double expectation{0};                    // with the best play for the cards in hand
    std::array<double, values> first_card{};  // how likely each is the dealer's
    std::array<double, values> given{};       // the expectation then
    Chart basic{};
    std::optional<CountedChart> by_number_of_cards{};
    std::optional<WithdrawUpTo> withdraw{};
    std::vector<Deal> deals{};  // every two cards with which there is a decision
    Outcomes outcomes{};
    // How the dealer's hands end after each first card, played out whatever the player has.
    std::array<FinalOdds<double>, values> dealer{};
};

// Whether hands of the same total are to be played differently for their number of cards.
[[nodiscard]] bool number_of_cards_matters(const Terms& terms);

// Requires cards from which a round can be dealt.
[[nodiscard]] Analysis analyse(const Terms& terms, const CardsLeft& left);

}  // namespace croupier::exact
