#include "testkit/cards_accounted.hpp"

#include <array>
#include <cstddef>
#include <span>

#include <fmt/core.h>

namespace croupier::testkit {
namespace {

using table::Box;
using table::Card;
using table::PlayedHand;
using table::State;

using Counts = std::array<int, cards::cards_per_deck>;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// How often each card lies outside the shoe.
Counts outside(const State& state) {
    Counts seen{};
    const auto count = [&](std::span<const Card> list) {
        for (const Card card : list) ++seen[at(card.index())];
    };
    count(state.cards.discards);
    for (const table::Stray& stray : state.cards.strays) count({&stray.card, 1});
    if (!state.round.dealer.removed) count(state.round.dealer.cards.cards());
    for (const Box& box : state.round.boxes) {
        for (int hand = 0; hand < box.hand_count; ++hand) {
            const PlayedHand& played = box.hands[at(hand)];
            if (!played.removed) count(played.cards.cards());
        }
    }
    return seen;
}

}  // namespace

std::string cards_amiss(const State& state) {
    const Counts seen = outside(state);
    for (int index = 0; index < cards::cards_per_deck; ++index) {
        const auto card = Card::at(index);
        const int all = seen[at(index)] + state.cards.shoe.held(card);
        const bool left_out =
            card.rank == cards::Rank::ten && state.rules().deck.value == cards::Deck::without_tens;
        if (all == (left_out ? 0 : state.setup.decks)) continue;
        return fmt::format("{} of the {} in {} decks", all, cards::spoken(card), state.setup.decks);
    }
    // Cards that were burnt unseen are among those that the shoe counts as held.
    if (state.cards.burnt_unseen < 0 || state.cards_in_shoe() < 0) {
        return fmt::format("{} cards are burnt unseen, and {} were held", state.cards.burnt_unseen,
                           state.cards.shoe.cards_held());
    }
    if (state.cards.shoe.cards_known() > state.cards_in_shoe()) {
        return fmt::format("the order of {} cards is known, and {} are in the shoe",
                           state.cards.shoe.cards_known(), state.cards_in_shoe());
    }
    if (const auto card = state.cards.shoe.cannot_hold(state.cards.shoe.order())) {
        return fmt::format("the shoe would give a {} that it does not hold", cards::spoken(*card));
    }
    return {};
}

}  // namespace croupier::testkit
