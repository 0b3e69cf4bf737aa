// Ballots, seats, and the beginning of a session.
#include <set>

#include "tournament/chances.hpp"
#include "tournament/deciding.hpp"
#include "tournament/review.hpp"
#include "tournament/schedule.hpp"

namespace croupier::tournament {
namespace {

using rules::SignedBefore;

// One session of the plan, for those who will play it.
struct Coming {
    int tables{1};
    int seats{seats_usual};
    Money chips{};
};

struct Seats {
    Steps& steps;

    [[nodiscard]] const State& s() const { return steps.state(); }
    [[nodiscard]] const Session* session() const { return s().session ? &*s().session : nullptr; }
    [[nodiscard]] bool sevens() const {
        return steps.conditions().format == Format::magnificent_sevens;
    }

    template <class Other>
    bool operator()(const Other&) {
        return true;
    }

    bool operator()(const Allots& act) {
        if (!may_draw()) return false;
        const auto& r = steps.rules();
        const Coming plan = coming(coming_players(s()).size());
        int sum = 0;
        std::vector<std::int32_t> players;
        for (const int each : act.players) {
            if (each > plan.seats) {
                return steps.refuse(cite(r.allotment),
                                    fmt::format("a table has {} seats", plan.seats));
            }
            sum += each;
            players.push_back(each);
        }
        const auto here = static_cast<int>(coming_players(s()).size());
        if (sum != here) {
            return steps.refuse(cite(r.allotment),
                                fmt::format("{} players are allotted, and {} play", sum, here));
        }
        steps.happens(cite(r.allotment), SeatsAllotted{std::move(players)});
        return true;
    }

    bool operator()(const Ballots& act) {
        const auto& r = steps.rules();
        if (!may_draw()) return false;
        std::vector<EntryId> players = coming_players(s());
        if (!may_all_play(players)) return false;
        const Coming plan = coming(players.size());
        std::vector<int> at_tables = spread(static_cast<int>(players.size()), plan.tables);
        if (session() && !session()->allotted.empty()) {
            at_tables.assign(session()->allotted.begin(), session()->allotted.end());
        }
        if (!at_tables.empty() && at_tables.front() > plan.seats) {
            return steps.refuse(cite(r.allotment),
                                fmt::format("{} players have no room at {} tables of {}",
                                            players.size(), plan.tables, plan.seats));
        }
        if (!is_designated(1) || !is_designated(static_cast<int>(at_tables.size()))) return false;
        if (!act.in_order) {
            const auto number = static_cast<std::uint32_t>(s().played.size() + 1);
            chance::Seeded source(seed_within(steps.conditions().seed.value_or(0), number, 0));
            chance::shuffle(std::span(players), source);
        }
        clear_tables(1, tables_max);
        std::size_t next = 0;
        for (std::size_t table = 0; table < at_tables.size(); ++table) {
            for (int seat = 1; seat <= at_tables[table] && next < players.size(); ++seat) {
                steps.happens(
                    cite(r.ballot),
                    SeatDrawn{players[next++], static_cast<std::int32_t>(table + 1), seat});
            }
        }
        return true;
    }

    bool operator()(const BallotsTable& act) {
        const auto& r = steps.rules();
        if (!may_draw() || !is_designated(act.table)) return false;
        const std::vector<EntryId> players = coming_players(s());
        if (!may_all_play(players)) return false;
        const Coming plan = coming(players.size());
        if (static_cast<int>(act.seats.size()) > plan.seats) {
            return steps.refuse(cite(r.allotment), fmt::format("a table has {} seats", plan.seats));
        }
        clear_tables(act.table, act.table);
        for (std::size_t i = 0; i < act.seats.size(); ++i) {
            if (act.seats[i] == "-") continue;
            const std::string name(act.seats[i]);
            const auto found = std::find_if(players.begin(), players.end(), [&](EntryId entry) {
                return s().entries[entry].player == name;
            });
            if (found == players.end()) {
                return steps.refuse(cite(r.ballot),
                                    fmt::format("{} does not play this session", name));
            }
            if (chair_of(*found)) {
                return steps.refuse(cite(r.ballot), fmt::format("{} has a seat", name));
            }
            steps.happens(cite(r.ballot),
                          SeatDrawn{*found, act.table, static_cast<std::int32_t>(i + 1)});
        }
        return true;
    }

    bool operator()(const EveryoneSits& act) {
        if (!session() || session()->chairs.empty()) {
            return steps.wrong("no seats have been drawn");
        }
        const std::vector<Chair> chairs = session()->chairs;
        for (const Name name : act.but) {
            const bool known = std::any_of(chairs.begin(), chairs.end(), [&](const Chair& chair) {
                return s().entries[chair.entry].player == name;
            });
            if (!known) return steps.wrong(fmt::format("{} has no seat", name));
        }
        for (const Chair& chair : chairs) {
            const std::string& name = s().entries[chair.entry].player;
            const bool excepted = std::find(act.but.begin(), act.but.end(), name) != act.but.end();
            const bool gone = s().entries[chair.entry].is != EntryIs::standing;
            if (chair.taken || excepted || gone) continue;
            if (!sit(chair)) return false;
        }
        return true;
    }

