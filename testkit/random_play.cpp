#include "testkit/random_play.hpp"

#include <ostream>

#include <fmt/format.h>

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

// Acts of a dealer worked by hand that need a card: one that is not known puts them off.
bool draws(const Command& command) {
    return holds_alternative<table::DrawTo>(command) ||
           holds_alternative<table::DrawExcess>(command) ||
           holds_alternative<table::ExposeCard>(command) ||
           holds_alternative<table::MisplaceCard>(command) ||
           holds_alternative<table::BurnCard>(command);
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
        if (prize && prize_due_) {
            slots_ += fmt::format(" {}", prize->slot);
            return;
        }
        end_line();
        const std::string words = in_words(state, order);
        line_ = fmt::format("  {}{}{}", cards_due_ ? "# from the seed: " : "",
                            is_statement(words) ? "" : "# ", words);
    }
    void after(const State&, const Order&, const table::Decision& decision,
               std::span<const table::Event>) override {
        if (decision.answer == Answer::refused) {
            line_ += fmt::format(" ! {}  # {}", decision.refusal.because.first().number(),
                                 decision.refusal.reason);
        }
        cards_due_ = decision.answer == Answer::short_of_cards;
        prize_due_ = decision.answer == Answer::short_of_prize;
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
    bool cards_due_{false};
    bool prize_due_{false};
};

}  // namespace

Performance::Performance(const table::Setup& setup, std::uint64_t seed, Watch& watch)
    : table_(setup),
      eager_(seed % 2 == 0),
      supply_(seed),
      prizes_(seed_of_prizes(seed)),
      watch_(watch) {
    watch_.opened(table_.state(), table_.events());
}

Answer Performance::step(const Order& order) {
    watch_.before(table_.state(), order);
    const table::Decision decision = table_.perform(order.command, order.by);
    watch_.after(table_.state(), order, decision, table_.events());
    for (const table::Event& event : table_.events()) mixed_ = mixed_ || mixes(event);
    return decision.answer;
}

void Performance::perform(const Order& order) {
    if (!names_people_here(table_.state(), order.command)) return;
    mixed_ = false;
    const Answer answer = step(order);
    supply(answer);
    // A card that was not known is drawn when it is.
    if (answer == Answer::short_of_cards && draws(order.command)) supply(step(order));
    const State& state = table_.state();
    if (eager_ && mixed_ && state.cards.shoe.cards_known() == 0 && state.cards_in_shoe() > 0) {
        supply(Answer::short_of_cards);
    }
}

void Performance::supply(Answer answer) {
    while (answer == Answer::short_of_cards || answer == Answer::short_of_prize) {
        answer = answer == Answer::short_of_cards ? supply_cards() : supply_prize();
    }
}

Answer Performance::supply_cards() {
    const State& state = table_.state();
    const bool empty = state.cards_in_shoe() == 0;
    std::vector<Card> order = empty ? cards_of_refill(state) : state.cards.shoe.cards();
    if (order.empty()) return Answer::refused;
    if (empty && order.front() != order.back()) {
        // Other cards than those in the rack must not come into the shoe.
        const std::vector<Card> others(order.size(), order.front());
        step({table::LoadShoe{others}});
    }
    chance::shuffle(std::span(order), supply_);
    // Some may lie in the rack already, and nobody knows which.
    if (!empty) order.resize(static_cast<std::size_t>(state.cards_in_shoe()));
    return empty ? step({table::LoadShoe{order}}) : step({table::ListCards{order}});
}

Answer Performance::supply_prize() {
    return step({table::DrawPrize{random_slot(table_.state(), prizes_)}});
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
