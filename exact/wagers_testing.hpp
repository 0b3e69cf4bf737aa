// For the tests of the values of wagers: counting once more, card by card.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "exact/wagers.hpp"
#include "rules/book.hpp"

namespace croupier::exact {

// A wager that a game may offer.
struct Offer {
    const rules::Book& book;
    const rules::Game& game;
    rules::Option option;
    int decks;
    int scale;
};

template <class Visit>
void for_each_offer(std::span<const rules::Book* const> books, Visit visit) {
    for (const rules::Book* book : books) {
        for (const rules::Game& game : book->games) {
            for (const rules::Option option : rules::every_option) {
                for (int decks = 1; decks <= 8; ++decks) {
                    if (!may_offer(*game.rules, option, decks)) continue;
                    for (int scale = 1; scale <= scales_of(*game.rules, option); ++scale) {
                        visit(Offer{*book, game, option, decks, scale});
                    }
                }
            }
        }
    }
}

[[nodiscard]] inline std::string in_words(const Offer& offer) {
    return fmt::format("{} {} {} decks, scale {}", offer.game.id, rules::to_string(offer.option),
                       offer.decks, offer.scale);
}

// How many cards like the last one are left after the others, in so many decks.
template <std::size_t N>
[[nodiscard]] Whole copies(const rules::Rules& rules, int decks,
                           const std::array<cards::Card, N>& drawn) {
    const bool tens = rules.deck.value == cards::Deck::whole;
    if (drawn.back().rank == cards::Rank::ten && !tens) return 0;
    int left = decks;
    for (std::size_t i = 0; i + 1 < N; ++i) left -= drawn[i] == drawn.back() ? 1 : 0;
    return left;
}

template <class Visit>
void for_each_card(Visit visit) {
    for (int kind = 0; kind < cards::cards_per_deck; ++kind) visit(cards::Card::at(kind));
}

// The lines share all the ways among them, and each names a clause.
inline void expect_whole(const WagerValue& value) {
    Fraction all;
    Fraction hits;
    std::int64_t ways = 0;
    for (const WagerLine& line : value.lines) {
        EXPECT_EQ(line.probability, Fraction(line.ways, value.ways)) << line.name;
        EXPECT_FALSE(line.because.empty()) << line.name;
        EXPECT_GT(line.ways, 0) << line.name;
        all += line.probability;
        ways += line.ways;
        if (line.pays > 0) hits += line.probability;
    }
    EXPECT_EQ(all, 1);
    EXPECT_EQ(ways, value.ways);
    EXPECT_EQ(hits, value.hit_frequency);
}

}  // namespace croupier::exact
