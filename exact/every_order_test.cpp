// The exact values against another way to them: every card in every order, from shoes so small that
// all orders can be gone through.
#include <gtest/gtest.h>

#include "exact/split.hpp"

namespace croupier::exact {
namespace {

int points_of(const std::vector<std::size_t>& cards) {
    int points = 0;
    bool has_ace = false;
    for (const std::size_t card : cards) {
        points += exact::points(card);
        has_ace = has_ace || card == ace;
    }
    return has_ace && points <= 11 ? points + 10 : points;
}
bool soft(const std::vector<std::size_t>& cards) {
    int low = 0;
    for (const std::size_t card : cards) low += exact::points(card);
    return points_of(cards) != low;
}

struct Wager {
    std::vector<std::size_t> cards{};
    int units{1};
};

// Goes through every order of the cards, one card at a time.
class EveryOrder {
public:
    EveryOrder(const Terms& terms, Counts left) : terms_(terms), left_(left) {}

    // Calls `then` for each card that can come next and adds up what it gives.
    template <class Then>
    double draw(const Then& then) {
        double value = 0;
        const double all = sum(left_);
        for (std::size_t v = 0; v < values; ++v) {
            if (left_[v] == 0) continue;
            const double chance = left_[v] / all;
            --left_[v];
            value += chance * then(v);
            ++left_[v];
        }
        return value;
    }

    double settle(const std::vector<Wager>& wagers, std::vector<std::size_t> dealer) {
        const int points = points_of(dealer);
        const bool again =
            points < 17 || (points == 17 && soft(dealer) && terms_.soft_17 == rules::Soft17::hit);
        if (dealer.size() < 2 || again) {
            return draw([&](std::size_t card) {
                std::vector<std::size_t> more = dealer;
                more.push_back(card);
                return settle(wagers, more);
            });
        }
        const bool blackjack = dealer.size() == 2 && points == 21;
        const bool everything = terms_.takes_after_split == rules::Takes::everything;
        const bool original = terms_.takes_after_split == rules::Takes::original_only;
        bool taken = false;
        double value = 0;
        for (const Wager& wager : wagers) {
            const int own = points_of(wager.cards);
            if (own > 21 && blackjack && original) {
                value -= taken ? 0 : 1;
                taken = true;
            } else if (own > 21) {
                value -= wager.units;
            } else if (blackjack && own == 21 && terms_.over_21 == rules::Over21::stands_off) {
                continue;
            } else if (blackjack) {
                value -= everything ? wager.units : (taken ? 0 : 1);
                taken = true;
            } else if (points > 21 || own > points) {
                value += wager.units;
            } else if (own < points) {
                value -= wager.units;
            }
        }
        return value;
    }

    // The best that can be made of a hand, and of one card more of it.
    double best(const std::vector<std::size_t>& hand, std::size_t first) {
        if (points_of(hand) > 21) return -1;
        if (points_of(hand) == 21) return settle({{hand, 1}}, {first});
        double value = points_of(hand) >= terms_.stand_from ? settle({{hand, 1}}, {first}) : -100;
        const auto with = [&](std::size_t card) {
            std::vector<std::size_t> more = hand;
            more.push_back(card);
            return more;
        };
        value = std::max(value, draw([&](std::size_t card) { return best(with(card), first); }));
        if (hand.size() != 2) return value;
        return std::max(value, draw([&](std::size_t card) {
                            return settle({{with(card), 2}}, {first});
                        }));
    }

    // Plays split hands one after the other, as the table deals them.
    double split(const Decisions& as, std::size_t pair, std::size_t first, int hands_max) {
        return hands({{{pair}, 1}, {{pair}, 1}}, 0, as, pair, first, hands_max);
    }

private:
    static std::size_t number_of(const std::vector<std::size_t>& cards) {
        std::size_t hand = 0;
        for (const std::size_t card : cards) {
            hand = static_cast<std::size_t>(every_hand()[hand].with[card]);
        }
        return hand;
    }
    double hands(std::vector<Wager> wagers, std::size_t at, const Decisions& as, std::size_t pair,
                 std::size_t first, int hands_max) {
        if (at == wagers.size()) return settle(wagers, {first});
        Wager& wager = wagers[at];
        const auto next = [&](std::size_t card) {
            std::vector<Wager> after = wagers;
            after[at].cards.push_back(card);
            return after;
        };
        if (wager.cards.size() == 2 && wager.cards[0] == wager.cards[1] && wager.cards[0] == pair &&
            static_cast<int>(wagers.size()) < hands_max) {
            std::vector<Wager> after = wagers;
            after[at].cards.pop_back();
            after.insert(after.begin() + static_cast<std::ptrdiff_t>(at) + 1, {{pair}, 1});
            return hands(after, at, as, pair, first, hands_max);
        }
        Act act = Act::hit;
        if (wager.cards.size() >= 2) {
            act = wager.units == 2 || points_of(wager.cards) >= 21
                      ? Act::stand
                      : as.act(number_of(wager.cards), first);
            if (pair == ace && terms_.split_aces_get_one_card) act = Act::stand;
        }
        if (act == Act::stand) return hands(wagers, at + 1, as, pair, first, hands_max);
        if (act == Act::double_down) wager.units = 2;
        return draw(
            [&](std::size_t card) { return hands(next(card), at, as, pair, first, hands_max); });
    }

