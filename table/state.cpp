#include "table/state.hpp"

#include <utility>

namespace croupier::table {

Earlier::Earlier(Moment moment) : moment_(std::make_shared<const Moment>(std::move(moment))) {}

bool operator==(const Earlier& a, const Earlier& b) {
    if (a.moment_ == b.moment_) return true;
    return a.moment_ && b.moment_ && *a.moment_ == *b.moment_;
}

Moment moment_of(const State& state) {
    Moment moment{state.round, state.cards.discards,     state.cards.strays, state.cards.shoe_round,
                  {},          state.ledger.this_round()};
    for (const Player& player : state.people.players) {
        moment.attendance.push_back(player.attendance);
    }
    return moment;
}

void go_back(State& state, const Moment& moment) {
    state.round = moment.round;
    state.cards.discards = moment.discards;
    state.cards.strays = moment.strays;
    state.cards.shoe_round = moment.shoe_round;
    for (std::size_t p = 0; p < moment.attendance.size(); ++p) {
        state.people.players[p].attendance = moment.attendance[p];
    }
}

// Where a book knows one machine only, that one never stops mixing.
bool State::continuous() const {
    if (!machine()) return false;
    return setup.shoe == ShoeKind::continuous || !rules().machine_two_sets.because;
}

std::vector<Card> cards_of_refill(const State& state) {
    std::vector<Card> cards = state.cards.shoe.cards();
    if (!state.cards.preparing.order_spoilt) {
        cards.insert(cards.end(), state.cards.discards.begin(), state.cards.discards.end());
    }
    return cards;
}

Money chips_of(const State& state, PlayerId player) {
    return in_stack(state, player) + state.player(player).taken_away;
}

Money in_stack(const State& state, PlayerId player) {
    return state.ledger.balance(accounts::stack(player));
}

Money on_layout(const State& state, PlayerId player) {
    return state.ledger.balance(accounts::layout(player));
}

Money house_win(const State& state) { return state.ledger.balance(accounts::house); }

Money float_of(const State& state) {
    // The cage has less by what was bought, and more again by what was taken away.
    Money tray = house_win(state) + state.ledger.balance(accounts::cage);
    for (const Player& player : state.people.players) tray -= player.taken_away;
    return tray;
}

namespace {

PlayerId find_by(const State& state, std::string Player::*word, std::string_view is) {
    const auto& players = state.people.players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].*word == is) return static_cast<PlayerId>(i);
    }
    return nobody;
}

}  // namespace

PlayerId find_player(const State& state, std::string_view name) {
    return find_by(state, &Player::name, name);
}

PlayerId find_person(const State& state, std::string_view person) {
    return find_by(state, &Player::person, person);
}

int caller_index(const State& state, int number) {
    const Box& box = state.box(number);
    for (int i = 0; i < box.bettor_count; ++i) {
        const PlayerId player = box.bettors[static_cast<std::size_t>(i)].player;
        if (state.player(player).seat == number) return i;
    }
    return 0;
}

const OptionWager* option_wager(const State& state, PlayerId player, int box, Option option) {
    for (const OptionWager& wager : state.round.option_wagers) {
        if (wager.player == player && wager.box == box && wager.option == option) return &wager;
    }
    return nullptr;
}

Money ante_of(const State& state, PlayerId player, int box) {
    for (const Ante& ante : state.round.antes) {
        if (ante.player == player && ante.box == box) return ante.amount;
    }
    return nothing;
}

std::string_view phase_word(Stage stage) {
    switch (stage) {
        case Stage::betting: return "betting";
        case Stage::first_cards:
        case Stage::dealer_card:
        case Stage::second_cards:
        case Stage::dealt: return "deal";
        case Stage::insurance:
        case Stage::others_insurance: return "insurance";
        case Stage::surrender: return "surrender";
        case Stage::interim:
        case Stage::play: return "play";
        case Stage::dealer:
        case Stage::settling: return "dealer";
        case Stage::settled: return "settled";
        case Stage::closed: return "closed";
    }
    return "";
}

}  // namespace croupier::table
