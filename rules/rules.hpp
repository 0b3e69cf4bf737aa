// The rules that a table is run by: every value together with the clause that set it.
#pragma once

#include "ledger/money.hpp"
#include "rules/wagers/any_pair.hpp"
#include "rules/wagers/madness_21.hpp"
#include "rules/wagers/magnificent_sevens.hpp"
#include "rules/wagers/perfect_pairs.hpp"
#include "rules/wagers/pontoon_pandemonium.hpp"
#include "rules/wagers/super_sevens.hpp"

namespace croupier::rules {

using ledger::Ratio;

// One slot for each thing that a book can decide. A slot of type Said holds no value: it is there
// so that what the engine does can cite the clause that orders it. rules/slots.hpp names them all.
struct Rules {
    // The game itself
    Ruled<Said> variant;          // a section that is laid over the ordinary rules
    Ruled<Said> variant_of_that;  // and one that is laid over that section

    // Cards and layout
    Ruled<DeckCounts> decks;
    Ruled<cards::Deck> deck;
    Ruled<int> boxes_max;
    Ruled<int> boxes_usual;
    Ruled<Said> box;
    Ruled<Said> shoe;
    Ruled<Said> new_shoe;
    Ruled<Said> shoe_ran_out;
    Ruled<Said> smallest_chip;

    // Limits
    Ruled<Multiples> step;
    Ruled<Said> no_multiple_of_minimum;
    Ruled<UnderMinimum> under_minimum;
    Ruled<Said> under_minimum_warned;
    Ruled<Said> under_minimum_again;
    Ruled<Said> minimum_on_each_box;
    Ruled<OverMaximum> over_maximum;
    Ruled<MaximumOf> maximum_of;
    Ruled<PersonalLimitIs> personal_limit;
    Ruled<RaisedBox> raised_box;
    Ruled<Said> limits_changed;
    Ruled<NoticeOfLimits> limits_notice;

    // Wagers
    Ruled<Said> betting;
    Ruled<Said> wager;
    Ruled<Said> wager_in_chips;
    Ruled<Spoken> spoken_wager;
    Ruled<Said> no_further_wager;
    Ruled<Said> wager_locked;
    Ruled<Said> added_wager_locked;
    Ruled<Said> losing_wager_locked;
    Ruled<Said> added_wagers_excepted;
    Ruled<Said> several_boxes;
    Ruled<GiveUp> give_up_box;
    Ruled<int> bettors_max;
    Ruled<Said> bettors_fewer;
    Ruled<Said> unpayable_refused;

    // Who decides for a box
    Ruled<Said> caller;
    Ruled<Said> caller_seated;
    Ruled<Said> caller_nearest;
    Ruled<CallerPlace> caller_place;
    Ruled<Said> bettors_in_line;
    Ruled<Said> caller_elsewhere;
    Ruled<Succession> caller_absent;

    // Restrictions on a player
    Ruled<Said> minimum_only;
    Ruled<Said> minimum_only_holds;
    Ruled<Said> minimum_only_late;
    Ruled<Said> minimum_only_skipped;
    Ruled<Said> minimum_only_ends;
    Ruled<SingleBox> single_box;
    Ruled<FirstBox> first_box;
    Ruled<Said> single_box_again;

    // Initial deal
    Ruled<Said> dealer_alone_deals;
    Ruled<Said> cards_untouched;
    Ruled<Said> no_more_bets;
    Ruled<Said> deal_clockwise;
    Ruled<Said> face_up;
    Ruled<Said> face_down;
    Ruled<Said> face_down_handled;
    Ruled<Said> face_down_approved;
    Ruled<Said> first_card;
    Ruled<Said> dealer_card;
    Ruled<Said> second_card;
    Ruled<Said> initial_deal;
    Ruled<Said> hard_total;
    Ruled<Said> soft_total;
    Ruled<Said> card_values;
    Ruled<Said> ace_value;
    Ruled<Said> number_value;
    Ruled<Said> ten_value;
    Ruled<Said> court_value;
    Ruled<Natural> blackjack;

