// The terms that a tournament's statements are made of, beside those of a table record.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "record/statement_parts.hpp"

namespace croupier::tournament {

using ledger::Money;
using record::List;
using record::Name;
using record::Word;

// Each table has a seed of its own, and their numbers end where those of play-offs begin.
inline constexpr int tables_max = 999;
inline constexpr int players_max = 9'999;  // more than so many tables can seat
inline constexpr int seats_max = 9;
inline constexpr int seats_usual = 7;
inline constexpr int rounds_max = 100'000;
inline constexpr int sessions_max = 100;

// A day of the calendar, counted from 1 January 1970.
struct Day {
    std::int32_t number{0};
    friend constexpr auto operator<=>(const Day&, const Day&) = default;
};

// A minute of a day of the calendar, counted from the first of that day on.
struct Minute {
    std::int64_t number{0};
    friend constexpr auto operator<=>(const Minute&, const Minute&) = default;
};
inline constexpr std::int64_t minutes_of_a_day = 1'440;

[[nodiscard]] constexpr Minute minute_of(Day day, int minute_of_day) {
    return {day.number * minutes_of_a_day + minute_of_day};
}

struct Seconds {
    std::int32_t number{0};
    friend constexpr auto operator<=>(const Seconds&, const Seconds&) = default;
};

// A part of a fee or a pool in hundredths of a per cent: 3333 is 33.33 %.
struct Share {
    std::int32_t hundredths{0};
    friend constexpr auto operator<=>(const Share&, const Share&) = default;
};
inline constexpr Share whole_share{10'000};

// Points of a place: an exact fraction in lowest terms, because tied players divide them.
struct Points {
    std::int64_t over{0};
    std::int64_t under{1};
    friend constexpr bool operator==(const Points&, const Points&) = default;
};
[[nodiscard]] Points operator+(Points a, Points b);
[[nodiscard]] Points divided(Points points, int among);
[[nodiscard]] bool operator<(Points a, Points b);

[[nodiscard]] std::string to_string(Day day);         // `2026-11-20`
[[nodiscard]] std::string to_string(Minute minute);   // `2026-11-20 19:00`
[[nodiscard]] std::string time_of_day(int minute);    // `19:00`
[[nodiscard]] std::string to_string(Seconds length);  // `20s`, `15m`, `2h`
[[nodiscard]] std::string to_string(Share share);     // `33.33%`
[[nodiscard]] std::string to_string(Points points);   // `7`, `20/3`

// The part of an amount, rounded down to the cent.
[[nodiscard]] constexpr Money part_of(Money amount, Share share) {
    const std::int64_t whole = amount.cents / whole_share.hundredths;
    const std::int64_t rest = amount.cents % whole_share.hundredths;
    return {whole * share.hundredths + rest * share.hundredths / whole_share.hundredths};
}

}  // namespace croupier::tournament
