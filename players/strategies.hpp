// Strategies for automatic players, from the exact analysis of their game.
#pragma once

#include "rules/rules.hpp"
#include "sim/strategy.hpp"

namespace croupier::players {

// The best play for the cards of the hand, as exact::MainWager finds it, but for one thing: the
// suits of a hand are not looked at.
[[nodiscard]] sim::Strategy optimal_strategy(const rules::Rules& rules, int decks);

// The best chart by totals.
[[nodiscard]] sim::Strategy basic_strategy(const rules::Rules& rules, int decks);

}  // namespace croupier::players
