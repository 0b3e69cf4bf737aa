// The cards of one hand and what they come to.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "cards/card.hpp"

namespace croupier::cards {

// The most cards that a hand can come to hold: twenty-one aces and the card that busts it.
inline constexpr int cards_per_hand_max = 22;

inline constexpr int best_total = 21;

// A total as the rulebooks count it: one ace is eleven while that does not pass 21.
struct Total {
    int points{0};
    bool soft{false};

    [[nodiscard]] constexpr bool bust() const { return points > best_total; }
    friend constexpr bool operator==(const Total&, const Total&) = default;
};

// Cards in the order in which they came. Knows totals and no rule about them.
class Hand {
public:
    // Requires fewer than `cards_per_hand_max` cards; a hand that is bust takes no more.
    constexpr void add(Card card) {
        cards_[size_] = card;
        ++size_;
        hard_ = static_cast<std::uint8_t>(hard_ + points(card.rank));
        aces_ = static_cast<std::uint8_t>(aces_ + (card.is_ace() ? 1 : 0));
    }

    // Takes the last card away again, as a split does with the second of a pair.
    constexpr Card take_last() {
        --size_;
        const Card card = cards_[size_];
        cards_[size_] = Card{};
        hard_ = static_cast<std::uint8_t>(hard_ - points(card.rank));
        aces_ = static_cast<std::uint8_t>(aces_ - (card.is_ace() ? 1 : 0));
        return card;
    }

    [[nodiscard]] constexpr Total total() const { return total_with(0); }

    // The total where so many of the aces are bound to count one.
    [[nodiscard]] constexpr Total total_with(int aces_at_one) const {
        if (aces_ > aces_at_one && hard_ + 10 <= best_total) return {hard_ + 10, true};
        return {hard_, false};
    }

    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr bool full() const { return size_ == cards_per_hand_max; }
    [[nodiscard]] constexpr Card operator[](int position) const {
        return cards_[static_cast<std::size_t>(position)];
    }
    [[nodiscard]] constexpr std::span<const Card> cards() const { return {cards_.data(), size_}; }
    [[nodiscard]] constexpr bool holds_ace() const { return aces_ > 0; }
    [[nodiscard]] constexpr int aces() const { return aces_; }

    // An ace and a ten-valued card and nothing else. Whether that is a Blackjack is the
    // rulebook's question: after a split it is not.
    [[nodiscard]] constexpr bool ace_and_ten() const {
        return size_ == 2 && aces_ == 1 && hard_ == 11;
    }

    friend constexpr bool operator==(const Hand&, const Hand&) = default;

private:
    std::array<Card, cards_per_hand_max> cards_{};
    std::uint8_t size_{0};
    std::uint8_t hard_{0};
    std::uint8_t aces_{0};
};

}  // namespace croupier::cards
