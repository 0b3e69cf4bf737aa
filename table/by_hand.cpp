// The dealer worked by hand: cards that go astray, and errors that somebody notices.
#include "table/by_hand.hpp"

#include <algorithm>

#include "table/antes.hpp"
#include "table/dealing.hpp"
#include "table/options.hpp"
#include "table/play.hpp"
#include "table/powers.hpp"
#include "table/preparing.hpp"
#include "table/stepping.hpp"

namespace croupier::table {
namespace {

// After the initial deal, and before the dealer's own cards, no hand waits for one.
bool no_card_is_due(const State& s) {
    if (s.round.stage < Stage::dealt || s.round.stage > Stage::play) return false;
    if (s.round.stage < Stage::play) return true;
    const PlayedHand& in_turn = s.hand(s.round.turn);
    if (in_turn.owed_card) return false;
    if (!in_turn.any_live()) return true;
    if (in_turn.cards.size() < 2) return false;
    if (s.rules().split_card.value != rules::SplitCard::at_once) return true;
    const Box& box = s.box(s.round.turn.box);
    for (int hand = 0; hand < box.hand_count; ++hand) {
        const PlayedHand& each = box.hands[at(hand)];
        if (each.any_live() && each.cards.size() == 1) return false;
    }
    return true;
}

// Whether a card that is missing there has to be put right before anything else.
bool missing_card_stops_play(const Deciding& d, int box) {
    if (box == 0) return !d.r.dealer_card_missed.because;
    const int cards = d.s.box(box).hands[0].cards.size();
    if (cards == 0) return !d.r.box_missed.because;
    return cards != 1 || !d.r.second_card_missed.because;
}

using rules::DealerExtra;
using rules::EarlyDealerCard;

// Hands that were misdealt may hold more cards than any that was played by the rules.
constexpr int misdealt_cards_max = 10;

Because error_because(const Rules& r) { return Because(r.reconstruction, r.stray_card); }

// A card that is drawn in error and seen: after the initial deal some books have a clause for it.
Because seen_because(const State& state) {
    const Rules& r = state.rules();
    const bool own = r.stray_seen.because && state.round.stage >= Stage::dealt;
    return own ? Because(r.stray_seen) : Because(r.stray_card);
}

Refused not_by_hand(const Deciding& d) {
    if (d.s.manual()) return std::nullopt;
    return refuse(error_because(d.r), "the dealer of this table is not worked by hand");
}

bool dealer_is_finished(const State& state) {
    return state.round.stage == Stage::settling || state.round.stage == Stage::settled;
}

// A card that came from the shoe although the dealer's hand was not due one.
void extra_card_of_dealer(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Card card = s.next_card();
    const bool any = r.dealer_extra_card.value == DealerExtra::any &&
                     r.early_dealer_card.value == EarlyDealerCard::burnt;
    if (any || dealer_is_finished(s)) {
        d.emit(Because(r.dealer_extra_card, r.burn_definition),
               CardBurnt{card, true, Burnt::dealers_extra});
        return;
    }
    d.emit(seen_because(s).with(r.early_dealer_card), CardStrayed{card, true, true});
}

Refused misplace_on(Deciding& d, HandId to) {
    const State& s = d.s;
    const Because because = Because(d.r.reconstruction).with_all(seen_because(s));
    if (to.box < 1 || to.box > s.setup.boxes) {
        return refuse(Because(d.r.box, d.r.boxes_max), "this table has boxes 1 to {}",
                      s.setup.boxes);
    }
    if (!in_round(s)) return refuse(Because(d.r.turn), "no round is being dealt");
    const Box& box = s.box(to.box);
    const bool there = to.hand < box.hand_count || (to.hand == 0 && !box.staked());
    if (!there || box.hands[to.hand].removed) {
        return refuse(because, "there is no hand at {}", in_words(to, s));
    }
    if (box.hands[to.hand].cards.size() >= misdealt_cards_max) {
        return refuse(because, "{} holds too many cards", in_words(to, s));
    }
    d.emit(because, CardMisplaced{to, s.next_card(), no_card_is_due(s)});
    return std::nullopt;
}

Refused skip(Deciding& d, HandId hand);

Decision answer(Refused refused) {
    if (refused) return {Answer::refused, std::move(*refused)};
    return {};
}

// Whether the initial deal comes to `to` later than to the hand that is due: then the dealer who
// draws there now has passed over what lies between.
bool comes_later(const State& state, HandId to) {
    const bool dealers = to.box == 0;
    if (dealers) return state.round.stage == Stage::first_cards && state.round.dealer.cards.empty();
    if (to.hand != 0 || to.box > state.setup.boxes || !state.box(to.box).staked()) return false;
    const int cards = state.box(to.box).hands[0].cards.size();
    switch (state.round.stage) {
        case Stage::first_cards: return to.box > state.round.turn.box && cards == 0;
        case Stage::dealer_card: return cards == 1;
        case Stage::second_cards: return to.box > state.round.turn.box && cards == 1;
        default: return false;
    }
}

// Whether the initial deal is under way and has left `to` without a card that it should have.
bool was_left_out(const State& state, HandId to) {
    if (state.round.stage < Stage::first_cards || state.round.stage > Stage::second_cards)
        return false;
    const bool second_lap = state.round.stage == Stage::second_cards;
    // The books that burn what comes to the dealer at the wrong time have no other remedy.
    if (to.box == 0) {
        return second_lap && state.round.dealer.cards.empty() &&
               state.rules().dealer_card_missed.because;
    }
    if (to.hand != 0 || to.box > state.setup.boxes || !state.box(to.box).staked()) return false;
    if (card_due_to(state) == to) return false;
    const bool passed = state.round.stage == Stage::dealer_card || to.box < state.round.turn.box;
    const int due = (passed ? 1 : 0) + (second_lap ? 1 : 0);
    return state.box(to.box).hands[0].cards.size() < due;
}

// The deal is put right while it goes on.
void lay_late(Deciding& d, HandId to) {
    const Rules& r = d.r;
    const Card card = d.s.next_card();
    const bool first = d.s.hand(to).cards.empty();
    Because because =
        to.box == 0 ? Because(r.dealer_card, r.dealer_card_missed, r.reconstruction)
                    : Because(first ? r.first_card : r.second_card, r.box_missed, r.reconstruction);
    d.emit(because.with(r.face_up), CardLaidLate{to, card});
    if (to.box != 0) judge_after_card(d, to.box, card);
}

// The dealer takes the missing first card before the hand in turn has been decided on.
bool takes_missing_card(const State& state) {
    if (state.round.stage != Stage::play || !state.round.dealer.cards.empty()) return false;
    if (!state.rules().dealer_card_missed.because) return false;
    if (state.round.by_hand.dealer_card == ByHand::DealerCard::after_hand) return false;
    const PlayedHand& hand = state.hand(state.round.turn);
    if (hand.owed_card || hand.cards.size() < 2) return false;
    const auto& choices = state.round.by_hand.choices;
    return std::none_of(choices.begin(), choices.end(), [&](const Choice& choice) {
        return is_on_hand(choice.is) && choice.hand == state.round.turn;
    });
}

PlayerId caller_of(const State& state, HandId hand) {
    return state.box(hand.box).bettors[at(caller_on(state, hand))].player;
}

// Passes over hands of the initial deal until `to` is due, and lays its card.
Decision draw_passing_over(Deciding& d, HandId to) {
    const std::size_t before = d.events().size();
    Steps steps(d.s, d.events());
    Decision decision;
    for (auto due = card_due_to(steps.state()); due && *due != to;
         due = card_due_to(steps.state())) {
        auto refused = steps.take([&](Deciding& e) { return skip(e, *due); });
        if (!refused) continue;
        d.events().resize(before);
        return answer(std::move(refused));
    }
    decision.answer = steps.take([](Deciding& e) { return proceed(e); });
    if (decision.answer != Answer::done) d.events().resize(before);
    return decision;
}

Decision draw_card_to(Deciding& d, HandId to) {
    const State& s = d.s;
    const auto due = card_due_to(s);
    if (due && *due != to && comes_later(s, to)) return draw_passing_over(d, to);
    if (due && *due == to) {
        const Answer drawn = proceed(d);
        return {drawn, {}};
    }
    if (to == s.round.turn && s.round.stage == Stage::play && second_card_was_missed(s, to) &&
        !s.hand(to).owed_card) {
        return answer(refuse(Because(d.r.second_card_missed),
                             "{} asks for the second card of {} first, or takes the wager back",
                             d.name(caller_of(s, to)), in_words(to, s)));
    }
    if (!s.next_is_known()) return {Answer::short_of_cards, {}};
    if (was_left_out(s, to)) {
        lay_late(d, to);
        return {};
    }
    if (to.box == 0 && takes_missing_card(s)) {
        const Answer laid = lay_dealers_card(d);
        return {laid, {}};
    }
    if (to.box != 0) return answer(misplace_on(d, to));
    if (!in_round(s) && s.round.stage != Stage::settled) {
        return answer(refuse(Because(d.r.dealer_card), "no round is being dealt"));
    }
    extra_card_of_dealer(d);
    return {};
}

Decision expose(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (s.cards.preparing.cards == CardsAre::shuffled || s.cards.preparing.cards == CardsAre::cut) {
        if (!r.shuffle_exposed.because) {
            return answer(refuse(Because(r.shuffle, r.cut), "no card is in the shoe yet"));
        }
        d.emit(Because(r.shuffle_exposed), StraySeen{});
        return {};
    }
    if (auto no = not_by_hand(d)) return answer(std::move(no));
    const Because because = seen_because(s);
    if (!in_round(s) && s.round.stage != Stage::settled) {
        return answer(refuse(because, "no round is being dealt"));
    }
    if (!s.cards.strays.empty() && !s.cards.strays.front().seen) {
        d.emit(because, StraySeen{});
        return {};
    }
    if (!s.next_is_known()) return {Answer::short_of_cards, {}};
    if (!s.cards.strays.empty()) return answer(refuse(because, "a card lies exposed already"));
    d.emit(because, CardStrayed{s.next_card(), true, false});
    return {};
}

Decision draw_excess(Deciding& d) {
    const State& s = d.s;
    if (auto no = not_by_hand(d)) return answer(std::move(no));
    const Because because(d.r.stray_card);
    if (!in_round(s) && s.round.stage != Stage::settled) {
        return answer(refuse(because, "no round is being dealt"));
    }
    if (s.cards.shoe.cards_known() == 0) return {Answer::short_of_cards, {}};
    d.emit(because, CardStrayed{s.cards.shoe.order()[0], false, false});
    return {};
}

// Cards of the initial deal and cards that were called for can be forgotten. The second card of a
// split hand and the dealer's own stay due.
bool can_be_skipped(const State& state, HandId due) {
    if (state.round.stage == Stage::dealer) return false;
    return state.round.stage != Stage::play || state.hand(due).owed_card;
}

Refused skip(Deciding& d, HandId hand) {
    const State& s = d.s;
    const Rules& r = d.r;
    const auto due = card_due_to(s);
    if (!due || *due != hand) {
        return refuse(Because(r.turn), "no card is due to {}", in_words(hand, s));
    }
    if (!can_be_skipped(s, hand)) {
        return refuse(Because(r.reconstruction, r.dealer_after_players),
                      "{} gets its card before anything else: say where the dealer draws it to, if "
                      "it goes astray",
                      in_words(hand, s));
    }
    Because because = s.round.stage == Stage::play ? Because(r.decision_missed, r.reconstruction)
                      : hand.box == 0              ? Because(r.dealer_card_missed, r.reconstruction)
                                                   : Because(r.box_missed, r.reconstruction);
    d.emit(because, CardSkipped{hand});
    return std::nullopt;
}

Decision misplace(Deciding& d, HandId to) {
    const State& s = d.s;
    if (auto no = not_by_hand(d)) return answer(std::move(no));
    const auto due = card_due_to(s);
    if (!due) return answer(refuse(error_because(d.r), "no card is due to anybody"));
    if (*due == to) return answer(refuse(error_because(d.r), "the card belongs there"));
    if (to.box == 0) {
        return answer(refuse(error_because(d.r), "say that the dealer draws to the dealer"));
    }
    if (!s.next_is_known()) return {Answer::short_of_cards, {}};
    if (!can_be_skipped(s, *due)) return answer(misplace_on(d, to));
    Steps steps(s, d.events());
    const std::size_t before = d.events().size();
    auto refused = steps.take([&](Deciding& e) { return skip(e, *due); });
    if (!refused) refused = steps.take([&](Deciding& e) { return misplace_on(e, to); });
    if (refused) d.events().resize(before);
    return answer(std::move(refused));
}

Decision draw_from_shoe(Deciding& d, const Command& command) {
    if (const auto* c = get_if<DrawTo>(&command)) return draw_card_to(d, c->hand);
    if (const auto* c = get_if<MisplaceCard>(&command)) return misplace(d, c->hand);
    if (holds_alternative<DrawExcess>(command)) return draw_excess(d);
    if (holds_alternative<ExposeCard>(command)) return expose(d);
    if (const auto* c = get_if<SkipCard>(&command)) {
        if (auto no = not_by_hand(d)) return answer(std::move(no));
        return answer(skip(d, c->hand));
    }
    return answer(burn_card(d));
}

// What must be done before another card leaves the shoe.
Refused forbids_drawing(const Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (s.cards.preparing.substitute) {
        return refuse(Because(r.new_cards_prepared, r.card_replaced),
                      "dealer and supervisor have not both checked the new card");
    }
    if (!in_round(s)) return std::nullopt;
    if (s.cards.preparing.cards == CardsAre::shuffled) {
        return refuse(Because(r.malfunction_cut, r.cut), "the cards have not been cut");
    }
    if (s.cards.machine_failed && s.continuous()) {
        return refuse(Because(r.malfunction), "the shoe is out of order");
    }
    return forbids_play_on_misdeal(d, s.round.turn);
}

PlayerId caller_in_turn(const State& state) { return caller_of(state, state.round.turn); }

// Whether the hand in turn is being decided while the dealer has no first card.
bool may_choose_dealer_card(const State& state) {
    using DealerCard = ByHand::DealerCard;
    const DealerCard said = state.round.by_hand.dealer_card;
    if (state.round.stage != Stage::play || !state.round.dealer.cards.empty()) return false;
    if (said != DealerCard::not_missed && said != DealerCard::asked) return false;
    const PlayedHand& hand = state.hand(state.round.turn);
    return !hand_finished(hand) && !hand.owed_card && hand.cards.size() >= 2;
}

// Cards on a box where nobody has a wager.
Refused find_hand_without_wager(Deciding& d, int number) {
    const Because because(d.r.hand_without_wager, d.r.reconstruction);
    const Box& box = d.s.box(number);
    if (box.staked() || box.hand_count == 0 || box.hands[0].removed) {
        return refuse(because, "box {} has no cards without a wager", number);
    }
    d.emit(because, error_found(d, Finding::wager_missing, u8(number)));
    const auto& laid = d.s.round.by_hand.laid;
    const HandId there{u8(number), 0};
    if (d.s.round.stage < Stage::dealt && !laid.empty() && laid.back().to == there) {
        d.emit(Because(d.r.stray_card, d.r.hand_without_wager),
               CardTakenBack{there, laid.back().card});
        return std::nullopt;
    }
    d.emit(because, CardsRemoved{{u8(number), 0}});
    return std::nullopt;
}

// A box that was passed over in the deal.
Refused find_card_missing(Deciding& d, int number) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (s.round.stage < Stage::dealt) {
        return refuse(Because(r.reconstruction, r.initial_deal),
                      "the deal is under way: the dealer lays the card now");
    }
    if (number == 0) {
        const Because because(r.dealer_card_missed, r.reconstruction);
        if (!s.round.dealer.cards.empty()) return refuse(because, "the dealer has a card");
        d.emit(because, error_found(d, Finding::card_missing, 0));
        if (r.dealer_card_missed.because && may_choose_dealer_card(s)) {
            d.emit(because, DealerCardAsked{caller_in_turn(s), s.round.turn});
        }
        return std::nullopt;
    }
    const Box& box = s.box(number);
    const int cards = box.hands[0].cards.size();
    if (!box.staked() || cards >= 2) {
        return refuse(Because(r.box_missed, r.reconstruction), "no card is missing on box {}",
                      number);
    }
    if (cards == 1) {
        d.emit(Because(r.second_card_missed, r.reconstruction),
               error_found(d, Finding::card_missing, u8(number)));
        return std::nullopt;
    }
    const Because because(r.box_missed, r.reconstruction);
    d.emit(because, error_found(d, Finding::card_missing, u8(number)));
    if (!r.box_missed.because) return std::nullopt;
    for (int i = 0; i < box.bettor_count; ++i) void_bettor(d, because, number, i);
    return std::nullopt;
}

Refused find_wrong_decks(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!r.wrong_decks.because) {
        return refuse(Because(r.cards_checked, r.void_round),
                      "this book leaves wrong decks to the power of voiding a round");
    }
    Steps steps(s, d.events());
    steps.take([&](Deciding& e) {
        e.emit(Because(r.wrong_decks, r.wrong_decks_before),
               error_found(e, Finding::wrong_decks, 0));
    });
    if (in_round(s)) {
        auto refused = steps.take([&](Deciding& e) {
            return void_round_because(e, Because(r.wrong_decks_round, r.wrong_decks),
                                      r.wrong_decks_round.value);
        });
        if (refused) return refused;
    }
    steps.take([&](Deciding& e) {
        e.emit(Because(r.wrong_decks_shoe, r.wrong_decks), brought(e, Brought::unprepared, true));
    });
    return std::nullopt;
}

