// Hands played to their end: what every choice is worth, and what a way of playing is worth.
//
// One box, one unit wagered. The player knows the cards of the hand and the dealer's first card.
// Nothing is known of the dealer's second card, as the books deal.
#pragma once

#include "exact/hands_against_dealer.hpp"

namespace croupier::exact {

// What can be done with a hand. `worth(hand, early)` tells what a hand with one card more is worth.
template <class Number, class Worth>
[[nodiscard]] Choices<Number> choices_for(const HandsAgainstDealer<Number>& against,
                                          std::size_t number, std::size_t first, int early,
                                          const Decisions* decisions, const Worth& worth) {
    const Hand& hand = every_hand()[number];
    const Terms& terms = against.terms();
    Choices<Number> choices;
    if (hand.count >= 2) {
        if (const auto won = against.at_once(hand)) {
            choices.value = *won;
            return choices;
        }
        if (against.takes_no_more(hand)) {
            choices.value = against.settled(hand.points(), number, first, 1);
            return choices;
        }
        if (may_stand(terms, hand)) {
            choices.stand = against.settled(hand.points(), number, first, 1);
        }
    }
    const bool doubles = hand.count >= 2 && may_double(terms, hand);
    Number hit(0);
    Number twice(0);
    against.draw(hand, first, [&](std::size_t v, const Number& chance) {
        if (hand.with[v] == over_21) {
            hit += chance * against.busted(hand, v, first, 1);
            if (doubles) twice += chance * against.busted(hand, v, first, 2);
            return;
        }
        const auto next = static_cast<std::size_t>(hand.with[v]);
        hit += chance * worth(next, against.early_after(hand, v, early));
        if (doubles) twice += chance * against.doubled(hand, v, first, early, decisions).value;
    });
    choices.hit = hit;
    if (doubles) choices.double_down = twice;
    const Act act =
        decisions != nullptr && hand.count >= 2 ? decisions->act(number, first, early) : Act::none;
    if (act != Act::none && choices.of(act)) {
        choices.choose(act);
    } else {
        choices.choose_best();
    }
    return choices;
}

// Every choice with every hand, going on as well as these cards allow, or as others decided.
template <class Number>
class Play {
public:
    // Requires that `against` has found the odds against every hand, and lives as long.
    explicit Play(const HandsAgainstDealer<Number>& against, const Decisions* decisions = nullptr);

    // `early` is how many aces the hand had among its first two cards: it matters where such aces
    // count one in a doubled hand, and only once there are more cards.
    [[nodiscard]] const Choices<Number>& at(std::size_t hand, std::size_t first,
                                            int early = 0) const {
        return choices_[place(hand, first, early)];
    }
    [[nodiscard]] const HandsAgainstDealer<Number>& against() const { return against_; }
    // What was chosen with every hand.
    [[nodiscard]] Decisions decisions() const;

private:
    [[nodiscard]] std::size_t place(std::size_t hand, std::size_t first, int early) const {
        const auto kinds = static_cast<std::size_t>(against_.early_kinds());
        const std::size_t kind =
            kinds == 1 ? 0
                       : std::min(static_cast<std::size_t>(early),
                                  static_cast<std::size_t>(every_hand()[hand].cards[ace]));
        return (static_cast<std::size_t>(local_[hand]) * kinds + kind) * values + first;
    }
    void choose(std::size_t number, std::size_t first, int early, const Decisions* decisions);

