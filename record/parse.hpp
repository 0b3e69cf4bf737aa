// Reading table records.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "record/statement.hpp"

namespace croupier::record {

// Reads a whole record. The first fault, from the top, is the answer when there is one.
//
// The first statement must be `rules`; `set`, `with` and `seed` must stand before the first
// statement of any other kind. A text without a statement is a record without statements.
[[nodiscard]] std::variant<Record, Fault> parse(std::string text);

// Reads one statement, wherever in a record it may stand. Its words are views into `line`, which
// must outlive it. An empty line and a comment are a Remark.
[[nodiscard]] std::variant<Statement, Fault> parse_line(std::string_view line);

// `4:9: 'twenty': expected an amount such as 25 or 12.50`
[[nodiscard]] std::string to_string(const Fault& fault);

}  // namespace croupier::record
