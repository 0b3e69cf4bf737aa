#include "rules/listing.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

namespace croupier::rules {
namespace {

constexpr Provision row{"1", Kind::legal, Carried::engine, "everything", nullptr, {}, "xx"};

// Rules in which every slot is set by one clause.
Rules every_rule_set() {
    Rules rules;
    for_each_slot(rules,
                  [&](const SlotName&, auto& ruled, Presence) { ruled.because = Clause{&row}; });
    rules.decks.value = decks(4, 8);
    return rules;
}

std::string why_not(std::string_view rule, std::string_view value) {
    Rules rules = every_rule_set();
    const Rules before = rules;
    std::string reason = change(rules, rule, value).reason;
    EXPECT_EQ(reason.empty(), rules != before) << rule << ' ' << value;
    return reason;
}

bool can_be(std::string_view rule, std::string_view value) { return why_not(rule, value).empty(); }

// How a book prints a wager: numbers that a house cannot choose.
bool is_as_printed(std::string_view rule) {
    return rule.ends_with("/scales") || rule.ends_with("/areas-max");
}

// Every value in words that a slot can take, or none for a rule without one that can be set.
template <class T>
std::vector<std::string> values_of(std::string_view rule) {
    if constexpr (std::is_same_v<T, Said>) {
        return {};
    } else if constexpr (std::is_same_v<T, int>) {
        std::vector<std::string> numbers;
        for (int n = 0; n <= 21; ++n) {
            if (can_be(rule, std::to_string(n))) numbers.push_back(std::to_string(n));
        }
        return numbers;
    } else if constexpr (std::is_same_v<T, Ratio>) {
        return {"1:1", "3:2", "6:5", "1:2"};
    } else if constexpr (std::is_same_v<T, ByDecks>) {
        return {"1:1", "12:1", "10000:1"};
    } else if constexpr (std::is_same_v<T, Prize> || std::is_same_v<T, Bonus>) {
        return {};
    } else if constexpr (std::is_same_v<T, DeckCounts>) {
        return {"1", "8", "4,8", "1,2,3,4,5,6,7,8"};
    } else {
        return {Words<T>::list.begin(), Words<T>::list.end()};
    }
}

TEST(Listing, HasALineForEveryRuleThatAClauseSets) {
    EXPECT_TRUE(listing(Rules{}).empty());
    const Rules every = every_rule_set();
    std::size_t slots = 0;
    for_each_slot(every, [&](const SlotName&, const auto&, Presence) { ++slots; });
    EXPECT_EQ(listing(every).size(), slots);
    Rules one;
    one.hands_max = {3, Clause{&row}};
    const auto lines = listing(one);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].rule, "hands-max");
    EXPECT_EQ(lines[0].value, "3");
    EXPECT_EQ(lines[0].because.id(), "1");
}

