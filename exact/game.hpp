// The whole main game: the first two cards against the dealer's first, all decisions, one number.
#pragma once

#include <utility>

#include "exact/split.hpp"

namespace croupier::exact {

// The cards that are left. Suits are kept where a payment looks at them: for sixes, sevens, eights.
struct CardsLeft {
    Counts by_value{};
    std::array<std::array<int, 4>, 3> by_suit{};  // of the 6, the 7 and the 8; spades first
    int of_rank_ten{0};                           // of the ten-valued ones
};
[[nodiscard]] CardsLeft cards_left(const Terms& terms);

template <class Number>
class Game {
public:
    Game(const Terms& terms, const CardsLeft& left);

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
    // Hands that are being played, and not split.
    [[nodiscard]] const Play<Number>& play() const { return *play_; }

private:
    static constexpr std::size_t six = 5;

    [[nodiscard]] BySuits<Number> by_suits() const;
    [[nodiscard]] Number natural(std::size_t hand, std::size_t first) const;
    [[nodiscard]] Number surrendered(std::size_t hand, std::size_t first) const;
    // How likely the dealer's first card is one against which hands may be surrendered.
    [[nodiscard]] Number surrender_open(std::size_t first) const;
    void deal_two(std::size_t a, std::size_t b, std::size_t first);
    void look_at_suits(std::size_t a, std::size_t b, std::size_t first, Choices<Number>& choices);

    const Terms& terms_;
    CardsLeft left_;
    DealerHands dealer_;
    DealerOdds<Number> odds_;
    std::optional<Against<Number>> against_{};
    std::optional<Play<Number>> play_{};
    std::vector<Split<Number>> splits_;
    std::vector<std::array<Choices<Number>, values>> deals_;
    std::array<Number, values> given_{};
    std::array<Number, values> first_{};
    Number expectation_{};
};

template <class Number>
Game<Number>::Game(const Terms& terms, const CardsLeft& left)
    : terms_(terms),
      left_(left),
      dealer_(terms.soft_17, terms.stands_off_on_22 ? DealerHands::Of22::are_told_apart
                                                    : DealerHands::Of22::are_busts),
      odds_(dealer_, left.by_value),
      deals_(values * values) {
    const BySuits<Number> suits = by_suits();
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
                Counts cards = left_.by_value;
                --cards[first];
                Number chance = Number(cards[a]) / Number(all - 1);
                --cards[a];
                if (cards[a] < 0 || cards[b] <= 0) continue;
                chance *= Number(cards[b]) / Number(all - 2);
                deal_two(a, b, first);
                given_[first] += chance * deals_[a * values + b][first].value;
            }
        }
        expectation_ += first_[first] * given_[first];
    }
}

template <class Number>
BySuits<Number> Game<Number>::by_suits() const {
    BySuits<Number> pays;
    if (!terms_.bonuses) return pays;
    const Terms::Bonuses& bonuses = *terms_.bonuses;
    const auto& suits = left_.by_suit;
    pays.straight = as_number<Number>(bonuses.straight);
    pays.sevens = as_number<Number>(bonuses.sevens);
    const auto all = [&](std::size_t rank) { return Number(left_.by_value[six + rank]); };
    for (std::size_t s = 0; s < 4; ++s) {
        const bool spades = s == 0;
        const Number straight =
            as_number<Number>(spades ? bonuses.straight_spades : bonuses.straight_suited);
        const Number sevens =
            as_number<Number>(spades ? bonuses.sevens_spades : bonuses.sevens_suited);
        if (suits[0][s] > 0 && suits[1][s] > 0 && suits[2][s] > 0) {
            const Number chance = Number(suits[0][s]) / all(0) * Number(suits[1][s]) / all(1) *
                                  Number(suits[2][s]) / all(2);
            pays.straight += chance * (straight - as_number<Number>(bonuses.straight));
        }
        const int n = suits[1][s];
        if (n >= 3) {
            const Number chance = Number(n) / all(1) * Number(n - 1) / (all(1) - Number(1)) *
                                  Number(n - 2) / (all(1) - Number(2));
            pays.sevens += chance * (sevens - as_number<Number>(bonuses.sevens));
        }
    }
    return pays;
}

template <class Number>
Number Game<Number>::natural(std::size_t hand, std::size_t first) const {
    const Number pays = as_number<Number>(terms_.blackjack_pays);
    if (terms_.blackjack_always_wins) return pays;
    const Number none =
        Number(1) - against_->dealer(hand, first)[static_cast<std::size_t>(Final::blackjack)];
    const Number waits = none * pays;
    if (first != ace || !terms_.even_money) return waits;
    return std::max(waits, as_number<Number>(*terms_.even_money));
}

