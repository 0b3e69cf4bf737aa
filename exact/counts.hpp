// Cards by what they count: how many of each are in a shoe, in a hand, or gone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include "cards/card.hpp"

namespace croupier::exact {

// The ace, 2 to 9, and the ten-valued cards as one.
inline constexpr std::size_t values = 10;
inline constexpr std::size_t ace = 0;
inline constexpr std::size_t ten = 9;

// An ace as one.
[[nodiscard]] constexpr int points(std::size_t value) { return static_cast<int>(value) + 1; }

[[nodiscard]] constexpr std::size_t value_of(cards::Rank rank) {
    return static_cast<std::size_t>(cards::points(rank) == 11 ? 1 : cards::points(rank)) - 1;
}

// An ace and a ten-valued card: a Blackjack where they are the first two.
[[nodiscard]] constexpr bool is_natural(std::size_t a, std::size_t b) {
    return (a == ace && b == ten) || (a == ten && b == ace);
}

using Counts = std::array<int, values>;

[[nodiscard]] constexpr int sum(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// The same in one number, for looking up and for adding: six bits for each value.
using PackedCounts = std::uint64_t;
inline constexpr int bits_per_value = 6;

[[nodiscard]] constexpr PackedCounts packed(const Counts& counts) {
    PackedCounts all = 0;
    for (std::size_t v = values; v-- > 0;) {
        all = (all << bits_per_value) | static_cast<PackedCounts>(counts[v]);
    }
    return all;
}
[[nodiscard]] constexpr Counts unpacked(PackedCounts all) {
    Counts counts{};
    for (int& count : counts) {
        count = static_cast<int>(all & ((1U << bits_per_value) - 1));
        all >>= bits_per_value;
    }
    return counts;
}

// Whole decks, freshly opened.
[[nodiscard]] constexpr Counts counts_of(int decks, cards::Deck deck) {
    Counts counts{};
    counts.fill(4 * decks);
    counts[ten] = (deck == cards::Deck::without_tens ? 12 : 16) * decks;
    return counts;
}

}  // namespace croupier::exact
