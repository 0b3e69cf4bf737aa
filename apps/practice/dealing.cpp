// Mistakes with the cards of a round.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "apps/play/look.hpp"
#include "apps/practice/kinds.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::apps {

using namespace table;

bool somebody_decides(const Floor& floor) {
    const State& s = floor.state();
    return s.round.stage == Stage::play && !s.round.by_hand.stopped && !card_due_to(s) &&
           awaited(s) != nobody && s.round.by_hand.dealer_card != ByHand::DealerCard::asked &&
           s.hand(s.round.turn).cards.size() >= 2;
}

namespace {

constexpr Official supervisor{Role::supervisor};

bool is_under_way(const State& state) {
    return state.round.stage > Stage::betting && state.round.stage < Stage::settled;
}

bool deals(const State& state) {
    return state.round.stage == Stage::first_cards || state.round.stage == Stage::second_cards;
}

bool next_card_is_the_shoes(const Floor& floor) {
    const State& s = floor.state();
    return s.cards.strays.empty() && s.cards.shoe.cards_known() > 0 &&
           s.cards.cutting.behind != s.cards_in_shoe();
}

std::string dealer_draws_to(HandId hand) {
    return fmt::format("dealer draws to {}.{}", hand.box, hand.hand + 1);
}

// A card on the wrong hand, or none where there should be one.

bool can_reconstruct(const Floor& floor) { return !floor.would_refuse(Rebuild{}, supervisor); }

Verdict lay_again(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    if (can_reconstruct(floor)) {
        return {Remedy::reconstruct,
                {},
                Because(r.reconstruction, r.wagers_retracted),
                "The cards can still be laid as they should have come."};
    }
    return {Remedy::void_round,
            {Remedy::go_on},
            Because(r.reconstruction, r.dispute, r.void_round),
            "It is too late to lay the cards again; what becomes of the round is for the "
            "supervisor to decide, who voids it here."};
}

void reconstruct(Floor& floor, Slip&) {
    if (!can_reconstruct(floor)) {
        floor.say_frankly("supervisor voids round because cards were laid wrongly");
        return;
    }
    if (floor.rules().wagers_retracted.because && is_under_way(floor.state())) {
        floor.say_frankly("supervisor announces reconstruction");
        floor.teller().tell("Nobody wants a wager back.");
    }
    floor.say_frankly("supervisor reconstructs");
}

// A card in excess

bool draw_excess(Floor& floor, Slip&, Moment moment) {
    const State& s = floor.state();
    const bool here = somebody_decides(floor) || s.round.stage == Stage::second_cards;
    if (moment != Moment::pause || !here || !next_card_is_the_shoes(floor)) return false;
    if (!floor.put("dealer draws")) return false;
    floor.teller().tell("One more card comes out of the shoe and lies face down beside it.");
    return true;
}

Verdict comes_next(const Floor& floor, const Slip&) {
    return {Remedy::next,
            {},
            Because(floor.rules().stray_card),
            "A card drawn by mistake is used as the next card."};
}

Verdict comes_next_unless_refused(const Floor& floor, const Slip& slip) {
    const Rules& r = floor.rules();
    if (!r.stray_refused.because) return comes_next(floor, slip);
    return {Remedy::offer,
            {Remedy::next},
            Because(r.stray_seen, r.stray_refused, r.stray_to_dealer),
            "It is the next card although it was seen; who does not want it gets no more cards, "
            "and what all refuse is the dealer's."};
}

void leave_card(Floor& floor, Slip&) {
    floor.teller().tell(floor.state().cards.strays.empty() ? "It has been dealt as the next card."
                                                           : "The card waits to be the next one.");
}

bool expose(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    if (!next_card_is_the_shoes(floor)) return false;
    slip.card = floor.state().next_card();
    if (!floor.put("dealer exposes")) return false;
    floor.teller().tell(fmt::format(
        "The dealer pulls out a card before anybody has called for one, and all see it: {}.",
        card_text(slip.card)));
    return true;
}

bool draw_early(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    if (!next_card_is_the_shoes(floor)) return false;
    slip.card = floor.state().next_card();
    if (!floor.put("dealer draws to dealer")) return false;
    floor.teller().tell(fmt::format("The dealer draws {} and lays it on the dealer's own hand.",
                                    card_text(slip.card)));
    return true;
}

Verdict early_card(const Floor& floor, const Slip& slip) {
    const Rules& r = floor.rules();
    if (r.dealer_extra_card.value == rules::DealerExtra::any &&
        r.early_dealer_card.value == rules::EarlyDealerCard::burnt) {
        return {Remedy::burn,
                {},
                Because(r.dealer_extra_card, r.burn_definition),
                "Players have still to decide, so no card was due to the dealer."};
    }
    return comes_next_unless_refused(floor, slip);
}

void take_early_card(Floor& floor, Slip& slip) {
    if (early_card(floor, slip).right == Remedy::burn) {
        floor.teller().tell(fmt::format("{} goes to the rack.", card_text(slip.card)));
    } else {
        leave_card(floor, slip);
    }
}

bool draw_too_many(Floor& floor, Slip& slip, Moment moment) {
    const State& s = floor.state();
    if (moment != Moment::settlement || s.round.dealer.cards.size() < 2 || s.round.voided)
        return false;
    if (!next_card_is_the_shoes(floor)) return false;
    slip.card = s.next_card();
    if (!floor.put("dealer draws to dealer")) return false;
    slip.after_dealer =
        fmt::format("The dealer draws one more card to that hand: {}.", card_text(slip.card));
    return true;
}

Verdict too_many_for_dealer(const Floor& floor, const Slip&) {
    return {Remedy::burn,
            {},
            Because(floor.rules().dealer_extra_card),
            "The dealer's hand was finished: the card takes no part in it, and the result stays."};
}

// Placement

// A hand other than `due` that still lies on the table; box 0 where there is none.
HandId other_hand(Floor& floor, HandId due) {
    const State& s = floor.state();
    std::vector<HandId> hands;
    for (const Sitter& sitter : floor.sitters()) {
        const Box& box = s.box(sitter.box);
        if (sitter.box == due.box || !box.staked()) continue;
        const PlayedHand& hand = box.hands[0];
        if (hand.removed || !hand.any_live() || hand.blackjack() || box.hand_count > 1) continue;
        if (hand.cards.size() > 4) continue;
        hands.push_back({static_cast<std::uint8_t>(sitter.box), 0});
    }
    if (hands.empty()) return {};
    return hands[static_cast<std::size_t>(floor.below(static_cast<int>(hands.size())))];
}

bool misplace(Floor& floor, Slip& slip, Moment moment) {
    const State& s = floor.state();
    if (moment != Moment::card_due || !floor.one_in(3)) return false;
    const auto due = card_due_to(s);
    const bool called = s.round.stage == Stage::play && due && s.hand(*due).owed_card;
    if (!due || due->box == 0 || (!deals(s) && !called)) return false;
    const HandId to = other_hand(floor, *due);
    if (to.box == 0) return false;
    slip.hand = *due;
    if (const Sitter* sitter = floor.sitter_at(due->box)) slip.who = *sitter;
    return floor.put(fmt::format("dealer misplaces to {}.{}", to.box, to.hand + 1));
}

// The dealer has gone on although the card that was called did not come.
void take_as_stood(Floor& floor, Slip& slip) {
    const State& s = floor.state();
    if (s.round.stage != Stage::play || s.round.turn != slip.hand || s.round.by_hand.stopped)
        return;
    if (s.hand(slip.hand).stood) return;
    floor.put(fmt::format("{} stands {}.{}", slip.who.name, slip.hand.box, slip.hand.hand + 1));
}

bool pass_over(Floor& floor, Slip& slip, Moment moment) {
    const State& s = floor.state();
    const auto due = card_due_to(s);
    if (moment != Moment::card_due || !deals(s) || !due || due->box == 0) return false;
    if (slip.made) {
        // Left out in the first lap, and in the second as well.
        if (s.round.stage != Stage::second_cards || *due != slip.hand) return false;
        slip.again = false;
    } else {
        if (!floor.one_in(3)) return false;
        slip.hand = *due;
        if (const Sitter* sitter = floor.sitter_at(due->box)) slip.who = *sitter;
        slip.again = s.round.stage == Stage::first_cards && floor.one_in(2);
    }
    return floor.put(fmt::format("dealer skips {}.1", due->box));
}

Verdict passed_over(const Floor& floor, const Slip& slip) {
    const State& s = floor.state();
    const Rules& r = floor.rules();
    const int cards = s.box(slip.hand.box).hands[0].cards.size();
    if (!r.box_missed.because) return lay_again(floor, slip);
    if (cards == 0 && s.round.stage > Stage::second_cards) {
        return {Remedy::void_wager,
                {},
                Because(r.box_missed),
                "A wager that got no card in the deal is void when the play comes to it."};
    }
    if (s.round.stage == Stage::settled) return lay_again(floor, slip);
    // While the deal is under way the book has no word on it.
    std::vector<Remedy> also;
    if (deals(s) || s.round.stage == Stage::dealer_card) also.push_back(Remedy::now);
    return {Remedy::choose, also, Because(r.second_card_missed),
            "The player may take the wager back, or have the second card when the turn comes to "
            "the box."};
}

void mend_passed_over(Floor& floor, Slip& slip) {
    slip.again = false;
    const State& s = floor.state();
    if (passed_over(floor, slip).right == Remedy::reconstruct) {
        reconstruct(floor, slip);
    } else if (s.round.stage < Stage::play ||
               (s.round.stage == Stage::play && s.round.turn.box < slip.hand.box)) {
        floor.teller().tell(
            fmt::format("That is done when the turn comes to box {}.", slip.hand.box));
    }
}

bool miss_dealer_card(Floor& floor, Slip&, Moment moment) {
    if (moment != Moment::card_due || floor.state().round.stage != Stage::dealer_card) return false;
    return floor.put("dealer skips dealer");
}

Verdict dealer_card_missed(const Floor& floor, const Slip& slip) {
    const Rules& r = floor.rules();
    if (!r.dealer_card_missed.because || floor.state().round.stage == Stage::settled) {
        return lay_again(floor, slip);
    }
    return {Remedy::choose,
            {},
            Because(r.dealer_card_missed, r.own_hand_first, r.dealer_card_first),
            "The player in turn may finish the hand first, or have the dealer's card drawn before "
            "any further decision."};
}

void mend_dealer_card(Floor& floor, Slip& slip) {
    if (!floor.rules().dealer_card_missed.because || floor.state().round.stage == Stage::settled) {
        reconstruct(floor, slip);
    } else if (floor.state().round.stage != Stage::play) {
        floor.teller().tell("That is asked when the first player is to decide.");
    }
}

bool withhold(Floor& floor, Slip& slip, Moment moment) {
    const State& s = floor.state();
    const auto due = card_due_to(s);
    if (moment != Moment::card_due || s.round.stage != Stage::play || !due || due->box == 0)
        return false;
    const PlayedHand& hand = s.hand(*due);
    // A hand under 12 cannot stand, so that the dealer could hardly go on.
    if (!hand.owed_card || (!hand.doubled && hand.total().points < 12)) return false;
    slip.hand = *due;
    if (const Sitter* sitter = floor.sitter_at(due->box)) slip.who = *sitter;
    if (!floor.put(fmt::format("dealer skips {}.{}", due->box, due->hand + 1))) return false;
    floor.teller().tell("The dealer turns to the next hand.");
    return true;
}

Verdict withheld(const Floor& floor, const Slip& slip) {
    Verdict verdict = lay_again(floor, slip);
    if (verdict.right != Remedy::reconstruct) return verdict;
    const Rules& r = floor.rules();
    verdict.also = {Remedy::now};
    verdict.because = Because(r.decision_missed, r.reconstruction);
    verdict.why =
        "The card that was called comes first; cards drawn since follow it in their order.";
    return verdict;
}

bool deal_without_wager(Floor& floor, Slip& slip, Moment moment) {
    const State& s = floor.state();
    const auto due = card_due_to(s);
    if (moment != Moment::card_due || !deals(s) || !due || due->box == 0) return false;
    if (slip.made) {
        if (s.round.stage != Stage::second_cards || due->box <= slip.hand.box) return false;
        slip.again = false;
        return floor.put(dealer_draws_to(slip.hand));
    }
    if (s.round.stage != Stage::first_cards) return false;
    int empty = 0;
    for (int box = 1; box < due->box; ++box) {
        if (!s.box(box).staked()) empty = box;
    }
    if (empty == 0 || (due->box > 1 && s.box(due->box - 1).staked() && empty != due->box - 1)) {
        return false;
    }
    slip.hand = {static_cast<std::uint8_t>(empty), 0};
    slip.again = true;
    return floor.put(dealer_draws_to(slip.hand));
}

Verdict without_wager(const Floor& floor, const Slip& slip) {
    const Rules& r = floor.rules();
    if (!r.hand_without_wager.because) return lay_again(floor, slip);
    if (floor.state().round.stage == Stage::settled) {
        return {Remedy::go_on,
                {Remedy::discard},
                Because(r.hand_without_wager),
                "Those cards are only thrown away: the other hands are not touched by it."};
    }
    return {Remedy::discard,
            {},
            Because(r.hand_without_wager),
            "The cards on that box are thrown away, and the other hands stay as they are."};
}

void take_hand_away(Floor& floor, Slip& slip) {
    slip.again = false;
    if (!floor.rules().hand_without_wager.because) {
        reconstruct(floor, slip);
    } else {
        floor.say_frankly(fmt::format("supervisor finds wager missing on {}", slip.hand.box));
    }
}

// The shoe in the round

bool show_face(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !next_card_is_the_shoes(floor)) return false;
    const State& s = floor.state();
    if (!somebody_decides(floor) && s.round.stage != Stage::second_cards) return false;
    slip.card = s.next_card();
    if (!floor.put(fmt::format("shoe ^{}", cards::to_string(slip.card)))) return false;
    floor.teller().tell(fmt::format("The next card in the mouth of the shoe lies face up: {}.",
                                    card_text(slip.card)));
    return true;
}

