// How a trainee has done: kind by kind, with the clauses to read again.
#pragma once

#include <vector>

#include "apps/practice/kinds.hpp"

namespace croupier::apps {

// The number of a clause and what it says, set in from the margin.
void show_clause(const rules::Clause& clause, const rules::Book& book);

class Score {
public:
    void made(const Kind& kind) { ++of(kind).made; }
    void noticed(const Kind& kind) { ++of(kind).noticed; }
    void named(const Kind& kind) { ++of(kind).named; }
    void put_right(const Kind& kind) { ++of(kind).put_right; }
    // What was missed or answered wrongly is to be read again.
    void read_again(const table::Because& because);
    void false_alarm() { ++false_alarms_; }
    void round() { ++rounds_; }

    [[nodiscard]] int times(const Kind& kind) const;
    void show(const rules::Book& book) const;

private:
    struct Line {
        const Kind* kind{nullptr};
        int made{0};
        int noticed{0};
        int named{0};
        int put_right{0};
    };
    Line& of(const Kind& kind);

    std::vector<Line> lines_{};
    std::vector<rules::Clause> to_read_{};
    int false_alarms_{0};
    int rounds_{0};
};

}  // namespace croupier::apps
