#include "exact/strategy.hpp"

#include <algorithm>

#include <fmt/core.h>

namespace croupier::exact {

std::string_view letter(Advice advice) {
    switch (advice) {
        case Advice::none: return "";
        case Advice::hit: return "H";
        case Advice::stand: return "S";
        case Advice::double_or_hit: return "D";
        case Advice::double_or_stand: return "Ds";
        case Advice::split: return "P";
        case Advice::surrender_or_hit: return "R";
        case Advice::surrender_or_stand: return "Rs";
    }
    return "";
}

std::string_view says(Advice advice) {
    switch (advice) {
        case Advice::none: return "no decision";
        case Advice::hit: return "hit";
        case Advice::stand: return "stand";
        case Advice::double_or_hit: return "double, else hit";
        case Advice::double_or_stand: return "double, else stand";
        case Advice::split: return "split";
        case Advice::surrender_or_hit: return "surrender, else hit";
        case Advice::surrender_or_stand: return "surrender, else stand";
    }
    return "";
}

std::string name_of_card(std::size_t value) {
    if (value == ace) return "A";
    return value == ten ? "10" : std::to_string(points(value));
}

std::string name_of(RowKind kind, int row_points) {
    switch (kind) {
        case RowKind::hard: return std::to_string(row_points);
        case RowKind::soft: return fmt::format("A,{}", row_points - 11);
        case RowKind::pair: break;
    }
    const std::string card = name_of_card(static_cast<std::size_t>(row_points - 1));
    return card + ',' + card;
}

// Which act an advice comes to where everything is open, and where it is not.
Act first_choice(Advice advice) {
    switch (advice) {
        case Advice::none: return Act::none;
        case Advice::hit: return Act::hit;
        case Advice::stand: return Act::stand;
        case Advice::double_or_hit:
        case Advice::double_or_stand: return Act::double_down;
        case Advice::split: return Act::split;
        case Advice::surrender_or_hit:
        case Advice::surrender_or_stand: return Act::surrender;
    }
    return Act::none;
}

Act second_choice(Advice advice) {
    switch (advice) {
        case Advice::none:
        case Advice::split: return Act::none;
        case Advice::hit:
        case Advice::double_or_hit:
        case Advice::surrender_or_hit: return Act::hit;
        case Advice::stand:
        case Advice::double_or_stand:
        case Advice::surrender_or_stand: return Act::stand;
    }
    return Act::none;
}

double second_best_costs(const Choices<double>& choices) {
    double second = -1e9;
    for (const Act act : {Act::stand, Act::hit, Act::double_down, Act::split, Act::surrender}) {
        if (act != choices.act && choices.of(act)) second = std::max(second, *choices.of(act));
    }
    return second < -1e8 ? 0 : choices.value - second;
}

}  // namespace croupier::exact
