// Rules that are broken on purpose, one at a time, to see whether the scenarios of their clause
// notice.
#pragma once

#include <string>
#include <vector>

#include "rules/book.hpp"

namespace croupier::testkit {

// One rule of a book, changed to something that its clause does not say.
struct BrokenRule {
    std::string rule;    // `hands-max`
    std::string clause;  // `8.3`
    std::string from;    // `4`; `applies` for a rule without a value
    std::string to{};    // `5`; `unsaid`: what the row orders is done without citing it
    int shown_by{0};     // scenarios that show the clause
    int still_pass{0};   // of these, with the broken rule

    [[nodiscard]] bool noticed() const { return still_pass < shown_by; }
};

// Breaks every rule that a row of the book sets, in all games where that row sets it, once for each
// other value that its kind allows, and once by leaving the row unsaid; and plays the scenarios
// that show the row. Stops at the first that fails unless `all` is asked for.
[[nodiscard]] std::vector<BrokenRule> break_every_rule(const rules::Book& book, bool all = false);

}  // namespace croupier::testkit
