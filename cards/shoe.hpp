// The shoe: which cards it can still give, and in which order as far as that is known.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "cards/card.hpp"

namespace croupier::cards {

inline constexpr int decks_max = 8;

// Every card of so many decks, for a shuffle to start from.
[[nodiscard]] std::vector<Card> whole_decks(int decks, Deck deck = Deck::whole);

// Cards go out at the front. Two things are told apart: the cards that the shoe holds, and the
// order in which the next of them come. After a shuffle the whole order is known; a record that
// lists a few cards knows only these.
class Shoe {
public:
    Shoe() = default;
    explicit Shoe(int decks, Deck deck = Deck::whole);

    // How many of `card` the shoe still holds.
    [[nodiscard]] int held(Card card) const {
        return held_[static_cast<std::size_t>(card.index())];
    }
    [[nodiscard]] int cards_held() const { return total_; }

    // The cards that it holds, one by one and in no order of dealing.
    [[nodiscard]] std::vector<Card> cards() const;

    // How many cards can be drawn before the order is unknown or the shoe is empty.
    [[nodiscard]] int cards_known() const { return static_cast<int>(order_.size() - next_); }
    [[nodiscard]] std::span<const Card> order() const { return std::span(order_).subspan(next_); }

    // The first of `cards` that the shoe does not hold often enough, if any.
    [[nodiscard]] std::optional<Card> cannot_hold(std::span<const Card> cards) const;

    // Fixes the order of every card that is in the shoe: `order` must be just these cards.
    void arrange(std::span<const Card> order);

    // Puts `cards` in front. Requires that the shoe can hold them. Where the whole order was
    // known, the cards are taken from behind and the rest keeps its order; where only some cards
    // were, these come after. `gone` cards of those held lie elsewhere and nobody knows which: an
    // order without them is whole.
    void put_next(std::span<const Card> cards, int gone = 0);

    // Moves the first `cards` of a known order behind the others, as a cut does.
    void cut(int cards);

    // Takes out the card that lies last in a known order.
    Card take_last();

    // Forgets the order: the cards are being mixed.
    void forget_order();

    // Gives the next card. Requires cards_known() > 0.
    Card draw() {
        const Card card = order_[next_++];
        --held_[static_cast<std::size_t>(card.index())];
        --total_;
        return card;
    }

    // Takes cards back, as a reload from the discard rack does. Their order is unknown.
    void take_back(std::span<const Card> cards);

    // How many of each card it holds, and the order as far as it is known: all that it is.
    struct Parts {
        std::array<std::uint8_t, cards_per_deck> held{};
        std::vector<Card> order{};
    };
    [[nodiscard]] Parts parts() const;
    // Nothing where the cards in order are not among those held.
    [[nodiscard]] static std::optional<Shoe> of(const Parts& parts);

    // Cards that are gone are no part of it, wherever their order is still kept.
    friend bool operator==(const Shoe& a, const Shoe& b);

private:
    std::array<std::uint8_t, cards_per_deck> held_{};
    int total_{0};
    std::vector<Card> order_{};
    std::size_t next_{0};
};

}  // namespace croupier::cards
