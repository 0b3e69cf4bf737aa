#include "sim/simulated_terms.hpp"

#include <numeric>

#include <fmt/core.h>

namespace croupier::sim {
namespace {

// The least number of parts in which every payment of the game is whole.
Parts unit_for(const SimulatedTerms& t) {
    std::int64_t parts = 2;
    const auto divide = [&](Ratio odds) { parts = std::lcm(parts, std::int64_t{odds.staked}); };
    divide(t.blackjack_pays);
    divide(t.win_pays);
    divide(t.surrender_part);
    if (t.even_money) divide(*t.even_money);
    if (t.bonuses) {
        divide(t.bonuses->five_cards);
        divide(t.bonuses->six_cards);
        divide(t.bonuses->seven_cards);
        for (const Ratio odds : t.bonuses->straights()) divide(odds);
        for (const Ratio odds : t.bonuses->three_sevens()) divide(odds);
    }
    return static_cast<Parts>(parts);
}

}  // namespace

SimulatedTerms simulated_terms_of(const rules::Rules& r, int decks) {
    SimulatedTerms t{rules::terms_of(r, decks)};
    t.second_card = r.dealer_second_card.value;
    if (r.insurance_pays.because) t.insurance_pays = r.insurance_pays.value;
    t.insures_blackjack = !r.no_insurance_on_blackjack.because;
    if (r.super_bonus_small.because) {
        t.super_bonus = SimulatedTerms::SuperBonus{
            r.super_bonus_small.value, r.super_bonus_large.value, r.super_bonus_others.value,
            r.super_bonus_after_split.value != rules::SuperBonusAfterSplit::never};
    }
    t.unit = unit_for(t);
    return t;
}

std::string cannot_play(const SimulatedTerms& t) {
    if (t.surrender == rules::SurrenderAgainst::picture_or_ace && t.deck == cards::Deck::whole) {
        return "surrender against pictures only needs a deck without tens";
    }
    if (t.cards_in_shoe() > cards_max) {
        return fmt::format("a shoe of {} cards; there is room for {}", t.cards_in_shoe(),
                           cards_max);
    }
    if (t.unit > unit_max) return "its odds have no small common denominator";
    return {};
}

}  // namespace croupier::sim
