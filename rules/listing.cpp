#include "rules/listing.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace croupier::rules {
namespace {

// The numbers that a rule may have: a limit on hands or boxes, a total, a number of players.
constexpr int number_max = 21;

template <class T>
std::string in_words(const T& value) {
    if constexpr (std::is_same_v<T, Said>) {
        return "applies";
    } else if constexpr (std::is_same_v<T, int>) {
        return std::to_string(value);
    } else if constexpr (std::is_same_v<T, Ratio>) {
        return ledger::to_string(value);
    } else if constexpr (std::is_same_v<T, ByDecks>) {
        const auto& odds = value.to_one;
        if (std::count(odds.begin(), odds.end(), odds[0]) == std::ssize(odds)) {
            return fmt::format("{}:1", odds[0]);
        }
        return fmt::format("{}:1 by decks", fmt::join(odds, "/"));
    } else if constexpr (std::is_same_v<T, Prize>) {
        return fmt::format("${} in {} slot{}", value.dollars, value.slots,
                           value.slots == 1 ? "" : "s");
    } else if constexpr (std::is_same_v<T, Bonus>) {
        return value.wager_from == 0 ? fmt::format("${}", value.dollars)
                                     : fmt::format("${} from ${}", value.dollars, value.wager_from);
    } else if constexpr (std::is_same_v<T, ByField>) {
        return fmt::format("{}", fmt::join(value.of, "/"));
    } else if constexpr (std::is_same_v<T, DeckCounts>) {
        std::string counts;
        for (int n = 1; n < 16; ++n) {
            if (!value.allows(n)) continue;
            if (!counts.empty()) counts += ',';
            counts += std::to_string(n);
        }
        return counts;
    } else {
        return std::string(Words<T>::list[static_cast<std::size_t>(value)]);
    }
}

// Which of `words` the text is, or a sentence saying what it could be.
std::optional<std::size_t> find_word(std::span<const std::string_view> words, std::string_view text,
                                     std::string& expected) {
    expected = fmt::format("expected one of: {}", fmt::join(words, ", "));
    const auto found = std::find(words.begin(), words.end(), text);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

std::optional<int> parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (value < 0 || value > number_max) return std::nullopt;
    return value;
}

// The value that `text` names, or a sentence saying what it could be.
template <class T>
std::optional<T> from_words(std::string_view text, std::string& expected) {
    if constexpr (std::is_same_v<T, Said>) {
        expected = "this rule has no value to set";
        return std::nullopt;
    } else if constexpr (std::is_same_v<T, int>) {
        expected = fmt::format("expected a number from 0 to {}", number_max);
        return parse_number(text);
    } else if constexpr (std::is_same_v<T, Ratio>) {
        expected = "expected odds such as 3:2";
        return ledger::parse_ratio(text);
    } else if constexpr (std::is_same_v<T, ByDecks>) {
        expected = "expected odds to one such as 12:1";
        const auto odds = ledger::parse_ratio(text);
        if (!odds || odds->staked != 1) return std::nullopt;
        return pays(odds->won);
    } else if constexpr (std::is_same_v<T, Prize> || std::is_same_v<T, Bonus>) {
        expected = "amounts that a book prints are not changed one by one";
        return std::nullopt;
    } else if constexpr (std::is_same_v<T, DeckCounts>) {
        expected = "expected numbers of decks from 1 to 8 such as 6 or 4,6,8";
        DeckCounts counts;
        while (true) {
            const auto comma = text.find(',');
            const auto n = parse_number(text.substr(0, comma));
            if (!n || *n < 1 || *n > 8) return std::nullopt;
            counts.bits = static_cast<std::uint16_t>(counts.bits | (1 << *n));
            if (comma == std::string_view::npos) return counts;
            text.remove_prefix(comma + 1);
        }
    } else {
        const auto word = find_word(Words<T>::list, text, expected);
        if (!word) return std::nullopt;
        return static_cast<T>(*word);
    }
}

// A number that would leave a game without a way on, or past what a layout can hold.
std::string out_of_range(std::string_view rule, int value) {
    const auto within = [&](int least, int most) {
        if (value >= least && value <= most) return std::string();
        return fmt::format("'{}' is from {} to {}", rule, least, most);
    };
    if (rule == "hands-max") return within(1, 4);
    if (rule == "ace-splits-max") return within(0, 3);
    if (rule == "bettors-max") return within(1, 3);
    if (rule == "boxes-max" || rule == "boxes-usual") return within(1, 9);
    if (rule == "stand-from") return within(0, 21);
    if (rule == "cards-max") return within(2, 21);
    if (rule.ends_with("/wagers-max")) return within(1, 3);
    if (rule.ends_with("/tables-per-controller")) return within(1, 21);
    if (rule.ends_with("/scales") || rule.ends_with("/areas-max")) {
        return fmt::format("'{}' is what the book prints", rule);
    }
    return {};
}

}  // namespace

