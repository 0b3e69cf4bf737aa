// Many hands at once: how likely each is to be dealt, from any cards that are left.
//
// A hand is a number of cards without their order, with the number of orders that count. How often
// one order comes is a product with a factor for each card; hands that begin alike share the
// beginning of it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "exact/counts.hpp"

namespace croupier::exact {

// A number for each of several shoes.
template <class Number, std::size_t Lanes>
using Row = std::array<Number, Lanes>;

// As many shoes as are looked at together where numbers are those of the machine.
inline constexpr std::size_t machine_lanes = 8;

class HandTree {
public:
    struct Entry {
        Counts cards{};
        std::uint32_t orders{0};
        std::uint16_t slot{0};  // what its chance is added to
    };
    // The cards of a hand in rising value: each step adds one to what an earlier step came to, and
    // step 0 is no card.
    struct Step {
        std::uint32_t before;
        std::uint32_t factor;  // of the card: its value, and how many of that value lie before it
    };
    struct Ending {
        double orders;  // a whole number
        std::uint32_t step;
        std::uint32_t entry;  // which of those that the tree was made of
    };
    // Endings with the same number of cards that are added to the same slot.
    struct Run {
        std::uint32_t slot;
        std::uint32_t cards;
        std::uint32_t first;
        std::uint32_t end;
    };
    static constexpr std::size_t cards_max = 28;
    static constexpr std::size_t factors = values * cards_max;

    HandTree() = default;
    HandTree(std::span<const Entry> entries, std::size_t slots);

    [[nodiscard]] std::span<const Step> steps() const { return steps_; }
    [[nodiscard]] std::span<const Ending> endings() const { return endings_; }
    [[nodiscard]] std::span<const Run> runs() const { return runs_; }

    // For several shoes at once, lane by lane: the sums of the slots. `left[v][lane]` is how many
    // cards of value v are left. Requires room for every slot.
    template <class Number, std::size_t Lanes>
    void sums(const std::array<Row<Number, Lanes>, values>& left,
              std::span<Row<Number, Lanes>> out) const;

private:
    std::vector<Step> steps_;
    std::vector<Ending> endings_;
    std::vector<Run> runs_;
    std::size_t slots_{0};
};

// The same sums for numbers of the machine, with the widest vectors that it has.
void sum_hands(const HandTree& tree, const std::array<Row<double, machine_lanes>, values>& left,
               std::span<Row<double, machine_lanes>> out);

template <class Number, std::size_t Lanes>
void HandTree::sums(const std::array<Row<Number, Lanes>, values>& left,
                    std::span<Row<Number, Lanes>> out) const {
    if constexpr (std::is_same_v<Number, double> && Lanes == machine_lanes) {
        sum_hands(*this, left, out.first(slots_));
    } else {
        for (std::size_t slot = 0; slot < slots_; ++slot) out[slot].fill(Number(0));
        std::vector<Number> ways(steps_.size());
        for (std::size_t i = 0; i < Lanes; ++i) {
            Number all(0);
            for (const auto& row : left) all += row[i];
            ways[0] = Number(1);
            for (std::size_t s = 1; s < steps_.size(); ++s) {
                const auto value = steps_[s].factor / cards_max;
                const auto already = static_cast<int>(steps_[s].factor % cards_max);
                const Number cards = left[value][i] - Number(already);
                ways[s] = Number(0) < cards ? ways[steps_[s].before] * cards : Number(0);
            }
            for (const Run& run : runs_) {
                Number sum(0);
                for (std::size_t e = run.first; e < run.end; ++e) {
                    sum += Number(static_cast<int>(endings_[e].orders)) * ways[endings_[e].step];
                }
                for (int n = 0; n < static_cast<int>(run.cards); ++n) {
                    const Number rest = all - Number(n);
                    sum = Number(0) < rest ? sum / rest : Number(0);
                }
                out[run.slot][i] += sum;
            }
        }
    }
}

}  // namespace croupier::exact
