#include "sim/philox.hpp"

#include <gtest/gtest.h>

namespace croupier::sim {
namespace {

struct Known {
    int rounds;
    PhiloxBlock counter;
    std::uint64_t key;
    PhiloxBlock answer;
};

// The known answers that the authors publish with Random123.
constexpr Known known[] = {
    {7, {0, 0, 0, 0}, 0, {0x5f6fb709, 0x0d893f64, 0x4f121f81, 0x4f730a48}},
    {7,
     {0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
     0xffffffffffffffff,
     {0x5207ddc2, 0x45165e59, 0x4d8ee751, 0x8c52f662}},
    {7,
     {0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
     0x299f31d0a4093822,
     {0x4dfccaba, 0x190a87f0, 0xc47362ba, 0xb6b5242a}},
    {10, {0, 0, 0, 0}, 0, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
};

TEST(Philox, GivesTheKnownAnswers) {
    for (const Known& each : known) {
        EXPECT_EQ(philox(each.counter, each.key, each.rounds), each.answer) << each.rounds;
    }
}

}  // namespace
}  // namespace croupier::sim
