#include "exact/analysis.hpp"

namespace croupier::exact {

bool number_of_cards_matters(const Terms& terms) {
    return terms.bonuses.has_value() || terms.cards_max > 0;
}

Analysis analyse(const Terms& terms, const CardsLeft& left) {
    const Game<double> game(terms, left);
    Analysis all;
    all.decks = terms.decks;
    all.expectation = game.expectation();
    for (std::size_t first = 0; first < values; ++first) {
        all.first_card[first] = game.chance_of(first);
        all.given[first] = game.given(first);
        if (all.first_card[first] > 0) all.dealer[first] = game.dealer({}, first);
        for (std::size_t low = 0; low < values; ++low) {
            for (std::size_t high = low; high < values; ++high) {
                const double chance = game.chance_of_deal(low, high, first) * (low == high ? 1 : 2);
                const Choices<double>& choices = game.deal(low, high, first);
                if (chance <= 0 || choices.act == Act::none) continue;
                all.deals.push_back({low, high, first, chance, choices});
            }
        }
    }
    all.basic = best_chart(game);
    if (number_of_cards_matters(terms)) all.by_number_of_cards = best_counted_chart(game);
    if (terms.double_may_be_withdrawn) all.withdraw = withdraw_up_to(game);
    all.outcomes = outcomes_of(game);
    return all;
}

}  // namespace croupier::exact
