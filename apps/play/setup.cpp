#include "apps/play/setup.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "apps/play/input.hpp"
#include "apps/terminal.hpp"
#include "record/parse.hpp"

namespace croupier::apps {

using ledger::Money;
using record::Outcome;

bool set_up(record::Session& session, const std::string& line) {
    auto parsed = record::parse_line(line);
    if (const auto* fault = std::get_if<record::Fault>(&parsed)) {
        complain(in_words(*fault));
        return false;
    }
    const Outcome outcome = session.take(std::get<record::Statement>(parsed));
    if (outcome.is == Outcome::Is::done) return true;
    complain(outcome.is == Outcome::Is::refused
                 ? fmt::format("{} ({}); `croupier rules` lists what the games allow",
                               outcome.refusal.reason,
                               rules::to_string(outcome.refusal.because.first()))
                 : outcome.wrong);
    return false;
}

Money usual_ante(const table::Setup& setup) {
    if (!setup.rules.ante_due.because) return ledger::nothing;
    const ledger::Ratio part = setup.rules.ante_max.value;
    const auto chips = setup.chips.denominations();
    const Money smallest = *std::min_element(chips.begin(), chips.end());
    const Money most{setup.minimum.cents * part.won / part.staked};
    return {most.cents / smallest.cents * smallest.cents};
}

}  // namespace croupier::apps
