// A record as the program takes it: read, and every clause that it expects stands in a book.
#pragma once

#include <string>
#include <variant>

#include "record/parse.hpp"

namespace croupier::apps {

[[nodiscard]] std::variant<record::Record, record::Fault> read_record(std::string text);

// `FILE:LINE:COLUMN: what is wrong there`.
[[nodiscard]] std::string where(const std::string& file, const record::Fault& fault);

}  // namespace croupier::apps