    const HandsAgainstDealer<Number>& against_;
    std::vector<std::int16_t> local_;  // where a hand stands among those kept here; -1: nowhere
    std::vector<Choices<Number>> choices_;
};

// All hands that begin as `against` says, if their cards are there.
template <class Number>
[[nodiscard]] std::vector<Firsts> every_possible_hand(const HandsAgainstDealer<Number>& against) {
    const Hands& hands = every_hand();
    std::vector<Firsts> needed(hands.size(), 0);
    for (std::size_t number = 1; number < hands.size(); ++number) {
        if (hands[number].count >= 2 && against.reaches(hands[number])) {
            needed[number] = every_first;
        }
    }
    return needed;
}

template <class Number>
Play<Number>::Play(const HandsAgainstDealer<Number>& against, const Decisions* decisions)
    : against_(against), local_(every_hand().size(), -1) {
    const Hands& hands = every_hand();
    std::int16_t kept = 0;
    for (std::size_t number = 0; number < hands.size(); ++number) {
        if (against_.reaches(hands[number])) local_[number] = kept++;
    }
    choices_.resize(static_cast<std::size_t>(kept) *
                    static_cast<std::size_t>(against.early_kinds()) * values);
    for (std::size_t number = hands.size(); number-- > 0;) {
        const Hand& hand = hands[number];
        if (local_[number] < 0) continue;
        for (std::size_t first = 0; first < values; ++first) {
            if (against_.left(hand, first) <= 0) continue;
            const int kinds = std::min(against_.early_kinds(), hand.cards[ace] + 1);
            for (int early = 0; early < kinds; ++early) choose(number, first, early, decisions);
        }
    }
}

template <class Number>
void Play<Number>::choose(std::size_t number, std::size_t first, int early,
                          const Decisions* decisions) {
    choices_[place(number, first, early)] =
        choices_for(against_, number, first, early, decisions,
                    [&](std::size_t next, int then) { return at(next, first, then).value; });
}

// Whether doubles are better taken back that come to this hand.
template <class Number>
void decide_to_withdraw(const HandsAgainstDealer<Number>& against, std::size_t number,
                        std::size_t first, Decisions& decisions) {
    if (!against.terms().double_may_be_withdrawn || every_hand()[number].count < 3) return;
    for (const bool low : {false, true}) {
        const Hand& hand = every_hand()[number];
        const int points = low ? hand.low : hand.points();
        decisions.set_withdraws(number, first, low,
                                against.settled(points, number, first, 2) < Number(-1));
    }
}

template <class Number>
Decisions Play<Number>::decisions() const {
    Decisions made;
    for (std::size_t number = 1; number < every_hand().size(); ++number) {
        const Hand& hand = every_hand()[number];
        if (hand.count < 2 || local_[number] < 0) continue;
        for (std::size_t first = 0; first < values; ++first) {
            if (against_.left(hand, first) <= 0) continue;
            for (int early = 0; early < static_cast<int>(early_kinds_max); ++early) {
                made.set(number, first, early, at(number, first, early).act);
            }
            decide_to_withdraw(against_, number, first, made);
        }
    }
    return made;
}

// The best play alone, without what the other choices are worth. Requires that `against` has found
// the odds against every hand.
template <class Number>
[[nodiscard]] Decisions best_decisions(const HandsAgainstDealer<Number>& against) {
    const Hands& hands = every_hand();
    const auto kinds = static_cast<std::size_t>(against.early_kinds());
    Decisions made;
    std::vector<std::array<Number, values>> worth(hands.size() * kinds);
    const auto place = [&](std::size_t hand, int early) {
        const int kind = kinds == 1 ? 0 : std::min(early, hands[hand].cards[ace]);
        return hand * kinds + static_cast<std::size_t>(kind);
    };
    for (std::size_t number = hands.size(); number-- > 1;) {
        const Hand& hand = hands[number];
        if (hand.count < 2 || !against.reaches(hand)) continue;
        for (std::size_t first = 0; first < values; ++first) {
            if (against.left(hand, first) <= 0) continue;
            const int told_apart = std::min(static_cast<int>(kinds) - 1, hand.cards[ace]);
            for (int early = 0; early < static_cast<int>(early_kinds_max); ++early) {
                if (early > told_apart) {
                    made.set(number, first, early, made.act(number, first, told_apart));
                    continue;
                }
                const Choices<Number> choices = choices_for(
                    against, number, first, early, nullptr,
                    [&](std::size_t next, int then) { return worth[place(next, then)][first]; });
                worth[place(number, early)][first] = choices.value;
                made.set(number, first, early, choices.act);
            }
            decide_to_withdraw(against, number, first, made);
        }
    }
    return made;
}

// Only the hands that come about by the decisions in force, and only what they are worth.
template <class Number>
class PlayAs {
public:
    PlayAs(const Terms& terms, DealerOdds<Number>& odds, const From<Number>& from,
           const Decisions& decisions);

    [[nodiscard]] const Number& value(std::size_t hand, std::size_t first) const {
        return values_[place(hand, 0) + first];
    }
    [[nodiscard]] const HandsAgainstDealer<Number>& against() const { return against_; }

private:
    [[nodiscard]] std::size_t place(std::size_t hand, int early) const {
        const int kind =
            against_.early_kinds() == 1 ? 0 : std::min(early, every_hand()[hand].cards[ace]);
        return (static_cast<std::size_t>(local_[hand]) *
                    static_cast<std::size_t>(against_.early_kinds()) +
                static_cast<std::size_t>(kind)) *
               values;
    }
    // By first cards: the hands that are played, and those for which the dealer's odds matter.
    void follow(const Decisions& decisions, std::vector<Firsts>& played,
                std::vector<Firsts>& settled) const;
    [[nodiscard]] Number played(std::size_t number, std::size_t first, int early,
                                const Decisions& decisions) const;

