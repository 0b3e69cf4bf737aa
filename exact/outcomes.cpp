#include "exact/outcomes.hpp"

#include <cmath>
#include <map>
#include <numeric>

#include "exact/hand_ends.hpp"

namespace croupier::exact {
namespace {

// Sums of wagers as whole numbers of a part of a unit that fits them all.
class Parts {
public:
    explicit Parts(const Terms& terms) {
        for (const Ratio odds : {terms.blackjack_pays, terms.win_pays, terms.surrender_part}) {
            fit(odds);
        }
        if (terms.even_money) fit(*terms.even_money);
        if (!terms.bonuses) return;
        const Terms::Bonuses& b = *terms.bonuses;
        for (const Ratio odds :
             {b.five_cards, b.six_cards, b.seven_cards, b.straight, b.straight_suited,
              b.straight_spades, b.sevens, b.sevens_suited, b.sevens_spades}) {
            fit(odds);
        }
    }
    [[nodiscard]] int unit() const { return unit_; }
    [[nodiscard]] int of(Ratio odds, int units = 1) const {
        return units * odds.won * (unit_ / odds.staked);
    }

private:
    void fit(Ratio odds) { unit_ = std::lcm(unit_, odds.staked); }
    int unit_{1};
};

bool is_over(std::size_t final) { return final == at(Final::bust) || final == at(Final::t22); }

// Several hands of a split so far: their sum, and what is to be known of them.
struct Together {
    enum : std::uint8_t { found = 1, busted = 2, doubled = 4, standing = 8 };
    int net{0};
    std::uint8_t marks{0};
    auto operator<=>(const Together&) const = default;
};
using Chances = std::map<Together, double>;

class Reckoning {
public:
    explicit Reckoning(const MainWager<double>& wager)
        : wager_(wager), terms_(wager.terms()), parts_(terms_), kinds_(terms_) {
        if (terms_.bonuses) suits_ = suit_odds<double>(terms_, wager.left());
    }

    Outcomes all() {
        const Decisions decisions = wager_.play().decisions();
        for (std::size_t first = 0; first < values; ++first) {
            if (wager_.chance_of(first) > 0) against(first, decisions);
        }
        Outcomes result;
        result.frequencies = often_;
        double square = 0;
        for (const auto& [net, chance] : nets_) {
            const double units = static_cast<double>(net) / parts_.unit();
            result.nets.push_back({Fraction(net, parts_.unit()), chance});
            result.expectation += units * chance;
            square += units * units * chance;
            (net < 0   ? result.frequencies.lost
             : net > 0 ? result.frequencies.won
                       : result.frequencies.even) += chance;
        }
        result.standard_deviation = std::sqrt(square - result.expectation * result.expectation);
        return result;
    }

private:
    void add(int net, double chance) {
        if (chance > 0) nets_[net] += chance;
    }
    void against(std::size_t first, const Decisions& decisions);
    void deal(HandEnds& hands, std::size_t a, std::size_t b, std::size_t first, double chance,
              Choices<double> choices);
    void natural(std::size_t hand, std::size_t first, double chance);
    void surrender(std::size_t hand, std::size_t first, double chance);
    void one_hand(const Spread& spread);
    void split(std::size_t value, std::size_t first, double chance);
    [[nodiscard]] int compared(const EndKinds::Kind& kind, std::size_t final) const;
    [[nodiscard]] Together alone_in_split(const EndKinds::Kind& kind, std::size_t final) const;
    [[nodiscard]] Chances given(const Spread& spread, std::size_t final) const;

