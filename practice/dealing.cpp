#include "practice/dealing.hpp"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "practice/misdeal.hpp"
#include "table/offers.hpp"

namespace croupier::practice {

using namespace table;

namespace {

// The table takes more steps of its own than this only if something goes round in a circle.
constexpr int own_steps_max = 200;

bool is_under_way(const State& state) {
    return state.round.stage > Stage::betting && state.round.stage < Stage::settled;
}

bool is_in_deal(const State& state) {
    return state.round.stage >= Stage::first_cards && state.round.stage <= Stage::second_cards;
}

std::string draws_to(HandId hand) {
    return hand.box == 0 ? std::string("dealer draws to dealer")
                         : fmt::format("dealer draws to {}.{}", hand.box, hand.hand + 1);
}

}  // namespace

Dealing::Tally::Line Dealing::Tally::total() const {
    Line all;
    for (const Line& line : lines) {
        all.right += line.right;
        all.wrong += line.wrong;
        all.asked += line.asked;
    }
    return all;
}

Dealing::Dealing(Floor& floor, Listener& listener, int rounds)
    : floor_(floor), listener_(listener), rounds_(rounds), kinds_(kinds_in(floor.rules())) {}

// The round

void Dealing::begin_round() {
    if (round_ == rounds_) {
        is_over_ = true;
        return;
    }
    ++round_;
    floor_.remark(fmt::format("round {}", round_));
    floor_.teller().end_line();
    listener_.hear_round(round_, rounds_);
    wagers_are_down_ = false;
    is_dealt_ = false;
    second_card_asked_ = {};
}

void Dealing::end_round() {
    tally_.mistakes.round();
    begin_round();
}

// Up to the next thing that the dealer has to do.
void Dealing::go_on() {
    if (round_ == 0) begin_round();
    for (int step = 0; !is_over_ && step < own_steps_max; ++step) {
        if (!slip_.kind && take_own_step()) continue;
        const auto due = find_due();
        if (!due) continue;
        const bool same = due_.duty == due->duty && due_.hand == due->hand;
        if (!same) at_first_try_ = true;
        due_ = *due;
        floor_.teller().end_line();
        return;
    }
    floor_.teller().end_line();
    is_over_ = true;
}

// What happens without the dealer: wagers, the choices of people, the end of the round.
bool Dealing::take_own_step() {
    const State& s = state();
    if (!payments_.empty() || dealer_finished_) return false;
    if (is_dealt_ && !is_under_way(s)) {
        end_round();
        return true;
    }
    if (!is_dealt_) {
        if (wagers_are_down_ || due_at_table(floor_, opened_)) return false;
        floor_.place_wagers();
        wagers_are_down_ = true;
        return true;
    }
    if (s.round.by_hand.dealer_card == ByHand::DealerCard::asked) {
        choose_dealer_card(floor_);
        return true;
    }
    if (s.round.by_hand.stopped) {
        return floor_.say_frankly("supervisor reconstructs") ||
               floor_.say_frankly("supervisor voids round because cards were laid wrongly");
    }
    const auto due = card_due_to(s);
    if (due && second_card_is_missing(floor_, *due) && second_card_asked_ != *due) {
        second_card_asked_ = *due;
        return gives_second_card_up(floor_, *due);
    }
    if (due || awaited(s) != nobody) return false;
    if (!floor_.put("dealer goes on") || floor_.events().empty()) {
        floor_.say_frankly("supervisor voids round because nobody knows how to go on");
        return true;
    }
    hear_events();
    return true;
}

std::optional<Due> Dealing::find_due() const {
    if (slip_.kind) return Due{Duty::remedy, slip_.hand, {}};
    if (dealer_finished_) {
        return Due{Duty::total, dealers_hand, Because(floor_.rules().dealer_total_announced)};
    }
    if (!payments_.empty()) {
        return Due{Duty::payment, payments_.front().hand, payments_.front().because};
    }
    if (auto due = due_at_table(floor_, opened_)) return due;
    if (wagers_are_down_ && !is_dealt_) {
        return Due{Duty::no_more_bets, {}, Because(floor_.rules().no_more_bets)};
    }
    return std::nullopt;
}

// What happens

void Dealing::hear_events() {
    const std::vector<Event> events(floor_.events().begin(), floor_.events().end());
    for (const Event& event : events) hear(event);
}

// Totals and settlements are for the trainee to say.
void Dealing::hear(const Event& event) {
    using As = Settling::As;
    const auto keep = [&](HandId hand, As as, Settling::Of of, Money amount) {
        payments_.push_back({hand, {as, of, amount}, event.because, sentence_of(state(), event)});
    };
    const auto first_of = [](int box) { return HandId{static_cast<std::uint8_t>(box), 0}; };
    if (holds_alternative<TotalAnnounced>(event.what) ||
        holds_alternative<RoundEnded>(event.what)) {
        return;
    }
    if (const auto* paid = get_if<WagerPaid>(&event.what)) {
        keep(paid->hand, As::paid, Settling::Of::wager, paid->winnings);
    } else if (const auto* lost = get_if<WagerLost>(&event.what)) {
        keep(lost->hand, As::taken, Settling::Of::wager, {});
    } else if (const auto* returned = get_if<WagerReturned>(&event.what);
               returned && returned->why == Returned::stand_off) {
        keep(returned->hand, As::returned, Settling::Of::wager, {});
    } else if (const auto* insured = get_if<InsurancePaid>(&event.what)) {
        keep(first_of(insured->box), As::paid, Settling::Of::insurance, insured->winnings);
    } else if (const auto* uninsured = get_if<InsuranceLost>(&event.what)) {
        keep(first_of(uninsured->box), As::taken, Settling::Of::insurance, {});
    } else if (holds_alternative<DealerFinished>(event.what) &&
               floor_.rules().dealer_total_announced.because) {
        dealer_finished_ = event;
    } else {
        floor_.teller().tell(state(), std::span(&event, 1));
    }
}

// What the trainee does

Dealing::Reply Dealing::right(std::string says) {
    if (at_first_try_) ++tally_.of(due_.duty).right;
    at_first_try_ = true;
    return {Reply::Is::right, {}, std::move(says)};
}

Dealing::Reply Dealing::wrong() {
    ++tally_.of(due_.duty).wrong;
    tally_.mistakes.read_again(due_.because);
    at_first_try_ = false;
    return {Reply::Is::wrong, due_.because, sentence_of(state(), due_)};
}

// The table itself does not take it.
Dealing::Reply Dealing::refused() {
    ++tally_.of(due_.duty).wrong;
    at_first_try_ = false;
    const Refusal& refusal = floor_.refusal();
    tally_.mistakes.read_again(refusal.because);
    return {Reply::Is::wrong, refusal.because, fmt::format("The table says: {}.", refusal.reason)};
}

Dealing::Reply Dealing::act(const Act& act) {
    Reply reply = take(act);
    floor_.teller().end_line();
    return reply;
}

Dealing::Reply Dealing::take(const Act& act) {
    if (slip_.kind) return {Reply::Is::wrong, {}, sentence_of(state(), due_)};
    if (act.duty == Duty::card) return draw(act);
    if (act.duty == Duty::burn) return burn();
    if (act.duty != due_.duty) return wrong();
    return carry_out(act);
}

// The act is what is due; whether it is done rightly is another matter.
Dealing::Reply Dealing::carry_out(const Act& act) {
    switch (act.duty) {
        case Duty::shuffle:
            floor_.shuffle_cards();
            opened_ = Opened::yes;
            return right();
        case Duty::cut: floor_.cut_cards(); return right();
        case Duty::cutting_card: return place_cutting_card(act.number);
        case Duty::no_more_bets:
            if (!floor_.put("dealer deals")) return refused();
            is_dealt_ = state().round.stage != Stage::betting;
            hear_events();
            return right();
        case Duty::insurance:
        case Duty::surrender: answer_all(state().round.stage); return right();
        case Duty::rescue:
            floor_.answer(awaited(state()));
            hear_events();
            return right();
        case Duty::total: return announce(act.number);
        case Duty::payment: return pay(act);
        case Duty::card:
        case Duty::burn:
        case Duty::remedy: break;
    }
    return wrong();
}

HandId Dealing::meant(const Act& act) const {
    const auto box = static_cast<std::uint8_t>(act.box);
    if (act.hand) return {box, static_cast<std::uint8_t>(*act.hand)};
    if (due_.hand.box == box && is_under_way(state())) return due_.hand;
    if (state().round.turn.box == box && is_under_way(state())) return state().round.turn;
    return {box, 0};
}

const Kind* Dealing::find_kind(std::string_view code) const {
    const auto found = std::find_if(kinds_.begin(), kinds_.end(),
                                    [&](const Kind* kind) { return kind->entry.code == code; });
    return found == kinds_.end() ? nullptr : *found;
}

// A card that has left the shoe lies where it lies; all else that is wrong is stopped in time.
Dealing::Reply Dealing::draw(const Act& act) {
    const State& s = state();
    const HandId to = meant(act);
    if (due_.duty == Duty::card && to == due_.hand) {
        if (!floor_.put(draws_to(to))) return refused();
        hear_events();
        return right();
    }
    if (s.round.stage == Stage::settled && is_dealt_ && to == dealers_hand) {
        return lay_wrongly("dealer-extra", draws_to(to), to);
    }
    const bool cards_go_round = due_.duty == Duty::card || due_.duty == Duty::total;
    if (!is_under_way(s) || !cards_go_round) return wrong();
    const bool passes = is_in_deal(s) && due_.duty == Duty::card;
    if (to == dealers_hand) {
        const bool too_soon = passes && s.round.stage == Stage::first_cards;
        return lay_wrongly(too_soon ? "passed-over" : "early", draws_to(to), due_.hand);
    }
    if (to.box > s.setup.boxes) return wrong();
    if (!s.box(to.box).staked()) return lay_wrongly("no-wager", draws_to(to), to);
    // Nobody has called for it yet: it is out of the shoe, and everybody has seen it.
    if (due_.duty == Duty::total && to == s.round.turn) {
        return lay_wrongly("exposed", "dealer exposes", to);
    }
    if (passes && due_.hand == dealers_hand) {
        return lay_wrongly("dealer-missed", draws_to(to), due_.hand);
    }
    if (passes && to.box > due_.hand.box) {
        return lay_wrongly("passed-over", draws_to(to), due_.hand);
    }
    return lay_wrongly("misplaced", draws_to(to), due_.hand);
}

// The same mistake that a supervisor is shown, made by the trainee. Where the book has no clause
// for it, or the table does not let it happen, it is stopped in time.
Dealing::Reply Dealing::lay_wrongly(std::string_view code, const std::string& line, HandId hand) {
    const Kind* const kind = find_kind(code);
    if (!kind) return wrong();
    Slip slip{.kind = kind, .made = true, .hand = hand};
    if (const Sitter* sitter = floor_.sitter_at(hand.box)) slip.who = *sitter;
    if (next_card_is_the_shoes(floor_)) slip.card = state().next_card();
    const std::string due = sentence_of(state(), due_);
    if (!floor_.put(line)) return refused();
    floor_.remark(fmt::format("mistake: {}", kind->entry.called));
    (void)wrong();
    tally_.mistakes.made(*kind);
    Reply reply{Reply::Is::laid_wrongly, due_.because, due};
    hear_events();
    tell_stray(slip.card);
    slip_ = std::move(slip);
    return reply;
}

// A card that lies on no hand has not been told with the others.
void Dealing::tell_stray(cards::Card card) {
    const auto events = floor_.events();
    const bool astray = std::any_of(events.begin(), events.end(), [](const Event& event) {
        return holds_alternative<CardStrayed>(event.what) ||
               holds_alternative<CardBurnt>(event.what);
    });
    if (!astray) return;
    floor_.teller().tell(
        fmt::format("{} is out of the shoe, and all have seen it.", floor_.card_text(card)));
}

Dealing::Reply Dealing::burn() {
    if (due_.duty == Duty::burn) {
        floor_.burn_first_card();
        return right();
    }
    if (!somebody_decides(floor_) || !next_card_is_the_shoes(floor_)) return wrong();
    return lay_wrongly("burnt", "dealer burns", {});
}

Dealing::Reply Dealing::place_cutting_card(int behind) {
    if (!floor_.put(fmt::format("dealer places cutting-card {}", behind))) return refused();
    hear_events();
    return right();
}

Dealing::Reply Dealing::announce(int total) {
    const PlayedHand& hand = due_.hand.box == 0 ? state().round.dealer : state().hand(due_.hand);
    if (total != hand.total().points) {
        Reply reply = wrong();
        reply.says =
            fmt::format("That is not the total of {}.",
                        due_.hand.box == 0 ? "the dealer" : place_text(state(), due_.hand));
        return reply;
    }
    if (due_.hand.box == 0) {
        const Event finished = *std::exchange(dealer_finished_, std::nullopt);
        floor_.teller().tell(state(), std::span(&finished, 1));
        return right();
    }
    floor_.answer(awaited(state()));
    hear_events();
    return right();
}

// A settlement is asked once: what is wrong is told, and the wager settled as it should be.
Dealing::Reply Dealing::pay(const Act& act) {
    const auto found = std::find_if(payments_.begin(), payments_.end(), [&](const Payment& each) {
        const bool here = each.hand.box == act.box && (!act.hand || each.hand.hand == *act.hand);
        return here && each.settling.of == act.settling.of;
    });
    if (found == payments_.end()) {
        Reply reply = wrong();
        reply.says = fmt::format("Nothing of that kind is to be settled there. {}", reply.says);
        return reply;
    }
    const Payment payment = *found;
    payments_.erase(found);
    const bool good =
        act.settling.as == payment.settling.as &&
        (act.settling.as != Settling::As::paid || act.settling.amount == payment.settling.amount);
    if (good) return right(payment.sentence);
    due_.because = payment.because;
    Reply reply = wrong();
    reply.says = payment.sentence;
    at_first_try_ = true;
    return reply;
}

void Dealing::settle() {
    for (const Payment& payment : std::exchange(payments_, {})) {
        ++tally_.of(Duty::payment).asked;
        floor_.teller().tell(payment.sentence);
    }
    at_first_try_ = true;
}

Due Dealing::tell_due() {
    if (due_.duty != Duty::remedy) {
        ++tally_.of(due_.duty).asked;
        at_first_try_ = false;
    }
    return due_;
}

Judgement Dealing::judge(std::optional<Remedy> remedy) {
    Judgement judgement = judged(slip_.kind->verdict(floor_, slip_), remedy);
    if (judgement.is == Judgement::Is::wrong) {
        ++tally_.of(Duty::remedy).wrong;
        tally_.mistakes.read_again(judgement.verdict.because);
    } else {
        ++tally_.of(Duty::remedy).right;
        tally_.mistakes.put_right(*slip_.kind);
    }
    return judgement;
}

void Dealing::put_right() {
    Slip slip = std::exchange(slip_, {});
    const bool settled = state().round.stage == Stage::settled;
    slip.kind->put_right(floor_, slip);
    // What was settled in a round that is dealt again, or void, is settled anew.
    if (state().round.voided || (settled && state().round.stage != Stage::settled)) {
        payments_.clear();
        dealer_finished_.reset();
    }
    at_first_try_ = true;
}

// What people answer

void Dealing::answer_all(Stage stage) {
    for (int step = 0; step < own_steps_max; ++step) {
        const PlayerId player = awaited(state());
        const Stage now = state().round.stage;
        const bool insurance = now == Stage::insurance || now == Stage::others_insurance;
        if (player == nobody || (now != stage && !insurance)) return;
        if (insurance) {
            answer_insurance(player);
        } else {
            floor_.answer(player);
        }
        hear_events();
    }
}

void Dealing::answer_insurance(PlayerId player) {
    const std::string name = state().player(player).name;
    for (const HandId hand : hands_open_to(state(), player)) {
        const auto open = offers(state(), player, hand);
        const auto has = [&](Offer offer) {
            return std::find(open.begin(), open.end(), offer) != open.end();
        };
        if (has(Offer::even_money) && floor_.one_in(2) &&
            floor_.put(fmt::format("{} takes even-money on {}", name, hand.box))) {
            floor_.teller().tell(fmt::format("{} takes even money on box {}.", name, hand.box));
            return;
        }
        const Money most = most_insurance_on(state(), player, hand.box);
        if (has(Offer::insurance) && floor_.one_in(3) &&
            floor_.put(
                fmt::format("{} insures {} on {}", name, ledger::to_string(most), hand.box))) {
            floor_.teller().tell(
                fmt::format("{} insures box {} for {}.", name, hand.box, ledger::to_string(most)));
            return;
        }
    }
    floor_.answer(player);
}

}  // namespace croupier::practice
