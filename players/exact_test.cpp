// The simulator against the exact analysis: expectations within four standard errors.
#include <gtest/gtest.h>

#include "exact/game.hpp"
#include "exact/wagers.hpp"
#include "players/strategies.hpp"
#include "rulebooks/registry.hpp"
#include "sim/run.hpp"
#include "testkit/every_game.hpp"

namespace croupier::players {
namespace {

constexpr double errors_allowed = 4;

sim::Totals simulated(const rules::Rules& rules, int decks, const sim::Strategy& strategy,
                      const std::vector<sim::LaidWager>& wagers, std::uint64_t rounds) {
    sim::Game game;
    game.terms = sim::terms_of(rules, decks);
    for (const sim::LaidWager& wager : wagers) {
        game.wagers.push_back(sim::wager_table(rules, wager, decks));
    }
    auto built = sim::build_automaton(game.terms, strategy, 1, sim::watch_for(game.wagers));
    EXPECT_EQ(built.fault, "");
    game.automaton = std::move(built.automaton);
    const sim::Plan plan{.seed = 2024, .rounds = rounds};
    return sim::run(game, plan, plan.units(), {.threads = 2}).totals;
}

std::uint64_t rounds_of_game() {
    return static_cast<std::uint64_t>(
        testkit::number_in_environment("CROUPIER_SIMULATED_ROUNDS", 200'000));
}

// All games and numbers of decks in a long run; in a short one those that differ most.
bool is_in_this_run(std::string_view game, int decks) {
    if (rounds_of_game() >= 1'000'000) return true;
    return decks == 8 && game == "act-2018/blackjack";
}

TEST(Simulated, ExpectationIsTheExactOne) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            for (int decks = 1; decks <= 8; ++decks) {
                if (!game.rules->decks.value.allows(decks)) continue;
                if (!is_in_this_run(game.id, decks)) continue;
                const exact::Terms terms = exact::terms_of(*game.rules, decks);
                const exact::Game<double> exact(terms, exact::cards_left(terms));
                const sim::Totals totals = simulated(
                    *game.rules, decks, optimal_strategy(*game.rules, decks), {}, rounds_of_game());
                const sim::Estimate box =
                    sim::estimate_of_box(totals, sim::terms_of(*game.rules, decks).unit);
                EXPECT_NEAR(box.mean, exact.expectation(), errors_allowed * box.standard_error)
                    << game.id << ", " << decks << " decks";
            }
        }
    }
}

// The main game does not matter to these wagers, so it is played in the simplest way.
sim::Strategy hits_below_17() {
    sim::Strategy strategy;
    for (std::size_t total = 17; total < strategy.hard.size(); ++total) {
        strategy.hard[total].fill(sim::Choice::stand);
        strategy.soft[total].fill(sim::Choice::stand);
    }
    return strategy;
}

TEST(Simulated, OptionalWagersAreWorthWhatTheyAreExactly) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            for (const rules::Option option : rules::every_option) {
                const int decks = game.decks_usual;
                if (!exact::may_offer(*game.rules, option, decks)) continue;
                if (rounds_of_game() < 1'000'000 && game.id != "nz/blackjack") continue;
                for (int scale = 1; scale <= exact::scales_of(*game.rules, option); ++scale) {
                    // Two sevens draw here, which is the first of the cases where it matters.
                    const auto values = exact::wager_values(*game.rules, option, decks, scale);
                    const sim::Totals totals = simulated(*game.rules, decks, hits_below_17(),
                                                         {{option, scale}}, rounds_of_game());
                    const sim::Estimate found = sim::estimate(totals.wagers[0], 1);
                    EXPECT_NEAR(found.mean, exact::to_double(values[0].expectation),
                                errors_allowed * found.standard_error)
                        << game.id << ", " << rules::to_string(option) << ", scale " << scale;
                }
            }
        }
    }
}

}  // namespace
}  // namespace croupier::players
