// Everything that is true of a table at one moment. The fold of its events, and nothing else. It is
// divided into rooms by how long things last; each has a header of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/ledger.hpp"
#include "table/card_room.hpp"
#include "table/officials.hpp"
#include "table/people.hpp"
#include "table/round.hpp"
#include "table/setup.hpp"
#include "table/sign.hpp"

namespace croupier::table {

// A tournament entry that an optional wager has won.
struct EntryWon {
    std::uint32_t round{0};
    PlayerId player{nobody};
    std::uint8_t box{0};

    friend constexpr bool operator==(const EntryWon&, const EntryWon&) = default;
};

// Rounds that are over and that an official can still declare void.
struct Past {
    std::vector<std::uint32_t> void_rounds{};
    std::vector<std::uint32_t> misdealt_rounds{};  // over with a card where it should not lie
    std::vector<EntryWon> entries_won{};           // in these and in the present round

    friend bool operator==(const Past&, const Past&) = default;
};

// A round to go back to, with what of the other rooms went with it.
struct Moment {
    Round round{};
    std::vector<Card> discards{};
    std::vector<Stray> strays{};
    std::uint32_t shoe_round{0};
    std::vector<Attendance> attendance{};  // of each player
    std::vector<ledger::Posting> postings{};

    friend bool operator==(const Moment&, const Moment&) = default;
};

struct State {
    Setup setup{};  // the game and its rules, the limits and odds that hold now
    Sign sign{};
    CardRoom cards{};
    People people{};
    Floor floor{};
    Past past{};
    Round round{};
    ledger::Ledger ledger{};

    [[nodiscard]] const Rules& rules() const { return setup.rules; }
    [[nodiscard]] bool manual() const { return setup.dealer == DealerMode::manual; }
    [[nodiscard]] bool machine() const {
        return setup.shoe != ShoeKind::by_hand && !cards.plain_shoe;
    }
    // A machine that mixes all the time, so that no shoe ever begins or ends.
    [[nodiscard]] bool continuous() const;
    [[nodiscard]] int cards_in_shoe() const { return cards.shoe.cards_held() - cards.burnt_unseen; }
    // Whether every card that the shoe will give is known.
    [[nodiscard]] bool order_is_known() const {
        return cards.shoe.cards_known() == cards_in_shoe();
    }
    // Whether the next card is known: one that waits, or the shoe's first.
    [[nodiscard]] bool next_is_known() const {
        return !cards.strays.empty() || cards.shoe.cards_known() > 0;
    }
    [[nodiscard]] Card next_card() const {
        return cards.strays.empty() ? cards.shoe.order()[0] : cards.strays.front().card;
    }
    [[nodiscard]] const Box& box(int number) const {
        return round.boxes[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] const PlayedHand& hand(HandId id) const {
        return id.box == 0 ? round.dealer : round.boxes[id.box].hands[id.hand];
    }
    [[nodiscard]] const Player& player(PlayerId id) const { return people.players[id]; }

    friend bool operator==(const State&, const State&) = default;
};

// The round as it is, to go back to.
[[nodiscard]] Moment moment_of(const State& state);
// The round is as it was, and what went with it, but for the books: see Ledger. Requires a moment
// of this table.
void go_back(State& state, const Moment& moment);

// The accounts of a table: the world outside, the house's win, what is held, two for each player.
// They add up to nothing.
namespace accounts {
inline constexpr ledger::Account cage{0};  // chips come from it and are taken away to it
inline constexpr ledger::Account house{1};
inline constexpr ledger::Account held{2};  // seized until an inquiry is over
[[nodiscard]] constexpr ledger::Account stack(PlayerId player) { return {3u + 2u * player}; }
[[nodiscard]] constexpr ledger::Account layout(PlayerId player) { return {4u + 2u * player}; }
}  // namespace accounts

// The cards that fill an empty shoe during a round, or that are shuffled again before they do: the
// rack's, and those of them that nobody has looked at.
[[nodiscard]] std::vector<Card> cards_of_refill(const State& state);

// The chips a player holds, not counting those on the layout: in the stack, and taken away.
[[nodiscard]] Money chips_of(const State& state, PlayerId player);
[[nodiscard]] Money in_stack(const State& state, PlayerId player);
[[nodiscard]] Money on_layout(const State& state, PlayerId player);
[[nodiscard]] Money house_win(const State& state);
// The chips in the table's tray against those that lay there when it opened: what was won from
// people less what was sold to them. Chips that somebody carries off do not pass through the tray.
[[nodiscard]] Money float_of(const State& state);

[[nodiscard]] PlayerId find_player(const State& state, std::string_view name);
[[nodiscard]] PlayerId find_person(const State& state, std::string_view person);

// The index of `player` among the bettors of a box; -1 if there is no wager of theirs.
[[nodiscard]] inline int bettor_index(const Box& box, PlayerId player) {
    for (int i = 0; i < box.bettor_count; ++i) {
        if (box.bettors[static_cast<std::size_t>(i)].player == player) return i;
    }
    return -1;
}

// Who decides for a box: the player seated there with a wager, or the one nearest the dealer.
[[nodiscard]] int caller_index(const State& state, int number);

// The bettor who decides on a hand: the caller of its box, or the next with a live wager there.
[[nodiscard]] inline int caller_on(const State& state, HandId id) {
    const Box& box = state.box(id.box);
    const PlayedHand& hand = state.hand(id);
    if (hand.stakes[box.caller].live) return box.caller;
    for (int i = 0; i < box.bettor_count; ++i) {
        if (hand.stakes[static_cast<std::size_t>(i)].live) return i;
    }
    return box.caller;
}

// The hands of a box in the order in which they are played. `from` is a hand, or -1 to begin;
// -1 again after the last.
[[nodiscard]] constexpr int next_hand(const Box& box, int from) {
    if (from < 0) return box.hand_count > 0 ? 0 : -1;
    const int next = box.hands[static_cast<std::size_t>(from)].next;
    return next == 0 ? -1 : next;
}

// The next staked box after `from`, or 0.
[[nodiscard]] inline int next_staked_box(const State& state, int from) {
    for (int box = from + 1; box <= state.setup.boxes; ++box) {
        if (state.box(box).staked()) return box;
    }
    return 0;
}

// The optional wager of `player` on a box; null if there is none.
[[nodiscard]] const OptionWager* option_wager(const State& state, PlayerId player, int box,
                                              Option option);

// What `player` has put down as the Ante for a box; nothing if none.
[[nodiscard]] Money ante_of(const State& state, PlayerId player, int box);

// The state as bytes, the same for the same state on every machine.
[[nodiscard]] std::string to_bytes(const State& state);

// And back. Nothing where the bytes are none of a state, or one of a game that no book has.
[[nodiscard]] std::optional<State> state_of_bytes(std::string_view bytes, Books books);

// The word that records and people use for a stage: `betting`, `insurance`, `play` ...
[[nodiscard]] std::string_view phase_word(Stage stage);

}  // namespace croupier::table
