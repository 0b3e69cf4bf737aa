#include "table/sign_words.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "rules/slots.hpp"
#include "table/describe.hpp"

namespace croupier::table {
namespace {

std::string from_to(Money least, Money most) {
    if (least == most) return ledger::to_string(least);
    return fmt::format("{} to {}", ledger::to_string(least), ledger::to_string(most));
}

// The odds of a slot, if it is one of the pay table at this scale.
std::string odds_at(const rules::SlotName& slot, const rules::Ruled<rules::ByDecks>& pays,
                    int scale, int decks) {
    if (!pays.because || std::max(slot.scale, 1) != scale) return {};
    std::string text(slot.rule);
    std::replace(text.begin(), text.end(), '-', ' ');
    return fmt::format("{} {}:1", text, pays.value.with(decks));
}
template <class Other>
std::string odds_at(const rules::SlotName&, const Other&, int, int) {
    return {};
}

template <class Wager>
std::vector<SignLine> odds_of(const Setup& setup, Option option, const Wager& wager) {
    std::vector<SignLine> odds;
    auto visit = [&](const rules::SlotName& slot, const auto& ruled, rules::Presence) {
        std::string line = odds_at(slot, ruled, setup.option(option).scale, setup.decks);
        if (!line.empty()) odds.push_back({std::move(line), ruled.because});
    };
    for_each_slot_of(rules::to_string(option), wager, visit);
    return odds;
}

// The button's prizes as people compare them: the least, the most.
std::vector<SignLine> prizes_in_short(const rules::PrizeTable& table) {
    if (table.empty()) return {};
    const auto less = [](const auto& a, const auto& b) {
        return a.value.dollars < b.value.dollars;
    };
    const auto [least, most] = std::minmax_element(table.begin(), table.end(), less);
    return {{fmt::format("prizes of ${} to ${} for each dollar", least->value.dollars,
                         most->value.dollars),
             most->because}};
}

template <class Wager>
std::vector<SignLine> pays_of(const Setup& setup, Option option, const Wager& wager) {
    std::vector<SignLine> pays = odds_of(setup, option, wager);
    return pays.empty() ? prizes_in_short(prizes_of(setup, option)) : pays;
}

template <class Wager>
SignLine offered_words(const Setup& setup, Option option, const Wager& wager) {
    const OfferedOption& offered = setup.option(option);
    std::string line =
        fmt::format("{} {}", rules::title(option), from_to(offered.minimum, offered.maximum));
    if (wager.scales.because && wager.scales.value > 1) {
        line += fmt::format(", scale {}", offered.scale);
    }
    std::string separator = ": ";
    for (const SignLine& pays : pays_of(setup, option, wager)) {
        line += separator + pays.text;
        separator = ", ";
    }
    return {std::move(line), wager.offered.because};
}

}  // namespace

std::vector<SignLine> odds_lines(const Setup& setup, Option option) {
    std::vector<SignLine> lines;
    rules::for_each_option(setup.rules, [&](Option each, const auto& wager) {
        if (each == option) lines = pays_of(setup, option, wager);
    });
    return lines;
}

std::vector<SignLine> sign_lines(const State& state) {
    const Setup& setup = state.setup;
    const Rules& r = setup.rules;
    std::vector<SignLine> lines;
    lines.push_back({fmt::format("limits {} for each {}", from_to(setup.minimum, setup.maximum),
                                 r.maximum_of.value == rules::MaximumOf::box ? "box" : "bettor"),
                     r.maximum_of.because});
    for (const PersonalLimit& limit : state.sign.personal_limits) {
        const Money least = limit.minimum > nothing ? limit.minimum : setup.minimum;
        lines.push_back(
            {fmt::format("on box {} {} for {}", limit.box, from_to(least, limit.maximum),
                         state.player(limit.player).name),
             r.personal_limit.because});
    }
    lines.push_back({fmt::format("steps of {}", ledger::to_string(setup.step)), r.step.because});
    if (state.sign.announced) {
        lines.push_back({fmt::format("limits to come {}", from_to(state.sign.announced->minimum,
                                                                  state.sign.announced->maximum)),
                         r.limits_changed.because});
    }
    if (r.ante_due.because && setup.ante > nothing) {
        std::string line = fmt::format("Ante {}", ledger::to_string(setup.ante));
        if (setup.ante_waived_from > nothing) {
            line += fmt::format(", none on {} or more", ledger::to_string(setup.ante_waived_from));
        }
        lines.push_back({std::move(line), r.ante_on_sign.because});
    }
    lines.push_back(
        {fmt::format("{} pays {}", natural_word(r), ledger::to_string(r.blackjack_pays.value)),
         r.blackjack_pays.because});
    lines.push_back({fmt::format("insurance pays {}", ledger::to_string(r.insurance_pays.value)),
                     r.insurance_pays.because});
    rules::for_each_option(r, [&](Option option, const auto& wager) {
        if (setup.option(option).on) lines.push_back(offered_words(setup, option, wager));
    });
    if (state.sign.scale_announced) {
        const Option option = state.sign.scale_announced->option;
        lines.push_back({fmt::format("{} to come at scale {}", rules::title(option),
                                     state.sign.scale_announced->scale),
                         rules_of(r, option).scales.because});
    }
    return lines;
}

std::string sign_of(const State& state) {
    std::string sign;
    for (const SignLine& line : sign_lines(state)) {
        if (!sign.empty()) sign += "; ";
        sign += line.text;
    }
    return sign;
}

}  // namespace croupier::table
