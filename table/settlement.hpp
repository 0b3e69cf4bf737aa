// Inside decide(): payments, losses and the end of a round. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

void pay(Deciding& d, const Because& because, PlayerId player, HandId hand, Ratio odds,
         Money stake);
void lose_busted(Deciding& d, HandId id);
// Whether a hand wins as soon as it has these cards; then it is paid.
[[nodiscard]] bool wins_at_once(const Rules& rules, const PlayedHand& hand);
void pay_at_once(Deciding& d, HandId id, const PlayedHand& hand);
void pay_late_super_bonus(Deciding& d, Card first);  // the dealer's first card came late
void settle_box(Deciding& d, int number);
[[nodiscard]] int next_unsettled_box(const State& state);
void end_round(Deciding& d);
[[nodiscard]] Money winnings(const Setup& setup, Money stake, Ratio odds);

}  // namespace croupier::table
