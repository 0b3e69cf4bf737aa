// The tests of the shuffle let a fair shuffle pass and find out bad ones.
#include "chance/quality.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <gtest/gtest.h>

namespace croupier::chance {
namespace {

constexpr Pack one_deck{1, 52};
constexpr std::uint64_t shuffles = 20'000;

std::set<std::string> failing_groups(const std::vector<Finding>& findings) {
    std::set<std::string> groups;
    for (const Finding& finding : findings) {
        if (!finding.passes()) groups.insert(finding.group);
    }
    return groups;
}

std::set<std::string> groups_that_catch(const Shuffler& shuffler) {
    return failing_groups(check_shuffle(one_deck, shuffler, shuffles));
}

using Groups = std::set<std::string>;

TEST(FairShuffle, PassesFromASeed) {
    Seeded source(3);
    const Shuffler fair = [&](Cards cards) { shuffle(cards, source); };
    EXPECT_EQ(groups_that_catch(fair), Groups{});
    EXPECT_EQ(failing_groups(check_shuffle({8, 48}, fair, shuffles_min)), Groups{});
    EXPECT_EQ(failing_groups(check_five_cards(fair, shuffles)), Groups{});
}

TEST(FairShuffle, PassesInLivePlay) {
    Live source;
    const Shuffler fair = [&](Cards cards) { shuffle(cards, source); };
    EXPECT_EQ(groups_that_catch(fair), Groups{});
    EXPECT_EQ(failing_groups(check_five_cards(fair, shuffles)), Groups{});
}

// Each card is swapped with any other: 52^52 ways, which 52! does not divide.
TEST(BadShuffle, ThatSwapsWithAnyPlaceIsCaught) {
    Seeded source(4);
    const Shuffler bad = [&](Cards cards) {
        for (auto& card : cards) std::swap(card, cards[source.below(cards.size())]);
    };
    EXPECT_TRUE(groups_that_catch(bad).contains("positions"));
    EXPECT_EQ(failing_groups(check_five_cards(bad, shuffles)), Groups{"five cards"});
}

TEST(BadShuffle, ThatNeverMovesTheLastCardIsCaught) {
    Seeded source(5);
    const Groups caught =
        groups_that_catch([&](Cards cards) { shuffle(cards.first(cards.size() - 1), source); });
    for (const char* group : {"positions", "ends", "cycles", "serial"}) {
        EXPECT_TRUE(caught.contains(group)) << group;
    }
}

// Cut in two, then one card after another from either half as its size decides.
void riffle(Cards cards, Source& source) {
    std::uint64_t cut = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) cut += source.below(2);
    std::vector<std::uint16_t> left(cards.begin(), cards.begin() + static_cast<int>(cut));
    std::vector<std::uint16_t> right(cards.begin() + static_cast<int>(cut), cards.end());
    std::size_t l = 0;
    std::size_t r = 0;
    for (auto& card : cards) {
        const std::size_t lefts = left.size() - l;
        const std::size_t rights = right.size() - r;
        card = source.below(lefts + rights) < lefts ? left[l++] : right[r++];
    }
}

TEST(BadShuffle, OfRifflesOnlyIsCaught) {
    Seeded source(6);
    for (const int riffles : {1, 4, 7}) {
        const Groups caught = groups_that_catch([&](Cards cards) {
            for (int i = 0; i < riffles; ++i) riffle(cards, source);
        });
        EXPECT_TRUE(caught.contains("runs")) << riffles;
    }
}

// 256 holds 52 four times and leaves 48 over: the last four cards come too seldom.
TEST(BadShuffle, FromRemaindersOfEightBitsIsCaught) {
    Seeded source(7);
    const auto biased = [&](std::uint64_t bound) { return (source.next() >> 56) % bound; };
    const Groups caught = groups_that_catch([&](Cards cards) {
        for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[biased(i)]);
    });
    EXPECT_TRUE(caught.contains("positions"));
    const std::uint64_t bound = 52;
    EXPECT_EQ(failing_groups(check_below(biased, std::span(&bound, 1), 10 * shuffles)),
              Groups{"below"});
}

// One off in the bound: every order is a single cycle.
TEST(BadShuffle, ThatNeverLeavesACardInItsPlaceIsCaught) {
    Seeded source(8);
    const Groups caught = groups_that_catch([&](Cards cards) {
        for (std::size_t i = cards.size(); i > 1; --i) {
            std::swap(cards[i - 1], cards[source.below(i - 1)]);
        }
    });
    EXPECT_TRUE(caught.contains("cycles"));
}

