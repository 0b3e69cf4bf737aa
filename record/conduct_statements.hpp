// How people behave at the table, and what is done about it.
#pragma once

#include "record/terms.hpp"

namespace croupier::record {

// Officials.

// Who holds a role. The rank is `game`, `casino` or `manager`, of a supervisor only; empty: not
// said.
struct NamesStaff {
    Role role{Role::supervisor};
    Name person{};
    Word rank{};
    friend bool operator==(const NamesStaff&, const NamesStaff&) = default;
};

struct Excludes {
    Role by{Role::supervisor};
    Name name{};
    friend bool operator==(const Excludes&, const Excludes&) = default;
};

struct Seizes {
    Role by{Role::supervisor};
    Money amount{};
    Name name{};
    friend bool operator==(const Seizes&, const Seizes&) = default;
};

// A device that a player has used.
struct Confiscates {
    Role by{Role::supervisor};
    Name name{};
    friend bool operator==(const Confiscates&, const Confiscates&) = default;
};

struct Detains {
    Role by{Role::supervisor};
    Name name{};
    friend bool operator==(const Detains&, const Detains&) = default;
};

// Gives up the seat of a player who does not play.
struct Vacates {
    Role by{Role::operator_};
    Name name{};
    friend bool operator==(const Vacates&, const Vacates&) = default;
};

struct DecidesDispute {
    Role by{Role::operator_};
    friend bool operator==(const DecidesDispute&, const DecidesDispute&) = default;
};

// The player is not content with what was said.
struct LeavesDispute {
    Role by{Role::operator_};
    friend bool operator==(const LeavesDispute&, const LeavesDispute&) = default;
};

// Chips that no wager has won.
struct Pays {
    Role by{Role::dealer};
    Name name{};
    Money amount{};
    friend bool operator==(const Pays&, const Pays&) = default;
};

// Of a player who is going to be restricted.
struct NotifiesInspector {
    Role by{Role::operator_};
    Name name{};
    friend bool operator==(const NotifiesInspector&, const NotifiesInspector&) = default;
};

// People.

struct Disputes {
    Name name{};
    friend bool operator==(const Disputes&, const Disputes&) = default;
};

struct Asks {
    Name name{};
    table::Request request{};
    friend bool operator==(const Asks&, const Asks&) = default;
};

// For advice.
struct AsksOther {
    Name name{};
    Name other{};
    friend bool operator==(const AsksOther&, const AsksOther&) = default;
};

struct Advises {
    Name name{};
    Name other{};
    friend bool operator==(const Advises&, const Advises&) = default;
};

// A private bet.
struct BetsAgainst {
    Name name{};
    Money amount{};
    Name other{};
    friend bool operator==(const BetsAgainst&, const BetsAgainst&) = default;
};

struct TakesNotes {
    Name name{};
    friend bool operator==(const TakesNotes&, const TakesNotes&) = default;
};

using ConductKinds = Kinds<NamesStaff, Excludes, Seizes, Confiscates, Detains, Vacates,
                           DecidesDispute, LeavesDispute, Pays, NotifiesInspector, Disputes, Asks,
                           AsksOther, Advises, BetsAgainst, TakesNotes>;

}  // namespace croupier::record
