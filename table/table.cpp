#include "table/table.hpp"

#include <utility>

namespace croupier::table {

Table::Table(Setup setup) : events_(open_table(std::move(setup))) { apply_from(0); }

Table::Table(std::span<const Event> log) {
    for (const Event& event : log) apply(state_, event);
}

Table::Table(State state) : state_(std::move(state)) {}

Decision Table::perform(const Command& command, const std::optional<Official>& by) {
    events_.clear();
    // Cards that are supplied meanwhile are what the drawing waits for.
    const bool supplies =
        holds_alternative<ListCards>(command) || holds_alternative<LoadShoe>(command);
    if (!supplies) awaiting_.reset();
    Decision decision = decide(state_, command, events_, by);
    if (decision.answer != Answer::done) {
        events_.clear();
        if (decision.answer == Answer::short_of_cards) {
            awaiting_ = {command, by ? std::optional(by->role) : std::nullopt,
                         by ? std::string(by->reason) : std::string()};
        }
        return decision;
    }
    apply_from(0);
    decision.answer = run_dealer();
    return decision;
}

Decision Table::go_on() {
    if (awaiting_) {
        const Awaiting again = std::exchange(awaiting_, std::nullopt).value();
        std::optional<Official> by;
        if (again.role) by = Official{*again.role, again.reason};
        return perform(again.command, by);
    }
    events_.clear();
    return {run_dealer(), {}};
}

// A dealer worked by hand does by itself all but laying cards.
Answer Table::run_dealer() {
    while (dealer_is_due(state_)) {
        if (state_.manual() && card_due_to(state_)) return Answer::done;
        const std::size_t first = events_.size();
        const Answer answer = decide_next_act(state_, events_);
        if (answer != Answer::done) return answer;
        apply_from(first);
    }
    return Answer::done;
}

void Table::apply_from(std::size_t first) {
    for (std::size_t i = first; i < events_.size(); ++i) apply(state_, events_[i]);
}

}  // namespace croupier::table
