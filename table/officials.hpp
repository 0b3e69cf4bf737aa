// The people who run a table, their ranks, and the disputes they decide.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "table/ids.hpp"

namespace croupier::table {

// NOLINTNEXTLINE(readability-identifier-naming): `operator` is a word of the language.
enum class Role : std::uint8_t { dealer, supervisor, operator_, director, inspector };
inline constexpr std::size_t role_count = 5;

// How high a supervisor stands; what a rank may do, those above may do too.
enum class Rank : std::uint8_t { game, casino, manager };

[[nodiscard]] constexpr std::string_view to_string(Role role) {
    constexpr std::array<std::string_view, role_count> words = {"dealer", "supervisor", "operator",
                                                                "director", "inspector"};
    return words[static_cast<std::size_t>(role)];
}
[[nodiscard]] constexpr std::string_view to_string(Rank rank) {
    constexpr std::array<std::string_view, 3> words = {"game", "casino", "manager"};
    return words[static_cast<std::size_t>(rank)];
}

// Who is on duty. A role without a name is held by somebody whom the record does not name.
struct Staff {
    std::array<std::string, role_count> names{};
    Rank supervisor{Rank::casino};

    friend bool operator==(const Staff&, const Staff&) = default;
};

// Who gives an order, and the reason that goes on record with it.
struct Official {
    Role role{Role::dealer};
    std::string_view reason{};
};

// A player's complaint.
struct Dispute {
    enum class Is : std::uint8_t { none, open, left_open, decided } is{Is::none};
    PlayerId player{nobody};
    std::uint32_t round{0};

    friend constexpr bool operator==(const Dispute&, const Dispute&) = default;
};

// The staff on duty, and how people behave.
struct Floor {
    Staff staff{};
    Dispute dispute{};
    bool notes_permitted{false};
    bool button_failed{false};
    std::int64_t minutes{0};  // since the table opened

    friend bool operator==(const Floor&, const Floor&) = default;
};

// What somebody notices about a round or a shoe.
enum class Finding : std::uint8_t {
    ante_missing,
    burn_missing,
    cutting_card_missing,
    shuffle_missing,
    wager_missing,
    card_missing,
    wrong_decks,
    order_lost,
    misdealt  // a hand of too many cards
};

// What a player may ask of the staff.
enum class Request : std::uint8_t {
    sign,
    rules,
    decks,
    burnt_card,
    cards,    // to view pre-shuffled ones
    shuffle,  // that pre-shuffled ones be checked and shuffled here
    advice,
    review,
    approved_shuffle  // how the cards are shuffled
};

}  // namespace croupier::table
