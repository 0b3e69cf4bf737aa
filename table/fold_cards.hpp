// Inside apply(): the cards before and beside a round, machine shoes, and the dealer by hand.
#pragma once

#include "table/fold_officials.hpp"

namespace croupier::table {

class FoldCards : public FoldOfficials {
public:
    explicit FoldCards(State& state) : FoldOfficials(state) {}
    using FoldOfficials::operator();

    // Opening and closing
    void operator()(const GamingOpened&) {
        if (s_.round.stage == Stage::closed) s_.round.stage = Stage::settled;
        Preparing& p = s_.cards.preparing;
        p.formal = p.attended = true;
        p.why = Shuffled::opening;
        if (p.cards == CardsAre::ready || p.cards == CardsAre::shuffle_due) {
            p.cards = CardsAre::new_cards;
        }
        s_.sign.final_rounds = no_final_rounds;
        s_.sign.closure_announced.reset();
    }
    void operator()(const ClosureAnnounced&) { s_.sign.closure_announced = s_.floor.minutes; }
    void operator()(const GamingClosed&) {
        const bool voided = s_.round.voided;
        begin_round();
        s_.round.voided = voided;
        s_.round.stage = Stage::closed;
        s_.cards.preparing.dealer_checked = s_.cards.preparing.supervisor_checked = false;
        s_.cards.preparing.due = Due::nothing;
        s_.cards.preparing.cards = CardsAre::new_cards;
        s_.cards.preparing.mixed = 0;
        s_.sign.final_rounds = no_final_rounds;
    }
    void operator()(const FinalRoundsCalled&) {
        s_.sign.final_rounds = final_rounds_called;
        s_.sign.closure_announced = s_.floor.minutes;
    }
    void operator()(const FinalRoundBegan& e) {
        s_.sign.final_rounds =
            s_.sign.final_rounds == no_final_rounds ? closes_after_round : e.after_it;
    }