TEST(Listing, GivesEachRuleANameOfItsOwn) {
    std::set<std::string> names;
    for (const Line& line : listing(every_rule_set())) {
        EXPECT_TRUE(names.insert(line.rule).second) << line.rule;
        const std::string_view own = std::string_view(line.rule).substr(line.rule.find('/') + 1);
        EXPECT_FALSE(own.empty()) << line.rule;
        for (const char c : own) {
            EXPECT_TRUE((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-') << line.rule;
        }
    }
}

TEST(Listing, PutsTheWagerBeforeTheNameOfItsRule) {
    std::set<std::string_view> wagers;
    for (const Line& line : listing(every_rule_set())) {
        const auto slash = line.rule.find('/');
        EXPECT_EQ(slash == std::string::npos, line.wager.empty()) << line.rule;
        if (line.wager.empty()) continue;
        EXPECT_EQ(line.rule.substr(0, slash), line.wager);
        wagers.insert(line.wager);
    }
    EXPECT_EQ(wagers.size(), static_cast<std::size_t>(option_count));
}

TEST(SlotName, EndsInTheTableAndTheScaleWhereThereAreSeveral) {
    EXPECT_EQ(to_string(SlotName{"hands-max"}), "hands-max");
    EXPECT_EQ(to_string(SlotName{"settled", "perfect-pairs"}), "perfect-pairs/settled");
    EXPECT_EQ(to_string(SlotName{"mixed", "perfect-pairs", 2}), "perfect-pairs/mixed-2");
    EXPECT_EQ(to_string(SlotName{"prize", "pontoon-pandemonium", 10, 5}),
              "pontoon-pandemonium/prize-5-10");
}

TEST(Listing, SaysValuesInWords) {
    Rules rules = every_rule_set();
    rules.blackjack_pays.value = {3, 2};
    rules.soft_17.value = Soft17::hit;
    EXPECT_EQ(value_of(rules, "blackjack-pays"), "3:2");
    EXPECT_EQ(value_of(rules, "soft-17"), "hit");
    EXPECT_EQ(value_of(rules, "decks"), "4,5,6,7,8");
    EXPECT_EQ(value_of(rules, "turn"), "applies");
    rules.decks.value = either(6, 8);
    EXPECT_EQ(value_of(rules, "decks"), "6,8");
}

TEST(Listing, SaysOddsPrizesAndBonusesAsABookPrintsThem) {
    Rules rules = every_rule_set();
    rules.perfect_pairs.perfect[0].value = pays(25);
    rules.perfect_pairs.coloured[0].value = pays(15, 14, 13, 12, 12);
    EXPECT_EQ(value_of(rules, "perfect-pairs/perfect-1"), "25:1");
    EXPECT_EQ(value_of(rules, "perfect-pairs/coloured-1"), "15/14/13/12/12:1 by decks");
    rules.madness_21.prizes[0].value = {1000, 1};
    rules.madness_21.prizes[1].value = {100, 10};
    EXPECT_EQ(value_of(rules, "madness-21/prize-1"), "$1000 in 1 slot");
    EXPECT_EQ(value_of(rules, "madness-21/prize-2"), "$100 in 10 slots");
    rules.super_bonus_large.value = {5000, 25};
    rules.super_bonus_others.value = {50, 0};
    EXPECT_EQ(value_of(rules, "super-bonus-large"), "$5000 from $25");
    EXPECT_EQ(value_of(rules, "super-bonus-others"), "$50");
}

TEST(Change, SetsEverySlotByItsNameToEachOfItsValues) {
    const Rules every = every_rule_set();
    Rules rules = every;
    for_each_slot(rules, [&]<class T>(const SlotName& name, Ruled<T>& slot, Presence) {
        const std::string rule = to_string(name);
        const Ruled<T> before = slot;
        for (const std::string& value : values_of<T>(rule)) {
            EXPECT_EQ(change(rules, rule, value).reason, "") << rule;
            EXPECT_EQ(value_of(rules, rule), value);
            EXPECT_EQ(slot.because, house()) << rule;
            // Nothing else has moved.
            slot = before;
            EXPECT_EQ(rules, every) << rule;
        }
    });
}

TEST(Change, LeavesARuleWithoutAValueAlone) {
    const Rules every = every_rule_set();
    for_each_slot(every, [&]<class T>(const SlotName& name, const Ruled<T>&, Presence) {
        if constexpr (std::is_same_v<T, Said>) {
            const std::string rule = to_string(name);
            for (const char* value : {"applies", "on", "1", ""}) {
                EXPECT_NE(why_not(rule, value).find("no value to set"), std::string::npos) << rule;
            }
        }
    });
}

TEST(Change, LeavesThePrizesOfABookAlone) {
    const Rules every = every_rule_set();
    int lines = 0;
    for_each_slot(every, [&]<class T>(const SlotName& name, const Ruled<T>&, Presence) {
        if constexpr (std::is_same_v<T, Prize> || std::is_same_v<T, Bonus>) {
            const std::string rule = to_string(name);
            for (const char* value : {"$0 in 0 slots", "$0", "5", "5:1", ""}) {
                EXPECT_NE(why_not(rule, value).find("one by one"), std::string::npos) << rule;
            }
            ++lines;
        }
    });
    // 23 lines of Madness 21, five tables of ten, three Super Bonuses, two payments on failure.
    EXPECT_EQ(lines, 23 + 5 * 10 + 3 + 2);
}

TEST(Change, ListsTheWordsThatAChoiceHas) {
    EXPECT_EQ(why_not("soft-17", "maybe"),
              "'maybe' is no value of 'soft-17': expected one of: stand, hit");
    EXPECT_FALSE(can_be("soft-17", ""));
    EXPECT_FALSE(can_be("soft-17", "Stand"));
}

TEST(Change, KeepsNumbersWithinWhatATableCanHold) {
    struct Limit {
        const char* rule;
        int least;
        int most;
    };
    for (const Limit& limit :
         {Limit{"hands-max", 1, 4}, Limit{"ace-splits-max", 0, 3}, Limit{"bettors-max", 1, 3},
          Limit{"boxes-max", 1, 9}, Limit{"boxes-usual", 1, 9}, Limit{"stand-from", 0, 21},
          Limit{"cards-max", 2, 21}, Limit{"perfect-pairs/wagers-max", 1, 3}}) {
        EXPECT_TRUE(can_be(limit.rule, std::to_string(limit.least))) << limit.rule;
        EXPECT_TRUE(can_be(limit.rule, std::to_string(limit.most))) << limit.rule;
        EXPECT_FALSE(can_be(limit.rule, std::to_string(limit.least - 1))) << limit.rule;
        EXPECT_FALSE(can_be(limit.rule, std::to_string(limit.most + 1))) << limit.rule;
    }
}

TEST(Change, HasALimitForEveryNumber) {
    const Rules every = every_rule_set();
    for_each_slot(every, [&]<class T>(const SlotName& name, const Ruled<T>&, Presence) {
        if constexpr (std::is_same_v<T, int>) {
            const std::string rule = to_string(name);
            EXPECT_FALSE(can_be(rule, "22")) << rule;
            EXPECT_FALSE(can_be(rule, "-1")) << rule;
            EXPECT_EQ(values_of<int>(rule).empty(), is_as_printed(rule)) << rule;
        }
    });
}

TEST(Change, LeavesTheScalesAndAreasOfAWagerAsTheBookPrintsThem) {
    EXPECT_EQ(why_not("perfect-pairs/scales", "2"),
              "'perfect-pairs/scales' is what the book prints");
    EXPECT_EQ(why_not("madness-21/areas-max", "7"),
              "'madness-21/areas-max' is what the book prints");
}

TEST(Change, TakesNothingThatIsNoNumber) {
    for (const char* value : {"", "two", "2x", "2.0", " 2", "+2", "99999999999", "0x2"}) {
        EXPECT_FALSE(can_be("hands-max", value)) << value;
    }
}

TEST(Change, TakesNumbersOfDecksFromOneToEight) {
    EXPECT_TRUE(can_be("decks", "1"));
    EXPECT_TRUE(can_be("decks", "8"));
    EXPECT_TRUE(can_be("decks", "4,6,8"));
    for (const char* value : {"", "0", "9", "4,9", "4,0", "4-8", "four", ",", "4,,6", ",4", "4,"}) {
        EXPECT_FALSE(can_be("decks", value)) << value;
    }
}

TEST(Change, TakesOddsOfOneOrMoreOnEachSide) {
    EXPECT_TRUE(can_be("blackjack-pays", "6:5"));
    for (const char* value : {"", "6", "6:0", "0:5", "6/5", "1.2", "10001:1"}) {
        EXPECT_FALSE(can_be("blackjack-pays", value)) << value;
    }
}

TEST(Change, TakesOddsToOneForAnOptionalWagerWhateverTheDecks) {
    Rules rules = every_rule_set();
    rules.perfect_pairs.coloured[2].value = pays(15, 14, 13, 12, 12);
    EXPECT_EQ(change(rules, "perfect-pairs/coloured-3", "11:1").reason, "");
    EXPECT_EQ(rules.perfect_pairs.coloured[2].value, pays(11));
    EXPECT_EQ(rules.perfect_pairs.coloured[1].because, Clause{&row});
    for (const char* value : {"", "12", "3:2", "12:2", "0:1", "12:0", "15/14/13/12/12:1", "-5:1"}) {
        EXPECT_FALSE(can_be("perfect-pairs/coloured-3", value)) << value;
    }
}

TEST(Change, KnowsNoRuleByAnotherName) {
    for (const char* rule :
         {"", "hands", "hands_max", "Hands-Max", "hands-max ", "settled", "perfect-pairs",
          "perfect-pairs/", "perfect-pairs/mixed", "perfect-pairs/mixed-0", "perfect-pairs/mixed-4",
          "pontoon-pandemonium/prize-6-1", "pontoon-pandemonium/prize-1-11",
          "pontoon-pandemonium/prize-1", "any-pair/mixed-1"}) {
        EXPECT_NE(why_not(rule, "2").find("there is no rule"), std::string::npos) << rule;
    }
}

TEST(Change, HasNothingToChangeWhereTheGameHasNoSuchRule) {
    Rules rules;
    EXPECT_EQ(change(rules, "insure-others-max", "1:2").reason,
              "this game has no rule 'insure-others-max' to change");
    EXPECT_EQ(rules, Rules{});
}

constexpr std::array<Reading, 2> readings = {{
    {"split.by",
     "8.1",
     "value or rank",
     {"value", "rank"},
     choose<&Rules::split_pair_by, PairBy::value, PairBy::rank>},
    {"shoe.burn", "4.2", "how many cards are burnt", {"0", "1", "2", "3"}},
}};
constexpr Book book{"xx", "A book", "A notice", {}, {}, readings};

TEST(FindReading, KnowsReadingsByTheirKey) {
    EXPECT_EQ(find_reading(book, "split.by"), readings.data());
    EXPECT_EQ(find_reading(book, "shoe.burn"), &readings[1]);
    EXPECT_EQ(find_reading(book, "split"), nullptr);
    EXPECT_EQ(find_reading(book, ""), nullptr);
}

TEST(ChooseReading, SetsTheValueAndKeepsTheClause) {
    Rules rules = every_rule_set();
    EXPECT_EQ(choose_reading(rules, readings[0], "rank").reason, "");
    EXPECT_EQ(rules.split_pair_by.value, PairBy::rank);
    EXPECT_EQ(rules.split_pair_by.because, Clause{&row});
    EXPECT_EQ(choose_reading(rules, readings[0], "value").reason, "");
    EXPECT_EQ(rules, every_rule_set());
}

TEST(ChooseReading, ListsTheChoicesToWhoNamesAnother) {
    Rules rules = every_rule_set();
    EXPECT_EQ(choose_reading(rules, readings[0], "suit").reason,
              "'suit' is no reading of 'split.by': expected one of: value, rank");
    // The unused places of the list are no choice.
    EXPECT_NE(choose_reading(rules, readings[0], "").reason, "");
    EXPECT_EQ(rules, every_rule_set());
}

TEST(ChooseReading, TakesOnlyTheDefaultOfWhatIsNotPlayedYet) {
    Rules rules = every_rule_set();
    EXPECT_EQ(choose_reading(rules, readings[1], "0").reason, "");
    EXPECT_EQ(choose_reading(rules, readings[1], "3").reason,
              "nothing that is played yet depends on 'shoe.burn'");
    EXPECT_NE(choose_reading(rules, readings[1], "4").reason, "");
    EXPECT_EQ(rules, every_rule_set());
}

}  // namespace
}  // namespace croupier::rules
