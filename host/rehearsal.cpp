#include "host/rehearsal.hpp"

#include <utility>

namespace croupier::host {
namespace {

using table::Answer;
using table::State;

// The table once the cards that are not known yet have been brought, in whatever order. Nothing
// where no card is left to bring.
std::optional<State> with_cards(const State& state) {
    const bool empty = state.cards_in_shoe() == 0;
    std::vector<cards::Card> order =
        empty ? table::cards_of_refill(state) : state.cards.shoe.cards();
    if (order.empty()) return std::nullopt;
    if (!empty) order.resize(static_cast<std::size_t>(state.cards_in_shoe()));
    std::vector<table::Event> events;
    const auto decision = empty ? table::decide(state, table::LoadShoe{order}, events)
                                : table::decide(state, table::ListCards{order}, events);
    if (decision.answer != Answer::done) return std::nullopt;
    State with = state;
    for (const table::Event& event : events) table::apply(with, event);
    return with;
}

}  // namespace

Would Rehearsal::ask(const table::Command& command, const std::optional<table::Official>& by) {
    Would would;
    table::Decision decision = table::decide(state_, command, would.events, by);
    if (decision.answer == Answer::short_of_cards) {
        if (!supplied_) supplied_ = with_cards(state_);
        decision = supplied_ ? table::decide(*supplied_, command, would.events, by)
                             : table::Decision{Answer::refused, table::shoe_has_run_out(state_)};
    }
    if (decision.answer == Answer::refused) would.refusal = std::move(decision.refusal);
    return would;
}

}  // namespace croupier::host
