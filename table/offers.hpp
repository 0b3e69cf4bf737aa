// What is open to a player now: exactly what the table would accept.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "table/commands.hpp"

namespace croupier::table {

enum class Offer : std::uint8_t {
    hit,
    stand,
    double_,  // NOLINT(readability-identifier-naming): `double` is a keyword
    split,
    surrender,
    insurance,
    even_money,
    stay,
    withdraw_double,
    press_button
};

[[nodiscard]] std::string_view to_string(Offer offer);

// The decisions open to `player` on a hand: those that decide() grants, and no others. Doubling and
// insurance are open when some amount would be accepted.
[[nodiscard]] std::vector<Offer> offers(const State& state, PlayerId player, HandId hand);

// A hand on which `player` can do something now, if there is any.
[[nodiscard]] std::vector<HandId> hands_open_to(const State& state, PlayerId player);

// The player whose answer or decision is awaited, the first in the order of the table; nobody when
// the dealer is due, no round is played, or whoever should decide is not there.
[[nodiscard]] PlayerId awaited(const State& state);

// What somebody is awaited for.
enum class Awaits : std::uint8_t {
    cut,
    insurance,  // of the own wager, or of another's
    surrender,
    decision,
    follow,  // the caller's double or split
    withdraw_double,
    button,
    choose  // when the dealer's missing card comes
};
[[nodiscard]] std::string_view to_string(Awaits what);

struct Awaited {
    PlayerId player{nobody};
    Awaits what{};
    std::optional<HandId> hand{};  // where one hand is meant

    friend bool operator==(const Awaited&, const Awaited&) = default;
};

// Everybody whose word the table waits for before the dealer goes on, in the order of the boxes.
// Wagers are not among it: nobody has to make one.
[[nodiscard]] std::vector<Awaited> everyone_awaited(const State& state);

// The prize button as it is on offer now, if it is. Presser nobody: the staff.
struct ButtonOnOffer {
    std::uint8_t box{0};
    Option option{};
    PlayerId presser{nobody};
};
[[nodiscard]] std::optional<ButtonOnOffer> button_on_offer(const State& state);

// The player who is not there and for whose hand a supervisor has to say how it is played; nobody
// where the book lets the dealer see to that, or nothing waits.
[[nodiscard]] PlayerId direction_awaited(const State& state);

// The smallest amount that a double or an insurance of this hand can be.
[[nodiscard]] Money least_double_on(const State& state, PlayerId player, HandId hand);
[[nodiscard]] Money least_insurance_on(const State& state);
[[nodiscard]] Money most_insurance_on(const State& state, PlayerId player, int box);

}  // namespace croupier::table
