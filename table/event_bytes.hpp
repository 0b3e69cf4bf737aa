// Events as bytes and back: what a log of a table is made of. docs/log.md has the format.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

// The clauses behind events and their bytes. What stands behind an event mostly stood behind one of
// the last of its kind, so that a log is written and read without spelling them again.
class Citations {
public:
    struct Known {
        Because because{};
        std::string bytes{};
    };
    // The one of this kind for which `is` says yes; null if it is not known any more.
    template <class Is>
    [[nodiscard]] const Known* find(std::size_t kind, Is&& is) const {
        if (!of_[kind]) return nullptr;
        for (const Known& known : of_[kind]->last) {
            if (!known.bytes.empty() && is(known)) return &known;
        }
        return nullptr;
    }
    // Keeps one more, in the place of the one that came before all others of its kind.
    const Known& keep(std::size_t kind, Known known) {
        if (!of_[kind]) of_[kind] = std::make_unique<OfKind>();
        OfKind& of = *of_[kind];
        of.next = (of.next + 1) % of.last.size();
        return of.last[of.next] = std::move(known);
    }

private:
    struct OfKind {
        std::array<Known, 6> last{};
        std::size_t next{0};
    };
    std::array<std::unique_ptr<OfKind>, Happening::count> of_{};
};

// Writes the events of a log, one after the other.
class EventWriter {
public:
    void put(const Event& event);
    [[nodiscard]] const std::string& bytes() const { return out_.bytes(); }
    void clear() { out_.clear(); }

private:
    bytes::Writer out_{};
    Citations citations_{};
};

// Reads them, one piece of a log after the other. The index and the piece that is being read stay
// the caller's.
class EventReader {
public:
    explicit EventReader(const ClauseIndex& clauses, std::string_view bytes = {})
        : in_(bytes, clauses.books()), clauses_(&clauses) {}

    // Goes on with these bytes.
    void read(std::string_view bytes) { in_ = TableReader(bytes, clauses_->books()); }

    // The next event; nothing at the end, and where bytes are none of an event: ok() tells which.
    [[nodiscard]] std::optional<Event> next();
    [[nodiscard]] bool ok() const { return in_.ok(); }
    [[nodiscard]] bool at_end() const { return in_.at_end(); }
    [[nodiscard]] std::size_t at() const { return in_.at(); }
    // What was read since it stood there.
    [[nodiscard]] std::string_view since(std::size_t start) const { return in_.since(start); }

private:
    [[nodiscard]] Because read_because(std::size_t kind);

    TableReader in_;
    const ClauseIndex* clauses_;
    Citations citations_{};
};

}  // namespace croupier::table
