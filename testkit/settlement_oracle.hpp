// A second opinion on settlement: what a round brings each player, worked out from the cards, the
// wagers and the values of the rules alone.
#pragma once

#include <optional>
#include <vector>

#include "table/events.hpp"

namespace croupier::testkit {

class SettlementOracle {
public:
    // Takes note of an event, in the order of the log.
    void note(const table::Event& event);

    // What the round that ends with `state` must have added to each player's chips, purchases left
    // out; nothing where an official has voided some of it. Ask just before RoundEnded is applied.
    [[nodiscard]] std::optional<std::vector<table::Money>> changes(const table::State& state) const;

private:
    struct Cover {
        table::PlayerId insurer;
        int box;
        table::PlayerId owner;
        table::Money amount;
    };
    struct ToReturn {
        table::PlayerId player;
        int box;
    };

    void forget(table::PlayerId player, int box);
    [[nodiscard]] table::Money on_box(const table::State& state, int number, int index) const;
    [[nodiscard]] table::Money on_cover(const table::State& state, const Cover& cover) const;

    std::vector<Cover> covers_;
    std::vector<ToReturn> to_return_;
    bool voided_{false};
};

}  // namespace croupier::testkit
