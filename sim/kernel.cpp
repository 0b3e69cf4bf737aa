#include "sim/kernel.hpp"

#include <algorithm>
#include <memory>

#include "sim/lane.hpp"

// Vectors whose length is known only at run time cannot be members of anything.
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
// Ice Lake and later have what an ordinary AVX-512 lacks: 16-bit lanes packed in one instruction.
#define HWY_WANT_AVX3_DL 1
// The target for processors without vectors is built too: tests compare all with it.
#define HWY_COMPILE_ALL_ATTAINABLE 1
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sim/kernel.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "sim/vectors-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace croupier::sim {
namespace HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

// Lane by lane, where there are no vectors that hold several: four in turn, so that the processor
// has something to do while one waits for its look-up.
void play_unit(const Work& work, Log& log) {
    constexpr std::size_t together = lanes_per_draw;
    constexpr std::uint32_t blocks = 128;
    // A step brings an event and a shuffle at most.
    std::array<std::array<std::uint16_t, 2 * blocks * steps_per_block>, together> words{};
    const std::uint16_t shuffle = work.tells_shuffles ? shuffled : silent_shuffle;
    for (std::size_t first = 0; first < lanes; first += together) {
        std::array<Lane, together> some = {Lane(work, first), Lane(work, first + 1),
                                           Lane(work, first + 2), Lane(work, first + 3)};
        const auto halted = [](const Lane& lane) { return lane.halted(); };
        for (std::uint32_t begin = 0; !std::all_of(some.begin(), some.end(), halted);
             begin += blocks) {
            std::array<std::size_t, together> used{};
            for (std::uint32_t block = begin; block < begin + blocks; ++block) {
                for (const auto& random : random_block(work, first, block)) {
                    for (std::size_t i = 0; i < together; ++i) {
                        const Lane::Step step = some[i].step(random[i]);
                        words[i][used[i]] = step.event;
                        used[i] += step.event != 0 ? 1 : 0;
                        if (step.shuffled) words[i][used[i]++] = shuffle;
                    }
                }
            }
            for (std::size_t i = 0; i < together; ++i) {
                log.count({words[i].data(), used[i]});
                std::size_t told = 0;
                for (std::size_t n = 0; n < used[i]; ++n) {
                    words[i][told] = words[i][n];
                    told += words[i][n] >= work.told_from ? 1 : 0;
                }
                log.take({words[i].data(), told}, first + i);
            }
        }
    }
}

#else

// Groups that are played in turn, so that one computes while another waits for its look-ups.
constexpr std::size_t groups = 2;
constexpr std::size_t blocks_per_flush = 8;

static_assert(2 * width_max <= group_lanes_max);

// The state of two vectors of lanes. What each member means is said in lane.hpp.
//
// A shoe is held as counts of cards up to some value. Only three of them need 16 bits; the others
// count from the ace or from the six, fit in bytes, and so both vectors share one: the first has
// the even bytes, the second the odd ones. A byte is 128 too low, because processors compare bytes
// as signed numbers.
struct Shoes {
    HWY_ALIGN std::uint16_t all[2][width_max];
    HWY_ALIGN std::uint16_t to_nine[2][width_max];
    HWY_ALIGN std::uint16_t to_five[2][width_max];
    HWY_ALIGN std::int8_t from_ace[4][2 * width_max];  // to the ace, the two, three, four
    HWY_ALIGN std::int8_t from_six[3][2 * width_max];  // to the six, seven, eight
};
struct Group {
    Shoes shoes;
    HWY_ALIGN std::uint16_t state[2][width_max];
    HWY_ALIGN std::uint16_t hand_returns_to[2][width_max];
    HWY_ALIGN std::uint16_t box_returns_to[2][width_max];
    HWY_ALIGN std::uint16_t needed[2][width_max];
    HWY_ALIGN std::uint16_t rounds_left[2][width_max];
    HWY_ALIGN std::uint16_t random[steps_per_block][2][width_max];
    // Every step has room for an event and a shuffle of each lane; a store may write a whole
    // vector.
    HWY_ALIGN std::uint16_t words[blocks_per_flush * steps_per_block * 4 * width_max + width_max];
    std::size_t used;
    std::size_t first_lane;
};

