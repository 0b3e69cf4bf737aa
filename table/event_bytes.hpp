// Events as bytes and back: what a log of a table is made of. docs/log.md has the format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "table/events.hpp"
#include "table/in_bytes.hpp"

namespace croupier::table {

// Finds the clauses of some books by what is written of them.
class ClauseIndex {
public:
    explicit ClauseIndex(Books books);

    // `act-2018 9.2(b)`, `house`; nothing if no book has it.
    [[nodiscard]] std::optional<Clause> find(std::string_view written) const;
    [[nodiscard]] Books books() const { return books_; }

private:
    Books books_;
    std::unordered_map<std::string, Clause> rows_;
};

void put(bytes::Writer& out, const Event& event);

// The events that a reader holds, one at a time; nothing at the end and where bytes are none of an
// event, which reader.ok() tells apart.
[[nodiscard]] std::optional<Event> next_event(TableReader& in, const ClauseIndex& clauses);

}  // namespace croupier::table
