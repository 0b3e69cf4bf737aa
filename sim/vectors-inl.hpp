// What the kernel needs of vectors beyond Highway: comparisons, counting and packing of 16-bit
// lanes, each in the way that costs a processor least. Included once for every kind of processor.
#include <array>
#include <cstddef>
#include <cstdint>

#include <hwy/highway.h>

#ifndef CROUPIER_SIM_VECTORS_ONCE
#define CROUPIER_SIM_VECTORS_ONCE

namespace croupier::sim {
namespace {

// For eight 16-bit words, by the bits of those to keep: the bytes that bring them to the front.
struct ToFront {
    alignas(16) std::array<std::uint8_t, 16> bytes{};
    std::size_t count{0};
};
[[maybe_unused]] constexpr auto bytes_to_front = [] {
    std::array<ToFront, 256> all{};
    for (unsigned bits = 0; bits < all.size(); ++bits) {
        for (unsigned word = 0; word < 8; ++word) {
            if (((bits >> word) & 1) == 0) continue;
            const std::size_t to = 2 * all[bits].count++;
            all[bits].bytes[to] = static_cast<std::uint8_t>(2 * word);
            all[bits].bytes[to + 1] = static_cast<std::uint8_t>(2 * word + 1);
        }
    }
    return all;
}();

}  // namespace
}  // namespace croupier::sim

#endif

#if defined(CROUPIER_SIM_VECTORS) == defined(HWY_TARGET_TOGGLE)
#ifdef CROUPIER_SIM_VECTORS
#undef CROUPIER_SIM_VECTORS
#else
#define CROUPIER_SIM_VECTORS
#endif

HWY_BEFORE_NAMESPACE();
namespace croupier::sim {
namespace HWY_NAMESPACE {

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128

namespace hn = hwy::HWY_NAMESPACE;

using D16 = hn::ScalableTag<std::uint16_t>;
using Signed = hn::RebindToSigned<D16>;
using D8 = hn::Repartition<std::uint8_t, D16>;
using D32 = hn::Repartition<std::uint32_t, D16>;
using D64 = hn::Repartition<std::uint64_t, D16>;
using V16 = hn::Vec<D16>;
using V32 = hn::Vec<D32>;
using V64 = hn::Vec<D64>;
using V8 = hn::Vec<D8>;

constexpr std::size_t width_max = hn::MaxLanes(D16());

// Numbers below 2^15, where a signed comparison costs less.
HWY_INLINE auto greater(V16 a, V16 b) {
    const Signed s;
    return hn::RebindMask(D16(), hn::Gt(hn::BitCast(s, a), hn::BitCast(s, b)));
}
// The same within a mask, which AVX-512 has for nothing.
HWY_INLINE hn::Mask<D16> and_greater(hn::Mask<D16> mask, V16 a, V16 b) {
#if HWY_TARGET <= HWY_AVX3
    return hn::Mask<D16>{_mm512_mask_cmpgt_epi16_mask(mask.raw, a.raw, b.raw)};
#else
    return hn::And(mask, greater(a, b));
#endif
}
HWY_INLINE hn::Mask<D16> at_least(V16 a, V16 b) {
#if HWY_TARGET <= HWY_AVX3
    return hn::Mask<D16>{_mm512_cmpge_epu16_mask(a.raw, b.raw)};
#else
    return hn::Eq(hn::Max(a, b), a);
#endif
}

// Writes the words of the lanes in the mask, one behind another, and gives their number. What lies
// behind them, as far as a vector reaches, is lost.
template <class Mask>
HWY_INLINE std::size_t write(V16 words, Mask mask, std::uint16_t* to) {
    const D16 d;
#if HWY_TARGET <= HWY_AVX3
    // Storing all of a vector costs less than storing some of it.
    hn::StoreU(hn::Compress(words, mask), d, to);
    return hn::CountTrue(d, mask);
#else
    // Eight at a time: a table says which bytes come to the front.
    const hn::Full128<std::uint16_t> d128;
    const hn::Full128<std::uint8_t> bytes;
    HWY_ALIGN std::uint16_t all[width_max];
    hn::Store(words, d, all);
    HWY_ALIGN std::uint8_t bits[8 + width_max / 8] = {};
    hn::StoreMaskBits(d, mask, bits);
    std::size_t count = 0;
    for (std::size_t eight = 0; eight < width_max / 8; ++eight) {
        const auto& to_front = bytes_to_front[bits[eight]];
        const auto order = hn::Load(bytes, to_front.bytes.data());
        const auto packed =
            hn::TableLookupBytes(hn::BitCast(bytes, hn::Load(d128, all + 8 * eight)), order);
        hn::StoreU(hn::BitCast(d128, packed), d128, to + count);
        count += to_front.count;
    }
    return count;
#endif
}

// One less in the lanes of the mask.
template <class D, class V, class Mask>
HWY_INLINE V less_one(D d, V number, Mask mask) {
#if HWY_TARGET <= HWY_AVX3
    return hn::IfThenElse(mask, hn::Sub(number, hn::Set(d, 1)), number);
#else
    return hn::Add(number, hn::VecFromMask(d, mask));
#endif
}
template <class D, class V, class Mask>
HWY_INLINE V one_more(D d, V number, Mask mask) {
#if HWY_TARGET <= HWY_AVX3
    return hn::IfThenElse(mask, hn::Add(number, hn::Set(d, 1)), number);
#else
    return hn::Sub(number, hn::VecFromMask(d, mask));
#endif
}

#endif

}  // namespace HWY_NAMESPACE
}  // namespace croupier::sim
HWY_AFTER_NAMESPACE();

#endif
