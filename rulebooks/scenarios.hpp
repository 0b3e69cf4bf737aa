// The scenarios of every rulebook, as they stood when the program was built.
#pragma once

#include <span>
#include <string_view>

namespace croupier::rulebooks {

struct Scenario {
    std::string_view book;  // the id of the book: "act-1997"
    std::string_view file;  // from the root of the tree: rulebooks/act-1997/scenarios/....table
    std::string_view text;  // the whole table record
};

// Every scenario, by book and then by file name. The texts live as long as the program.
[[nodiscard]] std::span<const Scenario> scenarios();

}  // namespace croupier::rulebooks
