#include "exact/hands.hpp"

#include <unordered_map>

namespace croupier::exact {
namespace {

constexpr int best_total = 21;

std::uint64_t key_of(const Counts& cards) {
    std::uint64_t key = 0;
    for (std::size_t v = 0; v < values; ++v) {
        key |= static_cast<std::uint64_t>(cards[v]) << (6 * v);
    }
    return key;
}

}  // namespace

Hands::Hands() {
    std::unordered_map<std::uint64_t, std::int16_t> numbers;
    hands_.reserve(4000);
    hands_.emplace_back();
    // A hand is reached first from one with a card less, so the list grows by number of cards.
    for (std::size_t number = 0; number < hands_.size(); ++number) {
        for (std::size_t v = 0; v < values; ++v) {
            Hand next = hands_[number];
            next.low += exact::points(v);
            if (next.low > best_total) {
                hands_[number].with[v] = over_21;
                continue;
            }
            ++next.cards[v];
            ++next.count;
            next.soft = next.cards[ace] > 0 && next.low + 10 <= best_total;
            const auto [place, is_new] =
                numbers.try_emplace(key_of(next.cards), static_cast<std::int16_t>(hands_.size()));
            hands_[number].with[v] = place->second;
            if (is_new) hands_.push_back(next);
        }
    }
}

const Hands& every_hand() {
    static const Hands hands;
    return hands;
}

}  // namespace croupier::exact
