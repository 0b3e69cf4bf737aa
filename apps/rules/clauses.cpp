// croupier rules clauses: a book in the gazette's order, or some of its clauses with all evidence.
#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "apps/rules/coverage.hpp"
#include "apps/rules/pages.hpp"
#include "apps/rules/rules.hpp"
#include "apps/terminal.hpp"
#include "rules/listing.hpp"

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;

struct Row {
    const rules::Part* part;
    const rules::Provision* provision;
    Evidence evidence;

    [[nodiscard]] bool pending() const { return rules::awaits(*provision); }
    [[nodiscard]] bool missing() const {
        return pending() ||
               (provision->carried == rules::Carried::engine && evidence.shown_by.empty());
    }
};

// One value that a clause sets, and the games of the book in which it is in force.
struct Setting {
    std::string rule;
    std::string value;
    std::vector<std::string_view> games;
};

std::vector<Setting> settings_of(const rules::Book& book, const rules::Provision& row) {
    std::vector<Setting> settings;
    for (const rules::Game& game : book.games) {
        std::vector<rules::Line> lines = rules::listing(*game.rules);
        if (game.tournament)
            std::ranges::move(rules::listing(*game.tournament), std::back_inserter(lines));
        for (rules::Line& line : lines) {
            if (line.because.row() != &row) continue;
            const auto same = std::find_if(settings.begin(), settings.end(), [&](const auto& each) {
                return each.rule == line.rule && each.value == line.value;
            });
            if (same != settings.end()) {
                same->games.push_back(game.id);
            } else {
                settings.push_back({std::move(line.rule), std::move(line.value), {game.id}});
            }
        }
    }
    return settings;
}

void add_rows(std::vector<Row>& rows, std::span<const rules::Part> parts,
              const Coverage& coverage) {
    for (const rules::Part& part : parts) {
        for (const rules::Provision& row : part.rows) {
            if (rules::names(part.except, row.id)) continue;
            const auto found = coverage.find(&row);
            rows.push_back({&part, &row, found == coverage.end() ? Evidence{} : found->second});
        }
    }
}

// The rows of the clauses that were asked for, borrowed ones too, in the book's order. Complains of
// the first clause that the book does not have, and gives none.
std::vector<Row> asked_for(const rules::Book& book, const std::vector<std::string>& clauses,
                           const Coverage& coverage) {
    std::vector<Row> rows;
    add_rows(rows, book.parts, coverage);
    add_rows(rows, book.borrowed, coverage);
    const auto meets = [](const Row& row, const std::string& wanted) {
        return rules::meets(rules::Clause{row.provision}, wanted);
    };
    for (const std::string& wanted : clauses) {
        if (std::none_of(rows.begin(), rows.end(),
                         [&](const Row& row) { return meets(row, wanted); })) {
            complain(fmt::format("no clause '{}' in {}; `croupier rules clauses {}` lists them",
                                 wanted, book.id, book.id));
            return {};
        }
    }
    std::erase_if(rows, [&](const Row& row) {
        return std::none_of(clauses.begin(), clauses.end(),
                            [&](const std::string& wanted) { return meets(row, wanted); });
    });
    return rows;
}

ordered_json row_json(const Row& row, const rules::Book& book) {
    const rules::Provision& provision = *row.provision;
    ordered_json json{{"clause", provision.id},
                      {"kind", rules::to_string(provision.kind)},
                      {"carried", rules::to_string(provision.carried)},
                      {"says", provision.says},
                      {"scenarios", row.evidence.shown_by},
                      {"mentions", row.evidence.mentioned_by}};
    if (row.pending()) json["pending"] = true;
    if (!provision.in_place_of.empty()) json["in_place_of"] = provision.in_place_of;
    if (provision.book != book.id) json["borrowed_from"] = provision.book;
    return json;
}

std::string how(const Row& row) {
    return fmt::format("{}{}", rules::to_string(row.provision->carried),
                       row.pending() ? ", not yet" : "");
}

std::string scenarios(std::size_t count) {
    return fmt::format("{} scenario{}", count, count == 1 ? "" : "s");
}

void print_files(std::string_view heading, const std::vector<std::string>& files, int indent) {
    if (files.empty()) return;
    print_folded("{:{}}{} {}\n", "", indent, heading, scenarios(files.size()));
    for (const std::string& file : files) {
        print_folded("{:{}}{}\n", "", indent + 2, toned(file, Tone::faint));
    }
}

