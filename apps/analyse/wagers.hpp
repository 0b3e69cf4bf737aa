// What the wagers other than the main one are worth at the table that is analysed.
#pragma once

#include <string>
#include <vector>

#include "apps/analyse/subject.hpp"
#include "exact/wagers.hpp"

namespace croupier::apps {

struct WagerFigure {
    std::string wager;    // `perfect-pairs`, `insurance`
    std::string title;    // `Perfect Pairs`
    int scale{1};         // which of its scales, versions or prize tables
    int scales{1};        // how many there are
    std::string given{};  // what else it depends on: `a main wager of 5 and 3 others`
    exact::WagerValue value{};
    rules::Clause because{};  // that offers it
};

// The optional wagers that were asked for; then insurance, the Ante and the Super Bonus where the
// game has them.
[[nodiscard]] std::vector<WagerFigure> wager_figures(const Subject& subject);

// `Perfect Pairs, scale 2`, `Super Bonus, a main wager of 5`
[[nodiscard]] std::string heading(const WagerFigure& figure);

[[nodiscard]] double standard_deviation(const exact::WagerValue& value);

}  // namespace croupier::apps
