// Sessions of a trainee who deals: rightly, wrongly, and blindly.
#include "practice/dealing.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "practice/practice_testing.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::practice {
namespace {

using Is = Dealing::Reply::Is;

struct Table : TestTable {
    Table(std::string_view game, int seed, int rounds)
        : TestTable(rulebooks::all(), game, seed), dealing(floor, notes, rounds) {
        dealing.go_on();
    }

    // The act that does what is due, as somebody who knows the book would.
    [[nodiscard]] Act right_act() {
        const Due due = dealing.tell_due();
        Act act{.duty = due.duty, .box = due.hand.box, .hand = due.hand.hand};
        if (due.duty == Duty::cutting_card) act.number = floor.usual_place();
        if (due.duty == Duty::total) {
            act.number = due.hand.box == 0 ? floor.state().round.dealer.total().points
                                           : floor.state().hand(due.hand).total().points;
        }
        if (due.duty == Duty::payment) act.settling = dealing.payments().front().settling;
        return act;
    }

    // Deals rightly until something is due; false: the session is over.
    bool deal_until(Duty duty) {
        while (!dealing.is_over()) {
            if (dealing.tell_due().duty == duty) return true;
            step();
        }
        return false;
    }

    Dealing::Reply act(const Act& act) {
        Dealing::Reply reply = dealing.act(act);
        dealing.go_on();
        return reply;
    }

    void put_right(std::optional<Remedy> remedy, Judgement::Is is) {
        EXPECT_EQ(dealing.judge(remedy).is, is);
        dealing.put_right();
        dealing.go_on();
    }

    void step() {
        const Act right = right_act();
        const Dealing::Reply reply = act(right);
        ASSERT_EQ(reply.is, Is::right) << entry_of(right.duty).code << ": " << reply.says;
    }

    Dealing dealing;
};

std::vector<std::string> every_game() {
    std::vector<std::string> games;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) games.emplace_back(game.id);
    }
    return games;
}

TEST(Dealing, WhoDoesWhatIsDueGoesThroughEveryGame) {
    for (const std::string& game : every_game()) {
        SCOPED_TRACE(game);
        Table table(game, 4, 8);
        for (int step = 0; step < 2000 && !table.dealing.is_over(); ++step) table.step();
        EXPECT_TRUE(table.dealing.is_over());
        EXPECT_EQ(table.notes.last_round, 8);
        const auto& tally = table.dealing.tally();
        EXPECT_EQ(tally.mistakes.rounds(), 8);
        EXPECT_EQ(tally.total().wrong, 0);
        EXPECT_GT(tally.of(Duty::card).asked, 30);
        EXPECT_TRUE(tally.mistakes.to_read().empty());
        table.expect_record_plays_again();
    }
}

TEST(Dealing, WhatWasAskedForIsNotDoneAtTheFirstTry) {
    Table table("act-2018/blackjack", 1, 1);
    ASSERT_EQ(table.act({.duty = Duty::shuffle}).is, Is::right);
    EXPECT_EQ(table.dealing.tally().of(Duty::shuffle).right, 1);
    ASSERT_EQ(table.dealing.tell_due().duty, Duty::cut);
    ASSERT_EQ(table.act({.duty = Duty::cut}).is, Is::right);
    EXPECT_EQ(table.dealing.tally().of(Duty::cut).right, 0);
    EXPECT_EQ(table.dealing.tally().of(Duty::cut).asked, 1);
}

TEST(Dealing, WhatIsForgottenIsToldWithItsClauseAndStopped) {
    Table table("vic-2003/blackjack", 2, 3);
    ASSERT_TRUE(table.deal_until(Duty::burn));
    const auto reply = table.act({.duty = Duty::no_more_bets});
    EXPECT_EQ(reply.is, Is::wrong);
    EXPECT_EQ(reply.because.first(), table.floor.rules().burn.because);
    EXPECT_EQ(table.dealing.tell_due().duty, Duty::burn);
    EXPECT_EQ(table.dealing.tally().of(Duty::burn).wrong, 1);

    ASSERT_TRUE(table.deal_until(Duty::no_more_bets));
    EXPECT_EQ(table.act({.duty = Duty::card, .box = 0}).is, Is::wrong);
    EXPECT_TRUE(table.floor.state().round.dealer.cards.empty());
}

TEST(Dealing, GoingOnWithoutCallingInsuranceIsWrong) {
    for (int seed = 1; seed < 60; ++seed) {
        Table table("act-2018/blackjack", seed, 6);
        if (!table.deal_until(Duty::insurance)) continue;
        const auto reply = table.act({.duty = Duty::total, .number = 17});
        EXPECT_EQ(reply.is, Is::wrong);
        EXPECT_FALSE(reply.because.empty());
        EXPECT_EQ(table.act({.duty = Duty::insurance}).is, Is::right);
        return;
    }
    FAIL() << "no dealer has shown an ace";
}

