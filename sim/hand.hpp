// A hand as the cards in it without their order: all that a total or a decision depends on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cards/card.hpp"

namespace croupier::sim {

// What a card counts: the ace, 2 to 9, and the ten-valued cards as one.
inline constexpr std::size_t values = 10;
inline constexpr std::size_t ace = 0;
inline constexpr std::size_t seven = 6;
inline constexpr std::size_t ten = 9;
inline constexpr int best_total = 21;

[[nodiscard]] constexpr std::size_t value_of(cards::Card card) {
    return static_cast<std::size_t>(cards::points(card.rank)) - 1;
}

struct Hand {
    std::array<std::uint8_t, values> cards{};
    int count{0};
    int low{0};         // the total with every ace as one
    int early_aces{0};  // among the first two cards

    void add(std::size_t value) {
        ++cards[value];
        ++count;
        low += static_cast<int>(value) + 1;
        if (value == ace && count <= 2) ++early_aces;
    }
    [[nodiscard]] Hand with(std::size_t value) const {
        Hand hand = *this;
        hand.add(value);
        return hand;
    }

    [[nodiscard]] bool is_soft() const { return cards[ace] > 0 && low + 10 <= best_total; }
    [[nodiscard]] int points() const { return is_soft() ? low + 10 : low; }
    [[nodiscard]] bool is_bust() const { return low > best_total; }
    [[nodiscard]] bool is_ace_and_ten() const {
        return count == 2 && cards[ace] == 1 && cards[ten] == 1;
    }
    // The value of a pair, or `values`.
    [[nodiscard]] std::size_t pair() const {
        if (count != 2) return values;
        for (std::size_t v = 0; v < values; ++v) {
            if (cards[v] == 2) return v;
        }
        return values;
    }

    // The cards in one number: five bits for each value.
    [[nodiscard]] std::uint64_t packed() const {
        std::uint64_t all = 0;
        for (const std::uint8_t n : cards) all = (all << 5) | n;
        return all;
    }
};

}  // namespace croupier::sim
