#include "rules/ruled.hpp"

#include <array>

#include <gtest/gtest.h>

#include "rules/values.hpp"

namespace croupier::rules {
namespace {

// More rows than the clauses of one event.
constexpr auto rows = std::to_array<Provision>({{.id = "1"},
                                                {.id = "2"},
                                                {.id = "3"},
                                                {.id = "4"},
                                                {.id = "5"},
                                                {.id = "6"},
                                                {.id = "7"},
                                                {.id = "8"},
                                                {.id = "9"},
                                                {.id = "10"},
                                                {.id = "11"},
                                                {.id = "12"},
                                                {.id = "13"}});
static_assert(rows.size() > Because::clauses_max);

constexpr Ruled<Said> said_by(std::size_t row) { return {{}, Clause{&rows[row - 1]}}; }

TEST(Because, BeginsWithTheClauseThatDecided) {
    const Because because(said_by(2), said_by(1));
    ASSERT_EQ(because.all().size(), 2U);
    EXPECT_EQ(because.first().id(), "2");
    EXPECT_EQ(because.all()[1].id(), "1");
}

TEST(Because, LeavesOutARuleThatNoClauseSets) {
    EXPECT_TRUE(Because(Ruled<int>{7, {}}, Ruled<Said>{}).empty());
    const Because because(Ruled<Said>{}, said_by(3), Ruled<Said>{});
    ASSERT_EQ(because.all().size(), 1U);
    EXPECT_EQ(because.first().id(), "3");
}

TEST(Because, NamesEachClauseOnce) {
    Because because(said_by(1), said_by(2), said_by(1));
    EXPECT_EQ(because.all().size(), 2U);
    because.with(said_by(2)).with_all(Because(said_by(1), said_by(3)));
    ASSERT_EQ(because.all().size(), 3U);
    EXPECT_EQ(because.all()[2].id(), "3");
}

TEST(Because, StopsTheProgramRatherThanLoseAClause) {
    Because because;
    for (std::size_t row = 1; row <= Because::clauses_max; ++row) {
        EXPECT_FALSE(because.full());
        because.with(said_by(row));
        EXPECT_EQ(because.all().size(), row);
    }
    EXPECT_TRUE(because.full());
    because.with(said_by(Because::clauses_max)).with(Ruled<Said>{});
    EXPECT_EQ(because.all().size(), Because::clauses_max);
    EXPECT_DEATH(because.with(said_by(Because::clauses_max + 1)), "more clauses behind one event");
}

TEST(Because, IsEmptyUntilAClauseIsNamed) {
    EXPECT_TRUE(Because{}.empty());
    EXPECT_FALSE(Because{}.first());
    EXPECT_EQ(Because{}, Because(Ruled<Said>{}));
}

constexpr std::array<Provision, 4> duties = {{{.id = "3.4", .says = "cut", .book = "xx"},
                                              {.id = "3.4#2", .says = "burn", .book = "xx"},
                                              {.id = "3.40", .says = "shuffle", .book = "xx"},
                                              {.id = "3.4", .says = "else", .book = "yy"}}};

TEST(Because, TellsEachNumberOfABookOnce) {
    Because because;
    for (const Provision& row : duties) because.add(Clause{&row});
    EXPECT_EQ(because.all().size(), 4U);
    const std::vector<Clause> told = each_number_once(because.all());
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told[0], Clause{&duties[0]});
    EXPECT_EQ(told[1], Clause{&duties[2]});
    EXPECT_EQ(told[2], Clause{&duties[3]});
    EXPECT_EQ(says_together(because.all(), told[0]), "cut; burn");
    EXPECT_EQ(says_together(because.all(), told[1]), "shuffle");
    EXPECT_EQ(says_together(because.all(), told[2]), "else");
}

}  // namespace
}  // namespace croupier::rules
