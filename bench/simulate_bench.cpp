// The simulator on one core: rounds a second, each time with the expectation that was found held
// against the one that is known.
#include <cmath>
#include <cstdlib>

#include <benchmark/benchmark.h>
#include <fmt/core.h>

#include "players/strategies.hpp"
#include "rulebooks/registry.hpp"
#include "sim/lane.hpp"
#include "sim/run.hpp"

namespace {

using namespace croupier;

// In units; of a fresh shuffle from the exact analysis, of a shoe from earlier runs of fifteen
// billion rounds, which leave it uncertain by a little.
struct Known {
    double expectation;
    double uncertain{0};  // by so much
};

struct Table {
    const char* game;
    int boxes{1};
    bool fresh{false};
    bool basic{true};
    std::vector<sim::LaidWager> wagers{};
    const char* target{""};
};

void require(bool holds, const std::string& what) {
    if (holds) return;
    fmt::print(stderr, "benchmark: {}\n", what);
    std::abort();
}

sim::Model model_of(const Table& table) {
    const rules::Game& rules = *rules::find_game(rulebooks::all(), table.game);
    constexpr int decks = 8;
    sim::Model model;
    model.terms = sim::simulated_terms_of(*rules.rules, decks);
    for (const sim::LaidWager& wager : table.wagers) {
        model.wagers.push_back(sim::wager_table(*rules.rules, wager, decks));
    }
    const sim::Strategy strategy = table.basic ? players::basic_strategy(*rules.rules, decks)
                                               : players::optimal_strategy(*rules.rules, decks);
    auto built =
        sim::build_automaton(model.terms, strategy, table.boxes, sim::watch_for(model.wagers));
    require(built.fault.empty(), built.fault);
    model.automaton = std::move(built.automaton);
    const int quarter = model.terms.cards_in_shoe() / 4;
    model.shuffle_at = table.fresh ? sim::shuffle_each_round : static_cast<std::uint16_t>(quarter);
    return model;
}

// How many cards a round takes, all boxes and the dealer together.
double cards_per_round(const sim::Model& model, const sim::Plan& plan) {
    const sim::Work work = sim::work_of(model, plan, 0);
    sim::Lane lane(work, 0);
    double cards = 0;
    while (!lane.halted()) cards += lane.step().column == 0 ? 0 : 1;
    return cards / sim::rounds_of_lane(work, 0);
}

void simulate(benchmark::State& timing, const Table& table, const Known& known) {
    if (!sim::use_target(table.target)) {
        timing.SkipWithError("this machine has no such target");
        return;
    }
    const sim::Model model = model_of(table);
    const sim::Plan plan{.seed = 7, .rounds = sim::rounds_max};
    sim::Tally tally(model);
    std::uint64_t unit = 0;
    for (auto _ : timing) sim::play_unit(model, plan, unit++, tally);
    sim::use_target("");
    const sim::Totals totals = tally.totals();
    const sim::Estimate box = sim::estimate_of_box(totals, model.terms.unit);
    const double error = std::hypot(box.standard_error, known.uncertain);
    require(std::abs(box.mean - known.expectation) < 5 * error,
            fmt::format("{}: {:.6f} +- {:.6f}, but {:.6f} is known", table.game, box.mean,
                        box.standard_error, known.expectation));
    timing.SetItemsProcessed(static_cast<std::int64_t>(totals.rounds) * table.boxes);
    timing.counters["cards"] =
        benchmark::Counter(cards_per_round(model, plan) * static_cast<double>(totals.rounds),
                           benchmark::Counter::kIsRate);
    timing.counters["expectation"] = box.mean;
}

const std::vector<sim::LaidWager> three = {{rules::Option::perfect_pairs, 1},
                                           {rules::Option::super_sevens, 1},
                                           {rules::Option::madness_21, 1}};

const Known in_a_shoe{-0.0056252, 0.00001};

BENCHMARK_CAPTURE(simulate, plain, Table{"act-2018/blackjack"}, in_a_shoe);
BENCHMARK_CAPTURE(simulate, plain_avx2, Table{.game = "act-2018/blackjack", .target = "AVX2"},
                  in_a_shoe);
BENCHMARK_CAPTURE(simulate, plain_scalar, Table{.game = "act-2018/blackjack", .target = "scalar"},
                  in_a_shoe);
BENCHMARK_CAPTURE(simulate, fresh,
                  Table{.game = "act-2018/blackjack", .fresh = true, .basic = false},
                  Known{-0.00542390});
BENCHMARK_CAPTURE(simulate, crown_pontoon,
                  Table{.game = "vic-2003/crown-pontoon", .fresh = true, .basic = false},
                  Known{-0.00386611});
BENCHMARK_CAPTURE(simulate, nine_boxes, Table{.game = "act-2018/blackjack", .boxes = 9},
                  Known{-0.0055409, 0.00004});
BENCHMARK_CAPTURE(simulate, three_wagers, Table{.game = "nz/blackjack", .wagers = three},
                  Known{-0.0056229, 0.00001});

}  // namespace
