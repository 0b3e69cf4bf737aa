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
    for_each_slot([&](const auto& slot) { (rules.*slot.member).because = Clause{&row}; });
    rules.decks.value = decks(4, 8);
    return rules;
}

const Line* line_of(const std::vector<Line>& lines, std::string_view rule) {
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&](const Line& line) { return line.rule == rule; });
    return found == lines.end() ? nullptr : &*found;
}

std::string value_of(const Rules& rules, std::string_view rule) {
    const auto lines = listing(rules);
    const Line* line = line_of(lines, rule);
    return line ? line->value : "none";
}

std::string why_not(std::string_view rule, std::string_view value) {
    Rules rules = every_rule_set();
    const Rules before = rules;
    std::string reason = change(rules, rule, value).reason;
    EXPECT_EQ(reason.empty(), rules != before) << rule << ' ' << value;
    return reason;
}

bool can_be(std::string_view rule, std::string_view value) { return why_not(rule, value).empty(); }

// Every value in words that a slot can take, or none for a rule without a value.
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
    } else if constexpr (std::is_same_v<T, DeckCounts>) {
        return {"1", "8", "4,8", "1,2,3,4,5,6,7,8"};
    } else {
        return {Words<T>::list.begin(), Words<T>::list.end()};
    }
}

TEST(Listing, HasALineForEveryRuleThatAClauseSets) {
    EXPECT_TRUE(listing(Rules{}).empty());
    std::size_t slots = 0;
    for_each_slot([&](const auto&) { ++slots; });
    EXPECT_EQ(listing(every_rule_set()).size(), slots);
    Rules one;
    one.hands_max = {3, Clause{&row}};
    const auto lines = listing(one);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].rule, "hands-max");
    EXPECT_EQ(lines[0].value, "3");
    EXPECT_EQ(lines[0].because.id(), "1");
}

TEST(Listing, GivesEachRuleANameOfItsOwn) {
    std::set<std::string_view> names;
    for (const Line& line : listing(every_rule_set())) {
        EXPECT_TRUE(names.insert(line.rule).second) << line.rule;
        for (const char c : line.rule) {
            EXPECT_TRUE((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-') << line.rule;
        }
    }
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

TEST(Change, SetsEverySlotByItsNameToEachOfItsValues) {
    for_each_slot([&]<class T>(const Slot<T>& slot) {
        for (const std::string& value : values_of<T>(slot.name)) {
            Rules rules = every_rule_set();
            EXPECT_EQ(change(rules, slot.name, value).reason, "") << slot.name;
            EXPECT_EQ(value_of(rules, slot.name), value);
            EXPECT_EQ((rules.*slot.member).because, house()) << slot.name;
            // Nothing else has moved.
            Rules expected = every_rule_set();
            expected.*slot.member = rules.*slot.member;
            EXPECT_EQ(rules, expected) << slot.name;
        }
    });
}

TEST(Change, LeavesARuleWithoutAValueAlone) {
    for_each_slot([&]<class T>(const Slot<T>& slot) {
        if constexpr (std::is_same_v<T, Said>) {
            for (const char* value : {"applies", "on", "1", ""}) {
                EXPECT_NE(why_not(slot.name, value).find("no value to set"), std::string::npos)
                    << slot.name;
            }
        }
    });
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
          Limit{"boxes-max", 1, 9}, Limit{"boxes-usual", 1, 9}, Limit{"stand-from", 0, 21}}) {
        EXPECT_TRUE(can_be(limit.rule, std::to_string(limit.least))) << limit.rule;
        EXPECT_TRUE(can_be(limit.rule, std::to_string(limit.most))) << limit.rule;
        EXPECT_FALSE(can_be(limit.rule, std::to_string(limit.least - 1))) << limit.rule;
        EXPECT_FALSE(can_be(limit.rule, std::to_string(limit.most + 1))) << limit.rule;
    }
}

TEST(Change, HasALimitForEveryNumber) {
    for_each_slot([&]<class T>(const Slot<T>& slot) {
        if constexpr (std::is_same_v<T, int>) {
            EXPECT_FALSE(can_be(slot.name, "22")) << slot.name;
            EXPECT_FALSE(can_be(slot.name, "-1")) << slot.name;
            EXPECT_FALSE(values_of<int>(slot.name).empty()) << slot.name;
        }
    });
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

TEST(Change, KnowsNoRuleByAnotherName) {
    for (const char* rule : {"", "hands", "hands_max", "Hands-Max", "hands-max "}) {
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
