// The best decision now, with what each choice is worth.
#pragma once

#include <string>
#include <vector>

#include "apps/play/guest.hpp"
#include "table/state.hpp"

namespace croupier::apps {

// Which cards a hint reckons with: a whole shoe but for the hand and the dealer's card, or the very
// cards that are left.
enum class HintFrom : std::uint8_t { fresh_shoe, cards_left };

// A line for each hand that `player` can decide on now; nothing where no decision is open.
[[nodiscard]] std::vector<std::string> hints(const table::State& state, const Guest& guest,
                                             HintFrom from);

}  // namespace croupier::apps
