// A table run by commands, and the supply of cards from outside the engine.
#include "record/session.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace croupier::record {
namespace {

using table::Answer;
using table::HandId;
using table::PlayerId;

constexpr auto done = Outcome::Is::done;

// No statement takes more cards out of the shoe than a round of all boxes.
constexpr int cards_of_one_statement_max = 9 * 22 + 22;

Outcome wrong(std::string text) { return {Outcome::Is::wrong, {}, {}, {}, std::move(text)}; }

Outcome refused(table::Refusal refusal) {
    return {Outcome::Is::refused, std::move(refusal), {}, {}, {}};
}

}  // namespace

void Session::open() {
    table_ = std::make_unique<table::Table>(header_.setup());
    events_.assign(table_->events().begin(), table_->events().end());
    if (header_.seed()) seeded_.emplace(*header_.seed());
}

Outcome Session::take(const Statement& statement) {
    if (holds_alternative<Remark>(statement.what)) return {};
    if (!is_open()) {
        if (auto outcome = header_.take(statement.what)) return *outcome;
        if (!header_.has_game()) {
            return wrong("a record begins with its game: `rules act-2018/blackjack`");
        }
        open();
        if (is_expectation(statement.what)) return expect(statement.what);
        arrivals_ = events_;
        return act(statement);
    }
    if (is_expectation(statement.what)) return expect(statement.what);
    arrivals_.clear();
    events_.clear();
    return act(statement);
}

void Session::keep_table() {
    if (!kept_) kept_ = std::make_unique<table::Table>(*table_);
}

PlayerId Session::player(Name name) {
    const PlayerId known = table::find_player(state(), name);
    if (known != table::nobody) return known;
    keep_table();
    auto joined = table_->perform(table::Join{name});
    if (joined.answer != Answer::done) {
        no_room_ = std::move(joined.refusal);
        return table::nobody;
    }
    arrivals_.insert(arrivals_.end(), table_->events().begin(), table_->events().end());
    events_ = arrivals_;
    return table::find_player(state(), name);
}

HandId Session::hand(HandRef ref) const {
    HandId id{static_cast<std::uint8_t>(ref.box), 0};
    if (ref.box == 0 || ref.box > table::boxes_on_layout_max) return id;
    if (ref.hand > 0) {
        id.hand = static_cast<std::uint8_t>(ref.hand - 1);
    } else if (state().round.stage == table::Stage::play && state().round.turn.box == ref.box) {
        id.hand = state().round.turn.hand;
    }
    return id;
}

Outcome Session::perform(const table::Command& command, const std::optional<table::Official>& by) {
    if (no_room_) return refused(*no_room_);
    // The shoe may run out under this statement, which then must not stand.
    if (state().cards_in_shoe() <= cards_of_one_statement_max) keep_table();
    shuffled_ = false;
    table::Decision decision = table_->perform(command, by);
    // A card that is drawn by hand and not known leaves its order undone: it is given again.
    bool carried_out = !table_->events().empty();
    events_ = arrivals_;
    bool listed = hear_table();
    while (decision.answer == Answer::short_of_cards || decision.answer == Answer::short_of_prize) {
        if (decision.answer == Answer::short_of_prize) {
            if (auto outcome = supply_prize(); outcome.is != done) return outcome;
        } else if (!listed) {
            if (auto outcome = supply_cards(); outcome.is != done) return outcome;
        }
        decision = carried_out ? table_->go_on() : table_->perform(command, by);
        carried_out = carried_out || !table_->events().empty();
        listed = hear_table();
    }
    if (decision.answer == Answer::refused) return refused(std::move(decision.refusal));
    // Whoever has a source knows the order as soon as the cards are shuffled.
    if (shuffled_ && source() && state().cards.shoe.cards_known() == 0) return supply_cards();
    return {};
}

// Takes down what the table has just told. Cards that were listed for the next deal come next again
// after a shuffle, whoever has ordered it; gives whether that has happened.
bool Session::hear_table() {
    bool dealt = false;
    bool new_shoe = false;
    for (const table::Event& event : table_->events()) {
        events_.push_back(event);
        if (holds_alternative<table::CuttingCardCame>(event.what)) forget_cutting_card();
        dealt = dealt || holds_alternative<table::NoMoreBets>(event.what);
        new_shoe = new_shoe || holds_alternative<table::ShoeLoaded>(event.what);
    }
    const std::vector<Listed> listed = dealt ? std::exchange(listed_, {}) : listed_;
    if (!new_shoe) return false;
    shuffled_ = true;
    bool again = false;
    for (const Listed& shoe : listed) {
        const CardsInOrder cards = in_order(shoe);
        again = supply(cards.command()).is == done || again;
    }
    return again;
}

// A command that brings what the table waits for, and is no statement of its own.
Outcome Session::supply(const table::Command& command) {
    const auto decision = table_->perform(command);
    if (decision.answer == Answer::refused) return refused(decision.refusal);
    hear_table();
    return {};
}

// A cutting card that has come out is not listed again after the shuffle that it brings.
void Session::forget_cutting_card() {
    for (auto shoe = listed_.rbegin(); shoe != listed_.rend(); ++shoe) {
        for (auto item = shoe->items.begin(); item != shoe->items.end(); ++item) {
            if (item->kind != ShoeItem::Kind::cutting_card) continue;
            shoe->items.erase(item);
            return;
        }
    }
}

chance::Source* Session::source() { return seeded_ ? &*seeded_ : source_; }

// Some of the cards that may still come lie in the rack, and nobody has seen which: chance says.
void Session::leave_out_burnt(std::vector<Card>& order) const {
    const auto burnt = static_cast<std::size_t>(state().cards.burnt_unseen);
    order.resize(order.size() - std::min(burnt, order.size()));
}

