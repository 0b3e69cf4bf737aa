// Inside decide(): the prize button: who may press it, and what it brings. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

struct ButtonOffer {
    std::uint8_t box;
    Option option;
    PlayerId winner;   // nobody: every winner on the box
    PlayerId presser;  // nobody: only the staff is left
    bool all_absent;   // nobody who could press is at the table
};
[[nodiscard]] std::optional<ButtonOffer> button_offer(const State& state);
[[nodiscard]] Refused press_button(Deciding& d, const PressButton& c);
[[nodiscard]] Refused nominate(Deciding& d, const Nominate& c);
[[nodiscard]] bool button_awaited_from(const State& state, PlayerId player);
[[nodiscard]] Refused decline_button(Deciding& d, PlayerId player);
void leave_button_to_staff(Deciding& d);
void staff_presses(Deciding& d);
[[nodiscard]] Refused draw_prize(Deciding& d, const DrawPrize& c);
void pay_for_failure(Deciding& d, const OptionWager& wager);
[[nodiscard]] Refused use_power(Deciding& d, const FailButton& c);
[[nodiscard]] Refused use_power(Deciding& d, const RepairButton& c);

[[nodiscard]] Refused use_power(Deciding& d, const TriggerButton& c);
[[nodiscard]] Refused use_power(Deciding& d, const KeepPrize& c);

}  // namespace croupier::table
