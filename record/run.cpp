#include "record/run.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "record/print.hpp"

namespace croupier::record {
namespace {

bool refused_as_expected(const table::Refusal& refusal, std::string_view wanted) {
    if (wanted == "*") return true;
    const auto clauses = refusal.because.all();
    return std::any_of(clauses.begin(), clauses.end(),
                       [&](const rules::Clause& clause) { return rules::meets(clause, wanted); });
}

std::string in_words(const table::Refusal& refusal) {
    return fmt::format("refused: {} ({})", refusal.reason,
                       rules::to_string(refusal.because.first()));
}

}  // namespace

Ran run(const Record& record, Session& session, Listener& listener) {
    Ran ran;
    const auto fail = [&](const Statement& statement, std::string expected, std::string got) {
        ran.failures.push_back({statement.line, std::move(expected), std::move(got)});
        listener.on_failure(ran.failures.back());
    };
    // Counts one that has come to its end: it held unless this statement has just failed.
    const auto count = [&](const Statement& statement, std::size_t failures_before) {
        if (!is_expectation(statement.what) && statement.refused_by.empty()) return;
        ++ran.expectations;
        if (ran.failures.size() == failures_before) ++ran.held;
    };
    for (const Statement& statement : record.statements) {
        listener.on_statement(statement);
        const bool was_open = session.is_open();
        const std::size_t failures = ran.failures.size();
        const Outcome outcome = session.take(statement);
        const bool acted = session.is_open() && !is_expectation(statement.what) &&
                           !holds_alternative<Remark>(statement.what);
        if (outcome.is == Outcome::Is::wrong) {
            const std::string text = print(statement);
            ran.fault = Fault{statement.line,
                              statement.column,
                              text.substr(0, text.find("  #")),
                              {},
                              outcome.wrong};
            return ran;
        }
        if (acted || (!was_open && session.is_open())) {
            for (const table::Event& event : session.events()) {
                listener.on_event(session.state(), event, statement);
            }
        }
        if (outcome.is == Outcome::Is::refused) {
            listener.on_refusal(outcome.refusal, statement);
            if (statement.refused_by.empty()) {
                fail(statement, "accepted", in_words(outcome.refusal));
            } else if (!refused_as_expected(outcome.refusal, statement.refused_by)) {
                fail(statement, fmt::format("refused by {}", statement.refused_by),
                     in_words(outcome.refusal));
            }
            count(statement, failures);
            continue;
        }
        if (acted) listener.on_done(statement);
        if (outcome.is == Outcome::Is::not_met) fail(statement, outcome.expected, outcome.got);
        if (outcome.is == Outcome::Is::done && !statement.refused_by.empty()) {
            fail(statement, fmt::format("refused by {}", statement.refused_by), "accepted");
        }
        count(statement, failures);
    }
    if (!session.header().has_game()) {
        ran.fault = Fault{1,
                          1,
                          {},
                          {},
                          "nothing is played here: a record begins with its game: "
                          "`rules act-2018/blackjack`"};
    }
    return ran;
}

}  // namespace croupier::record
