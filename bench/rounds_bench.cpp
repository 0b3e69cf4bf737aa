// Whole rounds through the table engine: seven boxes, one player each, the automatic dealer. Every
// wager, card, decision and settlement is an event that is decided, recorded and applied.
#include <cstdlib>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <sys/resource.h>

#include "chance/chance.hpp"
#include "rulebooks/registry.hpp"
#include "table/table.hpp"

namespace {

using namespace croupier;
using table::Answer;
using table::PlayerId;

constexpr int boxes = 7;
constexpr ledger::Money bank{100'000'000'000};

void require(bool holds, std::string_view what) {
    if (holds) return;
    fmt::print(stderr, "benchmark: {}\n", what);
    std::abort();
}

// A player who draws below 17 and never insures, on each of seven boxes.
class SevenBoxes {
public:
    explicit SevenBoxes(std::string_view game)
        : table_(table::usual_setup(*rules::find_game(rulebooks::all(), game))), chance_(1) {
        for (int box = 1; box <= boxes; ++box) {
            const auto player = static_cast<PlayerId>(box - 1);
            perform(table::Join{fmt::format("player{}", box)});
            perform(table::Buy{player, bank});
            perform(table::Sit{player, box});
        }
    }

    void round() {
        if (table_.state().shoe.cards_known() < 110) shuffle();
        for (int box = 1; box <= boxes; ++box) {
            perform(table::Bet{static_cast<PlayerId>(box - 1), box, ledger::Money{1000}});
        }
        perform(table::Deal{});
        if (state().stage == table::Stage::insurance) perform(table::GoOn{});
        while (state().stage == table::Stage::play) {
            const table::HandId hand = state().turn;
            const auto player = static_cast<PlayerId>(hand.box - 1);
            if (state().hand(hand).total().points < 17) {
                perform(table::Hit{player, hand});
            } else {
                perform(table::Stand{player, hand});
            }
        }
        require(state().stage == table::Stage::settled, "a round did not end");
        ++rounds_;
    }

    [[nodiscard]] const table::State& state() const { return table_.state(); }
    [[nodiscard]] std::uint64_t events() const { return events_; }
    [[nodiscard]] std::uint64_t rounds() const { return rounds_; }

    // Chips are where they were bought or won, and nowhere else.
    [[nodiscard]] bool conserved() const {
        ledger::Money held = table::house_win(state());
        for (PlayerId p = 0; p < boxes; ++p) held += table::chips_of(state(), p) - bank;
        return held == ledger::nothing && state().ledger.sum() == ledger::nothing;
    }

private:
    void perform(const table::Command& command) {
        require(table_.perform(command).answer == Answer::done, "a command was not carried out");
        events_ += table_.events().size();
    }
    void shuffle() {
        auto order = cards::whole_decks(state().setup.decks);
        chance::shuffle(std::span(order), chance_);
        perform(
            table::LoadShoe{std::make_shared<const std::vector<cards::Card>>(std::move(order))});
    }

    table::Table table_;
    chance::Seeded chance_;
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
BENCHMARK(million_rounds)->Iterations(1)->Unit(benchmark::kSecond);

}  // namespace
