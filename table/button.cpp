// The prize button: to whom it is offered, who presses in whose place, what the prize pays.
#include "table/button.hpp"

#include <algorithm>

#include "table/options.hpp"

namespace croupier::table {
namespace {

using rules::FailurePays;
using rules::Nominee;
using rules::Presses;
using rules::PrizeStake;
using rules::PrizeWager;

bool wins_prize(const OptionWager& wager) { return wager.is == OptionWagerIs::wins_prize; }

// Where a bettor stands in the line of a box: who decides for it first, then as the wagers lie.
int place_in_line(const State& state, int number, PlayerId player) {
    const int index = bettor_index(state.box(number), player);
    return index == caller_on(state, {u8(number), 0}) ? -1 : index;
}

// The option whose button a player with this hand may press for nothing, if there is one.
std::optional<Option> courtesy(const State& state, PlayerId player, int number) {
    if (number < 1 || number > state.setup.boxes) return std::nullopt;
    const Box& box = state.box(number);
    const bool now = state.round.stage >= Stage::interim && state.round.stage <= Stage::settled;
    if (!now || bettor_index(box, player) < 0 || !box.hands[0].blackjack()) return std::nullopt;
    const auto option = button_at(state.setup);
    if (!option || !prize_rules_of(state.rules(), *option)->courtesy_press.because) {
        return std::nullopt;
    }
    return option_wager(state, player, number, *option) ? std::nullopt : option;
}

const PrizeWager* table_prize(const State& state) {
    const auto option = button_at(state.setup);
    return option ? prize_rules_of(state.rules(), *option) : nullptr;
}

Refused forbids_press(const Deciding& d, const ButtonOffer& offer, PlayerId player) {
    const PrizeWager& prize = *prize_rules_of(d.r, offer.option);
    if (offer.presser == player) return std::nullopt;
    if (player == nobody) {
        if (prize.staff_presses_when_undecided.because) return std::nullopt;
        return refuse(Because(prize.caller_first, prize.presses, prize.staff_presses),
                      "the button is offered to {} first", d.name(offer.presser));
    }
    if (offer.presser == nobody) {
        return refuse(Because(prize.staff_presses, prize.presses),
                      "the players have declined: a member of the staff presses the button");
    }
    return refuse(Because(prize.caller_first, prize.presses, prize.paid_before_next_press),
                  "the button is offered to {} now", d.name(offer.presser));
}

Refusal stray_press(const PrizeWager& prize) {
    return refuse(Because(prize.stray_press, prize.button),
                  "the button is not on offer there: a press counts for nothing");
}

// Shows the prize of a slot and pays it, if it counts.
void show_prize(Deciding& d, const Press& press, int slot) {
    const State& s = d.s;
    const PrizeWager& prize = *prize_rules_of(d.r, press.option);
    const auto& line = rules::prize_at(prizes_of(s.setup, press.option), slot);
    Because because(line);
    if (press.option == Option::pontoon_pandemonium) {
        const int scale = s.setup.option(press.option).scale;
        because.with(d.r.pontoon_pandemonium.table[at(scale - 1)]);
    }
    because.with(prize.drawn).with(prize.odds);
    d.emit(because, PrizeDrawn{press.box, press.option, slot, line.value.dollars, press.counts});
    if (!press.counts) return;
    const bool keeps = prize.stake.value == PrizeStake::kept;
    for (const OptionWager& wager : s.round.option_wagers) {
        if (wager.box != press.box || wager.option != press.option || !wins_prize(wager)) continue;
        if (press.winner != nobody && press.winner != wager.player) continue;
        d.emit(Because(prize.each_winner_paid, prize.stake, prize.paid_before_next_press,
                       prize.presses),
               OptionWagerPaid{wager.player, wager.box, wager.option, wager.counts,
                               Money{wager.counts.cents * line.value.dollars}, !keeps});
        return_excess(d, wager);
    }
}

Money failure_payout(const State& state, const OptionWager& wager) {
    const PrizeWager& prize = *prize_rules_of(state.rules(), wager.option);
    const std::int64_t dollars = prize.failure_amount.value.dollars;
    switch (prize.failure_pays.value) {
        case FailurePays::flat: return {dollars * 100};
        case FailurePays::per_dollar: return {dollars * wager.counts.cents};
        case FailurePays::least_prize:
            return {rules::least_prize(prizes_of(state.setup, wager.option)) * wager.counts.cents};
        case FailurePays::least_wager: return state.setup.option(wager.option).minimum;
    }
    return nothing;
}

}  // namespace

std::optional<ButtonOffer> button_offer(const State& state) {
    const OptionWager* first = nullptr;
    for (const OptionWager& wager : state.round.option_wagers) {
        if (!wins_prize(wager)) continue;
        if (!first) {
            first = &wager;
            continue;
        }
        if (wager.box != first->box || wager.option != first->option) break;
        if (place_in_line(state, wager.box, wager.player) <
            place_in_line(state, wager.box, first->player)) {
            first = &wager;
        }
    }
    if (!first) return std::nullopt;
    const PrizeWager& prize = *prize_rules_of(state.rules(), first->option);
    ButtonOffer offer{first->box, first->option, nobody, nobody, false};
    const auto here = [&](PlayerId player) { return state.player(player).acts(); };
    if (prize.presses.value == Presses::one_each) {
        offer.winner = first->player;
        if (first->nominee != nobody) {
            // A nominee who has gone leaves it to the staff: the winner has declined to press.
            if (here(first->nominee)) offer.presser = first->nominee;
        } else if (!first->declined && here(first->player)) {
            offer.presser = first->player;
        }
        offer.all_absent = offer.presser == nobody && !here(first->player);
        return offer;
    }
    // One press for the box: who decides for it, a nominee, or another winner who has not declined.
    const Box& box = state.box(first->box);
    const PlayerId caller = box.bettors[at(caller_on(state, {offer.box, 0}))].player;
    bool caller_declined = !here(caller);
    bool somebody_here = here(caller);
    PlayerId other = nobody;
    for (const OptionWager& wager : state.round.option_wagers) {
        if (wager.box != offer.box || wager.option != offer.option || !wins_prize(wager)) continue;
        if (wager.nominee != nobody && here(wager.nominee)) {
            offer.presser = wager.nominee;
            return offer;
        }
        // Who has named somebody else has declined, though that person has gone since.
        caller_declined = caller_declined || wager.nominee != nobody;
        somebody_here = somebody_here || here(wager.player);
        if (wager.player == caller) {
            caller_declined = caller_declined || wager.declined;
        } else if (other == nobody && !wager.declined && wager.nominee == nobody &&
                   here(wager.player)) {
            other = wager.player;
        }
    }
    const bool caller_plays = option_wager(state, caller, offer.box, offer.option) != nullptr;
    const bool box_declined = !caller_plays && state.round.button_passed[offer.box];
    offer.presser = caller_declined || box_declined ? other : caller;
    offer.all_absent = !somebody_here;
    return offer;
}

Refused press_button(Deciding& d, const PressButton& c) {
    const State& s = d.s;
    const PrizeWager* prize = table_prize(s);
    if (!prize) return refuse(Because(d.r.turn), "this table has no prize button");
    if (s.floor.button_failed) {
        return refuse(Because(prize->failure_closes), "the button is out of order");
    }
    if (s.round.press.pending)
        return refuse(Because(prize->drawn), "the button is drawing a prize");
    const Because pressed(prize->button, prize->drawn_independently, prize->drawn_uniformly,
                          prize->drawn_unpredictably);
    const auto offer = button_offer(s);
    if (offer && offer->box == c.box) {
        if (auto no = forbids_press(d, *offer, c.player)) return no;
        if (c.player == nobody && s.round.triggered_slot != 0) {
            return refuse(Because(d.r.press_by_another),
                          "a prize has been drawn: it stands unless the player declines it");
        }
        Because because = pressed;
        if (c.player == nobody) because = Because(prize->staff_presses).with_all(pressed);
        if (c.player != nobody && s.box(c.box).bettor_count > 1) {
            because = Because(prize->presses, prize->caller_first).with_all(pressed);
        }
        d.emit(because, ButtonPressed{c.player, u8(c.box), offer->option, offer->winner, true});
        return std::nullopt;
    }
    const auto free = c.player == nobody ? std::nullopt : courtesy(s, c.player, c.box);
    if (!offer && free) {
        d.emit(Because(prize->courtesy_press, prize->button),
               ButtonPressed{c.player, u8(c.box), *free, nobody, false});
        return std::nullopt;
    }
    return stray_press(*prize);
}

// The prize counts for nothing until the entitled player says that it shall.
Refused use_power(Deciding& d, const TriggerButton& c) {
    const State& s = d.s;
    const PrizeWager* prize = table_prize(s);
    if (!prize) return refuse(Because(d.r.turn), "this table has no prize button");
    if (s.floor.button_failed) {
        return refuse(Because(prize->failure_closes), "the button is out of order");
    }
    if (s.round.press.pending)
        return refuse(Because(prize->drawn), "the button is drawing a prize");
    const auto offer = button_offer(s);
    const bool on_offer = offer && offer->box == c.box && offer->presser != nobody &&
                          !s.round.button_left_to_staff && d.r.press_by_another.because;
    if (!on_offer) return stray_press(*prize);
    const Because because(d.r.press_by_another);
    if (s.round.button_triggered) {
        return refuse(because,
                      "{} has to choose first between that prize and a press of the button",
                      d.name(offer->presser));
    }
    d.emit(because, ButtonTriggered{offer->box, offer->option});
    d.emit(because, ButtonPressed{nobody, offer->box, offer->option, offer->winner, false});
    return std::nullopt;
}

namespace {
// The prize that something else set off counts: it is accepted, or nobody has declined it.
void let_prize_stand(Deciding& d, const ButtonOffer& offer, PlayerId player) {
    d.emit(Because(d.r.press_by_another), PrizeKept{player, offer.box});
    show_prize(d, {false, offer.box, offer.option, nobody, offer.winner, true},
               d.s.round.triggered_slot);
}
}  // namespace

Refused use_power(Deciding& d, const KeepPrize& c) {
    const State& s = d.s;
    const PrizeWager* prize = table_prize(s);
    if (!prize) return refuse(Because(d.r.turn), "this table has no prize button");
    const auto offer = button_offer(s);
    Because because(d.r.press_by_another);
    because.with(prize->button);
    if (!offer || offer->box != c.box || s.round.press.pending || s.round.triggered_slot == 0) {
        return refuse(because, "no prize waits there that somebody could keep");
    }
    // The choice is the entitled player's, whoever may press.
    const PlayerId entitled = offer->winner != nobody ? offer->winner : offer->presser;
    if (entitled != c.player) {
        return refuse(because, "the prize is not {}'s to keep", d.name(c.player));
    }
    let_prize_stand(d, *offer, c.player);
    return std::nullopt;
}

Refused nominate(Deciding& d, const Nominate& c) {
    const State& s = d.s;
    const auto offer = button_offer(s);
    const PrizeWager* prize = table_prize(s);
    if (!prize) return refuse(Because(d.r.turn), "this table has no prize button");
    const Because because(prize->nominee, prize->presses);
    // Who has declined may still name somebody, as long as nobody has pressed.
    const auto declined = [&] {
        if (offer->presser != nobody) return false;
        if (offer->winner != nobody) return offer->winner == c.player;
        return s.box(c.box).bettors[at(caller_on(s, {offer->box, 0}))].player == c.player;
    };
    if (!offer || offer->box != c.box || (offer->presser != c.player && !declined())) {
        return refuse(because, "the button is not offered to {} there", d.name(c.player));
    }
    if (c.nominee == c.player) return refuse(because, "nobody is nominated by oneself");
    if (!s.player(c.nominee).acts()) {
        return refuse(because, "{} is not there to press the button", d.name(c.nominee));
    }
    const OptionWager* theirs = option_wager(s, c.nominee, c.box, offer->option);
    switch (prize->nominee.value) {
        case Nominee::winner_on_the_box:
            if (!theirs || !wins_prize(*theirs)) {
                return refuse(because, "{} has no winning wager on {} there", d.name(c.nominee),
                              rules::title(offer->option));
            }
            break;
        case Nominee::anyone_without_a_win:
            for (const OptionWager& wager : s.round.option_wagers) {
                if (wager.player == c.nominee && wager.option == offer->option &&
                    (wins_prize(wager) || wager.won > nothing)) {
                    return refuse(because, "{} has won on {} too", d.name(c.nominee),
                                  rules::title(offer->option));
                }
            }
            break;
    }
    d.emit(because, PresserNamed{c.player, c.nominee, u8(c.box), offer->option});
    return std::nullopt;
}

bool button_awaited_from(const State& state, PlayerId player) {
    if (state.round.press.pending) return false;
    const auto offer = button_offer(state);
    return offer && offer->presser == player;
}

Refused decline_button(Deciding& d, PlayerId player) {
    const auto offer = button_offer(d.s);
    const PrizeWager& prize = *prize_rules_of(d.r, offer->option);
    if (d.s.round.triggered_slot != 0 && (offer->winner == nobody || offer->winner == player)) {
        d.emit(Because(d.r.press_by_another), PrizeDeclined{player, offer->box});
        return std::nullopt;
    }
    d.emit(Because(prize.nominee, prize.presses),
           ButtonDeclined{player, offer->box, offer->option});
    return std::nullopt;
}

void leave_button_to_staff(Deciding& d) {
    const auto offer = button_offer(d.s);
    const PrizeWager& prize = *prize_rules_of(d.r, offer->option);
    d.emit(Because(prize.staff_presses), ButtonLeftToStaff{});
}

void staff_presses(Deciding& d) {
    const auto offer = button_offer(d.s);
    if (d.s.round.triggered_slot != 0) {
        let_prize_stand(d, *offer, nobody);
        return;
    }
    const PrizeWager& prize = *prize_rules_of(d.r, offer->option);
    d.emit(Because(prize.staff_presses, prize.button),
           ButtonPressed{nobody, u8(offer->box), offer->option, offer->winner, true});
}

int slots_of_pressed_button(const State& state) {
    return rules::slots_of(prizes_of(state.setup, state.round.press.option));
}

Refused draw_prize(Deciding& d, const DrawPrize& c) {
    const State& s = d.s;
    const Press& press = s.round.press;
    if (!press.pending) return refuse(Because(d.r.turn), "no button has been pressed");
    const PrizeWager& prize = *prize_rules_of(d.r, press.option);
    const int slots = slots_of_pressed_button(s);
    if (c.slot < 1 || c.slot > slots) {
        return refuse(Because(prize.drawn), "the button has slots 1 to {}", slots);
    }
    show_prize(d, press, c.slot);
    return std::nullopt;
}

void pay_for_failure(Deciding& d, const OptionWager& wager) {
    const PrizeWager& prize = *prize_rules_of(d.r, wager.option);
    d.emit(Because(prize.failure_pays, prize.failure_amount, prize.stake),
           OptionWagerPaid{wager.player, wager.box, wager.option, wager.counts,
                           failure_payout(d.s, wager), prize.stake.value != PrizeStake::kept});
    return_excess(d, wager);
}

Refused use_power(Deciding& d, const FailButton&) {
    const PrizeWager* prize = table_prize(d.s);
    if (!prize) return refuse(Because(d.r.shoe), "this table has no prize button that could fail");
    const Because because(prize->failure_closes, prize->failure_plays_on);
    if (d.s.floor.button_failed) return refuse(because, "the button is out of order already");
    const auto offer = button_offer(d.s);
    const bool stands = offer && d.s.round.triggered_slot != 0;
    if (stands) let_prize_stand(d, *offer, nobody);
    d.emit(because, ButtonFailed{});
    for (const OptionWager& wager : d.s.round.option_wagers) {
        if (!prize_rules_of(d.r, wager.option)) continue;
        const bool drawn = stands && wager.box == offer->box && wager.player == offer->winner;
        if (wins_prize(wager) && !drawn) pay_for_failure(d, wager);
        if (d.s.round.stage == Stage::betting) {
            d.emit(because, OptionWagerReturned{wager.player, wager.box, wager.option, wager.placed,
                                                Returned::voided, true});
        }
    }
    return std::nullopt;
}

Refused use_power(Deciding& d, const RepairButton&) {
    const PrizeWager* prize = table_prize(d.s);
    if (!prize || !d.s.floor.button_failed) {
        return refuse(prize ? Because(prize->failure_closes) : Because(d.r.shoe),
                      "no button is out of order");
    }
    d.emit(Because(prize->failure_closes), ButtonRepaired{});
    return std::nullopt;
}

}  // namespace croupier::table
