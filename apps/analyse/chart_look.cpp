#include "apps/analyse/chart_look.hpp"

#include <array>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace croupier::apps {
namespace {

// The row of the chart that a hand is played by.
const exact::ChartRow* row_for(const Report& report, const exact::Counts& cards) {
    int low = 0;
    std::size_t pair = exact::values;
    for (std::size_t value = 0; value < exact::values; ++value) {
        low += cards[value] * exact::points(value);
        if (cards[value] == 2 && exact::sum(cards) == 2) pair = value;
    }
    const bool soft = cards[exact::ace] > 0 && low <= 11;
    for (const exact::ChartRow& row : report.main.basic.rows) {
        const bool is_it = row.kind == exact::RowKind::pair
                               ? pair < exact::values && row.points == exact::points(pair)
                               : pair == exact::values && row.points == (soft ? low + 10 : low) &&
                                     (row.kind == exact::RowKind::soft) == soft;
        if (is_it) return &row;
    }
    return nullptr;
}

}  // namespace

Look look_of(exact::Advice advice) {
    switch (advice) {
        case exact::Advice::none: return {"none", "#f2f2f0"};
        case exact::Advice::hit: return {"hit", "#a9dcb5"};
        case exact::Advice::stand: return {"stand", "#f4b7ad"};
        case exact::Advice::double_or_hit: return {"double", "#ffdf70"};
        case exact::Advice::double_or_stand: return {"double-stand", "#ffc27a"};
        case exact::Advice::split: return {"split", "#a8d0f5"};
        case exact::Advice::surrender_or_hit: return {"surrender", "#e0ccf2"};
        case exact::Advice::surrender_or_stand: return {"surrender-stand", "#cdb4ea"};
    }
    return {};
}

std::string escaped(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    for (const char each : text) {
        switch (each) {
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '&': safe += "&amp;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += each;
        }
    }
    return safe;
}

std::string spoken(const Play& play) {
    if (play.advice == exact::Advice::none) return "no such hand";
    constexpr std::array<std::string_view, 7> numbers = {"",     "",     "two", "three",
                                                         "four", "five", "six"};
    std::string text(says(play.advice));
    for (const Play::From& from : play.from) {
        text += fmt::format("; with {} cards or more {}",
                            numbers[static_cast<std::size_t>(from.cards)], says(from.advice));
    }
    return text;
}

std::string subtitle(const Report& report) {
    const Headline all = headline(report);
    return fmt::format("{} deck{}, {} {}{}{}", report.subject.decks,
                       report.subject.decks == 1 ? "" : "s", whose_edge(all.expectation),
                       percent(std::abs(all.expectation), 3), all.with.empty() ? "" : " ",
                       all.with);
}

std::vector<std::string> exceptions_in_short(const Report& report) {
    std::vector<std::string> all;
    for (const exact::Exception& each : report.main.basic.exceptions) {
        // The chart by number of cards may know better already.
        if (const exact::ChartRow* row = row_for(report, each.cards)) {
            const Play play = play_of(report, *row, each.first);
            const auto advice = advice_with(play, exact::sum(each.cards));
            if (exact::first_choice(advice) == each.better) continue;
        }
        all.push_back(fmt::format("{} against {}: {}", hand_text(report, each),
                                  exact::name_of_card(each.first), name_of(each.better)));
    }
    return all;
}

std::string below_letter(const Play& play) {
    if (play.from.empty()) return {};
    if (play.from.size() > 1) return "*";
    return fmt::format("{}{}", play.from.front().cards, letter(play.from.front().advice));
}

std::vector<std::string> chart_notes(const Report& report) {
    std::vector<std::string> notes;
    bool counted = false;
    for (const exact::ChartRow& row : report.main.basic.rows) {
        for (const std::size_t first : first_cards) {
            const Play play = play_of(report, row, first);
            counted = counted || !play.from.empty();
            if (play.from.size() < 2) continue;
            notes.push_back(fmt::format("* {} against {}: {}", name_of(row.kind, row.points),
                                        exact::name_of_card(first), spoken(play)));
        }
    }
    if (counted) {
        notes.insert(notes.begin(), "S with 4H below: stand, but with four cards or more hit");
    }
    if (report.main.withdraw) {
        std::vector<std::string> up_to;
        for (const std::size_t first : first_cards) {
            const int points = (*report.main.withdraw)[first];
            if (points == 0) continue;
            up_to.push_back(fmt::format("{} against {}", points, exact::name_of_card(first)));
        }
        notes.push_back(
            fmt::format("Withdraw a double up to a total of {}", fmt::join(up_to, ", ")));
    }
    return notes;
}

std::vector<const exact::ChartRow*> rows_of(const Report& report, exact::RowKind kind) {
    std::vector<const exact::ChartRow*> rows;
    for (const exact::ChartRow& row : report.main.basic.rows) {
        if (row.kind == kind) rows.push_back(&row);
    }
    return rows;
}

std::string_view title_of(exact::RowKind kind) {
    switch (kind) {
        case exact::RowKind::hard: return "Hard hands";
        case exact::RowKind::soft: return "Soft hands";
        case exact::RowKind::pair: return "Pairs";
    }
    return {};
}

}  // namespace croupier::apps
