#include "tournament/prizes.hpp"

#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "rulebooks/registry.hpp"
#include "tournament/parse.hpp"

namespace croupier::tournament {
namespace {

Conditions conditions(const std::string& text) {
    Header header = read_header(std::get<File>(parse(text)), rulebooks::all());
    EXPECT_FALSE(header.fault);
    return std::move(header.conditions);
}

std::vector<std::int64_t> cents(const std::vector<Money>& prizes) {
    std::vector<std::int64_t> out;
    out.reserve(prizes.size());
    for (const Money prize : prizes) out.push_back(prize.cents);
    return out;
}

using Cents = std::vector<std::int64_t>;

TEST(Prizes, PayThePoolWithTheLeftOverCentsFromFirstPlaceDown) {
    const auto c = conditions("rules act-2018/blackjack\ncondition prizes 50% 33.33% 16.67%\n");
    EXPECT_EQ(cents(prizes_of(c, {10'000})), (Cents{5'000, 3'333, 1'667}));
    EXPECT_EQ(cents(prizes_of(c, {10'001})), (Cents{5'001, 3'333, 1'667}));
    EXPECT_EQ(cents(prizes_of(c, {10'005})), (Cents{5'003, 3'335, 1'667}));
    EXPECT_EQ(cents(prizes_of(c, {0})), (Cents{0, 0, 0}));
}

TEST(Prizes, OfStatedAmountsAreMadeUpOrGrowWhereFeesAreThePool) {
    const auto c = conditions(
        "rules act-2005/blackjack\ncondition fee 55\ncondition commission 5\n"
        "condition prizes 200 100\n");
    EXPECT_EQ(pool_of(c, 5), Money{30'000}) << "250 of fees, 50 of the operator";
    EXPECT_EQ(pool_of(c, 6), Money{30'000});
    EXPECT_EQ(pool_of(c, 9), Money{45'000});
    EXPECT_EQ(cents(prizes_of(c, pool_of(c, 5))), (Cents{20'000, 10'000}));
    EXPECT_EQ(cents(prizes_of(c, pool_of(c, 9))), (Cents{30'000, 15'000}));
}

TEST(Prizes, OfStatedAmountsAreThePoolInVictoria) {
    const auto c =
        conditions("rules vic-2003/blackjack\ncondition fee 55\ncondition prizes 200 100\n");
    EXPECT_EQ(pool_of(c, 2), Money{30'000});
    EXPECT_EQ(pool_of(c, 49), Money{30'000});
}

TEST(Prizes, ThatNobodyCanTakeAreDividedAmongThePlaced) {
    EXPECT_EQ(cents(taken_by({{500}, {300}, {200}}, 3)), (Cents{500, 300, 200}));
    EXPECT_EQ(cents(taken_by({{500}, {300}, {201}}, 2)), (Cents{601, 400}));
    EXPECT_EQ(cents(taken_by({{500}, {300}, {200}}, 1)), (Cents{1'000}));
}

TEST(Prizes, OfTheMagnificentSevensTournamentAreThoseOfTheBook) {
    const auto c = conditions(
        "rules vic-2003/blackjack\nwith magnificent-sevens\n"
        "condition format magnificent-sevens\n");
    EXPECT_EQ(pool_of(c, 49), Money{37'000'000});
    EXPECT_EQ(pool_of(c, 196), Money{148'000'000});
    EXPECT_EQ(
        cents(prizes_of(c, pool_of(c, 98))),
        (Cents{50'000'000, 10'000'000, 5'000'000, 3'000'000, 2'000'000, 2'000'000, 2'000'000}));
}

RC_GTEST_PROP(Prizes, AreThePoolToTheCentAndNeverGrowDownTheTable, ()) {
    const auto pool = *rc::gen::inRange<std::int64_t>(0, 1'000'000'000'000);
    auto parts = *rc::gen::nonEmpty(
        rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange<std::int64_t>(1, 10'000)));
    std::sort(parts.rbegin(), parts.rend());
    const auto prizes = cents(in_proportion({pool}, parts));
    RC_ASSERT(std::accumulate(prizes.begin(), prizes.end(), std::int64_t{0}) == pool);
    RC_ASSERT(std::is_sorted(prizes.rbegin(), prizes.rend()));
}

}  // namespace
}  // namespace croupier::tournament
