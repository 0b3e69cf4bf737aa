// What keeping a log costs: the events of whole rounds to bytes and back, beside the rounds that
// bring them. It is to be at most half of the round.
#include <chrono>
#include <cstdlib>

#include <benchmark/benchmark.h>
#include <fmt/core.h>

#include "chance/chance.hpp"
#include "rulebooks/registry.hpp"
#include "table/event_bytes.hpp"
#include "table/table.hpp"

namespace {

using namespace croupier;
using table::Event;
using table::PlayerId;
using table::Stage;
using Clock = std::chrono::steady_clock;

constexpr int boxes = 7;
constexpr ledger::Money bank{100'000'000'000};
constexpr int cards_of_a_round_max = 110;

void require(bool holds, std::string_view what) {
    if (holds) return;
    fmt::print(stderr, "benchmark: {}\n", what);
    std::abort();
}

// A full table whose players draw below 17, and what happens at it.
class FullTable {
public:
    explicit FullTable(std::string_view game)
        : table_(table::usual_setup(*rules::find_game(rulebooks::all(), game))) {
        keep();
        for (PlayerId player = 0; player < boxes; ++player) {
            perform(table::Join{fmt::format("player{}", player + 1)});
            perform(table::Buy{player, bank});
            perform(table::Sit{player, player + 1});
        }
    }

    // The log of the round is then in events().
    void round() {
        if (state().cards.shoe.cards_known() < cards_of_a_round_max) shuffle();
        events_.clear();
        for (PlayerId player = 0; player < boxes; ++player) {
            perform(table::Bet{player, player + 1, ledger::Money{1000}});
        }
        perform(table::Deal{});
        while (state().round.stage != Stage::settled) answer();
    }

    [[nodiscard]] const table::State& state() const { return table_.state(); }
    [[nodiscard]] std::span<const Event> events() const { return events_; }

private:
    void answer() {
        if (state().round.stage != Stage::play) return perform(table::GoOn{});
        const table::HandId hand = state().round.turn;
        const auto player = static_cast<PlayerId>(hand.box - 1);
        if (state().hand(hand).total().points < 17) {
            perform(table::Hit{player, hand});
        } else {
            perform(table::Stand{player, hand});
        }
    }
    void perform(const table::Command& command) {
        require(table_.perform(command).answer == table::Answer::done, "a command was refused");
        keep();
    }
    void keep() { events_.insert(events_.end(), table_.events().begin(), table_.events().end()); }
    void shuffle() {
        auto order = cards::whole_decks(state().setup.decks, state().rules().deck.value);
        chance::shuffle(std::span(order), chance_);
        perform(table::LoadShoe{order});
    }

    table::Table table_;
    std::vector<Event> events_;
    chance::Seeded chance_{1};
};

void log_of_rounds(benchmark::State& bench, std::string_view game) {
    const table::ClauseIndex clauses(rulebooks::all());
    FullTable table(game);
    table::EventWriter out;
    table::EventReader in(clauses);
    std::vector<Event> read;
    Clock::duration playing{};
    Clock::duration keeping{};
    std::size_t events = 0;
    std::size_t size = 0;
    for (auto _ : bench) {
        const auto start = Clock::now();
        table.round();
        const auto played = Clock::now();
        out.clear();
        read.clear();
        for (const Event& event : table.events()) out.put(event);
        in.read(out.bytes());
        while (auto event = in.next()) read.push_back(*std::move(event));
        keeping += Clock::now() - played;
        playing += played - start;
        require(in.ok() && read.size() == table.events().size(), "events were not read back");
        events += read.size();
        size += out.bytes().size();
    }
    table::EventWriter again;
    for (const Event& event : read) again.put(event);
    require(again.bytes() == out.bytes(), "an event was read as another");
    const auto part =
        std::chrono::duration<double>(keeping) / std::chrono::duration<double>(playing);
    const auto rounds = static_cast<double>(bench.iterations());
    bench.counters["of_round"] = part;
    bench.counters["events"] = static_cast<double>(events) / rounds;
    bench.counters["bytes"] = static_cast<double>(size) / rounds;
}

void log_act_2018(benchmark::State& bench) { log_of_rounds(bench, "act-2018/blackjack"); }
void log_nz(benchmark::State& bench) { log_of_rounds(bench, "nz/blackjack"); }
BENCHMARK(log_act_2018)->Name("log/act_2018");
BENCHMARK(log_nz)->Name("log/nz");

}  // namespace
