// For tests only: small shoes, and terms of every kind to play them by.
#pragma once

#include <string>
#include <vector>

#include "exact/main_wager.hpp"

namespace croupier::exact {

struct NamedTerms {
    std::string name{};
    Terms terms{};
};

// The game from which the others differ by one thing each.
[[nodiscard]] inline Terms plain_terms() {
    Terms terms;
    terms.decks = 1;
    return terms;
}

[[nodiscard]] inline Terms peek_terms() {
    Terms terms = plain_terms();
    terms.takes_after_double = terms.takes_after_split = rules::Takes::original_only;
    return terms;
}

// As Blackjack + has it: every 21 is paid at once, five cards win, a dealer's 22 is nobody's.
[[nodiscard]] inline Terms plus_terms() {
    Terms terms = plain_terms();
    terms.blackjack_always_wins = true;
    terms.stands_off_on_22 = true;
    terms.wins_21_at_once = true;
    terms.cards_max = 5;
    terms.wins_with_cards_max = true;
    return terms;
}

// As Crown Pontoon has it, without tens.
[[nodiscard]] inline Terms pontoon_terms() {
    Terms terms = plain_terms();
    terms.deck = cards::Deck::without_tens;
    terms.soft_17 = rules::Soft17::hit;
    terms.blackjack_always_wins = true;
    terms.wins_21_at_once = true;
    terms.split_aces_get_one_card = false;
    terms.ace_splits_max = 3;
    terms.stand_from = 12;
    terms.double_cards = rules::DoubleCards::any_number;
    terms.double_ace = rules::DoubleAce::one_if_first_two;
    terms.double_may_be_withdrawn = true;
    terms.surrender = rules::SurrenderAgainst::picture_or_ace;
    terms.surrender_void_on_blackjack = true;
    terms.takes_after_double = terms.takes_after_split = rules::Takes::busted_plus_one;
    terms.bonuses = Terms::Bonuses{.five_cards = {3, 2},
                                   .six_cards = {2, 1},
                                   .seven_cards = {3, 1},
                                   .straight = {3, 2},
                                   .straight_suited = {2, 1},
                                   .straight_spades = {3, 1},
                                   .sevens = {3, 2},
                                   .sevens_suited = {2, 1},
                                   .sevens_spades = {3, 1},
                                   .after_split = false};
    return terms;
}

// One of every kind: each rule that the analysis knows decides something in one of these.
[[nodiscard]] inline std::vector<NamedTerms> terms_of_every_kind() {
    std::vector<NamedTerms> all;
    const auto add = [&](std::string name, Terms terms, auto change) {
        change(terms);
        all.push_back({std::move(name), terms});
    };
    const auto as_it_is = [](Terms&) {};
    add("plain", plain_terms(), as_it_is);
    add("soft 17 hit", plain_terms(), [](Terms& t) { t.soft_17 = rules::Soft17::hit; });
    add("peek", peek_terms(), as_it_is);
    add("busted plus one", peek_terms(), [](Terms& t) {
        t.takes_after_double = t.takes_after_split = rules::Takes::busted_plus_one;
    });
    add("one after a double, everything after a split", peek_terms(),
        [](Terms& t) { t.takes_after_split = rules::Takes::everything; });
    add("another 21 stands off", peek_terms(),
        [](Terms& t) { t.over_21 = rules::Over21::stands_off; });
    add("surrender", plain_terms(), [](Terms& t) {
        t.surrender = rules::SurrenderAgainst::ten_value_or_ace;
        t.surrender_part = {1, 4};
    });
    add("surrender against pictures, void on a Blackjack", plain_terms(), [](Terms& t) {
        t.surrender = rules::SurrenderAgainst::picture_or_ace;
        t.surrender_part = {1, 4};
        t.surrender_void_on_blackjack = true;
    });
    add("even money", plain_terms(), [](Terms& t) {
        t.even_money = Ratio{1, 1};
        t.blackjack_pays = {6, 5};
    });
    add("tens by rank, two hands", plain_terms(), [](Terms& t) {
        t.pair_by = rules::PairBy::rank;
        t.hands_max = 2;
    });
    add("split aces like others", plain_terms(), [](Terms& t) {
        t.split_aces_get_one_card = false;
        t.ace_splits_max = 3;
    });
    add("hard 9 to 11", plain_terms(),
        [](Terms& t) { t.double_on = rules::DoubleOn::hard_9_to_11_ace_as_one; });
    add("no double with an ace", plain_terms(),
        [](Terms& t) { t.double_on = rules::DoubleOn::no_ace; });
    add("any number of cards, held aces bound", plain_terms(), [](Terms& t) {
        t.double_cards = rules::DoubleCards::any_number;
        t.double_ace = rules::DoubleAce::one_if_held;
    });
    add("first aces bound, doubles withdrawn", peek_terms(), [](Terms& t) {
        t.double_cards = rules::DoubleCards::any_number;
        t.double_ace = rules::DoubleAce::one_if_first_two;
        t.double_may_be_withdrawn = true;
    });
    add("plus", plus_terms(), as_it_is);
    add("pontoon", pontoon_terms(), as_it_is);
    add("pontoon, bonuses after a split", pontoon_terms(),
        [](Terms& t) { t.bonuses->after_split = true; });
    return all;
}

// Cards of the given values, in suits and ranks that take turns.
[[nodiscard]] inline CardsLeft shoe_of(const Terms& terms, const Counts& counts) {
    CardsLeft left;
    left.by_value = counts;
    constexpr std::size_t six = 5;
    for (std::size_t rank = 0; rank < left.by_suit.size(); ++rank) {
        for (int n = 0; n < counts[six + rank]; ++n)
            ++left.by_suit[rank][static_cast<std::size_t>(n) % 4];
    }
    const std::size_t lowest = terms.deck == cards::Deck::without_tens ? 1 : 0;
    for (int n = 0; n < counts[ten]; ++n) {
        ++left.of_ten[lowest + static_cast<std::size_t>(n) % (4 - lowest)];
    }
    return left;
}

}  // namespace croupier::exact
