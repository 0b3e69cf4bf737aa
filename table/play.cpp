// The decisions of players on their hands: who may decide what, and what the others on a box do.
#include "table/play.hpp"

#include <algorithm>

#include "table/by_hand.hpp"
#include "table/dealing.hpp"

namespace croupier::table {
namespace {

using rules::DoubleCards;
using rules::DoubleFor;
using rules::DoubleOn;
using rules::FollowSplit;
using rules::PairBy;

bool exists(const State& state, HandId hand) {
    return hand.box >= 1 && hand.box <= state.setup.boxes &&
           hand.hand < state.box(hand.box).hand_count;
}

// Why a hand that its player asks about takes no decision any more.
Refused closed_hand(const Deciding& d, HandId id) {
    const PlayedHand& hand = d.s.hand(id);
    const Rules& r = d.r;
    const std::string where = in_words(id, d.s);
    if (hand.frozen) {
        return refuse(Because(r.stray_refused, r.stray_seen),
                      "{} refused a card that was seen and gets no more", where);
    }
    if (hand.surrendered) {
        return refuse(Because(r.surrender_no_cards, r.surrender), "{} was surrendered", where);
    }
    if (hand.blackjack()) {
        return refuse(Because(r.no_draw_at_21, r.blackjack), "{} is a {}", where, natural_word(r));
    }
    if (r.cards_max.because && hand.cards.size() >= r.cards_max.value && !hand.total().bust()) {
        return refuse(Because(r.cards_max, r.wins_five_and_under), "{} has {} cards, the most",
                      where, hand.cards.size());
    }
    if (hand.total().points == cards::best_total) {
        return refuse(Because(r.no_draw_at_21), "{} stands at 21", where);
    }
    if (hand.total().bust()) return refuse(Because(r.loses_bust), "{} is over 21", where);
    if (hand.doubled) {
        return refuse(Because(r.double_one_card, r.double_one_card_drawn),
                      "{} was doubled and gets one card only", where);
    }
    if (hand.split_aces) {
        return refuse(Because(r.split_aces_one_card, r.split_aces_no_choice),
                      "a split ace gets one card only");
    }
    return refuse(Because(r.turn), "it is not the turn of {}", where);
}

// The reasons that bar every decision alike: no play, another's hand, another's turn.
Refused not_in_turn(const Deciding& d, PlayerId player, HandId id) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (id.box < 1 || id.box > s.setup.boxes) {
        return refuse(Because(r.box, r.boxes_max), "this table has boxes 1 to {}", s.setup.boxes);
    }
    const bool dealt = s.round.stage > Stage::dealt && s.round.stage < Stage::settled;
    if (s.round.stage == Stage::settled && exists(s, id) && !s.hand(id).cards.empty() &&
        bettor_index(s.box(id.box), player) >= 0) {
        return closed_hand(d, id);
    }
    if (!dealt || !exists(s, id)) {
        return refuse(Because(r.turn), "there is no hand to decide on at {}", in_words(id, s));
    }
    if (s.round.stage == Stage::insurance || s.round.stage == Stage::others_insurance) {
        return refuse(Because(r.insurance_in_time, r.turn), "insurance is still open");
    }
    const Box& box = s.box(id.box);
    if (s.round.stage == Stage::surrender && !s.hand(id).surrendered) {
        return refuse(Because(r.surrender, r.turn), "surrender is still open");
    }
    if (bettor_index(box, player) < 0) {
        return refuse(Because(r.caller), "{} has no wager on box {}", d.name(player), id.box);
    }
    const int caller = caller_on(s, id);
    const PlayerId calls = box.bettors[at(caller)].player;
    if (calls != player) {
        Because because(s.player(calls).seat == id.box ? r.caller_seated : r.caller_nearest);
        if (r.caller_elsewhere.because && s.player(player).seat != 0) {
            because = Because(r.caller_elsewhere).with(r.caller_seated);
        }
        return refuse(because.with(r.caller), "{} decides for box {}", d.name(calls), id.box);
    }
    if (auto no = forbids_play_on_misdeal(d, id)) return no;
    if (s.round.stage != Stage::play || s.round.turn != id || hand_finished(s.hand(id))) {
        return closed_hand(d, id);
    }
    if (second_card_was_missed(s, id) && !s.hand(id).owed_card) {
        return refuse(Because(r.second_card_missed),
                      "{} lacks its second card: {} asks for it or takes the wager back",
                      in_words(id, s), d.name(player));
    }
    if (follower_awaited(s) || s.hand(id).owed_card || s.hand(id).cards.size() < 2) {
        return refuse(Because(r.turn), "{} awaits its card", in_words(id, s));
    }
    return std::nullopt;
}

// A split ace that has drawn another and may be split again takes no other card.
Refused forbids_card_to_split_ace(const Deciding& d, HandId id) {
    if (!d.s.hand(id).split_aces) return std::nullopt;
    return refuse(Because(d.r.split_aces_one_card, d.r.split_aces_no_choice),
                  "a split ace gets one card only");
}

bool asked(const State& state, PlayerId player, HandId id, Asked what) {
    if (state.round.stage != Stage::play || state.round.turn != id || !exists(state, id))
        return false;
    const Box& box = state.box(id.box);
    const int index = bettor_index(box, player);
    return index >= 0 && box.bettors[at(index)].asked == what;
}

Refused forbids_double_amount(const Deciding& d, PlayerId player, Money base, Money amount) {
    const Rules& r = d.r;
    const Setup& setup = d.s.setup;
    if (amount > base) {
        return refuse(Because(r.double_for), "a double is at most the wager of {}", in_words(base));
    }
    if (amount < base && r.double_for.value == DoubleFor::the_wager) {
        return refuse(Because(r.double_for), "a double is exactly the wager of {}", in_words(base));
    }
    if (amount < std::min(base, setup.step) && r.double_least.because) {
        return refuse(Because(r.double_least), "a double is at least {}", in_words(setup.step));
    }
    if (amount < base && amount.cents % setup.step.cents != 0 &&
        r.double_step.value == rules::Multiples::enforced) {
        return refuse(Because(r.double_step), "a double for less is in multiples of {}",
                      in_words(setup.step));
    }
    if (amount < base && !setup.chips.can_make(amount)) {
        return refuse(Because(r.wager_in_chips), "{} cannot be made up with the chips in the float",
                      in_words(amount));
    }
    if (chips_of(d.s, player) < amount) {
        const bool less = r.double_for.value == DoubleFor::up_to_the_wager &&
                          chips_of(d.s, player) >= least_double(d, base);
        return refuse(Because(r.wager_in_chips), "{} has {} in chips{}", d.name(player),
                      in_words(chips_of(d.s, player)), less ? "; a double may be for less" : "");
    }
    return std::nullopt;
}

Refused forbids_double_cards(const Deciding& d, HandId id) {
    const Rules& r = d.r;
    const PlayedHand& hand = d.s.hand(id);
    if (hand.cards.size() != 2 && r.double_cards.value == DoubleCards::two) {
        return refuse(Because(r.double_cards), "only a hand of two cards may be doubled");
    }
    const Total total = hand.total();
    const Because because(r.double_on);
    switch (r.double_on.value) {
        case DoubleOn::any_total: return std::nullopt;
        case DoubleOn::no_ace:
            if (!hand.cards.holds_ace()) return std::nullopt;
            return refuse(because, "a hand with an ace may not be doubled");
        case DoubleOn::hard_9_to_11:
            if (!total.soft && total.points >= 9 && total.points <= 11) return std::nullopt;
            return refuse(because, "only a hard 9, 10 or 11 may be doubled");
        case DoubleOn::hard_9_to_11_ace_as_one: {
            const int low = total.soft ? total.points - 10 : total.points;
            if (low >= 9 && low <= 11) return std::nullopt;
            return refuse(because, "only a 9, 10 or 11 may be doubled");
        }
    }
    return std::nullopt;
}

// The first split of two aces takes one; hands that it formed may not add another.
Refused forbids_split_hand(const Deciding& d, HandId id) {
    const Rules& r = d.r;
    const Box& box = d.s.box(id.box);
    const PlayedHand& hand = d.s.hand(id);
    if (!hand.pair(r.split_pair_by.value)) {
        return refuse(Because(r.split_pair_by), "only two cards of the same {} may be split",
                      r.split_pair_by.value == PairBy::rank ? "rank" : "value");
    }
    if (hand.cards[0].is_ace() && box.hand_count > r.ace_splits_max.value) {
        return refuse(
            Because(r.ace_splits_max), "aces are split {} only",
            r.ace_splits_max.value == 1 ? "once" : fmt::format("{} times", r.ace_splits_max.value));
    }
    if (box.hand_count >= r.hands_max.value) {
        return refuse(Because(r.hands_max), "box {} already holds {} hands", id.box,
                      box.hand_count);
    }
    const int value = cards::points(hand.cards[0].rank);
    if (r.split_declined.value == rules::DeclinedSplit::bars_equal_value &&
        ((box.declined_pair_values >> value) & 1) != 0) {
        return refuse(Because(r.split_declined),
                      "a pair of this value was not split before on box {}", id.box);
    }
    return std::nullopt;
}

Refused forbids_split_chips(const Deciding& d, PlayerId player, Money base) {
    if (chips_of(d.s, player) >= base) return std::nullopt;
    return refuse(Because(d.r.split_wager, d.r.wager_in_chips),
                  "{} has {} in chips; a split needs {}", d.name(player),
                  in_words(chips_of(d.s, player)), in_words(base));
}

// The aces of a hand that count one from now on because it is doubled.
int aces_bound_by_doubling(const Rules& r, const PlayedHand& hand) {
    if (r.double_on.value == DoubleOn::hard_9_to_11_ace_as_one) {
        return hand.total().soft ? hand.cards.aces() : 0;
    }
    switch (r.double_ace.value) {
        case rules::DoubleAce::unchanged: return 0;
        case rules::DoubleAce::one_if_first_two:
            return (hand.cards[0].is_ace() ? 1 : 0) + (hand.cards[1].is_ace() ? 1 : 0);
        case rules::DoubleAce::one_if_held: return hand.cards.aces();
    }
    return 0;
}

// Why somebody with a wager on the box has no part in what its caller did with this hand; nothing
// if they have one.
Refused forbids_part_in(const Deciding& d, int index, HandId id) {
    const Rules& r = d.r;
    const Box& box = d.s.box(id.box);
    const Bettor& bettor = box.bettors[at(index)];
    const PlayedHand& hand = d.s.hand(id);
    const std::string_view name = d.name(bettor.player);
    if (bettor.annulled) {
        return refuse(Because(r.void_wager, r.void_definition), "the wager of {} on box {} is void",
                      name, id.box);
    }
    if (bettor.counts == nothing) {
        return refuse(Because(r.over_maximum, r.maximum_of),
                      "nothing of the wager of {} on box {} counts", name, id.box);
    }
    if (!hand.any_live() && hand.removed) {
        return refuse(Because(r.void_definition, r.void_wager, r.turn),
                      "{} takes no decision any more", in_words(id, d.s));
    }
    if (hand.from_split && !hand.stakes[at(index)].live && hand.any_live()) {
        return refuse(Because(r.split_not_followed, r.split_others_choose), "{} has no wager on {}",
                      name, in_words(id, d.s));
    }
    return std::nullopt;
}

// Why somebody who does not call may not double this hand now.
Refused forbids_doubling_behind(const Deciding& d, int index, HandId id) {
    if (auto no = forbids_part_in(d, index, id)) return no;
    const Rules& r = d.r;
    const Box& box = d.s.box(id.box);
    const PlayedHand& hand = d.s.hand(id);
    const PlayerId player = box.bettors[at(index)].player;
    const Stake& stake = hand.stakes[at(index)];
    if (!hand.doubled) {
        return refuse(Because(r.double_declined_for_all, r.caller),
                      "{} decides for box {} and has not doubled{}",
                      d.name(box.bettors[at(caller_on(d.s, id))].player), id.box,
                      hand.from_split ? " " + in_words(id, d.s) : "");
    }
    if (stake.added > nothing) {
        return refuse(Because(r.double_followed, r.double_one_card), "{} has doubled already",
                      d.name(player));
    }
    const Money chips = chips_of(d.s, player);
    if (chips < least_double(d, stake.base)) {
        return refuse(Because(r.wager_in_chips, r.double_followed), "{} has {} in chips",
                      d.name(player), in_words(chips));
    }
    return refuse(Because(r.double_not_followed, r.double_followed),
                  "the wager of {} stays as it was", d.name(player));
}

// Why somebody who does not call may not split this hand now.
Refused forbids_splitting_behind(const Deciding& d, int index, HandId id) {
    if (auto no = forbids_part_in(d, index, id)) return no;
    const Rules& r = d.r;
    const Box& box = d.s.box(id.box);
    const PlayedHand& hand = d.s.hand(id);
    const PlayerId player = box.bettors[at(index)].player;
    const Money base = hand.stakes[at(index)].base;
    if (hand.from_split && chips_of(d.s, player) < base) {
        return refuse(Because(r.split_wager, r.wager_in_chips, r.split_not_followed),
                      "{} has {} in chips; a split needs {}", d.name(player),
                      in_words(chips_of(d.s, player)), in_words(base));
    }
    if (hand.from_split && follower_awaited(d.s)) {
        return refuse(Because(r.split_followed, r.split_others_choose, r.split_not_followed),
                      "{} has answered this split", d.name(player));
    }
    return refuse(Because(r.split_declined_for_all, r.caller),
                  "{} decides for box {} and has not split{}",
                  d.name(box.bettors[at(caller_on(d.s, id))].player), id.box,
                  hand.from_split ? " " + in_words(id, d.s) : "");
}

Money base_on(const State& state, PlayerId player, HandId id) {
    const int index = bettor_index(state.box(id.box), player);
    return state.hand(id).stakes[at(index)].base;
}

}  // namespace

