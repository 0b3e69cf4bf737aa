// The prize button: a table of prizes, each slot as likely as any other.
#pragma once

#include <span>

#include "rules/wagers/wager.hpp"

namespace croupier::rules {

// What the sections on a wager with a prize button have in common.
struct PrizeWager : OptionRules {
    // Who wins
    Ruled<Said> blackjack_wins;
    Ruled<Said> wins_against_blackjack;
    Ruled<Said> others_lose;

    // The button
    Ruled<Said> button;
    Ruled<Said> drawn;
    Ruled<Said> drawn_independently;
    Ruled<Said> drawn_uniformly;
    Ruled<Said> drawn_unpredictably;
    Ruled<Presses> presses;
    Ruled<Said> caller_first;
    Ruled<Nominee> nominee;
    Ruled<Said> staff_presses;
    Ruled<Said> staff_presses_when_undecided;  // without waiting for everyone to decline
    Ruled<Said> paid_before_next_press;
    Ruled<Said> each_winner_paid;
    Ruled<Said> courtesy_press;  // a holder without this wager may press for nothing
    Ruled<Said> stray_press;
    Ruled<PrizeStake> stake;

    // When the equipment fails
    Ruled<Said> failure_closes;
    Ruled<Said> failure_plays_on;
    Ruled<FailurePays> failure_pays;
    Ruled<Bonus> failure_amount;

    friend constexpr bool operator==(const PrizeWager&, const PrizeWager&) = default;
};

template <AnyWager R, class Visit>
constexpr void for_each_prize_slot(std::string_view wager, R& r, Visit& visit) {
    for_each_common_slot(wager, r, visit);
    visit(SlotName{"blackjack-wins", wager}, r.blackjack_wins, Presence::optional);
    visit(SlotName{"wins-against-blackjack", wager}, r.wins_against_blackjack, Presence::optional);
    visit(SlotName{"others-lose", wager}, r.others_lose, Presence::optional);
    visit(SlotName{"button", wager}, r.button, Presence::optional);
    visit(SlotName{"drawn", wager}, r.drawn, Presence::optional);
    visit(SlotName{"drawn-independently", wager}, r.drawn_independently, Presence::optional);
    visit(SlotName{"drawn-uniformly", wager}, r.drawn_uniformly, Presence::optional);
    visit(SlotName{"drawn-unpredictably", wager}, r.drawn_unpredictably, Presence::optional);
    visit(SlotName{"presses", wager}, r.presses, Presence::optional);
    visit(SlotName{"caller-first", wager}, r.caller_first, Presence::optional);
    visit(SlotName{"nominee", wager}, r.nominee, Presence::optional);
    visit(SlotName{"staff-presses", wager}, r.staff_presses, Presence::optional);
    visit(SlotName{"staff-presses-when-undecided", wager}, r.staff_presses_when_undecided,
          Presence::optional);
    visit(SlotName{"paid-before-next-press", wager}, r.paid_before_next_press, Presence::optional);
    visit(SlotName{"each-winner-paid", wager}, r.each_winner_paid, Presence::optional);
    visit(SlotName{"courtesy-press", wager}, r.courtesy_press, Presence::optional);
    visit(SlotName{"stray-press", wager}, r.stray_press, Presence::optional);
    visit(SlotName{"stake", wager}, r.stake, Presence::optional);
    visit(SlotName{"failure-closes", wager}, r.failure_closes, Presence::optional);
    visit(SlotName{"failure-plays-on", wager}, r.failure_plays_on, Presence::optional);
    visit(SlotName{"failure-pays", wager}, r.failure_pays, Presence::optional);
    visit(SlotName{"failure-amount", wager}, r.failure_amount, Presence::optional);
}

// The lines of a prize table that a book has set; lines follow one another without a gap.
using PrizeTable = std::span<const Ruled<Prize>>;

[[nodiscard]] constexpr int slots_of(PrizeTable table) {
    int slots = 0;
    for (const auto& line : table) slots += line.value.slots;
    return slots;
}

// The line that a slot, counted from 1, belongs to. Requires 1 <= slot <= slots_of(table).
[[nodiscard]] constexpr const Ruled<Prize>& prize_at(PrizeTable table, int slot) {
    for (const auto& line : table) {
        if (slot <= line.value.slots) return line;
        slot -= line.value.slots;
    }
    return table.back();
}

// The smallest prize of a table, in dollars for each dollar.
[[nodiscard]] constexpr int least_prize(PrizeTable table) {
    int least = table.empty() ? 0 : table.front().value.dollars;
    for (const auto& line : table) {
        if (line.value.slots > 0 && line.value.dollars < least) least = line.value.dollars;
    }
    return least;
}

}  // namespace croupier::rules
