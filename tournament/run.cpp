#include "tournament/run.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "tournament/parse.hpp"
#include "tournament/print.hpp"

namespace croupier::tournament {
namespace {

bool meets(const Refusal& refusal, std::string_view wanted) {
    if (wanted == "*") return true;
    return std::any_of(refusal.because.begin(), refusal.because.end(),
                       [&](const Clause& clause) { return rules::meets(clause, wanted); });
}

class Running {
public:
    Running(Listener& listener, Header header) : listener_(listener), header_(std::move(header)) {
        ran_.state = opened(std::move(header_.conditions));
    }

    Ran run(const File& file) {
        for (const Statement& statement : file.statements) {
            listener_.on_statement(statement);
            if (holds_alternative<Remark>(statement.what)) continue;
            if (is_expectation(statement.what)) {
                expect(statement);
            } else if (holds_alternative<TableIs>(statement.what) || topic_of(statement.what)) {
                take_header(statement);
            } else {
                act(statement);
            }
            if (ran_.fault) break;
        }
        return std::move(ran_);
    }

private:
    void fail(const Statement& statement, std::string expected, std::string got) {
        ran_.failures.push_back({statement.line, std::move(expected), std::move(got)});
        listener_.on_failure(ran_.failures.back());
    }
    void fault(const Statement& statement, std::string wrong) {
        Statement plain = statement;
        plain.comment = {};
        ran_.fault = Fault{statement.line, statement.column, print(plain), {}, std::move(wrong)};
    }
    // A refusal that came, held against the one that was expected.
    void refused(const Statement& statement, const Refusal& refusal) {
        cited_ = refusal.because;
        listener_.on_refusal(refusal, statement);
        const std::string got = fmt::format("refused: {} ({})", refusal.reason,
                                            rules::to_string(refusal.because.front()));
        if (statement.refused_by.empty()) return fail(statement, "accepted", got);
        ++ran_.expectations;
        if (meets(refusal, statement.refused_by)) {
            ++ran_.held;
        } else {
            fail(statement, fmt::format("refused by {}", statement.refused_by), got);
        }
    }
    void accepted(const Statement& statement) {
        if (statement.refused_by.empty()) return;
        ++ran_.expectations;
        fail(statement, fmt::format("refused by {}", statement.refused_by), "accepted");
    }

    void take_header(const Statement& statement) {
        for (const Overruled& each : header_.overruled) {
            if (each.line == statement.line) return refused(statement, each.refusal);
        }
        accepted(statement);
    }
    void act(const Statement& statement) {
        Decision decision = decide(ran_.state, statement.what, statement.reason);
        if (decision.refusal) return refused(statement, *decision.refusal);
        if (!decision.done()) return fault(statement, std::move(decision.wrong));
        cited_.clear();
        for (const Event& event : decision.events) {
            apply(ran_.state, event);
            cited_.insert(cited_.end(), event.because.begin(), event.because.end());
            listener_.on_event(ran_.state, event, statement);
        }
        accepted(statement);
    }
    void expect(const Statement& statement) {
        Unmet unmet = look_at(ran_.state, cited_, statement.what);
        if (!unmet.wrong.empty()) return fault(statement, std::move(unmet.wrong));
        ++ran_.expectations;
        if (unmet.holds()) {
            ++ran_.held;
        } else {
            fail(statement, std::move(unmet.expected), std::move(unmet.got));
        }
    }

    Listener& listener_;
    Header header_;
    std::vector<Clause> cited_{};
    Ran ran_{};
};

}  // namespace

Ran run(const File& file, Books books, Listener& listener) {
    Header header = read_header(file, books);
    if (header.fault) {
        Ran ran;
        ran.fault = std::move(header.fault);
        return ran;
    }
    return Running(listener, std::move(header)).run(file);
}

}  // namespace croupier::tournament
