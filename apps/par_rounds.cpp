// Rounds at the very table that people play at, with the best play, for the par sheet.
#include <cmath>
#include <stdexcept>

#include "apps/par_sheet.hpp"
#include "chance/chance.hpp"
#include "exact/game.hpp"
#include "table/table.hpp"

namespace croupier::apps {
namespace {

using exact::Act;
using exact::value_of;
using ledger::Money;
using table::PlayerId;
using table::Stage;

constexpr PlayerId guest = 0;
constexpr int box = 1;
constexpr Money unit{10'000};
constexpr Money bankroll{900'000'000'000};
// More cards than these no round of one box takes.
constexpr std::size_t cards_needed = 80;

// Answers for one box as the exact values say.
class BestPlay {
public:
    explicit BestPlay(const exact::Terms& terms)
        : terms_(terms),
          game_(terms_, exact::cards_left(terms_)),
          dealt_(game_.play().decisions()) {}
    BestPlay(const BestPlay&) = delete;
    BestPlay& operator=(const BestPlay&) = delete;

    // What to say now. Requires a round that waits for the player.
    [[nodiscard]] table::Command answer(const table::State& state) const {
        const std::size_t first = value_of(state.dealer.cards[0].rank);
        const table::Box& mine = state.box(box);
        if (state.stage == Stage::insurance) {
            const bool even = mine.hands[0].blackjack() && takes_even_money(first);
            return even ? table::Command(table::TakeEvenMoney{guest, box}) : table::GoOn{};
        }
        if (state.stage == Stage::surrender) {
            return surrenders(mine.hands[0], first)
                       ? table::Command(table::SurrenderHand{guest, box})
                       : table::GoOn{};
        }
        if (state.rescue_open) {
            for (std::uint8_t i = 0; i < mine.hand_count; ++i) {
                if (withdraws(mine.hands[i], first)) {
                    return table::WithdrawDouble{guest, {box, i}};
                }
            }
            return table::GoOn{};
        }
        if (state.stage != Stage::play) return table::GoOn{};
        return decision(state, first);
    }

private:
    [[nodiscard]] static std::size_t number_of(std::span<const cards::Card> held) {
        std::size_t number = 0;
        for (const cards::Card card : held) {
            number =
                static_cast<std::size_t>(exact::every_hand()[number].with[value_of(card.rank)]);
        }
        return number;
    }
    [[nodiscard]] static int early_aces(std::span<const cards::Card> held) {
        int aces = 0;
        for (const cards::Card card : held.first(std::min<std::size_t>(held.size(), 2))) {
            aces += card.is_ace() ? 1 : 0;
        }
        return aces;
    }
    [[nodiscard]] const exact::Choices<double>& dealt(const table::PlayedHand& hand,
                                                      std::size_t first) const {
        return game_.deal(value_of(hand.cards[0].rank), value_of(hand.cards[1].rank), first);
    }

    [[nodiscard]] bool takes_even_money(std::size_t first) const {
        const std::size_t natural = exact::every_hand().of(exact::ace, exact::ten);
        return first == exact::ace && terms_.even_money && game_.takes_even_money(natural, first);
    }

    [[nodiscard]] bool surrenders(const table::PlayedHand& hand, std::size_t first) const {
        const auto& choices = dealt(hand, first);
        if (!choices.surrender) return false;
        for (const auto& other : {choices.stand, choices.hit, choices.double_down, choices.split}) {
            if (other && *other >= *choices.surrender) return false;
        }
        return true;
    }

    [[nodiscard]] bool withdraws(const table::PlayedHand& hand, std::size_t first) const {
        if (!hand.stakes[0].may_withdraw || !hand.stakes[0].live) return false;
        const bool low = hand.total().points != hand.cards.total().points;
        return decisions_for(hand).withdraws(number_of(hand.cards.cards()), first, low);
    }

    // Those of a hand that was dealt, or of one that came of splitting a pair of its first card.
    [[nodiscard]] const exact::Decisions& decisions_for(const table::PlayedHand& hand) const {
        return hand.from_split ? game_.split(value_of(hand.cards[0].rank)).decisions() : dealt_;
    }

    [[nodiscard]] Act act_on(const table::PlayedHand& hand, std::size_t first) const {
        const auto held = hand.cards.cards();
        const Act alone = decisions_for(hand).act(number_of(held), first, early_aces(held));
        if (hand.from_split || held.size() > 2) return alone;
        const auto& choices = dealt(hand, first);
        if (choices.act != Act::surrender && choices.act != Act::split) return choices.act;
        const bool splits = choices.split && hand.pair(terms_.pair_by) &&
                            *choices.split > game_.play().at(number_of(held), first).value;
        return splits ? Act::split : alone;
    }

    // A split hand is split again wherever the rules still allow it, if that is better at all.
    [[nodiscard]] bool splits_again(const table::State& state, const table::PlayedHand& hand,
                                    std::size_t first) const {
        if (!hand.from_split || !hand.pair(terms_.pair_by)) return false;
        const auto& split = game_.split(value_of(hand.cards[0].rank));
        return split.splits_again(first) && state.box(box).hand_count < split.hands_max();
    }

    [[nodiscard]] table::Command decision(const table::State& state, std::size_t first) const {
        const table::HandId turn = state.turn;
        const table::PlayedHand& hand = state.box(box).hands[turn.hand];
        if (splits_again(state, hand, first)) return table::Split{guest, turn};
        switch (act_on(hand, first)) {
            case Act::hit: return table::Hit{guest, turn};
            case Act::double_down: return table::Double{guest, turn, ledger::nothing};
            case Act::split: return table::Split{guest, turn};
            default: return table::Stand{guest, turn};
        }
    }

    exact::Terms terms_;
    exact::Game<double> game_;
    exact::Decisions dealt_;
};

class Rounds {
public:
    Rounds(const Subject& subject, std::uint64_t seed)
        : play_(subject.terms),
          table_(setup_of(subject)),
          cards_(cards::whole_decks(subject.decks, subject.rules.deck.value)),
          chance_(seed) {
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
        const table::Decision decision = table_.perform(command);
        if (decision.answer == table::Answer::refused) {
            throw std::logic_error("the table refuses the best play: " + decision.refusal.reason);
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
        const Money before = table::chips_of(table_.state(), guest);
        perform(table::Bet{guest, box, unit});
        perform(table::Deal{});
        while (table_.state().stage != Stage::settled) perform(play_.answer(table_.state()));
        const Money net = table::chips_of(table_.state(), guest) - before - bonus();
        return static_cast<double>(net.cents) / static_cast<double>(unit.cents);
    }

    // The Super Bonus is a sum of money and has a figure of its own.
    [[nodiscard]] Money bonus() const {
        const table::State& state = table_.state();
        if (!state.box(box).bettors[0].super_bonus) return {};
        const rules::Rules& rules = state.rules();
        const Money large{std::int64_t{100} * rules.super_bonus_large.value.wager_from};
        const int dollars = unit >= large ? rules.super_bonus_large.value.dollars
                                          : rules.super_bonus_small.value.dollars;
        return {std::int64_t{100} * dollars};
    }

    void note(double net, Simulated& sum) const {
        const table::State& state = table_.state();
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
        sum.dealer_bust += state.dealer.total().bust() ? 1 : 0;
    }

    BestPlay play_;
    table::Table table_;
    std::vector<cards::Card> cards_;
    chance::Seeded chance_;
};

}  // namespace

double Simulated::standard_error() const {
    return standard_deviation / std::sqrt(static_cast<double>(rounds));
}

Simulated simulate_rounds(const Subject& subject, std::int64_t rounds, std::uint64_t seed) {
    return Rounds(subject, seed).play(rounds, seed);
}

}  // namespace croupier::apps
