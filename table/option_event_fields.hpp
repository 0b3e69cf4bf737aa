// The fields of the events beside the main wager, by which they are written down.
#pragma once

#include "table/described.hpp"
#include "table/events.hpp"

namespace croupier::table {

template <>
inline constexpr auto described<OptionOffered> = kind("wager-offered",
                                                      field("wager", &OptionOffered::option),
                                                      field("scale", &OptionOffered::scale));
template <>
inline constexpr auto described<OptionWagerPlaced> =
    kind("side-wager-placed", field("player", &OptionWagerPlaced::player),
         field("box", &OptionWagerPlaced::box), field("wager", &OptionWagerPlaced::option),
         field("amount", &OptionWagerPlaced::amount), field("under", &OptionWagerPlaced::under));
template <>
inline constexpr auto described<OptionWagerChanged> =
    kind("side-wager-changed", field("player", &OptionWagerChanged::player),
         field("box", &OptionWagerChanged::box), field("wager", &OptionWagerChanged::option),
         field("before", &OptionWagerChanged::before), field("amount", &OptionWagerChanged::amount),
         field("under", &OptionWagerChanged::under));
template <>
inline constexpr auto described<OptionWagerTrimmed> =
    kind("side-wager-trimmed", field("player", &OptionWagerTrimmed::player),
         field("box", &OptionWagerTrimmed::box), field("wager", &OptionWagerTrimmed::option),
         field("counts", &OptionWagerTrimmed::counts));
template <>
inline constexpr auto described<OptionWagerWins> = kind("side-wager-wins",
                                                        field("player", &OptionWagerWins::player),
                                                        field("box", &OptionWagerWins::box),
                                                        field("wager", &OptionWagerWins::option),
                                                        field("hand", &OptionWagerWins::hand),
                                                        field("then", &OptionWagerWins::then));
template <>
inline constexpr auto described<OptionWagerPaid> =
    kind("side-wager-paid", field("player", &OptionWagerPaid::player),
         field("box", &OptionWagerPaid::box), field("wager", &OptionWagerPaid::option),
         field("stake", &OptionWagerPaid::stake), field("winnings", &OptionWagerPaid::winnings),
         field("stake_returned", &OptionWagerPaid::stake_returned));
template <>
inline constexpr auto described<OptionWagerLost> = kind("side-wager-lost",
                                                        field("player", &OptionWagerLost::player),
                                                        field("box", &OptionWagerLost::box),
                                                        field("wager", &OptionWagerLost::option),
                                                        field("amount", &OptionWagerLost::amount));
template <>
inline constexpr auto described<OptionWagerReturned> =
    kind("side-wager-returned", field("player", &OptionWagerReturned::player),
         field("box", &OptionWagerReturned::box), field("wager", &OptionWagerReturned::option),
         field("amount", &OptionWagerReturned::amount), field("why", &OptionWagerReturned::why),
         field("ends", &OptionWagerReturned::ends));
template <>
inline constexpr auto described<OptionResultUndone> =
    kind("side-result-undone", field("player", &OptionResultUndone::player),
         field("box", &OptionResultUndone::box), field("wager", &OptionResultUndone::option),
         field("won", &OptionResultUndone::won), field("lost", &OptionResultUndone::lost));
template <>
inline constexpr auto described<OptionWagersJudged> =
    kind("side-wagers-judged", field("wager", &OptionWagersJudged::option));
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
inline constexpr auto described<ButtonPressed> =
    kind("button-pressed", field_or_dealer("presser", &ButtonPressed::presser),
         field("box", &ButtonPressed::box), field("wager", &ButtonPressed::option),
         optional_field("winner", &ButtonPressed::winner), field("counts", &ButtonPressed::counts));
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
