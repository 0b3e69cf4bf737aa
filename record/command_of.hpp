// What a statement asks of a table: here, and nowhere else, words of a record become commands.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "host/host.hpp"
#include "record/statement.hpp"

namespace croupier::record {

// The slots at which the button stops next. They point into the statement.
struct ListedSlots {
    std::span<const int> slots;
};

// Why a statement can ask nothing: the record itself is at fault.
struct Wrong {
    std::string why;
};

// An order that the table judges, what is known of cards and prizes to come, or why it is neither.
using Meant = std::variant<host::Order, host::ListedCards, ListedSlots, table::Refusal, Wrong>;

struct Asked {
    Meant what{};
    // Who are named and not at the table. They have to join first; then ask again, since an order
    // names people by what the table calls them.
    std::vector<Name> newcomers{};
};

// Translates a statement at a table in this state, and changes nothing. `reason` is what an
// official says after `because`, as it shall be kept; the order points to it.
[[nodiscard]] Asked command_of(const What& what, const table::State& state,
                               std::string_view reason);

// The hand that is meant. Where only a box was written, the hand in turn or the first one.
[[nodiscard]] table::HandId hand_of(HandRef ref, const table::State& state);

}  // namespace croupier::record