    // Cards before a round
    void operator()(const ShoeLoaded& e) {
        // Whatever still lies on the layout of a round that is over goes into the new shoe too.
        gather_layout();
        if (s_.cards.shoe_round > 0) s_.cards.preparing.brought = Brought::unprepared;
        fresh_shoe();
        s_.cards.shoe.arrange(e.order);
        ++s_.cards.shoe_number;
        s_.cards.shoe_round = 0;
    }
    void operator()(const CardsListed& e) {
        s_.cards.shoe.put_next(e.cards, s_.cards.burnt_unseen);
        s_.cards.preparing.listed = true;
    }
    void operator()(const CardShowsFace& e) { s_.cards.face_up.push_back(e.when_left); }
    void operator()(const ShoeReloaded& e) {
        Preparing& p = s_.cards.preparing;
        // Cards that are shuffled again because one was seen are in the stack already.
        if (!p.order_spoilt) {
            s_.cards.shoe.take_back(s_.cards.discards);
            s_.cards.discards.clear();
            s_.cards.burnt_unseen = 0;
        }
        s_.cards.shoe.arrange(e.order);
        s_.cards.cutting = {};
        s_.cards.face_up.clear();
        lose_cards();
        p.order_spoilt = p.listed = false;
        p.passed_on = 0;
        p.due = e.shuffled_again ? Due::refilled : Due::nothing;
        p.why = Shuffled::otherwise;
    }
    void operator()(const CardsChecked& e) {
        Preparing& p = s_.cards.preparing;
        p.miscounted = e.cards != e.of;
        (e.by == Role::dealer ? p.dealer_checked : p.supervisor_checked) = !p.miscounted;
        if (p.dealer_checked && p.supervisor_checked) p.substitute = false;
    }
    void operator()(const CardsBrought& e) {
        gather_layout();
        fresh_shoe();
        Preparing& p = s_.cards.preparing;
        p.cards = CardsAre::new_cards;
        p.brought = e.brought;
        p.mixed = 0;
        p.dealer_checked = p.supervisor_checked = e.brought != Brought::unprepared;
        p.why = e.replaced ? Shuffled::replaced : Shuffled::opening;
        s_.cards.shoe_round = 0;
        p.substitute = e.substitute;
    }
    void operator()(const CardsMixed& e) {
        s_.cards.preparing.mixed = static_cast<std::uint8_t>(s_.cards.preparing.mixed | bit(e.mix));
    }
    void operator()(const ShuffleDue& e) {
        Preparing& p = s_.cards.preparing;
        if (p.due == Due::nothing) {
            p.due = e.why;
            if (e.why != Due::cutting_card) p.why = Shuffled::otherwise;
        }
        if (e.why == Due::ordered || e.why == Due::suspected) p.attended = true;
        if (s_.round.stage == Stage::settled || s_.round.stage == Stage::betting) {
            p.cards = CardsAre::shuffle_due;
        }
        p.shuffle_missed = p.shuffle_missed || e.missed;
    }
    void operator()(const ShuffleMissed&) {
        s_.cards.preparing.cards = CardsAre::ready;
        s_.cards.preparing.shuffle_missed = true;
    }
    void operator()(const CutOffered& e) {
        Preparing& p = s_.cards.preparing;
        p.cards = CardsAre::shuffled;
        p.attended = true;
        // A shoe that is filled in a round has no first card to burn.
        if (s_.round.stage == Stage::betting || s_.round.stage >= Stage::settled) p.burnt = false;
        p.cutter = e.player;
        p.cutter_box = e.box;
        p.why = e.why;
    }
    void operator()(const CutDeclined&) {
        Preparing& p = s_.cards.preparing;
        p.passed_on = static_cast<std::uint16_t>(p.passed_on | (1U << p.cutter_box));
    }
    void operator()(const CutMade& e) {
        const bool inside = e.at < s_.cards_in_shoe();
        if (s_.order_is_known() && !s_.cards.preparing.listed && inside) s_.cards.shoe.cut(e.at);
        stack_is_cut();
    }
    void operator()(const CutSkipped&) { stack_is_cut(); }
    void operator()(const CuttingCardPlaced& e) {
        (e.second ? s_.cards.cutting.behind_second : s_.cards.cutting.behind) = e.behind;
        (e.second ? s_.cards.cutting.second_came : s_.cards.cutting.came) = false;
        if (e.attended) s_.cards.preparing.attended = true;
    }
    void operator()(const CuttingCardNamed& e) { s_.cards.cutting.second_brings_shuffle = e.front; }
    void operator()(const CuttingCardMissed&) { s_.cards.preparing.cards = CardsAre::ready; }
    void operator()(const CuttingCardCame& e) {
        (e.second ? s_.cards.cutting.behind_second : s_.cards.cutting.behind) = no_cutting_card;
        (e.second ? s_.cards.cutting.second_came : s_.cards.cutting.came) = true;
        if (e.then != Met::brings_shuffle) return;
        Preparing& p = s_.cards.preparing;
        p.due = Due::cutting_card;
        p.why = Shuffled::cutting_card;
        p.fell_on = e.to.box;
        if (e.first) p.cards = CardsAre::shuffle_due;
    }
    void operator()(const CardBurnt& e) {
        remember_start();
        s_.round.by_hand.before = {};
        if (e.why == Burnt::first_of_shoe) s_.cards.preparing.burnt = true;
        if (!e.card) {
            ++s_.cards.burnt_unseen;
            return;
        }
        if (e.why == Burnt::first_of_shoe) s_.cards.burnt = e.card;
        if (s_.cards.strays.empty()) {
            // Where a record named the cards that come next, the burnt one lay behind them.
            const bool next = s_.cards.shoe.order().front() == *e.card;
            if (next) {
                s_.cards.shoe.draw();
            } else {
                s_.cards.shoe.take_last();
            }
        } else {
            s_.cards.strays.erase(s_.cards.strays.begin());
        }
        s_.cards.discards.push_back(*e.card);
        if (s_.round.by_hand.start) s_.round.by_hand.burnt.push_back(*e.card);
        std::erase(s_.cards.face_up, s_.cards_in_shoe() + 1);
    }
    void operator()(const BurnOrdered&) { s_.cards.preparing.burn_ordered = true; }
    void operator()(const BurnMissed&) {
        s_.cards.preparing.burnt = s_.cards.preparing.burn_missed = true;
    }
    void operator()(const BurntCardShown&) {}
    void operator()(const CardReplaced& e) {
        Preparing& p = s_.cards.preparing;
        p.substitute = e.substitute;
        if (p.substitute) p.dealer_checked = p.supervisor_checked = false;
    }
    void operator()(const ShoeReady&) {
        if (s_.cards.preparing.cards == CardsAre::cut) s_.cards.preparing.cards = CardsAre::ready;
    }

