#include "sim/run.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "sim/checkpoint.hpp"
#include "sim/play_testing.hpp"
#include "sim/sessions.hpp"

namespace croupier::sim {
namespace {

// Three units, the last one short; small enough for a test.
const Plan plan{.seed = 11, .rounds = 2 * rounds_per_unit + 1000};

TEST(UnitSet, AddsTakesAwayAndDivides) {
    UnitSet set(0, 4);
    set.add({6, 10});
    EXPECT_EQ(set.size(), 8U);
    EXPECT_EQ(set.at(4), 6U);
    EXPECT_TRUE(set.overlaps({9, 12}));
    EXPECT_FALSE(set.overlaps({4, 6}));
    EXPECT_EQ(set.without({2, 8}).ranges(), (std::vector<UnitSet::Range>{{0, 2}, {8, 10}}));
    UnitSet together;
    for (std::uint64_t which = 1; which <= 3; ++which) {
        const UnitSet part = set.part(which, 3);
        EXPECT_FALSE(together.overlaps(part));
        together.add(part);
    }
    EXPECT_EQ(together, set);
    set.add({4, 6});
    EXPECT_EQ(set, UnitSet(0, 10));
    EXPECT_EQ(UnitSet(0, 1).part(2, 3).size(), 0U);
}

TEST(Run, ComesToTheSameWithOneThreadOrTwoAndInParts) {
    const Model model = plain_model(1, 120);
    const Done whole = run(model, plan, plan.units(), {.threads = 1});
    EXPECT_EQ(whole.totals.rounds, plan.rounds);
    EXPECT_EQ(whole.units, UnitSet(0, 3));
    const Done threads = run(model, plan, plan.units(), {.threads = 2});
    EXPECT_EQ(threads.totals, whole.totals);
    Checkpoint parts{{.boxes = 1}, run(model, plan, plan.units().part(2, 2), {})};
    const Checkpoint first{{.boxes = 1}, run(model, plan, plan.units().part(1, 2), {})};
    EXPECT_EQ(merge(parts, first), "");
    EXPECT_EQ(parts.done.totals, whole.totals);
    EXPECT_EQ(merge(parts, first), "both hold some of the same units");
    EXPECT_EQ(merge(parts, {{.boxes = 2}, {}}), "they are parts of different runs");
}

TEST(Run, StopsBetweenUnits) {
    const Model model = plain_model(1, 120);
    const std::atomic<bool> stop{true};
    EXPECT_EQ(run(model, plan, plan.units(), {.stop = &stop}).totals.rounds, 0U);
}

TEST(Checkpoint, IsReadAsItWasWritten) {
    constexpr std::uint64_t unit = rounds_per_unit;
    Checkpoint one;
    one.name = {"nz/blackjack", "optimal", 8, 2, 104, 2, {"any-pair:1"}, {1}, 7, 6 * unit + 5, 99};
    one.done.units = UnitSet(0, 1);
    one.done.units.add({3, 7});
    one.done.totals.rounds = 4 * unit + 5;
    one.done.totals.table = {{-4, 4 * unit}, {3, 5}};
    one.done.totals.boxes = {{{-2, 4 * unit + 5}}, {{-2, 2 * unit}, {5, 2 * unit + 5}}};
    one.done.totals.together = {{-6, 4 * unit}, {30, 5}};
    one.done.totals.wagers = {{{-1, 9}, {12, 1}}};
    one.done.totals.wagers_by_round = {{{-30, 4}, {17, 1}}};
    one.done.totals.frequencies = {1, 2, 3, 4, 5, 6};
    const std::string text = to_text(one);
    const ReadCheckpoint read = read_checkpoint(text);
    EXPECT_EQ(read.fault, "");
    EXPECT_EQ(read.checkpoint.name, one.name);
    EXPECT_EQ(read.checkpoint.done.units, one.done.units);
    EXPECT_EQ(read.checkpoint.done.totals, one.done.totals);
    // However it is cut short, that is noticed.
    for (std::size_t length = 0; length + 1 < text.size(); ++length) {
        EXPECT_NE(read_checkpoint(std::string_view(text).substr(0, length)).fault, "") << length;
    }
    // And so is a round too many, wherever it is.
    one.done.totals.boxes[1][5] += 1;
    EXPECT_NE(read_checkpoint(to_text(one)).fault, "");
    one.done.totals.boxes[1][5] -= 1;
    one.done.totals.together[30] += 1;
    EXPECT_NE(read_checkpoint(to_text(one)).fault, "");
    one.done.totals.together[30] -= 1;
    EXPECT_EQ(read_checkpoint(to_text(one)).fault, "");
    one.done.units.add({2, 3});
    EXPECT_NE(read_checkpoint(to_text(one)).fault, "");
}

TEST(Estimate, CountsWholeRoundsForTheError) {
    Totals totals;
    totals.rounds = 100;
    totals.boxes = {{{-2, 50}, {2, 50}}, {{-2, 50}, {2, 50}}};
    totals.table = {{-4, 50}, {4, 50}};
    const Estimate box = estimate_of_box(totals, 2);
    EXPECT_DOUBLE_EQ(box.mean, 0);
    EXPECT_DOUBLE_EQ(box.standard_deviation, 1);
    // Both boxes always do the same: 200 of them say no more than 100.
    EXPECT_DOUBLE_EQ(box.standard_error, 0.1);
}

TEST(Sessions, AreThoseOfAFairCoin) {
    const Histogram coin = {{-2, 1}, {2, 1}};
    const Sessions all = sessions(coin, 2, 4, 2);
    ASSERT_EQ(all.points.size(), 5U);
    EXPECT_EQ(all.points.back().net.front(), -4);
    EXPECT_EQ(all.points.back().net[3], 0);
    EXPECT_DOUBLE_EQ(all.ahead, 5.0 / 16);
    // Two units are gone after two losses, or after four rounds with three: 4 + 2 of 16.
    EXPECT_DOUBLE_EQ(all.ruin, 6.0 / 16);
}

// The same coin, in parts of a cent.
TEST(Sessions, DoNotDependOnTheParts) {
    const Sessions all = sessions({{-500, 1}, {500, 1}}, 500, 4, 2);
    EXPECT_EQ(all.points.back().net.front(), -4);
    EXPECT_DOUBLE_EQ(all.ahead, 5.0 / 16);
    EXPECT_DOUBLE_EQ(all.ruin, 6.0 / 16);
}

// A rare prize of thousands with an even game: the mean is kept whatever the steps are.
TEST(Sessions, KeepTheirMeanWithRarePrizes) {
    const Histogram prizes = {{-7, 5000}, {3, 4999}, {20'003, 1}};
    const Estimate one = estimate(prizes, 7);
    const Sessions all = sessions(prizes, 7, 400, 1000);
    // Without the prize most sessions lose a little; one in 25 has it.
    const double without = 400 * (-7.0 * 5000 + 3.0 * 4999) / 7 / 9999;
    EXPECT_NEAR(all.points.back().net[3], without, 0.02 * one.standard_deviation * 20);
    EXPECT_NEAR(all.ahead, 1 - std::pow(0.9999, 400), 0.001);
}

}  // namespace
}  // namespace croupier::sim
