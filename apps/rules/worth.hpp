// What the differences between two games are worth.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/book.hpp"

namespace croupier::apps {

// Each game with its usual number of decks, one box, one unit, the best play.
[[nodiscard]] nlohmann::ordered_json differences_json(const rules::Game& a, const rules::Game& b);
void print_differences(const rules::Game& a, const rules::Game& b);

}  // namespace croupier::apps
