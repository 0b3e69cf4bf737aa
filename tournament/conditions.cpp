#include "tournament/conditions.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "rules/slots.hpp"
#include "tournament/parse.hpp"
#include "tournament/print.hpp"

namespace croupier::tournament {
namespace {

using rules::Prevails;
using rules::Ruled;

// Clauses in the way, and why.
template <class... Each>
Refusal no(std::string reason, const Each&... ruled) {
    Refusal refusal{{}, std::move(reason)};
    const auto add = [&](const Clause& clause) {
        const auto& known = refusal.because;
        const bool there = std::find(known.begin(), known.end(), clause) != known.end();
        if (clause && !there) refusal.because.push_back(clause);
    };
    (add(ruled.because), ...);
    return refusal;
}

// Folds the statements of a header. Which format is played, and the table minimum, are known from
// the first pass over them.
class Folding {
public:
    explicit Folding(Books books) : books_(books), table_(books) {}

    Header take(const File& file) {
        for (const Statement& statement : file.statements) {
            if (const auto* is = get_if<TableIs>(&statement.what)) {
                take_table(statement, *is);
            } else if (const auto* choice = get_if<ChoiceIs>(&statement.what)) {
                if (choice->topic == Topic::format) format_ = choice->word;
            } else if (!holds_alternative<Remark>(statement.what) && !topic_of(statement.what)) {
                break;
            }
            if (header_.fault) return std::move(header_);
        }
        if (!c().game) {
            header_.fault = Fault{1,
                                  1,
                                  {},
                                  {},
                                  "a tournament begins with its game: `rules "
                                  "act-2018/blackjack`"};
            return std::move(header_);
        }
        take_conditions(file);
        if (!header_.fault) finish(file);
        std::stable_sort(header_.overruled.begin(), header_.overruled.end(),
                         [](const Overruled& a, const Overruled& b) { return a.line < b.line; });
        return std::move(header_);
    }

private:
    Conditions& c() { return header_.conditions; }
    const rules::TournamentRules& r() { return c().rules(); }
    [[nodiscard]] bool sevens() { return c().format == Format::magnificent_sevens; }

    void fault(const Statement& statement, std::string wrong) {
        header_.fault = Fault{statement.line, statement.column, {}, {}, std::move(wrong)};
    }
    void overrule(const Statement& statement, Refusal refusal) {
        Statement plain = statement;
        plain.refused_by = {};
        plain.comment = {};
        header_.overruled.push_back({statement.line, print(plain), std::move(refusal)});
    }
    void write(Topic topic, std::string value) {
        c().written[static_cast<std::size_t>(topic)].push_back(std::move(value));
    }

    // What the tables are like.

    void take_table(const Statement& statement, const TableIs& is) {
        if (const auto* rules = get_if<record::RulesIs>(&is.what)) {
            const rules::Game* game = rules::find_game(books_, rules->game);
            if (game && !game->tournament) {
                return fault(statement,
                             fmt::format("the book of {} has no tournaments", rules->game));
            }
            c().game = game;
        } else if (holds_alternative<record::SetRule>(is.what) &&
                   r().precedence.value == Prevails::rules) {
            return overrule(statement,
                            no("a rule of play prevails over the conditions", r().precedence));
        }
        const auto outcome = table_.take(is.what);
        switch (outcome ? outcome->is : record::Outcome::Is::done) {
            case record::Outcome::Is::refused: {
                const auto clauses = outcome->refusal.because.all();
                return overrule(statement,
                                {{clauses.begin(), clauses.end()}, outcome->refusal.reason});
            }
            case record::Outcome::Is::wrong: return fault(statement, outcome->wrong);
            case record::Outcome::Is::done:
            case record::Outcome::Is::not_met: break;
        }
        if (const auto* with = get_if<record::With>(&is.what)) {
            write(Topic::options, std::string(with->option));
        }
        const auto* limits = get_if<record::SetLimits>(&is.what);
        if (limits && limits->option.empty()) {
            c().written[static_cast<std::size_t>(Topic::limits)] = {fmt::format(
                "{} {}", ledger::to_string(limits->minimum), ledger::to_string(limits->maximum))};
        }
    }

