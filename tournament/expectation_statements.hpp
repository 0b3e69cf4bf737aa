// What a tournament file expects.
#pragma once

#include <optional>

#include "tournament/terms.hpp"

namespace croupier::tournament {

struct ExpectComplete {
    friend bool operator==(const ExpectComplete&, const ExpectComplete&) = default;
};

// `expect missing`, `notice` or `cites`, and a clause.
struct ExpectClause {
    Word which{};
    Word clause{};
    friend bool operator==(const ExpectClause&, const ExpectClause&) = default;
};

struct ExpectPhase {
    Word word{};
    friend bool operator==(const ExpectPhase&, const ExpectPhase&) = default;
};

// `expect entrants`, `reserves`, `carried` or `remaining`
struct ExpectCount {
    Word of{};
    int count{0};
    friend bool operator==(const ExpectCount&, const ExpectCount&) = default;
};

struct ExpectSeat {
    Name name{};
    int table{0};
    int seat{0};
    friend bool operator==(const ExpectSeat&, const ExpectSeat&) = default;
};

struct ExpectChips {
    Name name{};
    Money amount{};
    friend bool operator==(const ExpectChips&, const ExpectChips&) = default;
};

// `expect marker`, `bettor` or `leader` of a table
struct ExpectAtTable {
    Word which{};
    int table{0};
    Name name{};
    friend bool operator==(const ExpectAtTable&, const ExpectAtTable&) = default;
};

struct ExpectWarned {
    Name name{};
    friend bool operator==(const ExpectWarned&, const ExpectWarned&) = default;
};

struct ExpectTable {
    int table{0};
    bool complete{false};
    friend bool operator==(const ExpectTable&, const ExpectTable&) = default;
};

struct ExpectStanding {
    Name name{};
    int rank{0};
    friend bool operator==(const ExpectStanding&, const ExpectStanding&) = default;
};

// `expect others`, `tie`, `advances` or `eliminated`; no names after `tie`: none
struct ExpectNames {
    Word which{};
    List<Name> names{};
    friend bool operator==(const ExpectNames&, const ExpectNames&) = default;
};

// A session by its number, or the next one.
struct ExpectSession {
    std::optional<int> number{};
    std::optional<int> players{};
    std::optional<int> tables{};
    std::optional<int> heats{};
    std::optional<int> advance{};
    std::optional<int> others{};
    friend bool operator==(const ExpectSession&, const ExpectSession&) = default;
};

struct ExpectPoints {
    Name name{};
    Points points{};
    friend bool operator==(const ExpectPoints&, const ExpectPoints&) = default;
};

struct ExpectPlace {
    Name name{};
    int place{0};
    friend bool operator==(const ExpectPlace&, const ExpectPlace&) = default;
};

// `expect pool`, `commission`, `paid`, `refunds`, `bonuses` or `operator`
struct ExpectSum {
    Word of{};
    Money amount{};
    friend bool operator==(const ExpectSum&, const ExpectSum&) = default;
};

// `expect prize`, `refund` or `bonus` of a person
struct ExpectPaid {
    Word what{};
    Name name{};
    Money amount{};
    friend bool operator==(const ExpectPaid&, const ExpectPaid&) = default;
};

}  // namespace croupier::tournament
