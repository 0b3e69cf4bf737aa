// Inside decide(): changes of an option's scale. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused use_power(Deciding& d, const AnnounceScale& c);
[[nodiscard]] Refused use_power(Deciding& d, const ChangeScale& c);

}  // namespace croupier::table
