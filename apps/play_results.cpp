#include "apps/play_results.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/describe.hpp"

namespace croupier::apps {
namespace {

using ledger::Money;
using table::HandId;
using table::PlayerId;
using table::State;

// `1.2: ` where a box has several hands.
std::string which(const State& state, HandId hand) {
    if (state.box(hand.box).hand_count < 2) return {};
    return table::hand_word(state, hand) + ": ";
}

std::string how_won(const State& state, const table::WagerPaid& e) {
    if (e.even_money) return "Blackjack, even money";
    const table::PlayedHand& hand = state.hand(e.hand);
    if (hand.blackjack()) return "Blackjack";
    return fmt::format("{}won with {}", which(state, e.hand), hand.total().points);
}

std::string how_lost(const State& state, const table::WagerLost& e) {
    const table::PlayedHand& hand = state.hand(e.hand);
    const std::string which_hand = which(state, e.hand);
    if (hand.total().bust()) return fmt::format("{}bust, {}", which_hand, hand.total().points);
    return fmt::format("{}lost with {}{}", which_hand, hand.total().points,
                       state.dealer.blackjack() ? " to Blackjack" : "");
}

std::string how_returned(const State& state, const table::WagerReturned& e) {
    const std::string which_hand = which(state, e.hand);
    const std::string amount = ledger::to_string(e.amount);
    switch (e.why) {
        case table::Returned::stand_off:
            return fmt::format("{}stand off at {}", which_hand, state.hand(e.hand).total().points);
        case table::Returned::spared: return fmt::format("{}{} spared", which_hand, amount);
        case table::Returned::excess: return fmt::format("{} over the maximum goes back", amount);
        case table::Returned::under_minimum:
            return fmt::format("{}under the minimum, {} goes back", which_hand, amount);
        case table::Returned::voided: return fmt::format("{}void", which_hand);
    }
    return {};
}

}  // namespace

BoxResult& Results::of(int box, PlayerId player) {
    const auto place = std::find_if(round_.begin(), round_.end(), [&](const BoxResult& result) {
        return result.box > box || (result.box == box && result.player == player);
    });
    if (place != round_.end() && place->box == box) return *place;
    return *round_.insert(place, BoxResult{box, player});
}

void Results::hear(const State& state, const table::Event& event) {
    hear_main(state, event);
    hear_insurance(event);
    if (std::holds_alternative<table::NoMoreBets>(event.what) ||
        std::holds_alternative<table::RoundVoided>(event.what)) {
        round_.clear();
    }
    if (const auto* e = std::get_if<table::ChipsBought>(&event.what)) {
        if (bought_.size() <= e->player) bought_.resize(e->player + std::size_t{1});
        bought_[e->player] += e->amount;
    }
}

void Results::hear_main(const State& state, const table::Event& event) {
    const auto note = [&](int box, PlayerId player, Money change, std::string how) {
        BoxResult& result = of(box, player);
        result.net += change;
        result.how.push_back(std::move(how));
    };
    if (const auto* paid = std::get_if<table::WagerPaid>(&event.what)) {
        note(paid->hand.box, paid->player, paid->winnings, how_won(state, *paid));
    } else if (const auto* lost = std::get_if<table::WagerLost>(&event.what)) {
        note(lost->hand.box, lost->player, -lost->amount, how_lost(state, *lost));
    } else if (const auto* back = std::get_if<table::WagerReturned>(&event.what)) {
        note(back->hand.box, back->player, ledger::nothing, how_returned(state, *back));
    }
}

void Results::hear_insurance(const table::Event& event) {
    const auto note = [&](const auto& e, Money change, std::string how) {
        BoxResult& result = of(e.box, e.player);
        result.net += change;
        result.how.push_back(std::move(how));
    };
    if (const auto* paid = std::get_if<table::InsurancePaid>(&event.what)) {
        note(*paid, paid->winnings, "insurance +" + ledger::to_string(paid->winnings));
    } else if (const auto* lost = std::get_if<table::InsuranceLost>(&event.what)) {
        note(*lost, -lost->stake, "insurance -" + ledger::to_string(lost->stake));
    } else if (const auto* back = std::get_if<table::InsuranceReturned>(&event.what)) {
        note(*back, ledger::nothing, "insurance goes back");
    }
}

Money Results::balance(const State& state, PlayerId player) const {
    const Money bought = player < bought_.size() ? bought_[player] : ledger::nothing;
    return table::chips_of(state, player) + table::on_layout(state, player) - bought;
}

}  // namespace croupier::apps
