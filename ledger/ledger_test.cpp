#include "ledger/ledger.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace croupier::ledger {
namespace {

// A house, a cage and one player who has bought chips for 100.
struct LedgerTest : testing::Test {
    Ledger ledger;
    Account cage = ledger.open();
    Account house = ledger.open();
    Account alice = ledger.open();

    LedgerTest() { ledger.post_outside_rounds({cage, alice, Money{10'000}}); }
};

TEST_F(LedgerTest, OpensAccountsWithNothingInThem) {
    const Account bob = ledger.open();
    EXPECT_EQ(ledger.balance(bob), nothing);
    EXPECT_EQ(ledger.accounts(), 4U);
    EXPECT_FALSE(bob == alice);
}

TEST_F(LedgerTest, MovesAnAmountFromOneAccountToTheOther) {
    ledger.post({alice, house, Money{2500}});
    EXPECT_EQ(ledger.balance(alice), Money{7500});
    EXPECT_EQ(ledger.balance(house), Money{2500});
    EXPECT_EQ(ledger.balance(cage), Money{-10'000});
    EXPECT_EQ(ledger.sum(), nothing);
}

TEST_F(LedgerTest, APostingToTheSameAccountMovesNothing) {
    ledger.post({alice, alice, Money{2500}});
    EXPECT_EQ(ledger.balance(alice), Money{10'000});
}

TEST_F(LedgerTest, ReversesTheRoundUnderWay) {
    ledger.post({alice, house, Money{2500}});
    ledger.post({house, alice, Money{4000}});
    ledger.reverse_round();
    EXPECT_EQ(ledger.balance(alice), Money{10'000});
    EXPECT_EQ(ledger.balance(house), nothing);
    EXPECT_TRUE(ledger.this_round().empty());
}

TEST_F(LedgerTest, ReversesARoundOnce) {
    ledger.post({alice, house, Money{2500}});
    ledger.reverse_round();
    ledger.reverse_round();
    EXPECT_EQ(ledger.balance(alice), Money{10'000});
}

TEST_F(LedgerTest, TakesUpTheRoundBeforeAgain) {
    ledger.post({alice, house, Money{700}});
    ledger.begin_round();
    ledger.post({alice, house, Money{2500}});
    const Ledger then = ledger;
    ledger.begin_round();
    ledger.post({alice, house, Money{1000}});
    ledger.resume_round_before(then.this_round());
    EXPECT_EQ(ledger, then);
    ledger.reverse_after(0);
    EXPECT_EQ(ledger.balance(alice), Money{9300});
    ledger.reverse_finished(0);
    EXPECT_EQ(ledger.balance(alice), Money{10'000});
}

TEST_F(LedgerTest, ReversesTheRoundBeforeAndLeavesThisOne) {
    ledger.post({alice, house, Money{2500}});
    ledger.begin_round();
    ledger.post({alice, house, Money{1000}});
    ledger.reverse_finished(0);
    EXPECT_EQ(ledger.balance(alice), Money{9000});
    EXPECT_EQ(ledger.balance(house), Money{1000});
    ledger.reverse_round();
    EXPECT_EQ(ledger.balance(alice), Money{10'000});
}

TEST_F(LedgerTest, ReversesThisRoundAndLeavesTheOneBefore) {
    ledger.post({alice, house, Money{2500}});
    ledger.begin_round();
    ledger.post({alice, house, Money{1000}});
    ledger.reverse_round();
    EXPECT_EQ(ledger.balance(alice), Money{7500});
    ledger.reverse_finished(0);
    EXPECT_EQ(ledger.balance(alice), Money{10'000});
}

TEST_F(LedgerTest, ReversesAnEarlierRoundOnceAndLeavesThoseAfterIt) {
    for (const int cents : {2500, 1000, 400, 100}) {
        ledger.post({alice, house, Money{cents}});
        ledger.begin_round();
    }
    for (int again = 0; again < 2; ++again) {
        ledger.reverse_finished(1);
        EXPECT_EQ(ledger.balance(alice), Money{10'000 - 3000});
    }
    ledger.reverse_finished(3);
    EXPECT_EQ(ledger.balance(alice), Money{10'000 - 2900});
    EXPECT_EQ(ledger.balance(house), Money{2900});
}

TEST_F(LedgerTest, ACopyReversesForItselfAlone) {
    ledger.post({alice, house, Money{2500}});
    ledger.begin_round();
    Ledger copy = ledger;
    EXPECT_TRUE(copy == ledger);
    copy.reverse_finished(0);
    EXPECT_FALSE(copy == ledger);
    EXPECT_EQ(copy.balance(alice), Money{10'000});
    EXPECT_EQ(ledger.balance(alice), Money{7500});
    ledger.reverse_finished(0);
    EXPECT_TRUE(copy == ledger);
}

TEST_F(LedgerTest, KeepsAsManyRoundsAsItPromisesAndNoMoreThanTwice) {
    for (std::uint32_t round = 0; round < 5 * Ledger::rounds_kept; ++round) {
        ledger.post({alice, house, Money{1}});
        ledger.begin_round();
        EXPECT_EQ(ledger.round(), round + 1);
        EXPECT_LE(ledger.oldest_kept() + Ledger::rounds_kept, std::max(round + 1, 256U));
        EXPECT_LT(round - ledger.oldest_kept(), 2 * Ledger::rounds_kept);
    }
    const Money held = ledger.balance(alice);
    for (std::uint32_t round = ledger.oldest_kept(); round < ledger.round(); ++round) {
        ledger.reverse_finished(round);
    }
    const auto kept = static_cast<std::int64_t>(ledger.round() - ledger.oldest_kept());
    EXPECT_EQ(ledger.balance(alice), held + Money{kept});
}

TEST_F(LedgerTest, AReversalLeavesWhatWasBoughtOutsideTheRound) {
    ledger.post({alice, house, Money{2500}});
    ledger.post_outside_rounds({cage, alice, Money{5000}});
    ledger.reverse_round();
    EXPECT_EQ(ledger.balance(alice), Money{15'000});
    EXPECT_EQ(ledger.balance(cage), Money{-15'000});
}

RC_GTEST_PROP(Ledger, BalancesAfterEveryPostingAndReversal, ()) {
    Ledger ledger;
    for (int i = 0; i < 4; ++i) ledger.open();
    const int steps = *rc::gen::inRange(0, 60);
    for (int step = 0; step < steps; ++step) {
        const Posting posting{{*rc::gen::inRange(0U, 4U)},
                              {*rc::gen::inRange(0U, 4U)},
                              Money{*rc::gen::inRange<std::int64_t>(0, amount_max.cents)}};
        switch (*rc::gen::inRange(0, 6)) {
            case 0: ledger.begin_round(); break;
            case 1: ledger.reverse_round(); break;
            case 2:
                if (ledger.round() > 0) {
                    ledger.reverse_finished(*rc::gen::inRange(0U, ledger.round()));
                }
                break;
            case 3: ledger.post_outside_rounds(posting); break;
            default: ledger.post(posting); break;
        }
        RC_ASSERT(ledger.sum() == nothing);
    }
}

RC_GTEST_PROP(Ledger, IsAfterAReversalAsItWasWhenTheRoundBegan, ()) {
    Ledger ledger;
    for (int i = 0; i < 4; ++i) ledger.open();
    const auto play = [&] {
        const int postings = *rc::gen::inRange(0, 20);
        for (int i = 0; i < postings; ++i) {
            ledger.post({{*rc::gen::inRange(0U, 4U)},
                         {*rc::gen::inRange(0U, 4U)},
                         Money{*rc::gen::inRange<std::int64_t>(0, 100'000)}});
        }
    };
    play();
    ledger.begin_round();
    const Ledger before = ledger;
    play();
    ledger.reverse_round();
    RC_ASSERT(ledger == before);
}

}  // namespace
}  // namespace croupier::ledger
