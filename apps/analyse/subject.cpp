#include "apps/analyse/subject.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/wager_pages.hpp"
#include "exact/wagers.hpp"
#include "record/session.hpp"
#include "record/words.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::apps {
namespace {

using record::printable;

Wrong take_out(const std::vector<std::string>& remove, Subject& subject) {
    for (const std::string& text : remove) {
        auto removed = remove_cards(subject.removed, text, subject.decks, subject.rules.deck.value);
        if (const auto* wrong = std::get_if<std::string>(&removed)) {
            return fmt::format("--remove {}", *wrong);
        }
        subject.removed = std::get<RemovedCards>(removed);
    }
    subject.left = cards_without(subject.terms, subject.removed);
    const int left = exact::sum(subject.left.by_value);
    const int needed = cards_for_a_round(subject.terms, subject.left);
    if (left < needed) {
        return fmt::format("--remove leaves {} cards, and a round may take {}: remove fewer", left,
                           needed);
    }
    return std::nullopt;
}

// All scales of a wager, or the one that was asked for.
Wrong add_wager(Subject& subject, rules::Option option, std::optional<int> scale) {
    const int scales = exact::scales_of(subject.rules, option);
    if (scale && (*scale < 1 || *scale > scales)) {
        return fmt::format("{} has scale{} 1{}", rules::to_string(option), scales == 1 ? "" : "s",
                           scales == 1 ? " only" : fmt::format(" to {}", scales));
    }
    for (int each = scale.value_or(1); each <= scale.value_or(scales); ++each) {
        subject.wagers.push_back({option, each});
    }
    return std::nullopt;
}

Wrong read_wager(const std::string& text, Subject& subject) {
    const auto wager = cut_wager(text);
    if (!wager) {
        return fmt::format("'{}': expected a scale such as perfect-pairs:2", printable(text));
    }
    const auto words = option_words(subject.rules);
    const auto option = record::find_option(wager->word);
    if (!option ||
        std::find(words.begin(), words.end(), rules::to_string(*option)) == words.end()) {
        return fmt::format("no optional wager '{}' here: this game offers {}",
                           printable(wager->word),
                           words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", ")));
    }
    if (!exact::may_offer(subject.rules, *option, subject.decks)) {
        return fmt::format("{} is not offered with {} decks", rules::to_string(*option),
                           subject.decks);
    }
    return add_wager(subject, *option, wager->scale);
}

Wrong choose_wagers(const TableWords& words, Subject& subject) {
    for (const std::string& text : words.with) {
        if (auto wrong = read_wager(text, subject)) return "--with " + *wrong;
    }
    if (!words.with.empty()) return std::nullopt;
    for (const rules::Option option : rules::every_option) {
        if (exact::may_offer(subject.rules, option, subject.decks)) {
            (void)add_wager(subject, option, std::nullopt);
        }
    }
    return std::nullopt;
}

}  // namespace

std::variant<Subject, std::string> subject_of(const TableWords& words,
                                              const std::vector<std::string>& remove) {
    Subject subject;
    record::Header header(rulebooks::all());
    if (auto wrong = choose_table(header, words)) return *wrong;
    subject.game = rules::find_game(rulebooks::all(), words.game);
    for (const std::string& word : words.reading) subject.readings.push_back(*cut(word));
    for (const std::string& word : words.set) subject.set.push_back(*cut(word));
    subject.book = header.book();
    subject.rules = header.setup().rules;
    subject.decks = header.setup().decks;
    subject.terms = exact::terms_of(subject.rules, subject.decks);
    if (auto wrong = take_out(remove, subject)) return *wrong;
    if (auto wrong = choose_wagers(words, subject)) return *wrong;
    return subject;
}

std::vector<std::string> departures(const Subject& subject) {
    std::vector<std::string> all;
    for (const auto& choice : subject.set) {
        all.push_back(fmt::format("house rule: {} is {}", choice.name, choice.value));
    }
    for (const auto& choice : subject.readings) {
        all.push_back(fmt::format("reading: {} is {}", choice.name, choice.value));
    }
    if (subject.removed.any()) {
        all.push_back(fmt::format("not in the shoe: {}", to_string(subject.removed)));
    }
    return all;
}

}  // namespace croupier::apps
