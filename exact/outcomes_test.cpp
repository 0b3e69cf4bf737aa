// What comes of a round, in the games of the books.
#include "exact/outcomes.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"

namespace croupier::exact {
namespace {

// Where a Blackjack takes everything the sum is the expectation; elsewhere several split hands are
// only nearly what they are taken for.
constexpr double close = 1e-9;
constexpr double nearly = 1e-6;

void expect_whole(const Terms& terms) {
    const MainWager<double> wager(terms, cards_left(terms));
    const Outcomes outcomes = outcomes_of(wager);
    double all = 0;
    double mean = 0;
    double square = 0;
    const Outcome* before = nullptr;
    for (const Outcome& each : outcomes.nets) {
        const double net = to_double(each.net);
        EXPECT_GT(each.probability, 0);
        if (before != nullptr) {
            EXPECT_LT(before->net, each.net);
        }
        before = &each;
        all += each.probability;
        mean += net * each.probability;
        square += net * net * each.probability;
    }
    const bool everything = terms.takes_after_split == rules::Takes::everything;
    EXPECT_NEAR(all, 1, close);
    EXPECT_NEAR(mean, outcomes.expectation, close);
    EXPECT_NEAR(mean, wager.expectation(), everything ? close : nearly);
    EXPECT_NEAR(std::sqrt(square - mean * mean), outcomes.standard_deviation, close);

    const Frequencies& often = outcomes.frequencies;
    EXPECT_NEAR(often.won + often.even + often.lost, 1, close);
    const double cards = sum(wager.left().by_value);
    const double aces = wager.left().by_value[ace];
    const double tens = wager.left().by_value[ten];
    EXPECT_NEAR(often.blackjack, 2 * aces * tens / (cards * (cards - 1)), close);
    if (!terms.surrender) {
        EXPECT_EQ(often.surrender, 0);
    }
    // What blackjack is like anywhere.
    EXPECT_GT(outcomes.standard_deviation, 1.05);
    EXPECT_LT(outcomes.standard_deviation, 1.25);
    EXPECT_GT(often.won, 0.40);
    EXPECT_LT(often.won, 0.46);
    EXPECT_GT(often.even, 0.05);
    EXPECT_LT(often.even, 0.14);
    EXPECT_GT(often.split, 0.01);
    EXPECT_LT(often.split, 0.04);
    EXPECT_GT(often.doubled, 0.05);
    EXPECT_LT(often.doubled, 0.16);
    EXPECT_GT(often.bust, 0.10);
    EXPECT_LT(often.bust, 0.22);
    // Not where every hand has gone over 21 itself, or is paid before.
    double whatever_the_hands = 0;
    for (std::size_t first = 0; first < values; ++first) {
        const FinalOdds<double> dealer = wager.dealer({}, first);
        whatever_the_hands +=
            wager.chance_of(first) * (dealer[at(Final::bust)] + dealer[at(Final::t22)]);
    }
    EXPECT_LT(often.dealer_bust, whatever_the_hands * (1 - often.blackjack));
    EXPECT_GT(often.dealer_bust,
              whatever_the_hands - often.blackjack - often.bust - often.surrender - 0.05);
    EXPECT_GE(often.hands, 1 + often.split - close);
    EXPECT_LE(often.hands, 1 + 3 * often.split);
    EXPECT_GE(often.wagered, often.hands + often.doubled - close);
    EXPECT_LE(often.wagered, 2 * often.hands);
}

TEST(OutcomesOfTheBooks, AreWholeInEveryGame) {
    // The others have the same cards and payments as one of these, or nearly so.
    for (const char* id : {"act-2018/blackjack", "nz/blackjack", "nz/blackjack-plus",
                           "vic-2003/crown-pontoon", "vic-2003/vegas-blackjack"}) {
        SCOPED_TRACE(id);
        const rules::Game& game = *rules::find_game(rulebooks::all(), id);
        expect_whole(terms_of(*game.rules, game.decks_usual));
    }
}

TEST(OutcomesOfTheBooks, AreWholeWithEveryNumberOfDecks) {
    const rules::Game& game = *rules::find_game(rulebooks::all(), "act-2018/blackjack");
    for (int decks = 1; decks <= 8; ++decks) {
        if (!game.rules->decks.value.allows(decks)) continue;
        SCOPED_TRACE(decks);
        expect_whole(terms_of(*game.rules, decks));
    }
}

// Eight decks, soft 17 stands: the dealer goes over 21 in 28 hands of a hundred, and in 23 rounds
// of a hundred, since some are over before. A Blackjack comes in one round of 21, and a round of
// one wager has a standard deviation of about 1.14.
TEST(OutcomesOfTheBooks, ComeAsOftenAsIsWellKnown) {
    const rules::Game& game = *rules::find_game(rulebooks::all(), "act-2018/blackjack");
    const Terms terms = terms_of(*game.rules, 8);
    const Outcomes outcomes = outcomes_of(MainWager<double>(terms, cards_left(terms)));
    const Frequencies& often = outcomes.frequencies;
    EXPECT_NEAR(often.blackjack, 0.04745, 1e-5);
    EXPECT_NEAR(often.dealer_bust, 0.23, 0.01);
    EXPECT_NEAR(outcomes.standard_deviation, 1.14, 0.02);
    EXPECT_NEAR(often.won, 0.43, 0.01);
    EXPECT_NEAR(often.even, 0.085, 0.01);
    EXPECT_NEAR(often.lost, 0.485, 0.01);
}

}  // namespace
}  // namespace croupier::exact