Verdict face_up(const Floor& floor, const Slip&) {
    return {Remedy::burn,
            {},
            Because(floor.rules().face_up_in_shoe),
            "It leaves the shoe for the rack, and the card behind it is the next."};
}

void take_face_up(Floor& floor, Slip& slip) {
    floor.teller().tell(fmt::format("{} goes to the rack.", card_text(slip.card)));
}

bool burn_by_mistake(Floor& floor, Slip&, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    if (!next_card_is_the_shoes(floor) || !floor.put("dealer burns")) return false;
    floor.teller().tell("The dealer draws a card and drops it into the discard rack.");
    return true;
}

Verdict burnt(const Floor& floor, const Slip&) {
    return {Remedy::burn,
            {Remedy::go_on},
            Because(floor.rules().stray_burnt),
            "A card drawn by mistake would be the next one; burnt, it stays out."};
}

void leave_burnt(Floor& floor, Slip&) { floor.teller().tell("The card stays in the rack."); }

// The dealer's own hand

bool stop_short(Floor& floor, Slip&, Moment moment) {
    const State& s = floor.state();
    if (moment != Moment::pause || s.round.stage != Stage::dealer ||
        s.round.dealer.cards.size() < 2) {
        return false;
    }
    if (card_due_to(s) != HandId{}) return false;
    floor.teller().tell(fmt::format("The dealer counts {} and reaches for the chips.",
                                    total_words(s.rules(), s.round.dealer.total(), false)));
    return true;
}

