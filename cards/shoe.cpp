#include "cards/shoe.hpp"

#include <algorithm>

namespace croupier::cards {

std::vector<Card> whole_decks(int decks, Deck deck) { return Shoe(decks, deck).cards(); }

Shoe::Shoe(int decks, Deck deck) : total_(decks * cards_in(deck)) {
    held_.fill(static_cast<std::uint8_t>(decks));
    if (deck == Deck::whole) return;
    for (int suit = 0; suit < suits; ++suit) {
        const Card ten{Rank::ten, static_cast<Suit>(suit)};
        held_[static_cast<std::size_t>(ten.index())] = 0;
    }
}

std::vector<Card> Shoe::cards() const {
    std::vector<Card> all;
    all.reserve(static_cast<std::size_t>(total_));
    for (int index = 0; index < cards_per_deck; ++index) {
        all.insert(all.end(), held_[static_cast<std::size_t>(index)], Card::at(index));
    }
    return all;
}

std::optional<Card> Shoe::cannot_hold(std::span<const Card> cards) const {
    auto left = held_;
    for (const Card card : cards) {
        auto& count = left[static_cast<std::size_t>(card.index())];
        if (count == 0) return card;
        --count;
    }
    return std::nullopt;
}

void Shoe::arrange(std::span<const Card> order) {
    order_.assign(order.begin(), order.end());
    next_ = 0;
}

void Shoe::put_next(std::span<const Card> cards, int gone) {
    std::vector<Card> behind(order_.begin() + static_cast<std::ptrdiff_t>(next_), order_.end());
    if (static_cast<int>(cards.size()) == total_ - gone) behind.clear();
    if (static_cast<int>(behind.size()) == total_ - gone) {
        for (const Card card : cards) {
            const auto place = std::find(behind.begin(), behind.end(), card);
            // One that was taken for gone is here after all, so that the last one is gone.
            behind.erase(place == behind.end() ? place - 1 : place);
        }
    }
    order_.assign(cards.begin(), cards.end());
    order_.insert(order_.end(), behind.begin(), behind.end());
    next_ = 0;
}

void Shoe::cut(int cards) {
    const auto first = order_.begin() + static_cast<std::ptrdiff_t>(next_);
    std::rotate(first, first + cards, order_.end());
}

Card Shoe::take_last() {
    const Card card = order_.back();
    order_.pop_back();
    --held_[static_cast<std::size_t>(card.index())];
    --total_;
    return card;
}

void Shoe::forget_order() {
    order_.clear();
    next_ = 0;
}

void Shoe::take_back(std::span<const Card> cards) {
    for (const Card card : cards) ++held_[static_cast<std::size_t>(card.index())];
    total_ += static_cast<int>(cards.size());
}

Shoe::Parts Shoe::parts() const { return {held_, {order().begin(), order().end()}}; }

std::optional<Shoe> Shoe::of(const Parts& parts) {
    Shoe shoe;
    shoe.held_ = parts.held;
    for (const std::uint8_t count : parts.held) shoe.total_ += count;
    if (shoe.cannot_hold(parts.order)) return std::nullopt;
    shoe.order_ = parts.order;
    return shoe;
}

bool operator==(const Shoe& a, const Shoe& b) {
    const std::span<const Card> mine = a.order();
    const std::span<const Card> other = b.order();
    return a.held_ == b.held_ && std::equal(mine.begin(), mine.end(), other.begin(), other.end());
}

}  // namespace croupier::cards
