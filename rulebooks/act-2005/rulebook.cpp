// The book that stands on the rows of NI2005-63.
#include "rulebooks/act-2005/provisions.hpp"
#include "rulebooks/act-readings.hpp"

namespace croupier::rulebooks::act_2005 {
namespace {

constexpr Part parts[] = {
    {"Blackjack", blackjack},
    {"Super Sevens", super_sevens},
    {"Perfect Pairs", perfect_pairs},
    {"Automated Shuffling Shoe", automated_shuffling_shoe},
    {"Tournament Play", tournament_play},
};

constexpr Rules blackjack_rules = resolve({parts[0], parts[1], parts[2], parts[3]});
constexpr TournamentRules tournament_rules = resolve_tournament({parts[0], parts[4]});

constexpr Game games[] = {
    {"act-2005/blackjack", "Blackjack", &blackjack_rules, 8, &tournament_rules},
};

constexpr auto readings = act::readings_and({
    {"limits.sharedRaisedBox",
     "4.6",
     "what others may wager on a box with a raised limit",
     {"ordinaryTotal", "othersOnly", "raisedTotal"},
     choose<&R::raised_box, RaisedBox::ordinary_total, RaisedBox::others_only,
            RaisedBox::raised_total>},
    {"shoe.cutTolerance",
     "5.3#3",
     "how far over half the decks a dealer's hand may leave behind the cutting card",
     {"halfDeck", "none"},
     choose<&R::cutting_card_tolerance, Tolerance::half_a_deck, Tolerance::none>},
    {"restrict.separable",
     "4.8",
     "may one box be ordered without the minimum wager",
     {"false", "true"},
     choose<&R::single_box, SingleBox::box_and_minimum, SingleBox::either_alone>},
    {"sidebets.requireOwnMain",
     "18.10",
     "whose main wager must accompany an optional one",
     {"true", "false"},
     choose_all<choose_of<&R::super_sevens, &S::main_wager, MainWager::own_on_the_box,
                          MainWager::any_on_the_box>,
                choose_of<&R::perfect_pairs, &P::main_wager, MainWager::own_on_the_box,
                          MainWager::any_on_the_box>>},
    {"sidebets.outOfLimit",
     "18.9",
     "what happens to an optional wager outside its limits",
     {"asMain", "reject"},
     choose_of<&R::perfect_pairs, &P::out_of_limit, OutOfLimit::as_main_wager,
               OutOfLimit::refused>},
    {"shoe.type",
     "19.1",
     "when does a machine shoe take used cards back",
     {"manual", "continuous", "batch"},
     choose<&R::machine_takes, MachineTakes::after_each_round, MachineTakes::after_each_round,
            MachineTakes::when_all_are_used>},
    {"tournament.dealFromMarker",
     "20.15",
     "does the deal follow the starting marker",
     {"false", "true"}},
    {"tournament.noBet",
     "20.14",
     "what becomes of a player who does not wager",
     {"autoMinimum", "eliminate"}},
    {"tournament.sessionFinalThree",
     "5.5",
     "are a session's last three rounds the final three",
     {"false", "true"}},
    {"tournament.outOfTurn",
     "20.15",
     "is a wager out of turn prevented or recorded",
     {"prevent", "record"}},
});

}  // namespace

extern const Book book;
const Book book{.id = "act-2005",
                .title = "Australian Capital Territory, 2005",
                .source =
                    "Casino Control (Blackjack) Approval 2005 (No 1), NI2005-63, "
                    "signed 7 February 2005",
                .parts = parts,
                .games = games,
                .readings = readings};

}  // namespace croupier::rulebooks::act_2005
