#include "exact/effects.hpp"

#include <gtest/gtest.h>

#include "exact/main_wager.hpp"
#include "exact/wagers.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::exact {
namespace {

const rules::Game& game(std::string_view id) { return *rules::find_game(rulebooks::all(), id); }

std::vector<Effect> effects_in(std::string_view id, std::string_view only) {
    const std::string_view book = id.substr(0, id.find('/'));
    return effects_of(*game(id).rules, 8, *rules::find_book(rulebooks::all(), book), only);
}

double worth(const rules::Rules& rules, int decks) {
    const Terms terms = terms_of(rules, decks);
    return MainWager<double>(terms, cards_left(terms)).expectation();
}

TEST(Effects, AreWhatTheGameIsWorthWithTheChangeAndWithout) {
    rules::Rules rules = *game("act-2018/blackjack").rules;
    const double before = worth(rules, 8);
    rules.soft_17.value = rules::Soft17::hit;
    const auto found = effects_in("act-2018/blackjack", "soft-17");
    ASSERT_EQ(found.size(), 1u);
    EXPECT_DOUBLE_EQ(found[0].expectation, worth(rules, 8));
    EXPECT_DOUBLE_EQ(found[0].difference, found[0].expectation - before);
    EXPECT_LT(found[0].difference, 0);
}

TEST(Effects, NameTheClauseInForceAndTheOneInstead) {
    const auto rule = effects_in("act-2018/blackjack", "soft-17");
    const auto reading = effects_in("act-2018/blackjack", "table.dealerRule");
    ASSERT_EQ(rule.size(), 1u);
    EXPECT_EQ(rule[0].change.from, "stand");
    EXPECT_EQ(rule[0].change.to, "hit");
    EXPECT_EQ(to_string(rule[0].change.in_force), "act-2018 12.1(a)");
    EXPECT_EQ(rule[0].change.instead, rules::house());
    ASSERT_EQ(reading.size(), 1u);
    EXPECT_EQ(reading[0].change.of, Change::Of::reading);
    EXPECT_EQ(to_string(reading[0].change.instead), "act-2018 12.1");
    EXPECT_DOUBLE_EQ(reading[0].difference, rule[0].difference);
}

TEST(Effects, AreOfEachValueThatARuleCanHave) {
    const auto values = [](std::string_view id, std::string_view rule) {
        std::vector<std::string> all;
        for (const Effect& effect : effects_in(id, rule)) all.push_back(effect.change.to);
        return all;
    };
    using Values = std::vector<std::string>;
    EXPECT_EQ(values("act-2018/blackjack", "hands-max"), (Values{"1", "2", "3"}));
    EXPECT_EQ(values("act-2018/blackjack", "blackjack-pays"), (Values{"1:1", "6:5", "7:5", "2:1"}));
    EXPECT_EQ(values("act-2018/blackjack", "stand-off-22"), Values{"applies"});
    EXPECT_EQ(values("nz/blackjack-plus", "stand-off-22"), Values{"none"});
}

TEST(Effects, LeaveOutWhatMakesNoDifference) {
    EXPECT_TRUE(effects_in("act-2018/blackjack", "burn").empty());
    // Tens are never split, so that it does not matter which of them are a pair.
    EXPECT_TRUE(effects_in("act-2018/blackjack", "split-pair-by").empty());
}

TEST(Effects, FallWithEveryDeckMore) {
    const auto found = effects_in("act-2018/blackjack", "decks");
    ASSERT_EQ(found.size(), 7u);
    for (std::size_t i = 1; i < found.size(); ++i) {
        EXPECT_LT(found[i].difference, found[i - 1].difference);
    }
    EXPECT_EQ(found[2].change.instead, rules::house());
    EXPECT_EQ(to_string(found[3].change.instead), "act-2018 2.1");
}

TEST(Effects, OfAReadingReachTheWagersToo) {
    const auto found = effects_in("nz/blackjack", "prize-stake");
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].wager, rules::Option::madness_21);
    EXPECT_EQ(to_string(found[0].change.in_force), "nz 15A.5");
    // A stake of one is then kept whenever a prize is won.
    EXPECT_EQ(*found[0].exactly,
              -wager_values(*game("nz/blackjack").rules, rules::Option::madness_21, 8, 1)
                   .front()
                   .hit_frequency);
}

TEST(Differences, OfAGameToItselfAreNone) {
    const rules::Rules& rules = *game("nz/blackjack").rules;
    const Differences none = differences(rules, 8, rules, 8);
    EXPECT_TRUE(none.parts.empty());
    EXPECT_EQ(none.from, none.to);
    EXPECT_EQ(none.together, 0);
}

// Some rules matter in one of the games only: even money where a Blackjack waits for the dealer.
TEST(Differences, AreTheSameRulesInBothDirections) {
    const rules::Rules& a = *game("nz/blackjack").rules;
    const rules::Rules& b = *game("nz/blackjack-plus").rules;
    const auto names = [](const Differences& found) {
        std::vector<std::string> all;
        for (const Effect& part : found.parts) all.push_back(part.change.name);
        return all;
    };
    const auto there = names(differences(a, 4, b, 4));
    EXPECT_EQ(there, names(differences(b, 4, a, 4)));
    EXPECT_GE(there.size(), 3U);
    const auto count = rules_that_count(a, 4, b, 4);
    for (const std::string& name : there) {
        EXPECT_NE(std::find(count.begin(), count.end(), name), count.end()) << name;
    }
}

TEST(RulesThatCount, AreTheSameInBothDirections) {
    for (const auto& [one, other] : {std::pair{"nz/blackjack", "nz/blackjack-plus"},
                                     std::pair{"act-2018/blackjack", "vic-2003/crown-pontoon"},
                                     std::pair{"nz/blackjack", "vic-2003/vegas-blackjack"}}) {
        const rules::Game& a = game(one);
        const rules::Game& b = game(other);
        const auto count = rules_that_count(*a.rules, a.decks_usual, *b.rules, b.decks_usual);
        EXPECT_EQ(count, rules_that_count(*b.rules, b.decks_usual, *a.rules, a.decks_usual));
        EXPECT_GE(count.size(), 4U) << one << ", " << other;
    }
}

TEST(Differences, AndWhatIsLeftAddUpToTheWhole) {
    const Differences found =
        differences(*game("nz/blackjack").rules, 8, *game("vic-2003/vegas-blackjack").rules, 4);
    double sum = found.together;
    for (const Effect& part : found.parts) sum += part.difference;
    EXPECT_NEAR(sum, found.to - found.from, 1e-12);
    EXPECT_GE(found.parts.size(), 4u);
    for (const Effect& part : found.parts) {
        if (!part.change.in_force) continue;  // surrender, which only the other game has
        EXPECT_EQ(part.change.in_force.book(), "nz") << part.change.name;
        EXPECT_EQ(part.change.instead.book(), "vic-2003") << part.change.name;
    }
}

}  // namespace
}  // namespace croupier::exact
