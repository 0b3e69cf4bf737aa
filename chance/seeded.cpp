#include <bit>

#include "chance/chance.hpp"

namespace croupier::chance {

Seeded::Seeded(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
        seed += 0x9E3779B97F4A7C15;
        std::uint64_t mixed = seed;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        word = mixed ^ (mixed >> 31);
    }
}

std::uint64_t Seeded::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t carried = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= carried;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

}  // namespace croupier::chance
