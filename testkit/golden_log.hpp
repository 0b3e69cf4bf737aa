// Golden logs: tables that were written down once and are read ever after. For each there is the
// log as bytes (`rulebooks/nz/golden/antes-up-1.log`) and the same as lines of JSON (`.jsonl`), an
// entry each; after the last entry of a table comes a line with the digest of its state.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "record/entry.hpp"

namespace croupier::testkit {

// Tables one after the other: each begins with `table-opened`.
struct GoldenLog {
    std::string bytes;
    std::string lines;
};

// A table as the statements of a record led to it.
struct LoggedTable {
    std::vector<record::Entry> entries{};
    std::set<std::string_view> kinds{};  // of the events
};

// Every scenario of the game, played.
[[nodiscard]] std::vector<LoggedTable> scenarios_of(const rules::Game& game);

// A log of some of the tables, so that each of the kinds is in it that any of them has and that is
// not in `known`. Nothing is in it where there is no such kind.
[[nodiscard]] GoldenLog log_with_every_kind(const std::vector<LoggedTable>& tables,
                                            const std::set<std::string_view>& known);

// What was found on reading a log back.
struct ReadBack {
    std::string fault{};  // what is not as it was; empty: nothing
    std::set<std::string_view> kinds{};
    std::string game{};
};

// Reads both forms, holds them against each other and against the digests, and writes them again.
[[nodiscard]] ReadBack read_back(const GoldenLog& log);

// Sixteen hexadecimal digits that tell one state from another.
[[nodiscard]] std::string digest_of(const table::State& state);

// The files of a game's golden logs without their endings, in their order: `.../antes-up-1`.
[[nodiscard]] std::vector<std::string> golden_files(const rules::Game& game);
// The one that comes next.
[[nodiscard]] std::string next_golden_file(const rules::Game& game);

[[nodiscard]] GoldenLog load(const std::string& file);
// Writes both forms. Requires that neither is there.
void store(const std::string& file, const GoldenLog& log);

}  // namespace croupier::testkit
