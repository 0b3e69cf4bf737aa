// The record of a game: what was said and dealt, written so that it can be played again.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "apps/files.hpp"
#include "record/statement.hpp"
#include "table/events.hpp"

namespace croupier::apps {

class Tape {
public:
    // Begins with the statements that the table was opened by.
    explicit Tape(std::vector<std::string> header) : header_(std::move(header)) {}

    // Takes a statement that was accepted, with its events.
    void accept(const record::Statement& statement, std::span<const table::Event> events);

    // The record up to now. Every round lists its cards and prizes, so that chance decides nothing,
    // and the end says what everybody holds.
    [[nodiscard]] std::string text(const table::Setup& setup, const table::State& state) const;

private:
    struct Shuffle {
        bool cut_offered{false};  // to people, whose answers are among the statements
    };
    // A deal; or a shoe that was empty and is filled from the discards before the next statement.
    struct Deal {
        bool fills_empty_shoe{false};
        std::vector<cards::Card> cards{};  // in the order in which they were drawn
        std::vector<int> slots{};          // where the prize button stopped
    };
    using Entry = std::variant<std::string, Shuffle, Deal>;

    void begin_refill(std::span<const table::Event> events);
    void write(std::span<const table::Event> events);

    std::vector<std::string> header_;
    std::vector<Entry> entries_;
    std::size_t deal_{0};  // the entry of the last deal
};

// Writes a record for a person at the table, and says what came of it.
[[nodiscard]] std::string saved(const std::string& file, std::string_view text, Existing existing);

}  // namespace croupier::apps
