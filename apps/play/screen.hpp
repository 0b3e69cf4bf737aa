// The table as it is shown: cards, the hand in turn, and what a typed line has brought about.
#pragma once

#include <span>
#include <string_view>

#include "apps/play/guest.hpp"
#include "apps/play/open.hpp"
#include "apps/play/results.hpp"
#include "apps/terminal.hpp"
#include "table/events.hpp"

namespace croupier::apps {

// Shows what happened, in the order in which it did, after the events were applied to `state`.
// What the line about the hand in turn shows is left to it.
void show_events(const table::State& state, std::span<const table::Event> events,
                 const Guest& guest, const Results& results);

// The dealer's cards, every box with its hands and wagers, and everybody's chips.
void show_table(const table::State& state, const Guest& guest);

// The hand in turn, or the hands that insurance is about; nothing between rounds.
void show_turn(const table::State& state, const Guest& guest);

// What is open now, on one line.
void show_choices(const table::State& state, const Guest& guest, std::span<const Choice> choices);

// A sentence, broken at the width of the terminal.
void show_text(std::string_view text, Tone tone = Tone::plain);

}  // namespace croupier::apps
