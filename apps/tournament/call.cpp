// The call of `croupier tournament`.
#include "apps/call.hpp"

#include <memory>

#include "apps/tournament/tournament.hpp"

namespace croupier::apps {
namespace {

using Asked = std::shared_ptr<TournamentOptions>;

void add_file(CLI::App* app, const Asked& asked) {
    app->add_option("FILE", asked->file, "a tournament file; - is standard input")
        ->required()
        ->type_name("");
    add_json(app, asked->output);
}

void add_check(Program& program, CLI::App* app, const Asked& asked) {
    auto* check = app->add_subcommand(
        "check",
        "The conditions of a tournament as a checklist: every item with its clause, what is\n"
        "missing, what the book overrules. Exit 0: complete, 1: not, 2: unreadable.\n\n"
        "  croupier tournament check spring.tournament");
    add_file(check, asked);
    check->callback(
        [&program, asked] { program.chosen = [asked] { return check_tournament(*asked); }; });
}

void add_schedule(Program& program, CLI::App* app, const Asked& asked) {
    auto* schedule =
        app->add_subcommand("schedule",
                            "Sessions, tables, seats, who goes on, and the prizes.\n\n"
                            "  croupier tournament schedule spring.tournament --players 40\n"
                            "  croupier tournament schedule spring.tournament --html wall.html");
    add_file(schedule, asked);
    add_value(schedule, "--players", "N", "so many players; else the largest field",
              [asked](const std::string& text) {
                  asked->players =
                      static_cast<int>(whole_number("--players", text, 2, tournament::players_max));
              });
    add_text(schedule, "--html", "FILE", asked->html, "as a page to print; - is standard output");
    add_text(schedule, "--svg", "FILE", asked->svg, "as a picture");
    schedule->callback(
        [&program, asked] { program.chosen = [asked] { return show_schedule(*asked); }; });
}

}  // namespace

void add_tournament(Program& program) {
    auto asked = std::make_shared<TournamentOptions>();
    auto* tournament = program.app.add_subcommand(
        "tournament", "Tournaments under the books that have them: ACT 2005, ACT 2018, Victoria.");
    tournament->require_subcommand(1);
    add_check(program, tournament, asked);
    add_schedule(program, tournament, asked);
}

}  // namespace croupier::apps
