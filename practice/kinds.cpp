#include "practice/kinds.hpp"

#include <array>

#include <fmt/core.h>

#include "table/offers.hpp"

namespace croupier::practice {

using namespace table;
using ledger::Money;

std::vector<const Kind*> kinds_in(const Rules& rules) {
    std::vector<const Kind*> kinds;
    for (const auto group : {kinds_of_excess(), kinds_of_placement(), kinds_of_card_state(),
                             kinds_of_shoe(), kinds_of_wagers(), kinds_of_people()}) {
        for (const Kind& kind : group) {
            if (kind.in_book(rules)) kinds.push_back(&kind);
        }
    }
    return kinds;
}

bool somebody_decides(const Floor& floor) {
    const State& s = floor.state();
    return s.round.stage == Stage::play && !s.round.by_hand.stopped && !card_due_to(s) &&
           awaited(s) != nobody && s.round.by_hand.dealer_card != ByHand::DealerCard::asked &&
           s.hand(s.round.turn).cards.size() >= 2;
}

bool next_card_is_the_shoes(const Floor& floor) {
    const State& s = floor.state();
    return s.cards.strays.empty() && s.cards.shoe.cards_known() > 0 &&
           s.cards.cutting.behind != s.cards_in_shoe();
}

Verdict refusal_is_right(const Floor&, const Slip& slip) {
    return {Remedy::refuse, {}, slip.because, fmt::format("The table says: {}.", slip.reason)};
}

bool refused(Floor& floor, Slip& slip, const std::string& line, const Command& command,
             std::optional<Official> by) {
    if (!floor.would_refuse(command, by) || !floor.is_refused(line)) return false;
    slip.because = floor.refusal().because;
    slip.reason = floor.refusal().reason;
    return true;
}

bool cards_are_out(const Floor& floor) {
    const Stage stage = floor.state().round.stage;
    return stage == Stage::second_cards || somebody_decides(floor);
}

Sitter somebody_in_play(Floor& floor, PlayerId but) {
    std::vector<Sitter> all;
    for (const Sitter& sitter : floor.sitters()) {
        const Box& box = floor.state().box(sitter.box);
        if (floor.id(sitter) == but || bettor_index(box, floor.id(sitter)) < 0) continue;
        if (box.hands[0].any_live()) all.push_back(sitter);
    }
    if (all.empty()) return {};
    return all[static_cast<std::size_t>(floor.below(static_cast<int>(all.size())))];
}

Money placed_by(const Floor& floor, const Sitter& sitter) {
    const Box& box = floor.state().box(sitter.box);
    const int index = bettor_index(box, floor.id(sitter));
    return index < 0 ? Money{} : box.bettors[static_cast<std::size_t>(index)].placed;
}

}  // namespace croupier::practice
