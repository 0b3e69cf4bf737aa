// What the header of a record says: the game, and what the table offers.
#pragma once

#include <cstdint>
#include <vector>

#include "record/terms.hpp"

namespace croupier::record {

struct RulesIs {
    Word game{};
    friend bool operator==(const RulesIs&, const RulesIs&) = default;
};

struct With {
    Word option{};
    int scale{1};
    friend bool operator==(const With&, const With&) = default;
};

// Other tables of the casino offer the wager at this scale.
struct Elsewhere {
    Word option{};
    int scale{1};
    friend bool operator==(const Elsewhere&, const Elsewhere&) = default;
};

struct SetDecks {
    int count{0};
    friend bool operator==(const SetDecks&, const SetDecks&) = default;
};

struct SetBoxes {
    int count{0};
    friend bool operator==(const SetBoxes&, const SetBoxes&) = default;
};

// An empty option stands for the main wager.
struct SetLimits {
    Word option{};
    Money minimum{};
    Money maximum{};
    friend bool operator==(const SetLimits&, const SetLimits&) = default;
};

struct SetStep {
    Money amount{};
    friend bool operator==(const SetStep&, const SetStep&) = default;
};

struct SetChips {
    List<Money> denominations{};
    friend bool operator==(const SetChips&, const SetChips&) = default;
};

struct SetSoft17 {
    bool hit{false};
    friend bool operator==(const SetSoft17&, const SetSoft17&) = default;
};

struct SetBlackjackOdds {
    Ratio odds{};
    friend bool operator==(const SetBlackjackOdds&, const SetBlackjackOdds&) = default;
};

struct SetInsuranceForOthers {
    bool on{false};
    friend bool operator==(const SetInsuranceForOthers&, const SetInsuranceForOthers&) = default;
};

struct SetAnte {
    Money amount{};
    friend bool operator==(const SetAnte&, const SetAnte&) = default;
};

struct SetAnteWaivedFrom {
    Money amount{};
    friend bool operator==(const SetAnteWaivedFrom&, const SetAnteWaivedFrom&) = default;
};

// `hand`, `automatic` or `continuous`.
struct SetShoe {
    Word word{};
    friend bool operator==(const SetShoe&, const SetShoe&) = default;
};

struct SetCuttingCards {
    int count{0};
    friend bool operator==(const SetCuttingCards&, const SetCuttingCards&) = default;
};

// The colours of the backs; no second: all cards have the same.
struct SetBacks {
    Word first{};
    Word second{};
    friend bool operator==(const SetBacks&, const SetBacks&) = default;
};

struct SetRule {
    Word name{};
    Word value{};
    friend bool operator==(const SetRule&, const SetRule&) = default;
};

struct SetReading {
    Word key{};
    Word value{};
    friend bool operator==(const SetReading&, const SetReading&) = default;
};

struct SetDealer {
    bool manual{false};
    friend bool operator==(const SetDealer&, const SetDealer&) = default;
};

struct Seed {
    std::uint64_t value{0};
    friend bool operator==(const Seed&, const Seed&) = default;
};

using HeaderKinds =
    Kinds<RulesIs, With, Elsewhere, SetDecks, SetBoxes, SetLimits, SetStep, SetChips, SetSoft17,
          SetBlackjackOdds, SetInsuranceForOthers, SetAnte, SetAnteWaivedFrom, SetShoe,
          SetCuttingCards, SetBacks, SetRule, SetReading, SetDealer, Seed>;

}  // namespace croupier::record
