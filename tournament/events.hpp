// What can happen in a tournament. An event is a fact: it has been decided, and applying it cannot
// fail. Each is a value by itself; what a rule makes of it stands in it, so that `apply` asks none.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "table/one_of.hpp"
#include "tournament/state.hpp"

namespace croupier::tournament {

// The frame
struct TournamentOpened {
    std::string conditions;  // the header of the file, as it is printed
};
struct DirectorAppointed {
    std::string name;
    bool deputy;
};
struct DirectorLeft {};
struct DirectorReturned {};
struct TablesDesignated {
    std::int32_t first;
    std::int32_t last;
};
struct PlayersBriefed {};
struct ClockSet {
    Minute now;
};
struct StartSet {
    Minute start;
};
struct BreakCalled {
    Seconds length;
    bool clocked;  // else it lasts until the director resumes
    Minute until;
};
struct PlayResumed {};
struct PaceSet {
    Seconds each;
};
struct StandingsAnnounced {};
struct TournamentCancelled {
    std::string reason;
};

// Entries
struct EntriesOpened {};
struct EntriesClosed {};
struct ConditionsSigned {
    std::string name;
};
struct EntryTaken {
    EntryId entry;
    std::string name;
    Money fee;
    Money commission;
};
struct EntryCarriedOver {
    EntryId entry;
};
struct ReserveListed {
    std::string name;
};
struct EntryRefused {
    std::string name;
};
struct EntryWithdrawn {
    EntryId entry;
};
struct FeeRefunded {
    EntryId entry;
    Money amount;
};
struct BonusPaid {
    EntryId entry;
    Money amount;
};
struct BoughtBack {
    EntryId entry;
    Money fee;
    Money commission;
};

// Seats
struct SeatsAllotted {
    std::vector<std::int32_t> players;
};
struct TableCleared {  // before its seats are drawn again
    std::int32_t table;
};
struct SeatDrawn {
    EntryId entry;
    std::int32_t table;
    std::int32_t seat;
};
struct SeatTaken {
    EntryId entry;
};
struct SeatForfeited {
    EntryId entry;
};
struct ReserveSeated {
    EntryId entry;  // of the reserve
    EntryId instead_of;
};
struct SubstituteNamed {
    EntryId entry;
    std::string name;
};
struct SubstituteApproved {
    EntryId entry;
    std::string name;
};
struct SubstituteDeclined {
    EntryId entry;
    std::string name;
};

// Sessions
struct SessionBegun {
    std::uint32_t session;
};
struct ChipsIssued {
    EntryId entry;
    Money amount;
};
struct StackCounted {
    EntryId entry;
    Money chips;
};
struct PlayerOut {
    EntryId entry;
    std::int32_t after;  // rounds
};
struct PlayerRetired {
    EntryId entry;
};
struct PlayerDisqualified {
    EntryId entry;
    std::string reason;
};
struct RoundsPlayed {
    std::int32_t table;
    std::int32_t rounds;
};
struct TableComplete {
    std::int32_t table;
};
struct AgreedToEnd {
    EntryId entry;
};

// Ties and places
struct TieTakenUp {
    std::vector<EntryId> entries;
    bool among_others;
};
struct TiePlayed {  // one extra round: what each holds then
    std::vector<EntryId> entries;
    std::vector<Money> chips;
    bool among_others;
};
struct LotDrawn {  // best first
    std::vector<EntryId> entries;
    bool among_others;
};
struct TieSettled {
    std::vector<EntryId> entries;
};
struct WentOn {
    EntryId entry;
};
struct PointsAwarded {
    EntryId entry;
    std::int64_t over;
    std::int64_t under;
};
struct SessionEnded {
    std::uint32_t session;
    bool last;
};
struct PlaceAwarded {
    EntryId entry;
    std::int32_t place;
};
struct PrizePaid {
    EntryId entry;
    std::int32_t place;
    Money amount;
};

using Happening =
    table::OneOf<TournamentOpened, DirectorAppointed, DirectorLeft, DirectorReturned,
                 TablesDesignated, PlayersBriefed, ClockSet, StartSet, BreakCalled, PlayResumed,
                 PaceSet, StandingsAnnounced, TournamentCancelled, EntriesOpened, EntriesClosed,
                 ConditionsSigned, EntryTaken, EntryCarriedOver, ReserveListed, EntryRefused,
                 EntryWithdrawn, FeeRefunded, BonusPaid, BoughtBack, SeatsAllotted, TableCleared,
                 SeatDrawn, SeatTaken, SeatForfeited, ReserveSeated, SubstituteNamed,
                 SubstituteApproved, SubstituteDeclined, SessionBegun, ChipsIssued, StackCounted,
                 PlayerOut, PlayerRetired, PlayerDisqualified, RoundsPlayed, TableComplete,
                 AgreedToEnd, TieTakenUp, TiePlayed, LotDrawn, TieSettled, WentOn, PointsAwarded,
                 SessionEnded, PlaceAwarded, PrizePaid>;

struct Event {
    std::vector<Clause> because{};
    Happening what{};
};

}  // namespace croupier::tournament