    // The conditions themselves.

    void take_conditions(const File& file) {
        c().book = table_.book();
        c().setup = table_.setup();
        c().seed = table_.seed();
        c().least_wager = c().setup.minimum;
        c().betting_in_order = static_cast<bool>(r().betting_order.because);
        c().format = format_ == "points"               ? Format::points
                     : format_ == "magnificent-sevens" ? Format::magnificent_sevens
                                                       : Format::knock_out;
        for (const Statement& statement : file.statements) {
            const auto topic = topic_of(statement.what);
            if (!topic) continue;
            if (sevens() && !r().sevens_tournament.because) {
                return fault(statement, "this book has no Magnificent Sevens Tournament");
            }
            std::optional<Refusal> refusal =
                visit([&](const auto& what) { return overruled(what); }, statement.what);
            if (refusal) {
                overrule(statement, std::move(*refusal));
                continue;
            }
            const std::string value = value_in_words(statement.what);
            write(*topic, value.empty() ? "yes" : value);
            visit(
                [&]<class T>(const T& what) {
                    if constexpr (requires { take_one(what); }) take_one(what);
                },
                statement.what);
        }
    }

    // What the book overrules; nothing for all else.
    template <class Other>
    std::optional<Refusal> overruled(const Other&) {
        return std::nullopt;
    }
    std::optional<Refusal> overruled(const AmountIs& is) {
        if (is.topic != Topic::fee || !sevens() || is.amount == ledger::nothing) {
            return std::nullopt;
        }
        return no("an entry is free: three suited sevens have earned it", r().sevens_free_entry);
    }
    std::optional<Refusal> overruled(const ChoiceIs& is) {
        switch (is.topic) {
            case Topic::late:
                if (is.word != "admitted" || r().late.value == rules::Late::as_stated) break;
                return no("who is not in the seat in time forfeits it", r().late);
            case Topic::betting:
                if (is.word != "open" || r().betting_order.value != rules::BettingOrder::marker ||
                    !r().betting_order.because) {
                    break;
                }
                return no("wagers are placed in order from the starting marker", r().betting_order);
            case Topic::session_ties:
            case Topic::points_ties:
            case Topic::prize_ties: return overruled_ties(is);
            case Topic::chips_to_cash:
                if (is.word == "no" ||
                    r().tournament_chips.value == rules::TournamentChips::as_stated) {
                    break;
                }
                return no("tournament chips cannot be exchanged for money", r().tournament_chips);
            default: break;
        }
        return std::nullopt;
    }
    std::optional<Refusal> overruled_ties(const ChoiceIs& is) {
        if (sevens()) return no("further hands part those who are level", r().sevens_heat_ties);
        const bool concerned = is.topic == Topic::prize_ties ||
                               (is.topic == Topic::session_ties && is.word != "extra-rounds");
        if (!r().ties.because || !concerned) return std::nullopt;
        return no("those who are level play additional rounds", r().ties);
    }
    std::optional<Refusal> overruled(const PlayersAre&) {
        if (!sevens()) return std::nullopt;
        return no("the schedule has the numbers of entrants", r().sevens_schedule);
    }
    std::optional<Refusal> overruled(const CompulsoryIs& is) {
        const auto& least = r().least_wager;
        if (!is.amount) {
            if (least.value == rules::LeastWager::as_stated) return std::nullopt;
            return no("every player wagers at least the table minimum in every round", least);
        }
        if (*is.amount >= c().setup.minimum) return std::nullopt;
        return no(fmt::format("the table minimum is {}", ledger::to_string(c().setup.minimum)),
                  least);
    }
    std::optional<Refusal> overruled(const WithoutThese&) {
        if (r().precedence.value == Prevails::conditions) return std::nullopt;
        return no("a rule of play prevails over the conditions", r().precedence);
    }
    std::optional<Refusal> overruled(const SessionIs& is) {
        if (sevens()) {
            SessionIs plain;
            plain.name = "final";
            plain.length = is.length;
            const bool only_shoes = is == plain && is.length && is.length->unit == LengthIn::shoes;
            if (only_shoes) return std::nullopt;
            return no("the schedule has the sessions; only the shoes of the final can be stated",
                      is.chips_carried ? r().sevens_equal_chips : Ruled<rules::Said>{},
                      r().sevens_schedule);
        }
        const bool timed = is.length && is.length->unit == LengthIn::minutes;
        if (!timed || r().session.value == rules::SessionLasts::rounds_shoes_or_time ||
            r().precedence.value == Prevails::conditions) {
            return std::nullopt;
        }
        return no("a session is a number of rounds or shoes", r().session);
    }
    std::optional<Refusal> overruled(const BuyBackIs& is) {
        if (is.times == 0) return std::nullopt;
        if (sevens()) return no("only those who earned an entry take part", r().sevens_entrants);
        if (r().one_entry.value != rules::OneEntry::only) return std::nullopt;
        return no("a player has one entry only", r().one_entry);
    }
    std::optional<Refusal> overruled(const PrizesAre& are) {
        if (sevens()) return no("the schedule has the prizes", r().sevens_schedule);
        if (are.shares.empty()) return std::nullopt;
        const auto sum = std::accumulate(
            are.shares.begin(), are.shares.end(), std::int64_t{0},
            [](std::int64_t total, Share share) { return total + share.hundredths; });
        if (sum == whole_share.hundredths) return std::nullopt;
        const auto& stated = r().states_prizes;
        const bool demanded = stated.value == rules::Demanded::always;
        return no(fmt::format("the shares are {}.{:02}% together, and the whole pool is paid",
                              sum / 100, sum % 100),
                  r().whole_pool, demanded ? stated : Ruled<rules::Demanded>{});
    }
    std::optional<Refusal> overruled(const WithdrawalIs& is) {
        if (!is.until || r().refunds.value == rules::Refunds::as_stated) return std::nullopt;
        return no("entry fees are not refunded", r().refunds);
    }
    std::optional<Refusal> overruled(const RefundsAre& are) {
        if (are.share == Share{} || r().refunds.value == rules::Refunds::as_stated) {
            return std::nullopt;
        }
        return no("entry fees are not refunded", r().refunds);
    }

