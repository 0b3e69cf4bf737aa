// Where the cards and prizes of a table come from that no list names.
#pragma once

#include <span>

#include "cards/card.hpp"
#include "chance/chance.hpp"
#include "table/state.hpp"

namespace croupier::host {

class Supply {
public:
    virtual ~Supply() = default;

    // Whether it can say in which order cards come.
    [[nodiscard]] virtual bool knows_cards() const = 0;

    // Puts the cards in the order in which they come. Requires knows_cards().
    virtual void arrange(std::span<cards::Card> cards) = 0;

    // The slot, from 1, at which the button stops that was pressed at this table.
    [[nodiscard]] virtual int slot(const table::State& state) = 0;
};

// Every order of the cards is as likely as another, and so is every slot of the button.
class ByChance final : public Supply {
public:
    explicit ByChance(chance::Source& source) : ByChance(source, source) {}
    ByChance(chance::Source& cards, chance::Source& prizes) : cards_(cards), prizes_(prizes) {}

    [[nodiscard]] bool knows_cards() const override { return true; }
    void arrange(std::span<cards::Card> cards) override { chance::shuffle(cards, cards_); }
    [[nodiscard]] int slot(const table::State& state) override { return any_slot(state, prizes_); }

    [[nodiscard]] static int any_slot(const table::State& state, chance::Source& source);

private:
    chance::Source& cards_;
    chance::Source& prizes_;
};

}  // namespace croupier::host
