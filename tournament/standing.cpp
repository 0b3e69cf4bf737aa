#include "tournament/standing.hpp"

#include <algorithm>
#include <numeric>

namespace croupier::tournament {
namespace {

// In before out before last.
int standing_of(const Score& score) { return score.last ? 2 : score.out_after ? 1 : 0; }

// Below nothing where `a` is ahead, nothing where both are level.
int compare(const Score& a, const Score& b, By by) {
    if (const int apart = standing_of(a) - standing_of(b); apart != 0) return apart;
    if (!a.in()) {
        const int later = b.out_after.value_or(0) - a.out_after.value_or(0);
        return a.last ? 0 : later;
    }
    if (a.chips != b.chips) return a.chips > b.chips ? -1 : 1;
    if (by == By::chips) return 0;
    const auto& mine = by == By::chips_and_ties ? a.parted : a.parted_among_others;
    const auto& other = by == By::chips_and_ties ? b.parted : b.parted_among_others;
    if (mine == other) return 0;
    return std::lexicographical_compare(other.begin(), other.end(), mine.begin(), mine.end()) ? -1
                                                                                              : 1;
}

}  // namespace

bool before(const Score& a, const Score& b, By by) { return compare(a, b, by) < 0; }

Ranking ranked(std::span<const Score> scores, By by) {
    Ranking ranking;
    ranking.order.resize(scores.size());
    ranking.rank.resize(scores.size());
    std::iota(ranking.order.begin(), ranking.order.end(), std::size_t{0});
    std::stable_sort(ranking.order.begin(), ranking.order.end(), [&](std::size_t a, std::size_t b) {
        return before(scores[a], scores[b], by);
    });
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const std::size_t mine = ranking.order[i];
        const bool level = i > 0 && compare(scores[ranking.order[i - 1]], scores[mine], by) == 0;
        ranking.rank[mine] = level ? ranking.rank[ranking.order[i - 1]] : i + 1;
    }
    return ranking;
}

Group level_at_cut(std::span<const Score> scores, int cut, By by) {
    const Ranking ranking = ranked(scores, by);
    const auto place = static_cast<std::size_t>(std::max(cut, 0));
    if (place == 0 || place >= ranking.order.size()) return {};
    const std::size_t last_on = ranking.order[place - 1];
    const std::size_t first_off = ranking.order[place];
    if (ranking.rank[last_on] != ranking.rank[first_off] || !scores[last_on].in()) return {};
    Group group;
    for (const std::size_t each : ranking.order) {
        if (ranking.rank[each] == ranking.rank[last_on]) group.push_back(each);
    }
    return group;
}

std::vector<std::size_t> best(std::span<const Score> scores, int advance, By by) {
    std::vector<std::size_t> on;
    for (const std::size_t each : ranked(scores, by).order) {
        if (static_cast<int>(on.size()) == advance || !scores[each].in()) break;
        on.push_back(each);
    }
    return on;
}

}  // namespace croupier::tournament
