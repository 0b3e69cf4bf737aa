// The call of `croupier play`.
#include "apps/call.hpp"

#include <memory>

#include "apps/play/play.hpp"

namespace croupier::apps {
namespace {

// What goes with one way of playing and not with the other.
void check(const PlayOptions& options, const CLI::App& play) {
    const auto is_given = [&](const std::string& name) { return play.count(name) > 0; };
    if (options.as == PlayOptions::As::player) {
        if (is_given("--rounds")) wrong_call("--rounds goes with --as supervisor");
    } else if (is_given("--boxes") || is_given("--with") || is_given("--hint")) {
        wrong_call("--boxes, --with and --hint are for a player: with --as supervisor others play");
    }
}

}  // namespace

void add_play(Program& program) {
    auto options = std::make_shared<PlayOptions>();
    auto* play = program.app.add_subcommand(
        "play",
        "The game in the terminal, against the automatic dealer.\n\n"
        "  croupier play\n  croupier play vic-2003/blackjack --boxes 3 --decks 6\n"
        "  croupier play nz/blackjack --with perfect-pairs:2 --with super-sevens\n"
        "  croupier play --as supervisor vic-2003/blackjack --rounds 20");
    add_game(play, options->table, "a game, as `croupier rules` lists them; act-2018/blackjack");
    add_table_words(play, options->table,
                    "an optional wager that the table offers, as `croupier rules` lists them, and "
                    "its scale: perfect-pairs or perfect-pairs:2");
    add_seed(play, "--seed", options->seed, "a reproducible shuffle, for practice and tests only");
    add_whole(play, "--boxes", options->boxes, 1, 9, "how many boxes you play, 1 to 9; 1");
    play->add_flag("--hint", options->hint,
                   "tell the best decision and what each choice is worth; `hint` asks for it at "
                   "any time");
    add_value(
        play, "--as", "WHO",
        "player, or supervisor: practice in seeing a dealer's mistakes and putting them right",
        [options](const std::string& text) {
            const std::string as = one_of("--as", text, {"player", "supervisor"});
            options->as = as == "player" ? PlayOptions::As::player : PlayOptions::As::supervisor;
        });
    add_rounds(play, "--rounds", options->rounds, 1, 1000,
               "with --as supervisor: how many rounds, 1 to 1000; 10");
    play->callback([&program, options, play] {
        check(*options, *play);
        program.chosen = [options] { return play_game(*options); };
    });
}

}  // namespace croupier::apps
