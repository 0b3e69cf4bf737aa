// Which scenarios show which clauses of a book.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/book.hpp"

namespace croupier::apps {

// The files of the scenarios that show a clause, and of those that only mention it.
//
// A scenario shows a clause that its events or refusals cite when it is named for it, or expects
// it (`expect cites`, `!`); a clause that sets no rule is cited by nothing, and the name is enough.
// It mentions every other clause that it cites. A scenario counts only when it is played to its
// end and every expectation in it holds.
struct Evidence {
    std::vector<std::string> shown_by{};
    std::vector<std::string> mentioned_by{};
};
using Coverage = std::map<const rules::Provision*, Evidence>;

// By the scenarios that travel inside the program, or, where a folder is named, its .table files.
[[nodiscard]] Coverage coverage_by_scenarios(const std::string& folder);

}  // namespace croupier::apps
