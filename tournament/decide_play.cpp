// Sessions whose results are stated, ties, places and prizes.
#include <numeric>

#include "tournament/chances.hpp"
#include "tournament/deciding.hpp"
#include "tournament/prizes.hpp"
#include "tournament/schedule.hpp"

namespace croupier::tournament {
namespace {

// A tie that is to be parted: who, and by which of its clauses and means.
struct Tie {
    std::vector<EntryId> entries{};
    bool among_others{false};
    TieBreak by{TieBreak::extra_rounds};
    std::vector<Clause> because{};
};

struct Play {
    Steps& steps;

    [[nodiscard]] const State& s() const { return steps.state(); }
    [[nodiscard]] const Conditions& c() const { return steps.conditions(); }
    [[nodiscard]] bool sevens() const { return c().format == Format::magnificent_sevens; }

    template <class Other>
    bool operator()(const Other&) {
        return true;
    }

    bool operator()(const TableStands& act) {
        if (!is_playing()) return steps.wrong("no session is played");
        if (act.table == play_off_table) return play_off(act);
        const auto heat = static_cast<std::size_t>(act.table - 1);
        const std::vector<Chair> here = at_table(act.table);
        if (here.empty()) return steps.wrong(fmt::format("nobody plays at table {}", act.table));
        if (s().session->heats[heat].complete) {
            return steps.wrong(fmt::format("table {} is complete", act.table));
        }
        if (!names_all(here, act.stacks)) return false;
        const int rounds =
            act.after.value_or(length_in_rounds().value_or(s().session->heats[heat].rounds));
        if (rounds < s().session->heats[heat].rounds || rounds > most_rounds()) {
            return steps.wrong(fmt::format("table {} has played {} of {} rounds", act.table,
                                           s().session->heats[heat].rounds, most_rounds()));
        }
        if (!count(act.stacks, rounds)) return false;
        const auto& r = steps.rules();
        steps.happens(cite(r.session), RoundsPlayed{act.table, rounds});
        if (act.after) return true;
        steps.happens(cite(r.session), TableComplete{act.table});
        return take_up_ties();
    }

