// Conditions before a regulator: what they lack, what they leave out, item by item.
#pragma once

#include <string>
#include <vector>

#include "tournament/conditions.hpp"

namespace croupier::tournament {

// Something that is not stated, and the clause that speaks of it.
struct Lack {
    Clause clause{};
    std::string what{};
};

struct Item {
    Topic topic{};
    std::string value{};  // in the words of the file; empty: not stated
    Clause clause{};      // empty: the book does not speak of it
    bool demanded{false};
};

struct Review {
    std::vector<Lack> missing{};  // what the book demands and the conditions lack
    std::vector<Lack> notices{};  // what it suggests and they leave out
    std::vector<Item> items{};    // all that is stated or asked for, in the order of topics

    [[nodiscard]] bool complete() const { return missing.empty(); }
};

[[nodiscard]] Review review(const Conditions& conditions);

// Why incomplete conditions hold a tournament up: the clause that asks for them, and that of every
// item that is missing. Requires conditions that are incomplete.
[[nodiscard]] Refusal incomplete(const Conditions& conditions, const Review& review);

}  // namespace croupier::tournament
