#include "host/host.hpp"

#include <algorithm>
#include <utility>

namespace croupier::host {
namespace {

using cards::Card;
using table::Answer;
using table::Decision;
using table::State;

// A hand that draws one ace after the other is over 21 with 22 cards.
constexpr int cards_of_a_hand_max = 22;

using By = std::optional<table::Official>;

Result refused(table::Refusal refusal) { return {Result::Is::refused, std::move(refusal)}; }

bool is_short(Answer answer) {
    return answer == Answer::short_of_cards || answer == Answer::short_of_prize;
}

bool between_rounds(const State& state) {
    return state.round.stage == table::Stage::betting || state.round.stage >= table::Stage::settled;
}

// Some of the cards that may still come lie in the rack, and nobody has seen which.
void leave_out_burnt(const State& state, std::vector<Card>& order) {
    const auto burnt = static_cast<std::size_t>(state.cards.burnt_unseen);
    order.resize(order.size() - std::min(burnt, order.size()));
}

// A cutting card that has come out is not listed again after the shuffle that it brings.
void forget_cutting_card(std::vector<ListedCards>& listed) {
    for (auto cards = listed.rbegin(); cards != listed.rend(); ++cards) {
        if (cards->cutting_cards.empty()) continue;
        cards->cutting_cards.erase(cards->cutting_cards.begin());
        return;
    }
}

table::ListCards command_of(const ListedCards& listed) {
    return {listed.cards, listed.cutting_cards, listed.face_up};
}

}  // namespace

Host::Host(table::Table table, Supply& supply, Ways ways, Watch* watch)
    : now_{std::move(table)}, supply_(supply), ways_(ways), watch_(watch) {}

Result Host::perform(const table::Command& command, const By& by, int slot) {
    if (ways_.order_known == OrderKnown::when_due || !supply_.knows_cards()) {
        return attempt(command, by, slot);
    }
    if (const auto* shuffle = get_if<table::Shuffle>(&command)) {
        if (!shuffle->order.empty()) return attempt(command, by, slot);
        const std::vector<Card> order = shuffled_cards();
        return attempt(table::Shuffle{order}, by, slot);
    }
    if (const auto* load = get_if<table::LoadShoe>(&command)) {
        if (!load->order.empty()) return attempt(command, by, slot);
        const std::vector<Card> order = shuffled_cards();
        return attempt(table::LoadShoe{order, load->prepared}, by, slot);
    }
    const auto* deal = get_if<table::Deal>(&command);
    if (deal && deal->by == table::nobody && first_shoe_is_untouched()) {
        return deal_from_first_shoe(command, by);
    }
    return attempt(command, by, slot);
}

// The first shoe is ready for the first deal, unless people at the table see to it.
bool Host::first_shoe_is_untouched() const {
    const State& s = state();
    const table::Preparing& preparing = s.cards.preparing;
    return s.cards.shoe_number == 1 && s.cards.shoe_round == 0 && s.cards.shoe.cards_known() == 0 &&
           preparing.cards == table::CardsAre::ready && !preparing.attended &&
           s.round.stage == table::Stage::betting && table::next_staked_box(s, 0) != 0;
}

Result Host::deal_from_first_shoe(const table::Command& deal, const By& by) {
    Result result;
    together([&] {
        result = perform(table::LoadShoe{{}, true});
        if (result.done()) result = attempt(deal, by, 0);
        return result.done();
    });
    return result;
}

// Copies the table only where an order may come to its end when some of it is done already.
Result Host::attempt(const table::Command& command, const By& by, int slot) {
    begin();
    if (!can_fail_halfway(slot)) return carry_out(command, by, slot);
    Kept kept = keep();
    Result result = carry_out(command, by, slot);
    if (!result.done()) go_back(std::move(kept));
    return result;
}

bool Host::can_fail_halfway(int slot) const {
    if (ways_.unfinished == Unfinished::left) return false;
    if (slot != 0 || !now_.slots.empty() || !supply_.knows_cards()) return true;
    const State& s = state();
    const bool refilled = !s.machine() && !s.cards.preparing.order_spoilt;
    const int rack = refilled ? static_cast<int>(s.cards.discards.size()) : 0;
    return s.cards_in_shoe() + rack <= cards_of_a_hand_max * (s.setup.boxes + 1);
}

Result Host::carry_out(const table::Command& command, const By& by, int slot) {
    shuffled_ = false;
    Decision decision = step(command, by, Watch::From::outside);
    while (is_short(decision.answer)) {
        // A card that is drawn by hand and is not known leaves its order undone: it is given again.
        const bool again = now_.table.awaits_card() && now_.table.events().empty();
        Result brought = decision.answer == Answer::short_of_cards
                             ? bring_cards(decision)
                             : bring_prize(std::exchange(slot, 0), decision);
        if (!brought.done()) return brought;
        if (again) decision = step(command, by, Watch::From::outside);
    }
    if (decision.answer == Answer::refused) return refused(std::move(decision.refusal));
    if (shuffled_ && supply_.knows_cards() && state().cards.shoe.cards_known() == 0) {
        return bring_cards(decision);
    }
    return {};
}

Decision Host::step(const table::Command& command, const By& by, Watch::From from) {
    if (watch_) watch_->before(state(), {command, by}, from);
    Decision decision = now_.table.perform(command, by);
    const auto events = now_.table.events();
    if (watch_) watch_->after(state(), {command, by}, from, decision, events);
    if (gathers_) gathered_.insert(gathered_.end(), events.begin(), events.end());
    if (!now_.cards.empty() || ways_.order_known == OrderKnown::at_once) hear_shoe(decision);
    return decision;
}

// Cards that were listed for the next deal come next again after a shuffle, whoever has ordered it.
void Host::hear_shoe(Decision& decision) {
    bool dealt = false;
    bool new_shoe = false;
    for (const table::Event& event : now_.table.events()) {
        if (holds_alternative<table::CuttingCardCame>(event.what)) forget_cutting_card(now_.cards);
        dealt = dealt || holds_alternative<table::NoMoreBets>(event.what);
        new_shoe = new_shoe || holds_alternative<table::ShoeLoaded>(event.what);
    }
    std::vector<ListedCards> listed;
    if (dealt) {
        listed = std::exchange(now_.cards, {});
    } else if (new_shoe) {
        listed = now_.cards;
    }
    if (!new_shoe) return;
    shuffled_ = ways_.order_known == OrderKnown::at_once;
    for (ListedCards& cards : listed) {
        gather();
        const ListedCards all = with_rest(std::move(cards));
        Decision again = step(command_of(all), std::nullopt, Watch::From::host);
        if (again.answer != Answer::refused) decision = std::move(again);
    }
}

// A card is due and the order of the shoe is not known any further.
Result Host::bring_cards(Decision& decision) {
    const State& s = state();
    const bool empty = s.cards_in_shoe() == 0;
    const bool known = supply_.knows_cards();
    if (!empty && !known) return {Result::Is::no_card};
    std::vector<Card> order = empty ? cards_of_refill(s) : s.cards.shoe.cards();
    if (!known || order.empty()) return refused(table::shoe_has_run_out(s));
    supply_.arrange(order);
    if (empty) return bring(table::LoadShoe{order}, decision);
    leave_out_burnt(s, order);
    return bring(table::ListCards{order}, decision);
}

// A button was pressed: the order itself, the list or the supply says where it stops.
Result Host::bring_prize(int slot, Decision& decision) {
    if (slot == 0 && !now_.slots.empty()) {
        slot = now_.slots.front();
        const int slots = table::slots_of_pressed_button(state());
        if (slot < 1 || slot > slots) return {Result::Is::no_slot, {}, slot, slots};
        now_.slots.erase(now_.slots.begin());
    }
    if (slot == 0) slot = supply_.slot(state());
    return bring(table::DrawPrize{slot}, decision);
}

Result Host::bring(const table::Command& command, Decision& decision) {
    gather();
    decision = step(command, std::nullopt, Watch::From::host);
    if (decision.answer == Answer::refused) return refused(std::move(decision.refusal));
    return {};
}

Result Host::tell_order() {
    begin();
    if (state().cards.shoe.cards_known() > 0 || state().cards_in_shoe() == 0) return {};
    Decision decision{Answer::short_of_cards, {}};
    Result result;
    while (result.done() && is_short(decision.answer)) {
        result = decision.answer == Answer::short_of_cards ? bring_cards(decision)
                                                           : bring_prize(0, decision);
    }
    return result;
}

// All cards of the table in the order of the supply; in a round, those that an empty shoe is filled
// with.
std::vector<Card> Host::shuffled_cards() {
    const State& s = state();
    std::vector<Card> order = between_rounds(s)
                                  ? cards::whole_decks(s.setup.decks, s.rules().deck.value)
                                  : cards_of_refill(s);
    supply_.arrange(order);
    return order;
}

// The cards of a list and, where the supply says what comes after them, these too.
ListedCards Host::with_rest(ListedCards cards) {
    const State& s = state();
    const bool fits = static_cast<int>(cards.cards.size()) <= s.cards_in_shoe() &&
                      !s.cards.shoe.cannot_hold(cards.cards);
    if (!cards.open_ended || !fits) return cards;
    cards::Shoe rest = s.cards.shoe;
    rest.put_next(cards.cards, s.cards.burnt_unseen);
    for (std::size_t i = 0; i < cards.cards.size(); ++i) rest.draw();
    std::vector<Card> behind = rest.cards();
    supply_.arrange(behind);
    leave_out_burnt(s, behind);
    cards.cards.insert(cards.cards.end(), behind.begin(), behind.end());
    return cards;
}

Result Host::list(ListedCards cards) {
    // What is listed in a round comes in that round.
    const bool stays = between_rounds(state());
    const ListedCards all = with_rest(cards);
    Result result = attempt(command_of(all), std::nullopt, 0);
    if (result.done() && stays) now_.cards.push_back(std::move(cards));
    return result;
}

void Host::list_slots(std::span<const int> slots) {
    begin();
    gathers_ = true;
    now_.slots.insert(now_.slots.end(), slots.begin(), slots.end());
}

Host::Kept Host::begin_together() {
    begin();
    gathers_ = true;
    ++together_;
    return keep();
}

void Host::end_together(Kept kept, bool stands) {
    --together_;
    if (!stands) go_back(std::move(kept));
}

Host::Kept Host::keep() const { return {std::make_unique<Now>(now_), gathered_.size()}; }

void Host::go_back(Kept kept) {
    now_ = std::move(*kept.now);
    gathers_ = true;
    gathered_.erase(gathered_.begin() + static_cast<std::ptrdiff_t>(kept.events), gathered_.end());
}

// Forgets the events of the order before, unless this one goes with it.
void Host::begin() {
    if (together_ > 0) return;
    gathers_ = false;
    gathered_.clear();
}

// The table forgets its events with the next step: keeps them.
void Host::gather() {
    if (std::exchange(gathers_, true)) return;
    const auto events = now_.table.events();
    gathered_.assign(events.begin(), events.end());
}

std::optional<table::Refusal> would_refuse(const State& state, const table::Command& command,
                                           const By& by) {
    std::vector<table::Event> events;
    Decision decision = table::decide(state, command, events, by);
    if (decision.answer != Answer::refused) return std::nullopt;
    return std::move(decision.refusal);
}

std::optional<table::Refusal> would_refuse(const State& state, std::span<const Order> orders) {
    if (orders.empty()) return std::nullopt;
    if (orders.size() == 1) return would_refuse(state, orders[0].command, orders[0].by);
    State then = state;
    for (const Order& order : orders) {
        std::vector<table::Event> events;
        Decision decision = table::decide(then, order.command, events, order.by);
        if (decision.answer == Answer::refused) return std::move(decision.refusal);
        for (const table::Event& event : events) table::apply(then, event);
    }
    return std::nullopt;
}

}  // namespace croupier::host
