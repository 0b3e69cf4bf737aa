// Inside choices_of(): everything that somebody could be heard to say. Not for other folders.
#pragma once

#include <functional>

#include "view/open.hpp"

namespace croupier::view {

// The offers in their order. Those of officials come behind.
enum class Kind : std::uint8_t {
    hit,
    stand,
    double_,  // NOLINT(readability-identifier-naming): `double` is a keyword
    split,
    surrender,
    follow,
    stay,
    insurance,
    even_money,
    decline,
    withdraw_double,
    choose,
    turn,
    press_button,
    nominate,
    keep_prize,
    cut,
    bet,
    ante,
    withdraw,
    ready,
    wait,
    buy,
    sit,
    leave,
    order
};
[[nodiscard]] std::string_view to_string(Kind kind);

// Where amounts can be looked for: those that the sign and the chips allow.
struct Span {
    table::Money from{};
    table::Money to{};
    table::Money step{};
    table::Money usual{};      // what is said where nothing else is chosen; nothing: the least
    bool counts_cards{false};  // a number of cards, not money
};

// Something that could be said. Where it has an amount the command is made for one.
struct Ask {
    Kind kind{};
    std::string_view words{};  // of an official
    int box{0};
    std::optional<HandId> hand{};
    std::optional<table::Option> option{};
    bool insurance{false};
    PlayerId whose{nobody};
    int which{0};        // where the rest leaves several
    bool theirs{false};  // to be told when it is refused
    std::optional<Duty> duty{};
    std::optional<Span> amounts{};
    std::function<table::Command(table::Money)> command{};
};

// A step of which every multiple is one of the step on the sign and can be made up in chips.
[[nodiscard]] table::Money step_in_chips(const table::Setup& setup, table::Money step);

// All that a player of the table could say. Requires one.
[[nodiscard]] std::vector<Ask> asks_of_player(const State& state, PlayerId player,
                                              const Memory& memory, const HouseSays& house);
// All that is a statement of an office without a free choice of words or of several amounts.
[[nodiscard]] std::vector<Ask> asks_of_official(const State& state, const Duty& duty);

}  // namespace croupier::view
