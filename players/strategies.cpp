#include "players/strategies.hpp"

#include "exact/strategy.hpp"

namespace croupier::players {
namespace {

static_assert(exact::values == sim::values && exact::ace == sim::ace && exact::ten == sim::ten);

sim::Choice choice_of(exact::Act act) {
    switch (act) {
        case exact::Act::stand: return sim::Choice::stand;
        case exact::Act::double_down: return sim::Choice::double_or_hit;
        case exact::Act::split: return sim::Choice::split;
        case exact::Act::surrender: return sim::Choice::surrender_or_hit;
        case exact::Act::none:
        case exact::Act::hit: break;
    }
    return sim::Choice::hit;
}

sim::Choice choice_of(exact::Advice advice) {
    switch (advice) {
        case exact::Advice::stand: return sim::Choice::stand;
        case exact::Advice::double_or_hit: return sim::Choice::double_or_hit;
        case exact::Advice::double_or_stand: return sim::Choice::double_or_stand;
        case exact::Advice::split: return sim::Choice::split;
        case exact::Advice::surrender_or_hit: return sim::Choice::surrender_or_hit;
        case exact::Advice::surrender_or_stand: return sim::Choice::surrender_or_stand;
        case exact::Advice::none:
        case exact::Advice::hit: break;
    }
    return sim::Choice::hit;
}

// Hands of totals that no decision is asked for stand from 17 and draw below.
void fill_gaps(sim::Strategy& strategy) {
    for (std::size_t total = 17; total < strategy.hard.size(); ++total) {
        strategy.hard[total].fill(sim::Choice::stand);
        strategy.soft[total].fill(sim::Choice::stand);
    }
    for (auto& row : strategy.splits_again) row.fill(true);
}

sim::Strategy by_chart(const exact::MainWager<double>& wager) {
    sim::Strategy strategy;
    fill_gaps(strategy);
    for (const exact::ChartRow& row : exact::best_chart(wager).rows) {
        const auto points = static_cast<std::size_t>(row.points);
        auto& cells = row.kind == exact::RowKind::hard   ? strategy.hard[points]
                      : row.kind == exact::RowKind::soft ? strategy.soft[points]
                                                         : strategy.pair[points - 1];
        for (std::size_t first = 0; first < sim::values; ++first) {
            const exact::Advice advice = row.against[first].advice;
            if (advice != exact::Advice::none) cells[first] = choice_of(advice);
        }
    }
    return strategy;
}

// The same hand as the simulator sees it, with so many aces among the first two cards.
sim::Hand hand_of(const exact::Hand& hand, int early) {
    sim::Hand same;
    same.count = hand.count;
    same.low = hand.low;
    same.early_aces = early;
    for (std::size_t v = 0; v < sim::values; ++v) {
        same.cards[v] = static_cast<std::uint8_t>(hand.cards[v]);
    }
    return same;
}

// Calls `use` for every hand that can be held against a first card, once for each number of aces
// that may have been among its first two cards.
template <class Use>
void for_each_hand(const Use& use) {
    const exact::Hands& hands = exact::every_hand();
    for (std::size_t number = 1; number < hands.size(); ++number) {
        if (hands[number].count < 2) continue;
        const int aces = std::min(hands[number].cards[exact::ace], 2);
        for (std::size_t first = 0; first < sim::values; ++first) {
            for (int early = hands[number].count == 2 ? aces : 0; early <= aces; ++early) {
                use(number, first, early);
            }
        }
    }
}

sim::Strategy by_cards(const exact::MainWager<double>& wager) {
    sim::Strategy strategy;
    fill_gaps(strategy);
    const exact::Decisions dealt = wager.play().decisions();
    const exact::Hands& hands = exact::every_hand();
    const auto set = [&](std::size_t number, std::size_t first, int early, std::size_t origin,
                         exact::Act act) {
        if (act == exact::Act::none) return;
        const sim::Hand hand = hand_of(hands[number], early);
        strategy.by_cards[sim::Strategy::cards_key(hand, first, origin)] = choice_of(act);
    };
    for_each_hand([&](std::size_t number, std::size_t first, int early) {
        const exact::Hand& hand = hands[number];
        if (hand.count > 2) {
            set(number, first, early, sim::dealt, dealt.act(number, first, early));
        }
        for (std::size_t v = 0; v < sim::values; ++v) {
            if (hand.cards[v] == 0) continue;
            const exact::Decisions& split = wager.split(v).decisions();
            set(number, first, early, v, split.act(number, first, early));
        }
    });
    for (std::size_t first = 0; first < sim::values; ++first) {
        for (std::size_t a = 0; a < sim::values; ++a) {
            for (std::size_t b = a; b < sim::values; ++b) {
                const std::size_t number = hands.of(a, b);
                const int early = hands[number].cards[exact::ace];
                set(number, first, early, sim::dealt, wager.deal(a, b, first).act);
            }
            strategy.splits_again[a][first] = wager.split(a).splits_again(first);
        }
    }
    return strategy;
}

// The same for every Blackjack: it is of an ace and a ten.
bool takes_even_money(const exact::MainWager<double>& wager) {
    return wager.takes_even_money(exact::every_hand().of(exact::ace, exact::ten), exact::ace);
}

void set_withdraws(sim::Strategy& strategy, const exact::MainWager<double>& wager) {
    if (!wager.terms().double_may_be_withdrawn) return;
    const exact::WithdrawUpTo up_to = exact::withdraw_up_to(wager);
    for (std::size_t total = 0; total < strategy.withdraws.size(); ++total) {
        for (std::size_t first = 0; first < sim::values; ++first) {
            strategy.withdraws[total][first] = static_cast<int>(total) <= up_to[first];
        }
    }
}

}  // namespace

sim::Strategy optimal_strategy(const rules::Rules& rules, int decks) {
    const exact::Terms terms = exact::terms_of(rules, decks);
    const exact::MainWager<double> wager(terms, exact::cards_left(terms));
    sim::Strategy strategy = by_cards(wager);
    set_withdraws(strategy, wager);
    strategy.even_money = takes_even_money(wager);
    return strategy;
}

sim::Strategy basic_strategy(const rules::Rules& rules, int decks) {
    const exact::Terms terms = exact::terms_of(rules, decks);
    const exact::MainWager<double> wager(terms, exact::cards_left(terms));
    sim::Strategy strategy = by_chart(wager);
    set_withdraws(strategy, wager);
    strategy.even_money = takes_even_money(wager);
    return strategy;
}

}  // namespace croupier::players
