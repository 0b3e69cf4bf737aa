// Playing a whole record.
#pragma once

#include <string>
#include <vector>

#include "record/session.hpp"

namespace croupier::record {

// An expectation that did not hold, or a refusal that was expected and did not come, or the other
// way round.
struct Failure {
    std::uint32_t line{0};
    std::string expected;
    std::string got;
};

// Hears what happens while a record is played.
class Listener {
public:
    virtual ~Listener() = default;
    virtual void on_statement(const Statement&) {}
    virtual void on_event(const table::State&, const table::Event&, const Statement&) {}
    virtual void on_refusal(const table::Refusal&, const Statement&) {}
    // A statement has acted on the table, and all that came of it has been told.
    virtual void on_done(const Statement&) {}
    virtual void on_failure(const Failure&) {}
};

struct Ran {
    std::vector<Failure> failures;
    std::optional<Fault> fault;  // a statement that could not be taken; the rest was not played
    int expectations{0};         // `expect`, and refusals that are expected
    int held{0};                 // of these

    [[nodiscard]] bool ok() const { return failures.empty() && !fault; }
};

// Plays the statements in order. Goes on after a failure, stops at a fault. A record that names no
// game is a fault.
[[nodiscard]] Ran run(const Record& record, Session& session, Listener& listener);

}  // namespace croupier::record