namespace {
// The caller of a hand that lacks its second card may ask for it.
bool calls_missed_card(const State& state, PlayerId player, HandId id) {
    if (!exists(state, id) || !second_card_was_missed(state, id)) return false;
    return !state.hand(id).owed_card &&
           state.box(id.box).bettors[at(caller_on(state, id))].player == player;
}
}  // namespace

Refused forbids_hit(const Deciding& d, PlayerId player, HandId id) {
    if (calls_missed_card(d.s, player, id)) return std::nullopt;
    if (auto no = not_in_turn(d, player, id)) return no;
    const auto& most = d.r.cards_max;
    if (most.because && d.s.hand(id).cards.size() >= most.value) {
        return refuse(Because(most), "a hand has {} cards at most", most.value);
    }
    return forbids_card_to_split_ace(d, id);
}

Refused forbids_stand(const Deciding& d, PlayerId player, HandId id) {
    if (auto no = not_in_turn(d, player, id)) return no;
    const Total total = d.s.hand(id).total();
    if (total.points < d.r.stand_from.value) {
        return refuse(Because(d.r.stand_from, d.r.totals_restrict, d.r.hard_total),
                      "a hand of {} must draw until it has {} or more", total.points,
                      d.r.stand_from.value);
    }
    return std::nullopt;
}

