// Inside decide(): a decision of several steps, each taken on what the one before has brought.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

// Works on a copy of the state. Only the events leave it.
class Steps {
public:
    Steps(const State& state, std::vector<Event>& events)
        : state_(state), events_(events), done_(events.size()) {}

    [[nodiscard]] const State& state() const { return state_; }

    // Runs `decides(Deciding&)` on the state so far and applies what it has emitted.
    template <class Decides>
    auto take(Decides&& decides) {
        Deciding d(state_, events_);
        if constexpr (std::is_void_v<decltype(decides(d))>) {
            decides(d);
            apply_new();
        } else {
            auto result = decides(d);
            apply_new();
            return result;
        }
    }

private:
    void apply_new() {
        for (; done_ < events_.size(); ++done_) apply(state_, events_[done_]);
    }

    State state_;
    std::vector<Event>& events_;
    std::size_t done_;
};

}  // namespace croupier::table
