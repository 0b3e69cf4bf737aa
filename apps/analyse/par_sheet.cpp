#include "apps/analyse/par_sheet.hpp"

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/analyse/chart_look.hpp"
#include "apps/provenance.hpp"
#include "apps/rules/in_short.hpp"
#include "apps/wager_pages.hpp"
#include "rules/listing.hpp"

namespace croupier::apps {
namespace {

constexpr std::string_view sheet_style = R"(
:root { color-scheme: light dark; --ink: #16181d; --page: #fff; --soft: #5a6070; --line: #d5d8de;
  --panel: #f6f7f9; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --page: #14161a; --soft: #a7aebb;
  --line: #343943; --panel: #1d2026; } }
* { box-sizing: border-box; }
html { background: var(--page); }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 3rem; color: var(--ink);
  font: 15px/1.45 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header { border-bottom: 3px solid var(--ink); padding-bottom: .7rem; margin-bottom: 1.2rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.15; }
header p { margin: .25rem 0 0; color: var(--soft); }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; break-after: avoid; }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; break-after: avoid; }
p { margin: .3rem 0; max-width: 48rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums;
  font-size: .93em; margin: .3rem 0; }
caption { text-align: left; color: var(--soft); padding: .2rem 0; }
th, td { text-align: left; vertical-align: top; padding: .22rem .8rem .22rem 0;
  border-bottom: 1px solid var(--line); }
thead th { border-bottom: 2px solid var(--ink); white-space: nowrap; }
tbody th { font-weight: 500; }
.n { text-align: right; white-space: nowrap; }
.x { overflow-wrap: anywhere; }
.soft { color: var(--soft); }
@page { size: A4 portrait; margin: 14mm 13mm; }
@media print { :root { --ink: #000; --page: #fff; --soft: #444; --line: #bbb; }
  body { max-width: none; padding: 0; font-size: 11px; } tr { break-inside: avoid; }
  thead { display: table-header-group; } .scroll { overflow: visible; } }
)";

// A table row by row; the first column names the row.
class Table {
public:
    enum class Column : std::uint8_t { words, number };

    Table(std::string_view caption, const std::vector<std::string>& heads,
          std::vector<Column> columns)
        : columns_(std::move(columns)) {
        html_ = fmt::format("<div class=\"scroll\"><table>\n<caption>{}</caption>\n<thead><tr>",
                            escaped(caption));
        for (std::size_t i = 0; i < heads.size(); ++i) {
            html_ += fmt::format("<th scope=\"col\"{}>{}</th>", look(i), escaped(heads[i]));
        }
        html_ += "</tr></thead>\n<tbody>\n";
    }

    void row(const std::vector<std::string>& cells) {
        html_ += "<tr>";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            html_ += i == 0 ? fmt::format("<th scope=\"row\"{}>{}</th>", look(i), escaped(cells[i]))
                            : fmt::format("<td{}>{}</td>", look(i), escaped(cells[i]));
        }
        html_ += "</tr>\n";
    }

    [[nodiscard]] std::string html() && { return std::move(html_) + "</tbody>\n</table></div>\n"; }

private:
    [[nodiscard]] std::string_view look(std::size_t column) const {
        return columns_[column] == Column::number ? " class=\"n\"" : "";
    }

    std::vector<Column> columns_;
    std::string html_;
};

constexpr auto text_column = Table::Column::words;
constexpr auto number_column = Table::Column::number;

std::string paragraph(std::string_view text) { return fmt::format("<p>{}</p>\n", escaped(text)); }

std::string clause_text(const rules::Clause& clause, const rules::Book& book) {
    if (!clause) return "none";
    return clause == rules::house() ? "house" : cited_in(clause, book);
}

