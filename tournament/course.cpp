#include "tournament/course.hpp"

#include "tournament/deciding.hpp"
#include "tournament/prizes.hpp"

namespace croupier::tournament {
namespace {

// Statements that only the director gives, who must have been appointed.
template <class T>
constexpr bool of_the_director =
    std::is_same_v<T, DirectorLeaves> || std::is_same_v<T, DirectorReturns> ||
    std::is_same_v<T, Designates> || std::is_same_v<T, Briefs> || std::is_same_v<T, MovesStart> ||
    std::is_same_v<T, Allots> || std::is_same_v<T, Ballots> || std::is_same_v<T, BallotsTable> ||
    std::is_same_v<T, BeginsSession> || std::is_same_v<T, SeatsReserve> ||
    std::is_same_v<T, AnswersNomination> || std::is_same_v<T, Breaks> ||
    std::is_same_v<T, Resumes> || std::is_same_v<T, SetsPace> ||
    std::is_same_v<T, AnnouncesStandings> || std::is_same_v<T, Disqualifies> ||
    std::is_same_v<T, Concludes> || std::is_same_v<T, DrawsLot> || std::is_same_v<T, EndsSession> ||
    std::is_same_v<T, AwardsPrizes> || std::is_same_v<T, PlacesMarker> ||
    std::is_same_v<T, CallsTime>;

// Statements that nothing decides: play with cards, and what belongs to it.
template <class T>
constexpr bool of_play_with_cards =
    std::is_same_v<T, PlacesMarker> || std::is_same_v<T, AsksForWager> ||
    std::is_same_v<T, CallsTime> || std::is_same_v<T, Gives> || std::is_same_v<T, BuysBack> ||
    std::is_same_v<T, Agrees> || std::is_same_v<T, Concludes>;

bool is_play_with_cards(const What& what) {
    const auto* at = get_if<AtTable>(&what);
    if (at) return !holds_alternative<record::Sits>(at->said.what);
    return visit([]<class T>(const T&) { return of_play_with_cards<T>; }, what);
}

bool needs_director(const What& what) {
    return visit([]<class T>(const T&) { return of_the_director<T>; }, what);
}

}  // namespace

State opened(Conditions conditions) {
    State state;
    state.start = conditions.start;
    state.conditions = std::move(conditions);
    return state;
}

Decision decide(const State& state, const What& what, std::string_view reason) {
    Steps steps(state);
    const rules::TournamentRules& r = steps.rules();
    if (state.phase == Phase::cancelled) {
        steps.refuse(cite(r.cancellation, r.cancellation_refunds), "the tournament is cancelled");
    } else if (state.director.empty() && needs_director(what)) {
        steps.refuse(cite(r.director), "nobody has been appointed director");
    } else if (is_play_with_cards(what)) {
        steps.wrong("tables are played by stated results: `table N ends NAME STACK ...`");
    } else if (decide_frame(steps, what, reason) && decide_entries(steps, what) &&
               decide_seats(steps, what) && decide_people(steps, what, reason)) {
        decide_play(steps, what);
    }
    return std::move(steps).decision();
}

Money pool(const State& state) {
    if (state.phase == Phase::cancelled) return ledger::nothing;
    if (state.conditions.format == Format::magnificent_sevens) {
        return pool_of(state.conditions, entrants(state));
    }
    const Money left = state.collected - state.kept - state.refunded + state.conditions.added;
    return pool_from(state.conditions, left);
}

int entrants(const State& state) {
    int count = 0;
    for (const Entry& entry : state.entries) {
        const bool gone = entry.is == EntryIs::withdrawn || entry.is == EntryIs::carried;
        count += gone ? 0 : 1;
    }
    return count;
}

EntryId find_entry(const State& state, std::string_view player) {
    for (std::size_t i = 0; i < state.entries.size(); ++i) {
        if (state.entries[i].player == player && state.entries[i].is != EntryIs::withdrawn) {
            return static_cast<EntryId>(i);
        }
    }
    return no_entry;
}

std::string_view to_string(Phase phase) {
    constexpr std::array<std::string_view, 7> words = {
        "conditions", "entries", "closed", "session", "between", "finished", "cancelled"};
    return words[static_cast<std::size_t>(phase)];
}

}  // namespace croupier::tournament