Money least_double(const Deciding& d, Money base) {
    if (d.r.double_for.value == DoubleFor::the_wager) return base;
    const bool by_steps =
        d.r.double_step.value == rules::Multiples::enforced || d.r.double_least.because;
    if (!by_steps) return std::min(base, d.s.setup.chips.smallest());
    // The least that is a step and can be laid in chips.
    Money least = d.s.setup.step;
    while (least < base && !d.s.setup.chips.can_make(least)) least += d.s.setup.step;
    return std::min(base, least);
}

Refused forbids_double(const Deciding& d, const Double& c) {
    const Rules& r = d.r;
    if (asked(d.s, c.player, c.hand, Asked::follow_double)) {
        const Money base = base_on(d.s, c.player, c.hand);
        return forbids_double_amount(d, c.player, base, c.amount == nothing ? base : c.amount);
    }
    if (exists(d.s, c.hand)) {
        const PlayedHand& hand = d.s.hand(c.hand);
        if (hand.blackjack() && r.double_not_on_blackjack.because) {
            return refuse(Because(r.double_not_on_blackjack, r.double_on), "a {} is not doubled",
                          natural_word(r));
        }
        const int index = bettor_index(d.s.box(c.hand.box), c.player);
        if (hand.from_split && index >= 0 && hand.cards.size() == 2 &&
            (hand.split_aces || hand.total().points == cards::best_total)) {
            return refuse(hand.split_aces
                              ? Because(r.split_aces_one_card, r.double_after_split, r.double_on)
                              : Because(r.no_draw_at_21, r.double_after_split, r.double_on),
                          "{} is not doubled", hand.split_aces ? "a split ace" : "a 21");
        }
        if (d.s.round.stage == Stage::play && index >= 0 && index != caller_on(d.s, c.hand)) {
            return forbids_doubling_behind(d, index, c.hand);
        }
    }
    if (auto no = not_in_turn(d, c.player, c.hand)) return no;
    if (auto no = forbids_card_to_split_ace(d, c.hand)) return no;
    if (auto no = forbids_double_cards(d, c.hand)) return no;
    const Money base = base_on(d.s, c.player, c.hand);
    return forbids_double_amount(d, c.player, base, c.amount == nothing ? base : c.amount);
}

