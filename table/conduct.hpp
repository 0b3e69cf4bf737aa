// Inside decide(): who may order what, and what people may not do. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] bool is_dealers_act(const Command& command);
[[nodiscard]] Refused forbids_order(const Deciding& d, const Command& command);
[[nodiscard]] Refused use_power(Deciding& d, const NameStaff& c);
[[nodiscard]] Refused use_power(Deciding& d, const Exclude& c);
[[nodiscard]] Refused use_power(Deciding& d, const Seize& c);
[[nodiscard]] Refused use_power(Deciding& d, const Confiscate& c);
[[nodiscard]] Refused use_power(Deciding& d, const Detain& c);
[[nodiscard]] Refused use_power(Deciding& d, const VacateSeat& c);
[[nodiscard]] Refused use_power(Deciding& d, const OpenDispute& c);
[[nodiscard]] Refused use_power(Deciding& d, const DecideDispute& c);
[[nodiscard]] Refused use_power(Deciding& d, const Ask& c);
[[nodiscard]] Refused use_power(Deciding& d, const AskAdviceOf& c);
[[nodiscard]] Refused use_power(Deciding& d, const Advise& c);
[[nodiscard]] Refused use_power(Deciding& d, const BetAgainst& c);
[[nodiscard]] Refused use_power(Deciding& d, const PayOutside& c);
[[nodiscard]] Refused use_power(Deciding& d, const TakeNotes& c);
[[nodiscard]] Refused use_power(Deciding& d, const PermitNotes& c);
[[nodiscard]] Refused use_power(Deciding& d, const TellRegulator& c);

}  // namespace croupier::table