Refused find_order_lost(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Because because(r.machine_order_lost, r.malfunction);
    if (!s.machine() || !in_round(s)) {
        return refuse(because.empty() ? Because(r.reconstruction) : because,
                      "no machine shoe has given out cards in a round");
    }
    if (!r.machine_order_lost.because) {
        return refuse(because, "this book leaves it to the power of voiding hands");
    }
    Steps steps(s, d.events());
    steps.take([&](Deciding& e) { e.emit(because, error_found(e, Finding::order_lost, 0)); });
    return steps.take(
        [&](Deciding& e) { return void_round_because(e, because, rules::Settled::stays); });
}

// Why the dealer of an automatic table lays no card there.
Refused draw_to(const Deciding& d, const DrawTo& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (c.hand.box == 0) {
        if (s.round.stage == Stage::dealer || s.round.stage == Stage::dealer_card) {
            return refuse(Because(r.soft_17, r.dealer_needs_none), "no card is due to the dealer");
        }
        return refuse(Because(r.dealer_after_players),
                      "the dealer draws when every player's hand is finished");
    }
    return refuse(Because(r.turn), "no card is due to {}", in_words(c.hand, s));
}

}  // namespace

ErrorFound error_found(const Deciding& d, Finding finding, int box) {
    const bool stops = finding == Finding::misdealt ||
                       (finding == Finding::card_missing && missing_card_stops_play(d, box));
    return {finding, u8(box), stops};
}

