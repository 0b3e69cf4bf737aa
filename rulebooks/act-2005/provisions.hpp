// The rules of blackjack of Casino Canberra: Casino Control (Blackjack) Approval 2005 (No 1),
// NI2005-63, of 7 February 2005.
#pragma once

#include "rules/book.hpp"

namespace croupier::rulebooks::act_2005 {

using namespace rules;
using enum Kind;
using enum Carried;
using R = Rules;

// Tournaments: `Event::says<&T::ballot>`.
using Event = OfTournament;
using T = TournamentRules;

// The optional wagers: `Sevens::set<&S::one_seven, pays(3)>`.
using Sevens = Of<&R::super_sevens>;
using Pairs = Of<&R::perfect_pairs>;
using S = SuperSevens;
using P = PerfectPairs;

// clang-format off
inline constexpr auto blackjack = of_book("act-2005", {
    // The instrument
    {"inst:title", legal, shown, "the rules are notifiable instrument NI2005-63, Blackjack "
                                 "Approval 2005 (No 1); its powers are subsections 71(1) and "
                                 "72(1)"},
    {"inst:approval", legal, none, "the Commission's delegate gives force to the rules in the "
                                   "schedule"},
    {"inst:revocation", legal, shown, "tournaments stop being a game apart: the 21 February 2002 "
                                      "declaration in NI2002-44 is revoked"},
    {"inst:sign", legal, shown, "Desmond Edward McKee signs as delegate on 7 February 2005 and "
                                "names no day of commencement"},
    {"inst:schedule", legal, shown, "the rules are Casino Canberra Limited's and form the schedule "
                                    "to the approval of 7 February 2005"},

    // A  Dictionary of terms
    {"A:note", legal, shown, "an underlined word carries the meaning the dictionary gives it"},
    {"dict:Approved", definition, shown, "only the Commission's written consent makes a thing "
                                         "approved"},
    {"dict:Blackjack", definition, engine, "a blackjack is an ace and a 10-value card, and only "
                                           "when they are a hand's first two cards",
     set<&R::blackjack, Natural::blackjack>},
    {"dict:Box", definition, engine, "a box is the space on the layout where a player puts a "
                                     "wager",
     all<says<&R::box>, set<&R::boxes_max, 9>, set<&R::boxes_usual, 7>>},
    {"dict:Burn", definition, engine, "to burn a card is to put it in the discard rack in place of "
                                      "playing it",
     all<says<&R::burn_definition>, set<&R::burn, Burn::never>>},
    {"dict:Casino Operator", definition, shown, "the casino operator is whoever has charge of "
                                                "gaming in the house",
     set<&R::supervisor_for_operator, Delegated::to_supervisors>},
    {"dict:Casino Supervisor", definition, shown, "the casino supervisor watches over the running "
                                                  "of the game"},
    {"dict:Dealer", definition, shown, "the dealer operates the game",
     says<&R::dealer_alone_deals>},
    {"dict:Double/double down", definition, engine, "doubling adds at most the initial wager and "
                                                    "brings one card and no more",
     all<says<&R::double_definition>, set<&R::double_for, DoubleFor::up_to_the_wager>>},
    {"dict:Float", definition, engine, "the float is the stock of chips a table is issued with",
     says<&R::smallest_chip>},
    {"dict:Hard total", definition, engine, "a total is hard when no ace in it counts more than "
                                            "one",
     says<&R::hard_total>},
    {"dict:Initial deal", definition, engine, "the initial deal gives each player two cards but "
                                              "the dealer only one",
     says<&R::initial_deal>},
    {"dict:Insurance line", definition, engine, "insurance wagers have their own place on the "
                                                "layout, the insurance line",
     says<&R::insurance_line>},
    {"dict:New shoe", definition, engine, "a shoe is new once the full set of cards is shuffled, "
                                          "cut and loaded",
     says<&R::new_shoe>},
    {"dict:Not suited", definition, engine, "cards are not suited when their suits differ",
     Sevens::says<&S::not_suited>},
    {"dict:Round of play", definition, engine, "a round runs from the first card out of the shoe "
                                               "until the last card lies in the discard rack",
     says<&R::round_ends>},
    {"dict:Session", definition, engine, "a tournament session lasts as many rounds or shoes as "
                                         "the structure fixes",
     all<Event::set<&T::session, SessionLasts::rounds_or_shoes>,
         Event::set<&T::early_end, EndsEarly::never>>},
    {"dict:Shoe", definition, engine, "cards are dealt out of an approved container called the "
                                      "shoe",
     says<&R::shoe>},
    {"dict:Soft total", definition, engine, "a total is soft while an ace in it can still be taken "
                                            "as eleven or one",
     says<&R::soft_total>},
    {"dict:Split", definition, engine, "a player with two initial cards of the same value makes "
                                       "two hands of them for a second, equal wager",
     all<says<&R::split_wager>, set<&R::split_pair_by, PairBy::value>>},
    {"dict:Stand off", definition, engine, "in a stand off the wager is won by no one",
     says<&R::stand_off_definition>},
    {"dict:Starting Marker", definition, engine, "the starting marker names the first player to "
                                                 "wager and passes clockwise by one place each "
                                                 "round",
     Event::says<&T::marker_moves>},
    {"dict:Subsequent deal", definition, engine, "in the subsequent deal, after the initial one, "
                                                 "players can draw",
     says<&R::subsequent_deal>},
    {"dict:Suit", definition, engine, "a suit is hearts, spades, clubs or diamonds",
     says<&R::suits>},
    {"dict:Suited", definition, engine, "cards are suited when all are of the same suit",
     all<Sevens::says<&S::suited>, Pairs::says<&P::suited>>},
    {"dict:Tournament Chips", definition, engine, "tournament chips look unlike any others, cannot "
                                                  "be cashed and serve tournaments alone",
     Event::set<&T::tournament_chips, TournamentChips::never_cash>},
    {"dict:Tournament Commission", definition, shown, "tournament commission is what players pay "
                                                      "the casino operator for holding the game"},
    {"dict:Tournament Director/Assistant", definition, shown, "the tournament director or "
                                                              "assistant conducts the tournament"},
    {"dict:Void", definition, engine, "void undoes the round: what was wagered or paid returns and "
                                      "there is no winner",
     all<says<&R::void_definition>, set<&R::void_reach, VoidReach::everything>>},

    // 1  Blackjack table
    {"1.1", equipment, shown, "no layout is used before it is approved"},

    // 2  Cards
    {"2.1", equipment, engine, "the game takes 4, 5, 6, 7 or 8 decks, each of 52 cards and "
                               "jokerless",
     all<set<&R::decks, decks(4, 8)>, set<&R::deck, cards::Deck::whole>>},
    {"2.2", equipment, role, "before gaming commences the dealer checks the cards singly",
     set<&R::cards_checked, Checked::by_dealer>},
    {"2.2#2", equipment, role, "the dealer checks them singly once more at the close of gaming or "
                               "afterwards",
     says<&R::cards_counted_at_end>},
    {"2.3", equipment, role, "two matters are determined by the casino operator ahead of a round",
     says<&R::operator_fixes>},
    {"2.3#2", notice, shown, "on a player's request the dealer says what has been determined",
     says<&R::fixed_told>},
    {"2.3(a)", equipment, engine, "the casino operator fixes the number of decks, four to eight",
     says<&R::decks_fixed>},
    {"2.3(b)", shuffle, shown, "the casino operator fixes the shuffle, one from the approved "
                               "procedures",
     says<&R::shuffle_fixed>},
    {"2.4", equipment, role, "the casino operator may replace a card that is marked or damaged "
                             "without waiting for the round's end",
     set<&R::card_replaced, ReplacedWhen::at_once>},
    {"2.4#2", equipment, role, "a full change of cards is allowed only between rounds",
     says<&R::cards_replaced>},
    {"2.4#3", equipment, role, "no replacement card enters play unchecked: dealer and casino "
                               "supervisor each look at it",
     says<&R::new_cards_prepared>},
    {"2.5", definition, engine, "each card has the value stated for its rank",
     says<&R::card_values>},
    {"2.5(a)", definition, engine, "an ace is worth 11 or 1",
     says<&R::ace_value>},
    {"2.5(b)", definition, engine, "the ranks 2 through 9 are worth what they show",
     says<&R::number_value>},
    {"2.5(c)", definition, engine, "a court card or a 10 is worth ten",
     all<says<&R::court_value>, says<&R::ten_value>>},

    // 3  Minimum and maximum wagers
    {"3.1", notice, shown, "the casino operator posts the box minimum and maximum on a sign by the "
                           "table",
     set<&R::maximum_of, MaximumOf::box>},
    {"3.1#2", wager, role, "the posted limits may move only after the players are told",
     all<says<&R::limits_changed>, set<&R::limits_notice, NoticeOfLimits::one_round>>},
    {"3.2", wager, role, "the casino operator may permit more than the box maximum, a marker by "
                         "the box giving the higher limit",
     set<&R::personal_limit, PersonalLimitIs::above_the_maximum>},
    {"3.3", notice, shown, "the table displays in what multiples wagers are taken"},
    {"3.3#2", wager, engine, "a wager is made in the multiples on display",
     all<set<&R::step, Multiples::enforced>, set<&R::double_step, Multiples::enforced>>},
    {"3.4", wager, engine, "a first wager short of the minimum still plays and is paid or "
                           "collected",
     set<&R::under_minimum, UnderMinimum::tolerate_then_refuse>},
    {"3.4#2", notice, engine, "the dealer tells that player that any more such wagers go back",
     says<&R::under_minimum_warned>},
    {"3.4#3", wager, engine, "once told, a player gets each further wager short of the minimum "
                             "back",
     says<&R::under_minimum_again>},
    {"3.5", wager, engine, "whatever part of a wager lies over the maximum neither earns payment "
                           "nor is collected",
     set<&R::over_maximum, OverMaximum::count_to_maximum>},

    // 4  Wagers
    {"4.1", wager, engine, "until the round's first card each player has the opportunity to wager",
     all<says<&R::betting>, says<&R::wager>>},
    {"4.2", wager, engine, "a wager is gaming chips placed in the box and nothing else",
     says<&R::wager_in_chips>},
    {"4.3", wager, engine, "from the first card until its decision is carried out the original "
                           "wager is not handled, removed or altered",
     says<&R::wager_locked>},
    {"4.3#2", wager, engine, "from the first card no wager is added to the one in the box",
     says<&R::no_further_wager>},
    {"4.3#3", wager, engine, "insurance, splits and doubles are allowed in spite of that freeze",
     says<&R::added_wagers_excepted>},
    {"4.4", wager, role, "the casino operator may let a player wager and decide on two boxes or "
                         "more",
     says<&R::several_boxes>},
    {"4.4#2", wager, role, "where patrons find too few vacant boxes, such a player gives up "
                           "deciding on one box or several",
     set<&R::give_up_box, GiveUp::control>},
    {"4.5", wager, engine, "a box carries wagers of three players and no more",
     set<&R::bettors_max, 3>},
    {"4.5#2", decision, engine, "wagers sharing a box are played by a single player's decisions",
     all<says<&R::caller>, set<&R::caller_absent, Succession::next_bettor>>},
    {"4.5(a)", decision, engine, "the player seated at the box has the first claim to decide",
     says<&R::caller_seated>},
    {"4.5(b)", decision, engine, "with nobody seated there, the wager lying nearest the dealer "
                                 "carries the decisions",
     all<says<&R::caller_nearest>, set<&R::caller_place, CallerPlace::where_it_is>>},
    {"4.6", wager, engine, "wagers may join a box with a new limit if the sum on it keeps to the "
                           "stated maximum",
     set<&R::raised_box, RaisedBox::ordinary_total>},
    {"4.7", wager, role, "the casino operator may tie certain players to the minimum wager",
     says<&R::minimum_only>},
    {"4.7#2", wager, engine, "a player so tied wagers the displayed minimum, and is free again at "
                             "a new shoe",
     all<says<&R::minimum_only_holds>, says<&R::minimum_only_ends>>},
    {"4.7(a)", wager, engine, "a player without a wager on round one can be so tied",
     says<&R::minimum_only_late>},
    {"4.7(b)", wager, engine, "a player who has wagered and later leaves a round out can be so "
                              "tied",
     says<&R::minimum_only_skipped>},
    {"4.8", wager, role, "the casino operator may hold a player to the table minimum on a single "
                         "box",
     set<&R::single_box, SingleBox::box_and_minimum>},
    {"4.8#2", wager, shown, "the approved procedures govern that restriction"},
    {"4.8#3", notice, shown, "the Commission is routinely told of each such restriction"},
    {"4.9", wager, role, "earlier tracking and restriction of a player suffice to restrict that "
                         "player's play anew",
     says<&R::single_box_again>},

    // 5  Shuffle and cut of the cards
    {"5.1", shuffle, engine, "each new shoe is preceded by the dealer's shuffle",
     says<&R::shuffle>},
    {"5.2", shuffle, engine, "shuffled cards go to a player to cut, the first in the order here "
                             "who qualifies",
     set<&R::cut, Cut::offered>},
    {"5.2#2", shuffle, role, "a casino supervisor makes the cut where no player wants it",
     set<&R::cut_by_staff, StaffCut::supervisor>},
    {"5.2(a)", shuffle, engine, "at the start of the game the cut belongs to the player who came "
                                "first",
     says<&R::cut_opening>},
    {"5.2(b)", shuffle, engine, "in a running game it belongs to the player on the box where the "
                                "cutting card came up",
     says<&R::cut_where_it_fell>},
    {"5.2(c)", shuffle, engine, "a cutting card on the dealer's hand gives the cut to the "
                                "right-most player seen from the dealer",
     says<&R::cut_dealers>},
    {"5.2(d)", shuffle, engine, "failing these the dealer offers it round clockwise, player by "
                                "player, until one accepts",
     says<&R::cut_passes>},
    {"5.3", shuffle, engine, "the cut leaves no less than one deck (52 cards) at each end",
     says<&R::cut_bounds>},
    {"5.3#2", shuffle, engine, "the dealer moves whatever lay before the cutting card behind the "
                               "rest",
     says<&R::cut_completed>},
    {"5.3#3", shuffle, engine, "the dealer leaves between one deck and about half the decks in "
                               "play behind the cutting card",
     all<set<&R::cutting_card_place, CuttingCardPlace::one_deck_to_half>,
         set<&R::cutting_card_tolerance, Tolerance::half_a_deck>>},
    {"5.4", shuffle, engine, "the cutting card brings on a shuffle in two cases",
     says<&R::shuffle_due>},
    {"5.4(a)", shuffle, engine, "a cutting card met as a new round's first card brings the shuffle "
                                "at once",
     says<&R::shuffle_first_card>},
    {"5.4(b)", shuffle, engine, "a cutting card met within a round brings the shuffle after that "
                                "round",
     says<&R::shuffle_after_round>},
    {"5.5", shuffle, engine, "during the final 3 rounds the cutting card is discarded and causes "
                             "no shuffle",
     says<&R::final_rounds>},
    {"5.5#2", shuffle, engine, "the same shoe then serves to the end of the final hand",
     says<&R::final_rounds_dealt_out>},
    {"5.5:note", closure, role, "the casino supervisor calls the final 3 rounds at the day's close "
                                "or ahead of an early table closure",
     says<&R::final_rounds_announced>},

    // 6  Initial deal
    {"6.1", deal, engine, "cards leave the shoe face up, burn cards excepted",
     says<&R::face_up>},
    {"6.2", deal, engine, "the dealer closes wagering with the words \"NO MORE BETS\"",
     says<&R::no_more_bets>},
    {"6.2#2", deal, engine, "the deal goes clockwise, first to the first box that holds a wager",
     says<&R::deal_clockwise>},
    {"6.2(a)", deal, engine, "each box in turn gets its first card",
     says<&R::first_card>},
    {"6.2(b)", deal, engine, "the dealer's own single card follows",
     says<&R::dealer_card>},
    {"6.2(c)", deal, engine, "each box gets its second card and the dealer does not",
     says<&R::second_card>},

    // 7  Insurance
    {"7.1", insurance, engine, "against a dealer's ace a player may wager that the dealer makes "
                               "blackjack",
     says<&R::insurance>},
    {"7.1#2", insurance, engine, "insurance stays within half the player's initial wager",
     set<&R::insurance_max, Ratio{1, 2}>},
    {"7.2", insurance, engine, "insurance is laid on the insurance line and only until the "
                               "subsequent deal",
     says<&R::insurance_in_time>},
    {"7.3", insurance, engine, "insurance comes in steps of half of the lowest chip value in the "
                               "float",
     set<&R::insurance_unit, InsuranceUnit::half_smallest_chip>},
    {"7.4", insurance, engine, "insurance that wins is paid 2 to 1",
     set<&R::insurance_pays, Ratio{2, 1}>},
    {"7.5", insurance, engine, "insurance waits for the dealer's second card",
     says<&R::insurance_decided>},
    {"7.5(a)", insurance, engine, "insurance loses and is collected when that card is worth other "
                                  "than 10",
     says<&R::insurance_loses>},
    {"7.5(a)#2", insurance, engine, "after collecting it the dealer plays the round out",
     says<&R::insurance_then_on>},
    {"7.5(b)", insurance, engine, "insurance wins and is paid when that card is worth 10",
     says<&R::insurance_wins>},

    // 8  Interim settlement
    {"8.1", interim, engine, "some blackjacks are settled after the initial deal, ahead of the "
                             "subsequent one",
     says<&R::interim>},
    {"8.1(a)", interim, engine, "a blackjack facing a dealer's 2 to 9 has its wagers paid 3 to 2 "
                                "there and then",
     set<&R::blackjack_paid_at_once, BlackjackPaid::against_2_to_9>},
    {"8.1(b)", interim, engine, "a blackjack facing a dealer's ace is paid 1 to 1 if the player "
                                "requests it",
     all<set<&R::even_money_pays, Ratio{1, 1}>,
         set<&R::even_money_and_insurance, EvenMoneyAndInsurance::excludes>>},
    {"8.1(b)#2", interim, engine, "such a request reaches the wagers lying on that blackjack hand",
     set<&R::even_money_by, EvenMoneyBy::each_bettor>},

    // 9  Subsequent deal
    {"9.1", decision, engine, "turns to decide go clockwise, the first box with a wager leading",
     says<&R::turn>},
    {"9.1(a)", decision, engine, "the player may split",
     says<&R::may_split>},
    {"9.1(b)", decision, engine, "the player may double",
     all<says<&R::may_double>, set<&R::double_on, DoubleOn::any_total>>},
    {"9.1(c)", decision, engine, "the player may draw unless 9.2(a) forbids it",
     says<&R::may_draw>},
    {"9.1(d)", decision, engine, "the player may stand unless 9.2(b) forbids it",
     says<&R::may_stand>},
    {"9.2", decision, engine, "certain totals narrow what a player may choose",
     says<&R::totals_restrict>},
    {"9.2(a)", decision, engine, "no card is drawn to a blackjack nor to 21 of either kind",
     says<&R::no_draw_at_21>},
    {"9.2(b)", decision, engine, "a hard 11 or lower draws on to at least 12 if it is not doubled",
     set<&R::stand_from, 12>},

    // 10  Splitting
    {"10.1", split, engine, "two cards the deciding player leaves unsplit stay unsplit for all who "
                            "wager on that box",
     all<says<&R::split_declined_for_all>, set<&R::split_declined, DeclinedSplit::nothing>>},
    {"10.2", split, engine, "the deciding player's split puts a choice to the others on the box",
     says<&R::split_others_choose>},
    {"10.2(a)", split, engine, "the others may split along",
     says<&R::split_followed>},
    {"10.2(b)", split, engine, "or their wager moves to the first hand in the order of play",
     set<&R::split_not_followed, FollowSplit::first_hand>},
    {"10.3", split, engine, "a hand may grow into four by splitting and no further",
     set<&R::hands_max, 4>},
    {"10.3#2", split, engine, "a dealt pair of aces has one split and never a second",
     set<&R::ace_splits_max, 1>},
    {"10.4", split, engine, "split hands are played in turn, one being completed before another "
                            "starts",
     all<says<&R::split_order>, set<&R::split_card, SplitCard::on_its_turn>>},
    {"10.5", split, engine, "each split ace gets one card and no more",
     says<&R::split_aces_one_card>},
    {"10.6", split, engine, "rule 9 decides how hands from a split are completed",
     says<&R::split_hand_played>},
    {"10.7", split, engine, "an ace and a 10-value card meeting on a split hand are no blackjack",
     says<&R::split_no_blackjack>},

    // 11  Doubling
    {"11.1", doubling, engine, "a hand the deciding player leaves undoubled stays undoubled for "
                               "all who wager on that box",
     all<says<&R::double_declined_for_all>, set<&R::double_cards, DoubleCards::two>>},
    {"11.2", doubling, engine, "once the deciding player doubles, the others on the box may "
                               "follow",
     says<&R::double_followed>},
    {"11.2#2", doubling, engine, "a wager left undoubled also gets just the one card of that hand",
     all<says<&R::double_not_followed>, says<&R::double_one_card>>},
    {"11.3", doubling, engine, "hands made by splitting may be doubled, 11.2 applying",
     says<&R::double_after_split>},

    // 12  Subsequent deal to dealer's hand
    {"12.1", dealer, engine, "the dealer's hand is dealt on after the last player's hand is "
                             "complete, 12.2 permitting",
     says<&R::dealer_after_players>},
    {"12.1#2", dealer, engine, "the dealer draws up to and on 16 and stands on 17 to 21, soft or "
                               "hard, and on blackjack",
     all<set<&R::soft_17, Soft17::stand>, set<&R::soft_17_by, Inscribed::by_the_book>>},
    {"12.2", dealer, engine, "with every player's hand decided, the dealer leaves cards undrawn "
                             "that could alter no result",
     all<says<&R::dealer_needs_none>, set<&R::dealer_second_card, SecondCard::if_needed>>},
    {"12.2#2", dealer, engine, "if blackjacks are the only wagers left, the dealer's hand gets its "
                               "second card and ends",
     says<&R::dealer_needs_one_for_blackjack>},
    {"12.2#3", dealer, engine, "if only insurance is left, the dealer still takes a second card to "
                               "settle it",
     says<&R::dealer_needs_one_for_insurance>},

    // 13  Final settlement
    {"13.1", settlement, engine, "these seven lines settle a player's wagers, insurance apart",
     says<&R::settlement>},
    {"13.1(a)", settlement, engine, "a hand within 21 wins against a dealer gone past 21",
     says<&R::wins_dealer_bust>},
    {"13.1(b)", settlement, engine, "a hand within 21 wins against a lower dealer total",
     says<&R::wins_higher>},
    {"13.1(c)", settlement, engine, "a blackjack wins against a dealer who has none",
     set<&R::wins_blackjack, BlackjackWins::over_every_hand>},
    {"13.1(d)", settlement, engine, "a hand past 21 loses in every case",
     says<&R::loses_bust>},
    {"13.1(e)", settlement, engine, "a hand loses to a higher dealer total that is within 21",
     says<&R::loses_lower>},
    {"13.1(f)", settlement, engine, "whatever is not itself a blackjack loses in full to the "
                                    "dealer's blackjack",
     all<says<&R::loses_to_blackjack>, set<&R::blackjack_over_21, Over21::loses>,
         set<&R::takes_after_double, Takes::everything>,
         set<&R::takes_after_split, Takes::everything>>},
    {"13.1(g)", settlement, engine, "level totals of at most 21, or two blackjacks, make a stand "
                                    "off",
     says<&R::stand_off>},
    {"13.2", settlement, engine, "how much a winning wager earns hangs on whether it is a "
                                 "blackjack",
     says<&R::odds>},
    {"13.2(a)", settlement, engine, "a blackjack that wins is paid at 3 to 2",
     all<set<&R::blackjack_pays, Ratio{3, 2}>,
         set<&R::blackjack_pays_by, Inscribed::by_the_book>, set<&R::rounding, Rounding::exact>>},
    {"13.2(b)", settlement, engine, "winners without blackjack are paid 1 to 1",
     set<&R::win_pays, Ratio{1, 1}>},

    // 14  Irregularities
    {"14.1", irregularity, engine, "a card the shoe yields face upwards is burnt",
     says<&R::face_up_in_shoe>},
    {"14.2", irregularity, engine, "a card drawn in error, exposed or hidden, goes where the next "
                                   "card was due",
     says<&R::stray_card>},
    {"14.2#2", irregularity, engine, "a card burnt in error is not recovered",
     says<&R::stray_burnt>},
    {"14.3", irregularity, engine, "a card the dealer's hand took against rule 12 is burnt",
     all<set<&R::dealer_extra_card, DealerExtra::any>,
         set<&R::early_dealer_card, EarlyDealerCard::burnt>>},
    {"14.4", irregularity, role, "a placement error seen in its own round is put right by "
                                 "reconstructing the hand",
     set<&R::reconstruction, Reconstructed::until_next_round>},
    {"14.5", irregularity, role, "a placement error seen only after the next round began makes its "
                                 "own round void",
     says<&R::void_round_before>},
    {"14.5#2", irregularity, engine, "the rounds begun since then count as validly played",
     says<&R::later_rounds_stand>},
    {"14.6", irregularity, engine, "a shoe too short for the round is made up from all of the "
                                   "discard rack, shuffled and cut",
     all<says<&R::shoe_ran_out>, set<&R::after_reload, AfterReload::reshuffle>>},
    {"14.7", irregularity, engine, "for a player who is away the dealer draws to 12 or more",
     all<set<&R::absent_play, AbsentPlay::to_hard_12>, set<&R::absent_by, AbsentBy::dealer>>},
    {"14.8", irregularity, engine, "a round dealt in spite of a drawn cutting card stands",
     says<&R::shuffle_missed>},
    {"14.8#2", irregularity, engine, "the round then in progress goes on to its conclusion",
     says<&R::shuffle_missed_later>},

    // 15  Table closure
    {"15.1", closure, shown, "the Casino Control Act 1988 determines when gaming is open"},
    {"15.2", closure, role, "a table may close ahead of the hour if its players have notice from "
                            "the casino operator",
     set<&R::closure, Closure::after_notice>},

    // 16  General provisions
    {"16.1", irregularity, role, "riot, brawl, fire, robbery, civil commotion or the like lets the "
                                 "casino operator set a game's outcome aside",
     says<&R::void_for_disorder>},
    {"16.2", conduct, role, "the casino operator may act against whoever contravenes these rules",
     says<&R::sanctions>},
    {"16.2(a)", conduct, role, "the casino operator may declare the wager void",
     says<&R::void_wager>},
    {"16.2(b)", conduct, role, "the casino operator may exclude the player from the rest of the "
                               "game",
     says<&R::exclusion>},
    {"16.3", irregularity, role, "the casino operator may declare void a round that cannot "
                                 "practically continue",
     set<&R::void_round, VoidWhenOver::any_ground>},
    {"16.3#2", irregularity, role, "likewise a round whose outcome a fraudulent act has touched",
     says<&R::void_for_fraud>},
    {"16.4", conduct, role, "disputes end with the casino operator's decision",
     says<&R::dispute>},
    {"16.4#2", conduct, shown, "that decision goes to the Commission for review if someone "
                               "requests it"},
    {"16.5", conduct, shown, "an employee owes the game the three duties here"},
    {"16.5(a)", conduct, engine, "an employee says how to play a hand only where a rule would "
                                 "otherwise be broken",
     says<&R::no_advice>},
    {"16.5(b)", conduct, engine, "an employee leaves advantage and probabilities as these rules "
                                 "make them",
     says<&R::no_favour>},
    {"16.5(c)", conduct, shown, "an employee upholds the approved procedures as far as the post "
                                "reaches"},
    {"16.6", conduct, role, "three rounds without a wager at an otherwise full table can cost a "
                            "seated player the place",
     says<&R::idle_seat>},
    {"16.7", conduct, role, "each player decides free of others' instruction or influence",
     set<&R::no_influence, Influence::is_a_breach>},
    {"16.8", conduct, engine, "side bets among players are forbidden",
     says<&R::no_private_bets>},
    {"16.9", notice, shown, "whoever asks the casino operator for these rules gets a copy",
     says<&R::rules_given>},
});

inline constexpr auto super_sevens = of_book("act-2005", {
    // 17  Super Sevens
    {"17.1", sidebet, role, "section 17 is in force at a table that has elected Super Sevens",
     Sevens::set<&S::offered, Offered::permitted>},
    {"17.2", equipment, shown, "a layout with Super Sevens is approved before it serves"},
    {"17.3", sidebet, engine, "each player may wager on Super Sevens until the first card is "
                              "dealt",
     Sevens::says<&S::before_first_card>},
    {"17.3#2", sidebet, engine, "the wager is gaming chips laid in the box marked Super Sevens",
     all<Sevens::says<&S::in_chips>, Sevens::says<&S::own_area>>},
    {"17.4", sidebet, engine, "the amount wagered on Super Sevens is the one approved",
     all<Sevens::says<&S::amount>, Sevens::set<&S::out_of_limit, OutOfLimit::refused>>},
    {"17.5", sidebet, engine, "Super Sevens alone, with no Blackjack wager beside it, is void",
     all<Sevens::set<&S::main_wager, MainWager::own_on_the_box>,
         Sevens::set<&S::without_main, Without::returned_at_the_deal>>},
    {"17.6", sidebet, engine, "the player's first three cards decide Super Sevens",
     Sevens::says<&S::judged>},
    {"17.6(a)", sidebet, engine, "a player who is dealt a seven to begin with wins",
     Sevens::says<&S::first_wins>},
    {"17.6(b)", sidebet, engine, "sevens as both opening cards win",
     Sevens::says<&S::two_win>},
    {"17.6(c)", sidebet, engine, "sevens as all of the opening three win",
     Sevens::says<&S::three_win>},
    {"17.6(d)", sidebet, engine, "any other rank as first card loses",
     Sevens::says<&S::no_first_seven_loses>},
    {"17.7", sidebet, engine, "a winner is paid once, at the top line reached",
     all<Sevens::says<&S::highest_only>, Sevens::says<&S::odds>>},
    {"17.7/row1", sidebet, engine, "a lone seven, dealt first, is paid 3 to 1",
     Sevens::set<&S::one_seven, pays(3)>},
    {"17.7/row2", sidebet, engine, "a pair of sevens not of one suit is paid 50 to 1",
     Sevens::set<&S::two_unsuited, pays(50)>},
    {"17.7/row3", sidebet, engine, "a pair of sevens in a single suit is paid 100 to 1",
     Sevens::set<&S::two_suited, pays(100)>},
    {"17.7/row4", sidebet, engine, "a third seven is paid 500 to 1 when the suits are mixed",
     Sevens::set<&S::three_unsuited, pays(500)>},
    {"17.7/row5", sidebet, engine, "a third seven is paid 5,000 to 1 when one suit covers all "
                                   "three",
     Sevens::set<&S::three_suited, pays(5000)>},
    {"17.8", sidebet, engine, "the dealer clears what is already decided before the subsequent "
                              "deal",
     Sevens::set<&S::settled, SettledWhen::after_the_deal>},
    {"17.8(a)", sidebet, engine, "the dealer removes Super Sevens wagers that have lost",
     Sevens::says<&S::losers_taken>},
    {"17.8(b)", sidebet, engine, "the dealer pays whoever holds a seven first and no seven second",
     Sevens::says<&S::winners_paid>},
    {"17.9", sidebet, engine, "a Super Sevens win is paid as soon as known",
     Sevens::says<&S::paid_when_known>},
    {"17.9#2", sidebet, engine, "only three suited sevens are held over to the round's completion",
     Sevens::set<&S::three_suited_paid, PaidWhen::after_the_round>},
    {"17.10", sidebet, engine, "after splitting sevens the third card counts along with the "
                               "initial pair",
     Sevens::set<&S::on_split, SevensSplit::next_card_counts>},
});

inline constexpr auto perfect_pairs = of_book("act-2005", {
    // 18  Perfect Pairs
    {"18.1", sidebet, role, "section 18 is in force at a table that has elected Perfect Pairs",
     Pairs::set<&P::offered, Offered::permitted>},
    {"18.2", equipment, shown, "a layout with Perfect Pairs is approved before it serves"},
    {"18.3", sidebet, engine, "face value in this section is what the card shows, not its points",
     Pairs::says<&P::face_value>},
    {"18.3(a)", sidebet, engine, "a card from 2 to 10 has the number on it",
     Pairs::says<&P::number_cards>},
    {"18.3(b)", sidebet, engine, "a Jack, a Queen, a King and an Ace are four separate face "
                                 "values",
     Pairs::says<&P::picture_cards>},
    {"18.4", sidebet, engine, "two cards alike in face value are a pair",
     Pairs::says<&P::pair>},
    {"18.5", sidebet, engine, "a pair of a red and a black card is mixed",
     Pairs::says<&P::mixed_pair>},
    {"18.6", sidebet, engine, "a pair alike in colour but not in suit is coloured",
     Pairs::says<&P::coloured_pair>},
    {"18.6(a)", sidebet, engine, "a heart with a diamond is coloured",
     Pairs::says<&P::coloured_red>},
    {"18.6(b)", sidebet, engine, "a spade with a club is coloured",
     Pairs::says<&P::coloured_black>},
    {"18.7", sidebet, engine, "a pair alike in suit is perfect",
     Pairs::says<&P::perfect_pair>},
    {"18.8", sidebet, engine, "each player may wager on Perfect Pairs until the first card is "
                              "dealt",
     Pairs::says<&P::before_first_card>},
    {"18.8#2", sidebet, engine, "the wager is gaming chips laid in the box marked Perfect Pairs",
     all<Pairs::says<&P::in_chips>, Pairs::says<&P::own_area>>},
    {"18.9", notice, shown, "the casino operator posts how little and how much Perfect Pairs "
                            "takes",
     all<Pairs::says<&P::amount>, Pairs::set<&P::out_of_limit, OutOfLimit::as_main_wager>>},
    {"18.10", sidebet, engine, "Perfect Pairs alone, with no Blackjack wager beside it, is void",
     all<Pairs::set<&P::main_wager, MainWager::own_on_the_box>,
         Pairs::set<&P::without_main, Without::returned_at_the_deal>>},
    {"18.11", sidebet, engine, "the player's opening two cards decide Perfect Pairs",
     Pairs::says<&P::judged>},
    {"18.11(a)", sidebet, engine, "the wager wins on a mixed pair",
     Pairs::says<&P::mixed_wins>},
    {"18.11(b)", sidebet, engine, "the wager wins on a coloured pair",
     Pairs::says<&P::coloured_wins>},
    {"18.11(c)", sidebet, engine, "the wager wins on a perfect pair",
     Pairs::says<&P::perfect_wins>},
    {"18.11(d)", sidebet, engine, "the wager loses without a pair",
     Pairs::says<&P::no_pair_loses>},
    {"18.12", sidebet, engine, "a winner is paid once, for the highest kind of pair held",
     Pairs::says<&P::highest_only>},
    {"18.13", sidebet, engine, "the dealer settles Perfect Pairs before the subsequent deal",
     Pairs::set<&P::settled, SettledWhen::after_the_deal>},
    {"18.13(a)", sidebet, engine, "the dealer removes Perfect Pairs wagers that have lost",
     Pairs::says<&P::losers_taken>},
    {"18.13(b)", sidebet, engine, "the dealer pays every Perfect Pairs winner",
     Pairs::says<&P::winners_paid>},
    {"18.14", sidebet, engine, "the odds rise with the kind of pair",
     Pairs::says<&P::odds>},
    {"18.14(a)", sidebet, engine, "the dealer pays each mixed pair wager at 6 to 1",
     Pairs::nth<&P::mixed, 1, pays(6)>},
    {"18.14(b)", sidebet, engine, "the dealer pays each coloured pair wager at 12 to 1",
     Pairs::nth<&P::coloured, 1, pays(12)>},
    {"18.14(c)", sidebet, engine, "the dealer pays each perfect pair wager at 25 to 1",
     Pairs::nth<&P::perfect, 1, pays(25)>},
    {"18.15", sidebet, engine, "with Perfect Pairs settled the dealer takes up rule 9",
     Pairs::says<&P::then_play>},
});

inline constexpr auto automated_shuffling_shoe = of_book("act-2005", {
    // 19  Automated shuffling shoe
    {"19.1", shoe, engine, "in place of rule 5, 19.2 governs a table using the machine",
     all<says<&R::machine>, set<&R::machine_takes, MachineTakes::after_each_round>>},
    {"19.1#2", shoe, engine, "with the machine in use 14.6, 14.8 and 4.7 rest",
     says<&R::machine_switches_off>},
    {"19.2", shoe, engine, "fresh cards are shuffled by hand and put in the machine ahead of round "
                           "one",
     says<&R::machine_loaded>},
    {"19.3", shoe, role, "this procedure meets a malfunction that strikes within a round and "
                         "resists repair",
     set<&R::malfunction, Malfunction::finished_from_plain_shoe>},
    {"19.3(a)", shoe, engine, "the interrupted round is completed by hand",
     says<&R::malfunction_round_finished>},
    {"19.3(a)(i)", shoe, engine, "the dealer empties the machine and shuffles what it held",
     says<&R::malfunction_shuffled>},
    {"19.3(a)(ii)", shoe, engine, "the right-most player seen from the dealer has the first offer "
                                  "of the cut, then 5.2(d) with 5.3 follows",
     says<&R::malfunction_cut>},
    {"19.3(a)(iii)", shoe, engine, "the round is completed out of a non automated shoe",
     says<&R::malfunction_plain_shoe>},
    {"19.3(b)", shoe, role, "once that round is done a needed replacement may come in, and the "
                            "cards are new",
     says<&R::machine_replaced>},
    {"19.3(b)#2", shoe, engine, "a replacement that does not shuffle by itself ends the working of "
                                "rule 19",
     says<&R::machine_rule_ends>},
    {"19.4", shoe, engine, "a malfunction is a fault, electrical or mechanical, that impedes or "
                           "prevents shuffling or spoils cards",
     says<&R::malfunction_kinds>},
});

inline constexpr auto tournament_play = of_book("act-2005", {
    // 20  Tournament play
    {"20.1", tournament, engine, "section 20 adds to the foregoing rules in tournaments and "
                                 "nowhere else",
     Event::says<&T::tournament>},
    {"20.2", tournament, role, "the tournament director or assistant is appointed by the Gaming "
                               "Shift Manager",
     Event::set<&T::director, Director::anyone>},
    {"20.3", tournament, role, "no tournament runs on unapproved conditions of entry and play",
     all<Event::says<&T::conditions, &T::entries>, Event::set<&T::incomplete, HoldsUp::entries>,
         Event::states<Demanded::always, &T::states_approval>>},
    {"20.4", tournament, shown, "the conditions may deal with the nine matters listed",
     Event::says<&T::matters>},
    {"20.4(a)", tournament, shown, "when the tournament starts, by day and hour",
     Event::states<Demanded::suggested, &T::states_start>},
    {"20.4(b)", tournament, shown, "how the heats are arranged",
     all<Event::states<Demanded::suggested, &T::states_sessions>,
         Event::states<Demanded::free, &T::states_format, &T::states_tables, &T::states_progress>>},
    {"20.4(c)", tournament, shown, "what entering costs and how much of it is commission",
     all<Event::states<Demanded::suggested, &T::states_fee>,
         Event::states<Demanded::free, &T::states_commission>>},
    {"20.4(d)", tournament, shown, "how many tournament chips an entry fee buys",
     Event::states<Demanded::suggested, &T::states_chips>},
    {"20.4(e)", tournament, shown, "between what numbers of players the tournament runs",
     Event::states<Demanded::suggested, &T::states_players>},
    {"20.4(f)", tournament, shown, "which groups of players are restricted",
     Event::states<Demanded::suggested, &T::states_groups>},
    {"20.4(g)", tournament, shown, "what the lowest and highest wagers at the tables are",
     Event::states<Demanded::suggested, &T::states_limits>},
    {"20.4(h)", tournament, shown, "how far Super Sevens and Perfect Pairs are restricted",
     Event::states<Demanded::suggested, &T::states_options>},
    {"20.4(i)", tournament, shown, "how the prizes break down",
     Event::states<Demanded::suggested, &T::states_prizes>},
    {"20.5", tournament, engine, "while a tournament lasts, conditions approved for it prevail "
                                 "over any earlier rule they disagree with",
     Event::set<&T::precedence, Prevails::conditions>},
    {"20.6", tournament, engine, "the director admits nobody to the tournament twice",
     Event::set<&T::one_entry, OneEntry::only>},
    {"20.7", tournament, engine, "a ballot held ahead of the session gives each player a table and "
                                 "a seat",
     Event::says<&T::ballot>},
    {"20.7#2", tournament, engine, "until the session ends the player plays from the balloted seat "
                                   "and no other",
     Event::says<&T::balloted_seat>},
    {"20.8", tournament, role, "how many share a table is for the director to say",
     Event::says<&T::allotment>},
    {"20.9", tournament, engine, "entrants sit down ahead of the published time",
     all<Event::says<&T::seated_in_time>, Event::set<&T::start_moves, StartMoves::never>>},
    {"20.9#2", tournament, engine, "an entrant missing as the session commences forfeits the "
                                   "place",
     Event::set<&T::late, Late::forfeits_as_play_begins>},
    {"20.9#3", tournament, engine, "such an entrant's fee is forfeited to the prize pool",
     Event::says<&T::forfeited_fee>},
    {"20.10", tournament, role, "a seat empty before session one may be offered to a reserved "
                                "player for the specified fee",
     Event::says<&T::reserve>},
    {"20.11", tournament, role, "whether a substitute may play is the director's choice",
     Event::says<&T::substitute>},
    {"20.12", tournament, engine, "no tournament chip is hidden from players or director as long "
                                  "as play lasts",
     Event::says<&T::chips_in_view>},
    {"20.13", tournament, engine, "a player's tournament chips change by play under the rules "
                                  "alone",
     Event::says<&T::chips_untouched>},
    {"20.14", tournament, engine, "each player risks at least the table minimum on each round",
     Event::set<&T::least_wager, LeastWager::table_minimum>},
    {"20.14#2", tournament, engine, "a player with too little for the minimum is eliminated ahead "
                                    "of the round and leaves the seat",
     Event::says<&T::short_of_least_wager>},
    {"20.15", tournament, engine, "the round's opening wager is due from the player at the "
                                  "starting marker",
     all<Event::says<&T::marker_first>, Event::set<&T::betting_order, BettingOrder::marker>>},
    {"20.15#2", tournament, engine, "from there the wagers follow one another clockwise",
     Event::says<&T::marker_clockwise>},
    {"20.15#3", tournament, engine, "a wager is final when its player's opportunity closes",
     Event::says<&T::wager_fixed>},
    {"20.15#4", tournament, engine, "a wager made out of order holds, and its player is cautioned",
     Event::set<&T::out_of_order, OutOfOrder::stands_with_a_warning>},
    {"20.15#5", tournament, role, "a cautioned player's next wager out of order may be declared "
                                  "void",
     Event::says<&T::out_of_order_again>},
    {"20.16", tournament, engine, "the opportunity to wager opens and closes with the dealer's "
                                  "requests, to this player and to the next",
     Event::says<&T::opportunity>},
    {"20.17", tournament, role, "the director may grant a break and says how long it lasts",
     Event::says<&T::breaks>},
    {"20.18", tournament, role, "the director may set the speed of play and direct players to keep "
                                "it",
     Event::says<&T::pace>},
    {"20.19", tournament, engine, "the final places are calculated and awarded by the director",
     Event::says<&T::places>},
    {"20.20", tournament, engine, "the casino operator keeps nothing of the prize pool: players "
                                  "get 100% as prizes",
     Event::says<&T::whole_pool>},
    {"20.21", tournament, engine, "players level in chips when a heat, semi-final or final closes "
                                  "play on until they differ",
     all<Event::set<&T::ties, TiesBy::extra_rounds>, Event::says<&T::ties_played>>},
    {"20.22", tournament, engine, "players whom a round leaves on the same division add up its "
                                  "prize money and take equal parts",
     Event::says<&T::ties_divided>},
    {"20.23", tournament, role, "the casino operator may ask a fee of entrants and keep as much as "
                                "is approved for commission",
     Event::says<&T::fee>},
    {"20.23#2", tournament, engine, "what commission leaves of the fees is offered as prizes",
     all<Event::set<&T::pool, PoolIs::fees_less_commission>, Event::says<&T::prizes>>},
    {"20.24", tournament, engine, "a player gets back neither entry fee nor commission",
     all<Event::set<&T::refunds, Refunds::never>, Event::says<&T::withdrawal, &T::retirement>>},
    {"20.24#2", tournament, role, "the casino operator may call the tournament off and is not "
                                  "liable",
     Event::says<&T::cancellation>},
    {"20.24#3", tournament, engine, "a cancelled tournament gives every fee and commission back "
                                    "whole",
     Event::says<&T::cancellation_refunds>},
});
// clang-format on

}  // namespace croupier::rulebooks::act_2005
