#include "apps/terminal.hpp"

#include <gtest/gtest.h>

namespace croupier::apps {
namespace {

TEST(Folded, BreaksAtBlanksAndNeverInAWord) {
    EXPECT_EQ(folded("one two three\n", 8), "one two\nthree\n");
    EXPECT_EQ(folded("one two three", 13), "one two three");
    EXPECT_EQ(folded("one two three", 12), "one two\nthree");
    EXPECT_EQ(folded("unbreakable", 5), "unbreakable");
    EXPECT_EQ(folded("an unbreakable word", 5), "an\nunbreakable\nword");
    EXPECT_EQ(folded("", 5), "");
    EXPECT_EQ(folded("\n\n", 5), "\n\n");
}

TEST(Folded, GoesOnUnderTheBeginningOfTheLine) {
    EXPECT_EQ(folded("  one two three\nx\n", 9), "  one two\n  three\nx\n");
    // So deep that nothing would fit behind it.
    EXPECT_EQ(folded("        one two", 10), "        one\n     two");
}

TEST(Folded, GoesOnUnderTheColumnOfATable) {
    EXPECT_EQ(folded("  --with X   a wager that is offered\n", 30),
              "  --with X   a wager that is\n             offered\n");
    // A column that begins too far to the right goes below as a whole.
    EXPECT_EQ(folded("  a rule of the house    8.1(a), 9.2\n", 30),
              "  a rule of the house\n  8.1(a), 9.2\n");
    EXPECT_EQ(folded("  a rule of it    8.1(a), 9.2\n", 18), "  a rule of it\n  8.1(a), 9.2\n");
}

TEST(Folded, KeepsThePlaceOfAPrompt) { EXPECT_EQ(folded("\n> ", 20), "\n> "); }

TEST(Folded, CountsNoColoursAndEachLetterOnce) {
    EXPECT_EQ(columns("\033[1mbold\033[0m \u2660"), 6);
    EXPECT_EQ(folded("\033[1mbold\033[0m text", 9), "\033[1mbold\033[0m text");
    EXPECT_EQ(folded("\033[1mbold\033[0m text", 8), "\033[1mbold\033[0m\ntext");
}

}  // namespace
}  // namespace croupier::apps
