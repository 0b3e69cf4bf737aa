// croupier analyse: what was asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "apps/rule_words.hpp"

namespace croupier::apps {

struct AnalyseOptions {
    std::vector<std::string> games{};
    bool all{false};                    // every game of every book
    TableWords table{};                 // the same for each game
    std::vector<std::string> remove{};  // cards that are not in the shoe: `5h,5d`, `5=3`
    bool effects{false};
    Output output{Output::text};
    std::optional<std::string> csv{};
    std::optional<std::string> svg{};
    std::optional<std::string> html{};
    std::optional<std::string> par{};
    std::int64_t rounds{20'000};  // of the par sheet's simulation
    std::uint64_t seed{1};        // and what they are drawn from
    std::string command{};        // the whole call, as it is typed
};
[[nodiscard]] int analyse_games(const AnalyseOptions& options);

}  // namespace croupier::apps
