// The rules that a tournament is run by: every value together with the clause that set it.
//
// A row of a book sets them as it sets those of a table (rules/rules.hpp). A game whose book has no
// tournaments has none of them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/ruled.hpp"
#include "rules/values.hpp"

namespace croupier::rules {

// What the conditions must or may state. In the order of the contract between house and regulator:
// see tournament/topics.hpp, where each has its statement.
struct ConditionRules {
    Ruled<Said> conditions;      // are approved, or drawn up before entries are taken
    Ruled<Said> documented;      // in writing
    Ruled<Said> matters;         // that the conditions deal with
    Ruled<Said> information;     // that they give on them
    Ruled<HoldsUp> incomplete;   // what cannot go ahead meanwhile
    Ruled<Prevails> precedence;  // of conditions or rules
    Ruled<Demanded> states_format;
    Ruled<Demanded> states_start;
    Ruled<Demanded> states_sit_and_go;
    Ruled<Demanded> states_entry;
    Ruled<Demanded> states_groups;
    Ruled<Demanded> states_fee;
    Ruled<Demanded> states_commission;
    Ruled<Demanded> states_chips;
    Ruled<Demanded> states_players;
    Ruled<Demanded> states_limits;
    Ruled<Demanded> states_compulsory;
    Ruled<Demanded> states_options;
    Ruled<Demanded> states_sessions;
    Ruled<Demanded> states_tables;
    Ruled<TablesAs> tables_stated_as;
    Ruled<Demanded> states_progress;
    Ruled<Demanded> states_repechage;
    Ruled<Demanded> states_points;
    Ruled<Demanded> states_buy_back;
    Ruled<Demanded> states_elimination;
    Ruled<Demanded> states_session_ties;
    Ruled<Demanded> states_points_ties;
    Ruled<Demanded> states_prize_ties;
    Ruled<Demanded> states_prizes;
    Ruled<Demanded> states_director;
    Ruled<Demanded> states_entitled;
    Ruled<Demanded> states_may_refuse;
    Ruled<Demanded> states_application;
    Ruled<Demanded> states_withdrawal;
    Ruled<Demanded> states_disqualification;
    Ruled<Demanded> states_refunds;
    Ruled<Demanded> states_late;
    Ruled<Demanded> states_chips_to_cash;
    Ruled<Demanded> states_betting;
    Ruled<Demanded> states_signatures;
    Ruled<Demanded> states_approval;
    Ruled<Demanded> states_available;
    Ruled<Demanded> states_notified;

    friend constexpr bool operator==(const ConditionRules&, const ConditionRules&) = default;
};

// How a tournament goes from the appointment of its director to its prizes.
struct CourseRules {
    // The whole
    Ruled<Said> tournament;  // may be held, under these rules beside the others
    Ruled<TournamentChips> tournament_chips;
    Ruled<SessionLasts> session;

    // People
    Ruled<Director> director;
    Ruled<Said> deputy;
    Ruled<Said> director_present;
    Ruled<Said> briefing;
    Ruled<Said> tables_designated;
    Ruled<Said> tables_exclusive;

    // Entries and money
    Ruled<Said> entries;  // are taken once the conditions stand
    Ruled<OneEntry> one_entry;
    Ruled<SignedBefore> signatures;
    Ruled<Said> refusing_entry;  // only where the conditions reserve it
    Ruled<Said> fee;
    Ruled<PoolIs> pool;
    Ruled<Refunds> refunds;
    Ruled<Said> withdrawal;
    Ruled<Said> retirement;
    Ruled<Said> disqualification;  // unset: as a table excludes
    Ruled<Said> cancellation;
    Ruled<Said> cancellation_refunds;

    // Seats and hours
    Ruled<Said> ballot;
    Ruled<Said> balloted_seat;
    Ruled<Said> allotment;
    Ruled<Said> seated_in_time;
    Ruled<Late> late;
    Ruled<Said> forfeited_fee;
    Ruled<Said> reserve;
    Ruled<Said> substitute;
    Ruled<StartMoves> start_moves;
    Ruled<Said> breaks;
    Ruled<Said> pace;

    // At the tables
    Ruled<Said> chips_in_view;
    Ruled<Said> chips_untouched;
    Ruled<LeastWager> least_wager;
    Ruled<Said> short_of_least_wager;
    Ruled<BettingOrder> betting_order;
    Ruled<Said> marker_first;
    Ruled<Said> marker_clockwise;
    Ruled<Said> marker_moves;
    Ruled<Said> wager_fixed;
    Ruled<OutOfOrder> out_of_order;
    Ruled<Said> out_of_order_again;
    Ruled<Said> opportunity;
    Ruled<Said> no_advice_sought;
    Ruled<EndsEarly> early_end;
    Ruled<Said> early_end_agreed;  // where chips become cash

    // Places and prizes
    Ruled<Said> places;
    Ruled<TiesBy> ties;  // unset: as the conditions state
    Ruled<Said> ties_divided;
    Ruled<Said> ties_played;
    Ruled<Said> whole_pool;
    Ruled<Said> prizes;

