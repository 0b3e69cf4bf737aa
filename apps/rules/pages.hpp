// What the pages of `croupier rules` share.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "rules/listing.hpp"

namespace croupier::apps {

void print_json(const nlohmann::ordered_json& json);

// A game or a book by its id; where there is none, null after a line that says so.
[[nodiscard]] const rules::Game* require_game(const std::string& id);
[[nodiscard]] const rules::Book* require_book(const std::string& id);

// The rules in force. Of a wager that the game does not carry only the clause that says so is.
[[nodiscard]] std::vector<rules::Line> lines_in_force(const rules::Rules& rules);

}  // namespace croupier::apps