    bool operator()(const AtTable& at) {
        const auto* sits = get_if<record::Sits>(&at.said.what);
        if (!sits) return true;
        const auto& r = steps.rules();
        const auto* chair = session() ? chair_named(sits->name) : nullptr;
        if (!chair || chair->table != at.table || chair->seat != sits->box) {
            return steps.refuse(cite(r.balloted_seat),
                                chair ? fmt::format("{} has drawn seat {} of table {}", sits->name,
                                                    chair->seat, chair->table)
                                      : fmt::format("{} has drawn no seat", sits->name));
        }
        if (chair->taken) return steps.wrong(fmt::format("{} sits there", sits->name));
        return sit(Chair(*chair));
    }

    bool operator()(const BeginsSession&) {
        const auto& r = steps.rules();
        const bool first = s().played.empty();
        if (session() && session()->begun) return steps.wrong("the session has begun");
        if (s().phase == Phase::conditions || s().phase == Phase::finished) {
            return steps.wrong("no session comes now");
        }
        if (first && !may_begin_at_all()) return false;
        if (s().start && s().now && *s().now < *s().start) {
            return steps.refuse(cite(r.start_moves),
                                fmt::format("the start is at {}", to_string(*s().start)));
        }
        const std::vector<EntryId> players = coming_players(s());
        for (const EntryId entry : players) {
            if (chair_of(entry)) continue;
            return steps.refuse(cite(r.ballot),
                                fmt::format("{} has drawn no seat", s().entries[entry].player));
        }
        if (s().phase == Phase::entries) close_entries(steps);
        if (!steps.conditions().late_admitted) forfeit_late(steps);
        steps.happens(sevens() ? cite(r.sevens_heats, r.session) : cite(r.session),
                      SessionBegun{static_cast<std::uint32_t>(s().played.size())});
        issue_chips(coming(players.size()).chips);
        if (sevens() && first) pay_bonuses(players);
        return true;
    }

private:
    [[nodiscard]] const Chair* chair_of(EntryId entry) const {
        if (!session()) return nullptr;
        for (const Chair& chair : session()->chairs) {
            if (chair.entry == entry) return &chair;
        }
        return nullptr;
    }
    [[nodiscard]] const Chair* chair_named(Name name) const {
        for (const Chair& chair : session()->chairs) {
            if (s().entries[chair.entry].player == name) return &chair;
        }
        return nullptr;
    }

    // The next session for so many players.
    [[nodiscard]] Coming coming(std::size_t players) const {
        const Conditions& c = steps.conditions();
        const std::size_t next = s().played.size();
        if (sevens()) {
            const auto planned = schedule(c, entrants(s()));
            const auto* law = std::get_if<Schedule>(&planned);
            if (!law || next >= law->sessions.size()) return {};
            return {law->sessions[next].tables(), steps.rules().sevens_seats.value, c.chips};
        }
        const SessionPlan& plan = c.sessions[std::min(next, c.sessions.size() - 1)];
        const int here = static_cast<int>(players);
        const int needed = (here + plan.seats - 1) / plan.seats;
        return {plan.tables > 0 ? plan.tables : std::max(1, needed), plan.seats, plan.chips};
    }

    bool may_draw() {
        if (session() && session()->begun) return steps.wrong("the session has begun");
        const Phase phase = s().phase;
        if (phase == Phase::entries || phase == Phase::closed || phase == Phase::between) {
            return true;
        }
        return steps.wrong("no session comes now");
    }
    // Nobody can play two entries at once: who holds several names others for them.
    bool may_all_play(const std::vector<EntryId>& players) {
        std::set<std::string_view> names;
        for (const EntryId entry : players) {
            const std::string& name = s().entries[entry].player;
            if (names.insert(name).second) continue;
            return steps.refuse(
                cite(steps.rules().sevens_substitute),
                fmt::format("{} holds several entries and plays one of them", name));
        }
        return true;
    }
    bool is_designated(int table) {
        const auto& rule = steps.rules().tables_designated;
        if (!rule.because || (table >= s().tables_from && table <= s().tables_to)) return true;
        return steps.refuse(cite(rule), fmt::format("table {} is not designated", table));
    }
    void clear_tables(int first, int last) {
        std::set<int> drawn;
        if (session()) {
            for (const Chair& chair : session()->chairs) drawn.insert(chair.table);
        }
        for (const int table : drawn) {
            if (table < first || table > last) continue;
            steps.happens(cite(steps.rules().ballot), TableCleared{table});
        }
    }

    bool sit(const Chair& chair) {
        const auto& r = steps.rules();
        const Conditions& c = steps.conditions();
        const Entry& entry = s().entries[chair.entry];
        const bool late = session()->begun && !c.late_admitted;
        if (late || entry.is == EntryIs::forfeited) {
            return steps.refuse(cite(r.late),
                                fmt::format("{} is late and has forfeited the seat", entry.player));
        }
        const auto& signed_by = s().signed_by;
        const bool has_signed =
            std::find(signed_by.begin(), signed_by.end(), entry.player) != signed_by.end();
        if (c.signatures_required && r.signatures.because &&
            r.signatures.value == SignedBefore::seat && !has_signed) {
            return steps.refuse(cite(r.signatures),
                                fmt::format("{} has not signed the conditions", entry.player));
        }
        steps.happens(cite(r.seated_in_time, r.balloted_seat), SeatTaken{chair.entry});
        return true;
    }

