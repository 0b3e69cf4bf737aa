#include "rules/wagers/wager.hpp"

#include <gtest/gtest.h>

namespace croupier::rules {
namespace {

TEST(ByDecks, HasAColumnForEachNumberFromFourToEight) {
    const ByDecks coloured = pays(15, 14, 13, 12, 11);
    EXPECT_EQ(coloured.with(4), 15);
    EXPECT_EQ(coloured.with(5), 14);
    EXPECT_EQ(coloured.with(6), 13);
    EXPECT_EQ(coloured.with(7), 12);
    EXPECT_EQ(coloured.with(8), 11);
}

TEST(ByDecks, CountsFewerDecksAsFourAndMoreAsEight) {
    const ByDecks coloured = pays(15, 14, 13, 12, 11);
    for (const int decks : {0, 1, 2, 3}) EXPECT_EQ(coloured.with(decks), 15) << decks;
    EXPECT_EQ(coloured.with(9), 11);
}

TEST(ByDecks, PaysTheSameWithAnyNumberWhereOneFigureIsPrinted) {
    for (int decks = 1; decks <= 9; ++decks) EXPECT_EQ(pays(25).with(decks), 25) << decks;
    EXPECT_EQ(pays(25), pays(25, 25, 25, 25, 25));
    EXPECT_NE(pays(25), pays(25, 25, 25, 25, 24));
}

TEST(OptionRules, IsSilentOnWhatItsBookLeavesUnset) {
    const OptionRules wager;
    int slots = 0;
    const auto visit = [&](const SlotName& name, const auto& ruled, Presence presence) {
        EXPECT_FALSE(ruled.because) << name.rule;
        EXPECT_EQ(name.wager, "any-pair");
        EXPECT_EQ(presence, Presence::optional) << name.rule;
        ++slots;
    };
    for_each_common_slot("any-pair", wager, visit);
    EXPECT_GT(slots, 0);
}

TEST(Verdict, IsOpenAndPaidAtOnceUntilACardSaysOtherwise) {
    const Verdict verdict;
    EXPECT_EQ(verdict.is, Verdict::Is::open);
    EXPECT_EQ(verdict.paid, PaidWhen::at_once);
    EXPECT_FALSE(verdict.tournament_entry);
    EXPECT_TRUE(verdict.because.empty());
    EXPECT_TRUE(verdict.shows.empty());
}

}  // namespace
}  // namespace croupier::rules
