// Where every card of the decks is: in the shoe, on the layout, beside it or in the rack.
#pragma once

#include <string>

#include "table/state.hpp"

namespace croupier::testkit {

// Counts the cards of a table and says what does not add up to its decks; nothing where all does.
[[nodiscard]] std::string cards_amiss(const table::State& state);

}  // namespace croupier::testkit