    HandsAgainstDealer<Number> against_;
    std::vector<std::int16_t> local_;
    std::vector<Number> values_;
};

template <class Number>
PlayAs<Number>::PlayAs(const Terms& terms, DealerOdds<Number>& odds, const From<Number>& from,
                       const Decisions& decisions)
    : against_(terms, odds, from) {
    const Hands& hands = every_hand();
    std::vector<Firsts> is_played(hands.size(), 0);
    std::vector<Firsts> is_settled(hands.size(), 0);
    follow(decisions, is_played, is_settled);
    against_.find(is_settled);
    local_.assign(hands.size(), -1);
    std::int16_t kept = 0;
    for (std::size_t number = 0; number < hands.size(); ++number) {
        if (is_played[number] != 0) local_[number] = kept++;
    }
    values_.resize(static_cast<std::size_t>(kept) *
                   static_cast<std::size_t>(against_.early_kinds()) * values);
    for (std::size_t number = hands.size(); number-- > 0;) {
        if (is_played[number] == 0) continue;
        const int kinds = std::min(against_.early_kinds(), hands[number].cards[ace] + 1);
        for (std::size_t first = 0; first < values; ++first) {
            if ((is_played[number] & bit(first)) == 0) continue;
            for (int early = 0; early < kinds; ++early) {
                values_[place(number, early) + first] = played(number, first, early, decisions);
            }
        }
    }
}

// A hand stands behind those that it is drawn from.
template <class Number>
void PlayAs<Number>::follow(const Decisions& decisions, std::vector<Firsts>& played,
                            std::vector<Firsts>& settled) const {
    const Hands& hands = every_hand();
    const std::size_t start = against_.from().start;
    played[start] = every_first;
    for (std::size_t number = start; number < hands.size(); ++number) {
        if (played[number] == 0) continue;
        const Hand& hand = hands[number];
        if (!against_.reaches(hand)) {
            played[number] = 0;
            continue;
        }
        for (std::size_t first = 0; first < values; ++first) {
            if (against_.left(hand, first) <= 0) played[number] &= static_cast<Firsts>(~bit(first));
        }
        Firsts hits = hand.count < 2 ? played[number] : Firsts{0};
        Firsts doubles = 0;
        if (hand.count >= 2) {
            if (against_.at_once(hand)) continue;
            if (against_.takes_no_more(hand)) {
                settled[number] |= played[number];
                continue;
            }
            for (std::size_t first = 0; first < values; ++first) {
                if ((played[number] & bit(first)) == 0) continue;
                const int kinds = std::min(against_.early_kinds(), hand.cards[ace] + 1);
                for (int early = 0; early < kinds; ++early) {
                    const Act act = decisions.act(number, first, early);
                    if (act == Act::stand) settled[number] |= bit(first);
                    if (act == Act::hit) hits |= bit(first);
                    if (act == Act::double_down) doubles |= bit(first);
                }
            }
        }
        for (const std::int16_t next : hand.with) {
            if (next == over_21) continue;
            played[static_cast<std::size_t>(next)] |= hits;
            settled[static_cast<std::size_t>(next)] |= doubles;
        }
    }
    for (std::size_t number = 0; number < hands.size(); ++number) {
        if (settled[number] != 0 && !against_.reaches(hands[number])) settled[number] = 0;
    }
}

template <class Number>
Number PlayAs<Number>::played(std::size_t number, std::size_t first, int early,
                              const Decisions& decisions) const {
    const Hand& hand = every_hand()[number];
    Act act = Act::hit;
    if (hand.count >= 2) {
        if (const auto won = against_.at_once(hand)) return *won;
        act = against_.takes_no_more(hand) ? Act::stand : decisions.act(number, first, early);
    }
    if (act == Act::stand) return against_.settled(hand.points(), number, first, 1);
    Number value(0);
    const int units = act == Act::double_down ? 2 : 1;
    against_.draw(hand, first, [&](std::size_t v, const Number& chance) {
        if (hand.with[v] == over_21) {
            value += chance * against_.busted(hand, v, first, units);
        } else if (act == Act::double_down) {
            value += chance * against_.doubled(hand, v, first, early, &decisions).value;
        } else {
            const int then = against_.early_after(hand, v, early);
            value += chance * values_[place(static_cast<std::size_t>(hand.with[v]), then) + first];
        }
    });
    return value;
}

extern template class Play<double>;
extern template class PlayAs<double>;

}  // namespace croupier::exact
