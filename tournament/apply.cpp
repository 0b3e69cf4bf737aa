// Folding the events of a tournament into its state.
#include <algorithm>
#include <limits>
#include <utility>

#include "tournament/course.hpp"

namespace croupier::tournament {
namespace {

struct Fold {
    State& s;

    // Kinds that are told and change nothing, and those of seats, sessions and prizes, which
    // nothing decides yet.
    template <class Other>
    void operator()(const Other&) {}

    void operator()(const DirectorAppointed& e) {
        if (e.deputy) {
            s.deputies.push_back(e.name);
        } else {
            s.director = e.name;
        }
    }
    void operator()(const DirectorLeft&) { s.director_away = true; }
    void operator()(const DirectorReturned&) { s.director_away = false; }
    void operator()(const TablesDesignated& e) {
        s.tables_from = e.first;
        s.tables_to = e.last;
    }
    void operator()(const PlayersBriefed&) { s.briefed = true; }
    void operator()(const ClockSet& e) {
        s.now = e.now;
        if (s.break_until && *s.break_until <= e.now) s.break_until.reset();
    }
    void operator()(const StartSet& e) { s.start = e.start; }
    void operator()(const BreakCalled& e) {
        // Without a clock it lasts until the director resumes.
        s.break_until = e.clocked ? e.until : Minute{std::numeric_limits<std::int64_t>::max()};
    }
    void operator()(const PlayResumed&) { s.break_until.reset(); }
    void operator()(const PaceSet& e) { s.pace = e.each; }
    void operator()(const TournamentCancelled&) { s.phase = Phase::cancelled; }

    void operator()(const EntriesOpened&) { s.phase = Phase::entries; }
    void operator()(const EntriesClosed&) { s.phase = Phase::closed; }
    void operator()(const ConditionsSigned& e) { s.signed_by.push_back(e.name); }
    void operator()(const EntryTaken& e) {
        Entry entry;
        entry.player = e.name;
        entry.holder = e.name;
        entry.fee = e.fee;
        entry.commission = e.commission;
        s.entries.push_back(std::move(entry));
        s.collected += e.fee;
        s.kept += e.commission;
    }
    void operator()(const EntryCarriedOver& e) { s.entries[e.entry].is = EntryIs::carried; }
    void operator()(const ReserveListed& e) { s.reserves.push_back(e.name); }
    void operator()(const EntryWithdrawn& e) { s.entries[e.entry].is = EntryIs::withdrawn; }
    void operator()(const FeeRefunded& e) {
        s.entries[e.entry].refund += e.amount;
        s.refunded += e.amount;
    }
    void operator()(const BonusPaid& e) {
        s.entries[e.entry].bonus += e.amount;
        s.bonuses += e.amount;
    }

    void operator()(const SeatsAllotted& e) {
        session().allotted.assign(e.players.begin(), e.players.end());
    }
    void operator()(const TableCleared& e) {
        std::erase_if(session().chairs, [&](const Chair& chair) { return chair.table == e.table; });
    }
    void operator()(const SeatDrawn& e) {
        auto& chairs = session().chairs;
        const auto behind = std::find_if(chairs.begin(), chairs.end(), [&](const Chair& chair) {
            return std::pair(chair.table, chair.seat) > std::pair(e.table, e.seat);
        });
        Chair chair;
        chair.entry = e.entry;
        chair.table = e.table;
        chair.seat = e.seat;
        chairs.insert(behind, std::move(chair));
    }
    void operator()(const SeatTaken& e) { chair(e.entry).taken = true; }
    void operator()(const SeatForfeited& e) {
        s.entries[e.entry].is = EntryIs::forfeited;
        chair(e.entry).score.last = true;
    }
    void operator()(const ReserveSeated& e) {
        std::erase(s.reserves, s.entries[e.entry].player);
        Chair reserve = chair(e.instead_of);
        reserve.entry = e.entry;
        reserve.taken = true;
        reserve.score = {};
        // The one who came too late keeps the last rank of the session, and no seat.
        chair(e.instead_of).seat = 0;
        session().chairs.push_back(std::move(reserve));
        std::sort(session().chairs.begin(), session().chairs.end(),
                  [](const Chair& a, const Chair& b) {
                      return std::pair(a.table, a.seat) < std::pair(b.table, b.seat);
                  });
        if (!session().begun) return;
        session().players.push_back(e.entry);
        s.entries[e.entry].last_session = session().plan;
    }
    void operator()(const SubstituteNamed& e) { s.nominations.push_back({e.entry, e.name}); }
    void operator()(const SubstituteApproved& e) {
        answered(e.entry, e.name);
        // Before any seat is drawn the substitute plays the entry itself; else from that seat.
        const auto& chairs = session().chairs;
        const bool seated = std::any_of(chairs.begin(), chairs.end(),
                                        [&](const Chair& each) { return each.entry == e.entry; });
        if (seated) {
            chair(e.entry).acts = e.name;
        } else {
            s.entries[e.entry].player = e.name;
        }
    }
    void operator()(const SubstituteDeclined& e) { answered(e.entry, e.name); }
    void operator()(const PlayerRetired& e) { leaves(e.entry, EntryIs::retired); }
    void operator()(const PlayerDisqualified& e) { leaves(e.entry, EntryIs::disqualified); }

