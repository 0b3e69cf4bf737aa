// croupier rules diff: what differs between two games, side by side, by what it touches.
#include <algorithm>
#include <array>
#include <map>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "apps/rules/pages.hpp"
#include "apps/rules/rules.hpp"
#include "apps/rules/worth.hpp"
#include "apps/terminal.hpp"
#include "apps/wager_pages.hpp"
#include "exact/effects.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;

// What a difference touches, in the order in which people ask.
enum class Group : std::uint8_t { money, wagers, table, said };

struct GroupName {
    std::string_view word;
    std::string_view heading;
};
constexpr std::array<GroupName, 4> groups = {{
    {"money", "Money: what the main wager returns, and what is paid beside it"},
    {"wagers", "Optional wagers"},
    {"table", "How the table is run"},
    {"said", "Said by one of the books only"},
}};

// One rule that differs.
struct Both {
    Group group{};
    std::string rule;
    const rules::Line* a{nullptr};
    const rules::Line* b{nullptr};
};

std::string value_of(const rules::Line* line) { return line ? line->value : "none"; }

// A rule that says how something is paid: odds, or a sum.
template <class T>
constexpr bool is_payment = std::is_same_v<T, ledger::Ratio> || std::is_same_v<T, rules::Bonus>;

// A rule about something that neither game has: the Ante, where no Ante is due.
bool is_idle(std::string_view rule, const rules::Rules& a, const rules::Rules& b) {
    const bool has_ante = a.ante_due.because || b.ante_due.because;
    return rule.starts_with("ante-") && !has_ante;
}

class Comparison {
public:
    Comparison(const rules::Game& a, const rules::Game& b)
        : lines_a_(lines_in_force(*a.rules)),
          lines_b_(lines_in_force(*b.rules)),
          wagers_a_(option_words(*a.rules)),
          wagers_b_(option_words(*b.rules)) {
        for (const rules::Line& line : lines_a_) a_[line.rule] = &line;
        for (const rules::Line& line : lines_b_) b_[line.rule] = &line;
        const auto counted =
            exact::rules_that_count(*a.rules, a.decks_usual, *b.rules, b.decks_usual);
        rules::for_each_slot(*a.rules, [&]<class T>(const rules::SlotName& name,
                                                    const rules::Ruled<T>&, rules::Presence) {
            const std::string rule = to_string(name);
            const auto* line_a = find(a_, rule);
            const auto* line_b = find(b_, rule);
            if (value_of(line_a) == value_of(line_b) || is_idle(rule, *a.rules, *b.rules)) {
                return;
            }
            if (!name.wager.empty() && is_of_one_game_only(name, rule)) return;
            const bool counts = std::find(counted.begin(), counted.end(), rule) != counted.end();
            const Group group = counts || (name.wager.empty() && is_payment<T>) ? Group::money
                                : std::is_same_v<T, rules::Said>                ? Group::said
                                : !name.wager.empty()                           ? Group::wagers
                                                                                : Group::table;
            rows_.push_back({group, rule, line_a, line_b});
        });
        std::stable_sort(rows_.begin(), rows_.end(),
                         [](const Both& x, const Both& y) { return x.group < y.group; });
    }

    [[nodiscard]] const std::vector<Both>& rows() const { return rows_; }

private:
    using ByRule = std::map<std::string_view, const rules::Line*>;

    static const rules::Line* find(const ByRule& lines, std::string_view rule) {
        const auto found = lines.find(rule);
        return found == lines.end() ? nullptr : found->second;
    }

    // A wager that one of the games does not carry differs in one thing.
    [[nodiscard]] bool is_of_one_game_only(const rules::SlotName& name,
                                           std::string_view rule) const {
        const auto carries = [&](const std::vector<std::string_view>& wagers) {
            return std::find(wagers.begin(), wagers.end(), name.wager) != wagers.end();
        };
        return !rule.ends_with("/offered") && !(carries(wagers_a_) && carries(wagers_b_));
    }