Verdict stopped_short(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    return {Remedy::now,
            {},
            Because(r.soft_17, r.dealer_further_cards),
            "The dealer has no choice: a further card is due."};
}

void draw_on(Floor& floor, Slip&) { floor.teller().tell("The dealer draws on."); }

// Cards that are not fit for play

bool damage(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    const State& s = floor.state();
    slip.hand = s.round.turn;
    slip.card = s.hand(s.round.turn).cards[0];
    floor.teller().tell(fmt::format("The {} on {} has a torn corner; the dealer deals on.",
                                    card_text(slip.card), place_text(s, s.round.turn)));
    return true;
}

Verdict damaged(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    if (!r.card_replaced.because) {
        return {Remedy::replace_after,
                {},
                Because(r.cards_unfit, r.cards_replaced),
                "Cards that are unfit are changed when no hand is being played."};
    }
    if (r.card_replaced.value == rules::ReplacedWhen::after_the_round) {
        return {Remedy::replace_after,
                {},
                Because(r.card_replaced),
                "The round is finished with the card as it is."};
    }
    return {Remedy::replace_now,
            {Remedy::replace_after},
            Because(r.card_replaced),
            "A damaged card may be changed at any time."};
}

bool put_new_card_in(Floor& floor, const Slip& slip) {
    if (!floor.say_frankly(fmt::format("operator replaces {}", cards::to_string(slip.card)))) {
        return false;
    }
    floor.teller().tell("Dealer and supervisor look at the new card.");
    floor.put("dealer checks cards");
    floor.put("supervisor checks cards");
    return true;
}

