// Inside decide(): what becomes of the wagers and winnings of somebody who goes. Not for other
// folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

// The chips that can be taken back from a player: who has left has carried them off.
[[nodiscard]] Money takeable_from(const State& state, PlayerId player);
// Hands back what a player has on the layout while no card of the round has come.
void return_before_cards(Deciding& d, const Because& because, PlayerId player);
// Before a finished round is undone: what was won in it and wagered again goes back first.
void take_back_winnings(Deciding& d, const Because& because, std::uint32_t round);

}  // namespace croupier::table
