// A value that never travels without its clause, and the clauses behind what happens.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/clause.hpp"

namespace croupier::rules {

template <class T>
struct Ruled {
    T value{};
    Clause because{};

    friend constexpr bool operator==(const Ruled&, const Ruled&) = default;
};

// The clauses behind an event: the one that decided it first, then those that had a part in it.
class Because {
public:
    static constexpr std::size_t clauses_max = 4;

    constexpr Because() = default;

    // Keeps the clauses that a book has; a rule that no clause of the book sets falls out.
    template <class... Each>
    constexpr explicit Because(const Each&... ruled) {
        (add(ruled.because), ...);
    }

    constexpr void add(const Clause& clause) {
        if (!clause || count_ == clauses_max) return;
        for (std::uint32_t i = 0; i < count_; ++i) {
            if (clauses_[i] == clause) return;
        }
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
    [[nodiscard]] constexpr const Clause& first() const { return clauses_[0]; }
    [[nodiscard]] constexpr std::span<const Clause> all() const {
        return {clauses_.data(), count_};
    }
    friend constexpr bool operator==(const Because&, const Because&) = default;

private:
    std::array<Clause, clauses_max> clauses_{};
    std::uint32_t count_{0};
};

}  // namespace croupier::rules
