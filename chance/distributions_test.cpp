#include "chance/distributions.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <numeric>

#include <gtest/gtest.h>

namespace croupier::chance {
namespace {

using Order = std::vector<std::size_t>;

TEST(Tails, OfTheNormalDistributionAreTheTablesOnes) {
    EXPECT_DOUBLE_EQ(normal_two_sided(0), 1);
    EXPECT_NEAR(normal_two_sided(1.959963984540054), 0.05, 1e-12);
    EXPECT_NEAR(normal_two_sided(-3), 0.0026997960632602, 1e-15);
    EXPECT_NEAR(normal_two_sided(6) / 1.9731752900754e-9, 1, 1e-10);
}

TEST(Tails, OfChiSquareAreTheTablesOnes) {
    EXPECT_NEAR(chi_square_above(3.841458820694124, 1), 0.05, 1e-12);
    EXPECT_NEAR(chi_square_above(18.307038053275146, 10), 0.05, 1e-12);
    EXPECT_NEAR(chi_square_above(149.449, 100) / 1.000046221773e-3, 1, 1e-10);
    EXPECT_NEAR(chi_square_below(60, 100) / 5.188914625480e-4, 1, 1e-10);
    EXPECT_NEAR(chi_square_above(3100, 2600) / 3.026460472865e-11, 1, 1e-9);
    // The table of 416 cards by 416 places has about as many degrees of freedom.
    EXPECT_NEAR(chi_square_above(172224, 172224) / 0.4995468343310, 1, 1e-7);
    EXPECT_NEAR(chi_square_above(175000, 172224) / 1.263623772676e-6, 1, 1e-7);
    EXPECT_NEAR(chi_square_below(169000, 172224) / 1.630455678457e-8, 1, 1e-7);
}

// With 2 and 4 degrees of freedom the tail is a short formula.
TEST(Tails, OfChiSquareFollowTheFormulasForFewDegrees) {
    for (const double x : {0.001, 0.5, 1.0, 3.0, 10.0, 60.0}) {
        const double two = std::exp(-x / 2);
        EXPECT_NEAR(chi_square_above(x, 2) / two, 1, 1e-12) << x;
        EXPECT_NEAR(chi_square_above(x, 4) / (two * (1 + x / 2)), 1, 1e-12) << x;
        EXPECT_NEAR(chi_square_below(x, 4) + chi_square_above(x, 4), 1, 1e-14) << x;
    }
}

TEST(Tails, BothCountAgainstAChiSquare) {
    EXPECT_NEAR(chi_square_two_sided(149.449, 100), 2 * 1.000046221773e-3, 1e-12);
    EXPECT_NEAR(chi_square_two_sided(60, 100), 2 * 5.188914625480e-4, 1e-12);
    EXPECT_EQ(chi_square_two_sided(0, 100), 0);
}

// What `count` gives over all 5040 orders of seven cards.
Distribution over_all_orders(const std::function<std::size_t(const Order&)>& count) {
    Order order(7);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Distribution shares(8);
    do {
        shares[count(order)] += 1.0 / 5040;
    } while (std::next_permutation(order.begin(), order.end()));
    return shares;
}

void expect_same(const Distribution& formula, const Distribution& counted) {
    for (std::size_t k = 0; k < counted.size(); ++k) {
        EXPECT_NEAR(k < formula.size() ? formula[k] : 0, counted[k], 1e-12) << k;
    }
}

TEST(Orders, HaveTheAscendingRunsOfTheFormula) {
    expect_same(ascending_runs(7), over_all_orders([](const Order& order) {
                    std::size_t runs = 1;
                    for (std::size_t i = 1; i < order.size(); ++i)
                        runs += order[i] < order[i - 1] ? 1 : 0;
                    return runs;
                }));
}

TEST(Orders, HaveTheLongestRunOfTheFormula) {
    expect_same(longest_ascending_run(7), over_all_orders([](const Order& order) {
                    std::size_t longest = 1;
                    std::size_t run = 1;
                    for (std::size_t i = 1; i < order.size(); ++i) {
                        run = order[i] < order[i - 1] ? 1 : run + 1;
                        longest = std::max(longest, run);
                    }
                    return longest;
                }));
}

TEST(Orders, HaveTheFixedPointsOfTheFormula) {
    expect_same(fixed_points(7), over_all_orders([](const Order& order) {
                    std::size_t fixed = 0;
                    for (std::size_t i = 0; i < order.size(); ++i) fixed += order[i] == i ? 1 : 0;
                    return fixed;
                }));
}

TEST(Orders, HaveTheCyclesOfTheFormula) {
    expect_same(cycles(7), over_all_orders([](const Order& order) {
                    std::size_t count = 0;
                    for (std::size_t start = 0; start < order.size(); ++start) {
                        // Each cycle is counted at its lowest card.
                        std::size_t i = order[start];
                        while (i > start) i = order[i];
                        count += i == start ? 1 : 0;
                    }
                    return count;
                }));
}

TEST(Orders, HaveTheDistancesOfTheFormula) {
    expect_same(distance(7), over_all_orders([](const Order& order) {
                    const auto first = std::find(order.begin(), order.end(), 2U) - order.begin();
                    const auto second = std::find(order.begin(), order.end(), 5U) - order.begin();
                    return static_cast<std::size_t>(std::abs(first - second));
                }));
}

// Cards 0 to 2 are red, the other four black.
TEST(Orders, HaveTheColourRunsOfTheFormula) {
    expect_same(colour_runs(3, 4), over_all_orders([](const Order& order) {
                    std::size_t runs = 1;
                    for (std::size_t i = 1; i < order.size(); ++i) {
                        runs += (order[i] < 3) != (order[i - 1] < 3) ? 1 : 0;
                    }
                    return runs;
                }));
}

TEST(Orders, KeepAsManyNeighboursAsTheFormula) {
    const Moments counted = moments(over_all_orders([](const Order& order) {
        std::size_t kept = 0;
        for (std::size_t i = 1; i < order.size(); ++i) {
            kept += order[i] == order[i - 1] + 1 || order[i] + 1 == order[i - 1] ? 1 : 0;
        }
        return kept;
    }));
    EXPECT_NEAR(neighbours_kept(7).mean, counted.mean, 1e-12);
    EXPECT_NEAR(neighbours_kept(7).variance, counted.variance, 1e-12);
}

// The largest pack: the known means and variances, and shares that make up a whole.
TEST(Orders, Of416CardsHaveTheKnownMoments) {
    double harmonic = 0;
    double squares = 0;
    for (int k = 1; k <= 416; ++k) {
        harmonic += 1.0 / k;
        squares += 1.0 / k / k;
    }
    EXPECT_NEAR(moments(ascending_runs(416)).mean, 417 / 2.0, 1e-9);
    EXPECT_NEAR(moments(ascending_runs(416)).variance, 417 / 12.0, 1e-8);
    EXPECT_NEAR(moments(fixed_points(416)).mean, 1, 1e-12);
    EXPECT_NEAR(moments(fixed_points(416)).variance, 1, 1e-12);
    EXPECT_NEAR(moments(fixed_points(416)).fourth, 4, 1e-12);
    EXPECT_NEAR(moments(cycles(416)).mean, harmonic, 1e-11);
    EXPECT_NEAR(moments(cycles(416)).variance, harmonic - squares, 1e-10);
    EXPECT_NEAR(moments(distance(416)).mean, 417 / 3.0, 1e-9);
    EXPECT_NEAR(moments(colour_runs(208, 208)).mean, 209, 1e-8);
    EXPECT_NEAR(moments(colour_runs(208, 208)).variance, 208.0 * 207 / 415, 1e-7);
    for (const Distribution& all :
         {ascending_runs(416), longest_ascending_run(416), fixed_points(416), cycles(416),
          distance(416), colour_runs(208, 208)}) {
        EXPECT_NEAR(std::accumulate(all.begin(), all.end(), 0.0), 1, 1e-10);
    }
}

}  // namespace
}  // namespace croupier::chance
