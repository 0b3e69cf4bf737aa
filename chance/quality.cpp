#include "chance/quality.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <utility>

#include <fmt/core.h>

#include "chance/distributions.hpp"

namespace croupier::chance {
namespace {

using Counts = std::vector<std::uint64_t>;

// Cells that expect fewer are put together with the next ones.
constexpr double expected_in_cell_min = 50;

// Classes of cards for two places together, where there are too few shuffles for single cards.
constexpr std::size_t classes_of_cards = 12;

constexpr int suits = 4;

Finding chi_square_finding(std::string group, std::string what, double chi_square, double freedom) {
    return {std::move(group),
            std::move(what),
            freedom,
            chi_square,
            chi_square,
            freedom,
            chi_square_two_sided(chi_square, freedom)};
}

Finding normal_finding(std::string group, std::string what, double expected, double seen,
                       double deviation) {
    const double z = (seen - expected) / deviation;
    return {std::move(group), std::move(what), expected, seen, z, 0, normal_two_sided(z)};
}

Finding check_cells(std::string group, std::string what, const Counts& counts,
                    const Distribution& shares) {
    const auto total =
        static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
    std::vector<std::pair<double, double>> cells;  // expected, seen
    std::pair<double, double> open{0, 0};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        open.first += total * shares[i];
        open.second += static_cast<double>(counts[i]);
        if (open.first < expected_in_cell_min) continue;
        cells.push_back(open);
        open = {0, 0};
    }
    if (!cells.empty()) {
        cells.back().first += open.first;
        cells.back().second += open.second;
    }
    double chi_square = 0;
    for (const auto& [expected, seen] : cells) {
        chi_square += (seen - expected) * (seen - expected) / expected;
    }
    return chi_square_finding(std::move(group), std::move(what), chi_square,
                              static_cast<double>(cells.size()) - 1);
}

Finding check_equal_cells(std::string group, std::string what, const Counts& counts) {
    const Distribution equal(counts.size(), 1 / static_cast<double>(counts.size()));
    return check_cells(std::move(group), std::move(what), counts, equal);
}

Finding check_mean(std::string group, std::string what, double sum, double shuffles,
                   const Moments& exact) {
    return normal_finding(std::move(group), std::move(what), exact.mean, sum / shuffles,
                          std::sqrt(exact.variance / shuffles));
}

// The mean, the variance and the whole distribution of something counted in each shuffle.
void check_counts(std::vector<Finding>& findings, const std::string& group, const std::string& what,
                  const Counts& counts, const Distribution& exact) {
    const Moments expected = moments(exact);
    double shuffles = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        const auto count = static_cast<double>(counts[k]);
        const double value = static_cast<double>(k);
        shuffles += count;
        sum += count * value;
        squares += count * (value - expected.mean) * (value - expected.mean);
    }
    findings.push_back(check_mean(group, what + ", mean", sum, shuffles, expected));
    findings.push_back(normal_finding(
        group, what + ", variance", expected.variance, squares / shuffles,
        std::sqrt((expected.fourth - expected.variance * expected.variance) / shuffles)));
    findings.push_back(check_cells(group, what + ", distribution", counts, exact));
}

// What is counted over the shuffles of one pack. A card is known by where it lay before.
class Tally {
public:
    Tally(const Pack& pack, std::uint64_t shuffles)
        : pack_(pack),
          n_(static_cast<std::size_t>(pack.decks * pack.faces)),
          classes_(static_cast<double>(shuffles) >=
                           expected_in_cell_min * static_cast<double>(n_ * (n_ - 1))
                       ? n_
                       : classes_of_cards),
          before_(n_),
          inverse_(n_),
          marks_(n_),
          red_(n_),
          positions_(n_ * n_),
          together_(classes_ * classes_),
          runs_(n_ + 1),
          rising_(n_ + 1),
          longest_(n_ + 1),
          fixed_(n_ + 1),
          cycles_(n_ + 1),
          again_(n_ + 1),
          colours_(n_ + 1),
          near_(n_),
          far_(n_),
          ranks_(static_cast<std::size_t>(pack.faces / suits)),
          suits_(static_cast<std::size_t>(suits)) {
        for (std::size_t card = 0; card < n_; ++card) red_[card] = suit_of(card) % 3 != 0;
    }

    void count(std::span<const std::uint16_t> order) {
        ++shuffles_;
        if (!invert(order)) {
            ++broken_;
            return;
        }
        count_order(order);
        count_cycles(order);
        if (has_before_) count_with_before(order);
        std::copy(order.begin(), order.end(), before_.begin());
        has_before_ = true;
    }

