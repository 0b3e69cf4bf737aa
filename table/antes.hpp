// Inside decide(): the Ante of Ante's Up. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] bool owes_ante(const State& state, int box, const Bettor& bettor);
[[nodiscard]] Refused place_ante(Deciding& d, const PlaceAnte& c);
[[nodiscard]] Refused forbids_deal_without_antes(const Deciding& d);
void release_antes(Deciding& d, PlayerId player, int box);
void release_antes_without_wager(Deciding& d);
[[nodiscard]] bool antes_to_collect(const State& state);
void collect_antes(Deciding& d);
void void_antes(Deciding& d, const Because& because, int box, PlayerId player);
[[nodiscard]] Refused use_power(Deciding& d, const OverlookAnte& c);
[[nodiscard]] Refused use_power(Deciding& d, const FindAnteMissing& c);

}  // namespace croupier::table