// A card is due and the order of the shoe is not known any further.
Outcome Session::supply_cards() {
    chance::Source* chance = source();
    const bool empty = state().cards_in_shoe() == 0;
    if (empty && (!chance || cards_of_refill(state()).empty())) {
        return refused(table::shoe_has_run_out(state()));
    }
    if (!chance) {
        return wrong(
            "no card is left in the list of the shoe: list more cards, end the list with *, or "
            "give a seed");
    }
    std::vector<Card> order = empty ? cards_of_refill(state()) : state().cards.shoe.cards();
    chance::shuffle(std::span(order), *chance);
    if (empty) return supply(table::LoadShoe{order});
    leave_out_burnt(order);
    return supply(table::ListCards{order});
}

// A button was pressed: chance, or the statement itself, says where it stops.
Outcome Session::supply_prize() {
    const int slots = table::slots_of_pressed_button(state());
    int slot = std::exchange(slot_given_, 0);
    if (slot == 0 && !slots_listed_.empty()) {
        slot = slots_listed_.front();
        if (slot > slots) {
            return wrong(
                fmt::format("the button has no slot {}: its slots are 1 to {}", slot, slots));
        }
        slots_listed_.erase(slots_listed_.begin());
    }
    if (slot == 0) {
        if (!source() && !prizes_) prizes_.emplace(0);
        chance::Source* chance = source() ? source() : &*prizes_;
        slot = 1 + static_cast<int>(chance->below(static_cast<std::uint64_t>(slots)));
    }
    return supply(table::DrawPrize{slot});
}

// A slot that the button does not have is refused after the press, which then must not stand.
Outcome Session::press(const table::Command& command, int slot,
                       const std::optional<table::Official>& by) {
    if (slot != 0) keep_table();
    slot_given_ = slot;
    Outcome outcome = perform(command, by);
    slot_given_ = 0;
    return outcome;
}

bool Session::is_between_rounds() const {
    const table::Stage stage = state().round.stage;
    return stage == table::Stage::betting || stage >= table::Stage::settled;
}

bool Session::shuffle_is_due() const {
    const table::State& s = state();
    return s.cards.preparing.due != table::Due::nothing ||
           s.cards.preparing.cards == table::CardsAre::shuffle_due ||
           (s.cards.cutting.behind != table::no_cutting_card &&
            s.cards_in_shoe() <= s.cards.cutting.behind);
}

// All cards of the table in a random order; in a round, those that an empty shoe is filled with.
// Without a source nobody knows an order.
std::vector<Card> Session::shuffled_cards() {
    chance::Source* chance = source();
    if (!chance) return {};
    std::vector<Card> order =
        is_between_rounds() ? cards::whole_decks(state().setup.decks, state().rules().deck.value)
                            : cards_of_refill(state());
    chance::shuffle(std::span(order), *chance);
    return order;
}

Outcome Session::shuffle(const table::Official& by) {
    return perform(table::Shuffle{shuffled_cards()}, by);
}

Outcome Session::shuffle_alone() { return perform(table::LoadShoe{shuffled_cards(), true}); }

// The first shoe of a table with a source is ready for the first deal, unless people at the table
// see to it.
Outcome Session::deal(const table::Official& by) {
    const table::State& s = state();
    const bool untouched =
        s.cards.shoe_number == 1 && s.cards.shoe_round == 0 && s.cards.shoe.cards_known() == 0 &&
        s.cards.preparing.cards == table::CardsAre::ready && !s.cards.preparing.attended;
    std::vector<table::Event> before;
    if (untouched && source() && s.round.stage == table::Stage::betting &&
        table::next_staked_box(s, 0) != 0) {
        keep_table();
        if (auto outcome = perform(table::LoadShoe{shuffled_cards(), true}); outcome.is != done) {
            return outcome;
        }
        before = events_;
        arrivals_.clear();
    }
    Outcome outcome = perform(table::Deal{}, by);
    events_.insert(events_.begin(), before.begin(), before.end());
    return outcome;
}

Session::CardsInOrder Session::in_order(const Listed& shoe) {
    CardsInOrder order;
    std::vector<Card>& cards = order.cards;
    for (const ShoeItem& item : shoe.items) {
        const int at = static_cast<int>(cards.size());
        switch (item.kind) {
            case ShoeItem::Kind::cutting_card: order.cutting_cards.push_back(at); continue;
            case ShoeItem::Kind::face_up_card: order.face_up.push_back(at); break;
            case ShoeItem::Kind::card: break;
        }
        cards.push_back(item.card);
    }
    const bool fits = static_cast<int>(cards.size()) <= state().cards_in_shoe();
    if (shoe.open_ended && fits && !state().cards.shoe.cannot_hold(cards)) {
        if (!source()) seeded_.emplace(0);
        cards::Shoe rest = state().cards.shoe;
        rest.put_next(cards, state().cards.burnt_unseen);
        for (std::size_t i = 0; i < cards.size(); ++i) rest.draw();
        std::vector<Card> behind = rest.cards();
        chance::shuffle(std::span(behind), *source());
        leave_out_burnt(behind);
        cards.insert(cards.end(), behind.begin(), behind.end());
    }
    return order;
}

Outcome Session::list_cards(const ShoeIs& shoe) {
    const bool between_rounds = is_between_rounds();
    Listed listed{{shoe.items.begin(), shoe.items.end()}, shoe.open_ended};
    const CardsInOrder cards = in_order(listed);
    Outcome outcome = perform(cards.command());
    // What is listed in a round comes in that round.
    if (outcome.is == done && between_rounds) listed_.push_back(std::move(listed));
    return outcome;
}

}  // namespace croupier::record
