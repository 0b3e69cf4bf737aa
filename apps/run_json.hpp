// A record played and told as JSON: what `croupier run --json` prints. No file and no terminal is
// needed for it, so that the program for the browser (apps/wasm) tells the same.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "apps/commands.hpp"

namespace croupier::apps {

// What became of one record.
struct Played {
    int status{done};
    nlohmann::ordered_json json{};
    std::string fault{};  // of the record, with its place; empty: none
};
[[nodiscard]] Played play_as_json(const std::string& file, std::string text);

// The same for a file that could not be read.
[[nodiscard]] nlohmann::ordered_json unread_as_json(const std::string& file,
                                                    const std::string& text);

// As it is printed; what is no UTF-8 is replaced.
[[nodiscard]] std::string printed(const nlohmann::ordered_json& json);

}  // namespace croupier::apps
