// What a rule is worth: the same game once more, with one thing changed at a time.
//
// All of it for a full shoe, one box and one unit, with the best play for each set of rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exact/fraction.hpp"
#include "rules/book.hpp"

namespace croupier::exact {

// One thing that is otherwise.
struct Change {
    enum class Of : std::uint8_t { decks, rule, reading } of{Of::rule};
    std::string name;  // `decks`, `soft-17`, `split-by`
    std::string from;  // in words; `none` for a rule that the game does not have
    std::string to;
    rules::Clause in_force{};  // that says the one; none where the game has no such rule
    rules::Clause instead{};   // that says the other: the unclear clause for a reading, or `house`
    std::string about{};       // the question that a reading answers
};

struct Effect {
    Change change{};
    // The wager whose worth changes; none: the main game.
    std::optional<rules::Option> wager{};
    int scale{1};
    std::string assumes{};              // of that wager
    double expectation{0};              // of the player, with the change
    double difference{0};               // to the player's advantage where it is above 0
    std::optional<Fraction> exactly{};  // the difference, for a wager
};

// Every other number of decks; then every rule with each value that it can have, or without it
// where a game can do without, or with it where this one does without; then every reading. Changes
// that make no difference to the main game or to a wager at its scales are left out.
//
// Odds of every game are changed to those in common use, odds of some games to even money, and a
// number of many to its neighbours. Requires that the rules allow the number of decks.
//
// `only` names the rule or the reading that is looked at; empty: all.
[[nodiscard]] std::vector<Effect> effects_of(const rules::Rules& rules, int decks,
                                             const rules::Book& book, std::string_view only = {});

// From one game to another: what each rule is worth that differs, changed alone in the first.
struct Differences {
    double from{0};  // the expectations of the player
    double to{0};
    // Of the main game, those that make a difference alone, in the first game or brought back from
    // there into the second: the same rules whichever of the games comes first.
    std::vector<Effect> parts{};
    double together{0};  // what is left: rules that work on one another
};
[[nodiscard]] Differences differences(const rules::Rules& from, int decks_from,
                                      const rules::Rules& to, int decks_to);

// The rules of the main game that differ and on which its cards and payments depend, by name, in
// the order of Rules. The same whichever of the games comes first.
[[nodiscard]] std::vector<std::string> rules_that_count(const rules::Rules& from, int decks_from,
                                                        const rules::Rules& to, int decks_to);

}  // namespace croupier::exact
