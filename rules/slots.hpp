// The names of the rules, for those who list, compare or change them.
#pragma once

#include <string_view>

#include "rules/rules.hpp"

namespace croupier::rules {

// Whether every game must have a clause that sets the slot.
enum class Presence : bool { optional, required };

template <class T>
struct Slot {
    std::string_view name;
    Ruled<T> Rules::*member;
    Presence presence;
};

template <class T>
Slot(const char*, Ruled<T> Rules::*, Presence) -> Slot<T>;

// Calls `visit(slot)` for every slot, in the order of Rules.
template <class Visit>
constexpr void for_each_slot(Visit&& visit) {
    using enum Presence;

    // Cards and layout
    visit(Slot{"decks", &Rules::decks, required});
    visit(Slot{"boxes-max", &Rules::boxes_max, required});
    visit(Slot{"boxes-usual", &Rules::boxes_usual, required});
    visit(Slot{"box", &Rules::box, required});
    visit(Slot{"shoe", &Rules::shoe, optional});
    visit(Slot{"new-shoe", &Rules::new_shoe, optional});
    visit(Slot{"shoe-ran-out", &Rules::shoe_ran_out, optional});
    visit(Slot{"smallest-chip", &Rules::smallest_chip, optional});
    // Limits
    visit(Slot{"step", &Rules::step, required});
    visit(Slot{"no-multiple-of-minimum", &Rules::no_multiple_of_minimum, optional});
    visit(Slot{"under-minimum", &Rules::under_minimum, required});
    visit(Slot{"under-minimum-warned", &Rules::under_minimum_warned, optional});
    visit(Slot{"under-minimum-again", &Rules::under_minimum_again, optional});
    visit(Slot{"minimum-on-each-box", &Rules::minimum_on_each_box, optional});
    visit(Slot{"over-maximum", &Rules::over_maximum, required});
    visit(Slot{"maximum-of", &Rules::maximum_of, required});
    visit(Slot{"personal-limit", &Rules::personal_limit, required});
    visit(Slot{"raised-box", &Rules::raised_box, required});
    visit(Slot{"limits-changed", &Rules::limits_changed, required});
    visit(Slot{"limits-notice", &Rules::limits_notice, required});
    // Wagers
    visit(Slot{"betting", &Rules::betting, required});
    visit(Slot{"wager", &Rules::wager, required});
    visit(Slot{"wager-in-chips", &Rules::wager_in_chips, required});
    visit(Slot{"spoken-wager", &Rules::spoken_wager, optional});
    visit(Slot{"no-further-wager", &Rules::no_further_wager, required});
    visit(Slot{"wager-locked", &Rules::wager_locked, required});
    visit(Slot{"added-wager-locked", &Rules::added_wager_locked, optional});
    visit(Slot{"losing-wager-locked", &Rules::losing_wager_locked, optional});
    visit(Slot{"added-wagers-excepted", &Rules::added_wagers_excepted, optional});
    visit(Slot{"several-boxes", &Rules::several_boxes, required});
    visit(Slot{"give-up-box", &Rules::give_up_box, required});
    visit(Slot{"bettors-max", &Rules::bettors_max, required});
    visit(Slot{"bettors-fewer", &Rules::bettors_fewer, optional});
    visit(Slot{"unpayable-refused", &Rules::unpayable_refused, optional});
    // Who decides for a box
    visit(Slot{"caller", &Rules::caller, required});
    visit(Slot{"caller-seated", &Rules::caller_seated, required});
    visit(Slot{"caller-nearest", &Rules::caller_nearest, required});
    visit(Slot{"caller-place", &Rules::caller_place, required});
    visit(Slot{"bettors-in-line", &Rules::bettors_in_line, optional});
    visit(Slot{"caller-elsewhere", &Rules::caller_elsewhere, optional});
    visit(Slot{"caller-absent", &Rules::caller_absent, required});
    // Restrictions on a player
    visit(Slot{"minimum-only", &Rules::minimum_only, required});
    visit(Slot{"minimum-only-holds", &Rules::minimum_only_holds, required});
    visit(Slot{"minimum-only-late", &Rules::minimum_only_late, optional});
    visit(Slot{"minimum-only-skipped", &Rules::minimum_only_skipped, optional});
    visit(Slot{"minimum-only-ends", &Rules::minimum_only_ends, optional});
    visit(Slot{"single-box", &Rules::single_box, optional});
    visit(Slot{"first-box", &Rules::first_box, optional});
    visit(Slot{"single-box-again", &Rules::single_box_again, optional});
    // Initial deal
    visit(Slot{"dealer-alone-deals", &Rules::dealer_alone_deals, required});
    visit(Slot{"cards-untouched", &Rules::cards_untouched, optional});
    visit(Slot{"no-more-bets", &Rules::no_more_bets, required});
    visit(Slot{"deal-clockwise", &Rules::deal_clockwise, optional});
    visit(Slot{"face-up", &Rules::face_up, optional});
    visit(Slot{"face-down", &Rules::face_down, optional});
    visit(Slot{"face-down-handled", &Rules::face_down_handled, optional});
    visit(Slot{"face-down-approved", &Rules::face_down_approved, optional});
    visit(Slot{"first-card", &Rules::first_card, required});
    visit(Slot{"dealer-card", &Rules::dealer_card, required});
    visit(Slot{"second-card", &Rules::second_card, required});
    visit(Slot{"initial-deal", &Rules::initial_deal, optional});
    visit(Slot{"hard-total", &Rules::hard_total, optional});
    visit(Slot{"soft-total", &Rules::soft_total, optional});
    visit(Slot{"card-values", &Rules::card_values, optional});
    visit(Slot{"ace-value", &Rules::ace_value, optional});
    visit(Slot{"number-value", &Rules::number_value, optional});
    visit(Slot{"ten-value", &Rules::ten_value, optional});
    visit(Slot{"court-value", &Rules::court_value, optional});
    visit(Slot{"blackjack", &Rules::blackjack, required});
    // Insurance
    visit(Slot{"insurance", &Rules::insurance, required});
    visit(Slot{"insurance-bet", &Rules::insurance_bet, optional});
    visit(Slot{"insurance-called", &Rules::insurance_called, optional});
    visit(Slot{"insurance-line", &Rules::insurance_line, optional});
    visit(Slot{"insurance-in-time", &Rules::insurance_in_time, required});
    visit(Slot{"insurance-max", &Rules::insurance_max, required});
    visit(Slot{"insurance-unit", &Rules::insurance_unit, required});
    visit(Slot{"insurance-each-bettor", &Rules::insurance_each_bettor, optional});
    visit(Slot{"insurance-pays", &Rules::insurance_pays, required});
    visit(Slot{"insurance-decided", &Rules::insurance_decided, optional});
    visit(Slot{"insurance-wins", &Rules::insurance_wins, required});
    visit(Slot{"insurance-loses", &Rules::insurance_loses, required});
    visit(Slot{"insurance-collected", &Rules::insurance_collected, optional});
    visit(Slot{"insurance-then-on", &Rules::insurance_then_on, optional});
    visit(Slot{"insurance-voided", &Rules::insurance_voided, optional});
    visit(Slot{"insure-others", &Rules::insure_others, optional});
    visit(Slot{"insure-others-max", &Rules::insure_others_max, optional});
    visit(Slot{"insure-others-cap", &Rules::insure_others_cap, optional});
    visit(Slot{"insure-others-ranked", &Rules::insure_others_ranked, optional});
    visit(Slot{"insure-others-same-box", &Rules::insure_others_same_box, optional});
    visit(Slot{"insure-others-nearest", &Rules::insure_others_nearest, optional});
    visit(Slot{"insure-others-least", &Rules::insure_others_least, optional});
    // Interim settlement
    visit(Slot{"interim", &Rules::interim, optional});
    visit(Slot{"blackjack-paid-at-once", &Rules::blackjack_paid_at_once, required});
    visit(Slot{"blackjack-cards-removed", &Rules::blackjack_cards_removed, optional});
    visit(Slot{"blackjack-waits", &Rules::blackjack_waits, optional});
    visit(Slot{"even-money-pays", &Rules::even_money_pays, required});
    visit(Slot{"even-money-by", &Rules::even_money_by, required});
    visit(Slot{"even-money-lifted", &Rules::even_money_lifted, optional});
    visit(Slot{"even-money-cards-removed", &Rules::even_money_cards_removed, optional});
    visit(Slot{"even-money-cards-stay", &Rules::even_money_cards_stay, optional});
    visit(Slot{"even-money-and-insurance", &Rules::even_money_and_insurance, required});
    // Decisions
    visit(Slot{"turn", &Rules::turn, required});
    visit(Slot{"subsequent-deal", &Rules::subsequent_deal, optional});
    visit(Slot{"choices", &Rules::choices, optional});
    visit(Slot{"total-announced", &Rules::total_announced, optional});
    visit(Slot{"total-announced-again", &Rules::total_announced_again, optional});
    visit(Slot{"may-split", &Rules::may_split, required});
    visit(Slot{"may-double", &Rules::may_double, required});
    visit(Slot{"may-draw", &Rules::may_draw, required});
    visit(Slot{"may-stand", &Rules::may_stand, required});
    visit(Slot{"drawn-card", &Rules::drawn_card, optional});
    visit(Slot{"totals-restrict", &Rules::totals_restrict, optional});
    visit(Slot{"no-draw-at-21", &Rules::no_draw_at_21, required});
    visit(Slot{"stand-from", &Rules::stand_from, required});
    visit(Slot{"absent-play", &Rules::absent_play, required});
    visit(Slot{"absent-by", &Rules::absent_by, required});
    visit(Slot{"absent-idle", &Rules::absent_idle, optional});
    visit(Slot{"absent-away", &Rules::absent_away, optional});
    visit(Slot{"absent-soft-stands", &Rules::absent_soft_stands, optional});
    visit(Slot{"absent-soft-draws", &Rules::absent_soft_draws, optional});
    visit(Slot{"absent-hard-stands", &Rules::absent_hard_stands, optional});
    visit(Slot{"absent-hard-draws", &Rules::absent_hard_draws, optional});
    // Splitting
    visit(Slot{"split-pair-by", &Rules::split_pair_by, required});
    visit(Slot{"split-definition", &Rules::split_definition, optional});
    visit(Slot{"split-wager", &Rules::split_wager, required});
    visit(Slot{"split-declined-for-all", &Rules::split_declined_for_all, required});
    visit(Slot{"split-others-choose", &Rules::split_others_choose, optional});
    visit(Slot{"split-followed", &Rules::split_followed, required});
    visit(Slot{"split-not-followed", &Rules::split_not_followed, required});
    visit(Slot{"hands-max", &Rules::hands_max, required});
    visit(Slot{"split-again", &Rules::split_again, optional});
    visit(Slot{"ace-splits-max", &Rules::ace_splits_max, required});
    visit(Slot{"split-order", &Rules::split_order, required});
    visit(Slot{"split-card", &Rules::split_card, required});
    visit(Slot{"split-aces-one-card", &Rules::split_aces_one_card, required});
    visit(Slot{"split-aces-no-choice", &Rules::split_aces_no_choice, optional});
    visit(Slot{"split-hand-played", &Rules::split_hand_played, required});
    visit(Slot{"split-hand-stands", &Rules::split_hand_stands, optional});
    visit(Slot{"split-hand-draws", &Rules::split_hand_draws, optional});
    visit(Slot{"split-no-blackjack", &Rules::split_no_blackjack, required});
    visit(Slot{"split-declined", &Rules::split_declined, required});
    visit(Slot{"split-bust", &Rules::split_bust, optional});
    visit(Slot{"split-settled", &Rules::split_settled, optional});
    // Doubling
    visit(Slot{"double-on", &Rules::double_on, required});
    visit(Slot{"double-cards", &Rules::double_cards, required});
    visit(Slot{"double-definition", &Rules::double_definition, optional});
    visit(Slot{"double-for", &Rules::double_for, required});
    visit(Slot{"double-least", &Rules::double_least, optional});
    visit(Slot{"double-step", &Rules::double_step, required});
    visit(Slot{"double-one-card", &Rules::double_one_card, required});
    visit(Slot{"double-one-card-drawn", &Rules::double_one_card_drawn, optional});
    visit(Slot{"double-declined-for-all", &Rules::double_declined_for_all, required});
    visit(Slot{"double-followed", &Rules::double_followed, required});
    visit(Slot{"double-not-followed", &Rules::double_not_followed, optional});
    visit(Slot{"double-after-split", &Rules::double_after_split, optional});
    visit(Slot{"double-not-on-blackjack", &Rules::double_not_on_blackjack, optional});
    visit(Slot{"double-settled", &Rules::double_settled, optional});
    // The dealer's hand
    visit(Slot{"dealer-after-players", &Rules::dealer_after_players, required});
    visit(Slot{"soft-17", &Rules::soft_17, required});
    visit(Slot{"soft-17-by", &Rules::soft_17_by, required});
    visit(Slot{"soft-17-if-hit", &Rules::soft_17_if_hit, optional});
    visit(Slot{"soft-17-inscription", &Rules::soft_17_inscription, optional});
    visit(Slot{"dealer-ace-counts", &Rules::dealer_ace_counts, optional});
    visit(Slot{"dealer-further-cards", &Rules::dealer_further_cards, optional});
    visit(Slot{"dealer-total-announced", &Rules::dealer_total_announced, optional});
    visit(Slot{"dealer-needs-none", &Rules::dealer_needs_none, required});
    visit(Slot{"dealer-needs-one-for-blackjack", &Rules::dealer_needs_one_for_blackjack, optional});
    visit(Slot{"dealer-needs-one-for-insurance", &Rules::dealer_needs_one_for_insurance, optional});
    visit(Slot{"dealer-second-card", &Rules::dealer_second_card, required});
    // Settlement
    visit(Slot{"settlement", &Rules::settlement, optional});
    visit(Slot{"wins-dealer-bust", &Rules::wins_dealer_bust, required});
    visit(Slot{"wins-higher", &Rules::wins_higher, required});
    visit(Slot{"wins-blackjack", &Rules::wins_blackjack, required});
    visit(Slot{"loses-bust", &Rules::loses_bust, required});
    visit(Slot{"loses-bust-at-once", &Rules::loses_bust_at_once, optional});
    visit(Slot{"loses-bust-cards-removed", &Rules::loses_bust_cards_removed, optional});
    visit(Slot{"loses-lower", &Rules::loses_lower, required});
    visit(Slot{"loses-to-blackjack", &Rules::loses_to_blackjack, optional});
    visit(Slot{"blackjack-over-21", &Rules::blackjack_over_21, required});
    visit(Slot{"stand-off", &Rules::stand_off, required});
    visit(Slot{"stand-off-definition", &Rules::stand_off_definition, optional});
    visit(Slot{"takes-after-double", &Rules::takes_after_double, required});
    visit(Slot{"takes-after-split", &Rules::takes_after_split, required});
    visit(Slot{"odds", &Rules::odds, optional});
    visit(Slot{"blackjack-pays", &Rules::blackjack_pays, required});
    visit(Slot{"blackjack-pays-by", &Rules::blackjack_pays_by, required});
    visit(Slot{"blackjack-pays-inscription", &Rules::blackjack_pays_inscription, optional});
    visit(Slot{"win-pays", &Rules::win_pays, required});
    visit(Slot{"rounding", &Rules::rounding, required});
    visit(Slot{"losers-cleared", &Rules::losers_cleared, optional});
    visit(Slot{"winners-paid", &Rules::winners_paid, optional});
    visit(Slot{"collect-when-all-paid", &Rules::collect_when_all_paid, optional});
    visit(Slot{"round-ends", &Rules::round_ends, required});
    visit(Slot{"round", &Rules::round, optional});
    visit(Slot{"void-round", &Rules::void_round, required});
    visit(Slot{"void-reach", &Rules::void_reach, required});
    visit(Slot{"void-round-before", &Rules::void_round_before, optional});
    visit(Slot{"void-wager", &Rules::void_wager, required});
    visit(Slot{"void-definition", &Rules::void_definition, optional});
}

}  // namespace croupier::rules
