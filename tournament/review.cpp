#include "tournament/review.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace croupier::tournament {
namespace {

using rules::Demanded;
using rules::Ruled;

class Reviewing {
public:
    explicit Reviewing(const Conditions& conditions) : c_(conditions), r_(conditions.rules()) {}

    Review take() {
        for (std::size_t i = 0; i < topic_count; ++i) look_at(static_cast<Topic>(i));
        look_at_sessions();
        if (sevens() && !c_.offers(rules::Option::magnificent_sevens)) {
            review_.missing.push_back({r_.sevens_game.because,
                                       "Magnificent Sevens, which the tournament is played with"});
        }
        if (sevens() && !c_.says(Topic::substitutes)) {
            review_.notices.push_back(
                {r_.sevens_substitute_terms.because, topic_words(Topic::substitutes)});
        }
        return std::move(review_);
    }

private:
    [[nodiscard]] bool sevens() const { return c_.format == Format::magnificent_sevens; }
    static std::string topic_words(Topic of) { return std::string(topic(of).what); }

    // What 13.9 decides itself, so that nobody has to state it.
    [[nodiscard]] bool is_law(Topic of) const {
        return sevens() && (of == Topic::fee || of == Topic::players || of == Topic::session ||
                            of == Topic::prizes);
    }
    [[nodiscard]] bool applies(Demanded when) const {
        switch (when) {
            case Demanded::free:
            case Demanded::suggested: return false;
            case Demanded::always: return true;
            case Demanded::of_a_knock_out:
                return c_.format == Format::knock_out && c_.sessions.size() > 1;
            case Demanded::of_points: return c_.format == Format::points;
            case Demanded::of_a_sit_and_go: return c_.start_entries > 0;
            case Demanded::of_a_repechage:
                return std::any_of(c_.sessions.begin(), c_.sessions.end(),
                                   [](const SessionPlan& plan) { return plan.repechage_of; });
        }
        return false;
    }

    // A sit-and-go states its start by another clause than a date does.
    [[nodiscard]] const Ruled<Demanded>* asked(Topic of) const {
        if (of == Topic::start && c_.start_entries > 0 && r_.states_sit_and_go.because) {
            return &r_.states_sit_and_go;
        }
        const auto slot = topic(of).asked;
        return slot && (r_.*slot).because ? &(r_.*slot) : nullptr;
    }

    void look_at(Topic of) {
        const Ruled<Demanded>* rule = asked(of);
        const bool demanded = rule && !is_law(of) && applies(rule->value);
        const Clause clause = rule ? rule->because : Clause{};
        for (const std::string& value : c_.written[static_cast<std::size_t>(of)]) {
            review_.items.push_back({of, value, clause, demanded});
        }
        if (c_.says(of) || !rule) return;
        if (demanded || rule->value == Demanded::suggested) {
            review_.items.push_back({of, {}, clause, demanded});
        }
        if (demanded) review_.missing.push_back({clause, topic_words(of)});
        if (rule->value == Demanded::suggested) {
            review_.notices.push_back({clause, topic_words(of)});
        }
    }

    // What each session has to say, beside that there is one.
    void look_at_sessions() {
        if (sevens()) return;
        const bool number = r_.tables_stated_as.value == rules::TablesAs::number;
        const auto lacks = [&](const Ruled<Demanded>& rule, const SessionPlan& plan,
                               std::string_view what) {
            if (!rule.because || !applies(rule.value)) return;
            review_.missing.push_back(
                {rule.because, c_.says(Topic::session)
                                   ? fmt::format("{} of session {}", what, plan.name)
                                   : fmt::format("{} of each session", what)});
        };
        for (const SessionPlan& plan : c_.sessions) {
            const bool last = &plan == &c_.sessions.back();
            const bool stated = plan.says_tables && (!number || plan.tables > 0);
            if (!plan.says_length && c_.says(Topic::session)) {
                lacks(r_.states_sessions, plan, "the length");
            }
            if (!stated) lacks(r_.states_tables, plan, "the number of tables");
            if (!last && !plan.says_advance) lacks(r_.states_progress, plan, "who goes on");
            if (plan.repechage_of && !plan.says_qualify) {
                lacks(r_.states_repechage, plan, "who qualifies");
            }
        }
    }

    const Conditions& c_;
    const rules::TournamentRules& r_;
    Review review_{};
};

}  // namespace

Review review(const Conditions& conditions) { return Reviewing(conditions).take(); }

Refusal incomplete(const Conditions& conditions, const Review& review) {
    const rules::TournamentRules& r = conditions.rules();
    Refusal refusal;
    const auto add = [&](const Clause& clause) {
        auto& known = refusal.because;
        if (clause && std::find(known.begin(), known.end(), clause) == known.end()) {
            known.push_back(clause);
        }
    };
    add(r.documented.because ? r.documented.because : r.conditions.because);
    for (const Lack& lack : review.missing) {
        add(lack.clause);
        refusal.reason += refusal.reason.empty() ? "the conditions do not state " : ", ";
        refusal.reason += lack.what;
    }
    return refusal;
}

}  // namespace croupier::tournament