    [[nodiscard]] std::vector<Finding> findings() const {
        std::vector<Finding> all;
        // Not a matter of chance: one shuffle that loses a card is one too many.
        all.push_back({"cards", "shuffles that lose or double a card", 0,
                       static_cast<double>(broken_), static_cast<double>(broken_), 0,
                       broken_ == 0 ? 1.0 : 0.0});
        if (broken_ == shuffles_) return all;
        add_positions(all);
        add_neighbours(all);
        check_counts(all, "runs", "ascending runs", runs_, ascending_runs(n_));
        check_counts(all, "runs", "rising sequences", rising_, ascending_runs(n_));
        check_counts(all, "runs", "longest ascending run", longest_, longest_ascending_run(n_));
        check_counts(all, "cycles", "fixed points", fixed_, fixed_points(n_));
        check_counts(all, "cycles", "cycles", cycles_, cycles(n_));
        add_ends(all);
        add_serial(all);
        all.push_back(check_equal_cells("faces", "rank of the first card", ranks_));
        all.push_back(check_equal_cells("faces", "suit of the first card", suits_));
        check_counts(all, "faces", "runs of one colour", colours_, colour_runs(n_ / 2, n_ / 2));
        return all;
    }

private:
    [[nodiscard]] std::size_t face_of(std::size_t card) const {
        return card / static_cast<std::size_t>(pack_.decks);
    }
    // Spades, hearts, diamonds, clubs: the first and the last are black.
    [[nodiscard]] std::size_t suit_of(std::size_t card) const {
        return face_of(card) / ranks_.size();
    }
    [[nodiscard]] std::size_t class_of(std::size_t card) const { return card * classes_ / n_; }

    // Gives false when a card is missing.
    bool invert(std::span<const std::uint16_t> order) {
        std::fill(marks_.begin(), marks_.end(), false);
        for (std::size_t i = 0; i < n_; ++i) {
            const std::size_t card = order[i];
            if (card >= n_ || marks_[card]) return false;
            marks_[card] = true;
            inverse_[card] = static_cast<std::uint16_t>(i);
        }
        return true;
    }

    void count_order(std::span<const std::uint16_t> order) {
        std::size_t runs = 1;
        std::size_t rising = 1;
        std::size_t run = 1;
        std::size_t longest = 1;
        std::size_t colours = 1;
        positions_[order[0]] += 1;
        for (std::size_t i = 1; i < n_; ++i) {
            const int card = order[i];
            const int left = order[i - 1];
            positions_[i * n_ + order[i]] += 1;
            const bool descends = card < left;
            runs += descends ? 1 : 0;
            run = descends ? 1 : run + 1;
            longest = std::max(longest, run);
            rising += inverse_[i] < inverse_[i - 1] ? 1 : 0;
            neighbours_ += card - left == 1 || left - card == 1 ? 1 : 0;
            colours += red_[order[i]] != red_[order[i - 1]] ? 1 : 0;
        }
        ++runs_[runs];
        ++rising_[rising];
        ++longest_[longest];
        ++colours_[colours];
        const auto apart = [&](std::size_t a, std::size_t b) {
            return static_cast<std::size_t>(std::abs(int{inverse_[a]} - int{inverse_[b]}));
        };
        ++near_[apart(0, 1)];
        ++far_[apart(0, n_ - 1)];
        ++together_[class_of(order.front()) * classes_ + class_of(order.back())];
        ++ranks_[face_of(order.front()) % ranks_.size()];
        ++suits_[suit_of(order.front())];
    }

    void count_cycles(std::span<const std::uint16_t> order) {
        std::size_t fixed = 0;
        std::size_t cycles = 0;
        // `invert` has left every mark set: a cycle takes its marks away.
        for (std::size_t start = 0; start < n_; ++start) {
            fixed += order[start] == start ? 1 : 0;
            if (!marks_[start]) continue;
            ++cycles;
            for (std::size_t i = start; marks_[i]; i = order[i]) marks_[i] = false;
        }
        ++fixed_[fixed];
        ++cycles_[cycles];
    }

    void count_with_before(std::span<const std::uint16_t> order) {
        std::size_t again = 0;
        std::int64_t product = 0;
        const auto twice_the_middle = static_cast<int>(n_) - 1;
        for (std::size_t i = 0; i < n_; ++i) {
            again += order[i] == before_[i] ? 1 : 0;
            product += (2 * order[i] - twice_the_middle) * (2 * before_[i] - twice_the_middle);
        }
        ++again_[again];
        product_ += product;
        ++pairs_of_shuffles_;
    }