    // Insurance
    Ruled<Said> insurance;
    Ruled<Said> insurance_bet;
    Ruled<Said> insurance_called;
    Ruled<Said> insurance_line;
    Ruled<Said> insurance_in_time;
    Ruled<Ratio> insurance_max;
    Ruled<InsuranceUnit> insurance_unit;
    Ruled<Said> insurance_each_bettor;
    Ruled<Ratio> insurance_pays;
    Ruled<Said> insurance_decided;
    Ruled<Said> insurance_wins;
    Ruled<Said> insurance_loses;
    Ruled<Said> insurance_collected;
    Ruled<Said> insurance_then_on;
    Ruled<Said> insurance_voided;
    Ruled<InsureForOthers> insure_others;
    Ruled<Ratio> insure_others_max;
    Ruled<OthersCap> insure_others_cap;
    Ruled<Said> insure_others_ranked;
    Ruled<Said> insure_others_same_box;
    Ruled<Said> insure_others_nearest;
    Ruled<Said> insure_others_least;
    Ruled<Said> no_insurance_on_blackjack;

    // Interim settlement
    Ruled<Said> interim;
    Ruled<BlackjackPaid> blackjack_paid_at_once;
    Ruled<Said> blackjack_cards_removed;
    Ruled<Said> blackjack_waits;
    Ruled<Ratio> even_money_pays;
    Ruled<EvenMoneyBy> even_money_by;
    Ruled<Said> even_money_lifted;
    Ruled<Said> even_money_cards_removed;
    Ruled<Said> even_money_cards_stay;
    Ruled<EvenMoneyAndInsurance> even_money_and_insurance;

    // Hands that win before the dealer draws
    Ruled<Said> wins_21;
    Ruled<Said> pays_21_at_once;
    Ruled<Said> removes_21;
    Ruled<Said> five_and_under;
    Ruled<Said> wins_five_and_under;
    Ruled<int> cards_max;  // in one hand

    // Decisions
    Ruled<Said> turn;
    Ruled<Said> subsequent_deal;
    Ruled<Said> choices;
    Ruled<Said> total_announced;
    Ruled<Said> total_announced_again;
    Ruled<Said> may_split;
    Ruled<Said> may_double;
    Ruled<Said> may_draw;
    Ruled<Said> may_stand;
    Ruled<Said> drawn_card;
    Ruled<Said> totals_restrict;
    Ruled<Said> no_draw_at_21;
    Ruled<int> stand_from;
    Ruled<AbsentPlay> absent_play;
    Ruled<AbsentBy> absent_by;
    Ruled<Said> absent_idle;
    Ruled<Said> absent_away;
    Ruled<Said> absent_soft_stands;
    Ruled<Said> absent_soft_draws;
    Ruled<Said> absent_hard_stands;
    Ruled<Said> absent_hard_draws;

    // Splitting
    Ruled<PairBy> split_pair_by;
    Ruled<Said> split_wager;
    Ruled<Said> split_declined_for_all;
    Ruled<Said> split_others_choose;
    Ruled<Said> split_followed;
    Ruled<FollowSplit> split_not_followed;
    Ruled<int> hands_max;
    Ruled<Said> split_again;
    Ruled<int> ace_splits_max;
    Ruled<Said> split_order;
    Ruled<SplitCard> split_card;
    Ruled<Said> split_aces_one_card;
    Ruled<Said> split_aces_no_choice;
    Ruled<Said> split_hand_played;
    Ruled<Said> split_hand_stands;
    Ruled<Said> split_hand_draws;
    Ruled<Said> split_no_blackjack;
    Ruled<DeclinedSplit> split_declined;
    Ruled<Said> split_bust;
    Ruled<Said> split_settled;

