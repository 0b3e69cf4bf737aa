// Writing table records, always in the same form.
#pragma once

#include <string>

#include "record/statement.hpp"

namespace croupier::record {

// A statement on one line, without a line end: single blanks between words, two before a comment,
// amounts and cards in their shortest form. What it writes is read back as an equal statement.
[[nodiscard]] std::string print(const Statement& statement);

// Every statement, each with a line end. A record in this form is written back byte for byte.
[[nodiscard]] std::string print(const Record& record);

[[nodiscard]] std::string to_string(HandRef hand);  // `3`, `3.2`, `dealer`

// The statement as somebody says it at a table: without what is expected and without a comment.
[[nodiscard]] Utterance said(const Statement& statement);

}  // namespace croupier::record
