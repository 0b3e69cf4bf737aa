// Events as somebody may see them.
#pragma once

#include "table/events.hpp"
#include "view/viewer.hpp"

namespace croupier::view {

// The event with `??` (cards::unseen_card) for each card that the viewer may not know, without the
// order of a shoe, and without what would give such a card away. `hidden` tells whether the event
// itself says more than that.
struct Seen {
    table::Event event{};
    bool hidden{false};
};

// `before` is the table that the event is about to be applied to.
[[nodiscard]] Seen seen_by(const State& before, const table::Event& event, const Viewer& viewer);

}  // namespace croupier::view