    // Doubling
    Ruled<DoubleOn> double_on;
    Ruled<DoubleCards> double_cards;
    Ruled<Said> double_definition;
    Ruled<DoubleFor> double_for;
    Ruled<Said> double_least;
    Ruled<Multiples> double_step;
    Ruled<Said> double_one_card;
    Ruled<Said> double_one_card_drawn;
    Ruled<Said> double_declined_for_all;
    Ruled<Said> double_followed;
    Ruled<Said> double_not_followed;
    Ruled<Said> double_after_split;
    Ruled<Said> double_not_on_blackjack;
    Ruled<Said> double_settled;
    Ruled<DoubleAce> double_ace;
    Ruled<Said> double_pays_even;
    Ruled<Said> double_no_bonus;
    Ruled<Said> double_no_bonus_unfollowed;
    Ruled<Rescue> double_withdrawn;
    Ruled<Said> double_withdrawn_costs;
    Ruled<Said> double_withdrawn_each;

    // Surrender
    Ruled<SurrenderAgainst> surrender;
    Ruled<Ratio> surrender_part;
    Ruled<Said> surrender_offered;
    Ruled<Said> surrender_marked;
    Ruled<Said> surrender_no_cards;
    Ruled<Said> surrender_void;
    Ruled<Said> surrender_collected;
    Ruled<Said> surrender_caller;
    Ruled<SurrenderBinds> surrender_binds;

    // The Ante
    Ruled<Ratio> ante_max;  // of the table minimum
    Ruled<Said> ante_on_sign;
    Ruled<Said> ante_waived;
    Ruled<Said> ante_due;
    Ruled<AnteOnVoid> ante_collected;
    Ruled<MissingAnte> ante_missing;

    // The dealer's hand
    Ruled<Said> dealer_after_players;
    Ruled<Soft17> soft_17;
    Ruled<Inscribed> soft_17_by;
    Ruled<Said> soft_17_if_hit;
    Ruled<Said> soft_17_inscription;
    Ruled<Said> dealer_ace_counts;
    Ruled<Said> dealer_further_cards;
    Ruled<Said> dealer_total_announced;
    Ruled<Said> dealer_needs_none;
    Ruled<Said> dealer_needs_one_for_blackjack;
    Ruled<Said> dealer_needs_one_for_insurance;
    Ruled<SecondCard> dealer_second_card;

    // Settlement
    Ruled<Said> settlement;
    Ruled<Said> wins_dealer_bust;
    Ruled<Said> wins_higher;
    Ruled<BlackjackWins> wins_blackjack;
    Ruled<Said> loses_bust;
    Ruled<Said> loses_bust_at_once;
    Ruled<Said> loses_bust_cards_removed;
    Ruled<Said> loses_lower;
    Ruled<Said> loses_to_blackjack;
    Ruled<Over21> blackjack_over_21;
    Ruled<Said> stand_off;
    Ruled<Said> stand_off_22;  // the dealer's, of all that is left
    Ruled<Said> stand_off_definition;
    Ruled<Takes> takes_after_double;
    Ruled<Takes> takes_after_split;
    Ruled<Said> odds;
    Ruled<Ratio> blackjack_pays;
    Ruled<Inscribed> blackjack_pays_by;
    Ruled<Said> blackjack_pays_inscription;
    Ruled<Ratio> win_pays;

    // What a 21 pays by its cards
    Ruled<Ratio> pays_five_cards;
    Ruled<Ratio> pays_six_cards;
    Ruled<Ratio> pays_seven_cards;
    Ruled<Ratio> pays_678;
    Ruled<Ratio> pays_678_suited;
    Ruled<Ratio> pays_678_spades;
    Ruled<Ratio> pays_777;
    Ruled<Ratio> pays_777_suited;
    Ruled<Ratio> pays_777_spades;
    Ruled<BonusAfterSplit> bonus_after_split;
    Ruled<Bonus> super_bonus_small;
    Ruled<Bonus> super_bonus_large;
    Ruled<Bonus> super_bonus_others;
    Ruled<BonusToOthers> super_bonus_shared;
    Ruled<Said> super_bonus_paid;
    Ruled<SuperBonusAfterSplit> super_bonus_after_split;

