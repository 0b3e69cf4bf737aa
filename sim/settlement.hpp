// What a box wins or loses: its hands as they ended, against the dealer's as it ended.
#pragma once

#include <cstdint>
#include <span>

#include "sim/simulated_terms.hpp"

namespace croupier::sim {

// How a hand ended, before the dealer's is looked at.
struct HandResult {
    enum class Is : std::uint8_t {
        stands,  // with `points`
        busted,
        withdrawn,  // a double whose added part was taken back
        paid,       // `parts`, whatever the dealer gets
        by_suits,   // a 21 that is paid by its suits: 6, 7 and 8, or three sevens
        blackjack,  // waits for the dealer's second card
        surrendered,
    } is{Is::stands};
    std::uint8_t points{0};  // 16 stands for all below 17; of by_suits: one of suited_by
    std::uint8_t units{1};   // two: doubled
    bool natural{false};     // a Blackjack, waiting or paid
    bool bonus{false};       // of by_suits: sevens that a Super Bonus may be due to
    Parts parts{0};

    friend bool operator==(const HandResult&, const HandResult&) = default;
};

// What the suits of a hand decide; the odds of sevens after a split may not hang on them, and still
// a Super Bonus does.
namespace suited_by {
inline constexpr std::uint8_t straight = 0;
inline constexpr std::uint8_t sevens = 1;
inline constexpr std::uint8_t plain_sevens = 2;
}  // namespace suited_by

// What the dealer's hand came to, as far as it was drawn.
enum class Final : std::uint8_t {
    t17,
    t18,
    t19,
    t20,
    t21,
    t22,
    over_22,
    blackjack,
    no_blackjack,
    none
};
inline constexpr std::size_t finals = 10;

// How much of the dealer's hand a result waits for.
enum class Needs : std::uint8_t { nothing, second_card, whole_hand };
[[nodiscard]] Needs needs_of(const SimulatedTerms& terms, const HandResult& result);

// The net result of a box in parts. A box with more than one hand was split. Requires a final that
// is as much as the hands need, and no hand that is paid by its suits.
[[nodiscard]] Parts settle(const SimulatedTerms& terms, std::span<const HandResult> hands,
                           Final dealer);

}  // namespace croupier::sim