    // Machine shoes
    void operator()(const UsedCardsReturned&) {
        const bool whole = s_.order_is_known();
        std::vector<Card> back = std::move(s_.cards.discards);
        s_.cards.discards.clear();
        const auto take = [&](PlayedHand& hand) {
            if (hand.removed) return;
            const auto cards = hand.cards.cards();
            back.insert(back.end(), cards.begin(), cards.end());
        };
        for (Box& box : s_.round.boxes) {
            for (int hand = 0; hand < box.hand_count; ++hand) take(box.hands[at(hand)]);
        }
        take(s_.round.dealer);
        gather_layout();
        s_.cards.shoe.take_back(back);
        s_.cards.burnt_unseen = 0;
        if (whole) s_.cards.shoe.forget_order();
    }
    void operator()(const OtherSetBrought&) {}
    void operator()(const ShoeFailed& e) {
        s_.cards.machine_failed = true;
        if (!e.round_goes_on) return;
        s_.cards.plain_shoe = true;
        if (s_.order_is_known()) s_.cards.shoe.forget_order();
    }
    void operator()(const ShoeRepaired&) {
        s_.cards.machine_failed = s_.cards.plain_shoe = false;
        // What was left of its cards goes back into the machine uncut.
        if (s_.cards.preparing.cards == CardsAre::shuffled && s_.round.stage != Stage::betting &&
            s_.round.stage != Stage::settled) {
            s_.cards.preparing.cards = CardsAre::ready;
        }
    }
    void operator()(const ShoeChanged& e) {
        s_.setup.shoe = e.kind;
        s_.cards.machine_failed = s_.cards.plain_shoe = false;
        gather_layout();
        fresh_shoe();
        s_.cards.preparing.cards = CardsAre::new_cards;
        s_.cards.preparing.brought = Brought::unprepared;
        s_.cards.preparing.mixed = 0;
        s_.cards.preparing.dealer_checked = s_.cards.preparing.supervisor_checked = false;
        s_.cards.preparing.why = Shuffled::replaced;
        s_.cards.preparing.attended = true;
    }

