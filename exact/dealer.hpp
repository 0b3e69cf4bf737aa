// What the dealer's hand comes to, exactly, whatever cards are left.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "exact/counts_map.hpp"
#include "exact/tree.hpp"
#include "rules/values.hpp"

namespace croupier::exact {

// How a dealer's hand can end. A hand of 22 is a bust of its own, for the games in which it is
// none.
enum class Final : std::uint8_t { t17, t18, t19, t20, t21, blackjack, bust, t22 };
inline constexpr std::size_t finals = 8;
[[nodiscard]] constexpr std::size_t at(Final final) { return static_cast<std::size_t>(final); }

// The probability of each, given the dealer's first card.
template <class Number>
using FinalOdds = std::array<Number, finals>;

// A bit for each first card of the dealer's.
using Firsts = std::uint16_t;
inline constexpr Firsts every_first = (1U << values) - 1;
[[nodiscard]] constexpr Firsts bit(std::size_t first) { return static_cast<Firsts>(1U << first); }

// Every hand that a dealer can end with, as the cards in it without their order. One of these
// lists serves every shoe: only how often each hand comes depends on the cards. Of the hands over
// 21, which are most of all hands, only those of 22 are listed, and these only where they are told
// apart: the rest is what is missing to 1.
class DealerHands {
public:
    enum class Of22 : std::uint8_t { are_busts, are_told_apart };
    explicit DealerHands(rules::Soft17 soft_17, Of22 of_22 = Of22::are_busts);

    // First cards are looked at in two groups, 2 to 6 and 7 to ace: players stop sooner against the
    // low ones, so a hand often stands against one group alone.
    static constexpr std::size_t groups = 2;
    static constexpr std::size_t group_size = values / groups;
    static constexpr std::array<std::array<std::size_t, group_size>, groups> group{
        {{1, 2, 3, 4, 5}, {6, 7, 8, 9, 0}}};
    // Where a first card stands: its group, and its place in it.
    [[nodiscard]] static constexpr std::size_t group_of(std::size_t first) {
        return first >= 1 && first <= group_size ? 0 : 1;
    }
    [[nodiscard]] static constexpr std::size_t place_of(std::size_t first) {
        return first == ace ? group_size - 1 : (first - 1) % group_size;
    }
    [[nodiscard]] static constexpr Firsts firsts_of(std::size_t which) {
        Firsts all = 0;
        for (const std::size_t first : group[which]) all |= bit(first);
        return all;
    }

    // For several shoes at once, lane by lane: what the dealer's hand comes to from each first
    // card of a group. `left[v][lane]` is how many cards of value v are left, the dealer's first
    // card among them. Where a shoe has no such card, its odds are 0.
    template <class Number, std::size_t Lanes>
    using GroupOdds = std::array<std::array<Row<Number, Lanes>, finals>, group_size>;
    template <class Number, std::size_t Lanes>
    void odds(const std::array<Row<Number, Lanes>, values>& left, std::size_t which,
              GroupOdds<Number, Lanes>& out) const;

