// Commands as people write them in a record.
#pragma once

#include <string>

#include "table/commands.hpp"

namespace croupier::view {

// `ann bets 12.50 on 3`. `state` is the table before the command. What a record cannot say is
// written as a remark. An order has the official who usually gives it in front.
[[nodiscard]] std::string in_words(const table::State& state, const table::Command& command);

// The same without its subject: `bets 12.50 on 3`.
[[nodiscard]] std::string said(const table::State& state, const table::Command& command);

}  // namespace croupier::view
