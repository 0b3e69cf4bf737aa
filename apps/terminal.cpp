#include "apps/terminal.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace croupier::apps {

bool has_colour(std::FILE* stream) {
    const char* no_colour = std::getenv("NO_COLOR");
    if (no_colour != nullptr && *no_colour != '\0') return false;
    return isatty(fileno(stream)) != 0;
}

std::string toned(std::string_view text, Tone tone) {
    static const bool colour = has_colour(stdout);
    if (!colour || tone == Tone::plain) return std::string(text);
    const std::string_view code = tone == Tone::strong  ? "1"
                                  : tone == Tone::faint ? "2"
                                  : tone == Tone::good  ? "32"
                                                        : "31";
    return fmt::format("\033[{}m{}\033[0m", code, text);
}

int columns_of(std::FILE* stream) {
    constexpr int usual = 100;
    constexpr int fewest = 20;
    winsize size{};
    if (isatty(fileno(stream)) == 0 || ioctl(fileno(stream), TIOCGWINSZ, &size) != 0 ||
        size.ws_col == 0) {
        return usual;
    }
    return std::max<int>(size.ws_col, fewest);
}

int terminal_width() { return std::min(columns_of(stdout), 140); }

int columns(std::string_view text) {
    int count = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\033') {
            at = std::min(text.find('m', at), text.size());
            continue;
        }
        const bool continues = (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
        count += continues ? 0 : 1;
    }
    return count;
}

namespace {

// The place of the last blank within `width` columns behind which something is left to break off.
std::size_t place_to_break(std::string_view line, std::size_t indent, int width) {
    std::size_t place = std::string_view::npos;
    for (auto blank = line.find(' ', indent); blank != std::string_view::npos;
         blank = line.find(' ', blank + 1)) {
        const bool fits = columns(line.substr(0, blank)) <= width;
        if (!fits && place != std::string_view::npos) break;
        if (line.find_first_not_of(' ', blank) == std::string_view::npos) break;
        place = blank;
        if (!fits) break;
    }
    return place;
}

// Where the column of a table begins that a place is in: behind the last two blanks before it.
std::size_t column_of(std::string_view line, std::size_t indent, std::size_t place) {
    const auto gap = line.substr(0, place).rfind("  ");
    return gap == std::string_view::npos || gap < indent ? indent : gap + 2;
}

// A line broken so often that it fits. What is broken off stands under the beginning of its column,
// or under that of the line where the column begins too far to the right.
void fold_line(std::string line, int width, std::string& out) {
    std::size_t begins = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t under_line = std::min(begins, static_cast<std::size_t>(width / 2));
    while (columns(line) > width) {
        std::size_t place = place_to_break(line, begins, width);
        if (place == std::string::npos) break;
        std::size_t under = under_line;
        const std::size_t column = column_of(line, begins, place);
        const int left_of_it = columns(std::string_view(line).substr(0, column));
        if (column > begins && line[place - 1] != ' ' && left_of_it <= width / 2) {
            under = static_cast<std::size_t>(left_of_it);
        } else if (column > begins && line[place - 1] != ' ') {
            place = column - 1;
        }
        const auto next = line.find_first_not_of(' ', place);
        out += line.substr(0, line.find_last_not_of(' ', place) + 1);
        out += '\n';
        line = std::string(under, ' ') + line.substr(next);
        begins = under;
    }
    out += line;
}

}  // namespace

std::string folded(std::string_view text, int width) {
    std::string out;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        fold_line(std::string(text.substr(0, end)), width, out);
        if (end < text.size()) out += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

void print_text(std::string_view text) {
    const bool narrow = isatty(STDOUT_FILENO) != 0;
    fmt::print("{}", narrow ? folded(text, columns_of(stdout)) : std::string(text));
}

std::string wrapped(std::string_view text, int width, int indent) {
    std::string out;
    std::size_t column = static_cast<std::size_t>(indent);
    const auto limit = static_cast<std::size_t>(std::max(width, indent + 20));
    while (!text.empty()) {
        const auto blank = text.find(' ');
        const std::string_view word = text.substr(0, blank);
        if (!out.empty()) {
            if (column + 1 + word.size() > limit) {
                out += '\n';
                out.append(static_cast<std::size_t>(indent), ' ');
                column = static_cast<std::size_t>(indent);
            } else {
                out += ' ';
                ++column;
            }
        }
        out += word;
        column += word.size();
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    }
    return out;
}

void complain(std::string_view what) { fmt::print(stderr, "croupier: {}\n", what); }

}  // namespace croupier::apps
