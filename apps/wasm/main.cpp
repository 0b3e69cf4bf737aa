// croupier_run.wasm: plays table records and prints what `croupier run --json` prints of them.
//
// Proof that the engine runs in a browser as it does here: no exceptions, no threads, and of the
// operating system only what WASI has. tools/wasm-test holds the two programs against each other.
#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "apps/run_json.hpp"

namespace croupier::apps {
namespace {

std::optional<std::string> read(const std::string& file) {
    std::FILE* in = std::fopen(file.c_str(), "rb");
    if (in == nullptr) return std::nullopt;
    std::string text;
    for (int c = std::fgetc(in); c != EOF; c = std::fgetc(in)) text += static_cast<char>(c);
    const bool whole = std::ferror(in) == 0;
    return std::fclose(in) == 0 && whole ? std::optional(std::move(text)) : std::nullopt;
}

int play(const std::vector<std::string>& files) {
    int status = done;
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const std::string& file : files) {
        std::optional<std::string> text = read(file);
        if (!text) {
            fmt::print(stderr, "{}: cannot be read\n", file);
            return world_failed;
        }
        Played played = play_as_json(file, *std::move(text));
        if (!played.fault.empty()) fmt::print(stderr, "{}\n", played.fault);
        status = std::max(status, played.status);
        all.push_back(std::move(played.json));
    }
    fmt::print("{}", printed(all));
    return status;
}

}  // namespace
}  // namespace croupier::apps

int main(int count, char** words) { return croupier::apps::play({words + 1, words + count}); }
