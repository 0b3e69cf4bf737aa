// Split hands that are all over before the dealer's Blackjack: it finds nothing there to take.
//
// A hand that goes over 21 does so by its last card, and any card will do that is high enough. So
// that card stays open: cards that came in one order may as well have come in another, and the last
// cards of all hands are drawn behind everything else. The sets they come from lie within one
// another, and the chance that all are met is one product.
#pragma once

#include <map>
#include <utility>

#include "exact/tree.hpp"

namespace croupier::exact {

// How one hand can be over: by cards that came after its first, and perhaps by one more that takes
// it over 21.
struct SplitEnd {
    PackedCounts cards{0};
    std::uint8_t last{0};  // the lowest value that takes the hand over 21; 0: it is over without
    // In how many orders: with any second card, and with one that is not of the pair's value.
    std::int64_t any{0};
    std::int64_t other{0};
};

// A sum over hands with any second card, and one over hands with another than the pair's.
template <class Number>
struct BySecondCard {
    Number any{};
    Number other{};
};

class SplitEnds {
public:
    explicit SplitEnds(std::vector<SplitEnd> ends);

    // The chance that hands are over, one after the other, from these cards: all but the last as
    // said, `others` whose second card is known not to be of the pair's value and `any` of which
    // nothing is known; and the last in either way.
    template <class Number>
    [[nodiscard]] BySecondCard<Number> chance(const Counts& left, int others, int any);

    // An end as the sums need it.
    struct Tail {
        std::array<double, values> above{};  // how many of its cards are of a value or higher
        double any{0};
        double other{0};
        std::uint32_t step{0};  // of the tree
    };
    // Values from which open last cards come, the highest first.
    struct Lasts {
        std::array<std::uint8_t, 8> from{};
        std::size_t count{0};

        void add(std::uint8_t value) {
            std::size_t at = count++;
            for (; at > 0 && from[at - 1] < value; --at) from[at] = from[at - 1];
            from[at] = value;
        }
    };

private:
    // How several hands can be over.
    struct Way {
        std::uint32_t lasts{0};  // four bits for each hand, the highest first; none is 0
        PackedCounts cards{0};
        std::int64_t orders{0};
    };
    using Ways = std::vector<Way>;
    [[nodiscard]] const Ways& ways(int others, int any);
    [[nodiscard]] Ways with_one_more(const Ways& before, std::int64_t SplitEnd::*orders) const;

    template <class Number, std::size_t Lanes>
    [[nodiscard]] BySecondCard<Row<Number, Lanes>> last_hand(
        const std::array<Row<Number, Lanes>, values>& left, const Lasts& lasts) const;

    std::vector<SplitEnd> ends_;
    HandTree tree_{};            // of all ends, with a slot for each last card
    std::vector<Tail> tails_{};  // in the order of its endings
    std::map<std::pair<int, int>, Ways> known_{};
};

// One hand more, for several shoes at once, with numbers of the machine.
void sum_ends(const HandTree& tree, std::span<const SplitEnds::Tail> tails,
              const std::array<Row<double, machine_lanes>, values>& left,
              const SplitEnds::Lasts& lasts, BySecondCard<Row<double, machine_lanes>>& total);

template <class Number, std::size_t Lanes>
auto SplitEnds::last_hand(const std::array<Row<Number, Lanes>, values>& left,
                          const Lasts& lasts) const -> BySecondCard<Row<Number, Lanes>> {
    BySecondCard<Row<Number, Lanes>> total{};
    if constexpr (std::is_same_v<Number, double> && Lanes == machine_lanes) {
        sum_ends(tree_, tails_, left, lasts, total);
    } else {
        for (std::size_t i = 0; i < Lanes; ++i) {
            total.any[i] = total.other[i] = Number(0);
            Number all(0);
            std::array<Number, values> above;
            for (std::size_t v = values; v-- > 0;) {
                all += left[v][i];
                above[v] = all;
            }
            for (const SplitEnd& end : ends_) {
                Counts cards = unpacked(end.cards);
                Number chance(1);
                int drawn = 0;
                const auto draw = [&](const Number& from) {
                    const Number rest = all - Number(drawn++);
                    chance =
                        Number(0) < rest && Number(0) < from ? chance * from / rest : Number(0);
                };
                for (std::size_t v = 0; v < values; ++v) {
                    for (int n = 0; n < cards[v]; ++n) draw(left[v][i] - Number(n));
                }
                Lasts open = lasts;
                if (end.last != 0) open.add(end.last);
                for (std::size_t n = 0; n < open.count; ++n) {
                    const int used = std::accumulate(cards.begin() + open.from[n], cards.end(), 0);
                    draw(above[open.from[n]] - Number(used + static_cast<int>(n)));
                }
                total.any[i] += Number(static_cast<int>(end.any)) * chance;
                total.other[i] += Number(static_cast<int>(end.other)) * chance;
            }
        }
    }
    return total;
}

template <class Number>
BySecondCard<Number> SplitEnds::chance(const Counts& left, int others, int any) {
    constexpr std::size_t lanes = std::is_same_v<Number, double> ? machine_lanes : 1;
    // Products of as many factors as cards come: so many of one value, so many of all.
    constexpr int most = 1 << bits_per_value;
    std::array<std::array<Number, most>, values> of_value;
    std::array<Number, most> of_all;
    for (std::size_t v = 0; v < values; ++v) {
        of_value[v][0] = Number(1);
        for (int n = 1; n < most; ++n) {
            const auto at = static_cast<std::size_t>(n);
            of_value[v][at] = of_value[v][at - 1] * Number(std::max(left[v] - n + 1, 0));
        }
    }
    const int all = sum(left);
    of_all[0] = Number(1);
    for (int n = 1; n < most; ++n) {
        const auto at = static_cast<std::size_t>(n);
        of_all[at] = n <= all ? of_all[at - 1] / Number(all - n + 1) : Number(0);
    }
    BySecondCard<Number> total{Number(0), Number(0)};
    std::array<Row<Number, lanes>, values> cards;
    Row<Number, lanes> chances;
    Lasts lasts;
    std::size_t filled = 0;
    const auto run = [&] {
        for (std::size_t i = filled; i < lanes; ++i) {
            for (auto& row : cards) row[i] = row[0];
        }
        const auto sums = last_hand<Number, lanes>(cards, lasts);
        for (std::size_t i = 0; i < filled; ++i) {
            total.any += chances[i] * sums.any[i];
            total.other += chances[i] * sums.other[i];
        }
        filled = 0;
    };
    std::uint32_t now = 0;
    for (const Way& way : ways(others, any)) {
        if (filled > 0 && (filled == lanes || way.lasts != now)) run();
        if (filled == 0) {
            now = way.lasts;
            lasts = {};
            for (std::uint32_t rest = now; rest != 0; rest <<= 4) {
                if ((rest >> 28) != 0) {
                    lasts.from[lasts.count++] = static_cast<std::uint8_t>(rest >> 28);
                }
            }
        }
        const Counts gone = unpacked(way.cards);
        Number chance = Number(way.orders) * of_all[static_cast<std::size_t>(sum(gone))];
        for (std::size_t v = 0; v < values; ++v) {
            chance *= of_value[v][static_cast<std::size_t>(gone[v])];
            cards[v][filled] = Number(left[v] - gone[v]);
        }
        if (Number(0) < chance) chances[filled++] = chance;
    }
    if (filled > 0) run();
    return total;
}

}  // namespace croupier::exact