// What stays the same for a unit, as vectors: a load costs less than spreading a number.
struct Constants {
    const Automaton& automaton;
    const Work& work;
    const std::uint32_t* table;
    std::array<std::uint32_t, 2 * philox_rounds> keys;
    Shoes full;
    HWY_ALIGN std::uint16_t lane[2][width_max];  // as the words of the log have it
    HWY_ALIGN std::uint16_t start[width_max];
    HWY_ALIGN std::uint16_t halt[width_max];
    HWY_ALIGN std::uint16_t box_over[width_max];
    HWY_ALIGN std::uint16_t shuffle_below[width_max];
    HWY_ALIGN std::uint16_t shuffle[width_max];  // as the words of the log have it
    // The numbers before those at which something begins: processors compare by greater.
    HWY_ALIGN std::uint16_t gates[width_max];
    HWY_ALIGN std::uint16_t before_gates[width_max];
    HWY_ALIGN std::uint16_t before_boxes[width_max];
    HWY_ALIGN std::uint16_t before_second_card[width_max];
    HWY_ALIGN std::uint16_t before_whole_hand[width_max];
    HWY_ALIGN std::uint16_t biases[draw_ranges];
    HWY_ALIGN std::uint8_t bias_bytes[draw_ranges];
};

// Random numbers for the next eight steps of a vector of lanes. Philox works on 32-bit words; each
// stands in the low half of a 64-bit lane, where a product of two has room, and what is left in the
// high half is ignored by the next product. In the first three rounds most words are the same for
// all lanes: these are computed once.
HWY_NOINLINE void fill_random(const Constants& c, Group& g, std::size_t half, std::uint32_t block) {
    const D64 d64;
    const D32 d32;
    const D16 d16;
    const auto low = [](std::uint64_t x) { return static_cast<std::uint32_t>(x); };
    const auto high = [](std::uint64_t x) { return static_cast<std::uint32_t>(x >> 32); };
    const auto times = [](std::uint32_t x, std::uint32_t factor) {
        return std::uint64_t{x} * factor;
    };
    const std::size_t first_lane = g.first_lane + half * hn::Lanes(d16);
    const PhiloxBlock counter =
        counter_of(Stream::cards, c.work.unit, static_cast<std::uint32_t>(first_lane), block);
    const std::uint64_t a1 = times(counter[0], philox_factor_0);
    const std::uint64_t b1 = times(counter[2], philox_factor_1);
    const std::uint64_t b2 = times(high(a1) ^ counter[3] ^ c.keys[1], philox_factor_1);
    const std::uint64_t a3 = times(high(b2) ^ low(b1) ^ c.keys[2], philox_factor_0);

    const auto same = [&](std::uint32_t x) HWY_ATTR { return hn::Set(d64, x); };
    const V32 factor_0 = hn::BitCast(d32, same(philox_factor_0));
    const V32 factor_1 = hn::BitCast(d32, same(philox_factor_1));
    const auto product = [&](V64 x, V32 factor)
                             HWY_ATTR { return hn::MulEven(hn::BitCast(d32, x), factor); };
    const V64 place = hn::Mul(hn::Iota(d64, 0), hn::Set(d64, lanes_per_draw));
    V64 words[lanes_per_draw][4];
    for (std::uint32_t chain = 0; chain < lanes_per_draw; ++chain) {
        const V64 lane = hn::Add(place, same(counter[1] + chain));
        const V64 a2 = product(hn::Xor(lane, same(high(b1) ^ c.keys[0])), factor_0);
        const V64 b3 =
            product(hn::Xor(hn::ShiftRight<32>(a2), same(low(a1) ^ c.keys[3])), factor_1);
        V64 x0 = hn::Xor(hn::ShiftRight<32>(b3), same(low(b2) ^ c.keys[4]));
        V64 x1 = b3;
        V64 x2 = hn::Xor(a2, same(high(a3) ^ c.keys[5]));
        V64 x3 = same(low(a3));
        for (std::size_t round = 3; round < philox_rounds; ++round) {
            const V64 a = product(x0, factor_0);
            const V64 b = product(x2, factor_1);
            x0 = hn::Xor3(hn::ShiftRight<32>(b), x1, same(c.keys[2 * round]));
            x1 = b;
            x2 = hn::Xor3(hn::ShiftRight<32>(a), x3, same(c.keys[2 * round + 1]));
            x3 = a;
        }
        words[chain][0] = x0;
        words[chain][1] = x1;
        words[chain][2] = x2;
        words[chain][3] = x3;
    }
    for (std::size_t word = 0; word < 4; ++word) {
        for (std::size_t pair = 0; pair < 2; ++pair) {
            const V64 one = words[2 * pair][word];
            const V64 other = hn::ShiftLeft<32>(words[2 * pair + 1][word]);
            const V32 both = hn::OddEven(hn::BitCast(d32, other), hn::BitCast(d32, one));
            hn::Store(hn::BitCast(d16, both), d16, g.random[2 * word + pair][half]);
        }
    }
}

