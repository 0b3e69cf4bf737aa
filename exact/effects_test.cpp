#include "exact/effects.hpp"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "exact/game.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::exact {
namespace {

const rules::Game& game(std::string_view id) { return *rules::find_game(rulebooks::all(), id); }

const std::vector<Effect>& effects_in_2018() {
    static const auto found = effects_of(*game("act-2018/blackjack").rules, 8,
                                         *rules::find_book(rulebooks::all(), "act-2018"));
    return found;
}

const Effect* find(std::string_view name, std::string_view to) {
    for (const Effect& effect : effects_in_2018()) {
        if (effect.change.name == name && effect.change.to == to) return &effect;
    }
    return nullptr;
}

double worth(const rules::Rules& rules, int decks) {
    const Terms terms = terms_of(rules, decks);
    return Game<double>(terms, cards_left(terms)).expectation();
}

TEST(Effects, AreWhatTheGameIsWorthWithTheChangeAndWithout) {
    rules::Rules rules = *game("act-2018/blackjack").rules;
    const double before = worth(rules, 8);
    rules.soft_17.value = rules::Soft17::hit;
    const Effect* effect = find("soft-17", "hit");
    ASSERT_NE(effect, nullptr);
    EXPECT_DOUBLE_EQ(effect->expectation, worth(rules, 8));
    EXPECT_DOUBLE_EQ(effect->difference, effect->expectation - before);
    EXPECT_LT(effect->difference, 0);
}

TEST(Effects, NameTheClauseInForceAndTheOneInstead) {
    const Effect* rule = find("soft-17", "hit");
    ASSERT_NE(rule, nullptr);
    EXPECT_EQ(rule->change.from, "stand");
    EXPECT_EQ(to_string(rule->change.in_force), "act-2018 12.1(a)");
    EXPECT_EQ(rule->change.instead, rules::house());
    const Effect* reading = find("table.dealerRule", "H17");
    ASSERT_NE(reading, nullptr);
    EXPECT_EQ(reading->change.of, Change::Of::reading);
    EXPECT_EQ(to_string(reading->change.instead), "act-2018 12.1");
    EXPECT_DOUBLE_EQ(reading->difference, rule->difference);
}

TEST(Effects, HaveEveryKindOfRuleThatTheMainGameKnows) {
    for (const char* name :
         {"decks", "soft-17", "hands-max", "ace-splits-max", "double-on", "double-cards",
          "blackjack-pays", "takes-after-double", "takes-after-split", "blackjack-over-21",
          "surrender", "stand-off-22", "split-pair-by"}) {
        const bool found =
            std::any_of(effects_in_2018().begin(), effects_in_2018().end(),
                        [&](const Effect& effect) { return effect.change.name == name; });
        // Tens are never split, so that it makes no difference which of them are a pair.
        EXPECT_EQ(found, std::string_view(name) != "split-pair-by") << name;
    }
}

TEST(Effects, LeaveOutWhatMakesNoDifference) {
    for (const Effect& effect : effects_in_2018()) {
        EXPECT_GT(std::abs(effect.difference), 1e-10) << effect.change.name;
        EXPECT_NE(effect.change.from, effect.change.to) << effect.change.name;
        EXPECT_NE(effect.change.name, "burn");
    }
}

TEST(Effects, FallDecksByDecks) {
    double last = 1;
    for (const Effect& effect : effects_in_2018()) {
        if (effect.change.of != Change::Of::decks) continue;
        EXPECT_LT(effect.difference, last);
        last = effect.difference;
    }
}

TEST(Effects, OfAReadingReachTheWagersToo) {
    const auto found =
        effects_of(*game("nz/blackjack").rules, 8, *rules::find_book(rulebooks::all(), "nz"));
    const auto stake = std::find_if(found.begin(), found.end(), [](const Effect& effect) {
        return effect.change.of == Change::Of::reading && effect.change.name == "prize-stake";
    });
    ASSERT_NE(stake, found.end());
    EXPECT_EQ(stake->wager, rules::Option::madness_21);
    EXPECT_EQ(to_string(stake->change.in_force), "nz 15A.5");
    // A stake of one that is kept whenever a prize is won: as often as the wager wins.
    EXPECT_LT(*stake->exactly, 0);
}

TEST(Differences, OfAGameToItselfAreNone) {
    const rules::Rules& rules = *game("nz/blackjack").rules;
    const Differences none = differences(rules, 8, rules, 8);
    EXPECT_TRUE(none.parts.empty());
    EXPECT_EQ(none.from, none.to);
    EXPECT_EQ(none.together, 0);
}

TEST(Differences, AndWhatIsLeftAddUpToTheWhole) {
    const Differences found =
        differences(*game("act-2018/blackjack").rules, 8, *game("vic-2003/blackjack").rules, 8);
    double sum = found.together;
    for (const Effect& part : found.parts) sum += part.difference;
    EXPECT_NEAR(sum, found.to - found.from, 1e-12);
    EXPECT_GE(found.parts.size(), 4u);
    for (const Effect& part : found.parts) {
        EXPECT_EQ(part.change.in_force.book(), "act-2018") << part.change.name;
        EXPECT_EQ(part.change.instead.book(), "vic-2003") << part.change.name;
    }
}

}  // namespace
}  // namespace croupier::exact
