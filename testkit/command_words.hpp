// Commands as people write them in a record, for showing what a test did.
#pragma once

#include <string>

#include "testkit/random_play.hpp"

namespace croupier::testkit {

// `ann bets 12.50 on 3`. `state` is the table before the command. What a record cannot say is
// written as a remark.
[[nodiscard]] std::string in_words(const table::State& state, const table::Command& command);

// The same with the official who gives the order, and the reason: `operator closes because fire`.
[[nodiscard]] std::string in_words(const table::State& state, const Order& order);

}  // namespace croupier::testkit
