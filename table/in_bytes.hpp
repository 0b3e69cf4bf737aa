// Inside the reading and writing of states and events: the classes that hide their members, and
// what points into a book. Everything else writes itself, member by member (bytes/bytes.hpp). The
// functions stand in the namespaces of their types, where the walk over members finds them.
#pragma once

#include <algorithm>
#include <utility>

#include "bytes/bytes.hpp"
#include "table/state.hpp"

namespace croupier::table {

// Reads what points into a book by the books that it is given.
class TableReader : public bytes::Reader {
public:
    TableReader(std::string_view in, Books by) : bytes::Reader(in), books(by) {}

    Books books;
};

}  // namespace croupier::table

namespace croupier::cards {

inline void put(bytes::Writer& out, Card card) {
    out.number(static_cast<std::uint64_t>(card.index()));
}
template <class In>
void get(In& in, Card& card) {
    const std::uint64_t index = in.number();
    if (index >= cards_per_deck) in.fail();
    card = Card::at(static_cast<int>(index % cards_per_deck));
}

inline void put(bytes::Writer& out, const Hand& hand) {
    out.number(static_cast<std::uint64_t>(hand.size()));
    for (const Card card : hand.cards()) put(out, card);
}
template <class In>
void get(In& in, Hand& hand) {
    hand = {};
    const std::size_t count = in.count();
    if (count > cards_per_hand_max) in.fail();
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        Card card;
        get(in, card);
        hand.add(card);
    }
}

inline void put(bytes::Writer& out, const Shoe& shoe) { bytes::put(out, shoe.parts()); }
template <class In>
void get(In& in, Shoe& shoe) {
    Shoe::Parts parts;
    bytes::get(in, parts);
    auto read = Shoe::of(parts);
    if (!read) in.fail();
    shoe = read ? std::move(*read) : Shoe{};
}

}  // namespace croupier::cards

namespace croupier::ledger {

inline void put(bytes::Writer& out, const Chips& chips) {
    const auto all = chips.denominations();
    bytes::put(out, std::vector<Money>(all.begin(), all.end()));
}
template <class In>
void get(In& in, Chips& chips) {
    std::vector<Money> all;
    bytes::get(in, all);
    const auto fits = [](Money chip) { return chip > nothing && chip <= amount_max; };
    const bool usable = !all.empty() && std::all_of(all.begin(), all.end(), fits) &&
                        *std::min_element(all.begin(), all.end()) <= smallest_chip_max;
    if (!usable) return in.fail();
    chips = Chips(all);
}

inline void put(bytes::Writer& out, const Ledger& ledger) { bytes::put(out, ledger.parts()); }
template <class In>
void get(In& in, Ledger& ledger) {
    Ledger::Parts parts;
    bytes::get(in, parts);
    auto read = Ledger::of(std::move(parts));
    if (!read) in.fail();
    ledger = read ? std::move(*read) : Ledger{};
}

}  // namespace croupier::ledger

namespace croupier::rules {

// A clause is its book and the id of its row there; no book for one of the house's.
void put(bytes::Writer& out, const Clause& clause);
void get(table::TableReader& in, Clause& clause);

}  // namespace croupier::rules

namespace croupier::table {

// A rule of a table that is not the game's own: its name, its value in bytes, its clause.
struct Departure {
    std::string rule{};
    std::string value{};
    Clause because{};
};

// In the order of Rules. Requires a game.
[[nodiscard]] std::vector<Departure> departures(const Setup& setup);
// False, and nothing done, where there is no such rule or the bytes are no value of it.
[[nodiscard]] bool depart(Rules& rules, const Departure& from, Books books);

// The rules go as the game and what differs from its own, so that bytes stay few.
void put(bytes::Writer& out, const Setup& setup);
void get(TableReader& in, Setup& setup);

// Whether every number that others count by is within its bounds.
[[nodiscard]] bool is_sound(const Setup& setup);

void put(bytes::Writer& out, const Earlier& earlier);
void get(TableReader& in, Earlier& earlier);

}  // namespace croupier::table
