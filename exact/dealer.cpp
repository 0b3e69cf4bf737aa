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
class Tally {
public:
    struct Entry {
        std::uint64_t key{0};  // six bits for each value; no hand is empty
        Orders orders{};
    };

    // Adds to the hand's numbers.
    void add(std::uint64_t key, const Orders& orders) {
        if (2 * (count_ + 1) > slots_.size()) grow();
        Entry& entry = find(key);
        if (entry.key == 0) {
            entry.key = key;
            ++count_;
        }
        for (std::size_t v = 0; v < values; ++v) entry.orders[v] += orders[v];
    }
    [[nodiscard]] std::vector<Entry> entries() const {
        std::vector<Entry> all;
        all.reserve(count_);
        for (const Entry& entry : slots_) {
            if (entry.key != 0) all.push_back(entry);
        }
        return all;
    }

private:
    Entry& find(std::uint64_t key) {
        std::size_t at = (key * 0x9E37'79B9'7F4A'7C15U) >> 32;
        for (;; ++at) {
            Entry& entry = slots_[at & (slots_.size() - 1)];
            if (entry.key == 0 || entry.key == key) return entry;
        }
    }
    void grow() {
        std::vector<Entry> old(slots_.empty() ? 64 : 2 * slots_.size());
        old.swap(slots_);
        for (const Entry& entry : old) {
            if (entry.key != 0) find(entry.key) = entry;
        }
    }

    std::vector<Entry> slots_{};
    std::size_t count_{0};
};

PackedCounts key_of_one(std::size_t value) { return PackedCounts{1} << (bits_per_value * value); }

}  // namespace

DealerHands::DealerHands(rules::Soft17 soft_17, Of22 of_22) {
    // Card by card: in how many orders each hand comes about, since whether the dealer goes on
    // depends on the cards alone.
    Tally complete;
    std::vector<Tally::Entry> drawing;
    drawing.reserve(values);
    for (std::size_t first = 0; first < values; ++first) {
        drawing.push_back({key_of_one(first), {}});
        drawing.back().orders[first] = 1;
    }
    while (!drawing.empty()) {
        Tally longer;
        for (const Tally::Entry& entry : drawing) {
            Counts next = unpacked(entry.key);
            for (std::size_t v = 0; v < values; ++v) {
                ++next[v];
                const auto final = final_of(next, soft_17);
                --next[v];
                if (final == Final::bust) break;  // and with every higher card
                if (final == Final::t22 && of_22 == Of22::are_busts) break;
                (final ? complete : longer).add(entry.key + key_of_one(v), entry.orders);
            }
        }
        drawing = longer.entries();
    }
    const std::vector<Tally::Entry> ends = complete.entries();
    for (std::size_t which = 0; which < groups; ++which) {
        std::vector<HandTree::Entry> entries;
        for (const Tally::Entry& hand : ends) {
            const Counts cards = unpacked(hand.key);
            const auto final = static_cast<std::size_t>(*final_of(cards, soft_17));
            for (std::size_t n = 0; n < group_size; ++n) {
                const std::uint32_t orders = hand.orders[group[which][n]];
                if (orders == 0) continue;
                entries.push_back({cards, orders, static_cast<std::uint16_t>(n * finals + final)});
            }
        }
        hands_[which] = HandTree(entries, group_size * finals);
    }
}

template class DealerOdds<double>;

}  // namespace croupier::exact
