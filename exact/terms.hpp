// A game as far as its cards and payments go: what the rules of a table say, without the table.
#pragma once

#include <optional>

#include "exact/counts.hpp"
#include "ledger/money.hpp"
#include "rules/rules.hpp"

namespace croupier::exact {

using ledger::Ratio;

struct Terms {
    int decks{8};
    cards::Deck deck{cards::Deck::whole};

    // The dealer
    rules::Soft17 soft_17{rules::Soft17::stand};
    bool stands_off_on_22{false};

    // A Blackjack
    Ratio blackjack_pays{3, 2};
    bool blackjack_always_wins{false};            // paid whatever the dealer shows
    std::optional<Ratio> even_money{};            // on a Blackjack against an ace
    rules::Over21 over_21{rules::Over21::loses};  // what a dealer's Blackjack does to another 21

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
        Ratio straight{1, 1};  // 6, 7 and 8
        Ratio straight_suited{1, 1};
        Ratio straight_spades{1, 1};
        Ratio sevens{1, 1};
        Ratio sevens_suited{1, 1};
        Ratio sevens_spades{1, 1};
        bool after_split{true};

        friend bool operator==(const Bonuses&, const Bonuses&) = default;
    };
    std::optional<Bonuses> bonuses{};

    friend bool operator==(const Terms&, const Terms&) = default;
};

// What these rules come to with so many decks. Requires that the game allows the number.
[[nodiscard]] Terms terms_of(const rules::Rules& rules, int decks);

}  // namespace croupier::exact
