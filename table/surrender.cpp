// Giving up: surrender before the play, and the doubled part of a wager taken back after its card.
#include "table/surrender.hpp"

namespace croupier::table {
namespace {

using rules::SurrenderAgainst;
using rules::SurrenderBinds;

bool is_here(const State& state, PlayerId player) { return state.player(player).acts(); }

bool offered_against(const Rules& rules, Card up) {
    if (!rules.surrender.because) return false;
    if (rules.surrender.value == SurrenderAgainst::ten_value_or_ace && up.is_ten_valued()) {
        return true;
    }
    return up.is_ace() || up.rank > cards::Rank::ten;
}

// Whether the hand of a box may still be given up as far as its cards go.
bool may_be_given_up(const Box& box, int index) {
    const PlayedHand& hand = box.hands[0];
    return hand.stakes[at(index)].live && hand.total().points < cards::best_total;
}

// Who answers the offer for a box: its caller, or the next bettor where the caller has no wager.
bool answer_open(const State& state, int number, int index) {
    const Box& box = state.box(number);
    const int caller = caller_on(state, {u8(number), 0});
    const Bettor& bettor = box.bettors[at(index)];
    if (bettor.surrender != Surrender::unanswered || !may_be_given_up(box, index)) return false;
    if (!is_here(state, bettor.player)) return false;
    return index == caller || box.hands[0].surrendered;
}

}  // namespace

bool surrender_awaited_from(const State& state, PlayerId player) {
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        const int index = bettor_index(box, player);
        if (index >= 0 && answer_open(state, number, index)) return true;
    }
    return false;
}

bool surrender_awaited(const State& state) {
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            if (answer_open(state, number, i)) return true;
        }
    }
    return false;
}

bool surrender_is_offered(const State& state) {
    if (state.round.dealer.cards.empty()) return false;
    return offered_against(state.rules(), state.round.dealer.cards[0]) && surrender_awaited(state);
}

Refused forbids_surrender(const Deciding& d, const SurrenderHand& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (c.box < 1 || c.box > s.setup.boxes) {
        return refuse(Because(r.box, r.boxes_max), "this table has boxes 1 to {}", s.setup.boxes);
    }
    const Because offer(r.surrender, r.surrender_part);
    if (!r.surrender.because) {
        return refuse(Because(r.turn, r.choices), "this game has no surrender");
    }
    const Box& box = s.box(c.box);
    const int index = bettor_index(box, c.player);
    const int caller = caller_on(s, {u8(c.box), 0});
    if (index < 0) return refuse(offer, "{} has no wager on box {}", d.name(c.player), c.box);
    const bool dealt = s.round.stage > Stage::dealt && s.round.stage < Stage::settled;
    if (dealt && !s.round.dealer.cards.empty() && !offered_against(r, s.round.dealer.cards[0])) {
        return refuse(offer, "surrender is not offered against the dealer's {}",
                      cards::spoken(s.round.dealer.cards[0]));
    }
    if (s.round.stage != Stage::surrender) {
        const bool alone = dealt && index != caller && !box.hands[0].surrendered;
        return refuse(alone ? Because(r.surrender_caller, r.surrender) : offer,
                      "surrender is open after the deal, before any further card");
    }
    if (!may_be_given_up(box, index)) {
        return refuse(offer, "only a hand below 21 may be surrendered");
    }
    const Bettor& bettor = box.bettors[at(index)];
    if (bettor.surrender != Surrender::unanswered) {
        return refuse(index == caller ? offer : Because(r.surrender_caller, r.surrender),
                      "{} has answered already", d.name(c.player));
    }
    if (index != caller && !box.hands[0].surrendered) {
        return refuse(Because(r.surrender_caller, r.surrender_binds),
                      "{} decides for box {} and has not surrendered",
                      d.name(box.bettors[at(caller)].player), c.box);
    }
    return std::nullopt;
}

