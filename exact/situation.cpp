#include "exact/situation.hpp"

namespace croupier::exact {
namespace {

DealerHands dealer_of(const Terms& terms) {
    return DealerHands(terms.soft_17, terms.stands_off_on_22 ? DealerHands::Of22::are_told_apart
                                                             : DealerHands::Of22::are_busts);
}

// The chance that the dealer's next card makes a Blackjack.
double blackjack_next(const CardsLeft& left, const Situation& now) {
    const std::size_t completes = completes_blackjack(now.first);
    if (completes == values) return 0;
    const int rest = sum(left.by_value) - sum(now.hand) - 1;
    return rest <= 0 ? 0
                     : static_cast<double>(left.by_value[completes] - now.hand[completes]) / rest;
}

}  // namespace

Choices<double> choices_now(const Terms& terms, const CardsLeft& left, const Situation& now) {
    const DealerHands dealer = dealer_of(terms);
    DealerOdds<double> odds(dealer, left.by_value);
    const BySuits<double> suits = by_suits<double>(terms, left);
    const std::size_t hand = every_hand().of(now.hand);
    HandsAgainstDealer<double> against(
        terms, odds, {.start = hand, .by_suits = suits, .formed = now.formed, .cards = now.cards});
    against.find(every_possible_hand(against));
    const Play<double> play(against);
    Choices<double> choices = play.at(hand, now.first, now.early);
    if (sum(now.hand) != 2) return choices;
    for (std::size_t v = 0; v < values; ++v) {
        if (now.hand[v] != 2) continue;
        Terms rest = terms;
        rest.hands_max -= now.hands - 1;
        if (v == ace) rest.ace_splits_max -= now.hands - 1;
        const Split<double> split(rest, odds, v, suits, nullptr, bit(now.first));
        if (split.hands_max() > 1) choices.split = split.against(now.first);
    }
    if (now.formed == Formed::by_the_deal && terms.surrender) {
        const double part = as_number<double>(terms.surrender_part);
        const double void_by = terms.surrender_void_on_blackjack ? blackjack_next(left, now) : 0;
        choices.surrender = -part * (1 - void_by) - void_by;
    }
    choices.choose_best();
    return choices;
}

double kept_double(const Terms& terms, const CardsLeft& left, const Situation& now, int points) {
    const DealerHands dealer = dealer_of(terms);
    DealerOdds<double> odds(dealer, left.by_value);
    const std::size_t hand = every_hand().of(now.hand);
    HandsAgainstDealer<double> against(terms, odds, {.start = hand, .formed = now.formed});
    std::vector<Firsts> needed(every_hand().size(), 0);
    needed[hand] = bit(now.first);
    against.find(needed);
    return against.settled(points, hand, now.first, 2);
}

double insurance_now(Ratio pays, const CardsLeft& left, const Situation& now) {
    const double blackjack = blackjack_next(left, now);
    return blackjack * as_number<double>(pays) - (1 - blackjack);
}

double waiting_blackjack(const Terms& terms, const CardsLeft& left, const Situation& now) {
    if (terms.blackjack_always_wins) return as_number<double>(terms.blackjack_pays);
    return as_number<double>(terms.blackjack_pays) * (1 - blackjack_next(left, now));
}

}  // namespace croupier::exact
