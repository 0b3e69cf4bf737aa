// How the program looks in a terminal: colour where there is one to show it, and no more.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/core.h>

namespace croupier::apps {

enum class Tone : unsigned char { plain, strong, faint, good, bad, red_suit };

// Colour is used when `stream` is a terminal and NO_COLOR is not set.
[[nodiscard]] bool has_colour(std::FILE* stream);

// Text in a tone, for standard output; unchanged where there is no colour.
[[nodiscard]] std::string toned(std::string_view text, Tone tone);

// The width of the terminal that a stream goes to; 100 when it goes elsewhere.
[[nodiscard]] int columns_of(std::FILE* stream);

// That of standard output, for laying things out: 140 columns at most.
[[nodiscard]] int terminal_width();

// The columns that a text takes, colours not counted.
[[nodiscard]] int columns(std::string_view text);

// The text with every line that is wider than `width` broken at blanks, so that no terminal breaks
// a word. What follows stands under the beginning of its line, or of its column in a table. A word
// that is wider stays whole.
[[nodiscard]] std::string folded(std::string_view text, int width);

// Prints on standard output, folded where that is a terminal.
void print_text(std::string_view text);
template <class... Args>
void print_folded(fmt::format_string<Args...> format, Args&&... args) {
    print_text(fmt::format(format, std::forward<Args>(args)...));
}

// Breaks text into lines of at most `width` columns at blanks; lines after the first are indented.
[[nodiscard]] std::string wrapped(std::string_view text, int width, int indent);

// One line on standard error, in the form `croupier: what`.
void complain(std::string_view what);

}  // namespace croupier::apps
