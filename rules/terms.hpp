// A game as far as its cards and payments go: what the rules of a table say, without the table.
#pragma once

#include <array>
#include <optional>

#include "rules/rules.hpp"

namespace croupier::rules {

struct Terms {
    int decks{8};
    cards::Deck deck{cards::Deck::whole};

    // The dealer
    Soft17 soft_17{Soft17::stand};
    bool stands_off_on_22{false};

    // A Blackjack
    Ratio blackjack_pays{3, 2};
    bool blackjack_always_wins{false};  // paid whatever the dealer shows
    std::optional<Ratio> even_money{};  // on a Blackjack against an ace
    Over21 over_21{Over21::loses};      // what a dealer's Blackjack does to another 21

    // Wins
    Ratio win_pays{1, 1};
    bool wins_21_at_once{false};
    int cards_max{0};                 // in one hand; 0: as many as it takes
    bool wins_with_cards_max{false};  // at once, without going over 21

    // Decisions
    int stand_from{0};
    PairBy pair_by{PairBy::value};
    int hands_max{4};
    int ace_splits_max{1};
    bool split_aces_get_one_card{true};
    DoubleOn double_on{DoubleOn::any_total};
    DoubleCards double_cards{DoubleCards::two};
    DoubleAce double_ace{DoubleAce::unchanged};
    bool double_may_be_withdrawn{false};
    std::optional<SurrenderAgainst> surrender{};
    Ratio surrender_part{1, 2};
    bool surrender_void_on_blackjack{false};

    // What a dealer's Blackjack takes where wagers were added
    Takes takes_after_double{Takes::everything};
    Takes takes_after_split{Takes::everything};

    // What a 21 pays by its cards
    struct Bonuses {
        Ratio five_cards{1, 1};
        Ratio six_cards{1, 1};
        Ratio seven_cards{1, 1};
        Ratio straight{1, 1};  // 6, 7 and 8
        Ratio straight_suited{1, 1};
        Ratio straight_spades{1, 1};
        Ratio sevens{1, 1};
        Ratio sevens_suited{1, 1};
        Ratio sevens_spades{1, 1};
        bool after_split{true};

        // Of several suits, of one, of spades.
        [[nodiscard]] std::array<Ratio, 3> straights() const {
            return {straight, straight_suited, straight_spades};
        }
        [[nodiscard]] std::array<Ratio, 3> three_sevens() const {
            return {sevens, sevens_suited, sevens_spades};
        }

        friend bool operator==(const Bonuses&, const Bonuses&) = default;
    };
    std::optional<Bonuses> bonuses{};

    friend bool operator==(const Terms&, const Terms&) = default;
};

// What these rules come to with so many decks. Requires that the game allows the number.
[[nodiscard]] Terms terms_of(const Rules& rules, int decks);

}  // namespace croupier::rules