// A clause in a line or two: its number, who carries it out, how many scenarios show it, what it
// says.
void print_in_short(const Row& row, const RulesOptions& options) {
    constexpr int indent = 30;
    const std::size_t shown = row.evidence.shown_by.size();
    const std::string_view id = row.provision->id;
    constexpr std::size_t id_columns = 12;
    if (id.size() > id_columns) print_folded("{}\n", id);
    print_folded("{:{}} {:12} {:>3}  {}\n", id.size() > id_columns ? "" : id, id_columns, how(row),
                 shown == 0 ? std::string("-") : fmt::format("{}", shown),
                 wrapped(row.provision->says, terminal_width(), indent));
    if (!options.list_scenarios) return;
    for (const std::string& file : row.evidence.shown_by) {
        print_folded("{:{}}{}\n", "", indent, toned(file, Tone::faint));
    }
}

void print_with_evidence(const Row& row, const rules::Book& book, const RulesOptions& options) {
    constexpr int indent = 4;
    const rules::Provision& provision = *row.provision;
    print_folded("{}  {}\n",
                 toned(fmt::format("{} {}", provision.book, provision.id), Tone::strong),
                 toned(row.part->title, Tone::faint));
    print_folded("{:{}}{}\n", "", indent, wrapped(provision.says, terminal_width(), indent));
    print_folded(
        "{:{}}{}, carried out: {}{}\n", "", indent, rules::to_string(provision.kind), how(row),
        provision.in_place_of.empty() ? std::string()
                                      : fmt::format("; in place of {}", provision.in_place_of));
    for (const Setting& setting : settings_of(book, provision)) {
        print_folded(
            "{:{}}{}\n", "", indent,
            wrapped(fmt::format("{} {} in {}", setting.value == "applies" ? "orders" : "sets",
                                setting.value == "applies"
                                    ? setting.rule
                                    : fmt::format("{} to {}", setting.rule, setting.value),
                                fmt::join(setting.games, ", ")),
                    terminal_width(), indent + 2));
    }
    for (const rules::Reading& reading : book.readings) {
        if (reading.clause != provision.id) continue;
        print_folded("{:{}}{}\n", "", indent,
                     wrapped(fmt::format("reading {}: {}", reading.key, reading.about),
                             terminal_width(), indent + 2));
    }
    print_files("shown by", row.evidence.shown_by, indent);
    if (options.list_scenarios) {
        print_files("mentioned in", row.evidence.mentioned_by, indent);
    } else if (const std::size_t count = row.evidence.mentioned_by.size(); count > 0) {
        print_folded("{:{}}mentioned in {}: --scenarios lists them\n", "", indent,
                     scenarios(count));
    }
    if (row.evidence.shown_by.empty()) {
        print_folded("{:{}}{}\n", "", indent, "no scenario shows it");
    }
}

void print_book(const std::vector<Row>& rows, const RulesOptions& options) {
    if (!options.missing) {
        print_folded("{:12} {:12} {}\n", "clause", "carried out", "shown by, and what it says");
    }
    std::string_view heading;
    for (const Row& row : rows) {
        if (!options.missing && heading != row.part->title) {
            heading = row.part->title;
            print_folded("\n{}\n", toned(heading, Tone::strong));
        }
        print_in_short(row, options);
    }
}

}  // namespace

int list_clauses(const std::string& id, const std::vector<std::string>& clauses,
                 const RulesOptions& options) {
    const rules::Book* book = require_book(id);
    if (!book) return wrong_input;
    const Coverage coverage = coverage_by_scenarios(options.records);
    std::vector<Row> rows;
    if (clauses.empty()) {
        add_rows(rows, book->parts, coverage);
    } else {
        rows = asked_for(*book, clauses, coverage);
        if (rows.empty()) return wrong_input;
    }
    if (options.missing) std::erase_if(rows, [](const Row& row) { return !row.missing(); });
    if (options.output == Output::json) {
        ordered_json all = ordered_json::array();
        for (const Row& row : rows) all.push_back(row_json(row, *book));
        print_json(all);
    } else if (clauses.empty() || options.missing) {
        print_book(rows, options);
    } else {
        for (const Row& row : rows) {
            if (&row != &rows.front()) print_folded("\n");
            print_with_evidence(row, *book, options);
        }
    }
    return options.missing && !rows.empty() ? answer_is_no : done;
}

}  // namespace croupier::apps