Decision draw_by_hand(Deciding& d, const Command& command) {
    const State& s = d.s;
    const auto* to = get_if<DrawTo>(&command);
    if (to && !s.manual()) return answer(draw_to(d, *to));
    if (s.round.stage == Stage::closed)
        return answer(refuse(Because(d.r.shoe), "the table is closed"));
    if (holds_alternative<ExposeCard>(command) && s.cards.preparing.cards == CardsAre::shuffled) {
        return expose(d);
    }
    if (auto no = forbids_drawing(d)) return answer(std::move(no));
    const HandId hand = to ? to->hand : card_due_to(s).value_or(dealers_hand);
    // What comes out before the card itself.
    const bool needs_card = !holds_alternative<SkipCard>(command);
    if (needs_card && s.manual() && in_round(s)) {
        Steps steps(s, d.events());
        const std::size_t before = d.events().size();
        bool cleared = false;
        while (steps.take([&](Deciding& e) { return clear_the_way(e, hand); })) cleared = true;
        if (cleared) {
            Decision decision = steps.take([&](Deciding& e) { return draw_from_shoe(e, command); });
            if (decision.answer != Answer::done) d.events().resize(before);
            return decision;
        }
    }
    return draw_from_shoe(d, command);
}

Refused use_power(Deciding& d, const OverlookInsurance&) {
    const Because because(d.r.insurance_missed, d.r.insurance_called, d.r.insurance);
    if (d.s.round.stage > Stage::dealt || d.s.round.insurance_overlooked) {
        return refuse(because, "insurance is overlooked before it is called");
    }
    d.emit(because, InsuranceOverlooked{});
    return std::nullopt;
}

