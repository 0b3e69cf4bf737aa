// A scenario must fail when its rule is broken.
#include "testkit/broken_rules.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"

namespace croupier::testkit {
namespace {

// A broken rule that no record can tell from the lawful one, and why.
struct SameInEffect {
    std::string_view book;
    std::string_view clause;
    std::string_view rule;
    std::string_view to;  // `*`: whatever it is broken to
    std::string_view why;
};

constexpr std::string_view a_name = "the name of a hand, which no decision reads";
constexpr std::string_view by_the_clause = "who may cut for the staff follows from the row itself";
constexpr std::string_view one_hand = "an unsplit box has one hand, and nothing is lost before it";

constexpr auto same_in_effect = std::to_array<SameInEffect>({
    {"act-1997", "6.2(d)#2", "cut-by-staff", "*", by_the_clause},
    {"act-2005", "5.2#2", "cut-by-staff", "*", by_the_clause},
    {"act-2018", "5.2#2", "cut-by-staff", "*", by_the_clause},
    {"vic-2003", "4.2.2#2", "cut-by-staff", "*", by_the_clause},
    {"act-2005", "dict:Blackjack", "blackjack", "*", a_name},
    {"act-2018", "dict:Blackjack", "blackjack", "*", a_name},
    {"nz", "def:Blackjack", "blackjack", "*", a_name},
    {"vic-2003", "def:Blackjack", "blackjack", "*", a_name},
    {"vic-2003", "def:Pontoon", "blackjack", "*", a_name},
    {"act-2005", "dict:Casino Operator", "supervisor-for-operator", "*",
     "lawful, it refuses nothing and is never cited; scenarios of other clauses fail"},
    {"act-2018", "dict:Casino Operator", "supervisor-for-operator", "*",
     "lawful, it refuses nothing and is never cited; scenarios of other clauses fail"},
    {"act-2005", "4.5(b)", "caller-place", "*", "where several bet, all are as near the dealer"},
    {"nz", "11.5", "takes-after-double", "original-only", one_hand},
    {"vic-2003", "7.5.4(b)", "takes-after-double", "original-only", one_hand},
    {"vic-2003", "10.7.3", "takes-after-double", "original-only", one_hand},
    {"vic-2003", "7.5.1(c)", "stand-from", "1", "no hand has a total of nothing"},
    {"vic-2003", "10.9.1", "surrender", "ten-value-or-ace", "a deck without tens has none to show"},
    {"vic-2003", "5.1", "insurance-unit", "chips-and-payable", "twice a sum of chips is payable"},
});

bool cannot_be_told(std::string_view book, const BrokenRule& broken) {
    return std::any_of(same_in_effect.begin(), same_in_effect.end(), [&](const SameInEffect& one) {
        return one.book == book && one.clause == broken.clause && one.rule == broken.rule &&
               (one.to == "*" || one.to == broken.to);
    });
}

class EveryBook : public testing::TestWithParam<const rules::Book*> {};

TEST_P(EveryBook, HasAScenarioThatNoticesEachBrokenRule) {
    for (const BrokenRule& broken : break_every_rule(*GetParam())) {
        if (cannot_be_told(GetParam()->id, broken)) continue;
        EXPECT_TRUE(broken.noticed())
            << GetParam()->id << ' ' << broken.clause << ": " << broken.rule << ' ' << broken.from
            << " -> " << broken.to << " passes in all of its " << broken.shown_by << " scenarios";
    }
}

INSTANTIATE_TEST_SUITE_P(Books, EveryBook,
                         testing::ValuesIn(rulebooks::all().begin(), rulebooks::all().end()),
                         [](const auto& which) {
                             std::string name(which.param->id);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace croupier::testkit
