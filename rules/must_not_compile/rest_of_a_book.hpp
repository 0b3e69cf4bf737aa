// For small invented books: a row that sets whatever a game must have and no other row has set.
#pragma once

#include "rules/book.hpp"

namespace croupier::rules {

constexpr void the_rest(Decided& decided, Clause because, std::string_view) {
    for_each_slot(decided.table, [&](const SlotName&, auto& ruled, Presence presence) {
        if (presence == Presence::required && !ruled.because) ruled.because = because;
    });
}

// The same, but for one slot that stays without a clause.
template <auto Member>
constexpr void the_rest_but(Decided& decided, Clause because, std::string_view in_place_of) {
    the_rest(decided, because, in_place_of);
    (decided.table.*Member).because = {};
}

}  // namespace croupier::rules
