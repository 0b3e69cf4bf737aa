// Hands that can come from some cards, and what each brings against the dealer once it is done.
#pragma once

#include <algorithm>
#include <limits>

#include "exact/choices.hpp"
#include "rules/terms.hpp"

namespace croupier::exact {

using ledger::Ratio;
using rules::Terms;
using rules::terms_of;

// How many cards a hand may get.
enum class Cards : std::uint8_t { as_wanted, one_more };

// Whether a hand comes of a split: some then earn no more than even money on a 21.
enum class Formed : std::uint8_t { by_the_deal, by_a_split };

// What the hands of 21 pay whose odds hang on the suits, to a player who does not look at suits.
template <class Number>
struct BySuits {
    Number straight{1};  // 6, 7 and 8
    Number sevens{1};    // three of them
};

// The same with everything that the suits can make of such a hand.
template <class Number>
struct SuitOdds {
    struct Pays {
        Ratio odds{1, 1};
        Number chance{};
    };
    std::array<Pays, 3> straight{};  // not suited, suited, of spades
    std::array<Pays, 3> sevens{};
};

// What a dealer's Blackjack does to a wager that it finds: takes it as from one hand alone, or
// nothing, where what it takes is reckoned for all hands together.
enum class ByBlackjack : std::uint8_t { takes, leaves };

// `start` is a hand by number that all hands begin with; `gone` are cards that are not in the shoe
// and not in the hand. The shoe counts the cards of the hand and the dealer's first card too.
template <class Number>
struct From {
    std::size_t start{0};
    Counts gone{};
    BySuits<Number> by_suits{};
    Formed formed{Formed::by_the_deal};
    Cards cards{Cards::as_wanted};
    ByBlackjack by_blackjack{ByBlackjack::takes};
};

template <class Number>
[[nodiscard]] Number as_number(Ratio odds) {
    return Number(static_cast<int>(odds.won)) / Number(static_cast<int>(odds.staked));
}

// Whether a hand may be doubled for its cards and its number of them.
[[nodiscard]] bool may_double(const Terms& terms, const Hand& hand);
[[nodiscard]] bool may_stand(const Terms& terms, const Hand& hand);

// The points of a doubled hand. Aces that the double binds count one; an ace that comes with it may
// count eleven.
[[nodiscard]] int points_doubled(const Terms& terms, const Hand& before, const Hand& after,
                                 int early);

// Which card makes a Blackjack of this first card; `values` where none does.
[[nodiscard]] constexpr std::size_t completes_blackjack(std::size_t first) {
    return first == ace ? ten : first == ten ? ace : values;
}

template <class Number>
class HandsAgainstDealer {
public:
    // Requires terms and odds that live as long.
    HandsAgainstDealer(const Terms& terms, DealerOdds<Number>& odds, const From<Number>& from);

    // Finds the dealer's odds against each hand, for the first cards that are asked for.
    void find(const std::vector<Firsts>& needed);
    [[nodiscard]] const FinalOdds<Number>& dealer(std::size_t hand, std::size_t first) const {
        return odds_->at(ids_[hand][DealerHands::group_of(first)], DealerHands::place_of(first));
    }

    // Whether the hand begins as all do, and its cards are there.
    [[nodiscard]] bool reaches(const Hand& hand) const;
    [[nodiscard]] bool is_possible(std::size_t hand, std::size_t first) const {
        return reaches(hands_[hand]) && left(hands_[hand], first) > 0;
    }
    [[nodiscard]] int left(const Hand& hand, std::size_t value) const {
        return odds_->shoe()[value] - from_.gone[value] - hand.cards[value];
    }
    // The chance that the next card is of this value.
    [[nodiscard]] Number drawn(std::size_t hand, std::size_t first, std::size_t value) const;

    // Every card that can come next, with its chance.
    template <class Then>
    void draw(const Hand& hand, std::size_t first, const Then& then) const {
        const int all = all_ - hand.count - 1;
        if (all <= 0) return;
        const Number each = Number(1) / Number(all);
        for (std::size_t v = 0; v < values; ++v) {
            const int cards = left(hand, v) - (v == first ? 1 : 0);
            if (cards > 0) then(v, Number(cards) * each);
        }
    }

