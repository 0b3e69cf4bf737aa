// Which clause a scenario is named for: `7.5.3d-an-absent-player-stands.table` for 7.5.3(d).
#pragma once

#include <string_view>

#include "rules/book.hpp"

namespace croupier::rulebooks {

// Whether a record of `book` with this file name is named for the clause. A name with a shorter
// number is meant for its sub-paragraphs too, as in a citation; `3.1-2-...` is meant for the row
// `3.1#2` and no other of that number; `borrowed-...` for a row of another book.
[[nodiscard]] bool is_named_for(std::string_view file, const rules::Clause& clause,
                                const rules::Book& book);

}  // namespace croupier::rulebooks
