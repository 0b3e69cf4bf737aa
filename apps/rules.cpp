// croupier rules: the games, their rules in force, what differs, and every clause of a book.
#include <algorithm>
#include <iostream>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/coverage.hpp"
#include "apps/terminal.hpp"
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

std::vector<int> decks_of(const rules::Rules& rules) {
    std::vector<int> counts;
    for (int n = 1; n <= 8; ++n) {
        if (rules.decks.value.allows(n)) counts.push_back(n);
    }
    return counts;
}

// The row of `book`, or a borrowed one, in whose place the clause stands.
std::string_view in_place_of(const rules::Clause& clause) {
    return clause.row() ? clause.row()->in_place_of : std::string_view();
}

std::string cited(const rules::Clause& clause, const rules::Book& book) {
    if (clause.book() == book.id) return std::string(clause.number());
    return fmt::format("{} (borrowed)", rules::to_string(clause));
}

std::string_view value_in_force(const rules::Reading& reading) { return reading.choices[0]; }

std::vector<std::string_view> choices(const rules::Reading& reading) {
    std::vector<std::string_view> list;
    for (const auto choice : reading.choices) {
        if (!choice.empty()) list.push_back(choice);
    }
    return list;
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
            all.push_back({{"game", game.id},
                           {"title", game.title},
                           {"source", book->source},
                           {"decks", decks},
                           {"options", ordered_json::array()}});
            if (options.output == Output::text) {
                fmt::print("{:10}{:24} {:12} {} decks\n", "", game.id, game.title,
                           fmt::join(decks, ", "));
            }
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
    const auto lines = rules::listing(*game->rules);
    if (options.output == Output::json) {
        ordered_json rows = ordered_json::array();
        for (const rules::Line& line : lines) {
            ordered_json row{{"rule", line.rule},
                             {"value", line.value},
                             {"clause", line.because.number()},
                             {"in_place_of", in_place_of(line.because)},
                             {"says", line.because.says()}};
            if (line.because.book() != book.id) row["borrowed_from"] = line.because.book();
            rows.push_back(std::move(row));
        }
        ordered_json readings = ordered_json::array();
        for (const rules::Reading& reading : book.readings) {
            readings.push_back({{"key", reading.key},
                                {"value", value_in_force(reading)},
                                {"choices", choices(reading)},
                                {"clause", reading.clause},
                                {"about", reading.about},
                                {"carried_out", reading.choose != nullptr}});
        }
        print_json({{"game", game->id}, {"rules", rows}, {"readings", readings}});
        return done;
    }
    const int width = terminal_width();
    fmt::print("{}  {}\n{}\n\n", toned(game->id, Tone::strong), game->title,
               toned(book.source, Tone::faint));
    fmt::print("What is set, and by which clause\n");
    for (const rules::Line& line : lines) {
        if (line.value == "applies") continue;
        fmt::print("  {:30} {}  {}\n", line.rule,
                   toned(fmt::format("{:26}", line.value), Tone::strong),
                   cited(line.because, book));
        constexpr int indent = 33;
        std::string says(line.because.says());
        if (const auto place = in_place_of(line.because); !place.empty()) {
            says += fmt::format(" [in place of {}]", place);
        }
        fmt::print("{:{}}{}\n", "", indent, toned(wrapped(says, width, indent), Tone::faint));
    }
    fmt::print("\nWhat is ordered\n");
    for (const rules::Line& line : lines) {
        if (line.value != "applies") continue;
        constexpr int indent = 33;
        fmt::print("  {:30} {}\n", cited(line.because, book),
                   wrapped(line.because.says(), width, indent));
    }
    fmt::print("\nReadings of what is unclear (`set reading KEY VALUE`), the one in force first\n");
    for (const rules::Reading& reading : book.readings) {
        constexpr int indent = 33;
        fmt::print("  {:30} {}\n{:{}}{}\n", reading.key, fmt::join(choices(reading), " | "), "",
                   indent,
                   toned(wrapped(fmt::format("{}: {}{}", reading.clause, reading.about,
                                             reading.choose ? "" : " (not played yet)"),
                                 width, indent),
                         Tone::faint));
    }
    return done;
}

int diff_games(const std::string& one, const std::string& other, const RulesOptions& options) {
    const rules::Game* a = require_game(one);
    const rules::Game* b = require_game(other);
    if (!a || !b) return wrong_input;
    struct Both {
        const rules::Line* a{nullptr};
        const rules::Line* b{nullptr};
    };
    const auto lines_a = rules::listing(*a->rules);
    const auto lines_b = rules::listing(*b->rules);
    std::vector<std::pair<std::string_view, Both>> both;
    rules::for_each_slot([&](const auto& slot) { both.emplace_back(slot.name, Both{}); });
    for (auto& [rule, pair] : both) {
        for (const auto& line : lines_a) {
            if (line.rule == rule) pair.a = &line;
        }
        for (const auto& line : lines_b) {
            if (line.rule == rule) pair.b = &line;
        }
    }
    ordered_json rows = ordered_json::array();
    if (options.output == Output::text) {
        fmt::print("{:28} {:36} {}\n", "", toned(fmt::format("{:36}", a->id), Tone::strong),
                   toned(b->id, Tone::strong));
    }
    for (const auto& [rule, pair] : both) {
        const std::string value_a = pair.a ? pair.a->value : "none";
        const std::string value_b = pair.b ? pair.b->value : "none";
        if (value_a == value_b) continue;
        const auto clause = [](const rules::Line* line) {
            return line ? rules::to_string(line->because) : std::string();
        };
        rows.push_back({{"rule", rule},
                        {"a", {{"value", value_a}, {"clause", clause(pair.a)}}},
                        {"b", {{"value", value_b}, {"clause", clause(pair.b)}}}});
        if (options.output == Output::text) {
            const auto side = [&](const rules::Line* line, const std::string& value) {
                return line ? fmt::format("{} ({})", value, clause(line)) : value;
            };
            fmt::print("{:28} {:36} {}\n", rule, side(pair.a, value_a), side(pair.b, value_b));
        }
    }
    if (options.output == Output::json) {
        print_json({{"a", a->id}, {"b", b->id}, {"differences", rows}});
    } else if (rows.empty()) {
        fmt::print("no rule differs\n");
    }
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
