// The terms that statements are made of.
#pragma once

#include <cstdint>
#include <string_view>

#include "cards/card.hpp"
#include "ledger/money.hpp"

namespace croupier::record {

using cards::Card;
using ledger::Money;
using ledger::Ratio;

// Names, options, clauses and other words are views into the text that was read.
using Name = std::string_view;
using Word = std::string_view;

// Box 0 is the dealer. Hand 0 means that no hand was written: `3`, and not `3.2`.
struct HandRef {
    int box{0};
    int hand{0};

    [[nodiscard]] constexpr bool is_dealer() const { return box == 0; }
    friend constexpr bool operator==(const HandRef&, const HandRef&) = default;
};

// NOLINTNEXTLINE(readability-identifier-naming): `operator` is a word of the language.
enum class Role : std::uint8_t { dealer, supervisor, operator_, director, inspector };

}  // namespace croupier::record
