// Reading tournament files.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "tournament/statement.hpp"

namespace croupier::tournament {

// Reads a whole file. The first fault, from the top, is the answer when there is one.
//
// `rules` comes first, then the rest of the header, then the course. A condition is written once,
// but for sessions, whose names differ, and statements. A text without a statement is a file
// without statements.
[[nodiscard]] std::variant<File, Fault> parse(std::string text);

// Reads one statement, wherever in a file it may stand. Its words are views into `line`, which must
// outlive it.
[[nodiscard]] std::variant<Statement, Fault> parse_line(std::string_view line);

// What a statement of the header speaks of; nothing for `rules`, `set` and the like, and for every
// other statement.
[[nodiscard]] std::optional<Topic> topic_of(const What& what);

}  // namespace croupier::tournament