    // Row and column sums of the table are fixed, and the cells hang together besides: the sum
    // of squares times (n - 1) / shuffles is a chi-square number with (n - 1)^2 degrees.
    void add_positions(std::vector<Finding>& all) const {
        const auto n = static_cast<double>(n_);
        const auto shuffles = static_cast<double>(shuffles_ - broken_);
        double squares = 0;
        for (const std::uint32_t count : positions_) {
            squares += std::pow(static_cast<double>(count) - shuffles / n, 2);
        }
        all.push_back(chi_square_finding("positions", "each card at each place",
                                         squares * (n - 1) / shuffles, (n - 1) * (n - 1)));
    }

    void add_neighbours(std::vector<Finding>& all) const {
        all.push_back(check_mean("neighbours", "neighbours kept, mean",
                                 static_cast<double>(neighbours_),
                                 static_cast<double>(shuffles_ - broken_), neighbours_kept(n_)));
        check_counts(all, "neighbours", "distance, first and second card", near_, distance(n_));
        check_counts(all, "neighbours", "distance, first and last card", far_, distance(n_));
    }

    void add_ends(std::vector<Finding>& all) const {
        const Counts first = ends(0);
        const Counts last = ends(n_ - 1);
        all.push_back(check_equal_cells("ends", "card at the first place", first));
        all.push_back(check_equal_cells("ends", "card at the last place", last));
        std::vector<double> sizes(classes_);
        for (std::size_t card = 0; card < n_; ++card) ++sizes[class_of(card)];
        Distribution shares(classes_ * classes_);
        const auto n = static_cast<double>(n_);
        for (std::size_t a = 0; a < classes_; ++a) {
            for (std::size_t b = 0; b < classes_; ++b) {
                shares[a * classes_ + b] = sizes[a] * (sizes[b] - (a == b ? 1 : 0)) / n / (n - 1);
            }
        }
        all.push_back(check_cells("ends", "first and last card together", together_, shares));
    }

    [[nodiscard]] Counts ends(std::size_t place) const {
        const auto row = positions_.begin() + static_cast<std::ptrdiff_t>(place * n_);
        return {row, row + static_cast<std::ptrdiff_t>(n_)};
    }

    void add_serial(std::vector<Finding>& all) const {
        if (pairs_of_shuffles_ == 0) return;
        const auto n = static_cast<double>(n_);
        const auto pairs = static_cast<double>(pairs_of_shuffles_);
        // The places were doubled, so their squares are four times as large.
        const double whole = 4 * n * (n * n - 1) / 12;
        all.push_back(normal_finding("serial", "correlation with the shuffle before", 0,
                                     static_cast<double>(product_) / whole / pairs,
                                     1 / std::sqrt((n - 1) * pairs)));
        check_counts(all, "serial", "cards where they lay before", again_, fixed_points(n_));
    }

    Pack pack_;
    std::size_t n_;
    std::size_t classes_;
    std::vector<std::uint16_t> before_;
    std::vector<std::uint16_t> inverse_;
    std::vector<char> marks_;
    std::vector<char> red_;
    std::vector<std::uint32_t> positions_;
    Counts together_;
    Counts runs_;
    Counts rising_;
    Counts longest_;
    Counts fixed_;
    Counts cycles_;
    Counts again_;
    Counts colours_;
    Counts near_;
    Counts far_;
    Counts ranks_;
    Counts suits_;
    std::uint64_t shuffles_{0};
    std::uint64_t broken_{0};
    std::uint64_t neighbours_{0};
    std::uint64_t pairs_of_shuffles_{0};
    std::int64_t product_{0};
    bool has_before_{false};
};

constexpr std::uint64_t power(int exponent) { return std::uint64_t{1} << exponent; }

constexpr std::array bounds_checked = std::to_array<std::uint64_t>({
    3,
    5,
    7,
    13,
    48,
    52,
    312,
    416,
    3'750,
    112'501,
    power(32) + 1,
    power(63) - power(61),
    power(63) - 1,
    power(63) + 1,
    power(63) + power(61),
    power(63) + power(62),
    ~std::uint64_t{0},
});

// 2^64 holds the first of them two and two thirds times, the others once and a part.
constexpr std::array strongly_biased = std::to_array<std::uint64_t>(
    {power(63) - power(61), power(63) + power(61), power(63) + power(62)});

