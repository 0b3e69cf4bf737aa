// croupier play: what was asked for.
#pragma once

#include <optional>

#include "apps/commands.hpp"
#include "apps/rule_words.hpp"

namespace croupier::apps {

struct PlayOptions {
    TableWords table{.game = "act-2018/blackjack"};
    std::optional<unsigned long long> seed{};
    int boxes{1};  // how many boxes the player takes
    enum class As : bool { player, supervisor } as{As::player};
    int rounds{10};    // of a practice session as supervisor
    bool hint{false};  // tells the best decision before each
};
[[nodiscard]] int play_game(const PlayOptions& options);
[[nodiscard]] int train_supervisor(const PlayOptions& options);

}  // namespace croupier::apps
