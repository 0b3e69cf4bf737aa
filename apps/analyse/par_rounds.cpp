// Rounds at the very table that people play at, with the best play, for the par sheet.
#include <cmath>
#include <stdexcept>

#include "apps/analyse/par_sheet.hpp"
#include "chance/chance.hpp"
#include "exact/game.hpp"
#include "host/host.hpp"
#include "players/best_player.hpp"

namespace croupier::apps {
namespace {

using ledger::Money;
using table::PlayerId;
using table::Stage;

constexpr PlayerId guest = 0;
constexpr int box = players::BestPlayer::box;
constexpr Money unit{10'000};
constexpr Money bankroll{900'000'000'000};
// More cards than these no round of one box takes.
constexpr std::size_t cards_needed = 80;

class Rounds {
public:
    Rounds(const Subject& subject, std::uint64_t seed)
        : game_(subject.terms, exact::cards_left(subject.terms)),
          player_(game_, guest),
          cards_(cards::whole_decks(subject.decks, subject.rules.deck.value)),
          chance_(seed),
          host_(table::Table(setup_of(subject)), supply_, {host::OrderKnown::when_due}) {
        perform(table::Join{"player"});
        perform(table::Buy{guest, bankroll});
        perform(table::Sit{guest, box});
    }

    [[nodiscard]] Simulated play(std::int64_t rounds, std::uint64_t seed) {
        Simulated sum{.rounds = rounds, .seed = seed};
        double squares = 0;
        for (std::int64_t i = 0; i < rounds; ++i) {
            const double net = round();
            sum.mean += net;
            squares += net * net;
            note(net, sum);
        }
        const double share = 1 / static_cast<double>(rounds);
        for (double* each : {&sum.mean, &sum.won, &sum.even, &sum.lost, &sum.blackjack, &sum.split,
                             &sum.doubled, &sum.surrender, &sum.bust, &sum.dealer_bust}) {
            *each *= share;
        }
        sum.standard_deviation = std::sqrt(squares * share - sum.mean * sum.mean);
        return sum;
    }

private:
    [[nodiscard]] static table::Setup setup_of(const Subject& subject) {
        table::Setup setup = table::usual_setup(*subject.game);
        setup.rules = subject.rules;
        setup.decks = subject.decks;
        setup.boxes = 1;
        return setup;
    }

    void perform(const table::Command& command) {
        const host::Result result = host_.perform(command);
        if (!result.done()) {
            throw std::logic_error("the table refuses the best play: " + result.refusal.reason);
        }
    }

    // What one round brings, in units, from cards of which enough are in random order.
    [[nodiscard]] double round() {
        const std::size_t needed = std::min(cards_needed, cards_.size());
        for (std::size_t i = 0; i < needed; ++i) {
            std::swap(cards_[i],
                      cards_[i + static_cast<std::size_t>(chance_.below(cards_.size() - i))]);
        }
        perform(table::LoadShoe{cards_});
        const Money before = table::chips_of(host_.state(), guest);
        perform(table::Bet{guest, box, unit});
        perform(table::Deal{});
        while (host_.state().round.stage != Stage::settled) perform(player_.answer(host_.state()));
        const Money net = table::chips_of(host_.state(), guest) - before - bonus();
        return static_cast<double>(net.cents) / static_cast<double>(unit.cents);
    }

    // The Super Bonus is a sum of money and has a figure of its own.
    [[nodiscard]] Money bonus() const {
        const table::State& state = host_.state();
        if (!state.box(box).bettors[0].super_bonus) return {};
        const rules::Rules& rules = state.rules();
        const Money large{std::int64_t{100} * rules.super_bonus_large.value.wager_from};
        const int dollars = unit >= large ? rules.super_bonus_large.value.dollars
                                          : rules.super_bonus_small.value.dollars;
        return {std::int64_t{100} * dollars};
    }

    void note(double net, Simulated& sum) const {
        const table::State& state = host_.state();
        const table::Box& mine = state.box(box);
        (net > 0 ? sum.won : net < 0 ? sum.lost : sum.even) += 1;
        bool doubled = false;
        bool bust = false;
        for (std::uint8_t i = 0; i < mine.hand_count; ++i) {
            doubled = doubled || mine.hands[i].doubled;
            bust = bust || mine.hands[i].total().bust();
        }
        sum.blackjack += mine.hands[0].blackjack() ? 1 : 0;
        sum.split += mine.hand_count > 1 ? 1 : 0;
        sum.doubled += doubled ? 1 : 0;
        sum.surrender += mine.hands[0].surrendered ? 1 : 0;
        sum.bust += bust ? 1 : 0;
        sum.dealer_bust += state.round.dealer.total().bust() ? 1 : 0;
    }

    exact::Game<double> game_;
    players::BestPlayer player_;
    std::vector<cards::Card> cards_;
    chance::Seeded chance_;
    host::ByChance supply_{chance_};
    host::Host host_;
};

}  // namespace

double Simulated::standard_error() const {
    return standard_deviation / std::sqrt(static_cast<double>(rounds));
}

Simulated simulate_rounds(const Subject& subject, std::int64_t rounds, std::uint64_t seed) {
    return Rounds(subject, seed).play(rounds, seed);
}

}  // namespace croupier::apps
