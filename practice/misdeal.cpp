#include "practice/misdeal.hpp"

#include <fmt/core.h>

#include "table/offers.hpp"

namespace croupier::practice {

using namespace table;

void choose_dealer_card(Floor& floor) {
    const State& s = floor.state();
    const PlayerId player =
        awaited(s) != nobody ? awaited(s) : floor.id(*floor.sitter_at(s.round.turn.box));
    const bool first = floor.one_in(2) || s.hand(s.round.turn).total().points < 17;
    floor.say_frankly(fmt::format("{} chooses {} on {}", s.player(player).name,
                                  first ? "dealer-first" : "hand-first", s.round.turn.box));
}

bool second_card_is_missing(const Floor& floor, HandId due) {
    const State& s = floor.state();
    if (!s.rules().second_card_missed.because || s.round.stage != Stage::play || due.box == 0) {
        return false;
    }
    const PlayedHand& hand = s.hand(due);
    return !hand.from_split && hand.cards.size() == 1;
}

bool gives_second_card_up(Floor& floor, HandId due) {
    const PlayedHand& hand = floor.state().hand(due);
    const Sitter* sitter = floor.sitter_at(due.box);
    const bool good = hand.cards[0].is_ace() || cards::points(hand.cards[0].rank) > 8;
    if (good || !sitter) {
        floor.teller().tell(fmt::format("{} wants the second card for box {}.",
                                        sitter ? sitter->name : "The player", due.box));
        return false;
    }
    floor.teller().tell(fmt::format("{} takes the wager back.", sitter->name));
    return floor.say_frankly(fmt::format("{} withdraws {}", sitter->name, due.box));
}

}  // namespace croupier::practice
