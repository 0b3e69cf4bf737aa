#include "sim/strategy.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include <fmt/core.h>

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

bool is_one_of(Choice choice, std::initializer_list<Choice> some) {
    return std::find(some.begin(), some.end(), choice) != some.end();
}

// The hands that a row is about: two cards that were dealt, and three.
struct RowHands {
    bool soft{false};
    int points{0};
    std::size_t pair{values};  // of this value, and no others

    [[nodiscard]] bool some_may_double(const SimulatedTerms& terms) const {
        for (std::size_t a = 0; a < values; ++a) {
            for (std::size_t b = a; b < values; ++b) {
                const Hand two = Hand{}.with(a).with(b);
                if (pair != values && two.pair() != pair) continue;
                if (is_this(two) && may_double(terms, two)) return true;
                for (std::size_t c = 0; pair == values && c < values; ++c) {
                    const Hand three = two.with(c);
                    if (is_this(three) && may_double(terms, three)) return true;
                }
            }
        }
        return false;
    }

private:
    [[nodiscard]] bool is_this(const Hand& hand) const {
        return hand.is_soft() == soft && hand.points() == points;
    }
};

std::string_view doubles_on(rules::DoubleOn on) {
    switch (on) {
        case rules::DoubleOn::any_total: break;
        case rules::DoubleOn::no_ace: return "this game doubles no hand with an ace";
        case rules::DoubleOn::hard_9_to_11: return "this game doubles hard 9 to 11 only";
        case rules::DoubleOn::hard_9_to_11_ace_as_one:
            return "this game doubles 9 to 11 only, an ace counting as one";
    }
    return "no hand of this row may double";
}

// What the rules have against a cell, and what to write instead; empty: nothing.
std::string forbids(const SimulatedTerms& terms, const RowHands& hands, Choice choice,
                    std::size_t first) {
    const bool stands = hands.points >= terms.stand_from;
    const std::string_view plain = stands ? "H or S" : "H";
    if (choice == Choice::split) {
        if (hands.pair == values) return fmt::format("only a pair is split; write {}", plain);
        if (terms.hands_max < 2) return fmt::format("this game splits no pairs; write {}", plain);
        if (hands.pair == ten && terms.pair_by == rules::PairBy::rank) {
            return fmt::format(
                "tens pair by rank in this game, and the simulator does not tell them apart; "
                "write {}",
                plain);
        }
    }
    if (is_one_of(choice, {Choice::surrender_or_hit, Choice::surrender_or_stand})) {
        if (!terms.surrender) return fmt::format("this game has no surrender; write {}", plain);
        if (first != ace && first != ten) {
            return fmt::format("surrender is open against an ace and tens only; write {}", plain);
        }
    }
    if (is_one_of(choice, {Choice::double_or_hit, Choice::double_or_stand}) &&
        !hands.some_may_double(terms)) {
        return fmt::format("{}; write {}", doubles_on(terms.double_on), plain);
    }
    if (is_one_of(choice, {Choice::stand, Choice::double_or_stand, Choice::surrender_or_stand}) &&
        !stands) {
        return fmt::format("this game stands from {} only; write {}", terms.stand_from,
                           choice == Choice::double_or_stand      ? "D"
                           : choice == Choice::surrender_or_stand ? "R"
                                                                  : "H");
    }
    return {};
}

// What the rows of a file have set so far, and what is wrong with the next one.
class Reader {
public:
    explicit Reader(const SimulatedTerms& terms) : terms_(terms) {
        for (auto& row : strategy_.splits_again) row.fill(true);
    }

    std::string row(const std::vector<std::string_view>& words) {
        const std::string name = fmt::format("{}{}{}", words[0], words.size() > 1 ? " " : "",
                                             words.size() > 1 ? words[1] : "");
        if (words[0] == "even-money") return even_money(words);
        if (words.size() != 2 + values) {
            return fmt::format("{}: needs {} cells, against A, 2 to 9 and T; found {}", name,
                               values, words.size() - std::min<std::size_t>(words.size(), 2));
        }
        if (std::find(rows_.begin(), rows_.end(), name) != rows_.end()) {
            return fmt::format("{}: there is such a row already", name);
        }
        rows_.push_back(name);
        if (words[0] == "pair" || words[0] == "again") {
            const auto* word = std::find(value_words.begin(), value_words.end(), words[1]);
            if (word == value_words.end()) {
                return fmt::format("{}: no such pair; they are A, 2 to 9 and T", name);
            }
            const auto value = static_cast<std::size_t>(word - value_words.begin());
            if (words[0] == "again") return flags(words, strategy_.splits_again[value]);
            const Hand hand = Hand{}.with(value).with(value);
            return cells(words, {hand.is_soft(), hand.points(), value}, strategy_.pair[value]);
        }
        int total = 0;
        for (const char c : words[1]) {
            if (c < '0' || c > '9' || total > best_total) total = best_total + 1;
            if (total <= best_total) total = total * 10 + (c - '0');
        }
        if (total > best_total) return fmt::format("{}: a total is a number up to 21", name);
        const auto at = static_cast<std::size_t>(total);
        if (words[0] == "withdraw") return withdraws(words, at);
        if (words[0] == "hard" && total >= lowest_hard) {
            return cells(words, {false, total}, strategy_.hard[at]);
        }
        if (words[0] == "soft" && total >= lowest_soft) {
            return cells(words, {true, total}, strategy_.soft[at]);
        }
        return fmt::format(
            "{}: no such row; they are hard from {}, soft from {}, pair, again, withdraw and "
            "even-money",
            name, lowest_hard, lowest_soft);
    }