    const MainWager<double>& wager_;
    const Terms& terms_;
    Parts parts_;
    EndKinds kinds_;
    SuitOdds<double> suits_{};
    std::map<int, double> nets_{};
    Frequencies often_{};
};

void Reckoning::natural(std::size_t hand, std::size_t first, double chance) {
    often_.blackjack += chance;
    often_.hands += chance;
    often_.wagered += chance;
    const int pays = parts_.of(terms_.blackjack_pays);
    if (terms_.blackjack_always_wins) {
        add(pays, chance);
    } else if (wager_.takes_even_money(hand, first)) {
        add(parts_.of(*terms_.even_money), chance);
    } else {
        const double blackjack = wager_.against().dealer(hand, first)[at(Final::blackjack)];
        add(pays, chance * (1 - blackjack));
        add(0, chance * blackjack);
    }
}

void Reckoning::surrender(std::size_t hand, std::size_t first, double chance) {
    often_.surrender += chance;
    often_.hands += chance;
    often_.wagered += chance;
    const double void_by = terms_.surrender_void_on_blackjack
                               ? wager_.against().dealer(hand, first)[at(Final::blackjack)]
                               : 0;
    add(-parts_.of(terms_.surrender_part), chance * (1 - void_by));
    add(-parts_.unit(), chance * void_by);
}

// What is done with two cards; where a choice is not open to all such hands, the rest goes without.
void Reckoning::deal(HandEnds& hands, std::size_t a, std::size_t b, std::size_t first,
                     double chance, Choices<double> choices) {
    const std::size_t hand = every_hand().of(a, b);
    choices.choose_best();
    const auto rest = [&](std::optional<double>& choice, double part) {
        choice.reset();
        if (part > 0) deal(hands, a, b, first, chance * part, choices);
    };
    switch (choices.act) {
        case Act::surrender: {
            const double open = wager_.surrender_open(first);
            surrender(hand, first, chance * open);
            rest(choices.surrender, 1 - open);
            break;
        }
        case Act::split: {
            const double pair = wager_.is_pair(a);
            split(a, first, chance * pair);
            rest(choices.split, 1 - pair);
            break;
        }
        case Act::double_down:
        case Act::none:
        case Act::stand:
        case Act::hit:
            often_.hands += chance;
            often_.wagered += chance;
            hands.begin(hand, choices.act, chance);
            break;
    }
}

void Reckoning::against(std::size_t first, const Decisions& decisions) {
    HandEnds hands(wager_.against(), decisions, kinds_, suits_, first);
    for (std::size_t a = 0; a < values; ++a) {
        for (std::size_t b = 0; b < values; ++b) {
            const double chance = wager_.chance_of(first) * wager_.chance_of_deal(a, b, first);
            if (chance <= 0) continue;
            const std::size_t hand = every_hand().of(a, b);
            if (is_natural(a, b)) {
                natural(hand, first, chance);
                continue;
            }
            const Choices<double>& choices = wager_.deal(a, b, first);
            if (choices.act == Act::none) {
                often_.hands += chance;
                often_.wagered += chance;
                hands.begin(hand, chance);
            } else if (!wager_.suits_matter(a, b)) {
                deal(hands, a, b, first, chance, choices);
            } else {
                Choices<double> without = choices;
                without.hit = wager_.play().at(hand, first).hit;
                wager_.each_suits(a, b, first, without, [&](const MainWager<double>::BySuit& here) {
                    if (here.choices.act != Act::hit) {
                        deal(hands, a, b, first, chance * here.chance, here.choices);
                        return;
                    }
                    often_.hands += chance * here.chance;
                    often_.wagered += chance * here.chance;
                    wager_.against().draw(
                        every_hand()[hand], first, [&](std::size_t v, double each) {
                            if (v != here.wanted) {
                                hands.draw(hand, Act::hit, 0, v, chance * here.chance * each);
                            }
                        });
                    for (const auto& third : here.third) {
                        add(parts_.of(third.pays), chance * here.chance * third.chance);
                    }
                });
            }
        }
    }
    one_hand(hands.ends());
}

// Against a result of the dealer's that is no Blackjack.
int Reckoning::compared(const EndKinds::Kind& kind, std::size_t final) const {
    using Is = EndKinds::Is;
    switch (kind.is) {
        case Is::busted: return -kind.units * parts_.unit();
        case Is::given_back:
        case Is::withdrawn: return -parts_.unit();
        case Is::paid: return parts_.of(kind.pays, kind.units);
        case Is::stands: break;
    }
    const int wins = parts_.of(terms_.win_pays, kind.units);
    if (final == at(Final::bust)) return wins;
    if (final == at(Final::t22)) return terms_.stands_off_on_22 ? 0 : wins;
    const int total = static_cast<int>(final) + 17;
    return kind.points > total ? wins : kind.points < total ? -kind.units * parts_.unit() : 0;
}

void Reckoning::one_hand(const Spread& spread) {
    using Is = EndKinds::Is;
    const bool everything = terms_.takes_after_double == rules::Takes::everything;
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
        const EndKinds::Kind& kind = kinds_[k];
        if (kind.is == Is::busted || kind.is == Is::given_back) often_.bust += spread.ends[k];
        if (kind.units == 2) {
            often_.doubled += spread.ends[k];
            often_.wagered += spread.ends[k];
        }
        if (kind.is != Is::stands) {
            add(compared(kind, at(Final::bust)), spread.ends[k]);
            continue;
        }
        for (std::size_t f = 0; f < finals; ++f) {
            const double chance = spread.standing[k][f];
            if (is_over(f)) often_.dealer_bust += chance;
            if (f != at(Final::blackjack)) {
                add(compared(kind, f), chance);
            } else if (kind.points == 21 && terms_.over_21 == rules::Over21::stands_off) {
                add(0, chance);
            } else {
                add(-(everything ? kind.units : 1) * parts_.unit(), chance);
            }
        }
    }
}

// What one of several hands adds, and whether a dealer's Blackjack finds something there to take.
Together Reckoning::alone_in_split(const EndKinds::Kind& kind, std::size_t final) const {
    using Is = EndKinds::Is;
    Together hand;
    if (kind.is == Is::busted || kind.is == Is::given_back) hand.marks |= Together::busted;
    if (kind.is == Is::stands) hand.marks |= Together::standing;
    if (kind.units == 2) hand.marks |= Together::doubled;
    hand.net = compared(kind, final == at(Final::blackjack) ? at(Final::t21) : final);
    if (final != at(Final::blackjack) || kind.is == Is::paid) return hand;
    const bool spared =
        kind.is == Is::stands && kind.points == 21 && terms_.over_21 == rules::Over21::stands_off;
    if (spared) {
        hand.net = 0;
        return hand;
    }
    switch (terms_.takes_after_split) {
        case rules::Takes::everything:
            if (kind.is == Is::stands) hand.net = -kind.units * parts_.unit();
            break;
        case rules::Takes::busted_plus_one:
            if (kind.is != Is::stands) break;
            hand.net = 0;
            hand.marks |= Together::found;
            break;
        case rules::Takes::original_only:
            hand.net = 0;
            hand.marks |= Together::found;
            break;
    }
    return hand;
}

// One hand of a split, given the dealer's result.
Chances Reckoning::given(const Spread& spread, std::size_t final) const {
    double over = 0;
    double standing = 0;
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
        if (kinds_[k].is == EndKinds::Is::stands) {
            standing += spread.standing[k][final];
        } else {
            over += spread.ends[k];
        }
    }
    const double dealer = spread.dealer[final];
    // A hand that is over has seen as much of the dealer's as any other such hand.
    const double not_standing = std::max(0.0, dealer - standing);
    Chances chances;
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
        const double chance = kinds_[k].is == EndKinds::Is::stands ? spread.standing[k][final]
                              : over > 0 ? not_standing * spread.ends[k] / over
                                         : 0;
        if (chance > 0) chances[alone_in_split(kinds_[k], final)] += chance / dealer;
    }
    return chances;
}

