#include "cards/card.hpp"

namespace croupier::cards {
namespace {

constexpr std::string_view rank_letters = "A23456789TJQK";
constexpr std::string_view suit_letters = "shdc";
constexpr std::array<std::string_view, ranks> rank_names = {
    "ace",   "two",  "three", "four", "five",  "six", "seven",
    "eight", "nine", "ten",   "jack", "queen", "king"};
constexpr std::array<std::string_view, suits> suit_names = {"spades", "hearts", "diamonds",
                                                            "clubs"};

}  // namespace

std::string to_string(Card card) {
    if (card == unseen_card) return "??";
    return {rank_letters[static_cast<std::size_t>(card.rank) - 1],
            suit_letters[static_cast<std::size_t>(card.suit)]};
}

std::optional<Card> parse_card(std::string_view text) {
    if (text.size() == 3 && text.starts_with("10")) {
        const auto suit = suit_letters.find(text[2]);
        if (suit == std::string_view::npos) return std::nullopt;
        return Card{Rank::ten, static_cast<Suit>(suit)};
    }
    if (text.size() != 2) return std::nullopt;
    const auto rank = rank_letters.find(text[0]);
    const auto suit = suit_letters.find(text[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
    return Card{static_cast<Rank>(rank + 1), static_cast<Suit>(suit)};
}

std::string spoken(Card card) {
    if (card == unseen_card) return "card that is not seen";
    return std::string(rank_names[static_cast<std::size_t>(card.rank) - 1]) + " of " +
           std::string(suit_names[static_cast<std::size_t>(card.suit)]);
}

}  // namespace croupier::cards
