// The simulator against the table engine: the same cards to the same places, and then the same net
// result of every box and every optional wager in every round, for every game and reading.
#include <map>

#include <gtest/gtest.h>

#include "chance/chance.hpp"
#include "players/strategist.hpp"
#include "rulebooks/registry.hpp"
#include "sim/lane.hpp"
#include "sim/tally.hpp"
#include "testkit/every_game.hpp"

namespace croupier::players {
namespace {

using sim::Event;

int below(chance::Source& chance, int limit) {
    return static_cast<int>(chance.below(static_cast<std::uint64_t>(limit)));
}

// Cells at random: most of them no good, so that every branch is played.
sim::Strategy random_strategy(chance::Source& chance) {
    sim::Strategy strategy;
    const auto draw = [&](sim::Choice& cell) {
        constexpr std::array wild = {sim::Choice::hit,
                                     sim::Choice::stand,
                                     sim::Choice::double_or_hit,
                                     sim::Choice::double_or_stand,
                                     sim::Choice::surrender_or_hit,
                                     sim::Choice::surrender_or_stand};
        cell = wild[chance.below(below(chance, 4) == 0 ? wild.size() : 3)];
    };
    for (auto* table : {&strategy.hard, &strategy.soft}) {
        for (auto& row : *table) {
            for (auto& cell : row) draw(cell);
        }
    }
    for (std::size_t v = 0; v < sim::values; ++v) {
        for (std::size_t first = 0; first < sim::values; ++first) {
            const bool splits = below(chance, 3) > 0;
            strategy.pair[v][first] = splits ? sim::Choice::split : sim::Choice::hit;
            strategy.splits_again[v][first] = below(chance, 4) > 0;
        }
    }
    for (auto& row : strategy.withdraws) {
        for (bool& cell : row) cell = below(chance, 2) == 0;
    }
    // And some decisions by the very cards.
    for (std::size_t a = 0; a < sim::values; ++a) {
        for (std::size_t b = a; b < sim::values; ++b) {
            for (std::size_t c = b; c < sim::values; ++c) {
                const auto first = chance.below(sim::values);
                const auto origin = chance.below(sim::values + 1);
                sim::Hand hand = sim::Hand{}.with(a).with(b);
                if (below(chance, 2) == 0) hand.add(c);
                if (hand.is_bust()) continue;
                draw(strategy.by_cards[sim::Strategy::cards_key(hand, first, origin)]);
            }
        }
    }
    return strategy;
}

// A card of a round: by value, and as it is once somebody has looked at it.
struct Dealt {
    std::size_t value{0};
    std::optional<cards::Card> card{};
};

// One lane of the simulator, followed card by card.
class Followed final : public sim::Witness {
public:
    Followed(const sim::Game& game, std::uint64_t seed, std::uint32_t rounds)
        : game_(game), tally_(game, this), work_(work_for(game, seed, rounds)), lane_(work_, 0) {
        tally_.begin_unit(seed, 0);
    }

    [[nodiscard]] bool over() const { return lane_.halted(); }

    // The next round.
    void play() {
        dealer_.clear();
        boxes_.assign(1, {});
        hands_.assign(1, {});
        hand_ = 0;
        nets.assign(static_cast<std::size_t>(game_.automaton.boxes), 0);
        wagers.assign(nets.size(), std::vector<std::int32_t>(game_.wagers.size(), -1));
        ended_ = false;
        while (!ended_) step();
    }

    // The cards in the order in which a table deals them.
    [[nodiscard]] std::vector<Dealt> as_dealt() const {
        std::vector<Dealt> order;
        for (std::size_t b = 0; b < nets.size(); ++b) order.push_back(boxes_[b][0]);
        order.push_back(dealer_[0]);
        for (std::size_t b = 0; b < nets.size(); ++b) order.push_back(boxes_[b][1]);
        for (std::size_t b = 0; b < nets.size(); ++b) {
            order.insert(order.end(), boxes_[b].begin() + 2, boxes_[b].end());
        }
        order.insert(order.end(), dealer_.begin() + 1, dealer_.end());
        return order;
    }

    std::vector<sim::Parts> nets{};                   // by box
    std::vector<std::vector<std::int32_t>> wagers{};  // by box, then as laid

    void looked_at(std::size_t, cards::Card card) override { looked_.push_back(card); }
    void wager(std::size_t, std::size_t which, std::int32_t units) override {
        wagers[boxes_.size() - 1][which] = units;
    }
    void box(std::size_t, std::size_t box, sim::Parts net) override { nets[box] = net; }

private:
    static sim::Work work_for(const sim::Game& game, std::uint64_t seed, std::uint32_t rounds) {
        sim::Work work{.automaton = &game.automaton,
                       .shuffle_at = game.shuffle_at,
                       .seed = seed,
                       .rounds = rounds * static_cast<std::uint32_t>(sim::lanes)};
        work.shoe.fill(static_cast<std::uint16_t>(4 * game.terms.decks));
        const int tens = game.terms.deck == cards::Deck::without_tens ? 12 : 16;
        work.shoe[sim::ten] = static_cast<std::uint16_t>(tens * game.terms.decks);
        return work;
    }

