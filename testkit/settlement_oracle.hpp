// A second opinion on settlement: what a round brings each player, worked out from the cards, the
// wagers and the values of the rules alone.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "table/events.hpp"
#include "testkit/option_wager_oracle.hpp"

namespace croupier::testkit {

class SettlementOracle {
public:
    // Takes note of an event, in the order of the log.
    void note(const table::Event& event);

    // What the round that ends with `state` must have added to each player's chips, purchases left
    // out; nothing where an official has voided some of it, or where cards of the deal were laid
    // wrongly and the round has not been put right. Cards too many on hands that were done it can
    // reckon, and a first card that came late to the dealer. Ask just before RoundEnded is applied.
    [[nodiscard]] std::optional<std::vector<table::Money>> changes(const table::State& state) const;

    // The tournament entries that it must have brought each player.
    [[nodiscard]] std::vector<std::uint32_t> entries(const table::State& state) const {
        return sides_.entries(state);
    }

private:
    struct Cover {
        table::PlayerId insurer;
        int box;
        table::PlayerId owner;
        table::Money amount;
    };
    // A wager, an Ante or a hand of one player.
    struct Mark {
        table::PlayerId player;
        int box;
        int hand{0};
    };

    void begin_round();
    void resume();
    void rewind();
    void note_cards(const table::Event& event);
    [[nodiscard]] bool is_natural(const table::PlayedHand& hand, int box) const;
    [[nodiscard]] int points(const table::Rules& rules, const table::PlayedHand& hand, int box,
                             int index) const;
    void note_main(const table::Event& event);
    void note_ante(const table::Event& event);
    [[nodiscard]] table::Money on_box(const table::State& state, int number, int index) const;
    [[nodiscard]] table::Money on_hands(const table::State& state, int number, int index) const;
    [[nodiscard]] table::Money on_cover(const table::State& state, const Cover& cover) const;
    [[nodiscard]] table::Money super_bonus(const table::State& state, int number, int index) const;
    [[nodiscard]] bool surrendered(const table::State& state, int number, int index) const;
    void add_super_bonuses(std::vector<table::Money>& changes, const table::State& state) const;
    void take_antes(std::vector<table::Money>& changes, const table::State& state) const;

    OptionWagerOracle sides_;
    std::vector<Cover> covers_;
    std::vector<Mark> to_return_;
    std::vector<Mark> surrendered_;
    std::vector<Mark> withdrawn_;  // doubles
    std::vector<Mark> antes_;
    std::vector<Mark> done_;      // hands that get no card any more
    std::vector<Mark> naturals_;  // Blackjacks that wait
    std::vector<Mark> too_many_;  // a card that came to such a hand
    bool betting_{true};
    bool voided_{false};
    bool misdealt_{false};
    std::shared_ptr<const SettlementOracle> at_first_card_;  // to which a reconstruction goes back
    std::shared_ptr<const SettlementOracle> before_;         // the round before, at its end
};

}  // namespace croupier::testkit
