// The words that stand for the choices in an event, in the order of the enumeration. They are part
// of the format: what is written is never renamed, and new ones come at the end.
#pragma once

#include <array>
#include <string_view>

#include "table/events.hpp"

namespace croupier::table {

template <class Choices>
inline constexpr auto words_of = std::array<std::string_view, 0>{};

// The word for a choice. Requires one of those that the enumeration names.
template <class Choices>
[[nodiscard]] constexpr std::string_view word_of(Choices choice) {
    static_assert(!words_of<Choices>.empty(), "a choice has its words here");
    return words_of<Choices>[static_cast<std::size_t>(choice)];
}

template <>
inline constexpr auto words_of<cards::Deck> = std::to_array<std::string_view>({"whole",
                                                                               "without-tens"});
template <>
inline constexpr auto words_of<DealerMode> = std::to_array<std::string_view>({"automatic",
                                                                              "manual"});
template <>
inline constexpr auto words_of<InsuranceForOthers> = std::to_array<std::string_view>({"off", "on"});
template <>
inline constexpr auto words_of<Under> = std::to_array<std::string_view>({"no", "tolerated",
                                                                         "to-return"});
template <>
inline constexpr auto words_of<Returned> = std::to_array<std::string_view>(
    {"stand off", "spared", "above the maximum", "under the minimum", "void", "taken back",
     "without a main wager"});
template <>
inline constexpr auto words_of<Restriction> = std::to_array<std::string_view>(
    {"the minimum wager", "a single box", "a single box and the minimum wager",
     "the minimum wager until that is lifted"});
template <>
inline constexpr auto words_of<Absence> =
    std::to_array<std::string_view>({"here", "away", "marked-away", "marked-idle"});
template <>
inline constexpr auto words_of<Role> =
    std::to_array<std::string_view>({"dealer", "supervisor", "operator", "director", "inspector"});
template <>
inline constexpr auto words_of<Rank> = std::to_array<std::string_view>({"game", "casino",
                                                                        "manager"});
template <>
inline constexpr auto words_of<Brought> =
    std::to_array<std::string_view>({"unprepared", "pre-checked", "pre-shuffled"});
template <>
inline constexpr auto words_of<Mix> = std::to_array<std::string_view>({"spread", "wash", "stack",
                                                                       "riffle"});
template <>
inline constexpr auto words_of<Due> = std::to_array<std::string_view>(
    {"none", "cutting-card", "ordered", "suspected", "refilled", "cutting-card-missing"});
template <>
inline constexpr auto words_of<Shuffled> =
    std::to_array<std::string_view>({"opening", "cutting-card", "replacement", "shuffle"});
template <>
inline constexpr auto words_of<Met> = std::to_array<std::string_view>({"shuffle", "set-aside",
                                                                       "discarded"});
template <>
inline constexpr auto words_of<Burnt> = std::to_array<std::string_view>(
    {"first-of-shoe", "face-up", "by-mistake", "dealers-extra", "left-over"});
template <>
inline constexpr auto words_of<ShoeKind> = std::to_array<std::string_view>({"hand", "automatic",
                                                                            "continuous"});
template <>
inline constexpr auto words_of<Finding> = std::to_array<std::string_view>(
    {"ante-missing", "burn-missing", "cutting-card-missing", "shuffle-missing", "wager-missing",
     "card-missing", "wrong-decks", "order-lost", "misdealt"});
template <>
inline constexpr auto words_of<Request> =
    std::to_array<std::string_view>({"sign", "rules", "decks", "burnt-card", "cards", "shuffle",
                                     "advice", "review", "approved-shuffle"});
template <>
inline constexpr auto words_of<OptionWagerIs> =
    std::to_array<std::string_view>({"down", "wins-prize", "paid-after-round", "done"});
template <>
inline constexpr auto words_of<Option> =
    std::to_array<std::string_view>({"perfect-pairs", "pairs-play", "any-pair", "super-sevens",
                                     "madness-21", "magnificent-sevens", "pontoon-pandemonium"});

}  // namespace croupier::table
