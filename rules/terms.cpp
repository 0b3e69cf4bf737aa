#include "rules/terms.hpp"

namespace croupier::rules {

Terms terms_of(const Rules& r, int decks) {
    Terms t;
    t.decks = decks;
    t.deck = r.deck.value;
    t.soft_17 = r.soft_17.value;
    t.stands_off_on_22 = static_cast<bool>(r.stand_off_22.because);
    t.blackjack_pays = r.blackjack_pays.value;
    t.blackjack_always_wins = r.blackjack_paid_at_once.value != BlackjackPaid::against_2_to_9;
    if (r.even_money_pays.because && !t.blackjack_always_wins)
        t.even_money = r.even_money_pays.value;
    t.over_21 = r.blackjack_over_21.value;
    t.win_pays = r.win_pays.value;
    t.wins_21_at_once = static_cast<bool>(r.wins_21.because);
    if (r.cards_max.because) t.cards_max = r.cards_max.value;
    t.wins_with_cards_max = static_cast<bool>(r.wins_five_and_under.because);
    t.stand_from = r.stand_from.value;
    t.pair_by = r.split_pair_by.value;
    t.hands_max = r.hands_max.value;
    t.ace_splits_max = r.ace_splits_max.value;
    t.split_aces_get_one_card = r.split_aces_one_card.because || r.split_aces_no_choice.because;
    t.double_on = r.double_on.value;
    t.double_cards = r.double_cards.value;
    t.double_ace = r.double_ace.because ? r.double_ace.value : DoubleAce::unchanged;
    t.double_may_be_withdrawn = static_cast<bool>(r.double_withdrawn.because);
    if (r.surrender.because) t.surrender = r.surrender.value;
    if (r.surrender_part.because) t.surrender_part = r.surrender_part.value;
    t.surrender_void_on_blackjack = static_cast<bool>(r.surrender_void.because);
    t.takes_after_double = r.takes_after_double.value;
    t.takes_after_split = r.takes_after_split.value;
    if (r.bonus_after_split.because) {
        t.bonuses = Terms::Bonuses{
            r.pays_five_cards.value,  r.pays_six_cards.value,
            r.pays_seven_cards.value, r.pays_678.value,
            r.pays_678_suited.value,  r.pays_678_spades.value,
            r.pays_777.value,         r.pays_777_suited.value,
            r.pays_777_spades.value,  r.bonus_after_split.value == BonusAfterSplit::paid};
    }
    return t;
}

}  // namespace croupier::rules
