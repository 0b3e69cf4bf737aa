// The simulator against the exact analysis: expectations within four standard errors.
#include <cmath>

#include <gtest/gtest.h>

#include "exact/main_wager.hpp"
#include "exact/outcomes.hpp"
#include "exact/wagers.hpp"
#include "players/strategies.hpp"
#include "rulebooks/registry.hpp"
#include "sim/run.hpp"
#include "testkit/every_game.hpp"

namespace croupier::players {
namespace {

constexpr double errors_allowed = 4;

sim::Totals simulated(const rules::Rules& rules, int decks, const sim::Strategy& strategy,
                      const std::vector<sim::LaidWager>& wagers, std::uint64_t rounds,
                      const sim::OtherWagers& other_wagers = {}, int boxes = 1) {
    sim::Model model;
    model.terms = sim::simulated_terms_of(rules, decks);
    for (const sim::LaidWager& wager : wagers) {
        model.wagers.push_back(sim::wager_table(rules, wager, decks));
    }
    model.other_wagers = other_wagers;
    auto built = sim::build_automaton(model.terms, strategy, boxes,
                                      sim::watch_for(model.wagers, other_wagers));
    EXPECT_EQ(built.fault, "");
    model.automaton = std::move(built.automaton);
    const sim::Plan plan{.seed = 2024, .rounds = rounds};
    return sim::run(model, plan, plan.units(), {.threads = 2}).totals;
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
                const exact::MainWager<double> exact(terms, exact::cards_left(terms));
                const sim::Totals totals = simulated(
                    *game.rules, decks, optimal_strategy(*game.rules, decks), {}, rounds_of_game());
                const sim::Estimate box =
                    sim::estimate_of_box(totals, sim::simulated_terms_of(*game.rules, decks).unit);
                EXPECT_NEAR(box.mean, exact.expectation(), errors_allowed * box.standard_error)
                    << game.id << ", " << decks << " decks";
            }
        }
    }
}

// How often each thing happens in a round, in the games that differ most in what ends one.
TEST(Simulated, FrequenciesAreTheExactOnes) {
    for (const std::string_view id :
         {"act-2018/blackjack", "nz/blackjack-plus", "vic-2003/crown-blackjack",
          "vic-2003/crown-pontoon", "vic-2003/vegas-blackjack"}) {
        SCOPED_TRACE(id);
        const rules::Game& game = *rules::find_game(rulebooks::all(), id);
        const int decks = game.decks_usual;
        const exact::Terms terms = exact::terms_of(*game.rules, decks);
        const exact::Frequencies exact =
            exact::outcomes_of(exact::MainWager<double>(terms, exact::cards_left(terms)))
                .frequencies;
        const std::uint64_t rounds = 4 * rounds_of_game();
        const sim::Totals::Frequencies found =
            simulated(*game.rules, decks, optimal_strategy(*game.rules, decks), {}, rounds)
                .frequencies;
        const auto expect_share = [&](std::uint64_t times, double share) {
            const auto all = static_cast<double>(rounds);
            EXPECT_NEAR(static_cast<double>(times) / all, share,
                        errors_allowed * std::sqrt(share * (1 - share) / all));
        };
        expect_share(found.blackjack, exact.blackjack);
        expect_share(found.split, exact.split);
        expect_share(found.doubled, exact.doubled);
        expect_share(found.surrender, exact.surrender);
        expect_share(found.bust, exact.bust);
        expect_share(found.dealer_bust, exact.dealer_bust);
    }
}

// What the exact analysis advises is legal in every game, and can be kept in a file.
TEST(Simulated, AdviceIsAllowed) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            const int decks = game.decks_usual;
            if (rounds_of_game() < 1'000'000 && game.id != "vic-2003/crown-pontoon") continue;
            const std::string text = sim::write_strategy(basic_strategy(*game.rules, decks));
            const auto read = sim::read_strategy(text, sim::simulated_terms_of(*game.rules, decks));
            EXPECT_EQ(read.fault, "") << game.id;
            EXPECT_EQ(sim::write_strategy(read.strategy), text) << game.id;
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
                    // A prize of thousands is rare: the sample alone would not know its own error.
                    const double error = std::sqrt(exact::to_double(values[0].variance) /
                                                   static_cast<double>(rounds_of_game()));
                    EXPECT_NEAR(found.mean, exact::to_double(values[0].expectation),
                                errors_allowed * error)
                        << game.id << ", " << rules::to_string(option) << ", scale " << scale;
                }
            }
        }
    }
}

