// Cards that are no longer in the shoe, as people write them after `--remove`.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "exact/main_wager.hpp"
#include "exact/removed_cards.hpp"

namespace croupier::apps {

using exact::RemovedCards;

// Takes out of so many decks what `text` says, on top of `removed`: cards (`5h,Td`), ranks
// (`5,5,K`) and counts (`5=3,A=2,7h=2`).
//
// Gives what is wrong, with the word that is at fault: no card, or more of a card than there are.
[[nodiscard]] std::variant<RemovedCards, std::string> remove_cards(RemovedCards removed,
                                                                   std::string_view text, int decks,
                                                                   cards::Deck deck);

// What is left in the shoe. A rank without a suit is taken from the suit of which most cards are
// left; of equals, from spades before hearts, diamonds and clubs.
[[nodiscard]] exact::CardsLeft cards_without(const exact::Terms& terms,
                                             const RemovedCards& removed);

// How many cards a round can take at the most, as far as their points tell: as many of the lowest
// ones as all hands of a box and the dealer's can hold.
[[nodiscard]] int cards_for_a_round(const exact::Terms& terms, const exact::CardsLeft& left);

// `5h, 5d, 3 x Kc, 2 x 9`
[[nodiscard]] std::string to_string(const RemovedCards& removed);

}  // namespace croupier::apps
