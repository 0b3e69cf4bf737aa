#include "record/statement.hpp"

namespace croupier::record {

bool operator==(const Statement& a, const Statement& b) {
    return a.what == b.what && a.refused_by == b.refused_by && same_words(a.reason, b.reason);
}

bool is_expectation(const What& what) {
    return visit([]<class Kind>(const Kind&) { return is_of<Kind, ExpectationKinds>; }, what);
}

}  // namespace croupier::record
