// What splitting a pair is worth.
//
// How split hands are played: each by its own cards, the dealer's first card and the knowledge that
// a pair of this value was split, so that the other card of the pair is gone. What the other hands
// got does not matter, and neither does how many there are. A hand that gets another card of the
// value is split again as long as the rules allow, or never: whichever is worth more. For this play
// the value is exact.
#pragma once

#include <map>

#include "exact/play.hpp"
#include "exact/split_ends.hpp"
#include "exact/split_second_cards.hpp"

namespace croupier::exact {

template <class Number>
class Split {
public:
    // With the best play of a split hand by itself, or with these decisions and splitting again
    // whenever the rules allow it.
    Split(const Terms& terms, DealerOdds<Number>& odds, std::size_t value,
          const BySuits<Number>& by_suits = {}, const Decisions* decisions = nullptr,
          Firsts firsts = every_first);

    // The value of splitting the pair against this first card of the dealer's. Requires that the
    // pair and the first card are in the shoe.
    [[nodiscard]] const Number& against(std::size_t first) const { return worth_[first]; }
    // Whether a hand is split again when it gets another card of the value.
    [[nodiscard]] bool splits_again(std::size_t first) const { return again_[first]; }

    // How a hand that comes of the split is played.
    [[nodiscard]] const Decisions& decisions() const { return decisions_; }
    // A hand of the split when so many cards of the value are gone besides the pair.
    [[nodiscard]] const HandsAgainstDealer<Number>& against_with_gone(int alike) const {
        return plays_[static_cast<std::size_t>(alike)].against();
    }
    [[nodiscard]] bool one_card_only() const {
        return value_ == ace && terms_.split_aces_get_one_card;
    }
    // Tens that must be of one rank are split once only, to say the play in a few words.
    [[nodiscard]] int hands_max() const {
        if (value_ == ace) return std::min(terms_.hands_max, terms_.ace_splits_max + 1);
        const bool once = value_ == ten && terms_.pair_by == rules::PairBy::rank;
        return once ? std::min(terms_.hands_max, 2) : terms_.hands_max;
    }

private:
    [[nodiscard]] Number played(std::size_t first, int hands_max) const;
    [[nodiscard]] std::vector<SplitEnd> ends(std::size_t first) const;
    [[nodiscard]] Number found_over(std::size_t first, int hands_max, SplitEnds& ends) const;
    void settle(std::size_t first, bool always_again);