Refused forbids_split(const Deciding& d, PlayerId player, HandId id) {
    const Rules& r = d.r;
    if (asked(d.s, player, id, Asked::follow_split)) {
        return forbids_split_chips(d, player, base_on(d.s, player, id));
    }
    if (d.s.round.stage == Stage::play && exists(d.s, id)) {
        const int index = bettor_index(d.s.box(id.box), player);
        if (index >= 0 && index != caller_on(d.s, id)) {
            return forbids_splitting_behind(d, index, id);
        }
        const PlayedHand& hand = d.s.hand(id);
        if (index >= 0 && hand.split_aces && hand.pair(r.split_pair_by.value)) {
            if (auto no = forbids_split_hand(d, id)) return no;
        }
    }
    if (auto no = not_in_turn(d, player, id)) return no;
    if (auto no = forbids_split_hand(d, id)) return no;
    return forbids_split_chips(d, player, base_on(d.s, player, id));
}

Refused hit(Deciding& d, const Hit& c) {
    if (calls_missed_card(d.s, c.player, c.hand)) {
        d.emit(Because(d.r.second_card_missed),
               CardCalled{c.player, c.hand, leaves_pair(d, c.hand)});
        return std::nullopt;
    }
    if (auto no = forbids_hit(d, c.player, c.hand)) return no;
    Because because(d.r.may_draw, d.r.choices);
    if (d.s.hand(c.hand).from_split) because.with(d.r.split_hand_draws).with(d.r.split_hand_played);
    d.emit(because, CardCalled{c.player, c.hand, leaves_pair(d, c.hand)});
    return std::nullopt;
}

