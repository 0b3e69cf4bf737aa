// The call of `croupier analyse`.
#include "apps/call.hpp"

#include <memory>

#include "apps/analyse/analyse.hpp"

namespace croupier::apps {

void add_analyse(Program& program) {
    auto options = std::make_shared<AnalyseOptions>();
    options->command = program.typed;
    auto* analyse = program.app.add_subcommand(
        "analyse",
        "What a game is worth, how it is best played, what its wagers and rules are worth.\n\n"
        "  croupier analyse nz/blackjack\n  croupier analyse --all --json\n"
        "  croupier analyse act-2018/blackjack --decks 6 --set soft-17=hit --effects\n"
        "  croupier analyse vic-2003/blackjack --remove 5h,5d,K --html chart.html\n"
        "  croupier analyse nz/blackjack --par par.html --rounds 100000");
    const auto file = [&](const char* name, std::optional<std::string>& into, const char* says) {
        return add_text(analyse, name, "FILE", into, says);
    };
    analyse->add_option("GAME", options->games, "games, as `croupier rules` lists them")
        ->type_name("");
    analyse->add_flag("--all", options->all, "every game");
    add_table_words(analyse, options->table, "this optional wager only");
    add_list(analyse, "--remove", "CARDS", options->remove,
             "cards that are gone: 5h,Td or 5,5,K or 5=3,A=2");
    analyse->add_flag("--effects", options->effects, "what each rule and each reading is worth");
    add_json(analyse, options->output);
    file("--csv", options->csv, "every cell with the value of every choice; - is standard output");
    file("--svg", options->svg, "the chart as a picture");
    file("--html", options->html, "the chart as a page to print");
    file("--par", options->par, "the par sheet as a page");
    auto* rounds =
        add_rounds(analyse, "--rounds", options->rounds, 100, 1'000'000'000,
                   "with --par: how many rounds are simulated; 20000 unless you say otherwise");
    auto* seed = add_seed(analyse, "--seed", options->seed,
                          "with --par: what the rounds are drawn from; 1 unless you say otherwise");
    analyse->callback([&program, options, rounds, seed] {
        for (const CLI::Option* each : {rounds, seed}) {
            if (each->count() > 0 && !options->par) {
                wrong_call(fmt::format("{} goes with --par", each->get_name()));
            }
        }
        program.chosen = [options] { return analyse_games(*options); };
    });
}

}  // namespace croupier::apps
