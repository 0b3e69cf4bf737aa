// Mistakes with the shoe: the shuffle, the cut, the cutting card, the burn.
#include <array>

#include <fmt/core.h>

#include "practice/kinds.hpp"

namespace croupier::practice {
namespace {

using namespace table;

constexpr Official dealer{Role::dealer};
constexpr Official supervisor{Role::supervisor};

bool dealing_has_begun(const State& state) {
    return state.round.stage != Stage::betting &&
           !(state.round.stage == Stage::settled && state.round.number == 0);
}

// The burn

bool leave_burn_out(Floor&, Slip&, Moment moment) { return moment == Moment::burn; }

Verdict burn_left_out(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    if (floor.burn_is_due()) {
        return {Remedy::now,
                {Remedy::burn},
                Because(r.burn),
                "No card of the shoe has been dealt yet."};
    }
    if (!floor.would_refuse(Reconstruct{}, supervisor)) {
        return {Remedy::reconstruct,
                {Remedy::go_on},
                Because(r.burn_missed_reconstructed, r.burn_missed),
                "The first round of the shoe is not over: it may be dealt again with the burn "
                "before it."};
    }
    return {Remedy::go_on,
            {},
            Because(r.burn_missed),
            "What was dealt from this shoe stands, and the shoe goes on."};
}

void mend_burn(Floor& floor, Slip&) {
    if (floor.burn_is_due()) {
        floor.burn_first_card();
        return;
    }
    const bool again = !floor.would_refuse(Reconstruct{}, supervisor);
    floor.say_frankly("supervisor finds burn missing");
    if (again) floor.say_frankly("supervisor reconstructs");
}

// The cutting card

bool leave_cutting_card_out(Floor&, Slip&, Moment moment) { return moment == Moment::cut; }

Verdict cutting_card_left_out(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    const Because because(r.cutting_card_missing, r.cutting_card_place);
    if (!dealing_has_begun(floor.state())) {
        return {Remedy::shuffle_now,
                {Remedy::shuffle_after, Remedy::now},
                because,
                "No round is being played: the cards come out of the shoe and are shuffled again."};
    }
    return {Remedy::shuffle_after,
            {},
            because,
            "The round is played to its end; then the cards come out and are shuffled again."};
}

void mend_cutting_card(Floor& floor, Slip&) {
    if (dealing_has_begun(floor.state())) {
        floor.say_frankly("supervisor finds cutting-card missing");
    } else {
        floor.prepare_shoe();
    }
}

bool place_wrongly(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::cut || floor.state().cards.preparing.cards != CardsAre::cut) return false;
    const int half = floor.usual_place();
    for (const int behind : {half + 20 + floor.below(20), 10 + floor.below(30)}) {
        if (!floor.would_refuse(PlaceCuttingCard{behind}, dealer)) continue;
        if (!floor.is_refused(fmt::format("dealer places cutting-card {}", behind))) return false;
        slip.because = floor.refusal().because;
        slip.reason = floor.refusal().reason;
        floor.teller().tell(
            fmt::format("The dealer puts the cutting card in, {} cards from the back.", behind));
        return true;
    }
    return false;
}

void place_rightly(Floor& floor, Slip&) { floor.place_cutting_card(); }

// The cut

bool cut_wrongly(Floor& floor, Slip& slip, Moment moment) {
    const State& s = floor.state();
    if (moment != Moment::shuffled || s.cards.preparing.cutter == nobody) return false;
    const int at = 8 + floor.below(30);
    if (!floor.would_refuse(CutCards{s.cards.preparing.cutter, at})) return false;
    const std::string who = floor.cutter();
    if (!floor.is_refused(fmt::format("{} cuts {}", who, at))) return false;
    slip.because = floor.refusal().because;
    slip.reason = floor.refusal().reason;
    floor.teller().tell(fmt::format("{} cuts the cards {} from the front.", who, at));
    return true;
}

void cut_again(Floor& floor, Slip&) { floor.cut_cards(); }

bool turn_card_over(Floor& floor, Slip&, Moment moment) {
    if (moment != Moment::cut || floor.state().cards.preparing.cards != CardsAre::cut) return false;
    if (!floor.put("dealer exposes")) return false;
    floor.place_cutting_card();
    floor.teller().tell("On the way to the shoe a card turns over, and everybody sees it.");
    return true;
}

Verdict order_is_spoilt(const Floor& floor, const Slip&) {
    return {Remedy::shuffle_now,
            {},
            Because(floor.rules().shuffle_exposed),
            "A card was seen before the cards were in the shoe."};
}

void shuffle_again(Floor& floor, Slip&) { floor.prepare_shoe(); }

// The shuffle

bool leave_shuffle_out(Floor&, Slip&, Moment moment) { return moment == Moment::shuffle_due; }

Verdict shuffle_left_out(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    if (!dealing_has_begun(floor.state())) {
        return {Remedy::shuffle_now,
                {},
                Because(r.shuffle_after_round, r.shuffle_due, r.shuffle),
                "The cutting card has come out: the cards are shuffled before the next round."};
    }
    std::vector<Remedy> also;
    if (r.shuffle_missed_later.because) also.push_back(Remedy::go_on);
    return {Remedy::shuffle_after, also, Because(r.shuffle_missed, r.shuffle_missed_later),
            "What has been dealt stands, and the round that is under way is played to its end."};
}

void mend_shuffle(Floor& floor, Slip&) {
    if (!dealing_has_begun(floor.state())) {
        floor.prepare_shoe();
    } else {
        floor.say_frankly("supervisor finds shuffle missing");
    }
}

constexpr auto kinds = std::to_array<Kind>({
    {{"no-shuffle", "a shuffle left out"},
     "",
     Lasts::for_the_round,
     Comes::seldom,
     [](const Rules& r) { return bool(r.shuffle_missed.because); },
     leave_shuffle_out,
     shuffle_left_out,
     mend_shuffle},
    {{"bad-cut", "a cut too near an end"},
     "",
     Lasts::until_asked,
     Comes::seldom,
     [](const Rules& r) { return bool(r.cut_bounds.because); },
     cut_wrongly,
     refusal_is_right,
     cut_again},
    {{"bad-place", "the cutting card in a wrong place"},
     "",
     Lasts::until_asked,
     Comes::seldom,
     [](const Rules& r) { return bool(r.cutting_card_place.because); },
     place_wrongly,
     refusal_is_right,
     place_rightly},
    {{"no-cutting-card", "the cutting card left out"},
     "",
     Lasts::for_the_round,
     Comes::seldom,
     [](const Rules& r) { return bool(r.cutting_card_missing.because); },
     leave_cutting_card_out,
     cutting_card_left_out,
     mend_cutting_card},
    {{"seen-card", "a card seen on its way to the shoe"},
     "exposed",
     Lasts::until_asked,
     Comes::seldom,
     [](const Rules& r) { return bool(r.shuffle_exposed.because); },
     turn_card_over,
     order_is_spoilt,
     shuffle_again},
    {{"no-burn", "the burn left out"},
     "",
     Lasts::for_the_round,
     Comes::seldom,
     [](const Rules& r) { return bool(r.burn_missed.because); },
     leave_burn_out,
     burn_left_out,
     mend_burn},
});

}  // namespace

std::span<const Kind> kinds_of_shoe() { return kinds; }

}  // namespace croupier::practice