    // What each says.
    void take_one(const AmountIs& is) {
        switch (is.topic) {
            case Topic::fee: c().fee = is.amount; break;
            case Topic::commission: c().commission = is.amount; break;
            case Topic::added: c().added = is.amount; break;
            default: c().chips = is.amount; break;
        }
    }
    void take_one(const ChoiceIs& is) {
        const auto tie = [&] {
            return is.word == "divide" ? TieBreak::divide
                   : is.word == "lot"  ? TieBreak::lot
                                       : TieBreak::extra_rounds;
        };
        switch (is.topic) {
            case Topic::late: c().late_admitted = is.word == "admitted"; break;
            case Topic::chips_to_cash: c().chips_to_cash = is.word == "yes"; break;
            case Topic::betting: c().betting_in_order = is.word == "marker"; break;
            case Topic::no_bet: c().no_bet_eliminates = is.word == "eliminate"; break;
            case Topic::signatures: c().signatures_required = is.word == "required"; break;
            case Topic::session_ties: c().session_ties = tie(); break;
            case Topic::points_ties: c().points_ties = tie(); break;
            case Topic::prize_ties: c().prize_ties = tie(); break;
            default: break;  // the format is known
        }
    }
    void take_one(const StartIs& is) {
        c().start = is.at;
        c().start_entries = is.entries;
    }
    void take_one(const GroupsAre& are) { c().groups.assign(are.names.begin(), are.names.end()); }
    void take_one(const PlayersAre& are) {
        c().players_least = are.least;
        c().players_most = are.most;
    }
    void take_one(const CompulsoryIs& is) { c().least_wager = is.amount; }
    void take_one(const WithoutThese& these) {
        c().without.assign(these.words.begin(), these.words.end());
    }
    void take_one(const SessionIs& is) {
        SessionPlan plan;
        plan.name = is.name;
        plan.length = is.length.value_or(plan.length);
        plan.tables = is.tables.value_or(0);
        plan.seats = is.seats.value_or(seats_usual);
        plan.advance = is.advance.value_or(0);
        plan.others = is.others.value_or(0);
        plan.chips = is.chips.value_or(ledger::nothing);
        plan.chips_carried = is.chips_carried;
        plan.qualify = is.qualify.value_or(0);
        plan.says_length = is.length.has_value();
        plan.says_tables = is.tables.has_value();
        plan.says_advance = is.advance.has_value();
        plan.says_qualify = is.qualify.has_value();
        // Where nothing is said of who goes on, the best of each table does.
        if (!is.advance && !is.others) plan.advance = 1;
        c().sessions.push_back(std::move(plan));
    }
    void take_one(const PointsAre& are) {
        c().points.assign(are.of_places.begin(), are.of_places.end());
    }
    void take_one(const EliminationIs& is) {
        c().lowest_after.assign(is.lowest_after.begin(), is.lowest_after.end());
    }
    void take_one(const PrizesAre& are) {
        c().shares.assign(are.shares.begin(), are.shares.end());
        c().amounts.assign(are.amounts.begin(), are.amounts.end());
    }
    void take_one(const WithdrawalIs& is) { c().withdrawal_until = is.until; }
    void take_one(const RefundsAre& are) { c().refunds = are.share; }

