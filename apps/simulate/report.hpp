// What a simulation found: for people, as JSON, and as a picture.
#pragma once

#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "sim/checkpoint.hpp"

namespace croupier::apps {

struct SimulationReport {
    sim::RunName name{};
    sim::Totals totals{};
    std::string engine{"fast"};
    std::string target{};
    int threads{1};
    double seconds{0};
    std::uint64_t resumed{0};  // rounds of an earlier run, which took no part of that time
    int session{500};
    int bankroll{100};
    double stake{1};
    double pace{60};

    // The same table with the cutting card elsewhere or with other boxes.
    struct Variant {
        std::string says{};  // `0.75`, `fresh`, `3`
        sim::Estimate box{};
    };
    std::vector<Variant> by_depth{};
    std::vector<Variant> by_boxes{};
};

// What each round brought, all boxes and all that was laid with the main wager in one sum, and
// how many parts of it go to a unit.
struct RoundResults {
    const sim::Histogram* nets{nullptr};
    std::int64_t unit{1};
};
[[nodiscard]] RoundResults round_results(const SimulationReport& report);

void print_json(const SimulationReport& report);
void print_text(const SimulationReport& report);
// A picture of how sessions go.
[[nodiscard]] std::string svg_of(const SimulationReport& report);

}  // namespace croupier::apps
