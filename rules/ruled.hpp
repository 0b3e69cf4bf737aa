// A value that never travels without its clause, and the clauses behind what happens.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "rules/clause.hpp"

namespace croupier::rules {

template <class T>
struct Ruled {
    T value{};
    Clause because{};

    friend constexpr bool operator==(const Ruled&, const Ruled&) = default;
};

// Says so and stops the program: a citation that lost a clause would be a false one.
[[noreturn]] void stop_at_too_many_clauses();

// The clauses behind an event: the one that decided it first, then those that had a part in it.
class Because {
public:
    // More than any book has a use for: the longest citations are those of a shuffle (see the tests
    // of the books). None is ever left out. Nine are the most that gcc 12 clears in a few moves;
    // from ten on it takes a string instruction.
    static constexpr std::size_t clauses_max = 9;

    constexpr Because() = default;

    // Keeps the clauses that a book has; a rule that no clause of the book sets falls out.
    template <class... Each>
    constexpr explicit Because(const Each&... ruled) {
        (add(ruled.because), ...);
    }

    constexpr void add(const Clause& clause) {
        if (!clause) return;
        for (std::uint32_t i = 0; i < count_; ++i) {
            if (clauses_[i] == clause) return;
        }
        if (full()) stop_at_too_many_clauses();
        clauses_[count_++] = clause;
    }
    template <class Each>
    constexpr Because& with(const Each& ruled) {
        add(ruled.because);
        return *this;
    }

    constexpr Because& with_all(const Because& other) {
        for (const Clause& clause : other.all()) add(clause);
        return *this;
    }

    [[nodiscard]] constexpr bool empty() const { return count_ == 0; }
    [[nodiscard]] constexpr bool full() const { return count_ == clauses_max; }
    [[nodiscard]] constexpr const Clause& first() const { return clauses_[0]; }
    [[nodiscard]] constexpr std::span<const Clause> all() const {
        return {clauses_.data(), count_};
    }
    friend constexpr bool operator==(const Because&, const Because&) = default;

private:
    std::array<Clause, clauses_max> clauses_{};
    std::uint32_t count_{0};
};

// The clauses as they are told to people: the first row of each number. A number can have several
// rows (`3.4`, `3.4#2`), and all of them stay in what is cited.
[[nodiscard]] std::vector<Clause> each_number_once(std::span<const Clause> clauses);
// What those rows of them say that have one number, the first first.
[[nodiscard]] std::string says_together(std::span<const Clause> clauses, const Clause& number);

}  // namespace croupier::rules
