// For the tests of the optional wagers: rules that tell their clauses apart, verdicts in words.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "rules/wagers/wager.hpp"

namespace croupier::rules {

// The rules of a wager in which every slot has a clause of its own, numbered with the name of the
// slot: `mixed-2`. So a test sees which clauses a verdict names.
template <AnyWager R>
class OwnClauses {
public:
    OwnClauses() {
        const auto visit = [&](const SlotName& name, auto& ruled, Presence) {
            Provision row;
            row.id = ids_.emplace_back(to_string(name));
            ruled.because = Clause{&rows_.emplace_back(row)};
        };
        for_each_slot_of("", rules, visit);
    }
    OwnClauses(const OwnClauses&) = delete;
    OwnClauses& operator=(const OwnClauses&) = delete;

    R rules{};

private:
    std::deque<std::string> ids_{};
    std::deque<Provision> rows_{};
};

// "7h 7d" as cards.
[[nodiscard]] inline std::vector<cards::Card> cards_of(std::string_view text) {
    std::vector<cards::Card> cards;
    while (!text.empty()) {
        const auto blank = text.find(' ');
        cards.push_back(cards::parse_card(text.substr(0, blank)).value());
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    }
    return cards;
}

// "mixed pair, 6 to 1", "Blackjack, a prize", "no pair, loses", "open".
[[nodiscard]] inline std::string in_words(const Verdict& verdict) {
    switch (verdict.is) {
        case Verdict::Is::open: return "open";
        case Verdict::Is::loses: return fmt::format("{}, loses", verdict.hand);
        case Verdict::Is::wins_prize: return fmt::format("{}, a prize", verdict.hand);
        case Verdict::Is::wins: break;
    }
    return fmt::format("{}, {} to 1", verdict.hand, verdict.to_one);
}

[[nodiscard]] inline bool cites(const Because& because, std::string_view id) {
    for (const Clause& clause : because.all()) {
        if (clause.id() == id) return true;
    }
    return false;
}

// How often a card can come as the next after `before`, from so many decks of 52.
[[nodiscard]] inline long copies_left(int decks, cards::Card card,
                                      std::initializer_list<cards::Card> before) {
    long left = decks;
    for (const cards::Card gone : before) left -= gone == card ? 1 : 0;
    return left;
}

// In how many ways the first three cards of so many decks make each kind of hand.
template <AnyWager R>
[[nodiscard]] std::map<std::string_view, long> ways_of_three_cards(const R& rules, int decks) {
    std::map<std::string_view, long> ways;
    for (int a = 0; a < cards::cards_per_deck; ++a) {
        for (int b = 0; b < cards::cards_per_deck; ++b) {
            for (int c = 0; c < cards::cards_per_deck; ++c) {
                const std::array first = {cards::Card::at(a), cards::Card::at(b),
                                          cards::Card::at(c)};
                const Verdict verdict = judge(rules, {.cards = first, .decks = decks});
                ways[verdict.hand] += decks * copies_left(decks, first[1], {first[0]}) *
                                      copies_left(decks, first[2], {first[0], first[1]});
            }
        }
    }
    return ways;
}

// Of d decks there are 4d sevens, d in each suit, and 48d other cards.
inline void expect_as_many_sevens_as_counting_says(std::map<std::string_view, long> ways, int decks,
                                                   std::string_view one_seven) {
    const long d = decks;
    const long all = 52 * d;
    const long sevens = 4 * d;
    const long others = 48 * d;
    const long suited = sevens * (d - 1) * (d - 2);
    EXPECT_EQ(ways["first card no seven"], others * (all - 1) * (all - 2)) << decks;
    EXPECT_EQ(ways[one_seven], sevens * others * (all - 2)) << decks;
    EXPECT_EQ(ways["two sevens"], sevens * 3 * d * others) << decks;
    EXPECT_EQ(ways["two suited sevens"], sevens * (d - 1) * others) << decks;
    EXPECT_EQ(ways["three sevens"], sevens * (sevens - 1) * (sevens - 2) - suited) << decks;
    EXPECT_EQ(ways["three suited sevens"], suited) << decks;
    EXPECT_EQ(ways.size(), 6U);
}

}  // namespace croupier::rules
