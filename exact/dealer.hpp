// What the dealer's hand comes to, exactly, whatever cards are left.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "exact/counts.hpp"
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

    [[nodiscard]] std::size_t size() const { return endings_.size(); }

private:
    // The hands form a tree by their cards in rising value: each step adds one card.
    struct Step {
        std::uint8_t depth;    // how many cards lie below this one
        std::uint8_t value;    // of the card
        std::uint8_t already;  // how many of that value lie below it
        std::uint16_t first_ending;
        std::uint16_t end_ending;
    };
    // A hand is complete: in how many orders it comes after that first card.
    struct Ending {
        std::uint8_t first_card;
        Final final;
        std::uint32_t orders;
    };
    static constexpr std::size_t cards_max = 24;

    std::vector<Step> steps_;
    std::vector<Ending> endings_;
};

template <class Number, std::size_t Lanes>
void DealerHands::odds(
    const std::array<std::array<Number, Lanes>, values>& left,
    std::array<std::array<std::array<Number, Lanes>, finals>, values>& out) const {
    using Row = std::array<Number, Lanes>;
    for (auto& first : out) {
        for (Row& row : first) row.fill(Number(0));
    }
    Row all{};
    for (const Row& row : left) {
        for (std::size_t i = 0; i < Lanes; ++i) all[i] += row[i];
    }
    // The chance of some cards in one order, given the first of them: every factor but the first
    // card's own. What that one is divided by is made good at the end.
    std::array<Row, cards_max + 1> chance;
    chance[0].fill(Number(1));
    std::array<Row, cards_max + 1> one_of;
    for (std::size_t depth = 0; depth <= cards_max; ++depth) {
        for (std::size_t i = 0; i < Lanes; ++i) {
            const Number rest = all[i] - Number(static_cast<int>(depth));
            one_of[depth][i] = rest > Number(0) ? Number(1) / rest : Number(0);
        }
    }
    for (const Step& step : steps_) {
        // Local rows, so that the compiler knows them apart and takes all lanes at once.
        const Row below = chance[step.depth];
        const Row each = one_of[step.depth];
        const Row cards = left[step.value];
        const Number already(static_cast<int>(step.already));
        Row here;
        for (std::size_t i = 0; i < Lanes; ++i) here[i] = below[i] * (cards[i] - already) * each[i];
        chance[step.depth + 1u] = here;
        for (std::size_t e = step.first_ending; e < step.end_ending; ++e) {
            const Ending& ending = endings_[e];
            Row& row = out[ending.first_card][static_cast<std::size_t>(ending.final)];
            const Number orders(static_cast<int>(ending.orders));
            Row sums = row;
            for (std::size_t i = 0; i < Lanes; ++i) sums[i] += orders * here[i];
            row = sums;
        }
    }
    for (std::size_t first = 0; first < values; ++first) {
        Row scale;
        for (std::size_t i = 0; i < Lanes; ++i) {
            const Number cards = left[first][i];
            scale[i] = cards > Number(0) ? all[i] / cards : Number(0);
        }
        Row& bust = out[first][static_cast<std::size_t>(Final::bust)];
        for (std::size_t i = 0; i < Lanes; ++i) bust[i] = left[first][i] > Number(0) ? 1 : 0;
        for (std::size_t f = 0; f < finals; ++f) {
            if (f == static_cast<std::size_t>(Final::bust)) continue;
            Row& row = out[first][f];
            for (std::size_t i = 0; i < Lanes; ++i) {
                row[i] *= scale[i];
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
