// The call of `croupier simulate`.
#include "apps/call.hpp"

#include <memory>

#include "apps/simulate/simulate.hpp"
#include "sim/sessions.hpp"

namespace croupier::apps {

namespace {

void add_merge(Program& program, CLI::App* simulate) {
    auto merging = std::make_shared<MergeOptions>();
    auto* merge = simulate->add_subcommand(
        "merge", "Adds up parts of one run.\n\n  croupier simulate merge part1 part2 --json");
    merge->add_option("FILE", merging->files, "checkpoints of the same run")
        ->required()
        ->type_name("");
    add_text(merge, "--checkpoint", "FILE", merging->checkpoint, "a file for the sum");
    merge->add_flag("--incomplete", merging->incomplete, "also where parts of the run are missing");
    add_json(merge, merging->output);
    merge->callback([&program, merging] {
        program.chosen = [merging] { return merge_simulations(*merging); };
    });
}

}  // namespace

void add_simulate(Program& program) {
    auto options = std::make_shared<SimulateOptions>();
    auto* simulate = program.app.add_subcommand(
        "simulate",
        "Plays a game by a strategy, as often as it takes.\n\n"
        "  croupier simulate act-2018/blackjack --rounds 1e9\n"
        "  croupier simulate vic-2003/crown-pontoon --rounds 1e8 --fresh --json\n"
        "  croupier simulate nz/blackjack --rounds 1e9 --boxes 5 --with perfect-pairs:2\n"
        "  croupier simulate merge part1 part2");
    const auto file = [&](const char* name, std::string& into, const char* says) {
        add_text(simulate, name, "FILE", into, says);
    };
    add_game(simulate, options->table, "a game, as `croupier rules` lists them");
    add_text(simulate, "--rounds", "N", options->rounds, "how many, from 1 to 1e15");
    add_table_words(simulate, options->table,
                    "an optional wager on every box, such as perfect-pairs or perfect-pairs:2");
    add_whole(simulate, "--boxes", options->boxes, 1, 9, "boxes in play, 1 to 9; 1");
    auto* depth = add_decimal(simulate, "--penetration", options->penetration,
                              "the part of the shoe before the cutting card; 0.75");
    simulate->add_flag("--fresh", options->fresh, "shuffle before every round");
    add_value(simulate, "--shoe", "KIND",
              "hand, automatic or continuous: the last mixes all cards before every round; hand",
              [options](const std::string& text) {
                  options->shoe = one_of("--shoe", text, {"hand", "automatic", "continuous"});
              });
    add_text(simulate, "--strategy", "FILE", options->strategy,
             "optimal, basic or a file; optimal");
    file("--write-strategy", options->write_strategy,
         "a file for the strategy that is played, to make another of it");
    add_seed(simulate, "--seed", options->seed, "of the cards; 1");
    add_whole(simulate, "--threads", options->threads, 1, 1024, "as many as the machine has");
    add_value(simulate, "--engine", "NAME", "fast, or the table that people play at; fast",
              [options](const std::string& text) {
                  options->engine = one_of("--engine", text, {"fast", "table"}) == "table"
                                        ? SimulateOptions::Engine::table
                                        : SimulateOptions::Engine::fast;
              });
    add_text(simulate, "--target", "NAME", options->target, "a kind of processor, to compare them");
    file("--checkpoint", options->checkpoint, "a file to go on from, and to keep what is done in");
    add_text(simulate, "--unit", "I/N", options->unit, "the I-th of N parts, for a batch system");
    file("--svg", options->svg, "a picture of how sessions go");
    add_rounds(simulate, "--session", options->session, 1, sim::session_rounds_max,
               "rounds of a session; 500");
    add_whole(simulate, "--bankroll", options->bankroll, 1, 100'000,
              "units that a session begins with; 100");
    add_decimal(simulate, "--stake", options->stake,
                "dollars a unit: 1, or the least that a Super Bonus or an Ante goes with");
    add_decimal(simulate, "--pace", options->pace, "rounds an hour, for what the house holds; 60");
    simulate->add_flag("--by-depth", options->by_depth, "also with the cutting card elsewhere");
    simulate->add_flag("--by-boxes", options->by_boxes, "also with one to nine boxes");
    add_json(simulate, options->output);
    simulate->add_flag("--quiet", options->quiet, "no progress bar");
    simulate->require_subcommand(0, 1);
    add_merge(program, simulate);
    simulate->callback([&program, options, depth] {
        if (program.chosen) return;
        if (options->table.game.empty() || options->rounds.empty()) {
            wrong_call("`croupier simulate` needs a GAME and --rounds");
        }
        if (options->fresh && depth->count() > 0) {
            wrong_call("--fresh shuffles before every round, and --penetration later: choose one");
        }
        program.chosen = [options] { return simulate_game(*options); };
    });
}

}  // namespace croupier::apps