    // Payment and the end of a round
    Ruled<Rounding> rounding;
    Ruled<Said> losers_cleared;
    Ruled<Said> winners_paid;
    Ruled<Said> collect_when_all_paid;
    Ruled<Said> round_ends;
    Ruled<Said> round;
    Ruled<VoidWhenOver> void_round;
    Ruled<VoidReach> void_reach;
    Ruled<Said> void_round_before;
    Ruled<Said> void_wager;
    Ruled<Said> void_definition;
    Ruled<Settled> void_and_options;

    // Opening, checking and closing
    Ruled<Checked> cards_checked;
    Ruled<Said> cards_counted_at_end;
    Ruled<Said> operator_fixes;
    Ruled<Said> decks_fixed;
    Ruled<Said> shuffle_fixed;
    Ruled<Said> fixed_told;  // to a player who asks
    Ruled<Said> suits;
    Ruled<Said> backs;
    Ruled<Said> cards_spread;
    Ruled<Said> cards_washed;
    Ruled<Said> cards_stacked;
    Ruled<Said> cards_riffled;
    Ruled<Said> machine_cards_unseen;
    Ruled<Said> machine_cards_washed;
    Ruled<Said> machine_cards_stacked;
    Ruled<Said> machine_cards_riffled;
    Ruled<Said> prepared_cards;
    Ruled<Said> pre_shuffled_mixed;
    Ruled<Said> pre_checked_washed;
    Ruled<Said> pre_checked_stacked;
    Ruled<Said> pre_checked_riffled;
    Ruled<Said> pre_shuffled_viewed;
    Ruled<Said> pre_shuffled_refused;
    Ruled<ReplacedWhen> card_replaced;
    Ruled<Said> cards_replaced;
    Ruled<Said> cards_unfit;
    Ruled<Said> new_cards_prepared;
    Ruled<Closure> closure;
    Ruled<Said> final_rounds;
    Ruled<Said> final_rounds_dealt_out;
    Ruled<Said> final_rounds_announced;
    Ruled<Said> final_rounds_two;

    // Shuffle and cut
    Ruled<Said> shuffle;
    Ruled<Said> shuffle_before_play;
    Ruled<Said> shuffle_exposed;
    Ruled<Said> shuffle_due;
    Ruled<Said> shuffle_first_card;
    Ruled<Said> shuffle_first_card_at_once;
    Ruled<Said> shuffle_after_round;
    Ruled<Said> round_goes_on;
    Ruled<Said> shuffle_ordered;
    Ruled<Said> shuffle_on_suspicion;
    Ruled<Said> shuffle_missed;
    Ruled<Said> shuffle_missed_later;
    Ruled<Cut> cut;
    Ruled<Said> cut_seated;
    Ruled<Said> cut_opening;
    Ruled<Said> cut_where_it_fell;
    Ruled<Said> cut_dealers;
    Ruled<FarEnd> cut_after_replacement;
    Ruled<Said> cut_passes;
    Ruled<StaffCut> cut_by_staff;
    Ruled<Said> cut_bounds;
    Ruled<Said> cut_completed;
    Ruled<int> cutting_cards;
    Ruled<Said> cutting_cards_chosen;
    Ruled<Said> cutting_card_named;
    Ruled<Said> two_cutting_cards;
    Ruled<Said> two_first_card;
    Ruled<Said> two_after_round;
    Ruled<CuttingCardPlace> cutting_card_place;
    Ruled<Tolerance> cutting_card_tolerance;
    Ruled<SecondCuttingCard> second_cutting_card;
    Ruled<Said> cutting_card_missing;
    Ruled<Said> shoe_loaded;
    Ruled<Said> rack;
    Ruled<Burn> burn;
    Ruled<Said> burn_definition;
    Ruled<Said> burn_shown;
    Ruled<Said> burn_missed;
    Ruled<Said> burn_missed_reconstructed;
    Ruled<AfterReload> after_reload;