    const Terms& terms_;
    Counts shoe_;
    std::size_t value_;
    std::vector<PlayAs<Number>> plays_;  // by how many more cards of the value are gone
    Decisions decisions_;
    std::array<Number, values> worth_{};
    std::array<bool, values> again_{};
};

template <class Number>
Split<Number>::Split(const Terms& terms, DealerOdds<Number>& odds, std::size_t value,
                     const BySuits<Number>& by_suits, const Decisions* decisions, Firsts firsts)
    : terms_(terms), shoe_(odds.shoe()), value_(value) {
    From<Number> from{
        .start = every_hand().of(value), .by_suits = by_suits, .formed = Formed::by_a_split};
    if (hands_max() < 2) return;
    if (one_card_only()) from.cards = Cards::one_more;
    from.gone[value] = 1;
    // The decisions are those of one hand by itself; what they bring may be reckoned otherwise.
    if (decisions != nullptr) {
        decisions_ = *decisions;
    } else {
        HandsAgainstDealer<Number> against(terms, odds, from);
        against.find(every_possible_hand(against));
        decisions_ = best_decisions(against);
    }
    if (terms.takes_after_split != rules::Takes::everything) {
        from.by_blackjack = ByBlackjack::leaves;
    }
    // With the most hands, two second cards may be known to be others for each split after the
    // first.
    const int more = 2 * (hands_max() - 2);
    plays_.reserve(static_cast<std::size_t>(more) + 1);
    for (int alike = 0; alike <= more; ++alike) {
        from.gone[value] = 1 + alike;
        plays_.emplace_back(terms, odds, from, decisions_);
    }
    for (std::size_t first = 0; first < values; ++first) {
        const bool there = shoe_[value_] - (first == value_ ? 1 : 0) >= 2 && shoe_[first] > 0;
        if (there && (firsts & bit(first)) != 0) settle(first, decisions != nullptr);
    }
}

// The hands one by one, whatever becomes of the others.
template <class Number>
Number Split<Number>::played(std::size_t first, int hands_max) const {
    using Second = typename SplitSecondCards<Number>::Second;
    const SplitSecondCards<Number> cards(shoe_, value_, first);
    const auto of = [&](int alike, Second second) {
        const Hands& hands = every_hand();
        const std::size_t hand =
            second == Second::alike ? hands.of(value_, value_) : hands.of(value_);
        return plays_[static_cast<std::size_t>(alike)].value(hand, first);
    };
    Number value(0);
    for (const auto& [came, chance] : cards.ways(hands_max)) {
        Number all(0);
        if (came.awaiting > 0) {
            all += Number(came.awaiting) * cards.any_second({came.again, came.closed}, of);
        }
        if (came.closed > 0) {
            all += Number(came.closed) * cards.other_second({came.again, came.closed - 1}, of);
        }
        value += chance * all;
    }
    return value;
}

// Every way for a hand to be over before the dealer's, so that a Blackjack takes nothing from it.
// Hands that differ in order only are one.
template <class Number>
std::vector<SplitEnd> Split<Number>::ends(std::size_t first) const {
    const Hands& hands = every_hand();
    const HandsAgainstDealer<Number>& against = plays_.front().against();
    const bool spared_21 = terms_.over_21 == rules::Over21::stands_off || terms_.wins_21_at_once;
    // Where it costs one wager whatever was lost before, a busted hand is none that is spared.
    const bool busted = terms_.takes_after_split == rules::Takes::busted_plus_one;
    struct Orders {
        std::int64_t any{0};
        std::int64_t other{0};
    };
    std::vector<std::array<Orders, early_kinds_max>> ways(hands.size());
    std::map<std::pair<PackedCounts, std::uint8_t>, Orders> over;
    const std::size_t start = hands.of(value_);
    const PackedCounts first_card = packed(hands[start].cards);
    ways[start][0] = {1, 1};
    for (std::size_t number = start; number < hands.size(); ++number) {
        const Hand& hand = hands[number];
        for (int early = 0; early < static_cast<int>(early_kinds_max); ++early) {
            const Orders orders = ways[number][static_cast<std::size_t>(early)];
            if (orders.any == 0) continue;
            const auto add = [&](const Counts& cards, int last) {
                Orders& sum = over[{packed(cards) - first_card, static_cast<std::uint8_t>(last)}];
                sum.any += orders.any;
                sum.other += orders.other;
            };
            Act act = Act::hit;
            if (hand.count >= 2) {
                if (against.at_once(hand) || (hand.points() == 21 && spared_21)) {
                    add(hand.cards, 0);
                    continue;
                }
                if (against.takes_no_more(hand)) continue;
                act = decisions_.act(number, first, early);
                if (act == Act::stand || act == Act::none) continue;
                if (busted && hand.low > 11) add(hand.cards, 21 - hand.low);
            }
            for (std::size_t v = 0; v < values; ++v) {
                if (hand.with[v] == over_21) continue;
                const auto next = static_cast<std::size_t>(hand.with[v]);
                if (!against.is_possible(next, first)) continue;
                if (act == Act::hit) {
                    const int then = against.early_after(hand, v, early);
                    Orders& sum = ways[next][static_cast<std::size_t>(then)];
                    sum.any += orders.any;
                    if (hand.count > 1 || v != value_) sum.other += orders.other;
                    continue;
                }
                using Double = typename HandsAgainstDealer<Number>::Double;
                const auto doubled = against.doubled(hand, v, first, early, &decisions_);
                const bool given_back = doubled.is == Double::is_withdrawn && busted;
                if (doubled.is == Double::wins_at_once || given_back ||
                    (doubled.points == 21 && spared_21)) {
                    add(hands[next].cards, 0);
                }
            }
        }
    }
    std::vector<SplitEnd> all;
    all.reserve(over.size());
    for (const auto& [key, orders] : over) {
        all.push_back({key.first, key.second, orders.any, orders.other});
    }
    return all;
}

// The chance that the dealer has a Blackjack and every hand is over.
template <class Number>
Number Split<Number>::found_over(std::size_t first, int hands_max, SplitEnds& ends) const {
    // In how many orders of second cards the hands come about.
    std::map<Came, int> came;
    const auto follow = [&](const auto& self, Came now) -> void {
        if (now.again + 2 == hands_max || now.awaiting == 0) {
            ++came[now];
            return;
        }
        self(self, {now.again + 1, now.closed, now.awaiting + 1});
        self(self, {now.again, now.closed + 1, now.awaiting - 1});
    };
    follow(follow, {0, 0, 2});
    // The dealer's second card may as well come before all others.
    const std::size_t completes = completes_blackjack(first);
    Counts left = shoe_;
    left[value_] -= 2;
    --left[first];
    Number blackjack = Number(std::max(left[completes], 0)) / Number(sum(left));
    --left[completes];
    if (!(Number(0) < blackjack)) return Number(0);
    std::map<Came, BySecondCard<Number>> sums;
    Number over(0);
    for (const auto& [how, times] : came) {
        const bool ends_closed = how.closed > 0;
        const Came rest{how.again, how.closed - (ends_closed ? 1 : 0),
                        how.awaiting - (ends_closed ? 0 : 1)};
        const auto [place, is_new] = sums.try_emplace(rest);
        if (is_new) {
            Counts cards = left;
            Number chance = blackjack;
            for (int n = 0; n < how.again; ++n) {
                chance *= Number(std::max(cards[value_], 0)) / Number(sum(cards));
                --cards[value_];
            }
            if (Number(0) < chance) {
                place->second = ends.chance<Number>(cards, rest.closed, rest.awaiting);
            }
            place->second.any *= chance;
            place->second.other *= chance;
        }
        over += Number(times) * (ends_closed ? place->second.other : place->second.any);
    }
    return over;
}

template <class Number>
void Split<Number>::settle(std::size_t first, bool always_again) {
    const std::size_t completes = completes_blackjack(first);
    const bool takes_one =
        terms_.takes_after_split != rules::Takes::everything && completes != values;
    std::optional<SplitEnds> over;
    if (takes_one) over.emplace(ends(first));
    // One wager, unless every hand is over by then.
    const auto value_with = [&](int most) {
        const Number value = played(first, most);
        if (!takes_one) return value;
        Counts left = shoe_;
        left[value_] -= 2;
        --left[first];
        const Number blackjack = Number(std::max(left[completes], 0)) / Number(sum(left));
        return value - (blackjack - found_over(first, most, *over));
    };
    const int most = hands_max();
    worth_[first] = value_with(most);
    again_[first] = most > 2;
    if (always_again || most == 2) return;
    const Number once = value_with(2);
    if (worth_[first] < once) {
        worth_[first] = once;
        again_[first] = false;
    }
}

extern template class Split<double>;

}  // namespace croupier::exact
