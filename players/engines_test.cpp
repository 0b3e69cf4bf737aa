// The simulator against the table engine: the same cards to the same places, and then the same net
// result of every box, every optional wager and what goes with them in every round, for every
// game and reading.
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

// Cards that the lane draws from: whole decks, or few of them so that sevens come together.
enum class Shoe : bool { whole, mostly_sevens };

// One lane of the simulator, followed card by card.
class Followed final : public sim::Witness {
public:
    Followed(const sim::Model& model, std::uint64_t seed, std::uint32_t rounds, Shoe shoe)
        : model_(model),
          tally_(model, this),
          work_(work_for(model, seed, rounds, shoe)),
          lane_(work_, 0) {
        tally_.begin_unit(seed, 0);
    }

    [[nodiscard]] bool over() const { return lane_.halted(); }
    [[nodiscard]] sim::Totals totals() const { return tally_.totals(); }

    // The next round.
    void play() {
        dealer_.clear();
        boxes_.assign(1, {});
        hands_.assign(1, {});
        hand_ = 0;
        nets.assign(static_cast<std::size_t>(model_.automaton.boxes), 0);
        wagers.assign(nets.size(), std::vector<std::int32_t>(model_.wagers.size(), -1));
        insured.assign(nets.size(), std::nullopt);
        super_bonus_cents.assign(nets.size(), 0);
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
    std::vector<std::optional<bool>> insured{};       // by box: whether it won
    std::vector<std::int32_t> super_bonus_cents{};    // by box

    void looked_at(std::size_t, cards::Card card) override { looked_.push_back(card); }
    void wager(std::size_t, std::size_t which, std::int32_t units) override {
        wagers[boxes_.size() - 1][which] = units;
    }
    void box(std::size_t, std::size_t box, sim::Parts net) override { nets[box] = net; }
    void insurance(std::size_t, std::size_t box, bool wins) override { insured[box] = wins; }
    void super_bonus(std::size_t, std::size_t box, std::int32_t cents) override {
        super_bonus_cents[box] = cents;
    }

private:
    static sim::Work work_for(const sim::Model& model, std::uint64_t seed, std::uint32_t rounds,
                              Shoe shoe) {
        sim::Work work{.automaton = &model.automaton,
                       .shuffle_at = model.shuffle_at,
                       .seed = seed,
                       .rounds = rounds * static_cast<std::uint32_t>(sim::lanes)};
        work.shoe.fill(static_cast<std::uint16_t>(4 * model.terms.decks));
        const int tens = model.terms.deck == cards::Deck::without_tens ? 12 : 16;
        work.shoe[sim::ten] = static_cast<std::uint16_t>(tens * model.terms.decks);
        if (shoe == Shoe::mostly_sevens) {
            const std::uint16_t sevens = work.shoe[sim::seven];
            work.shoe.fill(2);
            work.shoe[sim::seven] = sevens;
        }
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
        const Event& event = model_.automaton.events[number];
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

    const sim::Model& model_;
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
std::vector<cards::Card> shoe_with(const std::vector<Dealt>& first,
                                   const sim::SimulatedTerms& terms) {
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
    sim::OtherWagers other_wagers{};
    bool even_money{false};
    Shoe shoe{Shoe::whole};
};

// How often what is rare came up, so that no test passes for want of it.
struct Met {
    int insurance_won{0};
    int insurance_lost{0};
    int super_bonuses{0};
};

void compare(const Trial& trial, std::uint32_t rounds, Met& met) {
    chance::Seeded chance(trial.seed);
    sim::Strategy strategy = random_strategy(chance);
    strategy.even_money = trial.even_money;
    sim::Model model;
    model.terms = sim::simulated_terms_of(trial.rules, trial.decks);
    ASSERT_EQ(sim::cannot_play(model.terms), "");
    for (const sim::LaidWager& wager : trial.wagers) {
        model.wagers.push_back(sim::wager_table(trial.rules, wager, trial.decks));
    }
    model.other_wagers = trial.other_wagers;
    model.together = true;
    auto built = sim::build_automaton(model.terms, strategy, trial.boxes,
                                      sim::watch_for(model.wagers, model.other_wagers));
    ASSERT_EQ(built.fault, "");
    model.automaton = std::move(built.automaton);
    model.shuffle_at = trial.fresh ? sim::shuffle_each_round : std::uint16_t{100};

    table::Setup setup = table::usual_setup(*trial.game);
    setup.rules = trial.rules;
    setup.decks = trial.decks;
    setup.boxes = trial.boxes;
    Followed followed(model, trial.seed, rounds, trial.shoe);
    const auto button = [&](std::size_t box, int slots) {
        for (std::size_t w = 0; w < model.wagers.size(); ++w) {
            const auto& prizes = model.wagers[w].prizes;
            const auto found = std::find(prizes.begin(), prizes.end(), followed.wagers[box - 1][w]);
            if (static_cast<int>(prizes.size()) == slots && found != prizes.end()) {
                return static_cast<int>(found - prizes.begin()) + 1;
            }
        }
        return 1;
    };
    Strategist strategist(setup, strategy, trial.wagers, button, model.other_wagers);
    const ledger::Money stake{model.other_wagers.stake};
    sim::Totals::Frequencies often;
    sim::Histogram sums;  // of all that a round brings, in parts
    const std::int64_t parts = sim::together_unit(model.terms, model.other_wagers);
    while (!followed.over()) {
        followed.play();
        const auto dealt = followed.as_dealt();
        const auto order = shoe_with(dealt, model.terms);
        std::string cards;
        for (std::size_t i = 0; i < dealt.size(); ++i) cards += to_string(order[i]) + " ";
        SCOPED_TRACE(cards);
        strategist.load(order);
        ASSERT_NO_THROW(strategist.play());
        ASSERT_EQ(strategist.cards_left(), static_cast<int>(order.size() - dealt.size()));
        for (std::size_t b = 0; b < followed.nets.size(); ++b) {
            const auto& result = strategist.results()[b];
            ASSERT_EQ(result.main.cents, followed.nets[b] * stake.cents / model.terms.unit) << b;
            ASSERT_EQ(result.insurance.has_value(), followed.insured[b].has_value()) << b;
            if (result.insurance) {
                const ledger::Money laid{stake.cents / 2};
                const auto odds = *model.terms.insurance_pays;
                const auto won = ledger::winnings(laid, odds);
                ASSERT_EQ(result.insurance->cents, *followed.insured[b] ? won.cents : -laid.cents);
            }
            ASSERT_EQ(result.super_bonus.cents, followed.super_bonus_cents[b]) << b;
            if (result.insurance) ++(result.insurance_won ? met.insurance_won : met.insurance_lost);
            if (result.super_bonus > ledger::nothing) ++met.super_bonuses;
            ASSERT_EQ(result.ante.cents, -model.other_wagers.ante.value_or(0)) << b;
            often.blackjack += result.blackjack ? 1 : 0;
            often.split += result.split ? 1 : 0;
            often.doubled += result.doubled ? 1 : 0;
            often.surrender += result.surrender ? 1 : 0;
            often.bust += result.bust ? 1 : 0;
            for (std::size_t w = 0; w < model.wagers.size(); ++w) {
                ASSERT_EQ(result.wagers[w].cents, followed.wagers[b][w] * unit.cents)
                    << model.wagers[w].name;
            }
        }
        often.dealer_bust += strategist.dealer_bust() ? 1 : 0;
        std::int64_t sum = 0;
        for (const auto& result : strategist.results()) {
            const ledger::Money with_main = result.main + result.super_bonus + result.ante +
                                            result.insurance.value_or(ledger::nothing);
            sum += with_main.cents * parts / stake.cents;
            for (const ledger::Money wager : result.wagers) {
                sum += wager.cents * parts / unit.cents;
            }
        }
        ++sums[sum];
    }
    const sim::Totals totals = followed.totals();
    if (!trial.wagers.empty() || trial.other_wagers.count() > 0) {
        EXPECT_EQ(totals.together, sums);
    }
    const sim::Totals::Frequencies& told = totals.frequencies;
    EXPECT_EQ(often.blackjack, told.blackjack);
    EXPECT_EQ(often.split, told.split);
    EXPECT_EQ(often.doubled, told.doubled);
    EXPECT_EQ(often.surrender, told.surrender);
    EXPECT_EQ(often.bust, told.bust);
    EXPECT_EQ(often.dealer_bust, told.dealer_bust);
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

// All that the game has, for a main wager of so many dollars.
sim::OtherWagers other_wagers_of(const rules::Rules& rules, int decks, int dollars) {
    const sim::SimulatedTerms terms = sim::simulated_terms_of(rules, decks);
    sim::OtherWagers other_wagers;
    other_wagers.stake = 100 * dollars;
    other_wagers.insurance = terms.insurance_pays.has_value();
    if (terms.super_bonus)
        other_wagers.super_bonus = sim::super_bonus_for(terms, other_wagers.stake);
    if (rules.ante_due.because) other_wagers.ante = 50;
    return other_wagers;
}

TEST(Engines, AgreeOnEveryRoundOfEveryGame) {
    Met met;
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
                    if (seed % 3 != 0) {
                        trial.other_wagers =
                            other_wagers_of(usual.rules, usual.decks, seed % 2 == 0 ? 5 : 30);
                    }
                    trial.even_money = seed % 4 == 0;
                    compare(trial, rounds_of_trial(), met);
                    if (HasFatalFailure()) return;
                }
            }
        }
    }
    EXPECT_GT(met.insurance_won, 0);
    EXPECT_GT(met.insurance_lost, 0);
}

