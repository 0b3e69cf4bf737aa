// What players choose where a card is missing and the book leaves the choice to them.
#pragma once

#include "practice/floor.hpp"

namespace croupier::practice {

// The dealer's card was missed, and the player in turn is asked: drawn before any further decision,
// or after that hand.
void choose_dealer_card(Floor& floor);

// Whether the card that is due to a hand is the second one, which the deal has left out.
[[nodiscard]] bool second_card_is_missing(const Floor& floor, table::HandId due);

// Its player takes the wager back, or wants the card. True where the wager is gone.
bool gives_second_card_up(Floor& floor, table::HandId due);

}  // namespace croupier::practice
