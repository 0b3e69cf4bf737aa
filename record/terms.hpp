// The terms that statements are made of.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "cards/card.hpp"
#include "ledger/money.hpp"
#include "table/officials.hpp"

namespace croupier::record {

using cards::Card;
using ledger::Money;
using ledger::Ratio;
using table::Role;

// Names, options, clauses and other words are views into the text that was read.
using Name = std::string_view;
using Word = std::string_view;

// A list that the statement keeps for what it says.
template <class T>
struct List : std::span<const T> {
    List() = default;
    List(const std::vector<T>& list)  // NOLINT(google-explicit-constructor): as a span is
        : std::span<const T>(list) {}
    friend bool operator==(const List& a, const List& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }
};

// The kinds of statements of one theme.
template <class... Each>
struct Kinds {};

template <class Kind, class Theme>
inline constexpr bool is_of = false;
template <class Kind, class... Each>
inline constexpr bool is_of<Kind, Kinds<Each...>> = (std::is_same_v<Kind, Each> || ...);

// Box 0 is the dealer. Hand 0 means that no hand was written: `3`, and not `3.2`.
struct HandRef {
    int box{0};
    int hand{0};

    [[nodiscard]] constexpr bool is_dealer() const { return box == 0; }
    friend constexpr bool operator==(const HandRef&, const HandRef&) = default;
};

}  // namespace croupier::record
