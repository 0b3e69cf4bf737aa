// How the program looks in a terminal: colour where there is one to show it, and no more.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace croupier::apps {

enum class Tone : unsigned char { plain, strong, faint, good, bad, red_suit };

// Colour is used when `stream` is a terminal and NO_COLOR is not set.
[[nodiscard]] bool has_colour(std::FILE* stream);

// Text in a tone, for standard output; unchanged where there is no colour.
[[nodiscard]] std::string toned(std::string_view text, Tone tone);

// The width of the terminal in columns; 100 when the output goes elsewhere.
[[nodiscard]] int terminal_width();

// Breaks text into lines of at most `width` columns at blanks; lines after the first are indented.
[[nodiscard]] std::string wrapped(std::string_view text, int width, int indent);

// One line on standard error, in the form `croupier: what`.
void complain(std::string_view what);

}  // namespace croupier::apps
