// Inside decide(): the cards before a round: checked, mixed, shuffled, cut, burnt. Not for other
// folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] inline bool in_round(const State& state) {
    return state.round.stage > Stage::betting && state.round.stage < Stage::settled;
}
[[nodiscard]] inline bool between_rounds(const State& state) {
    return state.round.stage == Stage::betting || state.round.stage == Stage::settled;
}
[[nodiscard]] Refused load_shoe(Deciding& d, const LoadShoe& c);
void shuffle_refill_again(Deciding& d);  // a card of it was seen
[[nodiscard]] Refused list_cards(Deciding& d, const ListCards& c);
[[nodiscard]] Refused check_cards(Deciding& d, const CheckCards& c);
[[nodiscard]] CardsBrought brought(const Deciding& d, Brought kind, bool replaced);
[[nodiscard]] Refused bring_cards(Deciding& d, const BringCards& c);
[[nodiscard]] Refused mix_cards(Deciding& d, const MixCards& c);
[[nodiscard]] Refused shuffle(Deciding& d, const Shuffle& c);
[[nodiscard]] Refused cut_cards(Deciding& d, const CutCards& c);
[[nodiscard]] Refused decline_cut(Deciding& d, const DeclineCut& c);
[[nodiscard]] Refused place_cutting_card(Deciding& d, const PlaceCuttingCard& c);
[[nodiscard]] Refused burn_card(Deciding& d);
// A player wants pre-shuffled cards inspected, mixed and shuffled at the table.
[[nodiscard]] Refused refuse_pre_shuffled(Deciding& d);
[[nodiscard]] Refused use_power(Deciding& d, const OrderBurn& c);
[[nodiscard]] Refused use_power(Deciding& d, const OrderShuffle& c);
[[nodiscard]] Refused use_power(Deciding& d, const NameCuttingCard& c);
[[nodiscard]] Refused use_power(Deciding& d, const ReplaceCards& c);
[[nodiscard]] Refused use_power(Deciding& d, const ReplaceCard& c);
void shuffle_all(Deciding& d, const Because& because, std::span<const Card> order);
void offer_cut(Deciding& d, Shuffled why, int fell_on);
// A card was seen before the cards are in the shoe: nothing but a new shuffle is open.
[[nodiscard]] Refused forbids_seen_order(const Deciding& d);
void put_into_shoe_in_round(Deciding& d);  // cards that have been cut during a round
void pass_cut_on(Deciding& d);             // where whoever holds the offer is not there any more
void offer_cut_far_right(Deciding& d, const Because& because);
[[nodiscard]] int default_place(const State& state, int stack);
[[nodiscard]] inline bool cutting_card_is_next(const State& state) {
    const int left = state.cards_in_shoe();
    return left > 0 && state.cards.strays.empty() &&
           (state.cards.cutting.behind == left || state.cards.cutting.behind_second == left);
}
// Something that comes out of the shoe before the card for `to`: a cutting card, one that shows its
// face. Tells whether there was any.
[[nodiscard]] bool take_out_of_the_way(Deciding& d, HandId to);
[[nodiscard]] inline bool clear_the_way(Deciding& d, HandId to) {
    const bool nothing_there = !cutting_card_is_next(d.s) && d.s.cards.face_up.empty();
    return !nothing_there && take_out_of_the_way(d, to);
}
// Does what is still to be done to the cards, or refuses. `no_round`: the cards are shuffled first.
[[nodiscard]] Refused prepare_to_deal(Deciding& d, bool& no_round);
[[nodiscard]] bool cards_need_care(const State& state);  // before a round can be dealt
[[nodiscard]] bool due_between_rounds(const State& state);
void proceed_between_rounds(Deciding& d);

}  // namespace croupier::table
