#include "host/supply.hpp"

#include "table/commands.hpp"

namespace croupier::host {

int ByChance::any_slot(const table::State& state, chance::Source& source) {
    const auto slots = static_cast<std::uint64_t>(table::slots_of_pressed_button(state));
    return 1 + static_cast<int>(source.below(slots));
}

}  // namespace croupier::host
