// croupier play: the game in the terminal.
#include "apps/commands.hpp"

namespace croupier::apps {
int play_game(const PlayOptions&) { return world_failed; }
}  // namespace croupier::apps
