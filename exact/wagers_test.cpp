#include "exact/wagers.hpp"

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "exact/wagers_testing.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::exact {
namespace {

using cards::Card;
using cards::Rank;
using cards::Suit;
using rules::Option;
using rules::Rules;

const Rules& rules_of(std::string_view game) {
    return *rules::find_game(rulebooks::all(), game)->rules;
}

WagerValue value_of(std::string_view game, Option option, int decks, int scale = 1,
                    SevensPlay play = SevensPlay::draws) {
    return wager_values(rules_of(game), option, decks, scale).at(static_cast<std::size_t>(play));
}

const WagerLine& line_of(const WagerValue& value, std::string_view name) {
    for (const WagerLine& line : value.lines) {
        if (line.name == name) return line;
    }
    throw std::out_of_range(std::string(name));
}

// `4.096 %`: as tables print an edge.
std::string percent(const Fraction& part) { return fmt::format("{:.3f} %", to_double(part) * 100); }

// What follows counts once more, card by card, and knows nothing of how values are made.

// The chances of a wager, gathered one by one.
struct Gathered {
    Whole ways{0};
    Whole sum{0};
    Whole squares{0};

    void add(Whole here, Whole pays) {
        ways += here;
        sum += here * pays;
        squares += here * pays * pays;
    }
    void add(Whole here, const Gathered& other) {
        ways += here * other.ways;
        sum += here * other.sum;
        squares += here * other.squares;
    }
    [[nodiscard]] Fraction expectation() const { return {sum, ways}; }
    [[nodiscard]] Fraction variance() const {
        return Fraction(squares, ways) - expectation() * expectation();
    }
};

bool red(Suit suit) { return suit == Suit::hearts || suit == Suit::diamonds; }

int pays_of_pair(const Offer& offer, Card one, Card other) {
    const Rules& r = *offer.game.rules;
    if (one.rank != other.rank) return -1;
    const auto at = static_cast<std::size_t>(offer.scale - 1);
    if (offer.option == Option::pairs_play) return r.pairs_play.any[at].value.with(offer.decks);
    if (offer.option == Option::any_pair) return r.any_pair.any[at].value.with(offer.decks);
    const auto& kind = one.suit == other.suit             ? r.perfect_pairs.perfect
                       : red(one.suit) == red(other.suit) ? r.perfect_pairs.coloured
                                                          : r.perfect_pairs.mixed;
    return kind[at].value.with(offer.decks);
}

// What the first sevens of a box pay, of which there are `sevens`.
int pays_of_sevens(const Offer& offer, int sevens, bool suited) {
    const Rules& r = *offer.game.rules;
    const auto at = static_cast<std::size_t>(offer.scale - 1);
    const bool super = offer.option == Option::super_sevens;
    const auto& s = r.super_sevens;
    const auto& m = r.magnificent_sevens;
    if (sevens == 0) return -1;
    if (sevens == 1) return super ? s.one_seven.value.with(offer.decks) : -1;
    const auto& two = super ? (suited ? s.two_suited : s.two_unsuited)
                            : (suited ? m.two_suited[at] : m.two_mixed[at]);
    const auto& three = super ? (suited ? s.three_suited : s.three_unsuited)
                              : (suited ? m.three_suited[at] : m.three_mixed[at]);
    return (sevens == 2 ? two : three).value.with(offer.decks);
}

bool third_card_counts(const Offer& offer, SevensPlay play) {
    if (play != SevensPlay::splits) return play == SevensPlay::draws;
    return offer.option == Option::magnificent_sevens ||
           offer.game.rules->super_sevens.on_split.value == rules::SevensSplit::next_card_counts;
}

// Two sevens, and every card that may come third after the dealer's first.
Gathered after_two_sevens(const Offer& offer, Card a, Card b, Card up, SevensPlay play) {
    Gathered chances;
    for_each_card([&](Card c) {
        const Whole ways = copies<4>(*offer.game.rules, offer.decks, {a, b, up, c});
        const bool third = c.rank == Rank::seven && third_card_counts(offer, play);
        const bool suited = a.suit == b.suit && (!third || c.suit == a.suit);
        chances.add(ways, pays_of_sevens(offer, third ? 3 : 2, suited));
    });
    return chances;
}

Gathered count_sevens(const Offer& offer, SevensPlay play) {
    const Rules& rules = *offer.game.rules;
    const Whole all = offer.decks * cards::cards_in(rules.deck.value);
    Gathered chances;
    for_each_card([&](Card a) {
        for_each_card([&](Card b) {
            const Whole ways =
                copies<1>(rules, offer.decks, {a}) * copies<2>(rules, offer.decks, {a, b});
            const int sevens = a.rank != Rank::seven ? 0 : b.rank != Rank::seven ? 1 : 2;
            if (sevens < 2) {
                chances.add(ways * (all - 2) * (all - 3), pays_of_sevens(offer, sevens, false));
                return;
            }
            for_each_card([&](Card up) {
                const auto played = [&](SevensPlay one) {
                    return after_two_sevens(offer, a, b, up, one);
                };
                Gathered best =
                    played(play == SevensPlay::best_for_the_wager ? SevensPlay::draws : play);
                if (play == SevensPlay::best_for_the_wager) {
                    for (const SevensPlay other : {SevensPlay::stands, SevensPlay::splits}) {
                        if (played(other).sum > best.sum) best = played(other);
                    }
                }
                chances.add(ways * copies<3>(rules, offer.decks, {a, b, up}), best);
            });
        });
    });
    return chances;
}

// Every prize of the table as often as it has slots.
Gathered count_prizes(const Offer& offer) {
    const Rules& r = *offer.game.rules;
    const bool madness = offer.option == Option::madness_21;
    const rules::PrizeWager& wager =
        madness ? static_cast<const rules::PrizeWager&>(r.madness_21) : r.pontoon_pandemonium;
    const int stake = wager.stake.value == rules::PrizeStake::kept ? 1 : 0;
    std::vector<rules::Prize> prizes;
    prizes.reserve(r.madness_21.prizes.size());
    if (madness) {
        for (const auto& line : r.madness_21.prizes) prizes.push_back(line.value);
    } else {
        const auto& table = r.pontoon_pandemonium.prizes[static_cast<std::size_t>(offer.scale - 1)];
        for (const auto& line : table) prizes.push_back(line.value);
    }
    Whole slots = 0;
    for (const rules::Prize& prize : prizes) slots += prize.slots;
    Gathered chances;
    for_each_card([&](Card a) {
        for_each_card([&](Card b) {
            const Whole ways = copies<1>(r, offer.decks, {a}) * copies<2>(r, offer.decks, {a, b});
            const auto is_ten = [](Card card) { return card.rank >= Rank::ten; };
            const bool natural =
                (a.rank == Rank::ace && is_ten(b)) || (b.rank == Rank::ace && is_ten(a));
            if (!natural) chances.add(ways * slots, -1);
            if (!natural) return;
            for (const rules::Prize& prize : prizes) {
                chances.add(ways * prize.slots, prize.dollars - stake);
            }
        });
    });
    return chances;
}

Gathered count_pairs(const Offer& offer) {
    const Rules& r = *offer.game.rules;
    Gathered chances;
    for_each_card([&](Card a) {
        for_each_card([&](Card b) {
            chances.add(copies<1>(r, offer.decks, {a}) * copies<2>(r, offer.decks, {a, b}),
                        pays_of_pair(offer, a, b));
        });
    });
    return chances;
}

Gathered count_one_by_one(const Offer& offer, std::size_t assumption) {
    switch (offer.option) {
        case Option::perfect_pairs:
        case Option::pairs_play:
        case Option::any_pair: return count_pairs(offer);
        case Option::madness_21:
        case Option::pontoon_pandemonium: return count_prizes(offer);
        case Option::super_sevens:
        case Option::magnificent_sevens: break;
    }
    return count_sevens(offer, static_cast<SevensPlay>(assumption));
}

void expect_as_counted(const WagerValue& value, const Gathered& counted) {
    EXPECT_EQ(to_string(value.expectation), to_string(counted.expectation()));
    EXPECT_EQ(to_string(value.variance), to_string(counted.variance()));
    EXPECT_EQ(value.house_edge, -value.expectation);
}

TEST(OptionalWagers, AreWorthWhatCountingCardByCardSaysInEveryGameDeckCountAndScale) {
    int offers = 0;
    for_each_offer(rulebooks::all(), [&](const Offer& offer) {
        SCOPED_TRACE(in_words(offer));
        ++offers;
        const auto values = wager_values(*offer.game.rules, offer.option, offer.decks, offer.scale);
        const bool sevens =
            offer.option == Option::super_sevens || offer.option == Option::magnificent_sevens;
        ASSERT_EQ(values.size(), sevens ? 4U : 1U);
        for (std::size_t i = 0; i < values.size(); ++i) {
            expect_whole(values[i]);
            expect_as_counted(values[i], count_one_by_one(offer, i));
        }
    });
    EXPECT_GT(offers, 100);
}

TEST(OptionalWagers, CiteClausesOfTheirOwnBook) {
    for_each_offer(rulebooks::all(), [](const Offer& offer) {
        SCOPED_TRACE(in_words(offer));
        for (const auto& value :
             wager_values(*offer.game.rules, offer.option, offer.decks, offer.scale)) {
            for (const WagerLine& line : value.lines) {
                for (const rules::Clause& clause : line.because.all()) {
                    EXPECT_TRUE(rules::may_cite(offer.book, clause)) << to_string(clause);
                }
            }
        }
    });
}

TEST(PerfectPairs, OfEightDecksCostSeventeenPartsIn415) {
    // The odds of 6, 12 and 25 to 1 have the same value in every book that has them.
    const WagerValue value = value_of("act-2005/blackjack", Option::perfect_pairs, 8);
    EXPECT_EQ(to_string(value.expectation), "-17/415");
    EXPECT_EQ(to_string(value.house_edge), "17/415");
    EXPECT_EQ(to_string(value.hit_frequency), "31/415");
    EXPECT_TRUE(value.assumes.empty());
    EXPECT_EQ(value.ways, 416 * 415);
    ASSERT_EQ(value.lines.size(), 4U);
    EXPECT_EQ(value.lines[0].name, "perfect pair");
    EXPECT_EQ(value.lines[0].ways, 416 * 7);
    EXPECT_EQ(value.lines[0].pays, 25);
    EXPECT_EQ(value.lines[0].because.first().id(), "18.14(c)");
    EXPECT_EQ(value.lines[1].ways, 416 * 8);
    EXPECT_EQ(value.lines[2].ways, 416 * 16);
    EXPECT_EQ(value.lines[3].name, "no pair");
    EXPECT_EQ(value.lines[3].pays, -1);
    EXPECT_EQ(value.lines[3].because.first().id(), "18.11(d)");
    for (const auto& [game, scale] :
         {std::pair("act-2018/blackjack", 1), {"nz/blackjack", 2}, {"vic-2003/blackjack", 1}}) {
        EXPECT_EQ(value_of(game, Option::perfect_pairs, 8, scale).expectation, value.expectation);
    }
}

TEST(PerfectPairs, TakeTheColumnOfTheirDecks) {
    const Rules& rules = rules_of("vic-2003/blackjack");
    const std::array expected = {15, 14, 13, 12, 12};
    for (int decks = 4; decks <= 8; ++decks) {
        const auto values = wager_values(rules, Option::perfect_pairs, decks, 1);
        EXPECT_EQ(line_of(values[0], "coloured pair").pays,
                  expected[static_cast<std::size_t>(decks - 4)]);
        EXPECT_EQ(line_of(values[0], "coloured pair").because.first().id(), "15.6.1#2");
    }
    EXPECT_FALSE(may_offer(rules, Option::perfect_pairs, 3));
    EXPECT_FALSE(may_offer(rules, Option::perfect_pairs, 9));
}

TEST(PerfectPairs, OfOneDeckHaveNoLineForWhatItCannotMake) {
    const auto values = wager_values(rules_of("nz/blackjack"), Option::perfect_pairs, 1, 1);
    EXPECT_EQ(values[0].lines.size(), 3U);
    EXPECT_THROW(line_of(values[0], "perfect pair"), std::out_of_range);
    EXPECT_EQ(line_of(values[0], "coloured pair").probability, Fraction(1, 51));
}

TEST(OptionalWagers, AreOfferedOnlyWhereTheGameHasThem) {
    EXPECT_FALSE(may_offer(rules_of("act-1997/blackjack"), Option::perfect_pairs, 8));
    EXPECT_FALSE(may_offer(rules_of("vic-2003/vegas-blackjack"), Option::perfect_pairs, 4));
    EXPECT_FALSE(may_offer(rules_of("vic-2003/crown-pontoon"), Option::pontoon_pandemonium, 8));
    EXPECT_TRUE(
        may_offer(rules_of("vic-2003/pontoon-pandemonium"), Option::pontoon_pandemonium, 8));
    EXPECT_EQ(scales_of(rules_of("vic-2003/pontoon-pandemonium"), Option::pontoon_pandemonium), 5);
    EXPECT_FALSE(may_offer(rules_of("nz/blackjack"), Option::super_sevens, 5));
    EXPECT_TRUE(may_offer(rules_of("nz/blackjack"), Option::super_sevens, 6));
    EXPECT_EQ(scales_of(rules_of("nz/blackjack"), Option::super_sevens), 1);
}

TEST(SuperSevens, OfSixDecksCostElevenPointFourPercent) {
    for (const std::string_view game : {"act-2005/blackjack", "nz/blackjack"}) {
        EXPECT_EQ(percent(value_of(game, Option::super_sevens, 6).house_edge), "11.400 %");
    }
}

TEST(SuperSevens, AreWorthTheSameSplitOrDrawnOnlyWhereTheNextCardCounts) {
    const auto canberra = wager_values(rules_of("act-2005/blackjack"), Option::super_sevens, 8, 1);
    EXPECT_EQ(canberra[2].expectation, canberra[0].expectation);
    EXPECT_LT(canberra[1].expectation, canberra[0].expectation);
    const auto new_zealand = wager_values(rules_of("nz/blackjack"), Option::super_sevens, 8, 1);
    EXPECT_EQ(new_zealand[2].expectation, new_zealand[1].expectation);
    EXPECT_LT(new_zealand[2].expectation, new_zealand[0].expectation);
    EXPECT_EQ(line_of(new_zealand[2], "two sevens").because.first().id(), "15.5");
    for (const auto& values : {canberra, new_zealand}) {
        EXPECT_EQ(values[3].expectation, values[0].expectation);
        EXPECT_EQ(values[3].variance, values[0].variance);
        EXPECT_EQ(values[0].assumes, "The player draws a third card to two sevens.");
        EXPECT_EQ(values[1].assumes, "The player stands on two sevens.");
        EXPECT_EQ(values[2].assumes, "The player splits two sevens.");
        EXPECT_EQ(values[3].assumes,
                  "The player draws a third card to two sevens, which is best for this wager "
                  "whatever the dealer shows.");
    }
}

// By the books a third seven never pays less than two. Where a house rule made it so, the best play
// would hang on whether the dealer shows one of the sevens that are hoped for.
TEST(SuperSevens, ArePlayedByTheDealersFirstCardWhereThatMatters) {
    Rules rules = rules_of("act-2005/blackjack");
    rules.super_sevens.three_unsuited.value = rules::pays(0);
    rules.super_sevens.three_suited.value = rules::pays(520);
    const rules::Book& book = *rules::find_book(rulebooks::all(), "act-2005");
    const rules::Game game{"house", "House", &rules, 8};
    const Offer offer{book, game, Option::super_sevens, 8, 1};
    const auto values = wager_values(rules, Option::super_sevens, 8, 1);
    for (std::size_t i = 0; i < values.size(); ++i) {
        expect_whole(values[i]);
        expect_as_counted(values[i], count_one_by_one(offer, i));
    }
    EXPECT_GT(values[3].expectation, values[0].expectation);
    EXPECT_GT(values[3].expectation, values[1].expectation);
    EXPECT_EQ(values[3].assumes,
              "With two sevens the player does what is best for this wager against the dealer's "
              "first card.");
}

TEST(MagnificentSevens, LeaveOutTheTournamentThatVersionOneGivesEntryTo) {
    const std::string_view game = "vic-2003/blackjack";
    EXPECT_EQ(
        value_of(game, Option::magnificent_sevens, 8, 1).assumes,
        "The player draws a third card to two sevens. The free entry to a tournament is worth "
        "nothing.");
    EXPECT_EQ(value_of(game, Option::magnificent_sevens, 8, 2).assumes,
              "The player draws a third card to two sevens.");
    EXPECT_EQ(value_of(game, Option::magnificent_sevens, 8, 1, SevensPlay::stands).assumes,
              "The player stands on two sevens.");
}

TEST(Madness21, ReturnsLessWhereTheStakeIsKept) {
    Rules rules = rules_of("nz/blackjack");
    const auto returned = wager_values(rules, Option::madness_21, 8, 1)[0];
    EXPECT_EQ(percent(1 + returned.expectation), "70.584 %");
    EXPECT_EQ(returned.lines.size(), 24U);
    EXPECT_EQ(returned.lines[0].name, "Blackjack and a prize of 1000");
    EXPECT_EQ(returned.lines[0].because.first().id(), "15A.6#2");
    rules.madness_21.stake.value = rules::PrizeStake::kept;
    const auto kept = wager_values(rules, Option::madness_21, 8, 1)[0];
    EXPECT_EQ(returned.expectation - kept.expectation, returned.hit_frequency);
    EXPECT_EQ(kept.lines[0].pays, 999);
    EXPECT_EQ(kept.assumes, "The button does not fail.");
}

TEST(PontoonPandemonium, OfSixDecksCostsTenPercentAndAHalf) {
    Rules rules = rules_of("vic-2003/pontoon-pandemonium");
    const auto edge = [&](int table) {
        return percent(wager_values(rules, Option::pontoon_pandemonium, 6, table)[0].house_edge);
    };
    EXPECT_EQ(edge(1), "10.620 %");
    EXPECT_EQ(edge(5), "10.564 %");
    rules.pontoon_pandemonium.stake.value = rules::PrizeStake::kept;
    EXPECT_EQ(edge(1), "14.801 %");
    EXPECT_EQ(edge(5), "14.745 %");
}

TEST(PontoonPandemonium, CountsDecksWithoutTens) {
    for (int table = 1; table <= 5; ++table) {
        const auto value =
            value_of("vic-2003/pontoon-pandemonium", Option::pontoon_pandemonium, 8, table);
        // An ace and one of twelve court cards a deck, in either order.
        EXPECT_EQ(value.hit_frequency, Fraction(2 * 32 * 96, 384 * 383)) << table;
    }
    const auto first = value_of("vic-2003/pontoon-pandemonium", Option::pontoon_pandemonium, 8, 1);
    EXPECT_EQ(first.lines.size(), 11U);
    EXPECT_EQ(first.lines[0].pays, 250000);
    EXPECT_EQ(first.lines[0].probability, first.hit_frequency * Fraction(1, 112501));
    EXPECT_EQ(first.lines[0].because.first().id(), "11.6.3(a)#2");
}

}  // namespace
}  // namespace croupier::exact
