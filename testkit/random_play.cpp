#include "testkit/random_play.hpp"

#include <algorithm>
#include <ostream>

#include <fmt/core.h>

#include "record/parse.hpp"
#include "record/print.hpp"
#include "testkit/command_words.hpp"
#include "testkit/random_people.hpp"

namespace croupier::testkit {
namespace {

using table::Answer;
using table::Card;
using table::Command;
using table::PlayerId;
using table::Stage;
using table::State;

// Orders for each round at most, so that a session ends though nobody cares to deal.
constexpr int orders_per_round_max = 80;
constexpr int orders_per_round_by_hand_max = 130;

bool is_here(const State& state, PlayerId player) { return player < state.people.players.size(); }
bool is_here_or_nobody(const State& state, PlayerId player) {
    return player == table::nobody || is_here(state, player);
}

// Whether everybody that the command names has come to the table.
bool names_people_here(const State& state, const Command& command) {
    return visit(
        [&]<class What>(const What& c) {
            // The staff may press the button and cut the cards instead of a player.
            constexpr bool of_staff_too =
                std::is_same_v<What, table::PressButton> || std::is_same_v<What, table::CutCards>;
            bool here = true;
            if constexpr (of_staff_too) {
                here = is_here_or_nobody(state, c.player);
            } else if constexpr (requires { c.player; }) {
                here = is_here(state, c.player);
            }
            if constexpr (requires { c.nominee; }) here = here && is_here(state, c.nominee);
            if constexpr (requires { c.other; }) here = here && is_here(state, c.other);
            if constexpr (requires { c.owner; }) here = here && is_here_or_nobody(state, c.owner);
            if constexpr (requires { c.by; }) here = here && is_here_or_nobody(state, c.by);
            return here;
        },
        command);
}

bool mixes(const table::Event& event) {
    return holds_alternative<table::ShoeLoaded>(event.what) ||
           holds_alternative<table::ShoeReloaded>(event.what) ||
           holds_alternative<table::UsedCardsReturned>(event.what) ||
           holds_alternative<table::ShoeFailed>(event.what);
}

// The cards of the seed differ from the choices of the people and from the prizes.
std::uint64_t seed_of_people(std::uint64_t seed) { return ~seed; }
std::uint64_t seed_of_prizes(std::uint64_t seed) { return seed ^ 0x7072697A65737365; }

// Writes a session down so that it can be played again: what the seed brings is a remark, and the
// slots at which the button stops stand before the statement that leads to them.
class Showing final : public Watch {
public:
    explicit Showing(std::ostream& out) : out_(out) {}
    ~Showing() override { end_line(); }
    Showing(const Showing&) = delete;
    Showing& operator=(const Showing&) = delete;

    void before(const State& state, const Order& order) override {
        const auto* prize = get_if<table::DrawPrize>(&order.command);
        if (prize && order.brought) {
            slots_ += fmt::format(" {}", prize->slot);
            return;
        }
        end_line();
        const std::string words = in_words(state, order);
        line_ = fmt::format("  {}{}{}", order.brought ? "# from the seed: " : "",
                            is_statement(words) ? "" : "# ", words);
    }
    void after(const State&, const Order&, const table::Decision& decision,
               std::span<const table::Event>) override {
        if (decision.answer == Answer::refused) {
            line_ += fmt::format(" ! {}  # {}", decision.refusal.because.first().number(),
                                 decision.refusal.reason);
        }
    }

private:
    // People ask for boxes and amounts that no record can name.
    static bool is_statement(const std::string& words) {
        return std::holds_alternative<record::Statement>(record::parse_line(words));
    }
    void end_line() {
        if (!slots_.empty()) out_ << "  prizes" << slots_ << '\n';
        if (!line_.empty()) out_ << line_ << '\n';
        slots_.clear();
        line_.clear();
    }

    std::ostream& out_;
    std::string line_;
    std::string slots_;
};

}  // namespace

Performance::Performance(const table::Setup& setup, std::uint64_t seed, testkit::Watch& watch)
    : eager_(seed % 2 == 0),
      cards_(seed),
      prizes_(seed_of_prizes(seed)),
      watch_(watch),
      host_(table::Table(setup), *this, {host::OrderKnown::when_due, host::Unfinished::left},
            this) {
    watch_.opened(host_.state(), host_.events());
}

void Performance::arrange(std::span<Card> cards) { chance::shuffle(cards, cards_); }

int Performance::slot(const State& state) { return random_slot(state, prizes_); }

void Performance::before(const State& state, const host::Order& order, From from) {
    const auto* load = get_if<table::LoadShoe>(&order.command);
    if (load && from == From::host) load_other_cards(state, load->order);
    watch_.before(state, {order.command, order.by, {}, from == From::host});
}

void Performance::after(const State& state, const host::Order& order, From from,
                        const table::Decision& decision, std::span<const table::Event> events) {
    watch_.after(state, {order.command, order.by, {}, from == From::host}, decision, events);
    mixed_ = mixed_ || std::any_of(events.begin(), events.end(), mixes);
}

// Other cards than those in the rack must not come into the shoe.
void Performance::load_other_cards(const State& state, std::span<const Card> order) {
    const std::vector<Card> others(order.size(), order.front());
    if (std::equal(order.begin(), order.end(), others.begin())) return;
    const Order wrong{table::LoadShoe{others}, {}, {}, true};
    watch_.before(state, wrong);
    std::vector<table::Event> events;
    const table::Decision decision = table::decide(state, wrong.command, events);
    watch_.after(state, wrong, decision, events);
}

void Performance::perform(const Order& order) {
    if (!names_people_here(host_.state(), order.command)) return;
    mixed_ = false;
    host_.perform(order.command, order.by);
    if (eager_ && mixed_) host_.tell_order();
}

void play(const RandomSession& session, Watch& watch) {
    Performance performance(session.table.setup, session.seed, watch);
    for (const Order& order : session.orders) performance.perform(order);
}

int random_slot(const State& state, chance::Source& chance) {
    const int slots = table::slots_of_pressed_button(state);
    switch (below(chance, 6)) {
        case 0: return 1;
        case 1: return slots;
        default: return 1 + below(chance, slots);
    }
}

RandomSession random_session(const rules::Book& book, const rules::Game& game, std::uint64_t seed,
                             int rounds) {
    chance::Seeded chance(seed_of_people(seed));
    RandomSession session{seed, random_table(book, game, chance), {}};
    RandomPeople people(chance);
    Watch nobody_looks;
    Performance performance(session.table.setup, seed, nobody_looks);
    const bool manual = session.table.setup.dealer == table::DealerMode::manual;
    const int orders_max = rounds * (manual ? orders_per_round_by_hand_max : orders_per_round_max);
    while (static_cast<int>(session.orders.size()) < orders_max) {
        const State& state = performance.state();
        if (state.round.stage == Stage::settled &&
            state.round.number >= static_cast<std::uint32_t>(rounds)) {
            break;
        }
        session.orders.push_back(people.next(state));
        performance.perform(session.orders.back());
    }
    return session;
}

void showValue(const RandomSession& session, std::ostream& out) {
    out << "seed " << session.seed << ", " << session.orders.size() << " orders\n";
    for (const record::Statement& statement : session.table.header) {
        out << "  " << record::print(statement) << '\n';
    }
    out << "  seed " << session.seed << '\n';
    Showing showing(out);
    play(session, showing);
}

}  // namespace croupier::testkit
