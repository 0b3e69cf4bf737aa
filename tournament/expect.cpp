// What a file expects, held against the tournament as it stands.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tournament/deciding.hpp"
#include "tournament/review.hpp"
#include "tournament/run.hpp"

namespace croupier::tournament {
namespace {

template <class T>
std::string in_words(const T& value) {
    if constexpr (std::is_same_v<T, Money>) {
        return ledger::to_string(value);
    } else if constexpr (std::is_same_v<T, Points>) {
        return to_string(value);
    } else {
        return fmt::format("{}", value);
    }
}

template <class T>
Unmet same(std::string_view what, const T& expected, const T& got) {
    if (expected == got) return {};
    return {fmt::format("{} {}", what, in_words(expected)), in_words(got), {}};
}

struct Look {
    const State& s;
    std::span<const Clause> cited;

    template <class Other>
    Unmet operator()(const Other&) {
        return {};
    }

    Unmet operator()(const ExpectComplete&) {
        const Review found = review(s.conditions);
        if (found.complete()) return {};
        return {"complete conditions", numbers(found.missing) + " missing", {}};
    }
    Unmet operator()(const ExpectClause& e) {
        const Review found = review(s.conditions);
        const auto met = [&](const Lack& lack) { return rules::meets(lack.clause, e.clause); };
        const auto& lacks = e.which == "missing" ? found.missing : found.notices;
        if (e.which == "cites") {
            const bool is = std::any_of(cited.begin(), cited.end(), [&](const Clause& clause) {
                return rules::meets(clause, e.clause);
            });
            if (is) return {};
            std::vector<std::string_view> all;
            for (const Clause& clause : cited) all.push_back(clause.number());
            return {fmt::format("a citation of {}", e.clause),
                    all.empty() ? "none" : fmt::format("{}", fmt::join(all, ", ")),
                    {}};
        }
        if (std::any_of(lacks.begin(), lacks.end(), met)) return {};
        return {fmt::format("{} {}", e.which, e.clause), numbers(lacks), {}};
    }
    Unmet operator()(const ExpectPhase& e) {
        return same<std::string_view>("phase", e.word, to_string(s.phase));
    }
    Unmet operator()(const ExpectCount& e) {
        const auto with = [&](EntryIs is) {
            return static_cast<int>(
                std::count_if(s.entries.begin(), s.entries.end(),
                              [&](const Entry& each) { return each.is == is; }));
        };
        const int got = e.of == "entrants"   ? entrants(s)
                        : e.of == "reserves" ? static_cast<int>(s.reserves.size())
                        : e.of == "carried"  ? with(EntryIs::carried)
                                             : with(EntryIs::standing);
        return same(e.of, e.count, got);
    }
    Unmet operator()(const ExpectSeat& e) {
        const Chair* chair = chair_of(e.name);
        const auto words = [](int table, int seat) {
            return fmt::format("table {} seat {}", table, seat);
        };
        if (!chair) return {words(e.table, e.seat), "no seat", {}};
        return same<std::string>(e.name, words(e.table, e.seat), words(chair->table, chair->seat));
    }
    Unmet operator()(const ExpectChips& e) {
        const Chair* chair = chair_of(e.name);
        if (!chair) return {in_words(e.amount), "no seat", {}};
        return same(fmt::format("{} with", e.name), e.amount, chair->score.chips);
    }
    Unmet operator()(const ExpectAtTable& e) {
        if (e.which != "leader") return {{}, {}, "betting is for tables with cards"};
        const std::vector<Chair> here = at_table(e.table);
        const Ranking ranking = ranked(scores(here), By::chips_and_ties);
        for (std::size_t i = 0; i < here.size(); ++i) {
            if (ranking.rank[i] == 1 && s.entries[here[i].entry].player == e.name) return {};
        }
        return {fmt::format("leader {}", e.name),
                here.empty() ? "nobody" : s.entries[here[ranking.order[0]].entry].player,
                {}};
    }
    Unmet operator()(const ExpectWarned& e) {
        const EntryId entry = find_entry(s, e.name);
        if (entry != no_entry && s.entries[entry].warned) return {};
        return {fmt::format("{} warned", e.name), "no warning", {}};
    }
    Unmet operator()(const ExpectTable& e) {
        const auto& heats = s.session ? s.session->heats : no_heats();
        const auto table = static_cast<std::size_t>(e.table - 1);
        if (table >= heats.size()) return {{}, {}, fmt::format("there is no table {}", e.table)};
        const auto word = [](bool complete) {
            return std::string_view(complete ? "complete" : "open");
        };
        return same(fmt::format("table {}", e.table), word(e.complete),
                    word(heats[table].complete));
    }
    Unmet operator()(const ExpectStanding& e) {
        const Chair* chair = chair_of(e.name);
        if (!chair) return {fmt::format("rank {}", e.rank), "no seat", {}};
        const std::vector<Chair> here = at_table(chair->table);
        const Ranking ranking = ranked(scores(here), By::chips_and_ties);
        for (std::size_t i = 0; i < here.size(); ++i) {
            if (here[i].entry != chair->entry) continue;
            return same("rank", e.rank, static_cast<int>(ranking.rank[i]));
        }
        return {fmt::format("rank {}", e.rank), "none", {}};
    }
    Unmet operator()(const ExpectNames& e) {
        std::vector<std::string> wanted(e.names.begin(), e.names.end());
        std::vector<std::string> got;
        if (e.which == "tie") {
            if (s.session) got = names(s.session->tied);
            std::sort(wanted.begin(), wanted.end());
            std::sort(got.begin(), got.end());
            if (wanted == got) return {};
        } else if (e.which == "others") {
            return {{}, {}, "the others are announced at tables with cards"};
        } else {
            for (const Entry& entry : s.entries) {
                const bool out = entry.is != EntryIs::standing && entry.is != EntryIs::carried;
                if (e.which == "eliminated" && out) got.push_back(entry.player);
            }
            if (e.which == "advances" && !s.played.empty()) got = names(s.played.back().advance);
            const auto is = [&](const std::string& name) {
                return std::find(got.begin(), got.end(), name) != got.end();
            };
            if (std::all_of(wanted.begin(), wanted.end(), is)) return {};
        }
        return {fmt::format("{} {}", e.which, fmt::join(wanted, " ")),
                got.empty() ? "none" : fmt::format("{}", fmt::join(got, " ")),
                {}};
    }
    Unmet operator()(const ExpectSession& e) {
        const std::size_t number =
            e.number ? static_cast<std::size_t>(*e.number) : s.played.size() + 1;
        const auto planned = schedule(s.conditions, entrants(s));
        const auto* plan = std::get_if<Schedule>(&planned);
        if (!plan) return {{}, {}, std::get<std::string>(planned)};
        if (number > plan->sessions.size()) return {{}, {}, "there is no such session"};
        const Sitting& session = plan->sessions[number - 1];
        // Those who are in may be fewer than the schedule has.
        const int players = e.number ? session.players : static_cast<int>(coming_players(s).size());
        const int tables = session.tables();
        for (const auto& [word, wanted, got] :
             {std::tuple("players", e.players, players), std::tuple("tables", e.tables, tables),
              std::tuple("heats", e.heats, session.heats),
              std::tuple("advance", e.advance, session.advance),
              std::tuple("others", e.others, session.others)}) {
            if (wanted && *wanted != got) return same(word, *wanted, got);
        }
        return {};
    }
    Unmet operator()(const ExpectPoints& e) {
        return of(e.name, "points", e.points, &Entry::points);
    }
    Unmet operator()(const ExpectPlace& e) { return of(e.name, "place", e.place, &Entry::place); }
    Unmet operator()(const ExpectSum& e) {
        const bool cancelled = s.phase == Phase::cancelled;
        Money got = e.of == "pool"       ? pool(s)
                    : e.of == "paid"     ? s.paid
                    : e.of == "refunds"  ? s.refunded
                    : e.of == "bonuses"  ? s.bonuses
                    : e.of == "operator" ? s.collected - s.refunded - s.paid - s.bonuses
                                         : s.kept;
        if (cancelled && e.of == "commission") got = ledger::nothing;
        return same(e.of, e.amount, got);
    }
    Unmet operator()(const ExpectPaid& e) {
        Money got{};
        bool known = false;
        for (const Entry& entry : s.entries) {
            if (entry.holder != e.name) continue;
            known = true;
            got += e.what == "prize"    ? entry.prize
                   : e.what == "refund" ? entry.refund
                                        : entry.bonus;
        }
        if (!known) return {{}, {}, fmt::format("{} has no entry", e.name)};
        return same(fmt::format("{} {}", e.what, e.name), e.amount, got);
    }

