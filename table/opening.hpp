// Inside decide(): opening and closing the gaming, and its last rounds. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused use_power(Deciding& d, const OpenGaming& c);
[[nodiscard]] Refused use_power(Deciding& d, const AnnounceClosure& c);
[[nodiscard]] Refused use_power(Deciding& d, const CloseGaming& c);
[[nodiscard]] Refused use_power(Deciding& d, const CallFinalThree& c);
void close_gaming(Deciding& d, const Because& because);
[[nodiscard]] int cards_on_hand(const State& state);  // in shoe, rack, layout and beside

}  // namespace croupier::table
