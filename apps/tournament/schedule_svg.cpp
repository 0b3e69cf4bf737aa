// The schedule as a picture: each session a row of tables, narrowing towards the final.
#include <algorithm>

#include <fmt/format.h>

#include "apps/analyse/chart_look.hpp"
#include "apps/tournament/tournament.hpp"

namespace croupier::apps {
namespace {

using tournament::Schedule;
using tournament::Sitting;

constexpr int page_width = 794;
constexpr int margin = 40;
constexpr int tables_in_a_row = 14;
constexpr int table_width = 44;
constexpr int table_gap = 7;
constexpr int table_height = 30;
constexpr int line = 22;

std::string text_at(int x, int y, std::string_view look, std::string_view text) {
    return fmt::format("<text x=\"{}\" y=\"{}\" class=\"{}\">{}</text>\n", x, y, look,
                       escaped(text));
}

int rows_of_tables(const Sitting& session) {
    return (session.tables() + tables_in_a_row - 1) / tables_in_a_row;
}

// The tables of a session, in the middle of the page, each with the number of its players.
std::string tables_svg(const Sitting& session, int top) {
    std::string svg;
    for (int table = 0; table < session.tables(); ++table) {
        const int row = table / tables_in_a_row;
        const int in_row = std::min(tables_in_a_row, session.tables() - row * tables_in_a_row);
        const int width = in_row * (table_width + table_gap) - table_gap;
        const int x =
            (page_width - width) / 2 + table % tables_in_a_row * (table_width + table_gap);
        const int y = top + row * (table_height + table_gap);
        svg += fmt::format(
            "<g><title>table {}: {} players</title><rect class=\"table\" x=\"{}\" y=\"{}\" "
            "width=\"{}\" height=\"{}\" rx=\"8\"/>",
            table + 1, session.seats[static_cast<std::size_t>(table)], x, y, table_width,
            table_height);
        svg += text_at(x + table_width / 2, y + 20, "seats",
                       std::to_string(session.seats[static_cast<std::size_t>(table)]));
        svg += "</g>\n";
    }
    return svg;
}

std::string session_svg(const Sitting& session, int& y) {
    y += line;
    std::string svg = text_at(margin, y, "name", session.name);
    svg +=
        text_at(page_width - margin, y, "right",
                fmt::format("{} players, {}, {}{}", session.players, seats_in_words(session),
                            in_words(session.length),
                            session.heats > 1 ? fmt::format(" in {} heats", session.heats) : ""));
    y += 12;
    svg += tables_svg(session, y);
    y += rows_of_tables(session) * (table_height + table_gap);
    if (const std::string on = who_goes_on(session); !on.empty()) {
        y += 16;
        svg += text_at(page_width / 2, y, "on", fmt::format("{}: {}", on, session.go_on()));
    }
    y += 10;
    return svg;
}

std::string schedule_of(const Schedule& schedule, int& y) {
    y += 34;
    std::string svg = text_at(margin, y, "head", fmt::format("{} players", schedule.players));
    for (const Sitting& session : schedule.sessions) svg += session_svg(session, y);
    y += line + 4;
    svg +=
        text_at(margin, y, "name", fmt::format("Prize pool {}", ledger::to_string(schedule.pool)));
    constexpr std::size_t prizes_in_a_row = 4;
    for (std::size_t i = 0; i < schedule.prizes.size(); ++i) {
        const auto column = static_cast<int>(i % prizes_in_a_row);
        if (column == 0) y += line;
        svg +=
            text_at(margin + column * (page_width - 2 * margin) / 4, y, "prize",
                    fmt::format("{}  {}", ordinal(i + 1), ledger::to_string(schedule.prizes[i])));
    }
    y += line;
    return svg;
}

}  // namespace

std::string schedule_svg(const tournament::Conditions& conditions, const Schedules& schedules) {
    int y = margin + 26;
    std::string body = text_at(margin, y, "title", title_of(conditions));
    y += line;
    body += text_at(
        margin, y, "soft",
        fmt::format(
            "{}{}", kind_of(conditions),
            conditions.start ? fmt::format("; begins {}", to_string(*conditions.start)) : ""));
    for (const Schedule& each : schedules) body += schedule_of(each, y);
    const int height = y + margin;
    return fmt::format(
               "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
               "height=\"{1}\" role=\"img\">\n<title>{2}</title>\n<style>\n"
               "text {{ font: 14px system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; "
               "fill: #16181d; }}\n"
               ".title {{ font-size: 28px; font-weight: 700; }}\n"
               ".head {{ font-size: 20px; font-weight: 700; }}\n"
               ".name {{ font-size: 16px; font-weight: 600; }}\n"
               ".soft {{ fill: #5a6070; }}\n.right {{ text-anchor: end; fill: #5a6070; }}\n"
               ".on {{ text-anchor: middle; fill: #0b5d4c; font-weight: 600; }}\n"
               ".seats {{ text-anchor: middle; font-weight: 600; }}\n"
               ".table {{ fill: #d6ebe4; stroke: #0b5d4c; }}\n</style>\n"
               "<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n",
               page_width, height, escaped(title_of(conditions))) +
           body + "</svg>\n";
}

}  // namespace croupier::apps