    // For one shoe.
    template <class Number>
    [[nodiscard]] std::array<FinalOdds<Number>, values> odds(const Counts& left) const;

private:
    std::array<HandTree, groups> hands_;  // with a slot for each end after each first card
};

template <class Number, std::size_t Lanes>
void DealerHands::odds(const std::array<Row<Number, Lanes>, values>& left, std::size_t which,
                       GroupOdds<Number, Lanes>& out) const {
    std::array<Row<Number, Lanes>, group_size * finals> sums;
    hands_[which].sums<Number, Lanes>(left, sums);
    Row<Number, Lanes> all;
    all.fill(Number(0));
    for (const auto& row : left) {
        for (std::size_t i = 0; i < Lanes; ++i) all[i] += row[i];
    }
    for (std::size_t n = 0; n < group_size; ++n) {
        // The tree has the first card among the others: given that it came, the rest is so much
        // more likely.
        const auto& cards = left[group[which][n]];
        Row<Number, Lanes> scale;
        auto& bust = out[n][at(Final::bust)];
        for (std::size_t i = 0; i < Lanes; ++i) {
            const bool there = Number(0) < cards[i];
            scale[i] = there ? all[i] / cards[i] : Number(0);
            bust[i] = Number(there ? 1 : 0);
        }
        for (std::size_t f = 0; f < finals; ++f) {
            if (f == at(Final::bust)) continue;
            auto& row = out[n][f];
            for (std::size_t i = 0; i < Lanes; ++i) {
                row[i] = sums[n * finals + f][i] * scale[i];
                bust[i] -= row[i];
            }
        }
    }
}

template <class Number>
std::array<FinalOdds<Number>, values> DealerHands::odds(const Counts& left) const {
    std::array<Row<Number, 1>, values> cards;
    for (std::size_t v = 0; v < values; ++v) cards[v][0] = Number(left[v]);
    std::array<FinalOdds<Number>, values> result;
    for (std::size_t which = 0; which < groups; ++which) {
        GroupOdds<Number, 1> out;
        odds<Number, 1>(cards, which, out);
        for (std::size_t n = 0; n < group_size; ++n) {
            for (std::size_t f = 0; f < finals; ++f) result[group[which][n]][f] = out[n][f][0];
        }
    }
    return result;
}

// The dealer's odds from one shoe, whatever cards are gone: each is found once.
template <class Number>
class DealerOdds {
public:
    // Requires hands that live as long.
    DealerOdds(const DealerHands& hands, const Counts& shoe) : hands_(hands), shoe_(shoe) {
        odds_.reserve(usually);
    }

    using Id = std::uint32_t;
    // Asks for the odds against a group of first cards. They are there after find().
    [[nodiscard]] Id want(PackedCounts gone, std::size_t group);
    void find();
    [[nodiscard]] const FinalOdds<Number>& at(Id id, std::size_t in_group) const {
        return odds_[id][in_group];
    }
    [[nodiscard]] const Counts& shoe() const { return shoe_; }

private:
    // Numbers of the machine are found for several shoes together.
    static constexpr std::size_t lanes = std::is_same_v<Number, double> ? machine_lanes : 1;

    // As many as a game with four hands asks for: room that is not used costs nothing.
    static constexpr std::size_t usually = 1U << 15;

    struct Wanted {
        Counts left;
        Id id;
    };
    const DealerHands& hands_;
    Counts shoe_;
    static constexpr Id unknown = 0;
    std::array<CountsMap<Id>, DealerHands::groups> known_{};  // a place in odds_ and one
    std::array<std::vector<Wanted>, DealerHands::groups> wanted_{};
    std::vector<std::array<FinalOdds<Number>, DealerHands::group_size>> odds_{};
};

template <class Number>
auto DealerOdds<Number>::want(PackedCounts gone, std::size_t group) -> Id {
    Id& known = known_[group][gone];
    if (known == unknown) {
        odds_.emplace_back();
        known = static_cast<Id>(odds_.size());
        Wanted& wanted = wanted_[group].emplace_back(Wanted{shoe_, known - 1});
        const Counts cards = unpacked(gone);
        for (std::size_t v = 0; v < values; ++v) wanted.left[v] -= cards[v];
    }
    return known - 1;
}

template <class Number>
void DealerOdds<Number>::find() {
    for (std::size_t group = 0; group < DealerHands::groups; ++group) {
        const std::vector<Wanted>& wanted = wanted_[group];
        for (std::size_t from = 0; from < wanted.size(); from += lanes) {
            std::array<Row<Number, lanes>, values> cards;
            for (std::size_t i = 0; i < lanes; ++i) {
                const Counts& left = wanted[std::min(from + i, wanted.size() - 1)].left;
                for (std::size_t v = 0; v < values; ++v) cards[v][i] = Number(left[v]);
            }
            DealerHands::GroupOdds<Number, lanes> out;
            hands_.odds<Number, lanes>(cards, group, out);
            for (std::size_t i = 0; i < lanes && from + i < wanted.size(); ++i) {
                auto& odds = odds_[wanted[from + i].id];
                for (std::size_t n = 0; n < DealerHands::group_size; ++n) {
                    for (std::size_t f = 0; f < finals; ++f) odds[n][f] = out[n][f][i];
                }
            }
        }
        wanted_[group].clear();
    }
}

extern template class DealerOdds<double>;

}  // namespace croupier::exact
