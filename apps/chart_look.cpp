#include "apps/chart_look.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace croupier::apps {

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
    const double edge = -report.main.expectation;
    return fmt::format("{} deck{}, {} {}", report.subject.decks,
                       report.subject.decks == 1 ? "" : "s",
                       edge < 0 ? "player's edge" : "house edge", percent(std::abs(edge), 3));
}

std::vector<std::string> exceptions_in_short(const Report& report, std::size_t most) {
    std::vector<std::string> all;
    for (const exact::Exception& each : report.main.basic.exceptions) {
        if (all.size() == most) break;
        all.push_back(fmt::format("{} against {}: {}", hand_text(report, each),
                                  exact::name_of_card(each.first), name_of(each.better)));
    }
    return all;
}

std::vector<std::string> chart_notes(const Report& report) {
    std::vector<std::string> notes;
    const auto& rows = report.main.basic.rows;
    const bool counted = std::any_of(rows.begin(), rows.end(), [&](const exact::ChartRow& row) {
        return std::any_of(first_cards.begin(), first_cards.end(), [&](std::size_t first) {
            return !play_of(report, row, first).from.empty();
        });
    });
    if (counted) notes.emplace_back("S 4H: stand, but with four cards or more hit");
    if (report.main.withdraw) {
        std::vector<std::string> up_to;
        for (const std::size_t first : first_cards) {
            up_to.push_back(
                fmt::format("{}: {}", exact::name_of_card(first), (*report.main.withdraw)[first]));
        }
        notes.push_back(
            fmt::format("Withdraw a double up to this total, against {}", fmt::join(up_to, ", ")));
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
