#include "practice/judgement.hpp"

#include <algorithm>
#include <utility>

namespace croupier::practice {

Judgement judged(Verdict verdict, std::optional<Remedy> remedy) {
    Judgement judgement{.verdict = std::move(verdict)};
    const auto& also = judgement.verdict.also;
    if (remedy == judgement.verdict.right) {
        judgement.is = Judgement::Is::right;
    } else if (remedy && std::find(also.begin(), also.end(), *remedy) != also.end()) {
        judgement.is = Judgement::Is::allowed;
    }
    return judgement;
}

}  // namespace croupier::practice
