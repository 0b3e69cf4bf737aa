// The seeds within a tournament: each ballot, table, play-off and lot has its own, so that one can
// be played again without the others.
#pragma once

#include <cstdint>

#include "chance/chance.hpp"

namespace croupier::tournament {

// The seed of the thing numbered `b` in session `a`, from 1: 0 is the ballot, then the tables, the
// play-offs from 1001 on, and 2000 the lots. In a simulation `a` is 0 and `b` the tournament.
[[nodiscard]] inline std::uint64_t seed_within(std::uint64_t seed, std::uint32_t a,
                                               std::uint32_t b) {
    const std::uint64_t place = (std::uint64_t{a} << 32U) + b;
    return chance::Seeded(seed ^ chance::Seeded(place).next()).next();
}

}  // namespace croupier::tournament
