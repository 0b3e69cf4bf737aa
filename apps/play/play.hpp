// croupier play: what was asked for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "apps/rule_words.hpp"

namespace croupier::apps {

struct PlayOptions {
    TableWords table{.game = "act-2018/blackjack"};
    std::optional<unsigned long long> seed{};
    int boxes{1};  // how many boxes the player takes
    enum class As : unsigned char { player, supervisor, dealer } as{As::player};
    bool hint{false};  // tells the best decision before each
    // Of a practice session:
    int rounds{10};
    std::vector<std::string> mistakes{};  // for a supervisor to see; none named: any
    std::optional<int> every{};           // about one round in so many has a mistake
    std::optional<std::string> score{};   // the file that the score goes to
};
[[nodiscard]] int play_game(const PlayOptions& options);
[[nodiscard]] int train_supervisor(const PlayOptions& options);
[[nodiscard]] int train_dealer(const PlayOptions& options);

}  // namespace croupier::apps