    void operator()(const SessionBegun& e) {
        Session& now = session();
        now.begun = true;
        now.plan = e.session;
        int tables = 0;
        for (const Chair& each : now.chairs) {
            tables = std::max(tables, each.table);
            now.players.push_back(each.entry);
        }
        std::sort(now.players.begin(), now.players.end());
        now.heats.assign(static_cast<std::size_t>(tables), Heat{});
        for (const EntryId entry : now.players) s.entries[entry].last_session = e.session;
        s.phase = Phase::session;
        s.start.reset();
    }
    void operator()(const ChipsIssued& e) { chair(e.entry).score.chips += e.amount; }
    void operator()(const StackCounted& e) { chair(e.entry).score.chips = e.chips; }
    void operator()(const PlayerOut& e) { chair(e.entry).score.out_after = e.after; }
    void operator()(const RoundsPlayed& e) { heat(e.table).rounds = e.rounds; }
    void operator()(const TableComplete& e) { heat(e.table).complete = true; }

    void operator()(const TieTakenUp& e) {
        session().tied = e.entries;
        ++session().play_offs;
    }
    void operator()(const TiePlayed& e) {
        for (std::size_t i = 0; i < e.entries.size(); ++i) {
            parted(e.entries[i], e.among_others).push_back(e.chips[i].cents);
        }
    }
    void operator()(const LotDrawn& e) {
        for (std::size_t i = 0; i < e.entries.size(); ++i) {
            parted(e.entries[i], e.among_others)
                .push_back(static_cast<std::int64_t>(e.entries.size() - i));
        }
    }
    void operator()(const TieSettled&) { session().tied.clear(); }
    void operator()(const WentOn& e) { session().advance.push_back(e.entry); }
    void operator()(const PointsAwarded& e) {
        Points& points = s.entries[e.entry].points;
        points = points + Points{e.over, e.under};
    }
    void operator()(const SessionEnded& e) {
        Session& ended = session();
        const auto went_on = [&](EntryId entry) {
            return std::find(ended.advance.begin(), ended.advance.end(), entry) !=
                   ended.advance.end();
        };
        const bool knock_out = !ended.advance.empty();
        for (const Chair& each : ended.chairs) {
            Entry& entry = s.entries[each.entry];
            const bool out = each.score.out_after || (knock_out && !went_on(each.entry));
            if (entry.is == EntryIs::standing && out) entry.is = EntryIs::out;
            if (entry.is == EntryIs::out && went_on(each.entry)) entry.is = EntryIs::standing;
        }
        s.played.push_back({ended.plan, std::move(ended.chairs), std::move(ended.heats),
                            std::move(ended.advance)});
        s.session.reset();
        s.phase = e.last ? Phase::finished : Phase::between;
    }
    void operator()(const PlaceAwarded& e) { s.entries[e.entry].place = e.place; }
    void operator()(const PrizePaid& e) {
        s.entries[e.entry].prize += e.amount;
        s.paid += e.amount;
    }

private:
    void answered(EntryId entry, const std::string& name) {
        std::erase_if(s.nominations, [&](const Nomination& each) {
            return each.entry == entry && each.name == name;
        });
    }
    void leaves(EntryId entry, EntryIs is) {
        s.entries[entry].is = is;
        chair(entry).score.out_after = heat(chair(entry).table).rounds;
        chair(entry).score.last = true;
    }
    Heat& heat(int table) { return session().heats[static_cast<std::size_t>(table - 1)]; }
    std::vector<std::int64_t>& parted(EntryId entry, bool among_others) {
        Score& score = chair(entry).score;
        return among_others ? score.parted_among_others : score.parted;
    }
    // The session that is prepared or played; the first that is said of it makes it.
    Session& session() { return s.session ? *s.session : s.session.emplace(); }
    Chair& chair(EntryId entry) {
        auto& chairs = session().chairs;
        return *std::find_if(chairs.begin(), chairs.end(),
                             [&](const Chair& each) { return each.entry == entry; });
    }
};

}  // namespace

void apply(State& state, const Event& event) { visit(Fold{state}, event.what); }

}  // namespace croupier::tournament
