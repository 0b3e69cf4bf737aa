// The words of a call that say by which rules a table is played: `--reading`, `--set`, `--decks`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/session.hpp"

namespace croupier::apps {

// What is wrong, in one line; nothing: taken.
using Wrong = std::optional<std::string>;

[[nodiscard]] Wrong take(record::Header& header, const record::What& what);

// `NAME=VALUE`, cut at the first equals sign.
struct RuleWord {
    std::string name{};
    std::string value{};
};
[[nodiscard]] std::optional<RuleWord> cut(std::string_view text);

[[nodiscard]] Wrong choose_rules(record::Header& header, const std::vector<std::string>& readings,
                                 const std::vector<std::string>& set);
[[nodiscard]] Wrong choose_decks(record::Header& header, std::optional<int> decks);

}  // namespace croupier::apps