Refused use_power(Deciding& d, const Find& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (c.box < 0 || c.box > s.setup.boxes) {
        return refuse(Because(r.box, r.boxes_max), "this table has boxes 1 to {}", s.setup.boxes);
    }
    switch (c.finding) {
        case Finding::ante_missing: return use_power(d, FindAnteMissing{c.box});
        case Finding::burn_missing: {
            const Because because(r.burn_missed, r.burn);
            if (!s.cards.preparing.burn_missed) return refuse(because, "no burn was forgotten");
            d.emit(because, error_found(d, c.finding, 0));
            return std::nullopt;
        }
        case Finding::cutting_card_missing: {
            if (s.continuous()) {
                return refuse(
                    Because(r.machine_needs_no_cutting_card, r.machine_no_cutting_card, r.machine),
                    "a machine that goes on mixing needs no cutting card");
            }
            const Because because(r.cutting_card_missing, r.cutting_card_place);
            if (s.cards.cutting.behind != no_cutting_card ||
                s.cards.preparing.due != Due::nothing ||
                s.cards.preparing.cards != CardsAre::ready) {
                return refuse(because, "the shoe has its cutting card, or it has come out");
            }
            d.emit(because, error_found(d, c.finding, 0));
            return std::nullopt;
        }
        case Finding::shuffle_missing: {
            if (s.machine() && r.machine_switches_off.because) {
                return refuse(Because(r.machine_switches_off),
                              "a machine shoe has no shuffle that could be missed");
            }
            const Because because(r.shuffle_missed_later, r.shuffle_missed, r.shuffle);
            if (!s.cards.preparing.shuffle_missed) return refuse(because, "no shuffle was missed");
            d.emit(because, error_found(d, c.finding, 0));
            return std::nullopt;
        }
        case Finding::wager_missing: return find_hand_without_wager(d, c.box);
        case Finding::card_missing: return find_card_missing(d, c.box);
        case Finding::wrong_decks: return find_wrong_decks(d);
        case Finding::order_lost: return find_order_lost(d);
        case Finding::misdealt: break;
    }
    return std::nullopt;
}

