// One source for every width of vector: compiled once for each, chosen when the program runs.
#include "exact/split_ends.hpp"

// Vectors whose length is known only at run time cannot be members of an array.
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exact/split_ends_kernel.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "exact/ways-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace croupier::exact::HWY_NAMESPACE {

// As many lanes as a vector holds, from `at` on. `ways` has room for a vector for each step.
void add_some(const HandTree& tree, std::span<const SplitEnds::Tail> tails,
              const std::array<Lane, values>& left, const SplitEnds::Lasts& lasts, std::size_t at,
              std::span<double> ways, BySecondCard<Lane>& total) {
    const hn::CappedTag<double, machine_lanes> d;
    using V = hn::Vec<decltype(d)>;
    const std::size_t width = hn::Lanes(d);
    const V none = hn::Zero(d);

    Factors factors;
    V above[values];  // how many cards are left of a value or higher
    V all = none;
    for (std::size_t v = values; v-- > 0;) {
        const V cards = hn::LoadU(d, left[v].data() + at);
        all = hn::Add(all, cards);
        above[v] = all;
        set_factors(d, v, cards, factors);
    }
    count_ways(d, tree, factors, ways);

    V any = none;
    V other = none;
    for (const HandTree::Run& run : tree.runs()) {
        // Ends with as many cards and the same last one: what is open is the same for all.
        SplitEnds::Lasts open = lasts;
        if (run.slot != 0) open.add(static_cast<std::uint8_t>(run.slot));
        V one_of = hn::Set(d, 1);
        for (std::size_t n = 0; n < run.cards + open.count; ++n) {
            const V rest = hn::Sub(all, hn::Set(d, static_cast<double>(n)));
            one_of = hn::IfThenElseZero(hn::Gt(rest, none), hn::Div(one_of, rest));
        }
        V of_any = none;
        V of_other = none;
        for (std::size_t e = run.first; e < run.end; ++e) {
            const SplitEnds::Tail& tail = tails[e];
            V met = hn::LoadU(d, ways.data() + tail.step * width);
            for (std::size_t n = 0; n < open.count; ++n) {
                const double used = tail.above[open.from[n]] + static_cast<double>(n);
                met = hn::Mul(met, hn::Max(none, hn::Sub(above[open.from[n]], hn::Set(d, used))));
            }
            of_any = hn::MulAdd(hn::Set(d, tail.any), met, of_any);
            of_other = hn::MulAdd(hn::Set(d, tail.other), met, of_other);
        }
        any = hn::MulAdd(of_any, one_of, any);
        other = hn::MulAdd(of_other, one_of, other);
    }
    hn::StoreU(any, d, total.any.data() + at);
    hn::StoreU(other, d, total.other.data() + at);
}

void add_all(const HandTree& tree, std::span<const SplitEnds::Tail> tails,
             const std::array<Lane, values>& left, const SplitEnds::Lasts& lasts,
             std::span<double> ways, BySecondCard<Lane>& total) {
    const std::size_t width = hn::Lanes(hn::CappedTag<double, machine_lanes>());
    for (std::size_t at = 0; at < machine_lanes; at += width) {
        add_some(tree, tails, left, lasts, at, ways, total);
    }
}

}  // namespace croupier::exact::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace croupier::exact {

HWY_EXPORT(add_all);

void sum_ends(const HandTree& tree, std::span<const SplitEnds::Tail> tails,
              const std::array<Row<double, machine_lanes>, values>& left,
              const SplitEnds::Lasts& lasts, BySecondCard<Row<double, machine_lanes>>& total) {
    thread_local std::vector<double> ways;
    ways.resize(std::max(ways.size(), tree.steps().size() * machine_lanes));
    HWY_DYNAMIC_DISPATCH(add_all)(tree, tails, left, lasts, ways, total);
}

}  // namespace croupier::exact
#endif
