// Inside decide(): what the dealer does next. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Answer proceed(Deciding& d);
void close_surrender(Deciding& d);
[[nodiscard]] Answer lay_dealers_card(Deciding& d);  // the first, which had been left out
[[nodiscard]] inline bool hand_finished(const PlayedHand& hand) {
    return hand.stood || !hand.any_live() || hand.total().bust();
}

}  // namespace croupier::table
