// What a table's state does not keep and people still look at: how the wagers of a round ended.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "table/events.hpp"

namespace croupier::view {

// How a wager ended. The words are those of the view.
enum class ResultIs : std::uint8_t { won, lost, stand_off, surrendered, voided };

// The result of a main wager on one hand, or of an optional one on a box.
struct Result {
    table::PlayerId player{table::nobody};
    table::HandId hand{};
    std::optional<table::Option> option{};
    ResultIs is{};
    table::Money stake{};
    table::Money paid{};  // over and above the stake; what comes back of a surrendered one
    table::Money net{};
    table::Clause clause{};

    friend bool operator==(const Result&, const Result&) = default;
};

// A wager as it lay when the betting closed.
struct Wagered {
    table::PlayerId player{table::nobody};
    std::uint8_t box{0};
    std::optional<table::Option> option{};
    bool ante{false};
    table::Money amount{};

    friend bool operator==(const Wagered&, const Wagered&) = default;
};

// A fold of the table's events beside its state, bounded by the wagers of two rounds: whoever keeps
// the log can make it anew.
struct Memory {
    std::uint32_t round{0};         // that `wagers` and `results` are of
    std::vector<Wagered> wagers{};  // of the last round that was dealt
    std::vector<Result> results{};  // of the round, as far as it has come
    std::uint32_t last_round{0};    // the last that is over; 0: none
    std::vector<Result> last{};     // its results
    std::int32_t prize{0};          // that the button has shown in this round, in dollars
    std::uint8_t prize_box{0};

    friend bool operator==(const Memory&, const Memory&) = default;
};

// `before` is the table that the event is about to be applied to.
void remember(Memory& memory, const table::State& before, const table::Event& event);

}  // namespace croupier::view