Refused stand(Deciding& d, const Stand& c) {
    if (auto no = forbids_stand(d, c.player, c.hand)) return no;
    Because because(d.r.may_stand, d.r.choices);
    if (d.s.hand(c.hand).from_split) {
        because.with(d.r.split_hand_stands).with(d.r.split_hand_played);
    }
    d.emit(because, HandStood{c.player, c.hand, leaves_pair(d, c.hand)});
    return std::nullopt;
}

Refused double_down(Deciding& d, const Double& c) {
    if (auto no = forbids_double(d, c)) return no;
    const Rules& r = d.r;
    const PlayedHand& hand = d.s.hand(c.hand);
    const Money base = base_on(d.s, c.player, c.hand);
    const Money amount = c.amount == nothing ? base : c.amount;
    if (asked(d.s, c.player, c.hand, Asked::follow_double)) {
        d.emit(Because(r.double_followed, r.double_definition, r.added_wagers_excepted),
               DoubleFollowed{c.player, c.hand, amount});
        return std::nullopt;
    }
    if (hand.face_down != 0) d.emit(Because(r.face_down), CardsTurned{c.hand, 0});
    Because because = hand.cards.size() > 2 ? Because(r.may_double, r.double_cards)
                                            : Because(r.may_double, r.double_on);
    if (hand.from_split) because.with(r.double_after_split);
    because.with(r.double_for).with(r.added_wagers_excepted);
    const int low = aces_bound_by_doubling(r, hand);
    if (low > 0) because = Because(r.double_ace).with_all(because);
    d.emit(because, HandDoubled{c.player, c.hand, amount, u8(low), leaves_pair(d, c.hand)});
    return std::nullopt;
}

