// What a record expects of the table.
#pragma once

#include <vector>

#include "record/terms.hpp"

namespace croupier::record {

struct ExpectChips {
    Name name{};
    Money amount{};
    friend bool operator==(const ExpectChips&, const ExpectChips&) = default;
};

// The table's win, or below nothing its loss.
struct ExpectHouse {
    Money amount{};
    friend bool operator==(const ExpectHouse&, const ExpectHouse&) = default;
};

// A word that was not written says nothing about the hand.
struct ExpectTotal {
    HandRef hand{};
    int points{0};
    bool soft{false};
    bool blackjack{false};
    bool bust{false};
    friend bool operator==(const ExpectTotal&, const ExpectTotal&) = default;
};

struct ExpectCards {
    HandRef hand{};
    List<Card> cards{};
    friend bool operator==(const ExpectCards&, const ExpectCards&) = default;
};

struct ExpectWager {
    Name name{};
    HandRef hand{};
    Money amount{};
    friend bool operator==(const ExpectWager&, const ExpectWager&) = default;
};

// An optional wager without a result.
struct ExpectSide {
    Name name{};
    int box{0};
    Word option{};
    Money amount{};
    friend bool operator==(const ExpectSide&, const ExpectSide&) = default;
};

// Entries into a tournament that an optional wager has won.
struct ExpectEntries {
    Name name{};
    int count{0};
    friend bool operator==(const ExpectEntries&, const ExpectEntries&) = default;
};

// No words: `nothing` is open.
struct ExpectOffers {
    Name name{};
    HandRef hand{};
    List<Word> words{};
    friend bool operator==(const ExpectOffers&, const ExpectOffers&) = default;
};

// How many cards are left in the shoe.
struct ExpectShoe {
    int count{0};
    friend bool operator==(const ExpectShoe&, const ExpectShoe&) = default;
};

struct ExpectRackCount {
    int count{0};
    friend bool operator==(const ExpectRackCount&, const ExpectRackCount&) = default;
};

// The cards that came to the rack last.
struct ExpectRack {
    List<Card> cards{};
    friend bool operator==(const ExpectRack&, const ExpectRack&) = default;
};

// Cards that were drawn when none was due. No cards: `none`.
struct ExpectStrays {
    List<Card> cards{};
    friend bool operator==(const ExpectStrays&, const ExpectStrays&) = default;
};

// Who is offered the cut: a name, `staff` or `none`.
struct ExpectCut {
    Word who{};
    friend bool operator==(const ExpectCut&, const ExpectCut&) = default;
};

struct ExpectCites {
    Word clause{};
    friend bool operator==(const ExpectCites&, const ExpectCites&) = default;
};

struct ExpectNext {
    Name name{};
    HandRef hand{};
    friend bool operator==(const ExpectNext&, const ExpectNext&) = default;
};

struct ExpectPhase {
    Word word{};
    friend bool operator==(const ExpectPhase&, const ExpectPhase&) = default;
};

using ExpectationKinds =
    Kinds<ExpectChips, ExpectHouse, ExpectTotal, ExpectCards, ExpectWager, ExpectSide,
          ExpectEntries, ExpectOffers, ExpectShoe, ExpectRackCount, ExpectRack, ExpectStrays,
          ExpectCut, ExpectCites, ExpectNext, ExpectPhase>;

}  // namespace croupier::record
