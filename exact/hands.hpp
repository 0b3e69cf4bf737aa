// Every hand that a player can hold without going over 21, as the cards in it without their order.
#pragma once

#include <cstdint>
#include <vector>

#include "exact/counts.hpp"

namespace croupier::exact {

struct Hand {
    Counts cards{};
    PackedCounts packed{0};  // the same cards
    int count{0};
    int low{0};                               // the total with every ace as one
    bool soft{false};                         // an ace counts eleven
    std::array<std::int16_t, values> with{};  // the hand with one more card; over_21: none

    [[nodiscard]] int points() const { return soft ? low + 10 : low; }
};

inline constexpr std::int16_t over_21 = -1;

// The hands by number, the empty one first and each behind every hand that it is drawn from.
class Hands {
public:
    Hands();

    [[nodiscard]] std::size_t size() const { return hands_.size(); }
    [[nodiscard]] const Hand& operator[](std::size_t number) const { return hands_[number]; }
    [[nodiscard]] std::size_t of(std::size_t a) const {
        return static_cast<std::size_t>(hands_[0].with[a]);
    }
    [[nodiscard]] std::size_t of(std::size_t a, std::size_t b) const {
        return static_cast<std::size_t>(hands_[of(a)].with[b]);
    }
    // Requires cards that are not over 21.
    [[nodiscard]] std::size_t of(const Counts& cards) const {
        std::size_t hand = 0;
        for (std::size_t v = 0; v < values; ++v) {
            for (int n = 0; n < cards[v]; ++n)
                hand = static_cast<std::size_t>(hands_[hand].with[v]);
        }
        return hand;
    }

private:
    std::vector<Hand> hands_;
};

// One list serves every game.
[[nodiscard]] const Hands& every_hand();

}  // namespace croupier::exact
