#include "rules/wagers/super_sevens.hpp"

#include <string>

#include <gtest/gtest.h>

#include "rules/wagers/wager_testing.hpp"

namespace croupier::rules {
namespace {

// Both books pay alike; they differ in what a split does and when the highest prize is paid.
struct Odds : OwnClauses<SuperSevens> {
    Odds(SevensSplit on_split, PaidWhen three_suited_paid) {
        rules.one_seven.value = pays(3);
        rules.two_unsuited.value = pays(50);
        rules.two_suited.value = pays(100);
        rules.three_unsuited.value = pays(500);
        rules.three_suited.value = pays(5000);
        rules.on_split.value = on_split;
        rules.three_suited_paid.value = three_suited_paid;
    }
};

// Splitting ends the wager, and every prize is paid at once.
const SuperSevens& new_zealand() {
    static const Odds book(SevensSplit::two_sevens_paid, PaidWhen::at_once);
    return book.rules;
}

// After a split the next card counts, and three suited sevens are paid after the round.
const SuperSevens& canberra() {
    static const Odds book(SevensSplit::next_card_counts, PaidWhen::after_the_round);
    return book.rules;
}

Verdict verdict_on(const SuperSevens& rules, std::string_view cards) {
    const auto seen = cards_of(cards);
    return judge(rules, {.cards = seen});
}

Verdict verdict_after_split(const SuperSevens& rules, std::string_view cards) {
    const auto seen = cards_of(cards);
    return judge(rules, {.cards = seen, .split = true});
}

Verdict verdict_without_third(const SuperSevens& rules, std::string_view cards) {
    const auto seen = cards_of(cards);
    return judge(rules, {.cards = seen, .no_third = true});
}

std::string outcome(std::string_view cards) { return in_words(verdict_on(new_zealand(), cards)); }

TEST(SuperSevens, IsOpenWithoutACardAndWithOneSeven) {
    EXPECT_EQ(outcome(""), "open");
    for (const char* card : {"7s", "7h", "7d", "7c"}) EXPECT_EQ(outcome(card), "open") << card;
}

TEST(SuperSevens, LosesOnAFirstCardThatIsNoSeven) {
    for (const char* cards : {"Kd", "6h", "8h", "Kd 7h", "9d 7h 7h", "6s 7s 7s"}) {
        EXPECT_EQ(outcome(cards), "first card no seven, loses") << cards;
    }
    EXPECT_EQ(verdict_on(new_zealand(), "Kd").because.first().id(), "no-first-seven-loses");
}

TEST(SuperSevens, PaysAFirstSevenWhenTheSecondCardIsNone) {
    for (const char* cards : {"7h 9d", "7h Kd", "7h 6h", "7h 8h", "7h 9d 7h"}) {
        const Verdict verdict = verdict_on(new_zealand(), cards);
        EXPECT_EQ(in_words(verdict), "one seven, 3 to 1") << cards;
        EXPECT_EQ(verdict.because.first().id(), "one-seven") << cards;
        EXPECT_EQ(verdict.shows.first().id(), "first-wins") << cards;
        EXPECT_EQ(verdict.paid, PaidWhen::at_once) << cards;
    }
}

TEST(SuperSevens, WaitsOnTwoSevensForTheThirdCard) {
    EXPECT_EQ(outcome("7h 7d"), "open");
    EXPECT_EQ(outcome("7h 7h"), "open");
    EXPECT_EQ(in_words(verdict_on(canberra(), "7h 7d")), "open");
}

TEST(SuperSevens, PaysTwoSevensWhenNoThirdCardCanCount) {
    const Verdict unsuited = verdict_without_third(new_zealand(), "7h 7d");
    EXPECT_EQ(in_words(unsuited), "two sevens, 50 to 1");
    EXPECT_EQ(unsuited.because.first().id(), "two-unsuited");
    EXPECT_EQ(unsuited.shows.first().id(), "two-win");
    EXPECT_TRUE(cites(unsuited.shows, "not-suited"));
    const Verdict suited = verdict_without_third(new_zealand(), "7h 7h");
    EXPECT_EQ(in_words(suited), "two suited sevens, 100 to 1");
    EXPECT_EQ(suited.because.first().id(), "two-suited");
    EXPECT_TRUE(cites(suited.shows, "suited"));
    // One card alone can still be followed by a second.
    EXPECT_EQ(in_words(verdict_without_third(new_zealand(), "7h")), "open");
}

TEST(SuperSevens, PaysTwoSevensWhenTheThirdCardIsNone) {
    for (const char* cards : {"7h 7d 5c", "7h 7d Kd", "7h 7d 6h", "7h 7d 8d", "7h 7s 5c 7c"}) {
        EXPECT_EQ(outcome(cards), "two sevens, 50 to 1") << cards;
    }
    for (const char* cards : {"7h 7h Kd", "7s 7s 8s", "7c 7c 5h 7c"}) {
        EXPECT_EQ(outcome(cards), "two suited sevens, 100 to 1") << cards;
    }
}

TEST(SuperSevens, PaysThreeSevensLessUnlessAllAreOfOneSuit) {
    for (const char* cards : {"7h 7h 7d", "7h 7d 7h", "7d 7h 7h", "7h 7d 7c", "7s 7c 7c"}) {
        const Verdict verdict = verdict_on(new_zealand(), cards);
        EXPECT_EQ(in_words(verdict), "three sevens, 500 to 1") << cards;
        EXPECT_EQ(verdict.because.first().id(), "three-unsuited") << cards;
        EXPECT_EQ(verdict.shows.first().id(), "three-win") << cards;
        EXPECT_TRUE(cites(verdict.shows, "not-suited")) << cards;
    }
    for (const char* cards : {"7s 7s 7s", "7h 7h 7h", "7d 7d 7d", "7c 7c 7c"}) {
        const Verdict verdict = verdict_on(new_zealand(), cards);
        EXPECT_EQ(in_words(verdict), "three suited sevens, 5000 to 1") << cards;
        EXPECT_EQ(verdict.because.first().id(), "three-suited") << cards;
        EXPECT_TRUE(cites(verdict.shows, "suited")) << cards;
    }
}

TEST(SuperSevens, LooksAtNoFourthCard) {
    EXPECT_EQ(outcome("7h 7h 7h 7d"), "three suited sevens, 5000 to 1");
    EXPECT_EQ(outcome("7h 7h 7d 7h"), "three sevens, 500 to 1");
}

TEST(SuperSevens, PaysThreeSuitedSevensWhenTheBookSays) {
    EXPECT_EQ(verdict_on(new_zealand(), "7h 7h 7h").paid, PaidWhen::at_once);
    const Verdict later = verdict_on(canberra(), "7h 7h 7h");
    EXPECT_EQ(later.paid, PaidWhen::after_the_round);
    EXPECT_TRUE(cites(later.because, "three-suited-paid"));
    // Every smaller prize is paid as soon as it is known.
    for (const char* cards : {"7h 9d", "7h 7d 5c", "7h 7h 5c", "7h 7h 7d"}) {
        EXPECT_EQ(verdict_on(canberra(), cards).paid, PaidWhen::at_once) << cards;
    }
}

TEST(SuperSevens, AreSettledByASplitInNewZealand) {
    const Verdict unsuited = verdict_after_split(new_zealand(), "7h 7d");
    EXPECT_EQ(in_words(unsuited), "two sevens, 50 to 1");
    EXPECT_EQ(unsuited.because.first().id(), "on-split");
    EXPECT_TRUE(cites(unsuited.because, "two-unsuited"));
    const Verdict suited = verdict_after_split(new_zealand(), "7h 7h");
    EXPECT_EQ(in_words(suited), "two suited sevens, 100 to 1");
    EXPECT_EQ(suited.because.first().id(), "on-split");
    EXPECT_TRUE(cites(suited.because, "two-suited"));
}

TEST(SuperSevens, WaitAfterASplitForTheNextCardInCanberra) {
    EXPECT_EQ(in_words(verdict_after_split(canberra(), "7h 7d")), "open");
    EXPECT_EQ(in_words(verdict_after_split(canberra(), "7h 7h")), "open");
    const Verdict third = verdict_after_split(canberra(), "7h 7d 7c");
    EXPECT_EQ(in_words(third), "three sevens, 500 to 1");
    EXPECT_TRUE(cites(third.shows, "on-split"));
    const Verdict none = verdict_after_split(canberra(), "7h 7d 4c");
    EXPECT_EQ(in_words(none), "two sevens, 50 to 1");
    EXPECT_TRUE(cites(none.because, "on-split"));
    const Verdict suited = verdict_after_split(canberra(), "7h 7h 7h");
    EXPECT_EQ(in_words(suited), "three suited sevens, 5000 to 1");
    EXPECT_EQ(suited.paid, PaidWhen::after_the_round);
}

TEST(SuperSevens, CitesNoSplitWhereNoneWasMade) {
    for (const char* cards : {"7h 7d 5c", "7h 7d 7c", "7h 7h 7h"}) {
        const Verdict verdict = verdict_on(canberra(), cards);
        EXPECT_FALSE(cites(verdict.because, "on-split")) << cards;
        EXPECT_FALSE(cites(verdict.shows, "on-split")) << cards;
    }
}

TEST(SuperSevens, LookAtNoThirdCardOnceASplitHasPaidThem) {
    EXPECT_EQ(in_words(verdict_after_split(new_zealand(), "7h 7d 7s")), "two sevens, 50 to 1");
    EXPECT_EQ(in_words(verdict_after_split(new_zealand(), "7h 7h 7h")),
              "two suited sevens, 100 to 1");
}

TEST(SuperSevens, AreAsManyAmongTheFirstThreeCardsAsCountingSays) {
    for (const int decks : {1, 4, 6, 8}) {
        expect_as_many_sevens_as_counting_says(ways_of_three_cards(new_zealand(), decks), decks,
                                               "one seven");
    }
}

}  // namespace
}  // namespace croupier::rules
