// For tests: a game with a plain strategy, ready to play.
#pragma once

#include <gtest/gtest.h>

#include "sim/run.hpp"

namespace croupier::sim {

// Hits below 17, doubles 10 and 11, splits aces and eights.
[[nodiscard]] inline Strategy plain_strategy() {
    Strategy strategy;
    for (std::size_t total = 17; total <= 21; ++total) {
        strategy.hard[total].fill(Choice::stand);
        strategy.soft[total].fill(Choice::stand);
    }
    strategy.hard[10].fill(Choice::double_or_hit);
    strategy.hard[11].fill(Choice::double_or_hit);
    strategy.pair[ace].fill(Choice::split);
    strategy.pair[7].fill(Choice::split);
    for (auto& row : strategy.splits_again) row.fill(true);
    return strategy;
}

[[nodiscard]] inline Model plain_model(int boxes, std::uint16_t shuffle_at,
                                       SimulatedTerms terms = {}) {
    Model model;
    model.terms = terms;
    auto built = build_automaton(terms, plain_strategy(), boxes);
    EXPECT_EQ(built.fault, "");
    model.automaton = std::move(built.automaton);
    model.shuffle_at = shuffle_at;
    return model;
}

}  // namespace croupier::sim
