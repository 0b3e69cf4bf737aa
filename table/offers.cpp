#include "table/offers.hpp"

#include <algorithm>

#include "table/deciding.hpp"

namespace croupier::table {

std::string_view to_string(Offer offer) {
    switch (offer) {
        case Offer::hit: return "hit";
        case Offer::stand: return "stand";
        case Offer::double_: return "double";
        case Offer::split: return "split";
        case Offer::insurance: return "insurance";
        case Offer::even_money: return "even-money";
        case Offer::stay: return "stay";
    }
    return "";
}

std::vector<Offer> offers(const State& state, PlayerId player, HandId hand) {
    std::vector<Offer> open;
    std::vector<Event> none;
    const Deciding d(state, none);
    if (hand.box < 1 || hand.box > state.setup.boxes) return open;
    const Box& box = state.box(hand.box);
    const int index = bettor_index(box, player);
    if (index < 0 || hand.hand >= box.hand_count) return open;
    if (!forbids_hit(d, player, hand)) open.push_back(Offer::hit);
    if (!forbids_stand(d, player, hand)) open.push_back(Offer::stand);
    const Double least{player, hand, least_double_on(state, player, hand)};
    if (!forbids_double(d, least)) open.push_back(Offer::double_);
    if (!forbids_split(d, player, hand)) open.push_back(Offer::split);
    const Insure cover{player, hand.box, least_insurance_on(state), nobody};
    if (!forbids_insuring(d, cover)) open.push_back(Offer::insurance);
    if (!forbids_even_money(d, {player, hand.box})) open.push_back(Offer::even_money);
    if (!forbids_stay(d, {player, hand})) open.push_back(Offer::stay);
    return open;
}

std::vector<HandId> hands_open_to(const State& state, PlayerId player) {
    std::vector<HandId> hands;
    for (int box = 1; box <= state.setup.boxes; ++box) {
        for (int hand = 0; hand < state.box(box).hand_count; ++hand) {
            const HandId id{u8(box), u8(hand)};
            if (!offers(state, player, id).empty()) hands.push_back(id);
        }
    }
    return hands;
}

PlayerId awaited(const State& state) {
    if (dealer_is_due(state)) return nobody;
    switch (state.stage) {
        case Stage::insurance:
        case Stage::others_insurance:
            for (int number = 1; number <= state.setup.boxes; ++number) {
                const Box& box = state.box(number);
                for (int i = 0; i < box.bettor_count; ++i) {
                    const PlayerId player = box.bettors[at(i)].player;
                    const bool open = state.stage == Stage::insurance
                                          ? insurance_awaited_from(state, player)
                                          : others_awaited_from(state, player);
                    if (open) return player;
                }
            }
            return nobody;
        case Stage::play: {
            std::vector<Event> none;
            const Deciding d(state, none);
            const Box& box = state.box(state.turn.box);
            for (int i = 0; i < box.bettor_count; ++i) {
                if (can_follow(d, state.turn.box, i)) return box.bettors[at(i)].player;
            }
            return box.bettors[at(caller_on(state, state.turn))].player;
        }
        default: return nobody;
    }
}

Money least_double_on(const State& state, PlayerId player, HandId hand) {
    std::vector<Event> none;
    const int index = bettor_index(state.box(hand.box), player);
    return least_double(Deciding(state, none), state.hand(hand).stakes[at(index)].base);
}

Money least_insurance_on(const State& state) { return least_insurance(state.setup); }

Money most_insurance_on(const State& state, PlayerId player, int box) {
    const int index = bettor_index(state.box(box), player);
    if (index < 0) return nothing;
    const Ratio part = state.rules().insurance_max.value;
    const Money half{state.box(box).bettors[at(index)].counts.cents * part.won / part.staked};
    const Money within = std::min(half, chips_of(state, player));
    const Money unit = least_insurance(state.setup);
    return {within.cents / unit.cents * unit.cents};
}

}  // namespace croupier::table
