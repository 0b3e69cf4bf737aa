#include "cards/shoe.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace croupier::cards {
namespace {

// "As Kd 7h" as cards.
std::vector<Card> cards_of(std::string_view text) {
    std::vector<Card> cards;
    while (!text.empty()) {
        cards.push_back(parse_card(text.substr(0, 2)).value());
        text.remove_prefix(std::min<std::size_t>(3, text.size()));
    }
    return cards;
}

std::vector<Card> order_of(const Shoe& shoe) { return {shoe.order().begin(), shoe.order().end()}; }

constexpr Card ace_of_spades{Rank::ace, Suit::spades};
constexpr Card king_of_clubs{Rank::king, Suit::clubs};

TEST(WholeDecks, HoldEveryCardOnceForEachDeck) {
    for (const int decks : {1, decks_max}) {
        const auto cards = whole_decks(decks);
        EXPECT_EQ(cards.size(), static_cast<std::size_t>(decks * 52));
        for (int index = 0; index < cards_per_deck; ++index) {
            EXPECT_EQ(std::count(cards.begin(), cards.end(), Card::at(index)), decks);
        }
    }
}

TEST(WholeDecks, WithoutTheTensHoldEveryOtherCard) {
    for (const int decks : {1, 4, decks_max}) {
        const auto cards = whole_decks(decks, Deck::without_tens);
        EXPECT_EQ(cards.size(), static_cast<std::size_t>(decks * 48));
        for (int index = 0; index < cards_per_deck; ++index) {
            const Card card = Card::at(index);
            const int copies = card.rank == Rank::ten ? 0 : decks;
            EXPECT_EQ(std::count(cards.begin(), cards.end(), card), copies) << to_string(card);
        }
    }
}

TEST(Shoe, WithoutTheTensHoldsCourtCardsAndNoTen) {
    const Shoe shoe(4, Deck::without_tens);
    EXPECT_EQ(shoe.cards_held(), 192);
    EXPECT_EQ(shoe.held(king_of_clubs), 4);
    for (const char* ten : {"Ts", "Th", "Td", "Tc"}) {
        const auto cards = cards_of(ten);
        EXPECT_EQ(shoe.held(cards[0]), 0) << ten;
        EXPECT_EQ(shoe.cannot_hold(cards), cards[0]) << ten;
    }
    EXPECT_EQ(shoe.cannot_hold(cards_of("9s Js Qs Ks")), std::nullopt);
    EXPECT_EQ(shoe.cannot_hold(whole_decks(4, Deck::without_tens)), std::nullopt);
}

TEST(Shoe, WithoutTheTensCanBePutInOrderAndDealtToTheEnd) {
    Shoe shoe(1, Deck::without_tens);
    shoe.arrange(whole_decks(1, Deck::without_tens));
    EXPECT_EQ(shoe.cards_known(), 48);
    for (int dealt = 0; dealt < 48; ++dealt) EXPECT_NE(shoe.draw().rank, Rank::ten);
    EXPECT_EQ(shoe.cards_held(), 0);
}

TEST(Shoe, ListsTheCardsThatItHolds) {
    EXPECT_TRUE(Shoe{}.cards().empty());
    Shoe shoe(2);
    EXPECT_EQ(shoe.cards(), whole_decks(2));
    shoe.put_next(cards_of("As Kd As"));
    shoe.draw();
    shoe.draw();
    const auto left = shoe.cards();
    EXPECT_EQ(left.size(), 102U);
    for (int index = 0; index < cards_per_deck; ++index) {
        const Card card = Card::at(index);
        EXPECT_EQ(std::count(left.begin(), left.end(), card), shoe.held(card)) << to_string(card);
    }
    EXPECT_EQ(std::count(left.begin(), left.end(), ace_of_spades), 1);
    shoe.take_back(cards_of("As Kd"));
    EXPECT_EQ(shoe.cards(), whole_decks(2));
}

TEST(Shoe, HoldsItsDecksInAnUnknownOrder) {
    const Shoe shoe(6);
    EXPECT_EQ(shoe.cards_held(), 312);
    EXPECT_EQ(shoe.cards_known(), 0);
    EXPECT_EQ(shoe.held(ace_of_spades), 6);
    EXPECT_EQ(shoe.held(king_of_clubs), 6);
}

TEST(Shoe, WithoutDecksHoldsNothing) {
    const Shoe shoe;
    EXPECT_EQ(shoe.cards_held(), 0);
    EXPECT_EQ(shoe.cannot_hold(cards_of("As")), ace_of_spades);
    EXPECT_EQ(shoe.cannot_hold({}), std::nullopt);
}

TEST(Shoe, HoldsACardAsOftenAsItHasDecksAndNotOnceMore) {
    const Shoe shoe(2);
    EXPECT_EQ(shoe.cannot_hold(cards_of("As As")), std::nullopt);
    EXPECT_EQ(shoe.cannot_hold(cards_of("As As As")), ace_of_spades);
    EXPECT_EQ(shoe.cannot_hold(cards_of("Kc As Kc As Kc As")), king_of_clubs);
    EXPECT_EQ(shoe.cannot_hold(whole_decks(2)), std::nullopt);
    EXPECT_TRUE(shoe.cannot_hold(whole_decks(3)).has_value());
}

TEST(Shoe, CannotHoldACardThatHasGoneOut) {
    Shoe shoe(2);
    shoe.put_next(cards_of("As Kd"));
    EXPECT_EQ(shoe.draw(), ace_of_spades);
    EXPECT_EQ(shoe.held(ace_of_spades), 1);
    EXPECT_EQ(shoe.cards_held(), 103);
    EXPECT_EQ(shoe.cannot_hold(cards_of("As")), std::nullopt);
    EXPECT_EQ(shoe.cannot_hold(cards_of("As As")), ace_of_spades);
}

TEST(Shoe, GivesTheCardsInTheOrderThatWasFixed) {
    Shoe shoe(1);
    auto order = whole_decks(1);
    std::reverse(order.begin(), order.end());
    shoe.arrange(order);
    EXPECT_EQ(shoe.cards_known(), 52);
    for (const Card card : order) EXPECT_EQ(shoe.draw(), card);
    EXPECT_EQ(shoe.cards_held(), 0);
    EXPECT_EQ(shoe.cards_known(), 0);
}

TEST(PutNext, KnowsOnlyTheListedCardsWhereTheOrderWasUnknown) {
    Shoe shoe(4);
    shoe.put_next(cards_of("As Kd 7h"));
    EXPECT_EQ(shoe.cards_known(), 3);
    EXPECT_EQ(shoe.cards_held(), 208);
    EXPECT_EQ(order_of(shoe), cards_of("As Kd 7h"));
}

TEST(PutNext, StandsBeforeTheCardsThatWereListedEarlier) {
    Shoe shoe(4);
    shoe.put_next(cards_of("As Kd 7h"));
    shoe.draw();
    shoe.put_next(cards_of("2c 3c"));
    EXPECT_EQ(order_of(shoe), cards_of("2c 3c Kd 7h"));
    EXPECT_EQ(shoe.cards_held(), 207);
}

TEST(PutNext, TakesTheCardsFromBehindWhereTheWholeOrderWasKnown) {
    Shoe shoe(1);
    shoe.arrange(whole_decks(1));
    shoe.put_next(cards_of("Kc As 5h"));
    EXPECT_EQ(shoe.cards_known(), 52);
    EXPECT_EQ(shoe.cards_held(), 52);
    auto rest = whole_decks(1);
    for (const Card card : cards_of("Kc As 5h")) std::erase(rest, card);
    auto expected = cards_of("Kc As 5h");
    expected.insert(expected.end(), rest.begin(), rest.end());
    EXPECT_EQ(order_of(shoe), expected);
}

TEST(PutNext, TakesAsManyCopiesFromBehindAsItPutsInFront) {
    Shoe shoe(2);
    shoe.arrange(whole_decks(2));
    shoe.put_next(cards_of("As As"));
    EXPECT_EQ(shoe.draw(), ace_of_spades);
    EXPECT_EQ(shoe.draw(), ace_of_spades);
    const auto rest = order_of(shoe);
    EXPECT_EQ(rest.size(), 102U);
    EXPECT_EQ(std::count(rest.begin(), rest.end(), ace_of_spades), 0);
}

TEST(PutNext, OfEveryCardFixesTheWholeOrderAnew) {
    Shoe shoe(1);
    shoe.put_next(cards_of("As Kd"));
    auto order = whole_decks(1);
    std::reverse(order.begin(), order.end());
    shoe.put_next(order);
    EXPECT_EQ(order_of(shoe), order);
}

TEST(PutNext, OfNoCardChangesNothing) {
    Shoe shoe(1);
    shoe.arrange(whole_decks(1));
    shoe.draw();
    const auto before = order_of(shoe);
    shoe.put_next({});
    EXPECT_EQ(order_of(shoe), before);
}

TEST(Shoe, TakesCardsBackWithoutKnowingWhereTheyLie) {
    Shoe shoe(1);
    shoe.arrange(whole_decks(1));
    const Card gone = shoe.draw();
    EXPECT_EQ(shoe.held(gone), 0);
    shoe.take_back(std::vector{gone});
    EXPECT_EQ(shoe.held(gone), 1);
    EXPECT_EQ(shoe.cards_held(), 52);
    EXPECT_EQ(shoe.cards_known(), 51);
}

// A card lies in the rack unseen, and the order of the others is known.
TEST(Shoe, KnowsItsWholeOrderWithoutACardThatIsGone) {
    Shoe shoe(1);
    std::vector<Card> order = whole_decks(1);
    const Card gone = order.back();
    order.pop_back();
    shoe.put_next(order, 1);
    EXPECT_EQ(shoe.cards_known(), 51);
    const Card last = order.back();
    shoe.put_next(std::vector{gone, order[7]}, 1);
    EXPECT_EQ(shoe.order()[0], gone);
    EXPECT_EQ(shoe.order()[1], order[7]);
    EXPECT_EQ(shoe.order()[2], order[0]);
    EXPECT_EQ(shoe.cards_known(), 51);
    EXPECT_NE(shoe.order().back(), last);
}

// Whatever is put in front or drawn, what the order gives is what the shoe holds.
RC_GTEST_PROP(Shoe, NeverKnowsACardThatItDoesNotHold, ()) {
    const int decks = *rc::gen::inRange(1, 3);
    Shoe shoe(decks);
    if (*rc::gen::arbitrary<bool>()) shoe.arrange(whole_decks(decks));
    const int steps = *rc::gen::inRange(0, 12);
    for (int step = 0; step < steps; ++step) {
        const auto indices = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 52));
        std::vector<Card> wanted(indices.size());
        std::transform(indices.begin(), indices.end(), wanted.begin(), Card::at);
        // What is known already stays in the shoe, so the new cards must fit beside it.
        std::vector<Card> together = wanted;
        if (shoe.cards_known() < shoe.cards_held()) {
            const auto behind = order_of(shoe);
            together.insert(together.end(), behind.begin(), behind.end());
        }
        if (!shoe.cannot_hold(together)) {
            shoe.put_next(wanted);
            RC_ASSERT(std::equal(wanted.begin(), wanted.end(), shoe.order().begin()));
        }
        const int draws = *rc::gen::inRange(0, shoe.cards_known() + 1);
        for (int i = 0; i < draws; ++i) shoe.draw();
        RC_ASSERT(shoe.cards_known() <= shoe.cards_held());
        RC_ASSERT(!shoe.cannot_hold(shoe.order()).has_value());
    }
}

}  // namespace
}  // namespace croupier::cards
