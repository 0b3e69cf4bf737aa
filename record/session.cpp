// Statements -> commands, and the supply of cards from outside the engine.
#include "record/session.hpp"

#include <utility>

#include <fmt/format.h>

#include "table/describe.hpp"

namespace croupier::record {
namespace {

using table::Answer;
using table::Because;
using table::HandId;
using table::PlayerId;

Outcome wrong(std::string text) { return {Outcome::Is::wrong, {}, {}, {}, std::move(text)}; }

Outcome refused(table::Refusal refusal) {
    return {Outcome::Is::refused, std::move(refusal), {}, {}, {}};
}

table::CardList list_of(std::vector<Card> cards) {
    return std::make_shared<const std::vector<Card>>(std::move(cards));
}

}  // namespace

// Each statement of a person or an official becomes one command.
struct Acting {
    Session& s;

    [[nodiscard]] const table::Rules& rules() const { return s.state().rules(); }
    Outcome not_yet(std::string_view what) {
        return wrong(fmt::format("{} is not carried out yet", what));
    }

    Outcome operator()(const Buys& w) { return s.perform(table::Buy{s.player(w.name), w.amount}); }
    Outcome operator()(const Sits& w) { return s.perform(table::Sit{s.player(w.name), w.box}); }
    Outcome operator()(const Leaves& w) {
        if (table::find_player(s.state(), w.name) == table::nobody) {
            return refused({Because(rules().box), fmt::format("{} is not at the table", w.name)});
        }
        return s.perform(table::Leave{s.player(w.name)});
    }
    Outcome operator()(const ShoeIs& w) { return s.list_cards(w); }
    Outcome operator()(const PrizesAre& w) {
        if (!table::button_at(s.state().setup)) {
            return refused({Because(rules().wager), "this table has no prize button"});
        }
        s.slots_listed_.insert(s.slots_listed_.end(), w.slots.begin(), w.slots.end());
        return {};
    }
    Outcome operator()(const Shuffles&) { return s.shuffle(); }
    Outcome operator()(const Cuts&) { return not_yet("the cut"); }
    Outcome operator()(const DeclinesCut&) { return not_yet("the cut"); }
    Outcome operator()(const PlacesCuttingCard&) { return not_yet("the cutting card"); }
    Outcome operator()(const Burns&) { return not_yet("burning a card"); }
    Outcome operator()(const Bets& w) {
        if (!w.option.empty()) {
            const auto option = find_option(w.option);
            if (!option) return wrong(no_such_option(w.option));
            return s.perform(table::BetOption{s.player(w.name), w.box, *option, w.amount});
        }
        return s.perform(table::Bet{s.player(w.name), w.box, w.amount, table::Manner::placed});
    }
    Outcome operator()(const Withdraws& w) {
        const auto option = find_option(w.option);
        const bool insurance = w.option == "insurance";
        if (!w.option.empty() && !option && !insurance) return wrong(no_such_option(w.option));
        const PlayerId player = s.player(w.name);
        if (insurance) return s.perform(table::WithdrawInsurance{player, w.box});
        if (option) return s.perform(table::WithdrawOption{player, w.box, *option});
        return s.perform(table::Withdraw{player, w.box});
    }
    Outcome operator()(const Antes& w) {
        return s.perform(table::PlaceAnte{s.player(w.name), w.box, w.amount});
    }
    Outcome operator()(const OverlooksAnte& w) { return s.perform(table::OverlookAnte{w.box}); }
    Outcome operator()(const FindsAnteMissing& w) {
        return s.perform(table::FindAnteMissing{w.box});
    }
    Outcome operator()(const Announces& w) {
        return s.perform(
            table::Bet{s.player(w.name), w.box, w.amount,
                       w.with_cash ? table::Manner::spoken_with_cash : table::Manner::spoken});
    }
    Outcome operator()(const Deals& w) { return s.deal(w); }
    Outcome operator()(const GoesOn&) { return s.perform(table::GoOn{}); }
    Outcome operator()(const Insures& w) {
        const PlayerId player = s.player(w.name);
        const PlayerId owner = w.other.empty() ? table::nobody : s.player(w.other);
        return s.perform(table::Insure{player, w.box, w.amount, owner});
    }
    Outcome operator()(const TakesEvenMoney& w) {
        return s.perform(table::TakeEvenMoney{s.player(w.name), w.box});
    }
    Outcome operator()(const Surrenders& w) {
        return s.perform(table::SurrenderHand{s.player(w.name), w.box});
    }
    Outcome operator()(const PressesButton& w) { return s.press(s.player(w.name), w.box, w.slot); }
    Outcome operator()(const StaffPresses& w) { return s.press(table::nobody, w.box, w.slot); }
    Outcome operator()(const Nominates& w) {
        const PlayerId player = s.player(w.name);
        return s.perform(table::Nominate{player, s.player(w.other), w.box});
    }
    Outcome operator()(const Declines& w) { return s.perform(table::Decline{s.player(w.name)}); }
    Outcome operator()(const Hits& w) {
        return s.perform(table::Hit{s.player(w.name), s.hand(w.hand)});
    }
    Outcome operator()(const Stands& w) {
        return s.perform(table::Stand{s.player(w.name), s.hand(w.hand)});
    }
    Outcome operator()(const Doubles& w) {
        const PlayerId player = s.player(w.name);
        if (w.amount && *w.amount <= ledger::nothing) {
            return refused({Because(rules().double_for), "a double is an amount above nothing"});
        }
        return s.perform(table::Double{player, s.hand(w.hand), w.amount.value_or(ledger::nothing)});
    }
    Outcome operator()(const Splits& w) {
        return s.perform(table::Split{s.player(w.name), s.hand(w.hand)});
    }
    Outcome operator()(const WithdrawsDouble& w) {
        return s.perform(table::WithdrawDouble{s.player(w.name), s.hand(w.hand)});
    }
    Outcome operator()(const Stays& w) {
        const PlayerId player = s.player(w.name);
        std::optional<HandId> on;
        if (w.hand) on = s.hand(*w.hand);
        return s.perform(table::Stay{player, on});
    }
    Outcome operator()(const Turns& w) {
        return s.perform(table::TurnCards{s.player(w.name), s.hand(w.hand), w.card});
    }
    Outcome operator()(const Opens&) { return not_yet("opening a table"); }
    Outcome operator()(const Closes&) { return not_yet("closing a table"); }
    Outcome operator()(const AnnouncesLimits& w) {
        return s.perform(table::AnnounceLimits{w.minimum, w.maximum});
    }
    Outcome operator()(const AnnouncesClosure&) { return not_yet("closing a table"); }
    Outcome operator()(const Allows& w) {
        return s.perform(table::AllowLimit{s.player(w.name), w.box, w.maximum});
    }
    Outcome operator()(const Restricts& w) {
        const auto to =
            w.word == "minimum" ? table::Restriction::minimum_only : table::Restriction::single_box;
        return s.perform(table::Restrict{s.player(w.name), to});
    }
    Outcome operator()(const Lifts& w) { return s.perform(table::Lift{s.player(w.name)}); }
    Outcome operator()(const ReplacesCards&) { return not_yet("replacing the cards"); }
    Outcome operator()(const VoidsHand& w) { return s.perform(table::VoidHand{s.hand(w.hand)}); }
    Outcome operator()(const VoidsRound&) { return s.perform(table::VoidRound{false}); }
    Outcome operator()(const VoidsLastRound&) { return s.perform(table::VoidRound{true}); }
    Outcome operator()(const VoidsWager& w) {
        const auto option = find_option(w.option);
        if (!w.option.empty() && !option) return wrong(no_such_option(w.option));
        return s.perform(table::VoidWager{s.player(w.name), w.box, option});
    }
    Outcome operator()(const Excludes&) { return not_yet("an exclusion"); }
    Outcome operator()(const CallsFinalThree&) { return not_yet("the call of the final three"); }
    Outcome operator()(const OrdersShuffle&) { return not_yet("an order to shuffle"); }
    Outcome operator()(const OrdersFaceDown&) { return s.perform(table::OrderFaceDown{}); }
    Outcome operator()(const ApprovesFaceDown&) { return s.perform(table::ApproveFaceDown{}); }
    Outcome operator()(const Reconstructs&) { return not_yet("a reconstruction"); }
    Outcome operator()(const DeclaresMalfunction&) {
        if (!table::button_at(s.state().setup)) return not_yet("a malfunction of a machine shoe");
        return s.perform(table::FailButton{});
    }
    Outcome operator()(const DeclaresRepair&) {
        if (!table::button_at(s.state().setup)) return not_yet("the repair of a machine shoe");
        return s.perform(table::RepairButton{});
    }
    Outcome operator()(const Marks& w) {
        const auto absence =
            w.word == "idle" ? table::Absence::marked_idle : table::Absence::marked_away;
        return s.perform(table::MarkAbsent{s.player(w.name), absence});
    }
    Outcome operator()(const Reassigns& w) {
        return s.perform(table::Reassign{w.box, s.player(w.name)});
    }
    Outcome operator()(const PermitsBettors& w) { return s.perform(table::PermitBettors{w.count}); }
    Outcome operator()(const PermitsBoxes& w) {
        return s.perform(table::PermitBoxes{s.player(w.name), w.count});
    }
    Outcome operator()(const RefusesWager& w) {
        return s.perform(table::RefuseWager{s.player(w.name), w.box});
    }
    Outcome operator()(const Clock& w) { return s.perform(table::PassTime{w.minutes}); }
    Outcome operator()(const DrawsTo& w) { return s.perform(table::DrawTo{s.hand(w.hand)}); }
    Outcome operator()(const Draws&) { return not_yet("a dealer worked by hand"); }
    Outcome operator()(const Exposes&) { return not_yet("a dealer worked by hand"); }
    Outcome operator()(const MisplacesTo&) { return not_yet("a dealer worked by hand"); }
    Outcome operator()(const Remark&) { return {}; }
    template <class HeaderOrExpectation>
    Outcome operator()(const HeaderOrExpectation&) {
        return wrong("this belongs in the header of a record");
    }
};

int cards_behind_cutting_card(int decks) {
    return std::max(cards::cards_per_deck, decks * cards::cards_per_deck / 4);
}

void Session::open() {
    table_ = std::make_unique<table::Table>(header_.setup());
    events_.assign(table_->events().begin(), table_->events().end());
    if (header_.seed()) seeded_.emplace(*header_.seed());
}

Outcome Session::take(const Statement& statement) {
    if (std::holds_alternative<Remark>(statement.what)) return {};
    if (!is_open()) {
        if (auto outcome = header_.take(statement.what)) return *outcome;
        if (!header_.has_game()) {
            return wrong("a record begins with its game: `rules act-2018/blackjack`");
        }
        open();
        if (is_expectation(statement.what)) return expect(statement.what);
        arrivals_ = events_;
        return act(statement.what);
    }
    if (is_expectation(statement.what)) return expect(statement.what);
    arrivals_.clear();
    events_.clear();
    return act(statement.what);
}

// A person whose first statement is refused has not come to the table.
Outcome Session::act(const What& what) {
    kept_.reset();
    no_room_.reset();
    Outcome outcome = std::visit(Acting{*this}, what);
    if (kept_ && outcome.is != Outcome::Is::done) {
        table_ = std::move(kept_);
        events_.clear();
    }
    return outcome;
}

void Session::keep_table() {
    if (!kept_) kept_ = std::make_unique<table::Table>(*table_);
}

PlayerId Session::player(Name name) {
    const PlayerId known = table::find_player(state(), name);
    if (known != table::nobody) return known;
    keep_table();
    auto joined = table_->perform(table::Join{std::string(name)});
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
    } else if (state().stage == table::Stage::play && state().turn.box == ref.box) {
        id.hand = state().turn.hand;
    }
    return id;
}

