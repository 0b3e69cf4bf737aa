#include "sim/strategy.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace croupier::sim {
namespace {

constexpr std::array<std::string_view, 7> letters = {"H", "S", "D", "Ds", "P", "R", "Rs"};
constexpr std::array<std::string_view, values> value_words = {"A", "2", "3", "4", "5",
                                                              "6", "7", "8", "9", "T"};
constexpr int lowest_hard = 4;
constexpr int lowest_soft = 12;

// A choice that needs none of what is not open.
Act without(Choice choice, const Open& open) {
    switch (choice) {
        case Choice::stand: return open.stand ? Act::stand : Act::hit;
        case Choice::double_or_stand:
            if (open.double_down) return Act::double_down;
            return open.stand ? Act::stand : Act::hit;
        case Choice::surrender_or_stand:
            if (open.surrender) return Act::surrender;
            return open.stand ? Act::stand : Act::hit;
        case Choice::double_or_hit: return open.double_down ? Act::double_down : Act::hit;
        case Choice::surrender_or_hit: return open.surrender ? Act::surrender : Act::hit;
        case Choice::hit:
        case Choice::split: break;
    }
    return Act::hit;
}

std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const auto begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos || line[begin] == '#') return words;
        line.remove_prefix(begin);
        const auto end = std::min(line.find_first_of(" \t\r"), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

// What the rows of a file have set so far, and what is wrong with the next one.
class Reader {
public:
    explicit Reader(const Terms& terms) : terms_(terms) {
        for (auto& row : read_.strategy.splits_again) row.fill(true);
    }

    std::string row(const std::vector<std::string_view>& words) {
        if (words.size() != 2 + values) {
            return fmt::format("a row has a kind, a hand and {} cells", values);
        }
        if (words[0] == "pair" || words[0] == "again") {
            const auto* word = std::find(value_words.begin(), value_words.end(), words[1]);
            if (word == value_words.end()) return fmt::format("no pair of '{}'", words[1]);
            const auto value = static_cast<std::size_t>(word - value_words.begin());
            if (words[0] == "again") return flags(words, read_.strategy.splits_again[value]);
            seen_pair_[value] = true;
            return cells(words, read_.strategy.pair[value]);
        }
        int total = 0;
        for (const char c : words[1]) {
            if (c < '0' || c > '9' || total > best_total) return "a total is a number up to 21";
            total = total * 10 + (c - '0');
        }
        if (total > best_total) return "a total is a number up to 21";
        const auto at = static_cast<std::size_t>(total);
        if (words[0] == "withdraw") return flags(words, read_.strategy.withdraws[at]);
        if (words[0] == "hard" && total >= lowest_hard) {
            seen_hard_[at] = true;
            return cells(words, read_.strategy.hard[at]);
        }
        if (words[0] == "soft" && total >= lowest_soft) {
            seen_soft_[at] = true;
            return cells(words, read_.strategy.soft[at]);
        }
        return fmt::format("no row '{} {}': hard from {}, soft from {}, pair, again or withdraw",
                           words[0], words[1], lowest_hard, lowest_soft);
    }

    // The rows that every strategy needs; a hand of 21 takes no decision.
    [[nodiscard]] std::string missing() const {
        for (int total = lowest_hard; total < best_total; ++total) {
            if (!seen_hard_[static_cast<std::size_t>(total)]) {
                return fmt::format("there is no row 'hard {}'", total);
            }
            if (total >= lowest_soft && !seen_soft_[static_cast<std::size_t>(total)]) {
                return fmt::format("there is no row 'soft {}'", total);
            }
        }
        for (std::size_t v = 0; v < values; ++v) {
            if (!seen_pair_[v]) return fmt::format("there is no row 'pair {}'", value_words[v]);
        }
        return {};
    }

    [[nodiscard]] Strategy& strategy() { return read_.strategy; }

private:
    std::string cells(const std::vector<std::string_view>& words, Strategy::ByFirst& row) const {
        for (std::size_t v = 0; v < values; ++v) {
            const auto choice = parse_choice(words[2 + v]);
            if (!choice) return fmt::format("'{}' is no decision", words[2 + v]);
            if (*choice == Choice::split && words[0] != "pair") {
                return fmt::format("{} {} cannot be split", words[0], words[1]);
            }
            if (*choice == Choice::split && v != values && words[1] == "T" &&
                terms_.pair_by == rules::PairBy::rank) {
                return "tens pair by rank in this game: a strategy by value cannot split them";
            }
            if (*choice == Choice::stand && words[0] != "pair") {
                int total = 0;
                for (const char c : words[1]) total = total * 10 + (c - '0');
                if (total < terms_.stand_from) {
                    return fmt::format("{} {} may not stand in this game", words[0], words[1]);
                }
            }
            if ((*choice == Choice::surrender_or_hit || *choice == Choice::surrender_or_stand) &&
                !terms_.surrender) {
                return "this game has no surrender";
            }
            row[v] = *choice;
        }
        return {};
    }

    static std::string flags(const std::vector<std::string_view>& words,
                             std::array<bool, values>& row) {
        for (std::size_t v = 0; v < values; ++v) {
            if (words[2 + v] != "y" && words[2 + v] != "n") {
                return fmt::format("'{}' is neither y nor n", words[2 + v]);
            }
            row[v] = words[2 + v] == "y";
        }
        return {};
    }

    const Terms& terms_;
    ReadStrategy read_{};
    std::array<bool, best_total + 1> seen_hard_{};
    std::array<bool, best_total + 1> seen_soft_{};
    std::array<bool, values> seen_pair_{};
};

}  // namespace

