// People who come and go while a tournament is played: reserves, substitutes, those who retire or
// are disqualified; and what everybody is told.
#include "tournament/deciding.hpp"

namespace croupier::tournament {
namespace {

struct People {
    Steps& steps;
    std::string_view reason;

    [[nodiscard]] const State& s() const { return steps.state(); }
    [[nodiscard]] bool sevens() const {
        return steps.conditions().format == Format::magnificent_sevens;
    }

    template <class Other>
    bool operator()(const Other&) {
        return true;
    }

    bool operator()(const AnnouncesStandings&) {
        if (!s().session || !s().session->begun) return steps.wrong("no session is played");
        steps.happens(cite(steps.rules().chips_in_view), StandingsAnnounced{});
        return true;
    }

    bool operator()(const Retires& act) {
        const auto entry = playing(act.name);
        if (!entry) return false;
        steps.happens(cite(steps.rules().retirement), PlayerRetired{*entry});
        return refund(*entry);
    }
    bool operator()(const Disqualifies& act) {
        const auto entry = playing(act.name);
        if (!entry) return false;
        // Where the book has no ground of its own for tournaments, a table's rules exclude.
        const auto& r = steps.rules();
        steps.happens(r.disqualification.because ? cite(r.disqualification)
                                                 : cite(steps.conditions().setup.rules.exclusion),
                      PlayerDisqualified{*entry, std::string(reason)});
        return refund(*entry);
    }

    bool operator()(const SeatsReserve& act) {
        const auto& r = steps.rules();
        const Conditions& c = steps.conditions();
        const auto& reserves = s().reserves;
        if (std::find(reserves.begin(), reserves.end(), act.reserve) == reserves.end()) {
            return steps.wrong(fmt::format("{} is not on the reserve list", act.reserve));
        }
        const Chair* chair = chair_of(act.instead_of);
        if (!chair || s().entries[chair->entry].is != EntryIs::forfeited) {
            return steps.refuse(cite(r.reserve),
                                fmt::format("{} has forfeited no seat", act.instead_of));
        }
        const auto heat = static_cast<std::size_t>(chair->table - 1);
        const bool begun = s().session->begun;
        if (!s().played.empty() || (begun && s().session->heats[heat].rounds > 0)) {
            return steps.refuse(cite(r.reserve),
                                "a reserve is seated in the first session, before the first card");
        }
        const EntryId instead_of = chair->entry;
        const auto next = static_cast<EntryId>(s().entries.size());
        steps.happens(cite(r.reserve, r.fee, r.pool),
                      EntryTaken{next, std::string(act.reserve), c.fee, c.commission});
        steps.happens(cite(r.reserve), ReserveSeated{next, instead_of});
        if (begun) steps.happens(cite(r.tournament_chips), ChipsIssued{next, c.sessions[0].chips});
        return true;
    }

    bool operator()(const Nominates& act) {
        const EntryId entry = entry_to_play_for(act.name);
        if (entry == no_entry) return steps.wrong(fmt::format("{} has no entry", act.name));
        steps.happens(clauses(), SubstituteNamed{entry, std::string(act.substitute)});
        return true;
    }
    bool operator()(const AnswersNomination& act) {
        for (const Nomination& each : s().nominations) {
            const Entry& entry = s().entries[each.entry];
            if (each.name != act.substitute || entry.holder != act.name) continue;
            if (act.approved) {
                steps.happens(clauses(), SubstituteApproved{each.entry, each.name});
            } else {
                steps.happens(clauses(), SubstituteDeclined{each.entry, each.name});
            }
            return true;
        }
        return steps.wrong(fmt::format("{} has not nominated {}", act.name, act.substitute));
    }

    [[nodiscard]] std::vector<Clause> clauses() const {
        const auto& r = steps.rules();
        return sevens() ? cite(r.sevens_substitute, r.substitute) : cite(r.substitute);
    }
    [[nodiscard]] const Chair* chair_of(Name name) const {
        if (!s().session) return nullptr;
        for (const Chair& chair : s().session->chairs) {
            if (s().entries[chair.entry].player == name) return &chair;
        }
        return nullptr;
    }
    // Who holds several entries plays the first, and names others for the further ones in turn.
    [[nodiscard]] EntryId entry_to_play_for(Name name) const {
        EntryId found = no_entry;
        for (std::size_t i = 0; i < s().entries.size(); ++i) {
            const Entry& entry = s().entries[i];
            if (entry.player != name || entry.is != EntryIs::standing) continue;
            const auto id = static_cast<EntryId>(i);
            const bool named = std::any_of(s().nominations.begin(), s().nominations.end(),
                                           [&](const Nomination& n) { return n.entry == id; });
            if (found == no_entry) {
                found = id;
            } else if (!named) {
                return id;
            }
        }
        return found;
    }
    std::optional<EntryId> playing(Name name) {
        const Chair* chair = chair_of(name);
        if (!chair || !s().session->begun || s().entries[chair->entry].is != EntryIs::standing ||
            !chair->score.in()) {
            steps.wrong(fmt::format("{} plays no session now", name));
            return std::nullopt;
        }
        return chair->entry;
    }
    bool refund(EntryId entry) {
        const auto& r = steps.rules();
        if (r.refunds.value == rules::Refunds::never) return true;
        const Entry& of = s().entries[entry];
        const Money share = part_of(of.fee, steps.conditions().refunds) - of.refund;
        if (share > ledger::nothing) steps.happens(cite(r.refunds), FeeRefunded{entry, share});
        return true;
    }
};

}  // namespace

bool decide_people(Steps& steps, const What& what, std::string_view reason) {
    return visit(People{steps, reason}, what);
}

}  // namespace croupier::tournament
