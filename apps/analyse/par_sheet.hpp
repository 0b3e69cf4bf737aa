// The sheet that a test laboratory asks for: rules, clauses, returns, and rounds that were played.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "apps/analyse/report.hpp"

namespace croupier::apps {

// Rounds of one box at a table of the game, each from fresh cards, with the best play for the cards
// in hand.
struct Simulated {
    std::int64_t rounds{0};
    std::uint64_t seed{0};
    double mean{0};  // units a round
    double standard_deviation{0};
    double won{0};  // of all rounds
    double even{0};
    double lost{0};
    double blackjack{0};
    double split{0};
    double doubled{0};
    double surrender{0};
    double bust{0};
    double dealer_bust{0};

    [[nodiscard]] double standard_error() const;
};

// Plays so many rounds with the table engine itself. The same seed gives the same rounds.
[[nodiscard]] Simulated simulate_rounds(const Subject& subject, std::int64_t rounds,
                                        std::uint64_t seed);

// A whole page of HTML that needs no other file. It names the call that made it.
[[nodiscard]] std::string par_sheet(const Report& report, const Simulated& simulated,
                                    std::string_view command);

}  // namespace croupier::apps