std::string to_string(const SlotName& name) {
    std::string text(name.rule);
    if (!name.wager.empty()) text = fmt::format("{}/{}", name.wager, name.rule);
    if (name.table > 0) text += fmt::format("-{}", name.table);
    if (name.scale > 0) text += fmt::format("-{}", name.scale);
    return text;
}

std::vector<Line> listing(const Rules& rules) {
    std::vector<Line> lines;
    const auto add = [&](const SlotName& name, std::string value, const Clause& because) {
        lines.push_back({to_string(name), std::move(value), because, name.wager});
    };
    for_each_slot(rules, [&](const SlotName& name, const auto& ruled, Presence) {
        if (ruled.because) add(name, in_words(ruled.value), ruled.because);
    });
    return lines;
}

std::vector<Line> listing(const TournamentRules& rules) {
    std::vector<Line> lines;
    for_each_tournament_slot(rules, [&](std::string_view name, int number, const auto& ruled) {
        if (!ruled.because) return;
        lines.push_back({fmt::format("tournament/{}{}", name,
                                     number == 0 ? std::string() : fmt::format("-{}", number)),
                         in_words(ruled.value), ruled.because});
    });
    return lines;
}

std::string value_of(const Rules& rules, std::string_view rule) {
    for (const Line& line : listing(rules)) {
        if (line.rule == rule) return line.value;
    }
    return "none";
}

Unchanged change(Rules& rules, std::string_view rule, std::string_view value) {
    Unchanged outcome{
        fmt::format("there is no rule '{}'; `croupier rules show GAME` lists them", rule)};
    const auto is_meant = [&](const SlotName& name, const Clause& because) {
        if (to_string(name) != rule) return false;
        if (because) return true;
        outcome.reason = fmt::format("this game has no rule '{}' to change", rule);
        return false;
    };
    const auto is_no_value = [&](const std::string& expected) {
        outcome.reason = fmt::format("'{}' is no value of '{}': {}", value, rule, expected);
    };
    for_each_slot(rules, [&]<class T>(const SlotName& name, Ruled<T>& ruled, Presence) {
        if (!is_meant(name, ruled.because)) return;
        std::string expected;
        const std::optional<T> parsed = from_words<T>(value, expected);
        if (!parsed) return is_no_value(expected);
        if constexpr (std::is_same_v<T, int>) {
            outcome.reason = out_of_range(rule, *parsed);
            if (!outcome.reason.empty()) return;
        }
        ruled = {*parsed, house()};
        outcome.reason.clear();
    });
    return outcome;
}

const Reading* find_reading(const Book& book, std::string_view key) {
    for (const Reading& reading : book.readings) {
        if (reading.key == key) return &reading;
    }
    return nullptr;
}

Unchanged choose_reading(Rules& rules, const Reading& reading, std::string_view value) {
    const auto found = std::find(reading.choices.begin(), reading.choices.end(), value);
    if (value.empty() || found == reading.choices.end()) {
        std::vector<std::string_view> choices;
        for (const auto choice : reading.choices) {
            if (!choice.empty()) choices.push_back(choice);
        }
        return {fmt::format("'{}' is no reading of '{}': expected one of: {}", value, reading.key,
                            fmt::join(choices, ", "))};
    }
    const auto choice = static_cast<std::size_t>(found - reading.choices.begin());
    if (reading.choose) {
        reading.choose(rules, choice);
    } else if (choice != 0) {
        return {fmt::format("nothing that is played yet depends on '{}'", reading.key)};
    }
    return {};
}

std::string digest(const Game& game) {
    // FNV-1a: quick, and the same everywhere.
    std::uint64_t hash = 0xcbf29ce484222325;
    const auto add = [&](std::string_view text) {
        for (const char letter : text) {
            hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
        }
        hash = (hash ^ 0xFF) * 0x100000001b3;
    };
    for (const Line& line : listing(*game.rules)) {
        add(line.rule);
        add(line.value);
        add(line.because.book());
        add(line.because.id());
        add(line.because.says());
    }
    return fmt::format("{:016x}", hash);
}

}  // namespace croupier::rules
