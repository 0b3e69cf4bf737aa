// A second opinion on settlement: what a round brings each player, worked out from the cards, the
// wagers and the values of the rules alone.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "table/events.hpp"
#include "testkit/side_wager_oracle.hpp"

namespace croupier::testkit {

class SettlementOracle {
public:
    // Takes note of an event, in the order of the log.
    void note(const table::Event& event);

    // What the round that ends with `state` must have added to each player's chips, purchases left
    // out; nothing where an official has voided some of it, or where a card was laid wrongly and
    // the round has not been put right. Ask just before RoundEnded is applied.
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
    void rewind();
    void note_main(const table::Event& event);
    void note_ante(const table::Event& event);
    [[nodiscard]] table::Money on_box(const table::State& state, int number, int index) const;
    [[nodiscard]] table::Money on_hands(const table::State& state, int number, int index) const;
    [[nodiscard]] table::Money on_cover(const table::State& state, const Cover& cover) const;
    [[nodiscard]] table::Money super_bonus(const table::State& state, int number, int index) const;
    [[nodiscard]] bool surrendered(const table::State& state, int number, int index) const;
    void add_super_bonuses(std::vector<table::Money>& changes, const table::State& state) const;
    void take_antes(std::vector<table::Money>& changes, const table::State& state) const;

    SideWagerOracle sides_;
    std::vector<Cover> covers_;
    std::vector<Mark> to_return_;
    std::vector<Mark> surrendered_;
    std::vector<Mark> withdrawn_;  // doubles
    std::vector<Mark> antes_;
    bool betting_{true};
    bool voided_{false};
    bool misdealt_{false};
    std::shared_ptr<const SettlementOracle> at_first_card_;  // to which a reconstruction goes back
};

}  // namespace croupier::testkit
