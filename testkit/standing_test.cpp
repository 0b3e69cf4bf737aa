// Where a person stands, times what they say, times the moment: one table for every game.
//
// The expectations are typed in here from the books, and the tables are driven by the words of
// records, so that nothing is taken over from the engine but its answers.
#include <algorithm>
#include <deque>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "record/session.hpp"
#include "rulebooks/registry.hpp"
#include "table/offers.hpp"

namespace croupier::testkit {
namespace {

using record::Outcome;
using table::Money;
using table::PlayerId;
using table::Stage;
using table::State;

constexpr std::array<std::string_view, 7> standings = {"behind", "seated", "restricted", "idle",
                                                       "absent", "left",   "excluded"};

// What becomes of a kind of statement: `.` the rules on it decide, `d` the hand is played by
// direction, `a` the person is not there, `x` the person is excluded.
struct Kind {
    std::string_view name;
    std::string_view by_standing;  // in the order above
    std::vector<std::string_view> said;
};

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all = {
        {"buys", ".......", {"alice buys 50"}},
        {"sits", "......x", {"alice sits 2", "alice sits 5"}},
        {"leaves", ".......", {"alice leaves"}},
        {"wagers", "....aax", {"alice bets 10 on 2", "alice announces 10 on 3"}},
        {"takes back", "....aax", {"alice withdraws 2", "alice withdraws 2 insurance"}},
        {"insures", "....aax", {"alice insures 5 on 2"}},
        {"even money", "....aax", {"alice takes even-money on 2"}},
        {"declines", "....aax", {"alice declines"}},
        {"surrenders", "...daax", {"alice surrenders 2"}},
        {"decides",
         "...daax",
         {"alice hits 2", "alice stands 2", "alice doubles 2", "alice splits 2", "alice stays",
          "alice withdraws double on 2", "alice turns 2", "alice chooses dealer-first on 2"}},
        {"presses",
         "....aax",
         {"alice presses button on 2", "alice nominates bob on 2", "alice keeps prize on 2"}},
        {"cuts", "....aax", {"alice cuts 100", "alice declines cut"}},
        {"claims",
         "....aax",
         {"alice asks burnt-card", "alice asks cards", "alice asks shuffle", "alice asks advice",
          "alice asks bob"}},
        {"speaks",
         ".......",
         {"alice asks rules", "alice asks sign", "alice asks decks", "alice disputes",
          "bob advises alice"}},
    };
    return all;
}

// The clauses that refuse what a person says, book by book. Every refusal of one who is not there
// names the clause on absence; those for which the book has a right of those present, that too.
struct Clauses {
    std::string_view book;
    std::string_view excluded;  // empty: the book excludes nobody
    std::string_view absent;
    std::string_view wagers;
    std::string_view insures;
    std::string_view even_money;
    std::string_view cuts;
};
constexpr std::array<Clauses, 5> books = {{
    {"act-2018", "16.2(b)", "14.7", "4.1", "7.1", "8.1(b)", "5.2"},
    {"act-2005", "16.2(b)", "14.7", "4.1", "7.1", "8.1(b)", "5.2"},
    {"act-1997", "16.2(b)", "14.7", "4.1", "7.1", "8.1(b)", "6.2"},
    {"nz", "", "16.6", "5.1", "9.2", "10.3", "7.2"},
    {"vic-2003", "17.2.2", "7.5.3", "5.2", "7.3.2", "7.4.1(b)", "4.2"},
}};

const Clauses& clauses_of(std::string_view game) {
    const auto book = game.substr(0, game.find('/'));
    return *std::find_if(books.begin(), books.end(),
                         [&](const Clauses& each) { return each.book == book; });
}

// How a table comes to a moment. Alice has box 2, with carol behind her; bob has box 1.
struct Moment {
    std::string_view name;
    std::vector<std::string_view> said;
};

const std::vector<Moment>& moments() {
    static const std::vector<Moment> all = {
        {"before the wagers", {}},
        {"the cut is hers", {"dealer shuffles"}},
        {"betting", {"alice bets 10 on 2", "bob bets 10 on 1", "carol bets 10 on 2"}},
        {"insurance",
         {"alice bets 10 on 2", "bob bets 10 on 1", "carol bets 10 on 2",
          "shoe 9h 6h As 9d 5d 2c 2d 2h 9c 9s *", "dealer deals"}},
        {"another's turn",
         {"alice bets 10 on 2", "bob bets 10 on 1", "carol bets 10 on 2",
          "shoe 9h 6h 7s 9d 5d 2c 2d 2h 9c 9s *", "dealer deals"}},
        {"her turn",
         {"alice bets 10 on 2", "bob bets 10 on 1", "carol bets 10 on 2",
          "shoe 9h 8h 7s 9d 8d 2c 2d 2h 9c 9s *", "dealer deals", "bob stands 1"}},
        {"surrender or a turn",
         {"alice bets 10 on 2", "bob bets 10 on 1", "carol bets 10 on 2",
          "shoe 9h 9d Ks 6d 7d 2c 2d 2h 9c 9s *", "dealer deals"}},
        {"a natural against an ace",
         {"alice bets 10 on 2", "bob bets 10 on 1", "carol bets 10 on 2",
          "shoe 9h Ah As 9d Kd 2c 2d 2h 9c 9s *", "dealer deals"}},
        {"after the round",
         {"alice bets 10 on 2", "bob bets 10 on 1", "shoe 9h Kh 7s 9d Kd Kc *", "dealer deals",
          "bob stands 1", "alice stands 2"}},
    };
    return all;
}

class Standing : public ::testing::Test {
protected:
    static constexpr PlayerId alice = 0;

