#include "exact/game.hpp"

namespace croupier::exact {

CardsLeft cards_left(const Terms& terms) {
    CardsLeft left;
    left.by_value = counts_of(terms.decks, terms.deck);
    for (auto& rank : left.by_suit) rank.fill(terms.decks);
    left.of_rank_ten = terms.deck == cards::Deck::whole ? 4 * terms.decks : 0;
    return left;
}

template class Game<double>;

}  // namespace croupier::exact
