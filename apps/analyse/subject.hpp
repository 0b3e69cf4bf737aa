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

// As they stand on the command line.
struct SubjectWords {
    std::string game;
    std::optional<int> decks{};
    std::vector<std::string> set{};      // `soft-17=hit`
    std::vector<std::string> reading{};  // `split-by=rank`
    std::vector<std::string> with{};     // `perfect-pairs`, `perfect-pairs:2`
    std::vector<std::string> remove{};   // `5h,5d`, `5=3`
};

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
[[nodiscard]] std::variant<Subject, std::string> subject_of(const SubjectWords& words);

// A sentence for each way in which the shoe or the rules are not the book's: `soft-17 is hit`.
[[nodiscard]] std::vector<std::string> departures(const Subject& subject);

}  // namespace croupier::apps
