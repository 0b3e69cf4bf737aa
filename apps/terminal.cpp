#include "apps/terminal.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
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

int terminal_width() {
    constexpr int usual = 100;
    winsize size{};
    if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 ||
        size.ws_col == 0) {
        return usual;
    }
    return std::clamp<int>(size.ws_col, 40, 140);
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