    // What needs all of them.

    void finish(const File& file) {
        if (c().sessions.empty()) {
            SessionPlan only;
            only.name = "final";
            c().sessions.push_back(std::move(only));
        }
        for (const Statement& statement : file.statements) {
            if (const auto* is = get_if<SessionIs>(&statement.what)) tie_up(statement, *is);
            if (const auto* is = get_if<BuyBackIs>(&statement.what)) tie_up(statement, *is);
            if (const auto* is = get_if<AmountIs>(&statement.what)) {
                if (is->topic == Topic::commission && c().commission > c().fee) {
                    fault(statement, "the commission is a part of the fee, and this is more");
                }
            }
            if (header_.fault) return;
        }
        for (SessionPlan& plan : c().sessions) {
            if (plan.chips == ledger::nothing) plan.chips = c().chips;
        }
        if (c().sessions.back().repechage_of) {
            header_.fault = Fault{1, 1, {}, {}, "the last session is the final and no repechage"};
        }
        // What the conditions change in the rules of play stands by the clause that lets them.
        rules::for_each_slot(c().setup.rules,
                             [&](const rules::SlotName&, auto& ruled, rules::Presence) {
                                 if (ruled.because == rules::house()) {
                                     ruled.because = r().precedence.because;
                                 }
                             });
    }

    [[nodiscard]] std::optional<std::size_t> session_named(Name name) {
        const auto& all = c().sessions;
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const SessionPlan& plan) { return plan.name == name; });
        if (found == all.end()) return std::nullopt;
        return static_cast<std::size_t>(found - all.begin());
    }
    void tie_up(const Statement& statement, const SessionIs& is) {
        const auto mine = session_named(is.name);
        if (is.repechage_of.empty() || !mine) return;
        const auto of = session_named(is.repechage_of);
        if (!of || *of >= *mine) {
            return fault(statement,
                         fmt::format("no session '{}' comes before this one", is.repechage_of));
        }
        c().sessions[*mine].repechage_of = of;
    }
    void tie_up(const Statement& statement, const BuyBackIs& is) {
        if (is.times == 0 || !c().says(Topic::buy_back)) return;
        const auto before = session_named(is.before);
        if (!before) return fault(statement, fmt::format("there is no session '{}'", is.before));
        c().buy_back = {is.times, *before, is.fee.value_or(c().fee),
                        is.fee ? is.commission : c().commission};
        if (c().buy_back.commission > c().buy_back.fee) {
            fault(statement, "the commission is a part of the fee, and this is more");
        }
    }

    Books books_;
    record::Header table_;
    Word format_{};
    Header header_{};
};

}  // namespace

std::string_view to_string(Format format) {
    constexpr std::array<std::string_view, 3> words = {"knock-out", "points", "magnificent-sevens"};
    return words[static_cast<std::size_t>(format)];
}

Header read_header(const File& file, Books books) { return Folding(books).take(file); }

}  // namespace croupier::tournament
