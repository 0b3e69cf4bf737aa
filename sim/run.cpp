#include "sim/run.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

namespace croupier::sim {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto progress_every = std::chrono::milliseconds(250);

std::array<std::uint16_t, values> full_shoe(const SimulatedTerms& terms) {
    std::array<std::uint16_t, values> shoe{};
    shoe.fill(static_cast<std::uint16_t>(4 * terms.decks));
    const int tens = terms.deck == cards::Deck::without_tens ? 12 : 16;
    shoe[ten] = static_cast<std::uint16_t>(tens * terms.decks);
    return shoe;
}

// What all threads have done, as far as they have told.
class Shared {
public:
    Shared(const RunOptions& options, std::size_t threads) : options_(options), done_(threads) {}

    void tell(std::size_t thread, Done done) {
        const std::lock_guard lock(mutex_);
        done_[thread] = std::move(done);
        if (!options_.progress) return;
        options_.progress(sum());
    }
    [[nodiscard]] Done all() {
        const std::lock_guard lock(mutex_);
        return sum();
    }

private:
    [[nodiscard]] Done sum() const {
        Done all;
        for (const Done& each : done_) {
            all.units.add(each.units);
            all.totals.add(each.totals);
        }
        return all;
    }

    const RunOptions& options_;
    std::mutex mutex_;
    std::vector<Done> done_;
};

}  // namespace

std::uint64_t UnitSet::size() const {
    std::uint64_t size = 0;
    for (const auto& [begin, end] : ranges_) size += end - begin;
    return size;
}

bool UnitSet::overlaps(const UnitSet& other) const { return without(other).size() != size(); }

void UnitSet::add(const UnitSet& other) {
    ranges_.insert(ranges_.end(), other.ranges_.begin(), other.ranges_.end());
    std::sort(ranges_.begin(), ranges_.end());
    std::vector<Range> joined;
    for (const Range& range : ranges_) {
        if (!joined.empty() && joined.back().second == range.first) {
            joined.back().second = range.second;
        } else {
            joined.push_back(range);
        }
    }
    ranges_ = std::move(joined);
}

UnitSet UnitSet::without(const UnitSet& other) const {
    UnitSet left;
    for (auto [begin, end] : ranges_) {
        for (const auto& [taken_from, taken_to] : other.ranges_) {
            if (taken_to <= begin || taken_from >= end) continue;
            if (taken_from > begin) left.ranges_.emplace_back(begin, taken_from);
            begin = std::min(taken_to, end);
        }
        if (begin < end) left.ranges_.emplace_back(begin, end);
    }
    return left;
}

UnitSet UnitSet::part(std::uint64_t which, std::uint64_t parts) const {
    // Sizes differ by one at most; the first parts have the odd ones.
    const std::uint64_t all = size();
    const auto begins = [&](std::uint64_t n) { return all / parts * n + std::min(n, all % parts); };
    std::uint64_t skip = begins(which - 1);
    std::uint64_t take = begins(which) - skip;
    UnitSet part;
    for (auto [begin, end] : ranges_) {
        const std::uint64_t over = std::min(skip, end - begin);
        begin += over;
        skip -= over;
        const std::uint64_t here = std::min(take, end - begin);
        if (here > 0) part.ranges_.emplace_back(begin, begin + here);
        take -= here;
    }
    return part;
}

std::uint64_t UnitSet::at(std::uint64_t place) const {
    for (const auto& [begin, end] : ranges_) {
        if (place < end - begin) return begin + place;
        place -= end - begin;
    }
    return 0;
}

std::uint64_t Plan::rounds_of(const UnitSet& some) const {
    std::uint64_t sum = 0;
    for (const auto& [begin, end] : some.ranges()) {
        sum += std::min(end * rounds_per_unit, rounds) - begin * rounds_per_unit;
    }
    return sum;
}

Work work_of(const Model& model, const Plan& plan, std::uint64_t unit) {
    return {.automaton = &model.automaton,
            .shoe = full_shoe(model.terms),
            .shuffle_at = model.shuffle_at,
            .seed = plan.seed,
            .unit = unit,
            .rounds = plan.rounds_of(unit)};
}

void play_unit(const Model& model, const Plan& plan, std::uint64_t unit, Tally& tally) {
    tally.begin_unit(plan.seed, unit);
    Work work = work_of(model, plan, unit);
    work.told_from = tally.told_from();
    work.tells_shuffles = tally.wants_shuffles();
    play(work, tally);
}

Done run(const Model& model, const Plan& plan, const UnitSet& units, const RunOptions& options) {
    const std::uint64_t count = units.size();
    const auto threads = static_cast<std::size_t>(std::clamp<std::uint64_t>(
        static_cast<std::uint64_t>(options.threads), 1, std::max<std::uint64_t>(count, 1)));
    Shared shared(options, threads);
    std::atomic<std::uint64_t> next{0};
    const auto work = [&](std::size_t thread) {
        Tally tally(model);
        UnitSet played;
        auto told = Clock::now();
        while (options.stop == nullptr || !options.stop->load(std::memory_order_relaxed)) {
            const std::uint64_t place = next.fetch_add(1, std::memory_order_relaxed);
            if (place >= count) break;
            const std::uint64_t unit = units.at(place);
            play_unit(model, plan, unit, tally);
            played.add({unit, unit + 1});
            if (Clock::now() - told < progress_every) continue;
            shared.tell(thread, {played, tally.totals()});
            told = Clock::now();
        }
        shared.tell(thread, {played, tally.totals()});
    };
    std::vector<std::thread> others;
    for (std::size_t thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
    work(0);
    for (std::thread& other : others) other.join();
    return shared.all();
}

}  // namespace croupier::sim
