#include "rules/wagers/perfect_pairs.hpp"

#include <array>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "rules/wagers/wager_testing.hpp"

namespace croupier::rules {
namespace {

// New Zealand's three scales, and Victoria's odds by decks as a fourth set of rules.
struct ThreeScales : OwnClauses<PerfectPairs> {
    ThreeScales() {
        rules.mixed[0].value = pays(5);
        rules.coloured[0].value = pays(10);
        rules.perfect[0].value = pays(30);
        rules.mixed[1].value = pays(6);
        rules.coloured[1].value = pays(12);
        rules.perfect[1].value = pays(25);
        rules.mixed[2].value = pays(5);
        rules.coloured[2].value = pays(12);
        rules.perfect[2].value = pays(25);
    }
};

struct ByTheDecks : OwnClauses<PerfectPairs> {
    ByTheDecks() {
        rules.mixed[0].value = pays(6);
        rules.coloured[0].value = pays(15, 14, 13, 12, 12);
        rules.perfect[0].value = pays(25);
    }
};

const PerfectPairs& three_scales() {
    static const ThreeScales book;
    return book.rules;
}

const PerfectPairs& by_the_decks() {
    static const ByTheDecks book;
    return book.rules;
}

Verdict verdict_on(const PerfectPairs& rules, std::string_view cards, int scale = 1,
                   int decks = 8) {
    const auto seen = cards_of(cards);
    return judge(rules, {.cards = seen, .decks = decks, .scale = scale});
}

std::string outcome(std::string_view cards, int scale = 1) {
    return in_words(verdict_on(three_scales(), cards, scale));
}

TEST(PerfectPairs, IsOpenUntilTheSecondCard) {
    EXPECT_EQ(outcome(""), "open");
    EXPECT_EQ(outcome("8h"), "open");
    EXPECT_EQ(outcome("8h 8c"), "mixed pair, 5 to 1");
}

TEST(PerfectPairs, OneRedAndOneBlackCardAreMixed) {
    for (const char* cards : {"9h 9s", "9h 9c", "9d 9s", "9d 9c", "9s 9h", "9c 9h"}) {
        EXPECT_EQ(outcome(cards), "mixed pair, 5 to 1") << cards;
    }
}

TEST(PerfectPairs, TwoSuitsOfOneColourAreColoured) {
    for (const char* cards : {"9h 9d", "9d 9h", "9s 9c", "9c 9s"}) {
        EXPECT_EQ(outcome(cards), "coloured pair, 10 to 1") << cards;
    }
}

TEST(PerfectPairs, OneSuitIsPerfect) {
    for (const char* cards : {"9h 9h", "9d 9d", "9s 9s", "9c 9c"}) {
        EXPECT_EQ(outcome(cards), "perfect pair, 30 to 1") << cards;
    }
}

TEST(PerfectPairs, AreOfOneRankAndNotOnlyOfOneValue) {
    for (const char* cards : {"Kd Qd", "Th Jh", "Qs Ks", "Ah Kh", "2h 3h", "Td Kd"}) {
        EXPECT_EQ(outcome(cards), "no pair, loses") << cards;
    }
    EXPECT_EQ(outcome("Th Tc"), "mixed pair, 5 to 1");
    EXPECT_EQ(outcome("Ah Ad"), "coloured pair, 10 to 1");
}

TEST(PerfectPairs, LooksAtTheFirstTwoCardsAlone) {
    EXPECT_EQ(outcome("8h 8c 8h"), "mixed pair, 5 to 1");
    EXPECT_EQ(outcome("8h 9c 8h"), "no pair, loses");
    EXPECT_EQ(outcome("9c 8h 8h"), "no pair, loses");
}

TEST(PerfectPairs, IsNotTouchedByASplit) {
    const auto cards = cards_of("8h 8d");
    const Verdict verdict = judge(three_scales(), {.cards = cards, .split = true});
    EXPECT_EQ(in_words(verdict), "coloured pair, 10 to 1");
}

TEST(PerfectPairs, PaysByTheScaleInUse) {
    EXPECT_EQ(outcome("8h 8s", 1), "mixed pair, 5 to 1");
    EXPECT_EQ(outcome("8h 8s", 2), "mixed pair, 6 to 1");
    EXPECT_EQ(outcome("8h 8s", 3), "mixed pair, 5 to 1");
    EXPECT_EQ(outcome("8h 8d", 1), "coloured pair, 10 to 1");
    EXPECT_EQ(outcome("8h 8d", 2), "coloured pair, 12 to 1");
    EXPECT_EQ(outcome("8h 8d", 3), "coloured pair, 12 to 1");
    EXPECT_EQ(outcome("8h 8h", 1), "perfect pair, 30 to 1");
    EXPECT_EQ(outcome("8h 8h", 2), "perfect pair, 25 to 1");
    EXPECT_EQ(outcome("8h 8h", 3), "perfect pair, 25 to 1");
}

TEST(PerfectPairs, PaysByTheNumberOfDecks) {
    const std::map<int, int> coloured = {{4, 15}, {5, 14}, {6, 13}, {7, 12}, {8, 12}};
    for (const auto& [decks, to_one] : coloured) {
        EXPECT_EQ(verdict_on(by_the_decks(), "8h 8d", 1, decks).to_one, to_one) << decks;
        EXPECT_EQ(verdict_on(by_the_decks(), "8h 8s", 1, decks).to_one, 6) << decks;
        EXPECT_EQ(verdict_on(by_the_decks(), "8h 8h", 1, decks).to_one, 25) << decks;
    }
}

TEST(PerfectPairs, CitesTheOddsOfTheScaleAndWhatThePairIs) {
    for (const int scale : {1, 2, 3}) {
        const std::string nth = "-" + std::to_string(scale);
        const Verdict mixed = verdict_on(three_scales(), "8h 8s", scale);
        EXPECT_EQ(mixed.because.first().id(), "mixed" + nth);
        EXPECT_TRUE(cites(mixed.because, "mixed-wins"));
        EXPECT_EQ(mixed.shows.first().id(), "mixed-pair");
        const Verdict coloured = verdict_on(three_scales(), "8h 8d", scale);
        EXPECT_EQ(coloured.because.first().id(), "coloured" + nth);
        EXPECT_TRUE(cites(coloured.because, "coloured-wins"));
        EXPECT_EQ(coloured.shows.first().id(), "coloured-pair");
        const Verdict perfect = verdict_on(three_scales(), "8h 8h", scale);
        EXPECT_EQ(perfect.because.first().id(), "perfect" + nth);
        EXPECT_TRUE(cites(perfect.because, "perfect-wins"));
        EXPECT_EQ(perfect.shows.first().id(), "perfect-pair");
    }
}

TEST(PerfectPairs, CitesTheColourOfAColouredPair) {
    const Verdict red = verdict_on(three_scales(), "8h 8d");
    EXPECT_TRUE(cites(red.shows, "coloured-red"));
    EXPECT_FALSE(cites(red.shows, "coloured-black"));
    const Verdict black = verdict_on(three_scales(), "8s 8c");
    EXPECT_TRUE(cites(black.shows, "coloured-black"));
    EXPECT_FALSE(cites(black.shows, "coloured-red"));
}

TEST(PerfectPairs, CitesNumbersFromTwoToTenAndTypesForTheRest) {
    for (const char* cards : {"2h 2h", "2h 2d", "2h 2s", "Th Th", "Th Td", "Th Ts"}) {
        EXPECT_TRUE(cites(verdict_on(three_scales(), cards).shows, "number-cards")) << cards;
        EXPECT_FALSE(cites(verdict_on(three_scales(), cards).shows, "picture-cards")) << cards;
    }
    for (const char* cards : {"Ah Ah", "Ah Ad", "Ah As", "Jh Jh", "Jh Jd", "Kh Ks"}) {
        EXPECT_TRUE(cites(verdict_on(three_scales(), cards).shows, "picture-cards")) << cards;
        EXPECT_FALSE(cites(verdict_on(three_scales(), cards).shows, "number-cards")) << cards;
    }
}

TEST(PerfectPairs, LosesByTheClauseOnNoPair) {
    const Verdict verdict = verdict_on(three_scales(), "8h 9h");
    EXPECT_EQ(verdict.because.first().id(), "no-pair-loses");
    EXPECT_EQ(verdict.to_one, 0);
}

// Of d decks a card has d copies. Perfect: two copies of one card. Coloured: one card each of two
// suits, for 13 ranks and two colours. Mixed: one of 2d red and one of 2d black, for 13 ranks.
TEST(PerfectPairs, AreAsManyInAShoeAsCountingSays) {
    for (const int decks : {1, 2, 4, 8}) {
        std::map<std::string_view, long> ways;
        for (int a = 0; a < cards::cards_per_deck; ++a) {
            for (int b = 0; b < cards::cards_per_deck; ++b) {
                const std::array two = {cards::Card::at(a), cards::Card::at(b)};
                const Verdict verdict = judge(three_scales(), {.cards = two, .decks = decks});
                ways[verdict.hand] += decks * copies_left(decks, two[1], {two[0]});
            }
        }
        const long d = decks;
        const long all = 52 * d * (52 * d - 1);
        EXPECT_EQ(ways["perfect pair"], 52 * d * (d - 1)) << decks;
        EXPECT_EQ(ways["coloured pair"], 2 * 13 * 2 * d * d) << decks;
        EXPECT_EQ(ways["mixed pair"], 2 * 13 * (2 * d) * (2 * d)) << decks;
        EXPECT_EQ(ways["no pair"], all - 13 * 4 * d * (4 * d - 1)) << decks;
        EXPECT_EQ(ways.size(), 4U);
    }
}

}  // namespace
}  // namespace croupier::rules
