// What can happen beside the main wager: optional wagers, the Ante, surrender, bonuses.
#pragma once

#include <cstdint>
#include <string>

#include "table/state.hpp"

namespace croupier::table {

enum class Returned : std::uint8_t;  // why a wager goes back: in events.hpp

// Optional wagers
struct OptionOffered {
    Option option;
    std::uint8_t scale;
};
struct OptionWagerPlaced {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money amount;
    Under under;
};
struct OptionWagerChanged {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money before;
    Money amount;
    Under under;
};
struct OptionWagerTrimmed {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money counts;
};
// What the cards are for an optional wager that has won.
struct OptionWagerWins {
    PlayerId player;
    std::uint8_t box;
    Option option;
    std::string hand;  // `mixed pair`
    OptionWagerIs then;
};
struct OptionWagerPaid {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money stake;
    Money winnings;
    bool stake_returned;  // false: the house keeps it
};
struct OptionWagerLost {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money amount;
};
struct OptionWagerReturned {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money amount;
    Returned why;
    bool ends;
};
struct OptionResultUndone {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money won;
    Money lost;
};
struct OptionWagersJudged {
    Option option;
};
struct TournamentEntryWon {
    PlayerId player;
    std::uint8_t box;
};
// It goes with the wager that won it when that is undone.
struct TournamentEntryUndone {
    PlayerId player;
    std::uint8_t box;
    std::uint32_t round;
};

// The prize button
struct ButtonDeclined {
    PlayerId player;
    std::uint8_t box;
    Option option;
};
struct PresserNamed {
    PlayerId player;
    PlayerId nominee;
    std::uint8_t box;
    Option option;
};
struct ButtonPressed {
    PlayerId presser;  // nobody: a member of the staff
    std::uint8_t box;
    Option option;
    PlayerId winner;  // nobody: all who have won on the box, or no one
    bool counts;      // false: by courtesy, or by nobody who was entitled
};
struct PrizeDrawn {
    std::uint8_t box;
    Option option;
    std::int32_t slot;
    std::int32_t dollars;  // for each dollar wagered
    bool counts;
};
struct ButtonLeftToStaff {};
struct ButtonFailed {};
struct ButtonRepaired {};

// The Ante
struct AntePlaced {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
struct AnteCollected {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
struct AnteReturned {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
struct AnteOverlooked {
    std::uint8_t box;
};

// Surrender, the doubled part taken back, the Super Bonus
struct SurrenderOffered {};
struct Surrendered {
    PlayerId player;
    HandId hand;
    bool closes_hand;
    bool follows;  // what the caller of the box has decided
};
struct SurrenderClosed {
    bool some_silent;
};
struct SurrenderCollected {
    PlayerId player;
    HandId hand;
    Money taken;
    Money returned;
};
struct RescueOffered {
    HandId hand;
};
struct RescueClosed {};
struct DoubleWithdrawn {
    PlayerId player;
    HandId hand;
    Money returned;
    Money taken;
};
struct SuperBonusPaid {
    PlayerId player;
    HandId hand;
    Money amount;
};
struct SuperBonusShared {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};

}  // namespace croupier::table
