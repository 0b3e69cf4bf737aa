// Exact rational numbers: what the cards of a shoe make of a wager, without rounding.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <string>

namespace croupier::exact {

// Integers of 128 bits. Neither standard C++ nor a pedantic compiler knows them.
__extension__ typedef __int128 Whole;
__extension__ typedef unsigned __int128 Magnitude;

// A fraction in lowest terms; the denominator is above zero.
//
// Numerator and denominator stay below 2^127. Common factors are taken out before anything is
// multiplied, so a result that fits is nearly always reached; one that does not fit is a
// std::overflow_error and never a wrong number. Dividing by zero is a std::domain_error.
//
// The wagers of a shoe of eight decks are far from that limit: four cards can be drawn in fewer
// than 2^35 ways, the longest prize table has fewer than 2^17 slots, and a variance has the square
// of their product below the line.
class Fraction {
public:
    constexpr Fraction() = default;

    // Whole numbers are fractions too: `expectation * 2`.
    template <std::integral T>
    constexpr Fraction(T whole)
        : negative_(static_cast<Whole>(whole) < 0),
          over_(checked(magnitude_of(static_cast<Whole>(whole)))),
          under_(1) {}

    constexpr Fraction(Whole over, Whole under)
        : Fraction((over < 0) != (under < 0), magnitude_of(over), magnitude_of(under)) {}

    [[nodiscard]] constexpr Whole numerator() const {
        return negative_ ? -static_cast<Whole>(over_) : static_cast<Whole>(over_);
    }
    [[nodiscard]] constexpr Whole denominator() const { return static_cast<Whole>(under_); }

    friend constexpr Fraction operator-(const Fraction& a) {
        Fraction result = a;
        result.negative_ = !a.negative_ && a.over_ != 0;
        return result;
    }

    friend constexpr Fraction operator+(const Fraction& a, const Fraction& b) {
        // Over the least common denominator, so that the products stay as small as they can.
        const Magnitude common = greatest_common_divisor(a.under_, b.under_);
        const Magnitude left = times(a.over_, b.under_ / common);
        const Magnitude right = times(b.over_, a.under_ / common);
        const bool less = left < right;
        const Magnitude over = a.negative_ == b.negative_ ? checked(left + right)
                               : less                     ? right - left
                                                          : left - right;
        const bool negative = a.negative_ == b.negative_ ? a.negative_
                              : less                     ? b.negative_
                                                         : a.negative_;
        if (over == 0) return {};
        // Whatever can still be taken out divides the common part of the denominators.
        const Magnitude rest = greatest_common_divisor(over, common);
        Fraction sum;
        sum.negative_ = negative;
        sum.over_ = over / rest;
        sum.under_ = times(a.under_ / common, b.under_ / rest);
        return sum;
    }
    friend constexpr Fraction operator-(const Fraction& a, const Fraction& b) { return a + -b; }

    friend constexpr Fraction operator*(const Fraction& a, const Fraction& b) {
        if (a.over_ == 0 || b.over_ == 0) return {};
        const Magnitude one = greatest_common_divisor(a.over_, b.under_);
        const Magnitude other = greatest_common_divisor(b.over_, a.under_);
        Fraction product;
        product.negative_ = a.negative_ != b.negative_;
        product.over_ = times(a.over_ / one, b.over_ / other);
        product.under_ = times(a.under_ / other, b.under_ / one);
        return product;
    }
    friend constexpr Fraction operator/(const Fraction& a, const Fraction& b) {
        if (b.over_ == 0) throw std::domain_error("a fraction is divided by zero");
        Fraction inverse;
        inverse.negative_ = b.negative_;
        inverse.over_ = b.under_;
        inverse.under_ = b.over_;
        return a * inverse;
    }

    constexpr Fraction& operator+=(const Fraction& other) { return *this = *this + other; }
    constexpr Fraction& operator-=(const Fraction& other) { return *this = *this - other; }
    constexpr Fraction& operator*=(const Fraction& other) { return *this = *this * other; }
    constexpr Fraction& operator/=(const Fraction& other) { return *this = *this / other; }

    friend constexpr bool operator==(const Fraction&, const Fraction&) = default;

    // Compares without multiplying, so that it cannot overflow.
    friend constexpr std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
        if (a.negative_ != b.negative_) {
            return a.negative_ ? std::strong_ordering::less : std::strong_ordering::greater;
        }
        return a.negative_ ? compare(b.over_, b.under_, a.over_, a.under_)
                           : compare(a.over_, a.under_, b.over_, b.under_);
    }

private:
    static constexpr Magnitude most = ~Magnitude{0} >> 1;

    constexpr Fraction(bool negative, Magnitude over, Magnitude under) {
        if (under == 0) throw std::domain_error("a fraction has zero for denominator");
        const Magnitude common = greatest_common_divisor(over, under);
        over_ = checked(over / common);
        under_ = checked(under / common);
        negative_ = negative && over_ != 0;
    }

    static constexpr Magnitude magnitude_of(Whole value) {
        return value < 0 ? Magnitude{0} - static_cast<Magnitude>(value)
                         : static_cast<Magnitude>(value);
    }
    static constexpr Magnitude checked(Magnitude value) {
        if (value > most) throw std::overflow_error("a fraction needs more than 127 bits");
        return value;
    }
    static constexpr Magnitude times(Magnitude a, Magnitude b) {
        Magnitude product = 0;
        if (__builtin_mul_overflow(a, b, &product)) {
            throw std::overflow_error("a fraction needs more than 127 bits");
        }
        return checked(product);
    }
    static constexpr Magnitude greatest_common_divisor(Magnitude a, Magnitude b) {
        if (a == 1 || b == 1) return 1;
        while (b != 0) {
            // The machine is far quicker at numbers of its own size.
            if (((a | b) >> 64) == 0) {
                return std::gcd(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b));
            }
            const Magnitude rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }
    // The whole parts decide; where they are equal, what is left over does, upside down.
    static constexpr std::strong_ordering compare(Magnitude a_over, Magnitude a_under,
                                                  Magnitude b_over, Magnitude b_under) {
        const Magnitude a = a_over / a_under;
        const Magnitude b = b_over / b_under;
        if (a != b) return a <=> b;
        const Magnitude a_rest = a_over % a_under;
        const Magnitude b_rest = b_over % b_under;
        if (a_rest == 0 || b_rest == 0) return a_rest <=> b_rest;
        return compare(b_under, b_rest, a_under, a_rest);
    }

    bool negative_{false};
    Magnitude over_{0};
    Magnitude under_{1};
};

// The nearest number that a double can tell, or one next to it.
[[nodiscard]] constexpr double to_double(const Fraction& fraction) {
    return static_cast<double>(fraction.numerator()) / static_cast<double>(fraction.denominator());
}

// `-17/415`, `0`, `3`: no denominator where it is one.
[[nodiscard]] inline std::string to_string(const Fraction& fraction) {
    const auto digits = [](Whole value) {
        std::string text;
        do {
            text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(value % 10)));
            value /= 10;
        } while (value != 0);
        return text;
    };
    const bool negative = fraction < 0;
    std::string text = negative ? "-" : "";
    text += digits(negative ? -fraction.numerator() : fraction.numerator());
    if (fraction.denominator() != 1) text += "/" + digits(fraction.denominator());
    return text;
}

}  // namespace croupier::exact