Refused surrender(Deciding& d, const SurrenderHand& c) {
    if (auto no = forbids_surrender(d, c)) return no;
    const Rules& r = d.r;
    const Box& box = d.s.box(c.box);
    const int index = bettor_index(box, c.player);
    const HandId hand{u8(c.box), 0};
    const bool calls = index == caller_on(d.s, hand);
    if (box.hands[0].face_down != 0) d.emit(Because(r.face_down), CardsTurned{hand, 0});
    const Because because(r.surrender, r.surrender_part, r.surrender_marked, r.surrender_no_cards);
    d.emit(because, Surrendered{c.player, hand, calls, false});
    if (!calls || r.surrender_binds.value != SurrenderBinds::all) return std::nullopt;
    for (int i = 0; i < box.bettor_count; ++i) {
        if (i == index || !may_be_given_up(box, i)) continue;
        d.emit(Because(r.surrender_binds, r.surrender_marked),
               Surrendered{box.bettors[at(i)].player, hand, false, true});
    }
    return std::nullopt;
}

void settle_surrender(Deciding& d, PlayerId player, HandId hand, Money stake) {
    const Rules& r = d.r;
    if (d.s.round.dealer.blackjack()) {
        d.emit(Because(r.surrender_void, r.loses_lower), WagerLost{player, hand, stake});
        return;
    }
    // What goes back is rounded up to what chips can pay.
    const Ratio part = r.surrender_part.value;
    const Money given_up{stake.cents * part.won / part.staked};
    const Money back = std::min(stake, d.s.setup.chips.next_up(stake - given_up));
    d.emit(Because(r.surrender_collected, r.surrender_part),
           SurrenderCollected{player, hand, stake - back, back});
}

bool rescue_awaited_from(const State& state, PlayerId player) {
    if (!state.round.rescue_open || !is_here(state, player)) return false;
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        const int index = bettor_index(box, player);
        if (index < 0) continue;
        for (int hand = 0; hand < box.hand_count; ++hand) {
            const Stake& stake = box.hands[at(hand)].stakes[at(index)];
            if (stake.live && stake.may_withdraw) return true;
        }
    }
    return false;
}

bool rescue_awaited(const State& state) {
    if (!state.round.rescue_open) return false;
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        if (rescue_awaited_from(state, static_cast<PlayerId>(p))) return true;
    }
    return false;
}

Refused forbids_withdrawing_double(const Deciding& d, const WithdrawDouble& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!r.double_withdrawn.because) {
        return refuse(Because(r.added_wager_locked, r.wager_locked),
                      "a double is not withdrawn in this game");
    }
    const Because because(r.double_withdrawn, r.double_withdrawn_each);
    const bool there = c.hand.box >= 1 && c.hand.box <= s.setup.boxes &&
                       c.hand.hand < s.box(c.hand.box).hand_count;
    const int index = there ? bettor_index(s.box(c.hand.box), c.player) : -1;
    if (index < 0) {
        return refuse(because, "{} has no wager at {}", d.name(c.player), in_words(c.hand, s));
    }
    const PlayedHand& hand = s.hand(c.hand);
    const Stake& stake = hand.stakes[at(index)];
    if (stake.added == nothing) return refuse(because, "{} has not doubled", d.name(c.player));
    if (!stake.live) return refuse(because, "{} is settled", in_words(c.hand, s));
    if (!stake.may_withdraw) {
        return refuse(because, "{}",
                      hand.owed_card ? "the doubled hand awaits its card"
                                     : "the time to take the doubled part back is over");
    }
    return std::nullopt;
}

Refused withdraw_double(Deciding& d, const WithdrawDouble& c) {
    if (auto no = forbids_withdrawing_double(d, c)) return no;
    const Rules& r = d.r;
    const Box& box = d.s.box(c.hand.box);
    const int index = bettor_index(box, c.player);
    const PlayedHand& hand = d.s.hand(c.hand);
    const Stake& stake = hand.stakes[at(index)];
    Because because(r.double_withdrawn, r.double_withdrawn_costs);
    if (box.bettor_count > 1) because.with(r.double_withdrawn_each);
    const bool goes_back = box.bettors[at(index)].under == Under::to_return;
    if (goes_back) {
        d.emit(Because(r.under_minimum_again, r.under_minimum),
               WagerReturned{c.player, c.hand, stake.all(), Returned::under_minimum, true});
    } else {
        d.emit(because, DoubleWithdrawn{c.player, c.hand, stake.added, stake.base});
    }
    int others = 0;
    for (int i = 0; i < box.bettor_count; ++i) {
        if (i != index && hand.stakes[at(i)].live) ++others;
    }
    if (others == 0) d.emit(Because(r.double_withdrawn_costs), CardsRemoved{c.hand});
    return std::nullopt;
}

}  // namespace croupier::table
