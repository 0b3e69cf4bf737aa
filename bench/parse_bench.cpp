// How fast a long table record is read and written.
#include "record/parse.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

#include <benchmark/benchmark.h>
#include <fmt/core.h>

#include "record/print.hpp"

namespace croupier {
namespace {

constexpr int rounds = 12'000;
constexpr std::size_t statements_expected = 4 + 3 * 2 + std::size_t{rounds} * 17;

// A session of three people, round after round, as a hand history holds it.
std::string session() {
    std::string text =
        "# One long evening.\n"
        "rules act-2018/blackjack\n"
        "with perfect-pairs\n"
        "set limits 5 1000\n";
    int box = 1;
    for (const char* name : {"alice", "bob", "carol-ann"}) {
        text += fmt::format("{0} buys 100000\n{0} sits {1}\n", name, box++);
    }
    constexpr std::string_view ranks = "A23456789TJQK";
    constexpr std::string_view suits = "shdc";
    std::uint32_t drawn = 2018;
    for (int round = 1; round <= rounds; ++round) {
        text += fmt::format("\n# Round {}\n", round);
        text +=
            fmt::format("alice bets {} on 1\nbob bets {}.50 on 2\n", 5 + round % 40, round % 90);
        text += "carol-ann bets 25 on 3\ncarol-ann bets 5 on 3 perfect-pairs\nshoe";
        for (int i = 0; i < 12; ++i) {
            drawn = drawn * 1'664'525U + 1'013'904'223U;
            text +=
                {' ', ranks[(drawn >> 8U) % ranks.size()], suits[(drawn >> 28U) % suits.size()]};
        }
        text += " *\ndealer deals\ndealer goes on            # insurance declined\n";
        text +=
            "alice hits 1\nalice stands 1\nbob splits 2\nbob stands 2.1\nbob doubles 2.2 ! 11.1\n";
        text += "carol-ann stands 3\nexpect cites 8.1(a)\nexpect total 3 17 soft\n";
    }
    return text;
}

void read_a_long_session(benchmark::State& state) {
    const std::string text = session();
    for (auto _ : state) {
        const auto read = record::parse(text);
        const auto* record = std::get_if<record::Record>(&read);
        if (record == nullptr || record->statements.size() != statements_expected) {
            state.SkipWithError("the session was not read as it was written");
            break;
        }
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(statements_expected));
}
BENCHMARK(read_a_long_session)->Unit(benchmark::kMillisecond);

void write_a_long_session(benchmark::State& state) {
    const auto read = record::parse(session());
    const auto* record = std::get_if<record::Record>(&read);
    if (record == nullptr) {
        state.SkipWithError("the session could not be read");
        return;
    }
    const std::string once = record::print(*record);
    for (auto _ : state) {
        if (record::print(*record) != once) {
            state.SkipWithError("the session was written differently the second time");
            break;
        }
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(once.size()));
}
BENCHMARK(write_a_long_session)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace croupier
