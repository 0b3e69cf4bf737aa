#include "tournament/schedule.hpp"

#include <numeric>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "rulebooks/registry.hpp"
#include "tournament/parse.hpp"

namespace croupier::tournament {
namespace {

Conditions conditions(const std::string& text) {
    Header header = read_header(std::get<File>(parse(text)), rulebooks::all());
    EXPECT_FALSE(header.fault);
    return std::move(header.conditions);
}

Schedule of(const Conditions& c, int players) {
    const ScheduleOr found = schedule(c, players);
    const auto* why = std::get_if<std::string>(&found);
    EXPECT_EQ(why, nullptr) << *why;
    return why ? Schedule{} : std::get<Schedule>(found);
}

std::string why_not(const Conditions& c, int players) {
    const ScheduleOr found = schedule(c, players);
    return std::holds_alternative<std::string>(found) ? std::get<std::string>(found) : "";
}

TEST(Schedule, SpreadsPlayersWithOneMoreAtTheFirstTables) {
    EXPECT_EQ(spread(20, 3), (std::vector<int>{7, 7, 6}));
    EXPECT_EQ(spread(8, 2), (std::vector<int>{4, 4}));
    EXPECT_EQ(spread(1, 2), (std::vector<int>{1, 0}));
}

TEST(Schedule, SendsOnTheBestOfEachTableAndTheBestOthers) {
    const auto c = conditions(
        "rules act-2018/blackjack\n"
        "condition session heats rounds 20 tables as-needed advance 1 others 1\n"
        "condition session final rounds 30 tables 1 chips carried\n");
    const Schedule found = of(c, 40);
    ASSERT_EQ(found.sessions.size(), 2U);
    EXPECT_EQ(found.sessions[0].seats, (std::vector<int>{7, 7, 7, 7, 6, 6}));
    EXPECT_EQ(found.sessions[0].go_on(), 7);
    EXPECT_EQ(found.sessions[1].players, 7);
    EXPECT_TRUE(found.sessions[1].chips_carried);
    EXPECT_EQ(found.sessions[1].advance, 0);
    EXPECT_EQ(found.sessions[1].length, (Length{LengthIn::rounds, 30}));
}

TEST(Schedule, SaysWhichSessionCannotSeatItsPlayers) {
    const auto c = conditions(
        "rules act-2018/blackjack\n"
        "condition session heats rounds 20 tables 7 advance 2\n"
        "condition session final rounds 20 tables 1\n");
    EXPECT_EQ(why_not(c, 50), "session heats has 50 players and 7 tables for 49");
    EXPECT_EQ(why_not(c, 49), "session final has 14 players and one table for 7");
    EXPECT_EQ(why_not(c, 3), "") << "three tables of one, and four of none";
}

TEST(Schedule, LetsARepechageJoinThoseWhoHadGoneOn) {
    const auto c = conditions(
        "rules act-2018/blackjack\n"
        "condition session heats rounds 20 tables 3 advance 1\n"
        "condition session again rounds 5 tables as-needed advance 1 for heats qualify 14\n"
        "condition session final rounds 20 tables 1\n");
    const Schedule found = of(c, 21);
    EXPECT_EQ(found.sessions[1].players, 14);
    EXPECT_EQ(found.sessions[1].go_on(), 2);
    EXPECT_EQ(found.sessions[2].players, 5);
}

TEST(Schedule, HasEverybodyInEverySessionForPoints) {
    const auto c = conditions(
        "rules act-2018/blackjack\ncondition format points\n"
        "condition session one rounds 20 tables as-needed\n"
        "condition session two rounds 20 tables as-needed\n");
    const Schedule found = of(c, 12);
    EXPECT_EQ(found.sessions[1].players, 12);
    EXPECT_EQ(found.sessions[1].advance, 0);
}

TEST(Schedule, OfTheMagnificentSevensTournamentIsThatOfTable3) {
    const auto c = conditions(
        "rules vic-2003/blackjack\nwith magnificent-sevens\n"
        "condition format magnificent-sevens\ncondition session final shoes 5\n");
    EXPECT_EQ(fields(c), (std::vector<int>{49, 98, 147, 196}));
    const Schedule found = of(c, 196);
    ASSERT_EQ(found.sessions.size(), 5U);
    const std::vector<std::array<int, 5>> law = {{196, 28, 4, 5, 7},
                                                 {147, 21, 3, 4, 14},
                                                 {98, 14, 2, 3, 7},
                                                 {49, 7, 1, 1, 0},
                                                 {7, 1, 1, 0, 0}};
    for (std::size_t i = 0; i < law.size(); ++i) {
        const Sitting& session = found.sessions[i];
        EXPECT_EQ((std::array<int, 5>{session.players, session.tables(), session.heats,
                                      session.advance, session.others}),
                  law[i])
            << session.name;
        EXPECT_TRUE(std::all_of(session.seats.begin(), session.seats.end(),
                                [](int seats) { return seats == 7; }));
        EXPECT_EQ(session.length.count, session.name == "final" ? 5 : 3);
    }
    EXPECT_EQ(found.sessions[3].name, "round-4");
    EXPECT_EQ(found.sessions[4].name, "final");
    EXPECT_EQ(why_not(c, 60),
              "a Magnificent Sevens Tournament has 49, 98, 147, 196 entrants, not 60");
}

// What the contract promises of every schedule, for conditions of any size.
RC_GTEST_PROP(Schedule, AddsUp, ()) {
    const int seats = *rc::gen::inRange(3, 10);
    const int advance = *rc::gen::inRange(1, 4);
    const int others = *rc::gen::inRange(0, 10);
    const int players = *rc::gen::inRange(2, 2'000);
    const auto c = conditions(fmt::format(
        "rules act-2018/blackjack\ncondition fee 10.01\n"
        "condition session heats rounds 1 tables as-needed seats {} advance {} others {}\n"
        "condition session final rounds 1 tables as-needed\ncondition prizes 50% 30% 20%\n",
        seats, advance, others));
    const ScheduleOr found = schedule(c, players);
    const auto* planned = std::get_if<Schedule>(&found);
    RC_ASSERT(planned != nullptr);
    const Sitting& heats = planned->sessions[0];
    RC_ASSERT(std::accumulate(heats.seats.begin(), heats.seats.end(), 0) == players);
    RC_ASSERT(heats.tables() == (players + seats - 1) / seats);
    RC_ASSERT(heats.seats.front() - heats.seats.back() <= 1);
    RC_ASSERT(heats.seats.front() <= seats);
    RC_ASSERT(planned->sessions[1].players == heats.go_on());
    RC_ASSERT(heats.go_on() <= players);
    const Money paid = std::accumulate(planned->prizes.begin(), planned->prizes.end(), Money{});
    RC_ASSERT(paid == planned->pool);
}

}  // namespace
}  // namespace croupier::tournament
