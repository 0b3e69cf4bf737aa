// What becomes of a player's money in an evening: from how often each result of a round came, taken
// as independent from round to round.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sim/totals.hpp"

namespace croupier::sim {

inline constexpr std::array session_percentiles = {0.01, 0.05, 0.25, 0.50, 0.75, 0.95, 0.99};
inline constexpr int session_rounds_max = 10'000;

struct Sessions {
    // After so many rounds: the net result, in units, below which a part of all sessions ends.
    struct Point {
        int rounds{0};
        std::array<double, session_percentiles.size()> net{};
    };
    std::vector<Point> points{};
    double ruin{0};   // how likely the bankroll falls below one unit on the way
    double ahead{0};  // how likely the session ends with a gain
};

// Requires a histogram that is not empty, 1 to session_rounds_max rounds and a bankroll in units.
// Where results reach far for their parts, neighbouring ones are put together so that the mean
// stays.
[[nodiscard]] Sessions sessions(const Histogram& results, std::int64_t unit, int rounds,
                                int bankroll);

}  // namespace croupier::sim
