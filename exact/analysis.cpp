#include "exact/analysis.hpp"

namespace croupier::exact {

bool number_of_cards_matters(const Terms& terms) {
    return terms.bonuses.has_value() || terms.cards_max > 0;
}

Analysis analyse(const Terms& terms, const CardsLeft& left) {
    const MainWager<double> wager(terms, left);
    Analysis all;
    all.decks = terms.decks;
    all.expectation = wager.expectation();
    for (std::size_t first = 0; first < values; ++first) {
        all.first_card[first] = wager.chance_of(first);
        all.given[first] = wager.given(first);
        if (all.first_card[first] > 0) all.dealer[first] = wager.dealer({}, first);
        for (std::size_t low = 0; low < values; ++low) {
            for (std::size_t high = low; high < values; ++high) {
                const double chance =
                    wager.chance_of_deal(low, high, first) * (low == high ? 1 : 2);
                const Choices<double>& choices = wager.deal(low, high, first);
                if (chance <= 0 || choices.act == Act::none) continue;
                all.deals.push_back({low, high, first, chance, choices});
            }
        }
    }
    all.basic = best_chart(wager);
    if (number_of_cards_matters(terms)) all.by_number_of_cards = best_counted_chart(wager);
    if (terms.double_may_be_withdrawn) all.withdraw = withdraw_up_to(wager);
    all.outcomes = outcomes_of(wager);
    return all;
}

}  // namespace croupier::exact
