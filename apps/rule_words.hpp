// The words of a call that say what is played at a table: the game, `--decks`, `--set`,
// `--reading`, `--with`. They mean the same in every subcommand.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/session.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): a name of that library.
namespace CLI {
class App;
}

namespace croupier::apps {

// As they stand in the call.
struct TableWords {
    std::string game{};
    std::optional<int> decks{};
    std::vector<std::string> set{};      // house rules: `soft-17=hit`
    std::vector<std::string> reading{};  // of unclear clauses: `split-by=rank`
    std::vector<std::string> with{};     // optional wagers: `perfect-pairs`, `perfect-pairs:2`
};

// Declares all of them but the game; what becomes of an optional wager is for each call to say.
void add_table_words(CLI::App* command, TableWords& words, const std::string& with_says);
void add_game(CLI::App* command, TableWords& words, const std::string& says);

// What is wrong, in one line; nothing: taken.
using Wrong = std::optional<std::string>;

[[nodiscard]] Wrong take(record::Header& header, const record::What& what);

// `NAME=VALUE`, cut at the first equals sign.
struct RuleWord {
    std::string name{};
    std::string value{};
};
[[nodiscard]] std::optional<RuleWord> cut(std::string_view text);

// The game, its readings and house rules, and the decks. What was taken is added to `said` as the
// statements of a record.
[[nodiscard]] Wrong choose_table(record::Header& header, const TableWords& words,
                                 std::vector<std::string>* said = nullptr);

// `WAGER` or `WAGER:SCALE`; nothing where what stands behind the colon is no whole number.
struct WagerWord {
    std::string_view word{};
    std::optional<int> scale{};
};
[[nodiscard]] std::optional<WagerWord> cut_wager(std::string_view text);

}  // namespace croupier::apps
