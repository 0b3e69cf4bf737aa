// Philox 4x32-7: random numbers as a function of a counter and a key, and of nothing before them.
// J. Salmon et al., Parallel Random Numbers: As Easy as 1, 2, 3 (2011). Seven rounds are the fewest
// that pass every test of BigCrush.
#pragma once

#include <array>
#include <cstdint>

namespace croupier::sim {

inline constexpr int philox_rounds = 7;
inline constexpr std::uint32_t philox_factor_0 = 0xD2511F53;
inline constexpr std::uint32_t philox_factor_1 = 0xCD9E8D57;
inline constexpr std::uint32_t philox_step_0 = 0x9E3779B9;
inline constexpr std::uint32_t philox_step_1 = 0xBB67AE85;

using PhiloxBlock = std::array<std::uint32_t, 4>;

[[nodiscard]] constexpr PhiloxBlock philox(PhiloxBlock counter, std::uint64_t key,
                                           int rounds = philox_rounds) {
    auto key_0 = static_cast<std::uint32_t>(key);
    auto key_1 = static_cast<std::uint32_t>(key >> 32);
    for (int round = 0; round < rounds; ++round) {
        const std::uint64_t a = std::uint64_t{philox_factor_0} * counter[0];
        const std::uint64_t b = std::uint64_t{philox_factor_1} * counter[2];
        counter = {static_cast<std::uint32_t>(b >> 32) ^ counter[1] ^ key_0,
                   static_cast<std::uint32_t>(b),
                   static_cast<std::uint32_t>(a >> 32) ^ counter[3] ^ key_1,
                   static_cast<std::uint32_t>(a)};
        key_0 += philox_step_0;
        key_1 += philox_step_1;
    }
    return counter;
}

// The streams of one run. A counter holds what a number is for, the lane, and the unit of work.
enum class Stream : std::uint32_t { cards, kinds };

// Lane and stream share a word, so that no two of them ever meet.
[[nodiscard]] constexpr PhiloxBlock counter_of(Stream stream, std::uint64_t unit,
                                               std::uint32_t lane, std::uint32_t block) {
    return {block, static_cast<std::uint32_t>(stream) << 16 | lane,
            static_cast<std::uint32_t>(unit), static_cast<std::uint32_t>(unit >> 32)};
}

}  // namespace croupier::sim
