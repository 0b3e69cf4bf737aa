// Inside describe(): the words that events have in common. Not for other folders.
#pragma once

#include <fmt/core.h>

#include "table/deciding.hpp"
#include "table/describe.hpp"
#include "table/event_words.hpp"

namespace croupier::table {

class Describing {
protected:
    explicit Describing(const State& state) : s_(state) {}

    static std::string money(Money amount) { return ledger::to_string(amount); }
    [[nodiscard]] std::string_view name(PlayerId id) const { return s_.player(id).name; }
    [[nodiscard]] std::string where(HandId id) const {
        return id.box == 0 ? "the dealer" : in_words(id, s_);
    }

    const State& s_;
};

}  // namespace croupier::table
