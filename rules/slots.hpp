// The names of the rules, for those who list, compare or change them.
#pragma once

#include "rules/rules.hpp"

namespace croupier::rules {

// Calls `visit(wager rules)` for each optional wager that a book can have, with its Option.
template <class RulesT, class Visit>
constexpr void for_each_option(RulesT& rules, Visit&& visit) {
    visit(Option::perfect_pairs, rules.perfect_pairs);
    visit(Option::pairs_play, rules.pairs_play);
    visit(Option::any_pair, rules.any_pair);
    visit(Option::super_sevens, rules.super_sevens);
    visit(Option::madness_21, rules.madness_21);
    visit(Option::magnificent_sevens, rules.magnificent_sevens);
    visit(Option::pontoon_pandemonium, rules.pontoon_pandemonium);
}

// Calls `visit(name, ruled, presence)` for every slot, in the order of Rules.
template <class RulesT, class Visit>
constexpr void for_each_slot(RulesT& rules, Visit&& visit) {
    using enum Presence;

    // The game itself
    visit(SlotName{"variant"}, rules.variant, optional);
    visit(SlotName{"variant-of-that"}, rules.variant_of_that, optional);
    // Cards and layout
    visit(SlotName{"decks"}, rules.decks, required);
    visit(SlotName{"deck"}, rules.deck, required);
    visit(SlotName{"boxes-max"}, rules.boxes_max, required);
    visit(SlotName{"boxes-usual"}, rules.boxes_usual, required);
    visit(SlotName{"box"}, rules.box, required);
    visit(SlotName{"shoe"}, rules.shoe, optional);
    visit(SlotName{"new-shoe"}, rules.new_shoe, optional);
    visit(SlotName{"shoe-ran-out"}, rules.shoe_ran_out, optional);
    visit(SlotName{"smallest-chip"}, rules.smallest_chip, optional);
    // Limits
    visit(SlotName{"step"}, rules.step, required);
    visit(SlotName{"no-multiple-of-minimum"}, rules.no_multiple_of_minimum, optional);
    visit(SlotName{"under-minimum"}, rules.under_minimum, required);
    visit(SlotName{"under-minimum-warned"}, rules.under_minimum_warned, optional);
    visit(SlotName{"under-minimum-again"}, rules.under_minimum_again, optional);
    visit(SlotName{"minimum-on-each-box"}, rules.minimum_on_each_box, optional);
    visit(SlotName{"over-maximum"}, rules.over_maximum, required);
    visit(SlotName{"maximum-of"}, rules.maximum_of, required);
    visit(SlotName{"personal-limit"}, rules.personal_limit, required);
    visit(SlotName{"raised-box"}, rules.raised_box, required);
    visit(SlotName{"limits-changed"}, rules.limits_changed, required);
    visit(SlotName{"limits-notice"}, rules.limits_notice, required);
    // Wagers
    visit(SlotName{"betting"}, rules.betting, required);
    visit(SlotName{"wager"}, rules.wager, required);
    visit(SlotName{"wager-in-chips"}, rules.wager_in_chips, required);
    visit(SlotName{"spoken-wager"}, rules.spoken_wager, optional);
    visit(SlotName{"no-further-wager"}, rules.no_further_wager, required);
    visit(SlotName{"wager-locked"}, rules.wager_locked, required);
    visit(SlotName{"added-wager-locked"}, rules.added_wager_locked, optional);
    visit(SlotName{"losing-wager-locked"}, rules.losing_wager_locked, optional);
    visit(SlotName{"added-wagers-excepted"}, rules.added_wagers_excepted, optional);
    visit(SlotName{"several-boxes"}, rules.several_boxes, required);
    visit(SlotName{"give-up-box"}, rules.give_up_box, required);
    visit(SlotName{"bettors-max"}, rules.bettors_max, required);
    visit(SlotName{"bettors-fewer"}, rules.bettors_fewer, optional);
    visit(SlotName{"unpayable-refused"}, rules.unpayable_refused, optional);
    // Who decides for a box
    visit(SlotName{"caller"}, rules.caller, required);
    visit(SlotName{"caller-seated"}, rules.caller_seated, required);
    visit(SlotName{"caller-nearest"}, rules.caller_nearest, required);
    visit(SlotName{"caller-place"}, rules.caller_place, required);
    visit(SlotName{"bettors-in-line"}, rules.bettors_in_line, optional);
    visit(SlotName{"caller-elsewhere"}, rules.caller_elsewhere, optional);
    visit(SlotName{"caller-absent"}, rules.caller_absent, required);
    // Restrictions on a player
    visit(SlotName{"minimum-only"}, rules.minimum_only, required);
    visit(SlotName{"minimum-only-holds"}, rules.minimum_only_holds, required);
    visit(SlotName{"minimum-only-late"}, rules.minimum_only_late, optional);
    visit(SlotName{"minimum-only-skipped"}, rules.minimum_only_skipped, optional);
    visit(SlotName{"minimum-only-ends"}, rules.minimum_only_ends, optional);
    visit(SlotName{"single-box"}, rules.single_box, optional);
    visit(SlotName{"first-box"}, rules.first_box, optional);
    visit(SlotName{"single-box-again"}, rules.single_box_again, optional);
    // Initial deal
    visit(SlotName{"dealer-alone-deals"}, rules.dealer_alone_deals, required);
    visit(SlotName{"cards-untouched"}, rules.cards_untouched, optional);
    visit(SlotName{"no-more-bets"}, rules.no_more_bets, required);
    visit(SlotName{"deal-clockwise"}, rules.deal_clockwise, optional);
    visit(SlotName{"face-up"}, rules.face_up, optional);
    visit(SlotName{"face-down"}, rules.face_down, optional);
    visit(SlotName{"face-down-handled"}, rules.face_down_handled, optional);
    visit(SlotName{"face-down-approved"}, rules.face_down_approved, optional);
    visit(SlotName{"first-card"}, rules.first_card, required);
    visit(SlotName{"dealer-card"}, rules.dealer_card, required);
    visit(SlotName{"second-card"}, rules.second_card, required);
    visit(SlotName{"initial-deal"}, rules.initial_deal, optional);
    visit(SlotName{"hard-total"}, rules.hard_total, optional);
    visit(SlotName{"soft-total"}, rules.soft_total, optional);
    visit(SlotName{"card-values"}, rules.card_values, optional);
    visit(SlotName{"ace-value"}, rules.ace_value, optional);
    visit(SlotName{"number-value"}, rules.number_value, optional);
    visit(SlotName{"ten-value"}, rules.ten_value, optional);
    visit(SlotName{"court-value"}, rules.court_value, optional);
    visit(SlotName{"blackjack"}, rules.blackjack, required);
    // Insurance
    visit(SlotName{"insurance"}, rules.insurance, required);
    visit(SlotName{"insurance-bet"}, rules.insurance_bet, optional);
    visit(SlotName{"insurance-called"}, rules.insurance_called, optional);
    visit(SlotName{"insurance-line"}, rules.insurance_line, optional);
    visit(SlotName{"insurance-in-time"}, rules.insurance_in_time, required);
    visit(SlotName{"insurance-max"}, rules.insurance_max, required);
    visit(SlotName{"insurance-unit"}, rules.insurance_unit, required);
    visit(SlotName{"insurance-each-bettor"}, rules.insurance_each_bettor, optional);
    visit(SlotName{"insurance-pays"}, rules.insurance_pays, required);
    visit(SlotName{"insurance-decided"}, rules.insurance_decided, optional);
    visit(SlotName{"insurance-wins"}, rules.insurance_wins, required);
    visit(SlotName{"insurance-loses"}, rules.insurance_loses, required);
    visit(SlotName{"insurance-collected"}, rules.insurance_collected, optional);
    visit(SlotName{"insurance-then-on"}, rules.insurance_then_on, optional);
    visit(SlotName{"insurance-voided"}, rules.insurance_voided, optional);
    visit(SlotName{"insure-others"}, rules.insure_others, optional);
    visit(SlotName{"insure-others-max"}, rules.insure_others_max, optional);
    visit(SlotName{"insure-others-cap"}, rules.insure_others_cap, optional);
    visit(SlotName{"insure-others-ranked"}, rules.insure_others_ranked, optional);
    visit(SlotName{"insure-others-same-box"}, rules.insure_others_same_box, optional);
    visit(SlotName{"insure-others-nearest"}, rules.insure_others_nearest, optional);
    visit(SlotName{"insure-others-least"}, rules.insure_others_least, optional);
    visit(SlotName{"no-insurance-on-blackjack"}, rules.no_insurance_on_blackjack, optional);
    // Interim settlement
    visit(SlotName{"interim"}, rules.interim, optional);
    visit(SlotName{"blackjack-paid-at-once"}, rules.blackjack_paid_at_once, required);
    visit(SlotName{"blackjack-cards-removed"}, rules.blackjack_cards_removed, optional);
    visit(SlotName{"blackjack-waits"}, rules.blackjack_waits, optional);
    visit(SlotName{"even-money-pays"}, rules.even_money_pays, optional);
    visit(SlotName{"even-money-by"}, rules.even_money_by, optional);
    visit(SlotName{"even-money-lifted"}, rules.even_money_lifted, optional);
    visit(SlotName{"even-money-cards-removed"}, rules.even_money_cards_removed, optional);
    visit(SlotName{"even-money-cards-stay"}, rules.even_money_cards_stay, optional);
    visit(SlotName{"even-money-and-insurance"}, rules.even_money_and_insurance, optional);
    // Hands that win before the dealer draws
    visit(SlotName{"wins-21"}, rules.wins_21, optional);
    visit(SlotName{"pays-21-at-once"}, rules.pays_21_at_once, optional);
    visit(SlotName{"removes-21"}, rules.removes_21, optional);
    visit(SlotName{"five-and-under"}, rules.five_and_under, optional);
    visit(SlotName{"wins-five-and-under"}, rules.wins_five_and_under, optional);
    visit(SlotName{"cards-max"}, rules.cards_max, optional);
    // Decisions
    visit(SlotName{"turn"}, rules.turn, required);
    visit(SlotName{"subsequent-deal"}, rules.subsequent_deal, optional);
    visit(SlotName{"choices"}, rules.choices, optional);
    visit(SlotName{"total-announced"}, rules.total_announced, optional);
    visit(SlotName{"total-announced-again"}, rules.total_announced_again, optional);
    visit(SlotName{"may-split"}, rules.may_split, required);
    visit(SlotName{"may-double"}, rules.may_double, required);
    visit(SlotName{"may-draw"}, rules.may_draw, required);
    visit(SlotName{"may-stand"}, rules.may_stand, required);
    visit(SlotName{"drawn-card"}, rules.drawn_card, optional);
    visit(SlotName{"totals-restrict"}, rules.totals_restrict, optional);
    visit(SlotName{"no-draw-at-21"}, rules.no_draw_at_21, required);
    visit(SlotName{"stand-from"}, rules.stand_from, required);
    visit(SlotName{"absent-play"}, rules.absent_play, required);
    visit(SlotName{"absent-by"}, rules.absent_by, required);
    visit(SlotName{"absent-idle"}, rules.absent_idle, optional);
    visit(SlotName{"absent-away"}, rules.absent_away, optional);
    visit(SlotName{"absent-soft-stands"}, rules.absent_soft_stands, optional);
    visit(SlotName{"absent-soft-draws"}, rules.absent_soft_draws, optional);
    visit(SlotName{"absent-hard-stands"}, rules.absent_hard_stands, optional);
    visit(SlotName{"absent-hard-draws"}, rules.absent_hard_draws, optional);
    // Splitting
    visit(SlotName{"split-pair-by"}, rules.split_pair_by, required);
    visit(SlotName{"split-definition"}, rules.split_definition, optional);
    visit(SlotName{"split-wager"}, rules.split_wager, required);
    visit(SlotName{"split-declined-for-all"}, rules.split_declined_for_all, required);
    visit(SlotName{"split-others-choose"}, rules.split_others_choose, optional);
    visit(SlotName{"split-followed"}, rules.split_followed, required);
    visit(SlotName{"split-not-followed"}, rules.split_not_followed, required);
    visit(SlotName{"hands-max"}, rules.hands_max, required);
    visit(SlotName{"split-again"}, rules.split_again, optional);
    visit(SlotName{"ace-splits-max"}, rules.ace_splits_max, required);
    visit(SlotName{"split-order"}, rules.split_order, required);
    visit(SlotName{"split-card"}, rules.split_card, required);
    visit(SlotName{"split-aces-one-card"}, rules.split_aces_one_card, required);
    visit(SlotName{"split-aces-no-choice"}, rules.split_aces_no_choice, optional);
    visit(SlotName{"split-hand-played"}, rules.split_hand_played, required);
    visit(SlotName{"split-hand-stands"}, rules.split_hand_stands, optional);
    visit(SlotName{"split-hand-draws"}, rules.split_hand_draws, optional);
    visit(SlotName{"split-no-blackjack"}, rules.split_no_blackjack, required);
    visit(SlotName{"split-declined"}, rules.split_declined, required);
    visit(SlotName{"split-bust"}, rules.split_bust, optional);
    visit(SlotName{"split-settled"}, rules.split_settled, optional);
    // Doubling
    visit(SlotName{"double-on"}, rules.double_on, required);
    visit(SlotName{"double-cards"}, rules.double_cards, required);
    visit(SlotName{"double-definition"}, rules.double_definition, optional);
    visit(SlotName{"double-for"}, rules.double_for, required);
    visit(SlotName{"double-least"}, rules.double_least, optional);
    visit(SlotName{"double-step"}, rules.double_step, required);
    visit(SlotName{"double-one-card"}, rules.double_one_card, required);
    visit(SlotName{"double-one-card-drawn"}, rules.double_one_card_drawn, optional);
    visit(SlotName{"double-declined-for-all"}, rules.double_declined_for_all, required);
    visit(SlotName{"double-followed"}, rules.double_followed, required);
    visit(SlotName{"double-not-followed"}, rules.double_not_followed, optional);
    visit(SlotName{"double-after-split"}, rules.double_after_split, optional);
    visit(SlotName{"double-not-on-blackjack"}, rules.double_not_on_blackjack, optional);
    visit(SlotName{"double-settled"}, rules.double_settled, optional);
    visit(SlotName{"double-ace"}, rules.double_ace, optional);
    visit(SlotName{"double-pays-even"}, rules.double_pays_even, optional);
    visit(SlotName{"double-no-bonus"}, rules.double_no_bonus, optional);
    visit(SlotName{"double-no-bonus-unfollowed"}, rules.double_no_bonus_unfollowed, optional);
    visit(SlotName{"double-withdrawn"}, rules.double_withdrawn, optional);
    visit(SlotName{"double-withdrawn-costs"}, rules.double_withdrawn_costs, optional);
    visit(SlotName{"double-withdrawn-each"}, rules.double_withdrawn_each, optional);
    // Surrender
    visit(SlotName{"surrender"}, rules.surrender, optional);
    visit(SlotName{"surrender-part"}, rules.surrender_part, optional);
    visit(SlotName{"surrender-offered"}, rules.surrender_offered, optional);
    visit(SlotName{"surrender-marked"}, rules.surrender_marked, optional);
    visit(SlotName{"surrender-no-cards"}, rules.surrender_no_cards, optional);
    visit(SlotName{"surrender-void"}, rules.surrender_void, optional);
    visit(SlotName{"surrender-collected"}, rules.surrender_collected, optional);
    visit(SlotName{"surrender-caller"}, rules.surrender_caller, optional);
    visit(SlotName{"surrender-binds"}, rules.surrender_binds, optional);
    // The Ante
    visit(SlotName{"ante-max"}, rules.ante_max, optional);
    visit(SlotName{"ante-on-sign"}, rules.ante_on_sign, optional);
    visit(SlotName{"ante-waived"}, rules.ante_waived, optional);
    visit(SlotName{"ante-due"}, rules.ante_due, optional);
    visit(SlotName{"ante-collected"}, rules.ante_collected, optional);
    visit(SlotName{"ante-missing"}, rules.ante_missing, optional);
    // The dealer's hand
    visit(SlotName{"dealer-after-players"}, rules.dealer_after_players, required);
    visit(SlotName{"soft-17"}, rules.soft_17, required);
    visit(SlotName{"soft-17-by"}, rules.soft_17_by, required);
    visit(SlotName{"soft-17-if-hit"}, rules.soft_17_if_hit, optional);
    visit(SlotName{"soft-17-inscription"}, rules.soft_17_inscription, optional);
    visit(SlotName{"dealer-ace-counts"}, rules.dealer_ace_counts, optional);
    visit(SlotName{"dealer-further-cards"}, rules.dealer_further_cards, optional);
    visit(SlotName{"dealer-total-announced"}, rules.dealer_total_announced, optional);
    visit(SlotName{"dealer-needs-none"}, rules.dealer_needs_none, required);
    visit(SlotName{"dealer-needs-one-for-blackjack"}, rules.dealer_needs_one_for_blackjack,
          optional);
    visit(SlotName{"dealer-needs-one-for-insurance"}, rules.dealer_needs_one_for_insurance,
          optional);
    visit(SlotName{"dealer-second-card"}, rules.dealer_second_card, required);
    // Settlement
    visit(SlotName{"settlement"}, rules.settlement, optional);
    visit(SlotName{"wins-dealer-bust"}, rules.wins_dealer_bust, required);
    visit(SlotName{"wins-higher"}, rules.wins_higher, required);
    visit(SlotName{"wins-blackjack"}, rules.wins_blackjack, required);
    visit(SlotName{"loses-bust"}, rules.loses_bust, required);
    visit(SlotName{"loses-bust-at-once"}, rules.loses_bust_at_once, optional);
    visit(SlotName{"loses-bust-cards-removed"}, rules.loses_bust_cards_removed, optional);
    visit(SlotName{"loses-lower"}, rules.loses_lower, required);
    visit(SlotName{"loses-to-blackjack"}, rules.loses_to_blackjack, optional);
    visit(SlotName{"blackjack-over-21"}, rules.blackjack_over_21, required);
    visit(SlotName{"stand-off"}, rules.stand_off, required);
    visit(SlotName{"stand-off-22"}, rules.stand_off_22, optional);
    visit(SlotName{"stand-off-definition"}, rules.stand_off_definition, optional);
    visit(SlotName{"takes-after-double"}, rules.takes_after_double, required);
    visit(SlotName{"takes-after-split"}, rules.takes_after_split, required);
    visit(SlotName{"odds"}, rules.odds, optional);
    visit(SlotName{"blackjack-pays"}, rules.blackjack_pays, required);
    visit(SlotName{"blackjack-pays-by"}, rules.blackjack_pays_by, required);
    visit(SlotName{"blackjack-pays-inscription"}, rules.blackjack_pays_inscription, optional);
    visit(SlotName{"win-pays"}, rules.win_pays, required);
    // What a 21 pays by its cards
    visit(SlotName{"pays-five-cards"}, rules.pays_five_cards, optional);
    visit(SlotName{"pays-six-cards"}, rules.pays_six_cards, optional);
    visit(SlotName{"pays-seven-cards"}, rules.pays_seven_cards, optional);
    visit(SlotName{"pays-678"}, rules.pays_678, optional);
    visit(SlotName{"pays-678-suited"}, rules.pays_678_suited, optional);
    visit(SlotName{"pays-678-spades"}, rules.pays_678_spades, optional);
    visit(SlotName{"pays-777"}, rules.pays_777, optional);
    visit(SlotName{"pays-777-suited"}, rules.pays_777_suited, optional);
    visit(SlotName{"pays-777-spades"}, rules.pays_777_spades, optional);
    visit(SlotName{"bonus-after-split"}, rules.bonus_after_split, optional);
    visit(SlotName{"super-bonus-small"}, rules.super_bonus_small, optional);
    visit(SlotName{"super-bonus-large"}, rules.super_bonus_large, optional);
    visit(SlotName{"super-bonus-others"}, rules.super_bonus_others, optional);
    visit(SlotName{"super-bonus-shared"}, rules.super_bonus_shared, optional);
    visit(SlotName{"super-bonus-paid"}, rules.super_bonus_paid, optional);
    visit(SlotName{"super-bonus-after-split"}, rules.super_bonus_after_split, optional);
    // Payment and the end of a round
    visit(SlotName{"rounding"}, rules.rounding, required);
    visit(SlotName{"losers-cleared"}, rules.losers_cleared, optional);
    visit(SlotName{"winners-paid"}, rules.winners_paid, optional);
    visit(SlotName{"collect-when-all-paid"}, rules.collect_when_all_paid, optional);
    visit(SlotName{"round-ends"}, rules.round_ends, required);
    visit(SlotName{"round"}, rules.round, optional);
    visit(SlotName{"void-round"}, rules.void_round, required);
    visit(SlotName{"void-reach"}, rules.void_reach, required);
    visit(SlotName{"void-round-before"}, rules.void_round_before, optional);
    visit(SlotName{"void-wager"}, rules.void_wager, required);
    visit(SlotName{"void-definition"}, rules.void_definition, optional);
    visit(SlotName{"void-and-options"}, rules.void_and_options, optional);
    // Opening, checking and closing
    visit(SlotName{"cards-checked"}, rules.cards_checked, optional);
    visit(SlotName{"cards-counted-at-end"}, rules.cards_counted_at_end, optional);
    visit(SlotName{"operator-fixes"}, rules.operator_fixes, optional);
    visit(SlotName{"decks-fixed"}, rules.decks_fixed, optional);
    visit(SlotName{"suits"}, rules.suits, optional);
    visit(SlotName{"backs"}, rules.backs, optional);
    visit(SlotName{"cards-spread"}, rules.cards_spread, optional);
    visit(SlotName{"cards-washed"}, rules.cards_washed, optional);
    visit(SlotName{"cards-stacked"}, rules.cards_stacked, optional);
    visit(SlotName{"cards-riffled"}, rules.cards_riffled, optional);
    visit(SlotName{"machine-cards-unseen"}, rules.machine_cards_unseen, optional);
    visit(SlotName{"machine-cards-washed"}, rules.machine_cards_washed, optional);
    visit(SlotName{"machine-cards-stacked"}, rules.machine_cards_stacked, optional);
    visit(SlotName{"machine-cards-riffled"}, rules.machine_cards_riffled, optional);
    visit(SlotName{"prepared-cards"}, rules.prepared_cards, optional);
    visit(SlotName{"pre-shuffled-mixed"}, rules.pre_shuffled_mixed, optional);
    visit(SlotName{"pre-checked-washed"}, rules.pre_checked_washed, optional);
    visit(SlotName{"pre-checked-stacked"}, rules.pre_checked_stacked, optional);
    visit(SlotName{"pre-checked-riffled"}, rules.pre_checked_riffled, optional);
    visit(SlotName{"pre-shuffled-viewed"}, rules.pre_shuffled_viewed, optional);
    visit(SlotName{"pre-shuffled-refused"}, rules.pre_shuffled_refused, optional);
    visit(SlotName{"card-replaced"}, rules.card_replaced, optional);
    visit(SlotName{"cards-replaced"}, rules.cards_replaced, optional);
    visit(SlotName{"cards-unfit"}, rules.cards_unfit, optional);
    visit(SlotName{"new-cards-prepared"}, rules.new_cards_prepared, optional);
    visit(SlotName{"closure"}, rules.closure, optional);
    visit(SlotName{"final-rounds"}, rules.final_rounds, optional);
    visit(SlotName{"final-rounds-dealt-out"}, rules.final_rounds_dealt_out, optional);
    visit(SlotName{"final-rounds-announced"}, rules.final_rounds_announced, optional);
    visit(SlotName{"final-rounds-two"}, rules.final_rounds_two, optional);
    // Shuffle and cut
    visit(SlotName{"shuffle"}, rules.shuffle, optional);
    visit(SlotName{"shuffle-before-play"}, rules.shuffle_before_play, optional);
    visit(SlotName{"shuffle-exposed"}, rules.shuffle_exposed, optional);
    visit(SlotName{"shuffle-due"}, rules.shuffle_due, optional);
    visit(SlotName{"shuffle-first-card"}, rules.shuffle_first_card, optional);
    visit(SlotName{"shuffle-first-card-at-once"}, rules.shuffle_first_card_at_once, optional);
    visit(SlotName{"shuffle-after-round"}, rules.shuffle_after_round, optional);
    visit(SlotName{"round-goes-on"}, rules.round_goes_on, optional);
    visit(SlotName{"shuffle-ordered"}, rules.shuffle_ordered, optional);
    visit(SlotName{"shuffle-on-suspicion"}, rules.shuffle_on_suspicion, optional);
    visit(SlotName{"shuffle-missed"}, rules.shuffle_missed, optional);
    visit(SlotName{"shuffle-missed-later"}, rules.shuffle_missed_later, optional);
    visit(SlotName{"cut"}, rules.cut, optional);
    visit(SlotName{"cut-seated"}, rules.cut_seated, optional);
    visit(SlotName{"cut-opening"}, rules.cut_opening, optional);
    visit(SlotName{"cut-where-it-fell"}, rules.cut_where_it_fell, optional);
    visit(SlotName{"cut-dealers"}, rules.cut_dealers, optional);
    visit(SlotName{"cut-after-replacement"}, rules.cut_after_replacement, optional);
    visit(SlotName{"cut-passes"}, rules.cut_passes, optional);
    visit(SlotName{"cut-by-staff"}, rules.cut_by_staff, optional);
    visit(SlotName{"cut-bounds"}, rules.cut_bounds, optional);
    visit(SlotName{"cut-completed"}, rules.cut_completed, optional);
    visit(SlotName{"cutting-cards"}, rules.cutting_cards, optional);
    visit(SlotName{"cutting-cards-chosen"}, rules.cutting_cards_chosen, optional);
    visit(SlotName{"cutting-card-named"}, rules.cutting_card_named, optional);
    visit(SlotName{"two-cutting-cards"}, rules.two_cutting_cards, optional);
    visit(SlotName{"two-first-card"}, rules.two_first_card, optional);
    visit(SlotName{"two-after-round"}, rules.two_after_round, optional);
    visit(SlotName{"cutting-card-place"}, rules.cutting_card_place, optional);
    visit(SlotName{"second-cutting-card"}, rules.second_cutting_card, optional);
    visit(SlotName{"cutting-card-missing"}, rules.cutting_card_missing, optional);
    visit(SlotName{"shoe-loaded"}, rules.shoe_loaded, optional);
    visit(SlotName{"rack"}, rules.rack, optional);
    visit(SlotName{"burn"}, rules.burn, optional);
    visit(SlotName{"burn-definition"}, rules.burn_definition, optional);
    visit(SlotName{"burn-shown"}, rules.burn_shown, optional);
    visit(SlotName{"burn-missed"}, rules.burn_missed, optional);
    visit(SlotName{"burn-missed-rebuilt"}, rules.burn_missed_rebuilt, optional);
    visit(SlotName{"after-reload"}, rules.after_reload, optional);
    // Machine shoes
    visit(SlotName{"machine"}, rules.machine, optional);
    visit(SlotName{"machine-takes"}, rules.machine_takes, optional);
    visit(SlotName{"machine-comes-first"}, rules.machine_comes_first, optional);
    visit(SlotName{"machine-switches-off"}, rules.machine_switches_off, optional);
    visit(SlotName{"machine-definition"}, rules.machine_definition, optional);
    visit(SlotName{"machine-two-sets"}, rules.machine_two_sets, optional);
    visit(SlotName{"machine-one-set"}, rules.machine_one_set, optional);
    visit(SlotName{"machine-loaded"}, rules.machine_loaded, optional);
    visit(SlotName{"machine-cut"}, rules.machine_cut, optional);
    visit(SlotName{"machine-no-cutting-card"}, rules.machine_no_cutting_card, optional);
    visit(SlotName{"machine-needs-no-cutting-card"}, rules.machine_needs_no_cutting_card, optional);
    visit(SlotName{"malfunction"}, rules.malfunction, optional);
    visit(SlotName{"malfunction-round-finished"}, rules.malfunction_round_finished, optional);
    visit(SlotName{"malfunction-shuffled"}, rules.malfunction_shuffled, optional);
    visit(SlotName{"malfunction-cut"}, rules.malfunction_cut, optional);
    visit(SlotName{"malfunction-plain-shoe"}, rules.malfunction_plain_shoe, optional);
    visit(SlotName{"malfunction-kinds"}, rules.malfunction_kinds, optional);
    visit(SlotName{"machine-replaced"}, rules.machine_replaced, optional);
    visit(SlotName{"machine-rule-ends"}, rules.machine_rule_ends, optional);
    visit(SlotName{"machine-order-lost"}, rules.machine_order_lost, optional);
    // Irregularities
    visit(SlotName{"face-up-in-shoe"}, rules.face_up_in_shoe, optional);
    visit(SlotName{"stray-card"}, rules.stray_card, optional);
    visit(SlotName{"stray-burnt"}, rules.stray_burnt, optional);
    visit(SlotName{"stray-seen"}, rules.stray_seen, optional);
    visit(SlotName{"stray-refused"}, rules.stray_refused, optional);
    visit(SlotName{"stray-to-dealer"}, rules.stray_to_dealer, optional);
    visit(SlotName{"stray-left-over"}, rules.stray_left_over, optional);
    visit(SlotName{"dealer-extra-card"}, rules.dealer_extra_card, optional);
    visit(SlotName{"early-dealer-card"}, rules.early_dealer_card, optional);
    visit(SlotName{"reconstruction"}, rules.reconstruction, optional);
    visit(SlotName{"reconstruction-binds"}, rules.reconstruction_binds, optional);
    visit(SlotName{"wagers-retracted"}, rules.wagers_retracted, optional);
    visit(SlotName{"dealer-rebuilt"}, rules.dealer_rebuilt, optional);
    visit(SlotName{"later-hands-stand"}, rules.later_hands_stand, optional);
    visit(SlotName{"later-rounds-stand"}, rules.later_rounds_stand, optional);
    visit(SlotName{"hand-without-wager"}, rules.hand_without_wager, optional);
    visit(SlotName{"dealer-card-missed"}, rules.dealer_card_missed, optional);
    visit(SlotName{"own-hand-first"}, rules.own_hand_first, optional);
    visit(SlotName{"dealer-card-first"}, rules.dealer_card_first, optional);
    visit(SlotName{"box-missed"}, rules.box_missed, optional);
    visit(SlotName{"second-card-missed"}, rules.second_card_missed, optional);
    visit(SlotName{"decision-missed"}, rules.decision_missed, optional);
    visit(SlotName{"wrong-decks"}, rules.wrong_decks, optional);
    visit(SlotName{"wrong-decks-before"}, rules.wrong_decks_before, optional);
    visit(SlotName{"wrong-decks-round"}, rules.wrong_decks_round, optional);
    visit(SlotName{"wrong-decks-shoe"}, rules.wrong_decks_shoe, optional);
    visit(SlotName{"insurance-missed"}, rules.insurance_missed, optional);
    visit(SlotName{"press-by-another"}, rules.press_by_another, optional);
    visit(SlotName{"void-for-disorder"}, rules.void_for_disorder, optional);
    visit(SlotName{"void-for-fraud"}, rules.void_for_fraud, optional);
    // Officials and conduct
    visit(SlotName{"supervisor-for-operator"}, rules.supervisor_for_operator, optional);
    visit(SlotName{"game-supervisor"}, rules.game_supervisor, optional);
    visit(SlotName{"casino-supervisor"}, rules.casino_supervisor, optional);
    visit(SlotName{"supervisor-as-dealer"}, rules.supervisor_as_dealer, optional);
    visit(SlotName{"regulator-told"}, rules.regulator_told, optional);
    visit(SlotName{"sign-first"}, rules.sign_first, optional);
    visit(SlotName{"electronics-approved"}, rules.electronics_approved, optional);
    visit(SlotName{"sanctions"}, rules.sanctions, optional);
    visit(SlotName{"exclusion"}, rules.exclusion, optional);
    visit(SlotName{"seizure"}, rules.seizure, optional);
    visit(SlotName{"confiscation"}, rules.confiscation, optional);
    visit(SlotName{"detention"}, rules.detention, optional);
    visit(SlotName{"dispute"}, rules.dispute, optional);
    visit(SlotName{"dispute-notice"}, rules.dispute_notice, optional);
    visit(SlotName{"no-advice"}, rules.no_advice, optional);
    visit(SlotName{"no-favour"}, rules.no_favour, optional);
    visit(SlotName{"no-influence"}, rules.no_influence, optional);
    visit(SlotName{"no-private-bets"}, rules.no_private_bets, optional);
    visit(SlotName{"idle-seat"}, rules.idle_seat, optional);
    visit(SlotName{"notes-by-consent"}, rules.notes_by_consent, optional);
    visit(SlotName{"version-notice"}, rules.version_notice, optional);
    visit(SlotName{"version-to-2-notice"}, rules.version_to_2_notice, optional);
    visit(SlotName{"version-to-2"}, rules.version_to_2, optional);
    visit(SlotName{"version-to-1"}, rules.version_to_1, optional);

    for_each_option(rules, [&](Option option, auto& wager) {
        for_each_slot_of(to_string(option), wager, visit);
    });
}

}  // namespace croupier::rules
