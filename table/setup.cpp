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

std::optional<Option> button_at(const Setup& setup) {
    for (const Option option : rules::every_option) {
        if (setup.option(option).on && prize_rules_of(setup.rules, option)) return option;
    }
    return std::nullopt;
}

rules::PrizeTable prizes_of(const Setup& setup, Option option) {
    return rules::prizes_of(setup.rules, option, setup.option(option).scale);
}

rules::Verdict judge(const Setup& setup, Option option, const rules::Seen& seen) {
    return rules::judge(setup.rules, option, seen);
}

}  // namespace croupier::table
