#include "exact/hands_against_dealer.hpp"

namespace croupier::exact {

bool may_stand(const Terms& terms, const Hand& hand) { return hand.points() >= terms.stand_from; }

bool may_double(const Terms& terms, const Hand& hand) {
    if (hand.count != 2 && terms.double_cards == rules::DoubleCards::two) return false;
    switch (terms.double_on) {
        case rules::DoubleOn::any_total: return true;
        case rules::DoubleOn::no_ace: return hand.cards[ace] == 0;
        case rules::DoubleOn::hard_9_to_11: return !hand.soft && hand.low >= 9 && hand.low <= 11;
        case rules::DoubleOn::hard_9_to_11_ace_as_one: return hand.low >= 9 && hand.low <= 11;
    }
    return false;
}

int points_doubled(const Terms& terms, const Hand& before, const Hand& after, int early) {
    int bound = 0;
    if (terms.double_on == rules::DoubleOn::hard_9_to_11_ace_as_one ||
        terms.double_ace == rules::DoubleAce::one_if_held) {
        bound = before.cards[ace];
    } else if (terms.double_ace == rules::DoubleAce::one_if_first_two) {
        bound = before.count == 2 ? before.cards[ace] : early;
    }
    return after.soft && after.cards[ace] > bound ? after.points() : after.low;
}

template class HandsAgainstDealer<double>;

}  // namespace croupier::exact