// 2^16 mod range, for so many steps of a range.
HWY_INLINE V16 biases_of(const Constants& c, V16 steps) {
    const D16 d;
#if HWY_TARGET <= HWY_AVX3
    return V16{_mm512_permutexvar_epi16(steps.raw, hn::Load(d, c.biases).raw)};
#else
    // A table of sixteen bytes gives nothing where the top bit of an index is set.
    const D8 d8;
    const V8 index = hn::BitCast(d8, steps);
    const V8 if_lower = hn::And(hn::Add(index, hn::Set(d8, 0x70)), hn::Set(d8, 0x8f));
    const V8 if_upper = hn::Sub(index, hn::Set(d8, 0x10));
    const V8 lower = hn::TableLookupBytesOr0(hn::LoadDup128(d8, c.bias_bytes), if_lower);
    const V8 upper = hn::TableLookupBytesOr0(hn::LoadDup128(d8, c.bias_bytes + 16), if_upper);
    return hn::ShiftLeft<draw_step_bits>(hn::BitCast(d, hn::Or(lower, upper)));
#endif
}

// The cards that the lanes of a vector draw, as far as 16 bits tell.
struct Drawn {
    hn::Mask<D16> at_gate;
    V16 column;  // as far as it is known
    V16 in_low;  // the index among the cards up to the five, or 255
    V16 in_mid;  // among those from the six to the nine, or 255
};
HWY_INLINE Drawn draw(const Constants& c, Group& g, std::size_t half, V16 random) {
    const D16 d;
    const V16 state = hn::Load(d, g.state[half]);
    const V16 all = hn::Load(d, g.shoes.all[half]);
    const V16 to_nine = hn::Load(d, g.shoes.to_nine[half]);
    const V16 to_five = hn::Load(d, g.shoes.to_five[half]);
    const V16 steps = hn::ShiftRight<draw_step_bits>(hn::Add(all, hn::Set(d, draw_step - 1)));
    const V16 range = hn::ShiftLeft<draw_step_bits>(steps);
    const V16 picked = hn::MulHigh(random, range);
    const auto unbiased = at_least(hn::Mul(random, range), biases_of(c, steps));
    const auto draws = and_greater(and_greater(unbiased, all, picked), hn::Load(d, c.gates), state);
    const auto no_ten = and_greater(draws, to_nine, picked);
    const auto low = and_greater(draws, to_five, picked);
    hn::Store(less_one(d, all, draws), d, g.shoes.all[half]);
    hn::Store(less_one(d, to_nine, no_ten), d, g.shoes.to_nine[half]);
    hn::Store(less_one(d, to_five, low), d, g.shoes.to_five[half]);

    const V16 none = hn::Set(d, 0xff);
    V16 column = hn::IfThenElseZero(draws, hn::Set(d, 1));
    column = hn::IfThenElse(no_ten, hn::Set(d, 2), column);
    column = hn::IfThenElse(low, hn::Set(d, 6), column);
    return {greater(state, hn::Load(d, c.before_gates)), column, hn::IfThenElse(low, picked, none),
            hn::IfThenElse(hn::AndNot(low, no_ten), hn::Sub(picked, to_five), none)};
}