    std::vector<rules::Line> lines_a_;
    std::vector<rules::Line> lines_b_;
    std::vector<std::string_view> wagers_a_;
    std::vector<std::string_view> wagers_b_;
    ByRule a_;
    ByRule b_;
    std::vector<Both> rows_;
};

ordered_json json_of(const std::vector<Both>& rows) {
    ordered_json list = ordered_json::array();
    const auto side = [](const rules::Line* line) {
        return ordered_json{{"value", value_of(line)},
                            {"clause", line ? rules::to_string(line->because) : std::string()}};
    };
    for (const Both& row : rows) {
        list.push_back({{"group", groups[static_cast<std::size_t>(row.group)].word},
                        {"rule", row.rule},
                        {"a", side(row.a)},
                        {"b", side(row.b)}});
    }
    return list;
}

// Three columns: the rule, and each game's value with its clause.
class Page {
public:
    Page(const rules::Game& a, const rules::Game& b)
        : a_(a),
          b_(b),
          book_a_(rules::book_of(rulebooks::all(), a)),
          book_b_(rules::book_of(rulebooks::all(), b)) {}

    void print(const std::vector<Both>& rows, bool all) const {
        print_folded("{:{}} {} {}\n", "", rule_columns,
                     toned(fmt::format("{:{}}", a_.id, value_columns), Tone::strong),
                     toned(b_.id, Tone::strong));
        for (std::size_t g = 0; g < groups.size(); ++g) {
            const auto group = static_cast<Group>(g);
            const auto count = std::count_if(rows.begin(), rows.end(),
                                             [&](const Both& row) { return row.group == group; });
            if (count == 0) continue;
            if (group == Group::said && !all) {
                print_folded(
                    "\n{} more are said by one of the books only, and no figure depends on them: "
                    "--all lists them\n",
                    count);
                continue;
            }
            print_folded("\n{}\n", toned(groups[g].heading, Tone::strong));
            for (const Both& row : rows) {
                if (row.group == group) print_row(row);
            }
        }
    }

private:
    static constexpr std::size_t rule_columns = 26;
    static constexpr std::size_t value_columns = 26;

    static std::string side(const rules::Line* line, const rules::Book& book) {
        if (!line) return "none";
        const std::string clause = cited_in(line->because, book);
        return line->value == "applies" ? fmt::format("yes ({})", clause)
                                        : fmt::format("{} ({})", line->value, clause);
    }

    void print_row(const Both& row) const {
        const std::string a = side(row.a, book_a_);
        const std::string b = side(row.b, book_b_);
        const bool long_name = row.rule.size() > rule_columns;
        if (long_name) print_folded("{}\n", row.rule);
        const std::string_view name = long_name ? std::string_view() : std::string_view(row.rule);
        if (a.size() <= value_columns) {
            print_folded("{:{}} {:{}} {}\n", name, rule_columns, a, value_columns, b);
        } else {
            print_folded("{:{}} {}\n{:{}} {}\n", name, rule_columns, a, "",
                         rule_columns + 1 + value_columns, b);
        }
    }

    const rules::Game& a_;
    const rules::Game& b_;
    const rules::Book& book_a_;
    const rules::Book& book_b_;
};

}  // namespace

int diff_games(const std::string& one, const std::string& other, const RulesOptions& options) {
    const rules::Game* a = require_game(one);
    const rules::Game* b = require_game(other);
    if (!a || !b) return wrong_input;
    const Comparison found(*a, *b);
    if (options.output == Output::json) {
        ordered_json json{{"a", a->id}, {"b", b->id}, {"differences", json_of(found.rows())}};
        if (options.worth) json["ev"] = differences_json(*a, *b);
        print_json(json);
        return done;
    }
    if (found.rows().empty()) {
        print_folded("no rule differs\n");
    } else {
        Page(*a, *b).print(found.rows(), options.all);
    }
    if (options.worth) print_differences(*a, *b);
    return done;
}

}  // namespace croupier::apps
