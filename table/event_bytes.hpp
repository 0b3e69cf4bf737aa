// Events as bytes and back: what a log of a table is made of. docs/log.md has the format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/events.hpp"
#include "table/in_bytes.hpp"

namespace croupier::table {

// A clause as a log has it: `act-2018 9.2(b)`, `house`; nothing for none.
[[nodiscard]] std::string written(const Clause& clause);

// Finds the clauses of some books by what is written of them.
class ClauseIndex {
public:
    explicit ClauseIndex(Books books);

    // `act-2018 9.2(b)`, `house`; nothing if no book has it.
    [[nodiscard]] std::optional<Clause> find(std::string_view written) const;
    [[nodiscard]] Books books() const { return books_; }

private:
    // A table of open addresses: reading a log asks for every clause of every event.
    struct Row {
        std::string written{};
        Clause clause{};
    };
    [[nodiscard]] std::size_t place_of(std::string_view written) const;

    Books books_;
    std::vector<Row> rows_;  // a power of two of them, at least half of them empty
};

void put(bytes::Writer& out, const Event& event);

// The events that a reader holds, one at a time; nothing at the end and where bytes are none of an
// event, which reader.ok() tells apart.
[[nodiscard]] std::optional<Event> next_event(TableReader& in, const ClauseIndex& clauses);

}  // namespace croupier::table
