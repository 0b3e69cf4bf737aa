// What the printed forms of a chart have in common: colours, words, and text made safe for a page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/analyse/report.hpp"

namespace croupier::apps {

// The class of a cell in a page, and its background. Dark text stands on each with a contrast of
// seven to one or more, and each prints as a grey of its own.
struct Look {
    std::string_view name;
    std::string_view colour;
};
[[nodiscard]] Look look_of(exact::Advice advice);

// Text with `<`, `>`, `&` and `"` written so that a page shows them.
[[nodiscard]] std::string escaped(std::string_view text);

// `double, else hit; with four cards or more hit`
[[nodiscard]] std::string spoken(const Play& play);

// What stands in small letters under the letter of a cell: `4H`, or a star for what a note says.
[[nodiscard]] std::string below_letter(const Play& play);

// `8 decks, house edge 0.5421 %`
[[nodiscard]] std::string subtitle(const Report& report);

// `10,2 against 4: hit`: the hands for which the chart on the page is wrong, the costliest first.
[[nodiscard]] std::vector<std::string> exceptions_in_short(const Report& report);

// What follows the legend: how the short forms in cells are read, when to withdraw a double.
[[nodiscard]] std::vector<std::string> chart_notes(const Report& report);

// Rows of one kind, in the order of a chart.
[[nodiscard]] std::vector<const exact::ChartRow*> rows_of(const Report& report,
                                                          exact::RowKind kind);

// `Hard hands`
[[nodiscard]] std::string_view title_of(exact::RowKind kind);

}  // namespace croupier::apps
