// The rules that decide what the main game is worth, each in a few words and with its clause.
#pragma once

#include <string>
#include <vector>

#include "rules/rules.hpp"

namespace croupier::apps {

struct ShortRule {
    std::string says;
    rules::Because because{};
};

[[nodiscard]] std::vector<ShortRule> rules_in_short(const rules::Rules& rules, int decks);

}  // namespace croupier::apps
