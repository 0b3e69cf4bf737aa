#include "practice/watch.hpp"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "practice/misdeal.hpp"
#include "table/offers.hpp"

namespace croupier::practice {

using namespace table;

namespace {

// A round has more steps than this only if something goes round in a circle.
constexpr int steps_max = 400;

}  // namespace

Watch::Watch(Floor& floor, Listener& listener, Plan plan)
    : floor_(floor), listener_(listener), plan_(std::move(plan)), kinds_(kinds_in(floor.rules())) {}

// What the trainee says

void Watch::go_on() {
    pass();
    advance();
}

Watch::Called Watch::call(const Kind& kind) {
    if (!is_open()) {
        score_.false_alarm();
        return Called::without_reason;
    }
    score_.noticed(mistake());
    const std::string_view code = kind.entry.code;
    if (code != mistake().entry.code && !rules::names(mistake().akin, code)) {
        return Called::by_another_name;
    }
    score_.named(mistake());
    return Called::rightly;
}

Judgement Watch::judge(std::optional<Remedy> remedy) {
    Judgement judgement = judged(mistake().verdict(floor_, slip_), remedy);
    if (judgement.is == Judgement::Is::wrong) {
        score_.read_again(judgement.verdict.because);
    } else {
        score_.put_right(mistake());
    }
    return judgement;
}

void Watch::put_right() {
    carry_out();
    advance();
}

// Nobody has said anything.
void Watch::pass() {
    if (!is_open()) return;
    if (slip_.kind->pass) slip_.kind->pass(floor_, slip_);
    if (slip_.kind->lasts == Lasts::until_asked) reveal(Revealed::moment_is_gone);
}

// Tells what nobody has called, and puts it right as far as that still goes.
void Watch::reveal(Revealed why) {
    const Verdict verdict = slip_.kind->verdict(floor_, slip_);
    floor_.teller().end_line();
    score_.read_again(verdict.because);
    listener_.hear_mistake(why, *slip_.kind, verdict);
    carry_out();
}

void Watch::carry_out() {
    slip_.known = true;
    floor_.teller().tell_frankly(state(), std::exchange(kept_back_, {}));
    slip_.kind->put_right(floor_, slip_);
    floor_.teller().end_line();
}

// Mistakes

bool Watch::round_is_clean() {
    return plan_.every ? !floor_.one_in(*plan_.every) : floor_.below(5) >= 3;
}

// What may go wrong in this round; the first that finds its moment does. What has come seldom
// so far comes first, so that a session shows much.
void Watch::plan_round() {
    slip_ = {};
    found_ = false;
    kept_back_.clear();
    planned_.clear();
    if (round_is_clean()) return;
    const std::vector<const Kind*>& kinds = plan_.kinds.empty() ? kinds_ : plan_.kinds;
    int least = score_.times(*kinds.front());
    for (const Kind* kind : kinds) least = std::min(least, score_.times(*kind));
    std::vector<const Kind*> rare;
    for (const Kind* kind : kinds) {
        const int times = score_.times(*kind);
        if (times == least) rare.push_back(kind);
        // What needs a moment that does not come in every round is tried besides.
        if (kind->comes == Comes::seldom && times == 0 && floor_.one_in(3)) {
            planned_.push_back(kind);
        }
    }
    planned_.push_back(rare[static_cast<std::size_t>(floor_.below(static_cast<int>(rare.size())))]);
    // Who wants to see something go wrong gets more that may find its moment.
    constexpr int more = 4;
    for (int i = 0; plan_.every && i < more; ++i) {
        planned_.push_back(
            kinds[static_cast<std::size_t>(floor_.below(static_cast<int>(kinds.size())))]);
    }
}

// Lets a planned mistake happen, if this is the moment for it.
bool Watch::make(Moment moment) {
    if (slip_.made) {
        return slip_.again && !slip_.known && slip_.kind->make(floor_, slip_, moment);
    }
    for (const Kind* kind : planned_) {
        Slip slip{.kind = kind};
        if (!kind->make(floor_, slip, moment)) continue;
        slip_ = std::move(slip);
        slip_.made = true;
        score_.made(*kind);
        floor_.remark(fmt::format("mistake: {}", kind->entry.called));
        return true;
    }
    return false;
}

// A round, from one moment at which the trainee may speak to the next

void Watch::ask(At then) {
    asks_ = true;
    at_ = then;
}

void Watch::advance() {
    asks_ = false;
    while (!asks_ && !is_over()) step();
    floor_.teller().end_line();
}

void Watch::step() {
    switch (at_) {
        case At::next_round: begin_round(); break;
        case At::cards_cut: fill_shoe(); break;
        case At::betting: take_wagers(); break;
        case At::first_card: begin_deal(); break;
        case At::play: play_on(); break;
        case At::round_over: end_round(); break;
        case At::round_done:
            if (slip_.kind && slip_.made && slip_.kind->after_round) {
                slip_.kind->after_round(floor_, slip_);
            }
            score_.round();
            at_ = At::next_round;
            break;
        case At::end: break;
    }
}

void Watch::begin_round() {
    if (round_ == plan_.rounds) {
        at_ = At::end;
        return;
    }
    ++round_;
    floor_.remark(fmt::format("round {}", round_));
    floor_.teller().end_line();
    listener_.hear_round(round_, plan_.rounds);
    plan_round();
    at_ = At::betting;
    if (!shuffle_is_due() || make(Moment::shuffle_due)) return;
    floor_.shuffle_cards();
    if (!make(Moment::shuffled)) floor_.cut_cards();
    ask(At::cards_cut);
}

bool Watch::shuffle_is_due() const {
    const CardsAre cards = state().cards.preparing.cards;
    return cards == CardsAre::shuffle_due || cards == CardsAre::new_cards ||
           (state().cards.shoe_round == 0 && state().cards.shoe_number == 1);
}

void Watch::fill_shoe() {
    if (!make(Moment::cut)) floor_.place_cutting_card();
    const CardsAre cards = state().cards.preparing.cards;
    if (cards == CardsAre::cut || cards == CardsAre::ready) {
        floor_.teller().tell("The cards go into the shoe.");
    }
    if (floor_.burn_is_due() && !make(Moment::burn)) floor_.burn_first_card();
    ask(At::betting);
}

void Watch::take_wagers() {
    make(Moment::bets_open);
    floor_.place_wagers();
    if (!make(Moment::bets_down)) do_something_harmless(floor_);
    ask(At::first_card);
}

// A cutting card before the first card, or a shoe that nobody has made ready, comes first.
void Watch::begin_deal() {
    make(Moment::deal);
    steps_ = 0;
    at_ = At::play;
    for (int attempt = 0; attempt < 3; ++attempt) {
        if (floor_.say("dealer deals") && state().round.stage != Stage::betting) return;
        if (state().cards.preparing.cards == CardsAre::ready) break;
        floor_.prepare_shoe();
    }
    stuck_ = fmt::format("the round cannot begin: {}", floor_.refusal().reason);
    at_ = At::end;
}

void Watch::play_on() {
    if (steps_++ == steps_max) {
        at_ = At::round_done;
    } else if (state().round.stage == Stage::settled) {
        make(Moment::round_over);
        ask(At::round_over);
    } else {
        take_step();
    }
}

void Watch::end_round() {
    if (is_open() && state().round.stage == Stage::settled) reveal(Revealed::round_is_over);
    const bool done =
        state().round.stage == Stage::settled || state().round.stage == Stage::betting;
    at_ = done ? At::round_done : At::play;
    if (!done) take_step();
}

void Watch::take_step() {
    if (is_open() && found_) reveal(Revealed::table_found_it);
    const Stage before = state().round.stage;
    if (before == Stage::settled) return;
    act();
    if (is_over() || !is_time_to_ask(before)) return;
    if (!make(Moment::pause)) do_something_harmless(floor_);
    ask(At::play);
}

// Whatever comes next: a card, an answer, a mistake.
void Watch::act() {
    if (state().round.by_hand.dealer_card == ByHand::DealerCard::asked) {
        choose_dealer_card(floor_);
    } else if (const auto due = card_due_to(state())) {
        if (make(Moment::card_due)) {
            tell_events();
        } else if (!second_card_is_missing(floor_, *due) || !gives_second_card_up(floor_, *due)) {
            lay(*due);
        }
    } else if (const PlayerId player = awaited(state()); player != nobody) {
        floor_.answer(player);
        tell_events();
    } else if (state().round.by_hand.stopped) {
        floor_.say_frankly("supervisor reconstructs");
        if (state().round.by_hand.stopped) give_up();
    } else if (!floor_.say("dealer goes on") || floor_.events().empty()) {
        give_up();
    }
}

void Watch::lay(HandId due) {
    if (!floor_.draw_due_card(due)) {
        give_up();
        return;
    }
    tell_events();
}

// Nothing leads out of here but a void.
void Watch::give_up() {
    if (floor_.say_frankly("supervisor voids round because nobody knows how to go on")) return;
    at_ = At::end;
}

// Where a trainee is asked: after each lap of the deal, each decision with its card, each card
// of the dealer's. These are the same whether there is a mistake or not.
bool Watch::is_time_to_ask(Stage before) const {
    const Stage now = state().round.stage;
    switch (now) {
        case Stage::settled:
        case Stage::betting:
        case Stage::closed:
        case Stage::first_cards:
        case Stage::dealer_card: return false;
        case Stage::second_cards:
        case Stage::insurance:
        case Stage::others_insurance:
        case Stage::surrender: return before != now;
        case Stage::play: return !card_due_to(state());
        default: return true;
    }
}

// The settlement comes together with the last card: it is told here, and may be told wrongly.
void Watch::tell_events() {
    const std::vector<Event> events(floor_.events().begin(), floor_.events().end());
    const bool settles = std::any_of(events.begin(), events.end(), [](const Event& event) {
        return holds_alternative<RoundEnded>(event.what);
    });
    if (settles) make(Moment::settlement);
    for (std::size_t i = 0; i < events.size(); ++i) {
        // What the table does about a mistake on its own is told when that has been asked for.
        if (is_open() && (holds_alternative<ErrorFound>(events[i].what) ||
                          holds_alternative<DealerCardAsked>(events[i].what))) {
            found_ = true;
            kept_back_.assign(events.begin() + static_cast<std::ptrdiff_t>(i), events.end());
            return;
        }
        if (settles && slip_.instead && slip_.instead->event == i) {
            floor_.teller().tell(slip_.instead->words);
            slip_.instead.reset();
            continue;
        }
        floor_.teller().tell(state(), std::span(events).subspan(i, 1));
        if (settles && holds_alternative<DealerFinished>(events[i].what) &&
            !slip_.after_dealer.empty()) {
            floor_.teller().tell(std::exchange(slip_.after_dealer, {}));
        }
    }
}

}  // namespace croupier::practice
