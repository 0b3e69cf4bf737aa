// What the rounds bring to each person, and what each has bought.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "table/events.hpp"

namespace croupier::apps {

// What one person won or lost on one box in a round.
struct BoxResult {
    int box{0};
    table::PlayerId player{table::nobody};
    ledger::Money net{};
    ledger::Money ante{};            // collected
    std::vector<std::string> how{};  // `won with 20`, `insurance -5`
};

class Results {
public:
    // Takes an event that has been applied to `state`.
    void hear(const table::State& state, const table::Event& event);

    // Of the round under way or, after its end, of the last one: in the order of the boxes.
    [[nodiscard]] std::span<const BoxResult> round() const { return round_; }

    // What a person holds and has on the layout, less what they have bought.
    [[nodiscard]] ledger::Money balance(const table::State& state, table::PlayerId player) const;

private:
    BoxResult& of(int box, table::PlayerId player);
    void note(int box, table::PlayerId player, ledger::Money change, std::string how);
    void hear_main(const table::State& state, const table::Event& event);
    void hear_given_up(const table::State& state, const table::Event& event);
    void hear_undone(const table::Event& event);
    void hear_insurance(const table::Event& event);
    void hear_option_wagers(const table::Event& event);
    void hear_ante(const table::Event& event);
    void hear_super_bonus(const table::Event& event);

    std::vector<BoxResult> round_;
    std::vector<ledger::Money> bought_;
};

}  // namespace croupier::apps
