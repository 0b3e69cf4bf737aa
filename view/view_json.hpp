// The view as JSON, with the names of the protocol.
#pragma once

#include <nlohmann/json.hpp>

#include "view/view.hpp"

namespace croupier::view {

[[nodiscard]] nlohmann::ordered_json to_json(const View& view, const House& house = {});

}  // namespace croupier::view
