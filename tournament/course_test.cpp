#include "tournament/course.hpp"

#include <string>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"
#include "tournament/spoken_course.hpp"

namespace croupier::tournament {
namespace {

class Event : public testing::Test, protected SpokenCourse {
protected:
    void open(const std::string& header) { SpokenCourse::open(header, rulebooks::all()); }
};

constexpr const char* act_2005 =
    "rules act-2005/blackjack\ncondition approved 2026-10-01\ncondition fee 110\n"
    "condition commission 10\ncondition players 2 3\ncondition groups members friends\n"
    "condition start 2026-11-20 19:00\n";
constexpr const char* vic =
    "rules vic-2003/blackjack\ncondition fee 100\ncondition players 2 49\n"
    "condition withdrawal until 2026-11-19 12:00\ncondition refunds 33.33%\n"
    "condition signatures required\n";

TEST_F(Event, TakesNoEntryBeforeItsConditionsStand) {
    open("rules act-2005/blackjack\n");
    EXPECT_EQ(say("alice enters"), "20.3");
    EXPECT_EQ(say("operator opens entries"), "20.3");
    EXPECT_EQ(state.phase, Phase::conditions);
    open(act_2005);
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(numbers(last.events[0].because), "20.3 20.4");
    EXPECT_EQ(say("operator opens entries"), "the entries have been opened");
    open("rules act-2018/blackjack\n");
    EXPECT_EQ(say("operator opens entries").substr(0, 18), "19.2(a) 19.3(a)(i)");
    open("rules vic-2003/blackjack\n");
    EXPECT_EQ(say("operator opens entries"), "done") << "Victoria stops the first session instead";
}

TEST_F(Event, TakesOneEntryOfEachWhoMayEnterUntilTheFieldIsFull) {
    open(act_2005);
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(say("alice enters"), "20.4(f)");
    EXPECT_EQ(say("alice enters as guests"), "20.4(f)");
    EXPECT_EQ(say("alice enters as members"), "done");
    EXPECT_EQ(numbers(last.events[0].because), "20.6 20.23 20.23");
    EXPECT_EQ(say("alice enters as members"), "20.6");
    EXPECT_EQ(say("bob enters as friends"), "done");
    EXPECT_EQ(say("carl enters as friends"), "done");
    EXPECT_EQ(say("dan enters as friends"), "20.4(e)");
    EXPECT_EQ(entrants(state), 3);
    EXPECT_EQ(pool(state), Money{30'000});
    EXPECT_EQ(state.kept, Money{3'000});
    EXPECT_EQ(say("operator closes entries"), "done");
    EXPECT_EQ(say("erin enters as friends"), "20.3");
}

TEST_F(Event, KeepsTheFeeOfWhoWithdrawsUnderACT) {
    open(act_2005);
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(say("alice enters as members"), "done");
    EXPECT_EQ(say("alice withdraws"), "done");
    EXPECT_EQ(numbers(last.events[0].because), "20.24");
    EXPECT_EQ(last.events.size(), 1U);
    EXPECT_EQ(entrants(state), 0);
    EXPECT_EQ(pool(state), Money{10'000});
    EXPECT_EQ(say("operator refunds alice"), "20.24");
    EXPECT_EQ(say("alice withdraws"), "alice has no entry");
}

TEST_F(Event, GivesBackAllOfTheFeeInTimeAndThenTheShareStatedInVictoria) {
    open(vic);
    EXPECT_EQ(say("operator opens entries"), "done");
    for (const char* name : {"alice", "bob", "carl"}) {
        EXPECT_EQ(say(std::string(name) + " enters"), "done") << "Victoria asks at the seat";
    }
    EXPECT_EQ(say("clock 2026-11-19 12:00"), "done");
    EXPECT_EQ(say("alice withdraws"), "done");
    EXPECT_EQ(state.entries[0].refund, Money{10'000}) << "that minute included";
    EXPECT_EQ(say("clock +1m"), "done");
    EXPECT_EQ(say("bob withdraws"), "done");
    EXPECT_EQ(state.entries[1].refund, Money{3'333});
    EXPECT_EQ(pool(state), Money{16'667});
    EXPECT_EQ(say("operator refunds bob"), "done");
    EXPECT_EQ(state.entries[1].refund, Money{10'000});
    EXPECT_EQ(say("operator refunds bob"), "nothing is left to refund");
    EXPECT_EQ(say("operator refuses dan"), "16.2.1(f)(ii)");
}

TEST_F(Event, GivesEveryFeeBackWholeWhenItIsCancelledAndThenNothingMore) {
    open(act_2005);
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(say("alice enters as members"), "done");
    EXPECT_EQ(say("bob enters as members"), "done");
    EXPECT_EQ(say("alice withdraws"), "done");
    EXPECT_EQ(say("operator cancels because of a flood"), "done");
    EXPECT_EQ(state.phase, Phase::cancelled);
    EXPECT_EQ(state.refunded, state.collected);
    EXPECT_EQ(state.refunded, Money{22'000});
    EXPECT_EQ(pool(state), Money{});
    EXPECT_EQ(say("carl enters as members"), "20.24 20.24");
}

TEST_F(Event, HasADirectorBeforeItIsDirected) {
    open(act_2005);
    EXPECT_EQ(say("director briefs players"), "20.2");
    EXPECT_EQ(say("operator appoints dora director"), "done");
    EXPECT_EQ(say("director briefs players"), "done");
    EXPECT_EQ(say("director breaks"), "20.17");
    EXPECT_EQ(say("director breaks 15m"), "done");
    EXPECT_EQ(say("director moves start to 20:00 with notice"), "20.9");
    open(vic);
    EXPECT_EQ(say("operator appoints dora director unqualified"), "16.1.2(a)");
    EXPECT_EQ(say("operator appoints dirk deputy unqualified"), "16.1.2(b) 16.1.2(a)");
    EXPECT_EQ(say("operator appoints dora director"), "done");
}

TEST_F(Event, HasAClockThatNeverGoesBack) {
    open(act_2005);
    EXPECT_EQ(say("clock +5m"), "nobody has said what time it is");
    EXPECT_EQ(say("clock 18:00"), "done") << "on the day of the start";
    EXPECT_EQ(say("clock 17:59"), "the clock goes back: it is 2026-11-20 18:00");
    EXPECT_EQ(say("clock 18:00"), "done");
    EXPECT_EQ(say("clock +2h"), "done");
    EXPECT_EQ(to_string(*state.now), "2026-11-20 20:00");
}

TEST_F(Event, OfMagnificentSevensIsEarnedAndCarriesOverWhomNoFieldHasRoomFor) {
    open(
        "rules vic-2003/blackjack\nwith magnificent-sevens\ncondition format magnificent-sevens\n");
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(say("alice enters"), "13.9.3 13.8.1");
    EXPECT_EQ(say("players p1 to p48 earn"), "done");
    EXPECT_EQ(last.events.size(), 48U);
    EXPECT_EQ(say("operator closes entries"), "13.9.4 13.9.6");
    EXPECT_EQ(say("p1 earns entry"), "done") << "one person may earn several";
    EXPECT_EQ(say("players q1 to q11 earn"), "done");
    EXPECT_EQ(say("operator closes entries"), "done");
    EXPECT_EQ(entrants(state), 49);
    EXPECT_EQ(state.entries[48].is, EntryIs::standing);
    EXPECT_EQ(state.entries[49].is, EntryIs::carried);
}

TEST_F(Event, TakesAllOfManyOrNone) {
    open(act_2005);
    EXPECT_EQ(say("operator opens entries"), "done");
    open("rules act-2005/blackjack\ncondition approved 2026-10-01\ncondition players 2 3\n");
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(say("players p1 to p4 enter"), "20.4(e)");
    EXPECT_EQ(entrants(state), 0);
    EXPECT_EQ(say("players p1 to p3 enter"), "done");
    EXPECT_EQ(entrants(state), 3);
}

TEST_F(Event, ThatSitsAndGoesClosesItsEntriesByItself) {
    open("rules act-2005/blackjack\ncondition approved 2026-10-01\ncondition start at 2 entries\n");
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(say("alice enters"), "done");
    EXPECT_EQ(state.phase, Phase::entries);
    EXPECT_EQ(say("bob enters"), "done");
    EXPECT_EQ(state.phase, Phase::closed);
}

constexpr const char* two_tables =
    "rules act-2018/blackjack\nseed 7\nset limits 10 500\ncondition start 2026-11-20 19:00\n"
    "condition entry at the cage\ncondition groups none\ncondition fee 10\ncondition chips 800\n"
    "condition players 4 14\ncondition session heats rounds 20 tables 2 advance 1\n"
    "condition session final rounds 20 tables 1\ncondition buy-back none\n"
    "condition elimination places\ncondition ties sessions lot\ncondition ties prizes divide\n"
    "condition prizes 100%\ncondition statement director\ncondition available 2026-11-01\n"
    "condition notified 2026-11-01\n";

class Seating : public Event {
protected:
    void SetUp() override {
        open(two_tables);
        EXPECT_EQ(say("operator opens entries"), "done");
        EXPECT_EQ(say("operator appoints dora director"), "done");
        EXPECT_EQ(say("players p1 to p5 enter"), "done");
    }
    // `p1 p2 p3 / p4 p5`
    std::string seats() const {
        std::string out;
        int table = 1;
        if (!state.session) return out;
        for (const Chair& chair : state.session->chairs) {
            if (chair.table != table) out += " /";
            table = chair.table;
            if (!out.empty()) out += ' ';
            out += state.entries[chair.entry].player;
        }
        return out;
    }
};

TEST_F(Seating, IsByBallotInOrderOrByTheSeed) {
    EXPECT_EQ(say("director begins session"), "19.7");
    EXPECT_EQ(say("director ballots in order"), "done");
    EXPECT_EQ(seats(), "p1 p2 p3 / p4 p5");
    EXPECT_EQ(say("director ballots"), "done");
    const std::string drawn = seats();
    EXPECT_NE(drawn, "p1 p2 p3 / p4 p5");
    EXPECT_EQ(say("director ballots"), "done");
    EXPECT_EQ(seats(), drawn) << "the same seed draws the same";
    EXPECT_EQ(say("director allots 2 3"), "done");
    EXPECT_EQ(say("director ballots in order"), "done");
    EXPECT_EQ(seats(), "p1 p2 / p3 p4 p5");
    EXPECT_EQ(say("director allots 2 2"), "19.8");
    EXPECT_EQ(say("director allots 8"), "19.8");
}

TEST_F(Seating, TakesTheLotsAsTheyCameOut) {
    EXPECT_EQ(say("director ballots table 1 p1 - p2"), "done");
    EXPECT_EQ(say("director ballots table 2 p2 p3"), "19.7");
    EXPECT_EQ(say("director ballots table 2 dan"), "19.7");
    EXPECT_EQ(say("director ballots table 2 p3 p4 p5"), "done");
    EXPECT_EQ(say("director ballots table 1 p2 p1"), "done") << "in place of the old one";
    EXPECT_EQ(seats(), "p2 p1 / p3 p4 p5");
    EXPECT_EQ(say("table 1: p1 sits 1"), "19.7");
    EXPECT_EQ(say("table 2: p1 sits 2"), "19.7");
    EXPECT_EQ(say("table 1: p1 sits 2"), "done");
    EXPECT_EQ(say("table 1: p1 sits 2"), "p1 sits there");
}

TEST_F(Seating, IsForfeitedByWhoIsLate) {
    EXPECT_EQ(say("director ballots in order"), "done");
    EXPECT_EQ(say("clock 2026-11-20 18:59"), "done");
    EXPECT_EQ(say("director begins session"), "19.7") << "before the stated time";
    EXPECT_EQ(say("everyone sits but p2"), "done");
    EXPECT_EQ(say("clock 19:00"), "done");
    ASSERT_EQ(last.events.size(), 2U);
    EXPECT_EQ(numbers(last.events[1].because), "19.9 19.9");
    EXPECT_EQ(say("table 1: p2 sits 2"), "19.9");
    EXPECT_EQ(say("director begins session"), "done");
    EXPECT_EQ(state.phase, Phase::session);
    EXPECT_EQ(pool(state), Money{5'000}) << "the fee stays in the pool";
    EXPECT_EQ(state.session->chairs[0].score.chips, Money{80'000});
    EXPECT_EQ(state.session->chairs[1].score.chips, Money{});
    EXPECT_EQ(say("p9 enters"), "19.2") << "the first session closes the entries";
}

TEST_F(Seating, OfWhoIsLateMayGoToAReserveWhoPays) {
    EXPECT_EQ(say("rita reserves"), "done");
    EXPECT_EQ(say("director ballots in order"), "done");
    EXPECT_EQ(say("everyone sits but p2"), "done");
    EXPECT_EQ(say("director seats rita for p2"), "19.10") << "p2 can still come";
    EXPECT_EQ(say("director begins session"), "done");
    EXPECT_EQ(say("director seats ron for p2"), "ron is not on the reserve list");
    EXPECT_EQ(say("director seats rita for p2"), "done");
    EXPECT_EQ(pool(state), Money{6'000}) << "both fees are in the pool";
    EXPECT_EQ(state.reserves.size(), 0U);
    EXPECT_EQ(say("table 1 ends p1 1 p3 2 rita 3"), "done");
}

TEST_F(Seating, IsLeftByWhoRetiresOrIsDisqualified) {
    EXPECT_EQ(say("p1 retires"), "p1 plays no session now");
    EXPECT_EQ(say("director ballots in order"), "done");
    EXPECT_EQ(say("everyone sits"), "done");
    EXPECT_EQ(say("director announces standings"), "no session is played");
    EXPECT_EQ(say("director begins session"), "done");
    EXPECT_EQ(say("director announces standings"), "done");
    EXPECT_EQ(numbers(last.events[0].because), "19.12");
    EXPECT_EQ(say("p1 retires"), "done");
    EXPECT_EQ(numbers(last.events[0].because), "19.21");
    EXPECT_EQ(last.events.size(), 1U) << "nothing is refunded";
    EXPECT_EQ(say("director disqualifies p4 because he hid chips"), "done");
    EXPECT_EQ(numbers(last.events[0].because), "16.2(b)");
    EXPECT_EQ(say("p4 retires"), "p4 plays no session now");
    EXPECT_EQ(say("table 1 ends p2 1 p3 2"), "done") << "p1 is ranked last without a count";
    EXPECT_EQ(say("table 1: p2 bets 10 on 2").substr(0, 6), "tables");
}

TEST_F(Seating, NeedsEnoughPlayers) {
    open(two_tables);
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(say("operator appoints dora director"), "done");
    EXPECT_EQ(say("players p1 to p3 enter"), "done");
    EXPECT_EQ(say("director ballots in order"), "done");
    EXPECT_EQ(say("director begins session"), "19.3(a)(v)");
    EXPECT_EQ(say("p4 enters"), "done");
    EXPECT_EQ(say("director begins session"), "19.7") << "p4 has no seat";
}

TEST_F(Seating, OfMagnificentSevensIsAtDesignatedTablesAndPaysEachEntry) {
    open(
        "rules vic-2003/blackjack\nwith magnificent-sevens\n"
        "condition format magnificent-sevens\ncondition chips 1000\ncondition compulsory 5\n"
        "condition buy-back none\ncondition statement director\ncondition statement entitled\n"
        "condition application by form\ncondition withdrawal none\n"
        "condition disqualification cheating\ncondition refunds 0%\ncondition late forfeits\n"
        "condition approved 2026-10-01\n");
    EXPECT_EQ(say("operator opens entries"), "done");
    EXPECT_EQ(say("operator appoints dora director"), "done");
    EXPECT_EQ(say("players p1 to p48 earn"), "done");
    EXPECT_EQ(say("p1 earns entry"), "done");
    EXPECT_EQ(say("operator closes entries"), "done");
    EXPECT_EQ(say("director ballots in order"), "13.9.7(a)");
    EXPECT_EQ(say("p1 nominates olga"), "done");
    EXPECT_EQ(say("director approves otto for p1"), "p1 has not nominated otto");
    EXPECT_EQ(say("director approves olga for p1"), "done");
    EXPECT_EQ(numbers(last.events[0].because), "13.9.7(a) 16.3.3");
    EXPECT_EQ(state.entries[48].player, "olga");
    EXPECT_EQ(state.entries[48].holder, "p1");
    EXPECT_EQ(state.entries[0].player, "p1");
    EXPECT_EQ(say("director ballots in order"), "16.3.1");
    EXPECT_EQ(say("director designates tables 1 to 7"), "done");
    EXPECT_EQ(say("director ballots in order"), "done");
    EXPECT_EQ(say("everyone sits"), "done");
    EXPECT_EQ(say("director begins session"), "16.2.2");
    EXPECT_EQ(say("director briefs players"), "done");
    EXPECT_EQ(say("director begins session"), "done");
    EXPECT_EQ(state.bonuses, Money{49 * 77'000});
    EXPECT_EQ(state.session->heats.size(), 7U);
}

}  // namespace
}  // namespace croupier::tournament
