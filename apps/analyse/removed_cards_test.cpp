#include "apps/analyse/removed_cards.hpp"

#include <gtest/gtest.h>

namespace croupier::apps {
namespace {

using cards::Deck;

RemovedCards removed(std::string_view text, int decks = 8, Deck deck = Deck::whole) {
    return std::get<RemovedCards>(remove_cards({}, text, decks, deck));
}

std::string wrong(std::string_view text, int decks = 8, Deck deck = Deck::whole) {
    return std::get<std::string>(remove_cards({}, text, decks, deck));
}

exact::CardsLeft left(std::string_view text, int decks) {
    exact::Terms terms;
    terms.decks = decks;
    return cards_without(terms, removed(text, decks));
}

TEST(RemovedCards, AreCardsRanksAndCounts) {
    EXPECT_EQ(to_string(removed("5h,Td,10d")), "5h, 2 x Td");
    EXPECT_EQ(to_string(removed("Kc=3")), "3 x Kc");
    EXPECT_EQ(removed("5=3,A=2,K").count(), 6);
}

TEST(RemovedCards, AreToldAsTheyWereWritten) {
    EXPECT_EQ(to_string(removed("5,5,5,5")), "4 x 5");
    EXPECT_EQ(to_string(removed("K,5=2,5s,A")), "5s, A, 2 x 5, K");
}

TEST(CardsWithout, WithoutASuitComeFromTheFullestSuit) {
    EXPECT_EQ(left("7=5", 2).by_suit[1], (std::array<int, 4>{0, 1, 1, 1}));
    // Whatever was written first.
    EXPECT_EQ(left("7s,7", 2).by_suit[1], (std::array<int, 4>{1, 1, 2, 2}));
    EXPECT_EQ(left("7,7s", 2).by_suit[1], (std::array<int, 4>{1, 1, 2, 2}));
    EXPECT_EQ(left("7=4,7s", 2).by_suit[1], (std::array<int, 4>{0, 1, 1, 1}));
}

TEST(RemovedCards, AreAsManyAsThereAreAndNoMore) {
    EXPECT_EQ(removed("5h=8").count(), 8);
    EXPECT_EQ(wrong("5h=9"), "'5h=9': 8 decks hold 8 of that");
    EXPECT_EQ(removed("5=4", 1).count(), 4);
    EXPECT_EQ(wrong("5=5", 1), "'5=5': 1 deck holds 4 of that");
    EXPECT_EQ(wrong("5h,5h", 1), "'5h': 1 deck holds 1 of that");
    EXPECT_EQ(removed("5=3,5h", 1).count(), 4);
    EXPECT_EQ(wrong("5=4,5h", 1), "'5h': 1 deck holds 4 of that");
}

TEST(RemovedCards, AreNoTensWhereTheDecksHaveNone) {
    EXPECT_EQ(wrong("T", 8, Deck::without_tens), "'T': 8 decks hold 0 of that");
    EXPECT_EQ(removed("K=32", 8, Deck::without_tens).count(), 32);
}

TEST(RemovedCards, ThatAreNoneAreNamed) {
    for (const std::string_view word :
         {"", "1", "1h", "hA", "5x", "5=", "5=0", "5=-1", "5=x", "=3", "5=99999999999", "5 h"}) {
        EXPECT_EQ(wrong(word), "'" + std::string(word) +
                                   "': expected a card such as 5h, a rank such as 5, or a count "
                                   "such as 5=3");
    }
    EXPECT_NE(wrong("5h,"), "");
    EXPECT_NE(wrong(",5h"), "");
}

TEST(CardsWithout, CountsValuesTensAndTheSuitsThatMatter) {
    const auto cards = left("7h,7h,T,J,A", 2);
    EXPECT_EQ(cards.by_value[6], 6);
    EXPECT_EQ(cards.by_suit[1], (std::array<int, 4>{2, 0, 2, 2}));
    EXPECT_EQ(cards.by_value[exact::ten], 30);
    EXPECT_EQ(cards.of_ten, (std::array<int, 4>{7, 7, 8, 8}));
    EXPECT_EQ(cards.by_value[exact::ace], 7);
}

TEST(CardsWithout, NothingRemovedIsTheWholeShoe) {
    exact::Terms terms;
    const auto whole = exact::cards_left(terms);
    const auto same = cards_without(terms, {});
    EXPECT_EQ(whole.by_value, same.by_value);
    EXPECT_EQ(whole.by_suit, same.by_suit);
    EXPECT_EQ(whole.of_ten, same.of_ten);
}

TEST(CardsForARound, AreMoreWhereTheCardsAreLow) {
    exact::Terms terms;
    terms.hands_max = 2;
    // Three hands of at most 20 points before the last card, all of tens: two cards and one more.
    exact::CardsLeft tens;
    tens.by_value[exact::ten] = 20;
    EXPECT_EQ(cards_for_a_round(terms, tens), 9);
    exact::CardsLeft aces;
    aces.by_value[exact::ace] = 60;
    EXPECT_EQ(cards_for_a_round(terms, aces), 63);
}

}  // namespace
}  // namespace croupier::apps
