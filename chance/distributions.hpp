// Tails of the two distributions that the tests of the shuffle judge by, and the exact
// distributions of what can be counted in a uniformly random order of n cards.
#pragma once

#include <cstddef>
#include <vector>

namespace croupier::chance {

// How likely a standard normal number is at least as far from 0, on either side.
[[nodiscard]] double normal_two_sided(double z);

// How likely a chi-square number with so many degrees of freedom is above, or below, x.
[[nodiscard]] double chi_square_above(double x, double freedom);
[[nodiscard]] double chi_square_below(double x, double freedom);

// Too far from what is expected is suspect, and so is too near.
[[nodiscard]] double chi_square_two_sided(double x, double freedom);

// At place k, how likely the count k is.
using Distribution = std::vector<double>;

struct Moments {
    double mean{0};
    double variance{0};
    double fourth{0};  // the mean fourth power of what a count lies off the mean
};
[[nodiscard]] Moments moments(const Distribution& distribution);

// Ascending runs of an order: one more than the places where a card is lower than the one before.
// The rising sequences of an order are the ascending runs of its inverse.
[[nodiscard]] Distribution ascending_runs(std::size_t n);
[[nodiscard]] Distribution longest_ascending_run(std::size_t n);
[[nodiscard]] Distribution fixed_points(std::size_t n);
[[nodiscard]] Distribution cycles(std::size_t n);

// How many places two given cards lie apart: 1 for neighbours.
[[nodiscard]] Distribution distance(std::size_t n);

// Runs of one colour in a row of so many red and so many black cards.
[[nodiscard]] Distribution colour_runs(std::size_t red, std::size_t black);

// How many pairs of cards that lay beside each other still do. Only the mean and the variance.
[[nodiscard]] Moments neighbours_kept(std::size_t n);

}  // namespace croupier::chance
