// The program: one subcommand for each job.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <functional>
#include <iostream>
#include <map>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/commands.hpp"
#include "apps/terminal.hpp"

namespace {

using namespace croupier::apps;

// `croupier analyse` and its options.
CLI::App* add_analyse(CLI::App& app, AnalyseOptions& options, std::function<int()>& chosen) {
    auto* analyse = app.add_subcommand(
        "analyse",
        "What a game is worth, how it is best played, what its wagers and rules are worth.\n\n"
        "  croupier analyse nz/blackjack\n  croupier analyse --all --json\n"
        "  croupier analyse act-2018/blackjack --decks 6 --set soft-17=hit --effects\n"
        "  croupier analyse vic-2003/blackjack --remove 5h,5d,K --html chart.html\n"
        "  croupier analyse nz/blackjack --par par.html --rounds 100000");
    const auto list = [&](const char* name, std::vector<std::string>& into, const char* says) {
        analyse->add_option(name, into, says)->allow_extra_args(false);
    };
    analyse->add_option("GAME", options.games, "games, as `croupier rules` lists them");
    analyse->add_flag("--all", options.all, "every game");
    analyse->add_option("--decks", options.decks, "number of decks");
    list("--set", options.set,
         "NAME=VALUE: a house rule, as `set rule` of a record; again for more");
    list("--reading", options.reading, "KEY=VALUE: a reading of an unclear clause; again for more");
    list("--with", options.with, "WAGER or WAGER:SCALE: this optional wager only; again for more");
    list("--remove", options.remove, "cards that are gone: 5h,Td or 5,5,K or 5=3,A=2");
    analyse->add_flag("--effects", options.effects, "what each rule and each reading is worth");
    analyse->add_flag_callback(
        "--json", [&] { options.output = Output::json; }, "one JSON document on standard output");
    analyse->add_option("--csv", options.csv, "a file: every cell with the value of every choice");
    analyse->add_option("--svg", options.svg, "a file: the chart as a picture");
    analyse->add_option("--html", options.html, "a file: the chart as a page to print");
    auto* par = analyse->add_option("--par", options.par, "a file: the par sheet as a page");
    analyse
        ->add_option("--rounds", options.rounds,
                     "with --par: how many rounds are simulated, 100 to 1000000000")
        ->check(CLI::Range(std::int64_t{100}, std::int64_t{1'000'000'000}))
        ->capture_default_str()
        ->needs(par);
    analyse->add_option("--seed", options.seed, "with --par: what the rounds are drawn from")
        ->capture_default_str()
        ->needs(par);
    analyse->callback([&] { chosen = [&] { return analyse_games(options); }; });
    return analyse;
}

// `croupier simulate` and its options.
CLI::App* add_simulate(CLI::App& app, SimulateOptions& options, MergeOptions& merging,
                       std::function<int()>& chosen) {
    auto* simulate = app.add_subcommand(
        "simulate",
        "Plays a game by a strategy, as often as it takes.\n\n"
        "  croupier simulate act-2018/blackjack --rounds 1e9\n"
        "  croupier simulate vic-2003/crown-pontoon --rounds 1e8 --fresh --json\n"
        "  croupier simulate nz/blackjack --rounds 1e9 --boxes 5 --with perfect-pairs:2\n"
        "  croupier simulate merge part1 part2");
    const auto list = [&](const char* name, std::vector<std::string>& into, const char* says) {
        simulate->add_option(name, into, says)->allow_extra_args(false);
    };
    simulate->add_option("GAME", options.game, "a game, as `croupier rules` lists them");
    simulate->add_option("--rounds", options.rounds, "how many, from 1 to 1e15");
    simulate->add_option("--decks", options.decks, "number of decks");
    list("--set", options.set, "a house rule, NAME=VALUE; may be given again");
    list("--reading", options.reading, "another reading, KEY=VALUE; may be given again");
    list("--with", options.with,
         "an optional wager on every box, such as perfect-pairs or perfect-pairs:2");
    simulate->add_option("--boxes", options.boxes, "boxes in play, 1 to 9")
        ->check(CLI::Range(1, 9))
        ->capture_default_str();
    auto* depth = simulate->add_option("--penetration", options.penetration,
                                       "the part of the shoe before the cutting card; 0.75");
    simulate->add_flag("--fresh", options.fresh, "shuffle before every round")->excludes(depth);
    simulate
        ->add_option("--shoe", options.shoe,
                     "hand, automatic or continuous: the last mixes all cards before every round")
        ->check(CLI::IsMember({"hand", "automatic", "continuous"}))
        ->capture_default_str();
    simulate->add_option("--strategy", options.strategy, "optimal, basic or a file")
        ->capture_default_str();
    simulate->add_option("--write-strategy", options.write_strategy,
                         "a file for the strategy that is played, to make another of it");
    simulate->add_option("--seed", options.seed, "of the cards")->capture_default_str();
    simulate->add_option("--threads", options.threads, "as many as the machine has")
        ->check(CLI::Range(1, 1024));
    const std::map<std::string, SimulateOptions::Engine> engines = {
        {"fast", SimulateOptions::Engine::fast}, {"table", SimulateOptions::Engine::table}};
    simulate->add_option("--engine", options.engine, "fast, or the table that people play at")
        ->transform(CLI::CheckedTransformer(engines));
    simulate->add_option("--target", options.target, "a kind of processor, to compare them");
    simulate->add_option("--checkpoint", options.checkpoint,
                         "a file to go on from, and to keep what is done in");
    simulate->add_option("--unit", options.unit, "I/N: the I-th of N parts, for a batch system");
    simulate->add_option("--svg", options.svg, "a picture of how sessions go");
    simulate->add_option("--session", options.session, "rounds of a session")
        ->capture_default_str();
    simulate->add_option("--bankroll", options.bankroll, "units that a session begins with")
        ->capture_default_str();
    simulate->add_option("--stake", options.stake,
                         "dollars a unit: 1, or the least that a Super Bonus or an Ante goes with");
    simulate->add_option("--pace", options.pace, "rounds an hour, for what the house holds")
        ->capture_default_str();
    simulate->add_flag("--by-depth", options.by_depth, "also with the cutting card elsewhere");
    simulate->add_flag("--by-boxes", options.by_boxes, "also with one to nine boxes");
    simulate->add_flag_callback(
        "--json", [&] { options.output = Output::json; }, "one JSON document on standard output");
    simulate->add_flag("--quiet", options.quiet, "no progress bar");
    simulate->require_subcommand(0, 1);
    auto* merge = simulate->add_subcommand(
        "merge", "Adds up parts of one run.\n\n  croupier simulate merge part1 part2 --json");
    merge->add_option("FILE", merging.files, "checkpoints of the same run")->required();
    merge->add_option("--checkpoint", merging.checkpoint, "a file for the sum");
    merge->add_flag_callback(
        "--json", [&] { merging.output = Output::json; }, "one JSON document on standard output");
    merge->callback([&] { chosen = [&] { return merge_simulations(merging); }; });
    simulate->callback([&] {
        if (chosen) return;
        if (options.game.empty() || options.rounds.empty()) {
            throw CLI::ValidationError("simulate", "needs a GAME and --rounds");
        }
        chosen = [&] { return simulate_game(options); };
    });
    return simulate;
}

int start(int argc, char** argv) {
    CLI::App app{
        "Croupier: five official rulebooks of blackjack, carried out to the letter.\n"
        "\n  croupier play nz/blackjack\n  croupier run game.table\n"
        "  croupier rules show act-2018/blackjack\n  croupier analyse vic-2003/crown-pontoon\n",
        "croupier"};
    const std::string version = std::string("croupier ") + CROUPIER_VERSION;
    app.set_version_flag("--version", version);
    app.require_subcommand(1);
    std::function<int()> chosen;

    RunOptions run;
    auto* run_command = app.add_subcommand(
        "run",
        "Plays table records and checks what they expect.\n\n  croupier run game.table\n"
        "  croupier run --json a.table b.table");
    run_command->add_option("FILE", run.files, "table records")->required();
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
    auto* analyse_command = add_analyse(app, analysis, chosen);

    PlayOptions play;
    auto* play_command = app.add_subcommand(
        "play",
        "The game in the terminal, against the automatic dealer.\n\n"
        "  croupier play\n  croupier play vic-2003/blackjack --boxes 3 --decks 6\n"
        "  croupier play nz/blackjack --with perfect-pairs:2 --with super-sevens\n"
        "  croupier play --as supervisor vic-2003/blackjack --rounds 20");
    play_command->add_option("GAME", play.game, "a game, as `croupier rules` lists them")
        ->capture_default_str();
    play_command->add_option("--decks", play.decks, "number of decks");
    play_command->add_option("--seed", play.seed,
                             "a reproducible shuffle, for practice and tests only");
    auto* boxes = play_command->add_option("--boxes", play.boxes, "how many boxes you play, 1 to 9")
                      ->check(CLI::Range(1, 9))
                      ->capture_default_str();
    auto* with =
        play_command
            ->add_option(
                "--with", play.with,
                "an optional wager that the table offers, as `croupier rules` lists them, and "
                "its scale: perfect-pairs or perfect-pairs:2; may be given again")
            ->allow_extra_args(false);
    auto* hint = play_command->add_flag("--hint", play.hint,
                                        "tell the best decision and what each choice is worth; "
                                        "`hint` asks for it at any time");
    std::string as = "player";
    auto* rounds = play_command
                       ->add_option("--rounds", play.rounds,
                                    "with --as supervisor: how many rounds, 1 to 1000")
                       ->check(CLI::Range(1, 1000))
                       ->capture_default_str();
    play_command
        ->add_option("--as", as,
                     "player, or supervisor: practice in seeing a dealer's mistakes and putting "
                     "them right")
        ->check(CLI::IsMember({"player", "supervisor"}))
        ->capture_default_str();
    play_command->callback([&, boxes, with, rounds, hint] {
        if (as == "supervisor") {
            play.as = PlayOptions::As::supervisor;
            if (boxes->count() + with->count() + hint->count() > 0) {
                throw CLI::ValidationError("--boxes, --with and --hint",
                                           "are for a player: with --as supervisor others play");
            }
        } else if (rounds->count() > 0) {
            throw CLI::ValidationError("--rounds", "goes with --as supervisor");
        }
        chosen = [&] { return play_game(play); };
    });

    SimulateOptions simulate;
    MergeOptions merging;
    auto* simulate_command = add_simulate(app, simulate, merging, chosen);

    for (CLI::App* command :
         {run_command, rules_command, show, diff, clauses, analyse_command, simulate_command,
          simulate_command->get_subcommand("merge"), play_command}) {
        command->set_version_flag("--version", version);
    }
    if (argc > 1 && argv[1][0] != '-') {
        const auto named = [&](const CLI::App* command) { return command->check_name(argv[1]); };
        const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
        if (std::none_of(commands.begin(), commands.end(), named)) {
            complain(fmt::format("no command '{}'; `croupier --help` lists them", argv[1]));
            return wrong_input;
        }
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {
        return app.exit(success);
    } catch (const CLI::ParseError& error) {
        complain(fmt::format("{}; `croupier --help` shows how", error.what()));
        return wrong_input;
    }
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
