// Running a whole tournament file: its header, its course, and what it expects.
#pragma once

#include <string>
#include <vector>

#include "record/run.hpp"
#include "tournament/course.hpp"

namespace croupier::tournament {

// Hears what happens while a file is run.
class Listener {
public:
    virtual ~Listener() = default;
    virtual void on_statement(const Statement&) {}
    virtual void on_event(const State&, const Event&, const Statement&) {}
    virtual void on_refusal(const Refusal&, const Statement&) {}
    virtual void on_failure(const record::Failure&) {}
};

// What came of a file, and how the tournament stands at its end.
struct Ran {
    State state{};
    std::vector<record::Failure> failures{};
    std::optional<Fault> fault{};  // the rest was not run
    int expectations{0};           // `expect`, and refusals that are expected
    int held{0};                   // of these

    [[nodiscard]] bool ok() const { return failures.empty() && !fault; }
};

// Runs the statements in order. Goes on after a failure, stops at a fault.
[[nodiscard]] Ran run(const File& file, Books books, Listener& listener);

// What an expectation wanted and what is so; both are empty where it holds.
struct Unmet {
    std::string expected{};
    std::string got{};
    std::string wrong{};  // it cannot be asked here

    [[nodiscard]] bool holds() const { return expected.empty() && wrong.empty(); }
};

// Looks at an expectation. `cited`: the clauses of the last statement that was none.
[[nodiscard]] Unmet look_at(const State& state, std::span<const Clause> cited, const What& what);
[[nodiscard]] bool is_expectation(const What& what);

}  // namespace croupier::tournament
