#include "apps/rule_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/wager_pages.hpp"
#include "record/parse.hpp"
#include "record/words.hpp"

namespace croupier::apps {
namespace {

using record::Outcome;
using record::printable;

// One line, whatever was typed: a word may be repeated in it.
std::string on_one_line(std::string text) {
    for (char& each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte < 0x20 || byte >= 0x7F) each = '?';
    }
    return text;
}

// The rule that a word of the layout is about; empty where it is no such word.
std::string_view house_rule_for(std::string_view word) {
    if (word == "soft17") return "soft-17";
    if (word == "blackjack-odds") return "blackjack-pays";
    return {};
}

// By the book's clause where the book leaves it to the layout, else as a rule of the house.
Wrong set_layout(record::Header& header, const RuleWord& word) {
    if (word.value.find_first_of(" \t\r\n#!") != std::string::npos) {
        return fmt::format("'{}' is no value of {}", printable(word.value), word.name);
    }
    const std::string line = fmt::format("set {} {}", word.name, word.value);
    const auto parsed = record::parse_line(line);
    if (const auto* fault = std::get_if<record::Fault>(&parsed)) {
        return fmt::format("'{}': expected {}", fault->word, fault->expected);
    }
    if (!take(header, std::get<record::Statement>(parsed).what)) return std::nullopt;
    return take(header, record::SetRule{house_rule_for(word.name), word.value});
}

}  // namespace

Wrong take(record::Header& header, const record::What& what) {
    const auto outcome = header.take(what);
    if (!outcome || outcome->is == Outcome::Is::done) return std::nullopt;
    if (outcome->is == Outcome::Is::refused) {
        return fmt::format("{} ({})", outcome->refusal.reason,
                           rules::to_string(outcome->refusal.because.first()));
    }
    return on_one_line(outcome->wrong);
}

std::optional<RuleWord> cut(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == 0 || equals == std::string_view::npos || equals + 1 == text.size()) {
        return std::nullopt;
    }
    return RuleWord{std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

Wrong choose_rules(record::Header& header, const std::vector<std::string>& readings,
                   const std::vector<std::string>& set) {
    const auto choose = [&](const std::vector<std::string>& words, std::string_view option,
                            std::string_view expected, auto statement) -> Wrong {
        for (const std::string& word : words) {
            const auto choice = cut(word);
            if (!choice) {
                return fmt::format("{} '{}': expected {}", option, printable(word), expected);
            }
            if (const auto wrong = take(header, statement(*choice))) {
                return fmt::format("{} {}: {}", option, printable(word), *wrong);
            }
        }
        return std::nullopt;
    };
    const auto reading = [](const RuleWord& word) {
        return record::SetReading{word.name, word.value};
    };
    const auto rule = [](const RuleWord& word) { return record::SetRule{word.name, word.value}; };
    // What the layout says is set as a record's header sets it.
    std::vector<std::string> by_the_house;
    for (const std::string& word : set) {
        const auto choice = cut(word);
        if (!choice || house_rule_for(choice->name).empty()) {
            by_the_house.push_back(word);
        } else if (const auto wrong = set_layout(header, *choice)) {
            return fmt::format("--set {}: {}", printable(word), *wrong);
        }
    }
    if (auto wrong = choose(readings, "--reading", "KEY=VALUE such as split-by=rank", reading)) {
        return wrong;
    }
    return choose(by_the_house, "--set", "NAME=VALUE such as soft-17=hit", rule);
}

Wrong choose_decks(record::Header& header, std::optional<int> decks) {
    if (!decks) return std::nullopt;
    const auto wrong = take(header, record::SetDecks{*decks});
    if (!wrong) return std::nullopt;
    const bool can_be = *decks >= 1 && *decks <= cards::decks_max;
    return fmt::format("--decks {}: {}; it is played with {}{}", *decks, *wrong,
                       fmt::join(decks_of(header.setup().rules), ", "),
                       can_be ? fmt::format(", or with {} by --set decks={}", *decks, *decks) : "");
}

}  // namespace croupier::apps
