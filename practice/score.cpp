#include "practice/score.hpp"

#include <algorithm>

namespace croupier::practice {

Score::Line& Score::of(const Kind& kind) {
    const auto found = std::find_if(lines_.begin(), lines_.end(),
                                    [&](const Line& line) { return line.kind == &kind; });
    if (found != lines_.end()) return *found;
    return lines_.emplace_back(Line{&kind});
}

int Score::times(const Kind& kind) const {
    for (const Line& line : lines_) {
        if (line.kind == &kind) return line.made;
    }
    return 0;
}

void Score::read_again(const table::Because& because) {
    if (because.empty()) return;
    const rules::Clause& clause = because.first();
    if (std::find(to_read_.begin(), to_read_.end(), clause) == to_read_.end()) {
        to_read_.push_back(clause);
    }
}

Score::Line Score::total() const {
    Line all;
    for (const Line& line : lines_) {
        all.made += line.made;
        all.noticed += line.noticed;
        all.named += line.named;
        all.put_right += line.put_right;
    }
    return all;
}

}  // namespace croupier::practice
