// The chart as one page: for a screen of any width, a screen reader, and a sheet of A4.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/analyse/chart_look.hpp"
#include "apps/rules/in_short.hpp"

namespace croupier::apps {
namespace {

using exact::Advice;
using exact::RowKind;

// How many exceptions stand on the sheet.
constexpr std::size_t html_exceptions = 15;

constexpr std::string_view html_style = R"(
:root { color-scheme: light dark; --ink: #16181d; --page: #ffffff; --soft: #5a6070; --line: #d5d8de;
  --panel: #f6f7f9; --cell-ink: #16181d; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --page: #14161a; --soft: #a7aebb;
  --line: #343943; --panel: #1d2026; } }
* { box-sizing: border-box; }
html { background: var(--page); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 2rem; color: var(--ink);
  background: var(--page);
  font: 15px/1.4 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between;
  gap: .5rem 2rem; border-bottom: 3px solid var(--ink); padding-bottom: .6rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.1; letter-spacing: -.01em; }
header p { margin: .2rem 0 0; color: var(--soft); }
.edge { text-align: right; margin: 0; }
.edge strong { display: block; font-size: 1.9rem; line-height: 1; color: var(--ink);
  font-variant-numeric: tabular-nums; }
h2 { font-size: 1rem; margin: 0 0 .35rem; }
h2 span { font-weight: 400; }
.charts { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem 1.6rem; margin: 1rem 0; }
.charts > div { display: grid; gap: 1rem; align-content: start; }
table { width: 100%; border-collapse: separate; border-spacing: 2px; table-layout: fixed;
  font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 700; padding: 0 0 .2rem .1rem; }
caption span { font-weight: 400; color: var(--soft); font-size: .87rem; }
th { font-weight: 600; font-size: .87rem; color: var(--soft); padding: 0; }
tbody th { text-align: right; padding-right: .45rem; color: var(--ink); width: 3.4rem;
  white-space: nowrap; }
th.corner { width: 3.4rem; }
td { text-align: center; vertical-align: middle; font-weight: 700; border-radius: 4px;
  color: var(--cell-ink); padding: 0; height: 1.75em; line-height: 1; }
td small { display: block; font-size: .6em; font-weight: 600; line-height: 1;
  letter-spacing: -.03em; white-space: nowrap; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
ul { list-style: none; margin: 0; padding: 0; }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; align-content: start; }
.legend li.note { flex-basis: 100%; font-size: .87rem; }
.legend b { display: inline-block; min-width: 2rem; text-align: center; border-radius: 4px;
  color: var(--cell-ink); margin-right: .35rem; padding: .05rem .3rem; }
.notes { display: grid; gap: 1rem; background: var(--panel); border-radius: 8px;
  padding: .8rem 1rem; font-size: .87rem; }
.notes .clause { color: var(--soft); }
.plain td { color: var(--ink); font-weight: 400; height: auto; }
.two { columns: 2; column-gap: 1.6rem; }
.swap { columns: 3; column-gap: 1.6rem; }
li { break-inside: avoid; }
footer { color: var(--soft); font-size: .8rem; margin-top: .8rem; line-height: 1.3; }
@media (max-width: 44rem) {
  .charts { grid-template-columns: 1fr; }
  .edge { text-align: left; }
  td { height: 2.1em; }
  .two, .swap { columns: 1; }
}
@page { size: A4 portrait; margin: 10mm; }
@media print {
  :root { --ink: #000; --page: #fff; --soft: #444; --line: #bbb; --panel: #f4f4f4; }
  html { font-size: 12.5px; }
  body { max-width: none; padding: 0; font-size: 12px; line-height: 1.3;
    print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .charts { margin: .8rem 0; grid-template-columns: 1fr 1fr; gap: .7rem 1.5rem; }
  .charts > div { gap: .8rem; }
  .notes { padding: .6rem .9rem; gap: .6rem; }
  .edge { text-align: right; }
  .two { columns: 2; }
  .swap { columns: 3; }
  td { height: 1.72em; }
  footer { margin-top: .5rem; font-size: .74rem; }
  .plain td { height: auto; }
  header, .charts, .legend, .notes, footer { break-inside: avoid; }
}
)";

std::string colours() {
    std::string css;
    for (const Advice advice :
         {Advice::none, Advice::hit, Advice::stand, Advice::double_or_hit, Advice::double_or_stand,
          Advice::split, Advice::surrender_or_hit, Advice::surrender_or_stand}) {
        css += fmt::format(".{} {{ background: {}; }}\n", look_of(advice).name,
                           look_of(advice).colour);
    }
    return css;
}

// What a pointer resting on a cell is told: the value of each choice.
std::string values_of(const exact::Cell& cell) {
    const auto& values = named(cell.with_two).empty() ? cell.with_more : cell.with_two;
    std::vector<std::string> parts;
    for (const NamedValue& each : named(values)) {
        parts.push_back(fmt::format("{} {:+.4f}", each.choice, each.value));
    }
    return fmt::format("{}; the second best costs {:.4f}", fmt::join(parts, ", "),
                       cell.second_best_costs);
}

std::string cell_html(const Report& report, const exact::ChartRow& row, std::size_t first) {
    const Play play = play_of(report, row, first);
    if (play.advice == Advice::none) return "<td></td>";
    std::string shown(letter(play.advice));
    if (const std::string below = below_letter(play); !below.empty()) {
        shown += fmt::format("<small>{}</small>", below);
    }
    return fmt::format(
        "<td class=\"{}\" title=\"{}\"><span aria-hidden=\"true\">{}</span>"
        "<span class=\"sr\">{}</span></td>",
        look_of(play.advice).name, escaped(values_of(row.against[first])), shown,
        escaped(spoken(play)));
}

std::string table_html(const Report& report, RowKind kind) {
    std::string html = fmt::format(
        "<table>\n<caption>{} <span>against the dealer's first card</span></caption>\n"
        "<thead><tr><th scope=\"col\" class=\"corner\"><span class=\"sr\">Hand</span></th>",
        title_of(kind));
    for (const std::size_t first : first_cards) {
        html += fmt::format("<th scope=\"col\">{}</th>", exact::name_of_card(first));
    }
    html += "</tr></thead>\n<tbody>\n";
    for (const exact::ChartRow* row : rows_of(report, kind)) {
        html += fmt::format("<tr><th scope=\"row\">{}</th>", name_of(row->kind, row->points));
        for (const std::size_t first : first_cards) html += cell_html(report, *row, first);
        html += "</tr>\n";
    }
    return html + "</tbody>\n</table>\n";
}

std::string header_html(const Report& report) {
    const Subject& subject = report.subject;
    const Headline all = headline(report);
    return fmt::format(
        "<header><div><h1>{}</h1>\n<p>{}: {}, {} decks</p></div>\n"
        "<p class=\"edge\"><strong>{}</strong> {}{}{}</p></header>\n",
        escaped(subject.game->title), escaped(subject.book->title), escaped(subject.game->id),
        subject.decks, percent(std::abs(all.expectation), 3), whose_edge(all.expectation),
        all.with.empty() ? "" : ",<br>", all.with);
}

std::string legend_html(const Report& report) {
    std::string html = "<ul class=\"legend\" aria-label=\"Legend\">\n";
    for (const Advice advice : advices_in(report)) {
        html += fmt::format("<li><b class=\"{}\">{}</b>{}</li>\n", look_of(advice).name,
                            letter(advice), says(advice));
    }
    for (const std::string& note : chart_notes(report)) {
        html += fmt::format("<li class=\"note\">{}</li>\n", escaped(note));
    }
    return html + "</ul>\n";
}

std::string by_first_card_html(const exact::Analysis& main) {
    std::string heads;
    std::string cells;
    for (const std::size_t first : first_cards) {
        heads += fmt::format("<th scope=\"col\">{}</th>", exact::name_of_card(first));
        cells += fmt::format("<td>{:+.1f}</td>", 100 * main.given[first]);
    }
    return fmt::format(
        "<section><table class=\"plain\">\n<caption>The player's expectation "
        "<span>by the "
        "dealer's first card, in per cent of the wager</span></caption>\n<thead><tr>{}</tr></thead>"
        "\n<tbody><tr>{}</tr></tbody>\n</table></section>\n",
        heads, cells);
}

std::string list_html(const std::vector<std::string>& lines, std::string_view attributes = "") {
    std::string html = fmt::format("<ul{}>\n", attributes);
    for (const std::string& line : lines) html += fmt::format("<li>{}</li>\n", line);
    return html + "</ul>\n";
}

std::string notes_html(const Report& report) {
    const Subject& subject = report.subject;
    const exact::Analysis& main = report.main;
    std::vector<std::string> rules;
    for (const ShortRule& rule : rules_in_short(subject.rules, subject.decks)) {
        rules.push_back(fmt::format("{} <span class=\"clause\">{}</span>", escaped(rule.says),
                                    escaped(cited(rule.because, *subject.book))));
    }
    for (const std::string& text : departures(subject)) rules.push_back(escaped(text));
    const bool has_ante = !headline(report).with.empty();
    const std::vector<std::string> figures = {
        fmt::format("house edge, best play{}: {}", has_ante ? ", without the Ante" : "",
                    percent(-main.expectation)),
        fmt::format("house edge by this chart: {}",
                    percent(-(main.by_number_of_cards ? main.by_number_of_cards->expectation
                                                      : main.basic.expectation))),
        fmt::format("standard deviation of a round: {:.4f}", main.outcomes.standard_deviation),
        fmt::format("won {}, even {}, lost {}", percent(main.outcomes.frequencies.won, 1),
                    percent(main.outcomes.frequencies.even, 1),
                    percent(main.outcomes.frequencies.lost, 1)),
        fmt::format("average wager in all: {:.3f} units", main.outcomes.frequencies.wagered)};
    std::string html =
        fmt::format(
            "<div class=\"notes\">\n<section><h2>Rules in force</h2>\n{}</section>\n"
            "<section><h2>Figures</h2>\n{}</section>\n",
            list_html(rules, " class=\"two\""), list_html(figures, " class=\"swap\"")) +
        by_first_card_html(main);
    auto exceptions = exceptions_in_short(report);
    if (!exceptions.empty()) {
        const std::size_t all = exceptions.size();
        exceptions.resize(std::min(all, html_exceptions));
        for (std::string& each : exceptions) each = escaped(each);
        html += fmt::format(
            "<section><h2>Better played otherwise{}</h2>\n{}</section>\n",
            all > html_exceptions
                ? fmt::format(" <span class=\"clause\">the {} that cost most, of {}</span>",
                              html_exceptions, all)
                : "",
            list_html(exceptions, " class=\"swap\""));
    }
    return html + "</div>\n";
}

}  // namespace

std::string chart_html(const Report& report) {
    const Subject& subject = report.subject;
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{}: how to play {}, {}</title>\n<style>{}{}</style>\n</head>\n<body>\n{}<main>\n"
        "<div class=\"charts\">\n<div>\n{}{}</div>\n<div>\n{}{}</div>\n</div>\n{}</main>\n"
        "<footer>{} {}.</footer>\n</body>\n</html>\n",
        escaped(subject.game->id), escaped(subject.game->title), subtitle(report), html_style,
        colours(), header_html(report), table_html(report, RowKind::hard), legend_html(report),
        table_html(report, RowKind::soft), table_html(report, RowKind::pair), notes_html(report),
        escaped(assumptions), escaped(subject.book->source));
}

}  // namespace croupier::apps
