// A practice session without a terminal, as a page would hold it.
#include "practice/watch.hpp"

#include <array>

#include <gtest/gtest.h>

#include "practice/practice_testing.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::practice {
namespace {

// With somebody who watches.
struct Table : TestTable {
    Table(std::string_view game, int seed, Watch::Plan plan)
        : TestTable(rulebooks::all(), game, seed) {
        watch.emplace(floor, notes, std::move(plan));
    }
    Table(std::string_view game, int seed, int rounds)
        : Table(game, seed, Watch::Plan{.rounds = rounds}) {}

    std::optional<Watch> watch{};
};

constexpr std::array<std::string_view, 3> games = {"vic-2003/blackjack", "nz/blackjack",
                                                   "act-2018/blackjack"};

TEST(Watch, WhatNobodyCallsIsToldOnce) {
    for (const auto game : games) {
        Table table(game, 7, 12);
        while (!table.watch->is_over()) table.watch->go_on();
        const Score& score = table.watch->score();
        EXPECT_EQ(table.watch->stuck(), "");
        EXPECT_EQ(table.notes.last_round, 12) << game;
        EXPECT_EQ(score.rounds(), 12) << game;
        EXPECT_GT(score.total().made, 0) << game;
        EXPECT_EQ(static_cast<int>(table.notes.revealed.size()), score.total().made) << game;
        EXPECT_EQ(score.total().noticed, 0) << game;
        EXPECT_FALSE(score.to_read().empty()) << game;
    }
}

// Calls out whenever the session waits, so that every mistake is caught by whoever is blind to it.
TEST(Watch, ACallFindsTheMistakeAndOnlyThat) {
    for (const auto game : games) {
        Table table(game, 11, 12);
        Watch& watch = *table.watch;
        const Kind& guess = *watch.kinds().front();
        int alarms = 0;
        watch.go_on();
        while (!watch.is_over()) {
            const auto called = watch.call(guess);
            if (called == Watch::Called::without_reason) {
                ++alarms;
                watch.go_on();
                continue;
            }
            EXPECT_EQ(called == Watch::Called::rightly,
                      watch.mistake().entry.code == guess.entry.code ||
                          rules::names(watch.mistake().akin, guess.entry.code));
            const auto judgement = watch.judge(std::nullopt);
            EXPECT_EQ(judgement.is, Judgement::Is::wrong);
            watch.put_right();
        }
        EXPECT_EQ(watch.score().false_alarms(), alarms) << game;
        EXPECT_GT(watch.score().total().noticed, 0) << game;
        EXPECT_EQ(watch.score().total().put_right, 0) << game;
    }
}

TEST(Watch, TheRecordPlaysAgain) {
    for (const auto game : games) {
        Table table(game, 3, 6);
        while (!table.watch->is_over()) table.watch->go_on();
        table.expect_record_plays_again();
    }
}

TEST(Watch, OnlyTheChosenMistakesAreMade) {
    for (const auto game : games) {
        Table all(game, 5, 1);
        Watch::Plan plan{.rounds = 20, .every = 1};
        for (const Kind* kind : all.watch->kinds()) {
            if (kind->entry.code == "misplaced") plan.kinds.push_back(kind);
        }
        ASSERT_EQ(plan.kinds.size(), 1U) << game;
        Table table(game, 5, plan);
        while (!table.watch->is_over()) table.watch->go_on();
        const Score& score = table.watch->score();
        ASSERT_EQ(score.lines().size(), 1U) << game;
        EXPECT_EQ(score.lines()[0].kind->entry.code, "misplaced");
        EXPECT_GT(score.total().made, 5) << game;
        EXPECT_EQ(table.watch->kinds().size(), all.watch->kinds().size())
            << "whoever watches is not told what to look for";
    }
}

TEST(Watch, HowOftenSomethingGoesWrongCanBeChosen) {
    const auto made = [](std::optional<int> every) {
        Table table("nz/blackjack", 9, Watch::Plan{.rounds = 60, .every = every});
        while (!table.watch->is_over()) table.watch->go_on();
        return table.watch->score().total().made;
    };
    const int always = made(1);
    const int seldom = made(10);
    EXPECT_GT(always, 40);
    EXPECT_LT(seldom, 15);
    EXPECT_GT(seldom, 0);
    EXPECT_LT(made(std::nullopt), always);
}

}  // namespace
}  // namespace croupier::practice
