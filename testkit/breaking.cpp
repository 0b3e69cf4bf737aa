// croupier_breaking [BOOK]: breaks every rule of a book, or of all, and tells which of them no
// scenario of their clause notices. Ends with 1 if there are any.
#include <string_view>

#include <fmt/core.h>

#include "rulebooks/registry.hpp"
#include "testkit/broken_rules.hpp"

int main(int argc, char** argv) {
    using namespace croupier;
    bool unnoticed = false;
    for (const rules::Book* book : rulebooks::all()) {
        if (argc > 1 && book->id != std::string_view(argv[1])) continue;
        int all = 0;
        int missed = 0;
        for (const testkit::BrokenRule& broken : testkit::break_every_rule(*book)) {
            ++all;
            if (broken.noticed()) continue;
            ++missed;
            fmt::print("{} {}: {} {} -> {}, {} scenarios\n", book->id, broken.clause, broken.rule,
                       broken.from, broken.to, broken.shown_by);
        }
        fmt::print("{}: {} rules broken, {} unnoticed\n", book->id, all, missed);
        unnoticed = unnoticed || missed > 0;
    }
    return unnoticed ? 1 : 0;
}
