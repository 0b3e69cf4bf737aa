// Where this program comes from: the sources, the compiler and its flags.
#pragma once

#include <string>
#include <string_view>

namespace croupier::apps {

struct Provenance {
    std::string_view version;    // `0.1.0`
    std::string_view commit;     // 40 digits; empty: nobody knows
    std::string_view committed;  // `2026-11-17`
    bool changed;                // the sources were not those of the commit any more
    std::string_view compiler;   // `GNU 12.2.0`
    std::string_view flags;      // as the compiler is given them
    std::string_view build;      // `Release`
};
[[nodiscard]] const Provenance& provenance();

// `commit 516e1d5... of 2026-11-17, with changes`
[[nodiscard]] std::string commit_text(const Provenance& provenance);

// All of it, a line each.
[[nodiscard]] std::string in_full(const Provenance& provenance);

}  // namespace croupier::apps
