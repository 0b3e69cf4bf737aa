// The call of `croupier play`.
#include "apps/call.hpp"

#include <algorithm>
#include <memory>

#include "apps/play/play.hpp"
#include "record/words.hpp"

namespace croupier::apps {
namespace {

// What goes with one way of playing and not with the others.
void check(const PlayOptions& options, const CLI::App& play) {
    using As = PlayOptions::As;
    const auto is_given = [&](const std::string& name) { return play.count(name) > 0; };
    if (options.as != As::supervisor && (is_given("--mistakes") || is_given("--every"))) {
        wrong_call("--mistakes and --every go with --as supervisor");
    }
    if (options.as == As::player && is_given("--rounds")) {
        wrong_call("--rounds goes with --as supervisor or --as dealer");
    }
    if (options.as == As::player && is_given("--score")) {
        wrong_call("--score goes with --as supervisor or --as dealer");
    }
    if (options.as != As::player &&
        (is_given("--boxes") || is_given("--with") || is_given("--hint"))) {
        wrong_call("--boxes, --with and --hint are for a player: in practice others play");
    }
}

// `misplaced,no-burn`
std::vector<std::string> cut_at_commas(const std::string& text) {
    std::vector<std::string> words;
    std::size_t from = 0;
    while (from <= text.size()) {
        const auto to = std::min(text.find(',', from), text.size());
        if (to == from) {
            wrong_call(
                fmt::format("--mistakes '{}': expected kinds with a comma between them, or "
                            "`list`, which shows them",
                            record::printable(text)));
        }
        words.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

}  // namespace

void add_play(Program& program) {
    auto options = std::make_shared<PlayOptions>();
    auto* play = program.app.add_subcommand(
        "play",
        "The game in the terminal, against the automatic dealer.\n\n"
        "  croupier play\n  croupier play vic-2003/blackjack --boxes 3 --decks 6\n"
        "  croupier play nz/blackjack --with perfect-pairs:2 --with super-sevens\n"
        "  croupier play nz/blackjack --set soft-17=hit --reading split-by=rank\n"
        "  croupier play --as supervisor vic-2003/blackjack --rounds 20 --mistakes "
        "misplaced,early\n"
        "  croupier play --as dealer nz/blackjack --score score.json");
    add_game(play, options->table, "a game, as `croupier rules` lists them; act-2018/blackjack");
    add_table_words(play, options->table,
                    "an optional wager that the table offers, as `croupier rules` lists them, and "
                    "its scale: perfect-pairs or perfect-pairs:2");
    add_seed(play, "--seed", options->seed, "a reproducible shuffle, for practice and tests only");
    add_whole(play, "--boxes", options->boxes, 1, 9, "how many boxes you play, 1 to 9; 1");
    play->add_flag("--hint", options->hint,
                   "tell the best decision and what each choice is worth; `hint` asks for it at "
                   "any time");
    add_value(play, "--as", "WHO",
              "player; supervisor: practice in seeing a dealer's mistakes and putting them right; "
              "dealer: practice in dealing",
              [options](const std::string& text) {
                  using As = PlayOptions::As;
                  const std::string as = one_of("--as", text, {"player", "supervisor", "dealer"});
                  options->as = as == "player"   ? As::player
                                : as == "dealer" ? As::dealer
                                                 : As::supervisor;
              });
    add_rounds(play, "--rounds", options->rounds, 1, 1000,
               "in practice: how many rounds, 1 to 1000; 10");
    add_value(play, "--mistakes", "KIND,...",
              "as supervisor: only these mistakes are made; `list` shows those of the game",
              [options](const std::string& text) { options->mistakes = cut_at_commas(text); });
    add_whole(
        play, "--every", options->every, 1, 100,
        "as supervisor: about one round in so many has a mistake, 1 to 100; without it, about "
        "every other round");
    add_text(play, "--score", "FILE", options->score,
             "in practice: writes the score there as JSON; - for standard output");
    play->callback([&program, options, play] {
        check(*options, *play);
        program.chosen = [options] { return play_game(*options); };
    });
}

}  // namespace croupier::apps
