#include "apps/play/setup.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/play/input.hpp"
#include "apps/terminal.hpp"
#include "apps/wager_pages.hpp"
#include "record/parse.hpp"
#include "record/words.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::apps {

using ledger::Money;
using record::Outcome;

namespace {

// The statement for `perfect-pairs` or `perfect-pairs:2`. What is wrong is said with what the game
// has to offer.
std::optional<std::string> offer(const rules::Rules& rules, std::string_view wanted) {
    const auto words = option_words(rules);
    const auto wager = cut_wager(wanted);
    const bool is_scale = wager && wager->scale.value_or(1) >= 0 && wager->scale.value_or(1) < 100;
    if (is_scale && std::find(words.begin(), words.end(), wager->word) != words.end()) {
        const int scale = wager->scale.value_or(1);
        return fmt::format("with {}{}", wager->word,
                           scale == 1 ? "" : fmt::format(" scale {}", scale));
    }
    const std::string offers = words.empty()
                                   ? "this game has no optional wagers"
                                   : fmt::format("this game offers {}", fmt::join(words, ", "));
    complain(is_scale ? fmt::format("no optional wager '{}' here: {}",
                                    record::printable(wager->word), offers)
                      : fmt::format("'{}': expected a wager, or a wager and its scale such as "
                                    "`perfect-pairs:2`; {}",
                                    record::printable(wanted), offers));
    return std::nullopt;
}

}  // namespace

std::optional<std::vector<std::string>> statements_of(const TableWords& words) {
    std::vector<std::string> statements;
    record::Header header(rulebooks::all());
    if (const auto wrong = choose_table(header, words, &statements)) {
        complain(*wrong);
        return std::nullopt;
    }
    for (const std::string& wanted : words.with) {
        auto statement = offer(header.setup().rules, wanted);
        if (!statement) return std::nullopt;
        statements.push_back(std::move(*statement));
    }
    return statements;
}

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
