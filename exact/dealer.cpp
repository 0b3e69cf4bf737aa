#include "exact/dealer.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace croupier::exact {
namespace {

struct Total {
    int points;
    bool soft;
};

Total total_of(const Counts& hand) {
    int points = 0;
    for (std::size_t v = 0; v < values; ++v) points += hand[v] * exact::points(v);
    const bool soft = hand[ace] > 0 && points <= 11;
    return {soft ? points + 10 : points, soft};
}

// What a hand ends as; nothing while the dealer still draws.
std::optional<Final> final_of(const Counts& hand, rules::Soft17 soft_17) {
    const Total total = total_of(hand);
    if (sum(hand) == 2 && hand[ace] == 1 && hand[ten] == 1) return Final::blackjack;
    if (total.points == 22) return Final::t22;
    if (total.points > 21) return Final::bust;
    if (total.points < 17) return std::nullopt;
    if (total.points == 17 && total.soft && soft_17 == rules::Soft17::hit) return std::nullopt;
    return static_cast<Final>(total.points - 17);
}

using Orders = std::array<std::uint32_t, values>;  // by the first card

// Hands without their order, each once, with a number for each first card.
using Tally = CountsMap<Orders>;

void add(Orders& to, const Orders& orders) {
    for (std::size_t v = 0; v < values; ++v) to[v] += orders[v];
}

PackedCounts key_of_one(std::size_t value) { return PackedCounts{1} << (bits_per_value * value); }

}  // namespace

DealerHands::DealerHands(rules::Soft17 soft_17, Of22 of_22) {
    // Card by card: in how many orders each hand comes about, since whether the dealer goes on
    // depends on the cards alone.
    Tally complete;
    Tally drawing;
    for (std::size_t first = 0; first < values; ++first) drawing[key_of_one(first)][first] = 1;
    for (bool any = true; any;) {
        Tally longer;
        any = false;
        drawing.each([&](PackedCounts cards, const Orders& orders) {
            Counts next = unpacked(cards);
            for (std::size_t v = 0; v < values; ++v) {
                ++next[v];
                const auto final = final_of(next, soft_17);
                --next[v];
                if (final == Final::bust) break;  // and with every higher card
                if (final == Final::t22 && of_22 == Of22::are_busts) break;
                add((final ? complete : longer)[cards + key_of_one(v)], orders);
                any = any || !final;
            }
        });
        drawing = std::move(longer);
    }
    for (std::size_t which = 0; which < groups; ++which) {
        std::vector<HandTree::Entry> entries;
        complete.each([&](PackedCounts hand, const Orders& by_first) {
            const Counts cards = unpacked(hand);
            const std::size_t final = at(*final_of(cards, soft_17));
            for (std::size_t n = 0; n < group_size; ++n) {
                const std::uint32_t orders = by_first[group[which][n]];
                if (orders == 0) continue;
                entries.push_back({cards, orders, static_cast<std::uint16_t>(n * finals + final)});
            }
        });
        hands_[which] = HandTree(entries, group_size * finals);
    }
}

template class DealerOdds<double>;

}  // namespace croupier::exact
