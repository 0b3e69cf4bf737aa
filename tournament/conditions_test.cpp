#include "tournament/conditions.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "rulebooks/registry.hpp"
#include "rules/listing.hpp"
#include "tournament/parse.hpp"
#include "tournament/review.hpp"

namespace croupier::tournament {
namespace {

Header header(const std::string& text) {
    const auto parsed = parse(text);
    if (const auto* fault = std::get_if<Fault>(&parsed)) {
        ADD_FAILURE() << record::to_string(*fault);
        return {};
    }
    return read_header(std::get<File>(parsed), rulebooks::all());
}

// The clauses that refuse a line of a header under this game, `19.3(b)`; several with blanks
// between them.
std::string refused(const std::string& game, const std::string& line) {
    const Header found = header("rules " + game + "\n" + line + "\n");
    if (found.fault) return record::to_string(*found.fault);
    std::string clauses;
    for (const Overruled& each : found.overruled) {
        for (const Clause& clause : each.refusal.because) {
            if (!clauses.empty()) clauses += ' ';
            clauses += clause.number();
        }
    }
    return clauses;
}

struct Row {
    const char* line;
    const char* act_2005;
    const char* act_2018;
    const char* vic_2003;
};

TEST(Conditions, GiveWayToWhatEachBookFixes) {
    const std::vector<Row> rows = {
        {"set rule hands-max 2", "", "19.3(b)", "16.2.1(k)"},
        {"condition without insurance", "", "19.3(b)", "16.2.1(k)"},
        {"condition session final minutes 30", "", "dict:Session", ""},
        {"condition session final rounds 30", "", "", ""},
        {"condition late admitted", "20.9", "19.9", ""},
        {"condition late forfeits", "", "", ""},
        {"condition withdrawal until 2026-11-01 12:00", "20.24", "19.21", ""},
        {"condition withdrawal none", "", "", ""},
        {"condition refunds 0.01%", "20.24", "19.21", ""},
        {"condition refunds 0%", "", "", ""},
        {"condition buy-back 1 before final\ncondition session final", "20.6", "", ""},
        {"condition buy-back none", "", "", ""},
        {"condition betting open", "20.15", "", ""},
        {"condition betting marker", "", "", ""},
        {"condition ties sessions lot", "20.21", "", ""},
        {"condition ties sessions extra-rounds", "", "", ""},
        {"condition ties prizes divide", "20.21", "", ""},
        {"condition ties points lot", "", "", ""},
        {"condition compulsory none", "20.14", "19.14", ""},
        {"condition compulsory 9.50\nset limits 10 500", "20.14", "19.14", "16.2.1(c)"},
        {"condition compulsory 10\nset limits 10 500", "", "", ""},
        {"condition chips-to-cash yes", "dict:Tournament Chips", "dict:Tournament Chips", ""},
        {"condition chips-to-cash no", "", "", ""},
        {"condition prizes 70% 29.99%", "20.20", "19.19 19.3(a)(x)", "16.2.1(j)"},
        {"condition prizes 70% 30%", "", "", ""},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(refused("act-2005/blackjack", row.line), row.act_2005) << row.line;
        EXPECT_EQ(refused("act-2018/blackjack", row.line), row.act_2018) << row.line;
        EXPECT_EQ(refused("vic-2003/blackjack", row.line), row.vic_2003) << row.line;
    }
}

TEST(Conditions, CountAsNotWrittenWhereTheyAreOverruled) {
    const Header found =
        header("rules act-2018/blackjack\ncondition late admitted\ncondition prizes 60% 30%\n");
    ASSERT_EQ(found.overruled.size(), 2U);
    EXPECT_EQ(found.overruled[0].line, 2U);
    EXPECT_EQ(found.overruled[0].said, "condition late admitted");
    EXPECT_EQ(found.overruled[1].refusal.reason,
              "the shares are 90.00% together, and the whole pool is paid");
    EXPECT_FALSE(found.conditions.late_admitted);
    EXPECT_FALSE(found.conditions.says(Topic::late));
    EXPECT_EQ(found.conditions.shares, (std::vector<Share>{whole_share}));
}

TEST(Conditions, ThatPrevailAreCitedByTheClauseThatLetsThem) {
    const Header found = header("rules act-2005/blackjack\nset rule hands-max 2\n");
    EXPECT_TRUE(found.overruled.empty());
    EXPECT_EQ(found.conditions.setup.rules.hands_max.value, 2);
    EXPECT_EQ(found.conditions.setup.rules.hands_max.because.id(), "20.5");
}

TEST(Conditions, HaveUsualValuesWhereNothingIsSaid) {
    const Header act = header("rules act-2018/blackjack\n");
    const Conditions& c = act.conditions;
    EXPECT_EQ(c.chips, Money{100'000});
    EXPECT_EQ(c.players_least, 2);
    ASSERT_EQ(c.sessions.size(), 1U);
    EXPECT_EQ(c.sessions[0].name, "final");
    EXPECT_EQ(c.sessions[0].length, (Length{LengthIn::rounds, 20}));
    EXPECT_EQ(c.sessions[0].chips, Money{100'000});
    EXPECT_TRUE(c.betting_in_order);
    EXPECT_EQ(c.least_wager, Money{500});
    EXPECT_FALSE(header("rules vic-2003/blackjack\n").conditions.betting_in_order);
}

TEST(Conditions, AreAFaultUnderABookWithoutTournaments) {
    for (const char* game : {"nz/blackjack", "nz/antes-up", "act-1997/blackjack"}) {
        const Header found = header(std::string("rules ") + game + "\n");
        ASSERT_TRUE(found.fault) << game;
        EXPECT_EQ(found.fault->line, 1U);
        EXPECT_NE(found.fault->wrong.find("has no tournaments"), std::string::npos);
    }
    EXPECT_TRUE(header("rules act-2018/whist\n").fault);
    EXPECT_TRUE(header("").fault);
    EXPECT_TRUE(header("rules act-2018/blackjack\ncondition format magnificent-sevens\n").fault);
}

TEST(Conditions, NameSessionsThatExistAndAreEarlier) {
    const auto fault = [](const std::string& lines) {
        const Header found = header("rules act-2018/blackjack\n" + lines);
        return found.fault ? record::to_string(*found.fault) : "";
    };
    EXPECT_EQ(fault("condition session one for two\ncondition session two\n"),
              "2:1: no session 'two' comes before this one");
    EXPECT_EQ(fault("condition buy-back 1 before semi\ncondition session final\n"),
              "2:1: there is no session 'semi'");
    EXPECT_EQ(fault("condition fee 10\ncondition commission 10.01\n"),
              "3:1: the commission is a part of the fee, and this is more");
    EXPECT_EQ(fault("condition fee 10\ncondition commission 10\n"), "");
}

// `19.3(a)(i) 19.3(a)(vi)`, each number once.
std::string numbers(const std::vector<Lack>& lacks) {
    std::vector<std::string_view> seen;
    std::string out;
    for (const Lack& lack : lacks) {
        const auto number = lack.clause.number();
        if (std::find(seen.begin(), seen.end(), number) != seen.end()) continue;
        seen.push_back(number);
        if (!out.empty()) out += ' ';
        out += number;
    }
    return out;
}

constexpr const char* whole_2018 = R"(rules act-2018/blackjack
set limits 10 500
condition start 2026-11-20 19:00
condition entry at the cage
condition groups none
condition fee 55
condition chips 1000
condition players 2 49
condition session heats rounds 20 tables as-needed advance 1
condition session final rounds 20 tables 1
condition buy-back none
condition elimination places
condition ties sessions lot
condition ties prizes divide
condition prizes 70% 30%
condition statement director
condition available 2026-11-01
condition notified 2026-11-01
)";

TEST(Review, Of2018DemandsEveryItemOfRule19AndIsThenContent) {
    const Review whole = review(header(whole_2018).conditions);
    EXPECT_EQ(numbers(whole.missing), "");
    EXPECT_TRUE(whole.complete());
    const Review none = review(header("rules act-2018/blackjack\n").conditions);
    EXPECT_EQ(numbers(none.missing),
              "19.3(a)(i) 19.3(a)(vi) 19.3(a)(iii) 19.3(a)(iv) 19.3(a)(v) 19.3(a)(vii) "
              "19.3(a)(ii)(A) 19.3(a)(ii)(F) 19.3(a)(xi) 19.3(a)(x) 19.3(b) 19.2(b) 19.2(c) "
              "19.3(a)(ii)(B)");
    EXPECT_EQ(numbers(none.notices), "");
}

TEST(Review, Of2018MissesEachLineThatIsLeftOut) {
    const std::string text = whole_2018;
    std::size_t at = text.find('\n') + 1;
    while (at < text.size()) {
        const std::size_t end = text.find('\n', at) + 1;
        const std::string line = text.substr(at, end - at);
        // Without its heats it is a tournament of one session, which is complete.
        if (line.find("session heats") == std::string::npos) {
            const std::string rest = text.substr(0, at) + text.substr(end);
            const Header found = header(rest);
            const bool only_final = line.find("session final") != std::string::npos;
            EXPECT_EQ(review(found.conditions).complete(), only_final) << line;
        }
        at = end;
    }
}

TEST(Review, Of2018AsksForPointsAndTheirTiesOfAPointsTournament) {
    const Review found =
        review(header("rules act-2018/blackjack\ncondition format points\n").conditions);
    EXPECT_NE(numbers(found.missing).find("19.3(a)(ii)(D)"), std::string::npos);
    EXPECT_NE(numbers(found.missing).find("19.3(a)(ix)(B)"), std::string::npos);
    EXPECT_EQ(numbers(found.missing).find("19.3(a)(viii)"), std::string::npos);
}

TEST(Review, Of2005DemandsTheApprovalAndNoticesTheRest) {
    const Review none = review(header("rules act-2005/blackjack\n").conditions);
    EXPECT_EQ(numbers(none.missing), "20.3");
    EXPECT_EQ(numbers(none.notices),
              "20.4(a) 20.4(f) 20.4(c) 20.4(d) 20.4(e) 20.4(g) 20.4(h) 20.4(b) 20.4(i)");
    const Review approved = review(
        header("rules act-2005/blackjack\ncondition approved 2026-10-01 GRC-26-7\n").conditions);
    EXPECT_TRUE(approved.complete());
}

constexpr const char* whole_vic = R"(rules vic-2003/blackjack
condition fee 0
condition chips 1000
condition compulsory none
condition session heats rounds 20 tables 7 advance 1
condition session final rounds 20 tables 1
condition buy-back none
condition statement entitled
condition statement director
condition players 14 49
condition application on the form
condition withdrawal none
condition disqualification for cheating
condition refunds 0%
condition late forfeits
condition prizes 1000
condition approved 2026-10-01
)";

TEST(Review, OfVictoriaDemandsSection16AndTheNumberOfTables) {
    EXPECT_EQ(numbers(review(header(whole_vic).conditions).missing), "");
    std::string basis = whole_vic;
    basis.replace(basis.find("tables 7"), 8, "tables as-needed");
    EXPECT_EQ(numbers(review(header(basis).conditions).missing), "16.2.1(d)");
    const Review none = review(header("rules vic-2003/blackjack\n").conditions);
    EXPECT_EQ(numbers(none.missing),
              "16.2.1(a) 16.2.1(b) 16.2.1(g) 16.2.1(c) 16.2.1(d) 16.2.1(e) 16.2.1(j) 16.2.1(k) "
              "16.2.1(f)(i) 16.2.1(h) 16.2.1(i) 16.1.3");
}

constexpr const char* sevens = "condition format magnificent-sevens\n";

TEST(Review, OfTheMagnificentSevensTournamentLeavesTheRestToTheLaw) {
    const Review none =
        review(header(std::string("rules vic-2003/blackjack\n") + sevens).conditions);
    EXPECT_EQ(numbers(none.missing),
              "16.2.1(b) 16.2.1(c) 16.2.1(e) 16.2.1(k) 16.2.1(f)(i) 16.2.1(g) 16.2.1(h) "
              "16.2.1(i) 16.1.3 13.9.2");
    EXPECT_EQ(numbers(none.notices), "13.9.7(b)");
    const Review with = review(header(std::string("rules vic-2003/crown-blackjack\n") +
                                      "with magnificent-sevens\n" + sevens)
                                   .conditions);
    EXPECT_EQ(numbers(with.missing).find("13.9.2"), std::string::npos);
}

TEST(Conditions, OfTheMagnificentSevensTournamentAreMostlyLaw) {
    const auto no = [](const std::string& line) {
        return refused("vic-2003/blackjack", sevens + line);
    };
    EXPECT_EQ(no("condition fee 10"), "13.8.1");
    EXPECT_EQ(no("condition fee 0"), "");
    EXPECT_EQ(no("condition players 49 98"), "13.9.6");
    EXPECT_EQ(no("condition prizes 100%"), "13.9.6");
    EXPECT_EQ(no("condition buy-back 1 before final"), "13.9.3");
    EXPECT_EQ(no("condition ties sessions lot"), "13.9.5(d)");
    EXPECT_EQ(no("condition session heats shoes 2"), "13.9.6");
    EXPECT_EQ(no("condition session final chips carried"), "13.9.5(b) 13.9.6");
    EXPECT_EQ(no("condition session final rounds 5"), "13.9.6");
    EXPECT_EQ(no("condition session final shoes 5"), "");
}

TEST(Review, TellsWhyIncompleteConditionsHoldATournamentUp) {
    const Header found = header("rules act-2005/blackjack\n");
    const Refusal refusal = incomplete(found.conditions, review(found.conditions));
    ASSERT_EQ(refusal.because.size(), 1U);
    EXPECT_EQ(refusal.because[0].id(), "20.3");
    EXPECT_EQ(refusal.reason, "the conditions do not state the approval of the conditions");
    const Header later = header("rules act-2018/blackjack\n");
    const Refusal all = incomplete(later.conditions, review(later.conditions));
    EXPECT_EQ(all.because.front().id(), "19.2(a)");
    EXPECT_EQ(all.because.size(), 15U);
}

// Every clause that a tournament rule cites stands in the book of its game.
TEST(TournamentRules, CiteRowsOfTheirOwnBook) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            if (!game.tournament) continue;
            const auto lines = rules::listing(*game.tournament);
            EXPECT_GT(lines.size(), 50U) << game.id;
            for (const rules::Line& line : lines) {
                EXPECT_TRUE(rules::may_cite(*book, line.because)) << game.id << ' ' << line.rule;
            }
        }
    }
}

// Nothing of a book's tournaments is left undone: each row that is to be carried out sets a rule.
TEST(TournamentRules, AreSetByEveryRowThatIsCarriedOut) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Part& part : book->parts) {
            for (const rules::Provision& row : part.rows) {
                if (row.kind != rules::Kind::tournament) continue;
                EXPECT_FALSE(rules::awaits(row)) << book->id << ' ' << row.id;
            }
        }
    }
}

}  // namespace
}  // namespace croupier::tournament
