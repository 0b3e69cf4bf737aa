// Commands as people write them in a record, for showing what a test did.
#pragma once

#include <string>

#include "table/commands.hpp"

namespace croupier::testkit {

// `ann bets 12.50 on 3`. `state` is the table before the command. What a record cannot say is
// written as a remark.
[[nodiscard]] std::string in_words(const table::State& state, const table::Command& command);

}  // namespace croupier::testkit
