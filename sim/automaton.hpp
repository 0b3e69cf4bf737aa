// A game and a strategy as one table: a card takes a state to the next, and says what happened.
//
// A round is a walk through rows. Each card is one look-up: the row of the present state, the
// column of the card's value, and there stand the next row and an event, if one came of it. The
// decisions of the player, the rules on drawing and the dealer's play are all in the table; whoever
// walks it knows none of them.
//
// The dealer's first card comes first, then box by box its cards and its play, then the rest of the
// dealer's hand. A table deals in another order; but a shuffled shoe gives any cards to any places
// alike, and no decision looks at a card that comes earlier here than there, so results have the
// same chances. What must not change does not: which cards are drawn at all.
//
// - One box that is not split needs no memory: how its hand ended is part of the state in which the
//   dealer draws, and the last card gives the result.
// - Split hands, and the boxes of a table with several, are told one by one as events. A walker has
//   two return places: the row for the next hand of a split and the row for the next box. An edge
//   can set one of them, and ends in a mark instead of a row where the hand or the box is over.
// - At the end stands a gate: a row that takes no card and goes on by what the events since have
//   asked of the dealer.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "sim/settlement.hpp"
#include "sim/strategy.hpp"

namespace croupier::sim {

// What the walk tells. Several of these can come of one card.
struct Event {
    static constexpr std::uint8_t none = 0xff;

    std::uint8_t hand{none};     // a hand ended so: index into Automaton::results
    std::uint8_t dealer{none};   // the round is over, with this Final
    bool splits{false};          // the box has one hand more
    bool third_seven{false};     // the box's third card is its third seven
    bool insured{false};         // the box is insured
    bool insurance_wins{false};  // that of a single box
    // The first two cards of the box, where an optional wager looks at their suits.
    std::uint8_t first_value{none};
    std::uint8_t second_value{none};
    std::uint8_t outcome{0};  // of the optional wagers, where these values say it

    friend auto operator<=>(const Event&, const Event&) = default;
};

// What optional wagers make of the first two cards, as far as values say it.
struct Watch {
    static constexpr std::uint8_t all_lost = 0;
    static constexpr std::uint8_t by_suits = 0xff;

    std::array<std::array<std::uint8_t, values>, values> two{};  // the number of an outcome
    std::uint8_t first_prize{by_suits};   // from here on an outcome draws a prize
    bool third_seven{false};              // after two sevens, also at the third card
    bool third_seven_after_split{false};  // even where the two were split
    bool insurance{false};                // every box is insured where it may be
    bool super_bonus{false};
};

struct Automaton {
    // Columns: 0 for no card, then by value from the ten down to the ace.
    static constexpr std::uint32_t columns = values + 1;
    static constexpr std::uint32_t entries_max = 0x8000;
    // An emission below this is an event by number; above, the rest is a row to return to.
    static constexpr std::uint32_t returns = 0x8000;
    static constexpr std::size_t events_max = 1022;

    // Rows one after another. The low half of an entry is where the next row begins, the high half
    // the emission.
    std::vector<std::uint32_t> table{};
    // The row of a new round. Nothing leads there but the end of the last: where its first draw
    // brings no card, another row like it waits for the next.
    std::uint16_t start{0};
    std::uint16_t hand_over{0};  // a mark: go on at the return place of the hand
    std::uint16_t box_over{0};   // a mark: go on at the return place of the box
    std::uint16_t first_box{0};  // returns from here on are places for boxes
    std::uint16_t first_gate{0};
    std::uint16_t halt{0};  // a gate that leads to itself

    // By the number of an event; 0 is no event. Numbers rise with what is needed of the dealer.
    std::vector<Event> events{};
    // Up to here: one box, over and settled, or an outcome of optional wagers and no more.
    std::uint16_t simple_end{0};
    std::uint16_t needs_second_card{0};  // from here on
    std::uint16_t needs_whole_hand{0};   // from here on

    std::vector<HandResult> results{};
    int boxes{1};
    int rows{0};

    [[nodiscard]] static constexpr std::size_t column_of(std::size_t value) {
        return values - value;
    }
};

struct BuiltAutomaton {
    Automaton automaton{};
    std::string fault{};  // empty: built
};
[[nodiscard]] BuiltAutomaton build_automaton(const SimulatedTerms& terms, const Strategy& strategy,
                                             int boxes, const Watch& watch = {});

}  // namespace croupier::sim
