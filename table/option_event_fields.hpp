// The fields of the events beside the main wager, by which they are written down.
#pragma once

#include "table/described.hpp"
#include "table/events.hpp"

namespace croupier::table {

template <>
inline constexpr auto described<WagerOffered> = kind("wager-offered",
                                                     field("wager", &WagerOffered::option),
                                                     field("scale", &WagerOffered::scale));
template <>
inline constexpr auto described<SideWagerPlaced> = kind("side-wager-placed",
                                                        field("player", &SideWagerPlaced::player),
                                                        field("box", &SideWagerPlaced::box),
                                                        field("wager", &SideWagerPlaced::option),
                                                        field("amount", &SideWagerPlaced::amount),
                                                        field("under", &SideWagerPlaced::under));
template <>
inline constexpr auto described<SideWagerChanged> = kind("side-wager-changed",
                                                         field("player", &SideWagerChanged::player),
                                                         field("box", &SideWagerChanged::box),
                                                         field("wager", &SideWagerChanged::option),
                                                         field("before", &SideWagerChanged::before),
                                                         field("amount", &SideWagerChanged::amount),
                                                         field("under", &SideWagerChanged::under));
template <>
inline constexpr auto described<SideWagerTrimmed> =
    kind("side-wager-trimmed", field("player", &SideWagerTrimmed::player),
         field("box", &SideWagerTrimmed::box), field("wager", &SideWagerTrimmed::option),
         field("counts", &SideWagerTrimmed::counts));
template <>
inline constexpr auto described<SideWagerWins> = kind("side-wager-wins",
                                                      field("player", &SideWagerWins::player),
                                                      field("box", &SideWagerWins::box),
                                                      field("wager", &SideWagerWins::option),
                                                      field("hand", &SideWagerWins::hand),
                                                      field("then", &SideWagerWins::then));
template <>
inline constexpr auto described<SideWagerPaid> =
    kind("side-wager-paid", field("player", &SideWagerPaid::player),
         field("box", &SideWagerPaid::box), field("wager", &SideWagerPaid::option),
         field("stake", &SideWagerPaid::stake), field("winnings", &SideWagerPaid::winnings),
         field("stake_returned", &SideWagerPaid::stake_returned));
template <>
inline constexpr auto described<SideWagerLost> = kind("side-wager-lost",
                                                      field("player", &SideWagerLost::player),
                                                      field("box", &SideWagerLost::box),
                                                      field("wager", &SideWagerLost::option),
                                                      field("amount", &SideWagerLost::amount));
template <>
inline constexpr auto described<SideWagerReturned> =
    kind("side-wager-returned", field("player", &SideWagerReturned::player),
         field("box", &SideWagerReturned::box), field("wager", &SideWagerReturned::option),
         field("amount", &SideWagerReturned::amount), field("why", &SideWagerReturned::why),
         field("ends", &SideWagerReturned::ends));
template <>
inline constexpr auto described<SideResultUndone> = kind("side-result-undone",
                                                         field("player", &SideResultUndone::player),
                                                         field("box", &SideResultUndone::box),
                                                         field("wager", &SideResultUndone::option),
                                                         field("won", &SideResultUndone::won),
                                                         field("lost", &SideResultUndone::lost));
template <>
inline constexpr auto described<SideWagersJudged> = kind("side-wagers-judged",
                                                         field("wager", &SideWagersJudged::option));
template <>
inline constexpr auto described<TournamentEntryWon> = kind("tournament-entry-won",
                                                           field("player",
                                                                 &TournamentEntryWon::player),
                                                           field("box", &TournamentEntryWon::box));
template <>
inline constexpr auto described<TournamentEntryUndone> =
    kind("tournament-entry-undone", field("player", &TournamentEntryUndone::player),
         field("box", &TournamentEntryUndone::box), field("round", &TournamentEntryUndone::round));
template <>
inline constexpr auto described<ButtonDeclined> = kind("button-declined",
                                                       field("player", &ButtonDeclined::player),
                                                       field("box", &ButtonDeclined::box),
                                                       field("wager", &ButtonDeclined::option));
template <>
inline constexpr auto described<PresserNamed> = kind("presser-named",
                                                     field("player", &PresserNamed::player),
                                                     field("nominee", &PresserNamed::nominee),
                                                     field("box", &PresserNamed::box),
                                                     field("wager", &PresserNamed::option));
template <>
inline constexpr auto described<ButtonPressed> = kind("button-pressed",
                                                      field("presser", &ButtonPressed::presser),
                                                      field("box", &ButtonPressed::box),
                                                      field("wager", &ButtonPressed::option),
                                                      field("winner", &ButtonPressed::winner),
                                                      field("counts", &ButtonPressed::counts));
template <>
inline constexpr auto described<PrizeDrawn> = kind("prize-drawn", field("box", &PrizeDrawn::box),
                                                   field("wager", &PrizeDrawn::option),
                                                   field("slot", &PrizeDrawn::slot),
                                                   field("prize", &PrizeDrawn::dollars),
                                                   field("counts", &PrizeDrawn::counts));
template <>
inline constexpr auto described<ButtonLeftToStaff> = kind("button-left-to-staff");
template <>
inline constexpr auto described<ButtonFailed> = kind("button-failed");
template <>
inline constexpr auto described<ButtonRepaired> = kind("button-repaired");
template <>
inline constexpr auto described<AntePlaced> = kind("ante-placed",
                                                   field("player", &AntePlaced::player),
                                                   field("box", &AntePlaced::box),
                                                   field("amount", &AntePlaced::amount));
template <>
inline constexpr auto described<AnteCollected> = kind("ante-collected",
                                                      field("player", &AnteCollected::player),
                                                      field("box", &AnteCollected::box),
                                                      field("amount", &AnteCollected::amount));
template <>
inline constexpr auto described<AnteReturned> = kind("ante-returned",
                                                     field("player", &AnteReturned::player),
                                                     field("box", &AnteReturned::box),
                                                     field("amount", &AnteReturned::amount));
template <>
inline constexpr auto described<AnteOverlooked> = kind("ante-overlooked",
                                                       field("box", &AnteOverlooked::box));
template <>
inline constexpr auto described<SurrenderOffered> = kind("surrender-offered");
template <>
inline constexpr auto described<Surrendered> = kind("surrendered",
                                                    field("player", &Surrendered::player),
                                                    field("hand", &Surrendered::hand),
                                                    field("closes_hand", &Surrendered::closes_hand),
                                                    field("follows", &Surrendered::follows));
template <>
inline constexpr auto described<SurrenderClosed> =
    kind("surrender-closed", field("some_silent", &SurrenderClosed::some_silent));
template <>
inline constexpr auto described<SurrenderCollected> =
    kind("surrender-collected", field("player", &SurrenderCollected::player),
         field("hand", &SurrenderCollected::hand), field("taken", &SurrenderCollected::taken),
         field("returned", &SurrenderCollected::returned));
template <>
inline constexpr auto described<RescueOffered> = kind("rescue-offered",
                                                      field("hand", &RescueOffered::hand));
template <>
inline constexpr auto described<RescueClosed> = kind("rescue-closed");
template <>
inline constexpr auto described<DoubleWithdrawn> =
    kind("double-withdrawn", field("player", &DoubleWithdrawn::player),
         field("hand", &DoubleWithdrawn::hand), field("returned", &DoubleWithdrawn::returned),
         field("taken", &DoubleWithdrawn::taken));
template <>
inline constexpr auto described<SuperBonusPaid> = kind("super-bonus-paid",
                                                       field("player", &SuperBonusPaid::player),
                                                       field("hand", &SuperBonusPaid::hand),
                                                       field("amount", &SuperBonusPaid::amount));
template <>
inline constexpr auto described<SuperBonusShared> =
    kind("super-bonus-shared", field("player", &SuperBonusShared::player),
         field("box", &SuperBonusShared::box), field("amount", &SuperBonusShared::amount));

}  // namespace croupier::table
