// The powers of those who run the table.
#pragma once

#include <cstdint>

#include "record/terms.hpp"

namespace croupier::record {

struct Opens {
    Role by{Role::operator_};
    friend bool operator==(const Opens&, const Opens&) = default;
};

struct Closes {
    Role by{Role::operator_};
    friend bool operator==(const Closes&, const Closes&) = default;
};

struct AnnouncesLimits {
    Role by{Role::operator_};
    Money minimum{};
    Money maximum{};
    friend bool operator==(const AnnouncesLimits&, const AnnouncesLimits&) = default;
};

// An optional wager will be offered at another scale.
struct AnnouncesScale {
    Role by{Role::operator_};
    Word option{};
    int scale{1};
    std::int64_t minutes{0};  // from now
    friend bool operator==(const AnnouncesScale&, const AnnouncesScale&) = default;
};

struct ChangesScale {
    Role by{Role::operator_};
    Word option{};
    int scale{1};
    friend bool operator==(const ChangesScale&, const ChangesScale&) = default;
};

struct AnnouncesClosure {
    Role by{Role::operator_};
    friend bool operator==(const AnnouncesClosure&, const AnnouncesClosure&) = default;
};

// A minimum of nothing is that of the sign.
struct Allows {
    Role by{Role::operator_};
    Name name{};
    Money minimum{};
    Money maximum{};
    int box{0};
    friend bool operator==(const Allows&, const Allows&) = default;
};

// `minimum` or `single-box`.
struct Restricts {
    Role by{Role::operator_};
    Name name{};
    Word word{};
    friend bool operator==(const Restricts&, const Restricts&) = default;
};

// Ends every restriction, and an exclusion.
struct Lifts {
    Role by{Role::operator_};
    Name name{};
    friend bool operator==(const Lifts&, const Lifts&) = default;
};

struct VoidsHand {
    Role by{Role::supervisor};
    HandRef hand{};
    friend bool operator==(const VoidsHand&, const VoidsHand&) = default;
};

// The present round, or the one of that number.
struct VoidsRound {
    Role by{Role::supervisor};
    int round{0};
    friend bool operator==(const VoidsRound&, const VoidsRound&) = default;
};

struct VoidsLastRound {
    Role by{Role::supervisor};
    friend bool operator==(const VoidsLastRound&, const VoidsLastRound&) = default;
};

// An empty option stands for the main wager, and those that go with it; `insurance` may stand
// there.
struct VoidsWager {
    Role by{Role::supervisor};
    Name name{};
    int box{0};
    Word option{};
    friend bool operator==(const VoidsWager&, const VoidsWager&) = default;
};

struct CallsFinalThree {
    Role by{Role::supervisor};
    friend bool operator==(const CallsFinalThree&, const CallsFinalThree&) = default;
};

struct OrdersFaceDown {
    Role by{Role::supervisor};
    friend bool operator==(const OrdersFaceDown&, const OrdersFaceDown&) = default;
};

struct ApprovesFaceDown {
    Role by{Role::inspector};
    friend bool operator==(const ApprovesFaceDown&, const ApprovesFaceDown&) = default;
};

// A member of the staff presses in the place of a player. The slot is as in PressesButton.
struct StaffPresses {
    Role by{Role::dealer};
    int box{0};
    int slot{0};
    friend bool operator==(const StaffPresses&, const StaffPresses&) = default;
};

// The button goes off although nobody who may has pressed it.
struct StaffTriggers {
    Role by{Role::dealer};
    int box{0};
    int slot{0};
    friend bool operator==(const StaffTriggers&, const StaffTriggers&) = default;
};

// `absent` or `idle`.
struct Marks {
    Role by{Role::supervisor};
    Name name{};
    Word word{};
    friend bool operator==(const Marks&, const Marks&) = default;
};

struct Reassigns {
    Role by{Role::operator_};
    int box{0};
    Name name{};
    friend bool operator==(const Reassigns&, const Reassigns&) = default;
};

struct PermitsBettors {
    Role by{Role::operator_};
    int count{0};
    friend bool operator==(const PermitsBettors&, const PermitsBettors&) = default;
};

struct PermitsNotes {
    Role by{Role::operator_};
    friend bool operator==(const PermitsNotes&, const PermitsNotes&) = default;
};

struct PermitsBoxes {
    Role by{Role::operator_};
    Name name{};
    int count{0};
    friend bool operator==(const PermitsBoxes&, const PermitsBoxes&) = default;
};

struct RefusesWager {
    Role by{Role::dealer};
    Name name{};
    int box{0};
    friend bool operator==(const RefusesWager&, const RefusesWager&) = default;
};

using OfficialKinds =
    Kinds<Opens, Closes, AnnouncesLimits, AnnouncesScale, ChangesScale, AnnouncesClosure, Allows,
          Restricts, Lifts, VoidsHand, VoidsRound, VoidsLastRound, VoidsWager, CallsFinalThree,
          OrdersFaceDown, ApprovesFaceDown, StaffPresses, StaffTriggers, Marks, Reassigns,
          PermitsBettors, PermitsNotes, PermitsBoxes, RefusesWager>;

}  // namespace croupier::record
