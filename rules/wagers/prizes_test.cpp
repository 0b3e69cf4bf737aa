#include "rules/wagers/prizes.hpp"

#include <array>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "rules/wagers/madness_21.hpp"
#include "rules/wagers/pontoon_pandemonium.hpp"
#include "rules/wagers/wager_testing.hpp"

namespace croupier::rules {
namespace {

std::vector<Ruled<Prize>> table_of(std::initializer_list<Prize> prizes) {
    std::vector<Ruled<Prize>> lines;
    for (const Prize& prize : prizes) lines.push_back({prize, {}});
    return lines;
}

// Pay table 1 of Pontoon Pandemonium.
const std::vector<Ruled<Prize>>& long_table() {
    static const auto table = table_of({{250'000, 1},
                                        {7500, 30},
                                        {750, 300},
                                        {250, 750},
                                        {50, 1500},
                                        {25, 7050},
                                        {20, 17'370},
                                        {15, 23'250},
                                        {10, 29'250},
                                        {5, 33'000}});
    return table;
}

TEST(PrizeTable, HasAsManySlotsAsItsLinesTogether) {
    EXPECT_EQ(slots_of({}), 0);
    EXPECT_EQ(slots_of(table_of({{10, 1}})), 1);
    EXPECT_EQ(slots_of(table_of({{10, 1}, {5, 4}})), 5);
    EXPECT_EQ(slots_of(long_table()), 112'501);
}

TEST(PrizeTable, CountsItsSlotsFromOneLineByLine) {
    const auto table = table_of({{1000, 1}, {100, 10}, {5, 3}});
    EXPECT_EQ(&prize_at(table, 1), &table[0]);
    EXPECT_EQ(&prize_at(table, 2), &table[1]);
    EXPECT_EQ(&prize_at(table, 11), &table[1]);
    EXPECT_EQ(&prize_at(table, 12), &table[2]);
    EXPECT_EQ(&prize_at(table, 14), &table[2]);
}

TEST(PrizeTable, SkipsALineWithoutSlots) {
    const auto table = table_of({{1000, 2}, {100, 0}, {5, 1}, {1, 0}});
    EXPECT_EQ(&prize_at(table, 2), &table[0]);
    EXPECT_EQ(&prize_at(table, 3), &table[2]);
}

TEST(PrizeTable, GivesEachLineFromItsFirstSlotToItsLast) {
    int before = 0;
    for (const auto& line : long_table()) {
        EXPECT_EQ(&prize_at(long_table(), before + 1), &line) << line.value.dollars;
        EXPECT_EQ(&prize_at(long_table(), before + line.value.slots), &line) << line.value.dollars;
        before += line.value.slots;
    }
    EXPECT_EQ(before, slots_of(long_table()));
}

TEST(PrizeTable, GivesEachPrizeAsOftenAsItHasSlots) {
    std::map<int, int> drawn;
    for (int slot = 1; slot <= slots_of(long_table()); ++slot) {
        ++drawn[prize_at(long_table(), slot).value.dollars];
    }
    EXPECT_EQ(drawn.size(), long_table().size());
    for (const auto& line : long_table()) {
        EXPECT_EQ(drawn[line.value.dollars], line.value.slots) << line.value.dollars;
    }
}

TEST(PrizeTable, HasItsLeastPrizeOnWhicheverLine) {
    EXPECT_EQ(least_prize({}), 0);
    EXPECT_EQ(least_prize(table_of({{25, 1}})), 25);
    EXPECT_EQ(least_prize(table_of({{1000, 1}, {10, 2}, {5, 3}})), 5);
    EXPECT_EQ(least_prize(table_of({{5, 3}, {1000, 1}, {10, 2}})), 5);
    EXPECT_EQ(least_prize(table_of({{1000, 1}, {5, 3}, {10, 2}})), 5);
    EXPECT_EQ(least_prize(long_table()), 5);
}

TEST(PrizeTable, CountsNoLineWithoutSlotsAsItsLeastPrize) {
    EXPECT_EQ(least_prize(table_of({{1000, 1}, {10, 1}, {5, 0}})), 10);
    EXPECT_EQ(least_prize(table_of({{1000, 1}, {10, 1}, {0, 0}})), 10);
}

// The table of clause 15A.6 of New Zealand.
struct OneTable : OwnClauses<Madness21> {
    OneTable() {
        constexpr std::array<Prize, Madness21::lines> prizes = {
            {{1000, 1}, {100, 10}, {50, 25},  {40, 50},  {35, 60},  {30, 70},  {25, 105}, {24, 108},
             {23, 110}, {22, 112}, {21, 115}, {20, 134}, {15, 150}, {14, 175}, {13, 200}, {12, 250},
             {11, 350}, {10, 400}, {9, 225},  {8, 260},  {7, 270},  {6, 280},  {5, 290}}};
        for (std::size_t i = 0; i < prizes.size(); ++i) rules.prizes[i].value = prizes[i];
    }
};

const Madness21& madness() {
    static const OneTable book;
    return book.rules;
}

TEST(Madness21, DrawsFromThreeThousandSevenHundredAndFiftySlots) {
    const PrizeTable table = prizes_of(madness(), 1);
    EXPECT_EQ(table.size(), 23U);
    EXPECT_EQ(slots_of(table), 3750);
    EXPECT_EQ(least_prize(table), 5);
    int together = 0;
    for (int slot = 1; slot <= 3750; ++slot) together += prize_at(table, slot).value.dollars;
    EXPECT_EQ(together, 52'031);
}

TEST(Madness21, CitesTheLineOfEverySlot) {
    const PrizeTable table = prizes_of(madness(), 1);
    EXPECT_EQ(prize_at(table, 1).because.id(), "prize-1");
    EXPECT_EQ(prize_at(table, 2).because.id(), "prize-2");
    EXPECT_EQ(prize_at(table, 11).because.id(), "prize-2");
    EXPECT_EQ(prize_at(table, 12).because.id(), "prize-3");
    EXPECT_EQ(prize_at(table, 3460).because.id(), "prize-22");
    EXPECT_EQ(prize_at(table, 3461).because.id(), "prize-23");
    EXPECT_EQ(prize_at(table, 3750).because.id(), "prize-23");
}

TEST(Madness21, IsOpenUntilTheSecondCard) {
    const auto cards = cards_of("Ah Kd");
    EXPECT_EQ(in_words(judge(madness(), {})), "open");
    EXPECT_EQ(in_words(judge(madness(), {.cards = std::span(cards).first(1)})), "open");
}

TEST(Madness21, WinsAPrizeWithBlackjackAndLosesWithAnythingElse) {
    const auto two = cards_of("Ah Kd");
    const Verdict won = judge(madness(), {.cards = two, .blackjack = true});
    EXPECT_EQ(in_words(won), "Blackjack, a prize");
    EXPECT_EQ(won.shows.first().id(), "blackjack-wins");
    EXPECT_TRUE(cites(won.because, "settled"));
    EXPECT_EQ(won.to_one, 0);
    const auto three = cards_of("Ah 5d 5s");
    for (const std::size_t seen : {2U, 3U}) {
        const Verdict lost = judge(madness(), {.cards = std::span(three).first(seen)});
        EXPECT_EQ(in_words(lost), "no Blackjack, loses") << seen;
        EXPECT_EQ(lost.because.first().id(), "others-lose") << seen;
    }
}

// Tables 1 to 5 of clause 11.6.3 of Victoria; the shorter ones leave lines unset.
struct FiveTables : OwnClauses<PontoonPandemonium> {
    FiveTables() {
        fill(1, long_table());
        fill(2, table_of({{100'000, 1},
                          {1000, 50},
                          {500, 70},
                          {100, 345},
                          {50, 5000},
                          {20, 12'100},
                          {10, 34'000}}));
        fill(3, table_of({{50'000, 1},
                          {1000, 50},
                          {500, 80},
                          {100, 400},
                          {50, 5000},
                          {20, 14'000},
                          {10, 30'000}}));
        fill(4, table_of({{25'000, 1},
                          {1000, 50},
                          {500, 80},
                          {100, 400},
                          {50, 4000},
                          {20, 8000},
                          {10, 24'970}}));
        fill(5, table_of({{10'000, 1},
                          {1000, 50},
                          {500, 75},
                          {100, 400},
                          {50, 3900},
                          {20, 8400},
                          {10, 23'000}}));
    }
    void fill(std::size_t table, const std::vector<Ruled<Prize>>& prizes) {
        auto& lines = rules.prizes[table - 1];
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (i < prizes.size()) {
                lines[i].value = prizes[i].value;
            } else {
                lines[i] = {};
            }
        }
    }
};

const PontoonPandemonium& pandemonium() {
    static const FiveTables book;
    return book.rules;
}

TEST(PontoonPandemonium, HasTenLinesInItsFirstTableAndSevenInTheOthers) {
    EXPECT_EQ(prizes_of(pandemonium(), 1).size(), 10U);
    for (const int table : {2, 3, 4, 5}) {
        EXPECT_EQ(prizes_of(pandemonium(), table).size(), 7U) << table;
    }
    EXPECT_TRUE(prizes_of(PontoonPandemonium{}, 1).empty());
}

TEST(PontoonPandemonium, DrawsFromTheTableInPlay) {
    const std::map<int, int> slots = {
        {1, 112'501}, {2, 51'566}, {3, 49'531}, {4, 37'501}, {5, 35'826}};
    const std::map<int, int> highest = {
        {1, 250'000}, {2, 100'000}, {3, 50'000}, {4, 25'000}, {5, 10'000}};
    for (const int table : {1, 2, 3, 4, 5}) {
        const PrizeTable lines = prizes_of(pandemonium(), table);
        EXPECT_EQ(slots_of(lines), slots.at(table)) << table;
        EXPECT_EQ(prize_at(lines, 1).value.dollars, highest.at(table)) << table;
        EXPECT_EQ(prize_at(lines, 2).because.id(), "prize-" + std::to_string(table) + "-2");
        EXPECT_EQ(prize_at(lines, slots.at(table)).value.dollars, table == 1 ? 5 : 10) << table;
        EXPECT_EQ(least_prize(lines), table == 1 ? 5 : 10) << table;
    }
}

TEST(PontoonPandemonium, IsOpenUntilTheSecondCard) {
    const auto cards = cards_of("Ah Kd");
    EXPECT_EQ(in_words(judge(pandemonium(), {})), "open");
    EXPECT_EQ(in_words(judge(pandemonium(), {.cards = std::span(cards).first(1)})), "open");
}

TEST(PontoonPandemonium, WinsAPrizeWithPontoonAndLosesWithAnythingElse) {
    const auto two = cards_of("Ah Kd");
    const Verdict won = judge(pandemonium(), {.cards = two, .blackjack = true});
    EXPECT_EQ(in_words(won), "Pontoon, a prize");
    EXPECT_EQ(won.shows.first().id(), "blackjack-wins");
    EXPECT_TRUE(cites(won.shows, "wins-against-blackjack"));
    EXPECT_TRUE(cites(won.because, "settled"));
    const auto three = cards_of("6h 7d 8s");
    for (const std::size_t seen : {2U, 3U}) {
        const Verdict lost = judge(pandemonium(), {.cards = std::span(three).first(seen)});
        EXPECT_EQ(in_words(lost), "no Pontoon, loses") << seen;
        EXPECT_EQ(lost.because.first().id(), "others-lose") << seen;
    }
}

}  // namespace
}  // namespace croupier::rules