// Insurance of every box that may be insured; how often that is, is for the exact deal to say.
TEST(Simulated, InsuranceIsWorthWhatItIsExactly) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            const int decks = game.decks_usual;
            const sim::SimulatedTerms terms = sim::simulated_terms_of(*game.rules, decks);
            if (!terms.insurance_pays) continue;
            const bool shortest = game.id == "nz/blackjack" || game.id == "vic-2003/crown-pontoon";
            if (rounds_of_game() < 1'000'000 && !shortest) continue;
            // By the own cards, since a Blackjack may not be insured.
            const bool all = terms.insures_blackjack && !terms.blackjack_always_wins;
            const exact::Terms exact_terms = exact::terms_of(*game.rules, decks);
            const exact::MainWager<double> deal(exact_terms, exact::cards_left(exact_terms));
            double chance = 0;
            double worth = 0;
            for (std::size_t a = 0; a < sim::values; ++a) {
                for (std::size_t b = 0; b < sim::values; ++b) {
                    if (!all &&
                        ((a == sim::ace && b == sim::ten) || (a == sim::ten && b == sim::ace))) {
                        continue;
                    }
                    const auto card = [](std::size_t value) {
                        const auto rank = static_cast<cards::Rank>(value + 1);
                        return cards::Card{value == sim::ten ? cards::Rank::king : rank,
                                           cards::Suit::hearts};
                    };
                    const auto value =
                        exact::insurance_value(*game.rules, decks, std::array{card(a), card(b)});
                    const double here = deal.chance_of_deal(a, b, sim::ace);
                    chance += here;
                    worth += here * exact::to_double(value.expectation);
                }
            }
            for (const int boxes : {1, 3}) {
                sim::OtherWagers other_wagers;
                other_wagers.insurance = true;
                const sim::Totals totals = simulated(*game.rules, decks, hits_below_17(), {},
                                                     rounds_of_game(), other_wagers, boxes);
                const sim::Estimate found =
                    sim::estimate_of_wager(totals, 0, terms.insurance_pays->staked);
                EXPECT_NEAR(found.mean, worth / chance, errors_allowed * found.standard_error)
                    << game.id << ", boxes " << boxes;
                const double laid = chance * deal.chance_of(sim::ace);
                const auto dealt = static_cast<double>(totals.rounds);
                EXPECT_NEAR(static_cast<double>(sim::count_of(totals.wagers[0])) / dealt / boxes,
                            laid, errors_allowed * std::sqrt(laid / dealt))
                    << game.id << ", boxes " << boxes;
            }
        }
    }
}

// Three suited sevens against a seven are rare: the error is the exact one.
TEST(Simulated, SuperBonusAndAnteAreWorthWhatTheyAreExactly) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            const int decks = game.decks_usual;
            const sim::SimulatedTerms terms = sim::simulated_terms_of(*game.rules, decks);
            const ledger::Money wager{3000};
            sim::OtherWagers other_wagers;
            other_wagers.stake = static_cast<std::int32_t>(wager.cents);
            if (terms.super_bonus)
                other_wagers.super_bonus = sim::super_bonus_for(terms, other_wagers.stake);
            if (game.rules->ante_due.because) other_wagers.ante = 300;
            if (other_wagers.count() == 0) continue;
            for (const int boxes : {1, 3}) {
                const sim::Totals totals = simulated(*game.rules, decks, hits_below_17(), {},
                                                     rounds_of_game(), other_wagers, boxes);
                const double found = sim::estimate_of_wager(totals, 0, other_wagers.stake).mean;
                if (other_wagers.ante) {
                    const auto exact = exact::ante_value(*game.rules, ledger::Money{300}, wager);
                    EXPECT_DOUBLE_EQ(found, exact::to_double(exact.expectation)) << game.id;
                    continue;
                }
                const auto exact = exact::super_bonus_value(*game.rules, decks, wager, boxes - 1);
                const auto dealt = static_cast<double>(totals.rounds) * boxes;
                EXPECT_NEAR(found, exact::to_double(exact.expectation),
                            errors_allowed * std::sqrt(exact::to_double(exact.variance) / dealt))
                    << game.id << ", boxes " << boxes;
            }
        }
    }
}

}  // namespace
}  // namespace croupier::players