    [[nodiscard]] bool dealers_turn() const { return boxes_.size() > nets.size(); }

    void step() {
        const sim::Lane::Step step = lane_.step();
        if (step.column != 0) lay(sim::values - step.column);
        if (step.event != 0) tell(step.event);
        if (step.shuffled) tell(sim::shuffled);
    }

    void lay(std::size_t value) {
        if (dealer_.empty() || dealers_turn()) {
            dealer_.push_back({value});
            return;
        }
        hands_[hand_].push_back(boxes_.back().size());
        boxes_.back().push_back({value});
    }

    void tell(std::uint16_t number) {
        looked_.clear();
        const std::array<std::uint16_t, 1> word = {number};
        tally_.take(word, 0);
        if (number == sim::shuffled) return;
        const Event& event = game_.automaton.events[number];
        std::size_t next = 0;
        if (event.first_value != Event::none) {
            boxes_.back()[0].card = looked_[next++];
            boxes_.back()[1].card = looked_[next++];
        }
        if (event.third_seven) boxes_.back()[2].card = looked_[next++];
        if (event.splits) {
            hands_.insert(hands_.begin() + static_cast<std::ptrdiff_t>(hand_) + 1,
                          {hands_[hand_].back()});
            hands_[hand_].pop_back();
        }
        if (event.hand != Event::none) {
            if (next < looked_.size()) give_suits(std::span(looked_).subspan(next));
            if (++hand_ == hands_.size()) {
                boxes_.emplace_back();
                hands_.assign(1, {});
                hand_ = 0;
            }
        }
        ended_ = event.dealer != Event::none;
    }

    // The suits of a hand that is paid by them: each to a card of its value.
    void give_suits(std::span<const cards::Card> suits) {
        for (const cards::Card card : suits) {
            for (const std::size_t place : hands_[hand_]) {
                Dealt& held = boxes_.back()[place];
                if (held.value != sim::value_of(card) || held.card) continue;
                held.card = card;
                break;
            }
        }
    }

