// Prizes to the cent: the pool, what each place takes of it, and how tied players divide.
#pragma once

#include <span>
#include <vector>

#include "tournament/conditions.hpp"

namespace croupier::tournament {

// What is paid out for so many entries at the fee of the conditions, without buy-backs. Where
// amounts are stated the operator makes up what the fees leave short of them.
[[nodiscard]] Money pool_of(const Conditions& conditions, int entries);

// The same for what fees and buy-backs have brought in all, commission taken off and `added` put
// on.
[[nodiscard]] Money pool_from(const Conditions& conditions, Money collected);

// What each stated place takes of the pool, from first place down. Together they are the pool.
[[nodiscard]] std::vector<Money> prizes_of(const Conditions& conditions, Money pool);

// The same where only so many are placed: what nobody can take is divided among all of them.
[[nodiscard]] std::vector<Money> taken_by(std::vector<Money> prizes, int placed);

// `sum` in the proportion of `parts`, each rounded down to the cent, the cents left over one each
// from the first on. Requires parts that are above nothing together.
[[nodiscard]] std::vector<Money> in_proportion(Money sum, std::span<const std::int64_t> parts);

// `sum` in so many equal parts, the cents left over one each from the first on.
[[nodiscard]] std::vector<Money> in_equal_parts(Money sum, int parts);

}  // namespace croupier::tournament
