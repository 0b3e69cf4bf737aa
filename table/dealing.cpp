// The dealer's next act, one at a time: cards of the deal and the play, turns, the dealer's hand.
#include "table/deciding.hpp"

namespace croupier::table {
namespace {

using rules::BlackjackPaid;
using rules::SecondCard;
using rules::Soft17;
using rules::SplitCard;

// The clauses that a total rests on: soft or hard, and what the last card counts.
Because total_because(const Deciding& d, const Because& announced, const PlayedHand& hand) {
    const Card last = hand.cards[hand.cards.size() - 1];
    Because because = announced;
    because.with(hand.total().soft ? d.r.soft_total : d.r.hard_total);
    if (hand.cards.holds_ace()) because.with(d.r.ace_value);
    because.with(last.is_ace()                   ? d.r.ace_value
                 : last.rank == cards::Rank::ten ? d.r.ten_value
                 : last.rank > cards::Rank::ten  ? d.r.court_value
                                                 : d.r.number_value);
    because.with(d.r.card_values);
    return because;
}

void announce(Deciding& d, const Because& announced, HandId id, const PlayedHand& hand) {
    const Total total = hand.total();
    d.emit(total_because(d, announced, hand),
           TotalAnnounced{id, u8(total.points), total.soft, hand.blackjack()});
}

// Emits the turn of the first hand after `box`/`hand` that has a decision to take, or the dealer's.
void next_turn(Deciding& d, int box, int hand) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool first = box == 0;
    while (true) {
        if (box != 0) hand = next_hand(s.box(box), hand);
        if (box == 0 || hand < 0) {
            box = next_staked_box(s, box);
            if (box == 0) break;
            hand = 0;
        }
        const HandId id{u8(box), u8(hand)};
        const PlayedHand& next = s.hand(id);
        if (!next.any_live() || next.blackjack() || next.surrendered) continue;
        Because because(r.turn);
        if (first) because.with(r.subsequent_deal);
        if (next.from_split) because.with(r.split_order).with(r.split_hand_played);
        d.emit(because, TurnCame{id, s.box(box).bettors[at(caller_on(s, id))].player});
        if (next.cards.size() >= 2 && next.face_down == 0) {
            announce(d, Because(r.total_announced), id, next);
        }
        return;
    }
    d.emit(Because(r.dealer_after_players), DealersTurn{});
}

// Blackjacks that are paid before anybody draws, and those that wait for the dealer.
void settle_blackjacks(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Card up = s.dealer.cards[0];
    const bool at_once = r.blackjack_paid_at_once.value != BlackjackPaid::against_2_to_9 ||
                         (!up.is_ace() && !up.is_ten_valued());
    for (int number = next_staked_box(s, 0); number != 0; number = next_staked_box(s, number)) {
        const Box& box = s.box(number);
        const PlayedHand& hand = box.hands[0];
        const HandId id{u8(number), 0};
        if (!hand.blackjack() || !hand.any_live()) continue;
        d.emit(total_because(d, Because(r.blackjack), hand),
               TotalAnnounced{id, u8(cards::best_total), true, true});
        if (!at_once) {
            d.emit(Because(r.blackjack_waits, r.no_draw_at_21), BlackjackWaits{id});
            continue;
        }
        if (hand.face_down != 0) d.emit(Because(r.face_down), CardsTurned{id, 0});
        Because because(r.blackjack_paid_at_once, r.blackjack_pays);
        if (r.wins_blackjack.value == rules::BlackjackWins::over_every_hand) {
            because.with(r.wins_blackjack);
        }
        because.with(r.interim).with(r.blackjack);
        for (int i = 0; i < box.bettor_count; ++i) {
            const Stake& stake = hand.stakes[at(i)];
            if (!stake.live) continue;
            pay(d, because, box.bettors[at(i)].player, id, r.blackjack_pays.value, stake.base);
        }
        d.emit(Because(r.blackjack_cards_removed, r.blackjack_paid_at_once), CardsRemoved{id});
    }
}

bool blackjack_is_live(const State& state) {
    for (int box = next_staked_box(state, 0); box != 0; box = next_staked_box(state, box)) {
        const PlayedHand& hand = state.box(box).hands[0];
        if (hand.blackjack() && hand.any_live()) return true;
    }
    return false;
}

// A button that a player, or the staff, has been offered and has not pressed. Where nobody who
// could press is there, the staff does so unasked.
bool button_stops_dealer(const State& state) {
    if (state.side_wagers.empty() || state.button_left_to_staff) return false;
    const auto offer = button_offer(state);
    return offer && !offer->all_absent;
}

// The next step with the optional wagers of this stage; false when none is left to take.
bool proceed_options(Deciding& d) {
    if (side_wagers_to_judge(d.s)) {
        judge_side_wagers(d);
        return true;
    }
    if (d.s.side_wagers.empty() || !button_offer(d.s)) return false;
    if (!button_stops_dealer(d.s)) staff_presses(d);
    return true;
}

// What is done before insurance, or without it: one step at a time.
void proceed_dealt(Deciding& d) {
    const State& s = d.s;
    if (antes_to_collect(s)) {
        collect_antes(d);
    } else if (proceed_options(d)) {
        return;
    } else if (d.r.blackjack_paid_at_once.value == BlackjackPaid::before_insurance &&
               blackjack_is_live(s)) {
        settle_blackjacks(d);
    } else {
        offer_or_pass(d);
    }
}

void proceed_interim(Deciding& d) {
    if (proceed_options(d)) return;
    settle_blackjacks(d);
    if (surrender_is_offered(d.s)) {
        d.emit(Because(d.r.surrender_offered, d.r.surrender, d.r.surrender_part),
               SurrenderOffered{});
    } else {
        next_turn(d, 0, 0);
    }
}

Because card_because(const Deciding& d, const PlayedHand& hand) {
    const Rules& r = d.r;
    Because because;
    if (hand.doubled) {
        because = Because(r.double_one_card, r.double_one_card_drawn);
    } else if (hand.cards.size() == 1) {
        because = hand.split_aces
                      ? Because(r.split_aces_one_card, r.split_aces_no_choice, r.split_order)
                      : Because(r.split_order);
    } else {
        because = Because(r.drawn_card, r.may_draw);
    }
    return because.with(r.face_up);
}

// A card to a player's hand in play, and all that follows from it without anybody's choice.
void card_to_hand(Deciding& d, HandId id) {
    const Rules& r = d.r;
    PlayedHand hand = d.s.hand(id);
    const Card card = d.s.shoe.order()[0];
    d.emit(card_because(d, hand), CardDealt{id, card, false});
    const bool second = hand.cards.size() == 1;
    hand.cards.add(card);
    judge_after_card(d, id.box, card);
    if (hand.face_down == 0) {
        announce(d, second ? Because(r.split_hand_played) : Because(r.total_announced_again), id,
                 hand);
    }
    const Total total = hand.total();
    if (total.bust()) {
        if (hand.face_down != 0) {
            d.emit(Because(r.face_down), CardsTurned{id, 0});
            announce(d, Because(r.total_announced_again), id, hand);
        }
        lose_busted(d, id);
        return;
    }
    if (wins_at_once(r, hand)) {
        pay_at_once(d, id, hand);
        return;
    }
    if (total.points == cards::best_total) {
        Because because(r.no_draw_at_21, r.totals_restrict);
        if (hand.cards.ace_and_ten()) because.with(r.split_no_blackjack);
        if (hand.doubled) because.with(r.double_one_card);
        if (hand.split_aces) because.with(r.split_aces_one_card);
        d.emit(because, HandClosed{id});
        return;
    }
    if (hand.doubled) {
        d.emit(Because(r.double_one_card, r.double_one_card_drawn), HandClosed{id});
        if (r.double_withdrawn.because) d.emit(Because(r.double_withdrawn), RescueOffered{id});
        return;
    }
    if (r.cards_max.because && hand.cards.size() >= r.cards_max.value) {
        d.emit(Because(r.cards_max), HandClosed{id});
        return;
    }
    const int hands = d.s.box(id.box).hand_count;
    const bool may_split_again = hand.pair(r.split_pair_by.value) &&
                                 hands <= r.ace_splits_max.value && hands < r.hands_max.value;
    if (hand.split_aces && !may_split_again) {
        d.emit(Because(r.split_aces_one_card, r.split_aces_no_choice), HandClosed{id});
    }
}

// The hand of the box in turn that must have a card before anything else happens; -1 for none.
int hand_due_a_card(const State& state) {
    const Box& box = state.box(state.turn.box);
    const PlayedHand& in_turn = box.hands[state.turn.hand];
    if (in_turn.owed_card || in_turn.cards.size() == 1) return state.turn.hand;
    if (state.rules().split_card.value == SplitCard::at_once) {
        for (int hand = next_hand(box, -1); hand >= 0; hand = next_hand(box, hand)) {
            if (box.hands[at(hand)].cards.size() == 1 && box.hands[at(hand)].any_live()) {
                return hand;
            }
        }
    }
    return -1;
}

// A card that the dealer would deal unasked waits while a doubled part may be taken back.
bool card_must_wait(const State& state, int hand) {
    return state.rules().double_withdrawn.value == rules::Rescue::until_next_card &&
           !state.box(state.turn.box).hands[at(hand)].owed_card && rescue_awaited(state);
}

Answer proceed_play(Deciding& d) {
    const State& s = d.s;
    if (side_wager_decided(s)) {
        settle_decided(d);
        return Answer::done;
    }
    const Box& box = s.box(s.turn.box);
    if (follower_awaited(s)) return Answer::done;
    for (int i = 0; i < box.bettor_count; ++i) {
        if (box.bettors[at(i)].asked != Asked::none) {
            end_followers_wait(d);
            return Answer::done;
        }
    }
    const PlayedHand& hand = s.hand(s.turn);
    const int due = hand.any_live() ? hand_due_a_card(s) : -1;
    if (due >= 0) {
        if (card_must_wait(s, due)) return Answer::done;
        if (s.shoe.cards_known() == 0) return Answer::short_of_cards;
        card_to_hand(d, {s.turn.box, u8(due)});
        return Answer::done;
    }
    if (hand_finished(hand)) {
        next_turn(d, s.turn.box, s.turn.hand);
    } else if (absent_play_due(s)) {
        play_absent(d);
    }
    return Answer::done;
}

// What the outcome of the round still depends on.
struct Depends {
    bool on_total{false};      // some hand is to be compared with the dealer's
    bool on_blackjack{false};  // a Blackjack or a surrender waits to see whether the dealer has one
};

Depends depends(const State& state) {
    Depends depends;
    for (int number = next_staked_box(state, 0); number != 0;
         number = next_staked_box(state, number)) {
        const Box& box = state.box(number);
        for (int hand = 0; hand < box.hand_count; ++hand) {
            const PlayedHand& played = box.hands[at(hand)];
            for (int i = 0; i < box.bettor_count; ++i) {
                if (!played.stakes[at(i)].live) continue;
                const bool given_up = box.bettors[at(i)].surrender == Surrender::surrendered;
                (played.blackjack() || given_up ? depends.on_blackjack : depends.on_total) = true;
            }
        }
    }
    return depends;
}

Answer dealer_draws(Deciding& d, Because because) {
    if (d.s.shoe.cards_known() == 0) return Answer::short_of_cards;
    d.emit(because.with(d.r.face_up), CardDealt{dealers_hand, d.s.shoe.order()[0], false});
    return Answer::done;
}

Answer proceed_dealer(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (side_wager_decided(s)) {
        settle_decided(d);
        return Answer::done;
    }
    if (rescue_awaited(s)) return Answer::done;
    const Depends open = depends(s);
    const Total total = s.dealer.total();
    const DealerFinished finished{u8(total.points), total.soft};
    if (s.dealer.cards.size() == 1) {
        Because because(r.dealer_after_players);
        if (!open.on_total) {
            if (s.insurance_open) because.with(r.dealer_needs_one_for_insurance);
            if (open.on_blackjack) because.with(r.dealer_needs_one_for_blackjack);
            if (open.on_blackjack) because.with(r.surrender_void);
        }
        if (open.on_total || open.on_blackjack || s.insurance_open ||
            r.dealer_second_card.value == SecondCard::always) {
            return dealer_draws(d, because);
        }
        d.emit(Because(r.dealer_needs_none), finished);
        return Answer::done;
    }
    if (s.insurance_open) {
        settle_insurance(d);
        return Answer::done;
    }
    const bool draws =
        total.points < 17 || (total.points == 17 && total.soft && r.soft_17.value == Soft17::hit);
    if (draws && open.on_total) {
        Because because(r.soft_17, r.dealer_further_cards);
        if (r.soft_17_by.value == rules::Inscribed::by_the_layout) because.with(r.soft_17_by);
        return dealer_draws(d, because);
    }
    if (draws) {
        Because because(r.dealer_needs_none);
        if (open.on_blackjack) because.with(r.dealer_needs_one_for_blackjack);
        d.emit(because.with(r.dealer_total_announced), finished);
        return Answer::done;
    }
    Because because = s.dealer.blackjack() ? Because(r.blackjack, r.soft_17) : Because(r.soft_17);
    if (r.soft_17_by.value == rules::Inscribed::by_the_layout) because.with(r.soft_17_by);
    if (total.soft) because.with(r.dealer_ace_counts).with(r.soft_total);
    d.emit(because.with(r.dealer_total_announced), finished);
    return Answer::done;
}

Answer deal_card(Deciding& d, const Because& because, HandId hand) {
    if (d.s.shoe.cards_known() == 0) return Answer::short_of_cards;
    const bool down = d.s.face_down_style && hand.box != 0;
    Because all = because;
    all.with(down ? d.r.face_down : d.r.face_up);
    const Card card = d.s.shoe.order()[0];
    d.emit(all, CardDealt{hand, card, down});
    if (hand.box != 0) judge_after_card(d, hand.box, card);
    return Answer::done;
}

}  // namespace

