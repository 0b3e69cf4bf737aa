// Everything that `croupier analyse` has found out about a table, and the forms in which it is
// told.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "apps/analyse/subject.hpp"
#include "apps/analyse/wagers.hpp"
#include "exact/analysis.hpp"
#include "exact/effects.hpp"

namespace croupier::apps {

struct Report {
    Subject subject{};
    exact::Analysis main{};
    std::vector<WagerFigure> wagers{};
    std::optional<std::vector<exact::Effect>> effects{};
    double seconds{0};
};

// What a player can expect of a unit: of the main wager and, in a game that asks for an Ante, of
// the highest one that the book allows, on a wager of the table's minimum.
struct Headline {
    double expectation{0};
    std::string_view with{};  // words that follow the figure; empty for the main wager alone
};
[[nodiscard]] Headline headline(const Report& report);

// `house edge`, or `player's edge` where the player has one.
[[nodiscard]] std::string_view whose_edge(double expectation);

// What the figures of the main wager stand for, and what a split hand's decisions depend on.
inline constexpr std::string_view assumptions =
    "One box, one unit, shuffled cards. The player knows the cards of the hand and the dealer's "
    "first card. A split hand is played by its own cards, the dealer's first card and the "
    "knowledge that a pair of its value was split, whatever the other hands got; it is split "
    "again as long as the rules allow, or never, whichever is worth more. For this play the "
    "values are exact.";

// The dealer's first cards as a chart has them: 2 to 9, the ten-valued ones, the ace last.
inline constexpr std::array<std::size_t, exact::values> first_cards = {1, 2, 3, 4, 5,
                                                                       6, 7, 8, 9, 0};
// `A,7`, `4,6,10`: the cards of a hand, aces first.
[[nodiscard]] std::string hand_text(const exact::Counts& cards);
[[nodiscard]] std::string hand_text(const exact::Deal& deal);

// The same for an exception, with what else it hangs on.
[[nodiscard]] std::string hand_text(const Report& report, const exact::Exception& exception);

// A word for a decision: `hit`.
[[nodiscard]] std::string_view name_of(exact::Act act);

// `hard`, `soft`, `pair`
[[nodiscard]] std::string_view name_of(exact::RowKind kind);

// What a chart says to a hand: with two cards, and from how many cards on something else.
struct Play {
    exact::Advice advice{exact::Advice::none};
    struct From {
        int cards{0};
        exact::Advice advice{exact::Advice::none};
    };
    std::vector<From> from{};
};
// By the chart that looks at the number of cards where there is one, and otherwise by the other.
[[nodiscard]] Play play_of(const Report& report, const exact::ChartRow& row, std::size_t first);

// What it says to a hand of so many cards.
[[nodiscard]] exact::Advice advice_with(const Play& play, int cards);

// The advice that the chart gives somewhere, for its legend.
[[nodiscard]] std::vector<exact::Advice> advices_in(const Report& report);

// `D`, `S 4H`: stand, but with four cards and more hit.
[[nodiscard]] std::string to_string(const Play& play);

// What each choice of a cell is worth, the named ones that are open.
struct NamedValue {
    std::string_view choice;
    double value{0};
};
[[nodiscard]] std::vector<NamedValue> named(const exact::Choices<double>& values);

// `-0.5421 %`
[[nodiscard]] std::string percent(double part, int places = 4);

// The clauses as people of this book read them: `13.3, 12.1`.
[[nodiscard]] std::string cited(const rules::Because& because, const rules::Book& book);

[[nodiscard]] nlohmann::ordered_json report_json(const Report& report);
void print_report(const Report& report);
void print_effects(const std::vector<exact::Effect>& effects, const rules::Book& book);
// In a document that is of one book, clauses are written without it.
[[nodiscard]] nlohmann::ordered_json effects_json(const std::vector<exact::Effect>& effects,
                                                  const rules::Book* book);
[[nodiscard]] std::string chart_csv(const Report& report);
[[nodiscard]] std::string chart_svg(const Report& report);
[[nodiscard]] std::string chart_html(const Report& report);

}  // namespace croupier::apps