    const Terms& terms_;
    Counts left_;
};

Counts without(Counts counts, std::initializer_list<std::size_t> cards) {
    for (const std::size_t card : cards) --counts[card];
    return counts;
}

constexpr double close = 1e-12;

TEST(Dealer, EndsAsEveryOrderOfTheCardsSays) {
    for (const auto soft_17 : {rules::Soft17::stand, rules::Soft17::hit}) {
        const DealerHands dealer(soft_17);
        const Counts shoe{3, 2, 1, 2, 0, 3, 1, 1, 2, 4};
        const auto odds = dealer.odds<double>(shoe);
        for (std::size_t first = 0; first < values; ++first) {
            double all = 0;
            for (const double each : odds[first]) all += each;
            EXPECT_NEAR(all, shoe[first] > 0 ? 1 : 0, close);
        }
        // Beating a dealer of 20 or less with 21, and losing with 16 to all but a bust.
        Terms terms;
        terms.soft_17 = soft_17;
        for (std::size_t first = 0; first < values; ++first) {
            if (shoe[first] == 0) continue;
            EveryOrder orders(terms, without(shoe, {first}));
            const double with_16 = orders.settle({{{ten, 5}, 1}}, {first});
            const auto bust = static_cast<std::size_t>(Final::bust);
            EXPECT_NEAR(with_16, 2 * odds[first][bust] - 1, close) << first;
        }
    }
}

TEST(Play, IsWorthWhatEveryOrderOfTheCardsSays) {
    const Counts shoe{2, 2, 1, 1, 2, 2, 0, 2, 1, 5};
    for (const auto soft_17 : {rules::Soft17::stand, rules::Soft17::hit}) {
        for (const int stand_from : {0, 12}) {
            Terms terms;
            terms.soft_17 = soft_17;
            terms.stand_from = stand_from;
            const DealerHands dealer(soft_17);
            DealerOdds<double> odds(dealer, shoe);
            Against<double> against(terms, odds, {});
            against.find(every_possible_hand(against));
            const Play<double> play(against);
            for (const std::size_t first : {ace, std::size_t{5}, ten}) {
                for (const std::size_t a : {std::size_t{1}, std::size_t{4}, ten}) {
                    for (const std::size_t b : {std::size_t{2}, std::size_t{5}, std::size_t{7}}) {
                        EveryOrder orders(terms, without(shoe, {first, a, b}));
                        EXPECT_NEAR(play.at(every_hand().of(a, b), first).value,
                                    orders.best({a, b}, first), close)
                            << a << ' ' << b << " against " << first;
                    }
                }
            }
        }
    }
}

TEST(Split, IsWorthWhatHandsDealtOneAfterTheOtherBring) {
    const Counts shoe{2, 2, 0, 0, 0, 4, 0, 6, 0, 8};
    constexpr std::size_t eight = 7;
    for (const auto takes :
         {rules::Takes::everything, rules::Takes::busted_plus_one, rules::Takes::original_only}) {
        for (const auto at_21 : {rules::Over21::loses, rules::Over21::stands_off}) {
            Terms terms;
            terms.takes_after_double = terms.takes_after_split = takes;
            terms.over_21 = at_21;
            const DealerHands dealer(terms.soft_17);
            for (const int most : {2, 3, 4}) {
                terms.hands_max = most;
                DealerOdds<double> odds(dealer, shoe);
                const Split<double> split(terms, odds, eight);
                for (const std::size_t first : {ace, std::size_t{5}, eight, ten}) {
                    EveryOrder orders(terms, without(shoe, {eight, eight, first}));
                    const double once = orders.split(split.decisions(), eight, first, 2);
                    const double again = orders.split(split.decisions(), eight, first, most);
                    EXPECT_NEAR(split.against(first), std::max(once, again), close)
                        << most << " hands against " << first;
                }
            }
        }
    }
}

}  // namespace
}  // namespace croupier::exact
