// An event in words, for people. Other programs get its members: table/event_json.hpp.
#pragma once

#include <string>
#include <string_view>

#include "table/events.hpp"

namespace croupier::table {

struct Description {
    std::string_view event;  // `card-dealt`
    std::string text;        // `box 1 receives the ace of spades`
};

// Describes an event that has been applied to `state`, or is about to be.
[[nodiscard]] Description describe(const State& state, const Event& event);

// What the sign at the table says, line by line with `; ` between: limits, odds, optional wagers.
[[nodiscard]] std::string sign_of(const State& state);

// How a hand is written in records: `3`, or `3.2` where the box has several; `dealer`.
[[nodiscard]] std::string hand_word(const State& state, HandId hand);

// `soft 17`, `Blackjack`, `25, bust`.
[[nodiscard]] std::string total_words(const Rules& rules, Total total, bool blackjack);

// `Blackjack`, or what the game calls it: `Pontoon`.
[[nodiscard]] std::string_view natural_word(const Rules& rules);

}  // namespace croupier::table
