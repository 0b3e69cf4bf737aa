// One lane, card by card: what the vector kernel does for many at once, in plain words. It plays
// where there are no vectors, and it says what the kernel must do.
#pragma once

#include <algorithm>

#include "sim/kernel.hpp"
#include "sim/philox.hpp"

namespace croupier::sim {

// A draw picks one of `range` numbers, at least as many as there are cards: a multiple of this, so
// that a short table holds what is needed to pick without bias.
inline constexpr std::uint16_t draw_step = 16;
inline constexpr int draw_step_bits = 4;
inline constexpr std::size_t draw_ranges = 32;
static_assert(cards_max < static_cast<int>(draw_ranges * draw_step));

// 2^16 mod range, for range = draw_step * n: in units of draw_step. Index 0 is never used.
[[nodiscard]] constexpr std::array<std::uint8_t, draw_ranges> draw_biases() {
    std::array<std::uint8_t, draw_ranges> biases{};
    for (unsigned n = 1; n < draw_ranges; ++n) {
        biases[n] = static_cast<std::uint8_t>((0x10000U / draw_step) % n);
    }
    return biases;
}

// The random numbers of four lanes that follow one another, by step and lane. The four blocks of
// random bits that bear the lanes' numbers are shared out so that a vector which holds them needs
// the fewest moves: lanes 0 and 1 have the blocks 0 and 2, lanes 2 and 3 the blocks 1 and 3.
inline constexpr std::size_t lanes_per_draw = 4;
inline constexpr std::size_t steps_per_block = 8;
using RandomBlock = std::array<std::array<std::uint16_t, lanes_per_draw>, steps_per_block>;
[[nodiscard]] inline RandomBlock random_block(const Work& work, std::size_t first_lane,
                                              std::uint32_t block) {
    RandomBlock random;
    for (std::size_t chain = 0; chain < lanes_per_draw; ++chain) {
        const auto lane = static_cast<std::uint32_t>(first_lane + chain);
        const PhiloxBlock words =
            philox(counter_of(Stream::cards, work.unit, lane, block), work.seed);
        for (std::size_t i = 0; i < words.size(); ++i) {
            auto& step = random[2 * i + chain / 2];
            step[2 * (chain % 2)] = static_cast<std::uint16_t>(words[i]);
            step[2 * (chain % 2) + 1] = static_cast<std::uint16_t>(words[i] >> 16);
        }
    }
    return random;
}

// The cards of a shoe as many of each value or a lower one. Five of these counts share a word, each
// below 2^11, and what happens to them happens to all five at once.
class Below {
public:
    // Beyond the cards of any shoe.
    static constexpr unsigned none = 0x7ff;

    Below() = default;
    explicit Below(const std::array<std::uint16_t, values>& shoe) {
        std::uint64_t below = 0;
        for (std::size_t v = 0; v < values; ++v) {
            below += shoe[v];
            words_[v / per_word] |= below << (bits * (v % per_word));
        }
    }

    [[nodiscard]] unsigned cards() const {
        return static_cast<unsigned>(words_[1] >> (bits * (per_word - 1)));
    }

    // Takes the card with this index away, values in their order, and gives the column of its
    // value. An index beyond all cards takes none: column 0.
    std::size_t take(unsigned index) {
        const std::uint64_t picked = (index | top) * each;
        std::uint64_t taken = 0;
        for (std::uint64_t& word : words_) {
            // The top bit of a count stays where the index is not below it.
            const std::uint64_t higher = (~(picked - word) >> (bits - 1)) & each;
            word -= higher;
            taken += higher;
        }
        return static_cast<std::size_t>((taken * each) >> (bits * (per_word - 1))) & (top - 1);
    }

private:
    static constexpr std::size_t per_word = 5;
    static constexpr int bits = 12;
    static constexpr unsigned top = 0x800;
    static constexpr std::uint64_t each = 0x0001001001001001;

