// Alterations to the rules of blackjack approved under section 72(3) of the Casino Control Act 1988
// (ACT) on 7 January 1997, Gazette S8 of 10 January 1997.
#include "rulebooks/act-2005/provisions.hpp"
#include "rulebooks/act-2018/provisions.hpp"
#include "rulebooks/act-readings.hpp"

namespace croupier::rulebooks::act_1997 {
namespace {

using namespace rules;
using enum Kind;
using enum Carried;
using R = Rules;

// clang-format off
constexpr auto alterations = of_book("act-1997", {
    // The instrument
    {"inst:approval", legal, shown, "by section 72(3) of the Act, alterations to rules already "
                                    "approved take effect; Gazette S8, 10 January 1997"},
    {"inst:date", legal, shown, "Gregory Stephen Jones, delegate, signs on 7 January 1997 and "
                                "fixes no commencement"},
    {"inst:schedule", legal, none, "the alterations stand in the schedule, which repeats the date "
                                   "of signing"},
    {"base:unseen", legal, shown, "the rules being altered are not printed here, so act-2005 lends "
                                  "whatever this schedule leaves alone"},

    // 3  Cards
    {"3:amend", legal, shown, "3.1 is exchanged for a new 3.1 and section 3 otherwise stays"},
    {"3.1", equipment, engine, "the game takes 6 or 8 decks, each of 52 cards",
     set<&R::decks, either(6, 8)>, "2.1"},
    {"3.1#2", equipment, engine, "jokers are left out of the decks",
     set<&R::deck, cards::Deck::whole>, "2.1"},
    {"3.1#3", equipment, engine, "the decks look alike from behind in colour and design",
     says<&R::backs>},
    {"3.1#4", shuffle, role, "the casino supervisor fixes the number of cutting cards at one or "
                             "two",
     set<&R::cutting_cards, 2>},

    // 5  Wagers
    {"5:amend", legal, shown, "5.5 and 5.7 to 5.10 are deleted, and all of them but 5.10 are "
                              "written anew"},
    {"5.5", wager, role, "with the casino operator's permission a player may wager on two boxes or "
                         "more",
     says<&R::several_boxes>, "4.4"},
    {"5.5#2", wager, role, "where patrons find too few vacant seats, such a player gives up one "
                           "box or several",
     set<&R::give_up_box, GiveUp::box>, "4.4#2"},
    {"5.7", wager, role, "the casino operator may permit more than the table maximum, a marker by "
                         "the box giving its new maximum",
     set<&R::personal_limit, PersonalLimitIs::above_the_maximum>, "3.2"},
    {"5.8", wager, engine, "a box with its own maximum takes wagers from the player it was set for "
                           "and nobody else",
     set<&R::raised_box, RaisedBox::alone>, "4.6"},
    {"5.9", wager, role, "the casino operator may hold certain persons to less than free wagering",
     says<&R::minimum_only>, "4.7"},
    {"5.9#2", wager, engine, "such a person may be told to wager the displayed minimum only",
     says<&R::minimum_only_holds>, "4.7#2"},
    {"5.9#3", wager, engine, "such a person may be told to play on the first box only, the minimum "
                             "being required too or not",
     all<set<&R::single_box, SingleBox::first_box>, set<&R::first_box, FirstBox::own>>},
    {"5.9#4", wager, engine, "the requirement lapses with the reshuffle that starts a new shoe",
     says<&R::minimum_only_ends>, "4.7#2"},
    {"5.9(a)", wager, engine, "a person without a wager on round one can be so held",
     says<&R::minimum_only_late>, "4.7(a)"},
    {"5.9(b)", wager, engine, "a person who has wagered and later leaves a round out can be so "
                              "held",
     says<&R::minimum_only_skipped>, "4.7(b)"},
    {"5.10", legal, shown, "5.10 is deleted and has no successor"},

    // 6  Shuffle and cut of the cards
    {"6:amend", legal, shown, "a new section 6 takes the place of the former one in full"},
    {"6.1", shuffle, role, "how many cutting cards are used, one or two, is for the casino "
                           "supervisor to say",
     says<&R::cutting_cards_chosen>},
    {"6.1#2", shuffle, role, "the casino supervisor may have the dealer shuffle once the first "
                             "cutting card comes",
     says<&R::cutting_card_named>},
    {"6.2", shuffle, engine, "for each game the dealer shuffles on the table with the faces down",
     says<&R::shuffle>, "5.1"},
    {"6.2#2", shuffle, engine, "a player is offered the cut, the backs of the cards being turned "
                               "from the dealer",
     set<&R::cut, Cut::offered>, "5.2"},
    {"6.2(a)", shuffle, engine, "at the start of the game the cut belongs to the player who came "
                                "first",
     says<&R::cut_opening>, "5.2(a)"},
    {"6.2(b)", shuffle, engine, "in a running game it belongs to the player on the box where the "
                                "cutting card came up",
     says<&R::cut_where_it_fell>, "5.2(b)"},
    {"6.2(c)", shuffle, engine, "a cutting card on the dealer's hand gives the cut to the "
                                "right-most player seen from the dealer",
     says<&R::cut_dealers>, "5.2(c)"},
    {"6.2(d)", shuffle, engine, "a refused cut is offered on to one player after another, "
                                "clockwise, until one takes it",
     says<&R::cut_passes>, "5.2(d)"},
    {"6.2(d)#2", shuffle, role, "a casino supervisor makes the cut where no player takes it",
     set<&R::cut_by_staff, StaffCut::supervisor>, "5.2#2"},
    {"6.3", shuffle, engine, "the cut, by player or casino supervisor, leaves no less than one "
                             "deck (52 cards) at each end",
     says<&R::cut_bounds>, "5.3"},
    {"6.3#2", shuffle, engine, "the dealer moves whatever lay before the cutting card behind the "
                               "rest",
     says<&R::cut_completed>, "5.3#2"},
    {"6.3#3", shuffle, engine, "the dealer leaves over one deck (53 cards or more) behind the "
                               "first cutting card",
     all<set<&R::cutting_card_place, CuttingCardPlace::more_than_one_deck>,
         set<&R::cutting_card_tolerance, Tolerance::none>>,
     "5.3#3"},
    {"6.3#4", shuffle, engine, "a second cutting card, where required, has over three decks (157 "
                               "cards or more) before it",
     set<&R::second_cutting_card, SecondCuttingCard::beyond_three_decks>},
    {"6.3/one", shuffle, engine, "a single cutting card brings on the shuffle in two cases",
     says<&R::shuffle_due>, "5.4"},
    {"6.3/one(a)", shuffle, engine, "met as a new round's first card, the single cutting card "
                                    "brings the shuffle at once",
     says<&R::shuffle_first_card>, "5.4(a)"},
    {"6.3/one(b)", shuffle, engine, "met within a round, the single cutting card brings the "
                                    "shuffle after that round",
     says<&R::shuffle_after_round>, "5.4(b)"},
    {"6.3/one-final", shuffle, engine, "during the final 3 rounds the single cutting card is "
                                       "discarded and the same shoe serves to the end",
     all<says<&R::final_rounds>, says<&R::final_rounds_dealt_out>>, "5.5 5.5#2"},
    {"6.3/two", shuffle, engine, "of two cutting cards, the one named by the casino supervisor "
                                 "brings on the shuffle",
     says<&R::two_cutting_cards>},
    {"6.3/two(a)", shuffle, engine, "met as a new round's first card, the named cutting card "
                                    "brings the shuffle at once",
     says<&R::two_first_card>},
    {"6.3/two(b)", shuffle, engine, "met within a round, the named cutting card brings the shuffle "
                                    "after that round",
     says<&R::two_after_round>},
    {"6.3/two-final", shuffle, engine, "during the final 3 rounds both cutting cards are discarded "
                                       "when met and the same shoe serves to the end",
     says<&R::final_rounds_two>},
});
// clang-format on

// The gazette alters rules whose base text is not at hand. The 2005 text stands in for it, without
// 4.8 and 4.9, which may descend from the clause that the alterations repeal. The 2018 text has a
// footnote on a machine shoe besides, and this game has no such shoe.
constexpr std::string_view not_of_2005 = "4.8 4.8#2 4.8#3 4.9";
constexpr std::string_view not_of_2018 = "4.8 4.8#2 4.8#3 4.9 5:fn1";

constexpr Part parts[] = {{"Alterations", alterations}};
constexpr Part borrowed[] = {
    {"Blackjack of 2005", act_2005::blackjack, not_of_2005},
    {"Blackjack of 2018", act_2018::blackjack, not_of_2018},
};

// The borrowed dictionaries explain words of optional wagers, which this game does not have.
consteval Rules without_optional_wagers(Rules rules) {
    for_each_option(rules, [](Option, auto& wager) { wager = {}; });
    return rules;
}

constexpr Rules blackjack_rules = without_optional_wagers(resolve({borrowed[0], parts[0]}));
constexpr Rules rules_on_2018 = without_optional_wagers(resolve({borrowed[1], parts[0]}));

constexpr Game games[] = {
    {"act-1997/blackjack", "Blackjack", &blackjack_rules, 8},
};

constexpr void choose_base(Rules& rules, std::size_t choice) {
    rules = choice == 0 ? blackjack_rules : rules_on_2018;
}

constexpr auto readings = act::readings_and({
    {"profile.act1997.base",
     "base:unseen",
     "which text stands in for the rules that are not at hand",
     {"act-2005", "act-2018"},
     choose_base,
     true},
    {"restrict.firstBox",
     "5.9#3",
     "which box is the first box of a restricted player",
     {"ownFirst", "layoutFirst"},
     choose<&R::first_box, FirstBox::own, FirstBox::of_layout>},
});

}  // namespace

extern const Book book;
const Book book{.id = "act-1997",
                .title = "Australian Capital Territory, 1997",
                .source =
                    "Gazette S8 of 10 January 1997, alterations signed 7 January 1997, "
                    "laid over the text of 2005",
                .parts = parts,
                .games = games,
                .readings = readings,
                .borrowed = borrowed};
}  // namespace croupier::rulebooks::act_1997
