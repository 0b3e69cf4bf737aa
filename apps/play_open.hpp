// What is open at the table now, in the words that a person types.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/play_guest.hpp"
#include "table/commands.hpp"

namespace croupier::apps {

// One thing that can be typed now and will not be refused.
struct Choice {
    std::string typed;   // `h`, `bet 25`
    std::string called;  // `hit`; empty where what is typed says it
    std::string says;    // a sentence for the help
};

// Carries the commands out on a copy of the table, one after the other: the first refusal, if any.
// Takes commands that need no card.
[[nodiscard]] std::optional<table::Refusal> rehearse(const table::State& state,
                                                     std::span<const table::Command> commands);

// Who is to speak now: the person whose answer is awaited, and the guest between rounds.
[[nodiscard]] table::PlayerId speaker(const table::State& state, const Guest& guest);

[[nodiscard]] bool between_rounds(const table::State& state);

// Whether some chips of anybody lie on the layout.
[[nodiscard]] bool wagers_stand(const table::State& state);

[[nodiscard]] std::vector<Choice> open_now(const table::State& state, const Guest& guest);

// The boxes on which `player` can insure, or be paid even money.
[[nodiscard]] std::vector<int> boxes_to_insure(const table::State& state, table::PlayerId player);
[[nodiscard]] std::vector<int> boxes_at_even_money(const table::State& state,
                                                   table::PlayerId player);

}  // namespace croupier::apps
