// A game as far as cards and payments go: what the simulator reads of the rules, once, before it
// plays.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "ledger/money.hpp"
#include "rules/rules.hpp"

namespace croupier::sim {

using ledger::Ratio;

// Money is counted in equal parts of the original wager, so that every payment is a whole number.
using Parts = std::int32_t;

struct Terms {
    int decks{8};
    cards::Deck deck{cards::Deck::whole};
    Parts unit{2};  // how many parts a wager of one has

    // The dealer
    rules::Soft17 soft_17{rules::Soft17::stand};
    rules::SecondCard second_card{rules::SecondCard::if_needed};
    bool stands_off_on_22{false};

    // A Blackjack
    Ratio blackjack_pays{3, 2};
    bool blackjack_always_wins{false};            // paid whatever the dealer shows
    rules::Over21 over_21{rules::Over21::loses};  // what a dealer's Blackjack does to another 21

    std::optional<Ratio> even_money{};  // on a Blackjack against an ace

    // Insurance against a dealer's ace
    std::optional<Ratio> insurance_pays{};
    bool insures_blackjack{true};

    // Wins
    Ratio win_pays{1, 1};
    bool wins_21_at_once{false};
    int cards_max{0};                 // in one hand; 0: as many as it takes
    bool wins_with_cards_max{false};  // at once, without going over 21

    // Decisions
    int stand_from{0};
    rules::PairBy pair_by{rules::PairBy::value};
    int hands_max{4};
    int ace_splits_max{1};
    bool split_aces_get_one_card{true};
    rules::DoubleOn double_on{rules::DoubleOn::any_total};
    rules::DoubleCards double_cards{rules::DoubleCards::two};
    rules::DoubleAce double_ace{rules::DoubleAce::unchanged};
    bool double_may_be_withdrawn{false};
    std::optional<rules::SurrenderAgainst> surrender{};
    Ratio surrender_part{1, 2};
    bool surrender_void_on_blackjack{false};

    // What a dealer's Blackjack takes where wagers were added
    rules::Takes takes_after_double{rules::Takes::everything};
    rules::Takes takes_after_split{rules::Takes::everything};

    // What a 21 pays by its cards
    struct Bonuses {
        Ratio five_cards{1, 1};
        Ratio six_cards{1, 1};
        Ratio seven_cards{1, 1};
        std::array<Ratio, 3> straight{};  // 6, 7 and 8: of several suits, of one, of spades
        std::array<Ratio, 3> sevens{};    // three of them, likewise
        bool after_split{true};
    };
    std::optional<Bonuses> bonuses{};

    // Dollars for three suited sevens against a seven
    struct SuperBonus {
        rules::Bonus small{};
        rules::Bonus large{};
        rules::Bonus others{};   // to each other wager of the round
        bool after_split{true};  // unless the sevens that were split were suited
    };
    std::optional<SuperBonus> super_bonus{};

    [[nodiscard]] Parts parts(Ratio odds) const {
        return static_cast<Parts>(unit * odds.won / odds.staked);
    }
    [[nodiscard]] int cards_in_shoe() const { return decks * cards::cards_in(deck); }
};

// What these rules come to with so many decks. Requires that the game allows the number.
[[nodiscard]] Terms terms_of(const rules::Rules& rules, int decks);

// The most parts that a wager of one is counted in.
inline constexpr Parts unit_max = 1000;

// The most cards that a lane's shoe can hold.
inline constexpr int cards_max = 480;

// Cards that must lie behind a cutting card, so that no round ever comes to the end of the shoe.
[[nodiscard]] constexpr int fewest_behind(int boxes) { return 20 + 8 * boxes; }

// Why the simulator cannot play by these terms; empty: it can. No game of the five books as it
// stands is among them, but a house rule can lead there.
[[nodiscard]] std::string cannot_play(const Terms& terms);

}  // namespace croupier::sim