// Finds the values of the cards below the ten, for both vectors: what is to be added to the column.
HWY_INLINE V16 draw_below_ten(Group& g, const Drawn& first, const Drawn& second) {
    const D8 d8;
    const D16 d;
    const hn::RebindToSigned<D8> i8;
    const auto index = [&](V16 one, V16 other) HWY_ATTR {
        const V16 both = hn::Or(one, hn::ShiftLeft<8>(other));
        return hn::BitCast(i8, hn::Xor(both, hn::Set(d, 0x8080)));
    };
    const auto take = [&](std::int8_t* count, auto index, auto more) HWY_ATTR {
        const auto number = hn::Load(i8, count);
        const auto higher = hn::Gt(number, index);
        hn::Store(less_one(i8, number, higher), i8, count);
        return one_more(i8, more, higher);
    };
    const auto low = index(first.in_low, second.in_low);
    auto of_low = hn::Zero(i8);
    for (auto& count : g.shoes.from_ace) of_low = take(count, low, of_low);
    const auto mid = index(first.in_mid, second.in_mid);
    auto of_mid = hn::Zero(i8);
    for (auto& count : g.shoes.from_six) of_mid = take(count, mid, of_mid);
    const auto more = hn::Or(of_low, of_mid);
    return hn::BitCast(d, hn::BitCast(d8, more));
}

// Full shoes to the lanes of the masks.
template <class Mask>
HWY_INLINE void fill_shoes(const Constants& c, Shoes& shoes, Mask first, Mask second) {
    const D16 d;
    const hn::Repartition<std::int8_t, D16> i8;
    const auto fill = [&](Mask mask, const std::uint16_t* full, std::uint16_t* to) HWY_ATTR {
        hn::Store(hn::IfThenElse(mask, hn::Load(d, full), hn::Load(d, to)), d, to);
    };
    const std::array<Mask, 2> masks = {first, second};
    for (std::size_t half = 0; half < 2; ++half) {
        fill(masks[half], c.full.all[half], shoes.all[half]);
        fill(masks[half], c.full.to_nine[half], shoes.to_nine[half]);
        fill(masks[half], c.full.to_five[half], shoes.to_five[half]);
    }
    const auto bytes =
        hn::BitCast(i8, hn::Or(hn::And(hn::VecFromMask(d, first), hn::Set(d, 0x00ff)),
                               hn::And(hn::VecFromMask(d, second), hn::Set(d, 0xff00))));
    const auto fill_bytes = [&](const std::int8_t* full, std::int8_t* to) HWY_ATTR {
        hn::Store(hn::IfVecThenElse(bytes, hn::Load(i8, full), hn::Load(i8, to)), i8, to);
    };
    for (std::size_t v = 0; v < 4; ++v) fill_bytes(c.full.from_ace[v], shoes.from_ace[v]);
    for (std::size_t v = 0; v < 3; ++v) fill_bytes(c.full.from_six[v], shoes.from_six[v]);
}

enum class Boxes : bool { one, several };
enum class Shuffle : bool { by_cutting_card, each_round };