    bool operator()(const DrawsLot& act) {
        if (!is_playing()) return steps.wrong("no session is played");
        const auto tie = next_tie();
        if (!tie) return steps.wrong("nobody is tied");
        std::vector<EntryId> order = tie->entries;
        const bool theirs = act.names.empty() || is_of(act.names, *tie);
        if (tie->by != TieBreak::lot || !theirs) {
            return steps.refuse(tie->because, theirs ? "the conditions do not choose the lot"
                                                     : "the lot is drawn among the tied alone");
        }
        std::sort(order.begin(), order.end());
        if (act.names.empty()) {
            const auto number = static_cast<std::uint32_t>(s().played.size() + 1);
            chance::Seeded source(seed_within(c().seed.value_or(0), number, 2'000));
            chance::shuffle(std::span(order), source);
        } else {
            order.clear();
            for (const Name name : act.names) order.push_back(seated(name));
        }
        steps.happens(tie->because, LotDrawn{order, tie->among_others});
        return settle(*tie);
    }

    bool operator()(const EndsSession&) {
        const auto& r = steps.rules();
        if (!is_playing()) return steps.wrong("no session is played");
        const auto places = sevens() ? cite(r.sevens_counts, r.places) : cite(r.places);
        for (std::size_t i = 0; i < s().session->heats.size(); ++i) {
            const bool played = !at_table(static_cast<int>(i + 1)).empty();
            if (!played || s().session->heats[i].complete) continue;
            return steps.refuse(places, fmt::format("table {} is not complete", i + 1));
        }
        if (const auto tie = next_tie()) {
            return steps.refuse(places, fmt::format("{} is still tied", names(tie->entries)));
        }
        const auto number = static_cast<std::uint32_t>(s().played.size());
        const bool last = is_last();
        if (c().format == Format::points) award_points();
        if (!last && c().format != Format::points) {
            for (const EntryId entry : going_on()) steps.happens(places, WentOn{entry});
        }
        steps.happens(cite(r.session), SessionEnded{number, last});
        if (last) award_places(places);
        return true;
    }

    bool operator()(const AwardsPrizes&) {
        const auto& r = steps.rules();
        if (s().phase != Phase::finished) {
            return steps.refuse(cite(r.whole_pool, r.prizes),
                                "prizes are awarded after the last session");
        }
        if (s().paid > ledger::nothing) return steps.wrong("the prizes have been awarded");
        pay_prizes();
        return true;
    }

private:
    [[nodiscard]] bool is_playing() const { return s().session && s().session->begun; }
    [[nodiscard]] Sitting sitting() const { return planned_session(s()); }
    [[nodiscard]] bool is_last() const { return is_last_session(s()); }

    // The seats of one table whose players are ranked there; 0: of all tables.
    [[nodiscard]] std::vector<Chair> at_table(int table) const {
        std::vector<Chair> here;
        for (const Chair& chair : s().session->chairs) {
            if (table != 0 && chair.table != table) continue;
            if (!chair.score.last) here.push_back(chair);
        }
        return here;
    }
    [[nodiscard]] EntryId seated(Name name) const {
        for (const Chair& chair : s().session->chairs) {
            if (s().entries[chair.entry].player == name) return chair.entry;
        }
        return no_entry;
    }
    [[nodiscard]] std::optional<int> length_in_rounds() const {
        const Length length = sitting().length;
        if (length.unit != LengthIn::rounds) return std::nullopt;
        return length.count;
    }
    [[nodiscard]] int most_rounds() const { return length_in_rounds().value_or(rounds_max); }
    [[nodiscard]] std::string names(const std::vector<EntryId>& entries) const {
        std::string out;
        for (const EntryId entry : entries) {
            if (!out.empty()) out += ", ";
            out += s().entries[entry].player;
        }
        return out;
    }

    // Everybody there is named once, and nobody else.
    bool names_all(const std::vector<Chair>& here, List<Stack> stacks) {
        for (const Stack& stack : stacks) {
            const auto same = [&](const Stack& other) { return other.name == stack.name; };
            const auto is = [&](const Chair& chair) {
                return s().entries[chair.entry].player == stack.name;
            };
            if (std::none_of(here.begin(), here.end(), is)) {
                return steps.wrong(fmt::format("{} is not at the table", stack.name));
            }
            if (std::count_if(stacks.begin(), stacks.end(), same) > 1) {
                return steps.wrong(fmt::format("{} is named twice", stack.name));
            }
        }
        if (stacks.size() == here.size()) return true;
        for (const Chair& chair : here) {
            const std::string& name = s().entries[chair.entry].player;
            const auto is = [&](const Stack& stack) { return stack.name == name; };
            if (std::none_of(stacks.begin(), stacks.end(), is)) {
                return steps.wrong(fmt::format("the result of {} is missing", name));
            }
        }
        return true;
    }
    bool count(List<Stack> stacks, int rounds) {
        const auto& r = steps.rules();
        for (const Stack& stack : stacks) {
            const EntryId entry = seated(stack.name);
            if (!stack.out_after) {
                steps.happens(sevens() ? cite(r.sevens_counts) : cite(r.chips_in_view, r.places),
                              StackCounted{entry, stack.chips});
                continue;
            }
            if (sevens()) {
                return steps.refuse(cite(r.sevens_counts), "a count of nothing is a count");
            }
            if (*stack.out_after > rounds) {
                return steps.wrong(
                    fmt::format("{} rounds have been played, not {}", rounds, *stack.out_after));
            }
            steps.happens(cite(r.short_of_least_wager), PlayerOut{entry, *stack.out_after});
        }
        return true;
    }

    // Ties

    [[nodiscard]] static std::vector<Score> scores(const std::vector<Chair>& chairs) {
        std::vector<Score> out;
        out.reserve(chairs.size());
        for (const Chair& chair : chairs) out.push_back(chair.score);
        return out;
    }
    [[nodiscard]] static std::vector<EntryId> entries(const std::vector<Chair>& chairs,
                                                      const Group& group) {
        std::vector<EntryId> out;
        for (const std::size_t i : group) out.push_back(chairs[i].entry);
        return out;
    }
    // A book that parts ties itself leaves nothing to state.
    [[nodiscard]] bool law_parts_ties() const { return sevens() || steps.rules().ties.because; }
    [[nodiscard]] TieBreak session_means() const {
        return law_parts_ties() ? TieBreak::extra_rounds : c().session_ties;
    }
    [[nodiscard]] std::vector<Clause> session_clauses() const {
        const auto& r = steps.rules();
        if (sevens()) return cite(r.sevens_heat_ties);
        return r.ties.because ? cite(r.ties) : cite(r.states_session_ties);
    }

    // The first tie that matters: by number of table, from the top down, the others last.
    [[nodiscard]] std::optional<Tie> next_tie() const {
        const auto& r = steps.rules();
        const Sitting plan = sitting();
        const bool points = c().format == Format::points;
        const bool last = is_last();
        bool all = true;
        for (std::size_t i = 0; i < s().session->heats.size(); ++i) {
            const std::vector<Chair> here = at_table(static_cast<int>(i + 1));
            if (here.empty()) continue;
            if (!s().session->heats[i].complete) {
                all = false;
                continue;
            }
            if (points && c().points_ties != TieBreak::divide) {
                const Group group = level_in_worth<Points>(
                    scores(here), std::span<const Points>(c().points), By::chips_and_ties);
                if (!group.empty()) {
                    return Tie{entries(here, group), false, c().points_ties,
                               cite(r.states_points_ties)};
                }
            }
            if (points || last) continue;
            const Group group = level_at_cut(scores(here), plan.advance, By::chips_and_ties);
            if (!group.empty()) {
                return Tie{entries(here, group), false, session_means(), session_clauses()};
            }
        }
        if (!all || points) return std::nullopt;
        return last ? tie_of_final() : tie_of_others(plan);
    }
    [[nodiscard]] std::optional<Tie> tie_of_others(const Sitting& plan) const {
        std::vector<Chair> rest;
        const std::vector<EntryId> on = best_of_tables(plan);
        for (const Chair& chair : at_table(0)) {
            if (std::find(on.begin(), on.end(), chair.entry) == on.end()) rest.push_back(chair);
        }
        const Group group =
            level_at_cut(scores(rest), plan.others, By::chips_and_ties_among_others);
        if (group.empty()) return std::nullopt;
        return Tie{entries(rest, group), true, session_means(), session_clauses()};
    }
    // In the final a tie matters where its places have different prizes, in a Magnificent Sevens
    // Tournament always; players level below the least wager divide under a book that says so.
    [[nodiscard]] std::optional<Tie> tie_of_final() const {
        const auto& r = steps.rules();
        const std::vector<Chair> here = at_table(0);
        const std::vector<Score> all = scores(here);
        Group group;
        if (sevens()) {
            std::vector<int> each(here.size());
            std::iota(each.rbegin(), each.rend(), 1);
            group = level_in_worth<int>(all, std::span<const int>(each), By::chips_and_ties);
        } else if (law_parts_ties() || c().prize_ties == TieBreak::extra_rounds) {
            const std::vector<Money> worth = prizes_of(c(), pool(s()));
            group = level_in_worth<Money>(all, std::span<const Money>(worth), By::chips_and_ties);
        }
        if (group.empty()) return std::nullopt;
        const Money held = all[group.front()].chips;
        const bool too_little = c().least_wager && held < *c().least_wager;
        if (too_little && r.ties.because) return std::nullopt;
        const bool for_first = ranked(all, By::chips_and_ties).rank[group.front()] == 1;
        return Tie{entries(here, group), false, TieBreak::extra_rounds,
                   sevens() ? (for_first ? cite(r.sevens_final_tie) : cite(r.sevens_lower_ties))
                   : r.ties.because ? cite(r.ties)
                                    : cite(r.ties_played)};
    }

    bool take_up_ties() {
        const auto tie = next_tie();
        if (!tie || tie->entries == s().session->tied) return true;
        steps.happens(tie->because, TieTakenUp{tie->entries, tie->among_others});
        return true;
    }
    [[nodiscard]] bool is_of(List<Name> named, const Tie& tie) const {
        if (named.size() != tie.entries.size()) return false;
        for (const EntryId entry : tie.entries) {
            const auto is = [&](Name name) { return name == s().entries[entry].player; };
            if (std::count_if(named.begin(), named.end(), is) != 1) return false;
        }
        return true;
    }
    // What is left of a tie is taken up again; else it is settled, and the next one taken up.
    bool settle(const Tie& tie) {
        const auto next = next_tie();
        const bool left =
            next && std::all_of(next->entries.begin(), next->entries.end(), [&](EntryId entry) {
                return std::find(tie.entries.begin(), tie.entries.end(), entry) !=
                       tie.entries.end();
            });
        if (!left) steps.happens(tie.because, TieSettled{tie.entries});
        return take_up_ties();
    }
    bool play_off(const TableStands& act) {
        const auto tie = next_tie();
        if (!tie) return steps.wrong("nobody is tied");
        std::vector<Name> named;
        for (const Stack& stack : act.stacks) named.push_back(stack.name);
        if (!is_of(List<Name>(named), *tie)) {
            return steps.refuse(tie->because,
                                fmt::format("{} play on, and nobody else", names(tie->entries)));
        }
        if (tie->by != TieBreak::extra_rounds) {
            return steps.refuse(tie->because, "the conditions choose the lot");
        }
        TiePlayed played{{}, {}, tie->among_others};
        for (const Stack& stack : act.stacks) {
            played.entries.push_back(seated(stack.name));
            played.chips.push_back(stack.chips);
        }
        steps.happens(tie->because, std::move(played));
        return settle(*tie);
    }

    // Who goes on

    [[nodiscard]] std::vector<EntryId> best_of_tables(const Sitting& plan) const {
        std::vector<EntryId> on;
        for (std::size_t i = 0; i < s().session->heats.size(); ++i) {
            const std::vector<Chair> here = at_table(static_cast<int>(i + 1));
            for (const std::size_t each : best(scores(here), plan.advance, By::chips_and_ties)) {
                on.push_back(here[each].entry);
            }
        }
        return on;
    }
    [[nodiscard]] std::vector<EntryId> going_on() const {
        const Sitting plan = sitting();
        std::vector<EntryId> on = best_of_tables(plan);
        std::vector<Chair> rest;
        for (const Chair& chair : at_table(0)) {
            if (std::find(on.begin(), on.end(), chair.entry) == on.end()) rest.push_back(chair);
        }
        for (const std::size_t each :
             best(scores(rest), plan.others, By::chips_and_ties_among_others)) {
            on.push_back(rest[each].entry);
        }
        std::sort(on.begin(), on.end());
        return on;
    }

    // Points, places, prizes

    void award_points() {
        const auto& r = steps.rules();
        for (std::size_t i = 0; i < s().session->heats.size(); ++i) {
            const std::vector<Chair> here = at_table(static_cast<int>(i + 1));
            const Ranking ranking = ranked(scores(here), By::chips_and_ties);
            for (std::size_t j = 0; j < here.size(); ++j) {
                const auto level =
                    std::count(ranking.rank.begin(), ranking.rank.end(), ranking.rank[j]);
                Points joined;
                for (std::size_t place = ranking.rank[j];
                     place < ranking.rank[j] + static_cast<std::size_t>(level); ++place) {
                    if (place <= c().points.size()) joined = joined + c().points[place - 1];
                }
                const Points each = divided(joined, static_cast<int>(level));
                steps.happens(cite(r.states_points, r.states_points_ties),
                              PointsAwarded{here[j].entry, each.over, each.under});
            }
        }
    }
    void award_places(const std::vector<Clause>& because) {
        for (const auto& [entry, place] : final_places(s())) {
            steps.happens(because, PlaceAwarded{entry, place});
        }
    }
    void pay_prizes() {
        const auto& r = steps.rules();
        std::vector<EntryId> placed;
        for (const EntryId entry : by_place(s())) {
            const Entry& each = s().entries[entry];
            const bool never_played =
                each.is == EntryIs::forfeited && each.last_session == std::size_t{0};
            if (!never_played) placed.push_back(entry);
        }
        const std::vector<Money> prizes =
            taken_by(prizes_of(c(), pool(s())), static_cast<int>(placed.size()));
        const auto whole =
            sevens() ? cite(r.sevens_schedule, r.prizes) : cite(r.whole_pool, r.pool, r.prizes);
        for (std::size_t first = 0; first < placed.size();) {
            const int place = s().entries[placed[first]].place;
            std::size_t end = first;
            Money joined{};
            for (; end < placed.size() && s().entries[placed[end]].place == place; ++end) {
                if (end < prizes.size()) joined += prizes[end];
            }
            const std::vector<Money> parts = in_equal_parts(joined, static_cast<int>(end - first));
            for (std::size_t i = first; i < end; ++i) {
                if (parts[i - first] == ledger::nothing) continue;
                steps.happens(end - first > 1 ? cite(r.ties_divided, r.whole_pool, r.pool) : whole,
                              PrizePaid{placed[i], place, parts[i - first]});
            }
            first = end;
        }
    }
};

// By the last session played and its ranking; for points by their sums.
bool ahead(const State& state, EntryId a, EntryId b) {
    const Entry& mine = state.entries[a];
    const Entry& other = state.entries[b];
    const bool points = state.conditions.format == Format::points;
    if (points && !(mine.points == other.points)) return other.points < mine.points;
    if (points) return false;
    if (mine.last_session != other.last_session) return mine.last_session > other.last_session;
    if (!mine.last_session) return false;
    const auto score = [&](EntryId entry) {
        for (const Chair& chair : state.played[*mine.last_session].chairs) {
            if (chair.entry == entry) return chair.score;
        }
        return Score{};
    };
    const bool final_session = *mine.last_session + 1 == state.played.size();
    return before(score(a), score(b), final_session ? By::chips_and_ties : By::chips);
}

}  // namespace

Sitting planned_session(const State& state) {
    const Conditions& c = state.conditions;
    const std::size_t next = state.played.size();
    if (c.format == Format::magnificent_sevens) {
        const auto planned = schedule(c, entrants(state));
        const auto* law = std::get_if<Schedule>(&planned);
        return law && next < law->sessions.size() ? law->sessions[next] : Sitting{};
    }
    const SessionPlan& plan = c.sessions[std::min(next, c.sessions.size() - 1)];
    const bool on = next + 1 < c.sessions.size() && c.format == Format::knock_out;
    return {plan.name,
            0,
            1,
            {},
            plan.length,
            on ? plan.advance : 0,
            on ? plan.others : 0,
            plan.chips,
            plan.chips_carried};
}

bool is_last_session(const State& state) {
    const Conditions& c = state.conditions;
    if (c.format != Format::magnificent_sevens) {
        return state.played.size() + 1 >= c.sessions.size();
    }
    const Sitting planned = planned_session(state);
    return planned.advance == 0;
}

std::vector<EntryId> by_place(const State& state) {
    std::vector<EntryId> order;
    for (std::size_t i = 0; i < state.entries.size(); ++i) {
        if (state.entries[i].place > 0) order.push_back(static_cast<EntryId>(i));
    }
    const auto where = [&](EntryId entry) {
        const auto& last = state.entries[entry].last_session;
        if (last) {
            for (const Chair& chair : state.played[*last].chairs) {
                if (chair.entry == entry) return std::pair(chair.table, chair.seat);
            }
        }
        return std::pair(0, 0);
    };
    std::stable_sort(order.begin(), order.end(), [&](EntryId a, EntryId b) {
        const int mine = state.entries[a].place;
        const int other = state.entries[b].place;
        return mine != other ? mine < other : where(a) < where(b);
    });
    return order;
}

std::vector<std::pair<EntryId, int>> final_places(const State& state) {
    std::vector<EntryId> order;
    for (std::size_t i = 0; i < state.entries.size(); ++i) {
        const EntryIs is = state.entries[i].is;
        if (is == EntryIs::withdrawn || is == EntryIs::carried) continue;
        order.push_back(static_cast<EntryId>(i));
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](EntryId a, EntryId b) { return ahead(state, a, b); });
    std::vector<std::pair<EntryId, int>> places;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool level = i > 0 && !ahead(state, order[i - 1], order[i]);
        places.emplace_back(order[i], level ? places.back().second : static_cast<int>(i + 1));
    }
    return places;
}

bool decide_play(Steps& steps, const What& what) { return visit(Play{steps}, what); }

}  // namespace croupier::tournament
