// The chart as a picture, in proportions that fill a sheet of A4.
#include <algorithm>

#include <fmt/core.h>

#include "apps/analyse/chart_look.hpp"
#include "apps/rules/in_short.hpp"
#include "apps/terminal.hpp"

namespace croupier::apps {
namespace {

using exact::Advice;
using exact::RowKind;

constexpr int page_width = 794;
constexpr int margin = 40;
constexpr int gap = 30;
constexpr int name_width = 50;
constexpr int cell_side = 29;
constexpr int row_height = 26;
constexpr int block_width = name_width + 10 * cell_side;
constexpr std::size_t svg_exceptions = 12;

// Text at a place; the baseline is at y.
std::string text_at(int x, int y, std::string_view look, std::string_view text) {
    return fmt::format("<text x=\"{}\" y=\"{}\" class=\"{}\">{}</text>\n", x, y, look,
                       escaped(text));
}

std::string cell_svg(const Report& report, const exact::ChartRow& row, std::size_t first, int x,
                     int y) {
    const Play play = play_of(report, row, first);
    if (play.advice == Advice::none) return {};
    const bool counted = !play.from.empty();
    std::string svg = fmt::format(
        "<g><title>{} against {}: {}</title><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" "
        "rx=\"4\" fill=\"{}\"/>",
        name_of(row.kind, row.points), exact::name_of_card(first), escaped(spoken(play)), x + 1,
        y + 1, cell_side - 2, row_height - 2, look_of(play.advice).colour);
    svg += text_at(x + cell_side / 2, y + (counted ? 13 : 18), "cell", letter(play.advice));
    if (counted) svg += text_at(x + cell_side / 2, y + 22, "small", below_letter(play));
    return svg + "</g>\n";
}

int block_height(const Report& report, RowKind kind) {
    return 46 + row_height * static_cast<int>(rows_of(report, kind).size());
}

std::string block_svg(const Report& report, RowKind kind, int left, int top) {
    std::string svg = text_at(left, top + 14, "head", title_of(kind));
    int y = top + 20;
    for (std::size_t i = 0; i < first_cards.size(); ++i) {
        svg += text_at(left + name_width + static_cast<int>(i) * cell_side + cell_side / 2, y + 15,
                       "first", exact::name_of_card(first_cards[i]));
    }
    y += 20;
    for (const exact::ChartRow* row : rows_of(report, kind)) {
        svg += text_at(left + name_width - 8, y + 18, "name", name_of(row->kind, row->points));
        for (std::size_t i = 0; i < first_cards.size(); ++i) {
            svg += cell_svg(report, *row, first_cards[i],
                            left + name_width + static_cast<int>(i) * cell_side, y);
        }
        y += row_height;
    }
    return svg;
}

// Lines of small text, one under the other and each broken to half the page; moves y down.
std::string lines_svg(const std::vector<std::string>& lines, int left, int& y) {
    constexpr int letters = 54;
    std::string svg;
    for (const std::string& line : lines) {
        const std::string text = wrapped(line, letters, 0);
        for (std::size_t start = 0; start < text.size();) {
            const std::size_t end = std::min(text.find('\n', start), text.size());
            svg += text_at(start == 0 ? left : left + 10, y, "note",
                           std::string_view(text).substr(start, end - start));
            y += 16;
            start = end + 1;
        }
    }
    return svg;
}

std::string legend_svg(const Report& report, int& y) {
    std::string svg;
    int x = margin;
    for (const Advice advice : advices_in(report)) {
        const int width = 50 + 7 * static_cast<int>(says(advice).size());
        if (x + width > page_width - margin) {
            x = margin;
            y += 28;
        }
        svg += fmt::format(
            "<rect x=\"{}\" y=\"{}\" width=\"28\" height=\"22\" rx=\"4\" "
            "fill=\"{}\"/>\n",
            x, y, look_of(advice).colour);
        svg += text_at(x + 14, y + 16, "cell", letter(advice));
        svg += text_at(x + 36, y + 16, "note", says(advice));
        x += width;
    }
    y += 42;
    return svg + lines_svg(chart_notes(report), margin, y);
}

std::string below_svg(const Report& report, int& y) {
    std::string svg = legend_svg(report, y);
    std::vector<std::string> rules;
    for (const ShortRule& rule : rules_in_short(report.subject.rules, report.subject.decks)) {
        rules.push_back(rule.says);
    }
    for (const std::string& text : departures(report.subject)) rules.push_back(text);
    y += 10;
    const int top = y;
    svg += text_at(margin, y, "head", "Rules in force");
    y += 20;
    svg += lines_svg(rules, margin, y);
    const int left = margin + block_width + gap;
    int right_y = top;
    auto exceptions = exceptions_in_short(report);
    exceptions.resize(std::min(exceptions.size(), svg_exceptions));
    if (!exceptions.empty()) {
        svg += text_at(left, right_y, "head", "Better played otherwise");
        right_y += 20;
        svg += lines_svg(exceptions, left, right_y);
    }
    y = std::max(y, right_y);
    return svg;
}

constexpr std::string_view svg_style =
    "text { font-family: system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; fill: #16181d; }"
    " .title { font-size: 28px; font-weight: 700; } .sub { font-size: 15px; fill: #4a505e; }"
    " .head { font-size: 15px; font-weight: 700; } .note { font-size: 12px; }"
    " .first { font-size: 13px; text-anchor: middle; fill: #4a505e; font-weight: 600; }"
    " .name { font-size: 13px; text-anchor: end; font-weight: 600; }"
    " .cell { font-size: 14px; text-anchor: middle; font-weight: 700; }"
    " .small { font-size: 8.5px; text-anchor: middle; font-weight: 600; }";

}  // namespace

std::string chart_svg(const Report& report) {
    const Subject& subject = report.subject;
    const std::string title = fmt::format("{}, {}", subject.game->title, subject.book->title);
    std::string body = text_at(margin, 58, "title", subject.game->title);
    body += text_at(
        margin, 82, "sub",
        fmt::format("{} ({}), {}", subject.book->title, subject.game->id, subtitle(report)));
    constexpr int top = 104;
    const int right = margin + block_width + gap;
    body += block_svg(report, RowKind::hard, margin, top);
    body += block_svg(report, RowKind::soft, right, top);
    const int soft = block_height(report, RowKind::soft);
    body += block_svg(report, RowKind::pair, right, top + soft);
    int y =
        top + 8 +
        std::max(block_height(report, RowKind::hard), soft + block_height(report, RowKind::pair));
    body += below_svg(report, y);
    y += 8;
    body += text_at(margin, y, "note", "Exact for shuffled cards, one box, one unit.");
    const int height = std::max(y + 24, 1123);
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
        "viewBox=\"0 0 {0} {1}\" role=\"img\" aria-labelledby=\"title desc\">\n"
        "<title id=\"title\">{2}: how to play</title>\n"
        "<desc id=\"desc\">{3}. For every hand and every first card of the dealer's the best "
        "decision, as a letter on a colour. Each cell has its own title.</desc>\n"
        "<style>{4}</style>\n<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n{5}</svg>\n",
        page_width, height, escaped(title), escaped(subtitle(report)), svg_style, body);
}

}  // namespace croupier::apps
