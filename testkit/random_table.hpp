// A table to play at, drawn at random from what a book leaves open.
#pragma once

#include <cstdint>
#include <vector>

#include "chance/chance.hpp"
#include "record/statement.hpp"
#include "table/setup.hpp"

namespace croupier::testkit {

// A number from 0 to bound - 1. Requires bound > 0.
[[nodiscard]] inline int below(chance::Source& chance, int bound) {
    return static_cast<int>(chance.below(static_cast<std::uint64_t>(bound)));
}

// True once in `times` on average. Requires times > 0.
[[nodiscard]] inline bool once_in(chance::Source& chance, int times) {
    return below(chance, times) == 0;
}

// One of the items, each equally likely. Requires an item.
template <class Items>
[[nodiscard]] const auto& one_of(chance::Source& chance, const Items& items) {
    return items[static_cast<std::size_t>(below(chance, static_cast<int>(std::size(items))))];
}

struct RandomTable {
    const rules::Book* book{nullptr};
    std::vector<record::Statement> header{};  // the statements that describe the table
    table::Setup setup{};
};

// Draws the readings, decks, boxes, shoe, dealer, limits, step, chips, what the layout says, the
// optional wagers and the Ante. Every statement of the header is one that the book grants.
[[nodiscard]] RandomTable random_table(const rules::Book& book, const rules::Game& game,
                                       chance::Source& chance);

}  // namespace croupier::testkit
