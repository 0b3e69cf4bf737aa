// Inside the values of wagers: counting cards, and making a value of what was counted.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/card.hpp"
#include "exact/wagers.hpp"

namespace croupier::exact {

// The cards that are still to come, by kind.
class Stock {
public:
    Stock(cards::Deck deck, int decks) {
        for (int kind = 0; kind < cards::cards_per_deck; ++kind) {
            const bool missing =
                deck == cards::Deck::without_tens && cards::Card::at(kind).rank == cards::Rank::ten;
            left_[static_cast<std::size_t>(kind)] = missing ? 0 : decks;
        }
        all_ = cards::cards_in(deck) * decks;
    }

    [[nodiscard]] std::int64_t all() const { return all_; }
    [[nodiscard]] std::int64_t of(cards::Card card) const {
        return left_[static_cast<std::size_t>(card.index())];
    }
    template <class Counts>
    [[nodiscard]] std::int64_t count_if(Counts counts) const {
        std::int64_t count = 0;
        for (int kind = 0; kind < cards::cards_per_deck; ++kind) {
            if (counts(cards::Card::at(kind))) count += of(cards::Card::at(kind));
        }
        return count;
    }

    void take(cards::Card card) { change(card, -1); }
    void put_back(cards::Card card) { change(card, 1); }

    // In how many orders so many further cards can come.
    [[nodiscard]] std::int64_t orders(int count) const {
        std::int64_t orders = 1;
        for (int i = 0; i < count; ++i) orders *= all_ - i;
        return orders;
    }

private:
    void change(cards::Card card, int by) {
        left_[static_cast<std::size_t>(card.index())] += by;
        all_ += by;
    }

    std::array<int, cards::cards_per_deck> left_{};
    std::int64_t all_{0};
};

// Collects the lines of a pay table and makes their value.
class PayTable {
public:
    void add(std::string_view name, std::int64_t ways, const Fraction& pays,
             const rules::Because& because) {
        if (ways == 0) return;
        for (WagerLine& line : lines_) {
            if (line.name != name || line.pays != pays) continue;
            line.ways += ways;
            return;
        }
        lines_.push_back({std::string(name), ways, {}, pays, because});
    }

    [[nodiscard]] WagerValue value(std::string assumes) const {
        WagerValue value{.assumes = std::move(assumes), .lines = lines_};
        std::stable_sort(value.lines.begin(), value.lines.end(),
                         [](const WagerLine& a, const WagerLine& b) { return a.pays > b.pays; });
        for (const WagerLine& line : value.lines) value.ways += line.ways;
        Fraction square;
        for (WagerLine& line : value.lines) {
            line.probability = Fraction(line.ways, value.ways);
            value.expectation += line.probability * line.pays;
            square += line.probability * line.pays * line.pays;
            if (line.pays > 0) value.hit_frequency += line.probability;
        }
        value.house_edge = -value.expectation;
        value.variance = square - value.expectation * value.expectation;
        return value;
    }

private:
    std::vector<WagerLine> lines_{};
};

}  // namespace croupier::exact
