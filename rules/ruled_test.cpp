#include "rules/ruled.hpp"

#include <array>

#include <gtest/gtest.h>

#include "rules/values.hpp"

namespace croupier::rules {
namespace {

// More rows than the clauses of one event.
constexpr std::array<Provision, 9> rows = {{{.id = "1"},
                                            {.id = "2"},
                                            {.id = "3"},
                                            {.id = "4"},
                                            {.id = "5"},
                                            {.id = "6"},
                                            {.id = "7"},
                                            {.id = "8"},
                                            {.id = "9"}}};
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

TEST(Because, HoldsSoManyClausesAndNotOneMore) {
    Because because;
    for (std::size_t row = 1; row <= Because::clauses_max; ++row) {
        because.with(said_by(row));
        EXPECT_EQ(because.all().size(), row);
    }
    const Because full = because;
    because.with(said_by(Because::clauses_max + 1));
    because.with_all(Because(said_by(Because::clauses_max + 1)));
    EXPECT_EQ(because, full);
    EXPECT_EQ(because.all().back(), said_by(Because::clauses_max).because);
}

TEST(Because, IsEmptyUntilAClauseIsNamed) {
    EXPECT_TRUE(Because{}.empty());
    EXPECT_FALSE(Because{}.first());
    EXPECT_EQ(Because{}, Because(Ruled<Said>{}));
}

}  // namespace
}  // namespace croupier::rules
