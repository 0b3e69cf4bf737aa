// How a kind of event says what it is called and what it holds, once. From this list come its
// bytes and its JSON, both ways, and the page docs/events.md. A kind's number is its place in
// Happening; a member is never renamed, moved or left out once logs are kept.
#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>

#include "bytes/members.hpp"

namespace croupier::table {

// How a member is written as JSON.
enum class Shown : std::uint8_t {
    always,
    where_it_says_something,  // left out while it is empty: nobody, nothing, no text
    or_the_dealer,            // a person; `the dealer` while it is nobody
    as_number,                // a person's place instead of the name
    in_place                  // its own members stand beside the event's
};

template <class Kind, class T>
struct Member {
    std::string_view name;
    T Kind::*at;
    Shown shown;
};

template <class... Members>
struct Listed {
    static constexpr std::size_t count = sizeof...(Members);

    std::string_view name;
    std::tuple<Members...> members;
};

template <class Kind, class T>
[[nodiscard]] constexpr Member<Kind, T> field(std::string_view name, T Kind::*at) {
    return {name, at, Shown::always};
}
template <class Kind, class T>
[[nodiscard]] constexpr Member<Kind, T> optional_field(std::string_view name, T Kind::*at) {
    return {name, at, Shown::where_it_says_something};
}
template <class Kind, class T>
[[nodiscard]] constexpr Member<Kind, T> field_or_dealer(std::string_view name, T Kind::*at) {
    return {name, at, Shown::or_the_dealer};
}
template <class Kind, class T>
[[nodiscard]] constexpr Member<Kind, T> place(std::string_view name, T Kind::*at) {
    return {name, at, Shown::as_number};
}
template <class Kind, class T>
[[nodiscard]] constexpr Member<Kind, T> whole(T Kind::*at) {
    return {{}, at, Shown::in_place};
}
template <class... Members>
[[nodiscard]] constexpr Listed<Members...> kind(std::string_view name, const Members&... members) {
    return {name, {members...}};
}

// The list of a kind. There is one for each, in *event_fields.hpp.
template <class Kind>
inline constexpr auto described = nullptr;

// The same for whoever walks over it: a list that leaves a member out does not build.
template <class Kind>
[[nodiscard]] constexpr const auto& list_of() {
    static_assert(decltype(described<Kind>)::count == bytes::member_count<Kind>,
                  "the list of a kind has every member of it");
    return described<Kind>;
}

}  // namespace croupier::table
