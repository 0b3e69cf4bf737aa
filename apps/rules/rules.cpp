// croupier rules: the games, their rules in force, what differs, and every clause of a book.
#include "apps/rules/rules.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "apps/rule_words.hpp"
#include "apps/rules/pages.hpp"
#include "apps/terminal.hpp"
#include "apps/wager_pages.hpp"
#include "rulebooks/registry.hpp"
#include "rules/listing.hpp"

namespace croupier::apps {

using nlohmann::ordered_json;

void print_json(const ordered_json& json) { std::cout << json.dump(2) << '\n'; }

const rules::Game* require_game(const std::string& id) {
    const rules::Game* game = rules::find_game(rulebooks::all(), id);
    if (!game) {
        record::Header header(rulebooks::all());
        complain(take(header, record::RulesIs{id}).value_or(id));
    }
    return game;
}

const rules::Book* require_book(const std::string& id) {
    const rules::Book* book = rules::find_book(rulebooks::all(), id);
    if (!book) {
        std::vector<std::string_view> ids;
        for (const rules::Book* each : rulebooks::all()) ids.push_back(each->id);
        complain(fmt::format("no book '{}'; the books are {}", id, fmt::join(ids, ", ")));
    }
    return book;
}

std::vector<rules::Line> lines_in_force(const rules::Rules& rules) {
    const auto carried = option_words(rules);
    auto lines = rules::listing(rules);
    std::erase_if(lines, [&](const rules::Line& line) {
        return !line.wager.empty() && !line.rule.ends_with("/offered") &&
               std::find(carried.begin(), carried.end(), line.wager) == carried.end();
    });
    return lines;
}

namespace {

// The row of `book`, or a borrowed one, in whose place the clause stands.
std::string_view in_place_of(const rules::Clause& clause) {
    return clause.row() ? clause.row()->in_place_of : std::string_view();
}

std::string_view value_in_force(const rules::Reading& reading) { return reading.choices[0]; }

std::vector<std::string_view> choices(const rules::Reading& reading) {
    std::vector<std::string_view> list;
    for (const auto choice : reading.choices) {
        if (!choice.empty()) list.push_back(choice);
    }
    return list;
}

constexpr int indent_of_says = 33;

struct Label {
    std::string_view rule;
    std::string_view label;
};

// The lines of a payout table for 21s, in the gazette's order.
constexpr auto labels_of_21s = std::to_array<Label>({
    {"pays-five-cards", "five cards"},
    {"pays-six-cards", "six cards"},
    {"pays-seven-cards", "seven cards or more"},
    {"pays-678", "6, 7 and 8"},
    {"pays-678-suited", "6, 7 and 8 of one suit"},
    {"pays-678-spades", "6, 7 and 8 of spades"},
    {"pays-777", "7, 7 and 7"},
    {"pays-777-suited", "7, 7 and 7 of one suit"},
    {"pays-777-spades", "7, 7 and 7 of spades"},
    {"super-bonus-small", "Super Bonus"},
    {"super-bonus-large", "Super Bonus, a large wager"},
    {"super-bonus-others", "Super Bonus, the others"},
});

std::string_view label_of_21(std::string_view rule) {
    for (const Label& each : labels_of_21s) {
        if (each.rule == rule) return each.label;
    }
    return {};
}

void add_book(ordered_json& row, const rules::Clause& clause, const rules::Book& book) {
    if (clause.book() != book.id) row["borrowed_from"] = clause.book();
}

ordered_json rules_json(const std::vector<rules::Line>& lines, const rules::Book& book) {
    ordered_json rows = ordered_json::array();
    for (const rules::Line& line : lines) {
        ordered_json row{{"rule", line.rule},
                         {"value", line.value},
                         {"clause", line.because.number()},
                         {"in_place_of", in_place_of(line.because)},
                         {"says", line.because.says()}};
        add_book(row, line.because, book);
        rows.push_back(std::move(row));
    }
    return rows;
}

ordered_json pays_json(const WagerSheet& sheet, const rules::Book& book) {
    ordered_json rows = ordered_json::array();
    const auto add = [&](const PayLine& line, const std::vector<int>& decks,
                         const ordered_json& paid) {
        ordered_json row{{"row", line.row}, {"scale", line.scale}, {"decks", decks}};
        row.update(paid);
        row["clause"] = line.because.number();
        add_book(row, line.because, book);
        rows.push_back(std::move(row));
    };
    for (const PayLine& line : sheet.pays) {
        if (!line.odds) {
            add(line, sheet.decks, {{"prize", line.prize.dollars}, {"slots", line.prize.slots}});
            continue;
        }
        for (const OddsWithDecks& group : by_decks(*line.odds, sheet.decks)) {
            add(line, group.decks, {{"odds", fmt::format("{}:1", group.to_one)}});
        }
    }
    return rows;
}

ordered_json options_json(const rules::Rules& rules, const rules::Book& book) {
    ordered_json rows = ordered_json::array();
    for (const WagerSheet& sheet : wagers_of(rules)) {
        rows.push_back({{"wager", to_string(sheet.option)},
                        {"title", title(sheet.option)},
                        {"decks", sheet.decks},
                        {"scales", sheet.scales},
                        {"pays", pays_json(sheet, book)}});
    }
    return rows;
}

ordered_json readings_json(const rules::Book& book) {
    ordered_json rows = ordered_json::array();
    for (const rules::Reading& reading : book.readings) {
        rows.push_back({{"key", reading.key},
                        {"value", value_in_force(reading)},
                        {"choices", choices(reading)},
                        {"clause", reading.clause},
                        {"about", reading.about},
                        {"carried_out", reading.choose != nullptr}});
    }
    return rows;
}

// `settled` of `perfect-pairs/settled`: under the wager's heading its word is not said again.
std::string_view own_name(const rules::Line& line) {
    const std::string_view rule = line.rule;
    return line.wager.empty() ? rule : rule.substr(line.wager.size() + 1);
}

void print_says(const rules::Clause& clause) {
    std::string says(clause.says());
    if (const auto place = in_place_of(clause); !place.empty()) {
        says += fmt::format(" [in place of {}]", place);
    }
    print_folded("{:{}}{}\n", "", indent_of_says,
                 toned(wrapped(says, terminal_width(), indent_of_says), Tone::faint));
}

// The rules of the game itself, or of one of its optional wagers, that have a value.
template <class IsWanted>
void print_set(const std::vector<rules::Line>& lines, std::string_view wager, IsWanted is_wanted,
               const rules::Book& book) {
    for (const rules::Line& line : lines) {
        if (line.wager != wager || line.value == "applies" || !is_wanted(line)) continue;
        print_folded("  {:30} {}  {}\n", own_name(line),
                     toned(fmt::format("{:26}", line.value), Tone::strong),
                     cited_in(line.because, book));
        print_says(line.because);
    }
}

void print_ordered(const std::vector<rules::Line>& lines, std::string_view wager,
                   const rules::Book& book) {
    std::set<const rules::Provision*> said;
    for (const rules::Line& line : lines) {
        if (line.wager != wager || line.value != "applies") continue;
        // A clause that orders several things is said once.
        if (!said.insert(line.because.row()).second) continue;
        print_folded("  {:30} {}\n", cited_in(line.because, book),
                     wrapped(line.because.says(), terminal_width(), indent_of_says));
    }
}

void print_table_of_21s(const std::vector<rules::Line>& lines, const rules::Book& book) {
    bool first = true;
    for (const rules::Line& line : lines) {
        const std::string_view label = label_of_21(line.rule);
        if (label.empty()) continue;
        if (first) print_folded("\nWhat a 21 pays by its cards\n");
        first = false;
        print_folded("  {:30} {}  {}\n", label,
                     toned(fmt::format("{:26}", line.value), Tone::strong),
                     cited_in(line.because, book));
    }
}

void print_wager(const WagerSheet& sheet, const std::vector<rules::Line>& lines,
                 const rules::Book& book) {
    print_folded("\n  {} ({})   {} decks{}   {}\n", toned(title(sheet.option), Tone::strong),
                 to_string(sheet.option), fmt::join(sheet.decks, ", "),
                 sheet.scales > 1 ? fmt::format(", scales 1 to {}", sheet.scales) : "",
                 cited_in(sheet.rules->offered.because, book));
    print_pay_tables(sheet, book);
    const auto is_no_payment = [&](const rules::Line& line) {
        return std::none_of(sheet.pays.begin(), sheet.pays.end(),
                            [&](const PayLine& pays) { return pays.rule == line.rule; });
    };
    print_set(lines, to_string(sheet.option), is_no_payment, book);
    print_ordered(lines, to_string(sheet.option), book);
}

void print_wagers(const rules::Rules& rules, const std::vector<rules::Line>& lines,
                  const rules::Book& book) {
    const auto offered = wagers_of(rules);
    const auto others = wagers_not_for(rules);
    if (!offered.empty()) print_folded("\nOptional wagers (`play --with WAGER`)\n");
    for (const WagerSheet& sheet : offered) print_wager(sheet, lines, book);
    if (!others.empty())
        print_folded("\nOptional wagers of the book that this game does not carry\n");
    for (const WagerSheet& sheet : others) {
        print_folded("  {:30} {}\n", to_string(sheet.option),
                     cited_in(sheet.rules->offered.because, book));
    }
}

void print_readings(const rules::Book& book) {
    print_folded(
        "\nReadings of what is unclear (`set reading KEY VALUE`), the one in force first\n");
    for (const rules::Reading& reading : book.readings) {
        const std::string about = fmt::format("{}: {}{}", reading.clause, reading.about,
                                              reading.choose ? "" : " (not played yet)");
        print_folded("  {:30} {}\n{:{}}{}\n", reading.key, fmt::join(choices(reading), " | "), "",
                     indent_of_says,
                     toned(wrapped(about, terminal_width(), indent_of_says), Tone::faint));
    }
}

}  // namespace

int list_games(const RulesOptions& options) {
    ordered_json all = ordered_json::array();
    for (const rules::Book* book : rulebooks::all()) {
        if (options.output == Output::text) {
            print_folded("{}  {}\n{:10}{}\n", toned(fmt::format("{:8}", book->id), Tone::strong),
                         book->title, "", toned(book->source, Tone::faint));
        }
        for (const rules::Game& game : book->games) {
            const std::vector<int> decks = decks_of(*game.rules);
            const auto wagers = option_words(*game.rules);
            all.push_back({{"game", game.id},
                           {"title", game.title},
                           {"source", book->source},
                           {"decks", decks},
                           {"options", wagers}});
            if (options.output == Output::json) continue;
            print_folded("{:10}{:30} {:20} {} decks\n", "", game.id, game.title,
                         fmt::join(decks, ", "));
            if (wagers.empty()) continue;
            constexpr int indent = 12;
            const std::string with = fmt::format("with {}", fmt::join(wagers, ", "));
            print_folded("{:{}}{}\n", "", indent,
                         toned(wrapped(with, terminal_width(), indent), Tone::faint));
        }
    }
    if (options.output == Output::json) print_json(all);
    if (options.output == Output::text) {
        print_folded(
            "\n`croupier rules show GAME` gives a game's rules, `croupier rules clauses "
            "BOOK` a book's clauses.\n");
    }
    return done;
}

int show_game(const std::string& id, const RulesOptions& options) {
    const rules::Game* game = require_game(id);
    if (!game) return wrong_input;
    const rules::Book& book = rules::book_of(rulebooks::all(), *game);
    const auto lines = lines_in_force(*game->rules);
    if (options.output == Output::json) {
        print_json({{"game", game->id},
                    {"rules", rules_json(lines, book)},
                    {"options", options_json(*game->rules, book)},
                    {"readings", readings_json(book)}});
        return done;
    }
    print_folded("{}  {}\n{}\n\n", toned(game->id, Tone::strong), game->title,
                 toned(book.source, Tone::faint));
    print_folded("What is set, and by which clause\n");
    print_set(
        lines, {}, [](const rules::Line& line) { return label_of_21(line.rule).empty(); }, book);
    print_folded("\nWhat is ordered\n");
    print_ordered(lines, {}, book);
    print_table_of_21s(lines, book);
    print_wagers(*game->rules, lines, book);
    print_readings(book);
    return done;
}

}  // namespace croupier::apps
