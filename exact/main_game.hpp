// The main game, exactly: what every decision is worth, from any cards that are left.
//
// One box, one unit wagered. The player knows the cards of the hand and the dealer's first card,
// and plays as well as these allow. Nothing is known of the dealer's second card, as the books
// deal.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "exact/dealer.hpp"
#include "exact/hands.hpp"
#include "exact/terms.hpp"

namespace croupier::exact {

enum class Act : std::uint8_t { none, stand, hit, double_down, split, surrender };

// What can be done with a hand, and what each choice is worth in units. A choice that the rules do
// not allow has no value.
template <class Number>
struct Choices {
    std::optional<Number> stand{};
    std::optional<Number> hit{};
    std::optional<Number> double_down{};
    std::optional<Number> split{};
    std::optional<Number> surrender{};
    Act act{Act::none};  // the best; none: the hand takes no decision
    Number value{};      // of that

    void consider(Act which, const Number& worth) {
        if (act != Act::none && !(value < worth)) return;
        act = which;
        value = worth;
    }
};

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

// What a dealer's Blackjack does to a wager that it finds: takes it as from one hand alone, or
// nothing, where what it takes is reckoned for all hands together.
enum class ByBlackjack : std::uint8_t { takes, leaves };

// Every hand that begins with some cards, played from a shoe from which others are gone.
template <class Number>
class Play {
public:
    // `start` is a hand by number; `gone` are cards that are not in the shoe and not in the hand.
    // `shoe` counts the cards of the hand and the dealer's first card too.
    struct From {
        Counts shoe{};
        std::size_t start{0};
        Counts gone{};
        BySuits<Number> by_suits{};
        Formed formed{Formed::by_the_deal};
        Cards cards{Cards::as_wanted};
    };
    // With the best play of a hand by itself.
    Play(const Terms& terms, const DealerHands& dealer, const From& from);
    // With the decisions of another play from the same cards, though others may be gone. What a
    // dealer's Blackjack takes may be reckoned apart.
    Play(const Play& as, const From& from, ByBlackjack by_blackjack);

    // `early` is how many aces the hand had among its first two cards: it matters where such aces
    // count one in a doubled hand, and only once there are more cards.
    [[nodiscard]] const Choices<Number>& at(std::size_t hand, std::size_t first,
                                            int early = 0) const {
        return choices_[place(hand, first, early)];
    }
    // The chance that the next card is of this value.
    [[nodiscard]] Number drawn(std::size_t hand, std::size_t first, std::size_t value) const;
    [[nodiscard]] const FinalOdds<Number>& dealer(std::size_t hand, std::size_t first) const {
        return odds_[static_cast<std::size_t>(local_[hand])][first];
    }
    [[nodiscard]] bool is_possible(std::size_t hand, std::size_t first) const;

    // What becomes of a double once its card has come. Requires that the hand is not over 21.
    enum class Double : std::uint8_t { stands, wins_at_once, is_withdrawn };
    [[nodiscard]] Double doubled_is(const Hand& before, std::size_t value, std::size_t first,
                                    int early) const;
    [[nodiscard]] int points_doubled_with(const Hand& before, std::size_t value, int early) const {
        return points_doubled(before, hands_[static_cast<std::size_t>(before.with[value])], early);
    }

private:
    static constexpr std::size_t lanes = 8;

    // What is needed of a hand: that it is played, that the dealer's odds against it are known.
    struct Needed {
        bool played{false};
        bool odds{false};
    };
    [[nodiscard]] std::vector<Needed> every_possible_hand() const;
    [[nodiscard]] std::vector<Needed> hands_reached(const Play& as) const;
    void find_odds(const std::vector<Needed>& needed);
    void play(const Play* as, const std::vector<Needed>& needed);
    [[nodiscard]] bool takes_no_more(const Hand& hand) const {
        return hand.points() == 21 || from_.cards == Cards::one_more ||
               (terms_.cards_max > 0 && hand.count >= terms_.cards_max);
    }
    [[nodiscard]] bool reaches(const Hand& hand) const;
    [[nodiscard]] int left(const Hand& hand, std::size_t value) const {
        return from_.shoe[value] - from_.gone[value] - hand.cards[value];
    }
    [[nodiscard]] std::size_t place(std::size_t hand, std::size_t first, int early) const {
        const int which = early_kinds_ == 1 ? 0 : std::min(early, hands_[hand].cards[ace]);
        return (static_cast<std::size_t>(local_[hand]) * early_kinds_ +
                static_cast<std::size_t>(which)) *
                   values +
               first;
    }
    void play(const Play* as, std::size_t number, std::size_t first, int early);
    [[nodiscard]] Number settled(int points, std::size_t hand, std::size_t first, int units) const;
    [[nodiscard]] Number doubled(const Play* as, const Hand& before, std::size_t value,
                                 std::size_t first, int early) const;
    // The points of a doubled hand, whose aces may be bound.
    [[nodiscard]] int points_doubled(const Hand& before, const Hand& after, int early) const;
    [[nodiscard]] std::optional<Number> at_once(const Hand& hand) const;

