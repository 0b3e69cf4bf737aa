// Inside decide(): giving a hand up, and taking a double back. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] bool surrender_is_offered(const State& state);
[[nodiscard]] bool surrender_awaited(const State& state);
[[nodiscard]] bool surrender_awaited_from(const State& state, PlayerId player);
[[nodiscard]] Refused forbids_surrender(const Deciding& d, const SurrenderHand& c);
[[nodiscard]] Refused surrender(Deciding& d, const SurrenderHand& c);
void settle_surrender(Deciding& d, PlayerId player, HandId hand, Money stake);
[[nodiscard]] bool rescue_awaited(const State& state);
[[nodiscard]] bool rescue_awaited_from(const State& state, PlayerId player);
[[nodiscard]] Refused forbids_withdrawing_double(const Deciding& d, const WithdrawDouble& c);
[[nodiscard]] Refused withdraw_double(Deciding& d, const WithdrawDouble& c);

}  // namespace croupier::table
