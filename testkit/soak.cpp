// croupier_soak ROUNDS [SEED]: random play over every game and optional wager for as long as is
// wanted, meant for a build with sanitizers. Each round is set beside the oracle, and no chip may
// be made or lost. Tells how many rounds of each game it has seen; on a fault, the seed of the
// session and what was last asked of the table.
#include <array>
#include <cstdlib>
#include <deque>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/core.h>

#include "rulebooks/registry.hpp"
#include "testkit/command_words.hpp"
#include "testkit/random_people.hpp"
#include "testkit/random_play.hpp"
#include "testkit/settlement_oracle.hpp"

namespace croupier::testkit {
namespace {

using table::Money;
using table::PlayerId;
using table::Stage;
using table::State;

constexpr int rounds_per_session = 24;
constexpr int commands_per_session = rounds_per_session * 80;
constexpr std::size_t orders_told = 60;

// The frequent kinds of events that the oracle does not look at.
template <class... Kinds>
constexpr auto marked() {
    std::array<bool, table::Happening::count> marks{};
    ((marks[table::Happening::place_of<Kinds>()] = true), ...);
    return marks;
}
constexpr auto tells_nothing = marked<table::TotalAnnounced, table::TurnCame, table::CardsRemoved,
                                      table::CardCalled, table::WagerPaid, table::WagerLost>();

class Auditor final : public Watch {
public:
    [[nodiscard]] const std::string& fault() const { return fault_; }
    [[nodiscard]] int rounds() const { return rounds_; }

    void before(const State& state, const Order&) override {
        if (state.round.stage == Stage::betting) start_ = worth(state);
    }
    void after(const State& state, const Order&, const table::Decision&,
               std::span<const table::Event> events) override {
        bool ended = false;
        for (const table::Event& event : events) {
            if (tells_nothing[event.what.index()]) continue;
            oracle_.note(event);
            if (const auto* e = get_if<table::ChipsBought>(&event.what)) {
                bought_.resize(state.people.players.size());
                bought_[e->player] += e->amount;
            }
            if (const auto* e = get_if<table::MoneySeized>(&event.what)) {
                bought_.resize(state.people.players.size());
                bought_[e->player] -= e->amount;
            }
            ended = ended || holds_alternative<table::RoundEnded>(event.what);
            // A round that is taken up again began before the wagers that lay then.
            if (holds_alternative<table::RoundResumed>(event.what)) resumed_ = true;
        }
        if (state.ledger.sum() != table::nothing) fault_ = "the ledger does not sum to nothing";
        if (!ended) return;
        ++rounds_;
        if (std::exchange(resumed_, false)) return;
        // A table that closes with the round has been cleared by now.
        if (state.round.stage == Stage::closed) return;
        const auto changes = oracle_.changes(state);
        if (!changes) return;
        const std::vector<Money> end = worth(state);
        start_.resize(end.size());
        for (std::size_t p = 0; p < end.size(); ++p) {
            if (end[p] - start_[p] == (*changes)[p]) continue;
            fault_ =
                fmt::format("round {}: {} got {} and should have got {}", state.round.number,
                            state.people.players[p].name, ledger::to_string(end[p] - start_[p]),
                            ledger::to_string((*changes)[p]));
        }
    }

private:
    // What each player has gained so far, chips on the layout included.
    [[nodiscard]] std::vector<Money> worth(const State& state) const {
        std::vector<Money> all(state.people.players.size());
        for (std::size_t p = 0; p < all.size(); ++p) {
            const auto player = static_cast<PlayerId>(p);
            all[p] = table::chips_of(state, player) + table::on_layout(state, player);
            if (p < bought_.size()) all[p] -= bought_[p];
        }
        return all;
    }

    SettlementOracle oracle_;
    std::vector<Money> bought_;
    std::vector<Money> start_;
    std::string fault_;
    bool resumed_{false};
    int rounds_{0};
};

std::optional<std::uint64_t> number(const char* text) {
    char* end = nullptr;
    const unsigned long long value = std::strtoull(text, &end, 10);
    if (end == text || *end != '\0' || value == 0) return std::nullopt;
    return value;
}

struct Soaked {
    std::uint64_t rounds{0};
    std::string fault{};
    std::deque<std::string> orders{};  // the last ones, if they were to be told
};

Soaked soak(const rules::Book& book, const rules::Game& game, std::uint64_t seed, bool tell) {
    chance::Seeded chance(seed);
    const RandomTable at = random_table(book, game, chance);
    RandomPeople people(chance);
    Auditor auditor;
    Performance performance(at.setup, seed, auditor);
    Soaked soaked;
    for (int i = 0; i < commands_per_session && auditor.rounds() < rounds_per_session; ++i) {
        const Order order = people.next(performance.state());
        if (tell) soaked.orders.push_back(in_words(performance.state(), order));
        if (soaked.orders.size() > orders_told) soaked.orders.pop_front();
        performance.perform(order);
        if (!auditor.fault().empty()) break;
    }
    soaked.rounds = static_cast<std::uint64_t>(auditor.rounds());
    soaked.fault = auditor.fault();
    return soaked;
}

// Gives false when the session shows a fault.
bool soak_once(const rules::Book& book, const rules::Game& game, std::uint64_t seed,
               std::uint64_t& rounds) {
    const Soaked soaked = soak(book, game, seed, false);
    rounds += soaked.rounds;
    if (soaked.fault.empty()) return true;
    for (const std::string& order : soak(book, game, seed, true).orders) {
        fmt::print("  {}\n", order);
    }
    fmt::print("{}, session {}: {}\n", game.id, seed, soaked.fault);
    return false;
}

}  // namespace
}  // namespace croupier::testkit

int main(int count, char** words) {
    using namespace croupier;
    const auto wanted = count > 1 ? testkit::number(words[1]) : std::nullopt;
    const auto seed = count > 2 ? testkit::number(words[2]) : std::optional<std::uint64_t>(1);
    if (!wanted || !seed || count > 3) {
        fmt::print(stderr, "croupier_soak ROUNDS [SEED]\n");
        return 2;
    }
    std::vector<std::pair<const rules::Book*, const rules::Game*>> games;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) games.emplace_back(book, &game);
    }
    std::vector<std::uint64_t> rounds(games.size());
    std::uint64_t all = 0;
    for (std::uint64_t session = *seed << 32; all < *wanted; ++session) {
        const std::size_t g = session % games.size();
        const std::uint64_t before = rounds[g];
        if (!testkit::soak_once(*games[g].first, *games[g].second, session, rounds[g])) return 1;
        all += rounds[g] - before;
    }
    for (std::size_t g = 0; g < games.size(); ++g) {
        fmt::print("{:30} {:10} rounds\n", games[g].second->id, rounds[g]);
    }
    fmt::print("{} rounds, nothing found\n", all);
    return 0;
}
