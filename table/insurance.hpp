// Inside decide(): insurance, even money, and cover for others. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused forbids_insuring(const Deciding& d, const Insure& c);
[[nodiscard]] Refused forbids_even_money(const Deciding& d, const TakeEvenMoney& c);
[[nodiscard]] Refused insure(Deciding& d, const Insure& c);
[[nodiscard]] Refused take_even_money(Deciding& d, const TakeEvenMoney& c);
[[nodiscard]] Money least_insurance(const Setup& setup);
[[nodiscard]] Money most_insurance(const Setup& setup, Money within);  // that can be laid
[[nodiscard]] bool insurance_awaited(const State& state);
[[nodiscard]] bool insurance_awaited_from(const State& state, PlayerId player);
[[nodiscard]] bool others_awaited(const State& state);
[[nodiscard]] bool others_awaited_from(const State& state, PlayerId player);
void offer_or_pass(Deciding& d);
void close_insurance(Deciding& d);
void close_others(Deciding& d);
void settle_insurance(Deciding& d);

}  // namespace croupier::table
