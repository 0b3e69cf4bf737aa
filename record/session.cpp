// A table run by statements: each is translated and put to the host of the table.
#include "record/session.hpp"

#include <utility>

#include <fmt/core.h>

namespace croupier::record {
namespace {

constexpr auto done = Outcome::Is::done;

Outcome wrong(std::string text) { return {Outcome::Is::wrong, {}, {}, {}, std::move(text)}; }

Outcome refused(table::Refusal refusal) {
    return {Outcome::Is::refused, std::move(refusal), {}, {}, {}};
}

Outcome outcome_of(host::Result result) {
    switch (result.is) {
        case host::Result::Is::done: return {};
        case host::Result::Is::refused: return refused(std::move(result.refusal));
        case host::Result::Is::no_card:
            return wrong(
                "no card is left in the list of the shoe: list more cards, end the list with *, or "
                "give a seed");
        case host::Result::Is::no_slot:
            return wrong(fmt::format("the button has no slot {}: its slots are 1 to {}",
                                     result.slot, result.slots));
    }
    return {};
}

}  // namespace

void Session::open() {
    if (header_.seed()) supply_.seed(*header_.seed());
    host_ = std::make_unique<host::Host>(table::Table(header_.setup()), supply_);
    events_.assign(host_->events().begin(), host_->events().end());
}

Outcome Session::take(const Statement& statement) {
    if (holds_alternative<Remark>(statement.what)) return {};
    const bool opens = !is_open();
    if (opens) {
        if (auto outcome = header_.take(statement.what)) return *outcome;
        if (!header_.has_game()) {
            return wrong("a record begins with its game: `rules act-2018/blackjack`");
        }
        open();
    }
    if (is_expectation(statement.what)) return expect(statement.what, state(), events_);
    if (!opens) events_.clear();
    Outcome outcome = act(statement);
    if (outcome.is == done) {
        events_.insert(events_.end(), host_->events().begin(), host_->events().end());
    }
    return outcome;
}

Outcome Session::take_together(std::span<const Statement> statements) {
    events_.clear();
    Outcome outcome;
    const bool all = host_->together([&] {
        for (const Statement& statement : statements) {
            outcome = act(statement);
            if (outcome.is != done) return false;
        }
        return true;
    });
    if (all) events_.assign(host_->events().begin(), host_->events().end());
    return outcome;
}

// A person whose first statement is refused has not come to the table.
Outcome Session::act(const Statement& statement) {
    const std::string reason = with_single_blanks(statement.reason);
    const Asked asked = command_of(statement.what, state(), reason);
    if (asked.newcomers.empty()) return put(asked.what);
    Outcome outcome;
    host_->together([&] {
        for (const Name name : asked.newcomers) {
            outcome = outcome_of(host_->perform(table::Join{name}));
            if (outcome.is != done) return false;
        }
        outcome = put(command_of(statement.what, state(), reason).what);
        return outcome.is == done;
    });
    return outcome;
}

Outcome Session::put(const Meant& meant) {
    if (const auto* order = std::get_if<host::Order>(&meant)) {
        return outcome_of(host_->perform(*order));
    }
    if (const auto* cards = std::get_if<host::ListedCards>(&meant)) {
        // What comes after an open list is left to chance, if only by this statement.
        if (cards->open_ended && !supply_.knows_cards()) supply_.seed(0);
        return outcome_of(host_->list(*cards));
    }
    if (const auto* prizes = std::get_if<ListedSlots>(&meant)) {
        host_->list_slots(prizes->slots);
        return {};
    }
    if (const auto* refusal = std::get_if<table::Refusal>(&meant)) return refused(*refusal);
    return wrong(std::get<Wrong>(meant).why);
}

bool Session::shuffle_is_due() const {
    const table::State& s = state();
    return s.cards.preparing.due != table::Due::nothing ||
           s.cards.preparing.cards == table::CardsAre::shuffle_due ||
           (s.cards.cutting.behind != table::no_cutting_card &&
            s.cards_in_shoe() <= s.cards.cutting.behind);
}

}  // namespace croupier::record
