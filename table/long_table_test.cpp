// A table that is played at for long holds no more than one that has just been opened and played.
#include <algorithm>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"
#include "table/table.hpp"

namespace croupier::table {
namespace {

class LongTable {
public:
    LongTable() : table_(usual_setup(*rules::find_game(rulebooks::all(), "act-2018/blackjack"))) {
        perform(Join{"alice"});
        perform(Buy{alice, Money{100'000'000}});
        perform(Sit{alice, 1});
    }

    void play(int rounds) {
        for (int round = 0; round < rounds; ++round) {
            if (state().cards.shoe.cards_known() < cards_of_a_round_max) {
                perform(LoadShoe{cards::whole_decks(state().setup.decks)});
            }
            perform(Bet{alice, 1, Money{1000}});
            perform(Deal{});
            while (state().round.stage != Stage::settled) answer();
        }
    }

    [[nodiscard]] const State& state() const { return table_.state(); }

private:
    static constexpr PlayerId alice = 0;
    static constexpr int cards_of_a_round_max = 60;

    void answer() {
        const HandId hand = state().round.turn;
        if (state().round.stage != Stage::play) {
            perform(GoOn{});
        } else if (state().hand(hand).total().points < 17) {
            perform(Hit{alice, hand});
        } else {
            perform(Stand{alice, hand});
        }
    }
    void perform(const Command& command) {
        ASSERT_EQ(table_.perform(command).answer, Answer::done);
    }

    Table table_;
};

// All that a state holds is in its bytes, so that what they come to bounds what it keeps.
TEST(LongTable, HoldsNoMoreAfterThousandsOfRounds) {
    constexpr int rounds = 2 * static_cast<int>(ledger::Ledger::rounds_kept);
    LongTable table;
    std::size_t most = 0;
    for (int i = 0; i < 4; ++i) {
        table.play(rounds / 4);
        most = std::max(most, to_bytes(table.state()).size());
    }
    // The number of the round, and those of the ledger, become longer words.
    constexpr std::size_t longer_numbers = 64;
    for (int i = 0; i < 12; ++i) {
        table.play(rounds / 4);
        EXPECT_LE(to_bytes(table.state()).size(), most + longer_numbers);
    }
    EXPECT_EQ(table.state().round.number, 4U * rounds);
    EXPECT_EQ(table.state().ledger.sum(), ledger::nothing);
}

}  // namespace
}  // namespace croupier::table
