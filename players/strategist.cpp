#include "players/strategist.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/core.h>

#include "table/offers.hpp"

namespace croupier::players {
namespace {

using table::Offer;
using table::PlayerId;
using table::Stage;

constexpr ledger::Money bank{1'000'000'000'000};

PlayerId player_on(int box) { return static_cast<PlayerId>(box - 1); }

table::Setup with_limits(table::Setup setup, const std::vector<sim::LaidWager>& wagers,
                         const sim::OtherWagers& other_wagers) {
    setup.minimum = std::min(unit, ledger::Money{other_wagers.stake});
    setup.step = ledger::Money{50};
    if (other_wagers.ante) {
        setup.minimum = ledger::Money{other_wagers.stake};
        setup.ante = ledger::Money{*other_wagers.ante};
        setup.ante_waived_from = ledger::nothing;
    }
    for (const sim::LaidWager& wager : wagers) {
        table::OfferedOption& offered = setup.option(wager.option);
        offered.on = true;
        offered.scale = wager.scale;
        offered.minimum = unit;
    }
    return setup;
}

sim::Hand hand_of(const cards::Hand& cards) {
    sim::Hand hand;
    for (const cards::Card card : cards.cards()) hand.add(sim::value_of(card));
    return hand;
}

bool holds(const std::vector<Offer>& offers, Offer offer) {
    return std::find(offers.begin(), offers.end(), offer) != offers.end();
}

}  // namespace

Strategist::Strategist(table::Setup setup, const sim::Strategy& strategy,
                       std::vector<sim::LaidWager> wagers, Button button,
                       const sim::OtherWagers& other_wagers)
    : prizes_(std::move(button)),
      host_(table::Table(with_limits(std::move(setup), wagers, other_wagers)), prizes_,
            {host::OrderKnown::when_due}),
      strategy_(strategy),
      wagers_(std::move(wagers)),
      other_wagers_(other_wagers) {
    for (int box = 1; box <= state().setup.boxes; ++box) {
        perform(table::Join{fmt::format("player{}", box)});
        perform(table::Buy{player_on(box), bank});
        perform(table::Sit{player_on(box), box});
    }
}

void Strategist::perform(const table::Command& command) {
    const host::Result result = host_.perform(command);
    note_events();
    if (!result.done()) {
        throw std::logic_error(
            fmt::format("the table did not carry a command out: {}", result.refusal.reason));
    }
}

void Strategist::Prizes::arrange(std::span<cards::Card>) {
    throw std::logic_error("the cards that were loaded do not reach");
}

int Strategist::Prizes::slot(const table::State& state) {
    return button_(static_cast<std::size_t>(state.round.press.box),
                   table::slots_of_pressed_button(state));
}

void Strategist::load(std::span<const cards::Card> order) { perform(table::LoadShoe{order}); }

void Strategist::play() {
    held_.clear();
    results_.assign(static_cast<std::size_t>(state().setup.boxes), {});
    for (int box = 1; box <= state().setup.boxes; ++box) {
        held_.push_back(table::chips_of(state(), player_on(box)));
        perform(table::Bet{player_on(box), box, ledger::Money{other_wagers_.stake}});
        if (other_wagers_.ante) {
            perform(table::PlaceAnte{player_on(box), box, ledger::Money{*other_wagers_.ante}});
        }
        for (const sim::LaidWager& wager : wagers_) {
            perform(table::BetOption{player_on(box), box, wager.option, unit});
        }
    }
    perform(table::Deal{});
    while (state().round.stage != Stage::settled) answer();
    note_results();
}

void Strategist::answer() {
    switch (state().round.stage) {
        case Stage::dealt:
        case Stage::interim: press_button(); break;
        case Stage::insurance: insure_hands(); break;
        case Stage::surrender: surrender_hands(); break;
        case Stage::play:
            if (!withdraw_double()) decide();
            break;
        case Stage::dealer:
            if (!withdraw_double()) perform(table::GoOn{});
            break;
        default: perform(table::GoOn{}); break;
    }
}

std::size_t Strategist::first_card() const { return sim::value_of(state().round.dealer.cards[0]); }

// What money did besides the main wager and the optional ones.
void Strategist::note_events() {
    for (const table::Event& event : host_.events()) {
        const auto of = [&](PlayerId player) -> BoxResult& { return results_[player]; };
        if (const auto* paid = get_if<table::InsurancePaid>(&event.what)) {
            of(paid->player).insurance = paid->winnings;
            of(paid->player).insurance_won = true;
        } else if (const auto* lost = get_if<table::InsuranceLost>(&event.what)) {
            of(lost->player).insurance = ledger::nothing - lost->stake;
        } else if (const auto* bonus = get_if<table::SuperBonusPaid>(&event.what)) {
            of(bonus->player).super_bonus += bonus->amount;
        } else if (const auto* part = get_if<table::SuperBonusShared>(&event.what)) {
            of(part->player).super_bonus += part->amount;
        } else if (const auto* ante = get_if<table::AntePlaced>(&event.what)) {
            of(ante->player).ante -= ante->amount;
        }
    }
}

void Strategist::insure_hands() {
    for (int box = 1; box <= state().setup.boxes && state().round.stage == Stage::insurance;
         ++box) {
        const table::HandId id{static_cast<std::uint8_t>(box), 0};
        const PlayerId player = player_on(box);
        const auto open = table::offers(state(), player, id);
        if (strategy_.even_money && holds(open, Offer::even_money)) {
            perform(table::TakeEvenMoney{player, box});
        } else if (other_wagers_.insurance && holds(open, Offer::insurance)) {
            const ledger::Money most = table::most_insurance_on(state(), player, box);
            perform(table::Insure{player, box, most});
        }
    }
    if (state().round.stage == Stage::insurance) perform(table::GoOn{});
}

void Strategist::surrender_hands() {
    for (int box = 1; box <= state().setup.boxes && state().round.stage == Stage::surrender;
         ++box) {
        const table::HandId id{static_cast<std::uint8_t>(box), 0};
        const auto open = table::offers(state(), player_on(box), id);
        if (!holds(open, Offer::surrender)) continue;
        const sim::Hand hand = hand_of(state().hand(id).cards);
        // What else will be open decides too: a pair may be split rather than given up.
        const bool pair = hand.pair() != sim::values;
        const sim::Open all{.stand = true, .double_down = false, .split = pair, .surrender = true};
        if (strategy_.act(hand, first_card(), sim::dealt, all) == sim::Act::surrender) {
            perform(table::SurrenderHand{player_on(box), box});
        }
    }
    if (state().round.stage == Stage::surrender) perform(table::GoOn{});
}

void Strategist::press_button() {
    for (const table::OptionWager& wager : state().round.option_wagers) {
        if (wager.is != table::OptionWagerIs::wins_prize) continue;
        perform(table::PressButton{wager.player, wager.box});
        return;
    }
    throw std::logic_error("a round did not go on");
}

// Answers what is open on doubled hands; false where nothing is.
bool Strategist::withdraw_double() {
    if (!state().round.rescue_open) return false;
    for (int box = 1; box <= state().setup.boxes; ++box) {
        for (std::uint8_t h = 0; h < state().box(box).hand_count; ++h) {
            const table::HandId id{static_cast<std::uint8_t>(box), h};
            if (!state().hand(id).doubled) continue;
            if (!holds(table::offers(state(), player_on(box), id), Offer::withdraw_double))
                continue;
            const auto points = static_cast<std::size_t>(state().hand(id).total().points);
            if (strategy_.withdraws[points][first_card()]) {
                perform(table::WithdrawDouble{player_on(box), id});
            } else {
                perform(table::Decline{player_on(box)});
            }
            return true;
        }
    }
    return false;
}

void Strategist::decide() {
    const table::HandId id = state().round.turn;
    const PlayerId player = player_on(id.box);
    const table::PlayedHand& played = state().hand(id);
    const auto open = table::offers(state(), player, id);
    const sim::Hand hand = hand_of(played.cards);
    const std::size_t origin = played.from_split ? sim::value_of(played.cards[0]) : sim::dealt;
    if (played.from_split && holds(open, Offer::split) &&
        strategy_.splits_again[origin][first_card()]) {
        perform(table::Split{player, id});
        return;
    }
    const sim::Open may{.stand = holds(open, Offer::stand),
                        .double_down = holds(open, Offer::double_),
                        .split = holds(open, Offer::split) && !played.from_split,
                        .surrender = false};
    switch (strategy_.act(hand, first_card(), origin, may)) {
        case sim::Act::stand: perform(table::Stand{player, id}); break;
        case sim::Act::double_down: perform(table::Double{player, id}); break;
        case sim::Act::split: perform(table::Split{player, id}); break;
        case sim::Act::hit:
        case sim::Act::surrender: perform(table::Hit{player, id}); break;
    }
}

void Strategist::note_results() {
    for (int number = 1; number <= state().setup.boxes; ++number) {
        const auto at = static_cast<std::size_t>(number - 1);
        BoxResult& result = results_[at];
        result.main = table::chips_of(state(), player_on(number)) - held_[at];
        for (const sim::LaidWager& wager : wagers_) {
            const table::OptionWager* laid =
                table::option_wager(state(), player_on(number), number, wager.option);
            const ledger::Money net = laid == nullptr ? ledger::Money{} : laid->won - laid->lost;
            result.wagers.push_back(net);
            result.main -= net;
        }
        result.main -= result.insurance.value_or(ledger::nothing);
        result.main -= result.super_bonus;
        result.main -= result.ante;
        const table::Box& box = state().box(number);
        result.split = box.hand_count > 1;
        result.blackjack = box.hand_count == 1 && box.hands[0].blackjack();
        for (std::size_t h = 0; h < box.hand_count; ++h) {
            result.doubled = result.doubled || box.hands[h].doubled;
            result.bust = result.bust || box.hands[h].total().bust();
            result.surrender = result.surrender || box.hands[h].surrendered;
        }
    }
}

}  // namespace croupier::players