    // The rows that every strategy needs; a hand of 21 takes no decision.
    [[nodiscard]] std::string missing() const {
        std::vector<std::string> wanted;
        for (int total = lowest_hard; total < best_total; ++total) {
            wanted.push_back(fmt::format("hard {}", total));
        }
        for (int total = lowest_soft; total < best_total; ++total) {
            wanted.push_back(fmt::format("soft {}", total));
        }
        for (const std::string_view word : value_words) {
            wanted.push_back(fmt::format("pair {}", word));
        }
        for (const std::string& name : wanted) {
            if (std::find(rows_.begin(), rows_.end(), name) == rows_.end()) {
                return fmt::format("there is no row '{}'; every hard, soft and pair row is needed",
                                   name);
            }
        }
        return {};
    }

    [[nodiscard]] Strategy take() { return std::move(strategy_); }

private:
    std::string cells(const std::vector<std::string_view>& words, const RowHands& hands,
                      Strategy::ByFirst& row) const {
        for (std::size_t v = 0; v < values; ++v) {
            const std::string_view cell = words[2 + v];
            const auto choice = parse_choice(cell);
            const std::string wrong =
                choice ? forbids(terms_, hands, *choice, v)
                       : std::string("no such decision; they are H, S, D, Ds, P, R and Rs");
            if (!wrong.empty()) {
                return fmt::format("{} {} against {}: '{}': {}", words[0], words[1], value_words[v],
                                   cell, wrong);
            }
            row[v] = *choice;
        }
        return {};
    }

    static std::string flags(const std::vector<std::string_view>& words,
                             std::array<bool, values>& row) {
        for (std::size_t v = 0; v < values; ++v) {
            if (words[2 + v] != "y" && words[2 + v] != "n") {
                return fmt::format("{} {} against {}: '{}': write y or n", words[0], words[1],
                                   value_words[v], words[2 + v]);
            }
            row[v] = words[2 + v] == "y";
        }
        return {};
    }

    std::string withdraws(const std::vector<std::string_view>& words, std::size_t total) {
        if (auto wrong = flags(words, strategy_.withdraws[total]); !wrong.empty()) return wrong;
        const auto& row = strategy_.withdraws[total];
        const auto* const first = std::find(row.begin(), row.end(), true);
        if (terms_.double_may_be_withdrawn || first == row.end()) return {};
        return fmt::format("withdraw {} against {}: 'y': this game takes no double back; write n",
                           total, value_words[static_cast<std::size_t>(first - row.begin())]);
    }

    std::string even_money(const std::vector<std::string_view>& words) {
        if (words.size() != 2 || (words[1] != "y" && words[1] != "n")) {
            return "even-money: write even-money y or even-money n";
        }
        strategy_.even_money = words[1] == "y";
        if (!strategy_.even_money || terms_.even_money) return {};
        return "even-money: 'y': this game has no even money; write n";
    }

    const SimulatedTerms& terms_;
    Strategy strategy_{};
    std::vector<std::string> rows_{};  // by name, as far as read
};

}  // namespace

bool may_double(const SimulatedTerms& terms, const Hand& hand) {
    if (hand.count != 2 && terms.double_cards == rules::DoubleCards::two) return false;
    switch (terms.double_on) {
        case rules::DoubleOn::any_total: return true;
        case rules::DoubleOn::no_ace: return hand.cards[ace] == 0;
        case rules::DoubleOn::hard_9_to_11:
            return !hand.is_soft() && hand.low >= 9 && hand.low <= 11;
        case rules::DoubleOn::hard_9_to_11_ace_as_one: return hand.low >= 9 && hand.low <= 11;
    }
    return false;
}

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
    const Choice by_total = hand.is_soft() ? soft[points][first] : hard[points][first];
    const std::size_t of = hand.pair();
    const auto found = by_cards.find(cards_key(hand, first, origin));
    Choice choice = found != by_cards.end()           ? found->second
                    : of != values && origin == dealt ? pair[of][first]
                                                      : by_total;
    if (choice == Choice::split) {
        if (of != values && open.split) return Act::split;
        choice = by_total;
    }
    return without(choice, open);
}

ReadStrategy read_strategy(std::string_view text, const SimulatedTerms& terms) {
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
    if (std::string fault = reader.missing(); !fault.empty()) return {{}, std::move(fault)};
    return {reader.take(), {}};
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
    if (strategy.even_money) text += "\neven-money y";
    return text + "\n";
}

}  // namespace croupier::sim
