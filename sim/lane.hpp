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
static_assert(cards_max == 15 * draw_step);

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
          full_(counts_of(work.shoe)),
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
            step.shuffled = cards_left() <= work_.shuffle_at;
        }
        // The cutting card lies far enough from the end that no round ever gets there; if one did,
        // it would be dealt on from a new shoe.
        step.shuffled = step.shuffled || cards_left() == 0;
        if (step.shuffled) shuffle();
        if (at_gate) step.column = 0;
        state_ = next;
        return step;
    }

private:
    void shuffle() { below_ = full_; }

    // Four counts to a word, each below 2^15: what they are compared with, taken off and counted by
    // happens to all four at once.
    static constexpr std::size_t counts_per_word = 4;
    static constexpr std::uint64_t each = 0x0001000100010001;
    using Counts = std::array<std::uint64_t, 3>;
    static Counts counts_of(const std::array<std::uint16_t, values>& shoe) {
        Counts counts{};
        std::uint64_t below = 0;
        for (std::size_t v = 0; v < values; ++v) {
            below += shoe[v];
            counts[v / counts_per_word] |= below << (16 * (v % counts_per_word));
        }
        return counts;
    }
    [[nodiscard]] unsigned cards_left() const {
        constexpr std::size_t last = values - 1;
        return static_cast<unsigned>(below_[last / counts_per_word] >>
                                     (16 * (last % counts_per_word)));
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
        const unsigned cards = cards_left();
        const unsigned steps = (cards + draw_step - 1) >> draw_step_bits;
        const std::uint32_t product = std::uint32_t{random} * (steps << draw_step_bits);
        const unsigned index = product >> 16;
        const unsigned bias = static_cast<unsigned>(biases[steps]) << draw_step_bits;
        if ((product & 0xffffU) < bias || index >= cards) return 0;
        std::size_t column = 0;
        const std::uint64_t picked = (index | 0x8000U) * each;
        for (std::uint64_t& below : below_) {
            // The top bit of a count is left where the index is not below it.
            const std::uint64_t higher = (~(picked - below) >> 15) & each;
            below -= higher;
            column += static_cast<std::size_t>((higher * each) >> 48);
        }
        return column;
    }

    const Work& work_;
    const std::uint32_t* table_;
    std::uint32_t lane_;
    std::uint32_t step_{0};
    PhiloxBlock block_{};
    Counts full_;
    Counts below_{};  // cards of each value or a lower one
    std::uint16_t state_{0};
    std::uint16_t hand_returns_to_{0};
    std::uint16_t box_returns_to_{0};
    std::uint16_t needed_{0};  // the highest event of the round: events rise with what they need
    std::uint16_t rounds_left_{0};
};

}  // namespace croupier::sim
