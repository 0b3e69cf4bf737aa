#include "tournament/run.hpp"

#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "rulebooks/registry.hpp"
#include "tournament/parse.hpp"

namespace croupier::tournament {
namespace {

std::string outcome(const std::string& text) {
    const auto parsed = parse(text);
    if (const auto* fault = std::get_if<Fault>(&parsed)) return record::to_string(*fault);
    Listener nobody;
    const Ran ran = run(std::get<File>(parsed), rulebooks::all(), nobody);
    if (ran.fault) return record::to_string(*ran.fault);
    std::string out;
    for (const record::Failure& failure : ran.failures) {
        out += std::to_string(failure.line) + ": " + failure.expected + " / " + failure.got + "\n";
    }
    return out.empty() ? std::to_string(ran.held) + " of " + std::to_string(ran.expectations) : out;
}

constexpr const char* small = R"(rules act-2005/blackjack
condition approved 2026-10-01 GRC-26-7
condition fee 55
condition commission 5
condition session final rounds 1 tables 1
condition prizes 70% 30%
condition late admitted ! 20.9
expect complete
expect notice 20.4(f)
operator opens entries
expect cites 20.4
operator appoints dora director
alice enters
bob enters
bob enters ! 20.6
expect entrants 2
expect pool 100
expect session 1 players 2 tables 1 advance 0
director ballots table 1 alice bob
everyone sits
director begins session
expect phase session
expect seat bob 1 2
expect chips alice 1000
table 1 ends alice 1075 bob 980
expect table 1 complete
expect leader 1 alice
expect standing bob 2
expect tie none
director ends session
expect cites 20.19
expect place alice 1
director awards prizes
expect prize alice 70
expect prize bob 30
expect paid 100
expect commission 10
expect operator 10
)";

TEST(Run, HoldsEveryExpectationOfASmallTournament) { EXPECT_EQ(outcome(small), "22 of 22"); }

TEST(Run, TellsWhatWasExpectedAndWhatIsSo) {
    std::string text = small;
    text.replace(text.find("prize alice 70"), 14, "prize alice 71");
    EXPECT_EQ(outcome(text), "34: prize alice 71 / 70\n");
    text = small;
    text.replace(text.find("bob enters ! 20.6"), 17, "bob enters ! 20.7");
    EXPECT_EQ(outcome(text), "15: refused by 20.7 / refused: bob has an entry (act-2005 20.6)\n");
    text = small;
    text.replace(text.find("alice enters"), 12, "alice enters ! *");
    EXPECT_EQ(outcome(text).substr(0, 27), "13: refused by * / accepted");
    EXPECT_EQ(outcome(std::string(small) + "expect prize carl 1\n"),
              "39:1: 'expect prize carl 1': carl has no entry");
    EXPECT_EQ(
        outcome("rules act-2005/blackjack\ncondition late admitted\n"),
        "2: accepted / refused: who is not in the seat in time forfeits it (act-2005 20.9)\n");
}

}  // namespace
}  // namespace croupier::tournament
