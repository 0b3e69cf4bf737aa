// The people who play at a table.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ledger/money.hpp"
#include "table/ids.hpp"
#include "table/setup.hpp"

namespace croupier::table {

enum class Absence : std::uint8_t { here, away, marked_away, marked_idle };

// The rounds that somebody bets on, which a restriction may rest on, counted in the present shoe.
struct Attendance {
    std::uint32_t shoe{0};
    std::uint32_t first_bet_round{0};
    std::uint32_t last_bet_round{0};
    std::uint32_t rounds_bet{0};
    std::uint32_t rounds_idle{0};  // in a row without a wager, while seated

    friend constexpr bool operator==(const Attendance&, const Attendance&) = default;
};

struct Player {
    std::string name;
    std::string person;  // who it is, by the word of whoever runs the table; the same everywhere
    std::uint8_t seat{0};
    Absence absence{Absence::here};
    bool warned_under_minimum{false};
    bool declined_others{false};  // wants no cover on wagers of others in this round
    bool minimum_only{false};
    bool single_box{false};
    bool single_box_minimum{false};
    std::uint8_t only_box{0};  // the one that a restriction leaves, where the book names it
    bool restricted_before{false};
    std::uint8_t boxes_permitted{boxes_on_layout_max};

    std::uint32_t tournament_entries{0};  // won by an optional wager

    Attendance attendance{};
    std::uint32_t sat_down{0};     // which taking of a seat at this table it was; 0: has none
    Money bought{};                // chips, in all
    Money taken_away{};            // chips, by somebody who has left and not brought them back
    bool excluded{false};          // from the game, until let in again
    bool regulator_told{false};    // of a restriction to come
    bool asked_for_advice{false};  // of others at the table, in this round
    bool left{false};              // the table; being marked for one round does not bring them back

    // Whether this person is at the table and takes part in the game.
    [[nodiscard]] bool is_there() const {
        return !left && !excluded && absence != Absence::away && absence != Absence::marked_away;
    }
    // Whether the game waits for this person's word: who is there may be known not to act.
    [[nodiscard]] bool acts() const { return is_there() && absence == Absence::here; }

    friend bool operator==(const Player&, const Player&) = default;
};

// Everybody who has come, and the seats. They last as long as the table.
struct People {
    std::vector<Player> players{};
    std::uint32_t seats_taken{0};                                   // how often somebody sat down
    std::array<PlayerId, boxes_on_layout_max + 1> reassigned_to{};  // by an official

    friend bool operator==(const People&, const People&) = default;
};

}  // namespace croupier::table