// Fair, but every hundredth shuffle is the one before it: nothing else is out of the way.
TEST(BadShuffle, ThatNowAndThenRepeatsItselfIsCaught) {
    Seeded source(9);
    std::vector<std::uint16_t> last;
    int count = 0;
    const Groups caught = groups_that_catch([&](Cards cards) {
        if (++count % 100 == 0) {
            std::copy(last.begin(), last.end(), cards.begin());
        } else {
            shuffle(cards, source);
        }
        last.assign(cards.begin(), cards.end());
    });
    EXPECT_EQ(caught, Groups{"serial"});
}

// The colours of a fair order, but red and black in turn a little too often.
TEST(BadShuffle, ThatPartsTheColoursIsCaught) {
    Seeded source(10);
    const auto is_red = [](std::uint16_t card) { return card >= 13 && card < 39; };
    const Groups caught = groups_that_catch([&](Cards cards) {
        shuffle(cards, source);
        if (is_red(cards[0]) == is_red(cards[1])) std::swap(cards[1], cards[2]);
    });
    EXPECT_TRUE(caught.contains("faces"));
}

TEST(BadShuffle, ThatKeepsTwoNeighboursTogetherIsCaught) {
    Seeded source(11);
    const Groups caught = groups_that_catch([&](Cards cards) {
        shuffle(cards, source);
        if (source.below(20) != 0) return;
        const auto second = std::find(cards.begin(), cards.end(), 1);
        const auto first = std::find(cards.begin(), cards.end(), 0);
        std::swap(*second, first == cards.begin() ? cards[1] : *(first - 1));
    });
    EXPECT_TRUE(caught.contains("neighbours"));
}

TEST(BadShuffle, ThatLosesACardIsCaught) {
    Seeded source(12);
    int count = 0;
    const Groups caught = groups_that_catch([&](Cards cards) {
        shuffle(cards, source);
        if (++count == 1000) cards[3] = cards[4];
    });
    EXPECT_EQ(caught, Groups{"cards"});
}

// Every order in turn comes out more evenly than chance would have it.
TEST(BadShuffle, ThatIsTooEvenIsCaught) {
    std::array<std::uint16_t, 5> next{0, 1, 2, 3, 4};
    const auto findings = check_five_cards(
        [&](Cards cards) {
            std::copy(next.begin(), next.end(), cards.begin());
            std::next_permutation(next.begin(), next.end());
        },
        shuffles);
    EXPECT_LT(findings.front().statistic, 1);
    EXPECT_EQ(failing_groups(findings), Groups{"five cards"});
}

TEST(NumbersBelow, AreUniformForEveryBound) {
    Seeded source(13);
    const auto findings = check_below([&](std::uint64_t bound) { return source.below(bound); },
                                      bounds_to_check(), shuffles);
    EXPECT_EQ(failing_groups(findings), Groups{});
    EXPECT_EQ(failing_groups(check_draws_again(source, shuffles)), Groups{});
}

TEST(NumbersBelow, AreFoundOutWhenTheyAreAPlainRemainder) {
    Seeded source(14);
    for (const std::uint64_t bound : bounds_of_strong_bias()) {
        const auto findings = check_below([&](std::uint64_t b) { return source.next() % b; },
                                          std::span(&bound, 1), shuffles);
        EXPECT_EQ(failing_groups(findings), Groups{"below"}) << bound;
    }
}

TEST(NumbersBelow, AreFoundOutWhenTheyReachTheBound) {
    Seeded source(15);
    const std::uint64_t bound = 13;
    const auto findings = check_below([&](std::uint64_t b) { return source.below(b + 1); },
                                      std::span(&bound, 1), shuffles);
    EXPECT_EQ(failing_groups(findings), Groups{"below"});
}

// A source whose numbers are all from the upper half never has to draw again.
TEST(NumbersBelow, AreFoundOutWhenTheyAreNeverDrawnAgain) {
    class Upper final : public Source {
    public:
        std::uint64_t next() override { return source_.next() | (std::uint64_t{1} << 63); }

    private:
        Seeded source_{16};
    };
    Upper upper;
    EXPECT_EQ(failing_groups(check_draws_again(upper, shuffles)), Groups{"below"});
}

}  // namespace
}  // namespace croupier::chance
