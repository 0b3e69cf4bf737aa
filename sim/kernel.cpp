#include "sim/kernel.hpp"

#include <algorithm>
#include <memory>

#include "sim/lane.hpp"

// Ice Lake and later have what an ordinary AVX-512 lacks: 16-bit lanes packed in one instruction.
#define HWY_WANT_AVX3_DL 1
// The target for processors without vectors is built too: tests compare all with it.
#define HWY_COMPILE_ALL_ATTAINABLE 1
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/kernel.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#ifndef CROUPIER_SIM_KERNEL_ONCE
#define CROUPIER_SIM_KERNEL_ONCE

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

HWY_BEFORE_NAMESPACE();
namespace croupier::sim {
namespace HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

// Lane by lane, where there are no vectors that hold several: a few in turn, so that the processor
// has something to do while one waits for its look-up.
void play_unit(const Work& work, Log& log) {
    constexpr std::size_t together = 4;
    constexpr std::size_t steps = 1024;
    std::array<std::array<std::uint16_t, 2 * steps>, together> words{};
    std::array<std::uint16_t, 2 * steps * together> counted{};
    for (std::size_t first = 0; first < lanes; first += together) {
        std::array<Lane, together> some = {Lane(work, first), Lane(work, first + 1),
                                           Lane(work, first + 2), Lane(work, first + 3)};
        const auto halted = [](const Lane& lane) { return lane.halted(); };
        while (!std::all_of(some.begin(), some.end(), halted)) {
            std::array<std::size_t, together> used{};
            std::size_t count = 0;
            for (std::size_t n = 0; n < steps; ++n) {
                for (std::size_t i = 0; i < together; ++i) {
                    const Lane::Step step = some[i].step();
                    const bool told = step.event >= work.told_from;
                    words[i][used[i]] = step.event;
                    used[i] += told ? 1 : 0;
                    counted[count] = step.event;
                    count += step.event != 0 && !told ? 1 : 0;
                    if (!step.shuffled) continue;
                    (work.tells_shuffles ? words[i][used[i]++] : counted[count++]) = shuffled;
                }
            }
            log.count({counted.data(), count});
            for (std::size_t i = 0; i < together; ++i) {
                log.take({words[i].data(), used[i]}, first + i);
            }
        }
    }
}

#else

namespace hn = hwy::HWY_NAMESPACE;

using D16 = hn::ScalableTag<std::uint16_t>;
using Signed = hn::RebindToSigned<D16>;
using D8 = hn::Repartition<std::uint8_t, D16>;
using D32 = hn::Repartition<std::uint32_t, D16>;
using D64 = hn::Repartition<std::uint64_t, D16>;
using V16 = hn::Vec<D16>;
using V32 = hn::Vec<D32>;
using V64 = hn::Vec<D64>;

constexpr std::size_t width_max = hn::MaxLanes(D16());
// Groups that are played in turn, so that one computes while another waits for its look-ups.
constexpr std::size_t groups = 2;
constexpr std::size_t steps_per_block = 8;
constexpr std::size_t blocks_per_flush = 8;

static_assert(width_max <= group_lanes_max);

// The state of as many lanes as a vector holds. What each member means is said in lane.hpp.
struct Group {
    HWY_ALIGN std::uint16_t below[values][width_max];
    HWY_ALIGN std::uint16_t state[width_max];
    HWY_ALIGN std::uint16_t hand_returns_to[width_max];
    HWY_ALIGN std::uint16_t box_returns_to[width_max];
    HWY_ALIGN std::uint16_t needed[width_max];
    HWY_ALIGN std::uint16_t rounds_left[width_max];
    HWY_ALIGN std::uint16_t random[steps_per_block][width_max];
    // Every step has room for an event and a shuffle of each lane; a store may write a whole
    // vector.
    struct Words {
        HWY_ALIGN std::uint16_t all[steps_per_block * blocks_per_flush * 2 * width_max + width_max];
        std::size_t used;
    };
    Words told;
    Words counted;
    std::size_t first_lane;
};

// What stays the same for a unit, as vectors: a load costs less than spreading a number.
struct Constants {
    const Automaton& automaton;
    const Work& work;
    const std::uint32_t* table;
    std::array<std::uint32_t, 2 * philox_rounds> keys;
    HWY_ALIGN std::uint16_t below[values][width_max];  // of a full shoe
    HWY_ALIGN std::uint16_t lane[width_max];           // as the words of the log have it
    HWY_ALIGN std::uint16_t start[width_max];
    HWY_ALIGN std::uint16_t halt[width_max];
    HWY_ALIGN std::uint16_t box_over[width_max];
    HWY_ALIGN std::uint16_t shuffle_at[width_max];
    // The numbers before those at which something begins: processors compare by greater.
    HWY_ALIGN std::uint16_t before_told[width_max];
    HWY_ALIGN std::uint16_t before_gates[width_max];
    HWY_ALIGN std::uint16_t before_boxes[width_max];
    HWY_ALIGN std::uint16_t before_second_card[width_max];
    HWY_ALIGN std::uint16_t before_whole_hand[width_max];
    HWY_ALIGN std::uint8_t biases[16];
};

// Numbers below 2^15, where a signed comparison costs less.
HWY_INLINE auto greater(V16 a, V16 b) {
    const Signed s;
    return hn::RebindMask(D16(), hn::Gt(hn::BitCast(s, a), hn::BitCast(s, b)));
}

// Adds the words of the lanes in the mask.
template <class Mask>
HWY_INLINE void append(Group::Words& to, V16 words, Mask mask) {
    const D16 d;
#if HWY_TARGET <= HWY_AVX3
    to.used += hn::CompressStore(words, mask, d, to.all + to.used);
#else
    // Eight at a time: a table says which bytes come to the front.
    const hn::Full128<std::uint16_t> d128;
    const hn::Full128<std::uint8_t> bytes;
    HWY_ALIGN std::uint16_t all[width_max];
    hn::Store(words, d, all);
    HWY_ALIGN std::uint8_t bits[8 + width_max / 8] = {};
    hn::StoreMaskBits(d, mask, bits);
    for (std::size_t eight = 0; eight < width_max / 8; ++eight) {
        const auto& to_front = bytes_to_front[bits[eight]];
        const auto order = hn::Load(bytes, to_front.bytes.data());
        const auto packed =
            hn::TableLookupBytes(hn::BitCast(bytes, hn::Load(d128, all + 8 * eight)), order);
        hn::StoreU(hn::BitCast(d128, packed), d128, to.all + to.used);
        to.used += to_front.count;
    }
#endif
}

// Takes one off `number` and adds one to `count` in the lanes of the mask.
template <class Mask>
HWY_INLINE void move_one(Mask mask, V16& number, V16& count) {
#if HWY_TARGET <= HWY_AVX3
    const V16 one = hn::Set(D16(), 1);
    number.raw = _mm512_mask_sub_epi16(number.raw, mask.raw, number.raw, one.raw);
    count.raw = _mm512_mask_add_epi16(count.raw, mask.raw, count.raw, one.raw);
#else
    const V16 minus_one = hn::VecFromMask(D16(), mask);
    number = hn::Add(number, minus_one);
    count = hn::Sub(count, minus_one);
#endif
}

// Random numbers for the next eight steps. Philox works on 32-bit words; each stands in the low
// half of a 64-bit lane, where a product of two has room, and what is left in the high half is
// ignored by the next product. Lane 4q + r of the group is chain r, place q.
HWY_NOINLINE void fill_random(const Constants& c, Group& group, std::uint32_t block) {
    const D64 d64;
    const D32 d32;
    const D16 d16;
    const V32 factor_0 = hn::BitCast(d32, hn::Set(d64, philox_factor_0));
    const V32 factor_1 = hn::BitCast(d32, hn::Set(d64, philox_factor_1));
    const PhiloxBlock counter =
        counter_of(Stream::cards, c.work.unit, static_cast<std::uint32_t>(group.first_lane), block);
    const V64 place = hn::Mul(hn::Iota(d64, 0), hn::Set(d64, 4));
    HWY_ALIGN std::uint32_t words[4][4][width_max / 2];
    for (std::uint64_t chain = 0; chain < 4; ++chain) {
        V64 x0 = hn::Set(d64, counter[0]);
        V64 x1 = hn::Add(place, hn::Set(d64, counter[1] + chain));
        V64 x2 = hn::Set(d64, counter[2]);
        V64 x3 = hn::Set(d64, counter[3]);
        for (std::size_t round = 0; round < philox_rounds; ++round) {
            const V64 a = hn::MulEven(hn::BitCast(d32, x0), factor_0);
            const V64 b = hn::MulEven(hn::BitCast(d32, x2), factor_1);
            x0 = hn::Xor3(hn::ShiftRight<32>(b), x1, hn::Set(d64, c.keys[2 * round]));
            x1 = b;
            x2 = hn::Xor3(hn::ShiftRight<32>(a), x3, hn::Set(d64, c.keys[2 * round + 1]));
            x3 = a;
        }
        hn::Store(hn::BitCast(d32, x0), d32, words[0][chain]);
        hn::Store(hn::BitCast(d32, x1), d32, words[1][chain]);
        hn::Store(hn::BitCast(d32, x2), d32, words[2][chain]);
        hn::Store(hn::BitCast(d32, x3), d32, words[3][chain]);
    }
    for (std::size_t word = 0; word < 4; ++word) {
        const auto chain = [&](std::size_t r) HWY_ATTR { return hn::Load(d32, words[word][r]); };
        const auto up = [&](V32 v) HWY_ATTR {
            return hn::BitCast(d32, hn::ShiftLeft<32>(hn::BitCast(d64, v)));
        };
        const V32 even = hn::OddEven(up(chain(2)), chain(0));
        const V32 odd = hn::OddEven(up(chain(3)), chain(1));
        const V16 low =
            hn::OddEven(hn::BitCast(d16, hn::ShiftLeft<16>(odd)), hn::BitCast(d16, even));
        const V16 high =
            hn::OddEven(hn::BitCast(d16, odd), hn::BitCast(d16, hn::ShiftRight<16>(even)));
        hn::Store(low, d16, group.random[2 * word]);
        hn::Store(high, d16, group.random[2 * word + 1]);
    }
}

// A full shoe to the lanes of the mask.
template <class Mask>
HWY_INLINE void fill_shoes(const Constants& c, Group& g, Mask mask) {
    const D16 d;
    for (std::size_t v = 0; v < values; ++v) {
        const V16 full = hn::Load(d, c.below[v]);
        hn::Store(hn::IfThenElse(mask, full, hn::Load(d, g.below[v])), d, g.below[v]);
    }
}

enum class Boxes : bool { one, several };
enum class Shuffle : bool { by_cutting_card, each_round };

template <Boxes boxes, Shuffle shuffle>
HWY_INLINE void play_step(const Constants& c, Group& g, V16 random) {
    const D16 d;
    const D8 d8;
    const D32 d32;
    const hn::RebindToSigned<D32> i32;
    const V16 zero = hn::Zero(d);
    const V16 one = hn::Set(d, 1);
    const auto load = [&](const std::uint16_t* from) HWY_ATTR { return hn::Load(d, from); };

    // Draw.
    const V16 state = load(g.state);
    const V16 cards = load(g.below[values - 1]);
    const V16 steps = hn::ShiftRight<draw_step_bits>(hn::Add(cards, hn::Set(d, draw_step - 1)));
    const V16 range = hn::ShiftLeft<draw_step_bits>(steps);
    const V16 bias = hn::ShiftLeft<draw_step_bits>(
        hn::BitCast(d, hn::TableLookupBytes(hn::LoadDup128(d8, c.biases), hn::BitCast(d8, steps))));
    const V16 picked = hn::MulHigh(random, range);
    const V16 rest = hn::Mul(random, range);
    const auto unbiased = hn::Eq(hn::Max(rest, bias), rest);
    const auto at_gate = greater(state, load(c.before_gates));
    const auto draws = hn::AndNot(at_gate, hn::And(unbiased, greater(cards, picked)));
    const V16 index = hn::IfThenElse(draws, picked, hn::Set(d, 0x7fff));
    V16 column = zero;
    for (std::size_t v = 0; v < values; ++v) {
        V16 below = load(g.below[v]);
        move_one(greater(below, index), below, column);
        hn::Store(below, d, g.below[v]);
    }

    // A gate has columns for what is needed of the dealer.
    V16 needed = load(g.needed);
    const V16 asks = hn::Add(hn::IfThenElseZero(greater(needed, load(c.before_second_card)), one),
                             hn::IfThenElseZero(greater(needed, load(c.before_whole_hand)), one));
    column = hn::IfThenElse(at_gate, asks, column);

    // Look up: even and odd lanes apart, since a gather takes numbers of 32 bits.
    const V32 both = hn::BitCast(d32, hn::Add(state, column));
    const V32 even =
        hn::GatherIndex(d32, c.table, hn::BitCast(i32, hn::And(both, hn::Set(d32, 0xffff))));
    const V32 odd = hn::GatherIndex(d32, c.table, hn::BitCast(i32, hn::ShiftRight<16>(both)));
    V16 next = hn::OddEven(hn::BitCast(d, hn::ShiftLeft<16>(odd)), hn::BitCast(d, even));
    const V16 emission = hn::OddEven(hn::BitCast(d, odd), hn::BitCast(d, hn::ShiftRight<16>(even)));

    // Return places.
    const auto returns = greater(emission, hn::Set(d, Automaton::first_return - 1));
    V16 hand = load(g.hand_returns_to);
    if constexpr (boxes == Boxes::several) {
        const auto of_box = greater(emission, load(c.before_boxes));
        const V16 box = hn::IfThenElse(of_box, emission, load(g.box_returns_to));
        hand = hn::IfThenElse(hn::AndNot(of_box, returns), emission, hand);
        next = hn::IfThenElse(hn::Eq(next, zero), hand, next);
        next = hn::IfThenElse(hn::Eq(next, load(c.box_over)), box, next);
        hn::Store(box, d, g.box_returns_to);
    } else {
        hand = hn::IfThenElse(returns, emission, hand);
        next = hn::IfThenElse(hn::Eq(next, zero), hand, next);
    }
    hn::Store(hand, d, g.hand_returns_to);

    // Tell.
    const V16 event = hn::IfThenZeroElse(returns, emission);
    const auto told = greater(event, load(c.before_told));
    append(g.counted, event, hn::AndNot(told, greater(event, zero)));
    append(g.told, hn::Or(event, load(c.lane)), told);
    needed = hn::Max(needed, event);

    // Begin again.
    const auto begins = hn::Eq(next, load(c.start));
    const V16 rounds = hn::Sub(load(g.rounds_left), hn::IfThenElseZero(begins, one));
    next = hn::IfThenElse(hn::And(begins, hn::Eq(rounds, zero)), load(c.halt), next);
    hn::Store(rounds, d, g.rounds_left);
    hn::Store(hn::IfThenZeroElse(begins, needed), d, g.needed);
    hn::Store(next, d, g.state);
    const V16 left = load(g.below[values - 1]);
    const auto empty = hn::Eq(left, zero);
    if constexpr (shuffle == Shuffle::each_round) {
        fill_shoes(c, g, hn::Or(begins, empty));
    } else {
        const auto due = hn::Or(hn::AndNot(greater(left, load(c.shuffle_at)), begins), empty);
        if (HWY_UNLIKELY(!hn::AllFalse(d, due))) {
            fill_shoes(c, g, due);
            if (c.work.tells_shuffles) {
                append(g.told, hn::Or(load(c.lane), hn::Set(d, shuffled)), due);
            } else {
                append(g.counted, hn::Set(d, shuffled), due);
            }
        }
    }
}

void begin(const Constants& c, Group& g, std::size_t first_lane, std::size_t width) {
    g.first_lane = first_lane;
    g.told.used = 0;
    g.counted.used = 0;
    for (std::size_t i = 0; i < width; ++i) {
        for (std::size_t v = 0; v < values; ++v) g.below[v][i] = c.below[v][i];
        g.rounds_left[i] = rounds_of_lane(c.work, first_lane + i);
        g.state[i] = g.rounds_left[i] == 0 ? c.automaton.halt : c.automaton.start;
        g.hand_returns_to[i] = 0;
        g.box_returns_to[i] = 0;
        g.needed[i] = 0;
    }
}

bool halted(const Constants& c, const Group& g) {
    const D16 d;
    return hn::AllTrue(d, hn::Eq(hn::Load(d, g.state), hn::Set(d, c.automaton.halt)));
}

template <Boxes boxes, Shuffle shuffle>
void play_groups(const Constants& c, std::array<Group, groups>& all, Log& log) {
    const D16 d;
    std::uint32_t block = 0;
    bool playing = true;
    while (playing) {
        for (std::size_t n = 0; n < blocks_per_flush; ++n, ++block) {
            for (Group& g : all) fill_random(c, g, block);
            for (std::size_t step = 0; step < steps_per_block; ++step) {
                for (Group& g : all) {
                    play_step<boxes, shuffle>(c, g, hn::Load(d, g.random[step]));
                }
            }
        }
        playing = false;
        for (Group& g : all) {
            log.count({g.counted.all, g.counted.used});
            log.take({g.told.all, g.told.used}, g.first_lane);
            g.counted.used = 0;
            g.told.used = 0;
            playing = playing || !halted(c, g);
        }
    }
}

void play_unit(const Work& work, Log& log) {
    const std::size_t width = hn::Lanes(D16());
    const auto constants =
        std::make_unique<Constants>(Constants{*work.automaton, work, work.automaton->table.data()});
    Constants& c = *constants;
    auto key_0 = static_cast<std::uint32_t>(work.seed);
    auto key_1 = static_cast<std::uint32_t>(work.seed >> 32);
    for (std::size_t round = 0; round < philox_rounds; ++round) {
        c.keys[2 * round] = key_0;
        c.keys[2 * round + 1] = key_1;
        key_0 += philox_step_0;
        key_1 += philox_step_1;
    }
    constexpr auto biases = draw_biases();
    std::copy(biases.begin(), biases.end(), c.biases);
    for (std::size_t i = 0; i < width; ++i) {
        std::uint16_t sum = 0;
        for (std::size_t v = 0; v < values; ++v) {
            sum = static_cast<std::uint16_t>(sum + work.shoe[v]);
            c.below[v][i] = sum;
        }
        const Automaton& a = *work.automaton;
        const auto before = [](std::uint16_t number) {
            return static_cast<std::uint16_t>(number - 1);
        };
        c.lane[i] = static_cast<std::uint16_t>(i << event_bits);
        c.start[i] = a.start;
        c.halt[i] = a.halt;
        c.box_over[i] = a.box_over;
        c.shuffle_at[i] = work.shuffle_at;
        c.before_told[i] = before(work.told_from);
        c.before_gates[i] = before(a.first_gate);
        c.before_boxes[i] = before(a.first_box);
        c.before_second_card[i] = before(a.needs_second_card);
        c.before_whole_hand[i] = before(a.needs_whole_hand);
    }
    const auto all = std::make_unique<std::array<Group, groups>>();
    for (std::size_t lane = 0; lane < lanes; lane += groups * width) {
        for (std::size_t n = 0; n < groups; ++n) begin(c, (*all)[n], lane + n * width, width);
        const bool each_round = work.shuffle_at == shuffle_each_round;
        if (work.automaton->boxes > 1) {
            if (each_round) {
                play_groups<Boxes::several, Shuffle::each_round>(c, *all, log);
            } else {
                play_groups<Boxes::several, Shuffle::by_cutting_card>(c, *all, log);
            }
        } else if (each_round) {
            play_groups<Boxes::one, Shuffle::each_round>(c, *all, log);
        } else {
            play_groups<Boxes::one, Shuffle::by_cutting_card>(c, *all, log);
        }
    }
}

#endif

}  // namespace HWY_NAMESPACE
}  // namespace croupier::sim
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace croupier::sim {
namespace {

HWY_EXPORT(play_unit);

// What the library calls its targets, and what people do.
std::string name_of(std::int64_t target) {
    return target == HWY_SCALAR || target == HWY_EMU128 ? "scalar" : hwy::TargetName(target);
}

}  // namespace

void play(const Work& work, Log& log) { HWY_DYNAMIC_DISPATCH(play_unit)(work, log); }

std::vector<std::string> targets() {
    hwy::SetSupportedTargetsForTest(0);
    std::vector<std::string> names;
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        names.push_back(name_of(target));
    }
    return names;
}

bool use_target(std::string_view name) {
    hwy::SetSupportedTargetsForTest(0);
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        if (!name.empty() && name_of(target) != name) continue;
        if (!name.empty()) hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
        return true;
    }
    return false;
}

std::string target_in_use() { return name_of(hwy::SupportedAndGeneratedTargets().front()); }

}  // namespace croupier::sim

#endif
