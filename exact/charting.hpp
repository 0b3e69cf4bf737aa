// Looks for the best chart: plays by one, sees where another advice would have been better, and
// plays again until there is no such place.
#pragma once

#include "exact/strategy.hpp"

namespace croupier::exact {

// Whether a cell may tell hands apart by how many cards they have.
enum class Counting : std::uint8_t { totals_alone, number_of_cards };

class Charting {
public:
    Charting(const MainWager<double>& wager, Counting counting);
    // By a chart that somebody else has drawn.
    Charting(const MainWager<double>& wager, const Chart& chart);

    [[nodiscard]] double expectation() const { return expectation_; }
    [[nodiscard]] Chart chart() const;
    [[nodiscard]] CountedChart counted() const;

private:
    // Hard totals from 4, soft ones from 12, pairs.
    static constexpr std::size_t soft_rows = 18;
    static constexpr std::size_t pair_rows = 28;
    static constexpr std::size_t rows = pair_rows + values;
    // Two cards, three, four, five, six and more; one kind alone where that is not told apart.
    static constexpr std::size_t numbers = 5;
    using Cells = std::array<std::array<Advice, numbers>, rows>;

    // What one advice would have been worth to all hands of a cell, and how many those are.
    struct Tally {
        Choices<double> two{};
        Choices<double> more{};
        double chance_of_two{0};
        double chance_of_more{0};
        std::array<double, 8> by_advice{};
    };
    using Tallies = std::array<std::array<Tally, numbers>, rows>;

    [[nodiscard]] static std::size_t row_of(const Hand& hand);
    [[nodiscard]] std::size_t number_of(const Hand& hand) const;
    [[nodiscard]] Act act_for(const Hand& hand, Advice advice) const;
    [[nodiscard]] Decisions decisions() const;
    [[nodiscard]] Choices<double> choices_of_deal(const Play<double>& play, std::size_t a,
                                                  std::size_t b, std::size_t first) const;
    [[nodiscard]] double worth(Advice advice, const Choices<double>& choices, std::size_t first,
                               double split_open) const;
    // Every hand of the play against a first card, with how likely it is.
    [[nodiscard]] Tallies tally(const Play<double>& play, const Decisions& decisions,
                                std::size_t first) const;
    bool improve(std::size_t first, const Tallies& tallies);
    void value_play();
    void value_splits();
    void look_for_exceptions(Chart& chart) const;

    const MainWager<double>& wager_;
    Counting counting_;
    WithdrawUpTo withdraw_{};
    std::array<Cells, values> cells_{};
    std::array<std::array<double, values>, values> splits_{};  // by the pair and the first card
    std::array<Tallies, values> tallies_{};
    std::array<double, values> given_{};
    double expectation_{0};
};

}  // namespace croupier::exact
