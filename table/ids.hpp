// How a table calls its people and its hands.
#pragma once

#include <cstdint>

#include "cards/card.hpp"

namespace croupier::table {

using cards::Card;

// A person at the table, by the order of arrival.
using PlayerId = std::uint16_t;
inline constexpr PlayerId nobody = 0xFFFF;
inline constexpr std::size_t players_max = 1000;

// A hand on the layout: box 1 to 9 and the hand's number on it from 0. Box 0 is the dealer.
struct HandId {
    std::uint8_t box{0};
    std::uint8_t hand{0};

    friend constexpr bool operator==(const HandId&, const HandId&) = default;
};
inline constexpr HandId dealers_hand{0, 0};

}  // namespace croupier::table
