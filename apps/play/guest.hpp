// The person at the terminal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/commands.hpp"

namespace croupier::apps {

// Chips that the guest puts down on a box: the main wager, an optional one, or the Ante.
struct GuestWager {
    int box{0};
    ledger::Money amount{};
    std::optional<table::Option> option{};
    bool is_ante{false};
};

struct Guest {
    std::string name;
    table::PlayerId id{table::nobody};
    std::vector<int> boxes{};              // where `bet 25` goes
    std::vector<GuestWager> last_round{};  // what `rebet` puts down again, without the Antes
};

// So many boxes in a row from the seat on, or the last ones where the layout ends.
[[nodiscard]] std::vector<int> boxes_from(int seat, int count, int boxes_on_layout);

// A wager as a statement of the record.
[[nodiscard]] std::string statement_of(const Guest& guest, const GuestWager& wager);

// The same wagers, each main one followed by the Ante that the guest would owe for it.
[[nodiscard]] std::vector<GuestWager> with_antes(const table::State& state, const Guest& guest,
                                                 const std::vector<GuestWager>& wagers);

}  // namespace croupier::apps
