// Inside decide(): a dealer worked by hand: cards astray, errors noticed. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] ErrorFound error_found(const Deciding& d, Finding finding, int box);
[[nodiscard]] Decision draw_by_hand(Deciding& d, const Command& command);
[[nodiscard]] Refused use_power(Deciding& d, const OverlookInsurance& c);
[[nodiscard]] Refused use_power(Deciding& d, const Find& c);
[[nodiscard]] Refused choose_dealer_card(Deciding& d, const ChooseDealerCard& c);
[[nodiscard]] bool stray_may_be_refused(const State& state);
[[nodiscard]] Refused refuse_stray(Deciding& d, PlayerId player);
[[nodiscard]] Refused forbids_play_on_misdeal(const Deciding& d, HandId id);
[[nodiscard]] bool notices_at_turn(Deciding& d);  // what the dealer sees on coming to a hand
[[nodiscard]] Refused retract(Deciding& d, PlayerId player, int box);
// One card lies where two should, and the player is called upon to choose.
[[nodiscard]] inline bool second_card_was_missed(const State& state, HandId id) {
    if (!state.manual() || !state.rules().second_card_missed.because) return false;
    const PlayedHand& hand = state.hand(id);
    return state.round.stage == Stage::play && state.round.turn == id && !hand.from_split &&
           hand.cards.size() == 1;
}
[[nodiscard]] bool may_retract(const State& state, PlayerId player, int box);

}  // namespace croupier::table
