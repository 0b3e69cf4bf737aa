// One decision at a table: what each choice is worth now, from the cards that are left.
#pragma once

#include "exact/main_wager.hpp"

namespace croupier::exact {

struct Situation {
    Counts hand{};
    int early{0};          // how many of its aces were among the first two cards
    std::size_t first{0};  // the dealer's card
    Formed formed{Formed::by_the_deal};
    Cards cards{Cards::as_wanted};
    int hands{1};  // of the box so far
};

// `left` counts the cards of the hand and the dealer's first card too, and none that lie elsewhere.
// Requires that the hand can get another card.
//
// Suits are not looked at. A split is worth what it is to a pair by itself with as many hands as
// are left to the box.
[[nodiscard]] Choices<double> choices_now(const Terms& terms, const CardsLeft& left,
                                          const Situation& now);

// A doubled hand that counts so many points, in units of the first wager. Taking it back costs one.
[[nodiscard]] double kept_double(const Terms& terms, const CardsLeft& left, const Situation& now,
                                 int points);

// For a unit on insurance, and for a unit on a Blackjack that waits instead of being paid even.
[[nodiscard]] double insurance_now(Ratio pays, const CardsLeft& left, const Situation& now);
[[nodiscard]] double waiting_blackjack(const Terms& terms, const CardsLeft& left,
                                       const Situation& now);

}  // namespace croupier::exact