bool hand_finished(const PlayedHand& hand) {
    return hand.stood || !hand.any_live() || hand.total().bust();
}

Answer proceed(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (s.press.pending) return Answer::short_of_prize;
    switch (s.stage) {
        case Stage::betting:
        case Stage::settled:
        case Stage::closed: return Answer::done;
        case Stage::first_cards:
            return deal_card(d, Because(r.first_card, r.deal_clockwise, r.shoe), s.turn);
        case Stage::dealer_card: return deal_card(d, Because(r.dealer_card), dealers_hand);
        case Stage::second_cards:
            return deal_card(d, Because(r.second_card, r.deal_clockwise), s.turn);
        case Stage::dealt: proceed_dealt(d); return Answer::done;
        case Stage::insurance:
            if (!insurance_awaited(s)) close_insurance(d);
            return Answer::done;
        case Stage::others_insurance:
            if (!others_awaited(s)) close_others(d);
            return Answer::done;
        case Stage::interim: proceed_interim(d); return Answer::done;
        case Stage::surrender:
            if (!surrender_awaited(s)) close_surrender(d);
            return Answer::done;
        case Stage::play: return proceed_play(d);
        case Stage::dealer: return proceed_dealer(d);
        case Stage::settling:
            if (const int box = next_unsettled_box(s); box != 0) {
                settle_box(d, box);
            } else {
                end_round(d);
            }
            return Answer::done;
    }
    return Answer::done;
}

