// One lane, card by card: what the vector kernel does for many at once, in plain words. It plays
// where there are no vectors, and it says what the kernel must do.
#pragma once

#include "sim/kernel.hpp"
#include "sim/philox.hpp"

namespace croupier::sim {

// A draw picks one of `range` numbers, at least as many as there are cards: a multiple of this, so
// that a short table holds what is needed to pick without bias.
inline constexpr std::uint16_t draw_step = 32;
inline constexpr int draw_step_bits = 5;
inline constexpr int cards_max = 15 * draw_step;  // in a shoe

// 2^16 mod range, for range = draw_step * n: in units of draw_step. Index 0 is never used.
[[nodiscard]] constexpr std::array<std::uint8_t, 16> draw_biases() {
    std::array<std::uint8_t, 16> biases{};
    for (unsigned n = 1; n < 16; ++n) {
        biases[n] = static_cast<std::uint8_t>((0x10000U / draw_step) % n);
    }
    return biases;
}

class Lane {
public:
    Lane(const Work& work, std::size_t lane)
        : work_(work),
          table_(work.automaton->table.data()),
          lane_(static_cast<std::uint32_t>(lane)),
          rounds_left_(rounds_of_lane(work, lane)) {
        shuffle();
        const Automaton& a = *work.automaton;
        state_ = rounds_left_ == 0 ? a.halt : a.start;
    }

    [[nodiscard]] bool halted() const { return state_ == work_.automaton->halt; }

    // What one step brings: a card or none, an event or none, a shuffle behind it or none.
    struct Step {
        std::size_t column{0};
        std::uint16_t event{0};
        bool shuffled{false};
    };
    Step step() {
        const Automaton& a = *work_.automaton;
        Step step;
        const bool at_gate = state_ >= a.first_gate;
        const std::uint16_t random = next_random();
        step.column = at_gate ? gate_column() : draw(random);
        const std::uint32_t entry = table_[state_ + step.column];
        auto next = static_cast<std::uint16_t>(entry);
        const auto emission = static_cast<std::uint16_t>(entry >> 16);
        if (emission >= a.first_box) {
            box_returns_to_ = emission;
        } else if (emission >= Automaton::first_return) {
            hand_returns_to_ = emission;
        } else {
            step.event = emission;
            if (emission > needed_) needed_ = emission;
        }
        if (next == a.hand_over) next = hand_returns_to_;
        if (next == a.box_over) next = box_returns_to_;
        if (next == a.start) {
            needed_ = 0;
            if (--rounds_left_ == 0) next = a.halt;
            if (below_[values - 1] <= work_.shuffle_at) {
                shuffle();
                step.shuffled = true;
            }
        }
        if (at_gate) step.column = 0;
        state_ = next;
        return step;
    }

private:
    void shuffle() {
        std::uint16_t sum = 0;
        for (std::size_t v = 0; v < values; ++v) {
            sum = static_cast<std::uint16_t>(sum + work_.shoe[v]);
            below_[v] = sum;
        }
    }

    [[nodiscard]] std::size_t gate_column() const {
        const Automaton& a = *work_.automaton;
        return (needed_ >= a.needs_second_card ? 1U : 0U) +
               (needed_ >= a.needs_whole_hand ? 1U : 0U);
    }

    std::uint16_t next_random() {
        if (step_ % 8 == 0) {
            block_ = philox(counter_of(Stream::cards, work_.unit, lane_, step_ / 8), work_.seed);
        }
        const std::uint32_t word = block_[step_ % 8 / 2];
        const auto random = static_cast<std::uint16_t>(step_ % 2 == 0 ? word : word >> 16);
        ++step_;
        return random;
    }

    // The column of the card drawn, 0 for none. Every card that is left has the same chance: a
    // number is picked without bias from a range that covers them, and one beyond them is none.
    std::size_t draw(std::uint16_t random) {
        constexpr auto biases = draw_biases();
        const unsigned cards = below_[values - 1];
        const unsigned steps = (cards + draw_step - 1) >> draw_step_bits;
        const std::uint32_t product = std::uint32_t{random} * (steps << draw_step_bits);
        const unsigned index = product >> 16;
        const unsigned bias = static_cast<unsigned>(biases[steps]) << draw_step_bits;
        if ((product & 0xffffU) < bias || index >= cards) return 0;
        std::size_t column = 0;
        for (std::uint16_t& below : below_) {
            const auto counts = static_cast<std::uint16_t>(index < below ? 1 : 0);
            below = static_cast<std::uint16_t>(below - counts);
            column += counts;
        }
        return column;
    }

    const Work& work_;
    const std::uint32_t* table_;
    std::uint32_t lane_;
    std::uint32_t step_{0};
    PhiloxBlock block_{};
    std::array<std::uint16_t, values> below_{};  // cards of each value or a lower one
    std::uint16_t state_{0};
    std::uint16_t hand_returns_to_{0};
    std::uint16_t box_returns_to_{0};
    std::uint16_t needed_{0};  // the highest event of the round: events rise with what they need
    std::uint16_t rounds_left_{0};
};

}  // namespace croupier::sim
