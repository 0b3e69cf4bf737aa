#include "tournament/parse.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "tournament/every_statement.hpp"
#include "tournament/print.hpp"

namespace croupier::tournament {
namespace {

std::string fault_of(const std::string& text) {
    const auto parsed = parse(text);
    const auto* fault = std::get_if<Fault>(&parsed);
    return fault ? record::to_string(*fault) : "no fault";
}

std::string fault_in(const std::string& line) {
    return fault_of("rules act-2018/blackjack\n" + line + "\n");
}

template <class T>
T said(const std::string& line) {
    static std::string kept;
    kept = line;
    const auto parsed = parse_line(kept);
    if (const auto* fault = std::get_if<Fault>(&parsed)) {
        ADD_FAILURE() << line << ": " << record::to_string(*fault);
        return {};
    }
    const T* what = get_if<T>(&std::get<Statement>(parsed).what);
    EXPECT_NE(what, nullptr) << line;
    return what ? *what : T{};
}

TEST(TournamentFile, IsWrittenBackByteForByte) {
    const auto parsed = parse(std::string(every_statement));
    if (const auto* fault = std::get_if<Fault>(&parsed)) FAIL() << record::to_string(*fault);
    EXPECT_EQ(print(std::get<File>(parsed)), every_statement);
}

TEST(TournamentFile, IsReadBackAsTheSameStatements) {
    const auto once = parse(std::string(every_statement));
    const auto& first = std::get<File>(once);
    for (const Statement& statement : first.statements) {
        const std::string line = print(statement);
        const auto again = parse_line(line);
        ASSERT_TRUE(std::holds_alternative<Statement>(again)) << line;
        EXPECT_TRUE(std::get<Statement>(again) == statement) << line;
    }
}

TEST(TournamentFile, HoldsEveryKindOfStatement) {
    const auto parsed = parse(std::string(every_statement));
    std::vector<bool> seen(What::count, false);
    for (const Statement& statement : std::get<File>(parsed).statements) {
        seen[statement.what.index()] = true;
    }
    for (std::size_t kind = 0; kind < seen.size(); ++kind) EXPECT_TRUE(seen[kind]) << kind;
}

TEST(TournamentFile, BeginsWithItsGameAndEndsItsHeaderWithTheCourse) {
    EXPECT_EQ(fault_of("condition fee 5\n"),
              "1:1: 'condition': expected rules GAME, which every tournament begins with");
    EXPECT_EQ(fault_in("rules act-2018/blackjack"),
              "2:1: 'rules': expected no second rules: line 1 says by which rules this is played");
    EXPECT_EQ(fault_in("operator opens entries\ncondition fee 5"),
              "3:1: 'condition': expected no condition here: the conditions end before line 2, "
              "where the course begins");
    EXPECT_EQ(fault_of("rules act-2018/blackjack"), "no fault") << "a file without a line end";
    EXPECT_EQ(fault_of(""), "no fault");
}

TEST(TournamentFile, HasEachConditionOnce) {
    EXPECT_EQ(fault_in("condition fee 5\ncondition commission 1\ncondition fee 5"),
              "4:11: 'fee': expected no second condition fee: line 2 has it");
    EXPECT_EQ(fault_in("condition ties sessions lot\ncondition ties points lot"), "no fault");
    EXPECT_EQ(fault_in("condition ties points lot\ncondition ties points divide"),
              "3:11: 'ties': expected no second condition ties points: line 2 has it");
    EXPECT_EQ(fault_in("condition session heats\ncondition session final"), "no fault");
    EXPECT_EQ(fault_in("condition session heats\ncondition session heats"),
              "3:19: 'heats': expected another name: line 2 has a session of this one");
    EXPECT_EQ(fault_in("condition session heats rounds 5 tables 2 rounds 6"),
              "2:43: 'rounds': expected each part of a session once");
}

TEST(TournamentFile, SaysWhatWasExpectedAndWhere) {
    EXPECT_EQ(fault_in("condition fees 5").substr(0, 37), "2:11: 'fees': expected a condition, o");
    EXPECT_NE(fault_in("condition fees 5").find("did you mean fee?"), std::string::npos);
    EXPECT_EQ(fault_in("condition start 2026-02-29 19:00"),
              "2:17: '2026-02-29': expected a date of the calendar, from 1970-01-01 on");
    EXPECT_EQ(fault_in("condition start 2028-02-29 24:00"),
              "2:28: '24:00': expected a time from 00:00 to 23:59");
    EXPECT_EQ(fault_in("condition prizes 33.333% 1%"),
              "2:18: '33.333%': expected a share with at most two decimals");
    EXPECT_EQ(fault_in("condition points 40/6"),
              "2:18: '40/6': expected points in lowest terms, such as 20/3 and not 40/6");
    EXPECT_EQ(fault_in("condition points 1/13"),
              "2:18: '1/13': expected points in parts of 12 at the smallest");
    EXPECT_EQ(fault_in("director disqualifies bob"),
              "2:26: the line ends too soon: expected because, and the reason");
    EXPECT_EQ(fault_in("dealer deals"),
              "2:1: 'dealer': expected table N: before what happens at a table");
    EXPECT_EQ(fault_in("table 1: clock +5m"),
              "2:10: 'clock': expected no clock of a table: all tables have one clock");
    EXPECT_EQ(fault_in("table 1: set decks 6"),
              "2:10: 'set': expected no header statement: the header is for every table");
    EXPECT_EQ(fault_in("table 1000: dealer deals"), "2:7: '1000:': expected a table from 1 to 999");
    EXPECT_EQ(fault_in("table 1: alice bets twenty on 1"),
              "2:21: 'twenty': expected an amount such as 25 or 12.50");
}

TEST(TournamentFile, RefusesNamesThatAreKeywords) {
    for (const char* name : {"condition", "table", "play-off", "everyone", "players", "session",
                             "out", "none", "Out", "dealer", "director"}) {
        const auto parsed = parse_line(fmt::format("operator refunds {}", name));
        ASSERT_TRUE(std::holds_alternative<Fault>(parsed)) << name;
        EXPECT_EQ(std::get<Fault>(parsed).column, 18U) << name;
    }
    EXPECT_EQ(said<RefundsEntry>("operator refunds tables").name, "tables");
}

TEST(TournamentFile, TakesManyPlayersInOneLineAndNoMillion) {
    const auto many = said<ManyEnter>("players p1 to p49 enter");
    EXPECT_EQ(many.stem, "p");
    EXPECT_EQ(many.first, 1);
    EXPECT_EQ(many.last, 49);
    EXPECT_EQ(fault_in("players p1 to p9999 enter"), "no fault");
    EXPECT_EQ(fault_in("players p1 to p10000 enter"),
              "2:15: 'p10000': expected p1 or a later one, 9999 players at most");
    EXPECT_EQ(fault_in("players p1 to p1000000 enter"),
              "2:15: 'p1000000': expected p1 or a later one, 9999 players at most");
    EXPECT_EQ(fault_in("players p5 to p4 enter"),
              "2:15: 'p4': expected p5 or a later one, 9999 players at most");
    EXPECT_EQ(fault_in("players p1 to q4 enter"),
              "2:15: 'q4': expected p1 or a later one, 9999 players at most");
    EXPECT_EQ(fault_in("players pat to p4 enter"),
              "2:9: 'pat': expected a name that ends in its number, such as p1");
}

TEST(TournamentFile, ReadsWhatIsSaidAtATableAsARecordDoes) {
    const auto at = said<AtTable>("table 3: alice bets 25 on 2 ! 19.14");
    EXPECT_EQ(at.table, 3);
    EXPECT_EQ(at.said.refused_by, "19.14");
    const auto* bets = get_if<record::Bets>(&at.said.what);
    ASSERT_NE(bets, nullptr);
    EXPECT_EQ(bets->name, "alice");
}

TEST(TournamentFile, NamesNoHeaderStatementThatIsRefusedAsOneOfTheTable) {
    EXPECT_EQ(topic_of(What(AmountIs{Topic::fee, {}})), Topic::fee);
    EXPECT_EQ(topic_of(What(SessionIs{})), Topic::session);
    EXPECT_EQ(topic_of(What(TableIs{})), std::nullopt);
    EXPECT_EQ(topic_of(What(BeginsSession{})), std::nullopt);
}

}  // namespace
}  // namespace croupier::tournament
