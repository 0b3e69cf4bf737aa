#include "rulebooks/scenario_names.hpp"

#include <gtest/gtest.h>

namespace croupier::rulebooks {
namespace {

using rules::Book;
using rules::Clause;
using rules::Provision;

// Rows of two books, each marked with its own.
Provision row(std::string_view id, const char* book) {
    Provision made;
    made.id = id;
    made.book = book;
    return made;
}

const std::array own = {row("3.1", "xx"),         row("3.1#2", "xx"),
                        row("3.10", "xx"),        row("7.5.3(d)", "xx"),
                        row("7.5.3(d)(i)", "xx"), row("def:Soft Total", "xx"),
                        row("fn2/66.2", "xx"),    row("6.4#2", "xx")};
const std::array others = {row("3.1", "yy"), row("8.3", "yy")};
const std::array parts = {rules::Part{"own", own}};
const std::array borrowed = {rules::Part{"another's", others}};
const Book book{"xx", "", "", parts, {}, {}, borrowed};

bool names(std::string_view file, const Provision& provision) {
    return is_named_for(file, Clause{&provision}, book);
}

TEST(NameOfAScenario, BeginsWithItsClause) {
    EXPECT_TRUE(names("rulebooks/xx/scenarios/3.1-cards.table", own[0]));
    EXPECT_TRUE(names("3.1-cards.table", own[0]));
    EXPECT_FALSE(names("3.1-cards.table", own[2]));
    EXPECT_FALSE(names("3.10-cards.table", own[0]));
    EXPECT_FALSE(names("3.1", own[0]));
    EXPECT_TRUE(names("7.5.3d-a-player-is-absent.table", own[3]));
    EXPECT_TRUE(names("def-soft-total-of-two-aces.table", own[5]));
    EXPECT_FALSE(names("def-soft-hands.table", own[5]));
}

TEST(NameOfAScenario, StandsForSubParagraphsAsACitationDoes) {
    EXPECT_TRUE(names("7.5.3-a-player-is-absent.table", own[3]));
    EXPECT_TRUE(names("7.5-a-player-is-absent.table", own[4]));
    EXPECT_TRUE(names("7.5.3d-a-player-is-absent.table", own[4]));
    EXPECT_FALSE(names("7.5.3di-a-player-is-absent.table", own[3]));
    EXPECT_TRUE(names("3-equipment.table", own[0]));
    EXPECT_FALSE(names("3-equipment.table", own[3]));
}

TEST(NameOfAScenario, CountsTheDutiesOfAClause) {
    EXPECT_TRUE(names("3.1-all-backs.table", own[1]));
    EXPECT_TRUE(names("3.1-2-all-backs.table", own[1]));
    EXPECT_FALSE(names("3.1-2-all-backs.table", own[0]));
    // There is no third duty: it is a figure of the story.
    EXPECT_TRUE(names("3.1-3-decks.table", own[0]));
    EXPECT_TRUE(names("3.1-2.table", own[0]));
}

TEST(NameOfAScenario, SaysThatAClauseIsBorrowed) {
    EXPECT_TRUE(names("borrowed-8.3-a-fourth-hand.table", others[1]));
    EXPECT_FALSE(names("8.3-a-fourth-hand.table", others[1]));
    EXPECT_FALSE(names("3.1-cards.table", others[0]));
    EXPECT_FALSE(names("borrowed-3.1-cards.table", own[0]));
}

}  // namespace
}  // namespace croupier::rulebooks
