// Inside decide(): what the parts that prepare the cards have in common. Not for other folders.
#pragma once

#include "table/stepping.hpp"

namespace croupier::table {

[[nodiscard]] inline int deck_size(const State& state) {
    return cards::cards_in(state.rules().deck.value);
}

// A machine that never stops mixing has no cutting card.
[[nodiscard]] inline bool has_cutting_card(const State& state) { return !state.continuous(); }

// Two cutting cards, in a book that has a list of its own for two.
[[nodiscard]] inline bool goes_by_two(const State& state) {
    return state.setup.cutting_cards == 2 && state.rules().two_cutting_cards.because;
}

// preparing.cpp
[[nodiscard]] Because shuffle_because(const State& state, Shuffled why);
// Shuffles now, and offers the cut unless nobody at the table cares for it.
void shuffle_and_offer(Deciding& d, const Because& because, Shuffled why,
                       std::span<const Card> order, bool attended);

// new_cards.cpp
void check_unasked(Deciding& d);  // new cards that nobody has looked at
void mix_rest(Deciding& d);       // what has not been done to new cards yet
[[nodiscard]] Refused forbids_unchecked(const Deciding& d);

// cutting.cpp
[[nodiscard]] bool burn_is_due(const State& state);
void burn_first(Deciding& d);
void place_unasked(Deciding& d);
void emit_cutting_card(Deciding& d, HandId to, bool first);

}  // namespace croupier::table
