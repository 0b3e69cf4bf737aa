// The score of a practice session as JSON.
#pragma once

#include <string>

#include "apps/practice/room.hpp"
#include "practice/dealing.hpp"
#include "practice/watch.hpp"

namespace croupier::apps {

[[nodiscard]] std::string score_json(const Room& room, const practice::Watch& watch,
                                     double seconds);
[[nodiscard]] std::string score_json(const Room& room, const practice::Dealing& dealing,
                                     double seconds);

}  // namespace croupier::apps
