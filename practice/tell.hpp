// What happens at the table of a practice session, told without giving a mistake away.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "practice/listener.hpp"
#include "table/events.hpp"

namespace croupier::practice {

class Teller {
public:
    explicit Teller(Listener& listener) : listener_(listener) {}

    // As onlookers see it: what went wrong is told like anything else, and what somebody has
    // forgotten is not told at all. What the book makes of a card that went astray is kept back.
    void tell(const table::State& state, std::span<const table::Event> events);

    // In plain words, what went wrong included.
    void tell_frankly(const table::State& state, std::span<const table::Event> events);

    // A sentence of its own.
    void tell(std::string_view sentence);

    // The settlement is told with one payment put wrongly: in these words instead.
    struct Instead {
        std::size_t event{0};  // of those told, counted from 0
        std::string words{};
    };

    // Cards that were dealt one after the other stand on one line: this ends it.
    void end_line();

private:
    void tell_one(const table::State& state, const table::Event& event);
    void add_card(const table::State& state, table::HandId hand, cards::Card card);

    Listener& listener_;
    std::string cards_{};
    table::HandId last_{};  // the hand of the last card there
};

// What an event says, as a sentence.
[[nodiscard]] std::string sentence_of(const table::State& state, const table::Event& event);

// `box 3`, `box 3.2`, `dealer`
[[nodiscard]] std::string place_text(const table::State& state, table::HandId hand);

}  // namespace croupier::practice
