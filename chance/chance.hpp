// Where randomness comes from. Nothing else in the project makes any: it is handed in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace croupier::chance {

// A stream of uniform 64-bit numbers.
class Source {
public:
    virtual ~Source() = default;

    virtual std::uint64_t next() = 0;

    // A number from 0 to bound - 1, each equally likely: numbers from the incomplete last stretch
    // are drawn again. Requires bound > 0.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t incomplete = (0 - bound) % bound;
        std::uint64_t number = next();
        while (number < incomplete) number = next();
        return number % bound;
    }
};

// Reproducible: the same seed gives the same numbers for ever. For tests, records and simulation
// only; who knows the seed knows every card. xoshiro256** filled by splitmix64.
class Seeded final : public Source {
public:
    explicit Seeded(std::uint64_t seed);
    std::uint64_t next() override;

private:
    std::array<std::uint64_t, 4> state_{};
};

// For play: the operating system's cryptographic generator, through libsodium.
class Live final : public Source {
public:
    Live();
    std::uint64_t next() override;

private:
    std::array<std::uint64_t, 64> buffer_{};
    std::size_t used_{64};
};

// Puts the items in a uniformly random order (Fisher and Yates, from the back).
template <class T>
void shuffle(std::span<T> items, Source& source) {
    for (std::size_t i = items.size(); i > 1; --i) {
        const auto j = static_cast<std::size_t>(source.below(i));
        std::swap(items[i - 1], items[j]);
    }
}

}  // namespace croupier::chance
