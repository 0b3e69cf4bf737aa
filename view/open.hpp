// What is open to somebody now, and what is not and why: each as decide() answers it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/commands.hpp"
#include "view/memory.hpp"
#include "view/viewer.hpp"

namespace croupier::view {

// From the least to the most in steps, as they are written: money, or a number of cards.
struct Amounts {
    std::string least;
    std::string most;
    std::string step;

    friend bool operator==(const Amounts&, const Amounts&) = default;
};

// Where an offer stands among all: the same from view to view. What it is about is part of it.
struct Offer {
    int order{0};
    std::string_view offer{};  // `double`; for an official the words of the statement
    std::string hand{};        // `3.2`; empty: none
    int box{0};                // 0: none
    std::optional<table::Option> option{};
    bool insurance{false};            // takes insurance back, not a wager
    PlayerId whose{nobody};           // the other whom it names
    std::optional<table::Role> as{};  // for officials

    friend bool operator==(const Offer&, const Offer&) = default;
};

struct Open : Offer {
    std::string say{};     // accepted as it stands: `doubles 3 10`
    std::string amount{};  // the same with `{}` for the amount; empty: there is none to choose
    Amounts amounts{};
    std::optional<table::Money> cost{};  // of what is said as it stands
    table::Clause clause{};
};

struct Closed : Offer {
    table::Clause clause{};
    std::string text{};
};

struct Choices {
    std::vector<Open> open{};      // in order
    std::vector<Closed> closed{};  // in order
};

// What whoever runs the table says beside the book.
struct HouseSays {
    bool frozen{false};                    // players are refused with the house's clause
    std::optional<table::Money> wallet{};  // what can still be bought for
    std::optional<bool> ready{};           // of a viewer who may say `ready` or `waits`
};

// Everything of the fixed list of offers that the viewer could say now and would be accepted, and
// of what they might want on hands and boxes of theirs that which is refused.
[[nodiscard]] Choices choices_of(const State& state, const Viewer& viewer, const Memory& memory,
                                 const HouseSays& house = {});

}  // namespace croupier::view
