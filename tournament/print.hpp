// Writing tournament files, always in the same form.
#pragma once

#include <string>

#include "tournament/statement.hpp"

namespace croupier::tournament {

// A statement on one line, without a line end, as record::print writes those of a table. What it
// writes is read back as an equal statement.
[[nodiscard]] std::string print(const Statement& statement);

// Every statement, each with a line end. A file in this form is written back byte for byte.
[[nodiscard]] std::string print(const File& file);

// What a condition says, without `condition` and its word: `70% 30%`; empty for other statements.
[[nodiscard]] std::string value_in_words(const What& what);

}  // namespace croupier::tournament
