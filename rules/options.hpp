// Optional wagers by name: the rules of one, and what the cards make of it.
#pragma once

#include <optional>

#include "rules/rules.hpp"

namespace croupier::rules {

// The rules that all optional wagers have in common.
[[nodiscard]] const OptionRules& rules_of(const Rules& rules, Option option);

// The rules of one that has a prize button; null for the others.
[[nodiscard]] const PrizeWager* prize_rules_of(const Rules& rules, Option option);

// The prizes that the button draws from; empty for a wager without one.
[[nodiscard]] PrizeTable prizes_of(const Rules& rules, Option option, int scale);

// Whether a table of the game may offer the wager, with so many decks.
[[nodiscard]] bool may_offer(const Rules& rules, Option option, int decks);

// The one of two options whose clause keeps the other from the same table, if there is such a
// clause: `with_perfect_pairs`.
[[nodiscard]] std::optional<Option> excludes(const Rules& rules, Option one, Option other);

// How many pay scales, versions or prize tables the wager has in this game.
[[nodiscard]] int scales_of(const Rules& rules, Option option);

[[nodiscard]] Verdict judge(const Rules& rules, Option option, const Seen& seen);

}  // namespace croupier::rules