TEST(Dealing, ACardOnTheWrongHandLiesThereUntilItIsPutRight) {
    for (const std::string& game : every_game()) {
        SCOPED_TRACE(game);
        Table table(game, 3, 2);
        ASSERT_TRUE(table.deal_until(Duty::card));
        const auto& sitters = table.floor.sitters();
        ASSERT_GE(sitters.size(), 2U);
        table.step();
        // The first box gets a second card before the others have one.
        const auto reply = table.act({.duty = Duty::card, .box = sitters[0].box});
        ASSERT_EQ(reply.is, Is::laid_wrongly) << reply.says;
        EXPECT_FALSE(reply.because.empty());
        ASSERT_NE(table.dealing.mistake(), nullptr);
        EXPECT_EQ(table.dealing.mistake()->entry.code, "misplaced");
        EXPECT_EQ(table.floor.state().box(sitters[0].box).hands[0].cards.size(), 2);
        // Nothing else can be done before.
        EXPECT_EQ(table.act({.duty = Duty::card, .box = sitters[1].box}).is, Is::wrong);

        table.put_right(Remedy::reconstruct, Judgement::Is::right);
        EXPECT_EQ(table.dealing.mistake(), nullptr);
        while (!table.dealing.is_over()) table.step();
        const Score& mistakes = table.dealing.tally().mistakes;
        EXPECT_EQ(mistakes.total().made, 1);
        EXPECT_EQ(mistakes.total().put_right, 1);
        EXPECT_FALSE(mistakes.to_read().empty());
        table.expect_record_plays_again();
    }
}

TEST(Dealing, AWrongPaymentIsToldAndSettledRightly) {
    Table table("act-2018/blackjack", 5, 6);
    using As = Settling::As;
    while (true) {
        ASSERT_TRUE(table.deal_until(Duty::payment));
        if (table.dealing.payments().front().settling.as == As::paid) break;
        table.step();
    }
    const Dealing::Payment due = table.dealing.payments().front();
    const std::size_t left = table.dealing.payments().size();
    Act act{.duty = Duty::payment, .box = due.hand.box, .settling = due.settling};
    act.settling.amount = act.settling.amount + ledger::Money{1};
    const auto reply = table.act(act);
    EXPECT_EQ(reply.is, Is::wrong);
    EXPECT_EQ(reply.says, due.sentence);
    EXPECT_FALSE(reply.because.empty());
    EXPECT_EQ(table.dealing.tally().of(Duty::payment).wrong, 1);
    if (left > 1) {
        EXPECT_EQ(table.dealing.payments().size(), left - 1);
    }
}

TEST(Dealing, AWrongTotalIsSaidAgain) {
    Table table("nz/blackjack", 6, 3);
    ASSERT_TRUE(table.deal_until(Duty::total));
    const int total = table.right_act().number;
    const auto reply = table.act({.duty = Duty::total, .number = total + 1});
    EXPECT_EQ(reply.is, Is::wrong);
    EXPECT_EQ(table.dealing.tell_due().duty, Duty::total);
    EXPECT_EQ(table.act({.duty = Duty::total, .number = total}).is, Is::right);
}

// Whatever is done at whatever moment, chips and cards stay in order, and the session can go on.
TEST(Dealing, WhoDealsBlindlyComesToTheEnd) {
    for (const std::string& game : every_game()) {
        for (int seed = 1; seed <= 4; ++seed) {
            SCOPED_TRACE(fmt::format("{} seed {}", game, seed));
            Table table(game, seed, 6);
            chance::Seeded hand(static_cast<std::uint64_t>(seed) + 77);
            const auto below = [&](int n) {
                return static_cast<int>(hand.below(static_cast<std::uint64_t>(n)));
            };
            for (int step = 0; step < 3000 && !table.dealing.is_over(); ++step) {
                if (table.dealing.mistake()) {
                    table.put_right(std::nullopt, Judgement::Is::wrong);
                } else if (below(3) == 0) {
                    const Act act{.duty = static_cast<Duty>(below(static_cast<int>(duties.size()))),
                                  .box = below(8),
                                  .number = below(22)};
                    (void)table.act(act);
                } else if (table.dealing.tell_due().duty == Duty::payment && below(2) == 0) {
                    table.dealing.settle();
                    table.dealing.go_on();
                } else {
                    (void)table.act(table.right_act());
                }
            }
            EXPECT_TRUE(table.dealing.is_over());
            EXPECT_EQ(table.dealing.tally().mistakes.rounds(), 6);
            EXPECT_GT(table.dealing.tally().mistakes.total().made, 0);
            for (const std::string& told : table.notes.happened) {
                EXPECT_EQ(told.find("nobody knows how to go on"), std::string::npos) << told;
            }
            table.expect_record_plays_again();
        }
    }
}

}  // namespace
}  // namespace croupier::practice
