// Inside decide(): laying the cards of a round again as they should have come. Not for other
// folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused use_power(Deciding& d, const AnnounceReconstruction& c);
[[nodiscard]] Refused use_power(Deciding& d, const Reconstruct& c);
// Takes the first decision again that was kept and can be taken now. Tells whether there was one.
[[nodiscard]] bool take_kept(Deciding& d);

}  // namespace croupier::table
