// croupier rules: what was asked for.
#pragma once

#include <string>
#include <vector>

#include "apps/commands.hpp"

namespace croupier::apps {

struct RulesOptions {
    Output output{Output::text};
    bool missing{false};
    bool worth{false};           // of each difference between two games
    bool all{false};             // differences of words too
    bool list_scenarios{false};  // of each clause of a whole book
    std::string records{};       // a folder to look in, instead of the built-in scenarios
};
[[nodiscard]] int list_games(const RulesOptions& options);
[[nodiscard]] int show_game(const std::string& id, const RulesOptions& options);
[[nodiscard]] int diff_games(const std::string& one, const std::string& other,
                             const RulesOptions& options);
[[nodiscard]] int list_clauses(const std::string& id, const std::vector<std::string>& clauses,
                               const RulesOptions& options);

}  // namespace croupier::apps
