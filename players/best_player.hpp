// Somebody who plays one box of a table exactly as an analysis says, the suits of the cards
// included.
#pragma once

#include "exact/main_wager.hpp"
#include "table/commands.hpp"

namespace croupier::players {

class BestPlayer {
public:
    static constexpr int box = 1;

    // Requires an analysis that lives as long.
    BestPlayer(const exact::MainWager<double>& wager, table::PlayerId player)
        : wager_(wager), player_(player), dealt_(wager.play().decisions()) {}

    // What is said to a table that waits for an answer or a decision.
    [[nodiscard]] table::Command answer(const table::State& state) const;

private:
    [[nodiscard]] const exact::Decisions& decisions_for(const table::PlayedHand& hand) const;
    [[nodiscard]] bool withdraws(const table::PlayedHand& hand, std::size_t first) const;
    [[nodiscard]] table::Command to_insurance(const table::PlayedHand& hand,
                                              std::size_t first) const;
    // Two cards as they were dealt, with what is open to them.
    [[nodiscard]] exact::Choices<double> choices_of(const table::State& state,
                                                    const table::PlayedHand& hand) const;
    [[nodiscard]] double hit_by_suits(const table::PlayedHand& hand, table::Card up) const;
    [[nodiscard]] double pays(bool sevens, bool one_suit, cards::Suit suit) const;
    [[nodiscard]] bool splits_again(const table::Box& mine, const table::PlayedHand& hand,
                                    std::size_t first) const;
    [[nodiscard]] exact::Act act(const table::State& state, const table::PlayedHand& hand) const;
    [[nodiscard]] table::Command decision(const table::State& state) const;

    const exact::MainWager<double>& wager_;
    table::PlayerId player_;
    exact::Decisions dealt_;
};

}  // namespace croupier::players
