// Many hands at once: how likely each is to be dealt, from any cards that are left.
//
// A hand is a number of cards without their order, with the number of orders that count. The chance
// of one order is a product with a factor for each card; hands that begin alike share the beginning
// of it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "exact/counts.hpp"

namespace croupier::exact {

class HandTree {
public:
    struct Entry {
        Counts cards{};
        std::uint32_t orders{0};
        std::uint16_t slot{0};  // what its chance is added to
    };

    HandTree() = default;
    HandTree(std::vector<Entry> entries, std::size_t slots);

    [[nodiscard]] std::size_t size() const { return endings_.size(); }
    [[nodiscard]] std::size_t slots() const { return slots_; }

    // For several shoes at once, lane by lane: the sums of the slots. `left[v][lane]` is how many
    // cards of value v are left.
    template <class Number, std::size_t Lanes>
    void sums(const std::array<std::array<Number, Lanes>, values>& left,
              std::vector<std::array<Number, Lanes>>& out) const;

private:
    // The cards of a hand in rising value: each step adds one.
    struct Step {
        std::uint8_t depth;    // how many cards lie below this one
        std::uint8_t value;    // of the card
        std::uint8_t already;  // how many of that value lie below it
        std::uint32_t first_ending;
        std::uint32_t end_ending;
    };
    struct Ending {
        std::uint32_t orders;
        std::uint16_t slot;
    };
    static constexpr std::size_t cards_max = 28;

    std::vector<Step> steps_;
    std::vector<Ending> endings_;
    std::size_t slots_{0};
};

template <class Number, std::size_t Lanes>
void HandTree::sums(const std::array<std::array<Number, Lanes>, values>& left,
                    std::vector<std::array<Number, Lanes>>& out) const {
    using Row = std::array<Number, Lanes>;
    Row none;
    none.fill(Number(0));
    out.assign(slots_, none);
    Row all = none;
    for (const Row& row : left) {
        for (std::size_t i = 0; i < Lanes; ++i) all[i] += row[i];
    }
    std::array<Row, cards_max + 1> chance;
    chance[0].fill(Number(1));
    std::array<Row, cards_max + 1> one_of;
    for (std::size_t depth = 0; depth <= cards_max; ++depth) {
        for (std::size_t i = 0; i < Lanes; ++i) {
            const Number rest = all[i] - Number(static_cast<int>(depth));
            one_of[depth][i] = Number(0) < rest ? Number(1) / rest : Number(0);
        }
    }
    for (const Step& step : steps_) {
        // Local rows, so that the compiler knows them apart and takes all lanes at once.
        const Row below = chance[step.depth];
        const Row each = one_of[step.depth];
        const Row cards = left[step.value];
        const Number already(static_cast<int>(step.already));
        Row here;
        for (std::size_t i = 0; i < Lanes; ++i) here[i] = below[i] * (cards[i] - already) * each[i];
        chance[step.depth + 1u] = here;
        for (std::size_t e = step.first_ending; e < step.end_ending; ++e) {
            const Number orders(static_cast<int>(endings_[e].orders));
            Row& row = out[endings_[e].slot];
            Row sum = row;
            for (std::size_t i = 0; i < Lanes; ++i) sum[i] += orders * here[i];
            row = sum;
        }
    }
}

}  // namespace croupier::exact
