#include "apps/rule_words.hpp"

#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/call.hpp"
#include "apps/wager_pages.hpp"
#include "record/parse.hpp"
#include "record/print.hpp"
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

// Takes one choice after the other, and keeps those that hold.
class Chooser {
public:
    Chooser(record::Header& header, std::vector<std::string>* said)
        : header_(header), said_(said) {}

    Wrong game(const std::string& id) { return say(record::RulesIs{id}); }

    Wrong readings(const std::vector<std::string>& words) {
        return each(words, "--reading", "KEY=VALUE such as split-by=rank",
                    [&](const RuleWord& word) {
                        return say(record::SetReading{word.name, word.value});
                    });
    }

    // What the layout says is set as a record's header sets it, and before anything else.
    Wrong house_rules(const std::vector<std::string>& words) {
        return each(words, "--set", "NAME=VALUE such as soft-17=hit", [&](const RuleWord& word) {
            return house_rule_for(word.name).empty() ? say(record::SetRule{word.name, word.value})
                                                     : Wrong{};
        });
    }

    Wrong layout(const std::vector<std::string>& words) {
        for (const std::string& word : words) {
            const auto choice = cut(word);
            if (!choice || house_rule_for(choice->name).empty()) continue;
            if (const auto wrong = set_layout(*choice)) {
                return fmt::format("--set {}: {}", printable(word), *wrong);
            }
        }
        return std::nullopt;
    }

    Wrong decks(std::optional<int> decks) {
        if (!decks) return std::nullopt;
        const auto wrong = say(record::SetDecks{*decks});
        if (!wrong) return std::nullopt;
        const bool can_be = *decks >= 1 && *decks <= cards::decks_max;
        return fmt::format(
            "--decks {}: {}; it is played with {}{}", *decks, *wrong,
            fmt::join(decks_of(header_.setup().rules), ", "),
            can_be ? fmt::format(", or with {} by --set decks={}", *decks, *decks) : "");
    }

private:
    Wrong say(const record::What& what) {
        auto wrong = take(header_, what);
        if (!wrong && said_) said_->push_back(record::print(record::Statement{.what = what}));
        return wrong;
    }

    template <class Choose>
    static Wrong each(const std::vector<std::string>& words, std::string_view option,
                      std::string_view expected, const Choose& choose) {
        for (const std::string& word : words) {
            const auto choice = cut(word);
            if (!choice) {
                return fmt::format("{} '{}': expected {}", option, printable(word), expected);
            }
            if (const auto wrong = choose(*choice)) {
                return fmt::format("{} {}: {}", option, printable(word), *wrong);
            }
        }
        return std::nullopt;
    }

    // By the book's clause where the book leaves it to the layout, else as a rule of the house.
    Wrong set_layout(const RuleWord& word) {
        if (word.value.find_first_of(" \t\r\n#!") != std::string::npos) {
            return fmt::format("'{}' is no value of {}", printable(word.value), word.name);
        }
        const std::string line = fmt::format("set {} {}", word.name, word.value);
        const auto parsed = record::parse_line(line);
        if (const auto* fault = std::get_if<record::Fault>(&parsed)) {
            return fmt::format("'{}': expected {}", fault->word, fault->expected);
        }
        if (!say(std::get<record::Statement>(parsed).what)) return std::nullopt;
        return say(record::SetRule{house_rule_for(word.name), word.value});
    }

    record::Header& header_;
    std::vector<std::string>* said_;
};

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

void add_table_words(CLI::App* command, TableWords& words, const std::string& with_says) {
    add_whole(command, "--decks", words.decks, 0, 99, "number of decks");
    add_list(command, "--set", "NAME=VALUE", words.set,
             "a house rule, as `rules show` lists them, or `soft17` or `blackjack-odds` as a "
             "record's header says them; may be given again");
    add_list(command, "--reading", "KEY=VALUE", words.reading,
             "a reading of an unclear clause; may be given again");
    add_list(command, "--with", "WAGER[:SCALE]", words.with, with_says + "; may be given again");
}

void add_game(CLI::App* command, TableWords& words, const std::string& says) {
    command->add_option("GAME", words.game, says)->type_name("");
}

Wrong choose_table(record::Header& header, const TableWords& words,
                   std::vector<std::string>* said) {
    Chooser chooser(header, said);
    if (auto wrong = chooser.game(words.game)) return wrong;
    if (auto wrong = chooser.layout(words.set)) return wrong;
    if (auto wrong = chooser.readings(words.reading)) return wrong;
    if (auto wrong = chooser.house_rules(words.set)) return wrong;
    return chooser.decks(words.decks);
}

std::optional<WagerWord> cut_wager(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return WagerWord{text, std::nullopt};
    int scale = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, scale);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return WagerWord{text.substr(0, colon), scale};
}

}  // namespace croupier::apps
