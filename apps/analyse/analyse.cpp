// croupier analyse: what a game is worth, how it is best played, and what its rules are worth.
#include "apps/analyse/analyse.hpp"

#include <chrono>
#include <iostream>
#include <stdexcept>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "apps/analyse/par_sheet.hpp"
#include "apps/analyse/report.hpp"
#include "apps/files.hpp"
#include "apps/terminal.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::apps {
namespace {

// A file that was asked for, and what makes its text.
struct Wanted {
    std::string file;
    std::string (*text)(const Report&);
};

std::vector<Wanted> charts_of(const AnalyseOptions& options) {
    std::vector<Wanted> wanted;
    if (options.csv) wanted.push_back({*options.csv, chart_csv});
    if (options.svg) wanted.push_back({*options.svg, chart_svg});
    if (options.html) wanted.push_back({*options.html, chart_html});
    return wanted;
}

std::vector<std::string> games_of(const AnalyseOptions& options) {
    if (!options.all) return options.games;
    std::vector<std::string> games;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) games.emplace_back(game.id);
    }
    return games;
}

// What cannot be asked for together; empty where nothing is wrong.
std::string clash_in(const AnalyseOptions& options, std::size_t games) {
    const std::size_t files = charts_of(options).size() + (options.par ? 1 : 0);
    const bool json = options.output == Output::json;
    if (options.all && !options.games.empty()) return "--all names every game: leave GAME out";
    if (games == 0) return "name a game, or --all; `croupier rules` lists the games";
    if (charts_of(options).size() + (json ? 1 : 0) > 1) {
        return "--json, --csv, --svg and --html exclude one another: choose one";
    }
    if (games > 1 && files > 0) return "a file holds one game: name one";
    if (options.effects && files > 0) return "--effects goes with text or --json, not with a file";
    if (options.effects && !options.remove.empty()) {
        return "--effects is for a full shoe: leave --remove out";
    }
    if (options.par && !options.remove.empty()) {
        return "--par is for a full shoe: leave --remove out";
    }
    if (options.par && !charts_of(options).empty() &&
        charts_of(options).front().file == *options.par) {
        return fmt::format("{} cannot be two files at once: choose two names", *options.par);
    }
    const auto charts = charts_of(options);
    const bool chart_to_output = !charts.empty() && is_standard_output(charts.front().file);
    if (options.par && is_standard_output(*options.par) && (json || chart_to_output)) {
        return "standard output holds one document: give the par sheet a file of its own";
    }
    return {};
}

// Throws std::overflow_error where cards removed by rank alone make a figure too long to write.
Report report_on(Subject subject, const AnalyseOptions& options) {
    const auto start = std::chrono::steady_clock::now();
    Report report{.subject = std::move(subject)};
    report.main = exact::analyse(report.subject.terms, report.subject.left);
    report.wagers = wager_figures(report.subject);
    if (options.effects) {
        report.effects =
            exact::effects_of(report.subject.rules, report.subject.decks, *report.subject.book);
    }
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

int complain_of(const Written& written) {
    complain(written.wrong);
    return written.status;
}

// Writes one file and says so; what is wrong goes to standard error.
int write(const std::string& file, const std::string& text, const Report& report) {
    if (const Written written = write_whole(file, text); written.status != done) {
        return complain_of(written);
    }
    const Headline all = headline(report);
    fmt::print(stderr, "{}: {}, {} decks, house edge {}{}{}\n", file, report.subject.game->id,
               report.subject.decks, percent(-all.expectation), all.with.empty() ? "" : " ",
               all.with);
    return done;
}

int write_files(const Report& report, const AnalyseOptions& options) {
    for (const Wanted& wanted : charts_of(options)) {
        if (const int status = write(wanted.file, wanted.text(report), report); status != done) {
            return status;
        }
    }
    if (!options.par) return done;
    const Simulated simulated = simulate_rounds(report.subject, options.rounds, options.seed);
    return write(*options.par, par_sheet(report, simulated, options.command), report);
}

}  // namespace

int analyse_games(const AnalyseOptions& options) {
    const std::vector<std::string> games = games_of(options);
    if (const std::string clash = clash_in(options, games.size()); !clash.empty()) {
        complain(clash);
        return wrong_input;
    }
    std::vector<Subject> subjects;
    for (const std::string& game : games) {
        TableWords table = options.table;
        table.game = game;
        auto subject = subject_of(table, options.remove);
        if (const auto* wrong = std::get_if<std::string>(&subject)) {
            complain(games.size() > 1 ? fmt::format("{}: {}", game, *wrong) : *wrong);
            return wrong_input;
        }
        subjects.push_back(std::get<Subject>(std::move(subject)));
    }
    std::vector<std::string> files;
    for (const Wanted& wanted : charts_of(options)) files.push_back(wanted.file);
    if (options.par) files.push_back(*options.par);
    for (const std::string& file : files) {
        if (const Written may = may_write(file); may.status != done) return complain_of(may);
    }
    auto documents = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        Report report;
        try {
            report = report_on(std::move(subjects[i]), options);
        } catch (const std::overflow_error&) {
            complain("--remove: too many ranks without a suit to average over; write suits: 5h");
            return wrong_input;
        }
        if (const int status = write_files(report, options); status != done) return status;
        if (options.output == Output::json) {
            documents.push_back(report_json(report));
        } else if (files.empty()) {
            if (i > 0) fmt::print("\n\n");
            print_report(report);
        }
    }
    if (options.output == Output::json) {
        std::cout << (games.size() == 1 ? documents.front() : documents).dump(2) << '\n';
    }
    return done;
}

}  // namespace croupier::apps
