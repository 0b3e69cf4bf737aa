// What is done with the cards before and beside the play, and by a dealer who is worked by hand.
#pragma once

#include <optional>

#include "record/terms.hpp"
#include "table/card_room.hpp"

namespace croupier::record {

// Before a round.

// How many there were, if that is written.
struct ChecksCards {
    Role by{Role::dealer};
    std::optional<int> counted{};
    friend bool operator==(const ChecksCards&, const ChecksCards&) = default;
};

// `pre-checked` or `pre-shuffled`; empty: neither.
struct BringsCards {
    Role by{Role::operator_};
    Word word{};
    friend bool operator==(const BringsCards&, const BringsCards&) = default;
};

// A step of mixing cards that are new to the table.
struct MixesCards {
    Role by{Role::dealer};
    table::Mix mix{};
    friend bool operator==(const MixesCards&, const MixesCards&) = default;
};

struct Shuffles {
    Role by{Role::dealer};
    bool alone{false};  // and nobody is asked: the staff cuts, and the cutting card goes in
    friend bool operator==(const Shuffles&, const Shuffles&) = default;
};

// Cards count from the front.
struct Cuts {
    Name name{};
    int cards{0};
    friend bool operator==(const Cuts&, const Cuts&) = default;
};

struct StaffCuts {
    Role by{Role::dealer};
    int cards{0};
    friend bool operator==(const StaffCuts&, const StaffCuts&) = default;
};

struct DeclinesCut {
    Name name{};
    friend bool operator==(const DeclinesCut&, const DeclinesCut&) = default;
};

// Cards count from the back.
struct PlacesCuttingCard {
    Role by{Role::dealer};
    int cards{0};
    friend bool operator==(const PlacesCuttingCard&, const PlacesCuttingCard&) = default;
};

struct Burns {
    Role by{Role::dealer};
    friend bool operator==(const Burns&, const Burns&) = default;
};

struct OrdersBurn {
    Role by{Role::operator_};
    friend bool operator==(const OrdersBurn&, const OrdersBurn&) = default;
};

struct OrdersShuffle {
    Role by{Role::supervisor};
    friend bool operator==(const OrdersShuffle&, const OrdersShuffle&) = default;
};

// Says which of two cutting cards brings the shuffle.
struct OrdersShuffleAt {
    Role by{Role::supervisor};
    bool front{false};
    friend bool operator==(const OrdersShuffleAt&, const OrdersShuffleAt&) = default;
};

struct ReplacesCards {
    Role by{Role::operator_};
    friend bool operator==(const ReplacesCards&, const ReplacesCards&) = default;
};

struct ReplacesCard {
    Role by{Role::operator_};
    Card card{};
    friend bool operator==(const ReplacesCard&, const ReplacesCard&) = default;
};

// `hand`, `automatic` or `continuous`.
struct ReplacesShoe {
    Role by{Role::operator_};
    Word word{};
    friend bool operator==(const ReplacesShoe&, const ReplacesShoe&) = default;
};

// The dealer by hand.

struct DrawsTo {
    Role by{Role::dealer};
    HandRef hand{};
    friend bool operator==(const DrawsTo&, const DrawsTo&) = default;
};

struct Draws {
    Role by{Role::dealer};
    friend bool operator==(const Draws&, const Draws&) = default;
};

struct Exposes {
    Role by{Role::dealer};
    friend bool operator==(const Exposes&, const Exposes&) = default;
};

struct MisplacesTo {
    Role by{Role::dealer};
    HandRef hand{};
    friend bool operator==(const MisplacesTo&, const MisplacesTo&) = default;
};

struct Skips {
    Role by{Role::dealer};
    HandRef hand{};
    friend bool operator==(const Skips&, const Skips&) = default;
};

// The dealer does not see that an Ante is missing.
struct OverlooksAnte {
    Role by{Role::dealer};
    int box{0};
    friend bool operator==(const OverlooksAnte&, const OverlooksAnte&) = default;
};

// The dealer goes on without the offer.
struct OverlooksInsurance {
    Role by{Role::dealer};
    friend bool operator==(const OverlooksInsurance&, const OverlooksInsurance&) = default;
};

// Errors noticed and put right.

struct FindsAnteMissing {
    Role by{Role::dealer};
    int box{0};
    friend bool operator==(const FindsAnteMissing&, const FindsAnteMissing&) = default;
};

// Anything but a missing Ante. Box 0 is the dealer, or that no box belongs here.
struct Finds {
    Role by{Role::dealer};
    table::Finding finding{table::Finding::burn_missing};
    int box{0};
    friend bool operator==(const Finds&, const Finds&) = default;
};

struct AnnouncesReconstruction {
    Role by{Role::supervisor};
    friend bool operator==(const AnnouncesReconstruction&,
                           const AnnouncesReconstruction&) = default;
};

struct Reconstructs {
    Role by{Role::supervisor};
    friend bool operator==(const Reconstructs&, const Reconstructs&) = default;
};

// Of the `shoe` or of the `button`; empty: the one that can be meant. `mechanical`, `electrical` or
// `other`; empty: not said.
struct DeclaresMalfunction {
    Role by{Role::supervisor};
    Word word{};
    Word machine{};
    friend bool operator==(const DeclaresMalfunction&, const DeclaresMalfunction&) = default;
};

struct DeclaresRepair {
    Role by{Role::supervisor};
    Word machine{};
    friend bool operator==(const DeclaresRepair&, const DeclaresRepair&) = default;
};

using CardKinds =
    Kinds<ChecksCards, BringsCards, MixesCards, Shuffles, Cuts, StaffCuts, DeclinesCut,
          PlacesCuttingCard, Burns, OrdersBurn, OrdersShuffle, OrdersShuffleAt, ReplacesCards,
          ReplacesCard, ReplacesShoe, DrawsTo, Draws, Exposes, MisplacesTo, Skips, OverlooksAnte,
          OverlooksInsurance, FindsAnteMissing, Finds, AnnouncesReconstruction, Reconstructs,
          DeclaresMalfunction, DeclaresRepair>;

}  // namespace croupier::record