    friend constexpr bool operator==(const CourseRules&, const CourseRules&) = default;
};

inline constexpr std::size_t sevens_fields = 4;
inline constexpr std::size_t sevens_rounds = 5;
inline constexpr std::size_t sevens_prizes = 7;

// A number for each field that the Magnificent Sevens Tournament is held with; 0: none printed.
struct ByField {
    std::array<int, sevens_fields> of{};

    friend constexpr bool operator==(const ByField&, const ByField&) = default;
};
[[nodiscard]] constexpr ByField by_field(int first, int second, int third, int fourth) {
    return {{first, second, third, fourth}};
}

// One round of its schedule. A round that is the final of a field sends nobody on.
struct SevensRound {
    Ruled<ByField> tables;
    Ruled<ByField> heats;
    Ruled<ByField> advance;
    Ruled<ByField> others;
    Ruled<ByField> next;  // players in the round after it

    friend constexpr bool operator==(const SevensRound&, const SevensRound&) = default;
};

// The Magnificent Sevens Tournament, which is all law and leaves little to state.
struct SevensRules {
    Ruled<Said> sevens_tournament;
    Ruled<Said> sevens_game;
    Ruled<Said> sevens_free_entry;
    Ruled<Said> sevens_entrants;
    Ruled<Said> sevens_held;
    Ruled<Said> sevens_heats;
    Ruled<int> sevens_bonus;  // dollars
    Ruled<Said> sevens_equal_chips;
    Ruled<Said> sevens_counts;
    Ruled<Said> sevens_heat_ties;
    Ruled<Said> sevens_heat_chips;
    Ruled<Said> sevens_final_tie;
    Ruled<Said> sevens_final_chips;
    Ruled<Said> sevens_final_still_tied;
    Ruled<Said> sevens_lower_ties;
    Ruled<int> sevens_seats;
    Ruled<int> sevens_shoes;
    Ruled<Said> sevens_schedule;
    Ruled<ByField> sevens_field;
    std::array<SevensRound, sevens_rounds> sevens_round;
    Ruled<Said> sevens_complete;  // after the last of them
    Ruled<ByField> sevens_pool;   // dollars
    std::array<Ruled<ByField>, sevens_prizes> sevens_prize;
    Ruled<Said> sevens_substitute;
    Ruled<Said> sevens_substitute_terms;

