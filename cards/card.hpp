// A playing card, its rank, its suit and how both are written.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace croupier::cards {

// The face of a card. The enumerators carry the number printed on the card; ace is one.
enum class Rank : std::uint8_t {
    ace = 1,
    two,
    three,
    four,
    five,
    six,
    seven,
    eight,
    nine,
    ten,
    jack,
    queen,
    king
};

enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };

[[nodiscard]] constexpr bool is_red(Suit suit) {
    return suit == Suit::hearts || suit == Suit::diamonds;
}

inline constexpr int ranks = 13;
inline constexpr int suits = 4;
inline constexpr int cards_per_deck = ranks * suits;

// The cards that make up one deck: all of them, or all but the four tens.
enum class Deck : std::uint8_t { whole, without_tens };

[[nodiscard]] constexpr int cards_in(Deck deck) {
    return deck == Deck::whole ? cards_per_deck : cards_per_deck - suits;
}

// What a card counts: an ace one, a court card ten. The eleven of an ace belongs to the hand.
[[nodiscard]] constexpr int points(Rank rank) {
    const int face = static_cast<int>(rank);
    return face > 10 ? 10 : face;
}

struct Card {
    Rank rank{Rank::ace};
    Suit suit{Suit::spades};

    // 0 to 51, suit by suit; one number for each different card.
    [[nodiscard]] constexpr int index() const {
        return static_cast<int>(suit) * ranks + static_cast<int>(rank) - 1;
    }
    [[nodiscard]] static constexpr Card at(int index) {
        return {static_cast<Rank>(index % ranks + 1), static_cast<Suit>(index / ranks)};
    }
    [[nodiscard]] constexpr bool is_ace() const { return rank == Rank::ace; }
    [[nodiscard]] constexpr bool is_ten_valued() const { return points(rank) == 10; }

    friend constexpr auto operator<=>(const Card&, const Card&) = default;
};

// Stands in the place of a card that somebody may not see. It is in no deck and counts nothing.
inline constexpr Card unseen_card{Rank{0}, Suit::spades};

// `7s`, `Td`: rank then suit, two letters; `??` for one that is not seen.
[[nodiscard]] std::string to_string(Card card);

// Reads `7s`, `Td` and `10d`; nothing else is a card.
[[nodiscard]] std::optional<Card> parse_card(std::string_view text);

// The name people say: `ace of spades`; `card that is not seen`.
[[nodiscard]] std::string spoken(Card card);

}  // namespace croupier::cards