    // A table of the game at a moment, with alice standing somewhere; null where the book has no
    // such thing at that moment.
    struct At {
        std::unique_ptr<record::Session> session;
        std::deque<std::string> told{};  // what was said so far; the statements point into it

        Outcome say(std::string_view line) {
            told.emplace_back(line);
            const auto read = record::parse_line(told.back());
            const auto* statement = std::get_if<record::Statement>(&read);
            if (!statement) {
                ADD_FAILURE() << "no statement: " << line;
                return {};
            }
            return session->take(*statement);
        }
        [[nodiscard]] const State& state() const { return session->state(); }
        [[nodiscard]] std::string text() const {
            std::string all;
            for (const std::string& line : told) all += line + '\n';
            return all;
        }
    };

    static bool done(const Outcome& outcome) { return outcome.is == Outcome::Is::done; }

    static At come_to(std::string_view game, const Moment& moment, std::string_view standing) {
        At at{std::make_unique<record::Session>(rulebooks::all())};
        (void)at.say(fmt::format("rules {}", game));
        (void)at.say("seed 1");
        for (const char* name : {"alice", "bob", "carol"}) {
            EXPECT_TRUE(done(at.say(fmt::format("{} buys 500", name))));
        }
        EXPECT_TRUE(standing == "behind" || done(at.say("alice sits 2")));
        EXPECT_TRUE(done(at.say("bob sits 1")));
        // Some books restrict only those who come late: a round has gone by without her.
        std::vector<std::string_view> lines;
        if (standing == "restricted") {
            lines = {"bob bets 10 on 1", "shoe 9h 7s 9d Kc *", "dealer deals", "bob stands 1"};
        }
        lines.insert(lines.end(), moment.said.begin(), moment.said.end());
        for (const auto line : lines) {
            const Outcome outcome = at.say(line);
            const bool never_there = line == "bob stands 1" || line == "alice stands 2";
            EXPECT_TRUE(done(outcome) || never_there)
                << at.text() << outcome.refusal.reason << outcome.wrong;
        }
        bool reached = true;
        if (standing == "restricted") {
            reached = done(at.say("operator restricts alice single-box")) ||
                      done(at.say("operator restricts alice minimum"));
        }
        if (standing == "idle") reached = done(at.say("supervisor marks alice idle"));
        if (standing == "absent") reached = done(at.say("supervisor marks alice absent"));
        if (standing == "left") reached = done(at.say("alice leaves"));
        if (standing == "excluded") reached = done(at.say("operator excludes alice"));
        if (!reached) at.session = nullptr;
        return at;
    }