    friend constexpr bool operator==(const SevensRules&, const SevensRules&) = default;
};

struct TournamentRules : ConditionRules, CourseRules, SevensRules {
    friend constexpr bool operator==(const TournamentRules&, const TournamentRules&) = default;
};

// Calls `visit(name, number, ruled)` for every slot in the order of TournamentRules. The number
// counts several of one name from 1; 0: there is one.
template <class RulesT, class Visit>
constexpr void for_each_tournament_slot(RulesT& r, Visit&& visit) {
    visit("conditions", 0, r.conditions);
    visit("documented", 0, r.documented);
    visit("matters", 0, r.matters);
    visit("information", 0, r.information);
    visit("incomplete", 0, r.incomplete);
    visit("precedence", 0, r.precedence);
    visit("states-format", 0, r.states_format);
    visit("states-start", 0, r.states_start);
    visit("states-sit-and-go", 0, r.states_sit_and_go);
    visit("states-entry", 0, r.states_entry);
    visit("states-groups", 0, r.states_groups);
    visit("states-fee", 0, r.states_fee);
    visit("states-commission", 0, r.states_commission);
    visit("states-chips", 0, r.states_chips);
    visit("states-players", 0, r.states_players);
    visit("states-limits", 0, r.states_limits);
    visit("states-compulsory", 0, r.states_compulsory);
    visit("states-options", 0, r.states_options);
    visit("states-sessions", 0, r.states_sessions);
    visit("states-tables", 0, r.states_tables);
    visit("tables-stated-as", 0, r.tables_stated_as);
    visit("states-progress", 0, r.states_progress);
    visit("states-repechage", 0, r.states_repechage);
    visit("states-points", 0, r.states_points);
    visit("states-buy-back", 0, r.states_buy_back);
    visit("states-elimination", 0, r.states_elimination);
    visit("states-session-ties", 0, r.states_session_ties);
    visit("states-points-ties", 0, r.states_points_ties);
    visit("states-prize-ties", 0, r.states_prize_ties);
    visit("states-prizes", 0, r.states_prizes);
    visit("states-director", 0, r.states_director);
    visit("states-entitled", 0, r.states_entitled);
    visit("states-may-refuse", 0, r.states_may_refuse);
    visit("states-application", 0, r.states_application);
    visit("states-withdrawal", 0, r.states_withdrawal);
    visit("states-disqualification", 0, r.states_disqualification);
    visit("states-refunds", 0, r.states_refunds);
    visit("states-late", 0, r.states_late);
    visit("states-chips-to-cash", 0, r.states_chips_to_cash);
    visit("states-betting", 0, r.states_betting);
    visit("states-signatures", 0, r.states_signatures);
    visit("states-approval", 0, r.states_approval);
    visit("states-available", 0, r.states_available);
    visit("states-notified", 0, r.states_notified);

    visit("tournament", 0, r.tournament);
    visit("tournament-chips", 0, r.tournament_chips);
    visit("session", 0, r.session);
    visit("director", 0, r.director);
    visit("deputy", 0, r.deputy);
    visit("director-present", 0, r.director_present);
    visit("briefing", 0, r.briefing);
    visit("tables-designated", 0, r.tables_designated);
    visit("tables-exclusive", 0, r.tables_exclusive);
    visit("entries", 0, r.entries);
    visit("one-entry", 0, r.one_entry);
    visit("signatures", 0, r.signatures);
    visit("refusing-entry", 0, r.refusing_entry);
    visit("fee", 0, r.fee);
    visit("pool", 0, r.pool);
    visit("refunds", 0, r.refunds);
    visit("withdrawal", 0, r.withdrawal);
    visit("retirement", 0, r.retirement);
    visit("disqualification", 0, r.disqualification);
    visit("cancellation", 0, r.cancellation);
    visit("cancellation-refunds", 0, r.cancellation_refunds);
    visit("ballot", 0, r.ballot);
    visit("balloted-seat", 0, r.balloted_seat);
    visit("allotment", 0, r.allotment);
    visit("seated-in-time", 0, r.seated_in_time);
    visit("late", 0, r.late);
    visit("forfeited-fee", 0, r.forfeited_fee);
    visit("reserve", 0, r.reserve);
    visit("substitute", 0, r.substitute);
    visit("start-moves", 0, r.start_moves);
    visit("breaks", 0, r.breaks);
    visit("pace", 0, r.pace);
    visit("chips-in-view", 0, r.chips_in_view);
    visit("chips-untouched", 0, r.chips_untouched);
    visit("least-wager", 0, r.least_wager);
    visit("short-of-least-wager", 0, r.short_of_least_wager);
    visit("betting-order", 0, r.betting_order);
    visit("marker-first", 0, r.marker_first);
    visit("marker-clockwise", 0, r.marker_clockwise);
    visit("marker-moves", 0, r.marker_moves);
    visit("wager-fixed", 0, r.wager_fixed);
    visit("out-of-order", 0, r.out_of_order);
    visit("out-of-order-again", 0, r.out_of_order_again);
    visit("opportunity", 0, r.opportunity);
    visit("no-advice-sought", 0, r.no_advice_sought);
    visit("early-end", 0, r.early_end);
    visit("early-end-agreed", 0, r.early_end_agreed);
    visit("places", 0, r.places);
    visit("ties", 0, r.ties);
    visit("ties-divided", 0, r.ties_divided);
    visit("ties-played", 0, r.ties_played);
    visit("whole-pool", 0, r.whole_pool);
    visit("prizes", 0, r.prizes);

    visit("sevens-tournament", 0, r.sevens_tournament);
    visit("sevens-game", 0, r.sevens_game);
    visit("sevens-free-entry", 0, r.sevens_free_entry);
    visit("sevens-entrants", 0, r.sevens_entrants);
    visit("sevens-held", 0, r.sevens_held);
    visit("sevens-heats", 0, r.sevens_heats);
    visit("sevens-bonus", 0, r.sevens_bonus);
    visit("sevens-equal-chips", 0, r.sevens_equal_chips);
    visit("sevens-counts", 0, r.sevens_counts);
    visit("sevens-heat-ties", 0, r.sevens_heat_ties);
    visit("sevens-heat-chips", 0, r.sevens_heat_chips);
    visit("sevens-final-tie", 0, r.sevens_final_tie);
    visit("sevens-final-chips", 0, r.sevens_final_chips);
    visit("sevens-final-still-tied", 0, r.sevens_final_still_tied);
    visit("sevens-lower-ties", 0, r.sevens_lower_ties);
    visit("sevens-seats", 0, r.sevens_seats);
    visit("sevens-shoes", 0, r.sevens_shoes);
    visit("sevens-schedule", 0, r.sevens_schedule);
    visit("sevens-field", 0, r.sevens_field);
    int round = 0;
    for (auto& each : r.sevens_round) {
        ++round;
        visit("sevens-tables", round, each.tables);
        visit("sevens-heats-of-round", round, each.heats);
        visit("sevens-advance", round, each.advance);
        visit("sevens-others", round, each.others);
        visit("sevens-next", round, each.next);
    }
    visit("sevens-complete", 0, r.sevens_complete);
    visit("sevens-pool", 0, r.sevens_pool);
    int place = 0;
    for (auto& each : r.sevens_prize) visit("sevens-prize", ++place, each);
    visit("sevens-substitute", 0, r.sevens_substitute);
    visit("sevens-substitute-terms", 0, r.sevens_substitute_terms);
}

}  // namespace croupier::rules
