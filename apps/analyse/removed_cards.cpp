#include "apps/analyse/removed_cards.hpp"

#include <charconv>
#include <optional>

#include <fmt/core.h>

#include "record/words.hpp"

namespace croupier::apps {
namespace {

using cards::Card;
using cards::Rank;
using cards::Suit;

std::size_t place(Card card) { return static_cast<std::size_t>(card.index()); }

std::optional<Rank> parse_rank(std::string_view text) {
    const auto card = cards::parse_card(std::string(text) + 's');
    return card ? std::optional(card->rank) : std::nullopt;
}

// More than a shoe can hold of anything is as wrong as more than this shoe holds.
constexpr int count_max = 1000;

std::optional<int> parse_count(std::string_view text) {
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return count >= 1 && count <= count_max ? std::optional(count) : std::nullopt;
}

// How many cards of a rank are gone, with or without a suit.
int gone_of(const RemovedCards& removed, Rank rank) {
    int gone = removed.of_rank[exact::place_of(rank)];
    for (int suit = 0; suit < cards::suits; ++suit) {
        gone += removed.of_kind[place({rank, static_cast<Suit>(suit)})];
    }
    return gone;
}

// The same cards, each with a suit: that of which most are left.
std::array<int, cards::cards_per_deck> with_suits(const RemovedCards& removed) {
    auto of_kind = removed.of_kind;
    for (int rank = 1; rank <= cards::ranks; ++rank) {
        for (int n = 0; n < removed.of_rank[exact::place_of(static_cast<Rank>(rank))]; ++n) {
            Card fullest{static_cast<Rank>(rank), Suit::spades};
            for (int suit = 1; suit < cards::suits; ++suit) {
                const Card card{fullest.rank, static_cast<Suit>(suit)};
                if (of_kind[place(card)] < of_kind[place(fullest)]) fullest = card;
            }
            ++of_kind[place(fullest)];
        }
    }
    return of_kind;
}

}  // namespace

std::variant<RemovedCards, std::string> remove_cards(RemovedCards removed, std::string_view text,
                                                     int decks, cards::Deck deck) {
    while (true) {
        const auto comma = text.find(',');
        const std::string_view word = text.substr(0, comma);
        const auto equals = word.find('=');
        const std::string_view what = word.substr(0, equals);
        const auto count = equals == std::string_view::npos ? std::optional(1)
                                                            : parse_count(word.substr(equals + 1));
        const auto card = cards::parse_card(what);
        const auto rank = card ? std::optional(card->rank) : parse_rank(what);
        if (!rank || !count) {
            return fmt::format(
                "'{}': expected a card such as 5h, a rank such as 5, or a count such as 5=3",
                record::printable(word));
        }
        const int of_kind = exact::copies_in(deck, decks, {*rank, Suit::spades});
        if (card) {
            removed.of_kind[place(*card)] += *count;
        } else {
            removed.of_rank[exact::place_of(*rank)] += *count;
        }
        const auto too_many = [&](int held) {
            return fmt::format("'{}': {} deck{} hold{} {} of that", record::printable(word), decks,
                               decks == 1 ? "" : "s", decks == 1 ? "s" : "", held);
        };
        if (card && removed.of_kind[place(*card)] > of_kind) return too_many(of_kind);
        if (gone_of(removed, *rank) > of_kind * cards::suits) {
            return too_many(of_kind * cards::suits);
        }
        if (comma == std::string_view::npos) return removed;
        text.remove_prefix(comma + 1);
    }
}

exact::CardsLeft cards_without(const exact::Terms& terms, const RemovedCards& removed) {
    exact::CardsLeft left = exact::cards_left(terms);
    const auto of_kind = with_suits(removed);
    for (int kind = 0; kind < cards::cards_per_deck; ++kind) {
        const Card card = Card::at(kind);
        const int gone = of_kind[place(card)];
        left.by_value[exact::value_of(card.rank)] -= gone;
        if (card.is_ten_valued()) {
            left.of_ten[static_cast<std::size_t>(card.rank) -
                        static_cast<std::size_t>(Rank::ten)] -= gone;
        }
        if (card.rank < Rank::six || card.rank > Rank::eight) continue;
        const auto row = static_cast<std::size_t>(card.rank) - static_cast<std::size_t>(Rank::six);
        left.by_suit[row][static_cast<std::size_t>(card.suit)] -= gone;
    }
    return left;
}

int cards_for_a_round(const exact::Terms& terms, const exact::CardsLeft& left) {
    // A hand may be drawn to as long as its cards, every ace as one, come to 20 at the most.
    constexpr int points_to_draw_at = 20;
    const int hands = terms.hands_max + 1;
    int points = hands * points_to_draw_at;
    int cards = hands;
    for (std::size_t v = 0; v < exact::values; ++v) {
        const int fitting = std::min(left.by_value[v], points / exact::points(v));
        points -= fitting * exact::points(v);
        cards += fitting;
    }
    return cards;
}

std::string to_string(const RemovedCards& removed) {
    std::string text;
    const auto add = [&](int gone, const std::string& card) {
        if (gone == 0) return;
        if (!text.empty()) text += ", ";
        if (gone > 1) text += fmt::format("{} x ", gone);
        text += card;
    };
    for (int kind = 0; kind < cards::cards_per_deck; ++kind) {
        add(removed.of_kind[static_cast<std::size_t>(kind)], cards::to_string(Card::at(kind)));
    }
    for (int rank = 1; rank <= cards::ranks; ++rank) {
        const Card card{static_cast<Rank>(rank), Suit::spades};
        add(removed.of_rank[exact::place_of(card.rank)], cards::to_string(card).substr(0, 1));
    }
    return text;
}

}  // namespace croupier::apps
