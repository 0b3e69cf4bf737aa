// Sessions of random play: people who come, wager, decide, err and leave, all drawn from one seed.
#pragma once

#include <iosfwd>
#include <memory>

#include "host/host.hpp"
#include "testkit/random_table.hpp"

namespace croupier::testkit {

// What is asked of a table, and the official who orders it, if one does. A reason is a text that
// lives as long as the program.
struct Order {
    table::Command command{};
    std::optional<table::Official> by{};
    std::shared_ptr<const void> carries{};  // the lists that the command points to
    bool brought{false};  // by the host of the table, which was short of a card or a prize
};

// A table and what is asked of it. The cards that no command lists come from the seed as well, and
// so do the prizes.
struct RandomSession {
    std::uint64_t seed{0};
    RandomTable table{};
    std::vector<Order> orders{};
};

// Draws a session of about that many rounds.
[[nodiscard]] RandomSession random_session(const rules::Book& book, const rules::Game& game,
                                           std::uint64_t seed, int rounds);

// An answer that the table should accept from `player`: a decision on a hand, or a word to an
// offer. A decline where nothing is open.
[[nodiscard]] table::Command random_answer(const table::State& state, table::PlayerId player,
                                           chance::Source& chance);

// Where the pressed button stops. The first slot, which holds the largest prize, and the last one
// come more often than they should.
[[nodiscard]] int random_slot(const table::State& state, chance::Source& chance);

// Looks on while a session is played. Every step is seen, those too that bring cards or a prize.
class Watch {
public:
    virtual ~Watch() = default;

    virtual void opened(const table::State&, std::span<const table::Event>) {}
    virtual void before(const table::State&, const Order&) {}
    virtual void after(const table::State&, const Order&, const table::Decision&,
                       std::span<const table::Event>) {}
};

// Performs orders on a table, and brings a card or a prize whenever one is due and not known. Of
// two seeds, one has the cards of a new shoe known at once and the other as late as can be.
class Performance final : host::Supply, host::Watch {
public:
    Performance(const table::Setup& setup, std::uint64_t seed, testkit::Watch& watch);

    [[nodiscard]] const table::State& state() const { return host_.state(); }

    // Performs the order unless it names a person who never came.
    void perform(const Order& order);

private:
    [[nodiscard]] bool knows_cards() const override { return true; }
    void arrange(std::span<table::Card> cards) override;
    [[nodiscard]] int slot(const table::State& state) override;
    void before(const table::State& state, const host::Order& order, From from) override;
    void after(const table::State& state, const host::Order& order, From from,
               const table::Decision& decision, std::span<const table::Event> events) override;
    void load_other_cards(const table::State& state, std::span<const table::Card> order);

    bool eager_;
    bool mixed_{false};  // the cards, by the present order
    chance::Seeded cards_;
    chance::Seeded prizes_;
    testkit::Watch& watch_;
    host::Host host_;
};

// Plays the whole session from the start.
void play(const RandomSession& session, Watch& watch);

// Prints the session as a record; found by RapidCheck for the cases that it reports.
// NOLINTNEXTLINE(readability-identifier-naming): RapidCheck calls it by this name.
void showValue(const RandomSession& session, std::ostream& out);

}  // namespace croupier::testkit
