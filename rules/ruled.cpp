#include "rules/ruled.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace croupier::rules {
namespace {

bool same_number(const Clause& a, const Clause& b) {
    return a.book() == b.book() && a.number() == b.number();
}

}  // namespace

void stop_at_too_many_clauses() {
    std::fputs("rules: more clauses behind one event than Because::clauses_max\n", stderr);
    std::abort();
}

std::vector<Clause> each_number_once(std::span<const Clause> clauses) {
    std::vector<Clause> told;
    for (const Clause& clause : clauses) {
        const auto same = [&](const Clause& other) { return same_number(other, clause); };
        if (std::none_of(told.begin(), told.end(), same)) told.push_back(clause);
    }
    return told;
}

std::string says_together(std::span<const Clause> clauses, const Clause& number) {
    std::string says;
    for (const Clause& clause : clauses) {
        if (!same_number(clause, number)) continue;
        if (!says.empty()) says += "; ";
        says += clause.says();
    }
    return says;
}

}  // namespace croupier::rules
