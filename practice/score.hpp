// How a trainee has done: kind by kind, with the clauses to read again.
#pragma once

#include <vector>

#include "practice/kinds.hpp"

namespace croupier::practice {

class Score {
public:
    struct Line {
        const Kind* kind{nullptr};
        int made{0};
        int noticed{0};
        int named{0};
        int put_right{0};
    };

    void made(const Kind& kind) { ++of(kind).made; }
    void noticed(const Kind& kind) { ++of(kind).noticed; }
    void named(const Kind& kind) { ++of(kind).named; }
    void put_right(const Kind& kind) { ++of(kind).put_right; }
    // What was missed or answered wrongly is to be read again.
    void read_again(const table::Because& because);
    void false_alarm() { ++false_alarms_; }
    void round() { ++rounds_; }

    // In the order in which each kind was made first.
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    [[nodiscard]] Line total() const;
    [[nodiscard]] int times(const Kind& kind) const;  // that it was made
    [[nodiscard]] const std::vector<rules::Clause>& to_read() const { return to_read_; }
    [[nodiscard]] int false_alarms() const { return false_alarms_; }
    [[nodiscard]] int rounds() const { return rounds_; }

private:
    Line& of(const Kind& kind);

    std::vector<Line> lines_{};
    std::vector<rules::Clause> to_read_{};
    int false_alarms_{0};
    int rounds_{0};
};

}  // namespace croupier::practice
