// One source for every width of vector: compiled once for each, chosen when the program runs.
#include "exact/tree.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exact/tree_kernel.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "exact/ways-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace croupier::exact::HWY_NAMESPACE {

// As many lanes as a vector holds, from `at` on. `ways` has room for a vector for each step.
void sum_some(const HandTree& tree, const std::array<Lane, values>& left, std::size_t at,
              std::span<double> ways, std::span<Lane> out) {
    const hn::CappedTag<double, machine_lanes> d;
    using V = hn::Vec<decltype(d)>;
    const std::size_t width = hn::Lanes(d);
    const V none = hn::Zero(d);

    Factors factors;
    // What each further card of all costs.
    std::array<double, (HandTree::cards_max + 1) * machine_lanes> one_of;
    V all = none;
    for (std::size_t v = 0; v < values; ++v) {
        const V cards = hn::LoadU(d, left[v].data() + at);
        all = hn::Add(all, cards);
        set_factors(d, v, cards, factors);
    }
    V product = hn::Set(d, 1);
    hn::StoreU(product, d, one_of.data());
    for (std::size_t n = 1; n <= HandTree::cards_max; ++n) {
        const V rest = hn::Sub(all, hn::Set(d, static_cast<double>(n - 1)));
        product = hn::IfThenElseZero(hn::Gt(rest, none), hn::Div(product, rest));
        hn::StoreU(product, d, one_of.data() + n * width);
    }

    count_ways(d, tree, factors, ways);

    for (Lane& row : out) hn::StoreU(none, d, row.data() + at);
    const HandTree::Ending* const endings = tree.endings().data();
    for (const HandTree::Run& run : tree.runs()) {
        V even = none;
        V odd = none;
        const auto add = [&](const HandTree::Ending& ending, V sum) {
            return hn::MulAdd(hn::Set(d, ending.orders),
                              hn::LoadU(d, ways.data() + ending.step * width), sum);
        };
        std::size_t e = run.first;
        for (; e + 1 < run.end; e += 2) {
            even = add(endings[e], even);
            odd = add(endings[e + 1], odd);
        }
        if (e < run.end) even = add(endings[e], even);
        double* const sum = out[run.slot].data() + at;
        const V scale = hn::LoadU(d, one_of.data() + run.cards * width);
        hn::StoreU(hn::MulAdd(hn::Add(even, odd), scale, hn::LoadU(d, sum)), d, sum);
    }
}

void sum_all(const HandTree& tree, const std::array<Lane, values>& left, std::span<double> ways,
             std::span<Lane> out) {
    const std::size_t width = hn::Lanes(hn::CappedTag<double, machine_lanes>());
    for (std::size_t at = 0; at < machine_lanes; at += width) sum_some(tree, left, at, ways, out);
}

}  // namespace croupier::exact::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace croupier::exact {

HWY_EXPORT(sum_all);

void sum_hands(const HandTree& tree, const std::array<Row<double, machine_lanes>, values>& left,
               std::span<Row<double, machine_lanes>> out) {
    thread_local std::vector<double> ways;
    ways.resize(std::max(ways.size(), tree.steps().size() * machine_lanes));
    HWY_DYNAMIC_DISPATCH(sum_all)(tree, left, ways, out);
}

}  // namespace croupier::exact
#endif
