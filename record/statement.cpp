#include "record/statement.hpp"

namespace croupier::record {

bool operator==(const Statement& a, const Statement& b) {
    return a.what == b.what && a.refused_by == b.refused_by && same_words(a.reason, b.reason);
}

}  // namespace croupier::record
