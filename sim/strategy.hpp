// How a player plays: a decision for every hand against every first card of the dealer's.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "sim/hand.hpp"
#include "sim/simulated_terms.hpp"

namespace croupier::sim {

enum class Act : std::uint8_t { stand, hit, double_down, split, surrender };

// One cell of a strategy, as its letters say it: what is wanted, and what else where the rules do
// not allow that.
enum class Choice : std::uint8_t {
    hit,                 // H
    stand,               // S
    double_or_hit,       // D
    double_or_stand,     // Ds
    split,               // P
    surrender_or_hit,    // R
    surrender_or_stand,  // Rs
};
[[nodiscard]] std::string_view to_string(Choice choice);
[[nodiscard]] std::optional<Choice> parse_choice(std::string_view text);

// Where a hand comes from: dealt, or by splitting a pair of some value.
inline constexpr std::size_t dealt = values;

// What the rules leave open to a hand.
struct Open {
    bool stand{true};
    bool double_down{false};
    bool split{false};
    bool surrender{false};
};

// Whether the rules let a hand double that is still being played.
[[nodiscard]] bool may_double(const SimulatedTerms& terms, const Hand& hand);

struct Strategy {
    using ByFirst = std::array<Choice, values>;  // by the dealer's first card, the ace first

    std::array<ByFirst, best_total + 1> hard{};  // by total, from 4
    std::array<ByFirst, best_total + 1> soft{};  // by total, from 12
    std::array<ByFirst, values> pair{};  // a dealt pair; P falls to its total where it is not open
    std::array<std::array<bool, values>, values> splits_again{};  // by value and first card
    // A doubled hand of this total whose doubled part is taken back, where the rules allow it.
    std::array<std::array<bool, values>, best_total + 1> withdraws{};

    bool even_money{false};  // taken on a Blackjack against an ace, where the rules have it

    // Decisions that hang on the very cards of a hand, over and above the tables: by cards_key.
    std::unordered_map<std::uint64_t, Choice> by_cards{};
    [[nodiscard]] static std::uint64_t cards_key(const Hand& hand, std::size_t first,
                                                 std::size_t origin);

    // What the player does with a hand of two cards or more that the rules leave a choice.
    [[nodiscard]] Act act(const Hand& hand, std::size_t first, std::size_t origin,
                          const Open& open) const;

    friend bool operator==(const Strategy&, const Strategy&) = default;
};

// Reads a strategy from text: a row for each total or pair, a column for each first card.
//
//     #          A  2  3  4  5  6  7  8  9  T
//     hard 9     H  H  D  D  D  D  H  H  H  H
//     soft 18    H  S  Ds Ds Ds Ds S  S  H  H
//     pair 8     P  P  P  P  P  P  P  P  P  H
//     again 8    y  y  y  y  y  y  y  y  y  n
//     withdraw 12 n n  n  n  n  n  y  y  y  y
//     even-money y
//
// Rows `again`, `withdraw` and `even-money` may be left out: pairs are then split again, doubles
// left alone, even money not taken. A cell that asks for what the rules never allow such a hand is
// a fault; one that some hands of its row may do is not, and the others do what else it says.
struct ReadStrategy {
    Strategy strategy{};
    std::string fault{};  // empty: read; otherwise what is wrong and in which line
};
[[nodiscard]] ReadStrategy read_strategy(std::string_view text, const SimulatedTerms& terms);
[[nodiscard]] std::string write_strategy(const Strategy& strategy);

}  // namespace croupier::sim
