#include "table/setup.hpp"

namespace croupier::table {

Setup usual_setup(const rules::Game& game) {
    Setup setup;
    setup.game = &game;
    setup.rules = *game.rules;
    setup.decks = game.decks_usual;
    setup.boxes = setup.rules.boxes_usual.value;
    // Pontoon Pandemonium is the game that has this wager; the others are the operator's choice.
    const auto& pandemonium = setup.rules.pontoon_pandemonium.offered;
    setup.option(Option::pontoon_pandemonium).on = static_cast<bool>(pandemonium.because);
    return setup;
}

const rules::OptionalWager& rules_of(const Rules& rules, Option option) {
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

const rules::PrizeWager* prize_rules_of(const Rules& rules, Option option) {
    if (option == Option::madness_21) return &rules.madness_21;
    if (option == Option::pontoon_pandemonium) return &rules.pontoon_pandemonium;
    return nullptr;
}

std::optional<Option> button_at(const Setup& setup) {
    for (const Option option : rules::every_option) {
        if (setup.option(option).on && prize_rules_of(setup.rules, option)) return option;
    }
    return std::nullopt;
}

rules::PrizeTable prizes_of(const Setup& setup, Option option) {
    const int scale = setup.option(option).scale;
    if (option == Option::madness_21) return rules::prizes_of(setup.rules.madness_21, scale);
    if (option == Option::pontoon_pandemonium) {
        return rules::prizes_of(setup.rules.pontoon_pandemonium, scale);
    }
    return {};
}

rules::Verdict judge(const Setup& setup, Option option, const rules::Seen& seen) {
    const Rules& r = setup.rules;
    switch (option) {
        case Option::perfect_pairs: return rules::judge(r.perfect_pairs, seen);
        case Option::pairs_play: return rules::judge(r.pairs_play, seen);
        case Option::any_pair: return rules::judge(r.any_pair, seen);
        case Option::super_sevens: return rules::judge(r.super_sevens, seen);
        case Option::madness_21: return rules::judge(r.madness_21, seen);
        case Option::magnificent_sevens: return rules::judge(r.magnificent_sevens, seen);
        case Option::pontoon_pandemonium: return rules::judge(r.pontoon_pandemonium, seen);
    }
    return {};
}

}  // namespace croupier::table
