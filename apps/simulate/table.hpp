// The same simulation on the table engine that people play on: slow, and beyond doubt.
#pragma once

#include <atomic>
#include <functional>

#include "apps/simulate/setup.hpp"

namespace croupier::apps {

// Stops between rounds when told to. Calls `progress` now and then.
[[nodiscard]] sim::Totals play_on_table(const Simulation& simulation,
                                        const std::atomic<bool>& stopped,
                                        const std::function<void(const sim::Totals&)>& progress);

}  // namespace croupier::apps
