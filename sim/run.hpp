// A simulation as a list of units of work, which any number of threads, ranks or machines may
// share.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "sim/tally.hpp"

namespace croupier::sim {

inline constexpr std::uint64_t rounds_per_unit = lanes * 16384;
inline constexpr std::uint64_t rounds_max = 1'000'000'000'000'000;

// Some units of a run, as ranges in their order: from the first to before the second.
class UnitSet {
public:
    UnitSet() = default;
    UnitSet(std::uint64_t begin, std::uint64_t end) {
        if (begin < end) ranges_.emplace_back(begin, end);
    }

    [[nodiscard]] std::uint64_t size() const;
    [[nodiscard]] bool overlaps(const UnitSet& other) const;
    // Requires that the two do not overlap.
    void add(const UnitSet& other);
    // What is in this and not in the other.
    [[nodiscard]] UnitSet without(const UnitSet& other) const;
    // One of so many parts of about the same size, counted from 1.
    [[nodiscard]] UnitSet part(std::uint64_t which, std::uint64_t parts) const;
    // The units by place, from 0.
    [[nodiscard]] std::uint64_t at(std::uint64_t place) const;

    using Range = std::pair<std::uint64_t, std::uint64_t>;
    [[nodiscard]] const std::vector<Range>& ranges() const { return ranges_; }
    friend bool operator==(const UnitSet&, const UnitSet&) = default;

private:
    std::vector<Range> ranges_{};
};

struct Plan {
    std::uint64_t seed{1};
    std::uint64_t rounds{0};

    [[nodiscard]] UnitSet units() const {
        return {0, (rounds + rounds_per_unit - 1) / rounds_per_unit};
    }
    // The last unit has what is left.
    [[nodiscard]] std::uint32_t rounds_of(std::uint64_t unit) const {
        return static_cast<std::uint32_t>(
            std::min(rounds_per_unit, rounds - unit * rounds_per_unit));
    }
    [[nodiscard]] std::uint64_t rounds_of(const UnitSet& some) const;
};

// Units that have been played, and what came of them.
struct Done {
    UnitSet units{};
    Totals totals{};
};

struct RunOptions {
    int threads{1};
    const std::atomic<bool>* stop{nullptr};  // set: no further unit is begun
    // Called now and then, one call at a time, from any thread.
    std::function<void(const Done&)> progress{};
};

// Plays these units. What is done is everything, unless it was told to stop.
[[nodiscard]] Done run(const Model& model, const Plan& plan, const UnitSet& units,
                       const RunOptions& options);

// What the lanes of a unit have to do.
[[nodiscard]] Work work_of(const Model& model, const Plan& plan, std::uint64_t unit);

// Plays one unit.
void play_unit(const Model& model, const Plan& plan, std::uint64_t unit, Tally& tally);

}  // namespace croupier::sim
