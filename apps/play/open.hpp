// What is open at the table now, in the words that a person types.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/play/guest.hpp"
#include "table/commands.hpp"

namespace croupier::apps {

// One thing that can be typed now and will not be refused.
struct Choice {
    std::string typed;   // `h`, `bet 25`
    std::string called;  // `hit`; empty where what is typed says it
    std::string says;    // a sentence for the help
};

// Who is to speak now: the person whose answer is awaited, and the guest between rounds.
[[nodiscard]] table::PlayerId speaker(const table::State& state, const Guest& guest);

[[nodiscard]] bool between_rounds(const table::State& state);

// Whether some chips of anybody lie on the layout.
[[nodiscard]] bool wagers_stand(const table::State& state);

[[nodiscard]] std::vector<Choice> open_now(const table::State& state, const Guest& guest);

// What Enter alone does at a terminal: it deals, and before that puts down again what was wagered
// last. Nothing where it does nothing.
struct Usual {
    std::vector<std::string> lines;  // the statements
    std::string says;                // `bet 25 on 1 and deal`
};
[[nodiscard]] std::optional<Usual> usual_now(const table::State& state, const Guest& guest);

// The boxes on which optional wagers go where none is named: those of the guest with a wager, else
// any with one.
[[nodiscard]] std::vector<int> boxes_for_option_wagers(const table::State& state,
                                                       const Guest& guest);

// The optional wagers on the sign.
[[nodiscard]] std::vector<table::Option> options_offered(const table::State& state);

// Antes that are still owed, by whomever.
struct OwedAnte {
    table::PlayerId player{table::nobody};
    int box{0};
};
[[nodiscard]] std::vector<OwedAnte> antes_owed(const table::State& state);

// The box that the prize button is to be pressed for; 0 when nobody has won a prize.
[[nodiscard]] int box_of_button(const table::State& state);

// A doubled part that may be taken back now.
struct OpenRescue {
    table::PlayerId player{table::nobody};
    table::HandId hand{};

    friend bool operator==(const OpenRescue&, const OpenRescue&) = default;
};
[[nodiscard]] std::vector<OpenRescue> open_rescues(const table::State& state);

// The one that `rescue` or `rescue HAND` means: first that of the person who has the word, then
// that of the guest, then any.
[[nodiscard]] std::optional<OpenRescue> rescue_meant(const table::State& state, const Guest& guest,
                                                     std::string_view hand);

// The hands that a choice is open on, in the order in which they are shown.
[[nodiscard]] std::vector<table::HandId> hands_in_question(const table::State& state);

// The boxes on which `player` can surrender, insure, or be paid even money.
[[nodiscard]] std::vector<int> boxes_to_surrender(const table::State& state,
                                                  table::PlayerId player);
[[nodiscard]] std::vector<int> boxes_to_insure(const table::State& state, table::PlayerId player);
[[nodiscard]] std::vector<int> boxes_at_even_money(const table::State& state,
                                                   table::PlayerId player);

}  // namespace croupier::apps
