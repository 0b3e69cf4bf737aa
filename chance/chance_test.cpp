#include "chance/chance.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace croupier::chance {
namespace {

// Gives the numbers it was told to, and then zeros.
class Told final : public Source {
public:
    explicit Told(std::vector<std::uint64_t> numbers) : numbers_(std::move(numbers)) {}
    std::uint64_t next() override { return at_ < numbers_.size() ? numbers_[at_++] : 0; }
    [[nodiscard]] std::size_t drawn() const { return at_; }

private:
    std::vector<std::uint64_t> numbers_;
    std::size_t at_{0};
};

TEST(Below, DrawsAgainInTheIncompleteStretch) {
    // 2^64 leaves 1 over when divided by 3: only the number 0 would favour an outcome.
    Told source({0, 1});
    EXPECT_EQ(source.below(3), 1U);
    EXPECT_EQ(source.drawn(), 2U);
}

TEST(Below, TakesEveryNumberForAPowerOfTwo) {
    Told source({0});
    EXPECT_EQ(source.below(8), 0U);
    EXPECT_EQ(source.drawn(), 1U);
}

TEST(Seeded, GivesTheSameNumbersForTheSameSeed) {
    Seeded one(7);
    Seeded same(7);
    Seeded other(8);
    std::vector<std::uint64_t> a(100);
    std::vector<std::uint64_t> b(100);
    std::generate(a.begin(), a.end(), [&] { return one.next(); });
    std::generate(b.begin(), b.end(), [&] { return same.next(); });
    EXPECT_EQ(a, b);
    EXPECT_NE(a.front(), other.next());
}

TEST(Live, DoesNotRepeatItself) {
    Live source;
    std::map<std::uint64_t, int> seen;
    for (int i = 0; i < 1000; ++i) ++seen[source.next()];
    EXPECT_EQ(seen.size(), 1000U);
}

TEST(Shuffle, MakesEveryOrderEquallyOften) {
    Seeded source(1);
    std::map<std::string, int> orders;
    constexpr int rounds = 240'000;
    for (int i = 0; i < rounds; ++i) {
        std::string items = "abcd";
        shuffle(std::span(items), source);
        ++orders[items];
    }
    ASSERT_EQ(orders.size(), 24U);
    // Chi-square with 23 degrees of freedom; 49.7 is passed once in a thousand seeds.
    double chi = 0;
    for (const auto& [order, count] : orders) {
        const double expected = rounds / 24.0;
        chi += (count - expected) * (count - expected) / expected;
    }
    EXPECT_LT(chi, 49.7);
}

}  // namespace
}  // namespace croupier::chance
