#include "testkit/settlement_oracle.hpp"

#include <algorithm>

namespace croupier::testkit {
namespace {

using table::Bettor;
using table::Box;
using table::Money;
using table::nothing;
using table::PlayedHand;
using table::Ratio;
using table::Rules;
using table::Setup;
using table::State;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

bool two_cards_make_21(const PlayedHand& hand) {
    if (hand.cards.size() != 2) return false;
    const bool first = hand.cards[0].is_ace() && hand.cards[1].is_ten_valued();
    return first || (hand.cards[1].is_ace() && hand.cards[0].is_ten_valued());
}

// Adds the cards up one by one; an ace is eleven where that helps and was not given up.
int points(const PlayedHand& hand) {
    int sum = 0;
    bool ace = false;
    for (const table::Card card : hand.cards.cards()) {
        sum += std::min(static_cast<int>(card.rank), 10);
        ace = ace || card.is_ace();
    }
    return ace && !hand.aces_low && sum <= 11 ? sum + 10 : sum;
}

// Looks for the payable amount cent by cent.
Money paid(const Setup& setup, Money stake, Ratio odds) {
    const auto exact = [&](Money wager) {
        return Money{(wager.cents * odds.won + odds.staked - 1) / odds.staked};
    };
    Money win = exact(stake);
    switch (setup.rules.rounding.value) {
        case rules::Rounding::exact: break;
        case rules::Rounding::up_to_chip:
            while (!setup.chips.can_make(win)) ++win.cents;
            break;
        case rules::Rounding::down_to_chip:
            while (win > nothing && !setup.chips.can_make(win)) --win.cents;
            break;
        case rules::Rounding::wager_up:
            while (!setup.chips.can_make(win)) {
                stake.cents = (stake.cents / setup.step.cents + 1) * setup.step.cents;
                win = exact(stake);
            }
            break;
    }
    return win;
}

// What one bettor loses on one box to a dealer's Blackjack, hands that went bust before included.
Money lost_to_blackjack(const Rules& rules, const Box& box, int index) {
    Money busted = nothing;
    Money standing = nothing;
    Money original = nothing;
    for (int h = 0; h < box.hand_count; ++h) {
        const PlayedHand& hand = box.hands[at(h)];
        const table::Stake& stake = hand.stakes[at(index)];
        const int total = points(hand);
        if (stake.base == nothing) continue;
        if (total > 21) {
            busted += stake.base + stake.added;
        } else if (total < 21 || rules.blackjack_over_21.value == rules::Over21::loses) {
            standing += stake.base + stake.added;
            original = stake.base;
        }
    }
    const bool split = box.hand_count > 1;
    switch (split ? rules.takes_after_split.value : rules.takes_after_double.value) {
        case rules::Takes::everything: return busted + standing;
        case rules::Takes::busted_plus_one: return busted + original;
        case rules::Takes::original_only:
            return std::min(busted + original, box.bettors[at(index)].counts);
    }
    return nothing;
}

// One wager against a dealer without Blackjack.
Money compared(const Setup& setup, int player, int dealer, Money stake) {
    if (player > 21) return -stake;
    if (dealer > 21 || player > dealer) return paid(setup, stake, setup.rules.win_pays.value);
    return player < dealer ? -stake : nothing;
}

}  // namespace

void SettlementOracle::forget(table::PlayerId player, int box) {
    std::erase_if(to_return_, [&](const ToReturn& wager) {
        return wager.player == player && wager.box == box;
    });
}

void SettlementOracle::note(const table::Event& event) {
    if (std::holds_alternative<table::BettingOpened>(event.what)) *this = {};
    if (std::holds_alternative<table::RoundVoided>(event.what)) voided_ = true;
    if (std::holds_alternative<table::ResultUndone>(event.what)) voided_ = true;
    if (const auto* e = std::get_if<table::WagerPlaced>(&event.what)) {
        if (e->under == table::Under::to_return) to_return_.push_back({e->player, e->box});
    }
    if (const auto* e = std::get_if<table::WagerChanged>(&event.what)) {
        forget(e->player, e->box);
        if (e->under == table::Under::to_return) to_return_.push_back({e->player, e->box});
    }
    if (const auto* e = std::get_if<table::WagerWithdrawn>(&event.what)) {
        forget(e->player, e->box);
    }
    if (const auto* e = std::get_if<table::Insured>(&event.what)) {
        covers_.push_back({e->player, e->box, e->player, e->amount});
    }
    if (const auto* e = std::get_if<table::CoverAllotted>(&event.what)) {
        covers_.push_back({e->player, e->box, e->owner, e->amount});
    }
    if (const auto* e = std::get_if<table::WagerReturned>(&event.what)) {
        voided_ = voided_ || e->why == table::Returned::voided;
    }
}

Money SettlementOracle::on_box(const State& state, int number, int index) const {
    const Setup& setup = state.setup;
    const Rules& rules = setup.rules;
    const Box& box = state.box(number);
    const Bettor& bettor = box.bettors[at(index)];
    for (const ToReturn& wager : to_return_) {
        if (wager.player == bettor.player && wager.box == number) return nothing;
    }
    const Money base = box.hands[0].stakes[at(index)].base;
    if (bettor.even_money) return paid(setup, base, rules.even_money_pays.value);
    const bool dealer_blackjack = two_cards_make_21(state.dealer);
    if (box.hand_count == 1 && two_cards_make_21(box.hands[0])) {
        return dealer_blackjack || base == nothing ? nothing
                                                   : paid(setup, base, rules.blackjack_pays.value);
    }
    if (dealer_blackjack) return -lost_to_blackjack(rules, box, index);
    Money change = nothing;
    for (int h = 0; h < box.hand_count; ++h) {
        const PlayedHand& hand = box.hands[at(h)];
        const Money stake = hand.stakes[at(index)].base + hand.stakes[at(index)].added;
        if (stake > nothing) change += compared(setup, points(hand), points(state.dealer), stake);
    }
    return change;
}

Money SettlementOracle::on_cover(const State& state, const Cover& cover) const {
    if (cover.amount == nothing) return nothing;
    const Rules& rules = state.rules();
    const Box& box = state.box(cover.box);
    const int owner = bettor_index(box, cover.owner);
    const bool own = cover.insurer == cover.owner;
    if (own && box.bettors[at(owner)].even_money &&
        rules.even_money_and_insurance.value == rules::EvenMoneyAndInsurance::returns) {
        return nothing;
    }
    if (two_cards_make_21(state.dealer)) {
        return paid(state.setup, cover.amount, rules.insurance_pays.value);
    }
    return -cover.amount;
}

std::optional<std::vector<Money>> SettlementOracle::changes(const State& state) const {
    if (voided_) return std::nullopt;
    std::vector<Money> changes(state.players.size(), nothing);
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            changes[box.bettors[at(i)].player] += on_box(state, number, i);
        }
    }
    for (const Cover& cover : covers_) changes[cover.insurer] += on_cover(state, cover);
    return changes;
}

}  // namespace croupier::testkit
