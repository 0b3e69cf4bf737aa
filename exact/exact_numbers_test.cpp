// The recursion once more with fractions: what it finds with numbers of the machine is right to all
// the digits that matter.
#include <gtest/gtest.h>

#include "exact/fraction.hpp"
#include "exact/small_shoes.hpp"

namespace croupier::exact {
namespace {

constexpr double close = 1e-12;

constexpr Counts mixed{2, 1, 1, 0, 2, 2, 2, 2, 1, 4};
constexpr Counts few_values{2, 0, 0, 2, 0, 3, 3, 3, 0, 4};  // fewer hands, but more to split

void expect_equal(const Choices<Fraction>& fractions, const Choices<double>& numbers) {
    for (const Act act : {Act::stand, Act::hit, Act::double_down, Act::split, Act::surrender}) {
        ASSERT_EQ(fractions.of(act).has_value(), numbers.of(act).has_value());
        if (!numbers.of(act)) continue;
        EXPECT_NEAR(to_double(*fractions.of(act)), *numbers.of(act), close)
            << "by " << static_cast<int>(act);
    }
    EXPECT_NEAR(to_double(fractions.value), numbers.value, close);
}

void expect_equal(const Terms& terms, const CardsLeft& left) {
    const MainWager<Fraction> fractions(terms, left);
    const MainWager<double> numbers(terms, left);
    EXPECT_NEAR(to_double(fractions.expectation()), numbers.expectation(), close);
    Fraction all;
    for (std::size_t first = 0; first < values; ++first) {
        all += fractions.chance_of(first) * fractions.given(first);
        EXPECT_NEAR(to_double(fractions.given(first)), numbers.given(first), close);
        for (std::size_t a = 0; a < values; ++a) {
            for (std::size_t b = 0; b < values; ++b) {
                SCOPED_TRACE(std::to_string(points(a)) + ' ' + std::to_string(points(b)) +
                             " against " + std::to_string(points(first)));
                expect_equal(fractions.deal(a, b, first), numbers.deal(a, b, first));
            }
        }
    }
    EXPECT_EQ(all, fractions.expectation());
}

TEST(ExactNumbers, AgreeWithThoseOfTheMachineUnderTermsOfEveryKind) {
    for (const auto& [name, terms] : terms_of_every_kind()) {
        SCOPED_TRACE(name);
        expect_equal(terms, shoe_of(terms, few_values));
    }
}

TEST(ExactNumbers, AgreeWithThoseOfTheMachineOverNearlyEveryValue) {
    const Terms pontoon = pontoon_terms();
    expect_equal(pontoon, shoe_of(pontoon, mixed));
}

TEST(ExactNumbers, GiveTheDealerOddsThatSumToOne) {
    for (const auto soft_17 : {rules::Soft17::stand, rules::Soft17::hit}) {
        const DealerHands dealer(soft_17, DealerHands::Of22::are_told_apart);
        const auto fractions = dealer.odds<Fraction>(mixed);
        const auto numbers = dealer.odds<double>(mixed);
        for (std::size_t first = 0; first < values; ++first) {
            Fraction all;
            for (std::size_t final = 0; final < finals; ++final) {
                all += fractions[first][final];
                EXPECT_GE(fractions[first][final], 0);
                EXPECT_NEAR(to_double(fractions[first][final]), numbers[first][final], close);
            }
            EXPECT_EQ(all, mixed[first] > 0 ? 1 : 0);
        }
    }
}

}  // namespace
}  // namespace croupier::exact