Chances both(const Chances& a, const Chances& b) {
    Chances sum;
    for (const auto& [one, chance] : a) {
        for (const auto& [other, also] : b) {
            sum[{one.net + other.net, static_cast<std::uint8_t>(one.marks | other.marks)}] +=
                chance * also;
        }
    }
    return sum;
}

void Reckoning::split(std::size_t value, std::size_t first, double chance) {
    using Second = SplitSecondCards<double>::Second;
    const Split<double>& split = wager_.split(value);
    const SplitSecondCards<double> cards(wager_.odds().shoe(), value, first);
    const auto of = [&](int alike, Second second) {
        const Hands& all = every_hand();
        const std::size_t hand = second == Second::alike ? all.of(value, value) : all.of(value);
        HandEnds hands(split.against_with_gone(alike), split.decisions(), kinds_, suits_, first);
        hands.begin(hand, 1);
        Spread spread = hands.ends();
        Counts gone{};
        gone[value] = 2 + alike + (second == Second::alike ? 1 : 0);
        spread.dealer = wager_.dealer(gone, first);
        return spread;
    };
    often_.split += chance;
    const int hands_max = split.splits_again(first) ? split.hands_max() : 2;
    for (const auto& [came, often] : cards.ways(hands_max)) {
        const double all = chance * often;
        Spread any{};
        Spread other{};
        if (came.awaiting > 0) any = cards.any_second({came.again, came.closed}, of);
        if (came.closed > 0) other = cards.other_second({came.again, came.closed - 1}, of);
        const FinalOdds<double> dealer = came.awaiting > 0 ? any.dealer : other.dealer;
        often_.hands += all * (came.again + 2);
        for (std::size_t k = 0; k < kinds_.size(); ++k) {
            often_.wagered +=
                all * kinds_[k].units * (came.awaiting * any.ends[k] + came.closed * other.ends[k]);
        }
        for (std::size_t f = 0; f < finals; ++f) {
            if (dealer[f] <= 0) continue;
            Chances sum{{Together{}, 1.0}};
            const Chances of_any = came.awaiting > 0 ? given(any, f) : Chances{};
            const Chances of_other = came.closed > 0 ? given(other, f) : Chances{};
            for (int n = 0; n < came.awaiting; ++n) sum = both(sum, of_any);
            for (int n = 0; n < came.closed; ++n) sum = both(sum, of_other);
            for (const auto& [hands, each] : sum) {
                const double one = all * dealer[f] * each;
                const bool taken = (hands.marks & Together::found) != 0;
                add(hands.net - (taken ? parts_.unit() : 0), one);
                if ((hands.marks & Together::busted) != 0) often_.bust += one;
                if ((hands.marks & Together::doubled) != 0) often_.doubled += one;
                const bool drawn = (hands.marks & Together::standing) != 0;
                if (drawn && is_over(f)) often_.dealer_bust += one;
            }
        }
    }
}

}  // namespace

Outcomes outcomes_of(const MainWager<double>& wager) { return Reckoning(wager).all(); }

}  // namespace croupier::exact
