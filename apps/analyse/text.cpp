// An analysis for people at a terminal.
#include <algorithm>
#include <cstdio>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/analyse/report.hpp"
#include "apps/rules/in_short.hpp"
#include "apps/terminal.hpp"
#include "apps/wager_pages.hpp"

namespace croupier::apps {
namespace {

using exact::Advice;

constexpr int name_columns = 11;
constexpr int cell_columns = 4;
constexpr int number_columns = 9;

// The background of a decision on a terminal: the same family of colours as on a printed chart.
std::string_view colour_of(Advice advice) {
    switch (advice) {
        case Advice::none: return "";
        case Advice::hit: return "30;42";
        case Advice::stand: return "30;47";
        case Advice::double_or_hit:
        case Advice::double_or_stand: return "30;43";
        case Advice::split: return "30;46";
        case Advice::surrender_or_hit:
        case Advice::surrender_or_stand: return "30;45";
    }
    return "";
}

std::string chart_cell(Advice advice) {
    static const bool colour = has_colour(stdout);
    std::string text = fmt::format(" {:{}}", letter(advice), cell_columns - 1);
    if (!colour || advice == Advice::none) return text;
    return fmt::format("\033[{}m{}\033[0m", colour_of(advice), text);
}

void print_heading(std::string_view text) { print_folded("\n{}\n", toned(text, Tone::strong)); }

void print_first_cards(std::string_view name, int columns) {
    std::string line = fmt::format("  {:{}}", name, name_columns);
    for (const std::size_t first : first_cards) {
        line += columns == cell_columns
                    ? fmt::format(" {:{}}", exact::name_of_card(first), columns - 1)
                    : fmt::format("{:>{}}", exact::name_of_card(first), columns);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    print_folded("{}\n", line);
}

void print_worth(const Report& report) {
    const exact::Analysis& main = report.main;
    const auto line = [](std::string_view what, const std::string& value, std::string_view note) {
        print_folded("  {:30} {:>12}   {}\n", what, toned(value, Tone::plain),
                     toned(note, Tone::faint));
    };
    print_heading("The main wager");
    if (const Headline all = headline(report); !all.with.empty()) {
        line("house edge", percent(-all.expectation), all.with);
        line("house edge without the Ante", percent(-main.expectation),
             "the best play for the cards in hand");
    } else {
        line("house edge", percent(-main.expectation), "the best play for the cards in hand");
    }
    line("house edge by the chart", percent(-main.basic.expectation),
         "play by total, softness, pair and first card only");
    line("standard deviation", fmt::format("{:.4f}", main.outcomes.standard_deviation),
         "units, of one round");
    const exact::Frequencies& f = main.outcomes.frequencies;
    line("wagered", fmt::format("{:.4f}", f.wagered), "units a round, on average");
    line("rounds won, even, lost", "",
         fmt::format("{}, {}, {}", percent(f.won, 2), percent(f.even, 2), percent(f.lost, 2)));
    const auto natural = static_cast<std::size_t>(report.subject.rules.blackjack.value);
    line(fmt::format("{}, split, double", rules::Words<rules::Natural>::list[natural]), "",
         fmt::format("{}, {}, {} of rounds", percent(f.blackjack, 2), percent(f.split, 2),
                     percent(f.doubled, 2)));
    line("surrender, bust, dealer's bust", "",
         fmt::format("{}, {}, {} of rounds", percent(f.surrender, 2), percent(f.bust, 2),
                     percent(f.dealer_bust, 2)));
}

void print_rules(const Report& report) {
    print_heading("Rules in force");
    for (const ShortRule& rule : rules_in_short(report.subject.rules, report.subject.decks)) {
        print_folded("  {:70} {}\n", rule.says,
                     toned(cited(rule.because, *report.subject.book), Tone::faint));
    }
    for (const std::string& text : departures(report.subject)) print_folded("  {}\n", text);
}

void print_chart(const Report& report) {
    const exact::Chart& chart = report.main.basic;
    print_heading("How to play, against the dealer's first card");
    auto kind = exact::RowKind::pair;
    for (const exact::ChartRow& row : chart.rows) {
        if (&row == &chart.rows.front() || row.kind != kind) {
            if (&row != &chart.rows.front()) print_folded("\n");
            kind = row.kind;
            print_first_cards(name_of(kind), cell_columns);
        }
        std::string line = fmt::format("  {:{}}", name_of(row.kind, row.points), name_columns);
        for (const std::size_t first : first_cards) line += chart_cell(row.against[first].advice);
        line.erase(line.find_last_not_of(' ') + 1);
        print_folded("{}\n", line);
    }
    std::vector<std::string> legend;
    for (const Advice advice : advices_in(report)) {
        legend.push_back(fmt::format("{} {}", letter(advice), says(advice)));
    }
    print_folded("\n  {}\n", wrapped(fmt::format("{}", fmt::join(legend, " | ")), 100, 2));
}

void print_counted(const Report& report) {
    const exact::CountedChart& chart = *report.main.by_number_of_cards;
    std::size_t columns = 0;
    for (const exact::ChartRow& row : report.main.basic.rows) {
        for (const std::size_t first : first_cards) {
            columns = std::max(columns, to_string(play_of(report, row, first)).size() + 2);
        }
    }
    print_heading("The same where the number of cards is looked at: `S 4H` hits with four or more");
    print_first_cards("", static_cast<int>(columns));
    for (const exact::ChartRow& row : report.main.basic.rows) {
        if (row.kind == exact::RowKind::pair) continue;
        std::string line = fmt::format("  {:{}}", name_of(row.kind, row.points), name_columns);
        for (const std::size_t first : first_cards) {
            line += fmt::format("{:>{}}", to_string(play_of(report, row, first)), columns);
        }
        print_folded("{}\n", line);
    }
    print_folded("  played by this chart the house edge is {}\n", percent(-chart.expectation));
}

void print_exceptions(const Report& report) {
    const exact::Chart& chart = report.main.basic;
    if (chart.exceptions.empty()) return;
    constexpr std::size_t shown = 20;
    print_heading("Hands that are better played otherwise");
    print_folded("  {:24} {:8} {:10} {:10} {:>10} {:>14}\n", "cards", "against", "chart", "better",
                 "gains", "in rounds");
    for (std::size_t i = 0; i < std::min(shown, chart.exceptions.size()); ++i) {
        const exact::Exception& each = chart.exceptions[i];
        print_folded("  {:24} {:8} {:10} {:10} {:>10} {:>14}\n", hand_text(report, each),
                     exact::name_of_card(each.first), name_of(each.chart), name_of(each.better),
                     fmt::format("{:.5f}", each.gains), percent(each.chance));
    }
    if (chart.exceptions.size() > shown) {
        print_folded("  and {} more that gain less; --json and --csv have all\n",
                     chart.exceptions.size() - shown);
    }
}

void print_by_first_card(const Report& report) {
    const exact::Analysis& main = report.main;
    print_heading("By the dealer's first card");
    print_first_cards("", number_columns);
    const auto line = [&](std::string_view name, const auto& value) {
        std::string text = fmt::format("  {:{}}", name, name_columns);
        for (const std::size_t first : first_cards) {
            text += fmt::format("{:>{}.2f}", 100 * value(first), number_columns);
        }
        print_folded("{}\n", text);
    };
    line("player %", [&](std::size_t first) { return main.given[first]; });
    constexpr std::array<std::string_view, 6> ends = {"dealer 17", "18", "19",
                                                      "20",        "21", "natural"};
    for (std::size_t end = 0; end < ends.size(); ++end) {
        line(ends[end], [&](std::size_t first) { return main.dealer[first][end]; });
    }
    line("over 21", [&](std::size_t first) {
        return main.dealer[first][static_cast<std::size_t>(exact::Final::bust)] +
               main.dealer[first][static_cast<std::size_t>(exact::Final::t22)];
    });
}

void print_outcomes(const exact::Analysis& main) {
    print_heading("What a round brings, in units");
    for (const exact::Outcome& outcome : main.outcomes.nets) {
        print_folded("  {:>8} {:>14}\n", fmt::format("{:g}", exact::to_double(outcome.net)),
                     percent(outcome.probability, 5));
    }
}

void print_wagers(const Report& report) {
    if (report.wagers.empty()) return;
    print_heading("Other wagers");
    print_folded("  {:52} {:>11} {:>10} {:>10}   {}\n", "", "house edge", "wins", "deviation",
                 "expectation, exactly");
    std::string assumes;
    for (const WagerFigure& figure : report.wagers) {
        print_folded("  {:52} {:>11} {:>10} {:>10.3f}   {}\n", heading(figure),
                     percent(exact::to_double(figure.value.house_edge)),
                     percent(exact::to_double(figure.value.hit_frequency), 3),
                     standard_deviation(figure.value), exact::to_string(figure.value.expectation));
        if (!figure.value.assumes.empty() && figure.value.assumes != assumes) {
            assumes = figure.value.assumes;
            print_folded("    {}\n", toned(assumes, Tone::faint));
        }
    }
}

}  // namespace

void print_effects(const std::vector<exact::Effect>& effects, const rules::Book& book) {
    print_folded("  {:25} {:47} {:>11}   {}\n", "", "from, to", "player", "clauses");
    for (const exact::Effect& effect : effects) {
        const exact::Change& change = effect.change;
        const std::string values = fmt::format("{} -> {}", change.from, change.to);
        const auto clause = [&](const rules::Clause& which) {
            if (!which) return std::string("none");
            return which == rules::house() ? std::string("house") : cited_in(which, book);
        };
        print_folded("  {:25} {:47} {:>+9.4f} %   {}, {}\n", change.name, values,
                     100 * effect.difference, clause(change.in_force), clause(change.instead));
        if (effect.wager) {
            print_folded("    {}\n", toned(fmt::format("{}, scale {}", rules::title(*effect.wager),
                                                       effect.scale),
                                           Tone::faint));
        }
        if (!change.about.empty()) print_folded("    {}\n", toned(change.about, Tone::faint));
        if (!effect.assumes.empty()) print_folded("    {}\n", toned(effect.assumes, Tone::faint));
    }
}

void print_report(const Report& report) {
    const Subject& subject = report.subject;
    print_folded("{}  {}, {}\n{}\n", toned(subject.game->id, Tone::strong), subject.game->title,
                 subject.book->title, toned(subject.book->source, Tone::faint));
    print_rules(report);
    print_worth(report);
    print_chart(report);
    if (report.main.by_number_of_cards) print_counted(report);
    if (report.main.withdraw) {
        print_heading("A doubled hand is better withdrawn up to this total");
        print_first_cards("", cell_columns);
        std::string line = fmt::format("  {:{}}", "withdraw", name_columns);
        for (const std::size_t first : first_cards) {
            const int points = (*report.main.withdraw)[first];
            line += fmt::format(" {:<{}}", points == 0 ? "-" : std::to_string(points),
                                cell_columns - 1);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        print_folded("{}\n", line);
    }
    print_exceptions(report);
    print_by_first_card(report);
    print_outcomes(report.main);
    print_wagers(report);
    if (report.effects) {
        print_heading("What a rule is worth: changed alone, in per cent of the wager");
        print_effects(*report.effects, *subject.book);
    }
    print_folded("\n{}\n", toned(wrapped(assumptions, terminal_width(), 0), Tone::faint));
}

}  // namespace croupier::apps
