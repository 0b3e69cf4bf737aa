// Where a person stands towards the game, and what they may say from there.
//
// One table answers for every book; the clauses that it is answered by are the book's. It comes
// before everything else that is asked of a statement: the moment, the hand, the amount.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "table/commands.hpp"

namespace croupier::table {

// The first that fits counts, from the bottom up.
enum class Standing : std::uint8_t {
    behind,      // at the table without a seat
    seated,      //
    restricted,  // to the minimum or to one box
    idle,        // there, and by a supervisor's word not acting in this round
    absent,      // by a supervisor's word not there in this round
    left,        // gone, until they buy in or sit down again
    excluded     // from further participation, until that is lifted
};
inline constexpr std::size_t standing_count = 7;

// What kind of thing somebody says.
enum class Says : std::uint8_t {
    buys,        // chips
    sits,        //
    leaves,      //
    wagers,      // main, optional, the Ante
    takes_back,  // a wager
    answers,     // insurance, even money, no to an offer
    decides,     // on a hand: its cards, surrender, a double taken back
    presses,     // the prize button, or names who does
    cuts,        // the cards, or declines to
    claims,      // what the rules let a player see or ask for at the game
    speaks       // to the staff or to others, as anybody near the table may
};
inline constexpr std::size_t says_count = 11;

// How the table answers a kind of statement.
enum class Heard : std::uint8_t {
    yes,       // as far as standing goes: the rules on the statement itself decide
    directed,  // no: a supervisor has directed how the hands of this round are played
    not_there,
    excluded
};

// What a command says for a person; none for what the staff orders and the dealer does.
struct Said {
    PlayerId player{nobody};
    Says says{};
};
[[nodiscard]] std::optional<Said> said_by(const Command& command);

[[nodiscard]] Standing standing_of(const State& state, PlayerId player);
[[nodiscard]] Heard heard(Standing standing, Says says);

[[nodiscard]] std::string_view to_string(Standing standing);
[[nodiscard]] std::string_view to_string(Says says);

// Why a person who stands where they do may not say that; nothing if they may.
[[nodiscard]] std::optional<Refusal> forbids_by_standing(const State& state,
                                                         const Command& command);
[[nodiscard]] bool may_say(const State& state, PlayerId player, Says says);

}  // namespace croupier::table
