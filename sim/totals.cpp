#include "sim/totals.hpp"

#include <cmath>

namespace croupier::sim {
namespace {

void add_to(Histogram& all, const Histogram& more) {
    for (const auto& [net, count] : more) all[net] += count;
}

void add_to(std::vector<Histogram>& all, const std::vector<Histogram>& more) {
    if (all.size() < more.size()) all.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) add_to(all[i], more[i]);
}

}  // namespace

void Totals::add(const Totals& other) {
    rounds += other.rounds;
    add_to(boxes, other.boxes);
    add_to(table, other.table);
    add_to(together, other.together);
    add_to(wagers, other.wagers);
    add_to(wagers_by_round, other.wagers_by_round);
    frequencies.blackjack += other.frequencies.blackjack;
    frequencies.split += other.frequencies.split;
    frequencies.doubled += other.frequencies.doubled;
    frequencies.surrender += other.frequencies.surrender;
    frequencies.bust += other.frequencies.bust;
    frequencies.dealer_bust += other.frequencies.dealer_bust;
    shuffles += other.shuffles;
}

std::uint64_t count_of(const Histogram& histogram) {
    std::uint64_t count = 0;
    for (const auto& [net, times] : histogram) count += times;
    return count;
}

Estimate estimate(const Histogram& histogram, double parts) {
    const auto count = static_cast<double>(count_of(histogram));
    if (count == 0) return {};
    // In the order of the results, so that the last digit is always the same; whole numbers, and
    // exact, until rounds number in the trillions.
    double sum = 0;
    double squares = 0;
    for (const auto& [result, times] : histogram) {
        const auto net = static_cast<double>(result);
        sum += net * static_cast<double>(times);
        squares += net * net * static_cast<double>(times);
    }
    const double mean = sum / count;
    const double variance = std::max(0.0, squares / count - mean * mean);
    const double deviation = std::sqrt(variance) / parts;
    return {mean / parts, deviation, deviation / std::sqrt(count)};
}

Histogram all_boxes(const Totals& totals) {
    Histogram all;
    for (const Histogram& box : totals.boxes) add_to(all, box);
    return all;
}

Estimate estimate_of_wager(const Totals& totals, std::size_t wager, double parts) {
    Estimate all = estimate(totals.wagers[wager], parts);
    if (wager >= totals.wagers_by_round.size() || totals.wagers_by_round[wager].empty()) return all;
    double squares = 0;
    for (const auto& [key, times] : totals.wagers_by_round[wager]) {
        const auto net = static_cast<double>(key >> 4) / parts;
        const double off = net - all.mean * static_cast<double>(key & 15);
        squares += off * off * static_cast<double>(times);
    }
    all.standard_error = std::sqrt(squares) / static_cast<double>(count_of(totals.wagers[wager]));
    return all;
}

Estimate estimate_of_box(const Totals& totals, double parts) {
    Estimate box = estimate(all_boxes(totals), parts);
    const Estimate table = estimate(totals.table, parts);
    box.standard_error = table.standard_error / static_cast<double>(totals.boxes.size());
    return box;
}

}  // namespace croupier::sim
