// Victoria's rules of Blackjack: Casino Rules Notice No. 1 of 2003, in force from 6 February 2003.
#include "rules/book.hpp"

namespace croupier::rulebooks::vic_2003 {
namespace {

using namespace rules;
using enum Kind;
using enum Carried;
using R = Rules;

// Tournaments: `Event::says<&T::ballot>`.
using Event = OfTournament;
using T = TournamentRules;

// The optional wagers: `Pairs::says<&P::before_first_card>`.
using Pandemonium = Of<&R::pontoon_pandemonium>;
using Sevens = Of<&R::magnificent_sevens>;
using Pairs = Of<&R::perfect_pairs>;
using M = PontoonPandemonium;
using S = MagnificentSevens;
using P = PerfectPairs;

// clang-format off
constexpr auto blackjack = of_book("vic-2003", {
    // Notice and footnote 1
    {"notice:instrument", notice, shown, "Victoria's Casino Rules Notice No. 1/2003, Special "
     "Gazette S 18 of 5 February 2003, rests on s 60(1) of the Act"},
    {"notice:effect", notice, shown, "the rules as amended are in force from 6 am on 6 February "
     "2003, not before"},
    {"notice:signatory", legal, none, "Peter Cohen, acting in both offices of Director, signed the "
     "notice on 5 February 2003"},
    {"notice:substitution", legal, none, "what the schedule prints stands in place of all "
     "Blackjack rules until then"},
    {"fn1", legal, shown, "the rules go back to S44 of 24 April 1997; twenty notices changed them, "
     "the last No. 27 of 2002"},

    // 1  Definitions
    {"1.1", legal, none, "the terms below have these meanings all through the rules"},
    {"def:Blackjack", definition, engine, "an ace with a card worth 10 as the two cards first "
     "dealt, for player and Dealer alike",
     set<&R::blackjack, Natural::blackjack>},
    {"def:Casino Supervisor", definition, role, "manages and oversees gaming operations and is not "
     "the Game Supervisor",
     says<&R::casino_supervisor>},
    {"def:Dealer", definition, role, "whoever is charged with dealing the cards at the table",
     says<&R::dealer_alone_deals>},
    {"def:Dealing Shoe", definition, shown, "the device the cards come out of"},
    {"def:Distinctive Marker", definition, shown, "a marker button reading personal limit, higher "
     "limit or something of the kind"},
    {"def:Game Supervisor", definition, role, "whoever is charged with overseeing how the game is "
     "run",
     says<&R::game_supervisor>},
    {"def:Hard Total", definition, engine, "what a hand counts if it has no ace or if every ace in "
     "it is worth 1",
     says<&R::hard_total>},
    {"def:Soft Total", definition, engine, "what a hand counts while one of its aces is worth 11",
     says<&R::soft_total>},
    {"def:Void", definition, engine, "of a hand: not valid, so that nobody wins or loses on it",
     says<&R::void_definition>},
    {"1.2", conduct, role, "a Game or Casino Supervisor may act in the Dealer's place unless a "
     "rule means otherwise",
     says<&R::supervisor_as_dealer>},
    {"1.3", legal, shown, "when the rules say the game they mean Blackjack at one given table"},
    {"1.4.1", definition, shown, "a bet is the contingency somebody can put a wager on"},
    {"1.4.2", definition, shown, "the word wager stands for money, namely what a player stakes on "
     "one bet"},

    // 2  Equipment
    {"2.1", equipment, engine, "a table has at most nine places for seated players",
     set<&R::boxes_usual, 9>},
    {"2.2", equipment, shown, "the cloth carries markings like those of Diagram A"},
    {"2.2.1", equipment, engine, "the cloth has at most nine areas for wagers",
     all<set<&R::boxes_max, 9>, says<&R::box>>},
    {"2.2.2", equipment, shown, "the casino's name, its logo or both are printed on the cloth"},
    {"2.3", shoe, engine, "all cards of the game are dealt out of a dealing shoe",
     says<&R::shoe>},

    // 3  The cards
    {"3.1", equipment, engine, "at least four and at most eight decks are in play",
     set<&R::decks, decks(4, 8)>},
    {"3.1#2", equipment, engine, "a deck is the usual 52 cards, jokers left out",
     set<&R::deck, cards::Deck::whole>},
    {"3.1#3", equipment, shown, "all backs look the same in colour and design"},
    {"3.1#4", equipment, engine, "one cutting card belongs to the decks",
     set<&R::cutting_cards, 1>},
    {"3.1.1", equipment, engine, "an Automatic Shuffling/Dealing Shoe does away with the cutting "
     "card",
     says<&R::machine_no_cutting_card>},
    {"3.2.1", definition, engine, "an ace is worth 11, but 1 once 11 would take the hand past 21",
     says<&R::ace_value>},
    {"3.2.1(a)", deal, shown, "the Dealer may call both totals of an ace hand while both are open, "
     "and a single one after that or after a stand"},
    {"3.2.1(b)", dealer, engine, "the Dealer counts a first ace as 11 and stands when that brings "
     "the hand to at least 17 and at most 21",
     says<&R::dealer_ace_counts>},
    {"3.2.2", definition, engine, "a card from 2 to 10 is worth the number printed on it",
     all<says<&R::number_value>, says<&R::ten_value>>},
    {"3.2.3", definition, engine, "a picture card (jack, queen or king) is worth 10",
     says<&R::court_value>},
    {"3.2.4", conduct, shown, "players add up their hands themselves and may not trust the total "
     "the Dealer calls"},
    {"3.2.5", equipment, role, "a check of all cards comes ahead of any gaming",
     set<&R::cards_checked, Checked::on_record_first>},
    {"3.2.5#2", equipment, role, "after gaming the cards are counted to see that none is missing",
     says<&R::cards_counted_at_end>},

    // 4  Shuffling, cutting, burning and card replacement
    // 4.1  The shuffle
    {"4.1.1", shuffle, engine, "a shuffle must leave the cards in random order",
     says<&R::shuffle>},
    {"4.1.1(a)", shuffle, engine, "the cards are shuffled right before play begins",
     says<&R::shuffle_before_play>},
    {"4.1.1(b)", shuffle, engine, "the cards are shuffled if the cutting card shows or comes out "
     "first when a round opens",
     says<&R::shuffle_first_card>},
    {"4.1.1(c)", shuffle, engine, "the cards are shuffled once the round in which the cutting card "
     "appeared is over",
     says<&R::shuffle_after_round>},
    {"4.1.1(d)", shuffle, role, "a Casino Supervisor who judges the run of the cards abnormal has "
     "them shuffled on the spot",
     says<&R::shuffle_on_suspicion>},
    {"4.1.1(e)", shuffle, role, "a Casino Supervisor with reasonable cause may have the cards "
     "shuffled at any other time",
     says<&R::shuffle_ordered>},
    {"4.1.1(f)", shuffle, engine, "with an automatic shuffling/dealing shoe, once approved, the "
     "shuffling goes on without a break",
     all<says<&R::machine>, set<&R::machine_takes, MachineTakes::after_each_round>>},
    {"4.1.2", shuffle, role, "cards may be shuffled in advance if they stay locked in a set place "
     "until used",
     says<&R::prepared_cards>},

    // 4.2  The cut
    {"4.2.1", shuffle, role, "the Dealer may hold out the shuffled stack to be cut, the backs "
     "turned from the Dealer",
     set<&R::cut, Cut::optional>},
    {"4.2.1(a)", shuffle, engine, "at the opening of a game the cut falls to whoever came to the "
     "table first",
     says<&R::cut_opening>},
    {"4.2.1(b)", shuffle, engine, "after a played shoe it is the turn of the player whose betting "
     "area had the cutting card in the last round",
     says<&R::cut_where_it_fell>},
    {"4.2.1(c)", shuffle, engine, "if the Dealer's hand drew the cutting card, the cut falls to "
     "the player furthest to the Dealer's right",
     says<&R::cut_dealers>},
    {"4.2.1(d)", shuffle, engine, "after a replacement of the cards, too, the cut falls to the "
     "player furthest to the Dealer's right",
     set<&R::cut_after_replacement, FarEnd::right>},
    {"4.2.2", shuffle, engine, "a cut that is refused goes on to the next player clockwise until "
     "one takes it",
     says<&R::cut_passes>},
    {"4.2.2#2", shuffle, role, "a cut that every player refuses is made by a supervisor, of the "
     "game or of the casino",
     set<&R::cut_by_staff, StaffCut::supervisor>},
    {"4.2.3", shuffle, engine, "the cutting card is put in with one whole deck or more on each "
     "side of it",
     says<&R::cut_bounds>},
    {"4.2.4(a)", shuffle, engine, "the Dealer moves what lies before the cutting card behind the "
     "rest of the stack",
     says<&R::cut_completed>},
    {"4.2.4(b)", shuffle, engine, "the Dealer puts the cutting card back in, somewhere in the rear "
     "half of the stack",
     set<&R::cutting_card_place, CuttingCardPlace::half_at_most>},
    {"4.2.4(c)", shoe, engine, "the Dealer loads the shoe, and play can begin",
     says<&R::shoe_loaded>},

    // 4.3  Burning a card
    {"4.3.1", shoe, engine, "after every shuffle and cut the top card leaves the shoe face down "
     "for the discard holder before play starts",
     set<&R::burn, Burn::always>},
    {"4.3.1#2", shoe, role, "the burnt card stays unseen unless the player wants to look at it",
     says<&R::burn_shown>},

    // 4.4  Card replacement
    {"4.4.1", shuffle, role, "between the final round and the shuffle a Game or Casino Supervisor "
     "can order the cards taken off, checked and renewed",
     says<&R::cards_replaced>},
    {"4.4.2", shuffle, role, "a Casino Supervisor who finds cards unfit has them renewed, but "
     "never while a hand is being played",
     says<&R::cards_unfit>},
    {"4.4.3", shuffle, engine, "a complete new set of cards goes through shuffle, cut and burn "
     "(4.1, 4.2, 4.3) like any other",
     says<&R::new_cards_prepared>},

    // 5  Placement of wagers
    {"5.1", wager, engine, "a wager is made in chips and in nothing else",
     all<says<&R::wager_in_chips>, set<&R::insurance_unit, InsuranceUnit::chips>>},
    {"5.2", wager, engine, "wagers must lie on their areas of the layout before the round's "
     "opening card is dealt",
     says<&R::betting>},
    {"5.3", wager, engine, "a spoken wager counts only if cash, chips, authorised tokens or "
     "vouchers come with it and lie there as chips before the no more bets call",
     set<&R::spoken_wager, Spoken::with_chips_or_cash>},
    {"5.4", wager, engine, "once the opening card is out a wager is left alone until decided, save "
     "for insurance, decisions, doubling and splitting",
     all<says<&R::no_further_wager>, says<&R::wager_locked>>},
    {"5.5.1", wager, engine, "one may wager on Blackjack",
     says<&R::wager>},
    {"5.5.2", insurance, engine, "one may wager on insurance if the Dealer starts with an ace",
     says<&R::insurance_bet>},
    {"5.6.1", settlement, engine, "a player's Blackjack wins against a Dealer without one",
     set<&R::wins_blackjack, BlackjackWins::over_every_hand>},
    {"5.6.2", settlement, engine, "a player who is not over 21 wins when the Dealer is",
     says<&R::wins_dealer_bust>},
    {"5.6.3", settlement, engine, "with both at 21 or less the wager wins if the player's total is "
     "the larger",
     says<&R::wins_higher>},
    {"5.6.4", settlement, engine, "equal totals make the wager void and it goes back, Blackjack "
     "against Blackjack included",
     says<&R::stand_off>},
    {"5.6.4#2", settlement, engine, "a 21 that is no Blackjack equals the Dealer's Blackjack in "
     "total, so it too is void (V-01)",
     set<&R::blackjack_over_21, Over21::stands_off>},
    {"5.6.5", settlement, engine, "a player's hand over 21 loses",
     says<&R::loses_bust>},
    {"5.6.6", settlement, engine, "with both at 21 or less the wager loses if the Dealer's total "
     "is the larger",
     says<&R::loses_lower>},
    {"5.7.1", insurance, engine, "insurance is won by a second Dealer card worth 10",
     says<&R::insurance_wins>},
    {"5.7.2", insurance, engine, "insurance is lost to a second Dealer card worth anything else",
     says<&R::insurance_loses>},
    {"5.8", wager, engine, "one betting area takes the wagers of three players and no more",
     set<&R::bettors_max, 3>},
    {"5.8#2", wager, role, "a Game Supervisor may lower the number of players on an area to two or "
     "one",
     says<&R::bettors_fewer>},
    {"5.9", decision, engine, "where wagers share an area, whoever wagered closest to the Dealer "
     "calls for all of them",
     all<says<&R::caller_seated>, says<&R::caller_nearest>>},
    {"5.9.1(a)", wager, engine, "ahead of every round it is the Dealer's task to learn which "
     "player calls for which area",
     all<says<&R::caller>, set<&R::caller_absent, Succession::nobody>>},
    {"5.9.1(b)", wager, engine, "the Dealer has the deciding player put the wager closest to the "
     "Dealer's side",
     set<&R::caller_place, CallerPlace::nearest_the_dealer>},
    {"5.9.1(c)", wager, engine, "the Dealer has the others on the area line up their wagers behind "
     "the deciding one",
     says<&R::bettors_in_line>},
    {"5.10", wager, role, "a Game Supervisor may let a player use several areas as long as tables "
     "with like limits seat all who want to play",
     all<says<&R::several_boxes>, set<&R::give_up_box, GiveUp::control>>},
    {"5.10.1", decision, engine, "in a full house wagering on several areas stays open, but "
     "calling only where seated or otherwise entitled to control",
     says<&R::caller_elsewhere>},
    {"5.11", wager, role, "a player may be held to a single area, at the minimum its sign shows, "
     "if a Table Games Operations Manager so decides",
     set<&R::single_box, SingleBox::box_and_minimum>},
    {"5.11.1", notice, role, "nobody is held to the minimum before word has gone to the Director "
     "of Casino Surveillance (delegate allowed)",
     says<&R::regulator_told>},
    {"5.12", wager, role, "who left out rounds of a shoe may be held to the minimum until its end "
     "or reshuffle, by any Table Games Operations Manager or higher",
     all<says<&R::minimum_only>, says<&R::minimum_only_holds>, says<&R::minimum_only_late>,
         says<&R::minimum_only_skipped>, says<&R::minimum_only_ends>>},
    {"5.13", wager, role, "a wager may be turned down, until the initial deal, if chips could not "
     "pay its win to the exact amount",
     says<&R::unpayable_refused>},
    {"5.14.1", settlement, engine, "in the settlement the Dealer takes losing wagers off the "
     "layout",
     says<&R::losers_cleared>},
    {"5.14.2", settlement, engine, "in the settlement the Dealer pays the wagers that won",
     says<&R::winners_paid>},

    // 6  Permissible wagers
    {"6.1", notice, shown, "the Dealer sees to it that the signs the operator owes under s "
     "66(1)(d) and s 66(2) are up"},
    {"6.2.1", wager, engine, "a first wager below the minimum is settled as it fell, and its owner "
     "is warned",
     all<set<&R::under_minimum, UnderMinimum::tolerate_then_return>,
         says<&R::under_minimum_warned>>},
    {"6.2.1#2", wager, engine, "once warned, the owner gets any further wager below the minimum "
     "back, won or lost",
     says<&R::under_minimum_again>},
    {"6.2.2", wager, engine, "a wager above the maximum wins or loses as if it were the maximum",
     all<set<&R::over_maximum, OverMaximum::count_to_maximum>,
         Pandemonium::set<&PontoonPandemonium::out_of_limit, OutOfLimit::as_main_wager>,
         Sevens::set<&MagnificentSevens::out_of_limit, OutOfLimit::as_main_wager>,
         Pairs::set<&PerfectPairs::out_of_limit, OutOfLimit::as_main_wager>>},
    {"6.2.3", wager, engine, "for a wager off the permitted multiple, or one chips cannot match, "
     "the payment rises to the next amount chips can make",
     set<&R::rounding, Rounding::up_to_chip>},
    {"6.3", wager, role, "a player may be given limits other than those on the sign; a Distinctive "
     "Marker then shows the place",
     all<set<&R::personal_limit, PersonalLimitIs::minimum_too>, set<&R::raised_box,
         RaisedBox::unaffected>>},
    {"6.4", wager, role, "a table's limits are the Casino Supervisor's to change, at any time",
     says<&R::limits_changed>},
    {"6.4#2", notice, engine, "a higher minimum may start only after its sign has stood at the "
     "table for 20 minutes or more",
     set<&R::limits_notice, NoticeOfLimits::twenty_minutes_to_raise_minimum>},
    {"6.5", notice, shown, "a notice at the table tells the lowest and highest wager for a betting "
     "area"},
    {"6.5#2", wager, engine, "a wager may be any amount between the limits if the notice asks for "
     "no multiples",
     says<&R::no_multiple_of_minimum>},
    {"6.5#3", wager, engine, "the notice may set the unit by which wagers go up from the minimum",
     set<&R::step, Multiples::enforced>},
    {"6.5#4", wager, engine, "the notice may tell if wagers are limited by area or by player",
     set<&R::maximum_of, MaximumOf::box>},
    {"fn2:66(1)(d)", legal, shown, "the Act wants a sign in plain view at every table with its "
     "lowest and highest permissible wager"},
    {"fn2:66(2)", legal, engine, "the Act forbids a higher minimum until a sign has told figure "
     "and hour of change for 20 minutes",
     says<&R::sign_first>},
    {"fn2:penalty", legal, none, "an operator who fails in this faces 50 penalty units"},

    // 7  Dealing the game
    {"7.1", shoe, shown, "the shoe is made for the purpose and stands on the table at the Dealer's "
     "left"},
    {"7.1.1", deal, engine, "one style of dealing: every card comes face up",
     says<&R::face_up>},
    {"7.1.2", deal, engine, "the other style: the opening pair of each player comes face down",
     says<&R::face_down>},
    {"7.1.2(a)", deal, engine, "with face-down dealing players may touch their first two cards and "
     "no others",
     says<&R::face_down_handled>},
    {"7.1.2(b)", deal, role, "face-down dealing needs a yes beforehand, from the Director of "
     "Casino Surveillance in person or by delegate",
     says<&R::face_down_approved>},
    {"7.2", conduct, engine, "beyond what 7.1.2 allows nobody may touch, take away or change a "
     "card",
     says<&R::cards_untouched>},

    // 7.3  Initial deal
    {"7.3.1(a)", deal, engine, "the Dealer calls that betting is over",
     says<&R::no_more_bets>},
    {"7.3.1(b)", deal, engine, "going clockwise from the left, the Dealer gives one card to each "
     "area with a wager on it",
     all<says<&R::first_card>, says<&R::deal_clockwise>>},
    {"7.3.1(c)", deal, engine, "next the Dealer takes one card",
     says<&R::dealer_card>},
    {"7.3.1(d)", deal, engine, "a further card goes round to each area with a wager, the Dealer "
     "taking none",
     says<&R::second_card>},
    {"7.3.2", insurance, engine, "against a Dealer's ace anybody with a Blackjack wager may "
     "insure, betting that the next Dealer card is worth ten",
     all<says<&R::insurance>, says<&R::insurance_each_bettor>>},
    {"7.3.2(a)", insurance, engine, "insurance has to be placed before the subsequent deal starts",
     says<&R::insurance_in_time>},
    {"7.3.2(a)#2", insurance, shown, "the layout's insurance line is where these chips go"},

    // 7.4  Interim settlement
    {"7.4.1(a)", interim, engine, "a player's Blackjack is paid at 8.1 odds there and then if the "
     "Dealer shows neither an ace nor a ten value",
     set<&R::blackjack_paid_at_once, BlackjackPaid::against_2_to_9>},
    {"7.4.1(b)", interim, engine, "against a Dealer's ace a player with Blackjack may ask for even "
     "money, one times the initial wager",
     all<set<&R::even_money_pays, Ratio{1, 1}>, set<&R::even_money_by, EvenMoneyBy::each_bettor>,
         set<&R::even_money_and_insurance, EvenMoneyAndInsurance::leaves>>},

    // 7.5  Subsequent deal
    {"7.5.1", decision, engine, "starting at the left, the Dealer calls each hand's total and the "
     "player decides",
     all<says<&R::turn>, says<&R::total_announced>>},
    {"7.5.1(a)", decision, engine, "the player may double, under 7.5.4",
     says<&R::may_double>},
    {"7.5.1(b)", decision, engine, "the player may split, under 7.5.5",
     says<&R::may_split>},
    {"7.5.1(c)", decision, engine, "the player may stand at any total and then gets no more cards",
     all<says<&R::may_stand>, set<&R::stand_from, 0>>},
    {"7.5.1(c)(i)", decision, shown, "moving the hand sideways means stand"},
    {"7.5.1(d)", decision, engine, "the player may draw as long as the hand is below 21, so not "
     "with Blackjack or any other 21",
     all<says<&R::may_draw>, says<&R::no_draw_at_21>>},
    {"7.5.1(d)(i)", decision, shown, "scratching the cloth towards one's own side means draw"},
    {"7.5.2", deal, engine, "cards a player asks for come face up as each decision is made",
     says<&R::drawn_card>},
    {"7.5.2#2", deal, engine, "the Dealer calls the new total with every card so dealt",
     says<&R::total_announced_again>},
    {"7.5.3", decision, role, "when a hand stays unplayed for a reasonable time, the Dealer may "
     "ask a Game Supervisor or above to direct its play",
     all<set<&R::absent_play, AbsentPlay::to_soft_17_or_hard_12>,
         set<&R::absent_by, AbsentBy::supervisor>>},
    {"7.5.3(a)", decision, engine, "the direction may be given for a player who will not act or "
     "does not act",
     says<&R::absent_idle>},
    {"7.5.3(b)", decision, engine, "the direction may be given for a player who is away",
     says<&R::absent_away>},
    {"7.5.3(c)", decision, engine, "under the direction a hand of soft 17 or higher stands",
     says<&R::absent_soft_stands>},
    {"7.5.3(d)", decision, engine, "under the direction soft 16 or lower draws on to soft 17 or "
     "higher or hard 12 or higher",
     says<&R::absent_soft_draws>},
    {"7.5.3(e)", decision, engine, "under the direction a hand of hard 12 or higher stands",
     says<&R::absent_hard_stands>},
    {"7.5.3(f)", decision, engine, "under the direction hard 11 or lower draws on to soft 17 or "
     "higher or hard 12 or higher",
     says<&R::absent_hard_draws>},

    // 7.5.4  Doubling
    {"7.5.4(a)", doubling, engine, "a hand may be doubled at hard 9, 10 or 11 on two cards, after "
     "a split as well",
     all<set<&R::double_on, DoubleOn::hard_9_to_11>, set<&R::double_cards, DoubleCards::two>,
         says<&R::double_declined_for_all>, says<&R::double_followed>>},
    {"7.5.4(a)(i)", doubling, engine, "doubling takes a further wager no larger than the original "
     "one",
     all<set<&R::double_for, DoubleFor::up_to_the_wager>,
         set<&R::double_step, Multiples::only_shown>>},
    {"7.5.4(a)(i)#2", doubling, engine, "a doubled hand gets one card and no more",
     all<says<&R::double_one_card>, says<&R::double_not_followed>>},
    {"7.5.4(b)", doubling, engine, "a Dealer's Blackjack takes just the original wager of a "
     "doubled hand; the added part goes back",
     set<&R::takes_after_double, Takes::busted_plus_one>},
    {"7.5.4(c)", doubling, engine, "a Blackjack cannot be doubled",
     says<&R::double_not_on_blackjack>},

    // 7.5.5  Splitting
    {"7.5.5(a)", split, engine, "an area's first two cards, if worth the same, may be made into "
     "two hands",
     all<set<&R::split_pair_by, PairBy::value>, says<&R::split_declined_for_all>,
         says<&R::split_followed>, set<&R::split_not_followed, FollowSplit::hand_of_choice>>},
    {"7.5.5(a)(i)", split, engine, "every hand made by a split needs a wager as large as the "
     "original",
     says<&R::split_wager>},
    {"7.5.5(b)", split, engine, "play finishes one split hand, its second card included, before "
     "the other gets anything",
     all<says<&R::split_order>, set<&R::split_card, SplitCard::on_its_turn>>},
    {"7.5.5(c)", split, engine, "once the first split hand has two cards, the Dealer calls its "
     "total and the player decides",
     says<&R::split_hand_played>},
    {"7.5.5(c)(i)", split, engine, "on this hand the player may choose to stand",
     says<&R::split_hand_stands>},
    {"7.5.5(c)(ii)", split, engine, "on this hand the player may choose to draw",
     says<&R::split_hand_draws>},
    {"7.5.5(c)(iii)", split, engine, "a split hand whose two cards are worth the same may be split "
     "into a third, aces apart",
     says<&R::split_again>},
    {"7.5.5(c)(iii)#2", split, engine, "a pair of aces is split a single time, making two hands",
     set<&R::ace_splits_max, 1>},
    {"7.5.5(c)(iii)#3", split, engine, "an ace once split gets a single card, and the player has "
     "no more choices on it",
     says<&R::split_aces_one_card>},
    {"7.5.5(d)", split, engine, "three hands a round are the most that splitting may make",
     set<&R::hands_max, 3>},
    {"7.5.5(e)", split, engine, "who leaves a pair unsplit may not split later pairs of that value "
     "arising from it",
     set<&R::split_declined, DeclinedSplit::bars_equal_value>},
    {"7.5.5(f)", split, none, "the gazette prints no such paragraph, so it asks nothing"},
    {"7.5.5(g)", split, engine, "a split ace or ten-value card never makes Blackjack",
     says<&R::split_no_blackjack>},
    {"7.5.5(h)", split, engine, "going over 21 on one of the hands costs the wager there, no "
     "matter what the Dealer makes",
     says<&R::split_bust>},
    {"7.5.5(i)", split, engine, "a Dealer's Blackjack costs a player who split, aces or not, no "
     "more than the original wager",
     set<&R::takes_after_split, Takes::busted_plus_one>},

    // 7.5.6  Additional cards to the Dealer's hand
    {"7.5.6(a)", dealer, engine, "the Dealer draws up to 17 or more, hard or soft, and then stops, "
     "unless (c) applies",
     all<set<&R::soft_17, Soft17::stand>, set<&R::soft_17_by, Inscribed::by_the_book>,
         says<&R::dealer_after_players>>},
    {"7.5.6(b)", insurance, engine, "insurance is lost when the Dealer's ace gets a second card "
     "not worth 10",
     says<&R::insurance_decided>},
    {"7.5.6(b)#2", insurance, engine, "lost insurance is taken in as soon as that second card is "
     "out",
     says<&R::insurance_collected>},
    {"7.5.6(c)", dealer, engine, "with every player's hand decided, the Dealer leaves out cards "
     "that could change no result",
     all<says<&R::dealer_needs_none>, set<&R::dealer_second_card, SecondCard::if_needed>>},

    // 7.5.7  Conclusion of a round of play
    {"7.5.7(a)", deal, engine, "at the end the Dealer gathers the cards in an order that lets any "
     "disputed hand be laid out again",
     says<&R::round_ends>},

    // 8  Settlement
    {"8.1", settlement, engine, "the odds on a winning Blackjack are 3 to 2",
     all<set<&R::blackjack_pays, Ratio{3, 2}>,
         set<&R::blackjack_pays_by, Inscribed::by_the_book>>},
    {"8.1#2", settlement, engine, "any other wager that wins is paid even, 1 to 1",
     set<&R::win_pays, Ratio{1, 1}>},
    {"8.1#3", insurance, engine, "winning insurance is paid 2 to 1; the table describes the "
     "reverse event, but 5.7 rules (V-03)",
     set<&R::insurance_pays, Ratio{2, 1}>},
    {"8.1#4", insurance, engine, "insurance may be as much as half the initial wager and no more",
     set<&R::insurance_max, Ratio{1, 2}>},

    // 9  Irregularities
    {"9.1", irregularity, engine, "if the burn was forgotten, the shoe is played on and its "
     "earlier rounds keep their results",
     says<&R::burn_missed>},
    {"9.1.1", irregularity, role, "a first round still under way may be replayed from its cards "
     "and the shoe begun anew, with the burn of 4.3",
     says<&R::burn_missed_reconstructed>},
    {"9.2", irregularity, engine, "if the shoe holds a card turned face up, it is thrown out",
     says<&R::face_up_in_shoe>},
    {"9.3", irregularity, engine, "a card too many drawn from the shoe passes as unseen and is "
     "dealt as the next one, save under (a)",
     says<&R::stray_card>},
    {"9.3(a)", irregularity, engine, "a card too many on the Dealer's finished hand is thrown out "
     "once it has been seen",
     set<&R::dealer_extra_card, DealerExtra::on_finished_hand>},
    {"9.4", irregularity, role, "after the initial deal, until anything but a Pontoon Pandemonium "
     "win is settled, misplaced cards may be put right by a Game Supervisor or higher",
     set<&R::reconstruction, Reconstructed::before_settlement>},
    {"9.4#2", irregularity, engine, "before a hand is rebuilt in full the players may take their "
     "wagers off the area",
     says<&R::wagers_retracted>},
    {"9.5", irregularity, engine, "cards found in the subsequent deal on an area with no wager are "
     "thrown out",
     says<&R::hand_without_wager>},
    {"9.6", irregularity, engine, "if the Dealer turns out in the subsequent deal to lack a first "
     "card, the player whose turn it is chooses",
     says<&R::dealer_card_missed>},
    {"9.6.1", irregularity, engine, "that player may play out the hand before the Dealer gets the "
     "card",
     says<&R::own_hand_first>},
    {"9.6.2", irregularity, engine, "that player may send the Dealer for the card at once and "
     "decide afterwards",
     says<&R::dealer_card_first>},
    {"9.7", irregularity, engine, "a wager whose area turns out in the subsequent deal to have no "
     "cards is void",
     says<&R::box_missed>},
    {"9.7(a)", irregularity, engine, "with just one card on the area the player, when asked to "
     "decide, takes the wager back or gets the second card",
     says<&R::second_card_missed>},
    {"9.8", irregularity, engine, "if a player is passed over or wrongly served, the cards dealt "
     "after that are excess cards under 9.3 and pass as unseen",
     says<&R::decision_missed>},
    {"9.8(a)", irregularity, engine, "a slip that comes to light once the next round has begun "
     "leaves further rounds as they are",
     says<&R::later_rounds_stand>},
    {"9.9", irregularity, engine, "if the shoe cannot finish a round, the discard holder's cards "
     "are shuffled, cut (4.1, 4.2) and used to finish it",
     says<&R::shoe_ran_out>},
    {"9.9#2", irregularity, engine, "after the refill play goes on under the rules, with no burn "
     "since 4.3 is not named",
     set<&R::after_reload, AfterReload::go_on>},
    {"9.10", irregularity, engine, "a round that a broken Automatic Shuffling/Dealing Shoe leaves "
     "unfinished is void",
     set<&R::malfunction, Malfunction::round_is_void>},
    {"9.11", irregularity, engine, "a round is void if that shoe gives out several cards at a time "
     "and their order is unknown",
     says<&R::machine_order_lost>},
    {"9.12", irregularity, engine, "decks found in play without the right cards for the version "
     "played bring in the next three rules",
     says<&R::wrong_decks>},
    {"9.12.1", irregularity, engine, "rounds finished before the find keep their results",
     says<&R::wrong_decks_before>},
    {"9.12.2", irregularity, engine, "the round of the find is void, and whatever was wagered in "
     "it goes back",
     set<&R::wrong_decks_round, Settled::undone>},
    {"9.12.3", irregularity, engine, "what is left of the shoe is void too, and its cards go out "
     "of use",
     says<&R::wrong_decks_shoe>},
});

constexpr auto crown_pontoon = of_book("vic-2003", {
    // 10  Crown Pontoon
    {"10.1", variant, engine, "section 10 overrides Blackjack's rules where they clash; "
                              "otherwise those rules govern Crown Pontoon too",
     says<&R::variant>},
    // 10.2  Additional definitions
    {"10.2.1", legal, none, "opens the list of terms that Crown Pontoon adds"},
    {"def:Pontoon", definition, engine, "an ace with a card worth 10 as the opening two cards, "
                                        "whether the player's or the Dealer's",
     set<&R::blackjack, Natural::pontoon>, "def:Blackjack"},
    {"def:Surrender@10.2.1", definition, engine, "the offer, between interim settlement and the "
                                                 "next card, to give up half the original wager "
                                                 "when the Dealer's first card is a picture or "
                                                 "an ace",
     set<&R::surrender_part, Ratio{1, 2}>},
    // 10.3  Equipment
    {"10.3.1", equipment, shown, "the cloth follows the pattern of Diagram C"},
    {"10.3.1(a)", equipment, engine, "the layout has at most nine areas to wager on",
     all<set<&R::boxes_max, 9>, says<&R::box>>, "2.2.1"},
    {"10.3.1(b)", equipment, shown, "the cloth bears what identifies the casino: its name, its "
                                    "logo or both"},
    // 10.4  The cards
    {"10.4.1", equipment, engine, "the shoe holds no fewer than 4 and no more than 8 decks",
     set<&R::decks, decks(4, 8)>, "3.1"},
    {"10.4.1#2", equipment, engine, "each deck lacks the ten of every suit and so counts 48 cards",
     set<&R::deck, cards::Deck::without_tens>, "3.1#2"},
    // 10.5  Placement of wagers
    {"10.5.1(a)", settlement, engine, "the wager wins on a player total under 21 once the "
                                      "Dealer goes over 21",
     says<&R::wins_dealer_bust>, "5.6.2"},
    {"10.5.1(b)", settlement, engine, "with both hands at 21 or less, the wager wins when the "
                                      "player's total is the larger",
     says<&R::wins_higher>, "5.6.3"},
    {"10.5.1(c)", settlement, engine, "the wager on a player's Pontoon wins",
     set<&R::wins_blackjack, BlackjackWins::over_every_hand>, "5.6.1"},
    {"10.5.1(d)", settlement, engine, "the wager on a player total of 21 wins",
     says<&R::wins_21>},
    {"10.5.1(e)", settlement, engine, "level totals make the wager void, Pontoon and 21 of the "
                                      "player excepted",
     says<&R::stand_off>, "5.6.4"},
    {"10.5.1(f)", settlement, engine, "the wager loses once the player's cards count over 21",
     says<&R::loses_bust>, "5.6.5"},
    {"10.5.1(g)", settlement, engine, "with both hands at 21 or less, the wager loses when the "
                                      "Dealer's total is the larger",
     says<&R::loses_lower>, "5.6.6"},
    // 10.6  Dealing the game: interim settlement
    {"10.6.1(a)", interim, engine, "the Dealer calls out a player's Pontoon and pays 3 to 2 on "
                                   "it, no matter which first card the Dealer holds",
     all<set<&R::blackjack_paid_at_once, BlackjackPaid::after_insurance>, ends<&R::even_money_pays>,
         ends<&R::even_money_by>, ends<&R::even_money_and_insurance>>, "7.4.1(a) 7.4.1(b)"},
    {"10.6.1(a)#2", interim, engine, "the cards of a paid Pontoon are taken up ahead of the "
                                     "first third card dealt to anyone",
     says<&R::blackjack_cards_removed>},
    {"10.6.1(a)(i)", insurance, engine, "insurance against the Dealer's ace is closed to a "
                                        "player holding Pontoon",
     says<&R::no_insurance_on_blackjack>},
    {"10.6.1(b)", interim, engine, "as soon as a hand makes 21 the Dealer calls it and pays it "
                                   "by Table 1, with no card dealt in between",
     says<&R::pays_21_at_once>},
    {"10.6.1(b)#2", interim, engine, "the 21's cards are then taken up, unless the hand has won "
                                     "the Super Bonus",
     says<&R::removes_21>},
    {"10.6.1(c)", surrender, engine, "once every Pontoon and 21 is settled, players facing a "
                                     "Dealer's ace or picture may Surrender",
     says<&R::surrender_offered>},
    // 10.7  Doubling
    {"10.7.1(a)", doubling, engine, "the two cards first dealt may be doubled on, whatever "
                                    "their total, unless they are Pontoon; stake and single "
                                    "card as in 7.5.4(a)(i)",
     set<&R::double_on, DoubleOn::any_total>, "7.5.4(a)"},
    {"10.7.1(b)", doubling, engine, "a hand made by splitting may be doubled on its first two "
                                    "cards, aces excluded",
     says<&R::double_after_split>},
    {"10.7.1(c)", doubling, engine, "a hand of three or more cards may be doubled on while it "
                                    "stands under 21",
     set<&R::double_cards, DoubleCards::any_number>, "7.5.4(a)"},
    {"10.7.2", doubling, engine, "in a doubled hand an ace that was its first or second card is "
                                 "worth 1 and cannot be 11",
     set<&R::double_ace, DoubleAce::one_if_first_two>},
    {"10.7.3", doubling, engine, "against a Dealer's Pontoon a doubled hand that is not 21 "
                                 "loses just its original stake and keeps the added one",
     set<&R::takes_after_double, Takes::busted_plus_one>, "7.5.4(b)"},
    {"10.7.4", settlement, engine, "a doubled hand that wins earns even money",
     says<&R::double_pays_even>},
    {"10.7.4#2", settlement, engine, "doubling shuts a hand out of the better odds of Table 1 "
                                     "and of its Super Bonus",
     says<&R::double_no_bonus>},
    {"10.7.4(a)", settlement, engine, "a player on the box who leaves the controlling player's "
                                      "double unmatched also wins no more than 1 to 1",
     says<&R::double_no_bonus_unfollowed>},
    {"10.7.5", doubling, engine, "after doubling, a player whose hand has not gone over 21 may "
                                 "take the added stake back",
     set<&R::double_withdrawn, Rescue::until_next_card>},
    {"10.7.5#2", doubling, engine, "the price of withdrawing is the original wager, which the "
                                   "Dealer then takes",
     says<&R::double_withdrawn_costs>},
    {"10.7.5(a)", doubling, engine, "whether to play on or forfeit is decided by each bettor "
                                    "for that bettor's own wager, whatever the controlling "
                                    "player does",
     says<&R::double_withdrawn_each>},
    // 10.8  Splitting
    {"10.8.1", split, engine, "a player who splits two sevens of one suit can no longer win the "
                              "Super Bonus through further sevens on those hands",
     set<&R::super_bonus_after_split, SuperBonusAfterSplit::unless_suited_pair>},
    // 10.9  Surrender
    {"10.9.1", surrender, engine, "facing a Dealer's picture or ace, players under 21 are "
                                  "offered Surrender of half the original wager between the "
                                  "initial deal and the next card",
     set<&R::surrender, SurrenderAgainst::picture_or_ace>},
    {"10.9.2", surrender, engine, "the Dealer marks a surrendered wager with a button laid upon "
                                  "it",
     says<&R::surrender_marked>},
    {"10.9.2#2", surrender, engine, "dealing to a surrendered hand stops",
     says<&R::surrender_no_cards>},
    {"10.9.3", surrender, engine, "if the Dealer makes Pontoon, a Surrender counts for nothing "
                                  "and the wager is lost in full",
     says<&R::surrender_void>},
    {"10.9.4", surrender, engine, "if the Dealer has no Pontoon, the round is played out and "
                                  "the surrendered halves are taken at the final settlement",
     says<&R::surrender_collected>},
    {"10.9.5", surrender, engine, "nobody else on a box may Surrender once its controlling "
                                  "player has chosen not to",
     all<says<&R::surrender_caller>, set<&R::surrender_binds, SurrenderBinds::caller_only>>},
    // 10.10  Additional cards to the Dealer's hand
    {"10.10.1", dealer, engine, "the Dealer hits below 17 and on soft 17, and stops at hard 17 "
                                "or soft 18 and upwards, 7.5.6(c) reserved",
     all<set<&R::soft_17, Soft17::hit>, set<&R::soft_17_by, Inscribed::by_the_book>>, "7.5.6(a)"},
    // 10.11  Settlement: Table 1, Crown Pontoon payout odds
    {"10.11.1", settlement, engine, "an ace with a ten-valued card at the outset earns 3 to 2",
     all<set<&R::blackjack_pays, Ratio{3, 2}>, set<&R::blackjack_pays_by, Inscribed::by_the_book>,
         set<&R::bonus_after_split, BonusAfterSplit::paid>>, "8.1"},
    {"10.11.1#2", settlement, engine, "21 made with exactly five cards earns 3 to 2",
     set<&R::pays_five_cards, Ratio{3, 2}>},
    {"10.11.1#3", settlement, engine, "a 6, a 7 and an 8 as the hand's three cards, not all in "
                                      "one suit, earn 3 to 2",
     set<&R::pays_678, Ratio{3, 2}>},
    {"10.11.1#4", settlement, engine, "three sevens as the hand's three cards, not all in one "
                                      "suit, earn 3 to 2",
     set<&R::pays_777, Ratio{3, 2}>},
    {"10.11.1#5", settlement, engine, "21 made with exactly six cards earns 2 to 1",
     set<&R::pays_six_cards, Ratio{2, 1}>},
    {"10.11.1#6", settlement, engine, "a 6, a 7 and an 8 all in hearts, all in diamonds or all "
                                      "in clubs earn 2 to 1",
     set<&R::pays_678_suited, Ratio{2, 1}>},
    {"10.11.1#7", settlement, engine, "three sevens all in hearts, all in diamonds or all in "
                                      "clubs earn 2 to 1",
     set<&R::pays_777_suited, Ratio{2, 1}>},
    {"10.11.1#8", settlement, engine, "21 made with seven cards or any larger number earns 3 to 1",
     set<&R::pays_seven_cards, Ratio{3, 1}>},
    {"10.11.1#9", settlement, engine, "a 6, a 7 and an 8 entirely in spades earn 3 to 1",
     set<&R::pays_678_spades, Ratio{3, 1}>},
    {"10.11.1#10", settlement, engine, "three sevens of spades earn 3 to 1",
     set<&R::pays_777_spades, Ratio{3, 1}>},
    {"10.11.1#11", settlement, engine, "a win that no other line of the table names earns even "
                                       "money",
     set<&R::win_pays, Ratio{1, 1}>, "8.1#2"},
    {"10.11.1#12", settlement, engine, "three same-suit sevens while the Dealer's first card is "
                                       "a seven win the Super Bonus, $1,000 on a bet from $2 up "
                                       "to $24",
     set<&R::super_bonus_small, Bonus{1000, 2}>},
    {"10.11.1#13", settlement, engine, "from a bet of $25 upwards the Super Bonus is $5,000 "
                                       "instead",
     set<&R::super_bonus_large, Bonus{5000, 25}>},
    {"10.11.1#14", settlement, engine, "a Super Bonus gives $50 to all the other original "
                                       "wagers of its round, whether they win or lose",
     all<set<&R::super_bonus_others, Bonus{50, 0}>,
         set<&R::super_bonus_shared, BonusToOthers::each_wager>>},
    {"10.11.1#15", settlement, engine, "a Super Bonus is added to the hand's own odds and is "
                                       "paid once the hand is over, with its cards still on the "
                                       "table",
     says<&R::super_bonus_paid>},
});

constexpr auto pontoon_pandemonium = of_book("vic-2003", {
    // 11  Pontoon Pandemonium
    {"11.1", variant, engine, "section 11 overrides Crown Pontoon's rules where they clash; "
                              "otherwise those rules govern Pontoon Pandemonium too",
     all<says<&R::variant_of_that>, Pandemonium::set<&M::offered, Offered::permitted>>},
    // 11.2  Additional definitions
    {"11.2.1", legal, none, "opens the list of terms that Pontoon Pandemonium adds"},
    {"def:Pontoon Pandemonium wager", definition, engine, "an optional side wager laid in the "
                                                          "space matching the player's Crown "
                                                          "Pontoon wager; Pontoon then earns a "
                                                          "bonus prize",
     Pandemonium::says<&M::definition>},
    {"def:jackpot button", definition, engine, "what each player winning the side wager is "
                                               "offered to press, so that chance picks the "
                                               "bonus prize",
     Pandemonium::says<&M::button>},
    {"def:Pontoon Pandemonium Bonus Meter", definition, shown, "the electronic display on which "
                                                               "prizes appear"},
    // 11.3  Equipment
    {"11.3.1", equipment, shown, "the cloth follows the pattern of Diagram D"},
    {"11.3.1(a)", equipment, engine, "the layout has at most nine areas for Crown Pontoon wagers",
     all<set<&R::boxes_max, 9>, says<&R::box>>, "10.3.1(a)"},
    {"11.3.1(b)", equipment, shown, "the cloth marks where Pontoon Pandemonium wagers go"},
    {"11.3.1(c)", equipment, shown, "the cloth bears what identifies the casino: its name, its "
                                    "logo or both"},
    // 11.3.2  Additional equipment
    {"11.3.2(a)", equipment, shown, "the table has a jackpot button"},
    {"11.3.2(b)", equipment, shown, "the table has an electronic meter for showing the prizes"},
    // 11.4  Placement of wagers
    {"11.4.1(a)", sidebet, engine, "the side wager wins on a player's Pontoon in the sense of "
                                   "10.2.1",
     Pandemonium::says<&M::blackjack_wins>},
    {"11.4.1(b)", sidebet, engine, "a Pontoon of the Dealer takes nothing from it: the player's "
                                   "Pontoon still wins",
     Pandemonium::says<&M::wins_against_blackjack>},
    {"11.4.1(c)", sidebet, engine, "the side wager loses on any player hand other than Pontoon",
     Pandemonium::says<&M::others_lose>},
    // 11.5  Dealing the game
    {"11.5.1", sidebet, engine, "in each round the side wager may be laid, as a chip on its own "
                                "area, until the first card leaves the shoe",
     all<Pandemonium::says<&M::before_first_card>, Pandemonium::says<&M::in_chips>,
         Pandemonium::says<&M::own_area>>},
    {"11.5.2", sidebet, engine, "it is open only to a player whose Crown Pontoon wager is down "
                                "already",
     all<Pandemonium::set<&M::main_wager, MainWager::own_on_the_box>,
         Pandemonium::set<&M::without_main, Without::refused>>},
    {"11.5.3", sidebet, engine, "whoever plays several areas may add a side wager to each Crown "
                                "Pontoon wager made there",
     all<Pandemonium::says<&M::on_each_box>,
         Pandemonium::set<&M::second_wager, SecondWager::refused>>},
    // 11.6  Settlement
    {"11.6.1", sidebet, engine, "the jackpot button picks by chance a single prize among those "
                                "the chosen pay table lists",
     all<Pandemonium::says<&M::drawn>, Pandemonium::set<&M::settled, SettledWhen::in_the_interim>,
         Pandemonium::set<&M::stake, PrizeStake::returned>>},
    {"11.6.2", sidebet, engine, "one of the five pay tables in 11.6.3 is chosen for play",
     Pandemonium::set<&M::scales, 5>},
    // 11.6.3(a)  Table 1, prize possibilities
    {"11.6.3(a)", sidebet, engine, "table 1 sets prizes per $1 of side wager: ten amounts "
                                   "spread over 112,501 slots",
     Pandemonium::nth<&M::table, 1, Said{}>},
    {"11.6.3(a)#2", sidebet, engine, "one slot of table 1 gives $250,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 1, Prize{250000, 1}>},
    {"11.6.3(a)#3", sidebet, engine, "30 slots of table 1 give $7,500 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 2, Prize{7500, 30}>},
    {"11.6.3(a)#4", sidebet, engine, "300 slots of table 1 give $750 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 3, Prize{750, 300}>},
    {"11.6.3(a)#5", sidebet, engine, "750 slots of table 1 give $250 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 4, Prize{250, 750}>},
    {"11.6.3(a)#6", sidebet, engine, "1,500 slots of table 1 give $50 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 5, Prize{50, 1500}>},
    {"11.6.3(a)#7", sidebet, engine, "7,050 slots of table 1 give $25 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 6, Prize{25, 7050}>},
    {"11.6.3(a)#8", sidebet, engine, "17,370 slots of table 1 give $20 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 7, Prize{20, 17370}>},
    {"11.6.3(a)#9", sidebet, engine, "23,250 slots of table 1 give $15 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 8, Prize{15, 23250}>},
    {"11.6.3(a)#10", sidebet, engine, "29,250 slots of table 1 give $10 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 9, Prize{10, 29250}>},
    {"11.6.3(a)#11", sidebet, engine, "33,000 slots of table 1 give $5 for every $1 staked",
     Pandemonium::prize<&M::prizes, 1, 10, Prize{5, 33000}>},
    // 11.6.3(b)  Table 2, prize possibilities
    {"11.6.3(b)", sidebet, engine, "table 2 sets prizes per $1 of side wager: seven amounts "
                                   "spread over 51,566 slots",
     Pandemonium::nth<&M::table, 2, Said{}>},
    {"11.6.3(b)#2", sidebet, engine, "one slot of table 2 gives $100,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 2, 1, Prize{100000, 1}>},
    {"11.6.3(b)#3", sidebet, engine, "50 slots of table 2 give $1,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 2, 2, Prize{1000, 50}>},
    {"11.6.3(b)#4", sidebet, engine, "70 slots of table 2 give $500 for every $1 staked",
     Pandemonium::prize<&M::prizes, 2, 3, Prize{500, 70}>},
    {"11.6.3(b)#5", sidebet, engine, "345 slots of table 2 give $100 for every $1 staked",
     Pandemonium::prize<&M::prizes, 2, 4, Prize{100, 345}>},
    {"11.6.3(b)#6", sidebet, engine, "5,000 slots of table 2 give $50 for every $1 staked",
     Pandemonium::prize<&M::prizes, 2, 5, Prize{50, 5000}>},
    {"11.6.3(b)#7", sidebet, engine, "12,100 slots of table 2 give $20 for every $1 staked",
     Pandemonium::prize<&M::prizes, 2, 6, Prize{20, 12100}>},
    {"11.6.3(b)#8", sidebet, engine, "34,000 slots of table 2 give $10 for every $1 staked",
     Pandemonium::prize<&M::prizes, 2, 7, Prize{10, 34000}>},
    // 11.6.3(c)  Table 3, prize possibilities
    {"11.6.3(c)", sidebet, engine, "table 3 sets prizes per $1 of side wager: seven amounts "
                                   "spread over 49,531 slots",
     Pandemonium::nth<&M::table, 3, Said{}>},
    {"11.6.3(c)#2", sidebet, engine, "one slot of table 3 gives $50,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 3, 1, Prize{50000, 1}>},
    {"11.6.3(c)#3", sidebet, engine, "50 slots of table 3 give $1,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 3, 2, Prize{1000, 50}>},
    {"11.6.3(c)#4", sidebet, engine, "80 slots of table 3 give $500 for every $1 staked",
     Pandemonium::prize<&M::prizes, 3, 3, Prize{500, 80}>},
    {"11.6.3(c)#5", sidebet, engine, "400 slots of table 3 give $100 for every $1 staked",
     Pandemonium::prize<&M::prizes, 3, 4, Prize{100, 400}>},
    {"11.6.3(c)#6", sidebet, engine, "5,000 slots of table 3 give $50 for every $1 staked",
     Pandemonium::prize<&M::prizes, 3, 5, Prize{50, 5000}>},
    {"11.6.3(c)#7", sidebet, engine, "14,000 slots of table 3 give $20 for every $1 staked",
     Pandemonium::prize<&M::prizes, 3, 6, Prize{20, 14000}>},
    {"11.6.3(c)#8", sidebet, engine, "30,000 slots of table 3 give $10 for every $1 staked",
     Pandemonium::prize<&M::prizes, 3, 7, Prize{10, 30000}>},
    // 11.6.3(d)  Table 4, prize possibilities
    {"11.6.3(d)", sidebet, engine, "table 4 sets prizes per $1 of side wager: seven amounts "
                                   "spread over 37,501 slots",
     Pandemonium::nth<&M::table, 4, Said{}>},
    {"11.6.3(d)#2", sidebet, engine, "one slot of table 4 gives $25,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 4, 1, Prize{25000, 1}>},
    {"11.6.3(d)#3", sidebet, engine, "50 slots of table 4 give $1,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 4, 2, Prize{1000, 50}>},
    {"11.6.3(d)#4", sidebet, engine, "80 slots of table 4 give $500 for every $1 staked",
     Pandemonium::prize<&M::prizes, 4, 3, Prize{500, 80}>},
    {"11.6.3(d)#5", sidebet, engine, "400 slots of table 4 give $100 for every $1 staked",
     Pandemonium::prize<&M::prizes, 4, 4, Prize{100, 400}>},
    {"11.6.3(d)#6", sidebet, engine, "4,000 slots of table 4 give $50 for every $1 staked",
     Pandemonium::prize<&M::prizes, 4, 5, Prize{50, 4000}>},
    {"11.6.3(d)#7", sidebet, engine, "8,000 slots of table 4 give $20 for every $1 staked",
     Pandemonium::prize<&M::prizes, 4, 6, Prize{20, 8000}>},
    {"11.6.3(d)#8", sidebet, engine, "24,970 slots of table 4 give $10 for every $1 staked",
     Pandemonium::prize<&M::prizes, 4, 7, Prize{10, 24970}>},
    // 11.6.3(e)  Table 5, prize possibilities
    {"11.6.3(e)", sidebet, engine, "table 5 sets prizes per $1 of side wager: seven amounts "
                                   "spread over 35,826 slots",
     Pandemonium::nth<&M::table, 5, Said{}>},
    {"11.6.3(e)#2", sidebet, engine, "one slot of table 5 gives $10,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 5, 1, Prize{10000, 1}>},
    {"11.6.3(e)#3", sidebet, engine, "50 slots of table 5 give $1,000 for every $1 staked",
     Pandemonium::prize<&M::prizes, 5, 2, Prize{1000, 50}>},
    {"11.6.3(e)#4", sidebet, engine, "75 slots of table 5 give $500 for every $1 staked",
     Pandemonium::prize<&M::prizes, 5, 3, Prize{500, 75}>},
    {"11.6.3(e)#5", sidebet, engine, "400 slots of table 5 give $100 for every $1 staked",
     Pandemonium::prize<&M::prizes, 5, 4, Prize{100, 400}>},
    {"11.6.3(e)#6", sidebet, engine, "3,900 slots of table 5 give $50 for every $1 staked",
     Pandemonium::prize<&M::prizes, 5, 5, Prize{50, 3900}>},
    {"11.6.3(e)#7", sidebet, engine, "8,400 slots of table 5 give $20 for every $1 staked",
     Pandemonium::prize<&M::prizes, 5, 6, Prize{20, 8400}>},
    {"11.6.3(e)#8", sidebet, engine, "23,000 slots of table 5 give $10 for every $1 staked",
     Pandemonium::prize<&M::prizes, 5, 7, Prize{10, 23000}>},
    // 11.6.4  Shared betting areas and the jackpot button
    {"11.6.4", sidebet, engine, "where players share a betting area, the button is offered "
                                "separately to all whose side wager is valid",
     Pandemonium::set<&M::presses, Presses::one_each>},
    {"11.6.4(a)", sidebet, engine, "turns at the button start with whoever controls the area "
                                   "under 5.9 and follow the placing of the wagers",
     Pandemonium::says<&M::caller_first>},
    {"11.6.4(b)", sidebet, engine, "instead of pressing, a player may let somebody with no "
                                   "winning side wager press",
     Pandemonium::set<&M::nominee, Nominee::anyone_without_a_win>},
    {"11.6.4(c)", sidebet, role, "failing any decision, the Dealer or someone more senior sets "
                                 "the button off",
     all<Pandemonium::says<&M::staff_presses>,
         Pandemonium::says<&M::staff_presses_when_undecided>>},
    {"11.6.4(d)", sidebet, engine, "a prize drawn is paid out first; only then is the area's "
                                   "next valid side wager offered the button",
     all<Pandemonium::says<&M::paid_before_next_press>, Pandemonium::says<&M::each_winner_paid>>},
    {"11.6.5", sidebet, engine, "a player with Pontoon but no valid side wager may press on "
                                "request or by the Dealer's offer, for a void result",
     Pandemonium::says<&M::courtesy_press>},
    // 11.7  Irregularities
    {"11.7.1", irregularity, engine, "if something else triggers the button while it is on "
                                     "offer, the entitled player chooses between that result "
                                     "and a fresh press",
     says<&R::press_by_another>},
    {"11.7.2", irregularity, engine, "a press made while the button is not on offer to a valid "
                                     "wager's holder or nominee has a void result",
     Pandemonium::says<&M::stray_press>},
    // 11.7.3  Electronic failure
    {"11.7.3(a)", irregularity, engine, "while the electronics are down no side wager is taken "
                                        "and plain Crown Pontoon is dealt",
     all<Pandemonium::says<&M::failure_closes>, Pandemonium::says<&M::failure_plays_on>>},
    {"11.7.3(b)", irregularity, engine, "a failure within a round settles winning side wagers "
                                        "at the least amount (the text: minimum wager) for the "
                                        "current pay table",
     Pandemonium::set<&M::failure_pays, FailurePays::least_prize>},
});

constexpr auto vegas_blackjack = of_book("vic-2003", {
    // 12  Vegas Blackjack
    {"12.1", variant, engine, "section 12 overrides Blackjack's rules where they clash; "
                              "otherwise those rules govern Vegas Blackjack too",
     says<&R::variant>},
    // 12.2  Additional definitions
    {"12.2.1", legal, none, "opens the list of terms that Vegas Blackjack adds"},
    {"def:Surrender@12.2.1", definition, engine, "the offer, between interim settlement and the "
                                                 "next card, to give up half the original wager "
                                                 "when the Dealer's first card is a ten, a "
                                                 "picture or an ace",
     set<&R::surrender_part, Ratio{1, 2}>},
    // 12.3  The cards
    {"12.3.1", equipment, engine, "the game uses four full decks, 52 cards apiece and no joker",
     all<set<&R::decks, decks(4, 4)>, set<&R::deck, cards::Deck::whole>>, "3.1 3.1#2"},
    {"12.3.1#2", equipment, shown, "all card backs look alike in colour and in design"},
    {"12.3.1#3", equipment, engine, "a single cutting card goes with the decks",
     set<&R::cutting_cards, 1>, "3.1#4"},
    // 12.4  Dealing the game
    // 12.4.1  Surrender
    {"12.4.1(a)", surrender, engine, "players under 21 facing a ten, picture or ace are offered "
                                     "Surrender of half the original wager between the initial "
                                     "deal and the next card",
     all<set<&R::surrender, SurrenderAgainst::ten_value_or_ace>, says<&R::surrender_offered>>},
    {"12.4.1(b)", surrender, engine, "the Dealer marks a surrendered wager with a button laid "
                                     "upon it",
     says<&R::surrender_marked>},
    {"12.4.1(b)#2", surrender, engine, "dealing to a surrendered hand stops",
     says<&R::surrender_no_cards>},
    {"12.4.1(c)", surrender, engine, "if the Dealer makes Blackjack, a Surrender counts for "
                                     "nothing and the wager is lost in full",
     says<&R::surrender_void>},
    {"12.4.1(d)", surrender, engine, "if the Dealer has no Blackjack, the round is played out "
                                     "and the surrendered halves are taken at the final "
                                     "settlement",
     says<&R::surrender_collected>},
    {"12.4.1(e)", surrender, engine, "nobody else on a box may Surrender once its controlling "
                                     "player has chosen not to",
     all<says<&R::surrender_caller>, set<&R::surrender_binds, SurrenderBinds::caller_only>>},
    // 12.4.2  Doubling
    {"12.4.2(a)", doubling, engine, "any opening two cards but Blackjack may be doubled on, the "
                                    "added wager being at most the original one",
     all<set<&R::double_on, DoubleOn::any_total>, set<&R::double_cards, DoubleCards::two>,
         set<&R::double_for, DoubleFor::up_to_the_wager>>, "7.5.4(a) 7.5.4(a)(i)"},
    {"12.4.2(a)#2", doubling, engine, "a hand made by splitting, other than aces, may be "
                                      "doubled on its first two cards while under 21",
     says<&R::double_after_split>},
    {"12.4.2(a)#3", doubling, engine, "a doubled hand receives a single further card",
     says<&R::double_one_card>, "7.5.4(a)(i)#2"},
});

constexpr auto magnificent_sevens = of_book("vic-2003", {
    // 13  Magnificent Sevens
    {"13.1", variant, engine, "a table with this side wager keeps its Blackjack or Crown "
                              "Blackjack rules, save where section 13 says otherwise and then "
                              "overrides",
     Sevens::set<&S::offered, Offered::permitted>},
    // 13.2  Additional definitions
    {"13.2.1", legal, none, "opens the list of terms that Magnificent Sevens adds"},
    {"def:Magnificent Sevens wager", definition, shown, "an optional side wager joined to the "
                                                        "player's original one and laid in a "
                                                        "space of its own"},
    {"def:Magnificent Sevens Tournament", definition, shown, "a contest open to those who, with "
                                                             "this wager validly placed, were "
                                                             "dealt three sevens in one suit"},
    // 13.3  Equipment
    {"13.3.1", equipment, shown, "the cloth follows the pattern of Diagram B"},
    {"13.3.1(a)", equipment, engine, "the layout has at most nine areas for the main wagers",
     Sevens::says<&S::main_areas>},
    {"13.3.1(b)", equipment, engine, "the layout has at most nine areas for this side wager",
     Sevens::set<&S::areas_max, 9>},
    {"13.3.1(c)", equipment, shown, "the cloth bears what identifies the casino: its name, its "
                                    "logo or both"},
    // 13.4  Placement of wagers
    {"13.4.1(a)", sidebet, engine, "the side wager wins when its area's opening three cards are "
                                   "sevens throughout",
     Sevens::says<&S::three_win>},
    {"13.4.1(b)", sidebet, engine, "it also wins on sevens as the area's opening two cards, "
                                   "where a third seven does not follow",
     Sevens::says<&S::two_win>},
    {"13.4.2(a)", sidebet, engine, "the side wager loses on any opening card other than a seven",
     Sevens::says<&S::first_no_seven_loses>},
    {"13.4.2(b)", sidebet, engine, "it loses as well when a seven is followed by some other card",
     Sevens::says<&S::second_no_seven_loses>},
    // 13.5  Dealing the game
    {"13.5.1", sidebet, engine, "in each round the side wager may be laid, as a chip on its own "
                                "area, until the first card leaves the shoe",
     all<Sevens::says<&S::before_first_card>, Sevens::says<&S::in_chips>,
         Sevens::says<&S::own_area>>},
    {"13.5.2", sidebet, engine, "it is open only to a player whose Blackjack or Crown Blackjack "
                                "wager is down already",
     all<Sevens::set<&S::main_wager, MainWager::own_on_the_box>,
         Sevens::set<&S::without_main, Without::refused>>},
    {"13.5.3", sidebet, engine, "whoever plays several areas may add a side wager to each "
                                "original wager made there",
     all<Sevens::says<&S::on_each_box>, Sevens::set<&S::second_wager, SecondWager::refused>>},
    // 13.6  Splitting
    {"13.6.1", sidebet, engine, "when sevens are split, the side wager is judged on that pair "
                                "and on whichever card the player gets next",
     Sevens::says<&S::after_split>},
    {"13.6.1(a)", sidebet, engine, "the side wager is paid at once when its result is known, "
                                   "the text naming Table 1",
     Sevens::says<&S::paid_when_known>},
    {"13.6.1(a)#2", split, engine, "after that payment play of the split hands goes on as "
                                   "Blackjack or Crown Blackjack has it",
     Sevens::says<&S::hands_played_on>},
    // 13.7  Versions of play
    {"13.7.1(a)", sidebet, engine, "the first permitted version, whose odds are those of Table 1",
     Sevens::nth<&S::version, 1, Said{}>},
    {"13.7.1(b)", sidebet, engine, "the second permitted version, whose odds are those of Table 2",
     Sevens::nth<&S::version, 2, Said{}>},
    {"13.7.2", sidebet, engine, "no two tables may offer different versions of the side wager "
                                "at one time",
     Sevens::says<&S::scale_for_all_tables>},
    {"13.7.3", notice, role, "before the version changes in either direction, the operator "
                             "displays a notice for a reasonable period",
     says<&R::version_notice>},
    {"13.7.3(a)", notice, role, "players must be told ahead that version 2 will take over from "
                                "version 1",
     says<&R::version_to_2_notice>},
    {"13.7.3(a)#2", closure, role, "with no tournament entry won yet, or the last one settled, "
                                   "all version 1 games shut for a reasonable period and return "
                                   "as version 2",
     says<&R::version_to_2>},
    {"13.7.3(b)", closure, role, "to go from version 2 to 1, a moment is named after notice at "
                                 "which all these games shut for a reasonable period",
     says<&R::version_to_1>},
    // 13.8  Settlement
    {"13.8.1", sidebet, engine, "which odds table pays depends on the version: Table 1 for the "
                                "first, Table 2 for the second",
     all<Sevens::says<&S::odds>, Sevens::set<&S::scales, 2>,
         Sevens::set<&S::settled, SettledWhen::in_the_interim>>},
    // Table 1, payout odds version 1
    {"13.8.1#2", sidebet, engine, "a same-suit trio of sevens earns 7,770 to 1 in version 1, "
                                  "however many decks from 4 to 8 are used",
     Sevens::nth<&S::three_suited, 1, pays(7770)>},
    {"13.8.1#3", sidebet, engine, "a trio of sevens not all in one suit earns 950, 750, 650, "
                                  "550 or 500 to 1 in version 1, from 4 decks up to 8",
     Sevens::nth<&S::three_mixed, 1, pays(950, 750, 650, 550, 500)>},
    {"13.8.1#4", sidebet, engine, "a same-suit pair of sevens earns 150 to 1 in version 1, "
                                  "however many decks from 4 to 8 are used",
     Sevens::nth<&S::two_suited, 1, pays(150)>},
    {"13.8.1#5", sidebet, engine, "a pair of sevens in differing suits earns 50 to 1 in version "
                                  "1, however many decks from 4 to 8 are used",
     Sevens::nth<&S::two_mixed, 1, pays(50)>},
    {"13.8.1#6", tournament, engine, "the same-suit trio in version 1 also earns a place, free "
                                     "of charge, in a coming tournament",
     all<Sevens::says<&S::tournament_entry>, Event::says<&T::sevens_free_entry>>},
    // Table 2, payout odds version 2
    {"13.8.1#7", sidebet, engine, "a same-suit trio of sevens earns 16,000 to 1 in version 2, "
                                  "however many decks from 4 to 8 are used",
     Sevens::nth<&S::three_suited, 2, pays(16000)>},
    {"13.8.1#8", sidebet, engine, "a trio of sevens not all in one suit earns 950, 750, 650, "
                                  "550 or 500 to 1 in version 2, from 4 decks up to 8",
     Sevens::nth<&S::three_mixed, 2, pays(950, 750, 650, 550, 500)>},
    {"13.8.1#9", sidebet, engine, "a same-suit pair of sevens earns 150 to 1 in version 2, "
                                  "however many decks from 4 to 8 are used",
     Sevens::nth<&S::two_suited, 2, pays(150)>},
    {"13.8.1#10", sidebet, engine, "a pair of sevens in differing suits earns 50 to 1 in "
                                   "version 2, however many decks from 4 to 8 are used",
     Sevens::nth<&S::two_mixed, 2, pays(50)>},
    // 13.9  Magnificent Sevens Tournament
    {"13.9.1", tournament, engine, "these provisions override Blackjack's tournament rules "
                                   "where they clash; otherwise those rules govern here too",
     Event::says<&T::sevens_tournament>},
    {"13.9.2", tournament, engine, "entrants play Magnificent Sevens itself, as section 13 lays "
                                   "it down",
     Event::says<&T::sevens_game>},
    {"13.9.3", tournament, engine, "those whom Table 1 made eligible play for the prizes that "
                                   "Table 3 gives for their number",
     Event::says<&T::sevens_entrants>},
    {"13.9.4", tournament, role, "a tournament with heats and final takes place roughly each "
                                 "100 days, and waits while entries are too few",
     Event::says<&T::sevens_held>},
    {"13.9.5", tournament, engine, "heats knock entrants out until only the winners remain to "
                                   "play the final",
     Event::says<&T::sevens_heats>},
    {"13.9.5(a)", tournament, engine, "each eligible entrant gets the equivalent of $770 in "
                                      "cash as the tournament opens",
     Event::set<&T::sevens_bonus, 770>},
    {"13.9.5(b)", tournament, engine, "players start any heat, and the final, with the same "
                                      "number of tournament chips",
     Event::says<&T::sevens_equal_chips>},
    {"13.9.5(c)", tournament, engine, "a table's winner, or winners where several advance, hold "
                                      "most chips once the stated number of shoes has been "
                                      "dealt",
     Event::says<&T::sevens_counts>},
    {"13.9.5(d)", tournament, engine, "a heat that ends level is decided by further hands among "
                                      "the level players alone, who play on with the chips they "
                                      "hold",
     Event::says<&T::sevens_heat_ties>},
    {"13.9.5(d)#2", tournament, engine, "level players in a heat who cannot cover the table "
                                        "minimum are given chips, the same number each, for the "
                                        "further hands",
     Event::says<&T::sevens_heat_chips>},
    {"13.9.5(e)", tournament, engine, "level leaders of the final, and nobody else, play off "
                                      "for first place over one more shoe with the chips they "
                                      "hold",
     Event::says<&T::sevens_final_tie>},
    {"13.9.5(e)#2", tournament, engine, "leaders who cannot cover the table minimum are given "
                                        "chips, the same number each, for the play-off",
     Event::says<&T::sevens_final_chips>},
    {"13.9.5(e)#3", tournament, engine, "a play-off shoe that leaves them level sends the "
                                        "matter to 13.9.5(c), as the text numbers it",
     Event::says<&T::sevens_final_still_tied>},
    {"13.9.5(f)", tournament, engine, "players level for second place or lower are separated by "
                                      "13.9.5(c), as the text numbers it",
     Event::says<&T::sevens_lower_ties>},
    {"13.9.5(g)", tournament, engine, "in a heat every table has 7 players and deals 3 shoes to "
                                      "decide who wins it",
     all<Event::set<&T::sevens_seats, 7>, Event::set<&T::sevens_shoes, 3>>},
    {"13.9.6", tournament, engine, "the course of the tournament and its prizes are those of "
                                   "Table 3",
     Event::says<&T::sevens_schedule>},
    // Table 3, schedule
    {"13.9.6#2", tournament, engine, "the schedule has four columns, for a field of 49, 98, 147 "
                                     "and 196 entrants",
     Event::set<&T::sevens_field, by_field(49, 98, 147, 196)>},
    {"13.9.6#3", tournament, engine, "the opening round is played at 7, 14, 21 or 28 tables",
     Event::round<1, &SevensRound::tables, by_field(7, 14, 21, 28)>},
    {"13.9.6#4", tournament, engine, "getting through the opening round takes 1, 2, 3 or 4 heats",
     Event::round<1, &SevensRound::heats, by_field(1, 2, 3, 4)>},
    {"13.9.6#5", tournament, engine, "the opening round sends on 1, 3, 4 or 5 players from "
                                     "every table",
     Event::round<1, &SevensRound::advance, by_field(1, 3, 4, 5)>},
    {"13.9.6#6", tournament, engine, "the opening round also sends on the 0, 7, 14 or 7 best "
                                     "chip counts among the rest",
     Event::round<1, &SevensRound::others, by_field(0, 7, 14, 7)>},
    {"13.9.6#7", tournament, engine, "the second round thus has 7, 49, 98 or 147 entrants",
     Event::round<1, &SevensRound::next, by_field(7, 49, 98, 147)>},
    {"13.9.6#8", tournament, engine, "the second round is played at 1, 7, 14 or 21 tables",
     Event::round<2, &SevensRound::tables, by_field(1, 7, 14, 21)>},
    {"13.9.6#9", tournament, engine, "the second round ends the 49 column and takes the others "
                                     "1, 2 or 3 heats",
     Event::round<2, &SevensRound::heats, by_field(0, 1, 2, 3)>},
    {"13.9.6#10", tournament, engine, "the second round sends on 1, 3 or 4 players from every "
                                      "table in the columns of 98, 147 and 196",
     Event::round<2, &SevensRound::advance, by_field(0, 1, 3, 4)>},
    {"13.9.6#11", tournament, engine, "the second round also sends on the 0, 7 or 14 best chip "
                                      "counts among the rest in those columns",
     Event::round<2, &SevensRound::others, by_field(0, 0, 7, 14)>},
    {"13.9.6#12", tournament, engine, "the third round thus has 7, 49 or 98 entrants in the "
                                      "columns of 98, 147 and 196",
     Event::round<2, &SevensRound::next, by_field(0, 7, 49, 98)>},
    {"13.9.6#13", tournament, engine, "the third round is played at 1, 7 or 14 tables in those "
                                      "columns",
     Event::round<3, &SevensRound::tables, by_field(0, 1, 7, 14)>},
    {"13.9.6#14", tournament, engine, "the third round ends the 98 column and takes those of "
                                      "147 and 196 in 1 or 2 heats",
     Event::round<3, &SevensRound::heats, by_field(0, 0, 1, 2)>},
    {"13.9.6#15", tournament, engine, "the third round sends on 1 or 3 players from every table "
                                      "in the columns of 147 and 196",
     Event::round<3, &SevensRound::advance, by_field(0, 0, 1, 3)>},
    {"13.9.6#16", tournament, engine, "the third round also sends on the 0 or 7 best chip "
                                      "counts among the rest in those columns",
     Event::round<3, &SevensRound::others, by_field(0, 0, 0, 7)>},
    {"13.9.6#17", tournament, engine, "the fourth round thus has 7 or 49 entrants in the "
                                      "columns of 147 and 196",
     Event::round<3, &SevensRound::next, by_field(0, 0, 7, 49)>},
    {"13.9.6#18", tournament, engine, "the fourth round is played at 1 or 7 tables in those "
                                      "columns",
     Event::round<4, &SevensRound::tables, by_field(0, 0, 1, 7)>},
    {"13.9.6#19", tournament, engine, "the fourth round ends the 147 column and takes the 196 "
                                      "one in a single heat",
     Event::round<4, &SevensRound::heats, by_field(0, 0, 0, 1)>},
    {"13.9.6#20", tournament, engine, "the fourth round sends on one player from every table in "
                                      "the 196 column",
     Event::round<4, &SevensRound::advance, by_field(0, 0, 0, 1)>},
    {"13.9.6#21", tournament, engine, "the fifth round thus has 7 entrants, in the 196 column "
                                      "alone",
     Event::round<4, &SevensRound::next, by_field(0, 0, 0, 7)>},
    {"13.9.6#22", tournament, engine, "the fifth round is played at a single table",
     Event::round<5, &SevensRound::tables, by_field(0, 0, 0, 1)>},
    {"13.9.6#23", tournament, engine, "the fifth round ends the 196 column, the word complete "
                                      "standing on the line for players sent on",
     Event::says<&T::sevens_complete>},
    // Table 3 (cont), prize pool
    {"13.9.6#24", tournament, engine, "fields of 49, 98, 147 and 196 share $370,000, $740,000, "
                                      "$1,110,000 and $1,480,000 in all",
     Event::set<&T::sevens_pool, by_field(370'000, 740'000, 1'110'000, 1'480'000)>},
    {"13.9.6#25", tournament, engine, "the winner takes $250,000 in a field of 49, $500,000 of "
                                      "98, $750,000 of 147, $1,000,000 of 196",
     Event::prize<1, by_field(250'000, 500'000, 750'000, 1'000'000)>},
    {"13.9.6#26", tournament, engine, "the runner-up takes $50,000 in a field of 49, $100,000 "
                                      "of 98, $150,000 of 147, $200,000 of 196",
     Event::prize<2, by_field(50'000, 100'000, 150'000, 200'000)>},
    {"13.9.6#27", tournament, engine, "third place brings $25,000 in a field of 49, $50,000 of "
                                      "98, $75,000 of 147, $100,000 of 196",
     Event::prize<3, by_field(25'000, 50'000, 75'000, 100'000)>},
    {"13.9.6#28", tournament, engine, "fourth place brings $15,000 in a field of 49, $30,000 of "
                                      "98, $45,000 of 147, $60,000 of 196",
     Event::prize<4, by_field(15'000, 30'000, 45'000, 60'000)>},
    {"13.9.6#29", tournament, engine, "fifth place brings $10,000 in a field of 49, $20,000 of "
                                      "98, $30,000 of 147, $40,000 of 196",
     Event::prize<5, by_field(10'000, 20'000, 30'000, 40'000)>},
    {"13.9.6#30", tournament, engine, "sixth place brings $10,000 in a field of 49, $20,000 of "
                                      "98, $30,000 of 147, $40,000 of 196",
     Event::prize<6, by_field(10'000, 20'000, 30'000, 40'000)>},
    {"13.9.6#31", tournament, engine, "seventh place brings $10,000 in a field of 49, $20,000 "
                                      "of 98, $30,000 of 147, $40,000 of 196",
     Event::prize<7, by_field(10'000, 20'000, 30'000, 40'000)>},
    // 13.9.7  Substitution
    {"13.9.7(a)", tournament, role, "whoever has earned more than one entry to a heat through "
                                    "Table 1 may have others play the extra ones",
     Event::says<&T::sevens_substitute>},
    {"13.9.7(b)", tournament, shown, "how such replacement works is written into the terms of "
                                     "the tournament",
     Event::says<&T::sevens_substitute_terms>},
});

constexpr auto crown_blackjack = of_book("vic-2003", {
    // 14  Crown Blackjack
    {"14.1", variant, engine, "section 14 overrides Blackjack's rules where they clash; "
                              "otherwise those rules govern Crown Blackjack too",
     says<&R::variant>},
    // 14.2  Dealing the game: additional cards to the Dealer's hand
    {"14.2.1(a)", dealer, engine, "the Dealer hits below 17 and on soft 17, and stops at hard "
                                  "17 or soft 18 and upwards, 7.5.6(c) reserved",
     all<set<&R::soft_17, Soft17::hit>, set<&R::soft_17_by, Inscribed::by_the_book>>, "7.5.6(a)"},
});

constexpr auto perfect_pairs = of_book("vic-2003", {
    // 15  Perfect Pairs
    {"15.1", variant, engine, "a table with this side wager keeps its Blackjack or Crown "
                              "Blackjack rules, save where section 15 says otherwise and then "
                              "overrides",
     Pairs::set<&P::offered, Offered::permitted>},
    // 15.2  Additional definitions
    {"15.2.1", legal, none, "opens the list of terms that Perfect Pairs adds"},
    {"def:Mixed pair", definition, engine, "two of one kind that differ in suit, one red and "
                                           "the other black",
     Pairs::says<&P::mixed_pair>},
    {"def:Coloured pair", definition, engine, "two of one kind in different suits, both red or "
                                              "both black",
     Pairs::says<&P::coloured_pair>},
    {"def:Perfect pair", definition, engine, "two of one kind in the very same suit",
     Pairs::says<&P::perfect_pair>},
    // 15.3  Equipment
    {"15.3.1", equipment, shown, "the cloth follows the pattern of Diagram B"},
    {"15.3.1(a)", equipment, engine, "the layout has at most nine areas for the main wagers",
     Pairs::says<&P::main_areas>},
    {"15.3.1(b)", equipment, engine, "the layout has at most nine areas for this side wager",
     Pairs::set<&P::areas_max, 9>},
    {"15.3.1(c)", equipment, shown, "the cloth bears what identifies the casino: its name, its "
                                    "logo or both"},
    // 15.4  Dealing the game
    {"15.4.1", sidebet, engine, "in each round the side wager may be laid, in chips on its own "
                                "area, until the first card leaves the shoe",
     all<Pairs::says<&P::before_first_card>, Pairs::says<&P::in_chips>, Pairs::says<&P::own_area>>},
    {"15.4.2", sidebet, engine, "a valid Blackjack wager entitles its owner to a single side "
                                "wager",
     all<Pairs::set<&P::main_wager, MainWager::own_on_the_box>,
         Pairs::set<&P::without_main, Without::refused>,
         Pairs::set<&P::second_wager, SecondWager::refused>>},
    {"15.4.3", sidebet, engine, "whoever plays several areas may add one side wager to each "
                                "valid Blackjack wager made there",
     Pairs::says<&P::on_each_box>},
    // 15.5  Wagers
    {"15.5.1(a)", sidebet, engine, "the side wager wins on any of the three pairs of 15.2.1 as "
                                   "the opening two cards",
     all<Pairs::says<&P::mixed_wins>, Pairs::says<&P::coloured_wins>,
         Pairs::says<&P::perfect_wins>>},
    {"15.5.1(b)", sidebet, engine, "opening cards that form none of those pairs lose the side "
                                   "wager",
     Pairs::says<&P::no_pair_loses>},
    // 15.6  Settlement: Table 1, Perfect Pairs payout odds
    {"15.6.1", sidebet, engine, "a perfect pair earns 25 to 1, the number of decks from 4 to 8 "
                                "making no difference",
     Pairs::nth<&P::perfect, 1, pays(25)>},
    {"15.6.1#2", sidebet, engine, "a coloured pair earns 15 to 1 with 4 decks, 14 with 5, 13 "
                                  "with 6 and 12 with 7 or 8",
     Pairs::nth<&P::coloured, 1, pays(15, 14, 13, 12, 12)>},
    {"15.6.1#3", sidebet, engine, "a mixed pair earns 6 to 1, the number of decks from 4 to 8 "
                                  "making no difference",
     Pairs::nth<&P::mixed, 1, pays(6)>},
    {"15.6.2", interim, engine, "side wagers, winning or losing, are dealt with at the interim "
                                "settlement ahead of the payments that 7.4.1 orders",
     all<Pairs::set<&P::settled, SettledWhen::in_the_interim>, Pairs::says<&P::losers_taken>,
         Pairs::says<&P::winners_paid>>},
});

constexpr auto tournament_play = of_book("vic-2003", {
    // 16  Tournament play
    // 16.1  General
    {"16.1.1", tournament, role, "the operator is free to run Blackjack tournaments, provided "
                                 "that no player's chance is better than another's",
     all<Event::says<&T::tournament, &T::ballot, &T::balloted_seat>,
         Event::set<&T::one_entry, OneEntry::but_for_buy_back>>},
    {"16.1.2(a)", tournament, role, "every tournament needs someone answerable for it, "
                                    "appointed by the operator and fit to serve as Game "
                                    "Supervisor",
     Event::set<&T::director, Director::qualified>},
    {"16.1.2(b)", tournament, role, "the operator may appoint stand-ins with the same "
                                    "qualification to act while that person is away",
     Event::says<&T::deputy>},
    {"16.1.3", tournament, role, "before a tournament is held its conditions must fit these "
                                 "rules and have the Director of Casino Surveillance's approval "
                                 "on paper",
     all<Event::says<&T::conditions>, Event::set<&T::incomplete, HoldsUp::first_session>,
         Event::states<Demanded::always, &T::states_approval>>},
    // 16.2  Tournament conditions
    {"16.2.1(a)", tournament, shown, "the conditions give the price of entry where there is one",
     all<Event::says<&T::fee>, Event::states<Demanded::always, &T::states_fee>>},
    {"16.2.1(b)", tournament, shown, "the conditions give the number of tournament chips with "
                                     "which a player begins a session",
     all<Event::set<&T::tournament_chips, TournamentChips::as_stated>,
         Event::states<Demanded::always, &T::states_chips>>},
    {"16.2.1(c)", tournament, shown, "the conditions tell if players must bet, or bet at least "
                                     "a set amount, in each round of play",
     all<Event::set<&T::least_wager, LeastWager::as_stated>,
         Event::says<&T::short_of_least_wager>,
         Event::states<Demanded::always, &T::states_compulsory>>},
    {"16.2.1(d)", tournament, shown, "the conditions lay out how many rounds or sessions there "
                                     "are, how long they last, their tables, how players "
                                     "advance, and any second-chance rounds",
     all<Event::set<&T::session, SessionLasts::rounds_shoes_or_time>,
         Event::set<&T::tables_stated_as, TablesAs::number>,
         Event::says<&T::allotment, &T::places>,
         Event::states<Demanded::free, &T::states_format, &T::states_points, &T::states_repechage>,
         Event::states<Demanded::of_a_knock_out, &T::states_progress>,
         Event::states<Demanded::always, &T::states_sessions, &T::states_tables>>},
    {"16.2.1(e)", tournament, shown, "the conditions tell if a player knocked out can buy in "
                                     "again, how often, how and when",
     Event::states<Demanded::always, &T::states_buy_back>},
    // 16.2.1(f)  Eligibility for entry
    {"16.2.1(f)(i)", tournament, shown, "the conditions declare entry limited to people allowed "
                                        "both into the casino and to gamble there",
     Event::states<Demanded::always, &T::states_entitled>},
    {"16.2.1(f)(ii)", tournament, shown, "an operator wishing to be free to turn entrants away "
                                         "must announce that in the conditions",
     all<Event::says<&T::refusing_entry>, Event::states<Demanded::free, &T::states_may_refuse>>},
    {"16.2.1(f)(iii)", tournament, shown, "an operator choosing entrants by general criteria "
                                          "must publish them in the conditions",
     Event::states<Demanded::free, &T::states_groups>},
    {"16.2.1(g)", tournament, shown, "the conditions carry the application form, the entry "
                                     "terms, the time allowed for free withdrawal, and the "
                                     "fewest and most players",
     all<Event::says<&T::entries, &T::withdrawal, &T::cancellation, &T::cancellation_refunds>,
         Event::states<Demanded::always, &T::states_players, &T::states_application,
                       &T::states_withdrawal>>},
    {"16.2.1(h)", tournament, shown, "the conditions tell why a player may be removed or drop "
                                     "out, and if the entrance fee or buy in comes back, wholly "
                                     "or partly",
     all<Event::set<&T::refunds, Refunds::as_stated>,
         Event::says<&T::retirement, &T::disqualification>,
         Event::states<Demanded::always, &T::states_disqualification, &T::states_refunds>>},
    {"16.2.1(i)", tournament, shown, "the conditions tell what happens to a player who comes "
                                     "late or stays away",
     all<Event::set<&T::late, Late::as_stated>,
         Event::says<&T::seated_in_time, &T::forfeited_fee, &T::reserve>,
         Event::states<Demanded::always, &T::states_late>>},
    {"16.2.1(j)", tournament, shown, "the conditions list what can be won",
     all<Event::set<&T::pool, PoolIs::stated_prizes>,
         Event::says<&T::prizes, &T::ties_divided, &T::whole_pool>,
         Event::states<Demanded::always, &T::states_prizes>>},
    {"16.2.1(k)", tournament, shown, "the conditions declare that the Tournament Director runs "
                                     "the event by them and by Blackjack's rules, which win any "
                                     "conflict",
     all<Event::set<&T::precedence, Prevails::rules>,
         Event::states<Demanded::always, &T::states_director>>},
    {"16.2.2", tournament, role, "no play starts until the Tournament Director has explained "
                                 "the conditions and is sure that the players grasp them",
     Event::says<&T::briefing>},
    {"16.2.3", tournament, role, "the Tournament Director may have the players put their "
                                 "signatures to the conditions",
     all<Event::set<&T::signatures, SignedBefore::seat>,
         Event::states<Demanded::free, &T::states_signatures>>},
    {"16.2.4", tournament, role, "while any session or round is played the Tournament Director "
                                 "may not be absent",
     Event::says<&T::director_present>},
    // 16.3  Conduct of play
    {"16.3.1", tournament, role, "the tables for the event are named by the Tournament Director",
     Event::says<&T::tables_designated>},
    {"16.3.2", tournament, engine, "no other play may take place at a named table while a "
                                   "session or round is on, and the operator sees to that",
     Event::says<&T::tables_exclusive>},
    {"16.3.3", tournament, role, "a stand-in may sit for a player in a session or round if the "
                                 "Tournament Director agrees and no condition forbids it",
     Event::says<&T::substitute>},
    {"16.3.4", tournament, role, "the hour at which a session begins may be changed by the "
                                 "Tournament Director, players being told in reasonable time",
     Event::set<&T::start_moves, StartMoves::with_notice>},
    {"16.3.5(a)", tournament, role, "the Tournament Director may stop a table ahead of its "
                                    "scheduled hands or time when it is settled who goes on "
                                    "from there",
     Event::set<&T::early_end, EndsEarly::once_progress_is_determined>},
    {"16.3.5(b)", tournament, role, "where the conditions turn chips into cash at the end, "
                                    "stopping early also takes the consent of everyone at the "
                                    "table",
     all<Event::says<&T::early_end_agreed>,
         Event::states<Demanded::free, &T::states_chips_to_cash>>},
});

constexpr auto general_provisions = of_book("vic-2003", {
    // 17  General provisions
    {"17.1", conduct, shown, "at or near a table nobody may hold or use equipment able to record, "
     "forecast or analyse results, changing odds or strategy"},
    {"17.2", conduct, role, "five measures, listed next, are open to a Casino Supervisor against a "
     "player who broke the rules",
     says<&R::sanctions>},
    {"17.2.1", conduct, role, "the Casino Supervisor may make that player's wagers void",
     says<&R::void_wager>},
    {"17.2.2", conduct, role, "the Casino Supervisor may shut that player out of the rest of the "
     "game",
     says<&R::exclusion>},
    {"17.2.3", conduct, role, "the Casino Supervisor may take what the player won while carrying a "
     "prohibited device and hold it until the inquiry is over",
     says<&R::seizure>},
    {"17.2.4", conduct, role, "the Casino Supervisor may take the device away",
     says<&R::confiscation>},
    {"17.2.5", conduct, role, "the Casino Supervisor may have whoever carried the device held "
     "until an authorised person takes charge",
     says<&R::detention>},
    {"17.3.1", irregularity, role, "fire, riot, robbery, brawl, civil commotion or act of God lets "
     "a Casino Supervisor invalidate the outcome",
     says<&R::void_for_disorder>},
    {"17.3.2", irregularity, role, "fraud by anybody that touches the outcome lets a Casino "
     "Supervisor invalidate it",
     says<&R::void_for_fraud>},
    {"17.4", settlement, engine, "wagers on an invalidated result all go back to the players",
     all<set<&R::void_round, VoidWhenOver::any_ground>,
         set<&R::void_reach, VoidReach::unsettled>>},
    {"17.5", conduct, shown, "casino staff tell a player what the rules demand, never how to play",
     says<&R::no_advice>},
    {"17.6", conduct, engine, "neither onlookers nor other bettors may sway a player's decision "
     "who has not asked them",
     set<&R::no_influence, Influence::withheld_unless_asked>},
    {"17.7", closure, role, "a Casino Supervisor may close a table in use once a sign with the "
     "hour has stood for 20 minutes or more",
     set<&R::closure, Closure::after_twenty_minutes>},
    {"17.8", conduct, role, "who sits out three rounds in a row while all other seats are taken "
     "may have to give up the seat",
     says<&R::idle_seat>},
    {"17.9", notice, role, "complainants left unsatisfied hear of their right to consult somebody "
     "at hand: Director of Casino Surveillance or a delegate",
     says<&R::dispute_notice>},
    {"17.10", conduct, role, "a Casino Supervisor has the last word in a dispute, unless Director "
     "of Casino Surveillance or a delegate is asked to review it",
     says<&R::dispute>},
    {"17.11", conduct, engine, "betting of one player against another is forbidden",
     says<&R::no_private_bets>},
    {"17.12", notice, shown, "anybody who asks is given the rules to read",
     says<&R::rules_given>},

    // Diagrams
    {"Diagram A", equipment, shown, "layout for Blackjack (2.2); the drawing is missing from the "
     "text held here"},
    {"Diagram B", equipment, shown, "layout with Magnificent Sevens and Perfect Pairs areas "
     "(13.3.1, 15.3.1); the drawing is missing here"},
    {"Diagram C", equipment, shown, "layout for Crown Pontoon (10.3.1); the drawing is missing "
     "from the text held here"},
    {"Diagram D", equipment, shown, "layout with Pontoon Pandemonium areas (11.3.1); the drawing "
     "is missing from the text held here"},
});
// clang-format on

constexpr Part parts[] = {
    {"Blackjack", blackjack},
    {"Crown Pontoon", crown_pontoon},
    {"Pontoon Pandemonium", pontoon_pandemonium},
    {"Vegas Blackjack", vegas_blackjack},
    {"Magnificent Sevens", magnificent_sevens},
    {"Crown Blackjack", crown_blackjack},
    {"Perfect Pairs", perfect_pairs},
    {"Tournament Play", tournament_play},
    {"General Provisions", general_provisions},
};

// Magnificent Sevens and Perfect Pairs are made for Blackjack and Crown Blackjack. In the other
// versions their sections stand as well, to be named where such a wager is turned away.
consteval Rules without_sevens_and_pairs(Rules rules) {
    return without<&R::magnificent_sevens>(without<&R::perfect_pairs>(rules));
}

constexpr Rules blackjack_rules = resolve({parts[0], parts[4], parts[6], parts[8]});
constexpr Rules crown_pontoon_rules =
    without_sevens_and_pairs(resolve({parts[0], parts[1], parts[4], parts[6], parts[8]}));
constexpr Rules pontoon_pandemonium_rules =
    without_sevens_and_pairs(resolve({parts[0], parts[1], parts[2], parts[4], parts[6], parts[8]}));
constexpr Rules vegas_blackjack_rules =
    without_sevens_and_pairs(resolve({parts[0], parts[3], parts[4], parts[6], parts[8]}));
constexpr Rules crown_blackjack_rules = resolve({parts[0], parts[4], parts[5], parts[6], parts[8]});

// The Magnificent Sevens Tournament stands in the section of that wager.
constexpr TournamentRules tournament_rules = resolve_tournament({parts[0], parts[4], parts[7]});

constexpr Game games[] = {
    {"vic-2003/blackjack", "Blackjack", &blackjack_rules, 8, &tournament_rules},
    {"vic-2003/crown-pontoon", "Crown Pontoon", &crown_pontoon_rules, 8, &tournament_rules},
    {"vic-2003/pontoon-pandemonium", "Pontoon Pandemonium", &pontoon_pandemonium_rules, 8,
     &tournament_rules},
    {"vic-2003/vegas-blackjack", "Vegas Blackjack", &vegas_blackjack_rules, 4, &tournament_rules},
    {"vic-2003/crown-blackjack", "Crown Blackjack", &crown_blackjack_rules, 8, &tournament_rules},
};

// 13.1 and 15.1 do not name Vegas Blackjack, which is yet a version of Blackjack. No other game is
// concerned.
constexpr void choose_vegas(Rules& rules, std::size_t choice) {
    if (rules.variant.because.id() != "12.1") return;
    const Offered offered = choice == 0 ? Offered::not_in_this_game : Offered::permitted;
    rules.magnificent_sevens.offered.value = offered;
    rules.perfect_pairs.offered.value = offered;
}

constexpr Reading readings[] = {
    {"dealer-second-card",
     "7.5.6(c)",
     "does the second card come when nothing depends on it",
     {"if-needed", "always"},
     choose<&R::dealer_second_card, SecondCard::if_needed, SecondCard::always>},
    {"blackjack-takes",
     "7.5.5(i)",
     "what a dealer's Blackjack takes beside hands that are bust",
     {"busted-plus-one", "original-only"},
     choose_all<choose<&R::takes_after_double, Takes::busted_plus_one, Takes::original_only>,
                choose<&R::takes_after_split, Takes::busted_plus_one, Takes::original_only>>},
    {"split-by",
     "7.5.5(a)",
     "what makes two cards identical in value",
     {"value", "rank"},
     choose<&R::split_pair_by, PairBy::value, PairBy::rank>},
    {"blackjack-over-21",
     "5.6.4#2",
     "what a player's drawn 21 is against a dealer's Blackjack",
     {"void", "lose"},
     choose<&R::blackjack_over_21, Over21::stands_off, Over21::loses>},
    {"soft-as-hard-double",
     "7.5.4(a)",
     "may an ace be declared one to make a hard 9, 10 or 11",
     {"no", "yes"},
     choose<&R::double_on, DoubleOn::hard_9_to_11, DoubleOn::hard_9_to_11_ace_as_one>},
    {"even-money-insurance",
     "7.4.1(b)",
     "does insurance stay when even money is taken",
     {"stands", "returned"},
     choose<&R::even_money_and_insurance, EvenMoneyAndInsurance::leaves,
            EvenMoneyAndInsurance::returns>},
    {"follow-split",
     "7.5.5(a)",
     "where the wager of a bettor goes who does not follow a split",
     {"choose-hand", "first-hand"},
     choose<&R::split_not_followed, FollowSplit::hand_of_choice, FollowSplit::first_hand>},
    {"odd-amounts",
     "6.2.3",
     "what is rounded when chips cannot pay a win",
     {"round-payment-up", "round-wager-up"},
     choose<&R::rounding, Rounding::up_to_chip, Rounding::wager_up>},
    {"limits-per",
     "6.5#4",
     "does the maximum bind the area or each player on it",
     {"area", "player"},
     choose<&R::maximum_of, MaximumOf::box, MaximumOf::bettor>},
    {"prize-stake",
     "11.6.1",
     "does the stake come back with a prize",
     {"returned", "kept"},
     choose_of<&R::pontoon_pandemonium, &M::stake, PrizeStake::returned, PrizeStake::kept>},
    {"after-reload",
     "9.9#2",
     "is a reloaded shoe played on after the round",
     {"continue", "reshuffle"},
     choose<&R::after_reload, AfterReload::go_on, AfterReload::reshuffle>},
    {"void-unwinds-side-bets",
     "9.12.2",
     "does a void round reverse side wagers already settled",
     {"yes", "no"},
     choose<&R::wrong_decks_round, Settled::undone, Settled::stays>},
    {"double-ace",
     "10.7.2",
     "which aces of a doubled hand count one",
     {"first-two", "all-held"},
     choose<&R::double_ace, DoubleAce::one_if_first_two, DoubleAce::one_if_held>},
    {"rescue-until",
     "10.7.5",
     "until when may a double be withdrawn",
     {"next-card", "dealer-second-card"},
     choose<&R::double_withdrawn, Rescue::until_next_card, Rescue::until_dealers_second_card>},
    {"super-bonus-after-split",
     "10.8.1",
     "which splits exclude the Super Bonus",
     {"unless-suited-pair", "never"},
     choose<&R::super_bonus_after_split, SuperBonusAfterSplit::unless_suited_pair,
            SuperBonusAfterSplit::never>},
    {"bonus-after-split",
     "10.11.1",
     "do split hands earn the odds of Table 1",
     {"yes", "no"},
     choose<&R::bonus_after_split, BonusAfterSplit::paid, BonusAfterSplit::not_paid>},
    {"super-bonus-50",
     "10.11.1#14",
     "who receives the 50 of a Super Bonus",
     {"per-wager", "per-player"},
     choose<&R::super_bonus_shared, BonusToOthers::each_wager, BonusToOthers::each_player>},
    {"surrender-binds",
     "10.9.5",
     "whom does the caller's surrender bind",
     {"caller-only", "all"},
     choose<&R::surrender_binds, SurrenderBinds::caller_only, SurrenderBinds::all>},
    {"pandemonium-failure",
     "11.7.3(b)",
     "what is paid when the button fails",
     {"minimum-prize", "minimum-wager"},
     choose_of<&R::pontoon_pandemonium, &M::failure_pays, FailurePays::least_prize,
               FailurePays::least_wager>},
    {"vegas-side-bets",
     "13.1",
     "may Vegas Blackjack carry optional wagers",
     {"no", "yes"},
     choose_vegas},
    {"tournament-entry-in-tournament",
     "13.9.2",
     "does a tournament hand win a further entry",
     {"no", "yes"}},
};

}  // namespace

extern const Book book;
const Book book{.id = "vic-2003",
                .title = "Victoria (Crown Casino), 2003",
                .source =
                    "Casino Rules Notice No. 1 of 2003, Victoria Government Gazette S 18 of "
                    "5 February 2003",
                .parts = parts,
                .games = games,
                .readings = readings};
}  // namespace croupier::rulebooks::vic_2003
