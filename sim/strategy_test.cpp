#include "sim/strategy.hpp"

#include <gtest/gtest.h>

#include "sim/play_testing.hpp"

namespace croupier::sim {
namespace {

std::string text() {
    Strategy strategy = plain_strategy();
    return write_strategy(strategy);
}

std::string with(std::string_view row, std::string_view instead) {
    std::string whole = text();
    const auto begin = whole.find("\n" + std::string(row)) + 1;
    whole.replace(begin, whole.find('\n', begin) - begin, instead);
    return whole;
}

TEST(Strategy, IsReadAsItWasWritten) {
    const ReadStrategy read = read_strategy(text(), {});
    EXPECT_EQ(read.fault, "");
    EXPECT_EQ(write_strategy(read.strategy), text());
    EXPECT_EQ(read.strategy, read_strategy(text(), {}).strategy);
}

std::string fault_of(std::string_view row, std::string_view instead,
                     const SimulatedTerms& terms = {}) {
    const std::string whole = read_strategy(with(row, instead), terms).fault;
    return whole.substr(std::min(whole.find(": ") + 2, whole.size()));
}

TEST(Strategy, SaysWhatIsMissing) {
    for (const std::string row : {"hard 12", "soft 18", "pair 9"}) {
        EXPECT_EQ(read_strategy(with(row, ""), {}).fault,
                  "there is no row '" + row + "'; every hard, soft and pair row is needed");
    }
    EXPECT_EQ(read_strategy(with("hard 12", "hard 12 H H"), {}).fault,
              "line 10: hard 12: needs 10 cells, against A, 2 to 9 and T; found 2");
    EXPECT_EQ(fault_of("hard 12", "hard"),
              "hard: needs 10 cells, against A, 2 to 9 and T; found 0");
    EXPECT_EQ(fault_of("hard 12", "hard 11 H H H H H H H H H H"),
              "hard 11: there is such a row already");
    EXPECT_EQ(fault_of("hard 12", "hard 99 H H H H H H H H H H"),
              "hard 99: a total is a number up to 21");
    EXPECT_EQ(fault_of("pair 9", "pair X H H H H H H H H H H"),
              "pair X: no such pair; they are A, 2 to 9 and T");
    EXPECT_EQ(fault_of("pair 9", "odd 9 H H H H H H H H H H"),
              "odd 9: no such row; they are hard from 4, soft from 12, pair, again, withdraw and "
              "even-money");
    EXPECT_EQ(fault_of("hard 12", "hard 12 H H H H H H H H H X"),
              "hard 12 against T: 'X': no such decision; they are H, S, D, Ds, P, R and Rs");
    EXPECT_EQ(fault_of("again 9", "again 9 y y y y y y y y y 1"),
              "again 9 against T: '1': write y or n");
    EXPECT_EQ(fault_of("again 9", "even-money perhaps"),
              "even-money: write even-money y or even-money n");
}

TEST(Strategy, SaysWhatTheRulesNeverAllow) {
    EXPECT_EQ(fault_of("hard 12", "hard 12 H H P H H H H H H H"),
              "hard 12 against 3: 'P': only a pair is split; write H or S");
    EXPECT_EQ(fault_of("hard 16", "hard 16 H H H H H H H H H R"),
              "hard 16 against T: 'R': this game has no surrender; write H or S");
    EXPECT_EQ(fault_of("again 9", "even-money y"),
              "even-money: 'y': this game has no even money; write n");
    EXPECT_EQ(fault_of("withdraw 12", "withdraw 12 n n y n n n n n n n"),
              "withdraw 12 against 3: 'y': this game takes no double back; write n");
    SimulatedTerms terms;
    terms.surrender = rules::SurrenderAgainst::ten_value_or_ace;
    terms.pair_by = rules::PairBy::rank;
    terms.stand_from = 12;
    terms.double_on = rules::DoubleOn::hard_9_to_11;
    terms.even_money = Ratio{1, 1};
    EXPECT_EQ(fault_of("hard 16", "hard 16 R H H H H H H H H Rs", terms), "");
    EXPECT_EQ(fault_of("hard 16", "hard 16 H H H H H H H H R H", terms),
              "hard 16 against 9: 'R': surrender is open against an ace and tens only; write H or "
              "S");
    EXPECT_EQ(fault_of("pair T", "pair T P S S S S S S S S S", terms),
              "pair T against A: 'P': tens pair by rank in this game, and the simulator does not "
              "tell them apart; write H or S");
    EXPECT_EQ(fault_of("hard 11", "hard 11 D S D D D D D D D D", terms),
              "hard 11 against 2: 'S': this game stands from 12 only; write H");
    EXPECT_EQ(fault_of("hard 11", "hard 11 D Ds D D D D D D D D", terms),
              "hard 11 against 2: 'Ds': this game stands from 12 only; write D");
    EXPECT_EQ(fault_of("pair 5", "pair 5 S H H H H H H H H H", terms),
              "pair 5 against A: 'S': this game stands from 12 only; write H");
    EXPECT_EQ(fault_of("hard 12", "hard 12 D H H H H H H H H H", terms),
              "hard 12 against A: 'D': this game doubles hard 9 to 11 only; write H or S");
    EXPECT_EQ(fault_of("soft 19", "soft 19 S S S S Ds S S S S S", terms),
              "soft 19 against 5: 'Ds': this game doubles hard 9 to 11 only; write H or S");
    EXPECT_EQ(fault_of("pair 6", "pair 6 D H H H H H H H H H", terms),
              "pair 6 against A: 'D': this game doubles hard 9 to 11 only; write H or S");
    EXPECT_EQ(fault_of("pair 5", "pair 5 H D D D D D D D D H", terms), "");
    EXPECT_EQ(fault_of("again 9", "even-money y", terms), "");
    terms.double_on = rules::DoubleOn::hard_9_to_11_ace_as_one;
    EXPECT_EQ(fault_of("soft 19", "soft 19 S S S S Ds S S S S S", terms), "");
    terms.double_on = rules::DoubleOn::no_ace;
    EXPECT_EQ(fault_of("soft 19", "soft 19 S S S S Ds S S S S S", terms),
              "soft 19 against 5: 'Ds': this game doubles no hand with an ace; write H or S");
    terms.hands_max = 1;
    EXPECT_EQ(fault_of("pair 9", "pair 9 S S S S P S S S S S", terms).substr(0, 18),
              "pair A against A: ");
}

TEST(Strategy, PlaysAPairByItsOwnRow) {
    const Strategy strategy =
        read_strategy(with("pair 9", "pair 9 S P P P P P S P P H"), {}).strategy;
    const Hand nines = Hand{}.with(8).with(8);
    EXPECT_EQ(strategy.act(nines, 1, dealt, {.split = true}), Act::split);
    EXPECT_EQ(strategy.act(nines, 9, dealt, {.split = true}), Act::hit);
    // Of a split that can go no further it is eighteen like any other.
    EXPECT_EQ(strategy.act(nines, 9, 8, {}), Act::stand);
}

TEST(Strategy, FallsBackWhereTheRulesDoNotAllowItsChoice) {
    Strategy strategy = plain_strategy();
    const Hand eleven = Hand{}.with(4).with(5);
    EXPECT_EQ(strategy.act(eleven, 0, dealt, {.double_down = true}), Act::double_down);
    EXPECT_EQ(strategy.act(eleven, 0, dealt, {}), Act::hit);
    const Hand eights = Hand{}.with(7).with(7);
    EXPECT_EQ(strategy.act(eights, 0, dealt, {.split = true}), Act::split);
    EXPECT_EQ(strategy.act(eights, 0, 7, {}), Act::hit);
    strategy.by_cards[Strategy::cards_key(eights, 0, dealt)] = Choice::surrender_or_stand;
    EXPECT_EQ(strategy.act(eights, 0, dealt, {.split = true, .surrender = true}), Act::surrender);
    EXPECT_EQ(strategy.act(eights, 0, dealt, {.split = true}), Act::stand);
}

}  // namespace
}  // namespace croupier::sim
