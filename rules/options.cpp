#include "rules/options.hpp"

namespace croupier::rules {

const OptionRules& rules_of(const Rules& rules, Option option) {
    switch (option) {
        case Option::perfect_pairs: return rules.perfect_pairs;
        case Option::pairs_play: return rules.pairs_play;
        case Option::any_pair: return rules.any_pair;
        case Option::super_sevens: return rules.super_sevens;
        case Option::madness_21: return rules.madness_21;
        case Option::magnificent_sevens: return rules.magnificent_sevens;
        case Option::pontoon_pandemonium: return rules.pontoon_pandemonium;
    }
    return rules.perfect_pairs;
}

const PrizeWager* prize_rules_of(const Rules& rules, Option option) {
    if (option == Option::madness_21) return &rules.madness_21;
    if (option == Option::pontoon_pandemonium) return &rules.pontoon_pandemonium;
    return nullptr;
}

PrizeTable prizes_of(const Rules& rules, Option option, int scale) {
    if (option == Option::madness_21) return prizes_of(rules.madness_21, scale);
    if (option == Option::pontoon_pandemonium) return prizes_of(rules.pontoon_pandemonium, scale);
    return {};
}

bool may_offer(const Rules& rules, Option option, int decks) {
    const OptionRules& wager = rules_of(rules, option);
    const bool offered = wager.offered.because && wager.offered.value == Offered::permitted;
    return offered && rules.decks.value.allows(decks) &&
           (!wager.decks.because || wager.decks.value.allows(decks));
}

std::optional<Option> excludes(const Rules& rules, Option one, Option other) {
    const auto never_with_perfect_pairs = [&](Option option) {
        const auto& ruled = rules_of(rules, option).with_perfect_pairs;
        return ruled.because && ruled.value == Together::never;
    };
    if (other == Option::perfect_pairs && never_with_perfect_pairs(one)) return one;
    if (one == Option::perfect_pairs && never_with_perfect_pairs(other)) return other;
    return std::nullopt;
}

int scales_of(const Rules& rules, Option option) {
    const auto& scales = rules_of(rules, option).scales;
    return scales.because ? scales.value : 1;
}

Verdict judge(const Rules& rules, Option option, const Seen& seen) {
    switch (option) {
        case Option::perfect_pairs: return judge(rules.perfect_pairs, seen);
        case Option::pairs_play: return judge(rules.pairs_play, seen);
        case Option::any_pair: return judge(rules.any_pair, seen);
        case Option::super_sevens: return judge(rules.super_sevens, seen);
        case Option::madness_21: return judge(rules.madness_21, seen);
        case Option::magnificent_sevens: return judge(rules.magnificent_sevens, seen);
        case Option::pontoon_pandemonium: return judge(rules.pontoon_pandemonium, seen);
    }
    return {};
}

}  // namespace croupier::rules
