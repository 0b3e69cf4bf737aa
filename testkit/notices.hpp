// For the second opinion on settlement: odds as the notices print them, typed in anew and not taken
// from the rows of the rulebooks.
#pragma once

#include <array>

#include "table/state.hpp"

namespace croupier::testkit::notices {

[[nodiscard]] inline std::string_view book(const table::Setup& setup) {
    return setup.game->id.substr(0, setup.game->id.find('/'));
}

[[nodiscard]] inline bool is_pontoon(const table::Setup& setup) {
    return setup.game->id.find("pontoon") != std::string_view::npos;
}

[[nodiscard]] inline bool is_blackjack_plus(const table::Setup& setup) {
    return setup.game->id == "nz/blackjack-plus";
}

// The column of a table that goes by the number of decks, from four to eight.
[[nodiscard]] inline std::size_t column(const table::Setup& setup) {
    return static_cast<std::size_t>(setup.decks - 4);
}

struct PairOdds {
    int mixed;
    int coloured;
    int perfect;
};

// nz 15B.7, vic-2003 15.6.1, act-2005 18.14, act-2018 17.12
[[nodiscard]] inline PairOdds perfect_pairs(const table::Setup& setup, int scale) {
    if (book(setup) == "nz") {
        constexpr std::array<PairOdds, 3> scales = {{{5, 10, 30}, {6, 12, 25}, {5, 12, 25}}};
        return scales[static_cast<std::size_t>(scale - 1)];
    }
    if (book(setup) == "vic-2003") {
        constexpr std::array coloured = {15, 14, 13, 12, 12};
        return {6, coloured[column(setup)], 25};
    }
    return {6, 12, 25};
}

// nz 15C.8, act-2018 17.23
[[nodiscard]] constexpr int any_pair(int scale) { return scale == 1 ? 11 : 10; }

struct SevensOdds {
    int one;
    int two;
    int two_suited;
    int three;
    int three_suited;
};

// nz 15.4, act-2005 17.7
[[nodiscard]] constexpr SevensOdds super_sevens() { return {3, 50, 100, 500, 5000}; }

// nz 15.5; act-2005 17.10 and vic-2003 13.6.1 let the next card count
[[nodiscard]] inline bool split_ends_sevens(const table::Setup& setup) {
    return book(setup) == "nz";
}

// vic-2003 13.8.1
[[nodiscard]] inline SevensOdds magnificent_sevens(const table::Setup& setup) {
    constexpr std::array three = {950, 750, 650, 550, 500};
    const bool first = setup.option(table::Option::magnificent_sevens).scale == 1;
    return {0, 50, 150, three[column(setup)], first ? 7770 : 16000};
}

}  // namespace croupier::testkit::notices
