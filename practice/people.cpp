// Mistakes with decisions, payments and people.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "practice/kinds.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::practice {

namespace {

using namespace table;
using ledger::Money;

constexpr Official dealer{Role::dealer};
constexpr Official operator_orders{Role::operator_};
constexpr Money five{500};

std::string amount(Money money) { return ledger::to_string(money); }

void nothing_comes_of_it(Floor& floor, Slip&) { floor.teller().tell("Nothing comes of it."); }

// Decisions

bool decide_wrongly(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    const State& s = floor.state();
    const HandId hand = s.round.turn;
    const PlayerId player = awaited(s);
    struct Try {
        std::string_view verb;
        Command command;
    };
    std::vector<Try> tries = {{"splits", Split{player, hand}},
                              {"doubles", Double{player, hand, Money{}}},
                              {"stands", Stand{player, hand}}};
    std::rotate(tries.begin(), tries.begin() + floor.below(3), tries.end());
    for (const Try& each : tries) {
        const std::string name = s.player(player).name;
        const std::string line =
            fmt::format("{} {} {}.{}", name, each.verb, hand.box, hand.hand + 1);
        // What only money forbids is no fault of the dealer's.
        if (chips_of(s, player) < s.hand(hand).stakes[0].base) continue;
        if (!refused(floor, slip, line, each.command)) continue;
        slip.who = {name, hand.box};
        floor.teller().tell(fmt::format("{} on box {} ({}) {}, and the dealer goes along with it.",
                                        name, hand_word(s, hand), floor.hand_text(hand),
                                        each.verb));
        return true;
    }
    return false;
}

void decide_again(Floor& floor, Slip& slip) {
    floor.teller().tell(fmt::format("{} decides again.", slip.who.name));
}

bool decide_out_of_turn(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    const State& s = floor.state();
    for (const Sitter& sitter : floor.sitters()) {
        if (sitter.box <= s.round.turn.box || !s.box(sitter.box).hands[0].any_live()) continue;
        const HandId hand{static_cast<std::uint8_t>(sitter.box), 0};
        if (s.hand(hand).cards.size() != 2 || s.hand(hand).blackjack()) continue;
        if (!refused(floor, slip, fmt::format("{} hits {}.1", sitter.name, sitter.box),
                     Hit{floor.id(sitter), hand})) {
            continue;
        }
        slip.who = sitter;
        floor.teller().tell(fmt::format(
            "{} on box {} calls for a card before {} has decided, and the dealer reaches for the "
            "shoe.",
            sitter.name, sitter.box, s.player(awaited(s)).name));
        return true;
    }
    return false;
}

bool forget_absent(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    const State& s = floor.state();
    const PlayedHand& hand = s.hand(s.round.turn);
    if (hand.total().soft || hand.total().points > 11 || hand.from_split) return false;
    slip.who = {s.player(awaited(s)).name, s.round.turn.box};
    if (floor.would_refuse(MarkAbsent{awaited(s), Absence::marked_away},
                           Official{Role::supervisor})) {
        return false;
    }
    floor.teller().tell(
        fmt::format("{} has gone to take a call. The dealer passes by the {} on box {}.",
                    slip.who.name, total_words(s.rules(), hand.total(), false), slip.who.box));
    return true;
}

Verdict absent_hand(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    return {Remedy::draw,
            {},
            Because(r.absent_play, r.absent_away, r.absent_hard_draws),
            "Nobody is there to decide, so the book does."};
}

void play_absent(Floor& floor, Slip& slip) {
    floor.say_frankly(fmt::format("supervisor marks {} absent", slip.who.name));
}

// People

bool advise(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    const State& s = floor.state();
    const PlayerId player = awaited(s);
    slip.who = {s.player(player).name, s.round.turn.box};
    if (!refused(floor, slip, fmt::format("{} asks advice", slip.who.name),
                 Ask{player, Request::advice})) {
        return false;
    }
    floor.teller().tell(
        fmt::format("{} on box {} ({}) asks the dealer what to do. 'I would not draw', "
                    "says the dealer.",
                    slip.who.name, slip.who.box, floor.hand_text(s.round.turn)));
    return true;
}

bool influence(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    const State& s = floor.state();
    const PlayerId player = awaited(s);
    slip.who = somebody_in_play(floor, player);
    if (slip.who.name.empty() || s.player(player).asked_for_advice) return false;
    const std::string line = fmt::format("{} advises {}", slip.who.name, s.player(player).name);
    slip.because = Because(s.rules().no_influence, s.rules().sanctions);
    slip.reason = "nobody steers another player's decision";
    if (!refused(floor, slip, line, Advise{floor.id(slip.who), player}) && !floor.put(line)) {
        return false;
    }
    floor.teller().tell(fmt::format("'You must stand, {}!' says {}; the dealer smiles.",
                                    s.player(player).name, slip.who.name));
    return true;
}

Verdict influence_is_barred(const Floor& floor, const Slip& slip) {
    Verdict verdict = refusal_is_right(floor, slip);
    if (floor.rules().exclusion.because) verdict.also = {Remedy::exclude, Remedy::void_wager};
    return verdict;
}

bool bet_privately(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::bets_down && moment != Moment::pause) return false;
    if (moment == Moment::pause && !cards_are_out(floor)) return false;
    if (floor.sitters().size() < 2) return false;
    const Sitter& one = floor.sitters()[0];
    const Sitter& other = floor.sitters()[1];
    if (!refused(floor, slip, fmt::format("{} bets 20 against {}", one.name, other.name),
                 BetAgainst{floor.id(one), floor.id(other), Money{2000}})) {
        return false;
    }
    slip.who = one;
    floor.teller().tell(
        fmt::format("'Twenty that my hand beats yours', says {} to {}, who agrees; the dealer "
                    "holds the stakes.",
                    one.name, other.name));
    return true;
}