std::string_view to_string(Choice choice) { return letters[static_cast<std::size_t>(choice)]; }

std::optional<Choice> parse_choice(std::string_view text) {
    const auto* found = std::find(letters.begin(), letters.end(), text);
    if (found == letters.end()) return std::nullopt;
    return static_cast<Choice>(found - letters.begin());
}

std::uint64_t Strategy::cards_key(const Hand& hand, std::size_t first, std::size_t origin) {
    std::uint64_t key = hand.packed();
    key = (key << 2) | static_cast<std::uint64_t>(hand.count > 2 ? hand.early_aces : 0);
    return (key << 8) | (origin << 4) | first;
}

Act Strategy::act(const Hand& hand, std::size_t first, std::size_t origin, const Open& open) const {
    const auto points = static_cast<std::size_t>(hand.points());
    const auto found = by_cards.find(cards_key(hand, first, origin));
    Choice choice = found != by_cards.end() ? found->second
                    : hand.is_soft()        ? soft[points][first]
                                            : hard[points][first];
    const std::size_t of = hand.pair();
    if (of != values && open.split) {
        const bool by_pair =
            found != by_cards.end() ? choice == Choice::split : pair[of][first] == Choice::split;
        if (by_pair) return Act::split;
    }
    if (choice == Choice::split)
        choice = hand.is_soft() ? soft[points][first] : hard[points][first];
    return without(choice, open);
}

std::uint64_t Strategy::fingerprint() const {
    std::uint64_t print = 0;
    const auto add = [&](std::uint64_t x) { print = mixed(print + x + 0x9e3779b97f4a7c15U); };
    for (const auto& table : {hard, soft}) {
        for (const ByFirst& row : table) {
            for (const Choice choice : row) add(static_cast<std::uint64_t>(choice));
        }
    }
    for (const ByFirst& row : pair) {
        for (const Choice choice : row) add(static_cast<std::uint64_t>(choice));
    }
    for (const auto& row : splits_again) {
        for (const bool flag : row) add(flag ? 1 : 0);
    }
    for (const auto& row : withdraws) {
        for (const bool flag : row) add(flag ? 1 : 0);
    }
    add(even_money ? 1 : 0);
    // The order of a map is its own affair: the sum does not depend on it.
    std::uint64_t cells = 0;
    for (const auto& [key, choice] : by_cards) {
        cells += mixed(mixed(key) + static_cast<std::uint64_t>(choice) + 1);
    }
    add(cells);
    return print;
}

ReadStrategy read_strategy(std::string_view text, const Terms& terms) {
    Reader reader(terms);
    int line = 0;
    while (!text.empty()) {
        ++line;
        const auto end = std::min(text.find('\n'), text.size());
        const auto words = words_of(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (words.empty()) continue;
        if (const std::string fault = reader.row(words); !fault.empty()) {
            return {{}, fmt::format("line {}: {}", line, fault)};
        }
    }
    return {reader.strategy(), reader.missing()};
}

std::string write_strategy(const Strategy& strategy) {
    std::string text = "#          ";
    for (const std::string_view word : value_words) text += fmt::format(" {:<2}", word);
    const auto row = [&](std::string_view kind, std::string_view hand, const auto& cell) {
        text += fmt::format("\n{:<11}", fmt::format("{} {}", kind, hand));
        for (std::size_t v = 0; v < values; ++v) text += fmt::format(" {:<2}", cell(v));
    };
    const auto rows = [&](std::string_view kind, int lowest, const auto& table) {
        for (int total = lowest; total < best_total; ++total) {
            const auto& cells = table[static_cast<std::size_t>(total)];
            row(kind, fmt::format("{}", total), [&](std::size_t v) { return to_string(cells[v]); });
        }
    };
    rows("hard", lowest_hard, strategy.hard);
    rows("soft", lowest_soft, strategy.soft);
    for (std::size_t v = 0; v < values; ++v) {
        row("pair", value_words[v],
            [&](std::size_t first) { return to_string(strategy.pair[v][first]); });
    }
    for (std::size_t v = 0; v < values; ++v) {
        row("again", value_words[v],
            [&](std::size_t first) { return strategy.splits_again[v][first] ? "y" : "n"; });
    }
    for (int total = lowest_hard; total < best_total; ++total) {
        row("withdraw", fmt::format("{}", total), [&](std::size_t first) {
            return strategy.withdraws[static_cast<std::size_t>(total)][first] ? "y" : "n";
        });
    }
    return text + "\n";
}

}  // namespace croupier::sim
