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
    EXPECT_EQ(read.strategy.fingerprint(), read_strategy(text(), {}).strategy.fingerprint());
}

TEST(Strategy, SaysWhatIsMissingOrNotAllowed) {
    EXPECT_EQ(read_strategy(with("hard 12", ""), {}).fault, "there is no row 'hard 12'");
    EXPECT_EQ(read_strategy(with("soft 18", ""), {}).fault, "there is no row 'soft 18'");
    EXPECT_EQ(read_strategy(with("pair 9", ""), {}).fault, "there is no row 'pair 9'");
    const auto fault = [](std::string_view row, std::string_view instead, const Terms& terms = {}) {
        const std::string whole = read_strategy(with(row, instead), terms).fault;
        return whole.substr(std::min(whole.find(": ") + 2, whole.size()));
    };
    EXPECT_EQ(fault("hard 12", "hard 12 H H H H H H H H H"),
              "a row has a kind, a hand and 10 cells");
    EXPECT_EQ(fault("hard 12", "hard 12 H H H H H H H H H X"), "'X' is no decision");
    EXPECT_EQ(fault("hard 12", "hard 12 P P P P P P P P P P"), "hard 12 cannot be split");
    EXPECT_EQ(fault("hard 12", "hard 12 R R R R R R R R R R"), "this game has no surrender");
    EXPECT_EQ(fault("hard 12", "hard 99 H H H H H H H H H H"), "a total is a number up to 21");
    EXPECT_EQ(fault("pair 9", "pair X H H H H H H H H H H"), "no pair of 'X'");
    Terms stands_from_12;
    stands_from_12.stand_from = 12;
    EXPECT_EQ(fault("hard 11", "hard 11 S S S S S S S S S S", stands_from_12),
              "hard 11 may not stand in this game");
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