bool take_notes(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !cards_are_out(floor)) return false;
    slip.who = somebody_in_play(floor);
    if (slip.who.name.empty()) return false;
    if (!refused(floor, slip, fmt::format("{} takes notes", slip.who.name),
                 TakeNotes{floor.id(slip.who)})) {
        return false;
    }
    floor.teller().tell(fmt::format(
        "{} has a pencil and a small book out and writes down the cards.", slip.who.name));
    return true;
}

bool use_device(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !cards_are_out(floor)) return false;
    slip.who = somebody_in_play(floor);
    if (slip.who.name.empty()) return false;
    floor.teller().tell(fmt::format(
        "{} keys every card into a pocket computer; the dealer deals on.", slip.who.name));
    return true;
}

Verdict device_is_taken(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    return {Remedy::confiscate,
            {Remedy::exclude, Remedy::void_wager, Remedy::refuse},
            Because(r.confiscation, r.sanctions),
            "Nobody may have such a device at a table."};
}

void take_device(Floor& floor, Slip& slip) {
    floor.say_frankly(fmt::format(
        "supervisor confiscates device from {} because of a pocket computer", slip.who.name));
}

bool riot(Floor& floor, Slip&, Moment moment) {
    if (moment != Moment::pause || !somebody_decides(floor)) return false;
    floor.teller().tell(
        "Two guests come to blows and fall across the layout. When they are gone, cards and chips "
        "lie about; the dealer picks up the shoe to go on.");
    return true;
}

Verdict riot_ends_round(const Floor& floor, const Slip&) {
    return {Remedy::void_round,
            {},
            Because(floor.rules().void_for_disorder),
            "The game was disrupted, and nobody can tell any more whose cards lay where."};
}

void void_round(Floor& floor, Slip&) {
    floor.say_frankly("supervisor voids round because of a brawl");
}

// After the cards

bool favour(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::round_over) return false;
    slip.who = floor.sitters()[static_cast<std::size_t>(
        floor.below(static_cast<int>(floor.sitters().size())))];
    if (!refused(floor, slip, fmt::format("dealer pays {} 5", slip.who.name),
                 PayOutside{floor.id(slip.who), five}, dealer)) {
        return false;
    }
    floor.teller().tell(fmt::format(
        "{} sighs about the cards of tonight, and the dealer slides over 5 from the float.",
        slip.who.name));
    return true;
}

void chips_return(Floor& floor, Slip&) { floor.teller().tell("The 5 goes back into the float."); }

bool close_at_once(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::round_over) return false;
    if (!refused(floor, slip, "operator closes", CloseGaming{}, operator_orders)) return false;
    floor.teller().tell(
        "The dealer locks the float: 'This table is closed.' It is the first that "
        "the players hear of it.");
    return true;
}

void stays_open(Floor& floor, Slip&) { floor.teller().tell("The table stays open."); }

// The same payment, but not what the book gives; nothing where it cannot be told wrongly.
std::optional<Event> paid_wrongly(const Event& event) {
    if (const auto* paid = get_if<WagerPaid>(&event.what)) {
        WagerPaid wrong = *paid;
        if (paid->stake == ledger::nothing) return std::nullopt;
        wrong.winnings = paid->winnings == paid->stake ? paid->stake + paid->stake : paid->stake;
        return Event(event.because, wrong);
    }
    if (const auto* lost = get_if<WagerLost>(&event.what)) {
        return Event(event.because, WagerReturned{lost->player, lost->hand, lost->amount,
                                                  Returned::stand_off, true});
    }
    const auto* back = get_if<WagerReturned>(&event.what);
    if (back && back->why == Returned::stand_off) {
        return Event(event.because, WagerLost{back->player, back->hand, back->amount});
    }
    return std::nullopt;
}