Refused split(Deciding& d, const Split& c) {
    if (auto no = forbids_split(d, c.player, c.hand)) return no;
    const Rules& r = d.r;
    const PlayedHand& hand = d.s.hand(c.hand);
    const Money base = base_on(d.s, c.player, c.hand);
    if (asked(d.s, c.player, c.hand, Asked::follow_split)) {
        d.emit(Because(r.split_followed, r.split_others_choose, r.split_wager),
               SplitFollowed{c.player, c.hand, {c.hand.box, hand.next}, base});
        return std::nullopt;
    }
    if (hand.face_down != 0) d.emit(Because(r.face_down), CardsTurned{c.hand, 0});
    Because because(r.may_split, r.split_pair_by, r.split_wager);
    because.with(hand.from_split ? r.split_again : r.added_wagers_excepted);
    d.emit(because, HandSplit{c.player,
                              c.hand,
                              {c.hand.box, d.s.box(c.hand.box).hand_count},
                              base,
                              next_card_ends_rescue(r)});
    return std::nullopt;
}

void do_not_follow(Deciding& d, PlayerId player, HandId hand, HandId stays_on) {
    const Rules& r = d.r;
    const int index = bettor_index(d.s.box(hand.box), player);
    if (d.s.box(hand.box).bettors[at(index)].asked == Asked::follow_double) {
        d.emit(Because(r.double_not_followed, r.double_followed), DoubleNotFollowed{player, hand});
    } else {
        d.emit(Because(r.split_not_followed, r.split_others_choose),
               SplitNotFollowed{player, hand, stays_on});
    }
}

Refused forbids_stay(const Deciding& d, const Stay& c) {
    const State& s = d.s;
    const HandId turn = s.round.turn;
    const bool doubling = asked(s, c.player, turn, Asked::follow_double);
    const bool splitting = asked(s, c.player, turn, Asked::follow_split);
    if (!doubling && !splitting) {
        return refuse(house_rule(), "{} has nothing to answer now", d.name(c.player));
    }
    if (c.hand && *c.hand != turn) {
        const HandId formed{turn.box, s.hand(turn).next};
        if (doubling || *c.hand != formed) {
            return refuse(Because(d.r.split_not_followed),
                          "the wager may stay on one of the hands just formed");
        }
        if (d.r.split_not_followed.value == FollowSplit::first_hand) {
            return refuse(Because(d.r.split_not_followed),
                          "a wager that does not follow the split stays on the first hand");
        }
    }
    return std::nullopt;
}

