// Entries and their money, from the opening of the entries to their close.
#include "tournament/deciding.hpp"
#include "tournament/review.hpp"

namespace croupier::tournament {
namespace {

using rules::HoldsUp;
using rules::Refunds;
using rules::SignedBefore;

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

struct Entries {
    Steps& steps;

    [[nodiscard]] bool sevens() const {
        return steps.conditions().format == Format::magnificent_sevens;
    }
    [[nodiscard]] bool has_begun() const {
        const State& s = steps.state();
        return !s.played.empty() || (s.session && s.session->begun);
    }

    template <class Other>
    bool operator()(const Other&) {
        return true;
    }

    bool operator()(const OpensEntries&) {
        const auto& r = steps.rules();
        if (steps.state().phase != Phase::conditions) {
            return steps.wrong("the entries have been opened");
        }
        const Review found = review(steps.conditions());
        if (r.incomplete.value == HoldsUp::entries && !found.complete()) {
            Refusal refusal = incomplete(steps.conditions(), found);
            return steps.refuse(std::move(refusal.because), std::move(refusal.reason));
        }
        steps.happens(cite(r.conditions, r.documented, r.matters, r.information, r.entries),
                      EntriesOpened{});
        return true;
    }

    bool operator()(const ClosesEntries&) {
        const auto& r = steps.rules();
        if (steps.state().phase != Phase::entries) return steps.wrong("no entries are open");
        if (sevens() && entrants(steps.state()) < r.sevens_field.value.of.front()) {
            return steps.refuse(
                cite(r.sevens_held, r.sevens_field),
                fmt::format("{} entries are too few: a tournament is held with {}",
                            entrants(steps.state()), r.sevens_field.value.of.front()));
        }
        close_entries(steps);
        return true;
    }

    bool operator()(const Signs& act) {
        steps.happens(cite(steps.rules().signatures), ConditionsSigned{std::string(act.name)});
        return true;
    }

    bool operator()(const Enters& act) {
        const auto& r = steps.rules();
        const Conditions& c = steps.conditions();
        if (!are_open(act.name)) return false;
        if (sevens()) {
            return steps.refuse(cite(r.sevens_entrants, r.sevens_free_entry),
                                "an entry is earned by three suited sevens");
        }
        if (find_entry(steps.state(), act.name) != no_entry) {
            return steps.refuse(cite(r.one_entry), fmt::format("{} has an entry", act.name));
        }
        if (entrants(steps.state()) >= c.players_most) {
            return steps.refuse(cite(r.states_players),
                                fmt::format("the field is full with {} players", c.players_most));
        }
        if (!c.groups.empty() && !contains(c.groups, act.group)) {
            return steps.refuse(cite(r.states_groups),
                                fmt::format("{} is of no group that may enter", act.name));
        }
        // Where the book says nothing of signatures they are asked for at the entry as well.
        const bool before_entry =
            !r.signatures.because || r.signatures.value == SignedBefore::entry;
        if (c.signatures_required && before_entry && !contains(steps.state().signed_by, act.name)) {
            return steps.refuse(cite(r.signatures),
                                fmt::format("{} has not signed the conditions", act.name));
        }
        enter(act.name, c.fee, c.commission, cite(r.one_entry, r.fee, r.pool));
        if (c.start_entries > 0 && entrants(steps.state()) == c.start_entries) {
            close_entries(steps);
        }
        return true;
    }

    bool operator()(const EarnsEntry& act) {
        const auto& r = steps.rules();
        if (!sevens()) return steps.wrong("entries are earned in a Magnificent Sevens Tournament");
        if (!are_open(act.name)) return false;
        enter(act.name, {}, {}, cite(r.sevens_entrants, r.sevens_free_entry));
        return true;
    }

    bool operator()(const ManyEnter& act) {
        for (int number = act.first; number <= act.last; ++number) {
            const std::string name = fmt::format("{}{}", act.stem, number);
            if (!one_of_many(act.what, name)) return false;
        }
        return true;
    }

    bool operator()(const Reserves& act) {
        if (contains(steps.state().reserves, act.name)) {
            return steps.wrong(fmt::format("{} is on the reserve list", act.name));
        }
        if (find_entry(steps.state(), act.name) != no_entry) {
            return steps.refuse(cite(steps.rules().one_entry),
                                fmt::format("{} has an entry", act.name));
        }
        steps.happens(cite(steps.rules().reserve), ReserveListed{std::string(act.name)});
        return true;
    }