    static std::string numbers(const std::vector<Lack>& lacks) {
        std::vector<std::string_view> all;
        all.reserve(lacks.size());
        for (const Lack& lack : lacks) all.push_back(lack.clause.number());
        return all.empty() ? "nothing" : fmt::format("{}", fmt::join(all, ", "));
    }
    static const std::vector<Heat>& no_heats() {
        static const std::vector<Heat> none;
        return none;
    }
    static std::vector<Score> scores(const std::vector<Chair>& chairs) {
        std::vector<Score> all;
        all.reserve(chairs.size());
        for (const Chair& chair : chairs) all.push_back(chair.score);
        return all;
    }
    // The chairs of the present session, or of the last one that was played.
    [[nodiscard]] std::span<const Chair> chairs() const {
        if (s.session) return s.session->chairs;
        if (s.played.empty()) return {};
        return s.played.back().chairs;
    }
    [[nodiscard]] const Chair* chair_of(Name name) const {
        for (const Chair& chair : chairs()) {
            if (s.entries[chair.entry].player == name) return &chair;
        }
        return nullptr;
    }
    [[nodiscard]] std::vector<Chair> at_table(int table) const {
        std::vector<Chair> here;
        for (const Chair& chair : chairs()) {
            if (chair.table == table && !chair.score.last) here.push_back(chair);
        }
        return here;
    }
    [[nodiscard]] std::vector<std::string> names(const std::vector<EntryId>& entries) const {
        std::vector<std::string> all;
        all.reserve(entries.size());
        for (const EntryId entry : entries) all.push_back(s.entries[entry].player);
        return all;
    }
    template <class T>
    Unmet of(Name name, std::string_view what, const T& wanted, T Entry::*member) {
        const EntryId entry = find_entry(s, name);
        if (entry == no_entry) return {{}, {}, fmt::format("{} has no entry", name)};
        return same(fmt::format("{} {}", what, name), wanted, s.entries[entry].*member);
    }
};

}  // namespace

Unmet look_at(const State& state, std::span<const Clause> cited, const What& what) {
    return visit(Look{state, cited}, what);
}

bool is_expectation(const What& what) {
    const std::size_t first = What::place_of<ExpectComplete>();
    return what.index() >= first;
}

}  // namespace croupier::tournament
