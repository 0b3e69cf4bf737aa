#include "exact/hands.hpp"

#include "exact/counts_map.hpp"

namespace croupier::exact {
namespace {

constexpr int best_total = 21;

}  // namespace

Hands::Hands() {
    CountsMap<std::int16_t> numbers;  // 0: not there yet, as no card more leads to the empty hand
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
            next.packed = packed(next.cards);
            std::int16_t& known = numbers[next.packed];
            if (known == 0) {
                known = static_cast<std::int16_t>(hands_.size());
                hands_.push_back(next);
            }
            hands_[number].with[v] = known;
        }
    }
}

const Hands& every_hand() {
    static const Hands hands;
    return hands;
}

}  // namespace croupier::exact
