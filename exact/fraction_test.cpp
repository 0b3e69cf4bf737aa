#include "exact/fraction.hpp"

#include <cstdint>
#include <limits>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace croupier::exact {
namespace {

constexpr std::int64_t most_64 = std::numeric_limits<std::int64_t>::max();
constexpr Whole most = static_cast<Whole>(~Magnitude{0} >> 1);

// A denominator, made of any number.
std::int64_t not_zero(std::int64_t number) { return number == 0 ? 1 : number; }

TEST(Fraction, IsWrittenInLowestTermsWithTheSignInFront) {
    EXPECT_EQ(to_string(Fraction()), "0");
    EXPECT_EQ(to_string(Fraction(3)), "3");
    EXPECT_EQ(to_string(Fraction(-3)), "-3");
    EXPECT_EQ(to_string(Fraction(34, -830)), "-17/415");
    EXPECT_EQ(to_string(Fraction(-34, -830)), "17/415");
    EXPECT_EQ(to_string(Fraction(0, -7)), "0");
    EXPECT_EQ(to_string(Fraction(10, 5)), "2");
}

TEST(Fraction, CountsAsOnPaper) {
    constexpr Fraction half(1, 2);
    constexpr Fraction third(1, 3);
    static_assert(half + third == Fraction(5, 6));
    static_assert(third - half == Fraction(-1, 6));
    static_assert(half * third == Fraction(1, 6));
    static_assert(half / third == Fraction(3, 2));
    static_assert(half / -third == Fraction(-3, 2));
    static_assert(-half + half == 0);
    static_assert(-Fraction() == Fraction());
    static_assert(half + half == 1);
    static_assert(half < 1 && -half < third && third < half && -half < -third);
    Fraction sum = half;
    sum += third;
    sum -= Fraction(1, 6);
    sum *= 3;
    sum /= 4;
    EXPECT_EQ(to_string(sum), "1/2");
}

TEST(Fraction, BecomesTheNumberNextToIt) {
    EXPECT_DOUBLE_EQ(to_double(Fraction(-17, 415)), -17.0 / 415.0);
    EXPECT_DOUBLE_EQ(to_double(Fraction(most, most - 1)), 1.0);
    EXPECT_EQ(to_double(Fraction()), 0.0);
}

TEST(Fraction, RefusesZeroBelowTheLine) {
    EXPECT_THROW(Fraction(1, 0), std::domain_error);
    EXPECT_THROW(Fraction(0, 0), std::domain_error);
    EXPECT_THROW(Fraction(1) / Fraction(), std::domain_error);
}

TEST(Fraction, HoldsTheLargestNumberAndThrowsBeyondIt) {
    const Fraction largest(most, 1);
    EXPECT_EQ(to_string(largest), "170141183460469231731687303715884105727");
    EXPECT_EQ(to_string(-largest), "-170141183460469231731687303715884105727");
    EXPECT_EQ(to_string(Fraction(-most - 1, 2)), "-85070591730234615865843651857942052864");
    EXPECT_THROW(Fraction(-most - 1, 1), std::overflow_error);
    EXPECT_THROW(largest + 1, std::overflow_error);
    EXPECT_THROW(-largest - 1, std::overflow_error);
    EXPECT_THROW(largest * 2, std::overflow_error);
    EXPECT_THROW(Fraction(1, most) / 2, std::overflow_error);
    EXPECT_THROW(Fraction(1, most) + Fraction(1, most - 1), std::overflow_error);
}

TEST(Fraction, TakesOutCommonFactorsBeforeItMultiplies) {
    const Fraction large(most, 3);
    EXPECT_EQ(large * Fraction(3, most), 1);
    EXPECT_EQ(large / large, 1);
    EXPECT_EQ(large - large, 0);
    EXPECT_EQ(Fraction(1, most) + Fraction(-2, most), Fraction(-1, most));
}

TEST(Fraction, ComparesNumbersWhoseProductsWouldNotFit) {
    EXPECT_LT(Fraction(most - 2, most - 1), Fraction(most - 1, most));
    EXPECT_GT(-Fraction(most - 2, most - 1), -Fraction(most - 1, most));
    EXPECT_LT(Fraction(1, most), Fraction(1, most - 1));
    EXPECT_GT(Fraction(most, 2), Fraction(most - 1, 2));
}

RC_GTEST_PROP(FractionOfAnyNumbers, KeepsTheLawsOfArithmetic,
              (std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d)) {
    const Fraction x(a, not_zero(b));
    const Fraction y(c, not_zero(d));
    const Fraction z(a, not_zero(d));
    RC_ASSERT(x + y == y + x);
    RC_ASSERT((x + y) - y == x);
    RC_ASSERT(x * y == y * x);
    RC_ASSERT(x * (y + z) == x * y + x * z);
    if (y != 0) RC_ASSERT((x / y) * y == x);
    RC_ASSERT((x < y) == (x - y < 0));
    RC_ASSERT((x == y) == (x - y == 0));
}

RC_GTEST_PROP(FractionOfAnyNumbers, IsInLowestTerms, (std::int64_t a, std::int64_t b)) {
    RC_PRE(a > -most_64 && b > -most_64);
    const Fraction x(a, not_zero(b));
    RC_ASSERT(x.denominator() > 0);
    RC_ASSERT(std::gcd(static_cast<std::int64_t>(x.numerator()),
                       static_cast<std::int64_t>(x.denominator())) == 1);
    RC_ASSERT(x.numerator() * not_zero(b) == static_cast<Whole>(a) * x.denominator());
}

}  // namespace
}  // namespace croupier::exact
