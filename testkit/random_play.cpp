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

// Commands for each round at most, so that a session ends though nobody cares to deal.
constexpr int commands_per_round_max = 80;

table::CardList list_of(std::vector<Card> cards) {
    return std::make_shared<const std::vector<Card>>(std::move(cards));
}

bool is_here(const State& state, PlayerId player) { return player < state.players.size(); }

// Whether everybody that the command names has come to the table.
bool names_people_here(const State& state, const Command& command) {
    return std::visit(
        [&](const auto& c) {
            bool here = true;
            if constexpr (std::is_same_v<decltype(c), const table::PressButton&>) {
                return c.player == table::nobody || is_here(state, c.player);
            } else if constexpr (requires { c.player; }) {
                here = is_here(state, c.player);
            }
            if constexpr (requires { c.nominee; }) here = here && is_here(state, c.nominee);
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

    void before(const State& state, const Command& command) override {
        if (const auto* prize = std::get_if<table::DrawPrize>(&command); prize && prize_due_) {
            slots_ += fmt::format(" {}", prize->slot);
            return;
        }
        end_line();
        const std::string words = in_words(state, command);
        line_ = fmt::format("  {}{}{}", cards_due_ ? "# from the seed: " : "",
                            is_statement(words) ? "" : "# ", words);
    }
    void after(const State&, const Command&, const table::Decision& decision,
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
    : table_(setup), supply_(seed), prizes_(seed_of_prizes(seed)), watch_(watch) {
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
    Answer answer = step(command);
    while (answer == Answer::short_of_cards || answer == Answer::short_of_prize) {
        answer = answer == Answer::short_of_cards ? supply_cards() : supply_prize();
    }
}

Answer Performance::supply_cards() {
    const State& state = table_.state();
    const bool empty = state.shoe.cards_held() == 0;
    std::vector<Card> order = empty ? state.discards : state.shoe.cards();
    if (order.empty()) return Answer::refused;
    if (empty && order.front() != order.back()) {
        // Other cards than those in the rack must not come into the shoe.
        step(table::LoadShoe{list_of(std::vector<Card>(order.size(), order.front()))});
    }
    chance::shuffle(std::span(order), supply_);
    const auto list = list_of(std::move(order));
    return empty ? step(table::LoadShoe{list}) : step(table::ListCards{list});
}

Answer Performance::supply_prize() {
    return step(table::DrawPrize{random_slot(table_.state(), prizes_)});
}

void play(const RandomSession& session, Watch& watch) {
    Performance performance(session.table.setup, session.seed, watch);
    for (const Command& command : session.commands) performance.perform(command);
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