void replace(Floor& floor, Slip& slip) {
    if (!put_new_card_in(floor, slip)) {
        floor.teller().tell("That is done when the round is over.");
        slip.again = true;
    }
}

void replace_after_round(Floor& floor, Slip& slip) {
    if (!slip.again) return;
    slip.again = false;
    if (!put_new_card_in(floor, slip)) {
        floor.say_frankly("operator replaces cards because one of them is torn");
    }
}

bool show_joker(Floor& floor, Slip&, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    floor.teller().tell("A joker comes out of the shoe; the dealer lays it aside.");
    return true;
}

Verdict wrong_decks(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    return {Remedy::void_round,
            {},
            Because(r.wrong_decks, r.wrong_decks_round, r.wrong_decks_before, r.wrong_decks_shoe),
            "Rounds that are over stand; this one is void, and the rest of the shoe is not dealt."};
}

void clear_wrong_decks(Floor& floor, Slip&) { floor.say_frankly("supervisor finds wrong decks"); }

bool places_cards(const Rules& r) { return static_cast<bool>(r.reconstruction.because); }

constexpr auto kinds = std::to_array<Kind>({
    {{"excess", "a card too many, not seen"},
     "exposed",
     Lasts::for_the_round,
     Comes::often,
     [](const Rules& r) { return bool(r.stray_card.because); },
     draw_excess,
     comes_next,
     leave_card},
    {{"exposed", "a card too many, seen by all"},
     "excess early",
     Lasts::for_the_round,
     Comes::often,
     [](const Rules& r) { return bool(r.stray_card.because); },
     expose,
     comes_next_unless_refused,
     leave_card},
    {{"early", "a card to the dealer too early"},
     "misplaced",
     Lasts::for_the_round,
     Comes::often,
     [](const Rules& r) { return r.stray_card.because && r.dealer_extra_card.because; },
     draw_early,
     early_card,
     take_early_card},
    {{"dealer-extra", "a card on the dealer's finished hand"},
     "excess exposed",
     Lasts::for_the_round,
     Comes::often,
     [](const Rules& r) { return bool(r.dealer_extra_card.because); },
     draw_too_many,
     too_many_for_dealer,
     take_face_up},
    {{"misplaced", "a card on the wrong hand"},
     "passed-over not-given",
     Lasts::for_the_round,
     Comes::often,
     places_cards,
     misplace,
     lay_again,
     reconstruct,
     take_as_stood},
    {{"passed-over", "a box passed over in the deal"},
     "misplaced",
     Lasts::for_the_round,
     Comes::often,
     places_cards,
     pass_over,
     passed_over,
     mend_passed_over},
    {{"dealer-missed", "the dealer's first card left out"},
     "passed-over",
     Lasts::for_the_round,
     Comes::often,
     places_cards,
     miss_dealer_card,
     dealer_card_missed,
     mend_dealer_card},
    {{"not-given", "a called card not given"},
     "passed-over",
     Lasts::for_the_round,
     Comes::seldom,
     places_cards,
     withhold,
     withheld,
     reconstruct,
     take_as_stood},
    {{"no-wager", "cards to a box without a wager"},
     "misplaced",
     Lasts::for_the_round,
     Comes::often,
     places_cards,
     deal_without_wager,
     without_wager,
     take_hand_away},
    {{"face-up", "a card face up in the shoe"},
     "exposed",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.face_up_in_shoe.because); },
     show_face,
     face_up,
     take_face_up},
    {{"burnt", "a card burnt by mistake"},
     "excess",
     Lasts::for_the_round,
     Comes::often,
     [](const Rules& r) { return bool(r.stray_burnt.because); },
     burn_by_mistake,
     burnt,
     leave_burnt},
    {{"dealer-short", "the dealer stops too soon"},
     "not-given",
     Lasts::until_asked,
     Comes::seldom,
     [](const Rules& r) { return bool(r.soft_17.because); },
     stop_short,
     stopped_short,
     draw_on},
    {{"damaged", "a damaged card"},
     "",
     Lasts::for_the_round,
     Comes::often,
     [](const Rules& r) { return r.card_replaced.because || r.cards_unfit.because; },
     damage,
     damaged,
     replace,
     nullptr,
     replace_after_round},
    {{"wrong-decks", "a card that belongs in no deck here"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.wrong_decks.because); },
     show_joker,
     wrong_decks,
     clear_wrong_decks},
});

}  // namespace

std::span<const Kind> kinds_of_dealing() { return kinds; }

}  // namespace croupier::apps
