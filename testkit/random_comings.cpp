// People who come and go in the middle of everything, and who speak when they may not.
#include "table/offers.hpp"
#include "testkit/random_people.hpp"

namespace croupier::testkit {
namespace {

using table::Command;
using table::HandId;
using table::PlayerId;
using table::State;

bool is_gone(const State& state, PlayerId player) {
    const table::Player& person = state.player(player);
    return person.left || person.excluded || person.absence != table::Absence::here;
}

// Somebody who is not there any more; nobody if all are.
PlayerId one_who_is_gone(const State& state, chance::Source& chance) {
    std::vector<PlayerId> gone;
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        const auto player = static_cast<PlayerId>(p);
        if (is_gone(state, player)) gone.push_back(player);
    }
    return gone.empty() ? table::nobody : one_of(chance, gone);
}

}  // namespace

// Goes on as the bettor who matters most now would: the one awaited, another on the layout, or
// somebody who has gone before.
Command RandomPeople::come_or_go(const State& state) {
    const PlayerId gone = one_who_is_gone(state, chance_);
    if (gone != table::nobody && once_in(chance_, 2)) {
        switch (pick(6)) {
            case 0: return table::Buy{gone, {state.setup.minimum.cents * (1 + pick(10))}};
            case 1: return table::Sit{gone, box(state)};
            case 2: return table::Lift{gone};
            default: return speak_from_outside(state, gone);
        }
    }
    const PlayerId awaited = table::awaited(state);
    const PlayerId player =
        awaited != table::nobody && once_in(chance_, 2) ? awaited : bettor(state);
    switch (pick(8)) {
        case 0: return table::MarkAbsent{player, table::Absence::marked_away};
        case 1: return table::MarkAbsent{player, table::Absence::marked_idle};
        case 2: return table::Exclude{player};
        case 3: return table::VoidWager{player, staked_box(state)};
        case 4: return table::VacateSeat{player};
        default: return table::Leave{player};
    }
}

// Whatever a person at the table could say.
Command RandomPeople::speak_from_outside(const State& state, PlayerId player) {
    const int number = staked_box(state);
    const HandId where = hand(state);
    const table::Money stake = wager(state, player);
    switch (pick(18)) {
        case 0: return table::Hit{player, where};
        case 1: return table::Stand{player, where};
        case 2: return table::Double{player, where, table::nothing};
        case 3: return table::Split{player, where};
        case 4: return table::Stay{player, std::nullopt};
        case 5: return table::SurrenderHand{player, number};
        case 6: return table::Insure{player, number, stake, table::nobody};
        case 7: return table::Insure{player, number, stake, bettor(state)};
        case 8: return table::TakeEvenMoney{player, number};
        case 9: return table::PressButton{player, number};
        case 10: return table::Nominate{player, person(state), number};
        case 11: return table::Nominate{bettor(state), player, number};
        case 12: return table::WithdrawDouble{player, where};
        case 13: return table::Bet{player, number, stake};
        case 14: return table::CutCards{player, 60 + pick(100)};
        case 15: return table::DeclineCut{player};
        case 16: return table::ChooseDealerCard{player, number, once_in(chance_, 2)};
        default: return table::Decline{player};
    }
}

}  // namespace croupier::testkit
