#include "chance/distributions.hpp"

#include <algorithm>
#include <cmath>

namespace croupier::chance {
namespace {

constexpr double precision = 1e-15;
constexpr int steps_max = 1'000'000;

// x^a e^-x / gamma(a), the factor that both forms of the incomplete gamma function share.
double gamma_front(double a, double x) { return std::exp(a * std::log(x) - x - std::lgamma(a)); }

// The lower part as a power series: quick where x is below a + 1.
double gamma_series(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (int i = 1; i < steps_max && term > sum * precision; ++i) {
        term *= x / (a + i);
        sum += term;
    }
    return sum * gamma_front(a, x);
}

// The upper part as a continued fraction, evaluated from the front: quick where x is above a + 1.
double gamma_fraction(double a, double x) {
    constexpr double tiny = 1e-300;
    double b = x + 1 - a;
    double c = 1 / tiny;
    double d = 1 / b;
    double value = d;
    for (int i = 1; i < steps_max; ++i) {
        const double numerator = -i * (i - a);
        b += 2;
        d = numerator * d + b;
        if (std::abs(d) < tiny) d = tiny;
        c = b + numerator / c;
        if (std::abs(c) < tiny) c = tiny;
        d = 1 / d;
        const double factor = d * c;
        value *= factor;
        if (std::abs(factor - 1) < precision) break;
    }
    return value * gamma_front(a, x);
}

double log_binomial(std::size_t n, std::size_t k) {
    const auto log_factorial = [](std::size_t m) {
        return std::lgamma(static_cast<double>(m) + 1);
    };
    return log_factorial(n) - log_factorial(k) - log_factorial(n - k);
}

}  // namespace

double normal_two_sided(double z) { return std::erfc(std::abs(z) / std::sqrt(2.0)); }

double chi_square_below(double x, double freedom) {
    if (x <= 0) return 0;
    const double a = freedom / 2;
    return x / 2 < a + 1 ? gamma_series(a, x / 2) : 1 - gamma_fraction(a, x / 2);
}

double chi_square_above(double x, double freedom) {
    if (x <= 0) return 1;
    const double a = freedom / 2;
    return x / 2 < a + 1 ? 1 - gamma_series(a, x / 2) : gamma_fraction(a, x / 2);
}

double chi_square_two_sided(double x, double freedom) {
    return std::min(1.0, 2 * std::min(chi_square_below(x, freedom), chi_square_above(x, freedom)));
}

Moments moments(const Distribution& distribution) {
    Moments result;
    for (std::size_t k = 0; k < distribution.size(); ++k) {
        result.mean += static_cast<double>(k) * distribution[k];
    }
    for (std::size_t k = 0; k < distribution.size(); ++k) {
        const double square = std::pow(static_cast<double>(k) - result.mean, 2);
        result.variance += square * distribution[k];
        result.fourth += square * square * distribution[k];
    }
    return result;
}

// Euler's triangle as shares: a new highest card lengthens a run or begins one.
Distribution ascending_runs(std::size_t n) {
    Distribution row(n + 1);
    row[1] = 1;
    for (std::size_t m = 2; m <= n; ++m) {
        for (std::size_t k = m; k > 0; --k) {
            const auto runs = static_cast<double>(k);
            const auto size = static_cast<double>(m);
            row[k] = (runs * row[k] + (size + 1 - runs) * row[k - 1]) / size;
        }
    }
    return row;
}

// The share of orders without a run of `length` is the n-th coefficient of one over the series
// that has 1 / k! at multiples of the length, -1 / k! one after each, and nothing elsewhere.
Distribution longest_ascending_run(std::size_t n) {
    std::vector<double> one_over_factorial(n + 2, 1);
    for (std::size_t k = 1; k < one_over_factorial.size(); ++k) {
        one_over_factorial[k] = one_over_factorial[k - 1] / static_cast<double>(k);
    }
    const auto share_without = [&](std::size_t length) {
        std::vector<double> shares(n + 1);
        shares[0] = 1;
        for (std::size_t m = 1; m <= n; ++m) {
            double sum = 0;
            for (std::size_t k = 0; k <= m; k += length) {
                if (k > 0) sum -= shares[m - k] * one_over_factorial[k];
                if (k + 1 <= m) sum += shares[m - k - 1] * one_over_factorial[k + 1];
            }
            shares[m] = sum;
        }
        return shares[n];
    };
    Distribution result(n + 1);
    double before = 0;  // no order has every run shorter than 1
    for (std::size_t longest = 1; longest <= n; ++longest) {
        const double up_to = longest == n ? 1 : share_without(longest + 1);
        result[longest] = std::max(0.0, up_to - before);
        before = up_to;
    }
    return result;
}

Distribution fixed_points(std::size_t n) {
    // The share of orders of m cards that leave no card in its place.
    Distribution without(n + 1);
    double term = 1;
    double sum = 0;
    for (std::size_t m = 0; m <= n; ++m) {
        sum += term;
        without[m] = sum;
        term /= -(static_cast<double>(m) + 1);
    }
    Distribution result(n + 1);
    double chosen = 1;
    for (std::size_t k = 0; k <= n; ++k) {
        result[k] = chosen * without[n - k];
        chosen /= static_cast<double>(k) + 1;
    }
    return result;
}

// Each card closes a cycle of its own with probability 1 / m, or joins one.
Distribution cycles(std::size_t n) {
    Distribution row(n + 1);
    row[0] = 1;
    for (std::size_t m = 1; m <= n; ++m) {
        const auto size = static_cast<double>(m);
        for (std::size_t k = m; k > 0; --k) row[k] = (row[k] * (size - 1) + row[k - 1]) / size;
        row[0] = 0;
    }
    return row;
}

Distribution distance(std::size_t n) {
    Distribution result(n);
    const double pairs = static_cast<double>(n) * static_cast<double>(n - 1) / 2;
    for (std::size_t d = 1; d < n; ++d) result[d] = static_cast<double>(n - d) / pairs;
    return result;
}

Distribution colour_runs(std::size_t red, std::size_t black) {
    Distribution result(red + black + 1);
    const double all = log_binomial(red + black, red);
    // Ways to cut the red cards into r runs and the black ones into b, against all rows.
    const auto share = [&](std::size_t r, std::size_t b) {
        if (r < 1 || b < 1 || r > red || b > black) return 0.0;
        return std::exp(log_binomial(red - 1, r - 1) + log_binomial(black - 1, b - 1) - all);
    };
    for (std::size_t runs = 2; runs < result.size(); ++runs) {
        const std::size_t half = runs / 2;
        result[runs] =
            runs % 2 == 0 ? 2 * share(half, half) : share(half, half + 1) + share(half + 1, half);
    }
    return result;
}

// Two pairs that share a card are both kept with probability 2 / (n (n - 1)), two others with
// twice that.
Moments neighbours_kept(std::size_t n) {
    const auto cards = static_cast<double>(n);
    const double both = 2 / (cards * (cards - 1));
    Moments result;
    result.mean = 2 * (cards - 1) / cards;
    const double sharing = 2 * (cards - 2) * both;
    const double apart = (cards - 2) * (cards - 3) * 2 * both;
    result.variance = result.mean + sharing + apart - result.mean * result.mean;
    return result;
}

}  // namespace croupier::chance