    // Machine shoes
    Ruled<Said> machine;
    Ruled<MachineTakes> machine_takes;
    Ruled<Said> machine_comes_first;
    Ruled<Said> machine_switches_off;
    Ruled<Said> machine_definition;
    Ruled<Said> machine_two_sets;
    Ruled<Said> machine_one_set;
    Ruled<Said> machine_loaded;
    Ruled<Said> machine_cut;
    Ruled<Said> machine_no_cutting_card;
    Ruled<Said> machine_needs_no_cutting_card;
    Ruled<Malfunction> malfunction;
    Ruled<Said> malfunction_round_finished;
    Ruled<Said> malfunction_shuffled;
    Ruled<Said> malfunction_cut;
    Ruled<Said> malfunction_plain_shoe;
    Ruled<Said> malfunction_kinds;
    Ruled<Said> machine_replaced;
    Ruled<Said> machine_rule_ends;
    Ruled<Said> machine_order_lost;

    // Irregularities
    Ruled<Said> face_up_in_shoe;
    Ruled<Said> stray_card;
    Ruled<Said> stray_burnt;
    Ruled<Said> stray_seen;
    Ruled<RefusalBelow12> stray_refused;
    Ruled<Said> stray_to_dealer;
    Ruled<Said> stray_left_over;
    Ruled<DealerExtra> dealer_extra_card;
    Ruled<EarlyDealerCard> early_dealer_card;
    Ruled<Reconstructed> reconstruction;
    Ruled<Said> reconstruction_binds;
    Ruled<Said> wagers_retracted;
    Ruled<Said> dealer_reconstructed;
    Ruled<Said> later_hands_stand;
    Ruled<Said> later_rounds_stand;
    Ruled<Said> hand_without_wager;
    Ruled<Said> dealer_card_missed;
    Ruled<Said> own_hand_first;
    Ruled<Said> dealer_card_first;
    Ruled<Said> box_missed;
    Ruled<Said> second_card_missed;
    Ruled<Said> decision_missed;
    Ruled<Said> wrong_decks;
    Ruled<Said> wrong_decks_before;
    Ruled<Settled> wrong_decks_round;
    Ruled<Said> wrong_decks_shoe;
    Ruled<Said> insurance_missed;
    Ruled<Said> press_by_another;
    Ruled<Said> void_for_disorder;
    Ruled<Said> void_for_fraud;

    // Officials and conduct
    Ruled<Delegated> supervisor_for_operator;
    Ruled<Said> game_supervisor;
    Ruled<Said> casino_supervisor;
    Ruled<Said> supervisor_as_dealer;
    Ruled<Said> regulator_told;
    Ruled<Said> sign_first;
    Ruled<Said> electronics_approved;
    Ruled<Said> general_rules;  // that hold beside the book and say what it leaves out
    Ruled<Said> sanctions;
    Ruled<Said> exclusion;
    Ruled<Said> seizure;
    Ruled<Said> confiscation;
    Ruled<Said> detention;
    Ruled<Said> dispute;
    Ruled<Said> dispute_notice;
    Ruled<Said> rules_given;  // to whoever asks
    Ruled<Said> no_advice;
    Ruled<Said> no_favour;
    Ruled<Influence> no_influence;
    Ruled<Said> no_private_bets;
    Ruled<Said> idle_seat;
    Ruled<Said> notes_by_consent;
    Ruled<Said> version_notice;
    Ruled<Said> version_to_2_notice;
    Ruled<Said> version_to_2;
    Ruled<Said> version_to_1;

    // Optional wagers
    PerfectPairs perfect_pairs;
    AnyPair pairs_play;
    AnyPair any_pair;
    SuperSevens super_sevens;
    Madness21 madness_21;
    MagnificentSevens magnificent_sevens;
    PontoonPandemonium pontoon_pandemonium;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace croupier::rules
