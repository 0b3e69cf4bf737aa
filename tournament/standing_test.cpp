#include "tournament/standing.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace croupier::tournament {
namespace {

using ledger::Money;
using Order = std::vector<std::size_t>;

Score with(std::int64_t chips, std::vector<std::int64_t> parted = {}) {
    return {{chips}, {}, false, std::move(parted), {}};
}
Score out(int after) { return {{0}, after, false, {}, {}}; }
Score last() { return {{900}, {}, true, {}, {}}; }

TEST(Standing, RanksThoseWhoAreInByChipsAndThoseWhoAreOutByWhen) {
    const std::vector<Score> scores = {out(3), with(500), last(), out(7), with(900), with(0)};
    const Ranking ranking = ranked(scores, By::chips);
    EXPECT_EQ(ranking.order, (Order{4, 1, 5, 3, 0, 2}));
    EXPECT_EQ(ranking.rank, (Order{5, 2, 6, 4, 1, 3}));
}

TEST(Standing, LeavesLevelPlacesShared) {
    const std::vector<Score> scores = {with(500), with(900), with(500), with(100)};
    EXPECT_EQ(ranked(scores, By::chips).rank, (Order{2, 1, 2, 4}));
}

TEST(Standing, PartsByExtraRoundsOneAfterTheOtherInTheirOwnTieAlone) {
    std::vector<Score> scores = {with(500, {40, 10}), with(500, {40, 30}), with(500, {50})};
    EXPECT_EQ(ranked(scores, By::chips_and_ties).order, (Order{2, 1, 0}));
    EXPECT_EQ(ranked(scores, By::chips).rank, (Order{1, 1, 1}));
    EXPECT_EQ(ranked(scores, By::chips_and_ties_among_others).rank, (Order{1, 1, 1}));
    scores[0].parted_among_others = {2};
    scores[1].parted_among_others = {1};
    EXPECT_EQ(ranked(scores, By::chips_and_ties_among_others).order, (Order{0, 1, 2}));
}

TEST(Standing, FindsATieThatDecidesWhoGoesOn) {
    const std::vector<Score> scores = {with(500), with(900), with(500), with(500)};
    EXPECT_EQ(level_at_cut(scores, 1, By::chips), (Group{}));
    EXPECT_EQ(level_at_cut(scores, 2, By::chips), (Group{0, 2, 3}));
    EXPECT_EQ(level_at_cut(scores, 3, By::chips), (Group{0, 2, 3}));
    EXPECT_EQ(level_at_cut(scores, 4, By::chips), (Group{}));
    EXPECT_EQ(level_at_cut(scores, 0, By::chips), (Group{}));
    const std::vector<Score> gone = {with(900), out(4), out(4)};
    EXPECT_EQ(level_at_cut(gone, 2, By::chips), (Group{})) << "who is out goes on no more";
}

TEST(Standing, FindsATieForDifferentPrizes) {
    const std::vector<Score> scores = {with(500), with(500), with(200), with(200), with(200)};
    const std::vector<Money> two = {{70}, {30}};
    EXPECT_EQ(level_in_worth<Money>(scores, two, By::chips), (Group{0, 1}));
    const std::vector<Money> equal = {{50}, {50}, {20}};
    EXPECT_EQ(level_in_worth<Money>(scores, equal, By::chips), (Group{2, 3, 4}));
    const std::vector<Money> nothing_apart = {{50}, {50}};
    EXPECT_EQ(level_in_worth<Money>(scores, nothing_apart, By::chips), (Group{}));
    const std::vector<Score> gone = {out(4), out(4)};
    EXPECT_EQ(level_in_worth<Money>(gone, two, By::chips), (Group{})) << "they divide";
}

TEST(Standing, SendsOnTheBestWhoAreIn) {
    const std::vector<Score> scores = {with(500), out(9), with(900), last()};
    EXPECT_EQ(best(scores, 1, By::chips), (Order{2}));
    EXPECT_EQ(best(scores, 3, By::chips), (Order{2, 0})) << "fewer may";
}

Score any_score() {
    switch (*rc::gen::inRange(0, 4)) {
        case 0: return out(*rc::gen::inRange(0, 4));
        case 1: return last();
        default: return with(*rc::gen::inRange(0, 4));
    }
}

RC_GTEST_PROP(Standing, HasThePlacesOneToNAndLeavesOutAsManyAsShareOne, ()) {
    std::vector<Score> scores;
    const int players = *rc::gen::inRange(0, 12);
    scores.reserve(static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i) scores.push_back(any_score());
    const Ranking ranking = ranked(scores, By::chips);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        std::size_t ahead = 0;
        for (const Score& other : scores) ahead += before(other, scores[i], By::chips) ? 1U : 0U;
        RC_ASSERT(ranking.rank[i] == ahead + 1);
    }
}

}  // namespace
}  // namespace croupier::tournament
