#include "rules/wagers/magnificent_sevens.hpp"

#include <map>
#include <string>

#include <gtest/gtest.h>

#include "rules/wagers/wager_testing.hpp"

namespace croupier::rules {
namespace {

struct TwoVersions : OwnClauses<MagnificentSevens> {
    TwoVersions() {
        rules.three_suited[0].value = pays(7770);
        rules.three_suited[1].value = pays(16'000);
        for (const std::size_t version : {0U, 1U}) {
            rules.three_mixed[version].value = pays(950, 750, 650, 550, 500);
            rules.two_suited[version].value = pays(150);
            rules.two_mixed[version].value = pays(50);
        }
    }
};

const MagnificentSevens& two_versions() {
    static const TwoVersions book;
    return book.rules;
}

Verdict verdict_on(std::string_view cards, int version = 1, int decks = 8) {
    const auto seen = cards_of(cards);
    return judge(two_versions(), {.cards = seen, .decks = decks, .scale = version});
}

Verdict verdict_after_split(std::string_view cards) {
    const auto seen = cards_of(cards);
    return judge(two_versions(), {.cards = seen, .split = true});
}

std::string outcome(std::string_view cards, int version = 1, int decks = 8) {
    return in_words(verdict_on(cards, version, decks));
}

TEST(MagnificentSevens, IsOpenWithoutACardAndWithOneSeven) {
    EXPECT_EQ(outcome(""), "open");
    for (const char* card : {"7s", "7h", "7d", "7c"}) EXPECT_EQ(outcome(card), "open") << card;
}

TEST(MagnificentSevens, LosesOnAFirstCardThatIsNoSeven) {
    for (const char* cards : {"Kh", "6h", "8h", "Kh 7d", "Kh 7d 7d"}) {
        EXPECT_EQ(outcome(cards), "first card no seven, loses") << cards;
        EXPECT_EQ(verdict_on(cards).because.first().id(), "first-no-seven-loses") << cards;
    }
}

TEST(MagnificentSevens, LosesOnASecondCardThatIsNoSeven) {
    for (const char* cards : {"7h Kd", "7h 6h", "7h 8h", "7h Kd 7h"}) {
        EXPECT_EQ(outcome(cards), "second card no seven, loses") << cards;
        EXPECT_EQ(verdict_on(cards).because.first().id(), "second-no-seven-loses") << cards;
    }
}

TEST(MagnificentSevens, WaitsOnTwoSevensForTheThirdCard) {
    EXPECT_EQ(outcome("7h 7d"), "open");
    EXPECT_EQ(outcome("7h 7h"), "open");
    EXPECT_EQ(in_words(verdict_after_split("7h 7d")), "open");
    EXPECT_EQ(in_words(verdict_after_split("7h 7h")), "open");
}

TEST(MagnificentSevens, PaysTwoSevensWhenNoThirdCardCanCount) {
    const auto mixed = cards_of("7h 7d");
    EXPECT_EQ(in_words(judge(two_versions(), {.cards = mixed, .no_third = true})),
              "two sevens, 50 to 1");
    const auto suited = cards_of("7h 7h");
    EXPECT_EQ(in_words(judge(two_versions(), {.cards = suited, .no_third = true})),
              "two suited sevens, 150 to 1");
    const auto one = cards_of("7h");
    EXPECT_EQ(in_words(judge(two_versions(), {.cards = one, .no_third = true})), "open");
}

// The suits of the two sevens count; that of a third card that is none does not.
TEST(MagnificentSevens, PaysTwoSevensByTheirOwnSuits) {
    for (const char* cards : {"7h 7d Kd", "7h 7d Kh", "7c 7s 2d", "7h 7d Kd 7h"}) {
        EXPECT_EQ(outcome(cards), "two sevens, 50 to 1") << cards;
    }
    for (const char* cards : {"7h 7h Kd", "7h 7h Kh", "7c 7c 2d", "7h 7h Kd 7h"}) {
        EXPECT_EQ(outcome(cards), "two suited sevens, 150 to 1") << cards;
    }
    EXPECT_EQ(verdict_on("7h 7d Kd").because.first().id(), "two-mixed-1");
    EXPECT_EQ(verdict_on("7h 7d Kd").shows.first().id(), "two-win");
    EXPECT_EQ(verdict_on("7h 7h Kd", 2).because.first().id(), "two-suited-2");
}

TEST(MagnificentSevens, PaysThreeSevensLessUnlessAllAreOfOneSuit) {
    for (const char* cards : {"7h 7h 7d", "7h 7d 7h", "7d 7h 7h", "7h 7s 7d", "7h 7d 7s 7h"}) {
        EXPECT_EQ(outcome(cards), "three sevens, 500 to 1") << cards;
        EXPECT_EQ(verdict_on(cards).because.first().id(), "three-mixed-1") << cards;
        EXPECT_EQ(verdict_on(cards).shows.first().id(), "three-win") << cards;
    }
    for (const char* cards : {"7s 7s 7s", "7h 7h 7h", "7d 7d 7d", "7c 7c 7c", "7h 7h 7h 7d"}) {
        EXPECT_EQ(outcome(cards, 1), "three suited sevens, 7770 to 1") << cards;
        EXPECT_EQ(outcome(cards, 2), "three suited sevens, 16000 to 1") << cards;
    }
}

TEST(MagnificentSevens, PaysByTheNumberOfDecks) {
    const std::map<int, int> three_mixed = {{4, 950}, {5, 750}, {6, 650}, {7, 550}, {8, 500}};
    for (const int version : {1, 2}) {
        for (const auto& [decks, to_one] : three_mixed) {
            EXPECT_EQ(verdict_on("7h 7h 7d", version, decks).to_one, to_one) << decks;
            EXPECT_EQ(verdict_on("7h 7h 7h", version, decks).to_one, version == 1 ? 7770 : 16'000);
            EXPECT_EQ(verdict_on("7h 7h Kd", version, decks).to_one, 150) << decks;
            EXPECT_EQ(verdict_on("7h 7d Kd", version, decks).to_one, 50) << decks;
        }
    }
}

TEST(MagnificentSevens, CitesTheVersionInPlay) {
    for (const char* cards : {"7h 7h 7h", "7h 7h 7d", "7h 7h Kd", "7h 7d Kd"}) {
        EXPECT_TRUE(cites(verdict_on(cards, 1).because, "version-1")) << cards;
        EXPECT_FALSE(cites(verdict_on(cards, 1).because, "version-2")) << cards;
        EXPECT_TRUE(cites(verdict_on(cards, 2).because, "version-2")) << cards;
        EXPECT_TRUE(verdict_on(cards, 2).because.first().id().ends_with("-2")) << cards;
    }
}

TEST(MagnificentSevens, GivesATournamentEntryForThreeSuitedSevensInVersionOneAlone) {
    EXPECT_TRUE(verdict_on("7h 7h 7h", 1).tournament_entry);
    EXPECT_FALSE(verdict_on("7h 7h 7h", 2).tournament_entry);
    for (const char* cards : {"7h 7h 7d", "7h 7h Kd", "7h 7d Kd", "7h Kd", "Kd"}) {
        EXPECT_FALSE(verdict_on(cards, 1).tournament_entry) << cards;
    }
}

TEST(MagnificentSevens, GivesNoEntryWhereNoClauseDoes) {
    TwoVersions book;
    book.rules.tournament_entry = {};
    const auto cards = cards_of("7h 7h 7h");
    const Verdict verdict = judge(book.rules, {.cards = cards});
    EXPECT_EQ(in_words(verdict), "three suited sevens, 7770 to 1");
    EXPECT_FALSE(verdict.tournament_entry);
}

TEST(MagnificentSevens, CountsTheNextCardAfterASplit) {
    const Verdict seven = verdict_after_split("7h 7d 7s");
    EXPECT_EQ(in_words(seven), "three sevens, 500 to 1");
    EXPECT_TRUE(cites(seven.shows, "after-split"));
    const Verdict king = verdict_after_split("7h 7d Kd");
    EXPECT_EQ(in_words(king), "two sevens, 50 to 1");
    EXPECT_TRUE(cites(king.shows, "after-split"));
    EXPECT_FALSE(cites(verdict_on("7h 7d Kd").shows, "after-split"));
}

TEST(MagnificentSevens, AreAsManyAmongTheFirstThreeCardsAsCountingSays) {
    for (const int decks : {4, 8}) {
        expect_as_many_sevens_as_counting_says(ways_of_three_cards(two_versions(), decks), decks,
                                               "second card no seven");
    }
}

}  // namespace
}  // namespace croupier::rules
