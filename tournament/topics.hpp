// What the conditions of a tournament can speak of: the word of each statement, and the rule that
// says whether a book asks for it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/tournament.hpp"

namespace croupier::tournament {

// In the order in which conditions are shown.
enum class Topic : std::uint8_t {
    title,
    format,
    start,
    entry,
    groups,
    fee,
    commission,
    added,
    chips,
    players,
    limits,
    compulsory,
    options,
    without,
    session,
    points,
    buy_back,
    elimination,
    session_ties,
    points_ties,
    prize_ties,
    prizes,
    director,
    entitled,
    may_refuse,
    application,
    withdrawal,
    disqualification,
    refunds,
    late,
    chips_to_cash,
    betting,
    no_bet,
    signatures,
    substitutes,
    approved,
    available,
    notified
};
inline constexpr std::size_t topic_count = static_cast<std::size_t>(Topic::notified) + 1;

// A topic as people write it and as a book knows it.
struct TopicIs {
    Topic topic;
    std::string_view word;  // of its statement: `fee`, `ties sessions`, `statement director`
    std::string_view what;  // it tells, in a few words
    rules::Ruled<rules::Demanded> rules::ConditionRules::*asked{nullptr};  // null: no book asks
};

[[nodiscard]] const TopicIs& topic(Topic topic);

}  // namespace croupier::tournament
