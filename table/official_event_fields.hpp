// The fields of the events about officials and conduct, by which they are written down.
#pragma once

#include "table/described.hpp"
#include "table/events.hpp"

namespace croupier::table {

template <>
inline constexpr auto described<PowerUsed> = kind("power-used", field("role", &PowerUsed::role),
                                                  field("rank", &PowerUsed::rank),
                                                  optional_field("person", &PowerUsed::person),
                                                  optional_field("reason", &PowerUsed::reason));
template <>
inline constexpr auto described<StaffNamed> = kind("staff-named", field("role", &StaffNamed::role),
                                                   field("rank", &StaffNamed::rank),
                                                   field("person", &StaffNamed::name));
template <>
inline constexpr auto described<PlayerExcluded> = kind("player-excluded",
                                                       field("player", &PlayerExcluded::player));
template <>
inline constexpr auto described<PlayerReadmitted> =
    kind("player-readmitted", field("player", &PlayerReadmitted::player));
template <>
inline constexpr auto described<MoneySeized> = kind("money-seized",
                                                    field("player", &MoneySeized::player),
                                                    field("amount", &MoneySeized::amount));
template <>
inline constexpr auto described<DeviceConfiscated> =
    kind("device-confiscated", field("player", &DeviceConfiscated::player));
template <>
inline constexpr auto described<PlayerDetained> = kind("player-detained",
                                                       field("player", &PlayerDetained::player));
template <>
inline constexpr auto described<SeatVacated> = kind("seat-vacated",
                                                    field("player", &SeatVacated::player),
                                                    field("box", &SeatVacated::box));
template <>
inline constexpr auto described<DisputeOpened> = kind("dispute-opened",
                                                      field("player", &DisputeOpened::player),
                                                      field("round", &DisputeOpened::round));
template <>
inline constexpr auto described<DisputeDecided> = kind("dispute-decided",
                                                       field("settled", &DisputeDecided::settled));
template <>
inline constexpr auto described<RequestMet> = kind("request-met",
                                                   field("player", &RequestMet::player),
                                                   field("request", &RequestMet::request),
                                                   optional_field("sign", &RequestMet::sign),
                                                   optional_field("decks", &RequestMet::decks),
                                                   optional_field("shuffle", &RequestMet::shuffle));
template <>
inline constexpr auto described<AdviceAsked> = kind("advice-asked",
                                                    field("player", &AdviceAsked::player),
                                                    field("of", &AdviceAsked::of));
template <>
inline constexpr auto described<AdviceGiven> = kind("advice-given",
                                                    field("player", &AdviceGiven::player),
                                                    field("to", &AdviceGiven::to));
template <>
inline constexpr auto described<BreachRecorded> = kind("breach-recorded",
                                                       field("player", &BreachRecorded::player));
template <>
inline constexpr auto described<NotesPermitted> = kind("notes-permitted");
template <>
inline constexpr auto described<NotesTaken> = kind("notes-taken",
                                                   field("player", &NotesTaken::player));
template <>
inline constexpr auto described<RegulatorTold> = kind("regulator-told",
                                                      field("player", &RegulatorTold::player));
template <>
inline constexpr auto described<ScaleAnnounced> = kind(
    "scale-announced", field("wager", &ScaleAnnounced::option),
    field("scale", &ScaleAnnounced::scale), field("from_minute", &ScaleAnnounced::from_minute));
template <>
inline constexpr auto described<ScaleChanged> = kind("scale-changed",
                                                     field("wager", &ScaleChanged::option),
                                                     field("scale", &ScaleChanged::scale));
template <>
inline constexpr auto described<ButtonTriggered> = kind("button-triggered",
                                                        field("box", &ButtonTriggered::box),
                                                        field("wager", &ButtonTriggered::option));
template <>
inline constexpr auto described<PrizeKept> = kind("prize-kept",
                                                  optional_field("player", &PrizeKept::player),
                                                  field("box", &PrizeKept::box));
template <>
inline constexpr auto described<PrizeDeclined> = kind("prize-declined",
                                                      field("player", &PrizeDeclined::player),
                                                      field("box", &PrizeDeclined::box));

}  // namespace croupier::table
