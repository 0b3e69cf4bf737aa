// What officials do, and how people behave at a table.
#pragma once

#include <cstdint>
#include <string>

#include "table/state.hpp"

namespace croupier::table {

// Officials and conduct
struct PowerUsed {
    Role role;
    Rank rank;
    std::string person;  // empty: not named
    std::string reason;  // empty: none given
};
struct StaffNamed {
    Role role;
    Rank rank;
    std::string name;
};
struct PlayerExcluded {
    PlayerId player;
};
struct PlayerReadmitted {
    PlayerId player;
};
struct MoneySeized {
    PlayerId player;
    Money amount;
};
struct DeviceConfiscated {
    PlayerId player;
};
struct PlayerDetained {
    PlayerId player;
};
struct SeatVacated {
    PlayerId player;
    std::uint8_t box;
};
struct DisputeOpened {
    PlayerId player;
    std::uint32_t round;
};
struct DisputeDecided {
    bool settled;
};
struct RequestMet {
    PlayerId player;
    Request request;
    std::string sign;     // what it says, where that was asked
    std::uint8_t decks;   // how many, where that was asked
    std::string shuffle;  // how, where that was asked
};
struct AdviceAsked {
    PlayerId player;
    PlayerId of;
};
struct AdviceGiven {
    PlayerId player;
    PlayerId to;
};
struct BreachRecorded {
    PlayerId player;
};
struct NotesPermitted {};
struct NotesTaken {
    PlayerId player;
};
struct RegulatorTold {
    PlayerId player;
};
struct ScaleAnnounced {
    Option option;
    std::int32_t scale;
    std::int64_t from_minute;
};
struct ScaleChanged {
    Option option;
    std::uint8_t scale;
};
struct ButtonTriggered {
    std::uint8_t box;
    Option option;
};
struct PrizeKept {
    PlayerId player;  // nobody: the entitled player has said nothing
    std::uint8_t box;
};
// What was drawn out of turn is not accepted: the button is pressed again.
struct PrizeDeclined {
    PlayerId player;
    std::uint8_t box;
};

}  // namespace croupier::table
