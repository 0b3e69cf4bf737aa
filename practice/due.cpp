#include "practice/due.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "table/offers.hpp"

namespace croupier::practice {
namespace {

using namespace table;

bool is_before_deal(const State& state) {
    return state.round.stage == Stage::betting || state.round.stage == Stage::settled;
}

std::optional<Due> due_for_shoe(const Floor& floor, Opened opened) {
    const Rules& r = floor.rules();
    switch (floor.state().cards.preparing.cards) {
        case CardsAre::new_cards:
        case CardsAre::shuffle_due:
            return Due{Duty::shuffle, {}, Because(r.shuffle_after_round, r.shuffle_due, r.shuffle)};
        case CardsAre::shuffled: return Due{Duty::cut, {}, Because(r.cut, r.cut_by_staff)};
        case CardsAre::cut: return Due{Duty::cutting_card, {}, Because(r.cutting_card_place)};
        case CardsAre::ready: break;
    }
    if (opened == Opened::no) {
        return Due{Duty::shuffle, {}, Because(r.shuffle_before_play, r.shuffle)};
    }
    if (floor.burn_is_due()) return Due{Duty::burn, {}, Because(r.burn)};
    return std::nullopt;
}

// Why a card is due where it is.
Because card_because(const State& state, HandId hand) {
    const Rules& r = state.rules();
    switch (state.round.stage) {
        case Stage::first_cards: return Because(r.first_card, r.deal_clockwise);
        case Stage::dealer_card: return Because(r.dealer_card);
        case Stage::second_cards: return Because(r.second_card, r.deal_clockwise);
        default: break;
    }
    if (hand.box == 0) return Because(r.dealer_further_cards, r.soft_17, r.dealer_after_players);
    const PlayedHand& played = state.hand(hand);
    if (played.from_split && played.cards.size() == 1) {
        return Because(r.split_card, r.split_aces_one_card);
    }
    if (played.doubled) return Because(r.double_one_card, r.double_one_card_drawn);
    return Because(r.drawn_card, r.may_draw, r.turn);
}

bool decides_on_hand(const State& state, PlayerId player) {
    const auto open = offers(state, player, state.round.turn);
    return std::any_of(open.begin(), open.end(), [](Offer offer) {
        return offer == Offer::hit || offer == Offer::stand || offer == Offer::split ||
               offer == Offer::double_ || offer == Offer::stay;
    });
}

Due due_to_player(const State& state, PlayerId player) {
    const Rules& r = state.rules();
    switch (state.round.stage) {
        case Stage::surrender:
            return {Duty::surrender, {}, Because(r.surrender_offered, r.surrender)};
        case Stage::play:
            if (!decides_on_hand(state, player)) break;
            return {Duty::total, state.round.turn,
                    Because(r.total_announced, r.total_announced_again, r.turn)};
        case Stage::dealer: break;
        default: return {Duty::insurance, {}, Because(r.insurance_called, r.insurance)};
    }
    return {Duty::rescue, {}, Because(r.double_withdrawn)};
}

}  // namespace

std::optional<Due> due_at_table(const Floor& floor, Opened opened) {
    const State& s = floor.state();
    if (is_before_deal(s)) return due_for_shoe(floor, opened);
    if (const auto hand = card_due_to(s)) return Due{Duty::card, *hand, card_because(s, *hand)};
    if (const PlayerId player = awaited(s); player != nobody) return due_to_player(s, player);
    return std::nullopt;
}

std::string sentence_of(const State& state, const Due& due) {
    const std::string place =
        due.hand.box == 0 ? std::string("the dealer") : place_text(state, due.hand);
    switch (due.duty) {
        case Duty::shuffle: return "The cards are to be shuffled.";
        case Duty::cut: return "The cards are to be cut.";
        case Duty::cutting_card: return "The cutting card is to be put in.";
        case Duty::burn: return "The first card of the shoe is to be burnt.";
        case Duty::no_more_bets: return "The wagers are down: no more bets.";
        case Duty::card: return fmt::format("A card is due to {}.", place);
        case Duty::insurance: return "Insurance is to be called.";
        case Duty::surrender: return "Surrender is to be offered.";
        case Duty::rescue: return "A doubled part may be taken back: that is to be asked.";
        case Duty::total: return fmt::format("The total of {} is to be announced.", place);
        case Duty::payment: return fmt::format("The wager of {} is to be settled.", place);
        case Duty::remedy: break;
    }
    return "What lies wrong is to be put right.";
}

std::string layout_of(const Floor& floor) {
    const State& s = floor.state();
    std::string text;
    const auto add = [&](std::string_view place, const PlayedHand& hand) {
        if (hand.cards.empty() || hand.removed) return;
        text += fmt::format("{}{}", text.empty() ? "" : "; ", place);
        for (const Card card : hand.cards.cards()) text += ' ' + floor.card_text(card);
    };
    add("dealer", s.round.dealer);
    for (int number = 1; number <= s.setup.boxes; ++number) {
        const Box& box = s.box(number);
        for (int hand = 0; hand < std::max<int>(box.hand_count, 1); ++hand) {
            const HandId id{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(hand)};
            add(place_text(s, id), box.hands[static_cast<std::size_t>(hand)]);
        }
    }
    return text;
}

}  // namespace croupier::practice
