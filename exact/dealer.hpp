// What the dealer's hand comes to, exactly, whatever cards are left.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "exact/tree.hpp"
#include "rules/values.hpp"

namespace croupier::exact {

// How a dealer's hand can end. A hand of 22 is a bust of its own, for the games in which it is
// none.
enum class Final : std::uint8_t { t17, t18, t19, t20, t21, blackjack, bust, t22 };
inline constexpr std::size_t finals = 8;

// The probability of each, given the dealer's first card.
template <class Number>
using FinalOdds = std::array<Number, finals>;

// Every hand that a dealer can end with, as the cards in it without their order. One of these
// lists serves every shoe: only how often each hand comes depends on the cards. Of the hands over
// 21, which are most of all hands, only those of 22 are listed, and these only where they are told
// apart: the rest is what is missing to 1.
class DealerHands {
public:
    enum class Of22 : std::uint8_t { are_busts, are_told_apart };
    explicit DealerHands(rules::Soft17 soft_17, Of22 of_22 = Of22::are_busts);

    // For several shoes at once, lane by lane: what the dealer's hand comes to from each first
    // card. `left[v][lane]` is how many cards of value v are left, the dealer's first card among
    // them. Where a shoe has no such card, its odds are 0.
    template <class Number, std::size_t Lanes>
    void odds(const std::array<std::array<Number, Lanes>, values>& left,
              std::array<std::array<std::array<Number, Lanes>, finals>, values>& out) const;

    // For one shoe.
    template <class Number>
    [[nodiscard]] std::array<FinalOdds<Number>, values> odds(const Counts& left) const;

    [[nodiscard]] std::size_t size() const { return hands_.size(); }

private:
    HandTree hands_;  // with a slot for each end after each first card
};

template <class Number, std::size_t Lanes>
void DealerHands::odds(
    const std::array<std::array<Number, Lanes>, values>& left,
    std::array<std::array<std::array<Number, Lanes>, finals>, values>& out) const {
    using Row = std::array<Number, Lanes>;
    std::vector<Row> sums;
    hands_.sums<Number, Lanes>(left, sums);
    Row all;
    all.fill(Number(0));
    for (const Row& row : left) {
        for (std::size_t i = 0; i < Lanes; ++i) all[i] += row[i];
    }
    for (std::size_t first = 0; first < values; ++first) {
        // The tree has the first card among the others: given that it came, the rest is so much
        // more likely.
        Row scale;
        Row& bust = out[first][static_cast<std::size_t>(Final::bust)];
        for (std::size_t i = 0; i < Lanes; ++i) {
            const bool there = Number(0) < left[first][i];
            scale[i] = there ? all[i] / left[first][i] : Number(0);
            bust[i] = Number(there ? 1 : 0);
        }
        for (std::size_t f = 0; f < finals; ++f) {
            if (f == static_cast<std::size_t>(Final::bust)) continue;
            Row& row = out[first][f];
            for (std::size_t i = 0; i < Lanes; ++i) {
                row[i] = sums[first * finals + f][i] * scale[i];
                bust[i] -= row[i];
            }
        }
    }
}

template <class Number>
std::array<FinalOdds<Number>, values> DealerHands::odds(const Counts& left) const {
    std::array<std::array<Number, 1>, values> lanes;
    for (std::size_t v = 0; v < values; ++v) lanes[v][0] = Number(left[v]);
    std::array<std::array<std::array<Number, 1>, finals>, values> out;
    odds<Number, 1>(lanes, out);
    std::array<FinalOdds<Number>, values> result;
    for (std::size_t first = 0; first < values; ++first) {
        for (std::size_t f = 0; f < finals; ++f) result[first][f] = out[first][f][0];
    }
    return result;
}

}  // namespace croupier::exact
