// Which scenarios show which clauses of a book.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/book.hpp"

namespace croupier::apps {

// For each row, the files of the scenarios in which an event or a refusal cites it. A scenario
// counts only when it is played to its end and every expectation in it holds.
using Shown = std::map<const rules::Provision*, std::vector<std::string>>;

// The scenarios that travel inside the program, or, where a folder is named, its .table files.
[[nodiscard]] Shown shown_by_scenarios(const std::string& folder);

}  // namespace croupier::apps
