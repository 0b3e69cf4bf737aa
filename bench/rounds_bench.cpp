// Whole rounds through the table engine: seven boxes, one player each, the automatic dealer. Every
// wager, card, decision and settlement is an event that is decided, recorded and applied.
#include <chrono>
#include <cstdlib>

#include <benchmark/benchmark.h>
#include <fmt/core.h>
#include <sys/resource.h>

#include "chance/chance.hpp"
#include "host/host.hpp"
#include "rulebooks/registry.hpp"

namespace {

using namespace croupier;
using table::Option;
using table::PlayerId;
using table::Stage;

constexpr int boxes = 7;
constexpr ledger::Money bank{100'000'000'000};

// The optional wagers that each player lays on each round.
using Options = std::vector<Option>;

table::Setup setup_with(std::string_view game, const Options& options) {
    table::Setup setup = table::usual_setup(*rules::find_game(rulebooks::all(), game));
    for (const Option option : options) setup.option(option).on = true;
    return setup;
}

void require(bool holds, std::string_view what) {
    if (holds) return;
    fmt::print(stderr, "benchmark: {}\n", what);
    std::abort();
}

// A player who draws below 17, presses a button that is won and takes no other offer, on each of
// seven boxes.
class SevenBoxes {
public:
    explicit SevenBoxes(std::string_view game, Options options = {})
        : host_(table::Table(setup_with(game, options)), supply_, {host::OrderKnown::when_due}),
          options_(std::move(options)) {
        for (int box = 1; box <= boxes; ++box) {
            const auto player = static_cast<PlayerId>(box - 1);
            perform(table::Join{fmt::format("player{}", box)});
            perform(table::Buy{player, bank});
            perform(table::Sit{player, box});
        }
    }

    void round() {
        if (state().cards.shoe.cards_known() < 110) shuffle();
        for (int box = 1; box <= boxes; ++box) {
            const auto player = static_cast<PlayerId>(box - 1);
            perform(table::Bet{player, box, ledger::Money{1000}});
            for (const Option option : options_) {
                perform(table::BetOption{player, box, option, ledger::Money{500}});
            }
        }
        perform(table::Deal{});
        while (state().round.stage != Stage::settled) answer();
        for (const table::OptionWager& wager : state().round.option_wagers) {
            won_by_options_ += wager.lost - wager.won;
        }
        ++rounds_;
    }

    [[nodiscard]] const table::State& state() const { return host_.state(); }
    [[nodiscard]] std::uint64_t events() const { return events_; }
    [[nodiscard]] std::uint64_t rounds() const { return rounds_; }

    // What the house has won on main wagers and insurance.
    [[nodiscard]] ledger::Money won_by_the_game() const {
        return table::house_win(state()) - won_by_options_;
    }

    // Chips are where they were bought or won, and nowhere else.
    [[nodiscard]] bool conserved() const {
        ledger::Money held = table::house_win(state());
        for (PlayerId p = 0; p < boxes; ++p) held += table::chips_of(state(), p) - bank;
        return held == ledger::nothing && state().ledger.sum() == ledger::nothing;
    }

private:
    void answer() {
        switch (state().round.stage) {
            case Stage::insurance:
            case Stage::surrender: perform(table::GoOn{}); break;
            case Stage::dealt:
            case Stage::interim: press(); break;
            case Stage::play: decide(); break;
            default: require(false, "a round did not end");
        }
    }
    void press() {
        for (const table::OptionWager& wager : state().round.option_wagers) {
            if (wager.is != table::OptionWagerIs::wins_prize) continue;
            perform(table::PressButton{wager.player, wager.box});
            return;
        }
        require(false, "a round did not go on");
    }
    void decide() {
        const table::HandId hand = state().round.turn;
        const auto player = static_cast<PlayerId>(hand.box - 1);
        if (state().hand(hand).total().points < 17) {
            perform(table::Hit{player, hand});
        } else {
            perform(table::Stand{player, hand});
        }
    }
    void perform(const table::Command& command) {
        require(host_.perform(command).done(), "a command was not carried out");
        events_ += host_.events().size();
    }
    void shuffle() {
        auto order = cards::whole_decks(state().setup.decks, state().rules().deck.value);
        chance::shuffle(std::span(order), chance_);
        perform(table::LoadShoe{order});
    }

    chance::Seeded chance_{1};
    chance::Seeded prizes_{2};
    host::ByChance supply_{chance_, prizes_};
    host::Host host_;
    Options options_;
    ledger::Money won_by_options_{};
    std::uint64_t events_{0};
    std::uint64_t rounds_{0};
};

long peak_kilobytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

void rounds(benchmark::State& timing, const char* game) {
    SevenBoxes seven(game);
    for (auto _ : timing) seven.round();
    require(seven.conserved(), "chips were made or lost");
    timing.SetItemsProcessed(static_cast<std::int64_t>(seven.rounds()));
    timing.counters["events_per_round"] =
        static_cast<double>(seven.events()) / static_cast<double>(seven.rounds());
}

double seconds_for(SevenBoxes& seven, int rounds) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < rounds; ++i) seven.round();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// A game beside a plainer one, turn and turn about, so that both meet the same machine. The two see
// the same cards where the game has the same rules, and then the house wins the same on them.
void beside_plain(benchmark::State& timing, const char* plain_game, const char* game,
                  const Options& options) {
    constexpr int together = 200;
    SevenBoxes plain(plain_game);
    SevenBoxes seven(game, options);
    double plain_seconds = 0;
    double seconds = 0;
    for (auto _ : timing) {
        plain_seconds += seconds_for(plain, together);
        const double taken = seconds_for(seven, together);
        timing.SetIterationTime(taken);
        seconds += taken;
    }
    require(seven.conserved() && plain.conserved(), "chips were made or lost");
    if (std::string_view(plain_game) == game) {
        require(seven.won_by_the_game() == plain.won_by_the_game(),
                "optional wagers have changed what the game itself wins");
    }
    timing.SetItemsProcessed(static_cast<std::int64_t>(seven.rounds()));
    timing.counters["events_per_round"] =
        static_cast<double>(seven.events()) / static_cast<double>(seven.rounds());
    timing.counters["times_the_plain_game"] = seconds / plain_seconds;
}

// A million rounds: what the process holds at the end against what it held after the first
// hundred thousand.
void million_rounds(benchmark::State& timing) {
    for (auto _ : timing) {
        SevenBoxes seven("act-2018/blackjack");
        for (int i = 0; i < 100'000; ++i) seven.round();
        const long early = peak_kilobytes();
        for (int i = 100'000; i < 1'000'000; ++i) seven.round();
        const long late = peak_kilobytes();
        require(seven.conserved(), "chips were made or lost");
        timing.counters["peak_kb"] = static_cast<double>(late);
        timing.counters["grown_kb"] = static_cast<double>(late - early);
        timing.SetItemsProcessed(1'000'000);
    }
}

BENCHMARK_CAPTURE(rounds, act_1997, "act-1997/blackjack");
BENCHMARK_CAPTURE(rounds, act_2005, "act-2005/blackjack");
BENCHMARK_CAPTURE(rounds, act_2018, "act-2018/blackjack");
BENCHMARK_CAPTURE(rounds, nz, "nz/blackjack");
BENCHMARK_CAPTURE(rounds, vic_2003, "vic-2003/blackjack");
BENCHMARK_CAPTURE(rounds, crown_pontoon, "vic-2003/crown-pontoon");
BENCHMARK_CAPTURE(beside_plain, crown_pontoon, "vic-2003/blackjack", "vic-2003/crown-pontoon",
                  Options{})
    ->UseManualTime();
BENCHMARK_CAPTURE(beside_plain, nz_three_options, "nz/blackjack", "nz/blackjack",
                  Options{Option::super_sevens, Option::madness_21, Option::perfect_pairs})
    ->UseManualTime();
BENCHMARK_CAPTURE(beside_plain, vic_2003_two_options, "vic-2003/blackjack", "vic-2003/blackjack",
                  Options{Option::magnificent_sevens, Option::perfect_pairs})
    ->UseManualTime();
BENCHMARK(million_rounds)->Iterations(1)->Unit(benchmark::kSecond);

}  // namespace