// Each number a class of its own as long as there are not too many.
constexpr std::uint64_t single_numbers_max = 512;
constexpr std::uint64_t stretches = 64;
constexpr std::uint64_t remainders = 61;

}  // namespace

std::vector<Finding> check_shuffle(const Pack& pack, const Shuffler& shuffler,
                                   std::uint64_t shuffles) {
    std::vector<std::uint16_t> sorted(static_cast<std::size_t>(pack.decks * pack.faces));
    std::iota(sorted.begin(), sorted.end(), std::uint16_t{0});
    std::vector<std::uint16_t> order(sorted.size());
    Tally tally(pack, shuffles);
    for (std::uint64_t i = 0; i < shuffles; ++i) {
        order = sorted;
        shuffler(order);
        tally.count(order);
    }
    return tally.findings();
}

std::vector<Finding> check_five_cards(const Shuffler& shuffler, std::uint64_t shuffles) {
    Counts orders(120);
    for (std::uint64_t i = 0; i < shuffles; ++i) {
        std::array<std::uint16_t, 5> cards{0, 1, 2, 3, 4};
        shuffler(cards);
        // The number of the order: how many later cards are lower, place by place.
        std::size_t number = 0;
        for (std::size_t a = 0; a < cards.size(); ++a) {
            number *= cards.size() - a;
            for (std::size_t b = a + 1; b < cards.size(); ++b) number += cards[b] < cards[a];
        }
        ++orders[number];
    }
    return {check_equal_cells("five cards", "all 120 orders", orders)};
}

std::span<const std::uint64_t> bounds_to_check() { return bounds_checked; }
std::span<const std::uint64_t> bounds_of_strong_bias() { return strongly_biased; }

std::vector<Finding> check_below(const Draw& draw, std::span<const std::uint64_t> bounds,
                                 std::uint64_t draws) {
    std::vector<Finding> findings;
    for (const std::uint64_t bound : bounds) {
        const bool single = bound <= single_numbers_max;
        const std::uint64_t classes = single ? bound : stretches;
        const std::uint64_t width = (bound - 1) / classes + 1;
        Counts high(classes);
        Counts low(remainders);
        std::uint64_t outside = 0;
        for (std::uint64_t i = 0; i < draws; ++i) {
            const std::uint64_t number = draw(bound);
            if (number >= bound) {
                ++outside;
                continue;
            }
            ++high[number / width];
            ++low[number % remainders];
        }
        const auto share = [&](std::uint64_t numbers) {
            return static_cast<double>(numbers) / static_cast<double>(bound);
        };
        Distribution high_shares;
        for (std::uint64_t i = 0; i < classes; ++i) {
            const std::uint64_t from = i * width;
            high_shares.push_back(share(from < bound ? std::min(width, bound - from) : 0));
        }
        Finding finding =
            check_cells("below", fmt::format("numbers below {}", bound), high, high_shares);
        if (outside > 0) finding.p = 0;
        findings.push_back(std::move(finding));
        if (single) continue;
        Distribution low_shares;
        for (std::uint64_t i = 0; i < remainders; ++i) {
            low_shares.push_back(share((bound - 1 - i) / remainders + 1));
        }
        findings.push_back(check_cells(
            "below", fmt::format("numbers below {}, remainder by {}", bound, remainders), low,
            low_shares));
    }
    return findings;
}

std::vector<Finding> check_draws_again(Source& source, std::uint64_t draws) {
    class Counting final : public Source {
    public:
        explicit Counting(Source& source) : source_(&source) {}
        std::uint64_t next() override {
            ++taken_;
            return source_->next();
        }
        [[nodiscard]] std::uint64_t taken() const { return taken_; }

    private:
        Source* source_;
        std::uint64_t taken_{0};
    };
    std::vector<Finding> findings;
    for (const std::uint64_t bound :
         {power(63) - power(61), power(63) + 1, power(63) + power(62)}) {
        Counting counting(source);
        for (std::uint64_t i = 0; i < draws; ++i) static_cast<void>(counting.below(bound));
        // Of the 2^64 numbers, as many are of use as there are in the whole stretches.
        const std::uint64_t whole = (~std::uint64_t{0} - bound + 1) / bound + 1;
        const double used =
            static_cast<double>(whole) * std::ldexp(static_cast<double>(bound), -64);
        const auto count = static_cast<double>(draws);
        findings.push_back(normal_finding(
            "below", fmt::format("numbers taken for one below {}", bound), 1 / used,
            static_cast<double>(counting.taken()) / count, std::sqrt((1 - used) / count) / used));
    }
    return findings;
}

}  // namespace croupier::chance
