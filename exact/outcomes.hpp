// What a round can bring, and how often: all wagers of the box together, with the best play.
//
// Exact for a hand that is not split. For split hands each hand's results are exact, together with
// what the dealer's hand comes to; several hands are then taken to be independent of one another
// once the dealer's result is given. So how often a pair is split, the number of hands and what is
// wagered are exact, and so is the mean where a dealer's Blackjack takes everything; the chances of
// sums, of a double and of a bust in a round, the dealer's included, are very nearly so.
#pragma once

#include <vector>

#include "exact/fraction.hpp"
#include "exact/main_wager.hpp"

namespace croupier::exact {

struct Outcome {
    Fraction net{};  // in units of the first wager
    double probability{0};
};

struct Frequencies {
    double blackjack{0};
    double split{0};    // rounds in which a pair is split
    double hands{0};    // on the box at the end, on average
    double doubled{0};  // rounds with a double
    double surrender{0};
    double bust{0};  // rounds in which a hand goes over 21
    double dealer_bust{
        0};             // rounds in which the dealer draws for a hand that stands, and goes over
    double wagered{0};  // units in all, on average
    double won{0};      // rounds with a gain, without one, with a loss
    double even{0};
    double lost{0};
};

struct Outcomes {
    std::vector<Outcome> nets{};  // the greatest loss first
    double expectation{0};
    double standard_deviation{0};
    Frequencies frequencies{};
};

[[nodiscard]] Outcomes outcomes_of(const MainWager<double>& wager);

}  // namespace croupier::exact
