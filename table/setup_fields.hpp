// The fields of a table as it was opened, by which they are written as JSON. See described.hpp; the
// game and its rules are written apart.
#pragma once

#include "table/described.hpp"
#include "table/setup.hpp"

namespace croupier::table {

template <>
inline constexpr auto described<OfferedOption> =
    kind("option", field("on", &OfferedOption::on), field("scale", &OfferedOption::scale),
         field("minimum", &OfferedOption::minimum), field("maximum", &OfferedOption::maximum),
         optional_field("scale_elsewhere", &OfferedOption::scale_elsewhere),
         optional_field("tables_elsewhere", &OfferedOption::tables_elsewhere));
template <>
inline constexpr auto described<ChosenRule> = kind("rule", field("name", &ChosenRule::name),
                                                   field("value", &ChosenRule::value));
template <>
inline constexpr auto described<Setup> = kind(
    "table", field("decks", &Setup::decks), field("boxes", &Setup::boxes),
    field("minimum", &Setup::minimum), field("maximum", &Setup::maximum),
    field("step", &Setup::step), field("chips", &Setup::chips),
    field("insurance_for_others", &Setup::insurance_for_others), field("dealer", &Setup::dealer),
    field("shoe", &Setup::shoe), field("cutting_cards", &Setup::cutting_cards),
    optional_field("options", &Setup::options), optional_field("ante", &Setup::ante),
    optional_field("ante_waived_from", &Setup::ante_waived_from),
    optional_field("header", &Setup::header), optional_field("readings", &Setup::readings),
    optional_field("house_rules", &Setup::house_rules));
static_assert(decltype(described<Setup>)::count + 2 == bytes::member_count<Setup>,
              "every member but the game and its rules is in the list");

}  // namespace croupier::table