// What the table says of the cards drawn, for even and odd lanes apart, since a gather takes
// numbers of 32 bits.
struct Entries {
    V32 even;
    V32 odd;
};
HWY_INLINE Entries look_up(const Constants& c, const Group& g, std::size_t half, const Drawn& drawn,
                           V16 column) {
    const D16 d;
    const D32 d32;
    const hn::RebindToSigned<D32> i32;
    // A gate has columns for what is needed of the dealer.
    if (HWY_UNLIKELY(!hn::AllFalse(d, drawn.at_gate))) {
        const V16 needed = hn::Load(d, g.needed[half]);
        const auto one_if_above = [&](const std::uint16_t* limit) HWY_ATTR {
            return hn::IfThenElseZero(greater(needed, hn::Load(d, limit)), hn::Set(d, 1));
        };
        const V16 asks =
            hn::Add(one_if_above(c.before_second_card), one_if_above(c.before_whole_hand));
        column = hn::IfThenElse(drawn.at_gate, asks, column);
    }
    const V32 both = hn::BitCast(d32, hn::Add(hn::Load(d, g.state[half]), column));
    return {hn::GatherIndex(d32, c.table, hn::BitCast(i32, hn::And(both, hn::Set(d32, 0xffff)))),
            hn::GatherIndex(d32, c.table, hn::BitCast(i32, hn::ShiftRight<16>(both)))};
}

// Goes on by what the table says; gives the lanes whose shoe is to be filled.
template <Boxes boxes, Shuffle shuffle>
HWY_INLINE hn::Mask<D16> go_on(const Constants& c, Group& g, std::size_t half,
                               const Entries& entries) {
    const D16 d;
    const V16 zero = hn::Zero(d);
    const auto load = [&](const std::uint16_t* from) HWY_ATTR { return hn::Load(d, from); };
    const auto [even, odd] = entries;
    V16 next = hn::OddEven(hn::BitCast(d, hn::ShiftLeft<16>(odd)), hn::BitCast(d, even));
    const V16 emission = hn::OddEven(hn::BitCast(d, odd), hn::BitCast(d, hn::ShiftRight<16>(even)));

    // Return places: emissions with the top bit set, as which they are kept.
    const V16 top = hn::Set(d, Automaton::returns);
    const auto returns = greater(zero, emission);
    V16 hand = load(g.hand_returns_to[half]);
    if constexpr (boxes == Boxes::several) {
        const auto of_box = hn::And(returns, greater(emission, load(c.before_boxes)));
        const V16 box = hn::IfThenElse(of_box, emission, load(g.box_returns_to[half]));
        hand = hn::IfThenElse(hn::AndNot(of_box, returns), emission, hand);
        next = hn::IfThenElse(hn::Eq(next, zero), hn::Sub(hand, top), next);
        next = hn::IfThenElse(hn::Eq(next, load(c.box_over)), hn::Sub(box, top), next);
        hn::Store(box, d, g.box_returns_to[half]);
    } else {
        hand = hn::IfThenElse(returns, emission, hand);
        next = hn::IfThenElse(hn::Eq(next, zero), hn::Sub(hand, top), next);
    }
    hn::Store(hand, d, g.hand_returns_to[half]);

    // Tell. A return place is below every event.
    g.used +=
        write(hn::Or(emission, load(c.lane[half])), greater(emission, zero), g.words + g.used);
    const Signed s;
    const V16 needed =
        hn::BitCast(d, hn::Max(hn::BitCast(s, load(g.needed[half])), hn::BitCast(s, emission)));

    // Begin again.
    const auto begins = hn::Eq(next, load(c.start));
    const V16 rounds = less_one(d, load(g.rounds_left[half]), begins);
    next = hn::IfThenElse(hn::And(begins, hn::Eq(rounds, zero)), load(c.halt), next);
    hn::Store(rounds, d, g.rounds_left[half]);
    hn::Store(hn::IfThenZeroElse(begins, needed), d, g.needed[half]);
    hn::Store(next, d, g.state[half]);
    const V16 left = load(g.shoes.all[half]);
    if constexpr (shuffle == Shuffle::each_round) return hn::Or(begins, hn::Eq(left, zero));
    // Within a round only an empty shoe is filled.
    return greater(hn::IfThenElse(begins, load(c.shuffle_below), hn::Set(d, 1)), left);
}

