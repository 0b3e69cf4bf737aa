// The program: one subcommand for each job.
#include <cstdio>
#include <exception>
#include <functional>
#include <iostream>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/call.hpp"
#include "apps/commands.hpp"
#include "apps/provenance.hpp"
#include "apps/terminal.hpp"
#include "sim/sessions.hpp"

namespace {

using namespace croupier::apps;

void add_decks(CLI::App* command, std::optional<int>& decks) {
    add_whole(command, "--decks", decks, 0, 99, "number of decks");
}

// `croupier analyse` and its options.
void add_analyse(CLI::App& app, AnalyseOptions& options, std::function<int()>& chosen) {
    auto* analyse = app.add_subcommand(
        "analyse",
        "What a game is worth, how it is best played, what its wagers and rules are worth.\n\n"
        "  croupier analyse nz/blackjack\n  croupier analyse --all --json\n"
        "  croupier analyse act-2018/blackjack --decks 6 --set soft-17=hit --effects\n"
        "  croupier analyse vic-2003/blackjack --remove 5h,5d,K --html chart.html\n"
        "  croupier analyse nz/blackjack --par par.html --rounds 100000");
    const auto list = [&](const char* name, const char* kind, std::vector<std::string>& into,
                          const char* says) { add_list(analyse, name, kind, into, says); };
    const auto file = [&](const char* name, std::optional<std::string>& into, const char* says) {
        return add_text(analyse, name, "FILE", into, says);
    };
    analyse->add_option("GAME", options.games, "games, as `croupier rules` lists them")
        ->type_name("");
    analyse->add_flag("--all", options.all, "every game");
    add_decks(analyse, options.decks);
    list("--set", "NAME=VALUE", options.set,
         "a house rule, as `rules show` lists them, or `soft17` or `blackjack-odds` as a record's "
         "header says them; again for more");
    list("--reading", "KEY=VALUE", options.reading,
         "a reading of an unclear clause; again for more");
    list("--with", "WAGER[:SCALE]", options.with, "this optional wager only; again for more");
    list("--remove", "CARDS", options.remove, "cards that are gone: 5h,Td or 5,5,K or 5=3,A=2");
    analyse->add_flag("--effects", options.effects, "what each rule and each reading is worth");
    analyse->add_flag_callback(
        "--json", [&] { options.output = Output::json; }, "one JSON document on standard output");
    file("--csv", options.csv, "every cell with the value of every choice; - is standard output");
    file("--svg", options.svg, "the chart as a picture");
    file("--html", options.html, "the chart as a page to print");
    file("--par", options.par, "the par sheet as a page");
    auto* rounds =
        add_rounds(analyse, "--rounds", options.rounds, 100, 1'000'000'000,
                   "with --par: how many rounds are simulated; 20000 unless you say otherwise");
    auto* seed = add_seed(analyse, "--seed", options.seed,
                          "with --par: what the rounds are drawn from; 1 unless you say otherwise");
    analyse->callback([&, rounds, seed] {
        for (const CLI::Option* each : {rounds, seed}) {
            if (each->count() > 0 && !options.par) {
                wrong_call(fmt::format("{} goes with --par", each->get_name()));
            }
        }
        chosen = [&] { return analyse_games(options); };
    });
}

// `croupier simulate` and its options.
void add_simulate(CLI::App& app, SimulateOptions& options, MergeOptions& merging,
                  std::function<int()>& chosen) {
    auto* simulate = app.add_subcommand(
        "simulate",
        "Plays a game by a strategy, as often as it takes.\n\n"
        "  croupier simulate act-2018/blackjack --rounds 1e9\n"
        "  croupier simulate vic-2003/crown-pontoon --rounds 1e8 --fresh --json\n"
        "  croupier simulate nz/blackjack --rounds 1e9 --boxes 5 --with perfect-pairs:2\n"
        "  croupier simulate merge part1 part2");
    const auto list = [&](const char* name, const char* kind, std::vector<std::string>& into,
                          const char* says) { add_list(simulate, name, kind, into, says); };
    const auto file = [&](const char* name, std::string& into, const char* says) {
        add_text(simulate, name, "FILE", into, says);
    };
    simulate->add_option("GAME", options.game, "a game, as `croupier rules` lists them")
        ->type_name("");
    add_text(simulate, "--rounds", "N", options.rounds, "how many, from 1 to 1e15");
    add_decks(simulate, options.decks);
    list("--set", "NAME=VALUE", options.set,
         "a house rule, as `rules show` lists them, or `soft17` or `blackjack-odds` as a record's "
         "header says them; may be given again");
    list("--reading", "KEY=VALUE", options.reading, "another reading; may be given again");
    list("--with", "WAGER[:SCALE]", options.with,
         "an optional wager on every box, such as perfect-pairs or perfect-pairs:2");
    add_whole(simulate, "--boxes", options.boxes, 1, 9, "boxes in play, 1 to 9; 1");
    auto* depth = add_decimal(simulate, "--penetration", options.penetration,
                              "the part of the shoe before the cutting card; 0.75");
    simulate->add_flag("--fresh", options.fresh, "shuffle before every round");
    add_value(simulate, "--shoe", "KIND",
              "hand, automatic or continuous: the last mixes all cards before every round; hand",
              [&](const std::string& text) {
                  options.shoe = one_of("--shoe", text, {"hand", "automatic", "continuous"});
              });
    add_text(simulate, "--strategy", "FILE", options.strategy, "optimal, basic or a file; optimal");
    file("--write-strategy", options.write_strategy,
         "a file for the strategy that is played, to make another of it");
    add_seed(simulate, "--seed", options.seed, "of the cards; 1");
    add_whole(simulate, "--threads", options.threads, 1, 1024, "as many as the machine has");
    add_value(simulate, "--engine", "NAME", "fast, or the table that people play at; fast",
              [&](const std::string& text) {
                  options.engine = one_of("--engine", text, {"fast", "table"}) == "table"
                                       ? SimulateOptions::Engine::table
                                       : SimulateOptions::Engine::fast;
              });
    add_text(simulate, "--target", "NAME", options.target, "a kind of processor, to compare them");
    file("--checkpoint", options.checkpoint, "a file to go on from, and to keep what is done in");
    add_text(simulate, "--unit", "I/N", options.unit, "the I-th of N parts, for a batch system");
    file("--svg", options.svg, "a picture of how sessions go");
    add_rounds(simulate, "--session", options.session, 1, croupier::sim::session_rounds_max,
               "rounds of a session; 500");
    add_whole(simulate, "--bankroll", options.bankroll, 1, 100'000,
              "units that a session begins with; 100");
    add_decimal(simulate, "--stake", options.stake,
                "dollars a unit: 1, or the least that a Super Bonus or an Ante goes with");
    add_decimal(simulate, "--pace", options.pace, "rounds an hour, for what the house holds; 60");
    simulate->add_flag("--by-depth", options.by_depth, "also with the cutting card elsewhere");
    simulate->add_flag("--by-boxes", options.by_boxes, "also with one to nine boxes");
    simulate->add_flag_callback(
        "--json", [&] { options.output = Output::json; }, "one JSON document on standard output");
    simulate->add_flag("--quiet", options.quiet, "no progress bar");
    simulate->require_subcommand(0, 1);
    auto* merge = simulate->add_subcommand(
        "merge", "Adds up parts of one run.\n\n  croupier simulate merge part1 part2 --json");
    merge->add_option("FILE", merging.files, "checkpoints of the same run")
        ->required()
        ->type_name("");
    add_text(merge, "--checkpoint", "FILE", merging.checkpoint, "a file for the sum");
    merge->add_flag("--incomplete", merging.incomplete, "also where parts of the run are missing");
    merge->add_flag_callback(
        "--json", [&] { merging.output = Output::json; }, "one JSON document on standard output");
    merge->callback([&] { chosen = [&] { return merge_simulations(merging); }; });
    simulate->callback([&, depth] {
        if (chosen) return;
        if (options.game.empty() || options.rounds.empty()) {
            wrong_call("`croupier simulate` needs a GAME and --rounds");
        }
        if (options.fresh && depth->count() > 0) {
            wrong_call("--fresh shuffles before every round, and --penetration later: choose one");
        }
        chosen = [&] { return simulate_game(options); };
    });
}

// What holds for every command: `--version`, and words that nobody knows are told by us.
void set_up_all(CLI::App& command) {
    command.set_version_flag("--version", in_full(provenance()));
    command.allow_extras();
    for (CLI::App* each : command.get_subcommands([](const CLI::App*) { return true; })) {
        set_up_all(*each);
    }
}

int start(int argc, char** argv) {
    CLI::App app{
        "Croupier: five official rulebooks of blackjack, carried out to the letter.\n"
        "\n  croupier play nz/blackjack\n  croupier run game.table\n"
        "  croupier rules show act-2018/blackjack\n  croupier analyse vic-2003/crown-pontoon\n",
        "croupier"};
    app.require_subcommand(1);
    std::function<int()> chosen;

    RunOptions run;
    auto* run_command = app.add_subcommand(
        "run",
        "Plays table records and checks what they expect.\n\n  croupier run game.table\n"
        "  croupier run --json a.table b.table");
    run_command->add_option("FILE", run.files, "table records; - is standard input")
        ->required()
        ->type_name("");
    run_command->add_flag_callback(
        "--json", [&] { run.output = Output::json; }, "one JSON document on standard output");
    run_command->add_flag("--quiet", run.quiet, "only what did not hold");
    run_command->callback([&] { chosen = [&] { return run_records(run); }; });

    RulesOptions rules;
    std::string one;
    std::string other;
    auto* rules_command = app.add_subcommand(
        "rules",
        "Lists the games; shows and compares their rules; lists a book's clauses.\n\n"
        "  croupier rules\n  croupier rules show nz/blackjack\n"
        "  croupier rules diff act-2005/blackjack nz/blackjack --ev\n"
        "  croupier rules clauses vic-2003 --missing");
    rules_command->require_subcommand(0, 1);
    const auto as_json = [&] { rules.output = Output::json; };
    rules_command->add_flag_callback("--json", as_json, "one JSON document on standard output");
    rules_command->callback([&] {
        if (!chosen) chosen = [&] { return list_games(rules); };
    });
    auto* show =
        rules_command->add_subcommand("show",
                                      "The rules of a game in force, each with its clause.\n\n"
                                      "  croupier rules show act-2018/blackjack");
    show->add_option("GAME", one, "a game, as `croupier rules` lists them")->required();
    show->add_flag_callback("--json", as_json, "one JSON document on standard output");
    show->callback([&] { chosen = [&] { return show_game(one, rules); }; });
    auto* diff =
        rules_command->add_subcommand("diff",
                                      "What differs between two games, with both clauses: money\n"
                                      "first, then optional wagers, then how the table is run.\n\n"
                                      "  croupier rules diff act-2005/blackjack nz/blackjack --ev");
    diff->add_option("GAME", one, "a game")->required();
    diff->add_option("OTHER", other, "another game")->required();
    diff->add_flag("--ev", rules.worth, "what each difference is worth to the player");
    diff->add_flag("--all", rules.all, "also what only one of the books says in so many words");
    diff->add_flag_callback("--json", as_json, "one JSON document on standard output");
    diff->callback([&] { chosen = [&] { return diff_games(one, other, rules); }; });
    auto* clauses = rules_command->add_subcommand(
        "clauses",
        "Every clause of a book, who carries it out and how many scenarios show it; or some of\n"
        "them with what they set, their readings and every scenario. A scenario shows a clause\n"
        "that it is named for or expects, and only mentions what else its events cite.\n\n"
        "  croupier rules clauses nz\n  croupier rules clauses nz 8.3 '9.3(a)'\n"
        "  croupier rules clauses nz --missing");
    clauses->add_option("BOOK", one, "a book: act-1997, act-2005, act-2018, nz, vic-2003")
        ->required();
    std::vector<std::string> wanted;
    clauses->add_option("CLAUSE", wanted,
                        "these clauses only, with all evidence; 8 stands for 8.1, 8.2(a) ...");
    clauses->add_flag("--missing", rules.missing,
                      "only those not carried out yet or shown by no scenario; exit 1 if any");
    clauses->add_flag(
        "--scenarios", rules.list_scenarios,
        "under each clause of the book the scenarios that show it; of single clauses also "
        "those that mention them");
    clauses
        ->add_option("--records", rules.records,
                     "a folder of records to look in, instead of the built-in scenarios")
        ->check(CLI::ExistingDirectory);
    clauses->add_flag_callback("--json", as_json, "one JSON document on standard output");
    clauses->callback([&] { chosen = [&] { return list_clauses(one, wanted, rules); }; });

    AnalyseOptions analysis;
    add_analyse(app, analysis, chosen);

    PlayOptions play;
    auto* play_command = app.add_subcommand(
        "play",
        "The game in the terminal, against the automatic dealer.\n\n"
        "  croupier play\n  croupier play vic-2003/blackjack --boxes 3 --decks 6\n"
        "  croupier play nz/blackjack --with perfect-pairs:2 --with super-sevens\n"
        "  croupier play --as supervisor vic-2003/blackjack --rounds 20");
    play_command
        ->add_option("GAME", play.game,
                     "a game, as `croupier rules` lists them; act-2018/blackjack")
        ->type_name("");
    add_decks(play_command, play.decks);
    add_seed(play_command, "--seed", play.seed,
             "a reproducible shuffle, for practice and tests only");
    auto* boxes =
        add_whole(play_command, "--boxes", play.boxes, 1, 9, "how many boxes you play, 1 to 9; 1");
    auto* with =
        add_list(play_command, "--with", "WAGER[:SCALE]", play.with,
                 "an optional wager that the table offers, as `croupier rules` lists them, and "
                 "its scale: perfect-pairs or perfect-pairs:2; may be given again");
    auto* hint = play_command->add_flag("--hint", play.hint,
                                        "tell the best decision and what each choice is worth; "
                                        "`hint` asks for it at any time");
    std::string as = "player";
    auto* rounds = add_rounds(play_command, "--rounds", play.rounds, 1, 1000,
                              "with --as supervisor: how many rounds, 1 to 1000; 10");
    add_value(
        play_command, "--as", "WHO",
        "player, or supervisor: practice in seeing a dealer's mistakes and putting them right",
        [&](const std::string& text) {
            as = one_of("--as", text, {"player", "supervisor"});
        });
    play_command->callback([&, boxes, with, rounds, hint] {
        if (as == "supervisor") {
            play.as = PlayOptions::As::supervisor;
            if (boxes->count() + with->count() + hint->count() > 0) {
                wrong_call(
                    "--boxes, --with and --hint are for a player: with --as supervisor others "
                    "play");
            }
        } else if (rounds->count() > 0) {
            wrong_call("--rounds goes with --as supervisor");
        }
        chosen = [&] { return play_game(play); };
    });

    SimulateOptions simulate;
    MergeOptions merging;
    add_simulate(app, simulate, merging, chosen);

    set_up_all(app);
    analysis.command = as_typed(argc, argv);
    if (int status = done; !take_call(app, argc, argv, status)) return status;
    const int status = chosen();
    if (std::fflush(stdout) != 0 || !std::cout.flush()) {
        complain("the output could not be written: is the disk full?");
        return world_failed;
    }
    return status;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return start(argc, argv);
    } catch (const std::exception& error) {
        croupier::apps::complain(error.what());
        return croupier::apps::world_failed;
    }
}
