#include "table/table.hpp"

namespace croupier::table {

Table::Table(Setup setup) : events_(open_table(std::move(setup))) { apply_from(0); }

Table::Table(std::span<const Event> log) {
    for (const Event& event : log) apply(state_, event);
}

Decision Table::perform(const Command& command) {
    events_.clear();
    Decision decision = decide(state_, command, events_);
    if (decision.answer != Answer::done) {
        events_.clear();
        return decision;
    }
    apply_from(0);
    decision.answer = run_dealer();
    return decision;
}

Decision Table::go_on() {
    events_.clear();
    return {run_dealer(), {}};
}

Answer Table::run_dealer() {
    if (state_.setup.dealer == DealerMode::manual) return Answer::done;
    while (dealer_is_due(state_)) {
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
