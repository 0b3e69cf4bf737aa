// What was said at a table and what came of it: the form in which a table is stored and told, one
// entry for each statement that was accepted. The events are what is true; the rest says why.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "table/event_json.hpp"

namespace croupier::record {

using table::Json;
using table::JsonFault;
using table::Texts;

// Who said it: a person, an official in a role, or the clock of the house.
struct Speaker {
    std::string person{};  // empty: nobody is named
    std::string role{};    // that it was said in; empty: none
    bool bot{false};
    bool clock{false};

    friend bool operator==(const Speaker&, const Speaker&) = default;
};

struct Entry {
    std::uint64_t seq{0};  // from 1, none left out
    std::string at{};      // RFC 3339 in UTC; empty where there is no clock
    Speaker by{};
    std::string say{};  // without its subject: `bets 25 on 3`
    std::vector<table::Event> events{};
};

// An entry whose events have been applied to `state`: `{"seq","at"?,"by","say","events"}`.
[[nodiscard]] Json to_json(const table::State& state, const Entry& entry,
                           Texts texts = Texts::left_out);

// And back. `events` follows the table from entry to entry. What an entry has beside these members
// is for others.
[[nodiscard]] std::variant<Entry, JsonFault> entry_of_json(const Json& json,
                                                           table::JsonEvents& events);

}  // namespace croupier::record
