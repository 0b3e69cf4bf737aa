#include "exact/tree.hpp"

#include <algorithm>

namespace croupier::exact {

HandTree::HandTree(std::vector<Entry> entries, std::size_t slots) : slots_(slots) {
    // The hands in the order of a dictionary, their cards being the letters.
    struct Spelt {
        std::array<std::uint8_t, cards_max> letters{};  // a value and one; 0 behind the last
        std::size_t count{0};
        const Entry* entry{nullptr};
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
    endings_.reserve(hands.size());
    steps_.reserve(2 * hands.size());
    Spelt path;
    for (const Spelt& hand : hands) {
        std::size_t common = 0;
        while (common < path.count && path.letters[common] == hand.letters[common]) ++common;
        std::size_t already = 0;
        for (std::size_t depth = 0; depth < hand.count; ++depth) {
            const std::uint8_t letter = hand.letters[depth];
            already = depth > 0 && letter == hand.letters[depth - 1] ? already + 1 : 0;
            if (depth < common) continue;
            const auto none = static_cast<std::uint32_t>(endings_.size());
            steps_.push_back({static_cast<std::uint8_t>(depth),
                              static_cast<std::uint8_t>(letter - 1),
                              static_cast<std::uint8_t>(already), none, none});
        }
        path = hand;
        endings_.push_back({hand.entry->orders, hand.entry->slot});
        steps_.back().end_ending = static_cast<std::uint32_t>(endings_.size());
    }
}

}  // namespace croupier::exact
