// An event in words and in fields, for people and for other programs.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/events.hpp"

namespace croupier::table {

// A fact of an event under its name. Money and cards are text, counts are numbers.
struct Field {
    std::string_view name;
    std::variant<std::string, std::int64_t, bool> value;
};

struct Description {
    std::string_view event;  // `card-dealt`
    std::string text;        // `box 1 receives the ace of spades`
    std::vector<Field> fields;
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
