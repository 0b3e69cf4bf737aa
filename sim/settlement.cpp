#include "sim/settlement.hpp"

#include <algorithm>

namespace croupier::sim {
namespace {

using Is = HandResult::Is;

// One wager that stands against a dealer without Blackjack.
Parts compared(const SimulatedTerms& terms, const HandResult& hand, Final dealer) {
    const Parts stake = terms.unit * hand.units;
    const Parts win = terms.parts(terms.win_pays) * hand.units;
    if (dealer == Final::t22 && terms.stands_off_on_22) return 0;
    if (dealer == Final::t22 || dealer == Final::over_22) return win;
    const int total = 17 + static_cast<int>(dealer);
    if (hand.points > total) return win;
    return hand.points < total ? -stake : 0;
}

Parts surrendered(const SimulatedTerms& terms, Final dealer) {
    if (dealer == Final::blackjack && terms.surrender_void_on_blackjack) return -terms.unit;
    return -terms.parts(terms.surrender_part);
}

// What the dealer's Blackjack takes where it need not take everything [Takes]: `gone` is lost
// whatever the dealer has, `standing` is on hands that it beats.
Parts taken(const SimulatedTerms& terms, bool split, Parts withdrawn, Parts busted,
            Parts standing) {
    const Parts gone = withdrawn + busted;
    const Parts original = standing > 0 ? terms.unit : 0;
    switch (split ? terms.takes_after_split : terms.takes_after_double) {
        case rules::Takes::everything: return gone + standing;
        case rules::Takes::busted_plus_one: return gone + original;
        case rules::Takes::original_only:
            return std::max(withdrawn, std::min(gone + original, terms.unit));
    }
    return 0;
}

}  // namespace

Needs needs_of(const SimulatedTerms& terms, const HandResult& result) {
    switch (result.is) {
        case Is::stands: return Needs::whole_hand;
        case Is::blackjack:
        case Is::surrendered: return Needs::second_card;
        case Is::busted:
        case Is::withdrawn:
        case Is::paid:
        case Is::by_suits: break;
    }
    return terms.second_card == rules::SecondCard::always ? Needs::second_card : Needs::nothing;
}

Parts settle(const SimulatedTerms& terms, std::span<const HandResult> hands, Final dealer) {
    const bool blackjack = dealer == Final::blackjack;
    Parts won = 0;
    Parts withdrawn = 0;
    Parts busted = 0;
    Parts standing = 0;
    for (const HandResult& hand : hands) {
        switch (hand.is) {
            case Is::stands:
                if (!blackjack) {
                    won += compared(terms, hand, dealer);
                } else if (hand.points != 21 || terms.over_21 == rules::Over21::loses) {
                    standing += terms.unit * hand.units;
                }
                break;
            case Is::busted: busted += terms.unit * hand.units; break;
            case Is::withdrawn: withdrawn += terms.unit; break;
            case Is::by_suits:
            case Is::paid: won += hand.parts; break;
            case Is::blackjack: won += blackjack ? 0 : terms.parts(terms.blackjack_pays); break;
            case Is::surrendered: won += surrendered(terms, dealer); break;
        }
    }
    if (!blackjack) return won - withdrawn - busted;
    return won - taken(terms, hands.size() > 1, withdrawn, busted, standing);
}

}  // namespace croupier::sim
