// croupier simulate: what was asked for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "apps/rule_words.hpp"

namespace croupier::apps {

struct SimulateOptions {
    TableWords table{};    // its optional wagers may also be `insurance` and the like
    std::string rounds{};  // `1000000`, `5e10`
    int boxes{1};
    std::optional<double> penetration{};  // the part of the shoe in front of the cutting card
    bool fresh{false};
    std::string shoe{"hand"};  // `hand`, `automatic`, `continuous`
    std::string strategy{"optimal"};
    std::string write_strategy{};  // a file
    unsigned long long seed{1};
    int threads{0};  // 0: as many as the machine has
    enum class Engine : bool { fast, table } engine{Engine::fast};
    std::string target{};           // a kind of processor; empty: the best
    std::string checkpoint{};       // a file
    std::string unit{};             // `3/16`
    std::string svg{};              // a file
    int session{500};               // rounds
    int bankroll{100};              // units
    std::optional<double> stake{};  // dollars a unit
    double pace{60};                // rounds an hour
    bool by_depth{false};
    bool by_boxes{false};
    Output output{Output::text};
    bool quiet{false};
};
[[nodiscard]] int simulate_game(const SimulateOptions& options);

struct MergeOptions {
    std::vector<std::string> files{};
    std::string checkpoint{};
    bool incomplete{false};  // also where parts of the run are missing
    Output output{Output::text};
};
[[nodiscard]] int merge_simulations(const MergeOptions& options);

}  // namespace croupier::apps