void close_surrender(Deciding& d) {
    d.emit(Because(d.r.surrender), SurrenderClosed{});
    next_turn(d, 0, 0);
}

bool dealer_is_due(const State& state) {
    if (state.press.pending) return true;
    switch (state.stage) {
        case Stage::betting:
        case Stage::settled:
        case Stage::closed: return false;
        case Stage::dealt:
            return antes_to_collect(state) || side_wagers_to_judge(state) ||
                   !button_stops_dealer(state);
        case Stage::interim: return side_wagers_to_judge(state) || !button_stops_dealer(state);
        case Stage::insurance: return !insurance_awaited(state);
        case Stage::others_insurance: return !others_awaited(state);
        case Stage::surrender: return !surrender_awaited(state);
        case Stage::dealer: return side_wager_decided(state) || !rescue_awaited(state);
        case Stage::play: {
            if (side_wager_decided(state)) return true;
            if (follower_awaited(state)) return false;
            const Box& box = state.box(state.turn.box);
            for (int i = 0; i < box.bettor_count; ++i) {
                if (box.bettors[at(i)].asked != Asked::none) return true;
            }
            const PlayedHand& hand = state.hand(state.turn);
            const int due = hand.any_live() ? hand_due_a_card(state) : -1;
            if (due >= 0) return !card_must_wait(state, due);
            return hand_finished(hand) || absent_play_due(state);
        }
        default: return true;
    }
}

Refused draw_to(Deciding& d, const DrawTo& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (c.hand.box == 0) {
        if (s.stage == Stage::dealer || s.stage == Stage::dealer_card) {
            return refuse(Because(r.soft_17, r.dealer_needs_none), "no card is due to the dealer");
        }
        return refuse(Because(r.dealer_after_players),
                      "the dealer draws when every player's hand is finished");
    }
    return refuse(Because(r.turn), "no card is due to {}", in_words(c.hand, s));
}

}  // namespace croupier::table
