// In how many ways the cards of a shoe come to each step of a tree, for as many shoes as a vector
// has lanes. Included once for every kind of processor.
#include <hwy/highway.h>

#include "exact/tree.hpp"

#if defined(CROUPIER_EXACT_WAYS) == defined(HWY_TARGET_TOGGLE)
#ifdef CROUPIER_EXACT_WAYS
#undef CROUPIER_EXACT_WAYS
#else
#define CROUPIER_EXACT_WAYS
#endif

HWY_BEFORE_NAMESPACE();
namespace croupier::exact::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Lane = Row<double, machine_lanes>;

// What each further card of a value brings, by value and card.
using Factors = std::array<double, HandTree::factors * machine_lanes>;

template <class D>
HWY_INLINE void set_factors(D d, std::size_t value, hn::Vec<D> cards, Factors& factors) {
    for (std::size_t n = 0; n < HandTree::cards_max; ++n) {
        hn::StoreU(hn::Sub(cards, hn::Set(d, static_cast<double>(n))), d,
                   factors.data() + (value * HandTree::cards_max + n) * hn::Lanes(d));
    }
}

// `ways` has room for a vector for each step.
template <class D>
HWY_INLINE void count_ways(D d, const HandTree& tree, const Factors& factors,
                           std::span<double> ways) {
    const std::size_t width = hn::Lanes(d);
    hn::StoreU(hn::Set(d, 1), d, ways.data());
    const std::span<const HandTree::Step> steps = tree.steps();
    for (std::size_t s = 1; s < steps.size(); ++s) {
        const auto before = hn::LoadU(d, ways.data() + steps[s].before * width);
        const auto card = hn::LoadU(d, factors.data() + steps[s].factor * width);
        hn::StoreU(hn::Mul(before, card), d, ways.data() + s * width);
    }
}

}  // namespace croupier::exact::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