Refused choose_dealer_card(Deciding& d, const ChooseDealerCard& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Because because(c.first ? r.dealer_card_first : r.own_hand_first, r.dealer_card_missed);
    const bool theirs = r.dealer_card_missed.because && may_choose_dealer_card(s) &&
                        s.round.turn.box == c.box && caller_in_turn(s) == c.player;
    if (!theirs) {
        return refuse(because.empty() ? Because(r.turn) : because, "{} has no such choice",
                      d.name(c.player));
    }
    d.emit(because, DealerCardChosen{c.player, c.first});
    return std::nullopt;
}

bool stray_may_be_refused(const State& state) {
    return state.rules().stray_refused.because && !state.cards.strays.empty() &&
           state.cards.strays.front().seen && !state.cards.strays.front().again &&
           state.round.stage == Stage::play && !state.hand(state.round.turn).owed_card &&
           state.hand(state.round.turn).cards.size() >= 2 &&
           !hand_finished(state.hand(state.round.turn));
}

Refused refuse_stray(Deciding& d, PlayerId player) {
    const State& s = d.s;
    const Because because(d.r.stray_refused, d.r.stray_seen);
    const Box& box = s.box(s.round.turn.box);
    const PlayerId caller = box.bettors[at(caller_on(s, s.round.turn))].player;
    if (caller != player) {
        return refuse(Because(d.r.turn, d.r.stray_seen), "it is the turn of {}", d.name(caller));
    }
    if (d.r.stray_refused.value == rules::RefusalBelow12::must_accept &&
        s.hand(s.round.turn).total().points < 12) {
        return refuse(Because(d.r.stray_refused, d.r.stand_from),
                      "a hand of 11 or less takes the card");
    }
    d.emit(because, StrayRefused{player, s.round.turn});
    return std::nullopt;
}

