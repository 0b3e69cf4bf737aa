// The optional wagers of a game: which it may offer, and what each pays.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/book.hpp"

namespace croupier::apps {

// One line of a pay table: odds, or a prize that the button may draw.
struct PayLine {
    std::string rule;  // the full name of the rule that sets it
    std::string row;   // `three suited`, `prize 4`
    int scale{1};      // which scale, version or prize table
    std::optional<rules::ByDecks> odds{};
    rules::Prize prize{};
    rules::Clause because{};
};

struct WagerSheet {
    rules::Option option{};
    const rules::OptionRules* rules{nullptr};
    std::vector<int> decks{};  // with which the game may offer it
    int scales{1};
    std::vector<PayLine> pays{};
};

// The wagers that a table of this game may offer, in the order of Option.
[[nodiscard]] std::vector<WagerSheet> wagers_of(const rules::Rules& rules);

// Those that stand in the book and are not for this game.
[[nodiscard]] std::vector<WagerSheet> wagers_not_for(const rules::Rules& rules);

// The words of those that it may offer: `perfect-pairs`.
[[nodiscard]] std::vector<std::string_view> option_words(const rules::Rules& rules);

// The numbers of decks that a game may be played with.
[[nodiscard]] std::vector<int> decks_of(const rules::Rules& rules);

// Odds that hold for the same numbers of decks, each with these numbers.
struct OddsWithDecks {
    int to_one{0};
    std::vector<int> decks{};
};
[[nodiscard]] std::vector<OddsWithDecks> by_decks(const rules::ByDecks& odds,
                                                  const std::vector<int>& decks);

// What it pays at one scale with so many decks, on one line: `mixed 6:1, perfect 30:1`.
[[nodiscard]] std::string pays_in_short(const WagerSheet& sheet, int scale, int decks);

// The pay tables of one wager for `rules show`: scales or numbers of decks as columns, prizes line
// by line with their chances.
void print_pay_tables(const WagerSheet& sheet, const rules::Book& book);

// A clause of the game's own book by its number; any other with its book.
[[nodiscard]] std::string cited_in(const rules::Clause& clause, const rules::Book& book);

}  // namespace croupier::apps
