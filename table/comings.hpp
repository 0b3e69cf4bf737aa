// Inside decide(): people come, buy in, sit down and leave. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused join(Deciding& d, const Join& c);
[[nodiscard]] Refused buy(Deciding& d, const Buy& c);
[[nodiscard]] Refused sit(Deciding& d, const Sit& c);
[[nodiscard]] Refused leave(Deciding& d, const Leave& c);
// Somebody who has left comes back with everything that they took away.
void bring_back(Deciding& d, const Because& because, PlayerId player);
// Before something that would leave the books as they are in `then`: whoever has left brings back
// what their stack would lack. Only chips that they took away can be lacking.
void bring_back_lacking(Deciding& d, const Because& because, const ledger::Ledger& then);

}  // namespace croupier::table
