// Inside the writing and reading of events as JSON: what both have in common.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "rules/listing.hpp"
#include "table/card_event_fields.hpp"
#include "table/event_fields.hpp"
#include "table/event_words.hpp"
#include "table/in_bytes.hpp"
#include "table/official_event_fields.hpp"
#include "table/option_event_fields.hpp"
#include "table/setup_fields.hpp"

namespace croupier::table::in_json {

// Who presses a button where nobody at the table does. No name has a blank in it.
inline constexpr std::string_view the_dealer = "the dealer";

template <class T>
concept Enumeration = std::is_enum_v<T>;
template <class T>
concept Number = std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, PlayerId>;
template <class T>
concept Structure = !std::is_null_pointer_v<std::remove_cv_t<decltype(described<T>)>>;

// What a member is while it says nothing.
template <class T>
[[nodiscard]] T empty_value() {
    if constexpr (std::is_same_v<T, PlayerId>) {
        return nobody;
    } else if constexpr (std::is_same_v<T, Chips>) {
        return Chips(usual_chips);
    } else {
        return T{};
    }
}

[[nodiscard]] inline std::string_view book_of(const rules::Game* game) {
    return game ? game->id.substr(0, game->id.find('/')) : std::string_view();
}

// The value of each rule in words; those that no clause sets are not among them.
using Values = std::vector<std::pair<std::string, std::string>>;

[[nodiscard]] inline Values values_of(const Rules& rules) {
    Values values;
    for (rules::Line& line : rules::listing(rules)) {
        values.emplace_back(std::move(line.rule), std::move(line.value));
    }
    return values;
}

[[nodiscard]] inline std::string value_among(const Values& values, std::string_view rule) {
    const auto found = std::find_if(values.begin(), values.end(),
                                    [&](const auto& each) { return each.first == rule; });
    return found == values.end() ? "none" : found->second;
}

}  // namespace croupier::table::in_json
