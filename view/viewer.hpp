// Who looks at a table: somebody who plays there, somebody who looks on, somebody on duty.
#pragma once

#include <string>
#include <vector>

#include "table/state.hpp"

namespace croupier::view {

using table::Card;
using table::HandId;
using table::nobody;
using table::PlayerId;
using table::State;

// An office that somebody holds. The rank is a supervisor's; for the others it says nothing.
struct Duty {
    table::Role role{table::Role::dealer};
    table::Rank rank{table::Rank::casino};

    friend constexpr bool operator==(const Duty&, const Duty&) = default;
};

// A spectator is the empty one. Somebody who has not come to the table yet has a name and no place
// among its players; an official may play at the same time.
struct Viewer {
    PlayerId player{nobody};
    std::string name{};
    std::vector<Duty> duties{};

    [[nodiscard]] bool is_official() const { return !duties.empty(); }
    friend bool operator==(const Viewer&, const Viewer&) = default;
};

// Somebody of this name, as the table knows them.
[[nodiscard]] inline Viewer viewer_of(const State& state, std::string name,
                                      std::vector<Duty> duties = {}) {
    const PlayerId player = table::find_player(state, name);
    return {player, std::move(name), std::move(duties)};
}

// Whether the viewer may know a card of a hand that lies there, from 0. What lies face down is for
// those who have a wager on that box, and for nobody else: no office brings the right to look.
[[nodiscard]] bool sees_card(const State& state, const Viewer& viewer, HandId hand, int card);
[[nodiscard]] bool sees_hand(const State& state, const Viewer& viewer, HandId hand);

}  // namespace croupier::view
