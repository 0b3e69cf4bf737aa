#include "table/one_of.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

namespace croupier::table {
namespace {

struct Nothing {
    friend bool operator==(const Nothing&, const Nothing&) = default;
};
struct Small {
    std::uint8_t number;
    friend bool operator==(const Small&, const Small&) = default;
};
struct Large {
    std::int64_t number;
    std::string_view word;
    friend bool operator==(const Large&, const Large&) = default;
};
struct Other {
    std::int64_t number;
};

using Any = OneOf<Nothing, Small, Large>;

static_assert(std::is_nothrow_move_constructible_v<Any>);
static_assert(std::is_constructible_v<Any, Small>);
static_assert(!std::is_constructible_v<Any, Other>, "a type that is not in the list");
static_assert(!std::is_constructible_v<Any, int>, "no type is guessed");
static_assert(alignof(Any) == alignof(Large));
static_assert(Any::count == 3 && Any::place_of<Large>() == 2);

TEST(OneOf, IsTheFirstOfItsTypesUntilToldOtherwise) {
    const Any any;
    EXPECT_EQ(any.index(), 0U);
    EXPECT_TRUE(holds_alternative<Nothing>(any));
}

TEST(OneOf, GivesItsValueOnlyAsWhatItIs) {
    Any any = Large{-7, "word"};
    EXPECT_TRUE(holds_alternative<Large>(any));
    EXPECT_FALSE(holds_alternative<Small>(any));
    ASSERT_NE(get_if<Large>(&any), nullptr);
    EXPECT_EQ(get_if<Small>(&any), nullptr);
    get_if<Large>(&any)->number = 8;
    EXPECT_EQ(*get_if<Large>(&any), (Large{8, "word"}));
    any = Small{3};
    EXPECT_EQ(get_if<Large>(&any), nullptr);
    EXPECT_EQ(get_if<Small>(&any)->number, 3);
}

TEST(OneOf, ACopyIsEqualAndApart) {
    Any first = Large{1, "one"};
    const Any copy = first;
    EXPECT_EQ(first, copy);
    get_if<Large>(&first)->number = 2;
    EXPECT_NE(first, copy);
    first = Small{1};
    EXPECT_NE(first, copy);
    first = Nothing{};
    EXPECT_EQ(first, Any{});
}

TEST(OneOf, VisitsTheValueAndLetsItBeChanged) {
    const auto name = []<class T>(const T&) -> std::string {
        return std::is_same_v<T, Small> ? "small" : std::is_same_v<T, Large> ? "large" : "nothing";
    };
    EXPECT_EQ(visit(name, Any{}), "nothing");
    EXPECT_EQ(visit(name, Any{Small{1}}), "small");
    Any large = Large{1, ""};
    EXPECT_EQ(visit(name, large), "large");
    visit(
        [](auto& value) {
            if constexpr (requires { value.number; }) ++value.number;
        },
        large);
    EXPECT_EQ(get_if<Large>(&large)->number, 2);
}

TEST(OneOf, NamesItsTypesInOrder) {
    std::vector<std::size_t> sizes;
    Any::for_each_type([&]<class T>(std::type_identity<T>) { sizes.push_back(sizeof(T)); });
    EXPECT_EQ(sizes, (std::vector<std::size_t>{sizeof(Nothing), sizeof(Small), sizeof(Large)}));
}

struct Text {
    std::string words;
    friend bool operator==(const Text&, const Text&) = default;
};
using WithText = OneOf<Nothing, Large, Text>;

TEST(OneOf, KeepsAndGivesUpWhatIsNotPlainData) {
    const std::string words(100, 'x');
    WithText first = Text{words};
    WithText copy = first;
    EXPECT_EQ(first, copy);
    WithText moved = std::move(copy);
    EXPECT_EQ(get_if<Text>(&moved)->words, words);
    moved = Large{1, "one"};
    EXPECT_EQ(get_if<Large>(&moved)->word, "one");
    moved = first;
    first = Nothing{};
    EXPECT_EQ(get_if<Text>(&moved)->words, words);
    std::vector<WithText> many(10, moved);
    many.erase(many.begin(), many.begin() + 5);
    for (const WithText& each : many) EXPECT_EQ(each, moved);
}

struct Named {
    std::string_view name;
    Any value;
};
[[gnu::noinline]] std::vector<Named> two_of_them(std::uint8_t number) {
    return {{"small", Small{number}}, {"large", Large{number, "word"}}};
}

// This file is compiled as the release is: there copies have once lost what they held.
TEST(OneOf, KeepsItsValueWhenWhatHoldsItIsCopied) {
    const std::vector<Named> two = two_of_them(7);
    EXPECT_EQ(two[0].value, Any(Small{7}));
    EXPECT_EQ(two[1].value, Any(Large{7, "word"}));
}

}  // namespace
}  // namespace croupier::table
