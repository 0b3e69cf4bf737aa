// The fields of a tournament's events, by which they are written down as those of a table are: see
// table/described.hpp. A kind's number is its place in Happening; a member is never renamed, moved
// or left out once logs are kept.
#pragma once

#include "bytes/members.hpp"
#include "table/described.hpp"
#include "tournament/events.hpp"

namespace croupier::table {

template <>
inline constexpr auto described<tournament::TournamentOpened> =
    kind("tournament-opened", field("conditions", &tournament::TournamentOpened::conditions));
template <>
inline constexpr auto described<tournament::DirectorAppointed> =
    kind("director-appointed", field("name", &tournament::DirectorAppointed::name),
         field("deputy", &tournament::DirectorAppointed::deputy));
template <>
inline constexpr auto described<tournament::DirectorLeft> = kind("director-left");
template <>
inline constexpr auto described<tournament::DirectorReturned> = kind("director-returned");
template <>
inline constexpr auto described<tournament::TablesDesignated> =
    kind("tables-designated", field("first", &tournament::TablesDesignated::first),
         field("last", &tournament::TablesDesignated::last));
template <>
inline constexpr auto described<tournament::PlayersBriefed> = kind("players-briefed");
template <>
inline constexpr auto described<tournament::ClockSet> =
    kind("clock-set", field("now", &tournament::ClockSet::now));
template <>
inline constexpr auto described<tournament::StartSet> =
    kind("start-set", field("start", &tournament::StartSet::start));
template <>
inline constexpr auto described<tournament::BreakCalled> =
    kind("break-called", field("length", &tournament::BreakCalled::length),
         field("clocked", &tournament::BreakCalled::clocked),
         field("until", &tournament::BreakCalled::until));
template <>
inline constexpr auto described<tournament::PlayResumed> = kind("play-resumed");
template <>
inline constexpr auto described<tournament::PaceSet> =
    kind("pace-set", field("each", &tournament::PaceSet::each));
template <>
inline constexpr auto described<tournament::StandingsAnnounced> = kind("standings-announced");
template <>
inline constexpr auto described<tournament::TournamentCancelled> =
    kind("tournament-cancelled", field("reason", &tournament::TournamentCancelled::reason));
template <>
inline constexpr auto described<tournament::EntriesOpened> = kind("entries-opened");
template <>
inline constexpr auto described<tournament::EntriesClosed> = kind("entries-closed");
template <>
inline constexpr auto described<tournament::ConditionsSigned> =
    kind("conditions-signed", field("name", &tournament::ConditionsSigned::name));
template <>
inline constexpr auto described<tournament::EntryTaken> =
    kind("entry-taken", field("player", &tournament::EntryTaken::entry),
         field("name", &tournament::EntryTaken::name), field("fee", &tournament::EntryTaken::fee),
         field("commission", &tournament::EntryTaken::commission));
template <>
inline constexpr auto described<tournament::EntryCarriedOver> =
    kind("entry-carried-over", field("player", &tournament::EntryCarriedOver::entry));
template <>
inline constexpr auto described<tournament::ReserveListed> =
    kind("reserve-listed", field("name", &tournament::ReserveListed::name));
template <>
inline constexpr auto described<tournament::EntryRefused> =
    kind("entry-refused", field("name", &tournament::EntryRefused::name));
template <>
inline constexpr auto described<tournament::EntryWithdrawn> =
    kind("entry-withdrawn", field("player", &tournament::EntryWithdrawn::entry));
template <>
inline constexpr auto described<tournament::FeeRefunded> =
    kind("fee-refunded", field("player", &tournament::FeeRefunded::entry),
         field("amount", &tournament::FeeRefunded::amount));
template <>
inline constexpr auto described<tournament::BonusPaid> =
    kind("bonus-paid", field("player", &tournament::BonusPaid::entry),
         field("amount", &tournament::BonusPaid::amount));
template <>
inline constexpr auto described<tournament::BoughtBack> =
    kind("bought-back", field("player", &tournament::BoughtBack::entry),
         field("fee", &tournament::BoughtBack::fee),
         field("commission", &tournament::BoughtBack::commission));
template <>
inline constexpr auto described<tournament::SeatsAllotted> =
    kind("seats-allotted", field("players", &tournament::SeatsAllotted::players));
template <>
inline constexpr auto described<tournament::TableCleared> =
    kind("table-cleared", field("table", &tournament::TableCleared::table));
template <>
inline constexpr auto described<tournament::SeatDrawn> = kind(
    "seat-drawn", field("player", &tournament::SeatDrawn::entry),
    field("table", &tournament::SeatDrawn::table), field("seat", &tournament::SeatDrawn::seat));
template <>
inline constexpr auto described<tournament::SeatTaken> =
    kind("seat-taken", field("player", &tournament::SeatTaken::entry));
template <>
inline constexpr auto described<tournament::SeatForfeited> =
    kind("seat-forfeited", field("player", &tournament::SeatForfeited::entry));
template <>
inline constexpr auto described<tournament::ReserveSeated> =
    kind("reserve-seated", field("player", &tournament::ReserveSeated::entry),
         field("instead_of", &tournament::ReserveSeated::instead_of));
template <>
inline constexpr auto described<tournament::SubstituteNamed> =
    kind("substitute-named", field("player", &tournament::SubstituteNamed::entry),
         field("name", &tournament::SubstituteNamed::name));
template <>
inline constexpr auto described<tournament::SubstituteApproved> =
    kind("substitute-approved", field("player", &tournament::SubstituteApproved::entry),
         field("name", &tournament::SubstituteApproved::name));
template <>
inline constexpr auto described<tournament::SubstituteDeclined> =
    kind("substitute-declined", field("player", &tournament::SubstituteDeclined::entry),
         field("name", &tournament::SubstituteDeclined::name));
template <>
inline constexpr auto described<tournament::SessionBegun> =
    kind("session-begun", field("session", &tournament::SessionBegun::session));
template <>
inline constexpr auto described<tournament::ChipsIssued> =
    kind("chips-issued", field("player", &tournament::ChipsIssued::entry),
         field("amount", &tournament::ChipsIssued::amount));
template <>
inline constexpr auto described<tournament::StackCounted> =
    kind("stack-counted", field("player", &tournament::StackCounted::entry),
         field("chips", &tournament::StackCounted::chips));
template <>
inline constexpr auto described<tournament::PlayerOut> =
    kind("player-out", field("player", &tournament::PlayerOut::entry),
         field("after", &tournament::PlayerOut::after));
template <>
inline constexpr auto described<tournament::PlayerRetired> =
    kind("player-retired", field("player", &tournament::PlayerRetired::entry));
template <>
inline constexpr auto described<tournament::PlayerDisqualified> =
    kind("player-disqualified", field("player", &tournament::PlayerDisqualified::entry),
         field("reason", &tournament::PlayerDisqualified::reason));
template <>
inline constexpr auto described<tournament::RoundsPlayed> =
    kind("rounds-played", field("table", &tournament::RoundsPlayed::table),
         field("rounds", &tournament::RoundsPlayed::rounds));
template <>
inline constexpr auto described<tournament::TableComplete> =
    kind("table-complete", field("table", &tournament::TableComplete::table));
template <>
inline constexpr auto described<tournament::AgreedToEnd> =
    kind("agreed-to-end", field("player", &tournament::AgreedToEnd::entry));
template <>
inline constexpr auto described<tournament::TieTakenUp> =
    kind("tie-taken-up", field("players", &tournament::TieTakenUp::entries),
         field("among_others", &tournament::TieTakenUp::among_others));
template <>
inline constexpr auto described<tournament::TiePlayed> =
    kind("tie-played", field("players", &tournament::TiePlayed::entries),
         field("chips", &tournament::TiePlayed::chips),
         field("among_others", &tournament::TiePlayed::among_others));
template <>
inline constexpr auto described<tournament::LotDrawn> =
    kind("lot-drawn", field("players", &tournament::LotDrawn::entries),
         field("among_others", &tournament::LotDrawn::among_others));
template <>
inline constexpr auto described<tournament::TieSettled> =
    kind("tie-settled", field("players", &tournament::TieSettled::entries));
template <>
inline constexpr auto described<tournament::WentOn> =
    kind("went-on", field("player", &tournament::WentOn::entry));
template <>
inline constexpr auto described<tournament::PointsAwarded> =
    kind("points-awarded", field("player", &tournament::PointsAwarded::entry),
         field("over", &tournament::PointsAwarded::over),
         field("under", &tournament::PointsAwarded::under));
template <>
inline constexpr auto described<tournament::SessionEnded> =
    kind("session-ended", field("session", &tournament::SessionEnded::session),
         field("last", &tournament::SessionEnded::last));
template <>
inline constexpr auto described<tournament::PlaceAwarded> =
    kind("place-awarded", field("player", &tournament::PlaceAwarded::entry),
         field("place", &tournament::PlaceAwarded::place));
template <>
inline constexpr auto described<tournament::PrizePaid> = kind(
    "prize-paid", field("player", &tournament::PrizePaid::entry),
    field("place", &tournament::PrizePaid::place), field("amount", &tournament::PrizePaid::amount));

}  // namespace croupier::table
