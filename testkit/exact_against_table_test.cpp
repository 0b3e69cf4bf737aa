// The exact values against the table engine: every game is played as the analysis says, each round
// from a fresh shoe, and every optional wager is laid. CROUPIER_EXACT_ROUNDS is the number of
// rounds for each, and CROUPIER_EXACT_SEED draws others; from a hundred thousand rounds on the
// figures are printed.
#include <cctype>
#include <cmath>
#include <map>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "chance/chance.hpp"
#include "exact/outcomes.hpp"
#include "exact/wagers.hpp"
#include "host/host.hpp"
#include "players/best_player.hpp"
#include "rulebooks/registry.hpp"
#include "table/offers.hpp"
#include "testkit/every_game.hpp"

namespace croupier::testkit {
namespace {

using ledger::Money;
using players::BestPlayer;
using rules::Option;
using table::Stage;

constexpr table::PlayerId player = 0;
constexpr int rounds_usual = 4'000;
constexpr int rounds_told_from = 100'000;
constexpr Money stake{10'000};
constexpr Money option_stake{1'000};

int rounds_wanted() { return number_in_environment("CROUPIER_EXACT_ROUNDS", rounds_usual); }

std::uint64_t seed() {
    return static_cast<std::uint64_t>(number_in_environment("CROUPIER_EXACT_SEED", 5));
}

std::vector<const rules::Game*> every_game() {
    std::vector<const rules::Game*> games;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) games.push_back(&game);
    }
    return games;
}

// A table of one box, and one player with chips enough for anything.
class OneBox {
public:
    OneBox(const table::Setup& setup, std::uint64_t seed)
        : chance_(seed),
          cards_(cards::whole_decks(setup.decks, setup.rules.deck.value)),
          host_(table::Table(setup), supply_, {host::OrderKnown::when_due}) {
        say(table::Join{"player"});
        say(table::Buy{player, Money{1'000'000'000'000}});
        say(table::Sit{player, BestPlayer::box});
    }

    [[nodiscard]] const table::State& state() const { return host_.state(); }

    // What the main wager brings in units; what other wagers bring goes to `side`.
    template <class Answer>
    double round(const Answer& answer, std::optional<Option> option = std::nullopt) {
        // No round takes more cards than this, so no more need be shuffled.
        constexpr std::size_t most = 64;
        for (std::size_t i = 0; i < most; ++i) {
            std::swap(cards_[i], cards_[i + chance_.below(cards_.size() - i)]);
        }
        beside_ = Money{};
        const Money before = chips_of(state(), player);
        say(table::LoadShoe{cards_});
        say(table::Bet{player, BestPlayer::box, stake});
        if (option) say(table::BetOption{player, BestPlayer::box, *option, option_stake});
        say(table::Deal{});
        for (int answers = 0; state().round.stage != Stage::settled; ++answers) {
            if (answers == 100) throw std::logic_error("the round does not end");
            say(answer(state()));
        }
        return units(chips_of(state(), player) - before - beside_, stake);
    }
    // What was won or lost in the last round by optional wagers.
    [[nodiscard]] double beside() const { return units(beside_, option_stake); }

private:
    static double units(Money amount, Money one) {
        return static_cast<double>(amount.cents) / static_cast<double>(one.cents);
    }
    void say(const table::Command& command) {
        const host::Result result = host_.perform(command);
        take_note();
        if (!result.done()) {
            throw std::logic_error(fmt::format("not done: {}", result.refusal.reason));
        }
    }
    void take_note() {
        for (const table::Event& event : host_.events()) {
            if (const auto* paid = get_if<table::OptionWagerPaid>(&event.what)) {
                beside_ += paid->winnings - (paid->stake_returned ? Money{} : paid->stake);
            } else if (const auto* lost = get_if<table::OptionWagerLost>(&event.what)) {
                beside_ -= lost->amount;
            } else if (const auto* bonus = get_if<table::SuperBonusPaid>(&event.what)) {
                beside_ += bonus->amount;
            }
        }
    }

