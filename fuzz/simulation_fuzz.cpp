// Any bytes are a checkpoint, a strategy or a fault; what was read survives being written and read
// again.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "sim/checkpoint.hpp"
#include "sim/strategy.hpp"

namespace {

using namespace croupier::sim;

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "simulation_fuzz: %s\n", what);
    std::abort();
}

void check(const Checkpoint& checkpoint) {
    const std::string written = to_text(checkpoint);
    const ReadCheckpoint again = read_checkpoint(written);
    require(again.fault.empty(), "a checkpoint that was written cannot be read");
    require(again.checkpoint.name == checkpoint.name, "its name changed");
    require(again.checkpoint.done.totals == checkpoint.done.totals, "its totals changed");
    require(again.checkpoint.done.units == checkpoint.done.units, "its units changed");
    const Estimate box =
        estimate_of_box(checkpoint.done.totals, static_cast<double>(checkpoint.name.unit));
    require(box.standard_deviation >= 0, "a spread below nothing");
    Checkpoint twice = checkpoint;
    const bool empty = checkpoint.done.units.size() == 0;
    require(merge(twice, checkpoint).empty() == empty, "the same units were counted twice");
}

void check(const Strategy& strategy, const SimulatedTerms& terms) {
    const ReadStrategy again = read_strategy(write_strategy(strategy), terms);
    require(again.fault.empty(), "a strategy that was written cannot be read");
    require(again.strategy == strategy, "it plays otherwise");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const ReadCheckpoint checkpoint = read_checkpoint(text);
    if (checkpoint.fault.empty()) check(checkpoint.checkpoint);
    const SimulatedTerms terms;
    const ReadStrategy strategy = read_strategy(text, terms);
    if (strategy.fault.empty()) check(strategy.strategy, terms);
    return 0;
}
