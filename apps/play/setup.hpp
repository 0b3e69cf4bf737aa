// What the games at a table in the terminal have in common before the first round.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/rule_words.hpp"
#include "record/session.hpp"

namespace croupier::apps {

// The statements that make up the table of a call: game, rules, decks, and its optional wagers.
// Nothing where the call is wrong, with the reason said.
[[nodiscard]] std::optional<std::vector<std::string>> statements_of(const TableWords& words);

// Takes a statement of the header; gives false when it is not accepted, with the reason said.
[[nodiscard]] bool set_up(record::Session& session, const std::string& line);

// The largest Ante that the book allows and chips can make up.
[[nodiscard]] ledger::Money usual_ante(const table::Setup& setup);

}  // namespace croupier::apps
