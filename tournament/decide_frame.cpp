// Who directs, what time it is, which tables there are, breaks and pace, and the end of it all.
#include "tournament/deciding.hpp"

namespace croupier::tournament {
namespace {

using rules::Director;
using rules::Late;
using rules::StartMoves;

struct Frame {
    Steps& steps;
    std::string_view reason;

    template <class Other>
    bool operator()(const Other&) {
        return true;
    }

    bool operator()(const Appoints& act) {
        const auto& r = steps.rules();
        const auto by = act.deputy ? cite(r.deputy, r.director) : cite(r.director);
        if (!act.qualified && r.director.value == Director::qualified) {
            return steps.refuse(
                by, fmt::format("{} is not qualified to be a Game Supervisor", act.name));
        }
        steps.happens(by, DirectorAppointed{std::string(act.name), act.deputy});
        return true;
    }
    bool operator()(const DirectorLeaves&) {
        if (steps.state().director_away) return steps.wrong("the director is away already");
        steps.happens(cite(steps.rules().director_present), DirectorLeft{});
        return true;
    }
    bool operator()(const DirectorReturns&) {
        if (!steps.state().director_away) return steps.wrong("the director is here");
        steps.happens(cite(steps.rules().director_present), DirectorReturned{});
        return true;
    }
    bool operator()(const Designates& act) {
        steps.happens(cite(steps.rules().tables_designated, steps.rules().tables_exclusive),
                      TablesDesignated{act.first, act.last});
        return true;
    }
    bool operator()(const Briefs&) {
        steps.happens(cite(steps.rules().briefing), PlayersBriefed{});
        return true;
    }

    bool operator()(const ClockIs& is) {
        const auto& now = steps.state().now;
        if (is.passes > 0 && !now) return steps.wrong("nobody has said what time it is");
        Minute next{};
        if (is.passes > 0) {
            next = {now->number + is.passes};
        } else if (is.day) {
            next = minute_of(*is.day, is.minute_of_day);
        } else if (const auto day = today()) {
            next = minute_of(*day, is.minute_of_day);
        } else {
            return steps.wrong("a time without a date: say on which day");
        }
        if (now && next < *now) {
            return steps.wrong(fmt::format("the clock goes back: it is {}", to_string(*now)));
        }
        steps.happens(cite(steps.rules().seated_in_time), ClockSet{next});
        // At the stated minute itself it is too late, where the book goes by that.
        const State& s = steps.state();
        const bool by_the_clock = steps.rules().late.value == Late::forfeits_at_stated_time;
        if (by_the_clock && s.start && *s.start <= next && s.session && !s.session->begun) {
            forfeit_late(steps);
        }
        return true;
    }
    // The day that it is; before the clock is set, that of the published start.
    [[nodiscard]] std::optional<Day> today() const {
        const auto& known = steps.state().now ? steps.state().now : steps.state().start;
        if (!known) return std::nullopt;
        return Day{static_cast<std::int32_t>(known->number / minutes_of_a_day)};
    }

    bool operator()(const MovesStart& act) {
        const auto& r = steps.rules();
        const std::optional<Day> day = act.day ? act.day : today();
        if (!day) return steps.wrong("a time without a date: say on which day");
        // Where no start is published yet, this publishes it.
        if (steps.state().start) {
            if (r.start_moves.value == StartMoves::never) {
                return steps.refuse(cite(r.start_moves), "the published start stands");
            }
            if (!act.with_notice) {
                return steps.refuse(cite(r.start_moves),
                                    "the start is moved with reasonable notice only");
            }
        }
        steps.happens(cite(r.start_moves), StartSet{minute_of(*day, act.minute_of_day)});
        return true;
    }

    bool operator()(const Breaks& act) {
        const auto& r = steps.rules();
        if (!act.length) {
            return steps.refuse(cite(r.breaks), "a break has a length that is said");
        }
        const auto& now = steps.state().now;
        const std::int64_t minutes = (act.length->number + 59) / 60;
        steps.happens(cite(r.breaks), BreakCalled{*act.length, now.has_value(),
                                                  now ? Minute{now->number + minutes} : Minute{}});
        return true;
    }
    bool operator()(const Resumes&) {
        steps.happens(cite(steps.rules().breaks), PlayResumed{});
        return true;
    }
    bool operator()(const SetsPace& act) {
        steps.happens(cite(steps.rules().pace), PaceSet{act.each});
        return true;
    }

    bool operator()(const Cancels&) {
        if (steps.state().phase == Phase::finished && steps.state().paid > ledger::nothing) {
            return steps.wrong("the prizes have been awarded");
        }
        const auto& r = steps.rules();
        steps.happens(cite(r.cancellation), TournamentCancelled{std::string(reason)});
        for (std::size_t i = 0; i < steps.state().entries.size(); ++i) {
            const Entry& entry = steps.state().entries[i];
            const Money owed = entry.fee - entry.refund;
            if (owed == ledger::nothing) continue;
            steps.happens(cite(r.cancellation_refunds), FeeRefunded{static_cast<EntryId>(i), owed});
        }
        return true;
    }
};

}  // namespace

bool decide_frame(Steps& steps, const What& what, std::string_view reason) {
    return visit(Frame{steps, reason}, what);
}

}  // namespace croupier::tournament
