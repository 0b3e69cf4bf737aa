// Mistakes with the cards of a round: on the wrong hand, or none where there should be one.
#include <array>

#include <fmt/core.h>

#include "practice/kinds.hpp"
#include "table/offers.hpp"

namespace croupier::practice {
namespace {

using namespace table;

constexpr Official supervisor{Role::supervisor};

bool is_under_way(const State& state) {
    return state.round.stage > Stage::betting && state.round.stage < Stage::settled;
}

bool deals(const State& state) {
    return state.round.stage == Stage::first_cards || state.round.stage == Stage::second_cards;
}

std::string dealer_draws_to(HandId hand) {
    return fmt::format("dealer draws to {}.{}", hand.box, hand.hand + 1);
}

bool can_reconstruct(const Floor& floor) { return !floor.would_refuse(Reconstruct{}, supervisor); }

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

bool places_cards(const Rules& r) { return static_cast<bool>(r.reconstruction.because); }

constexpr auto kinds = std::to_array<Kind>({
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
});

}  // namespace

std::span<const Kind> kinds_of_placement() { return kinds; }

}  // namespace croupier::practice
