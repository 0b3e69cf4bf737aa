// Whole tournaments by stated results: who goes on, ties, places, points and prizes.
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "rulebooks/registry.hpp"
#include "tournament/deciding.hpp"
#include "tournament/spoken_course.hpp"

namespace croupier::tournament {
namespace {

struct Course : SpokenCourse {
    explicit Course(const std::string& header) { open(header, rulebooks::all()); }
};

constexpr const char* knock_out =
    "rules act-2005/blackjack\ncondition approved 2026-10-01\ncondition fee 55\n"
    "condition commission 5\nset limits 10 500\n"
    "condition session heats rounds 20 tables 2 advance 1 others 1\n"
    "condition session final rounds 20 tables 1\ncondition prizes 70% 30%\n";

void begin(Course& course, int players) {
    course.says({"operator opens entries", "operator appoints dora director",
                 fmt::format("players p1 to p{} enter", players), "director ballots in order",
                 "everyone sits", "director begins session"});
}
void next(Course& course) {
    course.says({"director ends session", "director ballots in order", "everyone sits",
                 "director begins session"});
}

TEST(Play, SendsOnTheBestOfEachTableAndTheBestOthersAndRanksTheRest) {
    Course course(knock_out);
    begin(course, 6);
    EXPECT_EQ(course.say("director ends session"), "20.19") << "no table is complete";
    course.says(
        {"table 1 stands after 5 p1 800 p2 1200 p3 1000", "table 1 ends p1 900 p2 500 p3 out 7"});
    EXPECT_EQ(course.say("table 1 ends p1 900 p2 500 p3 out 7"), "table 1 is complete");
    EXPECT_EQ(course.say("table 2 ends p4 400 p5 300"), "the result of p6 is missing");
    EXPECT_EQ(course.say("table 2 ends p4 400 p5 300 p1 5"), "p1 is not at the table");
    course.says({"table 2 ends p4 400 p5 300 p6 out 20"});
    next(course);
    EXPECT_EQ(course.of("p2").is, EntryIs::standing) << "the largest stack of the others";
    EXPECT_EQ(course.of("p5").is, EntryIs::out);
    EXPECT_EQ(course.say("director awards prizes"), "20.20 20.23");
    course.says(
        {"table 1 ends p1 0 p2 2000 p4 999", "director ends session", "director awards prizes"});
    const std::map<std::string, int> places = {{"p2", 1}, {"p4", 2}, {"p1", 3},
                                               {"p5", 4}, {"p6", 5}, {"p3", 6}};
    for (const auto& [name, place] : places) EXPECT_EQ(course.of(name).place, place) << name;
    EXPECT_EQ(course.of("p2").prize, Money{21'000});
    EXPECT_EQ(course.of("p4").prize, Money{9'000});
    EXPECT_EQ(course.state.paid, pool(course.state));
    EXPECT_EQ(course.state.phase, Phase::finished);
}

TEST(Play, PartsTiesThatMatterByExtraRoundsUnder2005) {
    Course course(knock_out);
    begin(course, 6);
    course.says({"table 1 ends p1 500 p2 500 p3 100"});
    EXPECT_EQ(course.tied(), "p1 p2 ");
    EXPECT_EQ(numbers(course.last.events.back().because), "20.21");
    EXPECT_EQ(course.say("director draws lot"), "20.21");
    EXPECT_EQ(course.say("play-off ends p1 10 p3 20"), "20.21");
    course.says({"play-off ends p1 480 p2 480"});
    EXPECT_EQ(course.tied(), "p1 p2 ") << "still level";
    course.says({"play-off ends p1 470 p2 490"});
    EXPECT_EQ(course.tied(), "");
    course.says({"table 2 ends p4 900 p5 500 p6 200"});
    EXPECT_EQ(course.tied(), "p1 p5 ") << "the best other, by the stacks at the session's end";
    EXPECT_EQ(course.say("director ends session"), "20.19");
    course.says({"play-off ends p5 1 p1 2"});
    next(course);
    EXPECT_EQ(course.of("p1").is, EntryIs::standing);
    EXPECT_EQ(course.of("p5").is, EntryIs::out);
    course.says({"table 1 ends p1 700 p2 700 p4 10"});
    EXPECT_EQ(course.tied(), "p1 p2 ") << "70 and 30 per cent are different prizes";
    course.says({"play-off ends p1 1 p2 0", "director ends session", "director awards prizes"});
    EXPECT_EQ(course.of("p1").prize, Money{21'000});
}

TEST(Play, DividesUnder2005AmongThoseBelowTheMinimumOrOutTogether) {
    for (const char* result : {"table 1 ends p1 9.50 p2 9.50", "table 1 ends p1 out 8 p2 out 8"}) {
        Course course(
            "rules act-2005/blackjack\ncondition approved 2026-10-01\ncondition fee 1.01\n"
            "set limits 10 500\ncondition prizes 70% 30%\n");
        begin(course, 2);
        course.says({result, "director ends session", "director awards prizes"});
        EXPECT_EQ(course.of("p1").place, 1);
        EXPECT_EQ(course.of("p2").place, 1);
        EXPECT_EQ(course.of("p1").prize, Money{101});
        EXPECT_EQ(numbers(course.last.events[0].because), "20.22 20.20 20.23");
    }
}

constexpr const char* league =
    "rules act-2018/blackjack\nset limits 10 500\ncondition start at 3 entries\n"
    "condition entry here\ncondition groups none\ncondition fee 10\ncondition chips 800\n"
    "condition players 3 14\ncondition format points\ncondition points 10 5\n"
    "condition session one rounds 20 tables as-needed\n"
    "condition session two rounds 20 tables as-needed\ncondition buy-back none\n"
    "condition ties points divide\ncondition ties prizes divide\ncondition prizes 50% 30% 20%\n"
    "condition statement director\ncondition available 2026-11-01\n"
    "condition notified 2026-11-01\n";

TEST(Play, AddsUpPointsAndDividesThoseOfTiedPlacesExactly) {
    Course course(league);
    begin(course, 3);
    course.says({"table 1 ends p1 700 p2 500 p3 500"});
    next(course);
    EXPECT_EQ(course.of("p2").points, (Points{5, 2}));
    course.says({"table 1 ends p1 100 p2 100 p3 100", "director ends session"});
    EXPECT_EQ(course.of("p1").points, (Points{15, 1}));
    EXPECT_EQ(course.of("p3").points, (Points{15, 2}));
    EXPECT_EQ(course.of("p2").place, 2);
    EXPECT_EQ(course.of("p3").place, 2);
    course.says({"director awards prizes"});
    EXPECT_EQ(course.of("p1").prize, Money{1'500});
    EXPECT_EQ(course.of("p2").prize, Money{750});
}

constexpr const char* sevens =
    "rules vic-2003/blackjack\nwith magnificent-sevens\ncondition format magnificent-sevens\n"
    "condition chips 1000\ncondition compulsory 5\ncondition buy-back none\n"
    "condition statement director\ncondition statement entitled\ncondition application by form\n"
    "condition withdrawal none\ncondition disqualification cheating\ncondition refunds 0%\n"
    "condition late forfeits\ncondition approved 2026-10-01\n";

// Every table of the session ends with stacks that differ, table by table.
void play_all(Course& course) {
    for (int table = 1; table <= static_cast<int>(course.state.session->heats.size()); ++table) {
        std::string line = fmt::format("table {} ends", table);
        for (const Chair& chair : course.state.session->chairs) {
            if (chair.table != table) continue;
            line += fmt::format(" {} {}", course.state.entries[chair.entry].player,
                                1'000 * (8 - chair.seat) + table);
        }
        course.says({line});
    }
}

TEST(Play, OfTheMagnificentSevensTournamentFollowsTable3ToTheLastCent) {
    Course course(sevens);
    course.says({"operator opens entries", "operator appoints dora director",
                 "players p1 to p196 earn", "operator closes entries",
                 "director designates tables 1 to 28", "director briefs players"});
    for (const int players : {196, 147, 98, 49, 7}) {
        EXPECT_EQ(coming_players(course.state).size(), static_cast<std::size_t>(players));
        course.says({"director ballots in order", "everyone sits", "director begins session"});
        play_all(course);
        course.says({"director ends session"});
    }
    EXPECT_EQ(course.state.phase, Phase::finished);
    course.says({"director awards prizes"});
    EXPECT_EQ(course.state.paid, Money{148'000'000});
    EXPECT_EQ(course.state.bonuses, Money{196 * 77'000});
    EXPECT_EQ(course.of("p1").prize, Money{100'000'000});
}

TEST(Play, CountsNothingAsACountInTheMagnificentSevensTournament) {
    Course course(sevens);
    course.says({"operator opens entries", "operator appoints dora director",
                 "players p1 to p49 earn", "operator closes entries",
                 "director designates tables 1 to 7", "director briefs players",
                 "director ballots in order", "everyone sits", "director begins session"});
    EXPECT_EQ(course.say("table 1 ends p1 out 3 p2 1 p3 2 p4 3 p5 4 p6 5 p7 6"), "13.9.5(c)");
    course.says({"table 1 ends p1 0 p2 1 p3 2 p4 3 p5 4 p6 6 p7 6"});
    EXPECT_EQ(numbers(course.last.events.back().because), "13.9.5(d)");
}

// Whatever the stacks: places 1 to n, shared ones leaving out as many, and exactly the pool paid.
RC_GTEST_PROP(Play, AwardsEveryPlaceAndTheWholePool, ()) {
    const int players = *rc::gen::inRange(2, 30);
    const auto fee = *rc::gen::inRange(0, 10'000);
    Course course(fmt::format(
        "rules vic-2003/blackjack\ncondition fee {}.{:02}\ncondition chips 100\n"
        "condition compulsory 5\ncondition players 2 49\n"
        "condition session heats rounds 3 tables 7 advance 1 others 2\n"
        "condition session final rounds 3 tables 2\ncondition buy-back none\n"
        "condition ties sessions lot\ncondition statement director\ncondition statement entitled\n"
        "condition application a\ncondition withdrawal none\ncondition disqualification b\n"
        "condition refunds 0%\ncondition late forfeits\ncondition prizes 50% 30% 20%\n"
        "condition approved 2026-10-01\n",
        fee / 100, fee % 100));
    course.says({"operator opens entries", "operator appoints dora director",
                 fmt::format("players p1 to p{} enter", players),
                 "director designates tables 1 to 7", "director briefs players"});
    for (int session = 0; session < 2; ++session) {
        course.says({"director ballots", "everyone sits", "director begins session"});
        const std::vector<Chair> chairs = course.state.session->chairs;
        for (int table = 1; table <= 7; ++table) {
            std::string line = fmt::format("table {} ends", table);
            bool anybody = false;
            for (const Chair& chair : chairs) {
                if (chair.table != table) continue;
                anybody = true;
                const int stack = *rc::gen::inRange(0, 4);
                const std::string& name = course.state.entries[chair.entry].player;
                // The first seat is never out, so that somebody goes on.
                line += stack == 0 && chair.seat > 1 ? fmt::format(" {} out 2", name)
                                                     : fmt::format(" {} {}", name, stack);
            }
            if (anybody) course.says({line});
        }
        while (!course.state.session->tied.empty()) course.says({"director draws lot"});
        course.says({"director ends session"});
    }
    course.says({"director awards prizes"});
    RC_ASSERT(course.state.paid == pool(course.state));
    std::map<int, int> holders;
    for (const Entry& entry : course.state.entries) ++holders[entry.place];
    int next_place = 1;
    for (const auto& [place, count] : holders) {
        RC_ASSERT(place == next_place);
        next_place += count;
    }
    RC_ASSERT(next_place == players + 1);
}

}  // namespace
}  // namespace croupier::tournament
