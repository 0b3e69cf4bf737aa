// Inside decide(): wagers before the deal, and the call that ends them. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused bet(Deciding& d, const Bet& c);
[[nodiscard]] Refused withdraw(Deciding& d, const Withdraw& c);
[[nodiscard]] Refused deal(Deciding& d, const Deal& c);
[[nodiscard]] const PersonalLimit* limit_of(const State& state, PlayerId player, int box);
// Whether a dealer worked by hand has closed the betting and laid no card yet.
[[nodiscard]] bool awaits_first_card(const State& state);

}  // namespace croupier::table
