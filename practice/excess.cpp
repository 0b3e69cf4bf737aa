// Mistakes with the cards of a round: one too many.
#include <array>

#include <fmt/core.h>

#include "practice/kinds.hpp"
#include "table/offers.hpp"

namespace croupier::practice {
namespace {

using namespace table;

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
        floor.card_text(slip.card)));
    return true;
}

bool draw_early(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    if (!next_card_is_the_shoes(floor)) return false;
    slip.card = floor.state().next_card();
    if (!floor.put("dealer draws to dealer")) return false;
    floor.teller().tell(fmt::format("The dealer draws {} and lays it on the dealer's own hand.",
                                    floor.card_text(slip.card)));
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
        floor.teller().tell(fmt::format("{} goes to the rack.", floor.card_text(slip.card)));
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
        fmt::format("The dealer draws one more card to that hand: {}.", floor.card_text(slip.card));
    return true;
}

Verdict too_many_for_dealer(const Floor& floor, const Slip&) {
    return {Remedy::burn,
            {},
            Because(floor.rules().dealer_extra_card),
            "The dealer's hand was finished: the card takes no part in it, and the result stays."};
}

void to_the_rack(Floor& floor, Slip& slip) {
    floor.teller().tell(fmt::format("{} goes to the rack.", floor.card_text(slip.card)));
}

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
     to_the_rack},
});

}  // namespace

std::span<const Kind> kinds_of_excess() { return kinds; }

}  // namespace croupier::practice
