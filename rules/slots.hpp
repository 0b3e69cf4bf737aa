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
    // Never inlined: what a visitor does is compiled once for a type, and not for every slot.
    const auto of_wager = [&](const SlotName& name, auto& ruled, Presence presence)
        __attribute__((noinline)) {
        visit(name, ruled, presence);
    };
    const auto at = [&](std::string_view name, auto& ruled, Presence presence)
        __attribute__((noinline)) {
        visit(SlotName{name}, ruled, presence);
    };

    // The game itself
    at("variant", rules.variant, optional);
    at("variant-of-that", rules.variant_of_that, optional);
    // Cards and layout
    at("decks", rules.decks, required);
    at("deck", rules.deck, required);
    at("boxes-max", rules.boxes_max, required);
    at("boxes-usual", rules.boxes_usual, required);
    at("box", rules.box, required);
    at("shoe", rules.shoe, optional);
    at("new-shoe", rules.new_shoe, optional);
    at("shoe-ran-out", rules.shoe_ran_out, optional);
    at("smallest-chip", rules.smallest_chip, optional);
    // Limits
    at("step", rules.step, required);
    at("no-multiple-of-minimum", rules.no_multiple_of_minimum, optional);
    at("under-minimum", rules.under_minimum, required);
    at("under-minimum-warned", rules.under_minimum_warned, optional);
    at("under-minimum-again", rules.under_minimum_again, optional);
    at("minimum-on-each-box", rules.minimum_on_each_box, optional);
    at("over-maximum", rules.over_maximum, required);
    at("maximum-of", rules.maximum_of, required);
    at("personal-limit", rules.personal_limit, required);
    at("raised-box", rules.raised_box, required);
    at("limits-changed", rules.limits_changed, required);
    at("limits-notice", rules.limits_notice, required);
    // Wagers
    at("betting", rules.betting, required);
    at("wager", rules.wager, required);
    at("wager-in-chips", rules.wager_in_chips, required);
    at("spoken-wager", rules.spoken_wager, optional);
    at("no-further-wager", rules.no_further_wager, required);
    at("wager-locked", rules.wager_locked, required);
    at("added-wager-locked", rules.added_wager_locked, optional);
    at("losing-wager-locked", rules.losing_wager_locked, optional);
    at("added-wagers-excepted", rules.added_wagers_excepted, optional);
    at("several-boxes", rules.several_boxes, required);
    at("give-up-box", rules.give_up_box, required);
    at("bettors-max", rules.bettors_max, required);
    at("bettors-fewer", rules.bettors_fewer, optional);
    at("unpayable-refused", rules.unpayable_refused, optional);
    // Who decides for a box
    at("caller", rules.caller, required);
    at("caller-seated", rules.caller_seated, required);
    at("caller-nearest", rules.caller_nearest, required);
    at("caller-place", rules.caller_place, required);
    at("bettors-in-line", rules.bettors_in_line, optional);
    at("caller-elsewhere", rules.caller_elsewhere, optional);
    at("caller-absent", rules.caller_absent, required);
    // Restrictions on a player
    at("minimum-only", rules.minimum_only, required);
    at("minimum-only-holds", rules.minimum_only_holds, required);
    at("minimum-only-late", rules.minimum_only_late, optional);
    at("minimum-only-skipped", rules.minimum_only_skipped, optional);
    at("minimum-only-ends", rules.minimum_only_ends, optional);
    at("single-box", rules.single_box, optional);
    at("first-box", rules.first_box, optional);
    at("single-box-again", rules.single_box_again, optional);
    // Initial deal
    at("dealer-alone-deals", rules.dealer_alone_deals, required);
    at("cards-untouched", rules.cards_untouched, optional);
    at("no-more-bets", rules.no_more_bets, required);
    at("deal-clockwise", rules.deal_clockwise, optional);
    at("face-up", rules.face_up, optional);
    at("face-down", rules.face_down, optional);
    at("face-down-handled", rules.face_down_handled, optional);
    at("face-down-approved", rules.face_down_approved, optional);
    at("first-card", rules.first_card, required);
    at("dealer-card", rules.dealer_card, required);
    at("second-card", rules.second_card, required);
    at("initial-deal", rules.initial_deal, optional);
    at("hard-total", rules.hard_total, optional);
    at("soft-total", rules.soft_total, optional);
    at("card-values", rules.card_values, optional);
    at("ace-value", rules.ace_value, optional);
    at("number-value", rules.number_value, optional);
    at("ten-value", rules.ten_value, optional);
    at("court-value", rules.court_value, optional);
    at("blackjack", rules.blackjack, required);
    // Insurance
    at("insurance", rules.insurance, required);
    at("insurance-bet", rules.insurance_bet, optional);
    at("insurance-called", rules.insurance_called, optional);
    at("insurance-line", rules.insurance_line, optional);
    at("insurance-in-time", rules.insurance_in_time, required);
    at("insurance-max", rules.insurance_max, required);
    at("insurance-unit", rules.insurance_unit, required);
    at("insurance-each-bettor", rules.insurance_each_bettor, optional);
    at("insurance-pays", rules.insurance_pays, required);
    at("insurance-decided", rules.insurance_decided, optional);
    at("insurance-wins", rules.insurance_wins, required);
    at("insurance-loses", rules.insurance_loses, required);
    at("insurance-collected", rules.insurance_collected, optional);
    at("insurance-then-on", rules.insurance_then_on, optional);
    at("insurance-voided", rules.insurance_voided, optional);
    at("insure-others", rules.insure_others, optional);
    at("insure-others-max", rules.insure_others_max, optional);
    at("insure-others-cap", rules.insure_others_cap, optional);
    at("insure-others-ranked", rules.insure_others_ranked, optional);
    at("insure-others-same-box", rules.insure_others_same_box, optional);
    at("insure-others-nearest", rules.insure_others_nearest, optional);
    at("insure-others-least", rules.insure_others_least, optional);
    at("no-insurance-on-blackjack", rules.no_insurance_on_blackjack, optional);
    // Interim settlement
    at("interim", rules.interim, optional);
    at("blackjack-paid-at-once", rules.blackjack_paid_at_once, required);
    at("blackjack-cards-removed", rules.blackjack_cards_removed, optional);
    at("blackjack-waits", rules.blackjack_waits, optional);
    at("even-money-pays", rules.even_money_pays, optional);
    at("even-money-by", rules.even_money_by, optional);
    at("even-money-lifted", rules.even_money_lifted, optional);
    at("even-money-cards-removed", rules.even_money_cards_removed, optional);
    at("even-money-cards-stay", rules.even_money_cards_stay, optional);
    at("even-money-and-insurance", rules.even_money_and_insurance, optional);
    // Hands that win before the dealer draws
    at("wins-21", rules.wins_21, optional);
    at("pays-21-at-once", rules.pays_21_at_once, optional);
    at("removes-21", rules.removes_21, optional);
    at("five-and-under", rules.five_and_under, optional);
    at("wins-five-and-under", rules.wins_five_and_under, optional);
    at("cards-max", rules.cards_max, optional);
    // Decisions
    at("turn", rules.turn, required);
    at("subsequent-deal", rules.subsequent_deal, optional);
    at("choices", rules.choices, optional);
    at("total-announced", rules.total_announced, optional);
    at("total-announced-again", rules.total_announced_again, optional);
    at("may-split", rules.may_split, required);
    at("may-double", rules.may_double, required);
    at("may-draw", rules.may_draw, required);
    at("may-stand", rules.may_stand, required);
    at("drawn-card", rules.drawn_card, optional);
    at("totals-restrict", rules.totals_restrict, optional);
    at("no-draw-at-21", rules.no_draw_at_21, required);
    at("stand-from", rules.stand_from, required);
    at("absent-play", rules.absent_play, required);
    at("absent-by", rules.absent_by, required);
    at("absent-idle", rules.absent_idle, optional);
    at("absent-away", rules.absent_away, optional);
    at("absent-soft-stands", rules.absent_soft_stands, optional);
    at("absent-soft-draws", rules.absent_soft_draws, optional);
    at("absent-hard-stands", rules.absent_hard_stands, optional);
    at("absent-hard-draws", rules.absent_hard_draws, optional);
    // Splitting
    at("split-pair-by", rules.split_pair_by, required);
    at("split-wager", rules.split_wager, required);
    at("split-declined-for-all", rules.split_declined_for_all, required);
    at("split-others-choose", rules.split_others_choose, optional);
    at("split-followed", rules.split_followed, required);
    at("split-not-followed", rules.split_not_followed, required);
    at("hands-max", rules.hands_max, required);
    at("split-again", rules.split_again, optional);
    at("ace-splits-max", rules.ace_splits_max, required);
    at("split-order", rules.split_order, required);
    at("split-card", rules.split_card, required);
    at("split-aces-one-card", rules.split_aces_one_card, required);
    at("split-aces-no-choice", rules.split_aces_no_choice, optional);
    at("split-hand-played", rules.split_hand_played, required);
    at("split-hand-stands", rules.split_hand_stands, optional);
    at("split-hand-draws", rules.split_hand_draws, optional);
    at("split-no-blackjack", rules.split_no_blackjack, required);
    at("split-declined", rules.split_declined, required);
    at("split-bust", rules.split_bust, optional);
    at("split-settled", rules.split_settled, optional);
    // Doubling
    at("double-on", rules.double_on, required);
    at("double-cards", rules.double_cards, required);
    at("double-definition", rules.double_definition, optional);
    at("double-for", rules.double_for, required);
    at("double-least", rules.double_least, optional);
    at("double-step", rules.double_step, required);
    at("double-one-card", rules.double_one_card, required);
    at("double-one-card-drawn", rules.double_one_card_drawn, optional);
    at("double-declined-for-all", rules.double_declined_for_all, required);
    at("double-followed", rules.double_followed, required);
    at("double-not-followed", rules.double_not_followed, optional);
    at("double-after-split", rules.double_after_split, optional);
    at("double-not-on-blackjack", rules.double_not_on_blackjack, optional);
    at("double-settled", rules.double_settled, optional);
    at("double-ace", rules.double_ace, optional);
    at("double-pays-even", rules.double_pays_even, optional);
    at("double-no-bonus", rules.double_no_bonus, optional);
    at("double-no-bonus-unfollowed", rules.double_no_bonus_unfollowed, optional);
    at("double-withdrawn", rules.double_withdrawn, optional);
    at("double-withdrawn-costs", rules.double_withdrawn_costs, optional);
    at("double-withdrawn-each", rules.double_withdrawn_each, optional);
    // Surrender
    at("surrender", rules.surrender, optional);
    at("surrender-part", rules.surrender_part, optional);
    at("surrender-offered", rules.surrender_offered, optional);
    at("surrender-marked", rules.surrender_marked, optional);
    at("surrender-no-cards", rules.surrender_no_cards, optional);
    at("surrender-void", rules.surrender_void, optional);
    at("surrender-collected", rules.surrender_collected, optional);
    at("surrender-caller", rules.surrender_caller, optional);
    at("surrender-binds", rules.surrender_binds, optional);
    // The Ante
    at("ante-max", rules.ante_max, optional);
    at("ante-on-sign", rules.ante_on_sign, optional);
    at("ante-waived", rules.ante_waived, optional);
    at("ante-due", rules.ante_due, optional);
    at("ante-collected", rules.ante_collected, optional);
    at("ante-missing", rules.ante_missing, optional);
    // The dealer's hand
    at("dealer-after-players", rules.dealer_after_players, required);
    at("soft-17", rules.soft_17, required);
    at("soft-17-by", rules.soft_17_by, required);
    at("soft-17-if-hit", rules.soft_17_if_hit, optional);
    at("soft-17-inscription", rules.soft_17_inscription, optional);
    at("dealer-ace-counts", rules.dealer_ace_counts, optional);
    at("dealer-further-cards", rules.dealer_further_cards, optional);
    at("dealer-total-announced", rules.dealer_total_announced, optional);
    at("dealer-needs-none", rules.dealer_needs_none, required);
    at("dealer-needs-one-for-blackjack", rules.dealer_needs_one_for_blackjack, optional);
    at("dealer-needs-one-for-insurance", rules.dealer_needs_one_for_insurance, optional);
    at("dealer-second-card", rules.dealer_second_card, required);
    // Settlement
    at("settlement", rules.settlement, optional);
    at("wins-dealer-bust", rules.wins_dealer_bust, required);
    at("wins-higher", rules.wins_higher, required);
    at("wins-blackjack", rules.wins_blackjack, required);
    at("loses-bust", rules.loses_bust, required);
    at("loses-bust-at-once", rules.loses_bust_at_once, optional);
    at("loses-bust-cards-removed", rules.loses_bust_cards_removed, optional);
    at("loses-lower", rules.loses_lower, required);
    at("loses-to-blackjack", rules.loses_to_blackjack, optional);
    at("blackjack-over-21", rules.blackjack_over_21, required);
    at("stand-off", rules.stand_off, required);
    at("stand-off-22", rules.stand_off_22, optional);
    at("stand-off-definition", rules.stand_off_definition, optional);
    at("takes-after-double", rules.takes_after_double, required);
    at("takes-after-split", rules.takes_after_split, required);
    at("odds", rules.odds, optional);
    at("blackjack-pays", rules.blackjack_pays, required);
    at("blackjack-pays-by", rules.blackjack_pays_by, required);
    at("blackjack-pays-inscription", rules.blackjack_pays_inscription, optional);
    at("win-pays", rules.win_pays, required);
    // What a 21 pays by its cards
    at("pays-five-cards", rules.pays_five_cards, optional);
    at("pays-six-cards", rules.pays_six_cards, optional);
    at("pays-seven-cards", rules.pays_seven_cards, optional);
    at("pays-678", rules.pays_678, optional);
    at("pays-678-suited", rules.pays_678_suited, optional);
    at("pays-678-spades", rules.pays_678_spades, optional);
    at("pays-777", rules.pays_777, optional);
    at("pays-777-suited", rules.pays_777_suited, optional);
    at("pays-777-spades", rules.pays_777_spades, optional);
    at("bonus-after-split", rules.bonus_after_split, optional);
    at("super-bonus-small", rules.super_bonus_small, optional);
    at("super-bonus-large", rules.super_bonus_large, optional);
    at("super-bonus-others", rules.super_bonus_others, optional);
    at("super-bonus-shared", rules.super_bonus_shared, optional);
    at("super-bonus-paid", rules.super_bonus_paid, optional);
    at("super-bonus-after-split", rules.super_bonus_after_split, optional);
    // Payment and the end of a round
    at("rounding", rules.rounding, required);
    at("losers-cleared", rules.losers_cleared, optional);
    at("winners-paid", rules.winners_paid, optional);
    at("collect-when-all-paid", rules.collect_when_all_paid, optional);
    at("round-ends", rules.round_ends, required);
    at("round", rules.round, optional);
    at("void-round", rules.void_round, required);
    at("void-reach", rules.void_reach, required);
    at("void-round-before", rules.void_round_before, optional);
    at("void-wager", rules.void_wager, required);
    at("void-definition", rules.void_definition, optional);
    at("void-and-options", rules.void_and_options, optional);
    // Opening, checking and closing
    at("cards-checked", rules.cards_checked, optional);
    at("cards-counted-at-end", rules.cards_counted_at_end, optional);
    at("operator-fixes", rules.operator_fixes, optional);
    at("decks-fixed", rules.decks_fixed, optional);
    at("shuffle-fixed", rules.shuffle_fixed, optional);
    at("fixed-told", rules.fixed_told, optional);
    at("suits", rules.suits, optional);
    at("backs", rules.backs, optional);
    at("cards-spread", rules.cards_spread, optional);
    at("cards-washed", rules.cards_washed, optional);
    at("cards-stacked", rules.cards_stacked, optional);
    at("cards-riffled", rules.cards_riffled, optional);
    at("machine-cards-unseen", rules.machine_cards_unseen, optional);
    at("machine-cards-washed", rules.machine_cards_washed, optional);
    at("machine-cards-stacked", rules.machine_cards_stacked, optional);
    at("machine-cards-riffled", rules.machine_cards_riffled, optional);
    at("prepared-cards", rules.prepared_cards, optional);
    at("pre-shuffled-mixed", rules.pre_shuffled_mixed, optional);
    at("pre-checked-washed", rules.pre_checked_washed, optional);
    at("pre-checked-stacked", rules.pre_checked_stacked, optional);
    at("pre-checked-riffled", rules.pre_checked_riffled, optional);
    at("pre-shuffled-viewed", rules.pre_shuffled_viewed, optional);
    at("pre-shuffled-refused", rules.pre_shuffled_refused, optional);
    at("card-replaced", rules.card_replaced, optional);
    at("cards-replaced", rules.cards_replaced, optional);
    at("cards-unfit", rules.cards_unfit, optional);
    at("new-cards-prepared", rules.new_cards_prepared, optional);
    at("closure", rules.closure, optional);
    at("final-rounds", rules.final_rounds, optional);
    at("final-rounds-dealt-out", rules.final_rounds_dealt_out, optional);
    at("final-rounds-announced", rules.final_rounds_announced, optional);
    at("final-rounds-two", rules.final_rounds_two, optional);
    // Shuffle and cut
    at("shuffle", rules.shuffle, optional);
    at("shuffle-before-play", rules.shuffle_before_play, optional);
    at("shuffle-exposed", rules.shuffle_exposed, optional);
    at("shuffle-due", rules.shuffle_due, optional);
    at("shuffle-first-card", rules.shuffle_first_card, optional);
    at("shuffle-first-card-at-once", rules.shuffle_first_card_at_once, optional);
    at("shuffle-after-round", rules.shuffle_after_round, optional);
    at("round-goes-on", rules.round_goes_on, optional);
    at("shuffle-ordered", rules.shuffle_ordered, optional);
    at("shuffle-on-suspicion", rules.shuffle_on_suspicion, optional);
    at("shuffle-missed", rules.shuffle_missed, optional);
    at("shuffle-missed-later", rules.shuffle_missed_later, optional);
    at("cut", rules.cut, optional);
    at("cut-seated", rules.cut_seated, optional);
    at("cut-opening", rules.cut_opening, optional);
    at("cut-where-it-fell", rules.cut_where_it_fell, optional);
    at("cut-dealers", rules.cut_dealers, optional);
    at("cut-after-replacement", rules.cut_after_replacement, optional);
    at("cut-passes", rules.cut_passes, optional);
    at("cut-by-staff", rules.cut_by_staff, optional);
    at("cut-bounds", rules.cut_bounds, optional);
    at("cut-completed", rules.cut_completed, optional);
    at("cutting-cards", rules.cutting_cards, optional);
    at("cutting-cards-chosen", rules.cutting_cards_chosen, optional);
    at("cutting-card-named", rules.cutting_card_named, optional);
    at("two-cutting-cards", rules.two_cutting_cards, optional);
    at("two-first-card", rules.two_first_card, optional);
    at("two-after-round", rules.two_after_round, optional);
    at("cutting-card-place", rules.cutting_card_place, optional);
    at("cutting-card-tolerance", rules.cutting_card_tolerance, optional);
    at("second-cutting-card", rules.second_cutting_card, optional);
    at("cutting-card-missing", rules.cutting_card_missing, optional);
    at("shoe-loaded", rules.shoe_loaded, optional);
    at("rack", rules.rack, optional);
    at("burn", rules.burn, optional);
    at("burn-definition", rules.burn_definition, optional);
    at("burn-shown", rules.burn_shown, optional);
    at("burn-missed", rules.burn_missed, optional);
    at("burn-missed-rebuilt", rules.burn_missed_reconstructed, optional);
    at("after-reload", rules.after_reload, optional);
    // Machine shoes
    at("machine", rules.machine, optional);
    at("machine-takes", rules.machine_takes, optional);
    at("machine-comes-first", rules.machine_comes_first, optional);
    at("machine-switches-off", rules.machine_switches_off, optional);
    at("machine-definition", rules.machine_definition, optional);
    at("machine-two-sets", rules.machine_two_sets, optional);
    at("machine-one-set", rules.machine_one_set, optional);
    at("machine-loaded", rules.machine_loaded, optional);
    at("machine-cut", rules.machine_cut, optional);
    at("machine-no-cutting-card", rules.machine_no_cutting_card, optional);
    at("machine-needs-no-cutting-card", rules.machine_needs_no_cutting_card, optional);
    at("malfunction", rules.malfunction, optional);
    at("malfunction-round-finished", rules.malfunction_round_finished, optional);
    at("malfunction-shuffled", rules.malfunction_shuffled, optional);
    at("malfunction-cut", rules.malfunction_cut, optional);
    at("malfunction-plain-shoe", rules.malfunction_plain_shoe, optional);
    at("malfunction-kinds", rules.malfunction_kinds, optional);
    at("machine-replaced", rules.machine_replaced, optional);
    at("machine-rule-ends", rules.machine_rule_ends, optional);
    at("machine-order-lost", rules.machine_order_lost, optional);
    // Irregularities
    at("face-up-in-shoe", rules.face_up_in_shoe, optional);
    at("stray-card", rules.stray_card, optional);
    at("stray-burnt", rules.stray_burnt, optional);
    at("stray-seen", rules.stray_seen, optional);
    at("stray-refused", rules.stray_refused, optional);
    at("stray-to-dealer", rules.stray_to_dealer, optional);
    at("stray-left-over", rules.stray_left_over, optional);
    at("dealer-extra-card", rules.dealer_extra_card, optional);
    at("early-dealer-card", rules.early_dealer_card, optional);
    at("reconstruction", rules.reconstruction, optional);
    at("reconstruction-binds", rules.reconstruction_binds, optional);
    at("wagers-retracted", rules.wagers_retracted, optional);
    at("dealer-rebuilt", rules.dealer_reconstructed, optional);
    at("later-hands-stand", rules.later_hands_stand, optional);
    at("later-rounds-stand", rules.later_rounds_stand, optional);
    at("hand-without-wager", rules.hand_without_wager, optional);
    at("dealer-card-missed", rules.dealer_card_missed, optional);
    at("own-hand-first", rules.own_hand_first, optional);
    at("dealer-card-first", rules.dealer_card_first, optional);
    at("box-missed", rules.box_missed, optional);
    at("second-card-missed", rules.second_card_missed, optional);
    at("decision-missed", rules.decision_missed, optional);
    at("wrong-decks", rules.wrong_decks, optional);
    at("wrong-decks-before", rules.wrong_decks_before, optional);
    at("wrong-decks-round", rules.wrong_decks_round, optional);
    at("wrong-decks-shoe", rules.wrong_decks_shoe, optional);
    at("insurance-missed", rules.insurance_missed, optional);
    at("press-by-another", rules.press_by_another, optional);
    at("void-for-disorder", rules.void_for_disorder, optional);
    at("void-for-fraud", rules.void_for_fraud, optional);
    // Officials and conduct
    at("supervisor-for-operator", rules.supervisor_for_operator, optional);
    at("game-supervisor", rules.game_supervisor, optional);
    at("casino-supervisor", rules.casino_supervisor, optional);
    at("supervisor-as-dealer", rules.supervisor_as_dealer, optional);
    at("regulator-told", rules.regulator_told, optional);
    at("sign-first", rules.sign_first, optional);
    at("electronics-approved", rules.electronics_approved, optional);
    at("general-rules", rules.general_rules, optional);
    at("sanctions", rules.sanctions, optional);
    at("exclusion", rules.exclusion, optional);
    at("seizure", rules.seizure, optional);
    at("confiscation", rules.confiscation, optional);
    at("detention", rules.detention, optional);
    at("dispute", rules.dispute, optional);
    at("dispute-notice", rules.dispute_notice, optional);
    at("rules-given", rules.rules_given, optional);
    at("no-advice", rules.no_advice, optional);
    at("no-favour", rules.no_favour, optional);
    at("no-influence", rules.no_influence, optional);
    at("no-private-bets", rules.no_private_bets, optional);
    at("idle-seat", rules.idle_seat, optional);
    at("notes-by-consent", rules.notes_by_consent, optional);
    at("version-notice", rules.version_notice, optional);
    at("version-to-2-notice", rules.version_to_2_notice, optional);
    at("version-to-2", rules.version_to_2, optional);
    at("version-to-1", rules.version_to_1, optional);

    for_each_option(rules, [&](Option option, auto& wager) {
        for_each_slot_of(to_string(option), wager, of_wager);
    });
}

}  // namespace croupier::rules
