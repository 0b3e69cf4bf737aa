// What is to be analysed: a game with its rules as they were asked for, its cards and its wagers.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "apps/analyse/removed_cards.hpp"
#include "apps/rule_words.hpp"
#include "rules/book.hpp"

namespace croupier::apps {

// An optional wager at one of its scales.
struct ScaledWager {
    rules::Option option{};
    int scale{1};
};

struct Subject {
    const rules::Game* game{nullptr};
    const rules::Book* book{nullptr};
    rules::Rules rules{};
    int decks{0};
    // What was asked for in the place of what the book says.
    std::vector<RuleWord> set{};
    std::vector<RuleWord> readings{};
    RemovedCards removed{};
    std::vector<ScaledWager> wagers{};  // of a full shoe only
    exact::Terms terms{};
    exact::CardsLeft left{};
};

// Gives what is wrong with the words, and what to do about it.
[[nodiscard]] std::variant<Subject, std::string> subject_of(const TableWords& words,
                                                            const std::vector<std::string>& remove);

// A sentence for each way in which the shoe or the rules are not the book's: `soft-17 is hit`.
[[nodiscard]] std::vector<std::string> departures(const Subject& subject);

}  // namespace croupier::apps
