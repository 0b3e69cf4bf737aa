// What the wagers other than the main one are worth: exact, and from the values of the rules alone.
//
// A wager laid before the first card sees any cards of the shoe with equal chance. So it makes no
// difference which box it lies on, how many boxes are played, or how many cards have been dealt
// since the shuffle, as long as nobody looks at them. Cards that somebody has looked at are
// removed.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "exact/fraction.hpp"
#include "exact/removed_cards.hpp"
#include "rules/options.hpp"

namespace croupier::exact {

// One line of a pay table: what it takes, how often that comes, what it brings.
struct WagerLine {
    std::string name{};        // `mixed pair`
    std::int64_t ways{0};      // out of WagerValue::ways; averages are brought to whole numbers
    Fraction probability{};    // never zero: what the cards cannot make has no line
    Fraction pays{};           // over and above a wager of one; a loss is -1
    rules::Because because{};  // the clauses that say so, the one that sets the odds among them
};

struct WagerValue {
    std::string assumes{};           // in sentences; empty where nothing has to be assumed
    std::int64_t ways{0};            // of all lines together
    std::vector<WagerLine> lines{};  // the highest payment first
    Fraction expectation{};          // of the player, for a wager of one
    Fraction house_edge{};           // the same as the house sees it
    Fraction hit_frequency{};        // how likely something is won
    Fraction variance{};
};

// What the player does with two sevens, where the wager looks at a third card.
enum class SevensPlay : std::uint8_t {
    draws,
    stands,
    splits,
    best_for_the_wager  // whichever of these promises most, with the dealer's first card in sight
};

using rules::may_offer;
using rules::scales_of;

// The wager's value under each assumption that makes a difference: one for most wagers, and one for
// each SevensPlay, in that order, for a wager on sevens.
//
// Cards that were removed by rank alone may be of any suit: the value is the average over all.
// Throws std::overflow_error where so many ranks are averaged that a figure gets too long.
//
// Requires `may_offer`, a scale from 1 to `scales_of`, and a shoe that has the removed cards and
// four more.
[[nodiscard]] std::vector<WagerValue> wager_values(const rules::Rules& rules, rules::Option option,
                                                   int decks, int scale,
                                                   const RemovedCards& removed = {});

// Insurance against the dealer's ace, for a player who has seen only that ace and the cards given,
// most often the own two. Requires cards that are in the shoe. A game may refuse insurance to some
// hands; that is not looked at here.
[[nodiscard]] WagerValue insurance_value(const rules::Rules& rules, int decks,
                                         std::span<const cards::Card> seen = {},
                                         const RemovedCards& removed = {});

// The Ante as a certain loss, for a main wager of one. `waived_from` is the wager from which the
// sign excuses it; nothing: it excuses none. Requires a game with an Ante and a wager above
// nothing.
[[nodiscard]] WagerValue ante_value(const rules::Rules& rules, ledger::Money ante,
                                    ledger::Money wager,
                                    ledger::Money waived_from = ledger::nothing);

// The most that an Ante may cost: its part of a wager of the table's minimum.
[[nodiscard]] Fraction ante_cost_max(const rules::Rules& rules);

// The Super Bonus, for a main wager of one: what three suited sevens against a dealer's seven bring
// on top of their odds, to the hand that holds them and to `others` further wagers of the round.
// Each bonus is counted with the hand that wins it. Requires a game with a Super Bonus and a wager
// above nothing.
[[nodiscard]] WagerValue super_bonus_value(const rules::Rules& rules, int decks,
                                           ledger::Money wager, int others,
                                           const RemovedCards& removed = {});

}  // namespace croupier::exact