Outcome Session::perform(const table::Command& command) {
    if (no_room_) return refused(*no_room_);
    table::Decision decision = table_->perform(command);
    events_ = arrivals_;
    events_.insert(events_.end(), table_->events().begin(), table_->events().end());
    if (decision.answer == Answer::refused) return refused(std::move(decision.refusal));
    while (decision.answer == Answer::short_of_cards || decision.answer == Answer::short_of_prize) {
        auto outcome = decision.answer == Answer::short_of_cards ? supply_cards() : supply_prize();
        if (outcome.is != Outcome::Is::done) return outcome;
        events_.insert(events_.end(), table_->events().begin(), table_->events().end());
        decision = table_->go_on();
        events_.insert(events_.end(), table_->events().begin(), table_->events().end());
    }
    return {};
}

chance::Source* Session::source() { return seeded_ ? &*seeded_ : source_; }

// A card is due and the order of the shoe is not known any further.
Outcome Session::supply_cards() {
    chance::Source* chance = source();
    if (!chance) {
        return wrong(
            "no card is left in the list of the shoe: list more cards, end the list with *, or "
            "give a seed");
    }
    const bool empty = state().shoe.cards_held() == 0;
    std::vector<Card> order = empty ? state().discards : state().shoe.cards();
    if (order.empty()) return wrong("every card of the decks is on the table");
    chance::shuffle(std::span(order), *chance);
    const auto decision = empty ? table_->perform(table::LoadShoe{list_of(std::move(order))})
                                : table_->perform(table::ListCards{list_of(std::move(order))});
    if (decision.answer == Answer::refused) return refused(decision.refusal);
    return {};
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
    const auto decision = table_->perform(table::DrawPrize{slot});
    if (decision.answer == Answer::refused) return refused(decision.refusal);
    return {};
}

