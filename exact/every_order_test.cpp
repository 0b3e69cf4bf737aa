// The exact values against another way to them: every card in every order.
#include "exact/every_order.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "exact/outcomes.hpp"
#include "exact/small_shoes.hpp"

namespace croupier::exact {
namespace {

constexpr double close = 1e-12;
constexpr std::size_t eight = 7;

std::string named(std::size_t a, std::size_t b, std::size_t first) {
    return std::to_string(points(a)) + ' ' + std::to_string(points(b)) + " against " +
           std::to_string(points(first));
}

// Every two cards against every first card; gives what comes of a round in all.
RoundEnds expect_worth_what_every_order_says(const MainWager<double>& wager,
                                             const CardsLeft& left) {
    EveryOrder orders(wager, left);
    RoundEnds all;
    for (std::size_t first = 0; first < values; ++first) {
        for (std::size_t a = 0; a < values; ++a) {
            for (std::size_t b = a; b < values; ++b) {
                if (left.by_value[first] == 0) continue;
                const double chance = wager.chance_of(first) * wager.chance_of_deal(a, b, first);
                if (chance <= 0) continue;
                const RoundEnds ends = orders.deal(a, b, first);
                EXPECT_NEAR(wager.deal(a, b, first).value, ends.mean(), close)
                    << named(a, b, first);
                all.add(ends, (a == b ? 1 : 2) * chance);
            }
        }
    }
    EXPECT_NEAR(wager.expectation(), all.mean(), close);
    return all;
}

// Half the sum of all differences: no statement about the net of a round is further out.
double distance(const Outcomes& outcomes, std::map<int, double> nets) {
    double apart = 0;
    for (const Outcome& each : outcomes.nets) {
        const Fraction parts = each.net * RoundEnd::unit;
        EXPECT_EQ(parts.denominator(), 1);
        double& other = nets[static_cast<int>(parts.numerator())];
        apart += std::abs(each.probability - other);
        other = 0;
    }
    for (const auto& [net, chance] : nets) apart += chance;
    return apart / 2;
}

TEST(Dealer, EndsAsEveryOrderOfTheCardsSays) {
    const Counts shoe{3, 2, 1, 2, 0, 3, 1, 1, 2, 4};
    for (const auto soft_17 : {rules::Soft17::stand, rules::Soft17::hit}) {
        Terms terms = plus_terms();
        terms.soft_17 = soft_17;
        const MainWager<double> wager(terms, shoe_of(terms, shoe));
        for (std::size_t first = 0; first < values; ++first) {
            if (shoe[first] == 0) continue;
            Counts rest = shoe;
            --rest[first];
            EveryOrder orders(wager, shoe_of(terms, rest));
            const FinalOdds<double> expected = orders.dealer(first);
            const FinalOdds<double> odds = wager.dealer({}, first);
            for (std::size_t final = 0; final < finals; ++final) {
                EXPECT_NEAR(odds[final], expected[final], close) << points(first) << ' ' << final;
            }
        }
    }
}

// Several split hands are taken for independent once the dealer's result is given. In a shoe as
// small as this that is furthest from true.
constexpr double distance_with_splits = 1e-3;
constexpr double mean_with_splits = 5e-5;

TEST(MainWager, IsWorthWhatEveryOrderOfTheCardsSaysUnderTermsOfEveryKind) {
    for (auto [name, terms] : terms_of_every_kind()) {
        SCOPED_TRACE(name);
        terms.hands_max = std::min(terms.hands_max, 3);  // a fourth costs most of the time
        // Where suits count there are more cards to tell apart.
        const Counts shoe = terms.bonuses ? Counts{1, 0, 0, 0, 2, 1, 3, 1, 0, 4}
                                          : Counts{2, 0, 0, 0, 1, 2, 3, 2, 0, 4};
        const CardsLeft left = shoe_of(terms, shoe);
        const MainWager<double> wager(terms, left);
        const RoundEnds all = expect_worth_what_every_order_says(wager, left);
        const Outcomes outcomes = outcomes_of(wager);
        const Frequencies& often = outcomes.frequencies;
        const bool everything = terms.takes_after_split == rules::Takes::everything;
        EXPECT_NEAR(outcomes.expectation, all.mean(), everything ? close : mean_with_splits);
        EXPECT_LT(distance(outcomes, all.nets()), distance_with_splits);
        EXPECT_NEAR(often.blackjack, all.marked(RoundEnd::natural), close);
        EXPECT_NEAR(often.surrender, all.marked(RoundEnd::surrendered), close);
        EXPECT_NEAR(often.split, all.marked(RoundEnd::split), close);
        EXPECT_NEAR(often.hands, all.sum([](const auto& end) { return end.hands; }), close);
        EXPECT_NEAR(often.wagered, all.sum([](const auto& end) { return end.wagered; }), close);
        EXPECT_NEAR(often.doubled, all.marked(RoundEnd::doubled), distance_with_splits);
        EXPECT_NEAR(often.bust, all.marked(RoundEnd::busted), distance_with_splits);
    }
}

TEST(MainWager, HasExactlyTheOutcomesOfEveryOrderWhereNothingIsSplit) {
    for (auto [name, terms] : terms_of_every_kind()) {
        SCOPED_TRACE(name);
        terms.hands_max = 1;
        const CardsLeft left = shoe_of(terms, {2, 0, 0, 0, 1, 1, 3, 2, 0, 4});
        const MainWager<double> wager(terms, left);
        const RoundEnds all = EveryOrder(wager, left).whole_round();
        const Outcomes outcomes = outcomes_of(wager);
        const Frequencies& often = outcomes.frequencies;
        EXPECT_NEAR(outcomes.expectation, all.mean(), close);
        EXPECT_LT(distance(outcomes, all.nets()), close);
        EXPECT_NEAR(often.hands, 1, close);
        EXPECT_NEAR(often.wagered, all.sum([](const auto& end) { return end.wagered; }), close);
        EXPECT_NEAR(often.doubled, all.marked(RoundEnd::doubled), close);
        EXPECT_NEAR(often.bust, all.marked(RoundEnd::busted), close);
    }
}

TEST(MainWager, PaysHandsOfManyCardsAsEveryOrderSays) {
    for (const Terms& terms : {pontoon_terms(), plus_terms()}) {
        const CardsLeft left = shoe_of(terms, {3, 2, 2, 0, 0, 0, 0, 0, 0, 9});
        const MainWager<double> wager(terms, left);
        (void)expect_worth_what_every_order_says(wager, left);
    }
}

TEST(Split, IsWorthWhatHandsDealtOneAfterTheOtherBring) {
    const Counts shoe{2, 2, 0, 0, 0, 3, 0, 5, 0, 6};
    for (const auto takes :
         {rules::Takes::everything, rules::Takes::busted_plus_one, rules::Takes::original_only}) {
        for (const auto at_21 : {rules::Over21::loses, rules::Over21::stands_off}) {
            Terms terms = plain_terms();
            terms.takes_after_double = terms.takes_after_split = takes;
            terms.over_21 = at_21;
            for (const int most : {2, 3, 4}) {
                terms.hands_max = most;
                const CardsLeft left = shoe_of(terms, shoe);
                const MainWager<double> wager(terms, left);
                for (const std::size_t first : {ace, std::size_t{5}, eight, ten}) {
                    EveryOrder orders(wager, left);
                    const double once = orders.split(eight, first, false).mean();
                    const double again = most > 2 ? orders.split(eight, first, true).mean() : once;
                    EXPECT_NEAR(wager.split(eight).against(first), std::max(once, again), close)
                        << most << " hands against " << first;
                }
            }
        }
    }
}

}  // namespace
}  // namespace croupier::exact
