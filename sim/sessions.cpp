#include "sim/sessions.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace croupier::sim {
namespace {

constexpr int points_max = 100;
// Results further out than this, in standard deviations of the whole session, are left to the edge.
constexpr double deviations_kept = 9;

// Places either side of the beginning, at the most.
constexpr double places_max = 6000;

struct Step {
    int net{0};
    double chance{0};
};

// The results of a round on whole places of `size` parts; one that lies between two is shared out
// among them.
std::vector<Step> steps_of(const Histogram& results, std::int64_t size) {
    const auto all = static_cast<double>(count_of(results));
    std::map<std::int64_t, double> chances;
    for (const auto& [net, count] : results) {
        const std::int64_t rest = ((net % size) + size) % size;
        const std::int64_t below = (net - rest) / size;
        const double chance = static_cast<double>(count) / all;
        const double above = static_cast<double>(rest) / static_cast<double>(size);
        chances[below] += chance * (1 - above);
        if (rest > 0) chances[below + 1] += chance * above;
    }
    std::vector<Step> steps;
    steps.reserve(chances.size());
    for (const auto& [net, chance] : chances) steps.push_back({static_cast<int>(net), chance});
    return steps;
}

// The chances of a running net result from -reach to +reach places.
class Walk {
public:
    Walk(const std::vector<Step>& steps, int reach)
        : steps_(steps), reach_(reach), chances_(static_cast<std::size_t>(2 * reach + 1), 0.0) {
        chances_[place(0)] = 1;
    }

    // One round more, for all that are at `floor` or above; the others have stopped.
    void play(int floor) {
        std::vector<double> next(chances_.size(), 0.0);
        const int lowest = std::max(floor, -reach_);
        std::copy(chances_.begin(), chances_.begin() + (lowest + reach_), next.begin());
        for (const Step& step : steps_) {
            // What would go beyond an edge stays there.
            const int first = std::clamp(-reach_ - step.net, lowest, reach_ + 1);
            const int last = std::clamp(reach_ - step.net, lowest - 1, reach_);
            for (int net = lowest; net < first; ++net) {
                next.front() += step.chance * chances_[place(net)];
            }
            const double* from = chances_.data() + place(first);
            double* to = next.data() + place(first + step.net);
            for (int n = last - first; n >= 0; --n) *to++ += step.chance * *from++;
            for (int net = std::max(first, last + 1); net <= reach_; ++net) {
                next.back() += step.chance * chances_[place(net)];
            }
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
        for (int net = -reach_; net < std::min(limit, reach_ + 1); ++net) {
            sum += chances_[place(net)];
        }
        return sum;
    }

private:
    [[nodiscard]] std::size_t place(int net) const {
        return static_cast<std::size_t>(std::clamp(net, -reach_, reach_) + reach_);
    }

    const std::vector<Step>& steps_;
    int reach_;
    std::vector<double> chances_;
};

}  // namespace

Sessions sessions(const Histogram& results, std::int64_t unit, int rounds, int bankroll) {
    const Estimate one = estimate(results, static_cast<double>(unit));
    const double spread = std::abs(one.mean) * rounds +
                          deviations_kept * one.standard_deviation * std::sqrt(rounds) + 20;
    std::int64_t common = unit;
    for (const auto& [net, count] : results) common = std::gcd(common, net);
    const double parts = spread * static_cast<double>(unit) / static_cast<double>(common);
    const std::int64_t size =
        common * std::max<std::int64_t>(1, std::llround(std::ceil(parts / places_max)));
    const double places = static_cast<double>(unit) / static_cast<double>(size);
    const auto place_of = [&](double units) {
        return static_cast<int>(std::floor(units * places));
    };
    const std::vector<Step> steps = steps_of(results, size);
    const int reach = place_of(spread);
    Walk free(steps, reach);
    Walk bound(steps, std::max(reach, place_of(bankroll + 20)));
    Sessions all;
    all.points.push_back({});
    // Whoever cannot lay the next unit is ruined.
    const int floor = static_cast<int>(std::ceil((1 - bankroll) * places));
    const int every = std::max(1, rounds / points_max);
    for (int round = 1; round <= rounds; ++round) {
        free.play(-reach);
        bound.play(floor);
        if (round % every != 0 && round != rounds) continue;
        Sessions::Point point{round, {}};
        for (std::size_t i = 0; i < session_percentiles.size(); ++i) {
            point.net[i] = static_cast<double>(free.percentile(session_percentiles[i])) / places;
        }
        all.points.push_back(point);
    }
    all.ruin = bound.below(floor);
    all.ahead = 1 - free.below(1);
    return all;
}

}  // namespace croupier::sim