// A slot that the button does not have is refused after the press, which then must not stand.
Outcome Session::press(PlayerId player, int box, int slot) {
    if (slot != 0) keep_table();
    slot_given_ = slot;
    Outcome outcome = perform(table::PressButton{player, box});
    slot_given_ = 0;
    return outcome;
}

bool Session::shuffle_is_due() const {
    const int decks = state().setup.decks;
    return state().shoe.cards_held() <= cards_behind_cutting_card(decks);
}

Outcome Session::shuffle() {
    std::vector<Card> order;
    if (chance::Source* chance = source()) {
        order = cards::whole_decks(state().setup.decks, state().rules().deck.value);
        chance::shuffle(std::span(order), *chance);
    }
    if (auto outcome = perform(table::LoadShoe{list_of(std::move(order))});
        outcome.is != Outcome::Is::done) {
        return outcome;
    }
    std::vector<table::Event> events = events_;
    for (const ShoeIs& shoe : std::exchange(listed_, {})) {
        arrivals_.clear();
        if (auto outcome = list_cards(shoe); outcome.is != Outcome::Is::done) return outcome;
        events.insert(events.end(), events_.begin(), events_.end());
    }
    events_ = std::move(events);
    return {};
}

Outcome Session::deal(const Deals& deals) {
    if (!deals.name.empty()) return perform(table::Deal{player(deals.name)});
    std::vector<table::Event> before;
    if (listed_.empty() && source() && state().stage == table::Stage::betting &&
        table::next_staked_box(state(), 0) != 0 && shuffle_is_due()) {
        if (auto outcome = shuffle(); outcome.is != Outcome::Is::done) return outcome;
        before = events_;
    }
    Outcome outcome = perform(table::Deal{});
    if (outcome.is == Outcome::Is::done) listed_.clear();
    events_.insert(events_.begin(), before.begin(), before.end());
    return outcome;
}

Outcome Session::list_cards(const ShoeIs& shoe) {
    std::vector<Card> cards;
    for (const ShoeItem& item : shoe.items) {
        if (item.kind == ShoeItem::Kind::cutting_card) {
            return wrong("a cutting card among listed cards is not carried out yet");
        }
        if (item.kind == ShoeItem::Kind::face_up_card) {
            return wrong("a card that lies face up in the shoe is not carried out yet");
        }
        cards.push_back(item.card);
    }
    if (shoe.open_ended && !state().shoe.cannot_hold(cards)) {
        if (!source()) seeded_.emplace(0);
        cards::Shoe rest = state().shoe;
        rest.put_next(cards);
        for (std::size_t i = 0; i < cards.size(); ++i) rest.draw();
        std::vector<Card> behind = rest.cards();
        chance::shuffle(std::span(behind), *source());
        cards.insert(cards.end(), behind.begin(), behind.end());
    }
    Outcome outcome = perform(table::ListCards{list_of(std::move(cards))});
    if (outcome.is == Outcome::Is::done) listed_.push_back(shoe);
    return outcome;
}

}  // namespace croupier::record
