// The whole main game: the first two cards against the dealer's first, all decisions, one number.
#pragma once

#include <utility>

#include "exact/split.hpp"

namespace croupier::exact {

// The cards that are left. Suits are kept where a payment looks at them: for sixes, sevens, eights.
struct CardsLeft {
    Counts by_value{};
    std::array<std::array<int, 4>, 3> by_suit{};  // of the 6, the 7 and the 8; spades first
    std::array<int, 4> of_ten{};                  // the tens, knaves, queens and kings
};
[[nodiscard]] CardsLeft cards_left(const Terms& terms);

// What the suited hands pay on average, and in each case. Requires bonuses for the latter.
template <class Number>
[[nodiscard]] SuitOdds<Number> suit_odds(const Terms& terms, const CardsLeft& left) {
    constexpr std::size_t six = 5;
    const Terms::Bonuses& bonuses = *terms.bonuses;
    SuitOdds<Number> odds;
    odds.straight = {{{bonuses.straight, Number(1)},
                      {bonuses.straight_suited, Number(0)},
                      {bonuses.straight_spades, Number(0)}}};
    odds.sevens = {{{bonuses.sevens, Number(1)},
                    {bonuses.sevens_suited, Number(0)},
                    {bonuses.sevens_spades, Number(0)}}};
    const auto& suits = left.by_suit;
    const auto move = [](auto& to, std::size_t suit, const Number& chance) {
        to[suit == 0 ? 2 : 1].chance += chance;
        to[0].chance -= chance;
    };
    const auto all = [&](std::size_t rank) { return Number(left.by_value[six + rank]); };
    for (std::size_t s = 0; s < 4; ++s) {
        if (suits[0][s] > 0 && suits[1][s] > 0 && suits[2][s] > 0) {
            move(odds.straight, s,
                 Number(suits[0][s]) / all(0) * Number(suits[1][s]) / all(1) * Number(suits[2][s]) /
                     all(2));
        }
        const int n = suits[1][s];
        if (n >= 3) {
            move(odds.sevens, s,
                 Number(n) / all(1) * Number(n - 1) / (all(1) - Number(1)) * Number(n - 2) /
                     (all(1) - Number(2)));
        }
    }
    return odds;
}

template <class Number>
[[nodiscard]] BySuits<Number> by_suits(const Terms& terms, const CardsLeft& left) {
    BySuits<Number> pays;
    if (!terms.bonuses) return pays;
    const SuitOdds<Number> odds = suit_odds<Number>(terms, left);
    pays.straight = pays.sevens = Number(0);
    for (const auto& each : odds.straight) {
        pays.straight += each.chance * as_number<Number>(each.odds);
    }
    for (const auto& each : odds.sevens) pays.sevens += each.chance * as_number<Number>(each.odds);
    return pays;
}

template <class Number>
class MainWager {
public:
    MainWager(const Terms& terms, const CardsLeft& left);

    // The player's expectation before the deal.
    [[nodiscard]] const Number& expectation() const { return expectation_; }
    // Given the dealer's first card, and how likely that card is.
    [[nodiscard]] const Number& given(std::size_t first) const { return given_[first]; }
    [[nodiscard]] const Number& chance_of(std::size_t first) const { return first_[first]; }
    // Two cards against a first card of the dealer's; averaged over suits where they matter.
    [[nodiscard]] const Choices<Number>& deal(std::size_t a, std::size_t b,
                                              std::size_t first) const {
        return deals_[a * values + b][first];
    }
    [[nodiscard]] const Split<Number>& split(std::size_t value) const { return splits_[value]; }
    // How likely these two are dealt, in this order, given the dealer's first card.
    [[nodiscard]] Number chance_of_deal(std::size_t a, std::size_t b, std::size_t first) const;
    // Hands that are being played, and not split.
    [[nodiscard]] const Play<Number>& play() const { return *play_; }
    [[nodiscard]] const HandsAgainstDealer<Number>& against() const { return *against_; }
    [[nodiscard]] DealerOdds<Number>& odds() const { return odds_; }
    [[nodiscard]] const Terms& terms() const { return terms_; }
    // What the dealer's hand comes to when these cards are gone.
    [[nodiscard]] FinalOdds<Number> dealer(const Counts& gone, std::size_t first) const;

    [[nodiscard]] const CardsLeft& left() const { return left_; }
    [[nodiscard]] Number natural(std::size_t hand, std::size_t first) const;
    // Whether a Blackjack against an ace is better paid even at once.
    [[nodiscard]] bool takes_even_money(std::size_t hand, std::size_t first) const;
    [[nodiscard]] Number surrendered(std::size_t hand, std::size_t first) const;
    // How likely the dealer's first card is one against which hands may be surrendered.
    [[nodiscard]] Number surrender_open(std::size_t first) const;
    // How likely two cards of a value are a pair that may be split.
    [[nodiscard]] Number is_pair(std::size_t value) const;

