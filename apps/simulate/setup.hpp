// What is to be simulated: a table as the command line asks for it.
#pragma once

#include <string>
#include <variant>

#include "apps/simulate/simulate.hpp"
#include "sim/checkpoint.hpp"
#include "table/setup.hpp"

namespace croupier::apps {

struct Simulation {
    table::Setup setup{};
    sim::Strategy strategy{};
    std::vector<sim::LaidWager> wagers{};
    double stake{1};  // dollars a unit
    sim::Model model{};
    sim::Plan plan{};
    sim::RunName name{};
};

// Gives what is wrong with the options, and what to do about it.
[[nodiscard]] std::variant<Simulation, std::string> simulation_of(const SimulateOptions& options);

// The same table with the cutting card elsewhere, or with other boxes. Gives what is wrong.
[[nodiscard]] std::string place_cutting_card(Simulation& simulation,
                                             std::optional<double> penetration);
[[nodiscard]] std::string set_boxes(Simulation& simulation, int boxes);

}  // namespace croupier::apps
