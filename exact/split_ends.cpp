#include "exact/split_ends.hpp"

#include <algorithm>

namespace croupier::exact {
namespace {

// Four bits for each open card, the highest in front.
std::uint32_t with_one_more_last(std::uint32_t lasts, std::uint8_t last) {
    if (last == 0) return lasts;
    std::array<std::uint32_t, 9> all{};
    std::size_t count = 0;
    for (; lasts != 0; lasts <<= 4) all[count++] = lasts >> 28;
    all[count++] = last;
    std::sort(all.begin(), all.end(), std::greater<>());
    std::uint32_t packed = 0;
    for (std::size_t n = 0; n < 8; ++n) packed = (packed << 4) | all[n];
    return packed;
}

}  // namespace

SplitEnds::SplitEnds(std::vector<SplitEnd> ends) : ends_(std::move(ends)) {
    std::vector<HandTree::Entry> entries;
    entries.reserve(ends_.size());
    for (const SplitEnd& end : ends_) entries.push_back({unpacked(end.cards), 1, end.last});
    tree_ = HandTree(entries, values);
    tails_.reserve(ends_.size());
    for (const HandTree::Ending& ending : tree_.endings()) {
        const SplitEnd& end = ends_[ending.entry];
        Tail& tail = tails_.emplace_back();
        tail.any = static_cast<double>(end.any);
        tail.other = static_cast<double>(end.other);
        tail.step = ending.step;
        double above = 0;
        for (std::size_t v = values; v-- > 0;) {
            above += entries[ending.entry].cards[v];
            tail.above[v] = above;
        }
    }
}

auto SplitEnds::with_one_more(const Ways& before, std::int64_t SplitEnd::*orders) const -> Ways {
    // Ends by their last card, so that one look at the open cards serves many.
    std::array<std::vector<const SplitEnd*>, values> by_last;
    for (const SplitEnd& end : ends_) {
        if (end.*orders != 0) by_last[end.last].push_back(&end);
    }
    std::map<std::uint32_t, Ways> by_lasts;
    for (const Way& way : before) {
        for (std::size_t last = 0; last < values; ++last) {
            if (by_last[last].empty()) continue;
            const std::uint32_t lasts =
                with_one_more_last(way.lasts, static_cast<std::uint8_t>(last));
            Ways& all = by_lasts[lasts];
            for (const SplitEnd* end : by_last[last]) {
                all.push_back({lasts, way.cards + end->cards, way.orders * end->*orders});
            }
        }
    }
    // The same cards in one place.
    Ways result;
    for (auto& [lasts, all] : by_lasts) {
        std::sort(all.begin(), all.end(),
                  [](const Way& a, const Way& b) { return a.cards < b.cards; });
        for (const Way& way : all) {
            const bool known =
                !result.empty() && result.back().lasts == lasts && result.back().cards == way.cards;
            if (known) {
                result.back().orders += way.orders;
            } else {
                result.push_back(way);
            }
        }
    }
    return result;
}

auto SplitEnds::ways(int others, int any) -> const Ways& {
    const auto [place, is_new] = known_.try_emplace({others, any});
    if (is_new) {
        if (others + any == 0) {
            place->second = {Way{0, 0, 1}};
        } else if (others > 0) {
            place->second = with_one_more(ways(others - 1, any), &SplitEnd::other);
        } else {
            place->second = with_one_more(ways(others, any - 1), &SplitEnd::any);
        }
    }
    return place->second;
}

}  // namespace croupier::exact
