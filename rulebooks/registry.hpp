// The rulebooks that this build knows: one for each folder here that holds a rulebook.cpp.
#pragma once

#include <span>

#include "rules/book.hpp"

namespace croupier::rulebooks {

// Every book, in the order of its id. The books live as long as the program.
[[nodiscard]] std::span<const rules::Book* const> all();

}  // namespace croupier::rulebooks
