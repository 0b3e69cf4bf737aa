// croupier simulate: plays a game as often as it takes.
#include "apps/simulate/simulate.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

#include <fmt/core.h>
#include <unistd.h>

#include "apps/files.hpp"
#include "apps/simulate/report.hpp"
#include "apps/simulate/setup.hpp"
#include "apps/simulate/table.hpp"
#include "apps/terminal.hpp"
#include "sim/ranks.hpp"
#include "sim/sessions.hpp"

namespace croupier::apps {
namespace {

using Clock = std::chrono::steady_clock;

// Set when a person has had enough; what is known by then is printed.
std::atomic<bool> stopped{false};
static_assert(std::atomic<bool>::is_always_lock_free);
void stop(int) { stopped = true; }

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::string time_words(double seconds) {
    const auto whole = static_cast<std::int64_t>(std::min(seconds, 1e12));
    if (whole < 100) return fmt::format("{} s", whole);
    const std::int64_t minutes = whole / 60;
    if (minutes < 100) return fmt::format("{} min", minutes);
    const std::int64_t hours = minutes / 60;
    return hours < 100 ? fmt::format("{} h {} min", hours, minutes % 60)
                       : fmt::format("{} days", hours / 24);
}

// One line that is written over: how far it is, how fast it goes, what is known by now.
class ProgressBar {
public:
    // Of so many rounds, some of which an earlier run has played.
    ProgressBar(std::uint64_t rounds, std::uint64_t played, const sim::RunName& name, bool shown)
        : rounds_(rounds),
          played_(played),
          name_(name),
          shown_(shown && isatty(STDERR_FILENO) != 0) {}
    ~ProgressBar() {
        if (shown_ && drawn_) fmt::print(stderr, "\r\033[K");
    }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(const sim::Totals& totals) {
        if (!shown_) return;
        const double seconds = seconds_since(start_);
        const auto played = static_cast<double>(totals.rounds);
        const double part = std::min(1.0, played / static_cast<double>(rounds_));
        const double rate = std::max(1.0, played - static_cast<double>(played_)) / seconds;
        const sim::Estimate box = sim::estimate_of_box(totals, name_.unit);
        // From what matters most to what is left out first where the line is too short.
        const std::string left = time_words((static_cast<double>(rounds_) - played) / rate);
        std::string line = fmt::format("{:5.1f} %", 100 * part);
        const int columns = columns_of(stderr) - 1;
        const auto add = [&](const std::string& more) {
            if (static_cast<int>(line.size() + more.size()) <= columns) line += more;
        };
        add(fmt::format("  {} left", left));
        add(fmt::format("  {:+.4f} % +- {:.4f} %", 100 * box.mean, 196 * box.standard_error));
        add(fmt::format("  {:.3g} M/s", rate / 1e6));
        constexpr int width = 20;
        const int done = static_cast<int>(width * part);
        if (static_cast<int>(line.size()) + width + 3 <= columns) {
            line = fmt::format("[{:#<{}}{:-<{}}] {}", "", done, "", width - done, line);
        }
        fmt::print(stderr, "\r\033[K{}", line.substr(0, static_cast<std::size_t>(columns)));
        std::fflush(stderr);
        drawn_ = true;
    }

private:
    std::uint64_t rounds_;
    std::uint64_t played_;
    const sim::RunName& name_;
    bool shown_;
    bool drawn_{false};
    Clock::time_point start_{Clock::now()};
};

// Adds what an earlier run left in its checkpoint, if there is one. A file that cannot be written
// is found before the work, not after it.
std::string open_checkpoint(const std::string& path, sim::Checkpoint& all) {
    if (path.empty()) return {};
    if (is_standard_output(path)) return "--checkpoint: it is read and written: name a file";
    const FileText text = read_whole(path);
    if (text) {
        auto read = sim::read_checkpoint(*text);
        if (!read.fault.empty()) return fmt::format("--checkpoint {}: {}", path, read.fault);
        const sim::RunName& name = read.checkpoint.name;
        if (name != all.name) {
            return fmt::format(
                "--checkpoint {}: it is of another run ({}, {} rounds, seed {}); name another file",
                path, name.game, name.rounds, name.seed);
        }
        all = std::move(read.checkpoint);
    } else if (text.is_there) {
        return fmt::format("--checkpoint {}: cannot be read, and is not written over: {}", path,
                           text.wrong);
    }
    const Written written = write_whole(path, sim::to_text(all));
    return written.status == done ? std::string{} : fmt::format("--checkpoint: {}", written.wrong);
}

// `I/N`: the units of one of so many parts.
std::string choose_units(const std::string& text, sim::UnitSet& units) {
    if (text.empty()) return {};
    unsigned which = 0;
    unsigned parts = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%6u/%6u%c", &which, &parts, &rest) != 2 || which < 1 ||
        which > parts) {
        return fmt::format("--unit '{}': expected I/N with I from 1 to N, such as 3/16", text);
    }
    units = units.part(which, parts);
    return {};
}

bool goes_to_output(const std::string& file) { return !file.empty() && is_standard_output(file); }

std::string check(const SimulateOptions& options) {
    const auto in_reason = [](double number) { return number > 0 && number <= 1e6; };
    if (!in_reason(options.stake.value_or(1))) {
        return fmt::format("--stake {}: expected dollars above 0 and up to 1000000",
                           *options.stake);
    }
    if (!in_reason(options.pace)) {
        return fmt::format("--pace {}: expected rounds above 0 and up to 1000000", options.pace);
    }
    const int documents = (goes_to_output(options.svg) ? 1 : 0) +
                          (goes_to_output(options.write_strategy) ? 1 : 0) +
                          (options.output == Output::json ? 1 : 0);
    if (documents > 1) {
        return "standard output holds one document: of --json, --svg and --write-strategy one goes "
               "there";
    }
    // A file that cannot be written is found before the work, not after it.
    if (!options.svg.empty()) {
        const Written may = may_write(options.svg);
        if (may.status != done) return fmt::format("--svg: {}", may.wrong);
    }
    if (!sim::use_target(options.target)) {
        std::string known;
        for (const std::string& target : sim::targets()) known += " " + target;
        return fmt::format("--target {}: this machine has{}", options.target, known);
    }
    if (options.engine == SimulateOptions::Engine::table &&
        (!options.checkpoint.empty() || !options.unit.empty() || options.by_depth ||
         options.by_boxes)) {
        return "--engine table plays one run from end to end: no --checkpoint, --unit, --by-depth "
               "or --by-boxes";
    }
    return {};
}

std::string write_strategy(const std::string& path, const sim::Strategy& strategy) {
    if (path.empty()) return {};
    if (!strategy.by_cards.empty()) {
        return fmt::format(
            "--write-strategy {}: this play looks at every card of a hand and is no chart; "
            "--strategy basic is one",
            path);
    }
    const Written written = write_whole(path, sim::write_strategy(strategy));
    return written.status == done ? std::string{}
                                  : fmt::format("--write-strategy: {}", written.wrong);
}

int threads_for(const SimulateOptions& options) {
    if (options.threads > 0) return options.threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

int fails(std::string_view what) {
    complain(what);
    return wrong_input;
}

// The same rounds with the cutting card at several depths, and with one to nine boxes.
void add_variants(const SimulateOptions& options, const Simulation& simulation,
                  SimulationReport& report) {
    const sim::RunOptions how{threads_for(options), &stopped, {}};
    const auto play = [&](const Simulation& s, const std::string& says,
                          std::vector<SimulationReport::Variant>& into) {
        if (stopped) return;
        const sim::Done done = sim::run(s.model, s.plan, s.plan.units(), how);
        if (done.totals.rounds > 0) {
            into.push_back({says, sim::estimate_of_box(done.totals, s.name.unit)});
        }
    };
    if (options.by_depth) {
        for (const int hundredths : {0, 50, 60, 70, 75, 80, 85, 90}) {
            Simulation s = simulation;
            const bool fresh = hundredths == 0;
            const auto depth = fresh ? std::nullopt : std::optional(hundredths / 100.0);
            if (!place_cutting_card(s, depth).empty()) continue;
            play(s, fresh ? "fresh" : fmt::format("{:.2f}", *depth), report.by_depth);
        }
    }
    if (options.by_boxes) {
        for (int boxes = 1; boxes <= simulation.setup.rules.boxes_max.value; ++boxes) {
            Simulation s = simulation;
            if (!set_boxes(s, boxes).empty()) continue;
            play(s, std::to_string(boxes), report.by_boxes);
        }
    }
}

// A report that is not complete has a status of its own: a script must not take it for the answer.
int status_of(const SimulationReport& report) {
    if (!stopped) return done;
    complain(fmt::format("stopped after {} of {} rounds; the figures are of these",
                         report.totals.rounds, report.name.rounds));
    return stopped_early;
}

// Standard output is for the report unless something else was sent there.
int print_report(const SimulationReport& report, Output output, const std::string& svg,
                 bool output_is_free) {
    if (!svg.empty()) {
        if (const Written written = write_whole(svg, svg_of(report)); written.status != done) {
            complain(fmt::format("--svg: {}", written.wrong));
            return written.status;
        }
    }
    if (!output_is_free || goes_to_output(svg)) return status_of(report);
    if (output == Output::json) {
        print_json(report);
    } else {
        print_text(report);
    }
    return status_of(report);
}

SimulationReport report_for(const SimulateOptions& options, const Simulation& simulation) {
    SimulationReport report;
    report.name = simulation.name;
    report.session = options.session;
    report.bankroll = options.bankroll;
    report.stake = simulation.stake;
    report.pace = options.pace;
    return report;
}

// What one rank plays before all ranks add up what they have: some ten seconds of work.
constexpr std::uint64_t units_between_sums = 1024;

// Plays the units that are left, this rank its part of them, and keeps the checkpoint.
std::string run_units(const SimulateOptions& options, const Simulation& simulation,
                      const sim::Ranks& ranks, const sim::UnitSet& units, sim::Checkpoint& all) {
    ProgressBar bar(simulation.plan.rounds_of(units), all.done.totals.rounds, simulation.name,
                    !options.quiet && ranks.is_first());
    std::string wrong;
    const auto keep = [&](const sim::Done& so_far) {
        if (options.checkpoint.empty() || !ranks.is_first() || !wrong.empty()) return;
        wrong = write_whole(options.checkpoint, sim::to_text({simulation.name, so_far})).wrong;
        if (!wrong.empty()) stopped = true;
    };
    auto kept = Clock::now();
    sim::RunOptions how{threads_for(options), &stopped, {}};
    how.progress = [&](const sim::Done& now) {
        sim::Done together = all.done;
        together.units.add(now.units);
        together.totals.add(now.totals);
        bar.show(together.totals);
        if (ranks.size() > 1 || seconds_since(kept) < 2) return;
        keep(together);
        kept = Clock::now();
    };
    const sim::UnitSet left = units.without(all.done.units);
    const auto of_all = static_cast<std::uint64_t>(ranks.size());
    const std::uint64_t shares = of_all == 1 ? 1 : left.size() / (of_all * units_between_sums) + 1;
    for (std::uint64_t share = 1; share <= shares; ++share) {
        const auto own =
            left.part(share, shares).part(static_cast<std::uint64_t>(ranks.rank()) + 1, of_all);
        const sim::Done played = sim::run(simulation.model, simulation.plan, own, how);
        for (const std::string& text : ranks.gather(sim::to_text({simulation.name, played}))) {
            const auto part = sim::read_checkpoint(text);
            const std::string fault =
                part.fault.empty() ? sim::merge(all, part.checkpoint) : part.fault;
            if (!fault.empty()) wrong = fmt::format("the part of another rank: {}", fault);
        }
        bar.show(all.done.totals);
        keep(all.done);
        // The first decides for all whether to go on.
        if (ranks.share(stopped || !wrong.empty() ? "stop" : "on") == "stop") break;
    }
    return wrong;
}

int simulate_on_table(const SimulateOptions& options, const Simulation& simulation) {
    const auto start = Clock::now();
    ProgressBar bar(simulation.plan.rounds, 0, simulation.name, !options.quiet);
    SimulationReport report = report_for(options, simulation);
    report.totals =
        play_on_table(simulation, stopped, [&](const sim::Totals& now) { bar.show(now); });
    report.engine = "table";
    report.seconds = seconds_since(start);
    return print_report(report, options.output, options.svg,
                        !goes_to_output(options.write_strategy));
}

}  // namespace

int simulate_game(const SimulateOptions& options) {
    std::signal(SIGINT, stop);
    std::signal(SIGTERM, stop);
    const sim::Ranks ranks;
    // All ranks find the same fault; one of them says so.
    const auto refuse = [&](std::string_view what) {
        if (ranks.is_first()) complain(what);
        return wrong_input;
    };
    std::string wrong = check(options);
    if (!wrong.empty()) return refuse(wrong);
    auto asked = simulation_of(options);
    if (const auto* fault = std::get_if<std::string>(&asked)) return refuse(*fault);
    const Simulation& simulation = std::get<Simulation>(asked);
    if (ranks.is_first()) wrong = write_strategy(options.write_strategy, simulation.strategy);
    if (!ranks.share(wrong).empty()) return refuse(wrong);
    if (options.engine == SimulateOptions::Engine::table) {
        if (ranks.size() > 1) return refuse("--engine table plays alone: not under mpirun");
        return simulate_on_table(options, simulation);
    }
    sim::UnitSet units = simulation.plan.units();
    wrong = choose_units(options.unit, units);
    if (!wrong.empty()) return refuse(wrong);
    sim::Checkpoint all{simulation.name, {}};
    if (ranks.is_first()) wrong = open_checkpoint(options.checkpoint, all);
    // Other machines need not see the file: the first tells them what is in it.
    const std::string known = ranks.share(wrong.empty() ? sim::to_text(all) : std::string{});
    if (known.empty()) return refuse(wrong);
    all = sim::read_checkpoint(known).checkpoint;
    const auto start = Clock::now();
    const std::uint64_t before = all.done.totals.rounds;
    wrong = run_units(options, simulation, ranks, units, all);
    if (!ranks.is_first()) return done;
    if (!wrong.empty()) {
        complain(fmt::format("--checkpoint: {}", wrong));
        return world_failed;
    }
    SimulationReport report = report_for(options, simulation);
    report.totals = std::move(all.done.totals);
    report.target = sim::target_in_use();
    report.threads = threads_for(options);
    report.seconds = seconds_since(start);
    report.resumed = before;
    if (report.totals.rounds == 0) {
        complain("stopped before a single unit of work was done: there are no figures");
        return stopped_early;
    }
    add_variants(options, simulation, report);
    return print_report(report, options.output, options.svg,
                        !goes_to_output(options.write_strategy));
}

int merge_simulations(const MergeOptions& options) {
    sim::Checkpoint all;
    for (const std::string& path : options.files) {
        const FileText text = read_whole(path);
        if (!text) return fails(fmt::format("{}: cannot be read: {}", path, text.wrong));
        auto read = sim::read_checkpoint(*text);
        if (!read.fault.empty()) return fails(fmt::format("{}: {}", path, read.fault));
        if (&path == &options.files.front()) {
            all = std::move(read.checkpoint);
            continue;
        }
        const std::string wrong = sim::merge(all, read.checkpoint);
        if (!wrong.empty()) {
            return fails(
                fmt::format("{} cannot be merged with {}: {}", path, options.files.front(), wrong));
        }
    }
    if (all.done.totals.rounds == 0) return fails("there are no rounds in these files");
    if (all.done.totals.rounds < all.name.rounds && !options.incomplete) {
        return fails(fmt::format(
            "these files hold {} of the {} rounds of the run: name the other parts too, or say "
            "--incomplete to add up what is there",
            all.done.totals.rounds, all.name.rounds));
    }
    if (!options.checkpoint.empty()) {
        const Written written = write_whole(options.checkpoint, sim::to_text(all));
        if (written.status != done) return fails(fmt::format("--checkpoint: {}", written.wrong));
    }
    SimulationReport report;
    report.name = std::move(all.name);
    report.totals = std::move(all.done.totals);
    return print_report(report, options.output, {}, !goes_to_output(options.checkpoint));
}

}  // namespace croupier::apps