std::string identity(const Report& report, std::string_view command) {
    const Subject& subject = report.subject;
    Table table("What this sheet is about", {"", ""}, {text_column, text_column});
    table.row({"Game", fmt::format("{} ({})", subject.game->title, subject.game->id)});
    table.row({"Rules", fmt::format("{}: {}", subject.book->title, subject.book->source)});
    table.row({"Cards", fmt::format("{} decks of {} cards", subject.decks,
                                    cards::cards_in(subject.rules.deck.value))});
    const Provenance& program = provenance();
    table.row({"Analysed by", fmt::format("croupier {}", program.version)});
    table.row({"Commit", commit_text(program)});
    table.row({"Compiler", fmt::format("{}, {} build", program.compiler, program.build)});
    table.row({"Flags", std::string(program.flags)});
    table.row({"Command", std::string(command)});
    const auto others = departures(subject);
    table.row({"Departures from the book",
               others.empty() ? "none" : fmt::format("{}", fmt::join(others, "; "))});
    return std::move(table).html();
}

bool goes_with_the_main_wager(const WagerFigure& figure) {
    return figure.wager == "ante" || figure.wager == "super-bonus";
}

std::string returns(const Report& report) {
    Table table(
        "Every wager, for one unit of it",
        {"Wager", "Return", "House edge", "Wins", "Standard deviation", "Exactly"},
        {text_column, number_column, number_column, number_column, number_column, text_column});
    const exact::Analysis& main = report.main;
    table.row({"Main wager, best play", percent(1 + main.expectation), percent(-main.expectation),
               percent(main.outcomes.frequencies.won),
               fmt::format("{:.4f}", main.outcomes.standard_deviation), ""});
    // What the rules themselves lay with every main wager.
    for (const WagerFigure& figure : report.wagers) {
        if (!goes_with_the_main_wager(figure)) continue;
        const double all = main.expectation + exact::to_double(figure.value.expectation);
        table.row({fmt::format("Main wager with the {}", heading(figure)), percent(1 + all),
                   percent(-all), "", "", ""});
    }
    for (const WagerFigure& figure : report.wagers) {
        const exact::WagerValue& value = figure.value;
        table.row({heading(figure), percent(1 + exact::to_double(value.expectation)),
                   percent(exact::to_double(value.house_edge)),
                   percent(exact::to_double(value.hit_frequency)),
                   fmt::format("{:.4f}", standard_deviation(value)),
                   exact::to_string(value.expectation)});
    }
    return std::move(table).html();
}

std::string rules_in_force(const Report& report) {
    const Subject& subject = report.subject;
    Table brief("The rules that decide what the main wager returns", {"Rule", "Clause"},
                {text_column, text_column});
    for (const ShortRule& rule : rules_in_short(subject.rules, subject.decks)) {
        brief.row({rule.says, cited(rule.because, *subject.book)});
    }
    return std::move(brief).html();
}

std::string every_rule(const Report& report) {
    const Subject& subject = report.subject;
    Table every("Every rule of the main game that has a value", {"Rule", "Value", "Clause"},
                {text_column, text_column, text_column});
    for (const rules::Line& line : rules::listing(subject.rules)) {
        if (!line.wager.empty() || line.value == "applies") continue;
        every.row({line.rule, line.value, clause_text(line.because, *subject.book)});
    }
    return std::move(every).html();
}

std::string readings(const Report& report) {
    const Subject& subject = report.subject;
    Table table("What the book leaves unclear, and how it is read here",
                {"Reading", "In force", "Others", "Clause", "Question"},
                {text_column, text_column, text_column, text_column, text_column});
    for (const rules::Reading& reading : subject.book->readings) {
        std::string_view in_force = reading.choices[0];
        for (const auto& choice : subject.readings) {
            if (choice.name == reading.key) in_force = choice.value;
        }
        std::vector<std::string_view> others;
        for (const std::string_view choice : reading.choices) {
            if (!choice.empty() && choice != in_force) others.push_back(choice);
        }
        table.row({std::string(reading.key), std::string(in_force),
                   fmt::format("{}", fmt::join(others, ", ")), std::string(reading.clause),
                   std::string(reading.about)});
    }
    return std::move(table).html();
}

