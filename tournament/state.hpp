// A tournament as it stands: the fold of its events. What is true now, in rooms by how long things
// last: the whole tournament, an entry, a session, a table of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tournament/conditions.hpp"
#include "tournament/standing.hpp"

namespace croupier::tournament {

// Entries are numbered in their order from 0. One person can hold several of the Magnificent Sevens
// Tournament, so an entry and a person are two things.
using EntryId = std::uint16_t;
inline constexpr EntryId no_entry = 0xFFFF;

enum class Phase : std::uint8_t {
    conditions,
    entries,
    closed,
    session,
    between,
    finished,
    cancelled
};
[[nodiscard]] std::string_view to_string(Phase phase);

// How far an entry has come.
enum class EntryIs : std::uint8_t {
    standing,      // and plays, or will
    out,           // in a session: eliminated, or not gone on
    withdrawn,     // before the first session
    forfeited,     // late for a session
    retired,       // in a session
    disqualified,  // in a session
    carried        // kept for the next tournament
};

struct Entry {
    std::string player{};  // who plays it
    std::string holder{};  // who is paid for it
    EntryIs is{EntryIs::standing};
    Money fee{};         // paid in all, buy-backs included
    Money commission{};  // of these
    Money refund{};
    Money bonus{};
    Money prize{};
    Points points{};
    int buy_backs{0};
    int place{0};  // 0: not placed yet
    std::optional<std::size_t> last_session{};
    bool warned{false};  // for a wager out of order
};

// A seat of the present session, from its draw to the session's end.
struct Chair {
    EntryId entry{no_entry};
    int table{0};
    int seat{0};
    std::string acts{};  // who plays from it, where a substitute does; else empty
    bool taken{false};
    bool agrees{false};  // to an early end, since the last round
    Score score{};
};

// A table of the present session.
struct Heat {
    int rounds{0};
    bool complete{false};
};

struct Session {
    std::size_t plan{0};  // of the conditions; the round of a Magnificent Sevens Tournament
    bool begun{false};
    std::vector<EntryId> players{};  // in order of entry
    std::vector<int> allotted{};     // players at each table, where the director has said so
    std::vector<Chair> chairs{};     // by table and seat
    std::vector<Heat> heats{};
    std::vector<EntryId> tied{};     // those who are to be parted now; empty: nobody
    int play_offs{0};                // taken up so far
    std::vector<EntryId> advance{};  // who goes on, once that is awarded
};

// Somebody who is to play for an entry, and waits for the director's word.
struct Nomination {
    EntryId entry{no_entry};
    std::string name{};
};

// What a session left behind.
struct Played {
    std::size_t plan{0};
    std::vector<Chair> chairs{};
    std::vector<Heat> heats{};
    std::vector<EntryId> advance{};
};

struct State {
    Conditions conditions{};
    Phase phase{Phase::conditions};
    std::optional<Minute> now{};  // nobody has said what time it is
    std::string director{};
    std::vector<std::string> deputies{};
    bool director_away{false};
    bool briefed{false};
    int tables_from{0};  // designated; 0: none
    int tables_to{0};
    std::optional<Minute> start{};  // of the coming session
    std::optional<Minute> break_until{};
    Seconds pace{};  // 0: none
    std::vector<std::string> signed_by{};
    std::vector<std::string> reserves{};
    std::vector<Nomination> nominations{};
    std::vector<Entry> entries{};
    std::optional<Session> session{};
    std::vector<Played> played{};
    Money collected{};  // fees and buy-backs
    Money kept{};       // of these as commission
    Money refunded{};
    Money bonuses{};
    Money paid{};
};

}  // namespace croupier::tournament
