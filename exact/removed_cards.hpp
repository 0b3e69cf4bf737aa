// Cards that are no longer in the shoe, as far as they are known.
#pragma once

#include <array>
#include <numeric>

#include "cards/card.hpp"

namespace croupier::exact {

struct RemovedCards {
    std::array<int, cards::cards_per_deck> of_kind{};  // by Card::index
    // Of these only the rank is known, ace first: of the cards of the rank that the others leave,
    // each is as likely as another to be gone.
    std::array<int, cards::ranks> of_rank{};

    [[nodiscard]] int count() const {
        return std::accumulate(of_kind.begin(), of_kind.end(), 0) +
               std::accumulate(of_rank.begin(), of_rank.end(), 0);
    }
    [[nodiscard]] bool any() const { return count() > 0; }
    // Whether the suit of some of them is not known.
    [[nodiscard]] bool any_by_rank() const {
        return std::accumulate(of_rank.begin(), of_rank.end(), 0) > 0;
    }
};

// How many cards of a kind so many decks have.
[[nodiscard]] constexpr int copies_in(cards::Deck deck, int decks, cards::Card card) {
    return deck == cards::Deck::without_tens && card.rank == cards::Rank::ten ? 0 : decks;
}

[[nodiscard]] constexpr std::size_t place_of(cards::Rank rank) {
    return static_cast<std::size_t>(rank) - 1;
}

}  // namespace croupier::exact
