// A clause of a rulebook: one row of its book.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace croupier::rules {

struct Decided;
class Clause;

// What a clause is about. The same words in every book.
enum class Kind : std::uint8_t {
    legal,
    definition,
    equipment,
    notice,
    wager,
    shuffle,
    shoe,
    deal,
    insurance,
    interim,
    decision,
    split,
    doubling,
    dealer,
    settlement,
    irregularity,
    closure,
    conduct,
    sidebet,
    surrender,
    variant,
    tournament
};

// How a clause is carried out: by the engine on its own, by a person's act, by being shown to
// people, or not at all because it moves no card and no chip.
enum class Carried : std::uint8_t { engine, role, shown, none };

// Sets the slots that this row decides, those of a table or of a tournament. `in_place_of` names
// the clauses whose place the row takes; empty in a base game.
using Setter = void (*)(Decided&, Clause, std::string_view in_place_of);

// One row of a book, in the gazette's order.
struct Provision {
    std::string_view
        id{};  // the gazette's number; `#2`, `#3` are further duties of the same number
    Kind kind{};
    Carried carried{};
    std::string_view says{};
    Setter sets{nullptr};
    std::string_view in_place_of{};
    const char* book{nullptr};  // filled in by of_book()
};

// A row as others refer to it. As cheap as a pointer: a book's rows live as long as the program.
class Clause {
public:
    constexpr Clause() = default;
    constexpr explicit Clause(const Provision* row) : row_(row) {}

    [[nodiscard]] constexpr explicit operator bool() const { return row_ != nullptr; }
    [[nodiscard]] constexpr std::string_view book() const {
        return row_ && row_->book ? row_->book : "";
    }
    [[nodiscard]] constexpr std::string_view id() const { return row_ ? row_->id : ""; }
    [[nodiscard]] constexpr std::string_view says() const { return row_ ? row_->says : ""; }
    [[nodiscard]] constexpr const Provision* row() const { return row_; }

    // The number as the gazette prints it: `3.4` for the row `3.4#2`.
    [[nodiscard]] constexpr std::string_view number() const {
        return id().substr(0, id().find('#'));
    }

    friend constexpr bool operator==(const Clause&, const Clause&) = default;

private:
    const Provision* row_{nullptr};
};

// Whether a citation of `clause` meets the number `wanted`: the same number, or one of its
// sub-paragraphs (`8.1` is met by `8.1(a)`).
[[nodiscard]] bool meets(const Clause& clause, std::string_view wanted);

// The clause behind everything that a house rule decides.
[[nodiscard]] Clause house();

[[nodiscard]] std::string_view to_string(Kind kind);
[[nodiscard]] std::string_view to_string(Carried carried);

// `act-2005 13.1(b)`: book and number, as people write it.
[[nodiscard]] std::string to_string(const Clause& clause);

}  // namespace croupier::rules
