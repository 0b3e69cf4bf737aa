// How a table calls its people and its hands.
#pragma once

#include <cstdint>

#include "cards/card.hpp"

namespace croupier::table {

using cards::Card;

// The table's own short handle for a person: the place in the order of arrival. Who it is says
// Player::person.
using PlayerId = std::uint16_t;
inline constexpr PlayerId nobody = 0xFFFF;
inline constexpr std::size_t players_max = 1000;
inline constexpr std::size_t name_length_max = 32;    // of a person or an official
inline constexpr std::size_t person_length_max = 64;  // of the id by which others know a person

// A hand on the layout: box 1 to 9 and the hand's number on it from 0. Box 0 is the dealer.
struct HandId {
    std::uint8_t box{0};
    std::uint8_t hand{0};

    friend constexpr bool operator==(const HandId&, const HandId&) = default;
};
inline constexpr HandId dealers_hand{0, 0};

}  // namespace croupier::table
