// Plays whole rounds on the table engine that people play on, by a strategy of the simulator's: one
// player on each box, one main wager, optional wagers of one unit, and what goes beside them.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "host/host.hpp"
#include "sim/strategy.hpp"
#include "sim/wagers.hpp"

namespace croupier::players {

// A dollar: every payment of the books is whole in half dollars.
inline constexpr ledger::Money unit{100};

class Strategist {
public:
    // Gives the slot, from 1, at which the button stops that has so many.
    using Button = std::function<int(std::size_t box, int slots)>;

    // Requires a setup of the game that the strategy is for.
    Strategist(table::Setup setup, const sim::Strategy& strategy,
               std::vector<sim::LaidWager> wagers, Button button,
               const sim::OtherWagers& other_wagers = {});

    // Puts these cards into the shoe, in this order. Requires whole decks.
    void load(std::span<const cards::Card> order);

    // Deals and plays a round.
    void play();

    // What the last round brought.
    struct BoxResult {
        ledger::Money main{};
        std::vector<ledger::Money> wagers{};       // in the order in which they were given
        std::optional<ledger::Money> insurance{};  // where it was laid
        bool insurance_won{false};
        ledger::Money super_bonus{};
        ledger::Money ante{};
        bool split{false};
        bool doubled{false};
        bool surrender{false};
        bool bust{false};
        bool blackjack{false};
    };
    [[nodiscard]] const std::vector<BoxResult>& results() const { return results_; }
    [[nodiscard]] bool dealer_bust() const { return state().round.dealer.total().bust(); }
    [[nodiscard]] int cards_left() const { return state().cards.shoe.cards_known(); }
    [[nodiscard]] const table::State& state() const { return host_.state(); }

private:
    // The prizes of the button; cards are loaded, and none is ever missing.
    class Prizes final : public host::Supply {
    public:
        explicit Prizes(Button button) : button_(std::move(button)) {}
        [[nodiscard]] bool knows_cards() const override { return true; }
        void arrange(std::span<cards::Card> cards) override;
        [[nodiscard]] int slot(const table::State& state) override;

    private:
        Button button_;
    };

    void perform(const table::Command& command);
    void answer();
    void insure_hands();
    void note_events();
    void surrender_hands();
    void press_button();
    void decide();
    bool withdraw_double();
    [[nodiscard]] std::size_t first_card() const;
    void note_results();

    Prizes prizes_;
    host::Host host_;
    const sim::Strategy& strategy_;
    std::vector<sim::LaidWager> wagers_;
    sim::OtherWagers other_wagers_;
    std::vector<ledger::Money> held_{};  // by each player before the round
    std::vector<BoxResult> results_{};
};

}  // namespace croupier::players