Refused stay(Deciding& d, const Stay& c) {
    if (auto no = forbids_stay(d, c)) return no;
    do_not_follow(d, c.player, d.s.round.turn, c.hand.value_or(d.s.round.turn));
    return std::nullopt;
}

bool can_follow(const Deciding& d, int number, int index) {
    const State& s = d.s;
    const Bettor& bettor = s.box(number).bettors[at(index)];
    if (bettor.asked == Asked::none) return false;
    if (!s.player(bettor.player).acts()) return false;
    const Money chips = chips_of(s, bettor.player);
    const Money base = s.hand(s.round.turn).stakes[at(index)].base;
    if (bettor.asked == Asked::follow_double) return chips >= least_double(d, base);
    return chips >= base || d.r.split_not_followed.value == FollowSplit::hand_of_choice;
}

bool follower_awaited(const State& state) {
    if (state.round.stage != Stage::play) return false;
    const Box& box = state.box(state.round.turn.box);
    if (box.bettor_count < 2) return false;
    std::vector<Event> none;
    const Deciding d(state, none);
    for (int i = 0; i < box.bettor_count; ++i) {
        if (can_follow(d, state.round.turn.box, i)) return true;
    }
    return false;
}

void end_followers_wait(Deciding& d) {
    const Box& box = d.s.box(d.s.round.turn.box);
    for (int i = 0; i < box.bettor_count; ++i) {
        if (box.bettors[at(i)].asked != Asked::none) {
            do_not_follow(d, box.bettors[at(i)].player, d.s.round.turn, d.s.round.turn);
        }
    }
}

bool absent_play_due(const State& state) {
    const PlayedHand& hand = state.hand(state.round.turn);
    if (hand_finished(hand) || hand.owed_card || hand.cards.size() < 2) return false;
    const Box& box = state.box(state.round.turn.box);
    const PlayerId caller = box.bettors[at(caller_on(state, state.round.turn))].player;
    const Player& player = state.player(caller);
    // Who excludes a player has directed that the hand be played without them.
    if (state.rules().absent_by.value == rules::AbsentBy::supervisor && !player.excluded) {
        return player.absence == Absence::marked_away || player.absence == Absence::marked_idle;
    }
    return !player.acts();
}

void play_absent(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Box& box = s.box(s.round.turn.box);
    const PlayedHand& hand = s.hand(s.round.turn);
    if (r.caller_absent.value == rules::Succession::next_bettor) {
        for (int i = 0; i < box.bettor_count; ++i) {
            const PlayerId other = box.bettors[at(i)].player;
            if (hand.stakes[at(i)].live && s.player(other).acts()) {
                d.emit(Because(r.caller_absent), CallerNamed{s.round.turn.box, other, false});
                return;
            }
        }
    }
    const Total total = hand.total();
    Because because(r.absent_play);
    const PlayerId caller = box.bettors[at(caller_on(s, s.round.turn))].player;
    if (s.player(caller).excluded) because.with(r.exclusion);
    if (r.absent_play.value == rules::AbsentPlay::to_hard_12) {
        d.emit(because,
               AbsentPlayed{s.round.turn, total.points < 12, leaves_pair(d, s.round.turn)});
        return;
    }
    const bool draws = total.soft ? total.points < 17 : total.points < 12;
    if (total.soft) because.with(draws ? r.absent_soft_draws : r.absent_soft_stands);
    if (!total.soft) because.with(draws ? r.absent_hard_draws : r.absent_hard_stands);
    d.emit(because, AbsentPlayed{s.round.turn, draws, leaves_pair(d, s.round.turn)});
}

}  // namespace croupier::table
