// Wagers that go back before the first card of their round, and what can be taken from whom.
#include "table/returning.hpp"

#include <algorithm>

#include "table/antes.hpp"
#include "table/options.hpp"
#include "table/powers.hpp"
#include "table/stepping.hpp"

namespace croupier::table {
namespace {

// Whether no card of the round has come, so that every wager still lies as it was placed.
bool before_first_card(const State& state) {
    if (state.round.stage == Stage::betting) return true;
    if (state.round.stage != Stage::first_cards || !state.round.dealer.cards.empty()) return false;
    return std::all_of(state.round.boxes.begin(), state.round.boxes.end(),
                       [](const Box& box) { return box.hands[0].cards.empty(); });
}

// Takes the wagers of a player off one box before the first card, with what goes with them.
void clear_box(Deciding& d, const Because& because, PlayerId player, int number) {
    const Box& box = d.s.box(number);
    const int index = bettor_index(box, player);
    if (index < 0) return;
    if (d.s.round.stage != Stage::betting) return void_bettor(d, because, number, index);
    d.emit(because, WagerWithdrawn{player, u8(number), box.bettors[at(index)].placed});
    release_option_wagers(d, player, number);
    release_antes(d, player, number);
}

}  // namespace

Money takeable_from(const State& state, PlayerId player) {
    return state.player(player).left ? nothing : chips_of(state, player);
}

void return_before_cards(Deciding& d, const Because& because, PlayerId player) {
    if (!before_first_card(d.s)) return;
    Steps steps(d.s, d.events());
    for (int number = 1; number <= d.s.setup.boxes; ++number) {
        steps.take([&](Deciding& e) { clear_box(e, because, player, number); });
        // Optional wagers on the boxes of others, and an Ante without a wager.
        steps.take([&](Deciding& e) {
            (void)void_option_wagers_alone(e, because, player, number, std::nullopt);
            if (e.s.round.stage == Stage::betting) release_antes(e, player, number);
        });
    }
}

// What a player has won in an earlier round and wagered again: before the first card it lies on the
// layout as it was placed, and goes back as far as the chips in hand do not suffice.
void take_back_winnings(Deciding& d, const Because& because, std::uint32_t round) {
    if (!before_first_card(d.s)) return;
    ledger::Ledger undone = d.s.ledger;
    undone.reverse_finished(round);
    Steps steps(d.s, d.events());
    for (std::size_t p = 0; p < d.s.people.players.size(); ++p) {
        const auto player = static_cast<PlayerId>(p);
        if (d.s.player(player).left) continue;
        const Money lacking = nothing - undone.balance(accounts::stack(player));
        const Money held = chips_of(d.s, player);
        for (int number = d.s.setup.boxes; number >= 1; --number) {
            if (chips_of(steps.state(), player) - held >= lacking) break;
            steps.take([&](Deciding& e) { clear_box(e, because, player, number); });
            steps.take([&](Deciding& e) {
                (void)void_option_wagers_alone(e, because, player, number, std::nullopt);
            });
        }
    }
}

}  // namespace croupier::table
