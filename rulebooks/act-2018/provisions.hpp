// The Australian Capital Territory's rules of Blackjack under the Casino Control (Blackjack)
// Approval 2018 (No 1), signed 17 October 2018.
#pragma once

#include "rules/book.hpp"

namespace croupier::rulebooks::act_2018 {

using namespace rules;
using enum Kind;
using enum Carried;
using R = Rules;

// Tournaments: `Event::says<&T::ballot>`.
using Event = OfTournament;
using T = TournamentRules;

// The optional wagers: `Pairs::says<&P::judged>`.
using Pairs = Of<&R::perfect_pairs>;
using Play = Of<&R::pairs_play>;
using P = PerfectPairs;
using A = AnyPair;

// clang-format off
inline constexpr auto blackjack = of_book("act-2018", {
    // Instrument
    {"inst:1", legal, shown, "these rules are issued as Casino Control (Blackjack) Approval 2018 "
                             "(No 1)"},
    {"inst:2", legal, shown, "these rules are in force from the day following their notification"},
    {"inst:3", legal, shown, "the approval in force until now, NI2017-244 of 18 May 2017, is "
                             "withdrawn"},
    {"inst:4", legal, none, "the schedule's rules become the approved rules of Blackjack as an "
                            "authorised game"},
    {"inst:sign", legal, shown, "dated 17 October 2018 and signed by Tyler Penfold as Acting "
                                "Director"},
    // A  Dictionary of terms used in Blackjack
    {"A:note", legal, shown, "a word that the dictionary explains is printed underlined in the "
                             "rules"},
    {"dict:Approved", definition, shown, "approval means approval on paper from the Gambling and "
                                         "Racing Commission"},
    {"dict:Blackjack", definition, engine, "a Blackjack is an ace and a card worth ten, being "
                                           "the first two cards of player or dealer",
     set<&R::blackjack, Natural::blackjack>},
    {"dict:Box", definition, engine, "a box is the marked part of the layout where a player puts "
                                     "a wager",
     all<says<&R::box>, set<&R::boxes_max, 9>, set<&R::boxes_usual, 7>>},
    {"dict:Burn", definition, engine, "to burn a card is to put it in the discard rack, out of "
                                      "play",
     all<says<&R::burn_definition>, set<&R::burn, Burn::never>>},
    {"dict:Casino Operator", definition, shown, "the casino operator is whoever is responsible "
                                                "for conducting gaming in the casino",
     set<&R::supervisor_for_operator, Delegated::to_supervisors>},
    {"dict:Casino Supervisor", definition, shown, "the casino supervisor is the person in charge "
                                                  "of supervising the game"},
    {"dict:Dealer", definition, shown, "the dealer is the person who operates the game",
     says<&R::dealer_alone_deals>},
    {"dict:Double/double down", definition, engine, "to double is to wager up to as much again "
                                                    "as the initial wager and take one further "
                                                    "card",
     all<says<&R::double_definition>, set<&R::double_for, DoubleFor::up_to_the_wager>>},
    {"dict:Float", definition, engine, "the float is the stock of chips held by the gaming table",
     says<&R::smallest_chip>},
    {"dict:Hard total", definition, engine, "a total is hard when the hand has no ace or counts "
                                            "each of its aces as one",
     says<&R::hard_total>},
    {"dict:Initial deal", definition, engine, "the initial deal gives every player two cards and "
                                              "the dealer only one",
     says<&R::initial_deal>},
    {"dict:Insurance line", definition, engine, "the insurance line is where the layout takes "
                                                "insurance wagers",
     says<&R::insurance_line>},
    {"dict:Insurance wager", definition, engine, "an insurance wager is what rule 7.1 says it is",
     says<&R::insurance_bet>},
    {"dict:New shoe", definition, engine, "a new shoe begins when the full set of cards has been "
                                          "shuffled, cut and loaded",
     says<&R::new_shoe>},
    {"dict:Not suited", definition, shown, "cards are not suited when their suits differ"},
    {"dict:Pairs Play", definition, engine, "Pairs Play is a wager a player may choose to make "
                                            "under rules 17.14 to 17.24",
     Play::says<&A::definition>},
    {"dict:Perfect Pairs", definition, engine, "Perfect Pairs is a wager a player may choose to "
                                               "make under rules 17.2 to 17.13",
     Pairs::says<&P::definition>},
    {"dict:Round of play", definition, engine, "a round of play runs from the first card out of "
                                               "the shoe to the last card in the discard rack",
     says<&R::round_ends>},
    {"dict:Session", definition, engine, "a session is as many rounds of play or shoes as the "
                                         "tournament's structure sets",
     all<Event::set<&T::session, SessionLasts::rounds_or_shoes>,
         Event::set<&T::early_end, EndsEarly::never>>},
    {"dict:Shoe", definition, engine, "the shoe is the approved box that cards are dealt from",
     says<&R::shoe>},
    {"dict:Soft total", definition, engine, "a total is soft when one of the hand's aces is free "
                                            "to be one or eleven",
     says<&R::soft_total>},
    {"dict:Split", definition, engine, "to split is to match the initial wager and make two "
                                       "hands of two first cards equal in value",
     all<says<&R::split_wager>, set<&R::split_pair_by, PairBy::value>>},
    {"dict:Stand off", definition, engine, "a wager stands off when it is won by neither player "
                                           "nor dealer",
     says<&R::stand_off_definition>},
    {"dict:Starting Marker", definition, engine, "the starting marker shows who wagers first and "
                                                 "passes clockwise to the next player each round",
     all<Event::says<&T::marker_first, &T::marker_clockwise, &T::marker_moves>,
         Event::set<&T::betting_order, BettingOrder::marker_unless_stated>,
         Event::set<&T::out_of_order, OutOfOrder::refused>,
         Event::states<Demanded::free, &T::states_betting>>},
    {"dict:Subsequent deal", definition, engine, "the subsequent deal comes after the initial "
                                                 "deal and is when players draw further cards",
     says<&R::subsequent_deal>},
    {"dict:Suit", definition, engine, "a suit is hearts, spades, clubs or diamonds",
     says<&R::suits>},
    {"dict:Suited", definition, engine, "cards are suited when all have the same suit",
     Pairs::says<&P::suited>},
    {"dict:Tournament Chips", definition, engine, "tournament chips look unlike other chips, "
                                                  "serve tournaments alone and are never cashed",
     Event::set<&T::tournament_chips, TournamentChips::never_cash>},
    {"dict:Tournament Commission", definition, shown, "tournament commission is what players pay "
                                                      "the casino operator for putting on the "
                                                      "game"},
    {"dict:Tournament Director/Assistant", definition, shown, "the Tournament Director/Assistant "
                                                              "is the person who conducts the "
                                                              "tournament"},
    {"dict:Void", definition, engine, "what is void is undone: nobody wins, and chips wagered or "
                                      "paid return to where they came from",
     all<says<&R::void_definition>, set<&R::void_reach, VoidReach::everything>>},
    // B  Rules of Blackjack
    // 1  Blackjack table
    {"1.1", equipment, shown, "no layout is used for Blackjack until it has been approved"},
    // 2  Cards
    {"2.1", equipment, engine, "the game uses 4, 5, 6, 7 or 8 decks, each of 52 cards with the "
                               "jokers left out",
     all<set<&R::decks, decks(4, 8)>, set<&R::deck, cards::Deck::whole>>},
    {"2.2", equipment, role, "before gaming opens the dealer goes through the cards singly",
     set<&R::cards_checked, Checked::by_dealer>},
    {"2.2#2", equipment, role, "the dealer goes through them singly again as gaming ends or "
                               "afterwards",
     says<&R::cards_counted_at_end>},
    {"2.3", equipment, role, "ahead of each round the casino operator fixes the two matters that "
                             "follow",
     says<&R::operator_fixes>},
    {"2.3#2", notice, shown, "the dealer tells players what was fixed when one of them asks",
     says<&R::fixed_told>},
    {"2.3(a)", equipment, engine, "the operator fixes the number of decks",
     says<&R::decks_fixed>},
    {"2.3(b)", shuffle, shown, "the operator fixes the approved shuffle, taken from the approved "
                               "procedures",
     says<&R::shuffle_fixed>},
    {"2.4", equipment, role, "the casino operator can replace a card that is marked or damaged "
                             "whenever it likes",
     set<&R::card_replaced, ReplacedWhen::at_once>},
    {"2.4#2", equipment, role, "the casino operator can replace the complete set of cards "
                               "between rounds of play",
     says<&R::cards_replaced>},
    {"2.4#3", equipment, role, "no new card comes into play until dealer and casino supervisor "
                               "have checked it",
     says<&R::new_cards_prepared>},
    {"2.5", definition, engine, "what each card is worth is laid down here",
     says<&R::card_values>},
    {"2.5(a)", definition, engine, "an ace is worth 11, or only 1",
     says<&R::ace_value>},
    {"2.5(b)", definition, engine, "cards 2 through 9 are worth the number they show",
     says<&R::number_value>},
    {"2.5(c)", definition, engine, "tens and court cards are worth 10",
     all<says<&R::court_value>, says<&R::ten_value>>},
    // 3  Minimum and maximum wagers
    {"3.1", notice, shown, "the casino operator puts up the lowest and highest wager per box on "
                           "a sign by the table",
     set<&R::maximum_of, MaximumOf::box>},
    {"3.1#2", wager, role, "the operator can alter those limits only after giving the players "
                           "notice",
     all<says<&R::limits_changed>, set<&R::limits_notice, NoticeOfLimits::one_round>>},
    {"3.2", wager, role, "a player may be allowed past the box maximum while a personal limit "
                         "marker lies next to the box",
     set<&R::personal_limit, PersonalLimitIs::above_the_maximum>},
    {"3.3", notice, shown, "the table displays the multiples in which wagers are taken"},
    {"3.3#2", wager, engine, "a wager has to be one of the permitted multiples",
     all<set<&R::step, Multiples::enforced>, set<&R::double_step, Multiples::enforced>>},
    {"3.4", wager, engine, "a wager under the minimum is at first paid or collected all the same",
     set<&R::under_minimum, UnderMinimum::tolerate_then_refuse>},
    {"3.4#2", notice, engine, "the owner of such a wager is told that any more of them will be "
                              "given back",
     says<&R::under_minimum_warned>},
    {"3.4#3", wager, engine, "after that warning a wager under the minimum goes back to its owner",
     says<&R::under_minimum_again>},
    {"3.5", wager, engine, "of a wager over the displayed maximum only the maximum is won or lost",
     set<&R::over_maximum, OverMaximum::count_to_maximum>},
    // 4  Wagers
    {"4.1", wager, engine, "every player has the chance to wager before the round's first card "
                           "is dealt",
     all<says<&R::betting>, says<&R::wager>>},
    {"4.2", wager, engine, "a wager is made in gaming chips laid in the box",
     says<&R::wager_in_chips>},
    {"4.3", wager, engine, "from the first card until its result is carried out, the original "
                           "wager stays untouched",
     says<&R::wager_locked>},
    {"4.3#2", wager, engine, "in that time no player puts down a further wager either",
     says<&R::no_further_wager>},
    {"4.3#3", wager, engine, "what rules 7, 10 and 11 allow may still be wagered meanwhile",
     says<&R::added_wagers_excepted>},
    {"4.4", wager, role, "the casino operator may permit a player to wager on, and decide for, "
                         "two or more boxes",
     says<&R::several_boxes>},
    {"4.4#2", wager, role, "such a player gives up control of boxes when too few are vacant for "
                           "the patrons who want one",
     set<&R::give_up_box, GiveUp::control>},
    {"4.5", wager, engine, "one box takes wagers from three players and no more, with rule 4.6 "
                           "also to be met",
     set<&R::bettors_max, 3>},
    {"4.5#2", decision, engine, "when players share a box, one of them makes its decisions in "
                                "the order set here",
     all<says<&R::caller>, set<&R::caller_absent, Succession::next_bettor>>},
    {"4.5(a)", decision, engine, "the player seated at the box has the first claim to decide",
     says<&R::caller_seated>},
    {"4.5(b)", decision, engine, "failing that, the wager lying nearest the dealer gives its "
                                 "owner the decision",
     all<says<&R::caller_nearest>, set<&R::caller_place, CallerPlace::where_it_is>>},
    {"4.6", wager, engine, "others may join a box with a personal limit marker if its wagers "
                           "total no more than the table's ordinary box maximum",
     set<&R::raised_box, RaisedBox::ordinary_total>},
    {"4.7", wager, role, "the casino operator may hold the players described in (a) and (b) to "
                         "the minimum",
     says<&R::minimum_only>},
    {"4.7#2", wager, engine, "a player so held wagers the displayed minimum up to the start of a "
                             "new shoe",
     all<says<&R::minimum_only_holds>, says<&R::minimum_only_ends>>},
    {"4.7(a)", wager, engine, "it can fall on a player who made no wager in the first round of "
                              "play",
     says<&R::minimum_only_late>},
    {"4.7(b)", wager, engine, "it can fall on a player who wagered in one round and passed up a "
                              "later one",
     says<&R::minimum_only_skipped>},
    {"4.8", wager, role, "the casino operator can limit someone to the table's displayed minimum "
                         "on a single box",
     set<&R::single_box, SingleBox::box_and_minimum>},
    {"4.8#2", wager, shown, "the restriction has to keep to the approved procedures"},
    {"4.8#3", notice, shown, "the Gambling and Racing Commission is routinely told of the "
                             "restriction"},
    {"4.9", wager, role, "whoever was tracked and then restricted before can be restricted "
                         "without new tracking",
     says<&R::single_box_again>},
    // 5  Shuffle and cut of the cards
    {"5:fn1", shuffle, engine, "rule 18 goes before anything said in this rule",
     says<&R::machine_comes_first>},
    {"5.1", shuffle, engine, "for each new shoe the cards are shuffled by the dealer",
     says<&R::shuffle>},
    {"5.2", shuffle, engine, "the shuffled cards are then offered for cutting to the first of "
                             "the following players",
     set<&R::cut, Cut::offered>},
    {"5.2#2", shuffle, role, "with no player willing, the cut falls to a casino supervisor",
     set<&R::cut_by_staff, StaffCut::supervisor>},
    {"5.2(a)", shuffle, engine, "at the start of a game it is the player who came to the table "
                                "first",
     says<&R::cut_opening>},
    {"5.2(b)", shuffle, engine, "it is the player of that box where the last round's cutting "
                                "card came out",
     says<&R::cut_where_it_fell>},
    {"5.2(c)", shuffle, engine, "it is the player farthest right of the dealer if it came out on "
                                "the dealer's hand in that round",
     says<&R::cut_dealers>},
    {"5.2(d)", shuffle, engine, "it is whoever first says yes as the dealer asks each player, "
                                "going clockwise",
     says<&R::cut_passes>},
    {"5.3", shuffle, engine, "the cutting card goes in no nearer to an end of the stack than one "
                             "deck",
     says<&R::cut_bounds>},
    {"5.3#2", shuffle, engine, "the dealer moves every card ahead of the cutting card behind the "
                               "rest",
     says<&R::cut_completed>},
    {"5.3#3", shuffle, engine, "the dealer then puts the cutting card one deck from the back at "
                               "the least and about half the decks at the most",
     all<set<&R::cutting_card_place, CuttingCardPlace::one_deck_to_half>,
         set<&R::cutting_card_tolerance, Tolerance::half_a_deck>>},
    {"5.4", shuffle, engine, "a shuffle is due in each of the following two cases",
     says<&R::shuffle_due>},
    {"5.4(a)", shuffle, engine, "it is due when a new round would open with the cutting card",
     says<&R::shuffle_first_card>},
    {"5.4(b)", shuffle, engine, "it is due once a round has ended in which the cutting card was "
                                "drawn",
     says<&R::shuffle_after_round>},
    {"5.5", shuffle, engine, "a cutting card met in the final 3 rounds is simply put aside",
     says<&R::final_rounds>},
    {"5.5#2", shuffle, engine, "the dealer deals on to the end of the last hand",
     says<&R::final_rounds_dealt_out>},
    // 6  Initial deal
    {"6.1", deal, engine, "every card except a burnt one comes out of the shoe face up",
     says<&R::face_up>},
    {"6.2", deal, engine, "the dealer calls that no more bets are taken",
     says<&R::no_more_bets>},
    {"6.2#2", deal, engine, "the deal then goes round clockwise beginning with the first box "
                            "that has a wager",
     says<&R::deal_clockwise>},
    {"6.2(a)", deal, engine, "each box with a wager is dealt its first card",
     says<&R::first_card>},
    {"6.2(b)", deal, engine, "the dealer's own single card comes next",
     says<&R::dealer_card>},
    {"6.2(c)", deal, engine, "each box is dealt its second card, which ends the initial deal",
     says<&R::second_card>},
    // 7  Insurance
    {"7.1", insurance, engine, "against a dealer's ace a player may wager that the dealer gets a "
                               "Blackjack",
     says<&R::insurance>},
    {"7.1#2", insurance, engine, "an insurance wager is at most half of what the player first "
                                 "wagered",
     set<&R::insurance_max, Ratio{1, 2}>},
    {"7.2", insurance, role, "insurance that a player declines may be opened to other players, "
                             "on that player's original wager",
     set<&R::insure_others, InsureForOthers::by_permission>},
    {"7.2#2", insurance, engine, "what they insure goes up to half the wager of the player who "
                                 "declined",
     all<set<&R::insure_others_max, Ratio{1, 2}>, set<&R::insure_others_cap, OthersCap::shared>>},
    {"7.2#3", insurance, engine, "where several of them want it, they come in the order (a), "
                                 "(b), (c)",
     says<&R::insure_others_ranked>},
    {"7.2(a)", insurance, engine, "players in the declining player's own box come first, the "
                                  "front wager leading",
     says<&R::insure_others_same_box>},
    {"7.2(b)", insurance, engine, "then come players whose wagers are nearest that box, the "
                                  "front wager leading",
     says<&R::insure_others_nearest>},
    {"7.2(c)", insurance, engine, "of players equally near, the one with the least insurance on "
                                  "other players' wagers comes first",
     says<&R::insure_others_least>},
    {"7.3", insurance, engine, "insurance is laid on its line no later than the start of the "
                               "subsequent deal",
     says<&R::insurance_in_time>},
    {"7.4", insurance, engine, "insurance is wagered in steps of one half of the float's lowest "
                               "chip",
     set<&R::insurance_unit, InsuranceUnit::half_smallest_chip>},
    {"7.5", insurance, engine, "the dealer pays 2 to 1 for insurance won",
     set<&R::insurance_pays, Ratio{2, 1}>},
    {"7.6", insurance, engine, "insurance wagers are settled by the card the dealer draws second",
     says<&R::insurance_decided>},
    {"7.6(a)", insurance, engine, "when it is worth other than 10, the dealer collects every "
                                  "insurance wager as lost",
     says<&R::insurance_loses>},
    {"7.6(a)#2", insurance, engine, "having collected them the dealer plays the round to its end",
     says<&R::insurance_then_on>},
    {"7.6(b)", insurance, engine, "when it is worth 10, the insurance wagers have won and are "
                                  "paid",
     says<&R::insurance_wins>},
    // 8  Interim settlement
    {"8.1", interim, engine, "after the initial deal and ahead of the subsequent deal, a "
                             "player's Blackjack is settled as follows",
     says<&R::interim>},
    {"8.1(a)", interim, engine, "against a dealer's 2 to 9 all wagers on a Blackjack are paid 3 "
                                "to 2 without waiting",
     set<&R::blackjack_paid_at_once, BlackjackPaid::against_2_to_9>},
    {"8.1(b)", interim, engine, "against an ace the dealer pays a Blackjack 1 to 1 if its player "
                                "wishes",
     all<set<&R::even_money_pays, Ratio{1, 1}>,
         set<&R::even_money_and_insurance, EvenMoneyAndInsurance::excludes>>},
    {"8.1(b)#2", interim, engine, "on a shared box this even payment is open to every wager on "
                                  "the Blackjack",
     set<&R::even_money_by, EvenMoneyBy::each_bettor>},
    // 9  Subsequent deal
    {"9.1", decision, engine, "the turn to play goes clockwise, the first box with a wager "
                              "beginning",
     says<&R::turn>},
    {"9.1(a)", decision, engine, "the player may split",
     says<&R::may_split>},
    {"9.1(b)", decision, engine, "the player may double",
     all<says<&R::may_double>, set<&R::double_on, DoubleOn::any_total>>},
    {"9.1(c)", decision, engine, "the player may draw more cards as far as 9.2(a) lets them",
     says<&R::may_draw>},
    {"9.1(d)", decision, engine, "the player may stand unless 9.2(b) forbids it",
     says<&R::may_stand>},
    {"9.2", decision, engine, "what a player may do is limited at 21 and under hard 12",
     says<&R::totals_restrict>},
    {"9.2(a)", decision, engine, "a player who has Blackjack or 21 of either sort draws nothing "
                                 "further",
     says<&R::no_draw_at_21>},
    {"9.2(b)", decision, engine, "a hard total of 11 or less has to draw up to at least 12, "
                                 "unless it is doubled",
     set<&R::stand_from, 12>},
    // 10  Splitting
    {"10.1", split, engine, "a box may be split by its other players only when the one deciding "
                            "for it splits",
     all<says<&R::split_declined_for_all>, set<&R::split_declined, DeclinedSplit::nothing>>},
    {"10.2", split, engine, "after the deciding player splits, the others on the box have these "
                            "two choices",
     says<&R::split_others_choose>},
    {"10.2(a)", split, engine, "they can split too",
     says<&R::split_followed>},
    {"10.2(b)", split, engine, "they can leave their wager to the first hand to be determined",
     set<&R::split_not_followed, FollowSplit::first_hand>},
    {"10.3", split, engine, "a box is split into no more than four hands",
     set<&R::hands_max, 4>},
    {"10.3#2", split, engine, "a pair of aces from the initial deal is split a single time",
     set<&R::ace_splits_max, 1>},
    {"10.4", split, engine, "the hands of a split are played out one after another, beginning "
                            "with the first",
     all<says<&R::split_order>, set<&R::split_card, SplitCard::on_its_turn>>},
    {"10.5", split, engine, "an ace from a split is dealt just one card",
     says<&R::split_aces_one_card>},
    {"10.6", split, engine, "rule 9 says how the hands made by a split are played",
     says<&R::split_hand_played>},
    {"10.7", split, engine, "an ace and a ten-value card that meet after a split are no Blackjack",
     says<&R::split_no_blackjack>},
    // 11  Doubling
    {"11.1", doubling, engine, "a box may be doubled by its other players only when the one "
                               "deciding for it doubles",
     all<says<&R::double_declined_for_all>, set<&R::double_cards, DoubleCards::two>>},
    {"11.2", doubling, engine, "once the deciding player doubles, each other player on the box "
                               "has the choice to double",
     says<&R::double_followed>},
    {"11.2#2", doubling, engine, "the hand gets its one further card for those too who leave "
                                 "their wager as it is",
     all<says<&R::double_not_followed>, says<&R::double_one_card>>},
    {"11.3", doubling, engine, "a hand made by splitting may be doubled as 11.2 describes",
     says<&R::double_after_split>},
    // 12  Subsequent deal to dealer's hand
    {"12.1", dealer, engine, "the dealer's hand is dealt on when all players' hands are "
                             "complete, save as 12.2 says",
     says<&R::dealer_after_players>},
    {"12.1#2", dealer, engine, "what is inscribed on the table's approved layout tells which of "
                               "(a) and (b) binds the dealer",
     set<&R::soft_17_by, Inscribed::by_the_layout>},
    {"12.1(a)", dealer, engine, "the dealer draws up to 16 and stands on 17 or more, soft or "
                                "hard, and on Blackjack",
     set<&R::soft_17, Soft17::stand>},
    {"12.1(b)", dealer, engine, "the dealer draws up to hard 16 and soft 17, and stands from "
                                "hard 17 and from soft 18",
     says<&R::soft_17_if_hit>},
    {"12.2", dealer, engine, "with all players' hands decided, the dealer draws no card that "
                             "cannot alter the outcome",
     all<says<&R::dealer_needs_none>, set<&R::dealer_second_card, SecondCard::if_needed>>},
    {"12.2#2", dealer, engine, "when Blackjacks alone are waiting, the dealer's second card is "
                               "also the last",
     says<&R::dealer_needs_one_for_blackjack>},
    {"12.2#3", dealer, engine, "insurance still to be settled calls for a second card even if "
                               "every hand has lost",
     says<&R::dealer_needs_one_for_insurance>},
    // 13  Final settlement
    {"13.1", settlement, engine, "every wager but insurance is won, lost or stood off by (a) to "
                                 "(g)",
     says<&R::settlement>},
    {"13.1(a)", settlement, engine, "a hand of no more than 21 wins when the dealer has passed 21",
     says<&R::wins_dealer_bust>},
    {"13.1(b)", settlement, engine, "a hand of no more than 21 wins by being higher than the "
                                    "dealer's",
     says<&R::wins_higher>},
    {"13.1(c)", settlement, engine, "a Blackjack wins unless the dealer too has one",
     set<&R::wins_blackjack, BlackjackWins::over_every_hand>},
    {"13.1(d)", settlement, engine, "a hand that has passed 21 loses",
     says<&R::loses_bust>},
    {"13.1(e)", settlement, engine, "a hand loses to a higher hand of the dealer that is within "
                                    "21",
     says<&R::loses_lower>},
    {"13.1(f)", settlement, engine, "every hand but a Blackjack loses to the dealer's Blackjack",
     all<says<&R::loses_to_blackjack>, set<&R::blackjack_over_21, Over21::loses>,
         set<&R::takes_after_double, Takes::everything>,
         set<&R::takes_after_split, Takes::everything>>},
    {"13.1(g)", settlement, engine, "a hand level with the dealer's within 21, or Blackjack "
                                    "meeting Blackjack, stands off",
     says<&R::stand_off>},
    {"13.2", settlement, engine, "winning wagers are settled at the rates under (a) and (b)",
     says<&R::odds>},
    {"13.2(a)", settlement, engine, "the dealer pays 3 to 2 for a Blackjack that wins",
     all<set<&R::blackjack_pays, Ratio{3, 2}>,
         set<&R::blackjack_pays_by, Inscribed::by_the_book>, set<&R::rounding, Rounding::exact>>},
    {"13.2(b)", settlement, engine, "the dealer pays 1 to 1 for all other hands that win",
     set<&R::win_pays, Ratio{1, 1}>},
    // 14  Irregularities
    {"14.1", irregularity, engine, "a card that shows its face inside the shoe is burnt",
     says<&R::face_up_in_shoe>},
    {"14.2", irregularity, engine, "a card drawn wrongly, face seen or unseen, is dealt as the "
                                   "next one due",
     says<&R::stray_card>},
    {"14.2#2", irregularity, engine, "if it was wrongly burnt, it stays in the discards and is "
                                     "lost to play",
     says<&R::stray_burnt>},
    {"14.3", irregularity, engine, "a card that rule 12 did not allow the dealer's hand is burnt",
     all<set<&R::dealer_extra_card, DealerExtra::any>,
         set<&R::early_dealer_card, EarlyDealerCard::burnt>>},
    {"14.4", irregularity, role, "a hand whose cards were misplaced is put right under the rules "
                                 "if it shows in that round",
     set<&R::reconstruction, Reconstructed::until_next_round>},
    {"14.5", irregularity, role, "a round is void if its misplaced cards come to light only when "
                                 "the next has begun",
     says<&R::void_round_before>},
    {"14.5#2", irregularity, engine, "the rounds begun after the faulty one count as properly "
                                     "played",
     says<&R::later_rounds_stand>},
    {"14.6", irregularity, engine, "when the shoe is too short for the round, the discards are "
                                   "shuffled, cut and dealt to finish it",
     all<says<&R::shoe_ran_out>, set<&R::after_reload, AfterReload::reshuffle>>},
    {"14.7", irregularity, engine, "for a player who is away the dealer draws to the hand only "
                                   "until it is over 11",
     all<set<&R::absent_play, AbsentPlay::to_hard_12>, set<&R::absent_by, AbsentBy::dealer>>},
    {"14.8", irregularity, engine, "rounds that were dealt beyond a missed cutting card count as "
                                   "dealt",
     says<&R::shuffle_missed>},
    {"14.8#2", irregularity, engine, "the round being played when it is noticed goes on to its "
                                     "conclusion",
     says<&R::shuffle_missed_later>},
    // 15  Table closure
    {"15.1", closure, shown, "when gaming opens and closes is settled under the Casino Control "
                             "Act 2006"},
    {"15.2", closure, role, "within those hours a table can be closed early by the casino "
                            "operator, on notice to its players",
     set<&R::closure, Closure::after_notice>},
    // 16  General provisions
    {"16.1", irregularity, role, "a robbery, brawl, riot, fire, civil commotion or the like lets "
                                 "the casino operator annul an outcome",
     says<&R::void_for_disorder>},
    {"16.2", conduct, role, "against someone who broke a rule the casino operator may take the "
                            "steps below",
     says<&R::sanctions>},
    {"16.2(a)", conduct, role, "the operator may hold the wager of a player void",
     says<&R::void_wager>},
    {"16.2(b)", conduct, role, "the operator may keep the player out of the rest of the game",
     says<&R::exclusion>},
    {"16.3", irregularity, role, "the casino operator may call a round void that cannot "
                                 "practically go on",
     set<&R::void_round, VoidWhenOver::any_ground>},
    {"16.3#2", irregularity, role, "the casino operator may call a round void whose outcome a "
                                   "fraud has affected",
     says<&R::void_for_fraud>},
    {"16.4", conduct, role, "what the casino operator decides in a dispute over the rules stands",
     says<&R::dispute>},
    {"16.4#2", conduct, shown, "on request the Gambling and Racing Commission reviews that "
                               "decision"},
    {"16.5", conduct, shown, "casino employees are bound by (a), (b) and (c)"},
    {"16.5(a)", conduct, engine, "they do not say how a hand should be played, only what the "
                                 "rules require",
     says<&R::no_advice>},
    {"16.5(b)", conduct, engine, "they give no person an advantage and leave the game's chances "
                                 "as the rules make them",
     says<&R::no_favour>},
    {"16.5(c)", conduct, shown, "each in their own post keeps the game to its approved procedures"},
    {"16.6", conduct, role, "at a table otherwise full, a player who sits out three rounds in a "
                            "row can be told to leave the seat",
     says<&R::idle_seat>},
    {"16.7", conduct, role, "how a player decides is not to be directed or swayed by anyone else",
     set<&R::no_influence, Influence::is_a_breach>},
    {"16.8", conduct, engine, "side bets between players are forbidden",
     says<&R::no_private_bets>},
    {"16.9", notice, shown, "the casino operator hands out these rules when asked for them",
     says<&R::rules_given>},
});

inline constexpr auto perfect_pairs_and_pairs_play = of_book("act-2018", {
    // 17  Perfect Pairs / Pairs Play
    {"17.1", sidebet, role, "whether players are offered a pairs wager is for the casino operator",
     Play::set<&A::with_perfect_pairs, Together::never>},
    {"17.1(a)", sidebet, role, "it may offer the Perfect Pairs wager, for which rules 17.2 to "
                               "17.13 are made",
     Pairs::set<&P::offered, Offered::permitted>},
    {"17.1(b)", sidebet, role, "or it may offer the Pairs Play wager, for which rules 17.14 to "
                               "17.24 are made",
     Play::set<&A::offered, Offered::permitted>},
    // Perfect Pairs play
    {"17.2", equipment, shown, "no layout offering Perfect Pairs is used until it has been "
                               "approved"},
    {"17.3", sidebet, engine, "Perfect Pairs goes by what is printed on a card, called its face "
                              "value",
     Pairs::says<&P::face_value>},
    {"17.3(a)", sidebet, engine, "for 2 up to 10 this is the number",
     Pairs::says<&P::number_cards>},
    {"17.3(b)", sidebet, engine, "for the ace and court cards this is the name: ace, jack, queen "
                                 "or king",
     Pairs::says<&P::picture_cards>},
    {"17.4", sidebet, engine, "the pairs that count for Perfect Pairs are told apart as follows",
     Pairs::says<&P::kinds_of_pair>},
    {"17.4(a)", sidebet, engine, "cards alike in face value, two together, are a pair",
     Pairs::says<&P::pair>},
    {"17.4(b)", sidebet, engine, "a pair is mixed when a red card meets a black one",
     Pairs::says<&P::mixed_pair>},
    {"17.4(c)", sidebet, engine, "a pair is coloured when both are red or both black, yet the "
                                 "suits differ",
     Pairs::says<&P::coloured_pair>},
    {"17.4(d)", sidebet, engine, "a pair is perfect when it is suited",
     Pairs::says<&P::perfect_pair>},
    {"17.5", sidebet, engine, "players can wager on Perfect Pairs until the dealer deals the "
                              "first card",
     Pairs::says<&P::before_first_card>},
    {"17.5#2", sidebet, engine, "players make it by laying gaming chips in their Perfect Pairs "
                                "box",
     all<Pairs::says<&P::in_chips>, Pairs::says<&P::own_area>>},
    {"17.6", sidebet, engine, "one box takes up to three Perfect Pairs wagers",
     Pairs::set<&P::wagers_max, 3>},
    {"17.7", notice, shown, "the casino operator puts up the lowest and highest Perfect Pairs "
                            "wager on a sign by the table",
     all<Pairs::says<&P::amount>, Pairs::set<&P::out_of_limit, OutOfLimit::as_main_wager>>},
    {"17.8", sidebet, engine, "without a Blackjack wager on the box there is no Perfect Pairs "
                              "wager on it",
     all<Pairs::set<&P::main_wager, MainWager::any_on_the_box>,
         Pairs::set<&P::without_main, Without::refused>>},
    {"17.9", sidebet, engine, "the player's first two cards settle a Perfect Pairs wager",
     Pairs::says<&P::judged>},
    {"17.9(a)", sidebet, engine, "the wager wins on a mixed pair",
     Pairs::says<&P::mixed_wins>},
    {"17.9(b)", sidebet, engine, "the wager wins on a coloured pair",
     Pairs::says<&P::coloured_wins>},
    {"17.9(c)", sidebet, engine, "the wager wins on a perfect pair",
     Pairs::says<&P::perfect_wins>},
    {"17.9(d)", sidebet, engine, "the wager loses on two cards that make no pair",
     Pairs::says<&P::no_pair_loses>},
    {"17.10", sidebet, engine, "a winner is paid once, at the highest payout the pair earns",
     Pairs::says<&P::highest_only>},
    {"17.11", sidebet, engine, "after the initial deal and ahead of the subsequent deal the "
                               "dealer settles Perfect Pairs",
     Pairs::set<&P::settled, SettledWhen::after_the_deal>},
    {"17.11(a)", sidebet, engine, "the dealer clears the losing Perfect Pairs wagers from their "
                                  "boxes",
     Pairs::says<&P::losers_taken>},
    {"17.11(b)", sidebet, engine, "the dealer pays those who won at Perfect Pairs",
     Pairs::says<&P::winners_paid>},
    {"17.12", sidebet, engine, "what a winning Perfect Pairs wager earns goes by the sort of pair",
     Pairs::says<&P::odds>},
    {"17.12(a)", sidebet, engine, "the dealer pays 6 to 1 for a pair that is mixed",
     Pairs::nth<&P::mixed, 1, pays(6)>},
    {"17.12(b)", sidebet, engine, "the dealer pays 12 to 1 for a pair that is coloured",
     Pairs::nth<&P::coloured, 1, pays(12)>},
    {"17.12(c)", sidebet, engine, "the dealer pays 25 to 1 for a pair that is perfect",
     Pairs::nth<&P::perfect, 1, pays(25)>},
    {"17.13", sidebet, engine, "Perfect Pairs being settled, the dealer goes on with rule 9",
     Pairs::says<&P::then_play>},
    // Pairs Play
    {"17.14", equipment, shown, "no layout offering Pairs Play is used until it has been approved"},
    {"17.15", sidebet, engine, "Pairs Play likewise goes by the face value shown on a card",
     Play::says<&A::face_value>},
    {"17.15(a)", sidebet, engine, "for 2 up to 10 this is the number",
     Play::says<&A::number_cards>},
    {"17.15(b)", sidebet, engine, "for the ace and court cards this is the name: ace, jack, "
                                  "queen or king",
     Play::says<&A::picture_cards>},
    {"17.16", sidebet, engine, "a pair at Pairs Play is two cards alike in face value",
     Play::says<&A::pair>},
    {"17.17", sidebet, engine, "players can wager on Pairs Play until the first card is dealt",
     Play::says<&A::before_first_card>},
    {"17.17#2", sidebet, engine, "players make it by laying gaming chips in their Pairs Play box",
     all<Play::says<&A::in_chips>, Play::says<&A::own_area>>},
    {"17.18", sidebet, engine, "one box takes up to three Pairs Play wagers",
     Play::set<&A::wagers_max, 3>},
    {"17.19", notice, shown, "the casino operator puts up the lowest and highest Pairs Play "
                             "wager on a sign by the table",
     all<Play::says<&A::amount>, Play::set<&A::out_of_limit, OutOfLimit::as_main_wager>>},
    {"17.20", sidebet, engine, "without a Blackjack wager on the box there is no Pairs Play "
                               "wager on it",
     all<Play::set<&A::main_wager, MainWager::any_on_the_box>,
         Play::set<&A::without_main, Without::refused>>},
    {"17.21", sidebet, engine, "the player's first two cards settle a Pairs Play wager",
     Play::says<&A::judged>},
    {"17.21(a)", sidebet, engine, "the wager wins on every pair",
     Play::says<&A::pair_wins>},
    {"17.21(b)", sidebet, engine, "the wager loses on two cards that make no pair",
     Play::says<&A::no_pair_loses>},
    {"17.22", sidebet, engine, "after the initial deal and ahead of the subsequent deal the "
                               "dealer settles Pairs Play",
     Play::set<&A::settled, SettledWhen::after_the_deal>},
    {"17.22(a)", sidebet, engine, "the dealer clears the losing Pairs Play wagers from their "
                                  "boxes",
     Play::says<&A::losers_taken>},
    {"17.22(b)", sidebet, engine, "the dealer pays those who won at Pairs Play",
     Play::says<&A::winners_paid>},
    {"17.23", sidebet, engine, "the dealer pays 11 to 1 for every pair that wins",
     all<Play::says<&A::odds>, Play::nth<&A::any, 1, pays(11)>>},
    {"17.24", sidebet, engine, "Pairs Play being settled, the dealer goes on with rule 9",
     Play::says<&A::then_play>},
});

inline constexpr auto automated_shuffling_shoe = of_book("act-2018", {
    // 18  (its heading is missing from the text)
    {"18.1", shoe, engine, "while an automated shuffling shoe is used, 18.2 stands in place of "
                           "all of rule 5",
     all<says<&R::machine>, set<&R::machine_takes, MachineTakes::after_each_round>>},
    {"18.1#2", shoe, engine, "it also takes away the effect of 4.7, of 14.6 and of 14.8",
     says<&R::machine_switches_off>},
    {"18.2", shoe, engine, "the dealer shuffles cards newly introduced and loads them ahead of "
                           "the first round",
     says<&R::machine_loaded>},
    {"18.3", shoe, role, "this is done when the shoe breaks down in a round and cannot be put "
                         "right",
     set<&R::malfunction, Malfunction::finished_from_plain_shoe>},
    {"18.3(a)", shoe, engine, "the round in progress is completed in the steps (i) to (iii)",
     says<&R::malfunction_round_finished>},
    {"18.3(a)(i)", shoe, engine, "the dealer takes out what cards the shoe still holds and "
                                 "shuffles these",
     says<&R::malfunction_shuffled>},
    {"18.3(a)(ii)", shoe, engine, "the player farthest right of the dealer has the cut first, "
                                  "the rest going by 5.2(d) with 5.3",
     says<&R::malfunction_cut>},
    {"18.3(a)(iii)", shoe, engine, "the dealer completes the round with those cards from a shoe "
                                   "that is not automated",
     says<&R::malfunction_plain_shoe>},
    {"18.3(b)", shoe, role, "with the round over, the shoe may be replaced if it must be, and "
                            "new cards come into use",
     says<&R::machine_replaced>},
    {"18.3(b)#2", shoe, engine, "if a shoe that is not automated takes over, this rule, "
                                "misprinted as 19, no longer applies",
     says<&R::machine_rule_ends>},
    {"18.4", shoe, engine, "a malfunction is a mechanical or electrical fault that halts or "
                           "hampers shuffling or spoils the cards",
     says<&R::malfunction_kinds>},
});

inline constexpr auto tournament_play = of_book("act-2018", {
    // 19  Tournament play
    {"19.1", tournament, engine, "a tournament is played by the Blackjack rules, but rule 19 "
                                 "prevails where they disagree",
     Event::says<&T::tournament>},
    {"19.2", tournament, role, "before it takes entries or holds a tournament the casino "
                               "operator does (a) to (c)",
     all<Event::says<&T::conditions, &T::entries>, Event::set<&T::incomplete, HoldsUp::entries>>},
    {"19.2(a)", tournament, role, "it puts the tournament conditions on paper as 19.3 requires",
     Event::says<&T::documented>},
    {"19.2(b)", tournament, shown, "it has the conditions ready for patrons",
     Event::states<Demanded::always, &T::states_available>},
    {"19.2(c)", tournament, shown, "it notifies the Gambling and Racing Commission and gives it "
                                   "the conditions",
     Event::states<Demanded::always, &T::states_notified>},
    {"19.3", tournament, engine, "the tournament conditions cover all that is listed here",
     Event::says<&T::matters>},
    {"19.3(a)", tournament, engine, "they inform players on the matters (i) to (xi)",
     Event::says<&T::information>},
    {"19.3(a)(i)", tournament, shown, "they give the starting date and time, the way to enter "
                                      "and who is eligible",
     Event::states<Demanded::always, &T::states_start, &T::states_entry>},
    {"19.3(a)(ii)", tournament, shown, "they describe how the tournament is built up",
     Event::states<Demanded::free, &T::states_format>},
    {"19.3(a)(ii)(A)", tournament, shown, "they give how many sessions there are or how long "
                                          "these last, or what decides it",
     Event::states<Demanded::always, &T::states_sessions>},
    {"19.3(a)(ii)(B)", tournament, shown, "they give how many gaming tables a session uses, or "
                                          "what decides it",
     all<Event::states<Demanded::always, &T::states_tables>,
         Event::set<&T::tables_stated_as, TablesAs::number_or_basis>>},
    {"19.3(a)(ii)(B)#2", tournament, shown, "for a sit-and-go they give when a session begins "
                                            "and how players are put at tables",
     Event::states<Demanded::of_a_sit_and_go, &T::states_sit_and_go>},
    {"19.3(a)(ii)(C)", tournament, shown, "they give how players go on from one session to "
                                          "another, if they do",
     Event::states<Demanded::of_a_knock_out, &T::states_progress>},
    {"19.3(a)(ii)(D)", tournament, shown, "they tell if sessions of Blackjack, with or without "
                                          "other games, earn points or prizes",
     Event::states<Demanded::of_points, &T::states_points>},
    {"19.3(a)(ii)(E)", tournament, shown, "they tell if a repechage or catch-up is held and how "
                                          "to qualify for it",
     Event::states<Demanded::of_a_repechage, &T::states_repechage>},
    {"19.3(a)(ii)(F)", tournament, shown, "they tell if, when and by what method a player "
                                          "knocked out may buy back",
     Event::states<Demanded::always, &T::states_buy_back>},
    {"19.3(a)(iii)", tournament, shown, "they give the fee to enter and the tournament "
                                        "commission, if one is taken",
     all<Event::states<Demanded::always, &T::states_fee>,
         Event::states<Demanded::free, &T::states_commission>>},
    {"19.3(a)(iv)", tournament, shown, "they give how many tournament chips the entry fee brings "
                                       "when a session begins",
     Event::states<Demanded::always, &T::states_chips>},
    {"19.3(a)(v)", tournament, shown, "they give the fewest and the most players",
     Event::states<Demanded::always, &T::states_players>},
    {"19.3(a)(vi)", tournament, shown, "they give any restriction on groups of players",
     Event::states<Demanded::always, &T::states_groups>},
    {"19.3(a)(vii)", tournament, shown, "they give the lowest and highest wager at the tables",
     Event::states<Demanded::always, &T::states_limits>},
    {"19.3(a)(viii)", tournament, shown, "where players compete to go on to another session, "
                                         "they settle (A) and (B)"},
    {"19.3(a)(viii)(A)", tournament, shown, "they give what puts a player out of the tournament",
     Event::states<Demanded::of_a_knock_out, &T::states_elimination>},
    {"19.3(a)(viii)(B)", tournament, shown, "they give who is placed ahead in a session when "
                                            "players end it with equal chips",
     Event::states<Demanded::of_a_knock_out, &T::states_session_ties>},
    {"19.3(a)(ix)", tournament, shown, "where players compete over several sessions, of "
                                       "Blackjack alone or with other games, they settle (A) and "
                                       "(B)"},
    {"19.3(a)(ix)(A)", tournament, shown, "they give what, if anything, puts a player out of "
                                          "those sessions"},
    {"19.3(a)(ix)(B)", tournament, shown, "when a session leaves players with the same chips, "
                                          "they give the placing or have its points joined and "
                                          "split evenly",
     Event::states<Demanded::of_points, &T::states_points_ties>},
    {"19.3(a)(x)", tournament, shown, "they give the division of the prize pool or the way to "
                                      "calculate it",
     Event::states<Demanded::always, &T::states_prizes>},
    {"19.3(a)(xi)", tournament, shown, "they give how the prize pool is distributed, also among "
                                       "players who contest the same part",
     Event::states<Demanded::always, &T::states_prize_ties>},
    {"19.3(a)(xi)(A)", tournament, shown, "this takes in players level on tournament chips when "
                                          "a final session is over"},
    {"19.3(a)(xi)(B)", tournament, shown, "this takes in players level on cumulative points from "
                                          "all their sessions"},
    {"19.3(a)(xi)(C)", tournament, engine, "the conditions may have tied players divide their "
                                           "joined prizes evenly",
     Event::says<&T::ties_divided>},
    {"19.3(a)(xi)(D)", tournament, engine, "or the conditions may have tied players play on for "
                                           "their places",
     Event::says<&T::ties_played>},
    {"19.3(b)", tournament, shown, "they declare that the Tournament Director/Assistant conducts "
                                   "it under them and the game's rules",
     Event::states<Demanded::always, &T::states_director>},
    {"19.3(b)#2", tournament, engine, "they declare that a condition gives way to a rule it "
                                      "disagrees with",
     Event::set<&T::precedence, Prevails::rules>},
    {"19.4", tournament, role, "the Tournament Director/Assistant is appointed by the Gaming "
                               "Shift Manager",
     Event::set<&T::director, Director::anyone>},
    {"19.5", tournament, role, "the Tournament Director/Assistant can make entry depend on "
                               "signed agreement to rules and conditions",
     all<Event::set<&T::signatures, SignedBefore::entry>,
         Event::states<Demanded::free, &T::states_signatures>>},
    {"19.6", tournament, engine, "nobody is let in twice, save for a buy-back under "
                                 "19.3(a)(ii)(F)",
     Event::set<&T::one_entry, OneEntry::but_for_buy_back>},
    {"19.7", tournament, engine, "a ballot held before the session gives each player a table and "
                                 "a seat",
     Event::says<&T::ballot>},
    {"19.7#2", tournament, engine, "while the session lasts nobody plays from any seat but the "
                                   "one drawn",
     Event::says<&T::balloted_seat>},
    {"19.7#3", tournament, role, "the Tournament Director/Assistant can move a session's start "
                                 "on reasonable notice",
     Event::set<&T::start_moves, StartMoves::with_notice>},
    {"19.8", tournament, role, "how many sit at one table is for the Tournament "
                               "Director/Assistant",
     Event::says<&T::allotment>},
    {"19.9", tournament, engine, "whoever is not in the allotted seat before the session's set "
                                 "time forfeits the place",
     all<Event::says<&T::seated_in_time>, Event::set<&T::late, Late::forfeits_at_stated_time>>},
    {"19.9#2", tournament, engine, "an entry fee so forfeited is kept for the prizes",
     Event::says<&T::forfeited_fee>},
    {"19.10", tournament, role, "a seat not taken before a first session may be offered to a "
                                "reserved player for the entry fee",
     Event::says<&T::reserve>},
    {"19.11", tournament, role, "whether a substitute may play is for the Tournament "
                                "Director/Assistant",
     Event::says<&T::substitute>},
    {"19.12", tournament, engine, "in play, tournament chips are never hidden from the players "
                                  "or the Tournament Director/Assistant",
     Event::says<&T::chips_in_view>},
    {"19.13", tournament, engine, "outside what the rules provide, nobody adds to, takes from, "
                                  "swaps or lessens their tournament chips",
     Event::says<&T::chips_untouched>},
    {"19.14", tournament, engine, "in each round every player wagers, and stands to lose, no "
                                  "less than the table minimum",
     Event::set<&T::least_wager, LeastWager::table_minimum>},
    {"19.14#2", tournament, engine, "a player too short for the table minimum when a round is to "
                                    "begin is eliminated and leaves",
     Event::says<&T::short_of_least_wager>},
    {"19.15", tournament, role, "a player asks no advice of other entrants or of people outside "
                                "the tournament",
     Event::says<&T::no_advice_sought>},
    {"19.16", tournament, role, "the Tournament Director/Assistant may let players have a break "
                                "of a stated time",
     Event::says<&T::breaks>},
    {"19.17", tournament, role, "the Tournament Director/Assistant may decide how fast play goes "
                                "and direct players to keep up",
     Event::says<&T::pace>},
    {"19.18", tournament, engine, "it is for the Tournament Director/Assistant to calculate the "
                                  "places and award them",
     Event::says<&T::places>},
    {"19.19", tournament, engine, "prizes return 100% of the pool, nothing kept back",
     Event::says<&T::whole_pool>},
    {"19.20", tournament, role, "the casino operator can ask a fee for entry and keep an "
                                "approved amount as its commission",
     Event::says<&T::fee>},
    {"19.20#2", tournament, engine, "the remainder of the fees is prize money, given as the "
                                    "notified conditions say",
     all<Event::set<&T::pool, PoolIs::fees_less_commission>, Event::says<&T::prizes>>},
    {"19.21", tournament, engine, "a player gets back neither entry fee nor tournament commission",
     all<Event::set<&T::refunds, Refunds::never>, Event::says<&T::withdrawal, &T::retirement>>},
    {"19.21#2", tournament, role, "the casino operator can call the tournament off and is not "
                                  "liable for it",
     Event::says<&T::cancellation>},
    {"19.21#3", tournament, engine, "after a cancellation every entry fee and commission is "
                                    "repaid whole",
     Event::says<&T::cancellation_refunds>},
});
// clang-format on

}  // namespace croupier::rulebooks::act_2018
