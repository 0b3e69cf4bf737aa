#include "apps/play/results.hpp"

#include <algorithm>

#include <fmt/core.h>

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
    std::string natural(table::natural_word(state.rules()));
    if (e.even_money) return natural + ", even money";
    const table::PlayedHand& hand = state.hand(e.hand);
    if (hand.blackjack()) return natural;
    return fmt::format("{}won with {}", which(state, e.hand), hand.total().points);
}

std::string how_lost(const State& state, const table::WagerLost& e) {
    const table::PlayedHand& hand = state.hand(e.hand);
    const std::string which_hand = which(state, e.hand);
    if (hand.total().bust()) return fmt::format("{}bust, {}", which_hand, hand.total().points);
    const std::string to_natural = state.round.dealer.blackjack()
                                       ? fmt::format(" to {}", table::natural_word(state.rules()))
                                       : "";
    return fmt::format("{}lost with {}{}", which_hand, hand.total().points, to_natural);
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
        case table::Returned::withdrawn:
        case table::Returned::unaccompanied: return fmt::format("{}{} back", which_hand, amount);
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
    hear_given_up(state, event);
    hear_undone(event);
    hear_insurance(event);
    hear_option_wagers(event);
    hear_ante(event);
    hear_super_bonus(event);
    if (holds_alternative<table::NoMoreBets>(event.what) ||
        holds_alternative<table::RoundVoided>(event.what)) {
        round_.clear();
    }
    if (const auto* e = get_if<table::ChipsBought>(&event.what)) {
        if (bought_.size() <= e->player) bought_.resize(e->player + std::size_t{1});
        bought_[e->player] += e->amount;
    }
}

void Results::note(int box, PlayerId player, Money change, std::string how) {
    BoxResult& result = of(box, player);
    result.net += change;
    result.how.push_back(std::move(how));
}

void Results::hear_main(const State& state, const table::Event& event) {
    if (const auto* paid = get_if<table::WagerPaid>(&event.what)) {
        note(paid->hand.box, paid->player, paid->winnings, how_won(state, *paid));
    } else if (const auto* lost = get_if<table::WagerLost>(&event.what)) {
        note(lost->hand.box, lost->player, -lost->amount, how_lost(state, *lost));
    } else if (const auto* back = get_if<table::WagerReturned>(&event.what)) {
        note(back->hand.box, back->player, ledger::nothing, how_returned(state, *back));
    }
}

void Results::hear_given_up(const State& state, const table::Event& event) {
    if (const auto* given = get_if<table::SurrenderCollected>(&event.what)) {
        note(given->hand.box, given->player, -given->taken,
             fmt::format("surrendered, {} back", ledger::to_string(given->returned)));
    } else if (const auto* rescued = get_if<table::DoubleWithdrawn>(&event.what)) {
        note(rescued->hand.box, rescued->player, -rescued->taken,
             fmt::format("{}double taken back, {} lost", which(state, rescued->hand),
                         ledger::to_string(rescued->taken)));
    }
}

void Results::hear_undone(const table::Event& event) {
    if (const auto* loss = get_if<table::LossReturned>(&event.what)) {
        note(loss->box, loss->player, loss->amount, ledger::to_string(loss->amount) + " back");
    } else if (const auto* main = get_if<table::ResultUndone>(&event.what)) {
        note(main->box, main->player, main->lost - main->won, "undone");
    } else if (const auto* side = get_if<table::OptionResultUndone>(&event.what)) {
        note(side->box, side->player, side->lost - side->won,
             fmt::format("{} undone", rules::title(side->option)));
    }
}

void Results::hear_insurance(const table::Event& event) {
    if (const auto* paid = get_if<table::InsurancePaid>(&event.what)) {
        note(paid->box, paid->player, paid->winnings,
             "insurance +" + ledger::to_string(paid->winnings));
    } else if (const auto* lost = get_if<table::InsuranceLost>(&event.what)) {
        note(lost->box, lost->player, -lost->stake, "insurance -" + ledger::to_string(lost->stake));
    } else if (const auto* back = get_if<table::InsuranceReturned>(&event.what)) {
        note(back->box, back->player, ledger::nothing, "insurance goes back");
    }
}

void Results::hear_option_wagers(const table::Event& event) {
    if (const auto* paid = get_if<table::OptionWagerPaid>(&event.what)) {
        const Money change = paid->stake_returned ? paid->winnings : paid->winnings - paid->stake;
        note(paid->box, paid->player, change,
             fmt::format("{} {}{}", rules::title(paid->option), change < ledger::nothing ? "" : "+",
                         ledger::to_string(change)));
    } else if (const auto* lost = get_if<table::OptionWagerLost>(&event.what)) {
        note(lost->box, lost->player, -lost->amount,
             fmt::format("{} -{}", rules::title(lost->option), ledger::to_string(lost->amount)));
    } else if (const auto* back = get_if<table::OptionWagerReturned>(&event.what)) {
        if (back->why == table::Returned::withdrawn) return;
        note(back->box, back->player, ledger::nothing,
             fmt::format("{} of {} goes back", ledger::to_string(back->amount),
                         rules::title(back->option)));
    }
}

void Results::hear_ante(const table::Event& event) {
    if (const auto* taken = get_if<table::AnteCollected>(&event.what)) {
        note(taken->box, taken->player, -taken->amount,
             "Ante -" + ledger::to_string(taken->amount));
        of(taken->box, taken->player).ante = taken->amount;
    } else if (const auto* back = get_if<table::AnteReturned>(&event.what)) {
        // One that was not collected yet has cost nothing so far.
        const Money collected = of(back->box, back->player).ante;
        note(back->box, back->player, collected, "Ante goes back");
    }
}

void Results::hear_super_bonus(const table::Event& event) {
    if (const auto* paid = get_if<table::SuperBonusPaid>(&event.what)) {
        note(paid->hand.box, paid->player, paid->amount,
             "Super Bonus +" + ledger::to_string(paid->amount));
    } else if (const auto* shared = get_if<table::SuperBonusShared>(&event.what)) {
        note(shared->box, shared->player, shared->amount,
             "share of the Super Bonus +" + ledger::to_string(shared->amount));
    }
}

Money Results::balance(const State& state, PlayerId player) const {
    const Money bought = player < bought_.size() ? bought_[player] : ledger::nothing;
    return table::chips_of(state, player) + table::on_layout(state, player) - bought;
}

}  // namespace croupier::apps
