#include "testkit/option_wager_oracle.hpp"

#include <algorithm>

#include "testkit/notices.hpp"

namespace croupier::testkit {
namespace {

using table::Card;
using table::Money;
using table::nothing;
using table::Option;
using table::Setup;
using table::State;

// What a losing wager has for odds.
constexpr int loses = -1;

bool is_seven(Card card) { return static_cast<int>(card.rank) == 7; }

bool wagers_on(const State& state, table::PlayerId player, int number) {
    const table::Box& box = state.box(number);
    return std::any_of(box.bettors.begin(), box.bettors.begin() + box.bettor_count,
                       [&](const table::Bettor& bettor) { return bettor.player == player; });
}

// Whether the main wager is there without which the optional one goes back.
bool accompanied(const State& state, Option option, table::PlayerId player, int number) {
    const bool staked = state.box(number).bettor_count > 0;
    switch (table::rules_of(state.rules(), option).main_wager.value) {
        case rules::MainWager::own_on_the_box: return wagers_on(state, player, number);
        case rules::MainWager::any_on_the_box: return staked;
        case rules::MainWager::own_on_some_box:
            for (int box = 1; staked && box <= state.setup.boxes; ++box) {
                if (wagers_on(state, player, box)) return true;
            }
            return false;
    }
    return false;
}

int odds_of_pair(const Setup& setup, Option option, Card one, Card other) {
    if (one.rank != other.rank) return loses;
    const int scale = setup.option(option).scale;
    if (option != Option::perfect_pairs) return notices::any_pair(scale);
    const notices::PairOdds odds = notices::perfect_pairs(setup, scale);
    if (one.suit == other.suit) return odds.perfect;
    const bool one_black = one.suit == cards::Suit::spades || one.suit == cards::Suit::clubs;
    const bool other_black = other.suit == cards::Suit::spades || other.suit == cards::Suit::clubs;
    return one_black == other_black ? odds.coloured : odds.mixed;
}

}  // namespace

void OptionWagerOracle::begin_round() {
    const bool fails = fails_;
    *this = {};
    fails_ = failed_in_round_ = fails;
}

void OptionWagerOracle::returned(const table::OptionWagerReturned& e) {
    if (!betting_) return;
    std::erase_if(laid_, [&](const Laid& laid) {
        return laid.player == e.player && laid.box == e.box && laid.option == e.option;
    });
}

void OptionWagerOracle::note(const table::Event& event) {
    if (holds_alternative<table::BettingOpened>(event.what)) begin_round();
    if (holds_alternative<table::NoMoreBets>(event.what)) betting_ = false;
    if (holds_alternative<table::ButtonFailed>(event.what)) fails_ = failed_in_round_ = true;
    if (holds_alternative<table::ButtonRepaired>(event.what)) fails_ = false;
    if (const auto* e = get_if<table::OptionWagerPlaced>(&event.what)) {
        laid_.push_back({e->player, e->box, e->option, e->amount, e->under});
    }
    if (const auto* e = get_if<table::OptionWagerChanged>(&event.what)) {
        for (Laid& laid : laid_) {
            if (laid.player == e->player && laid.box == e->box && laid.option == e->option) {
                laid.placed = e->amount;
                laid.under = e->under;
            }
        }
    }
    if (const auto* e = get_if<table::OptionWagerReturned>(&event.what)) returned(*e);
    if (const auto* e = get_if<table::CardDealt>(&event.what)) {
        auto& opening = openings_[e->hand.box];
        if (opening.size() < 3) opening.push_back(e->card);
    }
    if (const auto* e = get_if<table::ButtonPressed>(&event.what)) {
        press_ = {true, e->box, e->option, e->presser, e->winner, e->counts};
    }
    // The press of another that its winner takes after all.
    if (holds_alternative<table::PrizeKept>(event.what)) press_.counts = true;
    if (const auto* e = get_if<table::PrizeDrawn>(&event.what)) {
        if (press_.counts) prizes_.push_back({e->box, e->option, press_.winner, e->dollars});
    }
}

// A seven on its own wins in some books only; the third card counts unless a split ends the wager.
int OptionWagerOracle::odds_of_sevens(const State& state, const Laid& laid) const {
    const auto& cards = opening(laid.box);
    const bool magnificent = laid.option == Option::magnificent_sevens;
    const notices::SevensOdds odds =
        magnificent ? notices::magnificent_sevens(state.setup) : notices::super_sevens();
    if (!is_seven(cards[0])) return loses;
    if (!is_seven(cards[1])) return magnificent ? loses : odds.one;
    const bool split = state.box(laid.box).hand_count > 1;
    const bool split_ends = split && notices::split_ends_sevens(state.setup);
    const bool suited = cards[0].suit == cards[1].suit;
    if (cards.size() == 3 && is_seven(cards[2]) && !split_ends) {
        return suited && cards[2].suit == cards[0].suit ? odds.three_suited : odds.three;
    }
    return suited ? odds.two_suited : odds.two;
}

// What a Blackjack wins: the prize that was drawn for it, or the payment for a failed button.
Money OptionWagerOracle::prize(const State& state, const Laid& laid, Money stake) const {
    for (const Prize& each : prizes_) {
        if (each.box != laid.box || each.option != laid.option) continue;
        if (each.winner != table::nobody && each.winner != laid.player) continue;
        return {stake.cents * each.dollars};
    }
    if (!failed_in_round_) return nothing;
    const rules::Rules& r = state.rules();
    const int scale = state.setup.option(laid.option).scale;
    const bool madness = laid.option == Option::madness_21;
    switch (madness ? r.madness_21.failure_pays.value : r.pontoon_pandemonium.failure_pays.value) {
        case rules::FailurePays::flat: return {2500};
        case rules::FailurePays::per_dollar: return {25 * stake.cents};
        case rules::FailurePays::least_prize: return {(scale == 1 ? 5 : 10) * stake.cents};
        case rules::FailurePays::least_wager: return state.setup.option(laid.option).minimum;
    }
    return nothing;
}

Money OptionWagerOracle::change(const State& state, const Laid& laid) const {
    if (!accompanied(state, laid.option, laid.player, laid.box)) return nothing;
    if (laid.under == table::Under::to_return) return nothing;
    const Money stake = std::min(laid.placed, state.setup.option(laid.option).maximum);
    const auto& cards = opening(laid.box);
    int odds = loses;
    switch (laid.option) {
        case Option::perfect_pairs:
        case Option::pairs_play:
        case Option::any_pair:
            odds = odds_of_pair(state.setup, laid.option, cards[0], cards[1]);
            break;
        case Option::super_sevens:
        case Option::magnificent_sevens: odds = odds_of_sevens(state, laid); break;
        case Option::madness_21:
        case Option::pontoon_pandemonium: {
            const bool natural = (cards[0].is_ace() && cards[1].is_ten_valued()) ||
                                 (cards[1].is_ace() && cards[0].is_ten_valued());
            if (!natural) return -stake;
            const rules::Rules& r = state.rules();
            const auto& kept = laid.option == Option::madness_21 ? r.madness_21.stake
                                                                 : r.pontoon_pandemonium.stake;
            const bool keeps = kept.value == rules::PrizeStake::kept;
            return prize(state, laid, stake) - (keeps ? stake : nothing);
        }
    }
    return odds == loses ? -stake : Money{stake.cents * odds};
}

void OptionWagerOracle::add_to(std::vector<Money>& changes, const State& state) const {
    for (const Laid& laid : laid_) changes[laid.player] += change(state, laid);
}

std::vector<std::uint32_t> OptionWagerOracle::entries(const State& state) const {
    std::vector<std::uint32_t> entries(state.people.players.size(), 0);
    for (const Laid& laid : laid_) {
        if (laid.option != Option::magnificent_sevens) continue;
        if (laid.under == table::Under::to_return) continue;
        const auto& cards = opening(laid.box);
        const bool three = cards.size() == 3 && std::all_of(cards.begin(), cards.end(), is_seven);
        const bool suited =
            three && cards[0].suit == cards[1].suit && cards[1].suit == cards[2].suit;
        if (suited && state.setup.option(laid.option).scale == 1) ++entries[laid.player];
    }
    return entries;
}

}  // namespace croupier::testkit
