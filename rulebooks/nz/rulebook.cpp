// New Zealand's Rules of Casino Table Games, Division 2 (Blackjack), consolidated: Blackjack, its
// side wagers, Ante's Up Blackjack and Blackjack +; the text bears no instrument number or date.
#include "rules/book.hpp"

namespace croupier::rulebooks::nz {
namespace {

using namespace rules;
using enum Kind;
using enum Carried;
using R = Rules;

// The optional wagers: `Sevens::set<&S::one_seven, pays(3)>`.
using Sevens = Of<&R::super_sevens>;
using Madness = Of<&R::madness_21>;
using Pairs = Of<&R::perfect_pairs>;
using Any = Of<&R::any_pair>;
using S = SuperSevens;
using M = Madness21;
using P = PerfectPairs;
using A = AnyPair;

// clang-format off
constexpr auto blackjack = of_book("nz", {
    // 1.0  Interpretation
    {"def:Ante", definition, engine, "the fee for playing a round of Ante's Up is fixed and may "
                                     "not pass 12.5% of the table minimum",
     set<&R::ante_max, Ratio{1, 8}>},
    {"def:Ante's Up Blackjack", definition, shown, "names the game of section 18"},
    {"def:Any Pair", definition, engine, "whatever counts as a Pair counts as an Any Pair",
     Any::says<&A::definition>},
    {"def:Any Pair Wager", definition, shown, "names the voluntary side wager of section 15C"},
    {"def:Blackjack", definition, engine, "an ace with a 10, jack, queen or king, as the two "
                                          "cards a hand starts with",
     set<&R::blackjack, Natural::blackjack>},
    {"def:Blackjack +", definition, shown, "names the game of section 19"},
    {"def:Box", definition, engine, "a wager is placed on a box, the spot on the layout set "
                                    "apart for it",
     says<&R::box>},
    {"def:Coloured Pair", definition, engine, "a heart with a diamond, or a club with a spade, "
                                              "of one rank",
     Pairs::says<&P::coloured_pair>},
    {"def:Continuous Shuffler", definition, engine, "the kind of automatic shuffler whose mixing "
                                                    "never pauses; Division 1 rule 15.4 has the "
                                                    "general term",
     all<says<&R::machine_definition>, set<&R::machine_takes, MachineTakes::after_each_round>>},
    {"def:Face Value", definition, engine, "each of the thirteen ranks has its own face value, "
                                           "so a king and a queen do not match",
     all<Pairs::says<&P::face_value>, Any::says<&A::face_value>>},
    {"def:Five and Under", definition, engine, "in Blackjack +, a player's fifth card leaves the "
                                               "hand under 21",
     says<&R::five_and_under>},
    {"def:Hard Total", definition, engine, "a total is hard if the hand has no ace or values all "
                                           "of its aces at 1",
     says<&R::hard_total>},
    {"def:Initial Deal", definition, engine, "ends with two cards before each player and a "
                                             "single card before the dealer",
     says<&R::initial_deal>},
    {"def:Insurance Wager", definition, shown, "names the voluntary wager of section 9"},
    {"def:Jackpot Prize Button", definition, engine, "pressing it picks a chance prize from the "
                                                     "table in 15A.6, between $5 and $1,000 for "
                                                     "every dollar of the wager",
     Madness::says<&M::button>},
    {"def:Madness 21 Wager", definition, shown, "names the voluntary side wager of section 15A"},
    {"def:Mixed Pair", definition, engine, "two cards of a rank, the one red and the other black",
     Pairs::says<&P::mixed_pair>},
    {"def:Pair", definition, engine, "two cards match only by rank: 10 and king are no pair",
     all<Pairs::says<&P::pair>, Any::says<&A::pair>>},
    {"def:Perfect Pair", definition, engine, "rank and suit both match",
     Pairs::says<&P::perfect_pair>},
    {"def:Perfect Pairs Wager", definition, shown, "names the voluntary side wager of section 15B"},
    {"def:Round", definition, engine, "begins as the first card leaves the shoe and is over once "
                                      "the discard rack has them all",
     says<&R::round>},
    {"def:Soft Total", definition, engine, "a total is soft while one ace in it is worth 11",
     says<&R::soft_total>},
    {"def:Super Sevens Wager", definition, shown, "names the voluntary side wager of section 15"},
    {"1.0", legal, none, "a term bears its defined meaning except where the context points "
                         "elsewhere"},

    // 2.0  Application
    {"2.0", legal, shown, "this division and Division 1, the general rules, are read together as "
                          "the rules of the game",
     all<set<&R::step, Multiples::enforced>, set<&R::under_minimum, UnderMinimum::refuse>,
         says<&R::limits_changed>, set<&R::limits_notice, NoticeOfLimits::next_round>,
         says<&R::general_rules>>},

    // 3.0  Table Layout and Equipment
    {"3.1", equipment, engine, "the table has no more than 9 boxes, all facing the dealer's place",
     all<set<&R::boxes_max, 9>, set<&R::boxes_usual, 9>>},
    {"3.1#2", equipment, shown, "every table carries a drop box"},
    {"3.2(a)", equipment, shown, "the cloth sets out the places that take wagers"},
    {"3.2(b)(i)", equipment, shown, "the cloth gives 3 to 2 as the price of a Blackjack",
     says<&R::blackjack_pays_inscription>},
    {"3.2(b)(ii)", equipment, shown, "the cloth tells players that 16 obliges the dealer to draw "
                                     "and 17 to stand",
     says<&R::soft_17_inscription>},
    {"3.2(b)(iii)", equipment, shown, "the cloth gives 2 to 1 as the price of insurance"},
    {"3.2(c)", equipment, shown, "the markings come close to those drawn in appendix 1, 2, 3 or 4"},
    {"3.3(a)", equipment, engine, "the number of decks in the game is 4, 5, 6, 7 or 8",
     all<set<&R::decks, decks(4, 8)>, set<&R::deck, cards::Deck::whole>>},
    {"3.3(a)#2", equipment, engine, "a table with Super Sevens may not use fewer than 6 decks, "
                                    "nor more than 8",
     Sevens::set<&S::decks, decks(6, 8)>},
    {"3.3(b)", equipment, engine, "one cutting card is used; a second is the operator's choice",
     set<&R::cutting_cards, 2>},
    {"3.3(c)", shoe, engine, "all cards of the game fit into the shoe, which can be a part of "
                             "the shuffling machine",
     says<&R::shoe>},
    {"3.3(d)", equipment, engine, "the rack for discards has room for the whole of the cards in "
                                  "the game",
     says<&R::rack>},
    {"3.3(e)", equipment, role, "the operator decides whether to shuffle by a machine that takes "
                                "from 4 to 8 decks",
     says<&R::machine>},
    {"3.4", equipment, engine, "a shuffling machine works with two sets of differing colours, of "
                               "4 to 8 decks apiece",
     says<&R::machine_two_sets>},
    {"3.4#2", equipment, role, "where the machine shuffles continuously the operator can make do "
                               "with one set",
     says<&R::machine_one_set>},
    {"3.5(a)", equipment, engine, "Madness 21 is drawn by a random number generator in a "
                                  "controller at the table or pit, shared by four tables at most",
     Madness::set<&M::tables_per_controller, 4>},
    {"3.5(a)(i)", equipment, engine, "no prize drawn has any bearing on another",
     Madness::says<&M::drawn_independently>},
    {"3.5(a)(ii)", equipment, engine, "each slot of the prize range is as likely as any other",
     Madness::says<&M::drawn_uniformly>},
    {"3.5(a)(iii)", equipment, engine, "nobody can foretell the next prize",
     Madness::says<&M::drawn_unpredictably>},
    {"3.5(b)", equipment, shown, "a Madness 21 table is fitted with the jackpot prize button and "
                                 "its holder"},
    {"3.5(c)", equipment, shown, "a Madness 21 table is fitted underneath with its power supply "
                                 "box"},
    {"3.5(d)", equipment, shown, "a Madness 21 table is fitted with a display on which the prize "
                                 "appears"},
    {"3.5", legal, role, "only electronics of a type that the Secretary has approved, complete "
                         "in their parts, may be used",
     says<&R::electronics_approved>},
    {"3.5#2", legal, none, "they also comply with Division IV of the 1994 Keno and gaming "
                           "machine rules, or with what has taken its place"},

    // 4.0  Playing Cards
    {"4.1(a)", definition, engine, "a card numbered 2 to 10 is worth that number",
     all<says<&R::number_value>, says<&R::ten_value>>},
    {"4.1(b)", definition, engine, "the three court cards are worth 10 apiece",
     says<&R::court_value>},
    {"4.1(c)", definition, engine, "an ace is worth 11, falling to 1 if the hand would otherwise "
                                   "pass 21; the same for both sides",
     says<&R::ace_value>},
    {"4.2", conduct, engine, "handling, changing or taking a card is closed to players and "
                             "spectators save where the rules allow",
     says<&R::cards_untouched>},
    {"4.2#2", conduct, shown, "nobody, the dealer included, may stand by while a player or "
                              "spectator handles cards"},
    {"4.2#3", deal, engine, "all dealing is done by the dealer",
     says<&R::dealer_alone_deals>},

    // 5.0  Wagers
    {"5.1", wager, engine, "the round's first card comes only after every player has wagered "
                           "against the dealer",
     all<says<&R::betting>, says<&R::wager>>},
    {"5.1(a)", settlement, engine, "a total of at most 21 wins against a dealer over 21",
     says<&R::wins_dealer_bust>},
    {"5.1(b)", settlement, engine, "with both sides at 21 or less, being above the dealer wins",
     says<&R::wins_higher>},
    {"5.1(c)", settlement, engine, "a Blackjack wins against 21 that the dealer made in some "
                                   "other way",
     set<&R::wins_blackjack, BlackjackWins::over_21>},
    {"5.1(d)", settlement, engine, "21 without Blackjack, in two cards or in more, loses to the "
                                   "dealer's Blackjack",
     set<&R::blackjack_over_21, Over21::loses>},
    {"5.1(e)", settlement, engine, "level totals stand off, as do two Blackjacks; (c) and (d) "
                                   "come first",
     says<&R::stand_off>},
    {"5.1(f)", settlement, engine, "going over 21 loses",
     says<&R::loses_bust>},
    {"5.1(g)", settlement, engine, "with both sides at 21 or less, being below the dealer loses",
     says<&R::loses_lower>},
    {"5.2", wager, engine, "a wager exists once its chips lie on the right spot of the layout",
     says<&R::wager_in_chips>},
    {"5.2#2", wager, shown, "the chips of least value top the stack"},
    {"5.3", wager, engine, "a wager called out loud needs chips with it and time to set them "
                           "down before \"No more bets\"",
     set<&R::spoken_wager, Spoken::with_chips>},
    {"5.4", settlement, engine, "a winning wager earns even money unless it is a Blackjack",
     set<&R::win_pays, Ratio{1, 1}>},
    {"5.4#2", settlement, engine, "3 to 2 is the price of a winning Blackjack that was not "
                                  "settled early under 10.3",
     all<set<&R::blackjack_pays, Ratio{3, 2}>,
         set<&R::blackjack_pays_by, Inscribed::by_the_book>, set<&R::rounding, Rounding::exact>>},
    {"5.4#3", sidebet, engine, "for Super Sevens the odds are found in 15.4 and 15.5",
     Sevens::says<&S::odds>},
    {"5.4#4", sidebet, engine, "for Madness 21 the terms are found in 15A.4 and 15A.6",
     Madness::says<&M::odds>},
    {"5.4#5", sidebet, engine, "for Perfect Pairs the odds are found in 15B.7",
     Pairs::says<&P::odds>},
    {"5.5(a)", wager, engine, "with betting closed and a card out of the shoe, a new wager is "
                              "refused save where the rules permit",
     says<&R::no_further_wager>},
    {"5.5(b)", wager, engine, "from then on each wager lies untouched until its result has been "
                              "carried out",
     says<&R::wager_locked>},
    {"5.5", conduct, shown, "whoever works at the table may not tolerate a breach of this"},
    {"5.6", wager, engine, "insurance, double, split and side wagers lie untouched from the "
                           "dealer's confirmation to their result",
     says<&R::added_wager_locked>},
    {"5.6#2", conduct, shown, "whoever works at the table may not tolerate tampering with a "
                              "confirmed optional wager"},
    {"5.7", wager, engine, "a lost wager is out of the player's reach",
     says<&R::losing_wager_locked>},
    {"5.7#2", settlement, engine, "winnings stay put until all winners of the box have been "
                                  "paid, unless a rule releases them sooner",
     says<&R::collect_when_all_paid>},
    {"5.8(a)", wager, role, "whoever skipped the opening round of the shoe can be held to the "
                            "minimum if the operator so wishes",
     says<&R::minimum_only_late>},
    {"5.8(b)", wager, role, "whoever stops wagering after having played a round can be held to "
                            "the minimum likewise",
     says<&R::minimum_only_skipped>},
    {"5.8", wager, engine, "a person so held wagers the table minimum and nothing else for the "
                           "rest of that shoe",
     all<says<&R::minimum_only>, says<&R::minimum_only_holds>, says<&R::minimum_only_ends>>},

    // 6.0  Opening of Table for Gambling
    {"6.1", equipment, role, "the decks are sorted and examined twice on arrival, by the dealer "
                             "and by the game supervisor, each alone",
     set<&R::cards_checked, Checked::by_dealer_and_supervisor>},
    {"6.2", equipment, role, "the first arrivals get to view the examined cards, laid out face up",
     says<&R::cards_spread>},
    {"6.2#2", equipment, shown, "each deck is fanned in level rows, suit after suit, with each "
                                "suit in order"},
    {"6.3(a)", shuffle, role, "the viewed cards go face down and have a chemmy shuffle",
     says<&R::cards_washed>},
    {"6.3(b)", shuffle, role, "a stack is made of the washed cards",
     says<&R::cards_stacked>},
    {"6.3(c)", shuffle, role, "a riffle shuffle ends the opening",
     says<&R::cards_riffled>},
    {"6.4", shuffle, role, "a machine may be loaded with its 4 to 8 decks though no player has "
                           "viewed them",
     says<&R::machine_cards_unseen>},
    {"6.4(a)", shuffle, role, "cards for the machine first have a chemmy shuffle",
     says<&R::machine_cards_washed>},
    {"6.4(b)", shuffle, role, "cards for the machine are next made into a stack",
     says<&R::machine_cards_stacked>},
    {"6.4(c)", shuffle, role, "cards for the machine last have a riffle shuffle",
     says<&R::machine_cards_riffled>},
    {"6.5", shuffle, role, "cards pre-checked or pre-shuffled can replace this opening if a "
                           "designated area kept them secure until use",
     says<&R::prepared_cards>},
    {"6.5#2", shuffle, role, "ahead of the cut, pre-shuffled cards have a chemmy shuffle, a "
                             "riffle shuffle or both",
     says<&R::pre_shuffled_mixed>},
    {"6.5(a)", shuffle, role, "pre-checked cards start with a chemmy shuffle",
     says<&R::pre_checked_washed>},
    {"6.5(b)", shuffle, role, "pre-checked cards are next made into a stack",
     says<&R::pre_checked_stacked>},
    {"6.5(c)", shuffle, role, "pre-checked cards finish with a riffle shuffle",
     says<&R::pre_checked_riffled>},

    // 7.0  Shuffle and Cut of Cards
    {"7.1", shuffle, engine, "shuffling leaves the order of the cards to chance",
     says<&R::shuffle>},
    {"7.1(a)", shuffle, engine, "the cards are shuffled directly ahead of the opening of play",
     says<&R::shuffle_before_play>},
    {"7.1(b)", shuffle, engine, "a cutting card that comes out at the very start of a round "
                                "calls for a shuffle",
     says<&R::shuffle_first_card>},
    {"7.1(c)", shuffle, engine, "a cutting card that comes out later in a round calls for a "
                                "shuffle once the round is over",
     says<&R::shuffle_after_round>},
    {"7.1(d)", shuffle, role, "a casino supervisor can call for a shuffle without giving grounds",
     says<&R::shuffle_ordered>},
    {"7.1(e)", shuffle, role, "doubt about the randomness of the last shuffle lets either "
                              "supervisor call for another",
     says<&R::shuffle_on_suspicion>},
    {"7.1(f)", shuffle, engine, "a card seen on its way to the shoe calls for a shuffle",
     says<&R::shuffle_exposed>},
    {"7.1A(a)", shuffle, role, "players who ask are shown pre-shuffled decks, all or any, ahead "
                               "of their first game",
     says<&R::pre_shuffled_viewed>},
    {"7.1A(b)", shuffle, role, "at a player's demand, made ahead of their first game, "
                               "pre-shuffled decks undergo section 6, a dealer's shuffle and a "
                               "cut",
     says<&R::pre_shuffled_refused>},
    {"7.2", shuffle, engine, "no shuffled stack is played uncut",
     set<&R::cut, Cut::compulsory>},
    {"7.2#2", shuffle, engine, "cards for a continuous shuffler are cut before they go in and "
                               "not again",
     says<&R::machine_cut>},
    {"7.2#3", shuffle, shown, "seated players are offered the stack with its faces towards the "
                              "dealer"},
    {"7.3", shuffle, engine, "whoever cuts for the players must have a seat at the table",
     says<&R::cut_seated>},
    {"7.3(a)", shuffle, engine, "for the opening, the cut belongs to whoever came first",
     says<&R::cut_opening>},
    {"7.3(b)", shuffle, engine, "later, the cut belongs to the box that received the first "
                                "cutting card in the round just played",
     says<&R::cut_where_it_fell>},
    {"7.3(c)", shuffle, engine, "a cutting card among the dealer's cards gives the cut to the "
                                "far right of the dealer",
     says<&R::cut_dealers>},
    {"7.3(d)", shuffle, engine, "new cards under 7.7 give the cut to the far left of the dealer",
     set<&R::cut_after_replacement, FarEnd::left>},
    {"7.4", shuffle, engine, "who declines the cut hands it to the next seated player clockwise, "
                             "and so on",
     says<&R::cut_passes>},
    {"7.4#2", shuffle, engine, "a cut nobody wants is made by an employee of the casino",
     set<&R::cut_by_staff, StaffCut::any_employee>},
    {"7.5", shuffle, engine, "the cut leaves one full deck or more on both sides of the cutting "
                             "card",
     says<&R::cut_bounds>},
    {"7.6", shuffle, engine, "what lay before the cutting card is moved behind the rest",
     says<&R::cut_completed>},
    {"7.6(a)", shuffle, engine, "the dealer next sets the cutting card in the rear half of the "
                                "stack, unless the shuffler is continuous",
     set<&R::cutting_card_place, CuttingCardPlace::half_at_most>},
    {"7.6(a)#2", shuffle, engine, "the last place in the stack belongs to a second cutting card, "
                                  "if there is one",
     set<&R::second_cutting_card, SecondCuttingCard::at_the_back>},
    {"7.6(a)#3", shoe, engine, "so prepared, the cards enter the shoe and the game can begin",
     says<&R::shoe_loaded>},
    {"7.6(b)", shuffle, engine, "a continuous shuffler has no use for the cutting card, which is "
                                "put aside on the table",
     says<&R::machine_no_cutting_card>},
    {"7.6(b)#2", shoe, engine, "the cards enter the continuous shuffler's shoe and the game can "
                               "begin",
     says<&R::machine_loaded>},
    {"7.7", shuffle, role, "between rounds the operator can have the table's cards exchanged for "
                           "others",
     says<&R::cards_replaced>},
    {"7.7#2", shuffle, engine, "the new cards undergo sections 6 and 7 in full, unless they are "
                               "pre-shuffled and accepted so",
     says<&R::new_cards_prepared>},

    // 8.0  Dealing of Cards
    {"8.1", shoe, role, "a fresh shoe's top card may be burnt unseen ahead of round one, if the "
                        "operator wants it",
     set<&R::burn, Burn::if_ordered>},
    {"8.1#2", shoe, role, "the burnt card is shown to players who ask",
     says<&R::burn_shown>},
    {"8.2", deal, engine, "a round opens with \"No more bets\", and boxes are served in "
                          "clockwise order from the dealer's left",
     all<says<&R::no_more_bets>, says<&R::deal_clockwise>>},
    {"8.2(a)", deal, engine, "on the first pass every box with a wager is given an open card",
     says<&R::first_card>},
    {"8.2(b)", deal, engine, "the dealer's own open card follows",
     says<&R::dealer_card>},
    {"8.2(c)", deal, engine, "on the second pass every box with a wager is given another open "
                             "card",
     says<&R::second_card>},
    {"8.3", decision, engine, "hands are called and played one by one, clockwise from the far "
                              "left of the dealer",
     all<says<&R::turn>, says<&R::total_announced>>},
    {"8.3#2", decision, engine, "a player in turn chooses among doubling, splitting, standing "
                                "and drawing",
     all<says<&R::choices>, says<&R::may_split>, says<&R::may_double>, says<&R::may_stand>>},
    {"8.4", deal, engine, "what a decision calls for is dealt open",
     says<&R::drawn_card>},
    {"8.4#2", deal, engine, "each card so dealt is followed by a call of the new total",
     says<&R::total_announced_again>},
    {"8.5", dealer, engine, "with all players done the dealer takes card two, open",
     says<&R::dealer_after_players>},
    {"8.5#2", dealer, engine, "cards the dealer still needs after that are open as well",
     says<&R::dealer_further_cards>},
    {"8.5#3", dealer, engine, "the dealer's finished hand is called with its total",
     says<&R::dealer_total_announced>},
    {"8.6", deal, engine, "the round's cards are gathered so that each hand could be laid out "
                          "again, then put in the rack face down",
     says<&R::round_ends>},
    {"8.7", shuffle, engine, "a cutting card met during the round does not stop it; the shuffle "
                             "comes afterwards",
     says<&R::round_goes_on>},
    {"8.8", shuffle, engine, "a cutting card met before any card of the round brings the shuffle "
                             "forward to that moment",
     says<&R::shuffle_first_card_at_once>},
    {"8.9", conduct, shown, "counting the hand right is the player's own affair; the dealer's "
                            "call is no ground for a claim"},
    {"8.10", conduct, role, "whoever wants to write at the table or close by asks the operator "
                            "first",
     says<&R::notes_by_consent>},

    // 9.0  Insurance
    {"9.1", insurance, engine, "an ace as the dealer's opening card lets everyone with an "
                               "initial wager insure",
     says<&R::insurance>},
    {"9.1#2", insurance, engine, "the insurance wager wins when the dealer's next card is worth "
                                 "10",
     says<&R::insurance_wins>},
    {"9.1#3", insurance, engine, "the insurance wager loses when the dealer's next card is not "
                                 "worth 10, another ace included",
     says<&R::insurance_loses>},
    {"9.2(a)", insurance, engine, "with the initial deal done over an ace, \"Insurance\" is "
                                  "called for all to hear",
     says<&R::insurance_called>},
    {"9.2(b)", insurance, shown, "the call goes with a sweep of the hand over the insurance line"},
    {"9.2", insurance, engine, "insurance goes on the line by the player's box and is closed by "
                               "the next card of the round",
     says<&R::insurance_in_time>},
    {"9.3(a)", insurance, engine, "insuring costs no more than 50% of the initial wager",
     set<&R::insurance_max, Ratio{1, 2}>},
    {"9.3(b)", insurance, engine, "an amount is refused if chips could not pay it when it wins",
     set<&R::insurance_unit, InsuranceUnit::chips_and_payable>},
    {"9.4", insurance, engine, "2 to 1 is the price of insurance that wins",
     set<&R::insurance_pays, Ratio{2, 1}>},
    {"9.5", insurance, engine, "insurance that has lost is removed between the dealer's second "
                               "and third cards",
     says<&R::insurance_collected>},
    {"9.6", insurance, engine, "insurance shares the fate of a hand declared void",
     says<&R::insurance_voided>},

    // 10.0  Payment of Blackjack
    {"10.1", interim, engine, "against a 2 to 9 the dealer pays Blackjacks 3 to 2 as soon as the "
                              "initial deal is over",
     set<&R::blackjack_paid_at_once, BlackjackPaid::against_2_to_9>},
    {"10.1#2", interim, engine, "once paid, a Blackjack is racked ahead of the next card",
     says<&R::blackjack_cards_removed>},
    {"10.2", interim, engine, "against an ace or a card worth 10 a Blackjack waits, cards and "
                              "all, for the dealer's full hand",
     says<&R::blackjack_waits>},
    {"10.3(a)", interim, engine, "against an ace the player may ask for even money on a "
                                 "Blackjack, there and then, and be done",
     set<&R::even_money_pays, Ratio{1, 1}>},
    {"10.3(a)#2", interim, engine, "whoever took even money is free to clear stake and pay from "
                                   "the box mid-round",
     says<&R::even_money_lifted>},
    {"10.3(b)", interim, engine, "a Blackjack that took even money is racked ahead of the next "
                                 "card",
     says<&R::even_money_cards_removed>},
    {"10.3(b)#2", interim, engine, "a shared Blackjack is left on the box to the end if any of "
                                   "its bettors did not ask for even money",
     says<&R::even_money_cards_stay>},
    {"10.3", interim, engine, "insurance held by whoever takes even money on that hand is void "
                              "and handed back",
     set<&R::even_money_and_insurance, EvenMoneyAndInsurance::returns>},

    // 11.0  Doubling Down
    {"11.1", doubling, engine, "only a hand of two cards may be doubled, dealt or split, and no "
                               "total is excluded",
     set<&R::double_cards, DoubleCards::two>},
    {"11.1#2", doubling, engine, "an ace among the two forbids the double",
     set<&R::double_on, DoubleOn::no_ace>},
    {"11.2(a)", doubling, engine, "the second wager may be smaller than the first but not greater",
     set<&R::double_for, DoubleFor::up_to_the_wager>},
    {"11.2(b)", doubling, engine, "the second wager is not below the increment on display under "
                                  "rule 9.5 of Division 1",
     all<says<&R::double_least>, set<&R::double_step, Multiples::only_shown>>},
    {"11.3", doubling, engine, "doubling buys a single card",
     says<&R::double_one_card>},
    {"11.3#2", doubling, shown, "that card is turned crosswise, its face showing"},
    {"11.4", doubling, engine, "both wagers of a doubled hand are judged by 5.1 and earn even "
                               "money; 11.5 is kept apart",
     says<&R::double_settled>},
    {"11.5", doubling, engine, "a dealer's Blackjack costs a doubled hand its first wager; the "
                               "second is not taken",
     set<&R::takes_after_double, Takes::busted_plus_one>},

    // 12.0  Splitting Pairs
    {"12.1", split, engine, "the two dealt cards make two hands if both are aces or equal in "
                            "value",
     set<&R::split_pair_by, PairBy::value>},
    {"12.2", split, engine, "the new hand needs a wager as large as the first one, no more and "
                            "no less",
     says<&R::split_wager>},
    {"12.3", split, engine, "the second hand waits for its first new card until the first hand "
                            "has been dealt to and finished",
     all<says<&R::split_order>, set<&R::split_card, SplitCard::on_its_turn>>},
    {"12.4", split, engine, "a split hand of two cards is called, and may stand, draw, double or "
                            "split as (a) to (c) allow",
     says<&R::split_hand_played>},
    {"12.4(a)", split, engine, "a split hand whose new card equals the old one in value can be "
                               "split once more on the same terms",
     says<&R::split_again>},
    {"12.4(a)#2", split, engine, "three hands are the limit of a box per round",
     set<&R::hands_max, 3>},
    {"12.4(b)", split, engine, "a second ace on a split ace does not permit another split",
     set<&R::ace_splits_max, 1>},
    {"12.4(b)#2", split, engine, "one card and no further draw: that is all a split ace is given",
     says<&R::split_aces_one_card>},
    {"12.4(b)#3", split, shown, "a split ace's card is turned crosswise"},
    {"12.4(c)", split, engine, "21 on a split ace or a split ten is no Blackjack",
     says<&R::split_no_blackjack>},
    {"12.5", split, engine, "split hands run by section 13, are judged by 5.1 and earn even "
                            "money; 12.6 is kept apart",
     says<&R::split_settled>},
    {"12.6", split, engine, "a dealer's Blackjack costs a split box one first wager; what the "
                            "splits added is not taken",
     set<&R::takes_after_split, Takes::busted_plus_one>},

    // 13.0  Drawing of Additional Cards
    {"13.1", decision, engine, "under 21 a player can ask for cards, as far as (a) to (d) allow",
     says<&R::may_draw>},
    {"13.1(a)", decision, engine, "at 21 of any sort there is no drawing",
     says<&R::no_draw_at_21>},
    {"13.1(b)", decision, engine, "doubling brings one card, and that card is compulsory",
     says<&R::double_one_card_drawn>},
    {"13.1(c)", decision, engine, "after splitting aces each has a single card and nothing can "
                                  "be asked for",
     says<&R::split_aces_no_choice>},
    {"13.1(d)", decision, engine, "up to 11 the player has to draw and cannot stand before 12; "
                                  "doubling excepted",
     set<&R::stand_from, 12>},
    {"13.2", settlement, engine, "passing 21 loses on the spot, and the dealer takes the wagers",
     says<&R::loses_bust_at_once>},
    {"13.2#2", settlement, engine, "a hand past 21 is racked there and then",
     says<&R::loses_bust_cards_removed>},
    {"13.3", dealer, engine, "the dealer draws up to 16 and rests at 17 or above, soft as well "
                             "as hard",
     all<set<&R::soft_17, Soft17::stand>, set<&R::soft_17_by, Inscribed::by_the_book>>},
    {"13.4", dealer, engine, "the dealer rests at whatever total when the players are done and "
                             "no wager hangs on another card",
     all<says<&R::dealer_needs_none>, set<&R::dealer_second_card, SecondCard::if_needed>>},

    // 14.0  Wagering on Boxes
    {"14.1", wager, role, "the operator decides whether two or three players may share a box",
     all<set<&R::bettors_max, 3>, says<&R::bettors_fewer>>},
    {"14.2", wager, role, "the operator can hold a box as a whole to the table maximum, or hold "
                          "single players on it to a maximum",
     all<set<&R::over_maximum, OverMaximum::refuse>, set<&R::maximum_of, MaximumOf::box>,
         set<&R::personal_limit, PersonalLimitIs::any>, set<&R::raised_box,
         RaisedBox::others_only>>},
    {"14.2#2", notice, shown, "a limit of that sort is posted at the table"},
    {"14.3(a)", decision, engine, "the cards of a shared box are played by whoever sits there "
                                  "and by no one else",
     all<says<&R::caller>, says<&R::caller_seated>, says<&R::caller_nearest>,
         set<&R::caller_absent, Succession::nobody>>},
    {"14.3(b)", wager, engine, "on a shared box the sitter's wager is in front, towards the "
                               "dealer, with the rest lined up behind",
     set<&R::caller_place, CallerPlace::nearest_the_dealer>},
    {"14.3(c)", doubling, engine, "behind a doubling sitter each bettor is free to double or "
                                  "not; the hand has one more card either way",
     all<says<&R::double_followed>, says<&R::double_not_followed>>},
    {"14.3(d)", split, engine, "behind a splitting sitter a bettor can pay for both hands by a "
                               "further wager",
     all<says<&R::split_followed>, says<&R::split_others_choose>>},
    {"14.3(d)#2", split, engine, "a bettor who does not pay for both picks one hand for the "
                                 "wager ahead of the next card",
     set<&R::split_not_followed, FollowSplit::hand_of_choice>},
    {"14.3(e)", decision, engine, "what the sitter does not double or split, nobody behind can",
     all<says<&R::split_declined_for_all>, says<&R::double_declined_for_all>,
         set<&R::split_declined, DeclinedSplit::nothing>>},
    {"14.3(f)", insurance, engine, "insuring is each bettor's own choice on a shared box",
     says<&R::insurance_each_bettor>},
    {"14.3(g)", interim, engine, "even money under 10.3 is each bettor's own choice on a shared "
                                 "box",
     set<&R::even_money_by, EvenMoneyBy::each_bettor>},
    {"14.4", wager, role, "a player may be allowed extra boxes as long as tables of like limits "
                          "have room for everyone",
     set<&R::give_up_box, GiveUp::control>},
    {"14.4#2", wager, role, "the operator fixes the number of those extra boxes",
     says<&R::several_boxes>},
    {"14.5", decision, engine, "in a full house, with leave under 14.1 or 14.4, extra boxes "
                               "carry a wager of the sitter but no say",
     says<&R::caller_elsewhere>},
    {"14.6", wager, engine, "each box of a player with several bears the table minimum or more",
     says<&R::minimum_on_each_box>},
    {"14.7", wager, role, "the operator is free to hold a player to fewer boxes",
     set<&R::single_box, SingleBox::box_only>},
});

constexpr auto super_sevens = of_book("nz", {
    // 15.0  Super Sevens Wagers
    {"15.1", sidebet, role, "whether the table has Super Sevens is up to the operator",
     Sevens::set<&S::offered, Offered::permitted>},
    {"15.2", sidebet, engine, "where the cloth follows appendix 2, Super Sevens is wagered along "
                              "with the initial wager",
     all<Sevens::says<&S::before_first_card>,
         Sevens::set<&S::main_wager, MainWager::own_on_the_box>,
         Sevens::set<&S::without_main, Without::refused>>},
    {"15.2#2", sidebet, engine, "Super Sevens lies on the appendix 2 spot of the box that has "
                                "the player's initial wager",
     Sevens::says<&S::own_area>},
    {"15.3", sidebet, engine, "the table's sign of limits fixes how much is wagered on Super "
                              "Sevens",
     all<Sevens::says<&S::amount>, Sevens::set<&S::out_of_limit, OutOfLimit::refused>>},
    {"15.4(a)", sidebet, engine, "3 to 1 when the hand opens with a 7 and no second 7 follows",
     all<Sevens::says<&S::first_wins>, Sevens::set<&S::one_seven, pays(3)>>},
    {"15.4(b)", sidebet, engine, "50 to 1 when the hand opens with two unsuited sevens and no "
                                 "third follows",
     Sevens::set<&S::two_unsuited, pays(50)>},
    {"15.4(c)", sidebet, engine, "100 to 1 when the hand opens with two suited sevens and no "
                                 "third follows",
     Sevens::set<&S::two_suited, pays(100)>},
    {"15.4(d)", sidebet, engine, "500 to 1 when the hand opens with three sevens in two or more "
                                 "suits",
     Sevens::set<&S::three_unsuited, pays(500)>},
    {"15.4(e)", sidebet, engine, "5000 to 1 when the hand opens with three sevens in a single "
                                 "suit",
     Sevens::set<&S::three_suited, pays(5000)>},
    {"15.4(f)", sidebet, engine, "Super Sevens is lost by a hand not opening with a 7",
     Sevens::says<&S::no_first_seven_loses>},
    {"15.5", sidebet, engine, "two sevens that are split earn their 50 or 100 to 1 on the spot, "
                              "and no third 7 can raise it",
     Sevens::set<&S::on_split, SevensSplit::two_sevens_paid>},
    {"15.6", sidebet, engine, "the dealer settles Super Sevens the moment it is decided",
     all<Sevens::set<&S::settled, SettledWhen::when_known>, Sevens::says<&S::paid_when_known>,
         Sevens::set<&S::three_suited_paid, PaidWhen::at_once>>},
    {"15.6#2", sidebet, engine, "the dealer hands the winner the wager back together with its "
                                "winnings",
     Sevens::says<&S::paid_to_player>},
    {"15.7(a)", sidebet, engine, "Super Sevens shares the fate of a hand declared void",
     Sevens::says<&S::void_with_hand>},
    {"15.7(b)", sidebet, engine, "Super Sevens falls as well when the initial wager is declared "
                                 "void",
     Sevens::says<&S::void_with_wager>},
});

constexpr auto madness_21 = of_book("nz", {
    // 15A  Madness 21 Wagers
    {"15A.1", sidebet, role, "whether the table has Madness 21 is up to the operator",
     Madness::set<&M::offered, Offered::permitted>},
    {"15A.2", sidebet, engine, "where the cloth follows appendix 3, Madness 21 is wagered along "
                               "with the initial wager",
     all<Madness::says<&M::before_first_card>,
         Madness::set<&M::main_wager, MainWager::own_on_the_box>,
         Madness::set<&M::without_main, Without::refused>>},
    {"15A.2#2", sidebet, engine, "Madness 21 lies on the appendix 3 spot of the box that has the "
                                 "player's initial wager",
     Madness::says<&M::own_area>},
    {"15A.3", sidebet, engine, "the table's sign of limits fixes how much is wagered on Madness "
                               "21",
     all<Madness::says<&M::amount>, Madness::set<&M::out_of_limit, OutOfLimit::refused>>},
    {"15A.4(a)", sidebet, engine, "a Blackjack wins Madness 21",
     Madness::says<&M::blackjack_wins>},
    {"15A.4(b)", sidebet, engine, "any hand that is no Blackjack loses Madness 21",
     Madness::says<&M::others_lose>},
    {"15A.5", sidebet, engine, "the dealer settles Madness 21, won or lost, once the initial "
                               "deal is done",
     all<Madness::set<&M::settled, SettledWhen::after_the_deal>,
         Madness::set<&M::stake, PrizeStake::returned>>},
    {"15A.6", sidebet, engine, "the button draws the winner's prize, counted for each dollar "
                               "wagered, out of 3,750 slots",
     Madness::says<&M::drawn>},
    {"15A.6#2", sidebet, engine, "a single slot holds $1,000 a dollar",
     Madness::nth<&M::prizes, 1, Prize{1000, 1}>},
    {"15A.6#3", sidebet, engine, "10 slots hold $100 a dollar",
     Madness::nth<&M::prizes, 2, Prize{100, 10}>},
    {"15A.6#4", sidebet, engine, "25 slots hold $50 a dollar",
     Madness::nth<&M::prizes, 3, Prize{50, 25}>},
    {"15A.6#5", sidebet, engine, "50 slots hold $40 a dollar",
     Madness::nth<&M::prizes, 4, Prize{40, 50}>},
    {"15A.6#6", sidebet, engine, "60 slots hold $35 a dollar",
     Madness::nth<&M::prizes, 5, Prize{35, 60}>},
    {"15A.6#7", sidebet, engine, "70 slots hold $30 a dollar",
     Madness::nth<&M::prizes, 6, Prize{30, 70}>},
    {"15A.6#8", sidebet, engine, "105 slots hold $25 a dollar",
     Madness::nth<&M::prizes, 7, Prize{25, 105}>},
    {"15A.6#9", sidebet, engine, "108 slots hold $24 a dollar",
     Madness::nth<&M::prizes, 8, Prize{24, 108}>},
    {"15A.6#10", sidebet, engine, "110 slots hold $23 a dollar",
     Madness::nth<&M::prizes, 9, Prize{23, 110}>},
    {"15A.6#11", sidebet, engine, "112 slots hold $22 a dollar",
     Madness::nth<&M::prizes, 10, Prize{22, 112}>},
    {"15A.6#12", sidebet, engine, "115 slots hold $21 a dollar",
     Madness::nth<&M::prizes, 11, Prize{21, 115}>},
    {"15A.6#13", sidebet, engine, "134 slots hold $20 a dollar",
     Madness::nth<&M::prizes, 12, Prize{20, 134}>},
    {"15A.6#14", sidebet, engine, "150 slots hold $15 a dollar",
     Madness::nth<&M::prizes, 13, Prize{15, 150}>},
    {"15A.6#15", sidebet, engine, "175 slots hold $14 a dollar",
     Madness::nth<&M::prizes, 14, Prize{14, 175}>},
    {"15A.6#16", sidebet, engine, "200 slots hold $13 a dollar",
     Madness::nth<&M::prizes, 15, Prize{13, 200}>},
    {"15A.6#17", sidebet, engine, "250 slots hold $12 a dollar",
     Madness::nth<&M::prizes, 16, Prize{12, 250}>},
    {"15A.6#18", sidebet, engine, "350 slots hold $11 a dollar",
     Madness::nth<&M::prizes, 17, Prize{11, 350}>},
    {"15A.6#19", sidebet, engine, "400 slots hold $10 a dollar",
     Madness::nth<&M::prizes, 18, Prize{10, 400}>},
    {"15A.6#20", sidebet, engine, "225 slots hold $9 a dollar",
     Madness::nth<&M::prizes, 19, Prize{9, 225}>},
    {"15A.6#21", sidebet, engine, "260 slots hold $8 a dollar",
     Madness::nth<&M::prizes, 20, Prize{8, 260}>},
    {"15A.6#22", sidebet, engine, "270 slots hold $7 a dollar",
     Madness::nth<&M::prizes, 21, Prize{7, 270}>},
    {"15A.6#23", sidebet, engine, "280 slots hold $6 a dollar",
     Madness::nth<&M::prizes, 22, Prize{6, 280}>},
    {"15A.6#24", sidebet, engine, "290 slots hold $5 a dollar",
     Madness::nth<&M::prizes, 23, Prize{5, 290}>},
    {"15A.7", sidebet, engine, "what the display reads after the press is paid to each winner "
                               "separately",
     Madness::says<&M::each_winner_paid>},
    {"15A.8", sidebet, engine, "a dealer's Blackjack makes the main wager stand off, yet the "
                               "button is offered and Madness 21 pays",
     Madness::says<&M::wins_against_blackjack>},
    {"15A.9", sidebet, engine, "on a shared box the press belongs to whoever plays the hand "
                               "under section 14",
     all<Madness::set<&M::presses, Presses::one_for_the_box>, Madness::says<&M::caller_first>>},
    {"15A.9#2", sidebet, engine, "who does not care to press can name a bettor of the box who "
                                 "has Madness 21 wagered",
     Madness::set<&M::nominee, Nominee::winner_on_the_box>},
    {"15A.9#3", sidebet, role, "a press that all of them decline is made by an employee of the "
                               "casino",
     Madness::says<&M::staff_presses>},
});

constexpr auto perfect_pairs = of_book("nz", {
    // 15B  Perfect Pairs Wagers
    {"15B.1", sidebet, role, "whether the table has Perfect Pairs is up to the operator, as far "
                             "as 15C.2 leaves it free",
     Pairs::set<&P::offered, Offered::permitted>},
    {"15B.2", sidebet, engine, "where the cloth follows appendix 4, Perfect Pairs is wagered "
                               "along with the initial wager",
     all<Pairs::set<&P::main_wager, MainWager::own_on_the_box>,
         Pairs::set<&P::without_main, Without::refused>>},
    {"15B.2#2", sidebet, engine, "Perfect Pairs lies on the appendix 4 spot of the box that has "
                                 "the player's initial wager",
     Pairs::says<&P::own_area>},
    {"15B.3", sidebet, engine, "the round's first card closes Perfect Pairs",
     Pairs::says<&P::before_first_card>},
    {"15B.4", sidebet, engine, "the table's sign of limits fixes how much is wagered on Perfect "
                               "Pairs",
     all<Pairs::says<&P::amount>, Pairs::set<&P::out_of_limit, OutOfLimit::refused>>},
    {"15B.5", sidebet, engine, "Perfect Pairs wins on two opening cards of the same rank and "
                               "loses on any others",
     all<Pairs::says<&P::judged>, Pairs::says<&P::mixed_wins>, Pairs::says<&P::coloured_wins>,
         Pairs::says<&P::perfect_wins>, Pairs::says<&P::no_pair_loses>>},
    {"15B.6", sidebet, engine, "the dealer settles Perfect Pairs, won or lost, once the initial "
                               "deal is done",
     all<Pairs::set<&P::settled, SettledWhen::after_the_deal>, Pairs::says<&P::losers_taken>,
         Pairs::says<&P::winners_paid>>},
    {"15B.7", sidebet, engine, "the odds come from Pay Scale One, Two or Three",
     Pairs::set<&P::scales, 3>},
    {"15B.7#2", sidebet, engine, "on the first scale red with black earns 5 to 1",
     Pairs::nth<&P::mixed, 1, pays(5)>},
    {"15B.7#3", sidebet, engine, "on the first scale one colour in two suits earns 10 to 1",
     Pairs::nth<&P::coloured, 1, pays(10)>},
    {"15B.7#4", sidebet, engine, "on the first scale matching suits earn 30 to 1",
     Pairs::nth<&P::perfect, 1, pays(30)>},
    {"15B.7#5", sidebet, engine, "on the second scale red with black earns 6 to 1",
     Pairs::nth<&P::mixed, 2, pays(6)>},
    {"15B.7#6", sidebet, engine, "on the second scale one colour in two suits earns 12 to 1",
     Pairs::nth<&P::coloured, 2, pays(12)>},
    {"15B.7#7", sidebet, engine, "on the second scale matching suits earn 25 to 1",
     Pairs::nth<&P::perfect, 2, pays(25)>},
    {"15B.7#8", sidebet, engine, "on the third scale red with black earns 5 to 1",
     Pairs::nth<&P::mixed, 3, pays(5)>},
    {"15B.7#9", sidebet, engine, "on the third scale one colour in two suits earns 12 to 1",
     Pairs::nth<&P::coloured, 3, pays(12)>},
    {"15B.7#10", sidebet, engine, "on the third scale matching suits earn 25 to 1",
     Pairs::nth<&P::perfect, 3, pays(25)>},
    {"15B.8", notice, shown, "players can read which of the three scales applies"},
    {"15B.8#2", sidebet, engine, "no two Perfect Pairs tables of the casino may differ in scale",
     Pairs::says<&P::scale_for_all_tables>},
});

constexpr auto any_pair = of_book("nz", {
    // 15C  Any Pairs Wager
    {"15C.1", sidebet, role, "whether the table has Any Pair is up to the operator",
     Any::set<&A::offered, Offered::permitted>},
    {"15C.2", sidebet, engine, "Any Pair and Perfect Pairs exclude each other at a table",
     Any::set<&A::with_perfect_pairs, Together::never>},
    {"15C.3", sidebet, engine, "where the cloth has spots for it, Any Pair is wagered along with "
                               "the player's initial wager",
     all<Any::set<&A::main_wager, MainWager::own_on_the_box>,
         Any::set<&A::without_main, Without::refused>>},
    {"15C.3#2", sidebet, engine, "Any Pair lies on the marked spot of some box bearing an "
                                 "initial wager",
     Any::says<&A::own_area>},
    {"15C.4", sidebet, engine, "the round's first card closes Any Pair",
     Any::says<&A::before_first_card>},
    {"15C.5", sidebet, engine, "the table's sign of limits fixes how much is wagered on Any Pair",
     all<Any::says<&A::amount>, Any::set<&A::out_of_limit, OutOfLimit::refused>>},
    {"15C.6", sidebet, engine, "Any Pair wins on two opening cards of the same rank and loses on "
                               "any others",
     all<Any::says<&A::judged>, Any::says<&A::pair_wins>, Any::says<&A::no_pair_loses>>},
    {"15C.7", sidebet, engine, "the dealer settles Any Pair, won or lost, once the initial deal "
                               "is done",
     all<Any::set<&A::settled, SettledWhen::after_the_deal>, Any::says<&A::losers_taken>,
         Any::says<&A::winners_paid>>},
    {"15C.8", sidebet, engine, "the odds come from Pay Scale One or Two",
     all<Any::set<&A::scales, 2>, Any::says<&A::odds>>},
    {"15C.8#2", sidebet, engine, "on the first scale every pair earns 11 to 1",
     Any::nth<&A::any, 1, pays(11)>},
    {"15C.8#3", sidebet, engine, "on the second scale every pair earns 10 to 1",
     Any::nth<&A::any, 2, pays(10)>},
    {"15C.9", notice, shown, "players can read which of the two scales applies"},
});

constexpr auto irregularities = of_book("nz", {
    // 16.0  Irregularities
    {"16.1", irregularity, engine, "a card that shows its face inside the shoe is taken out and "
                                   "racked",
     says<&R::face_up_in_shoe>},
    {"16.2", irregularity, engine, "an extra card nobody has seen serves as the one due next",
     says<&R::stray_card>},
    {"16.3", irregularity, engine, "an open card too many on the dealer's finished hand is "
                                   "racked face down and not played",
     set<&R::dealer_extra_card, DealerExtra::on_finished_hand>},
    {"16.3#2", irregularity, engine, "an open card left over once hands have been reconstructed "
                                     "is racked the same way",
     says<&R::stray_left_over>},
    {"16.4", irregularity, engine, "a stray card seen by anyone once the initial deal is over "
                                   "goes to whoever is due the next one",
     says<&R::stray_seen>},
    {"16.4#2", irregularity, engine, "whoever declines the seen card has drawn for the last time "
                                     "in that round",
     set<&R::stray_refused, RefusalBelow12::allowed>},
    {"16.4#3", irregularity, engine, "declined by the players, the seen card is taken as the "
                                     "dealer's second",
     says<&R::stray_to_dealer>},
    {"16.5", irregularity, role, "a misdealt or misplaced card is put right by restoring, if at "
                                 "all possible, the order that was due",
     set<&R::reconstruction, Reconstructed::until_next_round>},
    {"16.5#2", irregularity, engine, "what the restored round brings is binding on the house and "
                                     "on the players",
     says<&R::reconstruction_binds>},
    {"16.5(a)", irregularity, role, "where the round cannot be restored, the hands the error "
                                    "touched are declared void by the operator",
     all<set<&R::void_round, VoidWhenOver::error_found>, says<&R::void_wager>>},
    {"16.5(b)", irregularity, role, "while any player's hand survives, the dealer's is restored "
                                    "as far as can be and drawn out if need be",
     says<&R::dealer_reconstructed>},
    {"16.5#3", irregularity, engine, "a void hand is racked and each wager on it handed back",
     all<says<&R::void_definition>, set<&R::void_reach, VoidReach::unsettled>,
         set<&R::void_and_options, Settled::stays>>},
    {"16.5#4", irregularity, engine, "the error does not disturb hands that were dealt later",
     says<&R::later_hands_stand>},
    {"16.6", irregularity, role, "an absent player's hand, with nobody else to play it, can be "
                                 "drawn to 12 or above if the operator so directs",
     all<set<&R::absent_play, AbsentPlay::to_hard_12>, set<&R::absent_by, AbsentBy::dealer>>},
    {"16.7", irregularity, engine, "a shoe that runs out during the round is refilled from the "
                                   "rack, shuffled and cut by section 7, to finish it",
     says<&R::shoe_ran_out>},
    {"16.7#2", irregularity, engine, "rounds to come are dealt from the refilled shoe",
     set<&R::after_reload, AfterReload::go_on>},
    {"16.8", irregularity, role, "a card found damaged is exchanged once the round is over",
     set<&R::card_replaced, ReplacedWhen::after_the_round>},
    {"16.9", irregularity, engine, "a shuffle that 8.7 or 8.8 required and nobody made is made "
                                   "up for after the round",
     says<&R::shuffle_missed>},
    {"16.10", irregularity, engine, "a shoe lacking its cutting card is emptied and shuffled "
                                    "anew once the round is over",
     says<&R::cutting_card_missing>},
    {"16.10#2", irregularity, engine, "a continuous shuffler needs no cutting card and is exempt",
     says<&R::machine_needs_no_cutting_card>},
    {"16.11", irregularity, engine, "a player who was not offered insurance can have it as long "
                                    "as the dealer holds one card",
     says<&R::insurance_missed>},
    {"16.12", irregularity, engine, "broken electronics close Madness 21 to all players until "
                                    "the approved repair is done",
     Madness::says<&M::failure_closes>},
    {"16.12#2", irregularity, engine, "ordinary Blackjack goes on while the repair lasts",
     Madness::says<&M::failure_plays_on>},
    {"16.12#3", irregularity, engine, "$25 settles each Madness 21 wager already won in the "
                                      "round of the breakdown",
     all<Madness::set<&M::failure_pays, FailurePays::flat>,
         Madness::set<&M::failure_amount, Bonus{25, 0}>>},
    {"16.13", irregularity, role, "whatever 16.5 says, a continuous shuffler failing mid-round "
                                  "lets the operator void the round or just the hands it touched",
     set<&R::malfunction, Malfunction::operator_voids>},

    // 17  (not printed)
    {"17", legal, shown, "the text at hand lacks this number, and with it the Style A that 18.1 "
                         "and 19.1 mention"},
});

constexpr auto antes_up = of_book("nz", {
    // 18.0  Ante's Up Blackjack
    {"18.1", variant, engine, "ordinary Blackjack, or Style A where adopted, fills whatever "
                              "section 18 leaves open; section 18 prevails",
     says<&R::variant>},
    {"18.2", equipment, shown, "the cloth of 3.2 has a spot for the Ante as well as for wagers"},
    {"18.3", variant, engine, "the table's sign of limits fixes the Ante",
     says<&R::ante_on_sign>},
    {"18.4", variant, role, "the operator can excuse the Ante for an initial wager that reaches "
                            "the figure posted on the sign",
     says<&R::ante_waived>},
    {"18.5", variant, engine, "no card is dealt until each player has put down a wager and, "
                              "unless excused, the Ante",
     says<&R::ante_due>},
    {"18.6", variant, engine, "Antes move to the float tray once the initial deal is done",
     set<&R::ante_collected, AnteOnVoid::returned>},
    {"18.7", irregularity, engine, "a hand dealt where no Ante lies is counted and racked, its "
                                   "wagers are void, and the round goes on",
     set<&R::ante_missing, MissingAnte::who_owed_it>},
});

constexpr auto blackjack_plus = of_book("nz", {
    // 19.0  Blackjack +
    {"19.1", variant, engine, "ordinary Blackjack, or Style A where adopted, fills whatever "
                              "section 19 leaves open; section 19 prevails",
     says<&R::variant>},
    {"19.2", wager, engine, "the wager against the dealer is down ahead of card one and judged "
                            "by (a) to (i)",
     all<says<&R::betting>, says<&R::wager>>, "5.1"},
    {"19.2(a)", settlement, engine, "21 wins against anything the dealer makes",
     says<&R::wins_21>},
    {"19.2(b)", settlement, engine, "neither side being over 21, the player who is ahead wins",
     says<&R::wins_higher>, "5.1(b)"},
    {"19.2(c)", settlement, engine, "under 21 the player wins if the dealer makes 23 or more",
     says<&R::wins_dealer_bust>, "5.1(a)"},
    {"19.2(d)", settlement, engine, "a Blackjack wins against anything the dealer makes",
     set<&R::wins_blackjack, BlackjackWins::over_every_hand>, "5.1(c)"},
    {"19.2(e)", settlement, engine, "five cards short of 21 win against anything the dealer makes",
     says<&R::wins_five_and_under>},
    {"19.2(f)", settlement, engine, "a player over 21 has lost, dealer's 22 or not",
     says<&R::loses_bust>, "5.1(f)"},
    {"19.2(g)", settlement, engine, "neither side being over 21, the player who is behind loses",
     says<&R::loses_lower>, "5.1(g)"},
    {"19.2(h)", settlement, engine, "level totals stand off unless (a), (d) or (e) has made the "
                                    "hand a winner",
     says<&R::stand_off>, "5.1(e)"},
    {"19.2(i)", settlement, engine, "22 in the dealer's hand lets all wagers that are left stand "
                                    "off",
     says<&R::stand_off_22>},
    {"19.3", settlement, engine, "a winner earns even money, except that the cloth states the "
                                 "price of a Blackjack",
     all<set<&R::win_pays, Ratio{1, 1}>, set<&R::blackjack_pays, Ratio{3, 2}>,
         set<&R::blackjack_pays_by, Inscribed::by_the_layout>>, "5.4 5.4#2"},
    {"19.4", interim, engine, "Blackjacks are paid at the cloth's odds and racked straight after "
                              "the initial deal, against any dealer card",
     all<set<&R::blackjack_paid_at_once, BlackjackPaid::before_insurance>,
         says<&R::blackjack_cards_removed>, ends<&R::blackjack_waits>, ends<&R::even_money_pays>,
         ends<&R::even_money_by>, ends<&R::even_money_lifted>, ends<&R::even_money_cards_removed>,
         ends<&R::even_money_cards_stay>, ends<&R::even_money_and_insurance>>,
     "10.1 10.1#2 10.2 10.3(a) 10.3(a)#2 10.3(b) 10.3(b)#2 10.3 14.3(g)"},
    {"19.5", interim, engine, "21, or five cards short of it, earns even money and is racked "
                              "ahead of the next card, against any dealer card",
     all<says<&R::pays_21_at_once>, says<&R::removes_21>>},
    {"19.6", insurance, engine, "with a Blackjack in hand the player cannot insure against the "
                                "dealer's ace",
     says<&R::no_insurance_on_blackjack>},
    {"19.7", decision, engine, "the fifth card is the last a hand can have",
     set<&R::cards_max, 5>},
});
// clang-format on

constexpr Part parts[] = {
    {"Blackjack", blackjack},
    {"Super Sevens", super_sevens},
    {"Madness 21", madness_21},
    {"Perfect Pairs", perfect_pairs},
    {"Any Pair", any_pair},
    {"Irregularities", irregularities},
    {"Ante's Up Blackjack", antes_up},
    {"Blackjack +", blackjack_plus},
};

constexpr Rules blackjack_rules =
    resolve({parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]});
constexpr Rules antes_up_rules =
    resolve({parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6]});
