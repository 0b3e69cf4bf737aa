#include "sim/sessions.hpp"

#include <algorithm>
#include <cmath>

namespace croupier::sim {
namespace {

constexpr int points_max = 100;
// Results further out than this, in standard deviations of the whole session, are left to the edge.
constexpr double deviations_kept = 9;

// The chances of a running net result, in parts, from -reach to +reach.
class Walk {
public:
    Walk(const Histogram& results, int reach)
        : reach_(reach), chances_(static_cast<std::size_t>(2 * reach + 1), 0.0) {
        const auto all = static_cast<double>(count_of(results));
        for (const auto& [net, count] : results) {
            steps_.push_back({static_cast<int>(net), static_cast<double>(count) / all});
        }
        at(0) = 1;
    }

    // One round more, for all that are above `floor`; the others have stopped.
    void play(int floor) {
        std::vector<double> next(chances_.size(), 0.0);
        for (int net = -reach_; net <= reach_; ++net) {
            const double chance = at(net);
            if (chance == 0) continue;
            if (net < floor) {
                next[place(net)] += chance;
                continue;
            }
            for (const Step& step : steps_) next[place(net + step.net)] += chance * step.chance;
        }
        chances_ = std::move(next);
    }

    [[nodiscard]] int percentile(double part) const {
        double below = 0;
        for (int net = -reach_; net < reach_; ++net) {
            below += chances_[place(net)];
            if (below >= part) return net;
        }
        return reach_;
    }
    [[nodiscard]] double below(int limit) const {
        double sum = 0;
        for (int net = -reach_; net < limit; ++net) sum += chances_[place(net)];
        return sum;
    }

private:
    struct Step {
        int net{0};
        double chance{0};
    };
    [[nodiscard]] std::size_t place(int net) const {
        return static_cast<std::size_t>(std::clamp(net, -reach_, reach_) + reach_);
    }
    double& at(int net) { return chances_[place(net)]; }

    int reach_;
    std::vector<Step> steps_{};
    std::vector<double> chances_;
};

}  // namespace

Sessions sessions(const Histogram& results, Parts unit, int rounds, int bankroll) {
    const Estimate one = estimate(results, unit);
    const double spread = std::abs(one.mean) * rounds +
                          deviations_kept * one.standard_deviation * std::sqrt(rounds) + 20;
    const int reach = static_cast<int>(spread * unit);
    Walk free(results, reach);
    Walk bound(results, std::max(reach, (bankroll + 20) * unit));
    Sessions all;
    all.points.push_back({});
    // Whoever cannot lay the next unit is ruined.
    const int floor = (1 - bankroll) * unit;
    const int every = std::max(1, rounds / points_max);
    for (int round = 1; round <= rounds; ++round) {
        free.play(-reach);
        bound.play(floor);
        if (round % every != 0 && round != rounds) continue;
        Sessions::Point point{round, {}};
        for (std::size_t i = 0; i < session_percentiles.size(); ++i) {
            point.net[i] = static_cast<double>(free.percentile(session_percentiles[i])) / unit;
        }
        all.points.push_back(point);
    }
    all.ruin = bound.below(floor);
    all.ahead = 1 - free.below(1);
    return all;
}

}  // namespace croupier::sim
