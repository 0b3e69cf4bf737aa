// How to play: charts that a person can follow, what each cell is worth, and where the very cards
// of a hand ask for something else.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "exact/main_wager.hpp"

namespace croupier::exact {

// What a cell of a chart says. Doubling, splitting and surrendering may not be open to a hand, so
// those say what to do then.
enum class Advice : std::uint8_t {
    none,  // no such hand is ever to be decided
    hit,
    stand,
    double_or_hit,
    double_or_stand,
    split,
    surrender_or_hit,
    surrender_or_stand
};
// `H`, `S`, `D`, `Ds`, `P`, `R`, `Rs`; nothing for none.
[[nodiscard]] std::string_view letter(Advice advice);
[[nodiscard]] std::string_view says(Advice advice);  // `double, else hit`

// What to do where everything is open to the hand, and what where that is not.
[[nodiscard]] Act first_choice(Advice advice);
[[nodiscard]] Act second_choice(Advice advice);

// What the next best choice would cost; 0 where there is only one.
[[nodiscard]] double second_best_costs(const Choices<double>& choices);

struct Cell {
    Advice advice{Advice::none};
    // How likely a round against this first card comes to such a hand, by the chart.
    double chance_of_two{0};   // with the first two cards
    double chance_of_more{0};  // with more
    // Of all such hands together, each as often as it comes.
    Choices<double> with_two{};
    Choices<double> with_more{};
    // What the best choice with the first two cards, or with more where two are none, is worth
    // above the next best.
    double second_best_costs{0};
};

enum class RowKind : std::uint8_t { hard, soft, pair };

struct ChartRow {
    RowKind kind{RowKind::hard};
    int points{0};  // of the hand; of one card of a pair, where 1 is an ace
    std::array<Cell, values> against{};
};
// `16`, `A,7`, `8,8`
[[nodiscard]] std::string name_of(RowKind kind, int points);
[[nodiscard]] std::string name_of_card(std::size_t value);  // `A`, `2`, `10`

// A hand that is better played otherwise than its cell says.
struct Exception {
    Counts cards{};
    int early{0};  // how many of its aces were among the first two cards, where that matters
    std::size_t first{0};
    Act chart{Act::none};
    Act better{Act::none};
    bool by_suits{false};     // only where the suits are right
    Choices<double> worth{};  // going on with the best play
    double gains{0};          // for such a hand
    double chance{0};         // that a round comes to it, the first card included
};

// Total-dependent play: whatever the cards are that make a total.
struct Chart {
    std::vector<ChartRow> rows{};         // hard, soft, pairs; each from the lowest
    double expectation{0};                // of playing by it, split hands too
    std::array<double, values> given{};   // by the dealer's first card
    std::vector<Exception> exceptions{};  // the costliest first
};

// Where the number of cards in a hand matters: what a hand of so many cards should do.
struct CountedRow {
    RowKind kind{RowKind::hard};
    int points{0};
    struct Advised {
        Advice two{Advice::none};
        // Three cards, four, and so on to six and more.
        std::array<Advice, 4> more{};
    };
    std::array<Advised, values> against{};
};
struct CountedChart {
    std::vector<CountedRow> rows{};
    double expectation{0};
};

// Where a double may be withdrawn: up to how many points that is better, by the first card.
using WithdrawUpTo = std::array<int, values>;
[[nodiscard]] WithdrawUpTo withdraw_up_to(const MainWager<double>& wager);

// The best chart for the hands of a deal: no other advice in any one cell is worth more. Hands that
// come of a split are played by it too.
[[nodiscard]] Chart best_chart(const MainWager<double>& wager);
// What playing by a chart is worth, split hands too; nothing but the advice in its cells counts.
[[nodiscard]] double expectation_of(const MainWager<double>& wager, const Chart& chart);
// Requires a game in which the number of cards decides something.
[[nodiscard]] CountedChart best_counted_chart(const MainWager<double>& wager);

}  // namespace croupier::exact
