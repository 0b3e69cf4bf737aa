#include "table/offers.hpp"

#include <algorithm>

#include "table/button.hpp"
#include "table/by_hand.hpp"
#include "table/insurance.hpp"
#include "table/play.hpp"
#include "table/preparing.hpp"
#include "table/standing.hpp"
#include "table/surrender.hpp"

namespace croupier::table {

std::string_view to_string(Offer offer) {
    switch (offer) {
        case Offer::hit: return "hit";
        case Offer::stand: return "stand";
        case Offer::double_: return "double";
        case Offer::split: return "split";
        case Offer::surrender: return "surrender";
        case Offer::insurance: return "insurance";
        case Offer::even_money: return "even-money";
        case Offer::stay: return "stay";
        case Offer::withdraw_double: return "withdraw-double";
        case Offer::press_button: return "press-button";
    }
    return "";
}

std::vector<Offer> offers(const State& state, PlayerId player, HandId hand) {
    std::vector<Offer> open;
    std::vector<Event> none;
    const Deciding d(state, none);
    if (hand.box < 1 || hand.box > state.setup.boxes) return open;
    const Box& box = state.box(hand.box);
    if (!state.round.option_wagers.empty() && hand.hand == 0 &&
        button_awaited_from(state, player) && button_offer(state)->box == hand.box) {
        open.push_back(Offer::press_button);
    }
    const int index = bettor_index(box, player);
    if (index < 0 || hand.hand >= box.hand_count) return open;
    const bool decides = may_say(state, player, Says::decides);
    if (decides) {
        if (!forbids_hit(d, player, hand)) open.push_back(Offer::hit);
        if (!forbids_stand(d, player, hand)) open.push_back(Offer::stand);
        const Double least{player, hand, least_double_on(state, player, hand)};
        if (!forbids_double(d, least)) open.push_back(Offer::double_);
        if (!forbids_split(d, player, hand)) open.push_back(Offer::split);
        if (hand.hand == 0 && !forbids_surrender(d, {player, hand.box})) {
            open.push_back(Offer::surrender);
        }
    }
    if (may_say(state, player, Says::answers)) {
        const Insure cover{player, hand.box, least_insurance_on(state), nobody};
        if (!forbids_insuring(d, cover)) open.push_back(Offer::insurance);
        if (!forbids_even_money(d, {player, hand.box})) open.push_back(Offer::even_money);
    }
    if (!decides) return open;
    if (!forbids_stay(d, {player, hand})) open.push_back(Offer::stay);
    if (!forbids_withdrawing_double(d, {player, hand})) open.push_back(Offer::withdraw_double);
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

namespace {

// Who would be awaited if everybody were there and acted.
PlayerId awaited_by_turn(const State& state) {
    if (state.round.stage == Stage::play && second_card_was_missed(state, state.round.turn)) {
        const Box& box = state.box(state.round.turn.box);
        const PlayerId caller = box.bettors[at(caller_on(state, state.round.turn))].player;
        if (state.player(caller).is_there()) return caller;
    }
    if (dealer_is_due(state)) return nobody;
    const auto first_of = [&](bool (*awaited_from)(const State&, PlayerId)) {
        for (int number = 1; number <= state.setup.boxes; ++number) {
            const Box& box = state.box(number);
            for (int i = 0; i < box.bettor_count; ++i) {
                const PlayerId player = box.bettors[at(i)].player;
                if (awaited_from(state, player)) return player;
            }
        }
        return nobody;
    };
    switch (state.round.stage) {
        case Stage::dealt:
        case Stage::interim: {
            const auto offer = button_offer(state);
            return offer ? offer->presser : nobody;
        }
        case Stage::surrender: return first_of(surrender_awaited_from);
        case Stage::dealer: return first_of(rescue_awaited_from);
        case Stage::insurance: return first_of(insurance_awaited_from);
        case Stage::others_insurance: return first_of(others_awaited_from);
        case Stage::play: {
            if (const auto offer = button_offer(state); offer && state.manual()) {
                return offer->presser;
            }
            std::vector<Event> none;
            const Deciding d(state, none);
            const Box& box = state.box(state.round.turn.box);
            for (int i = 0; i < box.bettor_count; ++i) {
                if (can_follow(d, state.round.turn.box, i)) return box.bettors[at(i)].player;
            }
            // A card that comes unasked waits for those who may take a double back.
            const PlayedHand& hand = state.hand(state.round.turn);
            if (hand.cards.size() < 2) return first_of(rescue_awaited_from);
            return box.bettors[at(caller_on(state, state.round.turn))].player;
        }
        default: return nobody;
    }
}

}  // namespace

PlayerId awaited(const State& state) {
    const PlayerId player = awaited_by_turn(state);
    return player != nobody && state.player(player).is_there() ? player : nobody;
}

std::optional<ButtonOnOffer> button_on_offer(const State& state) {
    const auto offer = button_offer(state);
    if (!offer) return std::nullopt;
    return ButtonOnOffer{offer->box, offer->option, offer->presser};
}

std::string_view to_string(Awaits what) {
    switch (what) {
        case Awaits::cut: return "cut";
        case Awaits::insurance: return "insurance";
        case Awaits::surrender: return "surrender";
        case Awaits::decision: return "decision";
        case Awaits::follow: return "follow";
        case Awaits::withdraw_double: return "withdraw-double";
        case Awaits::button: return "button";
        case Awaits::choose: return "choose";
    }
    return "";
}

std::vector<Awaited> everyone_awaited(const State& state) {
    std::vector<Awaited> all;
    const auto add = [&](PlayerId player, Awaits what, std::optional<HandId> hand = {}) {
        if (player == nobody || !state.player(player).is_there()) return;
        const auto same = [&](const Awaited& each) { return each.player == player; };
        if (std::none_of(all.begin(), all.end(), same)) all.push_back({player, what, hand});
    };
    const Preparing& cards = state.cards.preparing;
    if (cards.cards == CardsAre::shuffled) add(cards.cutter, Awaits::cut);
    if (!all.empty() && in_round(state)) return all;
    const Stage stage = state.round.stage;
    const HandId turn = state.round.turn;
    const bool lacks_card = stage == Stage::play && second_card_was_missed(state, turn);
    if (!lacks_card && dealer_is_due(state)) return all;
    const auto each_who = [&](bool (*awaited_from)(const State&, PlayerId), Awaits what) {
        for (int number = 1; number <= state.setup.boxes; ++number) {
            const Box& box = state.box(number);
            for (int i = 0; i < box.bettor_count; ++i) {
                const PlayerId player = box.bettors[at(i)].player;
                if (awaited_from(state, player)) add(player, what);
            }
        }
    };
    const auto presser = [&] {
        if (const auto offer = button_offer(state)) {
            add(offer->presser, Awaits::button, HandId{offer->box, 0});
        }
    };
    switch (stage) {
        case Stage::dealt:
        case Stage::interim: presser(); break;
        case Stage::insurance: each_who(insurance_awaited_from, Awaits::insurance); break;
        case Stage::others_insurance: each_who(others_awaited_from, Awaits::insurance); break;
        case Stage::surrender: each_who(surrender_awaited_from, Awaits::surrender); break;
        case Stage::dealer: each_who(rescue_awaited_from, Awaits::withdraw_double); break;
        case Stage::play: {
            if (state.manual()) presser();
            if (!all.empty()) break;
            std::vector<Event> none;
            const Deciding d(state, none);
            const Box& box = state.box(turn.box);
            for (int i = 0; i < box.bettor_count; ++i) {
                if (can_follow(d, turn.box, i))
                    add(box.bettors[at(i)].player, Awaits::follow, turn);
            }
            if (!all.empty()) break;
            if (!lacks_card && state.hand(turn).cards.size() < 2) {
                each_who(rescue_awaited_from, Awaits::withdraw_double);
                break;
            }
            const bool asked = state.round.by_hand.dealer_card == ByHand::DealerCard::asked;
            add(box.bettors[at(caller_on(state, turn))].player,
                asked ? Awaits::choose : Awaits::decision, turn);
            break;
        }
        default: break;
    }
    return all;
}

PlayerId direction_awaited(const State& state) {
    const PlayerId player = state.round.stage == Stage::play ? awaited_by_turn(state) : nobody;
    return player != nobody && !state.player(player).is_there() ? player : nobody;
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
    return most_insurance(state.setup, std::min(half, chips_of(state, player)));
}

}  // namespace croupier::table
