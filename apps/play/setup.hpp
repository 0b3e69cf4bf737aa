// What the games at a table in the terminal have in common before the first round.
#pragma once

#include <string>

#include "record/session.hpp"

namespace croupier::apps {

// Takes a statement of the header; gives false when it is not accepted, with the reason said.
[[nodiscard]] bool set_up(record::Session& session, const std::string& line);

// The largest Ante that the book allows and chips can make up.
[[nodiscard]] ledger::Money usual_ante(const table::Setup& setup);

}  // namespace croupier::apps