template <class Number>
Number Game<Number>::surrendered(std::size_t hand, std::size_t first) const {
    const Number part = as_number<Number>(terms_.surrender_part);
    if (!terms_.surrender_void_on_blackjack) return -part;
    const Number blackjack =
        against_->dealer(hand, first)[static_cast<std::size_t>(Final::blackjack)];
    return -part * (Number(1) - blackjack) - blackjack;
}

template <class Number>
Number Game<Number>::surrender_open(std::size_t first) const {
    if (!terms_.surrender) return Number(0);
    if (first == ace) return Number(1);
    if (first != ten) return Number(0);
    if (*terms_.surrender == rules::SurrenderAgainst::ten_value_or_ace) return Number(1);
    return Number(left_.by_value[ten] - left_.of_rank_ten) / Number(left_.by_value[ten]);
}

template <class Number>
void Game<Number>::deal_two(std::size_t a, std::size_t b, std::size_t first) {
    const std::size_t hand = every_hand().of(a, b);
    Choices<Number>& choices = deals_[a * values + b][first];
    if (std::min(a, b) == ace && std::max(a, b) == ten) {
        choices.value = natural(hand, first);
        return;
    }
    choices = play_->at(hand, first);
    if (choices.act == Act::none) return;
    if (a == b) choices.split = splits_[a].against(first);
    const Number open = surrender_open(first);
    if (Number(0) < open) choices.surrender = surrendered(hand, first);
    const bool suits = terms_.bonuses && a >= six && b >= six && a <= six + 2 && b <= six + 2 &&
                       (a != b || a == six + 1);
    if (suits) {
        look_at_suits(a, b, first, choices);
        return;
    }
    const std::optional<Number> surrender = std::exchange(choices.surrender, std::nullopt);
    choices.choose_best();
    if (!surrender) return;
    const Number without = choices.value;
    choices.surrender = surrender;
    choices.choose_best();
    if (choices.act == Act::surrender) {
        choices.value = open * choices.value + (Number(1) - open) * without;
    }
}

// With two of 6, 7 and 8, or two sevens, the suits decide what the third pays: each deal of suits
// is played for itself, and its best choice counted as often as it comes.
template <class Number>
void Game<Number>::look_at_suits(std::size_t a, std::size_t b, std::size_t first,
                                 Choices<Number>& choices) {
    const Terms::Bonuses& bonuses = *terms_.bonuses;
    const std::size_t hand = every_hand().of(a, b);
    const bool sevens = a == b;
    const std::size_t wanted = sevens ? a : 3 * six + 3 - a - b;
    const Number any = sevens ? by_suits().sevens : by_suits().straight;
    const Number without = *choices.hit - against_->drawn(hand, first, wanted) * any;
    const bool first_matters = first >= six && first <= six + 2;
    const int rest = sum(left_.by_value) - 3;
    Number total(0);
    Number weight(0);
    Number hit(0);
    for (std::size_t x = 0; x < 4; ++x) {
        for (std::size_t y = 0; y < 4; ++y) {
            for (std::size_t f = 0; f < (first_matters ? 4u : 1u); ++f) {
                auto suits = left_.by_suit;
                Number often(1);
                const auto take = [&](std::size_t value, std::size_t suit) {
                    int& cards = suits[value - six][suit];
                    often *= Number(std::max(cards, 0));
                    --cards;
                };
                take(a, x);
                take(b, y);
                if (first_matters) take(first, f);
                if (!(Number(0) < often)) continue;
                Number third(0);
                for (std::size_t s = 0; s < 4; ++s) {
                    const bool suited = x == y && y == s;
                    const Ratio odds = sevens ? (!suited  ? bonuses.sevens
                                                 : s == 0 ? bonuses.sevens_spades
                                                          : bonuses.sevens_suited)
                                              : (!suited  ? bonuses.straight
                                                 : s == 0 ? bonuses.straight_spades
                                                          : bonuses.straight_suited);
                    const int cards = std::max(suits[wanted - six][s], 0);
                    third += Number(cards) / Number(rest) * as_number<Number>(odds);
                }
                Choices<Number> here = choices;
                here.hit = without + third;
                here.choose_best();
                total += often * here.value;
                hit += often * *here.hit;
                weight += often;
            }
        }
    }
    choices.hit = hit / weight;
    choices.choose_best();
    choices.value = total / weight;
}

}  // namespace croupier::exact
