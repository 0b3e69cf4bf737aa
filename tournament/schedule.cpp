#include "tournament/schedule.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tournament/prizes.hpp"

namespace croupier::tournament {
namespace {

// Why a session cannot seat its players; empty if it can.
std::string no_room(const SessionPlan& plan, int players, int tables) {
    if (players == 0) return fmt::format("nobody is left to play session {}", plan.name);
    if (tables > tables_max) {
        return fmt::format("session {} would need {} tables, and there are {} at most", plan.name,
                           tables, tables_max);
    }
    if (tables * plan.seats >= players) return {};
    return fmt::format("session {} has {} players and {} for {}", plan.name, players,
                       tables == 1 ? "one table" : fmt::format("{} tables", tables),
                       tables * plan.seats);
}

Schedule with_prizes(const Conditions& c, Schedule schedule) {
    schedule.pool = pool_of(c, schedule.players);
    schedule.prizes = taken_by(prizes_of(c, schedule.pool), schedule.players);
    return schedule;
}

ScheduleOr schedule_as_stated(const Conditions& c, int players) {
    Schedule schedule{players, {}, {}, {}};
    const bool points = c.format == Format::points;
    int through = players;       // to the next session that is no repechage
    std::vector<int> put_out{};  // by each session
    for (const SessionPlan& plan : c.sessions) {
        const bool last = &plan == &c.sessions.back();
        int here = points ? players : through;
        if (plan.repechage_of) {
            here = put_out[*plan.repechage_of];
            if (plan.qualify > 0) here = std::min(here, plan.qualify);
        }
        const int tables = plan.tables > 0 ? plan.tables : (here + plan.seats - 1) / plan.seats;
        if (std::string why = no_room(plan, here, tables); !why.empty()) return why;
        Sitting sitting{plan.name, here, 1,          spread(here, tables), plan.length,
                        0,         0,    plan.chips, plan.chips_carried};
        if (!last && !points) {
            sitting.advance = plan.advance;
            sitting.others = plan.others;
        }
        put_out.push_back(here - sitting.go_on());
        through = sitting.go_on() + (plan.repechage_of ? through : 0);
        schedule.sessions.push_back(std::move(sitting));
    }
    return with_prizes(c, std::move(schedule));
}

ScheduleOr schedule_by_law(const Conditions& c, int players) {
    const rules::TournamentRules& r = c.rules();
    const auto& all = r.sevens_field.value.of;
    const auto found = std::find(all.begin(), all.end(), players);
    if (found == all.end()) {
        return fmt::format("a Magnificent Sevens Tournament has {} entrants, not {}",
                           fmt::join(all, ", "), players);
    }
    const auto column = static_cast<std::size_t>(found - all.begin());
    Schedule schedule{players, {}, {}, {}};
    int here = players;
    for (std::size_t round = 0; round < r.sevens_round.size(); ++round) {
        const rules::SevensRound& law = r.sevens_round[round];
        const int tables = law.tables.value.of[column];
        if (tables == 0) break;
        const int next = law.next.value.of[column];
        const bool is_final = next == 0;
        const SessionPlan& stated = c.sessions.back();
        Length length{LengthIn::shoes, r.sevens_shoes.value};
        if (is_final && stated.says_length) length = stated.length;
        schedule.sessions.push_back({is_final ? "final" : fmt::format("round-{}", round + 1), here,
                                     std::max(1, law.heats.value.of[column]), spread(here, tables),
                                     length, law.advance.value.of[column],
                                     law.others.value.of[column], c.chips, false});
        here = next;
    }
    return with_prizes(c, std::move(schedule));
}

}  // namespace

int Sitting::go_on() const {
    int on = 0;
    for (const int at_table : seats) on += std::min(advance, at_table);
    return on + std::min(others, players - on);
}

std::vector<int> spread(int players, int tables) {
    std::vector<int> seats;
    seats.reserve(static_cast<std::size_t>(std::max(tables, 0)));
    for (int table = 0; table < tables; ++table) {
        seats.push_back(players / tables + (table < players % tables ? 1 : 0));
    }
    return seats;
}

ScheduleOr schedule(const Conditions& conditions, int players) {
    if (conditions.format == Format::magnificent_sevens) {
        return schedule_by_law(conditions, players);
    }
    return schedule_as_stated(conditions, players);
}

std::vector<int> fields(const Conditions& conditions) {
    if (conditions.format == Format::magnificent_sevens) {
        const auto& all = conditions.rules().sevens_field.value.of;
        return {all.begin(), all.end()};
    }
    if (conditions.says(Topic::players)) return {conditions.players_most};
    if (conditions.start_entries > 0) return {conditions.start_entries};
    return {conditions.sessions.front().seats * std::max(1, conditions.sessions.front().tables)};
}

}  // namespace croupier::tournament
