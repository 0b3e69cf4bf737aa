#include "exact/hand_ends.hpp"

#include <stdexcept>

namespace croupier::exact {

EndKinds::EndKinds(const Terms& terms) {
    for (int points = 16; points <= 21; ++points) {
        for (const int units : {1, 2}) kinds_[stands(points, units)] = {Is::stands, points, units};
    }
    for (const int units : {1, 2}) kinds_[busted(units)] = {Is::busted, 0, units};
    kinds_[given_back()] = {Is::given_back, 0, 2};
    kinds_[withdrawn()] = {Is::withdrawn, 0, 2};
    (void)paid(terms.win_pays, 1);
}

std::size_t EndKinds::paid(Ratio odds, int units) {
    for (std::size_t n = withdrawn() + 1; n < size_; ++n) {
        if (kinds_[n].pays == odds && kinds_[n].units == units) return n;
    }
    if (size_ == kinds_max) throw std::logic_error("more ways to be paid than any game has");
    kinds_[size_] = {Is::paid, 0, units, odds};
    return size_++;
}

Spread operator*(Spread a, double by) {
    for (double& each : a.ends) each *= by;
    for (auto& row : a.standing) {
        for (double& each : row) each *= by;
    }
    for (double& each : a.dealer) each *= by;
    return a;
}

Spread operator-(Spread a, const Spread& b) {
    for (std::size_t n = 0; n < a.ends.size(); ++n) a.ends[n] -= b.ends[n];
    for (std::size_t n = 0; n < a.standing.size(); ++n) {
        for (std::size_t f = 0; f < finals; ++f) a.standing[n][f] -= b.standing[n][f];
    }
    for (std::size_t f = 0; f < finals; ++f) a.dealer[f] -= b.dealer[f];
    return a;
}

void HandEnds::stand(std::size_t hand, int points, int units, double chance) {
    const std::size_t kind = EndKinds::stands(points, units);
    spread_.ends[kind] += chance;
    const FinalOdds<double>& odds = against_.dealer(hand, first_);
    for (std::size_t f = 0; f < finals; ++f) spread_.standing[kind][f] += chance * odds[f];
}

// As HandsAgainstDealer::at_once, but with all that suits can make of it.
void HandEnds::end_at_once(const Hand& hand, double chance) {
    const Terms& terms = against_.terms();
    const auto pay = [&](Ratio odds, double part) {
        spread_.ends[kinds_.paid(odds, 1)] += chance * part;
    };
    const bool plain =
        hand.points() != 21 || !terms.bonuses ||
        (against_.from().formed == Formed::by_a_split && !terms.bonuses->after_split);
    if (plain) {
        pay(terms.win_pays, 1);
        return;
    }
    constexpr std::size_t six = 5;
    const bool sevens = hand.count == 3 && hand.cards[six + 1] == 3;
    const bool straight = hand.count == 3 && hand.cards[six] == 1 && hand.cards[six + 1] == 1 &&
                          hand.cards[six + 2] == 1;
    if (sevens || straight) {
        for (const auto& each : sevens ? suits_.sevens : suits_.straight) {
            pay(each.odds, each.chance);
        }
        return;
    }
    switch (hand.count) {
        case 2:
        case 3:
        case 4: pay(terms.win_pays, 1); return;
        case 5: pay(terms.bonuses->five_cards, 1); return;
        case 6: pay(terms.bonuses->six_cards, 1); return;
        default: pay(terms.bonuses->seven_cards, 1); return;
    }
}

void HandEnds::draw(std::size_t number, Act act, int early, std::size_t value, double chance) {
    const Hand& hand = every_hand()[number];
    const int units = act == Act::double_down ? 2 : 1;
    if (hand.with[value] == over_21) {
        // Of a double: what is lost on average above one wager, unless all hands are reckoned
        // together.
        const bool alone = against_.from().by_blackjack == ByBlackjack::takes;
        const double back = alone ? units + against_.busted(hand, value, first_, units) : 0;
        spread_.ends[EndKinds::busted(units)] += chance * (1 - back);
        spread_.ends[EndKinds::given_back()] += chance * back;
        return;
    }
    const auto next = static_cast<std::size_t>(hand.with[value]);
    if (act != Act::double_down) {
        const int then = against_.early_after(hand, value, early);
        reached_[next][static_cast<std::size_t>(then)] += chance;
        return;
    }
    using Double = HandsAgainstDealer<double>::Double;
    const auto doubled = against_.doubled(hand, value, first_, early, &decisions_);
    switch (doubled.is) {
        case Double::stands: stand(next, doubled.points, 2, chance); return;
        case Double::is_withdrawn: spread_.ends[EndKinds::withdrawn()] += chance; return;
        case Double::wins_at_once:
            spread_.ends[kinds_.paid(against_.terms().win_pays, 2)] += chance;
            return;
    }
}

void HandEnds::go_on(std::size_t number, Act act, int early, double chance) {
    const Hand& hand = every_hand()[number];
    if (act == Act::stand) {
        stand(number, hand.points(), 1, chance);
        return;
    }
    against_.draw(hand, first_,
                  [&](std::size_t v, double each) { draw(number, act, early, v, chance * each); });
}

void HandEnds::begin(std::size_t hand, Act act, double chance) { go_on(hand, act, 0, chance); }

Spread HandEnds::ends() {
    const Hands& hands = every_hand();
    for (std::size_t number = 1; number < hands.size(); ++number) {
        const Hand& hand = hands[number];
        for (std::size_t early = 0; early < early_kinds_max; ++early) {
            const double chance = reached_[number][early];
            if (chance == 0) continue;
            if (hand.count < 2) {
                go_on(number, Act::hit, 0, chance);
            } else if (against_.at_once(hand)) {
                end_at_once(hand, chance);
            } else if (against_.takes_no_more(hand)) {
                stand(number, hand.points(), 1, chance);
            } else {
                const int kind = static_cast<int>(early);
                go_on(number, decisions_.act(number, first_, kind), kind, chance);
            }
        }
    }
    return spread_;
}

}  // namespace croupier::exact
