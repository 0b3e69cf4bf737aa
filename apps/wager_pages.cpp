#include "apps/wager_pages.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/terminal.hpp"

namespace croupier::apps {
namespace {

using rules::ByDecks;
using rules::Clause;
using rules::Option;
using rules::Presence;
using rules::Prize;
using rules::Ruled;
using rules::SlotName;

constexpr int row_columns = 18;
constexpr int odds_columns = 10;
constexpr int chance_columns = 13;

std::string spaced(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

// Prizes of a wager with several tables are numbered within each; of one table, all through.
PayLine line_of(const SlotName& name, const Ruled<Prize>& ruled) {
    return {to_string(name),
            fmt::format("prize {}", name.scale),
            std::max(name.table, 1),
            std::nullopt,
            ruled.value,
            ruled.because};
}

PayLine line_of(const SlotName& name, const Ruled<ByDecks>& ruled) {
    return {to_string(name), spaced(name.rule), std::max(name.scale, 1), ruled.value, {},
            ruled.because};
}

template <class T>
PayLine line_of(const SlotName&, const Ruled<T>&) {
    return {};
}

template <class Wager>
WagerSheet sheet_of(const rules::Rules& rules, Option option, const Wager& wager) {
    WagerSheet sheet{option, &wager, decks_of(rules), 1, {}};
    if (wager.decks.because) {
        std::erase_if(sheet.decks, [&](int n) { return !wager.decks.value.allows(n); });
    }
    if (wager.scales.because) sheet.scales = wager.scales.value;
    auto visit = [&](const SlotName& name, const auto& ruled, Presence) {
        PayLine line = line_of(name, ruled);
        if (ruled.because && line.because) sheet.pays.push_back(std::move(line));
    };
    for_each_slot_of(rules::to_string(option), wager, visit);
    return sheet;
}

template <class Wanted>
std::vector<WagerSheet> sheets_where(const rules::Rules& rules, Wanted wanted) {
    std::vector<WagerSheet> sheets;
    rules::for_each_option(rules, [&](Option option, const auto& wager) {
        if (wager.offered.because && wanted(wager.offered.value)) {
            sheets.push_back(sheet_of(rules, option, wager));
        }
    });
    return sheets;
}

std::string odds_text(int to_one) { return fmt::format("{}:1", to_one); }

// `1 in 40`, `1 in 3.3`.
std::string chance(int slots, int all) {
    if (slots <= 0) return "never";
    std::string text = fmt::format("1 in {:.1f}", static_cast<double>(all) / slots);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

std::vector<const PayLine*> lines_at(const WagerSheet& sheet, int scale) {
    std::vector<const PayLine*> lines;
    for (const PayLine& line : sheet.pays) {
        if (line.scale == scale) lines.push_back(&line);
    }
    return lines;
}

bool pays_prizes(const WagerSheet& sheet) {
    return !sheet.pays.empty() && !sheet.pays.front().odds;
}

bool differs_by_decks(const WagerSheet& sheet) {
    return std::any_of(sheet.pays.begin(), sheet.pays.end(), [&](const PayLine& line) {
        return line.odds && by_decks(*line.odds, sheet.decks).size() > 1;
    });
}

int slots_at(const WagerSheet& sheet, int scale) {
    int slots = 0;
    for (const PayLine* line : lines_at(sheet, scale)) slots += line->prize.slots;
    return slots;
}

void print_line(std::string_view row, const std::vector<std::string>& cells,
                const std::string& clauses) {
    std::string text = fmt::format("    {:{}}", row, row_columns);
    for (const std::string& cell : cells) text += fmt::format("{:{}}  ", cell, odds_columns - 2);
    text += clauses;
    text.erase(text.find_last_not_of(' ') + 1);
    print_folded("{}\n", text);
}

void print_prizes(const WagerSheet& sheet, const rules::Book& book) {
    for (int scale = 1; scale <= sheet.scales; ++scale) {
        const auto lines = lines_at(sheet, scale);
        const int all = slots_at(sheet, scale);
        print_line(sheet.scales > 1 ? fmt::format("table {}", scale) : "prizes",
                   {"for $1", "slots", "chance"}, "");
        for (const PayLine* line : lines) {
            print_line("",
                       {fmt::format("${}", line->prize.dollars), std::to_string(line->prize.slots),
                        fmt::format("{:{}}", chance(line->prize.slots, all), chance_columns)},
                       cited_in(line->because, book));
        }
    }
}

// Each scale is a block of its own, with a column for each number of decks.
void print_by_decks(const WagerSheet& sheet, const rules::Book& book) {
    for (int scale = 1; scale <= sheet.scales; ++scale) {
        std::vector<std::string> heads;
        for (const int decks : sheet.decks) heads.push_back(fmt::format("{} decks", decks));
        print_line(sheet.scales > 1 ? fmt::format("scale {}", scale) : "pays", heads, "");
        for (const PayLine* line : lines_at(sheet, scale)) {
            std::vector<std::string> cells;
            for (const int decks : sheet.decks) cells.push_back(odds_text(line->odds->with(decks)));
            print_line(line->row, cells, cited_in(line->because, book));
        }
    }
}

void print_by_scale(const WagerSheet& sheet, const rules::Book& book) {
    std::vector<std::string> heads;
    for (int scale = 1; scale <= sheet.scales; ++scale) {
        heads.push_back(sheet.scales > 1 ? fmt::format("scale {}", scale) : "");
    }
    print_line("pays", heads, "");
    for (const PayLine* first : lines_at(sheet, 1)) {
        std::vector<std::string> cells;
        std::vector<std::string> clauses;
        for (int scale = 1; scale <= sheet.scales; ++scale) {
            const auto lines = lines_at(sheet, scale);
            const auto line = std::find_if(lines.begin(), lines.end(), [&](const PayLine* each) {
                return each->row == first->row;
            });
            cells.push_back(line == lines.end() ? "none" : odds_text((*line)->odds->to_one[0]));
            if (line == lines.end()) continue;
            const std::string clause = cited_in((*line)->because, book);
            if (clauses.empty() || clauses.back() != clause) clauses.push_back(clause);
        }
        print_line(first->row, cells, fmt::format("{}", fmt::join(clauses, ", ")));
    }
}

}  // namespace

std::vector<WagerSheet> wagers_of(const rules::Rules& rules) {
    return sheets_where(rules, [](rules::Offered is) { return is == rules::Offered::permitted; });
}

std::vector<WagerSheet> wagers_not_for(const rules::Rules& rules) {
    return sheets_where(rules, [](rules::Offered is) { return is != rules::Offered::permitted; });
}

std::vector<std::string_view> option_words(const rules::Rules& rules) {
    std::vector<std::string_view> words;
    for (const WagerSheet& sheet : wagers_of(rules)) words.push_back(to_string(sheet.option));
    return words;
}

std::vector<int> decks_of(const rules::Rules& rules) {
    std::vector<int> counts;
    for (int n = 1; n <= 8; ++n) {
        if (rules.decks.value.allows(n)) counts.push_back(n);
    }
    return counts;
}

std::vector<OddsWithDecks> by_decks(const ByDecks& odds, const std::vector<int>& decks) {
    std::vector<OddsWithDecks> groups;
    for (const int n : decks) {
        if (groups.empty() || groups.back().to_one != odds.with(n)) {
            groups.push_back({odds.with(n), {}});
        }
        groups.back().decks.push_back(n);
    }
    return groups;
}

std::string pays_in_short(const WagerSheet& sheet, int scale, int decks) {
    const auto lines = lines_at(sheet, scale);
    if (pays_prizes(sheet) && !lines.empty()) {
        const auto less = [](const PayLine* a, const PayLine* b) {
            return a->prize.dollars < b->prize.dollars;
        };
        const auto [least, most] = std::minmax_element(lines.begin(), lines.end(), less);
        return fmt::format("a prize of ${} to ${} for each dollar", (*least)->prize.dollars,
                           (*most)->prize.dollars);
    }
    std::vector<std::string> texts;
    texts.reserve(lines.size());
    for (const PayLine* line : lines) {
        texts.push_back(fmt::format("{} {}", line->row, odds_text(line->odds->with(decks))));
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

void print_pay_tables(const WagerSheet& sheet, const rules::Book& book) {
    if (pays_prizes(sheet)) {
        print_prizes(sheet, book);
    } else if (differs_by_decks(sheet)) {
        print_by_decks(sheet, book);
    } else {
        print_by_scale(sheet, book);
    }
}

std::string cited_in(const Clause& clause, const rules::Book& book) {
    if (clause.book() == book.id) return std::string(clause.number());
    return fmt::format("{} (borrowed)", rules::to_string(clause));
}

}  // namespace croupier::apps