    chance::Seeded chance_;
    host::ByChance supply_{chance_};
    std::vector<table::Card> cards_;
    host::Host host_;
    Money beside_{};
};

struct Mean {
    double rounds{0};
    double sum{0};
    double squares{0};

    void add(double net) {
        ++rounds;
        sum += net;
        squares += net * net;
    }
    [[nodiscard]] double mean() const { return sum / rounds; }
    [[nodiscard]] double error() const {
        return std::sqrt((squares / rounds - mean() * mean()) / rounds);
    }
    [[nodiscard]] double errors_from(double exact) const { return (mean() - exact) / error(); }
};

// How many standard deviations of a normal variable a chi-square is out by, after Wilson and
// Hilferty. Results too rare to count are put together.
double deviations(const std::map<double, double>& chances, const std::map<double, int>& seen,
                  double rounds) {
    constexpr double rare = 10;
    double chi_square = 0;
    int classes = 0;
    double rare_expected = 0;
    double rare_seen = 0;
    const auto add = [&](double expected, double count) {
        chi_square += (count - expected) * (count - expected) / expected;
        ++classes;
    };
    for (const auto& [net, chance] : chances) {
        const auto found = seen.find(net);
        const double count = found == seen.end() ? 0 : found->second;
        if (chance * rounds < rare) {
            rare_expected += chance * rounds;
            rare_seen += count;
        } else {
            add(chance * rounds, count);
        }
    }
    if (rare_expected >= 1) add(rare_expected, rare_seen);
    if (classes < 2) return 0;
    const double part = 2.0 / (9 * (classes - 1));
    return (std::cbrt(chi_square / (classes - 1)) - (1 - part)) / std::sqrt(part);
}
// Once in a million a fair table is further out.
constexpr double deviations_max = 4.76;

std::string as_test_name(std::string_view text) {
    std::string name;
    for (const char c : text) {
        name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    }
    return name;
}

class EveryGame : public testing::TestWithParam<const rules::Game*> {
protected:
    [[nodiscard]] static table::Setup setup() {
        table::Setup setup = table::usual_setup(*GetParam());
        setup.boxes = 1;
        return setup;
    }
};

TEST_P(EveryGame, BringsWhatTheAnalysisSaysToWhoPlaysByIt) {
    const table::Setup here = setup();
    const exact::Terms terms = exact::terms_of(here.rules, here.decks);
    const exact::MainWager<double> wager(terms, exact::cards_left(terms));
    const exact::Outcomes outcomes = outcomes_of(wager);
    std::map<double, double> chances;
    for (const exact::Outcome& each : outcomes.nets) {
        chances[exact::to_double(each.net)] = each.probability;
    }
    OneBox box(here, seed());
    const BestPlayer best(wager, player);
    Mean all;
    std::array<Mean, exact::values> by_first{};
    std::map<double, int> seen;
    const int rounds = rounds_wanted();
    for (int round = 0; round < rounds; ++round) {
        const double net = box.round([&](const table::State& state) { return best.answer(state); });
        ASSERT_TRUE(chances.contains(net)) << "a round cannot bring " << net;
        all.add(net);
        by_first[exact::value_of(box.state().round.dealer.cards[0].rank)].add(net);
        ++seen[net];
    }
    const double spread = deviations(chances, seen, rounds);
    EXPECT_LT(std::abs(all.errors_from(wager.expectation())), 4) << all.mean();
    EXPECT_LT(spread, deviations_max);
    for (std::size_t first = 0; first < exact::values; ++first) {
        EXPECT_LT(std::abs(by_first[first].errors_from(wager.given(first))), 5) << first;
    }
    if (rounds < rounds_told_from) return;
    fmt::print("{}: exact {:.5f} %, table {:.5f} % +- {:.5f} %, z {:.2f}, chi-square z {:.2f}\n",
               GetParam()->id, 100 * wager.expectation(), 100 * all.mean(), 100 * all.error(),
               all.errors_from(wager.expectation()), spread);
    for (std::size_t first = 0; first < exact::values; ++first) {
        const Mean& here_only = by_first[first];
        fmt::print("  against {:2}: exact {:.5f}, table {:.5f} +- {:.5f}, z {:.2f}\n",
                   exact::points(first), wager.given(first), here_only.mean(), here_only.error(),
                   here_only.errors_from(wager.given(first)));
    }
    for (const auto& [net, chance] : chances) {
        fmt::print("  {:8.3f}: exact {:.9f}, table {:.9f}, z {:.2f}\n", net, chance,
                   seen[net] / all.rounds,
                   (seen[net] - chance * rounds) / std::sqrt(chance * (1 - chance) * rounds));
    }
}

// Stands on everything that may stand, but does this with two sevens.
table::Command with_sevens(const table::State& state, exact::SevensPlay play) {
    if (state.round.stage != Stage::play) return table::GoOn{};
    const table::HandId turn = state.round.turn;
    const table::PlayedHand& hand = state.hand(turn);
    const bool sevens = hand.cards.size() == 2 && hand.cards[0].rank == cards::Rank::seven &&
                        hand.cards[1].rank == cards::Rank::seven;
    if (sevens && !hand.from_split && play != exact::SevensPlay::stands) {
        return play == exact::SevensPlay::draws ? table::Command(table::Hit{player, turn})
                                                : table::Command(table::Split{player, turn});
    }
    const std::vector<table::Offer> open = offers(state, player, turn);
    const bool may_stand = std::find(open.begin(), open.end(), table::Offer::stand) != open.end();
    if (may_stand) return table::Stand{player, turn};
    return table::Hit{player, turn};
}

void expect_the_wager_brings(const exact::WagerValue& value, table::Setup setup, Option option,
                             exact::SevensPlay play) {
    std::map<double, double> chances;
    for (const exact::WagerLine& line : value.lines) {
        chances[exact::to_double(line.pays)] += exact::to_double(line.probability);
    }
    OneBox box(setup, seed());
    std::map<double, int> seen;
    Mean all;
    const int rounds = rounds_wanted();
    for (int round = 0; round < rounds; ++round) {
        box.round([&](const table::State& state) { return with_sevens(state, play); }, option);
        ASSERT_TRUE(chances.contains(box.beside())) << "the wager cannot bring " << box.beside();
        all.add(box.beside());
        ++seen[box.beside()];
    }
    const double spread = deviations(chances, seen, rounds);
    EXPECT_LT(spread, deviations_max);
    if (rounds < rounds_told_from) return;
    const double expectation = exact::to_double(value.expectation);
    const double error = std::sqrt(exact::to_double(value.variance) / rounds);
    fmt::print(
        "{} {} {} scale {}: exact {:.4f} %, table {:.4f} % +- {:.4f} %, z {:.2f}, "
        "chi-square z {:.2f}\n",
        setup.game->id, rules::title(option), static_cast<int>(play), setup.option(option).scale,
        100 * expectation, 100 * all.mean(), 100 * error, (all.mean() - expectation) / error,
        spread);
}

TEST_P(EveryGame, PaysOptionalWagersAsOftenAsTheirValueSays) {
    const rules::Rules& rules = *GetParam()->rules;
    for (const Option option : rules::every_option) {
        table::Setup here = setup();
        if (!exact::may_offer(rules, option, here.decks)) continue;
        for (int scale = 1; scale <= exact::scales_of(rules, option); ++scale) {
            SCOPED_TRACE(fmt::format("{}, scale {}", rules::title(option), scale));
            here.option(option).on = true;
            here.option(option).scale = scale;
            const auto values_of_plays = exact::wager_values(rules, option, here.decks, scale);
            // The best play for the wager is one of the others with the cards in sight.
            const std::size_t plays = std::min<std::size_t>(values_of_plays.size(), 3);
            for (std::size_t play = 0; play < plays; ++play) {
                expect_the_wager_brings(values_of_plays[play], here, option,
                                        static_cast<exact::SevensPlay>(play));
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(every_game()),
                         [](const auto& test) { return as_test_name(test.param->id); });

}  // namespace
}  // namespace croupier::testkit