bool pay_wrongly(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::settlement) return false;
    const auto events = floor.events();
    std::vector<std::size_t> candidates;
    bool done = false;
    for (std::size_t i = 0; i < events.size(); ++i) {
        done = done || holds_alternative<DealerFinished>(events[i].what);
        if (done && paid_wrongly(events[i])) candidates.push_back(i);
    }
    if (candidates.empty()) return false;
    const std::size_t which =
        candidates[static_cast<std::size_t>(floor.below(static_cast<int>(candidates.size())))];
    const auto wrong = paid_wrongly(events[which]);
    slip.instead = Teller::Instead{which, sentence_of(floor.state(), *wrong)};
    slip.right_words = sentence_of(floor.state(), events[which]);
    slip.because = events[which].because;
    return true;
}

Verdict payment(const Floor&, const Slip& slip) {
    return {Remedy::pay, {}, slip.because, fmt::format("Right is: {}", slip.right_words)};
}

void pay_rightly(Floor& floor, Slip&) { floor.teller().tell("The payment is put right."); }

constexpr auto kinds = std::to_array<Kind>({
    {{"not-allowed", "a decision that the rules do not give"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.turn.because); },
     decide_wrongly,
     refusal_is_right,
     decide_again},
    {{"out-of-turn", "a decision out of turn"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.turn.because); },
     decide_out_of_turn,
     refusal_is_right,
     nothing_comes_of_it},
    {{"absent", "an absent player's hand passed by"},
     "not-given passed-over",
     Lasts::until_asked,
     Comes::seldom,
     [](const Rules& r) { return bool(r.absent_play.because); },
     forget_absent,
     absent_hand,
     play_absent},
    {{"wrong-pay", "a payment that is not the book's"},
     "",
     Lasts::for_the_round,
     Comes::often,
     [](const Rules& r) { return bool(r.win_pays.because); },
     pay_wrongly,
     payment,
     pay_rightly},
    {{"favour", "a payment that no wager has won"},
     "wrong-pay",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.no_favour.because || r.odds.because); },
     favour,
     refusal_is_right,
     chips_return},
    {{"advice", "the dealer gives advice"},
     "influence",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.no_advice.because); },
     advise,
     refusal_is_right,
     nothing_comes_of_it},
    {{"influence", "a player tells another how to play"},
     "advice",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.no_influence.because); },
     influence,
     influence_is_barred,
     nothing_comes_of_it},
    {{"private-bet", "a bet between players"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.no_private_bets.because); },
     bet_privately,
     refusal_is_right,
     nothing_comes_of_it},
    {{"notes", "notes without consent"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.notes_by_consent.because); },
     take_notes,
     refusal_is_right,
     nothing_comes_of_it},
    {{"device", "a forbidden device"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.confiscation.because); },
     use_device,
     device_is_taken,
     take_device},
    {{"disorder", "disorder has spoilt the round"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.void_for_disorder.because); },
     riot,
     riot_ends_round,
     void_round},
    {{"closure", "the table closed without notice"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.closure.because); },
     close_at_once,
     refusal_is_right,
     stays_open},
});

}  // namespace

std::span<const Kind> kinds_of_people() { return kinds; }

void do_something_harmless(Floor& floor) {
    if (!floor.one_in(20)) return;
    const State& s = floor.state();
    const Sitter& one = floor.sitters()[static_cast<std::size_t>(
        floor.below(static_cast<int>(floor.sitters().size())))];
    if (s.round.stage == Stage::betting && placed_by(floor, one) > ledger::nothing) {
        const Money more = placed_by(floor, one) + five;
        if (!floor.put(fmt::format("{} bets {} on {}", one.name, amount(more), one.box))) return;
        floor.teller().tell(
            fmt::format("{} makes it {} on box {}.", one.name, amount(more), one.box));
        return;
    }
    if (!somebody_decides(floor)) return;
    // Where a player may ask others for advice, they may give it.
    const PlayerId asks = awaited(s);
    const Sitter other = somebody_in_play(floor, asks);
    const std::string name = s.player(asks).name;
    if (s.rules().no_influence.because && !other.name.empty() &&
        s.rules().no_influence.value == rules::Influence::withheld_unless_asked &&
        floor.one_in(2) && floor.put(fmt::format("{} asks {}", name, other.name)) &&
        floor.put(fmt::format("{} advises {}", other.name, name))) {
        floor.teller().tell(fmt::format("'What would you do?' {} asks {}. 'I should think twice.'",
                                        name, other.name));
        return;
    }
    if (floor.put(fmt::format("{} asks {}", one.name, floor.one_in(2) ? "sign" : "decks"))) {
        floor.teller().tell(
            fmt::format("{} asks about limits and decks, and the dealer answers.", one.name));
    }
}

}  // namespace croupier::practice