    // What the first session waits for.
    bool may_begin_at_all() {
        const auto& r = steps.rules();
        const Conditions& c = steps.conditions();
        const Review found = review(c);
        if (r.incomplete.value == rules::HoldsUp::first_session && !found.complete()) {
            Refusal refusal = incomplete(c, found);
            return steps.refuse(std::move(refusal.because), std::move(refusal.reason));
        }
        if (entrants(s()) < c.players_least) {
            return steps.refuse(cite(r.states_players),
                                fmt::format("{} entries are too few: {} are needed", entrants(s()),
                                            c.players_least));
        }
        if (c.start_entries > 0 && entrants(s()) < c.start_entries) {
            return steps.refuse(cite(r.states_sit_and_go, r.states_start),
                                fmt::format("play begins once {} have entered", c.start_entries));
        }
        if (r.briefing.because && !s().briefed) {
            return steps.refuse(cite(r.briefing), "the players have not been briefed");
        }
        return true;
    }

    void issue_chips(Money usual) {
        const auto& r = steps.rules();
        const std::vector<Chair> chairs = session()->chairs;
        const auto& sessions = steps.conditions().sessions;
        const std::size_t next = s().played.size();
        const bool carried = !sevens() && next < sessions.size() && sessions[next].chips_carried;
        for (const Chair& chair : chairs) {
            if (s().entries[chair.entry].is != EntryIs::standing) continue;
            steps.happens(sevens() ? cite(r.sevens_equal_chips, r.tournament_chips)
                                   : cite(r.tournament_chips, r.states_chips),
                          ChipsIssued{chair.entry, carried ? left_to(chair.entry) : usual});
        }
    }
    // What the session before left an entry with; the general amount where it played none.
    [[nodiscard]] Money left_to(EntryId entry) const {
        for (auto played = s().played.rbegin(); played != s().played.rend(); ++played) {
            for (const Chair& chair : played->chairs) {
                if (chair.entry == entry) return chair.score.chips;
            }
        }
        return steps.conditions().chips;
    }
    void pay_bonuses(const std::vector<EntryId>& players) {
        const auto& r = steps.rules();
        constexpr std::int64_t cents = 100;
        for (const EntryId entry : players) {
            steps.happens(cite(r.sevens_bonus), BonusPaid{entry, {r.sevens_bonus.value * cents}});
        }
    }
};

}  // namespace

std::vector<EntryId> coming_players(const State& state) {
    std::vector<EntryId> players;
    const auto& sessions = state.conditions.sessions;
    const std::size_t next = state.played.size();
    const bool all = next == 0 || state.conditions.format == Format::points;
    std::set<EntryId> through;
    if (!all) {
        const auto of = next < sessions.size() ? sessions[next].repechage_of : std::nullopt;
        if (of) {
            // Those whom that session put out, the best of them where not all qualify.
            const Played& earlier = state.played[*of];
            std::vector<Score> scores;
            for (const Chair& chair : earlier.chairs) scores.push_back(chair.score);
            const int most = sessions[next].qualify;
            for (const std::size_t i : ranked(scores, By::chips).order) {
                const EntryId entry = earlier.chairs[i].entry;
                const bool went_on = std::find(earlier.advance.begin(), earlier.advance.end(),
                                               entry) != earlier.advance.end();
                const bool full = most > 0 && static_cast<int>(through.size()) == most;
                if (!went_on && !full && !scores[i].last) through.insert(entry);
            }
        } else {
            // Those who went on from the last session that was no repechage, and from those since.
            for (std::size_t i = next; i-- > 0;) {
                through.insert(state.played[i].advance.begin(), state.played[i].advance.end());
                if (!sessions[std::min(i, sessions.size() - 1)].repechage_of) break;
            }
        }
    }
    for (std::size_t i = 0; i < state.entries.size(); ++i) {
        const auto entry = static_cast<EntryId>(i);
        const bool stands = state.entries[i].is == EntryIs::standing;
        if (all ? stands : through.contains(entry)) players.push_back(entry);
    }
    return players;
}

void forfeit_late(Steps& steps) {
    const auto& r = steps.rules();
    if (!steps.state().session) return;
    const std::vector<Chair> chairs = steps.state().session->chairs;
    for (const Chair& chair : chairs) {
        const bool stands = steps.state().entries[chair.entry].is == EntryIs::standing;
        if (chair.taken || !stands) continue;
        steps.happens(cite(r.late, r.forfeited_fee), SeatForfeited{chair.entry});
    }
}

bool decide_seats(Steps& steps, const What& what) { return visit(Seats{steps}, what); }

}  // namespace croupier::tournament