// One step of both vectors of a group, up to the look-ups.
struct Cards {
    Entries first;
    Entries second;
};
HWY_INLINE Cards draw(const Constants& c, Group& g, std::size_t step) {
    const D16 d;
    const Drawn first = draw(c, g, 0, hn::Load(d, g.random[step][0]));
    const Drawn second = draw(c, g, 1, hn::Load(d, g.random[step][1]));
    const V16 more = draw_below_ten(g, first, second);
    return {look_up(c, g, 0, first, hn::Add(first.column, hn::And(more, hn::Set(d, 0x00ff)))),
            look_up(c, g, 1, second, hn::Add(second.column, hn::ShiftRight<8>(more)))};
}

// And the rest of it.
template <Boxes boxes, Shuffle shuffle>
HWY_INLINE void walk(const Constants& c, Group& g, const Cards& cards) {
    const D16 d;
    const auto due_first = go_on<boxes, shuffle>(c, g, 0, cards.first);
    const auto due_second = go_on<boxes, shuffle>(c, g, 1, cards.second);
    if constexpr (shuffle == Shuffle::each_round) {
        fill_shoes(c, g.shoes, due_first, due_second);
    } else if (HWY_UNLIKELY(!hn::AllFalse(d, hn::Or(due_first, due_second)))) {
        fill_shoes(c, g.shoes, due_first, due_second);
        const V16 shuffles = hn::Load(d, c.shuffle);
        g.used += write(hn::Or(shuffles, hn::Load(d, c.lane[0])), due_first, g.words + g.used);
        g.used += write(hn::Or(shuffles, hn::Load(d, c.lane[1])), due_second, g.words + g.used);
    }
}

void begin(const Constants& c, Group& g, std::size_t first_lane, std::size_t width) {
    g.shoes = c.full;
    g.first_lane = first_lane;
    g.used = 0;
    for (std::size_t lane = 0; lane < 2 * width; ++lane) {
        const std::size_t half = lane / width;
        const std::size_t i = lane % width;
        g.rounds_left[half][i] = rounds_of_lane(c.work, first_lane + lane);
        g.state[half][i] = g.rounds_left[half][i] == 0 ? c.automaton.halt : c.automaton.start;
        g.hand_returns_to[half][i] = Automaton::returns;
        g.box_returns_to[half][i] = Automaton::returns;
        g.needed[half][i] = 0;
    }
}

bool halted(const Constants& c, const Group& g) {
    const D16 d;
    const V16 halt = hn::Load(d, c.halt);
    return hn::AllTrue(d, hn::Eq(hn::Load(d, g.state[0]), halt)) &&
           hn::AllTrue(d, hn::Eq(hn::Load(d, g.state[1]), halt));
}

// Brings the words that are to be told to the front, and gives their number.
std::size_t keep_told(const Constants& c, Group& g) {
    const D16 d;
    const V16 before = hn::Set(d, static_cast<std::uint16_t>(c.work.told_from - 1));
    const V16 events = hn::Set(d, event_mask);
    std::fill_n(g.words + g.used, hn::Lanes(d), std::uint16_t{0});
    std::size_t told = 0;
    for (std::size_t n = 0; n < g.used; n += hn::Lanes(d)) {
        const V16 words = hn::LoadU(d, g.words + n);
        told += write(words, greater(hn::And(words, events), before), g.words + told);
    }
    return told;
}

