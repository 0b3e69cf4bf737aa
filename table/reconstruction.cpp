// A round that was dealt wrongly is laid again: its cards in the order in which they were drawn,
// its decisions as far as they still can be taken.
#include "table/reconstruction.hpp"

#include <algorithm>

#include "table/button.hpp"
#include "table/by_hand.hpp"
#include "table/comings.hpp"
#include "table/dealing.hpp"
#include "table/play.hpp"
#include "table/powers.hpp"
#include "table/preparing.hpp"
#include "table/stepping.hpp"

namespace croupier::table {
namespace {

using rules::Reconstructed;

// The first round of a shoe is laid again because its first card was not burnt.
bool burn_is_reconstructed(const State& round) {
    return round.cards.preparing.burn_missed && round.cards.shoe_round == 1 &&
           round.rules().burn_missed_reconstructed.because && in_round(round);
}

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
        case Is::decline:
        case Is::refuse_card: return Decline{choice.player};
        case Is::surrender: return SurrenderHand{choice.player, choice.hand.box};
        case Is::withdraw_double: return WithdrawDouble{choice.player, choice.hand};
        case Is::end_insurance:
        case Is::end_others:
        case Is::end_surrender:
        case Is::end_rescue: return GoOn{};
        case Is::press:
        case Is::absent_play:
        case Is::succeed: break;
    }
    return std::nullopt;
}

// Whether it is the time of a choice whose words mean something else at another.
bool is_of_now(const State& state, const Choice& choice) {
    using Is = Choice::Is;
    const bool in_turn = state.round.stage == Stage::play && state.round.turn == choice.hand;
    switch (choice.is) {
        case Is::end_insurance: return state.round.stage == Stage::insurance;
        case Is::end_others: return state.round.stage == Stage::others_insurance;
        case Is::end_surrender: return state.round.stage == Stage::surrender;
        case Is::end_rescue: return state.round.rescue_open;
        case Is::decline:
            return state.round.stage == Stage::insurance ||
                   state.round.stage == Stage::others_insurance ||
                   state.round.stage == Stage::surrender || state.round.rescue_open;
        case Is::refuse_card: return in_turn && stray_may_be_refused(state);
        case Is::absent_play:
        case Is::succeed: return in_turn;
        default: return true;
    }
}

// The prize that a button has shown is the one that it shows again.
bool press_again(Deciding& d, const Choice& choice) {
    const State& s = d.s;
    const auto offer = button_offer(s);
    if (!offer || s.floor.button_failed || offer->box != choice.hand.box) return false;
    Steps steps(s, d.events());
    steps.take([&](Deciding& e) {
        const auto& prize = *prize_rules_of(e.r, offer->option);
        e.emit(Because(e.r.reconstruction, prize.button),
               ButtonPressed{choice.player, offer->box, offer->option, offer->winner, true});
    });
    const DrawPrize drawn{static_cast<int>(choice.amount.cents)};
    return !steps.take([&](Deciding& e) { return draw_prize(e, drawn); });
}

// Hands that the book played for somebody who was away are not asked about.
bool play_absent_again(Deciding& d) {
    const PlayedHand& hand = d.s.hand(d.s.round.turn);
    if (hand_finished(hand) || hand.owed_card || hand.cards.size() < 2) return false;
    play_absent(d);
    return true;
}

bool succeed_again(Deciding& d, const Choice& choice) {
    const Box& box = d.s.box(choice.hand.box);
    if (bettor_index(box, choice.player) < 0) return false;
    d.emit(Because(d.r.caller_absent), CallerNamed{choice.hand.box, choice.player, false});
    return true;
}

// Takes a decision again, with the chips for it that somebody who has gone took away.
bool decide_again(Deciding& d, const State& then, const Choice& choice) {
    std::vector<Event> events;
    const Decision decision = decide_as_before(then, *command_of(choice), events);
    if (decision.answer != Answer::done || events.empty()) return false;
    if (choice.player != nobody && d.s.player(choice.player).taken_away > nothing) {
        State after = d.s;
        for (const Event& event : events) apply(after, event);
        bring_back_lacking(d, Because(d.r.reconstruction), after.ledger);
    }
    for (Event& event : events) d.events().push_back(std::move(event));
    return true;
}

