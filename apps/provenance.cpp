#include "apps/provenance.hpp"

#include <fmt/core.h>

namespace croupier::apps {

std::string commit_text(const Provenance& p) {
    if (p.commit.empty()) return "unknown: built from sources without their history";
    return fmt::format("{} of {}{}", p.commit, p.committed,
                       p.changed ? ", with changes that are not in it" : "");
}

std::string in_full(const Provenance& p) {
    return fmt::format("croupier {}\ncommit    {}\ncompiler  {}\nbuild     {}\nflags     {}",
                       p.version, commit_text(p), p.compiler, p.build, p.flags);
}

}  // namespace croupier::apps
