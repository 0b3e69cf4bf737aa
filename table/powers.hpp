// Inside decide(): what officials can order. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused void_hand(Deciding& d, const VoidHand& c);
void void_bettor(Deciding& d, const Because& because, int number, int index);
[[nodiscard]] Refused void_round(Deciding& d, const VoidRound& c);
// Voids the round under way; what was paid or taken in it stays so, or is undone.
[[nodiscard]] Refused void_round_because(Deciding& d, const Because& because,
                                         rules::Settled settled);
[[nodiscard]] Refused void_wager(Deciding& d, const VoidWager& c);
[[nodiscard]] Refused use_power(Deciding& d, const AllowLimit& c);
[[nodiscard]] Refused use_power(Deciding& d, const Restrict& c);
[[nodiscard]] Refused use_power(Deciding& d, const Lift& c);
[[nodiscard]] Refused use_power(Deciding& d, const Reassign& c);
[[nodiscard]] Refused use_power(Deciding& d, const PermitBettors& c);
[[nodiscard]] Refused use_power(Deciding& d, const PermitBoxes& c);
[[nodiscard]] Refused use_power(Deciding& d, const AnnounceLimits& c);
[[nodiscard]] Refused use_power(Deciding& d, const PassTime& c);
[[nodiscard]] Refused use_power(Deciding& d, const MarkAbsent& c);
[[nodiscard]] Refused use_power(Deciding& d, const RefuseWager& c);
[[nodiscard]] Refused use_power(Deciding& d, const ApproveFaceDown& c);
[[nodiscard]] Refused use_power(Deciding& d, const OrderFaceDown& c);
[[nodiscard]] Refused turn_cards(Deciding& d, const TurnCards& c);

}  // namespace croupier::table