Refused forbids_play_on_misdeal(const Deciding& d, HandId id) {
    if (!d.s.round.by_hand.stopped) return std::nullopt;
    return refuse(Because(d.r.reconstruction),
                  "{} was dealt wrongly: a supervisor reconstructs the round or voids it",
                  in_words(id, d.s));
}

bool notices_at_turn(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!s.manual() || s.round.stage != Stage::play || s.round.by_hand.stopped) return false;
    using DealerCard = ByHand::DealerCard;
    const HandId id = s.round.turn;
    if (s.round.dealer.cards.empty() && s.round.by_hand.dealer_card == DealerCard::not_missed) {
        const Because because(r.dealer_card_missed, r.reconstruction);
        if (!r.dealer_card_missed.because) {
            d.emit(because, error_found(d, Finding::card_missing, 0));
            return true;
        }
        // Nobody is held up by it: who is there and says nothing finishes the hand, and the next
        // one may speak.
        const PlayerId caller = caller_in_turn(s);
        if (may_choose_dealer_card(s) && s.player(caller).acts()) {
            d.emit(because, DealerCardAsked{caller, id});
            return true;
        }
    }
    if (!s.round.by_hand.misdealt || s.round.by_hand.seen[id.box]) return false;
    const PlayedHand& hand = s.hand(id);
    const bool split = hand.from_split;
    if (hand.cards.size() == 2 || (split && hand.cards.size() < 2)) return false;
    const auto decided = [&](const Choice& choice) {
        // What split the cards has brought this hand about, and calls no third card to it.
        if (split && choice.is == Choice::Is::split) return false;
        const bool here = split ? choice.hand == id : choice.hand.box == id.box;
        return here && (choice.is <= Choice::Is::split || choice.is == Choice::Is::absent_play);
    };
    const auto& choices = s.round.by_hand.choices;
    if (std::any_of(choices.begin(), choices.end(), decided)) return false;
    if (hand.cards.empty() && r.box_missed.because) {
        auto refused = find_card_missing(d, id.box);
        return !refused;
    }
    const bool few = hand.cards.size() < 2;
    const bool one = hand.cards.size() == 1 && r.second_card_missed.because;
    d.emit(one ? Because(r.second_card_missed) : Because(r.reconstruction),
           error_found(d, few ? Finding::card_missing : Finding::misdealt, id.box));
    return true;
}

bool may_retract(const State& state, PlayerId player, int box) {
    if (!in_round(state) || bettor_index(state.box(box), player) < 0) return false;
    const Rules& r = state.rules();
    if (r.wagers_retracted.because && state.round.by_hand.reconstructing) return true;
    return second_card_was_missed(state, {u8(box), 0});
}

Refused retract(Deciding& d, PlayerId player, int box) {
    const Because because = d.s.round.by_hand.reconstructing ? Because(d.r.wagers_retracted)
                                                             : Because(d.r.second_card_missed);
    void_bettor(d, because, box, bettor_index(d.s.box(box), player));
    return std::nullopt;
}

}  // namespace croupier::table