std::string main_wager(const exact::Analysis& main) {
    const exact::Frequencies& f = main.outcomes.frequencies;
    Table table("The main wager, for one unit at the start of a round", {"Figure", "Value"},
                {text_column, number_column});
    table.row(
        {"Return to player, best play for the cards in hand", percent(1 + main.expectation, 5)});
    table.row({"House edge", percent(-main.expectation, 5)});
    table.row({"Return to player by the chart", percent(1 + main.basic.expectation, 5)});
    table.row({"House edge by the chart", percent(-main.basic.expectation, 5)});
    if (main.by_number_of_cards) {
        table.row({"House edge by the chart that looks at the number of cards",
                   percent(-main.by_number_of_cards->expectation, 5)});
    }
    table.row({"Units wagered in a round, on average", fmt::format("{:.6f}", f.wagered)});
    if (f.wagered > 0) {
        table.row({"House edge on all that is wagered", percent(-main.expectation / f.wagered, 5)});
    }
    table.row(
        {"Standard deviation of a round", fmt::format("{:.6f}", main.outcomes.standard_deviation)});
    table.row({"Variance of a round", fmt::format("{:.6f}", main.outcomes.standard_deviation *
                                                                main.outcomes.standard_deviation)});
    table.row({"Hands of a box at the end, on average", fmt::format("{:.6f}", f.hands)});
    Table outcomes("What a round brings, all wagers of the box together",
                   {"Net, in units", "Probability"}, {number_column, number_column});
    for (const exact::Outcome& outcome : main.outcomes.nets) {
        outcomes.row({exact::to_string(outcome.net), fmt::format("{:.9f}", outcome.probability)});
    }
    return std::move(table).html() + std::move(outcomes).html();
}

std::string by_first_card(const exact::Analysis& main) {
    std::vector<std::string> heads{"Dealer's first card"};
    std::vector<Table::Column> columns{text_column};
    for (const std::string_view head :
         {"Comes", "Player", "17", "18", "19", "20", "21", "Natural", "Over 21"}) {
        heads.emplace_back(head);
        columns.push_back(number_column);
    }
    Table table("How likely it is, what the player then expects, and how the dealer's hand ends",
                heads, columns);
    for (const std::size_t first : first_cards) {
        const auto& ends = main.dealer[first];
        std::vector<std::string> row{exact::name_of_card(first), percent(main.first_card[first], 3),
                                     percent(main.given[first], 3)};
        for (std::size_t end = 0; end < static_cast<std::size_t>(exact::Final::bust); ++end) {
            row.push_back(percent(ends[end], 3));
        }
        row.push_back(percent(ends[static_cast<std::size_t>(exact::Final::bust)] +
                                  ends[static_cast<std::size_t>(exact::Final::t22)],
                              3));
        table.row(row);
    }
    return std::move(table).html();
}

std::string against_simulated(const exact::Analysis& main, const Simulated& simulated) {
    const auto rounds = static_cast<double>(simulated.rounds);
    Table table(fmt::format("{} rounds of the table engine, seed {}, cards shuffled before each",
                            simulated.rounds, simulated.seed),
                {"Figure", "Theoretical", "Simulated", "Standard error", "Apart by"},
                {text_column, number_column, number_column, number_column, number_column});
    const auto row = [&](std::string_view what, double theory, double found, double error) {
        table.row({std::string(what), fmt::format("{:.6f}", theory), fmt::format("{:.6f}", found),
                   fmt::format("{:.6f}", error),
                   error > 0 ? fmt::format("{:+.2f} errors", (found - theory) / error)
                             : std::string("nothing")});
    };
    const auto share = [&](std::string_view what, double theory, double found) {
        row(what, theory, found, std::sqrt(theory * (1 - theory) / rounds));
    };
    const exact::Frequencies& f = main.outcomes.frequencies;
    row("Player's expectation", main.expectation, simulated.mean, simulated.standard_error());
    share("Rounds won", f.won, simulated.won);
    share("Rounds even", f.even, simulated.even);
    share("Rounds lost", f.lost, simulated.lost);
    share("Rounds with a natural of the player's", f.blackjack, simulated.blackjack);
    share("Rounds with a split", f.split, simulated.split);
    share("Rounds with a double", f.doubled, simulated.doubled);
    share("Rounds with a surrender", f.surrender, simulated.surrender);
    share("Rounds with a hand over 21", f.bust, simulated.bust);
    share("Rounds in which the dealer draws and goes over 21", f.dealer_bust,
          simulated.dealer_bust);
    return std::move(table).html() +
           paragraph(
               "Two figures that differ by chance alone are within two standard errors in 19 "
               "of 20 cases and within four in all but 1 of 15 000.");
}

