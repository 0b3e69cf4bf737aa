#include "apps/rule_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/wager_pages.hpp"
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
    if (auto wrong = choose(readings, "--reading", "KEY=VALUE such as split-by=rank", reading)) {
        return wrong;
    }
    return choose(set, "--set", "NAME=VALUE such as soft-17=hit", rule);
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
