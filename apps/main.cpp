// The program: one subcommand for each job.
#include <cstdio>
#include <exception>
#include <iostream>

#include <CLI/CLI.hpp>

#include "apps/call.hpp"
#include "apps/commands.hpp"
#include "apps/provenance.hpp"
#include "apps/terminal.hpp"

namespace croupier::apps {
namespace {

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
    Program program{app, as_typed(argc, argv)};
    add_run(program);
    add_rules(program);
    add_analyse(program);
    add_play(program);
    add_simulate(program);
    add_tournament(program);
    set_up_all(app);
    if (int status = done; !take_call(app, argc, argv, status)) return status;
    const int status = program.chosen();
    if (std::fflush(stdout) != 0 || !std::cout.flush()) {
        complain("the output could not be written: is the disk full?");
        return world_failed;
    }
    return status;
}

}  // namespace
}  // namespace croupier::apps

int main(int argc, char** argv) {
    try {
        return croupier::apps::start(argc, argv);
    } catch (const std::exception& error) {
        croupier::apps::complain(error.what());
        return croupier::apps::world_failed;
    }
}