std::string wager_section(const WagerFigure& figure, const rules::Book& book) {
    const exact::WagerValue& value = figure.value;
    const auto exactly = [](const exact::Fraction& fraction) { return exact::to_string(fraction); };
    std::string html =
        fmt::format("<h3>{} <span class=\"soft\">{}</span></h3>\n", escaped(heading(figure)),
                    escaped(clause_text(figure.because, book)));
    if (!value.assumes.empty()) html += paragraph(value.assumes);
    Table sums("Its return", {"Figure", "Exactly", "Decimal"},
               {text_column, text_column, number_column});
    sums.row({"Player's expectation", exactly(value.expectation),
              percent(exact::to_double(value.expectation), 6)});
    sums.row({"Return to player", exactly(value.expectation + 1),
              percent(1 + exact::to_double(value.expectation), 6)});
    sums.row({"Something is won", exactly(value.hit_frequency),
              percent(exact::to_double(value.hit_frequency), 6)});
    sums.row({"Variance", exactly(value.variance),
              fmt::format("{:.6f}", exact::to_double(value.variance))});
    Table lines(
        fmt::format("Its pay table: {} ways in all", value.ways),
        {"Result", "Pays", "Ways", "Probability", "Decimal", "Clauses"},
        {text_column, number_column, number_column, number_column, number_column, text_column});
    for (const exact::WagerLine& line : value.lines) {
        lines.row(
            {line.name, exactly(line.pays), std::to_string(line.ways), exactly(line.probability),
             fmt::format("{:.9f}", exact::to_double(line.probability)), cited(line.because, book)});
    }
    return html + std::move(sums).html() + std::move(lines).html();
}

}  // namespace

std::string par_sheet(const Report& report, const Simulated& simulated, std::string_view command) {
    const Subject& subject = report.subject;
    std::string wagers;
    for (const WagerFigure& figure : report.wagers) wagers += wager_section(figure, *subject.book);
    if (wagers.empty()) wagers = paragraph("The game has none.");
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>Par sheet: {0}</title>\n<style>{1}</style>\n</head>\n<body>\n"
        "<header><h1>Par sheet: {2}</h1>\n<p>{3}</p></header>\n<main>\n{4}"
        "<h2>Returns</h2>\n{5}<h2>Rules in force</h2>\n{6}<h2>The main wager</h2>\n{7}"
        "<h2>Theoretical and simulated</h2>\n{8}<h2>By the dealer's first card</h2>\n{9}"
        "<h2>Other wagers</h2>\n{10}<h2>Readings</h2>\n{11}<h2>Every rule</h2>\n{12}"
        "<h2>How the figures were found</h2>\n{13}{14}</main>\n</body>\n</html>\n",
        escaped(subject.game->id), sheet_style, escaped(subject.game->title),
        escaped(fmt::format("{}, {}", subject.book->title, subtitle(report))),
        identity(report, command), returns(report), rules_in_force(report), main_wager(report.main),
        against_simulated(report.main, simulated), by_first_card(report.main), wagers,
        readings(report), every_rule(report),
        paragraph(
            fmt::format("{} By recursion over the cards that are left, in double precision. In "
                        "the distribution of outcomes the hands of a split are taken to be "
                        "independent of one another once the dealer's result is given.",
                        assumptions)),
        paragraph("Other wagers: by counting every way in which the cards can come, as fractions "
                  "without rounding."));
}

}  // namespace croupier::apps
