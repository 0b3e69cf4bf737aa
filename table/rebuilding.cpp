// A round that was dealt wrongly is laid again: its cards in the order in which they were drawn,
// its decisions as far as they still can be taken.
#include <algorithm>

#include "table/stepping.hpp"

namespace croupier::table {
namespace {

using rules::Rebuilt;

std::optional<Command> command_of(const Choice& choice) {
    using Is = Choice::Is;
    switch (choice.is) {
        case Is::hit: return Hit{choice.player, choice.hand};
        case Is::stand: return Stand{choice.player, choice.hand};
        case Is::double_down:
        case Is::follow_double: return Double{choice.player, choice.hand, choice.amount};
        case Is::split:
        case Is::follow_split: return Split{choice.player, choice.hand};
        case Is::stay: return Stay{choice.player, choice.hand};
        case Is::insure: return Insure{choice.player, choice.hand.box, choice.amount, choice.other};
        case Is::even_money: return TakeEvenMoney{choice.player, choice.hand.box};
        case Is::decline: return Decline{choice.player};
        case Is::surrender: return SurrenderHand{choice.player, choice.hand.box};
        case Is::withdraw_double: return WithdrawDouble{choice.player, choice.hand};
        case Is::press: return PressButton{choice.player, choice.hand.box};
        case Is::end_insurance:
        case Is::end_others:
        case Is::end_surrender:
        case Is::end_rescue: return GoOn{};
    }
    return std::nullopt;
}

// Whether what a choice ended is on offer: the dealer's going on means something else elsewhere.
bool is_of_now(const State& state, Choice::Is is) {
    using Is = Choice::Is;
    switch (is) {
        case Is::end_insurance: return state.stage == Stage::insurance;
        case Is::end_others: return state.stage == Stage::others_insurance;
        case Is::end_surrender: return state.stage == Stage::surrender;
        case Is::end_rescue: return state.rescue_open;
        default: return true;
    }
}

// Takes the first decision of those left that can be taken now; false when none can.
bool decide_again(Steps& steps, std::vector<Choice>& choices) {
    for (auto choice = choices.begin(); choice != choices.end(); ++choice) {
        if (!is_of_now(steps.state(), choice->is)) continue;
        const auto command = command_of(*choice);
        std::vector<Event> events;
        const Decision decision = decide_as_before(steps.state(), *command, events);
        if (decision.answer == Answer::done && !events.empty()) {
            const Choice taken = *choice;
            choices.erase(choice);
            steps.take([&](Deciding& d) {
                for (const Event& event : events) d.events().push_back(event);
            });
            if (taken.is == Choice::Is::press && steps.state().press.pending) {
                std::vector<Event> prize;
                const DrawPrize draw{static_cast<int>(taken.amount.cents)};
                if (decide(steps.state(), draw, prize).answer == Answer::done) {
                    steps.take([&](Deciding& d) {
                        for (const Event& event : prize) d.events().push_back(event);
                    });
                }
            }
            return true;
        }
        // The hand in turn cannot do again what it did: its player is asked.
        const bool in_turn = steps.state().stage == Stage::play &&
                             choice->hand == steps.state().turn && choice->is <= Choice::Is::split;
        if (in_turn) return false;
    }
    return false;
}

// Gives the decisions that were not taken again.
std::vector<Choice> lay_again(Steps& steps, std::vector<Choice> choices) {
    // Each step lays a card, takes a decision or settles something: there are not many.
    for (int guard = 0; guard < 2000; ++guard) {
        const State& s = steps.state();
        if (!dealer_is_due(s)) {
            if (s.stage == Stage::settled || !decide_again(steps, choices)) return choices;
            continue;
        }
        if (card_due_to(s) && s.strays.empty()) return choices;
        if (steps.take([](Deciding& d) { return proceed(d); }) != Answer::done) return choices;
    }
    return choices;
}

// A wager that was void or taken back stays so when the round is laid again.
struct Void {
    int box;
    PlayerId player;
};
std::vector<Void> void_wagers(const State& state) {
    std::vector<Void> wagers;
    for (int box = next_staked_box(state, 0); box != 0; box = next_staked_box(state, box)) {
        for (const Bettor& bettor : state.box(box).bettors) {
            if (bettor.annulled) wagers.push_back({box, bettor.player});
        }
    }
    return wagers;
}

}  // namespace

Refused use_power(Deciding& d, const AnnounceRebuilding&) {
    const Because because(d.r.wagers_retracted, d.r.reconstruction);
    if (!d.s.by_hand.start || !in_round(d.s)) {
        return refuse(because, "no round is being dealt by hand");
    }
    d.emit(because, RebuildingAnnounced{});
    return std::nullopt;
}

Refused use_power(Deciding& d, const Rebuild&) {
    const State& s = d.s;
    const Rules& r = d.r;
    const ByHand& hands = s.by_hand;
    Because because(r.reconstruction);
    if (hands.decision_missed && r.decision_missed.because) {
        because = Because(r.decision_missed).with_all(because);
    }
    const bool burn = s.preparing.burn_missed && s.shoe_round == 1 &&
                      r.burn_missed_rebuilt.because && in_round(s);
    if (!s.manual() || !hands.start || (!in_round(s) && s.stage != Stage::settled)) {
        return refuse(because, "no round dealt by hand can be put right now");
    }
    if (!hands.misdealt && !burn) {
        if (s.preparing.burn_missed) {
            return refuse(Because(r.burn_missed, r.burn_missed_rebuilt, r.reconstruction),
                          "the shoe goes on without the burn");
        }
        return refuse(because.with(r.later_rounds_stand), "every card lies where it should");
    }
    if (s.voided) return refuse(because.with(r.void_round), "round {} is void", s.round);
    if (hands.cards_gone) {
        return refuse(because.with(r.void_round),
                      "the cards of the round have been mixed with others");
    }
    if (r.reconstruction.value == Rebuilt::before_settlement &&
        (hands.settled || s.stage == Stage::settled) && !hands.decision_missed) {
        return refuse(because.with(r.void_round),
                      "wagers have been settled: the round can only be voided");
    }
    if (burn) because = Because(r.burn_missed_rebuilt).with_all(because);
    Steps steps(s, d.events());
    steps.take([&](Deciding& e) { e.emit(because, RoundRewound{burn}); });
    if (burn) {
        steps.take([&](Deciding& e) {
            const bool known = e.s.next_is_known();
            e.emit(Because(r.burn_missed_rebuilt, r.burn),
                   CardBurnt{known ? e.s.next_card() : Card{}, known, Burnt::first_of_shoe});
        });
    }
    // Where the book takes back every card since a missed decision, what was decided since goes
    // too.
    std::vector<Choice> choices = hands.choices;
    if (hands.decision_missed && r.decision_missed.because) choices.resize(hands.choices_sound);
    for (const Void& wager : void_wagers(s)) {
        steps.take([&](Deciding& e) {
            const Because again =
                r.wagers_retracted.because ? Because(r.wagers_retracted) : Because(r.void_wager);
            void_bettor(e, again, wager.box, bettor_index(e.s.box(wager.box), wager.player));
        });
    }
    const auto asked_again = lay_again(steps, std::move(choices));
    steps.take([&](Deciding& e) {
        // Where somebody decides anew, the cards that were drawn keep their order.
        if (!r.stray_left_over.because || !asked_again.empty()) return;
        for (const Stray& stray : e.s.strays) {
            e.emit(Because(r.stray_left_over, r.dealer_extra_card),
                   CardBurnt{stray.card, true, Burnt::left_over});
        }
    });
    steps.take([&](Deciding& e) {
        e.emit(Because(r.reconstruction, r.reconstruction_binds, r.dealer_rebuilt),
               RoundRebuilt{u8(static_cast<int>(e.s.strays.size()))});
    });
    return std::nullopt;
}

}  // namespace croupier::table