    // In a round that has ended meanwhile nobody is absent or idle any more.
    static bool still_stands(const State& state, std::string_view standing) {
        const table::Player& player = state.player(alice);
        if (standing == "idle") return player.absence == table::Absence::marked_idle;
        if (standing == "absent") return player.absence == table::Absence::marked_away;
        return true;
    }

    static bool by_standing(const Outcome& outcome) {
        if (outcome.is != Outcome::Is::refused) return false;
        const std::string& why = outcome.refusal.reason;
        return why.find("alice has left") != std::string::npos ||
               why.find("alice is excluded") != std::string::npos ||
               why.find("alice is not there in this round") != std::string::npos ||
               why.find("alice does not act") != std::string::npos;
    }

    static bool cites(const Outcome& outcome, std::string_view clause) {
        const auto all = outcome.refusal.because.all();
        return std::any_of(all.begin(), all.end(),
                           [&](const rules::Clause& each) { return rules::meets(each, clause); });
    }

    static void check_clause(std::string_view game, const Kind& kind, char expected,
                             const Outcome& outcome, const std::string& text) {
        const Clauses& clauses = clauses_of(game);
        if (expected == 'x') {
            EXPECT_TRUE(cites(outcome, clauses.excluded)) << text;
            return;
        }
        EXPECT_TRUE(cites(outcome, clauses.absent)) << text;
        const auto also = [&](std::string_view name, std::string_view clause) {
            EXPECT_TRUE(kind.name != name || cites(outcome, clause)) << text;
        };
        also("wagers", game == "nz/blackjack-plus" ? "19.2" : clauses.wagers);
        also("insures", clauses.insures);
        also("cuts", clauses.cuts);
        const bool has_even_money = game.find("blackjack") != std::string_view::npos &&
                                    game.find("plus") == std::string_view::npos &&
                                    game.find("vegas") == std::string_view::npos;
        if (has_even_money) also("even money", clauses.even_money);
    }

    // Nothing is asked of whoever is not there or excluded, and nothing is offered to them.
    static void check_offers(const State& state, const std::string& text) {
        EXPECT_NE(table::awaited(state), alice) << text;
        EXPECT_TRUE(table::hands_open_to(state, alice).empty()) << text;
        if (state.cards.preparing.cards == table::CardsAre::shuffled) {
            EXPECT_NE(state.cards.preparing.cutter, alice) << text;
        }
    }

    // The others finish the round, with the staff's help; whatever alice has on the layout is
    // settled, and no chip is lost.
    static void finish(At& at) {
        const auto in_round = [&] {
            return at.state().round.stage > Stage::betting &&
                   at.state().round.stage < Stage::settled;
        };
        for (int steps = 0; in_round(); ++steps) {
            if (steps > 60) {
                ADD_FAILURE() << "the round does not end\n" << at.text();
                return;
            }
            const State& state = at.state();
            if (const PlayerId gone = table::direction_awaited(state); gone != table::nobody) {
                (void)at.say(fmt::format("supervisor marks {} absent", state.player(gone).name));
                continue;
            }
            const PlayerId next = table::awaited(state);
            if (next == table::nobody) {
                (void)at.say("dealer goes on");
                continue;
            }
            const std::string name = state.player(next).name;
            if (done(at.say(fmt::format("{} declines", name)))) continue;
            const std::string hand =
                fmt::format("{}.{}", state.round.turn.box, state.round.turn.hand + 1);
            if (done(at.say(fmt::format("{} stands {}", name, hand)))) continue;
            (void)at.say(fmt::format("{} hits {}", name, hand));
        }
        const State& state = at.state();
        EXPECT_EQ(state.ledger.sum(), table::nothing) << at.text();
        if (state.round.stage != Stage::settled) return;
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            EXPECT_EQ(on_layout(state, static_cast<PlayerId>(p)), table::nothing) << at.text();
        }
    }
};

