// Orders as people write them in a record, for showing what a test did.
#pragma once

#include <string>

#include "testkit/random_play.hpp"
#include "view/command_words.hpp"

namespace croupier::testkit {

using view::in_words;

// With the official who gives the order, and the reason: `operator closes because fire`.
[[nodiscard]] std::string in_words(const table::State& state, const Order& order);

}  // namespace croupier::testkit
