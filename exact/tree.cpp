#include "exact/tree.hpp"

#include <tuple>

namespace croupier::exact {

HandTree::HandTree(std::span<const Entry> entries, std::size_t slots) : slots_(slots) {
    // The hands in the order of a dictionary, their cards being the letters.
    struct Spelt {
        std::array<std::uint8_t, cards_max> letters{};  // a value and one; 0 behind the last
        std::uint32_t count{0};
        const Entry* entry{nullptr};
        std::uint32_t step{0};
    };
    std::vector<Spelt> hands;
    hands.reserve(entries.size());
    for (const Entry& entry : entries) {
        Spelt& hand = hands.emplace_back();
        hand.entry = &entry;
        for (std::size_t v = 0; v < values; ++v) {
            for (int n = 0; n < entry.cards[v]; ++n) {
                hand.letters[hand.count++] = static_cast<std::uint8_t>(v + 1);
            }
        }
    }
    std::sort(hands.begin(), hands.end(),
              [](const Spelt& a, const Spelt& b) { return a.letters < b.letters; });
    steps_.push_back({0, 0});
    const Spelt nobody;
    const Spelt* previous = &nobody;
    std::array<std::uint32_t, cards_max + 1> path{};
    for (Spelt& hand : hands) {
        std::uint32_t already = 0;
        bool common = true;
        for (std::uint32_t depth = 0; depth < hand.count; ++depth) {
            const std::uint8_t letter = hand.letters[depth];
            already = depth > 0 && letter == hand.letters[depth - 1] ? already + 1 : 0;
            common = common && depth < previous->count && letter == previous->letters[depth];
            if (common) continue;
            path[depth + 1] = static_cast<std::uint32_t>(steps_.size());
            const std::uint32_t value = letter - 1u;
            steps_.push_back(
                {path[depth], value * static_cast<std::uint32_t>(cards_max) + already});
        }
        hand.step = path[hand.count];
        previous = &hand;
    }
    std::sort(hands.begin(), hands.end(), [](const Spelt& a, const Spelt& b) {
        return std::tie(a.entry->slot, a.count, a.step) < std::tie(b.entry->slot, b.count, b.step);
    });
    endings_.reserve(hands.size());
    for (const Spelt& hand : hands) {
        const auto at = static_cast<std::uint32_t>(endings_.size());
        if (runs_.empty() || runs_.back().slot != hand.entry->slot ||
            runs_.back().cards != hand.count) {
            runs_.push_back({hand.entry->slot, hand.count, at, at});
        }
        endings_.push_back({static_cast<double>(hand.entry->orders), hand.step,
                            static_cast<std::uint32_t>(hand.entry - entries.data())});
        runs_.back().end = at + 1;
    }
}

}  // namespace croupier::exact
