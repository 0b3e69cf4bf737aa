// Plays rounds by an automaton, many lanes side by side.
//
// A unit of work is `lanes` lanes. Each has a shoe of its own, a stream of random numbers of its
// own and a number of rounds to play. A lane's cards and events depend on the seed, the unit and
// the lane alone: a processor with wider vectors plays more of them at once and finds the same.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sim/automaton.hpp"

namespace croupier::sim {

inline constexpr std::size_t lanes = 128;
inline constexpr std::uint32_t rounds_per_lane_max = 0x7fff;

struct Work {
    const Automaton* automaton{nullptr};
    std::array<std::uint16_t, values> shoe{};  // cards by value
    // A round that ends with this many cards left or fewer is followed by a shuffle.
    std::uint16_t shuffle_at{0};
    std::uint64_t seed{0};
    std::uint64_t unit{0};
    std::uint32_t rounds{0};  // of all lanes; each plays its share, the first ones the odd rounds
    std::uint16_t told_from{1};  // events from here on are told, others only counted
    bool tells_shuffles{true};   // otherwise they are silent
};
inline constexpr std::uint16_t shuffle_each_round = 0x7fff;

[[nodiscard]] constexpr std::uint16_t rounds_of_lane(const Work& work, std::size_t lane) {
    constexpr auto all = static_cast<std::uint32_t>(lanes);
    return static_cast<std::uint16_t>(work.rounds / all + (lane < work.rounds % all ? 1 : 0));
}

// A word of the log: the lane within its group above, the number of the event below.
inline constexpr int event_bits = 10;
inline constexpr std::uint16_t event_mask = (1 << event_bits) - 1;
// Events that are no automaton's: a shuffle, and one that is only counted.
inline constexpr std::uint16_t shuffled = event_mask;
inline constexpr std::uint16_t silent_shuffle = 0;
inline constexpr std::size_t group_lanes_max = 1U << (16 - event_bits);

// Whoever takes down what happens.
class Log {
public:
    virtual ~Log() = default;
    // All events, as words.
    virtual void count(std::span<const std::uint16_t> words) = 0;
    // Those to be told once more; of one lane in their order. `first_lane` is the one of which
    // words say 0.
    virtual void take(std::span<const std::uint16_t> words, std::size_t first_lane) = 0;

protected:
    Log() = default;
    Log(const Log&) = default;
    Log& operator=(const Log&) = default;
};

// Requires at most rounds_per_lane_max rounds for each lane, cards_max cards, and fewer than 255 of
// them from the ace to the five and from the six to the nine: whole decks have fewer.
void play(const Work& work, Log& log);

// The kinds of processor that this program has code for and this machine can run: `AVX3_DL`,
// `AVX2`, `scalar`; the best first. `use_target` takes one of them for all further play, an empty
// name the best; it tells whether there is such a one.
[[nodiscard]] std::vector<std::string> targets();
bool use_target(std::string_view name);
[[nodiscard]] std::string target_in_use();

}  // namespace croupier::sim