    const Terms& terms_;
    const DealerHands& dealer_;
    const Hands& hands_;
    From from_;
    std::size_t early_kinds_;
    ByBlackjack by_blackjack_{ByBlackjack::takes};
    int all_{0};
    std::vector<std::int16_t> local_;  // where a hand of all stands among those kept here; -1: not
    std::vector<std::array<FinalOdds<Number>, values>> odds_;
    std::vector<Choices<Number>> choices_;
};

template <class Number>
[[nodiscard]] Number as_number(Ratio odds) {
    return Number(odds.won) / Number(odds.staked);
}

// Whether a hand may be doubled for its cards and its number of them.
[[nodiscard]] bool may_double(const Terms& terms, const Hand& hand);
[[nodiscard]] bool may_stand(const Terms& terms, const Hand& hand);

template <class Number>
Play<Number>::Play(const Terms& terms, const DealerHands& dealer, const From& from)
    : terms_(terms),
      dealer_(dealer),
      hands_(every_hand()),
      from_(from),
      early_kinds_(terms.double_ace == rules::DoubleAce::one_if_first_two &&
                           terms.double_cards == rules::DoubleCards::any_number
                       ? 3
                       : 1),
      all_(sum(from.shoe) - sum(from.gone)) {
    const std::vector<Needed> needed = every_possible_hand();
    find_odds(needed);
    play(nullptr, needed);
}

template <class Number>
Play<Number>::Play(const Play& as, const From& from, ByBlackjack by_blackjack)
    : terms_(as.terms_),
      dealer_(as.dealer_),
      hands_(as.hands_),
      from_(from),
      early_kinds_(as.early_kinds_),
      by_blackjack_(by_blackjack),
      all_(sum(from.shoe) - sum(from.gone)) {
    const std::vector<Needed> needed = hands_reached(as);
    find_odds(needed);
    play(&as, needed);
}

template <class Number>
auto Play<Number>::every_possible_hand() const -> std::vector<Needed> {
    std::vector<Needed> needed(hands_.size());
    for (std::size_t number = 1; number < hands_.size(); ++number) {
        if (reaches(hands_[number])) needed[number] = {true, hands_[number].count >= 2};
    }
    return needed;
}

// The hands that come about by the decisions in force. A hand stands behind those that it is drawn
// from.
template <class Number>
auto Play<Number>::hands_reached(const Play& as) const -> std::vector<Needed> {
    std::vector<Needed> needed(hands_.size());
    needed[from_.start].played = true;
    for (std::size_t number = from_.start; number < hands_.size(); ++number) {
        const Hand& hand = hands_[number];
        if (!needed[number].played) continue;
        if (!reaches(hand)) {
            needed[number] = {};
            continue;
        }
        bool hits = hand.count < 2;
        bool doubles = false;
        if (hand.count >= 2) {
            if (at_once(hand)) continue;
            if (takes_no_more(hand)) {
                needed[number].odds = true;
                continue;
            }
            for (std::size_t first = 0; first < values; ++first) {
                for (int early = 0; early < static_cast<int>(early_kinds_); ++early) {
                    const Act act = as.at(number, first, early).act;
                    needed[number].odds = needed[number].odds || act == Act::stand;
                    hits = hits || act == Act::hit;
                    doubles = doubles || act == Act::double_down;
                }
            }
        }
        for (const std::int16_t next : hand.with) {
            if (next == over_21) continue;
            Needed& after = needed[static_cast<std::size_t>(next)];
            after.played = after.played || hits;
            after.odds = after.odds || doubles;
        }
    }
    return needed;
}

template <class Number>
bool Play<Number>::reaches(const Hand& hand) const {
    const Hand& start = hands_[from_.start];
    for (std::size_t v = 0; v < values; ++v) {
        if (hand.cards[v] < start.cards[v] || left(hand, v) < 0) return false;
    }
    return true;
}

template <class Number>
bool Play<Number>::is_possible(std::size_t hand, std::size_t first) const {
    return reaches(hands_[hand]) && left(hands_[hand], first) > 0;
}

template <class Number>
Number Play<Number>::drawn(std::size_t hand, std::size_t first, std::size_t value) const {
    const Hand& held = hands_[hand];
    const int cards = left(held, value) - (value == first ? 1 : 0);
    const int all = all_ - held.count - 1;
    return cards <= 0 || all <= 0 ? Number(0) : Number(cards) / Number(all);
}

template <class Number>
void Play<Number>::find_odds(const std::vector<Needed>& needed) {
    local_.assign(hands_.size(), -1);
    std::int16_t kept = 0;
    for (std::size_t number = 0; number < hands_.size(); ++number) {
        if (needed[number].played || needed[number].odds) local_[number] = kept++;
    }
    odds_.resize(static_cast<std::size_t>(kept));
    choices_.resize(static_cast<std::size_t>(kept) * early_kinds_ * values);
    std::array<std::array<Number, lanes>, values> cards;
    std::array<std::array<std::array<Number, lanes>, finals>, values> out;
    std::array<std::size_t, lanes> batch{};
    std::size_t filled = 0;
    const auto run = [&] {
        for (std::size_t i = filled; i < lanes; ++i) {
            for (auto& row : cards) row[i] = row[0];
        }
        dealer_.template odds<Number, lanes>(cards, out);
        for (std::size_t i = 0; i < filled; ++i) {
            auto& odds = odds_[static_cast<std::size_t>(local_[batch[i]])];
            for (std::size_t first = 0; first < values; ++first) {
                for (std::size_t f = 0; f < finals; ++f) odds[first][f] = out[first][f][i];
            }
        }
        filled = 0;
    };
    for (std::size_t number = 0; number < hands_.size(); ++number) {
        if (!needed[number].odds || !reaches(hands_[number])) continue;
        for (std::size_t v = 0; v < values; ++v) cards[v][filled] = Number(left(hands_[number], v));
        batch[filled++] = number;
        if (filled == lanes) run();
    }
    if (filled > 0) run();
}

// So many units on a hand that takes no more cards, with the dealer's hand to come.
template <class Number>
Number Play<Number>::settled(int points, std::size_t hand, std::size_t first, int units) const {
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
    Number value = Number(units) * (wins * as_number<Number>(terms_.win_pays) - loses);
    if (points == 21 && terms_.over_21 == rules::Over21::stands_off) return value;
    if (by_blackjack_ == ByBlackjack::leaves) return value;
    const bool all = terms_.takes_after_double == rules::Takes::everything;
    return value - Number(all ? units : 1) * of(Final::blackjack);
}

// What a hand is paid as soon as it is complete, whatever the dealer gets.
template <class Number>
std::optional<Number> Play<Number>::at_once(const Hand& hand) const {
    const Number even = as_number<Number>(terms_.win_pays);
    if (hand.points() != 21) {
        const bool wins =
            terms_.wins_with_cards_max && terms_.cards_max > 0 && hand.count >= terms_.cards_max;
        return wins ? std::optional(even) : std::nullopt;
    }
    if (!terms_.wins_21_at_once) return std::nullopt;
    if (!terms_.bonuses) return even;
    const Terms::Bonuses& bonuses = *terms_.bonuses;
    if (from_.formed == Formed::by_a_split && !bonuses.after_split) return even;
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
        case 4: return even;
        case 5: return as_number<Number>(bonuses.five_cards);
        case 6: return as_number<Number>(bonuses.six_cards);
        default: return as_number<Number>(bonuses.seven_cards);
    }
}

