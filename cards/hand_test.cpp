#include "cards/hand.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace croupier::cards {
namespace {

// A hand of these ranks, all spades: "AK", "T5".
Hand hand_of(std::string_view ranks) {
    Hand hand;
    for (const char rank : ranks) hand.add(parse_card(std::string{rank, 's'}).value());
    return hand;
}

Total total_of(std::string_view ranks) { return hand_of(ranks).total(); }

constexpr Total hard(int points) { return {points, false}; }
constexpr Total soft(int points) { return {points, true}; }

TEST(Hand, WithoutCardsComesToNothing) {
    EXPECT_EQ(Hand{}.total(), hard(0));
    EXPECT_TRUE(Hand{}.empty());
    EXPECT_FALSE(Hand{}.holds_ace());
}

TEST(Hand, AnAceIsElevenUpTo21AndOneBeyond) {
    EXPECT_EQ(total_of("A"), soft(11));
    EXPECT_EQ(total_of("A6"), soft(17));
    EXPECT_EQ(total_of("AK"), soft(21));
    EXPECT_EQ(total_of("A55"), soft(21));
    EXPECT_EQ(total_of("A56"), hard(12));
    EXPECT_EQ(total_of("A6T"), hard(17));
}

TEST(Hand, OnlyOneAceIsEleven) {
    EXPECT_EQ(total_of("AA"), soft(12));
    EXPECT_EQ(total_of("AA9"), soft(21));
    EXPECT_EQ(total_of("AAT"), hard(12));
}

TEST(Hand, IsBustFrom22On) {
    EXPECT_FALSE(total_of("T65").bust());
    EXPECT_TRUE(total_of("T66").bust());
    EXPECT_FALSE(total_of("TTA").bust());
    EXPECT_TRUE(total_of("TTAA").bust());
}

TEST(Hand, Holds21AcesAndTheCardThatBustsThem) {
    Hand hand = hand_of("AAAAAAAAAAA");
    EXPECT_EQ(hand.total(), soft(21));
    hand.add({Rank::ace, Suit::hearts});
    EXPECT_EQ(hand.total(), hard(12));
    while (hand.size() < 21) hand.add({Rank::ace, Suit::clubs});
    EXPECT_EQ(hand.total(), hard(21));
    EXPECT_FALSE(hand.full());
    hand.add({Rank::king, Suit::spades});
    EXPECT_EQ(hand.total(), hard(31));
    EXPECT_EQ(hand.size(), cards_per_hand_max);
    EXPECT_TRUE(hand.full());
    EXPECT_EQ(hand[21], (Card{Rank::king, Suit::spades}));
}

TEST(Hand, CountsItsAces) {
    EXPECT_EQ(Hand{}.aces(), 0);
    EXPECT_EQ(hand_of("T9").aces(), 0);
    EXPECT_EQ(hand_of("A9").aces(), 1);
    EXPECT_EQ(hand_of("AAT").aces(), 2);
    Hand hand = hand_of("A8A");
    hand.take_last();
    EXPECT_EQ(hand.aces(), 1);
}

TEST(Hand, CountsAnAceThatIsBoundAsOne) {
    EXPECT_EQ(hand_of("A6").total_with(0), soft(17));
    EXPECT_EQ(hand_of("A6").total_with(1), hard(7));
    EXPECT_EQ(hand_of("AK").total_with(1), hard(11));
    EXPECT_EQ(hand_of("A64").total_with(1), hard(11));
}

TEST(Hand, MayStillCountAsElevenAnAceThatIsNotBound) {
    EXPECT_EQ(hand_of("AA").total_with(1), soft(12));
    EXPECT_EQ(hand_of("AA").total_with(2), hard(2));
    EXPECT_EQ(hand_of("A8A").total_with(1), soft(20));
    EXPECT_EQ(hand_of("A9A").total_with(1), soft(21));
    EXPECT_EQ(hand_of("ATA").total_with(1), hard(12));
}

TEST(Hand, WithoutAcesDoesNotMindHowManyAreBound) {
    EXPECT_EQ(hand_of("T6").total_with(0), hard(16));
    EXPECT_EQ(hand_of("T6").total_with(2), hard(16));
    EXPECT_EQ(hand_of("T66").total_with(1), hard(22));
    EXPECT_EQ(Hand{}.total_with(1), hard(0));
}

TEST(Hand, AceAndTenAreTwoCardsInEitherOrder) {
    for (const auto* ranks : {"AT", "AJ", "QA", "KA"}) {
        EXPECT_TRUE(hand_of(ranks).ace_and_ten()) << ranks;
    }
    for (const auto* ranks : {"A", "T", "A9", "AA", "TT", "A55", "AA9", "ATA", "777"}) {
        EXPECT_FALSE(hand_of(ranks).ace_and_ten()) << ranks;
    }
}

TEST(Hand, KeepsTheOrderInWhichTheCardsCame) {
    const Hand hand = hand_of("7A3");
    const std::vector<Card> cards(hand.cards().begin(), hand.cards().end());
    EXPECT_EQ(cards, (std::vector<Card>{{Rank::seven, Suit::spades},
                                        {Rank::ace, Suit::spades},
                                        {Rank::three, Suit::spades}}));
    EXPECT_FALSE(hand == hand_of("73A"));
}

TEST(Hand, GivesItsLastCardBackAsIfItHadNeverCome) {
    Hand hand = hand_of("8A");
    EXPECT_EQ(hand.take_last(), (Card{Rank::ace, Suit::spades}));
    EXPECT_EQ(hand, hand_of("8"));
    EXPECT_FALSE(hand.holds_ace());
    EXPECT_EQ(hand.take_last(), (Card{Rank::eight, Suit::spades}));
    EXPECT_EQ(hand, Hand{});
}

// The best total over every way of counting the aces: the highest up to 21, or else the lowest.
// So many of the aces are bound to count one.
int best_by_trying(const std::vector<int>& ranks, int bound = 0) {
    int aces = 0;
    int low = 0;
    for (const int rank : ranks) {
        low += std::min(rank, 10);
        aces += rank == 1 ? 1 : 0;
    }
    int best = low;
    for (int high = 0; high <= aces - bound; ++high) {
        const int total = low + 10 * high;
        if (total <= best_total) best = total;
    }
    return best;
}

RC_GTEST_PROP(Hand, TotalsLikeTryingEveryCountOfTheAces, ()) {
    const auto size = *rc::gen::inRange<std::size_t>(0, cards_per_hand_max + 1);
    const auto ranks = *rc::gen::container<std::vector<int>>(size, rc::gen::inRange(1, 14));
    Hand hand;
    for (const int rank : ranks) {
        if (hand.total().bust()) break;
        hand.add({static_cast<Rank>(rank), Suit::diamonds});
    }
    const std::vector<int> held(ranks.begin(), ranks.begin() + hand.size());
    RC_ASSERT(hand.total().points == best_by_trying(held));
    const int bound = *rc::gen::inRange(0, hand.aces() + 2);
    const Total total = hand.total_with(bound);
    RC_ASSERT(total.points == best_by_trying(held, bound));
    // It is soft just when another ace bound to one would lower it.
    RC_ASSERT(total.soft == (hand.total_with(hand.aces()).points < total.points));
}

}  // namespace
}  // namespace croupier::cards
