// Mistakes with the cards of a round: face up in the shoe, burnt, torn, foreign; and a dealer who
// stops too soon.
#include <array>

#include <fmt/core.h>

#include "practice/kinds.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::practice {
namespace {

using namespace table;

// The shoe in the round

bool show_face(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !next_card_is_the_shoes(floor)) return false;
    const State& s = floor.state();
    if (!somebody_decides(floor) && s.round.stage != Stage::second_cards) return false;
    slip.card = s.next_card();
    if (!floor.put(fmt::format("shoe ^{}", cards::to_string(slip.card)))) return false;
    floor.teller().tell(fmt::format("The next card in the mouth of the shoe lies face up: {}.",
                                    floor.card_text(slip.card)));
    return true;
}

Verdict face_up(const Floor& floor, const Slip&) {
    return {Remedy::burn,
            {},
            Because(floor.rules().face_up_in_shoe),
            "It leaves the shoe for the rack, and the card behind it is the next."};
}

void take_face_up(Floor& floor, Slip& slip) {
    floor.teller().tell(fmt::format("{} goes to the rack.", floor.card_text(slip.card)));
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
                                    floor.card_text(slip.card), place_text(s, s.round.turn)));
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

constexpr auto kinds = std::to_array<Kind>({
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

std::span<const Kind> kinds_of_card_state() { return kinds; }

}  // namespace croupier::practice
