// Tests of a shuffle and of numbers below a bound: what is counted over many shuffles, against
// what a uniform order leads one to expect.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "chance/chance.hpp"

namespace croupier::chance {

// All findings of one run together raise a false alarm about once in a million runs: each may
// do so once in a thousand million, and there are at most a thousand.
inline constexpr double alarm_of_all = 1e-6;
inline constexpr std::size_t findings_max = 1000;
inline constexpr double alarm_of_each = alarm_of_all / findings_max;

// Below this the approximations by normal and chi-square numbers would not hold.
inline constexpr std::uint64_t shuffles_min = 10'000;

struct Finding {
    std::string group;
    std::string what;
    double expected{0};
    double seen{0};
    double statistic{0};
    double freedom{0};  // of a chi-square; 0 where the statistic is a standard normal number
    double p{1};

    [[nodiscard]] bool passes() const { return p >= alarm_of_each; }
};

// The cards to shuffle: so many decks of so many faces, which come suit by suit, the copies of a
// face together, as a table takes them before its shuffle.
struct Pack {
    int decks{1};
    int faces{52};
};

using Cards = std::span<std::uint16_t>;
using Shuffler = std::function<void(Cards)>;

[[nodiscard]] std::vector<Finding> check_shuffle(const Pack& pack, const Shuffler& shuffler,
                                                 std::uint64_t shuffles);

// Every one of the 120 orders of five cards.
[[nodiscard]] std::vector<Finding> check_five_cards(const Shuffler& shuffler,
                                                    std::uint64_t shuffles);

// Draws a number below a bound.
using Draw = std::function<std::uint64_t(std::uint64_t)>;

// Bounds of play, and bounds up to the largest.
[[nodiscard]] std::span<const std::uint64_t> bounds_to_check();

// Those of them where a plain remainder would favour some numbers for all to see.
[[nodiscard]] std::span<const std::uint64_t> bounds_of_strong_bias();

[[nodiscard]] std::vector<Finding> check_below(const Draw& draw,
                                               std::span<const std::uint64_t> bounds,
                                               std::uint64_t draws);

// How many numbers `below` takes from its source where it has to draw again often.
[[nodiscard]] std::vector<Finding> check_draws_again(Source& source, std::uint64_t draws);

}  // namespace croupier::chance
