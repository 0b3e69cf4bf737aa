// The cards of a shoe that nobody has looked at, by suit, and ten-valued ones by rank too.
//
// For each value stands how many there are of each kind or an earlier one. These counts share
// words, and what happens to them happens to all of a word at once, as in lane.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "sim/hand.hpp"
#include "sim/simulated_terms.hpp"

namespace croupier::sim {

class Unseen {
public:
    static constexpr std::size_t kinds_max = 16;

    Unseen() = default;
    explicit Unseen(const SimulatedTerms& terms) {
        const auto decks = static_cast<unsigned>(terms.decks);
        suits_.fill(decks * 0x04030201U);
        const unsigned kinds = terms.deck == cards::Deck::without_tens ? 12 : 16;
        for (unsigned kind = 0; kind < kinds_max; ++kind) {
            const std::uint64_t up_to = decks * std::min(kind + 1, kinds);
            tens_[kind / 4] |= up_to << (16 * (kind % 4));
        }
    }

    // Of this value.
    [[nodiscard]] std::uint32_t count(std::size_t value) const {
        if (value == ten) return static_cast<std::uint32_t>(tens_.back() >> 48);
        return suits_[value] >> 24;
    }

    // Looks at the card with this index among those of its value, kinds in their order; gives its
    // kind.
    std::size_t take(std::size_t value, std::uint32_t index) {
        if (value == ten) return take_ten(index);
        std::uint32_t& word = suits_[value];
        // The top bit of a count stays where the index is not below it.
        const std::uint32_t picked = (index | 0x80U) * each_suit;
        const std::uint32_t higher = (~(picked - word) >> 7) & each_suit;
        word -= higher;
        return 4 - ((higher * each_suit) >> 24);
    }

private:
    static constexpr std::uint32_t each_suit = 0x01010101;
    static constexpr std::uint64_t each_ten = 0x0001000100010001;

    std::size_t take_ten(std::uint32_t index) {
        const std::uint64_t picked = (index | 0x8000U) * each_ten;
        std::uint64_t taken = 0;
        for (std::uint64_t& word : tens_) {
            const std::uint64_t higher = (~(picked - word) >> 15) & each_ten;
            word -= higher;
            taken += higher;
        }
        return kinds_max - static_cast<std::size_t>((taken * each_ten) >> 48);
    }

    std::array<std::uint64_t, kinds_max / 4> tens_{};
    std::array<std::uint32_t, values - 1> suits_{};
};

}  // namespace croupier::sim
