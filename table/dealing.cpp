// The dealer's next act, one at a time: cards of the deal and the play, turns, the dealer's hand.
#include "table/dealing.hpp"

#include "table/antes.hpp"
#include "table/button.hpp"
#include "table/by_hand.hpp"
#include "table/insurance.hpp"
#include "table/options.hpp"
#include "table/play.hpp"
#include "table/preparing.hpp"
#include "table/reconstruction.hpp"
#include "table/settlement.hpp"
#include "table/surrender.hpp"

namespace croupier::table {
namespace {

using rules::BlackjackPaid;
using rules::SecondCard;
using rules::Soft17;
using rules::SplitCard;

// Adds the clauses that a total rests on: soft or hard, and what the last card counts.
void cite_total(const Deciding& d, Because& because, const PlayedHand& hand) {
    const Card last = hand.cards[hand.cards.size() - 1];
    because.with(hand.total().soft ? d.r.soft_total : d.r.hard_total);
    if (hand.cards.holds_ace()) because.with(d.r.ace_value);
    because.with(last.is_ace()                   ? d.r.ace_value
                 : last.rank == cards::Rank::ten ? d.r.ten_value
                 : last.rank > cards::Rank::ten  ? d.r.court_value
                                                 : d.r.number_value);
    because.with(d.r.card_values);
}

void announce(Deciding& d, Because because, HandId id, const PlayedHand& hand) {
    const Total total = hand.total();
    cite_total(d, because, hand);
    d.emit(because, TotalAnnounced{id, u8(total.points), total.soft, hand.blackjack()});
}

// A card that had strayed serves as the one that is due: the clause for that goes first.
void cite_stray(const Deciding& d, Because& because) {
    if (d.s.cards.strays.empty()) return;
    const Stray& stray = d.s.cards.strays.front();
    const bool seen = stray.seen && d.r.stray_seen.because && d.s.round.stage >= Stage::play;
    Because first = stray.again ? Because(d.r.reconstruction)
                    : seen      ? Because(d.r.stray_seen)
                                : Because(d.r.stray_card);
    because = first.with_all(because);
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

std::optional<Card> dealers_first(const State& state) {
    if (state.round.dealer.cards.empty()) return std::nullopt;
    return state.round.dealer.cards[0];
}

bool is_low(Card card) { return !card.is_ace() && !card.is_ten_valued(); }

// A Blackjack is paid before anybody draws, or waits for the dealer. One who was dealt no card may
// yet draw a Blackjack.
void settle_blackjack(Deciding& d, HandId id, const PlayedHand& hand, std::optional<Card> first) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool at_once = r.blackjack_paid_at_once.value != BlackjackPaid::against_2_to_9 ||
                         (first && is_low(*first));
    Because natural(r.blackjack);
    cite_total(d, natural, hand);
    d.emit(natural, TotalAnnounced{id, u8(cards::best_total), true, true});
    if (!at_once) {
        d.emit(Because(r.blackjack_waits, r.no_draw_at_21), BlackjackWaits{id});
        return;
    }
    if (hand.face_down != 0) d.emit(Because(r.face_down), CardsTurned{id, 0});
    Because because(r.blackjack_paid_at_once, r.blackjack_pays);
    if (r.wins_blackjack.value == rules::BlackjackWins::over_every_hand) {
        because.with(r.wins_blackjack);
    }
    because.with(r.interim).with(r.blackjack);
    const Box& box = s.box(id.box);
    for (int i = 0; i < box.bettor_count; ++i) {
        const Stake& stake = hand.stakes[at(i)];
        if (!stake.live) continue;
        pay(d, because, box.bettors[at(i)].player, id, r.blackjack_pays.value, stake.base);
    }
    d.emit(Because(r.blackjack_cards_removed, r.blackjack_paid_at_once), CardsRemoved{id});
}

void settle_blackjacks(Deciding& d) {
    const State& s = d.s;
    for (int number = next_staked_box(s, 0); number != 0; number = next_staked_box(s, number)) {
        const PlayedHand& hand = s.box(number).hands[0];
        if (!hand.blackjack() || !hand.any_live()) continue;
        settle_blackjack(d, {u8(number), 0}, hand, dealers_first(s));
    }
}

// The dealer's first card comes after the initial deal: what would have been settled by it then is
// settled now.
void settle_by_late_card(Deciding& d, Card first) {
    const State& s = d.s;
    for (int number = next_staked_box(s, 0); number != 0; number = next_staked_box(s, number)) {
        const PlayedHand& hand = s.box(number).hands[0];
        if (hand.blackjack() && hand.any_live() && is_low(first)) {
            settle_blackjack(d, {u8(number), 0}, hand, first);
        }
    }
    pay_late_super_bonus(d, first);
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
    if (state.round.option_wagers.empty() || state.round.button_left_to_staff) return false;
    const auto offer = button_offer(state);
    return offer && !offer->all_absent;
}

// The next step with the optional wagers of this stage; false when none is left to take.
bool proceed_options(Deciding& d) {
    if (option_wagers_to_judge(d.s)) {
        judge_option_wagers(d);
        return true;
    }
    if (d.s.round.option_wagers.empty() || !button_offer(d.s)) return false;
    if (!button_stops_dealer(d.s)) staff_presses(d);
    return true;
}

// What is done before insurance, or without it: one step at a time.
void proceed_dealt(Deciding& d) {
    const State& s = d.s;
    // No card of the dealer's: the books without a remedy at the player's choice stop here.
    if (s.round.dealer.cards.empty() && !d.r.dealer_card_missed.because) {
        d.emit(Because(d.r.reconstruction), error_found(d, Finding::card_missing, 0));
        return;
    }
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

Answer deal_card(Deciding& d, Because because, HandId hand);

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
    const Card card = d.s.next_card();
    const bool late = second_card_was_missed(d.s, id);
    Because laid = late ? Because(r.second_card_missed, r.face_up) : card_because(d, hand);
    cite_stray(d, laid);
    d.emit(laid, CardDealt{id, card, false, next_card_ends_rescue(r)});
    const bool second = hand.cards.size() == 1 && !late;
    hand.cards.add(card);
    judge_after_card(d, id.box, card);
    if (late && hand.blackjack()) {
        settle_blackjack(d, id, hand, dealers_first(d.s));
        return;
    }
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
    const Box& box = state.box(state.round.turn.box);
    const PlayedHand& in_turn = box.hands[state.round.turn.hand];
    // Whoever is there chooses between a second card that was missed and the wager.
    if (second_card_was_missed(state, state.round.turn) && !in_turn.owed_card &&
        state.player(box.bettors[at(caller_on(state, state.round.turn))].player).acts()) {
        return -1;
    }
    if (in_turn.owed_card || in_turn.cards.size() == 1) return state.round.turn.hand;
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
           !state.box(state.round.turn.box).hands[at(hand)].owed_card && rescue_awaited(state);
}

// A prize won by a second card that came late.
bool late_button(const State& state) {
    return state.manual() && !state.round.option_wagers.empty() && button_offer(state).has_value();
}

// The dealer's first card was missed, and is to be laid now.
bool dealer_card_is_due(const State& state) {
    using DealerCard = ByHand::DealerCard;
    if (state.round.by_hand.dealer_card == DealerCard::first)
        return state.round.dealer.cards.empty();
    return state.round.by_hand.dealer_card == DealerCard::after_hand &&
           state.round.dealer.cards.empty() && hand_finished(state.hand(state.round.turn));
}

Answer proceed_play(Deciding& d) {
    const State& s = d.s;
    if (s.manual()) {
        const bool button = late_button(s);
        if (button && button_stops_dealer(s)) return Answer::done;
        if (notices_at_turn(d)) return Answer::done;
        if (button) {
            staff_presses(d);
            return Answer::done;
        }
        if (dealer_card_is_due(s)) return lay_dealers_card(d);
    }
    if (option_wager_decided(s)) {
        settle_decided(d);
        return Answer::done;
    }
    const Box& box = s.box(s.round.turn.box);
    // Who is alone on a box has nobody to follow.
    if (box.bettor_count > 1) {
        if (follower_awaited(s)) return Answer::done;
        for (int i = 0; i < box.bettor_count; ++i) {
            if (box.bettors[at(i)].asked != Asked::none) {
                end_followers_wait(d);
                return Answer::done;
            }
        }
    }
    const PlayedHand& hand = s.hand(s.round.turn);
    const int due = hand.any_live() ? hand_due_a_card(s) : -1;
    if (due >= 0) {
        if (card_must_wait(s, due)) return Answer::done;
        if (clear_the_way(d, {s.round.turn.box, u8(due)})) return Answer::done;
        if (!s.next_is_known()) return Answer::short_of_cards;
        card_to_hand(d, {s.round.turn.box, u8(due)});
        return Answer::done;
    }
    if (hand_finished(hand)) {
        next_turn(d, s.round.turn.box, s.round.turn.hand);
    } else if (absent_play_due(s)) {
        play_absent(d);
    }
    return Answer::done;
}

// What the outcome of the round still depends on.
struct Depends {
    bool on_total{false};  // some hand is to be compared with the dealer's
    // Else whether a Blackjack or a surrender waits to see if the dealer has one.
    bool on_blackjack{false};
};

Depends depends(const State& state) {
    Depends depends;
    for (int number = next_staked_box(state, 0); number != 0;
         number = next_staked_box(state, number)) {
        const Box& box = state.box(number);
        for (int hand = 0; hand < box.hand_count; ++hand) {
            const PlayedHand& played = box.hands[at(hand)];
            for (int i = 0; i < box.bettor_count; ++i) {
                // A card too many has lost it, whatever the dealer has.
                if (!played.stakes[at(i)].live || played.total().bust()) continue;
                const bool given_up = box.bettors[at(i)].surrender == Surrender::surrendered;
                if (!played.blackjack() && !given_up) return {true, false};
                depends.on_blackjack = true;
            }
        }
    }
    return depends;
}

Answer dealer_draws(Deciding& d, Because because) {
    if (clear_the_way(d, dealers_hand)) return Answer::done;
    if (!d.s.next_is_known()) return Answer::short_of_cards;
    if (!d.s.cards.strays.empty() && d.s.cards.strays.front().seen &&
        !d.s.cards.strays.front().again && d.r.stray_to_dealer.because) {
        because = Because(d.r.stray_to_dealer).with_all(because);
    }
    const Card card = d.s.next_card();
    because.with(d.r.face_up);
    cite_stray(d, because);
    d.emit(because, CardDealt{dealers_hand, card, false, true});
    if (d.s.round.dealer.cards.empty()) settle_by_late_card(d, card);
    return Answer::done;
}

// The dealer's hand is finished. Where a card that was seen is not carried over, it goes now.
Answer dealer_finishes(Deciding& d, const Because& because, const DealerFinished& finished) {
    if (d.r.stray_seen.because && !d.s.cards.strays.empty() && d.s.cards.strays.front().seen) {
        d.emit(d.s.cards.strays.front().again ? Because(d.r.stray_left_over, d.r.dealer_extra_card)
                                              : Because(d.r.dealer_extra_card, d.r.stray_left_over),
               CardBurnt{d.s.cards.strays.front().card, true, Burnt::left_over});
        return Answer::done;
    }
    d.emit(because, finished);
    return Answer::done;
}

bool hand_was_voided(const State& state) {
    if (!state.rules().dealer_reconstructed.because) return false;
    for (int box = next_staked_box(state, 0); box != 0; box = next_staked_box(state, box)) {
        for (const Bettor& bettor : state.box(box).bettors) {
            if (bettor.annulled) return true;
        }
    }
    return false;
}

Answer proceed_dealer(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (option_wager_decided(s)) {
        settle_decided(d);
        return Answer::done;
    }
    if (rescue_awaited(s)) return Answer::done;
    const Total total = s.round.dealer.total();
    const bool draws =
        total.points < 17 || (total.points == 17 && total.soft && r.soft_17.value == Soft17::hit);
    const Depends open = draws ? depends(s) : Depends{};
    const DealerFinished finished{u8(total.points), total.soft, s.round.dealer.blackjack()};
    if (s.round.dealer.cards.empty()) {
        return dealer_draws(d,
                            Because(r.dealer_card, r.dealer_card_missed, r.dealer_reconstructed));
    }
    if (s.round.dealer.cards.size() == 1) {
        Because because(r.dealer_after_players);
        if (!open.on_total) {
            if (s.round.insurance_open) because.with(r.dealer_needs_one_for_insurance);
            if (open.on_blackjack) because.with(r.dealer_needs_one_for_blackjack);
            if (open.on_blackjack) because.with(r.surrender_void);
        }
        if (open.on_total || open.on_blackjack || s.round.insurance_open ||
            r.dealer_second_card.value == SecondCard::always) {
            return dealer_draws(d, because);
        }
        return dealer_finishes(d, Because(r.dealer_needs_none), finished);
    }
    if (s.round.insurance_open) {
        settle_insurance(d);
        return Answer::done;
    }
    if (draws && open.on_total) {
        Because because(r.soft_17, r.dealer_further_cards);
        if (hand_was_voided(s)) because.with(r.dealer_reconstructed).with(r.later_hands_stand);
        if (r.soft_17_by.value == rules::Inscribed::by_the_layout) because.with(r.soft_17_by);
        return dealer_draws(d, because);
    }
    if (draws) {
        Because because(r.dealer_needs_none);
        if (open.on_blackjack) because.with(r.dealer_needs_one_for_blackjack);
        return dealer_finishes(d, because.with(r.dealer_total_announced), finished);
    }
    Because because =
        s.round.dealer.blackjack() ? Because(r.blackjack, r.soft_17) : Because(r.soft_17);
    if (r.soft_17_by.value == rules::Inscribed::by_the_layout) because.with(r.soft_17_by);
    if (total.soft) because.with(r.dealer_ace_counts).with(r.soft_total);
    return dealer_finishes(d, because.with(r.dealer_total_announced), finished);
}

Answer deal_card(Deciding& d, Because because, HandId hand) {
    if (clear_the_way(d, hand)) return Answer::done;
    if (!d.s.next_is_known()) return Answer::short_of_cards;
    const bool down = d.s.sign.face_down_style && hand.box != 0;
    cite_stray(d, because);
    because.with(down ? d.r.face_down : d.r.face_up);
    const Card card = d.s.next_card();
    d.emit(because, CardDealt{hand, card, down, hand.box == 0 || next_card_ends_rescue(d.r)});
    if (hand.box != 0) {
        judge_after_card(d, hand.box, card);
    } else if (d.s.round.stage == Stage::play) {
        settle_by_late_card(d, card);
    }
    return Answer::done;
}

// Whatever the stage, the dealer does nothing before somebody has put right what is wrong.
bool others_are_awaited(const State& state) {
    if (state.round.by_hand.stopped || state.cards.preparing.substitute) return true;
    // The cards that a machine held when it failed, or that filled the shoe, are to be cut.
    if (state.cards.preparing.cards == CardsAre::shuffled && in_round(state)) return true;
    return state.cards.machine_failed && state.continuous() && in_round(state);
}

}  // namespace

Answer lay_dealers_card(Deciding& d) {
    return deal_card(d, Because(d.r.dealer_card, d.r.dealer_card_missed), dealers_hand);
}

Answer proceed(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (s.round.press.pending) return Answer::short_of_prize;
    if (others_are_awaited(s)) return Answer::done;
    if (!s.round.by_hand.kept.empty() && take_kept(d)) return Answer::done;
    switch (s.round.stage) {
        case Stage::settled:
            if (due_between_rounds(s)) proceed_between_rounds(d);
            return Answer::done;
        case Stage::betting:
        case Stage::closed: return Answer::done;
        case Stage::first_cards:
            return deal_card(d, Because(r.first_card, r.deal_clockwise, r.shoe), s.round.turn);
        case Stage::dealer_card: return deal_card(d, Because(r.dealer_card), dealers_hand);
        case Stage::second_cards:
            return deal_card(d, Because(r.second_card, r.deal_clockwise), s.round.turn);
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
    d.emit(Because(d.r.surrender), SurrenderClosed{surrender_awaited(d.s)});
    next_turn(d, 0, 0);
}

// What a dealer worked by hand notices on coming to a hand, or owes to the dealer's own.
bool due_by_hand(const State& state) {
    if (dealer_card_is_due(state)) return true;
    std::vector<Event> events;
    Deciding d(state, events);
    return notices_at_turn(d);
}

// Somebody's decision is to be taken again before anything else happens.
bool kept_is_due(const State& state) {
    if (state.round.by_hand.kept.empty()) return false;
    std::vector<Event> events;
    Deciding d(state, events);
    return take_kept(d);
}

std::optional<HandId> card_due_to(const State& state) {
    if (!dealer_is_due(state) || state.round.press.pending || kept_is_due(state))
        return std::nullopt;
    switch (state.round.stage) {
        case Stage::first_cards:
        case Stage::second_cards: return state.round.turn;
        case Stage::dealer_card: return dealers_hand;
        case Stage::play: {
            if (late_button(state)) return std::nullopt;
            if (state.manual() && due_by_hand(state)) {
                if (dealer_card_is_due(state)) return dealers_hand;
                return std::nullopt;
            }
            if (option_wager_decided(state)) return std::nullopt;
            const Box& box = state.box(state.round.turn.box);
            for (int i = 0; i < box.bettor_count; ++i) {
                if (box.bettors[at(i)].asked != Asked::none) return std::nullopt;
            }
            if (!state.hand(state.round.turn).any_live()) return std::nullopt;
            const int due = hand_due_a_card(state);
            if (due < 0) return std::nullopt;
            return HandId{state.round.turn.box, u8(due)};
        }
        case Stage::dealer: {
            std::vector<Event> events;
            Deciding d(state, events);
            if (proceed_dealer(d) == Answer::short_of_cards) return dealers_hand;
            const auto draws = [](const Event& event) {
                return holds_alternative<CardDealt>(event.what) ||
                       holds_alternative<CuttingCardCame>(event.what);
            };
            const auto* burnt = events.empty() ? nullptr : get_if<CardBurnt>(&events[0].what);
            if (burnt && burnt->why == Burnt::face_up) return dealers_hand;
            if (!events.empty() && draws(events[0])) return dealers_hand;
            return std::nullopt;
        }
        default: return std::nullopt;
    }
}

bool dealer_is_due(const State& state) {
    std::vector<Event> events;
    return decide_next_act(state, events) != Answer::done || !events.empty();
}

}  // namespace croupier::table