template <class Number>
int Play<Number>::points_doubled(const Hand& before, const Hand& after, int early) const {
    // Aces that the double binds count one; an ace that comes with it may count eleven.
    int bound = 0;
    if (terms_.double_on == rules::DoubleOn::hard_9_to_11_ace_as_one ||
        terms_.double_ace == rules::DoubleAce::one_if_held) {
        bound = before.cards[ace];
    } else if (terms_.double_ace == rules::DoubleAce::one_if_first_two) {
        bound = before.count == 2 ? before.cards[ace] : early;
    }
    return after.soft && after.cards[ace] > bound ? after.points() : after.low;
}

template <class Number>
auto Play<Number>::doubled_is(const Hand& before, std::size_t value, std::size_t first,
                              int early) const -> Double {
    const auto number = static_cast<std::size_t>(before.with[value]);
    const int points = points_doubled(before, hands_[number], early);
    if (points == 21 && terms_.wins_21_at_once) return Double::wins_at_once;
    const bool better_back =
        terms_.double_may_be_withdrawn && settled(points, number, first, 2) < Number(-1);
    return better_back ? Double::is_withdrawn : Double::stands;
}

template <class Number>
Number Play<Number>::doubled(const Play* as, const Hand& before, std::size_t value,
                             std::size_t first, int early) const {
    if (before.with[value] == over_21) return Number(-2);
    const auto number = static_cast<std::size_t>(before.with[value]);
    switch ((as != nullptr ? *as : *this).doubled_is(before, value, first, early)) {
        case Double::wins_at_once: return Number(2) * as_number<Number>(terms_.win_pays);
        case Double::is_withdrawn: return Number(-1);
        case Double::stands: break;
    }
    return settled(points_doubled(before, hands_[number], early), number, first, 2);
}

