// croupier rules: the games, their rules in force, what differs, and every clause of a book.
#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/coverage.hpp"
#include "apps/rules_worth.hpp"
#include "apps/terminal.hpp"
#include "apps/wager_pages.hpp"
#include "rulebooks/registry.hpp"
#include "rules/listing.hpp"

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;

void print_json(const ordered_json& json) { std::cout << json.dump(2) << '\n'; }

const rules::Game* require_game(const std::string& id) {
    const rules::Game* game = rules::find_game(rulebooks::all(), id);
    if (!game) {
        complain(fmt::format("no game '{}'; `croupier rules` lists the games", id));
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

// Of a wager that the game does not carry only the clause that says so is in force.
std::vector<rules::Line> lines_in_force(const rules::Rules& rules) {
    const auto carried = option_words(rules);
    auto lines = rules::listing(rules);
    std::erase_if(lines, [&](const rules::Line& line) {
        return !line.wager.empty() && !line.rule.ends_with("/offered") &&
               std::find(carried.begin(), carried.end(), line.wager) == carried.end();
    });
    return lines;
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
    fmt::print("{:{}}{}\n", "", indent_of_says,
               toned(wrapped(says, terminal_width(), indent_of_says), Tone::faint));
}

// The rules of the game itself, or of one of its optional wagers, that have a value.
template <class IsWanted>
void print_set(const std::vector<rules::Line>& lines, std::string_view wager, IsWanted is_wanted,
               const rules::Book& book) {
    for (const rules::Line& line : lines) {
        if (line.wager != wager || line.value == "applies" || !is_wanted(line)) continue;
        fmt::print("  {:30} {}  {}\n", own_name(line),
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
        fmt::print("  {:30} {}\n", cited_in(line.because, book),
                   wrapped(line.because.says(), terminal_width(), indent_of_says));
    }
}

void print_table_of_21s(const std::vector<rules::Line>& lines, const rules::Book& book) {
    bool first = true;
    for (const rules::Line& line : lines) {
        const std::string_view label = label_of_21(line.rule);
        if (label.empty()) continue;
        if (first) fmt::print("\nWhat a 21 pays by its cards\n");
        first = false;
        fmt::print("  {:30} {}  {}\n", label, toned(fmt::format("{:26}", line.value), Tone::strong),
                   cited_in(line.because, book));
    }
}

void print_wager(const WagerSheet& sheet, const std::vector<rules::Line>& lines,
                 const rules::Book& book) {
    fmt::print("\n  {} ({})   {} decks{}   {}\n", toned(title(sheet.option), Tone::strong),
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
    if (!offered.empty()) fmt::print("\nOptional wagers (`play --with WAGER`)\n");
    for (const WagerSheet& sheet : offered) print_wager(sheet, lines, book);
    if (!others.empty())
        fmt::print("\nOptional wagers of the book that this game does not carry\n");
    for (const WagerSheet& sheet : others) {
        fmt::print("  {:30} {}\n", to_string(sheet.option),
                   cited_in(sheet.rules->offered.because, book));
    }
}

void print_readings(const rules::Book& book) {
    fmt::print("\nReadings of what is unclear (`set reading KEY VALUE`), the one in force first\n");
    for (const rules::Reading& reading : book.readings) {
        const std::string about = fmt::format("{}: {}{}", reading.clause, reading.about,
                                              reading.choose ? "" : " (not played yet)");
        fmt::print("  {:30} {}\n{:{}}{}\n", reading.key, fmt::join(choices(reading), " | "), "",
                   indent_of_says,
                   toned(wrapped(about, terminal_width(), indent_of_says), Tone::faint));
    }
}

// The values of one rule in two games, side by side.
struct Both {
    std::string rule;
    const rules::Line* a{nullptr};
    const rules::Line* b{nullptr};
};

std::vector<Both> side_by_side(const rules::Rules& rules, const std::vector<rules::Line>& lines_a,
                               const std::vector<rules::Line>& lines_b) {
    std::map<std::string_view, const rules::Line*> a;
    std::map<std::string_view, const rules::Line*> b;
    for (const rules::Line& line : lines_a) a[line.rule] = &line;
    for (const rules::Line& line : lines_b) b[line.rule] = &line;
    const auto find = [](const auto& lines, std::string_view rule) {
        const auto found = lines.find(rule);
        return found == lines.end() ? nullptr : found->second;
    };
    std::vector<Both> both;
    const auto compare = [&](const rules::SlotName& name) {
        const std::string rule = to_string(name);
        const auto offered = fmt::format("{}/offered", name.wager);
        const bool both_have_it = find(a, offered) != nullptr && find(b, offered) != nullptr;
        // A wager that one game lacks altogether differs in one thing.
        if (!name.wager.empty() && rule != offered && !both_have_it) return;
        both.push_back({rule, find(a, rule), find(b, rule)});
    };
    rules::for_each_slot(
        rules, [&](const rules::SlotName& name, const auto&, rules::Presence) { compare(name); });
    return both;
}

}  // namespace

int list_games(const RulesOptions& options) {
    ordered_json all = ordered_json::array();
    for (const rules::Book* book : rulebooks::all()) {
        if (options.output == Output::text) {
            fmt::print("{}  {}\n{:10}{}\n", toned(fmt::format("{:8}", book->id), Tone::strong),
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
            fmt::print("{:10}{:30} {:20} {} decks\n", "", game.id, game.title,
                       fmt::join(decks, ", "));
            if (wagers.empty()) continue;
            constexpr int indent = 12;
            const std::string with = fmt::format("with {}", fmt::join(wagers, ", "));
            fmt::print("{:{}}{}\n", "", indent,
                       toned(wrapped(with, terminal_width(), indent), Tone::faint));
        }
    }
    if (options.output == Output::json) print_json(all);
    if (options.output == Output::text) {
        fmt::print(
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
    fmt::print("{}  {}\n{}\n\n", toned(game->id, Tone::strong), game->title,
               toned(book.source, Tone::faint));
    fmt::print("What is set, and by which clause\n");
    print_set(
        lines, {}, [](const rules::Line& line) { return label_of_21(line.rule).empty(); }, book);
    fmt::print("\nWhat is ordered\n");
    print_ordered(lines, {}, book);
    print_table_of_21s(lines, book);
    print_wagers(*game->rules, lines, book);
    print_readings(book);
    return done;
}

int diff_games(const std::string& one, const std::string& other, const RulesOptions& options) {
    const rules::Game* a = require_game(one);
    const rules::Game* b = require_game(other);
    if (!a || !b) return wrong_input;
    const auto lines_a = rules::listing(*a->rules);
    const auto lines_b = rules::listing(*b->rules);
    constexpr std::size_t rule_columns = 28;
    ordered_json rows = ordered_json::array();
    if (options.output == Output::text) {
        fmt::print("{:{}} {:36} {}\n", "", rule_columns,
                   toned(fmt::format("{:36}", a->id), Tone::strong), toned(b->id, Tone::strong));
    }
    for (const Both& pair : side_by_side(*a->rules, lines_a, lines_b)) {
        const std::string value_a = pair.a ? pair.a->value : "none";
        const std::string value_b = pair.b ? pair.b->value : "none";
        if (value_a == value_b) continue;
        const auto clause = [](const rules::Line* line) {
            return line ? rules::to_string(line->because) : std::string();
        };
        rows.push_back({{"rule", pair.rule},
                        {"a", {{"value", value_a}, {"clause", clause(pair.a)}}},
                        {"b", {{"value", value_b}, {"clause", clause(pair.b)}}}});
        if (options.output == Output::text) {
            const auto side = [&](const rules::Line* line, const std::string& value) {
                return line ? fmt::format("{} ({})", value, clause(line)) : value;
            };
            if (pair.rule.size() > rule_columns) fmt::print("{}\n", pair.rule);
            fmt::print("{:{}} {:36} {}\n", pair.rule.size() > rule_columns ? "" : pair.rule,
                       rule_columns, side(pair.a, value_a), side(pair.b, value_b));
        }
    }
    if (options.output == Output::json) {
        ordered_json json{{"a", a->id}, {"b", b->id}, {"differences", rows}};
        if (options.worth) json["ev"] = differences_json(*a, *b);
        print_json(json);
        return done;
    }
    if (rows.empty()) fmt::print("no rule differs\n");
    if (options.worth) print_differences(*a, *b);
    return done;
}

int list_clauses(const std::string& id, const RulesOptions& options) {
    const rules::Book* book = require_book(id);
    if (!book) return wrong_input;
    const Shown shown = shown_by_scenarios(options.scenarios);
    const int width = terminal_width();
    ordered_json all = ordered_json::array();
    std::size_t listed = 0;
    std::string_view heading;
    for (const rules::Part& part : book->parts) {
        for (const rules::Provision& row : part.rows) {
            const auto found = shown.find(&row);
            const auto scenarios =
                found == shown.end() ? std::vector<std::string>{} : found->second;
            const bool pending = rules::awaits(row);
            const bool missing =
                pending || (row.carried == rules::Carried::engine && scenarios.empty());
            if (options.missing && !missing) continue;
            ++listed;
            if (options.output == Output::json) {
                ordered_json json{{"clause", row.id},
                                  {"kind", rules::to_string(row.kind)},
                                  {"carried", rules::to_string(row.carried)},
                                  {"says", row.says},
                                  {"scenarios", scenarios}};
                if (pending) json["pending"] = true;
                if (!row.in_place_of.empty()) json["in_place_of"] = row.in_place_of;
                all.push_back(std::move(json));
                continue;
            }
            if (!options.missing && heading != part.title) {
                heading = part.title;
                fmt::print("\n{}\n", toned(heading, Tone::strong));
            }
            constexpr int indent = 44;
            const std::string how =
                fmt::format("{}{}", rules::to_string(row.carried), pending ? ", not yet" : "");
            fmt::print("{:15} {:12} {:14} {}\n", row.id, rules::to_string(row.kind), how,
                       options.missing ? std::string(row.says) : wrapped(row.says, width, indent));
            if (!options.missing) {
                for (const std::string& file : scenarios) {
                    fmt::print("{:{}}{}\n", "", indent, toned(file, Tone::faint));
                }
            }
        }
    }
    if (options.output == Output::json) print_json(all);
    return options.missing && listed > 0 ? answer_is_no : done;
}

}  // namespace croupier::apps
