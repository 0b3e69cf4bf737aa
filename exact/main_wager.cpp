#include "exact/main_wager.hpp"

namespace croupier::exact {

CardsLeft cards_left(const Terms& terms) {
    CardsLeft left;
    left.by_value = counts_of(terms.decks, terms.deck);
    for (auto& rank : left.by_suit) rank.fill(terms.decks);
    left.of_ten.fill(4 * terms.decks);
    if (terms.deck == cards::Deck::without_tens) left.of_ten[0] = 0;
    return left;
}

template class Play<double>;
template class PlayAs<double>;
template class Split<double>;
template class MainWager<double>;

}  // namespace croupier::exact
