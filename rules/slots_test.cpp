#include "rules/slots.hpp"

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace croupier::rules {
namespace {

// Where a slot lies in memory, and under which name it was visited.
struct Place {
    std::string name;
    const char* begin;
    const char* end;
};

template <class T>
const char* address_of(const T& thing) {
    return static_cast<const char*>(static_cast<const void*>(&thing));
}

// Notes the place of each slot that it is called with.
struct Notes {
    std::vector<Place> places;

    template <class T>
    void operator()(const SlotName& name, const Ruled<T>& ruled, Presence) {
        places.push_back(
            {to_string(name), address_of(ruled), address_of(ruled) + sizeof(Ruled<T>)});
    }
};

// Slots lie side by side in their struct. So each one was visited, none twice and in their order,
// just when each begins where the one before it ends, from the first byte to the last.
template <class Whole>
void expect_each_once(const Whole& whole, const std::vector<Place>& places) {
    const char* at = address_of(whole);
    for (const Place& place : places) {
        ASSERT_EQ(place.begin - at, 0) << "before " << place.name;
        at = place.end;
    }
    EXPECT_EQ(address_of(whole) + sizeof(Whole) - at, 0) << "after the last slot";
}

TEST(Slots, AreAllVisitedOnceAndInTheOrderOfRules) {
    Rules rules;
    Notes notes;
    for_each_slot(rules, notes);
    expect_each_once(rules, notes.places);
}

TEST(Slots, OfEachOptionalWagerAreAllVisitedOnce) {
    const Rules rules;
    for_each_option(rules, [](Option option, const auto& wager) {
        SCOPED_TRACE(to_string(option));
        Notes notes;
        for_each_slot_of(to_string(option), wager, notes);
        expect_each_once(wager, notes.places);
    });
}

TEST(Slots, HaveANameOfTheirOwn) {
    const Rules rules;
    Notes notes;
    for_each_slot(rules, notes);
    std::set<std::string> names;
    for (const Place& place : notes.places) {
        EXPECT_TRUE(names.insert(place.name).second) << place.name;
    }
}

TEST(Slots, OfAnOptionalWagerAreNeverRequired) {
    const Rules rules;
    int required = 0;
    for_each_slot(rules, [&](const SlotName& name, const auto&, Presence presence) {
        if (presence == Presence::optional) return;
        EXPECT_TRUE(name.wager.empty()) << to_string(name);
        ++required;
    });
    EXPECT_GT(required, 0);
}

TEST(Options, AreSevenEachWithItsOwnRulesWordAndTitle) {
    const Rules rules;
    std::set<const void*> wagers;
    std::set<std::string_view> words;
    std::set<std::string_view> titles;
    int next = 0;
    for_each_option(rules, [&](Option option, const auto& wager) {
        EXPECT_EQ(static_cast<int>(option), next++);
        wagers.insert(&wager);
        words.insert(to_string(option));
        titles.insert(title(option));
    });
    EXPECT_EQ(next, option_count);
    EXPECT_EQ(wagers.size(), 7U);
    EXPECT_EQ(words.size(), 7U);
    EXPECT_EQ(titles.size(), 7U);
}

TEST(Options, AreNamedAsInTheirBooks) {
    EXPECT_EQ(to_string(Option::perfect_pairs), "perfect-pairs");
    EXPECT_EQ(to_string(Option::pontoon_pandemonium), "pontoon-pandemonium");
    EXPECT_EQ(title(Option::madness_21), "Madness 21");
    // The word of a record is the title in small letters, joined by hyphens.
    for (int n = 0; n < option_count; ++n) {
        const auto option = static_cast<Option>(n);
        std::string word;
        for (const char c : title(option)) {
            const bool capital = c >= 'A' && c <= 'Z';
            word += c == ' ' ? '-' : (capital ? static_cast<char>(c - 'A' + 'a') : c);
        }
        EXPECT_EQ(word, to_string(option));
    }
}

// A wager's rules are found under its own Option.
TEST(Options, HoldTheRulesOfTheWagerThatTheyName) {
    const Rules rules;
    std::vector<const void*> found(static_cast<std::size_t>(option_count));
    for_each_option(rules, [&](Option option, const auto& wager) {
        found[static_cast<std::size_t>(option)] = &wager;
    });
    const auto of = [&](Option option) { return found[static_cast<std::size_t>(option)]; };
    EXPECT_EQ(of(Option::perfect_pairs), &rules.perfect_pairs);
    EXPECT_EQ(of(Option::pairs_play), &rules.pairs_play);
    EXPECT_EQ(of(Option::any_pair), &rules.any_pair);
    EXPECT_EQ(of(Option::super_sevens), &rules.super_sevens);
    EXPECT_EQ(of(Option::madness_21), &rules.madness_21);
    EXPECT_EQ(of(Option::magnificent_sevens), &rules.magnificent_sevens);
    EXPECT_EQ(of(Option::pontoon_pandemonium), &rules.pontoon_pandemonium);
}

}  // namespace
}  // namespace croupier::rules
