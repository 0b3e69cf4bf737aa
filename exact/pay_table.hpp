// Inside the values of wagers: counting cards, and making a value of what was counted.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/card.hpp"
#include "exact/wagers.hpp"

namespace croupier::exact {

// What a value says where suits are not known.
inline constexpr std::string_view any_suit =
    "Cards removed without a suit may be of any: the average over all.";

// The cards that are still to come, by kind.
//
// Cards that were removed by rank alone are taken as the last of their rank in the shoe, which is
// as good as any other place for cards that nobody has looked at. So the cards that come have the
// suits of all of the rank, and only fewer of them come: a chance that is exact, and the average
// over all suits that can be gone.
class Stock {
public:
    Stock(cards::Deck deck, int decks, const RemovedCards& removed)
        : all_(cards::cards_in(deck) * decks - removed.count()), behind_(removed.of_rank) {
        for (int kind = 0; kind < cards::cards_per_deck; ++kind) {
            const cards::Card card = cards::Card::at(kind);
            const auto at = static_cast<std::size_t>(kind);
            left_[at] = copies_in(deck, decks, card) - removed.of_kind[at];
            of_rank_[place_of(card.rank)] += left_[at];
        }
    }

    [[nodiscard]] std::int64_t all() const { return all_; }
    // How many can come of this kind: a whole number, or an average over suits that can be gone.
    [[nodiscard]] Fraction of(cards::Card card) const {
        const int copies = left_[static_cast<std::size_t>(card.index())];
        const int of_rank = of_rank_[place_of(card.rank)];
        const int behind = behind_[place_of(card.rank)];
        if (behind == 0) return copies;
        return of_rank > behind ? Fraction(Whole{copies} * (of_rank - behind), of_rank) : 0;
    }
    template <class Counts>
    [[nodiscard]] Fraction count_if(Counts counts) const {
        Fraction count;
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
        of_rank_[place_of(card.rank)] += by;
        all_ += by;
    }

    std::array<int, cards::cards_per_deck> left_{};
    std::array<int, cards::ranks> of_rank_{};  // with those behind
    std::int64_t all_{0};
    std::array<int, cards::ranks> behind_{};  // removed, and nobody knows which
};

// Collects the lines of a pay table and makes their value.
class PayTable {
public:
    void add(std::string_view name, const Fraction& ways, const Fraction& pays,
             const rules::Because& because) {
        if (ways == 0) return;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (lines_[i].name != name || lines_[i].pays != pays) continue;
            ways_[i] += ways;
            return;
        }
        lines_.push_back({std::string(name), 0, {}, pays, because});
        ways_.push_back(ways);
    }

    // Throws std::overflow_error where averages make more ways than can be counted.
    [[nodiscard]] WagerValue value(std::string assumes) const {
        WagerValue value{.assumes = std::move(assumes), .lines = counted()};
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
    // Averages are whole numbers over a common denominator.
    [[nodiscard]] std::vector<WagerLine> counted() const {
        Fraction denominator(1);
        for (const Fraction& ways : ways_) {
            denominator = denominator * Fraction((denominator * ways).denominator(), 1);
        }
        std::vector<WagerLine> lines = lines_;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const Whole ways = (ways_[i] * denominator).numerator();
            if (ways > std::numeric_limits<std::int64_t>::max() / 64) {
                throw std::overflow_error("more ways than can be counted");
            }
            lines[i].ways = static_cast<std::int64_t>(ways);
        }
        return lines;
    }

    std::vector<WagerLine> lines_{};
    std::vector<Fraction> ways_{};  // of each line
};

}  // namespace croupier::exact