// With few cards but sevens, so that a Super Bonus comes up.
TEST(Engines, AgreeOnSuperBonuses) {
    Met met;
    std::uint64_t seed = 500;
    for (const std::string_view id : {"vic-2003/crown-pontoon", "vic-2003/pontoon-pandemonium"}) {
        const rules::Game& game = *rules::find_game(rulebooks::all(), id);
        for (const auto after_split : {rules::SuperBonusAfterSplit::unless_suited_pair,
                                       rules::SuperBonusAfterSplit::never}) {
            for (const int boxes : {1, 2, 3}) {
                for (const int dollars : {1, 5, 30}) {
                    SCOPED_TRACE(std::string(id) + " seed " + std::to_string(seed));
                    const table::Setup usual = table::usual_setup(game);
                    Trial trial{&game, usual.rules, usual.decks, boxes, {}, true, seed++};
                    trial.rules.super_bonus_after_split.value = after_split;
                    trial.other_wagers = other_wagers_of(trial.rules, trial.decks, dollars);
                    trial.shoe = Shoe::mostly_sevens;
                    compare(trial, rounds_of_trial(), met);
                    if (HasFatalFailure()) return;
                }
            }
        }
    }
    EXPECT_GT(met.super_bonuses, 0);
}

// Readings and layouts at random. Second cards on their turn and pairs by value, since the cards
// would come to other places otherwise; payments to the cent, since a lane knows no chips.
TEST(Engines, AgreeUnderOtherReadings) {
    Met met;
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
                trial.other_wagers = other_wagers_of(trial.rules, trial.decks, 4);
                trial.even_money = n == 0;
                compare(trial, rounds_of_trial(), met);
                if (HasFatalFailure()) return;
            }
        }
    }
}

}  // namespace
}  // namespace croupier::players
