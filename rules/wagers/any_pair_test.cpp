#include "rules/wagers/any_pair.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "rules/wagers/wager_testing.hpp"

namespace croupier::rules {
namespace {

struct TwoScales : OwnClauses<AnyPair> {
    TwoScales() {
        rules.any[0].value = pays(11);
        rules.any[1].value = pays(10);
    }
};

const AnyPair& two_scales() {
    static const TwoScales book;
    return book.rules;
}

Verdict verdict_on(std::string_view cards, int scale = 1, int decks = 8) {
    const auto seen = cards_of(cards);
    return judge(two_scales(), {.cards = seen, .decks = decks, .scale = scale});
}

std::string outcome(std::string_view cards, int scale = 1) {
    return in_words(verdict_on(cards, scale));
}

TEST(AnyPair, IsOpenUntilTheSecondCard) {
    EXPECT_EQ(outcome(""), "open");
    EXPECT_EQ(outcome("Qh"), "open");
    EXPECT_EQ(outcome("Qh Qs"), "pair, 11 to 1");
}

TEST(AnyPair, PaysTheSameWhateverTheSuits) {
    for (const char* cards : {"5s 5s", "5s 5h", "5s 5c", "5h 5d"}) {
        EXPECT_EQ(outcome(cards, 1), "pair, 11 to 1") << cards;
        EXPECT_EQ(outcome(cards, 2), "pair, 10 to 1") << cards;
    }
}

TEST(AnyPair, IsOfOneRankAndNotOnlyOfOneValue) {
    for (const char* cards : {"Qh Js", "Th Kh", "Kh Qh", "Ah Kh", "2c 3c"}) {
        EXPECT_EQ(outcome(cards), "no pair, loses") << cards;
    }
    EXPECT_EQ(outcome("Ah As"), "pair, 11 to 1");
    EXPECT_EQ(outcome("Td Tc"), "pair, 11 to 1");
}

TEST(AnyPair, LooksAtTheFirstTwoCardsAlone) {
    EXPECT_EQ(outcome("5s 9h 5d"), "no pair, loses");
    EXPECT_EQ(outcome("5s 5d 9h"), "pair, 11 to 1");
    EXPECT_EQ(outcome("9h 5s 5s"), "no pair, loses");
}

TEST(AnyPair, PaysTheSameWithAnyNumberOfDecks) {
    for (int decks = 4; decks <= 8; ++decks) {
        EXPECT_EQ(verdict_on("5s 5d", 1, decks).to_one, 11) << decks;
    }
}

TEST(AnyPair, CitesTheOddsOfTheScaleAndWhatAPairIs) {
    EXPECT_EQ(verdict_on("5s 5d", 1).because.first().id(), "any-1");
    EXPECT_EQ(verdict_on("5s 5d", 2).because.first().id(), "any-2");
    EXPECT_TRUE(cites(verdict_on("5s 5d").because, "pair-wins"));
    EXPECT_EQ(verdict_on("5s 5d").shows.first().id(), "pair");
    EXPECT_EQ(verdict_on("5s 6d").because.first().id(), "no-pair-loses");
}

TEST(AnyPair, CitesNumbersFromTwoToTenAndTypesForTheRest) {
    for (const char* cards : {"2h 2h", "Td Tc"}) {
        EXPECT_TRUE(cites(verdict_on(cards).shows, "number-cards")) << cards;
        EXPECT_FALSE(cites(verdict_on(cards).shows, "picture-cards")) << cards;
    }
    for (const char* cards : {"Ah As", "Jh Jd", "Kc Kc"}) {
        EXPECT_TRUE(cites(verdict_on(cards).shows, "picture-cards")) << cards;
        EXPECT_FALSE(cites(verdict_on(cards).shows, "number-cards")) << cards;
    }
}

// Each of 13 ranks has 4d cards in d decks, and any two of them are a pair.
TEST(AnyPair, AreAsManyInAShoeAsCountingSays) {
    for (const int decks : {1, 2, 4, 8}) {
        long pairs = 0;
        long others = 0;
        for (int a = 0; a < cards::cards_per_deck; ++a) {
            for (int b = 0; b < cards::cards_per_deck; ++b) {
                const std::array two = {cards::Card::at(a), cards::Card::at(b)};
                const Verdict verdict = judge(two_scales(), {.cards = two, .decks = decks});
                const bool won = verdict.is == Verdict::Is::wins;
                (won ? pairs : others) += decks * copies_left(decks, two[1], {two[0]});
            }
        }
        const long d = decks;
        EXPECT_EQ(pairs, 13 * 4 * d * (4 * d - 1)) << decks;
        EXPECT_EQ(others, 52 * d * 48 * d) << decks;
    }
}

}  // namespace
}  // namespace croupier::rules
