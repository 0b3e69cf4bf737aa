#include <array>
#include <string_view>

#include <gtest/gtest.h>

#include "exact/wagers_testing.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::exact {
namespace {

using cards::Card;
using cards::Rank;
using cards::Suit;
using ledger::Money;
using rules::Rules;

const Rules& rules_of(std::string_view game) {
    return *rules::find_game(rulebooks::all(), game)->rules;
}

TEST(Insurance, OfEightDecksCosts31PartsIn415) {
    const WagerValue value = insurance_value(rules_of("act-2018/blackjack"), 8);
    EXPECT_EQ(to_string(value.expectation), "-31/415");
    EXPECT_EQ(value.hit_frequency, Fraction(128, 415));
    EXPECT_EQ(value.lines[0].name, "Blackjack of the dealer");
    EXPECT_EQ(value.lines[0].pays, 2);
    expect_whole(value);
}

TEST(Insurance, CostsMoreWhereTheTensAreMissing) {
    const WagerValue value = insurance_value(rules_of("vic-2003/crown-pontoon"), 8);
    EXPECT_EQ(to_string(value.expectation), "-95/383");
    EXPECT_EQ(value.lines[0].name, "Pontoon of the dealer");
}

TEST(Insurance, IsWorthMoreToAHandWithoutTens) {
    const Rules& rules = rules_of("nz/blackjack");
    const auto with = [&](Card one, Card other) {
        return insurance_value(rules, 4, std::array{one, other});
    };
    const Card king{Rank::king, Suit::hearts};
    const Card ten{Rank::ten, Suit::hearts};
    const Card five{Rank::five, Suit::clubs};
    EXPECT_EQ(with(five, five).expectation, Fraction(2 * 64 - 141, 205));
    EXPECT_EQ(with(king, ten).expectation, Fraction(2 * 62 - 143, 205));
    EXPECT_EQ(with(king, five).assumes,
              "Only the dealer's ace and 2 further cards have been seen.");
}

TEST(Insurance, IsTheMeanOverTheHandsThatMayBeHeld) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            const Rules& rules = *game.rules;
            const int decks = game.decks_usual;
            const Card ace{Rank::ace, Suit::spades};
            Fraction mean;
            Whole all = 0;
            std::array<std::array<Whole, 14>, 14> ways{};
            for_each_card([&](Card a) {
                for_each_card([&](Card b) {
                    const Whole here =
                        copies<2>(rules, decks, {ace, a}) * copies<3>(rules, decks, {ace, a, b});
                    ways.at(static_cast<std::size_t>(a.rank))
                        .at(static_cast<std::size_t>(b.rank)) += here;
                    all += here;
                });
            });
            for (std::size_t a = 1; a <= 13; ++a) {
                for (std::size_t b = 1; b <= 13; ++b) {
                    if (ways.at(a).at(b) == 0) continue;
                    const std::array hand = {Card{static_cast<Rank>(a), Suit::clubs},
                                             Card{static_cast<Rank>(b), Suit::clubs}};
                    mean += Fraction(ways.at(a).at(b), all) *
                            insurance_value(rules, decks, hand).expectation;
                }
            }
            EXPECT_EQ(mean, insurance_value(rules, decks).expectation) << game.id;
            expect_whole(insurance_value(rules, decks));
        }
    }
}

TEST(Ante, CostsItsPartOfTheWagerUntilItIsWaived) {
    const Rules& rules = rules_of("nz/antes-up");
    EXPECT_EQ(ante_cost_max(rules), Fraction(1, 8));
    const WagerValue value = ante_value(rules, Money{250}, Money{2000}, Money{10000});
    EXPECT_EQ(value.expectation, Fraction(-1, 8));
    EXPECT_EQ(value.house_edge, Fraction(1, 8));
    EXPECT_EQ(value.variance, 0);
    EXPECT_EQ(value.hit_frequency, 0);
    expect_whole(value);
    EXPECT_EQ(ante_value(rules, Money{250}, Money{9999}, Money{10000}).expectation,
              Fraction(-250, 9999));
    EXPECT_EQ(ante_value(rules, Money{250}, Money{10000}, Money{10000}).expectation, 0);
    EXPECT_EQ(ante_value(rules, Money{250}, Money{10000}).expectation, Fraction(-1, 40));
}

// Three cards of one hand and the dealer's first, in the order in which they come.
Fraction chance_of_super_bonus(const Rules& rules, int decks) {
    Whole ways = 0;
    for_each_card([&](Card a) {
        if (a.rank != Rank::seven) return;
        for_each_card([&](Card up) {
            if (up.rank != Rank::seven) return;
            ways += copies<1>(rules, decks, {a}) * copies<2>(rules, decks, {a, up}) *
                    copies<3>(rules, decks, {a, up, a}) * copies<4>(rules, decks, {a, up, a, a});
        });
    });
    const Whole all = decks * cards::cards_in(rules.deck.value);
    return {ways, all * (all - 1) * (all - 2) * (all - 3)};
}

TEST(SuperBonus, IsWorthMoreFromTwentyFiveDollarsAndNothingBelowTwo) {
    for (const std::string_view game : {"vic-2003/crown-pontoon", "vic-2003/pontoon-pandemonium"}) {
        const Rules& rules = rules_of(game);
        for (int decks = 4; decks <= 8; ++decks) {
            const Fraction chance = chance_of_super_bonus(rules, decks);
            const auto bonus = [&](std::int64_t cents, int others = 0) {
                const WagerValue value = super_bonus_value(rules, decks, Money{cents}, others);
                expect_whole(value);
                return value.expectation;
            };
            EXPECT_EQ(bonus(199), 0);
            EXPECT_EQ(bonus(200), chance * 500);
            EXPECT_EQ(bonus(2499), chance * Fraction(100000, 2499));
            EXPECT_EQ(bonus(2500), chance * 200);
            EXPECT_EQ(bonus(1000, 6), chance * 130);
            EXPECT_EQ(bonus(199, 6), 0);
            const Fraction paid(1300, 10);
            EXPECT_EQ(super_bonus_value(rules, decks, Money{1000}, 6).variance,
                      chance * paid * paid - chance * paid * chance * paid);
        }
    }
}

TEST(SuperBonus, CitesTheLineOfTheWagersSize) {
    const Rules& rules = rules_of("vic-2003/crown-pontoon");
    const auto small = super_bonus_value(rules, 8, Money{2400}, 0);
    EXPECT_EQ(small.lines[0].name, "Super Bonus of 1000");
    EXPECT_EQ(small.lines[0].because.first().id(), "10.11.1#12");
    const auto large = super_bonus_value(rules, 8, Money{2500}, 2);
    EXPECT_EQ(large.lines[0].name, "Super Bonus of 5000, and 50 to each of 2 more");
    EXPECT_EQ(large.lines[0].because.first().id(), "10.11.1#13");
    EXPECT_EQ(large.lines[1].name, "no Super Bonus");
}

}  // namespace
}  // namespace croupier::exact
