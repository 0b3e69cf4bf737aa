#include "ledger/money.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace croupier::ledger {
namespace {

std::optional<NotMoney> wrong_with(std::string_view text) { return parse_money(text).wrong; }

// The cents that a word stands for; -1 when it is no amount.
std::int64_t cents(std::string_view text) {
    const MoneyOr read = parse_money(text);
    return read.wrong ? -1 : read.amount.cents;
}

TEST(Money, IsPrintedWithCentsOnlyWhereThereAreAny) {
    EXPECT_EQ(to_string(Money{0}), "0");
    EXPECT_EQ(to_string(Money{1}), "0.01");
    EXPECT_EQ(to_string(Money{50}), "0.50");
    EXPECT_EQ(to_string(Money{99}), "0.99");
    EXPECT_EQ(to_string(Money{100}), "1");
    EXPECT_EQ(to_string(Money{1250}), "12.50");
    EXPECT_EQ(to_string(Money{100'005}), "1000.05");
    EXPECT_EQ(to_string(amount_max), "1000000000");
}

TEST(Money, IsPrintedWithAMinusWhenItIsALoss) {
    EXPECT_EQ(to_string(Money{-1}), "-0.01");
    EXPECT_EQ(to_string(Money{-100}), "-1");
    EXPECT_EQ(to_string(Money{-2750}), "-27.50");
}

TEST(ParseMoney, ReadsUpToTwoDecimals) {
    EXPECT_EQ(cents("0"), 0);
    EXPECT_EQ(cents("25"), 2500);
    EXPECT_EQ(cents("12.5"), 1250);
    EXPECT_EQ(cents("12.50"), 1250);
    EXPECT_EQ(cents("0.05"), 5);
    EXPECT_EQ(cents("007"), 700);
    EXPECT_EQ(wrong_with("12.500"), NotMoney::too_many_decimals);
    EXPECT_EQ(wrong_with("0.001"), NotMoney::too_many_decimals);
}

TEST(ParseMoney, ReadsUpToTheLargestAmount) {
    EXPECT_EQ(cents("1000000000"), amount_max.cents);
    EXPECT_EQ(cents("1000000000.00"), amount_max.cents);
    EXPECT_EQ(cents("999999999.99"), amount_max.cents - 1);
    EXPECT_EQ(wrong_with("1000000000.01"), NotMoney::too_large);
    EXPECT_EQ(wrong_with("1000000001"), NotMoney::too_large);
}

TEST(ParseMoney, FindsAnyNumberOfDigitsTooLarge) {
    EXPECT_EQ(wrong_with("9223372036854775807"), NotMoney::too_large);
    EXPECT_EQ(wrong_with("9223372036854775808"), NotMoney::too_large);
    EXPECT_EQ(wrong_with("18446744073709551616"), NotMoney::too_large);
    EXPECT_EQ(wrong_with(std::string(1000, '9')), NotMoney::too_large);
    EXPECT_EQ(cents(std::string(1000, '0') + "1"), 100);
}

TEST(ParseMoney, TakesNoSign) {
    EXPECT_EQ(wrong_with("-5"), NotMoney::negative);
    EXPECT_EQ(wrong_with("-0"), NotMoney::negative);
    EXPECT_EQ(wrong_with("+5"), NotMoney::no_number);
}

TEST(ParseMoney, TakesNothingButDigitsAndOnePoint) {
    for (const char* word : {"", ".", "5.", ".5", "1.2.3", "1,50", "1e3", "$5", "5$", "0x10", " 5",
                             "5 ", "five", "1_000", "1.5x", "1.-5", "inf", "nan"}) {
        EXPECT_EQ(wrong_with(word), NotMoney::no_number) << word;
    }
}

TEST(ParseMoney, LeavesNothingBehindAWrongWord) {
    for (const char* word : {"-5", "12.345", "1000000001", "x"}) {
        EXPECT_EQ(parse_money(word).amount, nothing) << word;
        EXPECT_FALSE(to_string(*wrong_with(word)).empty()) << word;
    }
}

RC_GTEST_PROP(ParseMoney, ReadsBackWhatIsPrinted, ()) {
    const Money amount{*rc::gen::inRange<std::int64_t>(0, amount_max.cents + 1)};
    const MoneyOr read = parse_money(to_string(amount));
    RC_ASSERT(!read.wrong);
    RC_ASSERT(read.amount == amount);
}

RC_GTEST_PROP(ParseMoney, ReadsAnyTextWithoutHarm, (const std::string& text)) {
    const MoneyOr read = parse_money(text);
    RC_ASSERT(read.wrong || (read.amount >= nothing && read.amount <= amount_max));
}

TEST(Odds, ReadBackAsTheyArePrinted) {
    for (const Ratio odds : {Ratio{3, 2}, Ratio{1, 1}, Ratio{6, 5}, Ratio{10'000, 10'000}}) {
        EXPECT_EQ(parse_ratio(to_string(odds)), odds);
    }
}

TEST(Odds, RunFromOneToTenThousandOnEachSide) {
    EXPECT_EQ(parse_ratio("1:10000"), (Ratio{1, 10'000}));
    EXPECT_EQ(parse_ratio("10000:1"), (Ratio{10'000, 1}));
    for (const char* word : {"0:1", "1:0", "10001:1", "1:10001", "-1:2", "3:-2", "3:99999999999"}) {
        EXPECT_FALSE(parse_ratio(word).has_value()) << word;
    }
}

TEST(Odds, AreTwoNumbersAndOneColon) {
    for (const char* word : {"", ":", "3", "3:", ":2", "3:2:1", "3/2", "3 to 2", "3: 2", " 3:2",
                             "3:2 ", "+3:2", "1.5:1"}) {
        EXPECT_FALSE(parse_ratio(word).has_value()) << word;
    }
}

TEST(Winnings, AreTheStakeTimesTheOdds) {
    EXPECT_EQ(winnings(Money{1000}, {3, 2}), Money{1500});
    EXPECT_EQ(winnings(Money{1000}, {1, 1}), Money{1000});
    EXPECT_EQ(winnings(Money{1000}, {6, 5}), Money{1200});
    EXPECT_EQ(winnings(nothing, {3, 2}), nothing);
}

TEST(Winnings, PayHalfACentAsAWholeOne) {
    EXPECT_EQ(winnings(Money{1}, {3, 2}), Money{2});
    EXPECT_EQ(winnings(Money{2}, {3, 2}), Money{3});
    EXPECT_EQ(winnings(Money{3}, {3, 2}), Money{5});
}

TEST(Winnings, OfTheLargestStakeAtTheLongestOddsDoNotOverflow) {
    EXPECT_EQ(winnings(amount_max, {10'000, 1}).cents, amount_max.cents * 10'000);
}

TEST(Chips, MakeWhatIsAMultipleOfTheSmallestWhereAllAre) {
    const Chips chips(std::vector{Money{50}, Money{100}, Money{250}});
    EXPECT_FALSE(chips.can_make(nothing));
    EXPECT_FALSE(chips.can_make(Money{-50}));
    EXPECT_TRUE(chips.can_make(Money{50}));
    EXPECT_FALSE(chips.can_make(Money{75}));
    EXPECT_EQ(chips.next_up(Money{51}), Money{100});
    EXPECT_EQ(chips.next_up(Money{100}), Money{100});
    EXPECT_EQ(chips.next_down(Money{99}), Money{50});
    EXPECT_EQ(chips.next_down(Money{49}), nothing);
}

TEST(Chips, OfThreeAndFiveMakeEverythingFromEightOn) {
    const Chips chips(std::vector{Money{300}, Money{500}});
    for (const std::int64_t amount : {100, 200, 400, 700}) {
        EXPECT_FALSE(chips.can_make(Money{amount})) << amount;
    }
    for (const std::int64_t amount : {300, 500, 600, 800, 900, 1000, 1100}) {
        EXPECT_TRUE(chips.can_make(Money{amount})) << amount;
    }
    EXPECT_EQ(chips.next_up(Money{601}), Money{800});
    EXPECT_EQ(chips.next_down(Money{799}), Money{600});
}

TEST(Chips, AreTheSameInAnyOrderAndWithRepeats) {
    const Chips chips(std::vector{Money{500}, Money{300}, Money{500}});
    EXPECT_EQ(chips, Chips(std::vector{Money{300}, Money{500}}));
    EXPECT_EQ(chips.smallest(), Money{300});
    EXPECT_EQ(chips.denominations().size(), 2U);
}

TEST(Chips, OfTheLargestSmallestKindStillAnswer) {
    const Chips chips(std::vector{smallest_chip_max, Money{smallest_chip_max.cents + 1}});
    EXPECT_TRUE(chips.can_make(Money{2 * smallest_chip_max.cents + 1}));
    EXPECT_FALSE(chips.can_make(Money{2 * smallest_chip_max.cents - 1}));
}

// Which amounts up to `most` can be made, by adding one chip after the other.
std::vector<bool> makeable(const std::vector<Money>& chips, std::int64_t most) {
    std::vector<bool> can(static_cast<std::size_t>(most) + 1, false);
    can[0] = true;
    for (std::size_t amount = 1; amount < can.size(); ++amount) {
        can[amount] = std::any_of(chips.begin(), chips.end(), [&](Money chip) {
            const auto worth = static_cast<std::size_t>(chip.cents);
            return worth <= amount && can[amount - worth];
        });
    }
    return can;
}

RC_GTEST_PROP(Chips, MakeWhatAddingChipsUpMakes, ()) {
    constexpr std::int64_t most = 2000;
    std::vector<Money> kinds(*rc::gen::inRange<std::size_t>(1, 5));
    for (Money& kind : kinds) kind = Money{*rc::gen::inRange<std::int64_t>(1, 60)};
    const Chips chips(kinds);
    const auto can = makeable(kinds, most);
    std::int64_t below = 0;
    for (std::int64_t amount = 1; amount <= most; ++amount) {
        const bool made = can[static_cast<std::size_t>(amount)];
        RC_ASSERT(chips.can_make(Money{amount}) == made);
        if (made) below = amount;
        RC_ASSERT(chips.next_down(Money{amount}).cents == below);
    }
    const auto from = *rc::gen::inRange<std::int64_t>(0, most / 2);
    std::int64_t above = std::max<std::int64_t>(from, 1);
    while (!can[static_cast<std::size_t>(above)]) ++above;
    RC_ASSERT(chips.next_up(Money{from}).cents == above);
}

}  // namespace
}  // namespace croupier::ledger
