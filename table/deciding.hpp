// Inside decide(): what every decision works with. Not for other folders.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include <fmt/core.h>

#include "table/commands.hpp"
#include "table/describe.hpp"

namespace croupier::table {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
constexpr std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }

// One decision under way: the state it is taken on and the events it has come to so far.
class Deciding {
public:
    Deciding(const State& state, std::vector<Event>& events)
        : s(state), r(state.rules()), events_(events) {}

    const State& s;
    const Rules& r;

    template <class What>
    void emit(const Because& because, What&& what) {
        events_.emplace_back(because, std::forward<What>(what));
    }

    [[nodiscard]] std::string_view name(PlayerId player) const { return s.player(player).name; }
    [[nodiscard]] std::vector<Event>& events() { return events_; }

    Role by{Role::dealer};  // the official whose order this is
    std::string_view reason{};

private:
    std::vector<Event>& events_;
};

using Refused = std::optional<Refusal>;

template <class... Args>
[[nodiscard]] Refusal refuse(const Because& because, fmt::format_string<Args...> text,
                             Args&&... args) {
    return {because, fmt::format(text, std::forward<Args>(args)...)};
}

// What no book says and a table needs all the same.
[[nodiscard]] inline Because house_rule() {
    Because because;
    because.add(rules::house());
    return because;
}

[[nodiscard]] inline std::string in_words(Money amount) { return ledger::to_string(amount); }
[[nodiscard]] std::string in_words(HandId id, const State& state);  // `box 3`, `hand 3.2`

// decide.cpp
// Takes a decision again that was lawful when it was taken, wherever its player stands by now.
[[nodiscard]] Decision decide_as_before(const State& state, const Command& command,
                                        std::vector<Event>& events);

// What an event says of the rules, so that whoever applies it has to ask for none.
// A doubled part can be taken back until the next card, or until the dealer's second one.
[[nodiscard]] inline bool next_card_ends_rescue(const Rules& rules) {
    return rules.double_withdrawn.value == rules::Rescue::until_next_card;
}
// Whether going on with a hand is a decision not to split it.
[[nodiscard]] inline bool leaves_pair(const Deciding& d, HandId hand) {
    return d.s.hand(hand).pair(d.r.split_pair_by.value);
}
[[nodiscard]] inline std::optional<Card> known_next(const State& state) {
    return state.next_is_known() ? std::optional(state.next_card()) : std::nullopt;
}
// Where a warned player's next small wager is refused, new limits begin with a clean slate.
[[nodiscard]] inline LimitsChanged limits_changed(const Rules& rules, Money least, Money most) {
    return {least, most, rules.under_minimum.value == rules::UnderMinimum::tolerate_then_refuse};
}

}  // namespace croupier::table
