// Charts: the one that is known, none better by a cell, and what is said along with them.
#include "exact/strategy.hpp"

#include <algorithm>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "exact/small_shoes.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::exact {
namespace {

constexpr double close = 1e-12;

Terms terms_of_game(std::string_view game, int decks) {
    return terms_of(*rules::find_game(rulebooks::all(), game)->rules, decks);
}

// One line for each row, against 2 to 10 and the ace.
std::vector<std::string> letters_of(const Chart& chart) {
    std::vector<std::string> lines;
    for (const ChartRow& row : chart.rows) {
        std::string line = name_of(row.kind, row.points) + ':';
        for (std::size_t n = 1; n <= values; ++n) {
            line += fmt::format(" {}", letter(row.against[n % values].advice));
        }
        lines.push_back(line);
    }
    return lines;
}

// As it is published for European rules: no hole card, all is lost to a Blackjack, soft 17 stands,
// any two cards are doubled, split hands too. It differs from the chart of a game with a peek where
// more would be staked against a ten or an ace: 11 against a ten, eights against both, aces against
// an ace.
TEST(Chart, IsTheKnownOneForEightDecksWithoutAHoleCard) {
    const Terms terms = terms_of_game("act-2018/blackjack", 8);
    const MainWager<double> wager(terms, cards_left(terms));
    const std::vector<std::string> known{
        "5: H H H H H H H H H H",       "6: H H H H H H H H H H",   "7: H H H H H H H H H H",
        "8: H H H H H H H H H H",       "9: H D D D D H H H H H",   "10: D D D D D D D D H H",
        "11: D D D D D D D D H H",      "12: H H S S S H H H H H",  "13: S S S S S H H H H H",
        "14: S S S S S H H H H H",      "15: S S S S S H H H H H",  "16: S S S S S H H H H H",
        "17: S S S S S S S S S S",      "18: S S S S S S S S S S",  "19: S S S S S S S S S S",
        "20: S S S S S S S S S S",      "A,2: H H H D D H H H H H", "A,3: H H H D D H H H H H",
        "A,4: H H D D D H H H H H",     "A,5: H H D D D H H H H H", "A,6: H D D D D H H H H H",
        "A,7: S Ds Ds Ds Ds S S H H H", "A,8: S S S S S S S S S S", "A,9: S S S S S S S S S S",
        "A,A: P P P P P P P P P H",     "2,2: P P P P P P H H H H", "3,3: P P P P P P H H H H",
        "4,4: H H H P P H H H H H",     "5,5: D D D D D D D D H H", "6,6: P P P P P H H H H H",
        "7,7: P P P P P P H H H H",     "8,8: P P P P P P P P H H", "9,9: P P P P P S P P S S",
        "10,10: S S S S S S S S S S"};
    EXPECT_EQ(letters_of(best_chart(wager)), known);
}

// With a peek nothing more is at stake against a ten or an ace than elsewhere.
TEST(Chart, StakesMoreAgainstTensAndAcesWhereABlackjackTakesOneWagerOnly) {
    const Terms terms = [] {
        Terms peek = peek_terms();
        peek.decks = 6;
        return peek;
    }();
    const MainWager<double> wager(terms, cards_left(terms));
    const std::vector<std::string> lines = letters_of(best_chart(wager));
    for (const char* line : {"11: D D D D D D D D D H", "8,8: P P P P P P P P P P",
                             "A,A: P P P P P P P P P P", "10: D D D D D D D D H H"}) {
        EXPECT_TRUE(std::find(lines.begin(), lines.end(), line) != lines.end()) << line;
    }
}

// A deck, and no pair split twice: a chart is sought again and again.
void expect_sound(Terms terms) {
    terms.hands_max = 2;
    const MainWager<double> wager(terms, cards_left(terms));
    const Chart chart = best_chart(wager);
    EXPECT_LE(chart.expectation, wager.expectation() + close);
    EXPECT_GT(chart.expectation, wager.expectation() - 0.01);
    // No row is about two aces that may not be split again: a chart is silent on whether they are
    // doubled.
    EXPECT_NEAR(expectation_of(wager, chart), chart.expectation, 5e-6);
    double all = 0;
    for (std::size_t first = 0; first < values; ++first) {
        all += wager.chance_of(first) * chart.given[first];
        EXPECT_LE(chart.given[first], wager.given(first) + close) << points(first);
    }
    EXPECT_NEAR(all, chart.expectation, close);
    if (terms.bonuses || terms.cards_max > 0) {
        // Who tells hands apart by the number of their cards does better.
        const double counted = best_counted_chart(wager).expectation;
        EXPECT_GT(counted, chart.expectation);
        EXPECT_LE(counted, wager.expectation() + close);
    }
    double before = 1;
    for (const Exception& each : chart.exceptions) {
        EXPECT_GT(each.gains, 0);
        EXPECT_GT(each.chance, 0);
        EXPECT_LE(each.gains * each.chance, before);
        before = each.gains * each.chance;
        EXPECT_EQ(each.chart == each.better, each.by_suits);
        ASSERT_TRUE(each.worth.of(each.chart) && each.worth.of(each.better));
        EXPECT_NEAR(each.worth.value - *each.worth.of(each.chart), each.gains, close);
    }
    for (const ChartRow& row : chart.rows) {
        for (const Cell& cell : row.against) {
            EXPECT_GE(cell.second_best_costs, 0) << name_of(row.kind, row.points);
            EXPECT_GE(cell.chance_of_two, 0);
            EXPECT_LE(cell.chance_of_two + cell.chance_of_more, 1);
            for (const Choices<double>* worth : {&cell.with_two, &cell.with_more}) {
                for (const Act act : {Act::stand, Act::hit, Act::double_down, Act::split}) {
                    EXPECT_GE(worth->value, worth->of(act).value_or(worth->value));
                }
            }
        }
    }
}

TEST(Chart, IsWorthWhatItSaysAndNamesWhereTheCardsAskForSomethingElse) {
    for (const auto& [name, terms] : terms_of_every_kind()) {
        SCOPED_TRACE(name);
        expect_sound(terms);
    }
}

// Changes one cell after the other to what else it could say.
TEST(Chart, IsBestInEveryCellWhereNothingIsSplit) {
    Terms terms = plain_terms();
    terms.hands_max = 1;
    terms.surrender = rules::SurrenderAgainst::ten_value_or_ace;
    const MainWager<double> wager(terms, cards_left(terms));
    const Chart best = best_chart(wager);
    Chart changed = best;
    for (std::size_t row = 0; row < best.rows.size(); ++row) {
        for (const std::size_t first : {std::size_t{5}, ten}) {
            Advice& cell = changed.rows[row].against[first].advice;
            for (const Advice other :
                 {Advice::hit, Advice::stand, Advice::double_or_hit, Advice::surrender_or_hit}) {
                cell = other;
                EXPECT_LE(expectation_of(wager, changed), best.expectation + close)
                    << name_of(best.rows[row].kind, best.rows[row].points) << " against "
                    << points(first) << ": " << letter(other);
            }
            cell = best.rows[row].against[first].advice;
        }
    }
}

TEST(Advice, HasALetterAndSaysWhatToDo) {
    EXPECT_EQ(letter(Advice::none), "");
    EXPECT_EQ(letter(Advice::hit), "H");
    EXPECT_EQ(letter(Advice::stand), "S");
    EXPECT_EQ(letter(Advice::double_or_hit), "D");
    EXPECT_EQ(letter(Advice::double_or_stand), "Ds");
    EXPECT_EQ(letter(Advice::split), "P");
    EXPECT_EQ(letter(Advice::surrender_or_hit), "R");
    EXPECT_EQ(letter(Advice::surrender_or_stand), "Rs");
    EXPECT_EQ(says(Advice::double_or_stand), "double, else stand");
    EXPECT_EQ(first_choice(Advice::surrender_or_stand), Act::surrender);
    EXPECT_EQ(second_choice(Advice::surrender_or_stand), Act::stand);
    EXPECT_EQ(first_choice(Advice::split), Act::split);
    EXPECT_EQ(second_choice(Advice::split), Act::none);
    EXPECT_EQ(name_of(RowKind::soft, 18), "A,7");
    EXPECT_EQ(name_of(RowKind::pair, 10), "10,10");
    EXPECT_EQ(name_of(RowKind::pair, 1), "A,A");
    EXPECT_EQ(name_of(RowKind::hard, 16), "16");
}

}  // namespace
}  // namespace croupier::exact