template <class Number>
void Play<Number>::play(const Play* as, const std::vector<Needed>& needed) {
    for (std::size_t number = hands_.size(); number-- > 0;) {
        const Hand& hand = hands_[number];
        if (!needed[number].played) continue;
        for (std::size_t first = 0; first < values; ++first) {
            if (left(hand, first) <= 0) continue;
            const int kinds = std::min(static_cast<int>(early_kinds_), hand.cards[ace] + 1);
            for (int early = 0; early < kinds; ++early) play(as, number, first, early);
        }
    }
}

template <class Number>
void Play<Number>::play(const Play* as, std::size_t number, std::size_t first, int early) {
    const Hand& hand = hands_[number];
    Choices<Number>& choices = choices_[place(number, first, early)];
    if (hand.count >= 2) {
        if (const auto won = at_once(hand)) {
            choices.value = *won;
            return;
        }
        if (takes_no_more(hand)) {
            choices.value = settled(hand.points(), number, first, 1);
            return;
        }
    }
    const Act act = as != nullptr && hand.count >= 2 ? as->at(number, first, early).act : Act::none;
    const bool any = act == Act::none;
    const bool hits = any || act == Act::hit;
    const bool doubles =
        (any || act == Act::double_down) && hand.count >= 2 && may_double(terms_, hand);
    if ((any || act == Act::stand) && hand.count >= 2 && may_stand(terms_, hand)) {
        choices.stand = settled(hand.points(), number, first, 1);
        choices.consider(Act::stand, *choices.stand);
        if (!any) return;
    }
    Number hit(0);
    Number twice(0);
    for (std::size_t v = 0; v < values; ++v) {
        const Number chance = drawn(number, first, v);
        if (!(Number(0) < chance)) continue;
        const std::int16_t next = hand.with[v];
        const int still_early = hand.count == 1   ? hand.cards[ace] + (v == ace ? 1 : 0)
                                : hand.count == 2 ? hand.cards[ace]
                                                  : early;
        if (hits) {
            hit += chance * (next == over_21
                                 ? Number(-1)
                                 : at(static_cast<std::size_t>(next), first, still_early).value);
        }
        if (doubles) twice += chance * doubled(as, hand, v, first, early);
    }
    if (hits) {
        choices.hit = hit;
        choices.consider(Act::hit, hit);
    }
    if (doubles) {
        choices.double_down = twice;
        choices.consider(Act::double_down, twice);
    }
}

extern template class Play<double>;

}  // namespace croupier::exact
