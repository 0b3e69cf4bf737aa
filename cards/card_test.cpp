#include "cards/card.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace croupier::cards {
namespace {

TEST(Card, EveryOneOfTheFiftyTwoReadsBackAsItIsWritten) {
    std::set<std::string> written;
    for (int index = 0; index < cards_per_deck; ++index) {
        const Card card = Card::at(index);
        EXPECT_EQ(card.index(), index);
        EXPECT_EQ(parse_card(to_string(card)), card);
        EXPECT_EQ(to_string(card).size(), 2U);
        written.insert(to_string(card));
    }
    EXPECT_EQ(written.size(), 52U);
}

TEST(Card, IsWrittenRankFirst) {
    EXPECT_EQ(to_string(Card{Rank::ace, Suit::spades}), "As");
    EXPECT_EQ(to_string(Card{Rank::two, Suit::hearts}), "2h");
    EXPECT_EQ(to_string(Card{Rank::ten, Suit::diamonds}), "Td");
    EXPECT_EQ(to_string(Card{Rank::king, Suit::clubs}), "Kc");
}

TEST(Card, ThatIsNotSeenIsWrittenAsSuchAndReadAsNone) {
    EXPECT_EQ(to_string(unseen_card), "??");
    EXPECT_EQ(spoken(unseen_card), "card that is not seen");
    EXPECT_FALSE(parse_card("??"));
    for (int index = 0; index < cards_per_deck; ++index) EXPECT_NE(Card::at(index), unseen_card);
}

TEST(Card, TenMayBeReadInDigitsAndIsWrittenAsALetter) {
    EXPECT_EQ(parse_card("10h"), parse_card("Th"));
    EXPECT_EQ(to_string(parse_card("10h").value()), "Th");
}

TEST(Card, NothingElseIsRead) {
    for (const char* word :
         {"",   "A",  "h",  "hA", "1h",  "0h",  "11h", "10x", "10",  "100h",
          "Ax", "ah", "AH", "th", "A h", " Ah", "Ah ", "Ahh", "^7s", "A\xE2\x99\xA5"}) {
        EXPECT_FALSE(parse_card(word).has_value()) << word;
    }
}

TEST(Card, CountsItsNumberAndTenForACourtCard) {
    EXPECT_EQ(points(Rank::ace), 1);
    EXPECT_EQ(points(Rank::two), 2);
    EXPECT_EQ(points(Rank::nine), 9);
    for (const Rank rank : {Rank::ten, Rank::jack, Rank::queen, Rank::king}) {
        EXPECT_EQ(points(rank), 10);
        EXPECT_TRUE((Card{rank, Suit::clubs}.is_ten_valued()));
    }
    EXPECT_FALSE((Card{Rank::nine, Suit::clubs}.is_ten_valued()));
    EXPECT_FALSE((Card{Rank::ace, Suit::clubs}.is_ten_valued()));
}

TEST(Suit, HeartsAndDiamondsAreRed) {
    EXPECT_TRUE(is_red(Suit::hearts));
    EXPECT_TRUE(is_red(Suit::diamonds));
    EXPECT_FALSE(is_red(Suit::spades));
    EXPECT_FALSE(is_red(Suit::clubs));
}

TEST(Deck, HasFiftyTwoCardsOrFortyEightWithoutTheTens) {
    EXPECT_EQ(cards_in(Deck::whole), 52);
    EXPECT_EQ(cards_in(Deck::without_tens), 48);
}

TEST(Card, IsSpokenAsPeopleSayIt) {
    EXPECT_EQ(spoken(Card{Rank::ace, Suit::spades}), "ace of spades");
    EXPECT_EQ(spoken(Card{Rank::ten, Suit::hearts}), "ten of hearts");
    EXPECT_EQ(spoken(Card{Rank::king, Suit::clubs}), "king of clubs");
    std::set<std::string> names;
    for (int index = 0; index < cards_per_deck; ++index) names.insert(spoken(Card::at(index)));
    EXPECT_EQ(names.size(), 52U);
}

}  // namespace
}  // namespace croupier::cards
