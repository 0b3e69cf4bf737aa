// The book that stands on the rows of the 2018 approval.
#include "rulebooks/act-2018/provisions.hpp"
#include "rulebooks/act-readings.hpp"

namespace croupier::rulebooks::act_2018 {
namespace {

constexpr Part parts[] = {
    {"Blackjack", blackjack},
    {"Perfect Pairs and Pairs Play", perfect_pairs_and_pairs_play},
    {"Automated Shuffling Shoe", automated_shuffling_shoe},
    {"Tournament Play", tournament_play},
};

constexpr Rules blackjack_rules = resolve({parts[0], parts[1], parts[2]});
constexpr TournamentRules tournament_rules = resolve_tournament({parts[0], parts[3]});

constexpr Game games[] = {
    {"act-2018/blackjack", "Blackjack", &blackjack_rules, 8, &tournament_rules},
};

// The inscription on the layout picks between two rules, and with the rule its clause.
constexpr void choose_layout(Rules& rules, std::size_t choice) {
    if (choice == 1) rules.soft_17 = {Soft17::hit, rules.soft_17_if_hit.because};
}

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
    {"insurance.thirdPartyCap",
     "7.2#2",
     "may several players together insure a declined wager",
     {"shared", "single"},
     choose<&R::insure_others_cap, OthersCap::shared, OthersCap::single>},
    {"table.dealerRule",
     "12.1#2",
     "what the layout says of a soft 17",
     {"S17", "H17"},
     choose_layout},
    {"sidebets.bothPairs",
     "17.1",
     "may one table offer both pair wagers",
     {"false", "true"},
     choose_of<&R::pairs_play, &A::with_perfect_pairs, Together::never, Together::permitted>},
    {"sidebets.requireOwnMain",
     "17.8",
     "whose main wager must accompany an optional one",
     {"false", "true"},
     choose_all<choose_of<&R::perfect_pairs, &P::main_wager, MainWager::any_on_the_box,
                          MainWager::own_on_the_box>,
                choose_of<&R::pairs_play, &A::main_wager, MainWager::any_on_the_box,
                          MainWager::own_on_the_box>>},
    {"sidebets.outOfLimit",
     "17.7",
     "what happens to an optional wager outside its limits",
     {"asMain", "reject"},
     choose_all<choose_of<&R::perfect_pairs, &P::out_of_limit, OutOfLimit::as_main_wager,
                          OutOfLimit::refused>,
                choose_of<&R::pairs_play, &A::out_of_limit, OutOfLimit::as_main_wager,
                          OutOfLimit::refused>>},
    {"shoe.type",
     "18.1",
     "when does a machine shoe take used cards back",
     {"manual", "continuous", "batch"},
     choose<&R::machine_takes, MachineTakes::after_each_round, MachineTakes::after_each_round,
            MachineTakes::when_all_are_used>},
    {"tournament.bettingOrder",
     "dict:Starting Marker",
     "do tournament players wager in order",
     {"marker", "open"}},
    {"tournament.dealFromMarker",
     "dict:Starting Marker",
     "does the deal follow the marker",
     {"false", "true"}},
    {"tournament.noBet",
     "19.14",
     "what becomes of a player who does not wager",
     {"autoMinimum", "eliminate"}},
    {"tournament.sessionFinalThree",
     "5.5",
     "are a session's last three rounds the final three",
     {"false", "true"}},
});

}  // namespace

extern const Book book;
const Book book{.id = "act-2018",
                .title = "Australian Capital Territory, 2018",
                .source =
                    "Casino Control (Blackjack) Approval 2018 (No 1), "
                    "signed 17 October 2018",
                .parts = parts,
                .games = games,
                .readings = readings};

}  // namespace croupier::rulebooks::act_2018