    bool operator()(const RefusesEntry& act) {
        const auto& r = steps.rules();
        if (r.refusing_entry.because && !steps.conditions().says(Topic::may_refuse)) {
            return steps.refuse(cite(r.refusing_entry),
                                "the conditions do not say that any application may be refused");
        }
        steps.happens(cite(r.refusing_entry), EntryRefused{std::string(act.name)});
        return true;
    }

    bool operator()(const WithdrawsEntry& act) {
        const auto& r = steps.rules();
        const EntryId entry = find_entry(steps.state(), act.name);
        if (entry == no_entry) return steps.wrong(fmt::format("{} has no entry", act.name));
        if (has_begun()) {
            return steps.wrong(fmt::format("play has begun: say `{} retires`", act.name));
        }
        const Money refund = on_withdrawal(steps.state().entries[entry].fee);
        steps.happens(cite(r.withdrawal), EntryWithdrawn{entry});
        if (refund > ledger::nothing) {
            steps.happens(cite(r.withdrawal, r.refunds), FeeRefunded{entry, refund});
        }
        return true;
    }

    bool operator()(const RefundsEntry& act) {
        const auto& r = steps.rules();
        const auto& entries = steps.state().entries;
        // Also who has withdrawn can be refunded of free will: the last entry of that name.
        const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& entry) {
            return entry.player == act.name;
        });
        if (found == entries.rend()) return steps.wrong(fmt::format("{} has no entry", act.name));
        if (r.refunds.value == Refunds::never) {
            return steps.refuse(cite(r.refunds), "entry fees are not refunded");
        }
        const Money left = found->fee - found->refund;
        if (left == ledger::nothing) return steps.wrong("nothing is left to refund");
        const auto place = static_cast<EntryId>(entries.rend() - found - 1);
        steps.happens(cite(r.refunds), FeeRefunded{place, left});
        return true;
    }

private:
    bool are_open(Name name) {
        const auto& r = steps.rules();
        if (steps.state().phase == Phase::entries) return true;
        return steps.refuse(cite(r.entries),
                            fmt::format("no entries are open: {} cannot enter", name));
    }
    void enter(Name name, Money fee, Money commission, std::vector<Clause> because) {
        const auto next = static_cast<EntryId>(steps.state().entries.size());
        steps.happens(std::move(because), EntryTaken{next, std::string(name), fee, commission});
    }
    bool one_of_many(ManyEnter::Do what, const std::string& name) {
        switch (what) {
            case ManyEnter::Do::enter: return (*this)(Enters{name, {}});
            case ManyEnter::Do::earn: {
                EarnsEntry earns;
                earns.name = name;
                return (*this)(earns);
            }
            case ManyEnter::Do::sign: {
                Signs signs;
                signs.name = name;
                return (*this)(signs);
            }
        }
        return true;
    }
    // All of it in time, that minute included, and then the share that the conditions state.
    [[nodiscard]] Money on_withdrawal(Money fee) const {
        const Conditions& c = steps.conditions();
        if (steps.rules().refunds.value == Refunds::never) return ledger::nothing;
        const auto& now = steps.state().now;
        const bool in_time = c.withdrawal_until && (!now || *now <= *c.withdrawal_until);
        return in_time ? fee : part_of(fee, c.refunds);
    }
};

}  // namespace

void close_entries(Steps& steps) {
    const auto& r = steps.rules();
    if (steps.conditions().format == Format::magnificent_sevens) {
        int field = 0;
        for (const int each : r.sevens_field.value.of) {
            if (each <= entrants(steps.state())) field = each;
        }
        int kept = 0;
        for (std::size_t i = 0; i < steps.state().entries.size(); ++i) {
            if (steps.state().entries[i].is != EntryIs::standing) continue;
            if (++kept <= field) continue;
            steps.happens(cite(r.sevens_field, r.sevens_held),
                          EntryCarriedOver{static_cast<EntryId>(i)});
        }
    }
    steps.happens(
        cite(r.sevens_field.because && steps.conditions().format == Format::magnificent_sevens
                 ? r.sevens_schedule
                 : r.entries),
        EntriesClosed{});
}

bool decide_entries(Steps& steps, const What& what) { return visit(Entries{steps}, what); }

}  // namespace croupier::tournament
