// Inside the deciding of a tournament: steps on a copy of the state, and who is cited.
#pragma once

#include <algorithm>

#include <fmt/format.h>

#include "tournament/course.hpp"
#include "tournament/schedule.hpp"

namespace croupier::tournament {

// The clauses that a book has of these; the house where it has none, and a convention decides.
template <class... Each>
[[nodiscard]] std::vector<Clause> cite(const Each&... ruled) {
    std::vector<Clause> clauses;
    const auto add = [&](const Clause& clause) {
        if (clause && std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) {
            clauses.push_back(clause);
        }
    };
    (add(ruled.because), ...);
    if (clauses.empty()) clauses.push_back(rules::house());
    return clauses;
}

// A decision of several steps. Only its events leave it, and none of them if a step is refused. The
// state is copied once something happens, so that a refusal costs little.
class Steps {
public:
    explicit Steps(const State& state) : before_(state) {}

    [[nodiscard]] const State& state() const { return after_ ? *after_ : before_; }
    [[nodiscard]] const Conditions& conditions() const { return before_.conditions; }
    [[nodiscard]] const rules::TournamentRules& rules() const { return conditions().rules(); }

    void happens(std::vector<Clause> because, Happening what) {
        if (!after_) after_ = before_;
        decision_.events.push_back({std::move(because), std::move(what)});
        apply(*after_, decision_.events.back());
    }
    // Both end the decision: what has happened in it has not. Always false.
    bool refuse(std::vector<Clause> because, std::string reason) {
        decision_ = {{}, Refusal{std::move(because), std::move(reason)}, {}};
        return false;
    }
    bool wrong(std::string why) {
        decision_ = {{}, {}, std::move(why)};
        return false;
    }
    [[nodiscard]] Decision decision() && { return std::move(decision_); }

private:
    const State& before_;
    std::optional<State> after_{};
    Decision decision_{};
};

// The themes. Each gives false where it has refused.
bool decide_frame(Steps& steps, const What& what, std::string_view reason);
bool decide_entries(Steps& steps, const What& what);
bool decide_seats(Steps& steps, const What& what);
bool decide_people(Steps& steps, const What& what, std::string_view reason);
bool decide_play(Steps& steps, const What& what);

// The session that is played or comes next, without its seats; and whether it is the final.
[[nodiscard]] Sitting planned_session(const State& state);
[[nodiscard]] bool is_last_session(const State& state);

// Every entry with its place once the last session has ended: n entries have the places 1 to n, and
// a place shared by m leaves out the next m - 1.
[[nodiscard]] std::vector<std::pair<EntryId, int>> final_places(const State& state);
// Entries that have a place, best first; level ones by table and seat in their last session.
[[nodiscard]] std::vector<EntryId> by_place(const State& state);

// Who has not taken the seat in time forfeits it.
void forfeit_late(Steps& steps);

// Closes the entries, and carries over those whom no listed field has room for.
void close_entries(Steps& steps);

}  // namespace croupier::tournament