    const sim::Game& game_;
    sim::Tally tally_;
    sim::Work work_;
    sim::Lane lane_;
    std::vector<Dealt> dealer_{};
    std::vector<std::vector<Dealt>> boxes_{};        // those that are done and the present one
    std::vector<std::vector<std::size_t>> hands_{};  // of the present box, as places in it
    std::size_t hand_{0};
    std::vector<cards::Card> looked_{};
    bool ended_{false};
};

// Whole decks that begin with these cards. Where nobody has looked, any card of the value will do.
std::vector<cards::Card> shoe_with(const std::vector<Dealt>& first, const sim::Terms& terms) {
    std::map<cards::Card, int> left;
    for (int i = 0; i < cards::cards_per_deck; ++i) {
        const cards::Card card = cards::Card::at(i);
        if (card.rank == cards::Rank::ten && terms.deck == cards::Deck::without_tens) continue;
        left[card] = terms.decks;
    }
    for (const Dealt& dealt : first) {
        if (dealt.card) --left[*dealt.card];
    }
    std::vector<cards::Card> order;
    for (const Dealt& dealt : first) {
        cards::Card card = dealt.card.value_or(cards::Card{});
        if (!dealt.card) {
            const auto free = std::find_if(left.begin(), left.end(), [&](const auto& entry) {
                return sim::value_of(entry.first) == dealt.value && entry.second > 0;
            });
            card = free->first;
            --free->second;
        }
        order.push_back(card);
    }
    for (const auto& [card, copies] : left) {
        for (int n = 0; n < copies; ++n) order.push_back(card);
    }
    return order;
}

struct Trial {
    const rules::Game* game{nullptr};
    rules::Rules rules{};
    int decks{8};
    int boxes{1};
    std::vector<sim::LaidWager> wagers{};
    bool fresh{true};
    std::uint64_t seed{1};
};

void compare(const Trial& trial, std::uint32_t rounds) {
    chance::Seeded chance(trial.seed);
    const sim::Strategy strategy = random_strategy(chance);
    sim::Game game;
    game.terms = sim::terms_of(trial.rules, trial.decks);
    ASSERT_EQ(sim::cannot_play(game.terms), "");
    for (const sim::LaidWager& wager : trial.wagers) {
        game.wagers.push_back(sim::wager_table(trial.rules, wager, trial.decks));
    }
    auto built =
        sim::build_automaton(game.terms, strategy, trial.boxes, sim::watch_for(game.wagers));
    ASSERT_EQ(built.fault, "");
    game.automaton = std::move(built.automaton);
    game.shuffle_at = trial.fresh ? sim::shuffle_each_round : std::uint16_t{100};

    table::Setup setup = table::usual_setup(*trial.game);
    setup.rules = trial.rules;
    setup.decks = trial.decks;
    setup.boxes = trial.boxes;
    Followed followed(game, trial.seed, rounds);
    const auto button = [&](std::size_t box, int slots) {
        for (std::size_t w = 0; w < game.wagers.size(); ++w) {
            const auto& prizes = game.wagers[w].prizes;
            const auto found = std::find(prizes.begin(), prizes.end(), followed.wagers[box - 1][w]);
            if (static_cast<int>(prizes.size()) == slots && found != prizes.end()) {
                return static_cast<int>(found - prizes.begin()) + 1;
            }
        }
        return 1;
    };
    Strategist strategist(setup, strategy, trial.wagers, button);
    while (!followed.over()) {
        followed.play();
        const auto dealt = followed.as_dealt();
        const auto order = shoe_with(dealt, game.terms);
        std::string cards;
        for (std::size_t i = 0; i < dealt.size(); ++i) cards += to_string(order[i]) + " ";
        SCOPED_TRACE(cards);
        strategist.load(order);
        ASSERT_NO_THROW(strategist.play());
        ASSERT_EQ(strategist.cards_left(), static_cast<int>(order.size() - dealt.size()));
        for (std::size_t b = 0; b < followed.nets.size(); ++b) {
            const auto& result = strategist.results()[b];
            ASSERT_EQ(result.main.cents, followed.nets[b] * unit.cents / game.terms.unit) << b;
            for (std::size_t w = 0; w < game.wagers.size(); ++w) {
                ASSERT_EQ(result.wagers[w].cents, followed.wagers[b][w] * unit.cents)
                    << game.wagers[w].name;
            }
        }
    }
}

std::uint32_t rounds_of_trial() {
    return static_cast<std::uint32_t>(
        testkit::number_in_environment("CROUPIER_ENGINE_ROUNDS", 150));
}

// The optional wagers that may stand side by side at a table of the game.
std::vector<sim::LaidWager> wagers_of(const rules::Rules& rules, int decks, int scale) {
    std::vector<sim::LaidWager> wagers;
    bool button = false;
    for (const rules::Option option : rules::every_option) {
        const bool has_button =
            option == rules::Option::madness_21 || option == rules::Option::pontoon_pandemonium;
        if (option == rules::Option::pairs_play || option == rules::Option::any_pair) continue;
        if (has_button && button) continue;
        for (const int s : {scale, 1}) {
            if (!sim::cannot_offer(rules, {option, s}, decks).empty()) continue;
            wagers.push_back({option, s});
            button = button || has_button;
            break;
        }
    }
    return wagers;
}

TEST(Engines, AgreeOnEveryRoundOfEveryGame) {
    std::uint64_t seed = 1;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            for (const int boxes : {1, 1, 3}) {
                const table::Setup usual = table::usual_setup(game);
                for (const bool fresh : {true, false}) {
                    SCOPED_TRACE(std::string(game.id) + " boxes " + std::to_string(boxes) +
                                 " seed " + std::to_string(seed));
                    Trial trial{&game, usual.rules, usual.decks, boxes, {}, fresh, seed++};
                    const int scale = static_cast<int>(1 + seed % 3);
                    trial.wagers = wagers_of(usual.rules, usual.decks, scale);
                    compare(trial, rounds_of_trial());
                    if (HasFatalFailure()) return;
                }
            }
        }
    }
}

// Readings and layouts at random. Second cards on their turn and pairs by value, since the cards
// would come to other places otherwise; payments to the cent, since a lane knows no chips.
TEST(Engines, AgreeUnderOtherReadings) {
    std::uint64_t seed = 1000;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            for (int n = 0; n < 2; ++n, ++seed) {
                SCOPED_TRACE(std::string(game.id) + " seed " + std::to_string(seed));
                chance::Seeded chance(seed);
                const auto drawn = testkit::random_table(*book, game, chance);
                Trial trial{&game, drawn.setup.rules, drawn.setup.decks, 1 + n, {}, false, seed};
                trial.rules.split_card.value = rules::SplitCard::on_its_turn;
                trial.rules.split_pair_by.value = rules::PairBy::value;
                trial.rules.rounding.value = rules::Rounding::exact;
                trial.wagers = wagers_of(trial.rules, trial.decks, 1);
                compare(trial, rounds_of_trial());
                if (HasFatalFailure()) return;
            }
        }
    }
}

}  // namespace
}  // namespace croupier::players
