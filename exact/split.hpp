// What splitting a pair is worth.
//
// How split hands are played: each by its own cards, the dealer's first card and the knowledge that
// a pair of this value was split, so that the other card of the pair is gone. What the other hands
// got does not matter, and neither does how many there are. A hand that gets another card of the
// value is split again as long as the rules allow, or never: whichever is worth more. For this play
// the value is exact.
//
// Such hands are alike whatever the order in which they get their cards. So one hand stands for
// all, and what is known of the others is only how many of their second cards were of the value and
// how many were not. A card that is known not to be of the value changes the chances too: a card
// taken out unseen changes nothing, and it either was of the value or it was not; what it is worth
// when it was not follows from the other two.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>

#include "exact/main_game.hpp"

namespace croupier::exact {

template <class Number>
class Split {
public:
    Split(const Terms& terms, const DealerHands& dealer, const Counts& shoe, std::size_t value,
          const BySuits<Number>& by_suits = {});

    // The value of splitting the pair against this first card of the dealer's. Requires that the
    // pair and the first card are in the shoe.
    [[nodiscard]] Number against(std::size_t first) const;

    // How a hand that comes of the split is played.
    [[nodiscard]] Act decision(std::size_t hand, std::size_t first, int early) const {
        return decisions_->at(hand, first, early).act;
    }
    // Whether such a hand is split again when it gets another card of the value.
    [[nodiscard]] bool splits_again(std::size_t first) const {
        return hands_max() > 2 && value_with(first, 2) < value_with(first, hands_max());
    }

private:
    // A shoe from which the pair, the first card and these are gone.
    struct Gone {
        int alike{0};   // cards of the pair's value
        int others{0};  // unknown, but none of that value
    };
    [[nodiscard]] Number chance_of_alike(std::size_t first, Gone gone) const;
    [[nodiscard]] Number any_second(std::size_t first, Gone gone) const;
    [[nodiscard]] Number alike_second(std::size_t first, Gone gone) const;
    [[nodiscard]] Number other_second(std::size_t first, Gone gone) const;
    [[nodiscard]] Number with_others_gone(std::size_t first, Gone gone, std::size_t hand) const;
    [[nodiscard]] Number played(std::size_t first, int hands_max) const;

    // Ways for hands to be over before the dealer's: busted, paid, or such as a Blackjack leaves.
    // The cards that came after the first of each hand, packed, and in how many orders they come.
    using Ways = std::vector<std::pair<PackedCounts, double>>;
    enum class Second : std::uint8_t { any, other };
    [[nodiscard]] Ways ways_to_be_over(std::size_t first, Second second) const;
    [[nodiscard]] static Ways together(const Ways& a, const Ways& b);
    [[nodiscard]] std::array<Number, 2> sum_over(const Counts& left, const Ways& ways,
                                                 const HandTree& then) const;
    [[nodiscard]] Number taken_by_blackjack(std::size_t first, int hands_max) const;
    [[nodiscard]] Number value_with(std::size_t first, int most) const;
    [[nodiscard]] bool one_card_only() const {
        return value_ == ace && terms_.split_aces_get_one_card;
    }
    [[nodiscard]] int hands_max() const {
        return value_ == ace ? std::min(terms_.hands_max, terms_.ace_splits_max + 1)
                             : terms_.hands_max;
    }

