#include "apps/rules/worth.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "apps/analyse/report.hpp"
#include "apps/terminal.hpp"

namespace croupier::apps {
namespace {

exact::Differences between(const rules::Game& a, const rules::Game& b) {
    return exact::differences(*a.rules, a.decks_usual, *b.rules, b.decks_usual);
}

}  // namespace

nlohmann::ordered_json differences_json(const rules::Game& a, const rules::Game& b) {
    const exact::Differences found = between(a, b);
    return {{"a", found.from},
            {"b", found.to},
            {"difference", found.to - found.from},
            {"parts", effects_json(found.parts, nullptr)},
            {"together", found.together}};
}

void print_differences(const rules::Game& a, const rules::Game& b) {
    const exact::Differences found = between(a, b);
    const auto line = [](std::string_view what, double value, std::string_view note) {
        print_folded("  {:65} {:>+9.4f} %   {}\n", what, 100 * value, toned(note, Tone::faint));
    };
    print_folded("\n{}\n",
                 toned("What that is worth to the player, in per cent of the wager", Tone::strong));
    line(fmt::format("{}, {} decks", a.id, a.decks_usual), found.from, "expectation");
    for (const exact::Effect& effect : found.parts) {
        const exact::Change& change = effect.change;
        const auto clause = [](const rules::Clause& which) {
            return which ? rules::to_string(which) : std::string("none");
        };
        line(fmt::format("  {}: {} -> {}", change.name, change.from, change.to), effect.difference,
             fmt::format("{}, {}", clause(change.in_force), clause(change.instead)));
    }
    line("  together, beyond the sum of these", found.together, "rules that work on one another");
    line(fmt::format("{}, {} decks", b.id, b.decks_usual), found.to, "expectation");
}

}  // namespace croupier::apps
