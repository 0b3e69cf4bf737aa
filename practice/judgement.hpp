// Whether a trainee has chosen the right remedy.
#pragma once

#include <cstdint>
#include <optional>

#include "practice/kinds.hpp"

namespace croupier::practice {

struct Judgement {
    enum class Is : std::uint8_t {
        wrong,
        right,
        allowed  // the book leaves it open besides
    } is{Is::wrong};
    Verdict verdict{};
};

// Nothing: the trainee does not know.
[[nodiscard]] Judgement judged(Verdict verdict, std::optional<Remedy> remedy);

}  // namespace croupier::practice