template <Boxes boxes, Shuffle shuffle>
void play_groups(const Constants& c, std::array<Group, groups>& all, Log& log) {
    std::uint32_t block = 0;
    bool playing = true;
    while (playing) {
        for (std::size_t n = 0; n < blocks_per_flush; ++n, ++block) {
            for (Group& g : all) {
                fill_random(c, g, 0, block);
                fill_random(c, g, 1, block);
            }
            // In turn, so that one group draws while the other waits for its look-ups.
            Cards cards = draw(c, all[0], 0);
            for (std::size_t step = 0; step < steps_per_block; ++step) {
                const Cards others = draw(c, all[1], step);
                walk<boxes, shuffle>(c, all[0], cards);
                if (step + 1 < steps_per_block) cards = draw(c, all[0], step + 1);
                walk<boxes, shuffle>(c, all[1], others);
            }
        }
        playing = false;
        for (Group& g : all) {
            log.count({g.words, g.used});
            log.take({g.words, keep_told(c, g)}, g.first_lane);
            g.used = 0;
            playing = playing || !halted(c, g);
        }
    }
}

void set_constants(Constants& c, std::size_t width) {
    const Work& work = c.work;
    const Automaton& a = c.automaton;
    auto key_0 = static_cast<std::uint32_t>(work.seed);
    auto key_1 = static_cast<std::uint32_t>(work.seed >> 32);
    for (std::size_t round = 0; round < philox_rounds; ++round) {
        c.keys[2 * round] = key_0;
        c.keys[2 * round + 1] = key_1;
        key_0 += philox_step_0;
        key_1 += philox_step_1;
    }
    constexpr auto biases = draw_biases();
    for (std::size_t i = 0; i < biases.size(); ++i) {
        c.bias_bytes[i] = biases[i];
        c.biases[i] = static_cast<std::uint16_t>(biases[i] << draw_step_bits);
    }
    const auto cards = [&](std::size_t from, std::size_t to) {
        int sum = 0;
        for (std::size_t v = from; v <= to; ++v) sum += work.shoe[v];
        return sum;
    };
    const auto before = [](std::uint32_t number) { return static_cast<std::uint16_t>(number - 1); };
    for (std::size_t i = 0; i < 2 * width; ++i) {
        const std::size_t half = i / width;
        const std::size_t lane = i % width;
        c.full.all[half][lane] = static_cast<std::uint16_t>(cards(0, ten));
        c.full.to_nine[half][lane] = static_cast<std::uint16_t>(cards(0, ten - 1));
        c.full.to_five[half][lane] = static_cast<std::uint16_t>(cards(0, 4));
        for (std::size_t v = 0; v < 4; ++v) {
            c.full.from_ace[v][i] = static_cast<std::int8_t>(cards(0, v) - 128);
        }
        for (std::size_t v = 0; v < 3; ++v) {
            c.full.from_six[v][i] = static_cast<std::int8_t>(cards(5, 5 + v) - 128);
        }
        c.lane[half][lane] = static_cast<std::uint16_t>(i << event_bits);
        c.start[lane] = a.start;
        c.halt[lane] = a.halt;
        c.box_over[lane] = a.box_over;
        c.shuffle_below[lane] = static_cast<std::uint16_t>(work.shuffle_at + 1);
        c.shuffle[lane] = work.tells_shuffles ? shuffled : silent_shuffle;
        c.gates[lane] = a.first_gate;
        c.before_gates[lane] = before(a.first_gate);
        c.before_boxes[lane] = before(Automaton::returns | a.first_box);
        c.before_second_card[lane] = before(a.needs_second_card);
        c.before_whole_hand[lane] = before(a.needs_whole_hand);
    }
}

void play_unit(const Work& work, Log& log) {
    const std::size_t width = hn::Lanes(D16());
    const auto constants =
        std::make_unique<Constants>(Constants{*work.automaton, work, work.automaton->table.data()});
    const Constants& c = *constants;
    set_constants(*constants, width);
    const auto all = std::make_unique<std::array<Group, groups>>();
    for (std::size_t lane = 0; lane < lanes; lane += groups * 2 * width) {
        for (std::size_t n = 0; n < groups; ++n) begin(c, (*all)[n], lane + n * 2 * width, width);
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
