// How long an exact analysis takes, and that it comes to what it should.
#include <cmath>
#include <string>

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include "exact/analysis.hpp"
#include "rulebooks/registry.hpp"

namespace croupier {
namespace {

struct Known {
    const char* game;
    int decks;
    double expectation;
};
constexpr Known plain{"act-2018/blackjack", 8, -0.005423898};
constexpr Known pontoon{"vic-2003/crown-pontoon", 8, -0.003866108};

exact::Terms terms_of(const Known& known) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            if (game.id == known.game) return exact::terms_of(*game.rules, known.decks);
        }
    }
    std::abort();
}

bool is_near(double found, double known, double within) { return std::abs(found - known) < within; }

// The expectation and the best play, with everything that splits need.
void best_play(benchmark::State& state, const Known& known, double within) {
    const exact::Terms terms = terms_of(known);
    for (auto _ : state) {
        const exact::MainWager<double> wager(terms, exact::cards_left(terms));
        if (!is_near(wager.expectation(), known.expectation, within)) {
            state.SkipWithError(
                ("not the known expectation but " + std::to_string(wager.expectation())).c_str());
            return;
        }
    }
}
BENCHMARK_CAPTURE(best_play, eight_decks, plain, 1e-8)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(best_play, crown_pontoon, pontoon, 1e-8)->Unit(benchmark::kMillisecond);

// The same for each number of decks: it should take as long for eight as for four.
void best_play_by_decks(benchmark::State& state) {
    exact::Terms terms = terms_of(plain);
    terms.decks = static_cast<int>(state.range(0));
    for (auto _ : state) {
        const exact::MainWager<double> wager(terms, exact::cards_left(terms));
        if (!is_near(wager.expectation(), plain.expectation, 1e-3)) {
            state.SkipWithError("not near the expectation of eight decks");
            return;
        }
    }
}
BENCHMARK(best_play_by_decks)->Arg(4)->Arg(6)->Arg(8)->Unit(benchmark::kMillisecond);

// Charts, every action of every cell, outcomes and frequencies too.
void whole_analysis(benchmark::State& state, const Known& known) {
    const exact::Terms terms = terms_of(known);
    for (auto _ : state) {
        const exact::Analysis all = exact::analyse(terms, exact::cards_left(terms));
        if (!is_near(all.expectation, known.expectation, 1e-8) ||
            !is_near(all.outcomes.expectation, known.expectation, 1e-6) ||
            all.basic.expectation > all.expectation) {
            state.SkipWithError("the parts of the analysis do not fit together");
            return;
        }
    }
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    state.counters["peak_MB"] = static_cast<double>(used.ru_maxrss) / 1024;
}
BENCHMARK_CAPTURE(whole_analysis, eight_decks, plain)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(whole_analysis, crown_pontoon, pontoon)->Unit(benchmark::kMillisecond);

void every_game(benchmark::State& state) {
    for (auto _ : state) {
        int games = 0;
        for (const rules::Book* book : rulebooks::all()) {
            for (const rules::Game& game : book->games) {
                const int decks = game.rules->decks.value.allows(8) ? 8 : 4;
                const exact::Terms terms = exact::terms_of(*game.rules, decks);
                const exact::Analysis all = exact::analyse(terms, exact::cards_left(terms));
                games += is_near(all.outcomes.expectation, all.expectation, 1e-6) ? 1 : 0;
            }
        }
        if (games != 11) {
            state.SkipWithError("not eleven games whose outcomes come to their expectation");
            return;
        }
    }
}
BENCHMARK(every_game)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace croupier
