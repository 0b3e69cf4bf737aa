// What a simulation has counted. Everything is a whole number, so that results of parts add up to
// the result of all, in any order and to the last digit.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "sim/simulated_terms.hpp"

namespace croupier::sim {

inline constexpr std::size_t boxes_max = 9;

// How often each net result came.
using Histogram = std::map<std::int64_t, std::uint64_t>;

struct Totals {
    std::uint64_t rounds{0};
    std::vector<Histogram> boxes{};  // by position at the table: net in parts of a unit
    Histogram table{};               // all boxes of a round together
    // All that a round brought, other wagers included: net in parts that
    // together_unit() says. Empty where nothing was.
    Histogram together{};
    // By box, over all boxes: optional wagers in units, others in parts of their own.
    std::vector<Histogram> wagers{};
    // By round, where boxes share what decides a wager: net * 16 + boxes that laid it.
    std::vector<Histogram> wagers_by_round{};

    // Of all boxes together, except the last
    struct Frequencies {
        std::uint64_t blackjack{0};
        std::uint64_t split{0};
        std::uint64_t doubled{0};  // with at least one double
        std::uint64_t surrender{0};
        std::uint64_t bust{0};  // with at least one hand over 21
        std::uint64_t dealer_bust{0};

        friend bool operator==(const Frequencies&, const Frequencies&) = default;
    } frequencies{};
    std::uint64_t shuffles{0};  // behind a cutting card

    void add(const Totals& other);
    friend bool operator==(const Totals&, const Totals&) = default;
};

// Mean, spread and the error of the mean, in units.
struct Estimate {
    double mean{0};
    double standard_deviation{0};
    double standard_error{0};
};
[[nodiscard]] std::uint64_t count_of(const Histogram& histogram);
// `parts` go to one unit.
[[nodiscard]] Estimate estimate(const Histogram& histogram, double parts);
// Of one box, all positions together. Boxes of a round share the dealer's hand, so the error comes
// from whole rounds.
[[nodiscard]] Estimate estimate_of_box(const Totals& totals, double parts);
// Of one wager that was laid. Where boxes share what decides it, the error comes from whole rounds.
[[nodiscard]] Estimate estimate_of_wager(const Totals& totals, std::size_t wager, double parts);
inline constexpr std::int64_t round_key(std::int64_t net, std::int64_t laid) {
    return net * 16 + laid;
}
[[nodiscard]] Histogram all_boxes(const Totals& totals);

}  // namespace croupier::sim
