// A run on paper: what is being simulated, which units are done and what they came to. Parts of the
// same run can be told from those of another, and added up.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sim/run.hpp"

namespace croupier::sim {

// All that the result of a run depends on, and what is needed to report it.
struct RunName {
    std::string game{};
    std::string strategy{};
    int decks{0};
    int boxes{0};
    std::uint16_t shuffle_at{0};
    Parts unit{0};
    std::vector<std::string> wagers{};        // `perfect-pairs:2`, `insurance`
    std::vector<std::int32_t> wager_units{};  // parts of each that go to one unit
    std::uint64_t seed{0};
    std::uint64_t rounds{0};
    std::uint64_t fingerprint{0};  // of the rules and the strategy as they are played

    friend bool operator==(const RunName&, const RunName&) = default;
};

// So many parts of Totals::together go to a unit of the main wager, as the other function of this
// name says for the game.
[[nodiscard]] std::int64_t together_unit(const RunName& name);

// Of the very tables that the lanes walk and the wagers are judged by.
[[nodiscard]] std::uint64_t fingerprint_of(const Model& model);

struct Checkpoint {
    RunName name{};
    Done done{};
};

[[nodiscard]] std::string to_text(const Checkpoint& checkpoint);

struct ReadCheckpoint {
    Checkpoint checkpoint{};
    std::string fault{};  // empty: read
};
[[nodiscard]] ReadCheckpoint read_checkpoint(std::string_view text);

// Adds `other` to `all`; gives what stands against it: another run, or units that both have.
[[nodiscard]] std::string merge(Checkpoint& all, const Checkpoint& other);

}  // namespace croupier::sim