// The table with everybody there who decided something, as they were when they did.
State with_deciders(const State& state) {
    State then = state;
    for (const Choice& choice : state.round.by_hand.kept) {
        if (choice.player == nobody) continue;
        Player& player = then.people.players[choice.player];
        player.absence = Absence::here;
        player.left = player.excluded = false;
    }
    return then;
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

// Goes on until a card is due that was not drawn, or somebody has to decide anew.
void lay_again(Steps& steps) {
    // Each step lays a card, takes a decision or settles something: there are not many.
    for (int guard = 0; guard < 2000; ++guard) {
        const State& s = steps.state();
        if (s.round.stage == Stage::settled) return;
        if (steps.take([](Deciding& d) { return take_kept(d); })) continue;
        if (!dealer_is_due(s) || (card_due_to(s) && s.cards.strays.empty())) return;
        if (steps.take([](Deciding& d) { return proceed(d); }) != Answer::done) return;
    }
}

// The wagers that lie for a round whose first card is not out, as they were put down.
std::vector<Command> wagers_down(const State& state) {
    std::vector<Command> wagers;
    const auto here = [&](PlayerId player) { return !state.player(player).left; };
    for (int box = next_staked_box(state, 0); box != 0; box = next_staked_box(state, box)) {
        for (int i = 0; i < state.box(box).bettor_count; ++i) {
            const Bettor& bettor = state.box(box).bettors[at(i)];
            if (here(bettor.player)) wagers.emplace_back(Bet{bettor.player, box, bettor.placed});
        }
    }
    for (const OptionWager& wager : state.round.option_wagers) {
        if (!here(wager.player) || wager.is == OptionWagerIs::done) continue;
        wagers.emplace_back(BetOption{wager.player, wager.box, wager.option, wager.placed});
    }
    for (const Ante& ante : state.round.antes) {
        if (here(ante.player)) wagers.emplace_back(PlaceAnte{ante.player, ante.box, ante.amount});
    }
    return wagers;
}

// The next round's wagers lie again as they did, as far as their owners still have the chips.
void lay_wagers_again(Steps& steps, const State& next) {
    for (const Command& wager : wagers_down(next)) {
        steps.take([&](Deciding& d) {
            std::vector<Event> events;
            if (decide(d.s, wager, events).answer != Answer::done) return;
            for (const Event& event : events) d.events().push_back(event);
        });
    }
    if (next.round.stage != Stage::first_cards || steps.state().round.stage != Stage::betting)
        return;
    steps.take([](Deciding& d) {
        std::vector<Event> events;
        if (decide(d.s, Deal{}, events).answer != Answer::done) return;
        for (const Event& event : events) d.events().push_back(event);
    });
}

// Why a round that was dealt wrongly cannot be put right any more.
Refused forbids_reconstruction(const Deciding& d, const State& round, const Because& because) {
    const Rules& r = d.r;
    const ByHand& hands = round.round.by_hand;
    const bool over = round.round.stage == Stage::settled;
    if (!round.manual() || !hands.start || (!in_round(round) && !over)) {
        return refuse(because, "no round dealt by hand can be put right now");
    }
    if (!hands.misdealt && !burn_is_reconstructed(round)) {
        if (round.cards.preparing.burn_missed) {
            return refuse(Because(r.burn_missed, r.burn_missed_reconstructed, r.reconstruction),
                          "the shoe goes on without the burn");
        }
        return refuse(Because(because).with(r.later_rounds_stand),
                      "every card lies where it should");
    }
    if (round.round.voided) {
        return refuse(Because(because).with(r.void_round), "round {} is void", round.round.number);
    }
    if (hands.cards_gone) {
        return refuse(Because(because).with(r.void_round),
                      "the cards of the round have been mixed with others");
    }
    if (r.reconstruction.value == Reconstructed::before_settlement && (hands.settled || over) &&
        !hands.decision_missed) {
        return refuse(Because(because).with(r.void_round),
                      "wagers have been settled: the round can only be voided");
    }
    return std::nullopt;
}

}  // namespace

