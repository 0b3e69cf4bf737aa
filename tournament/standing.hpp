// Who is ahead: at a table, in a session, over all tables. Pure arithmetic on stacks, without a
// tournament around it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ledger/money.hpp"

namespace croupier::tournament {

// What a player has to show at the end of a session.
struct Score {
    ledger::Money chips{};
    std::optional<int> out_after{};  // rounds; nothing: still in
    bool last{false};                // forfeited, retired or disqualified: behind everybody else
    // What parted players who were level: the stack after each extra round, or the lot, greater
    // first. A tie at the table and one among the others are decided apart.
    std::vector<std::int64_t> parted{};
    std::vector<std::int64_t> parted_among_others{};

    [[nodiscard]] bool in() const { return !out_after && !last; }
    friend bool operator==(const Score&, const Score&) = default;
};

// By what scores are compared: what happens in a play-off decides its own tie and nothing else.
enum class By : std::uint8_t { chips, chips_and_ties, chips_and_ties_among_others };

// Whether `a` stands before `b`: those who are in by chips, then those who went out, the later
// before the earlier, then the last.
[[nodiscard]] bool before(const Score& a, const Score& b, By by);

// A list of scores in order, as indices, and where those who are level begin and end in it.
struct Ranking {
    std::vector<std::size_t> order{};
    std::vector<std::size_t> rank{};  // by index of the score, from 1; level is level: 1, 2, 2, 4
};
[[nodiscard]] Ranking ranked(std::span<const Score> scores, By by);

// Players who are level and whose order matters, as indices in the order of the list given.
using Group = std::vector<std::size_t>;

// The first group from the top that is level across place `cut`, so that it decides who of a table
// goes on; empty: there is none. Who is out goes on no more, and so is never in it.
[[nodiscard]] Group level_at_cut(std::span<const Score> scores, int cut, By by);

// The first group from the top whose places are worth different things: `worth[i]` is what place
// i + 1 brings, and places without one bring nothing. Those who went out in the same round divide,
// and so are never in it.
template <class Worth>
[[nodiscard]] Group level_in_worth(std::span<const Score> scores, std::span<const Worth> worth,
                                   By by) {
    const Ranking ranking = ranked(scores, by);
    const auto value = [&](std::size_t place) {
        return place < worth.size() ? worth[place] : Worth{};
    };
    for (std::size_t first = 0; first < ranking.order.size();) {
        std::size_t end = first + 1;
        while (end < ranking.order.size() &&
               ranking.rank[ranking.order[end]] == ranking.rank[ranking.order[first]]) {
            ++end;
        }
        bool differs = false;
        for (std::size_t i = first + 1; i < end; ++i) differs |= !(value(i) == value(first));
        if (differs && scores[ranking.order[first]].in()) {
            return {ranking.order.begin() + static_cast<std::ptrdiff_t>(first),
                    ranking.order.begin() + static_cast<std::ptrdiff_t>(end)};
        }
        first = end;
    }
    return {};
}

// Who goes on from one table: at most `advance`, best first, as indices. Requires that no tie is
// open there.
[[nodiscard]] std::vector<std::size_t> best(std::span<const Score> scores, int advance, By by);

}  // namespace croupier::tournament
