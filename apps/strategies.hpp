// Strategies for the simulator, from the exact analysis or from a file.
#pragma once

#include <string>
#include <variant>

#include "rules/rules.hpp"
#include "sim/strategy.hpp"

namespace croupier::apps {

// `optimal`: the best play for the cards of the hand; `basic`: the best chart by totals; anything
// else is the name of a file. Gives what is wrong with it.
[[nodiscard]] std::variant<sim::Strategy, std::string> strategy_named(const std::string& name,
                                                                      const rules::Rules& rules,
                                                                      int decks);

}  // namespace croupier::apps