Refused use_power(Deciding& d, const AnnounceReconstruction&) {
    const Because because(d.r.wagers_retracted, d.r.reconstruction);
    if (!d.s.round.by_hand.start || !in_round(d.s)) {
        return refuse(because, "no round is being dealt by hand");
    }
    d.emit(because, ReconstructionAnnounced{});
    return std::nullopt;
}

bool take_kept(Deciding& d) {
    const State& s = d.s;
    const ByHand& hands = s.round.by_hand;
    if (hands.kept.empty() || hands.stopped || s.round.press.pending) return false;
    if (s.round.stage < Stage::dealt || s.round.stage > Stage::dealer) return false;
    const State then = with_deciders(s);
    for (const Choice& choice : hands.kept) {
        if (is_of_now(s, choice)) {
            using Is = Choice::Is;
            const std::size_t before = d.events().size();
            bool taken = false;
            switch (choice.is) {
                case Is::press: taken = press_again(d, choice); break;
                case Is::absent_play: taken = play_absent_again(d); break;
                case Is::succeed: taken = succeed_again(d, choice); break;
                default: taken = decide_again(d, then, choice); break;
            }
            if (taken) return true;
            d.events().resize(before);
        }
        // The hand in turn cannot do again what it did: its player is asked.
        if (s.round.stage == Stage::play && choice.hand == s.round.turn && is_on_hand(choice.is))
            return false;
    }
    return false;
}

Refused use_power(Deciding& d, const Reconstruct&) {
    const State& s = d.s;
    const Rules& r = d.r;
    // Wagers laid and closed do not begin a round: its first card does.
    const bool resumes = static_cast<bool>(s.round.by_hand.before);
    State round = s;
    if (resumes) go_back(round, *s.round.by_hand.before);
    const bool burn = burn_is_reconstructed(round);
    Because because(r.reconstruction);
    if (round.round.by_hand.decision_missed && r.decision_missed.because) {
        because = Because(r.decision_missed).with_all(because);
    }
    if (auto no = forbids_reconstruction(d, round, because)) return no;
    if (burn) because = Because(r.burn_missed_reconstructed).with_all(because);
    Steps steps(s, d.events());
    if (resumes) {
        steps.take([&](Deciding& e) {
            e.emit(Because(r.reconstruction, r.round), RoundResumed{round.round.number});
        });
    }
    steps.take([&](Deciding& e) {
        ledger::Ledger then = e.s.ledger;
        then.reverse_after(e.s.round.by_hand.start->postings.size());
        bring_back_lacking(e, because, then);
    });
    const bool keeps_all = !round.round.by_hand.decision_missed || !r.decision_missed.because;
    steps.take([&](Deciding& e) { e.emit(because, RoundRewound{burn, keeps_all}); });
    if (burn) {
        steps.take([&](Deciding& e) {
            const bool known = e.s.next_is_known();
            e.emit(Because(r.burn_missed_reconstructed, r.burn),
                   CardBurnt{known_next(e.s), known, Burnt::first_of_shoe});
        });
    }
    for (const Void& wager : void_wagers(round)) {
        steps.take([&](Deciding& e) {
            const Because again =
                r.wagers_retracted.because ? Because(r.wagers_retracted) : Because(r.void_wager);
            void_bettor(e, again, wager.box, bettor_index(e.s.box(wager.box), wager.player));
        });
    }
    lay_again(steps);
    steps.take([&](Deciding& e) {
        e.emit(Because(r.reconstruction, r.reconstruction_binds, r.dealer_reconstructed),
               RoundReconstructed{u8(static_cast<int>(e.s.cards.strays.size()))});
    });
    if (resumes && steps.state().round.stage == Stage::settled) lay_wagers_again(steps, s);
    return std::nullopt;
}

}  // namespace croupier::table
