// Rules as people read and change them: names, values in words, clauses.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/book.hpp"

namespace croupier::rules {

// One rule in force.
struct Line {
    std::string rule;   // `hands-max`, `perfect-pairs/mixed-2`
    std::string value;  // `4`, `3:2`, `stand`; `applies` for a rule without a value
    Clause because;
    std::string_view wager{};  // the optional wager that it belongs to
};

// Every rule that a clause sets, in the order of Rules.
[[nodiscard]] std::vector<Line> listing(const Rules& rules);

// The same for the rules of a tournament: `tournament/ballot`.
[[nodiscard]] std::vector<Line> listing(const TournamentRules& rules);

// What tells one text of a game's rules from another: every rule, its value, its clause and what
// that says. Sixteen hexadecimal digits.
[[nodiscard]] std::string digest(const Game& game);

// The value of a rule in words; `none` where no clause sets it.
[[nodiscard]] std::string value_of(const Rules& rules, std::string_view rule);

// Why a change was not made; empty when it was.
struct Unchanged {
    std::string reason{};
};

// Sets a rule by its name to a value in words, as a house rule. Changes nothing on failure.
[[nodiscard]] Unchanged change(Rules& rules, std::string_view rule, std::string_view value);

// The readings that a book offers, with the one in force.
[[nodiscard]] const Reading* find_reading(const Book& book, std::string_view key);

// Chooses a reading. Fails on an unknown value, or where nothing played depends on it yet.
[[nodiscard]] Unchanged choose_reading(Rules& rules, const Reading& reading,
                                       std::string_view value);

}  // namespace croupier::rules
