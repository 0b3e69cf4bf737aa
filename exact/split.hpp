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

    // A way for a hand to be over before the dealer's: busted, paid, or one that a Blackjack
    // leaves.
    struct Over {
        Counts cards{};
        int count{0};
        int busted{0};    // units that it has lost
        Number orders{};  // in how many the cards come
    };
    enum class Second : std::uint8_t { any, other };
    [[nodiscard]] std::vector<Over> ways_to_be_over(std::size_t first, Second second) const;
    [[nodiscard]] Number taken_by_blackjack(std::size_t first, int hands_max) const;
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
    const int more = 2 * (hands_max() - 2) + 1;
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

// Every hand that is over under the decisions in force, with the orders of its cards after the
// first one. Hands that differ in order only are one.
template <class Number>
auto Split<Number>::ways_to_be_over(std::size_t first, Second second) const -> std::vector<Over> {
    const Hands& hands = every_hand();
    // By the hand and by its aces among the first two cards.
    constexpr std::size_t early_kinds = 3;
    std::vector<Number> ways(hands.size() * early_kinds, Number(0));
    std::map<std::pair<Counts, int>, Number> over;
    const std::size_t start = hands.of(value_);
    ways[start * early_kinds] = Number(1);
    const bool spared_21 = terms_.over_21 == rules::Over21::stands_off || terms_.wins_21_at_once;
    for (std::size_t place = start * early_kinds; place < ways.size(); ++place) {
        const Number orders = ways[place];
        if (!(Number(0) < orders)) continue;
        const Hand& hand = hands[place / early_kinds];
        const int early = static_cast<int>(place % early_kinds);
        const auto add = [&](const Counts& cards, int lost) { over[{cards, lost}] += orders; };
        Act act = Act::hit;
        if (hand.count >= 2) {
            const bool by_cards = terms_.wins_with_cards_max && terms_.cards_max > 0 &&
                                  hand.count >= terms_.cards_max;
            if (by_cards || (hand.points() == 21 && spared_21)) {
                add(hand.cards, 0);
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
                add(cards, act == Act::double_down ? 2 : 1);
            } else if (act == Act::hit) {
                const int then = hand.count == 1 ? cards[ace] : early;
                const auto next = static_cast<std::size_t>(hand.with[v]);
                ways[next * early_kinds + static_cast<std::size_t>(std::min(then, 2))] += orders;
            } else {
                using Double = typename Play<Number>::Double;
                const Double is = decisions_->doubled_is(hand, v, first, early);
                const bool of_21 = decisions_->points_doubled_with(hand, v, early) == 21;
                if (is == Double::is_withdrawn) {
                    add(cards, 1);
                } else if (is == Double::wins_at_once || (of_21 && spared_21)) {
                    add(cards, 0);
                }
            }
        }
    }
    std::vector<Over> all;
    all.reserve(over.size());
    for (const auto& [key, orders] : over) {
        all.push_back({key.first, sum(key.first), key.second, orders});
    }
    return all;
}

// What a dealer's Blackjack takes from split hands where it does not take everything: one original
// wager unless every hand is over by then. Where it leaves busted wagers alone too, these come
// back.
template <class Number>
Number Split<Number>::taken_by_blackjack(std::size_t first, int hands_max) const {
    if (first != ace && first != ten) return Number(0);
    const std::size_t needed = first == ace ? ten : ace;
    const std::vector<Over> any = ways_to_be_over(first, Second::any);
    const std::vector<Over> other = ways_to_be_over(first, Second::other);
    Counts left = shoe_;
    left[value_] -= 2;
    --left[first];
    // The chance that all these hands are over and the dealer's second card makes a Blackjack.
    struct All {
        const std::vector<Over>& any;
        const std::vector<Over>& other;
        std::size_t value;
        std::size_t needed;

        Number operator()(int awaiting, int closed, Counts& cards, int all) const {
            if (awaiting + closed == 0) return Number(cards[needed]) / Number(all);
            const auto& ways = closed > 0 ? other : any;
            Number chance(0);
            for (const Over& over : ways) {
                Number each = over.orders;
                Counts rest = cards;
                int count = all;
                bool possible = true;
                for (std::size_t v = 0; v < values && possible; ++v) {
                    // The first card of the hand is not from the shoe.
                    for (int n = over.cards[v] - (v == value ? 1 : 0); n > 0; --n) {
                        if (rest[v] <= 0) {
                            possible = false;
                            break;
                        }
                        each *= Number(rest[v]--) / Number(count--);
                    }
                }
                if (!possible) continue;
                chance += each * (closed > 0 ? (*this)(awaiting, closed - 1, rest, count)
                                             : (*this)(awaiting - 1, closed, rest, count));
            }
            return chance;
        }
    };
    const All all{any, other, value_, needed};
    const int cards = sum(left);
    const Number blackjack = Number(left[needed]) / Number(cards);
    // The ways in which second cards come, as in played(); here the cards of the pair's value that
    // were split are taken out of the shoe before the rest.
    struct Follow {
        const Split& split;
        const All& all;
        int hands_max;

        Number operator()(int hands, int awaiting, int closed, const Number& chance, Counts& rest,
                          int count) const {
            if (hands == hands_max || awaiting == 0) {
                return chance * all(awaiting, closed, rest, count);
            }
            Number value = (*this)(hands, awaiting - 1, closed + 1, chance, rest, count);
            if (rest[split.value_] > 0) {
                Counts fewer = rest;
                const Number alike = Number(fewer[split.value_]--) / Number(count);
                value += (*this)(hands + 1, awaiting + 1, closed, chance * alike, fewer, count - 1);
            }
            return value;
        }
    };
    const Number over = Follow{*this, all, hands_max}(2, 2, 0, Number(1), left, cards);
    return blackjack - over;
}

template <class Number>
Number Split<Number>::against(std::size_t first) const {
    const auto value = [&](int most) {
        const Number taken = terms_.takes_after_split == rules::Takes::everything
                                 ? Number(0)
                                 : taken_by_blackjack(first, most);
        return played(first, most) - taken;
    };
    const Number once = value(2);
    if (hands_max() == 2) return once;
    return std::max(once, value(hands_max()));
}

}  // namespace croupier::exact
