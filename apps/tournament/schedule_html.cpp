// The schedule as a page: readable on a screen, and on a wall once it is printed.
#include <fmt/format.h>

#include "apps/analyse/chart_look.hpp"
#include "apps/tournament/tournament.hpp"

namespace croupier::apps {
namespace {

using tournament::Schedule;
using tournament::Sitting;

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --ink: #16181d; --page: #ffffff; --soft: #5a6070; --line: #d5d8de;
  --panel: #f3f5f8; --accent: #0b5d4c; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --page: #14161a; --soft: #a7aebb;
  --line: #343943; --panel: #1d2026; --accent: #6fd3b8; } }
* { box-sizing: border-box; }
html { background: var(--page); }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 2rem; color: var(--ink);
  background: var(--page);
  font: 16px/1.45 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header { border-bottom: 4px solid var(--accent); padding-bottom: .6rem; }
h1 { margin: 0; font-size: 2.2rem; line-height: 1.1; }
header p { margin: .3rem 0 0; color: var(--soft); }
h2 { margin: 1.6rem 0 .6rem; font-size: 1.3rem; }
ol { list-style: none; margin: 0; padding: 0; }
.session { display: grid; grid-template-columns: 10rem 1fr; gap: .1rem 1.2rem; padding: .8rem 1rem;
  background: var(--panel); border-radius: 8px; margin-bottom: .6rem; break-inside: avoid; }
.session h3 { margin: 0; font-size: 1.15rem; }
.session .players { color: var(--soft); }
.session p { margin: 0; }
.on { color: var(--accent); font-weight: 600; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem 1.2rem .25rem 0; border-bottom: 1px solid var(--line); }
th { text-align: left; font-weight: 600; }
caption { text-align: left; font-weight: 700; font-size: 1.15rem; padding: .6rem 0 .2rem; }
@media (max-width: 36rem) { .session { grid-template-columns: 1fr; } }
@page { size: A4 portrait; margin: 14mm; }
@media print {
  :root { --ink: #000; --page: #fff; --soft: #444; --line: #bbb; --panel: #f3f3f3; }
  body { max-width: none; padding: 0; print-color-adjust: exact;
    -webkit-print-color-adjust: exact; }
}
)";

std::string session_html(const Sitting& session) {
    const std::string on = who_goes_on(session);
    return fmt::format(
        "<li class=\"session\">\n<div><h3>{}</h3><span class=\"players\">{} players</span></div>\n"
        "<div><p>{}, {}{}</p>\n<p>Chips: {}</p>\n{}</div>\n</li>\n",
        escaped(session.name), session.players, seats_in_words(session), in_words(session.length),
        session.heats > 1 ? fmt::format(" in {} heats", session.heats) : "",
        chips_in_words(session),
        on.empty() ? "" : fmt::format("<p class=\"on\">{}: {}</p>\n", on, session.go_on()));
}

std::string schedule_of(const Schedule& schedule) {
    std::string html = fmt::format("<section>\n<h2>{} players</h2>\n<ol>\n", schedule.players);
    for (const Sitting& session : schedule.sessions) html += session_html(session);
    html += fmt::format(
        "</ol>\n<table>\n<caption>Prizes</caption>\n<tbody>\n"
        "<tr><th scope=\"row\">Prize pool</th><td>{}</td></tr>\n",
        ledger::to_string(schedule.pool));
    for (std::size_t i = 0; i < schedule.prizes.size(); ++i) {
        html += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", ordinal(i + 1),
                            ledger::to_string(schedule.prizes[i]));
    }
    return html + "</tbody>\n</table>\n</section>\n";
}

}  // namespace

std::string schedule_html(const tournament::Conditions& conditions, const Schedules& schedules) {
    const std::string title = escaped(title_of(conditions));
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<header>\n<h1>{}</h1>\n<p>{}{}</"
        "p>\n"
        "</header>\n<main>\n",
        title, style, title, escaped(kind_of(conditions)),
        conditions.start ? fmt::format("; begins {}", to_string(*conditions.start)) : "");
    for (const Schedule& each : schedules) html += schedule_of(each);
    return html + "</main>\n</body>\n</html>\n";
}

}  // namespace croupier::apps