    // The dealer by hand
    void operator()(const CardStrayed& e) {
        remember_start();
        // A card that waits already and is laid wrongly goes on waiting.
        const bool waiting = e.from_dealer && !s_.cards.strays.empty();
        if (waiting) {
            s_.cards.strays.front().seen = true;
            return;
        }
        s_.cards.shoe.draw();
        s_.cards.strays.push_back({e.card, e.seen, false});
    }
    void operator()(const StraySeen&) {
        if (s_.cards.strays.empty()) {
            s_.cards.preparing.order_spoilt = true;
        } else {
            s_.cards.strays.front().seen = true;
        }
    }
    void operator()(const StrayRefused& e) {
        choose(Choice::Is::refuse_card, e.player, e.hand);
        PlayedHand& hand = hand_of(e.hand);
        hand.stood = hand.frozen = true;
    }
    void operator()(const CardMisplaced& e) {
        remember_start();
        take_next(e.card, e.to);
        Box& box = s_.round.boxes[e.to.box];
        if (box.hand_count == 0) box.hand_count = 1;
        PlayedHand& hand = box.hands[e.to.hand];
        if (e.in_error) s_.round.by_hand.laid.back().in_error = true;
        if (s_.round.stage >= Stage::dealt && hand.blackjack()) hand.natural = true;
        if (!hand.natural && box.opening_count < 3) box.opening[box.opening_count++] = e.card;
        hand.cards.add(e.card);
        s_.round.by_hand.misdealt = true;
        if (s_.round.stage == Stage::play && !hand.natural) miss_decision();
    }
    void operator()(const CardLaidLate& e) {
        take_next(e.card, e.to);
        hand_of(e.to).cards.add(e.card);
        if (e.to.box == 0) return;
        Box& box = s_.round.boxes[e.to.box];
        if (box.opening_count < 3) box.opening[box.opening_count++] = e.card;
    }
    void operator()(const CardTakenBack& e) {
        Box& box = s_.round.boxes[e.from.box];
        box.hands[0].cards.take_last();
        box.hand_count = box.hands[0].cards.empty() ? 0 : box.hand_count;
        if (box.opening_count > 0) --box.opening_count;
        s_.round.by_hand.laid.pop_back();
        s_.cards.strays.insert(s_.cards.strays.begin(), {e.card, true, false});
    }
    void operator()(const CardSkipped& e) {
        remember_start();
        s_.round.by_hand.misdealt = true;
        switch (s_.round.stage) {
            case Stage::first_cards: pass(Stage::dealer_card); break;
            case Stage::dealer_card:
                s_.round.stage = Stage::second_cards;
                s_.round.turn = {static_cast<std::uint8_t>(next_staked_box(s_, 0)), 0};
                break;
            case Stage::second_cards: pass(Stage::dealt); break;
            default: {
                PlayedHand& hand = hand_of(e.hand);
                hand.owed_card = false;
                if (hand.doubled) hand.stood = true;
                miss_decision();
            }
        }
    }
    void operator()(const InsuranceOverlooked&) { s_.round.insurance_overlooked = true; }
    void operator()(const ErrorFound& e) {
        const bool missing = e.finding == Finding::card_missing;
        const bool misdealt = e.finding == Finding::misdealt;
        if (e.stops_play) s_.round.by_hand.stopped = true;
        if (missing || misdealt) s_.round.by_hand.seen[e.box] = true;
        if (e.finding == Finding::cutting_card_missing) {
            s_.cards.preparing.due = Due::cutting_card_missing;
            s_.cards.preparing.why = Shuffled::otherwise;
            s_.cards.preparing.attended = true;
        }
        if (e.finding == Finding::shuffle_missing) s_.cards.preparing.shuffle_found = true;
    }
    void operator()(const ReconstructionAnnounced&) { s_.round.by_hand.reconstructing = true; }
    void operator()(const RoundRewound& e) { rewind(e.keeps_all); }
    void operator()(const RoundResumed&) { resume(); }
    void operator()(const RoundReconstructed&) {
        ByHand& hands = s_.round.by_hand;
        hands.misdealt = hands.stopped = false;
        hands.reconstructing = hands.reconstructed = true;
        s_.cards.preparing.burn_missed = false;
    }
    void operator()(const DealerCardAsked&) {
        s_.round.by_hand.dealer_card = ByHand::DealerCard::asked;
    }
    void operator()(const DealerCardChosen& e) {
        s_.round.by_hand.dealer_card =
            e.first ? ByHand::DealerCard::first : ByHand::DealerCard::after_hand;
    }

private:
    void miss_decision() {
        if (!s_.round.by_hand.decision_missed) {
            s_.round.by_hand.choices_sound = s_.round.by_hand.choices.size();
        }
        s_.round.by_hand.decision_missed = true;
    }
    void gather_layout() {
        for (Box& box : s_.round.boxes) {
            for (int hand = 0; hand < box.hand_count; ++hand) box.hands[at(hand)].removed = true;
        }
        s_.round.dealer.removed = !s_.round.dealer.cards.empty();
        lose_cards();
    }
    // What was dealt is mixed with other cards.
    void lose_cards() {
        s_.round.by_hand.cards_gone = true;
        s_.round.by_hand.before = {};
    }
    void fresh_shoe() {
        s_.cards.shoe = cards::Shoe(s_.setup.decks, s_.cards.deck);
        s_.cards.discards.clear();
        s_.cards.strays.clear();
        s_.cards.face_up.clear();
        s_.cards.cutting = {};
        s_.cards.burnt_unseen = 0;
        s_.cards.burnt.reset();
        Preparing& p = s_.cards.preparing;
        p.cards = CardsAre::ready;
        p.due = Due::nothing;
        p.shuffle_missed = p.shuffle_found = p.order_spoilt = p.listed = false;
        p.burnt = true;
        p.burn_missed = false;
        p.passed_on = 0;
        p.cutter = nobody;
    }
    void stack_is_cut() {
        Preparing& p = s_.cards.preparing;
        const bool round = s_.round.stage > Stage::betting && s_.round.stage < Stage::settled;
        p.cards = round ? CardsAre::ready : CardsAre::cut;
        if (!round) p.burnt = false;
        p.cutter = nobody;
    }
    // Back to the moment before the first card; the cards wait to be laid again, and the decisions
    // to be taken again. Where the book takes back every card since a missed decision, what was
    // decided since goes too.
    void rewind(bool keeps_all) {
        const Earlier start = s_.round.by_hand.start;
        const Round wrong = std::exchange(s_.round, start->round);
        s_.round.insurance_overlooked = wrong.insurance_overlooked;
        s_.ledger.reverse_after(start->postings.size());
        std::erase_if(s_.past.entries_won, [&](const EntryWon& entry) {
            if (entry.round != wrong.number) return false;
            --s_.people.players[entry.player].tournament_entries;
            return true;
        });
        std::vector<Stray> waiting;
        for (const Laid& laid : wrong.by_hand.laid) {
            waiting.push_back({laid.card, true, !laid.in_error});
        }
        waiting.insert(waiting.end(), s_.cards.strays.begin(), s_.cards.strays.end());
        s_.cards.strays = std::move(waiting);
        s_.cards.discards = start->discards;
        s_.cards.discards.insert(s_.cards.discards.end(), wrong.by_hand.burnt.begin(),
                                 wrong.by_hand.burnt.end());
        ByHand& hands = s_.round.by_hand;
        hands.start = start;
        hands.burnt = wrong.by_hand.burnt;
        hands.kept = wrong.by_hand.choices;
        if (!keeps_all) {
            hands.kept.resize(wrong.by_hand.choices_sound);
        } else {
            hands.kept.insert(hands.kept.end(), wrong.by_hand.kept.begin(),
                              wrong.by_hand.kept.end());
        }
    }

    // Back to the end of the round before. Nothing has happened since but wagers and their closing.
    void resume() {
        // A last round that had been called is still to come.
        if (s_.round.stage == Stage::first_cards && s_.sign.final_rounds >= 0) {
            ++s_.sign.final_rounds;
        }
        const Earlier before = s_.round.by_hand.before;
        go_back(s_, *before);
        s_.ledger.resume_round_before(before->postings);
        std::erase(s_.past.misdealt_rounds, s_.round.number);
    }
};

}  // namespace croupier::table
