// The person at the terminal.
#pragma once

#include <string>
#include <vector>

#include "table/state.hpp"

namespace croupier::apps {

struct BoxWager {
    int box{0};
    ledger::Money amount{};
};

struct Guest {
    std::string name;
    table::PlayerId id{table::nobody};
    std::vector<int> boxes{};            // where `bet 25` goes
    std::vector<BoxWager> last_round{};  // what `rebet` puts down again
};

// So many boxes in a row from the seat on, or the last ones where the layout ends.
[[nodiscard]] std::vector<int> boxes_from(int seat, int count, int boxes_on_layout);

}  // namespace croupier::apps
