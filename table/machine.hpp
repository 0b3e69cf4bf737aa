// Inside decide(): machine shoes that fail and are repaired. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused use_power(Deciding& d, const FailShoe& c);
[[nodiscard]] Refused use_power(Deciding& d, const RepairShoe& c);
[[nodiscard]] Refused use_power(Deciding& d, const ReplaceShoe& c);

}  // namespace croupier::table