    std::array<std::uint64_t, 2> words_{};
};
static_assert(2 * 5 == values);

class Lane {
public:
    Lane(const Work& work, std::size_t lane)
        : work_(work),
          a_(*work.automaton),
          table_(work.automaton->table.data()),
          full_(work.shoe),
          below_(full_),
          lane_(lane),
          rounds_left_(rounds_of_lane(work, lane)),
          state_(rounds_left_ == 0 ? a_.halt : a_.start) {}

    [[nodiscard]] bool halted() const { return state_ == a_.halt; }

    // What one step brings: a card or none, an event or none. A shuffle is told where it does not
    // come with every round.
    struct Step {
        std::size_t column{0};
        std::uint16_t event{0};
        bool shuffled{false};
    };
    Step step() { return step(next_random()); }
    Step step(std::uint16_t random) {
        const bool at_gate = state_ >= a_.first_gate;
        Step step;
        step.column = draw(random, at_gate);
        const std::uint32_t entry = table_[state_ + (at_gate ? asks() : step.column)];
        auto next = static_cast<std::uint16_t>(entry);
        const auto emission = static_cast<std::uint16_t>(entry >> 16);
        if (emission >= Automaton::returns) [[unlikely]] {
            const auto row = static_cast<std::uint16_t>(emission - Automaton::returns);
            (row >= a_.first_box ? box_returns_to_ : hand_returns_to_) = row;
        } else {
            step.event = emission;
        }
        next = next == a_.hand_over ? hand_returns_to_ : next;
        next = next == a_.box_over ? box_returns_to_ : next;
        const bool begins = next == a_.start;
        needed_ = begins ? std::uint16_t{0} : std::max(needed_, step.event);
        rounds_left_ = static_cast<std::uint16_t>(rounds_left_ - (begins ? 1 : 0));
        state_ = begins && rounds_left_ == 0 ? a_.halt : next;
        // The cutting card lies far enough from the end that no round ever gets there; if one did,
        // it would be dealt on from a new shoe.
        const unsigned left = below_.cards();
        if ((begins && left <= work_.shuffle_at) || left == 0) {
            below_ = full_;
            step.shuffled = work_.shuffle_at != shuffle_each_round;
        }
        return step;
    }

private:
    // What the events of the round have asked of the dealer, as the column of a gate.
    [[nodiscard]] std::size_t asks() const {
        return (needed_ >= a_.needs_second_card ? 1U : 0U) +
               (needed_ >= a_.needs_whole_hand ? 1U : 0U);
    }

    std::uint16_t next_random() {
        const std::size_t place = lane_ % lanes_per_draw;
        if (step_ == steps_per_block) {
            random_ = random_block(work_, lane_ - place, block_++);
            step_ = 0;
        }
        return random_[step_++][place];
    }

    // The column of the card drawn, 0 for none. Every card that is left has the same chance: a
    // number is picked without bias from a range that covers them, and one beyond them is none.
    std::size_t draw(std::uint16_t random, bool at_gate) {
        static constexpr auto biases = draw_biases();
        const unsigned cards = below_.cards();
        const unsigned steps = (cards + draw_step - 1) >> draw_step_bits;
        const std::uint32_t product = std::uint32_t{random} * (steps << draw_step_bits);
        const unsigned index = product >> 16;
        const unsigned bias = static_cast<unsigned>(biases[steps]) << draw_step_bits;
        const bool is_card = (product & 0xffffU) >= bias && index < cards && !at_gate;
        return below_.take(is_card ? index : Below::none);
    }

    const Work& work_;
    const Automaton& a_;
    const std::uint32_t* table_;
    Below full_;
    Below below_;
    RandomBlock random_{};
    std::size_t step_{steps_per_block};
    std::uint32_t block_{0};
    std::size_t lane_;
    std::uint16_t rounds_left_;
    std::uint16_t state_;
    std::uint16_t hand_returns_to_{0};
    std::uint16_t box_returns_to_{0};
    std::uint16_t needed_{0};  // the highest event of the round: events rise with what they need
};

}  // namespace croupier::sim