    [[nodiscard]] bool takes_no_more(const Hand& hand) const {
        return hand.points() == 21 || from_.cards == Cards::one_more ||
               (terms_.cards_max > 0 && hand.count >= terms_.cards_max);
    }
    // How a hand is paid as soon as it is complete, whatever the dealer gets.
    [[nodiscard]] std::optional<Number> at_once(const Hand& hand) const;
    // So many units on a hand that takes no more cards, with the dealer's hand to come.
    [[nodiscard]] Number settled(int points, std::size_t hand, std::size_t first, int units) const;
    // So many units on a hand that this card takes over 21.
    [[nodiscard]] Number busted(const Hand& before, std::size_t value, std::size_t first,
                                int units) const;

    // What becomes of a double once its card has come. Requires that the hand is not over 21.
    enum class Double : std::uint8_t { stands, wins_at_once, is_withdrawn };
    struct Doubled {
        Double is{Double::stands};
        int points{0};
        Number value{};
    };
    // As `decisions` say, or else as is best.
    [[nodiscard]] Doubled doubled(const Hand& before, std::size_t value, std::size_t first,
                                  int early, const Decisions* decisions) const;

    [[nodiscard]] const Terms& terms() const { return terms_; }
    [[nodiscard]] DealerOdds<Number>& odds() const { return *odds_; }
    [[nodiscard]] const From<Number>& from() const { return from_; }
    [[nodiscard]] int all() const { return all_; }  // cards, the dealer's first among them
    [[nodiscard]] int early_kinds() const { return early_kinds_; }
    // How many of the hand's aces are early ones once it has one card more.
    [[nodiscard]] int early_after(const Hand& hand, std::size_t value, int early) const {
        if (early_kinds_ == 1 || hand.count == 0) return 0;
        if (hand.count == 1) return hand.cards[ace] + (value == ace ? 1 : 0);
        return hand.count == 2 ? hand.cards[ace] : early;
    }

private:
    [[nodiscard]] rules::Takes takes() const {
        return from_.formed == Formed::by_a_split ? terms_.takes_after_split
                                                  : terms_.takes_after_double;
    }

