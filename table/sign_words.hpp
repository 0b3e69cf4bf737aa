// What the sign at a table says, line by line, each with the clause behind it.
#pragma once

#include <string>
#include <vector>

#include "table/state.hpp"

namespace croupier::table {

struct SignLine {
    std::string text;
    Clause clause{};
};

// Limits, odds, optional wagers, and what has been announced.
[[nodiscard]] std::vector<SignLine> sign_lines(const State& state);

// What an optional wager pays at this table: `coloured pair 12:1`, or its prizes from least to
// most.
[[nodiscard]] std::vector<SignLine> odds_lines(const Setup& setup, Option option);

}  // namespace croupier::table