    const Terms& terms_;
    Counts shoe_;
    std::size_t value_;
    std::vector<Play<Number>> plays_;  // by how many more cards of the value are gone
    std::unique_ptr<Play<Number>> decisions_;
};

template <class Number>
Split<Number>::Split(const Terms& terms, const DealerHands& dealer, const Counts& shoe,
                     std::size_t value, const BySuits<Number>& by_suits)
    : terms_(terms), shoe_(shoe), value_(value) {
    // With the most hands, two second cards may be known to be others for each split after the
    // first.
    const int more = 2 * (hands_max() - 2);
    typename Play<Number>::From from{.shoe = shoe,
                                     .start = every_hand().of(value),
                                     .by_suits = by_suits,
                                     .formed = Formed::by_a_split};
    if (one_card_only()) from.cards = Cards::one_more;
    from.gone[value] = 1;
    // The decisions are those of one hand by itself; what they bring may be reckoned otherwise.
    decisions_ = std::make_unique<Play<Number>>(terms, dealer, from);
    const auto by_blackjack = terms.takes_after_split == rules::Takes::everything
                                  ? ByBlackjack::takes
                                  : ByBlackjack::leaves;
    plays_.reserve(static_cast<std::size_t>(more) + 1);
    for (int alike = 0; alike <= more; ++alike) {
        from.gone[value] = 1 + alike;
        plays_.emplace_back(*decisions_, from, by_blackjack);
    }
}

template <class Number>
Number Split<Number>::chance_of_alike(std::size_t first, Gone gone) const {
    const int alike = shoe_[value_] - 2 - (first == value_ ? 1 : 0) - gone.alike;
    const int all = sum(shoe_) - 3 - gone.alike - gone.others;
    return alike <= 0 ? Number(0) : Number(alike) / Number(all);
}

// What a hand is worth that has been dealt so far.
template <class Number>
Number Split<Number>::with_others_gone(std::size_t first, Gone gone, std::size_t hand) const {
    if (gone.others == 0) {
        return plays_[static_cast<std::size_t>(gone.alike)].at(hand, first).value;
    }
    // The cards of the hand itself are gone before the one that nobody has seen.
    const int held = every_hand()[hand].count - 1;
    const Gone before{gone.alike, gone.others - 1};
    const Number alike = chance_of_alike(first, {before.alike + held, before.others});
    const Number unseen = with_others_gone(first, before, hand);
    if (!(Number(0) < alike)) return unseen;
    if (!(alike < Number(1))) return Number(0);
    const Number taken = with_others_gone(first, {gone.alike + 1, before.others}, hand);
    return (unseen - alike * taken) / (Number(1) - alike);
}

template <class Number>
Number Split<Number>::any_second(std::size_t first, Gone gone) const {
    return with_others_gone(first, gone, every_hand().of(value_));
}

template <class Number>
Number Split<Number>::alike_second(std::size_t first, Gone gone) const {
    return with_others_gone(first, gone, every_hand().of(value_, value_));
}

// The hand's own second card is not of the value.
template <class Number>
Number Split<Number>::other_second(std::size_t first, Gone gone) const {
    const Number alike = chance_of_alike(first, gone);
    if (!(Number(0) < alike)) return any_second(first, gone);
    if (!(alike < Number(1))) return Number(0);
    return (any_second(first, gone) - alike * alike_second(first, gone)) / (Number(1) - alike);
}

// Follows the second cards as they come: so many hands await one, so many have another card than
// the pair's.
template <class Number>
Number Split<Number>::played(std::size_t first, int hands_max) const {
    struct Follow {
        const Split& split;
        std::size_t first;
        int hands_max;

        Number operator()(int hands, int awaiting, int closed) const {
            const int again = hands - 2;
            if (hands == hands_max || awaiting == 0) {
                Number value = Number(awaiting) * split.any_second(first, {again, closed});
                if (closed > 0) {
                    value += Number(closed) * split.other_second(first, {again, closed - 1});
                }
                return value;
            }
            const Number alike = split.chance_of_alike(first, {again, closed});
            Number value(0);
            if (Number(0) < alike) value += alike * (*this)(hands + 1, awaiting + 1, closed);
            if (alike < Number(1)) {
                value += (Number(1) - alike) * (*this)(hands, awaiting - 1, closed + 1);
            }
            return value;
        }
    };
    return Follow{*this, first, hands_max}(2, 2, 0);
}

// Every hand that is over under the decisions in force. Hands that differ in order only are one.
template <class Number>
auto Split<Number>::ways_to_be_over(std::size_t first, Second second) const -> Ways {
    const Hands& hands = every_hand();
    // By the hand and by its aces among the first two cards.
    constexpr std::size_t early_kinds = 3;
    std::vector<double> ways(hands.size() * early_kinds, 0);
    std::unordered_map<PackedCounts, double> over;
    const std::size_t start = hands.of(value_);
    const PackedCounts first_card = packed(hands[start].cards);
    ways[start * early_kinds] = 1;
    const bool spared_21 = terms_.over_21 == rules::Over21::stands_off || terms_.wins_21_at_once;
    for (std::size_t place = start * early_kinds; place < ways.size(); ++place) {
        const double orders = ways[place];
        if (orders == 0) continue;
        const Hand& hand = hands[place / early_kinds];
        const int early = static_cast<int>(place % early_kinds);
        const auto add = [&](const Counts& cards) { over[packed(cards) - first_card] += orders; };
        Act act = Act::hit;
        if (hand.count >= 2) {
            const bool by_cards = terms_.wins_with_cards_max && terms_.cards_max > 0 &&
                                  hand.count >= terms_.cards_max;
            if (by_cards || (hand.points() == 21 && spared_21)) {
                add(hand.cards);
                continue;
            }
            act =
                one_card_only() ? Act::none : decisions_->at(place / early_kinds, first, early).act;
            if (act == Act::none || act == Act::stand) continue;
        }
        for (std::size_t v = 0; v < values; ++v) {
            if (hand.count == 1 && second == Second::other && v == value_) continue;
            Counts cards = hand.cards;
            ++cards[v];
            if (hand.with[v] == over_21) {
                add(cards);
            } else if (act == Act::hit) {
                const int then = hand.count == 1 ? cards[ace] : early;
                const auto next = static_cast<std::size_t>(hand.with[v]);
                ways[next * early_kinds + static_cast<std::size_t>(std::min(then, 2))] += orders;
            } else {
                using Double = typename Play<Number>::Double;
                const Double is = decisions_->doubled_is(hand, v, first, early);
                const bool of_21 = decisions_->points_doubled_with(hand, v, early) == 21;
                if (is != Double::stands || (of_21 && spared_21)) add(cards);
            }
        }
    }
    return {over.begin(), over.end()};
}

template <class Number>
auto Split<Number>::together(const Ways& a, const Ways& b) -> Ways {
    std::unordered_map<PackedCounts, double> both;
    both.reserve(a.size() * 16);
    for (const auto& [cards, orders] : a) {
        for (const auto& [more, other_orders] : b) both[cards + more] += orders * other_orders;
    }
    return {both.begin(), both.end()};
}

// What a dealer's Blackjack takes from split hands where it does not take everything: one original
// wager, unless every hand is over by then. Each hand but the last is gone through with all its
// cards; the last one and the card that makes the Blackjack are a tree of hands.
template <class Number>
Number Split<Number>::taken_by_blackjack(std::size_t first, int hands_max) const {
    if (first != ace && first != ten) return Number(0);
    const std::size_t needed = first == ace ? ten : ace;
    const Ways any = ways_to_be_over(first, Second::any);
    const Ways other = ways_to_be_over(first, Second::other);
    std::vector<HandTree::Entry> entries;
    entries.reserve(any.size() + other.size());
    for (const Second second : {Second::any, Second::other}) {
        for (const auto& [cards, orders] : second == Second::any ? any : other) {
            HandTree::Entry entry{unpacked(cards), static_cast<std::uint32_t>(orders),
                                  static_cast<std::uint16_t>(second)};
            ++entry.cards[needed];
            entries.push_back(entry);
        }
    }
    const HandTree last(std::move(entries), 2);
    // How hands come about, as in played(): how many were split again, how many second cards were
    // others before that was no longer possible, how many hands await any card.
    struct Came {
        int again;
        int closed;
        int awaiting;
        auto operator<=>(const Came&) const = default;
    };
    std::map<Came, int> came;
    const auto follow = [&](const auto& self, int hands, int awaiting, int closed) -> void {
        if (hands == hands_max || awaiting == 0) {
            ++came[{hands - 2, closed, awaiting}];
            return;
        }
        self(self, hands + 1, awaiting + 1, closed);
        self(self, hands, awaiting - 1, closed + 1);
    };
    follow(follow, 2, 2, 0);
    Counts left = shoe_;
    left[value_] -= 2;
    --left[first];
    // The hands before the last, by how many are closed and how many not; and what the last brings.
    std::map<std::pair<int, int>, Ways> before;
    const auto ways_of = [&](const auto& self, int closed, int awaiting) -> const Ways& {
        const auto [place, is_new] = before.try_emplace({closed, awaiting});
        if (is_new) {
            if (closed + awaiting == 0) {
                place->second = {{PackedCounts{0}, 1.0}};
            } else if (closed > 0) {
                place->second = together(other, self(self, closed - 1, awaiting));
            } else {
                place->second = together(any, self(self, closed, awaiting - 1));
            }
        }
        return place->second;
    };
    std::map<Came, std::array<Number, 2>> sums;
    Number over(0);
    for (const auto& [how, times] : came) {
        const bool ends_closed = how.closed > 0;
        const Came rest{how.again, how.closed - (ends_closed ? 1 : 0),
                        how.awaiting - (ends_closed ? 0 : 1)};
        const auto [place, is_new] = sums.try_emplace(rest);
        if (is_new) {
            Counts cards = left;
            Number chance(1);
            for (int n = 0; n < how.again; ++n) {
                chance *= Number(std::max(cards[value_], 0)) / Number(sum(cards));
                --cards[value_];
            }
            place->second = sum_over(cards, ways_of(ways_of, rest.closed, rest.awaiting), last);
            for (Number& each : place->second) each *= chance;
        }
        over += Number(times) * place->second[ends_closed ? 1 : 0];
    }
    return Number(left[needed]) / Number(sum(left)) - over;
}

// The chance that cards come in one of these ways, and then those of the tree, slot by slot.
template <class Number>
std::array<Number, 2> Split<Number>::sum_over(const Counts& left, const Ways& ways,
                                              const HandTree& then) const {
    constexpr std::size_t lanes = 8;
    std::array<std::array<Number, 64>, values> falling;
    for (std::size_t v = 0; v < values; ++v) {
        falling[v][0] = Number(1);
        for (int n = 1; n < 64; ++n) {
            const auto at = static_cast<std::size_t>(n);
            falling[v][at] = falling[v][at - 1] * Number(std::max(left[v] - n + 1, 0));
        }
    }
    const int all = sum(left);
    std::array<Number, 64> one_of;
    one_of[0] = Number(1);
    for (int n = 1; n < 64; ++n) {
        const auto at = static_cast<std::size_t>(n);
        one_of[at] = all - n + 1 > 0 ? one_of[at - 1] / Number(all - n + 1) : Number(0);
    }
    std::array<Number, 2> total{};
    std::array<std::array<Number, lanes>, values> cards;
    std::array<Number, lanes> chances;
    std::vector<std::array<Number, lanes>> out;
    std::size_t filled = 0;
    const auto run = [&] {
        for (std::size_t i = filled; i < lanes; ++i) {
            for (auto& row : cards) row[i] = row[0];
        }
        then.sums<Number, lanes>(cards, out);
        for (std::size_t i = 0; i < filled; ++i) {
            for (std::size_t slot = 0; slot < 2; ++slot) total[slot] += chances[i] * out[slot][i];
        }
        filled = 0;
    };
    for (const auto& [packed_cards, orders] : ways) {
        const Counts gone = unpacked(packed_cards);
        Number chance = Number(orders) * one_of[static_cast<std::size_t>(sum(gone))];
        for (std::size_t v = 0; v < values; ++v) {
            chance *= falling[v][static_cast<std::size_t>(gone[v])];
        }
        if (!(Number(0) < chance)) continue;
        for (std::size_t v = 0; v < values; ++v) cards[v][filled] = Number(left[v] - gone[v]);
        chances[filled++] = chance;
        if (filled == lanes) run();
    }
    if (filled > 0) run();
    return total;
}

template <class Number>
Number Split<Number>::value_with(std::size_t first, int most) const {
    if (terms_.takes_after_split == rules::Takes::everything) return played(first, most);
    return played(first, most) - taken_by_blackjack(first, most);
}

template <class Number>
Number Split<Number>::against(std::size_t first) const {
    const Number once = value_with(first, 2);
    if (hands_max() == 2) return once;
    return std::max(once, value_with(first, hands_max()));
}

}  // namespace croupier::exact
