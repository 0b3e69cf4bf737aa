// The main game against figures that others have published.
#include <gtest/gtest.h>

#include "exact/small_shoes.hpp"

namespace croupier::exact {
namespace {

double expectation_of(const Terms& terms) {
    return MainWager<double>(terms, cards_left(terms)).expectation();
}

Terms with_decks(Terms terms, int decks, rules::Soft17 soft_17 = rules::Soft17::stand) {
    terms.decks = decks;
    terms.soft_17 = soft_17;
    return terms;
}

// M. Shackleford, The Wizard of Odds, Blackjack Appendix 9 (wizardofodds.com/games/blackjack/
// appendix/9, tables 1ds17r4, 2dh17r4, 5dh17r4, euro-6dh17r4 and euro-8dh17r4; "player may double
// after split"): the best play for the cards in hand, four hands, aces split once and given one
// card. Split hands there are played by how many there are, here by their own cards alone; that
// is what the fifth digit may differ by.
TEST(PublishedGame, IsWorthWhatTheWizardOfOddsFinds) {
    constexpr double play_of_split_hands = 1e-5;
    constexpr auto hit = rules::Soft17::hit;
    EXPECT_NEAR(expectation_of(with_decks(peek_terms(), 1)), 0.001839, play_of_split_hands);
    EXPECT_NEAR(expectation_of(with_decks(peek_terms(), 2, hit)), -0.003797, play_of_split_hands);
    EXPECT_NEAR(expectation_of(with_decks(peek_terms(), 5, hit)), -0.005918, play_of_split_hands);
    EXPECT_NEAR(expectation_of(with_decks(plain_terms(), 6, hit)), -0.0072705, play_of_split_hands);
    EXPECT_NEAR(expectation_of(with_decks(plain_terms(), 8, hit)), -0.007562, play_of_split_hands);
}

// The same tables, euro-6dh17r4 and euro-8dh17r4, against an ace: to stand, to hit, to double.
TEST(PublishedGame, HasTheChoicesThatTheWizardOfOddsFinds) {
    struct Line {
        int decks;
        std::size_t a;
        std::size_t b;
        double stand;
        double hit;
        double double_down;
    };
    constexpr Line lines[] = {
        {6, 1, 0, -0.722356, -0.379910, -1.024099}, {6, 2, 1, -0.721887, -0.529734, -1.443774},
        {6, 4, 3, -0.721243, -0.396287, -0.932671}, {6, 5, 0, -0.665166, -0.463296, -0.999484},
        {6, 5, 4, -0.720879, -0.235772, -0.535879}, {6, 6, 0, -0.466029, -0.421285, -0.909374},
        {8, 1, 0, -0.722307, -0.378980, -1.024082}, {8, 3, 0, -0.721938, -0.428099, -1.025496},
        {8, 5, 0, -0.665036, -0.462428, -0.998987}, {8, 5, 4, -0.721201, -0.235977, -0.537869}};
    for (const int decks : {6, 8}) {
        const Terms terms = with_decks(plain_terms(), decks, rules::Soft17::hit);
        const MainWager<double> wager(terms, cards_left(terms));
        for (const Line& line : lines) {
            if (line.decks != decks) continue;
            constexpr double last_digit = 0.6e-6;
            const Choices<double>& choices = wager.deal(line.a, line.b, ace);
            EXPECT_NEAR(*choices.stand, line.stand, last_digit) << line.a << ' ' << line.b;
            EXPECT_NEAR(*choices.hit, line.hit, last_digit) << line.a << ' ' << line.b;
            EXPECT_NEAR(*choices.double_down, line.double_down, last_digit);
        }
    }
}

// The game with a peek that is quoted most: 0.40 % for the house.
TEST(PublishedGame, CostsTheUsualEdgeWithSixDecksAndAPeek) {
    EXPECT_NEAR(expectation_of(with_decks(peek_terms(), 6)), -0.0040, 0.00005);
}

// What single rules are worth, as the tables of rule variations have it (P. Griffin, The Theory of
// Blackjack; The Wizard of Odds, Rule Variations), in hundredths of the wager.
TEST(PublishedGame, ChangesWithItsRulesAsTablesOfRuleVariationsSay) {
    const Terms usual = with_decks(peek_terms(), 6);
    const double base = expectation_of(usual);
    const auto effect = [&](auto change) {
        Terms terms = usual;
        change(terms);
        return 100 * (expectation_of(terms) - base);
    };
    EXPECT_NEAR(effect([](Terms& t) { t.soft_17 = rules::Soft17::hit; }), -0.21, 0.015);
    EXPECT_NEAR(effect([](Terms& t) { t.blackjack_pays = {6, 5}; }), -1.36, 0.01);
    EXPECT_NEAR(effect([](Terms& t) { t.ace_splits_max = 3; }), 0.07, 0.015);
    EXPECT_NEAR(effect([](Terms& t) {
                    t.takes_after_double = t.takes_after_split = rules::Takes::everything;
                }),
                -0.11, 0.01);
    EXPECT_NEAR(effect([](Terms& t) { t.double_on = rules::DoubleOn::hard_9_to_11; }), -0.09, 0.02);
    EXPECT_NEAR(effect([](Terms& t) { t.decks = 8; }), -0.03, 0.01);
}

// How often the dealer goes over 21 from an infinite deck, standing on soft 17: the column that
// every book on the game prints.
TEST(PublishedDealer, GoesOverFromAnInfiniteDeckAsOftenAsBooksSay) {
    constexpr std::array<double, values> over{0.115286, 0.353608, 0.373875, 0.394468, 0.416404,
                                              0.423154, 0.262312, 0.244741, 0.228425, 0.212109};
    // So many decks that no card is missed.
    Counts shoe = counts_of(10'000'000, cards::Deck::whole);
    const auto odds = DealerHands(rules::Soft17::stand).odds<double>(shoe);
    for (std::size_t first = 0; first < values; ++first) {
        EXPECT_NEAR(odds[first][at(Final::bust)], over[first], 5e-6) << points(first);
    }
    EXPECT_NEAR(odds[ace][at(Final::blackjack)], 4.0 / 13, 1e-6);
    EXPECT_NEAR(odds[ten][at(Final::blackjack)], 1.0 / 13, 1e-6);
}

}  // namespace
}  // namespace croupier::exact
