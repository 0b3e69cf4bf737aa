#include "testkit/random_play.hpp"

#include <ostream>

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

// Commands for each round at most, so that a session ends though nobody cares to deal.
constexpr int commands_per_round_max = 80;

table::CardList list_of(std::vector<Card> cards) {
    return std::make_shared<const std::vector<Card>>(std::move(cards));
}

std::vector<Card> cards_in(const cards::Shoe& shoe) {
    std::vector<Card> all;
    for (int index = 0; index < cards::cards_per_deck; ++index) {
        const Card card = Card::at(index);
        all.insert(all.end(), static_cast<std::size_t>(shoe.held(card)), card);
    }
    return all;
}

bool is_here(const State& state, PlayerId player) { return player < state.players.size(); }

// Whether everybody that the command names has come to the table.
bool names_people_here(const State& state, const Command& command) {
    return std::visit(
        [&](const auto& c) {
            bool here = true;
            if constexpr (requires { c.player; }) here = is_here(state, c.player);
            if constexpr (requires { c.owner; }) {
                here = here && (c.owner == table::nobody || is_here(state, c.owner));
            }
            if constexpr (requires { c.by; }) {
                here = here && (c.by == table::nobody || is_here(state, c.by));
            }
            return here;
        },
        command);
}

// The cards of the seed differ from the choices of the people.
std::uint64_t seed_of_people(std::uint64_t seed) { return ~seed; }

class Showing final : public Watch {
public:
    explicit Showing(std::ostream& out) : out_(out) {}

    void before(const State& state, const Command& command) override {
        out_ << "  " << in_words(state, command);
    }
    void after(const State&, const Command&, const table::Decision& decision,
               std::span<const table::Event>) override {
        if (decision.answer == Answer::refused) {
            out_ << " ! " << decision.refusal.because.first().number() << "  # "
                 << decision.refusal.reason;
        }
        out_ << '\n';
    }

private:
    std::ostream& out_;
};

}  // namespace

Performance::Performance(const table::Setup& setup, std::uint64_t seed, Watch& watch)
    : table_(setup), supply_(seed), watch_(watch) {
    watch_.opened(table_.state(), table_.events());
}

Answer Performance::step(const Command& command) {
    watch_.before(table_.state(), command);
    const table::Decision decision = table_.perform(command);
    watch_.after(table_.state(), command, decision, table_.events());
    return decision.answer;
}

void Performance::perform(const Command& command) {
    if (!names_people_here(table_.state(), command)) return;
    bool is_short = step(command) == Answer::short_of_cards;
    while (is_short) is_short = supply_cards() == Answer::short_of_cards;
}

Answer Performance::supply_cards() {
    const State& state = table_.state();
    const bool empty = state.shoe.cards_held() == 0;
    std::vector<Card> order = empty ? state.discards : cards_in(state.shoe);
    if (order.empty()) return Answer::refused;
    if (empty && order.front() != order.back()) {
        // Other cards than those in the rack must not come into the shoe.
        step(table::LoadShoe{list_of(std::vector<Card>(order.size(), order.front()))});
    }
    chance::shuffle(std::span(order), supply_);
    const auto list = list_of(std::move(order));
    return empty ? step(table::LoadShoe{list}) : step(table::ListCards{list});
}

void play(const RandomSession& session, Watch& watch) {
    Performance performance(session.table.setup, session.seed, watch);
    for (const Command& command : session.commands) performance.perform(command);
}

RandomSession random_session(const rules::Book& book, const rules::Game& game, std::uint64_t seed,
                             int rounds) {
    chance::Seeded chance(seed_of_people(seed));
    RandomSession session{seed, random_table(book, game, chance), {}};
    RandomPeople people(chance);
    Watch nobody_looks;
    Performance performance(session.table.setup, seed, nobody_looks);
    const auto commands_max = static_cast<std::size_t>(rounds * commands_per_round_max);
    while (session.commands.size() < commands_max) {
        const State& state = performance.state();
        if (state.stage == Stage::settled && state.round >= static_cast<std::uint32_t>(rounds)) {
            break;
        }
        session.commands.push_back(people.next(state));
        performance.perform(session.commands.back());
    }
    return session;
}

void showValue(const RandomSession& session, std::ostream& out) {
    out << "seed " << session.seed << ", " << session.commands.size() << " commands\n";
    for (const record::Statement& statement : session.table.header) {
        out << "  " << record::print(statement) << '\n';
    }
    out << "  seed " << session.seed << '\n';
    Showing showing(out);
    play(session, showing);
}

}  // namespace croupier::testkit