    const Terms& terms_;
    DealerOdds<Number>* odds_;
    const Hands& hands_;
    From<Number> from_;
    int early_kinds_;
    int all_;
    Number win_pays_;
    std::vector<std::array<typename DealerOdds<Number>::Id, DealerHands::groups>> ids_{};
};

template <class Number>
HandsAgainstDealer<Number>::HandsAgainstDealer(const Terms& terms, DealerOdds<Number>& odds,
                                               const From<Number>& from)
    : terms_(terms),
      odds_(&odds),
      hands_(every_hand()),
      from_(from),
      early_kinds_(terms.double_ace == rules::DoubleAce::one_if_first_two &&
                           terms.double_cards == rules::DoubleCards::any_number
                       ? static_cast<int>(early_kinds_max)
                       : 1),
      all_(sum(odds.shoe()) - sum(from.gone)),
      win_pays_(as_number<Number>(terms.win_pays)) {}

template <class Number>
bool HandsAgainstDealer<Number>::reaches(const Hand& hand) const {
    const Hand& start = hands_[from_.start];
    for (std::size_t v = 0; v < values; ++v) {
        if (hand.cards[v] < start.cards[v] || left(hand, v) < 0) return false;
    }
    return true;
}

template <class Number>
Number HandsAgainstDealer<Number>::drawn(std::size_t hand, std::size_t first,
                                         std::size_t value) const {
    Number chance(0);
    draw(hands_[hand], first, [&](std::size_t v, const Number& each) {
        if (v == value) chance = each;
    });
    return chance;
}

template <class Number>
void HandsAgainstDealer<Number>::find(const std::vector<Firsts>& needed) {
    ids_.resize(hands_.size());
    for (std::size_t number = 0; number < hands_.size(); ++number) {
        if (needed[number] == 0) continue;
        const PackedCounts gone = packed(from_.gone) + hands_[number].packed;
        for (std::size_t group = 0; group < DealerHands::groups; ++group) {
            if ((needed[number] & DealerHands::firsts_of(group)) == 0) continue;
            ids_[number][group] = odds_->want(gone, group);
        }
    }
    odds_->find();
}

template <class Number>
Number HandsAgainstDealer<Number>::settled(int points, std::size_t hand, std::size_t first,
                                           int units) const {
    const FinalOdds<Number>& odds = dealer(hand, first);
    const auto of = [&](Final f) { return odds[static_cast<std::size_t>(f)]; };
    Number wins = of(Final::bust);
    Number loses(0);
    if (!terms_.stands_off_on_22) wins += of(Final::t22);
    for (int total = 17; total <= 21; ++total) {
        const Number& chance = odds[static_cast<std::size_t>(total - 17)];
        if (points > total) wins += chance;
        if (points < total) loses += chance;
    }
    const Number value = Number(units) * (wins * win_pays_ - loses);
    if (points == 21 && terms_.over_21 == rules::Over21::stands_off) return value;
    if (from_.by_blackjack == ByBlackjack::leaves) return value;
    const bool all = takes() == rules::Takes::everything;
    return value - Number(all ? units : 1) * of(Final::blackjack);
}

template <class Number>
Number HandsAgainstDealer<Number>::busted(const Hand& before, std::size_t value, std::size_t first,
                                          int units) const {
    const std::size_t completes = completes_blackjack(first);
    if (takes() != rules::Takes::original_only || completes == values) return Number(-units);
    // A Blackjack then costs no more than one wager, so it gives back what was lost above that.
    const int rest = all_ - before.count - 2;
    const int cards = left(before, completes) - (value == completes ? 1 : 0);
    if (rest <= 0 || cards <= 0) return Number(-units);
    const int back = from_.by_blackjack == ByBlackjack::leaves ? units : units - 1;
    return Number(back * cards) / Number(rest) - Number(units);
}

template <class Number>
std::optional<Number> HandsAgainstDealer<Number>::at_once(const Hand& hand) const {
    if (hand.points() != 21) {
        const bool wins =
            terms_.wins_with_cards_max && terms_.cards_max > 0 && hand.count >= terms_.cards_max;
        return wins ? std::optional(win_pays_) : std::nullopt;
    }
    if (!terms_.wins_21_at_once) return std::nullopt;
    if (!terms_.bonuses) return win_pays_;
    const Terms::Bonuses& bonuses = *terms_.bonuses;
    if (from_.formed == Formed::by_a_split && !bonuses.after_split) return win_pays_;
    constexpr std::size_t six = 5;
    constexpr std::size_t seven = 6;
    constexpr std::size_t eight = 7;
    if (hand.count == 3 && hand.cards[seven] == 3) return from_.by_suits.sevens;
    if (hand.count == 3 && hand.cards[six] == 1 && hand.cards[seven] == 1 &&
        hand.cards[eight] == 1) {
        return from_.by_suits.straight;
    }
    switch (hand.count) {
        case 2:
        case 3:
        case 4: return win_pays_;
        case 5: return as_number<Number>(bonuses.five_cards);
        case 6: return as_number<Number>(bonuses.six_cards);
        default: return as_number<Number>(bonuses.seven_cards);
    }
}

template <class Number>
auto HandsAgainstDealer<Number>::doubled(const Hand& before, std::size_t value, std::size_t first,
                                         int early, const Decisions* decisions) const -> Doubled {
    const auto number = static_cast<std::size_t>(before.with[value]);
    const Hand& after = hands_[number];
    const int points = points_doubled(terms_, before, after, early);
    if (points == 21 && terms_.wins_21_at_once) {
        return {Double::wins_at_once, points, Number(2) * win_pays_};
    }
    const Number stands = settled(points, number, first, 2);
    if (!terms_.double_may_be_withdrawn) return {Double::stands, points, stands};
    const bool back = decisions != nullptr
                          ? decisions->withdraws(number, first, points != after.points())
                          : stands < Number(-1);
    if (!back) return {Double::stands, points, stands};
    // What was given up is gone, but where a Blackjack costs all hands together no more than one
    // wager it counts towards that one.
    Number value_back(-1);
    if (takes() == rules::Takes::original_only && from_.by_blackjack == ByBlackjack::leaves) {
        value_back += dealer(number, first)[static_cast<std::size_t>(Final::blackjack)];
    }
    return {Double::is_withdrawn, points, value_back};
}

extern template class HandsAgainstDealer<double>;

}  // namespace croupier::exact