    // With two of 6, 7 and 8, or two sevens, the suits decide what the third pays.
    [[nodiscard]] bool suits_matter(std::size_t a, std::size_t b) const;
    // One way for such suits to fall: each is played for itself.
    struct BySuit {
        struct Third {
            Number chance{};
            Ratio pays{};
        };
        Number chance{};
        std::size_t wanted{0};         // the value of the third card
        std::array<Third, 4> third{};  // by its suit
        Choices<Number> choices{};
    };
    // Calls `then` for every way. `choices` are those without regard to suits.
    template <class Then>
    void each_suits(std::size_t a, std::size_t b, std::size_t first, const Choices<Number>& choices,
                    const Then& then) const;

private:
    static constexpr std::size_t six = 5;

    void deal_two(std::size_t a, std::size_t b, std::size_t first);
    void look_at_suits(std::size_t a, std::size_t b, std::size_t first, Choices<Number>& choices);

    const Terms& terms_;
    CardsLeft left_;
    DealerHands dealer_;
    mutable DealerOdds<Number> odds_;  // finds what it is asked for
    std::optional<HandsAgainstDealer<Number>> against_{};
    std::optional<Play<Number>> play_{};
    std::vector<Split<Number>> splits_;
    std::vector<std::array<Choices<Number>, values>> deals_;
    std::array<Number, values> given_{};
    std::array<Number, values> first_{};
    Number expectation_{};
};

template <class Number>
MainWager<Number>::MainWager(const Terms& terms, const CardsLeft& left)
    : terms_(terms),
      left_(left),
      dealer_(terms.soft_17, terms.stands_off_on_22 ? DealerHands::Of22::are_told_apart
                                                    : DealerHands::Of22::are_busts),
      odds_(dealer_, left.by_value),
      deals_(values * values) {
    const BySuits<Number> suits = by_suits<Number>(terms_, left_);
    against_.emplace(terms_, odds_, From<Number>{.by_suits = suits});
    against_->find(every_possible_hand(*against_));
    play_.emplace(*against_);
    splits_.reserve(values);
    for (std::size_t v = 0; v < values; ++v) {
        splits_.emplace_back(terms_, odds_, v, suits);
    }
    const int all = sum(left_.by_value);
    for (std::size_t first = 0; first < values; ++first) {
        first_[first] = Number(left_.by_value[first]) / Number(all);
        given_[first] = Number(0);
        if (left_.by_value[first] == 0) continue;
        for (std::size_t a = 0; a < values; ++a) {
            for (std::size_t b = 0; b < values; ++b) {
                const Number chance = chance_of_deal(a, b, first);
                if (!(Number(0) < chance)) continue;
                deal_two(a, b, first);
                given_[first] += chance * deals_[a * values + b][first].value;
            }
        }
        expectation_ += first_[first] * given_[first];
    }
}

template <class Number>
Number MainWager<Number>::chance_of_deal(std::size_t a, std::size_t b, std::size_t first) const {
    Counts cards = left_.by_value;
    const int all = sum(cards);
    --cards[first];
    const Number chance = Number(std::max(cards[a], 0)) / Number(all - 1);
    --cards[a];
    return cards[a] < 0 || cards[b] <= 0 ? Number(0) : chance * Number(cards[b]) / Number(all - 2);
}

template <class Number>
FinalOdds<Number> MainWager<Number>::dealer(const Counts& gone, std::size_t first) const {
    const auto id = odds_.want(packed(gone), DealerHands::group_of(first));
    odds_.find();
    return odds_.at(id, DealerHands::place_of(first));
}

template <class Number>
Number MainWager<Number>::natural(std::size_t hand, std::size_t first) const {
    const Number pays = as_number<Number>(terms_.blackjack_pays);
    if (terms_.blackjack_always_wins) return pays;
    if (takes_even_money(hand, first)) return as_number<Number>(*terms_.even_money);
    return pays * (Number(1) - against_->dealer(hand, first)[at(Final::blackjack)]);
}

template <class Number>
bool MainWager<Number>::takes_even_money(std::size_t hand, std::size_t first) const {
    if (terms_.blackjack_always_wins || first != ace || !terms_.even_money) return false;
    const Number waits = as_number<Number>(terms_.blackjack_pays) *
                         (Number(1) - against_->dealer(hand, first)[at(Final::blackjack)]);
    return waits < as_number<Number>(*terms_.even_money);
}

template <class Number>
Number MainWager<Number>::surrendered(std::size_t hand, std::size_t first) const {
    const Number part = as_number<Number>(terms_.surrender_part);
    if (!terms_.surrender_void_on_blackjack) return -part;
    const Number blackjack = against_->dealer(hand, first)[at(Final::blackjack)];
    return -part * (Number(1) - blackjack) - blackjack;
}

template <class Number>
Number MainWager<Number>::surrender_open(std::size_t first) const {
    if (!terms_.surrender) return Number(0);
    if (first == ace) return Number(1);
    if (first != ten) return Number(0);
    if (*terms_.surrender == rules::SurrenderAgainst::ten_value_or_ace) return Number(1);
    return Number(left_.by_value[ten] - left_.of_ten[0]) / Number(left_.by_value[ten]);
}

// Tens that must be of one rank: whatever the dealer's card is, one pair of them is as likely as
// another.
template <class Number>
Number MainWager<Number>::is_pair(std::size_t value) const {
    if (value != ten || terms_.pair_by == rules::PairBy::value) return Number(1);
    Number same(0);
    const int all = left_.by_value[ten];
    for (const int of_rank : left_.of_ten) {
        same += Number(of_rank * (of_rank - 1)) / Number(all * (all - 1));
    }
    return same;
}

template <class Number>
void MainWager<Number>::deal_two(std::size_t a, std::size_t b, std::size_t first) {
    const std::size_t hand = every_hand().of(a, b);
    Choices<Number>& choices = deals_[a * values + b][first];
    if (is_natural(a, b)) {
        choices.value = natural(hand, first);
        return;
    }
    choices = play_->at(hand, first);
    if (choices.act == Act::none) return;
    if (a == b && splits_[a].hands_max() > 1) choices.split = splits_[a].against(first);
    const Number open = surrender_open(first);
    if (Number(0) < open) choices.surrender = surrendered(hand, first);
    if (suits_matter(a, b)) {
        look_at_suits(a, b, first, choices);
        return;
    }
    // Where a choice is not open to every such hand, the rest does without it.
    const auto best_without = [&](std::optional<Number> Choices<Number>::*choice) {
        Choices<Number> rest = choices;
        (rest.*choice).reset();
        rest.choose_best();
        return rest.value;
    };
    choices.choose_best();
    const auto only_for = [&](const Number& part, std::optional<Number> Choices<Number>::*choice) {
        choices.value = part * choices.value + (Number(1) - part) * best_without(choice);
    };
    if (choices.act == Act::surrender) only_for(open, &Choices<Number>::surrender);
    if (choices.act == Act::split) only_for(is_pair(a), &Choices<Number>::split);
}

template <class Number>
bool MainWager<Number>::suits_matter(std::size_t a, std::size_t b) const {
    const auto straight_or_sevens = [](std::size_t v) { return v >= six && v <= six + 2; };
    return terms_.bonuses && straight_or_sevens(a) && straight_or_sevens(b) &&
           (a != b || a == six + 1);
}

template <class Number>
template <class Then>
void MainWager<Number>::each_suits(std::size_t a, std::size_t b, std::size_t first,
                                   const Choices<Number>& choices, const Then& then) const {
    const Terms::Bonuses& bonuses = *terms_.bonuses;
    const std::size_t hand = every_hand().of(a, b);
    const bool sevens = a == b;
    const std::size_t wanted = sevens ? a : 3 * six + 3 - a - b;
    const BySuits<Number> pays = by_suits<Number>(terms_, left_);
    const Number any = sevens ? pays.sevens : pays.straight;
    const Number without = *choices.hit - against_->drawn(hand, first, wanted) * any;
    const bool first_matters = first >= six && first <= six + 2;
    const int rest = sum(left_.by_value) - 3;
    Number weight(0);
    std::vector<BySuit> all;
    for (std::size_t x = 0; x < 4; ++x) {
        for (std::size_t y = 0; y < 4; ++y) {
            for (std::size_t f = 0; f < (first_matters ? 4u : 1u); ++f) {
                auto suits = left_.by_suit;
                BySuit here{.chance = Number(1), .wanted = wanted, .choices = choices};
                const auto take = [&](std::size_t value, std::size_t suit) {
                    int& cards = suits[value - six][suit];
                    here.chance *= Number(std::max(cards, 0));
                    --cards;
                };
                take(a, x);
                take(b, y);
                if (first_matters) take(first, f);
                if (!(Number(0) < here.chance)) continue;
                here.choices.hit = without;
                for (std::size_t s = 0; s < 4; ++s) {
                    const bool suited = x == y && y == s;
                    here.third[s].pays = sevens ? (!suited  ? bonuses.sevens
                                                   : s == 0 ? bonuses.sevens_spades
                                                            : bonuses.sevens_suited)
                                                : (!suited  ? bonuses.straight
                                                   : s == 0 ? bonuses.straight_spades
                                                            : bonuses.straight_suited);
                    const int cards = std::max(suits[wanted - six][s], 0);
                    here.third[s].chance = Number(cards) / Number(rest);
                    *here.choices.hit +=
                        here.third[s].chance * as_number<Number>(here.third[s].pays);
                }
                here.choices.choose_best();
                weight += here.chance;
                all.push_back(here);
            }
        }
    }
    for (BySuit& each : all) {
        each.chance /= weight;
        then(each);
    }
}

template <class Number>
void MainWager<Number>::look_at_suits(std::size_t a, std::size_t b, std::size_t first,
                                      Choices<Number>& choices) {
    Number total(0);
    Number hit(0);
    each_suits(a, b, first, choices, [&](const BySuit& here) {
        total += here.chance * here.choices.value;
        hit += here.chance * *here.choices.hit;
    });
    choices.hit = hit;
    choices.choose_best();
    choices.value = total;
}

extern template class MainWager<double>;

}  // namespace croupier::exact