TEST_F(Standing, TimesWhatIsSaidTimesTheMomentIsOneTable) {
    for (const rules::Book* book : rulebooks::all()) {
        int restricted = 0;
        for (const rules::Game& game : book->games) {
            for (const Moment& moment : moments()) {
                for (std::size_t s = 0; s < standings.size(); ++s) {
                    const std::string_view standing = standings[s];
                    if (standing == "excluded" && clauses_of(game.id).excluded.empty()) continue;
                    At at = come_to(game.id, moment, standing);
                    if (!at.session) continue;
                    restricted += standing == "restricted" ? 1 : 0;
                    const bool gone = standing == "left" || standing == "excluded" ||
                                      (standing == "absent" && still_stands(at.state(), standing));
                    if (gone) check_offers(at.state(), at.text());
                    for (const Kind& kind : kinds()) {
                        for (const std::string_view line : kind.said) {
                            if (!still_stands(at.state(), standing)) break;
                            const char expected = kind.by_standing[s];
                            const std::string before = to_bytes(at.state());
                            const Outcome outcome = at.say(line);
                            const std::string text =
                                fmt::format("{}, {}, {}: {}\n{}", game.id, moment.name, standing,
                                            outcome.refusal.reason, at.text());
                            ASSERT_EQ(by_standing(outcome), expected != '.') << text;
                            if (expected == '.') {
                                // What is taken changes the table: the next word needs another.
                                if (!done(outcome)) {
                                    at.told.pop_back();
                                    continue;
                                }
                                at = come_to(game.id, moment, standing);
                                continue;
                            }
                            check_clause(game.id, kind, expected, outcome, text);
                            EXPECT_EQ(to_bytes(at.state()), before) << text;
                            at.told.pop_back();
                        }
                    }
                    finish(at);
                }
            }
        }
        EXPECT_GT(restricted, 0) << book->id;
    }
}

// Who is there does what fits the moment: the table above refuses nobody else.
TEST_F(Standing, WhoeverIsThereIsHeard) {
    struct Fits {
        std::size_t moment;
        std::string_view said;
    };
    for (const Fits& fits : {Fits{0, "alice bets 10 on 2"}, Fits{1, "alice cuts 100"},
                             Fits{2, "alice withdraws 2"}, Fits{3, "alice insures 5 on 2"},
                             Fits{5, "alice hits 2"}, Fits{7, "alice takes even-money on 2"}}) {
        for (const std::string_view game :
             {"act-2018/blackjack", "nz/blackjack", "vic-2003/blackjack"}) {
            At at = come_to(game, moments()[fits.moment], "seated");
            ASSERT_TRUE(at.session);
            const Outcome outcome = at.say(fits.said);
            EXPECT_TRUE(done(outcome)) << at.text() << outcome.refusal.reason;
        }
    }
}

// A book without a clause on exclusion refuses the order, and names where the power lies.
TEST_F(Standing, NoBookExcludesWithoutAClause) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            At at = come_to(game.id, moments()[0], "seated");
            const Outcome outcome = at.say("operator excludes alice");
            const bool excludes = !clauses_of(game.id).excluded.empty();
            EXPECT_EQ(done(outcome), excludes) << game.id;
            if (excludes) continue;
            EXPECT_TRUE(cites(outcome, "2.0")) << game.id;
            EXPECT_NE(outcome.refusal.reason.find("Division 1"), std::string::npos) << game.id;
        }
    }
}

}  // namespace
}  // namespace croupier::testkit
