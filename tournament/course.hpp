// The course of a tournament: a command is decided into events that cite their clauses, and
// applying an event cannot fail. The statements of the course are the commands.
//
// Decided here: the frame (who directs, the clock, breaks and pace), the entries with their money,
// ballots and seats, sessions whose results are stated, ties, places and prizes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/events.hpp"

namespace croupier::tournament {

// What became of a command: events, or a refusal, or a sentence for a statement that makes no sense
// where it stands. Only one of the three says something, and nothing has changed but by events.
struct Decision {
    std::vector<Event> events{};
    std::optional<Refusal> refusal{};
    std::string wrong{};

    [[nodiscard]] bool done() const { return !refusal && wrong.empty(); }
};

// A tournament whose conditions are these, before anything has happened.
[[nodiscard]] State opened(Conditions conditions);

// Decides a statement of the course without changing anything. Requires a statement that is neither
// of the header nor an expectation. `reason`: the words after `because`.
[[nodiscard]] Decision decide(const State& state, const What& what, std::string_view reason = {});

// Folds one event into the state. The event must have been decided on this very state.
void apply(State& state, const Event& event);

// Fees and buy-backs, commission and refunds taken off, and what is added: what prizes are paid of.
[[nodiscard]] Money pool(const State& state);

// Entries that stand, and people who hold one.
[[nodiscard]] int entrants(const State& state);
// Who plays the next session, in order of entry.
[[nodiscard]] std::vector<EntryId> coming_players(const State& state);
[[nodiscard]] EntryId find_entry(const State& state, std::string_view player);

}  // namespace croupier::tournament