constexpr Rules blackjack_plus_rules =
    resolve({parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[7]});

constexpr Game games[] = {
    {"nz/blackjack", "Blackjack", &blackjack_rules, 8},
    {"nz/antes-up", "Ante's Up Blackjack", &antes_up_rules, 8},
    {"nz/blackjack-plus", "Blackjack +", &blackjack_plus_rules, 8},
};

constexpr Reading readings[] = {
    {"dealer-second-card",
     "13.4",
     "does the dealer's second card come when nothing depends on it",
     {"if-needed", "always"},
     choose<&R::dealer_second_card, SecondCard::if_needed, SecondCard::always>},
    {"blackjack-takes",
     "12.6",
     "what a dealer's Blackjack takes beside hands that are bust",
     {"busted-plus-one", "original-only"},
     choose_all<choose<&R::takes_after_double, Takes::busted_plus_one, Takes::original_only>,
                choose<&R::takes_after_split, Takes::busted_plus_one, Takes::original_only>>},
    {"split-by",
     "12.1",
     "what makes two cards a pair for splitting",
     {"value", "rank"},
     choose<&R::split_pair_by, PairBy::value, PairBy::rank>},
    {"refuse-below-12",
     "16.4#2",
     "may a hand that must draw refuse an exposed card",
     {"allowed", "must-accept"},
     choose<&R::stray_refused, RefusalBelow12::allowed, RefusalBelow12::must_accept>},
    {"any-pair-on",
     "15C.3",
     "on which box may an Any Pair wager lie",
     {"own-box", "any-box"},
     choose_of<&R::any_pair, &A::main_wager, MainWager::own_on_the_box,
               MainWager::own_on_some_box>},
    {"madness-press",
     "15A.9",
     "how often is the button pressed for a shared box",
     {"per-box", "per-bettor"},
     choose_of<&R::madness_21, &M::presses, Presses::one_for_the_box, Presses::one_each>},
    {"prize-stake",
     "15A.5",
     "does the stake come back with a prize",
     {"returned", "kept"},
     choose_of<&R::madness_21, &M::stake, PrizeStake::returned, PrizeStake::kept>},
    {"failure-payout",
     "16.12#3",
     "is the payment for a failed button flat or per dollar",
     {"flat", "per-dollar"},
     choose_of<&R::madness_21, &M::failure_pays, FailurePays::flat, FailurePays::per_dollar>},
    {"after-reload",
     "16.7#2",
     "is a reloaded shoe played on after the round",
     {"continue", "reshuffle"},
     choose<&R::after_reload, AfterReload::go_on, AfterReload::reshuffle>},
    {"void-unwinds-side-bets",
     "16.5#3",
     "does a void hand reverse side wagers already settled",
     {"no", "yes"},
     choose<&R::void_and_options, Settled::stays, Settled::undone>},
    {"missing-ante",
     "18.7",
     "whose wagers fall when an Ante is missing on a shared area",
     {"per-bettor", "whole-area"},
     choose<&R::ante_missing, MissingAnte::who_owed_it, MissingAnte::whole_area>},
    {"ante-on-void",
     "18.6",
     "does the Ante come back when the hand is voided",
     {"returned", "kept"},
     choose<&R::ante_collected, AnteOnVoid::returned, AnteOnVoid::kept>},
};

}  // namespace

extern const Book book;
const Book book{.id = "nz",
                .title = "New Zealand",
                .source = "Rules of Casino Table Games, Division 2 (Blackjack), consolidated text",
                .parts = parts,
                .games = games,
                .readings = readings};
}  // namespace croupier::rulebooks::nz
