#include "record/lines.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "record/words.hpp"

namespace croupier::record {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

Fault wrong_byte(std::string_view text, std::size_t at, std::uint32_t line, std::size_t column) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const bool control = byte < 0x80 || (byte == 0xC2 && at + 1 < text.size() &&
                                         (static_cast<unsigned char>(text[at + 1]) & 0xE0) == 0x80);
    return {line, static_cast<std::uint32_t>(column), printable(text.substr(at, 1)),
            control ? "no control characters" : "UTF-8"};
}

Fault long_line(std::string_view line, std::uint32_t number) {
    return {number, static_cast<std::uint32_t>(line_bytes_max) + 1,
            printable(line.substr(line_bytes_max)),
            fmt::format("a line of at most {} bytes", line_bytes_max)};
}

}  // namespace

Lines::Lines(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    whole_ = text;
    rest_ = text;
    const auto [wrong, feeds] = survey(text);
    wrong_ = wrong;
    count_ = std::min<std::size_t>(feeds + 1, lines_max);
}

bool Lines::next() {
    if (rest_.empty() || fault_) return false;
    ++number_;
    if (number_ > lines_max) {
        fault_ = Fault{number_, 1, printable(rest_.substr(0, 1)),
                       fmt::format("at most {} lines", lines_max)};
        return false;
    }
    const std::size_t feed = rest_.find('\n');
    line_ = rest_.substr(0, feed);
    rest_.remove_prefix(feed == std::string_view::npos ? rest_.size() : feed + 1);
    const auto wrong_in_line = static_cast<std::size_t>(whole_.data() + wrong_ - line_.data());
    if (wrong_in_line < line_.size()) {
        fault_ = wrong_byte(whole_, wrong_, number_, wrong_in_line + 1);
        return false;
    }
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    if (line_.size() > line_bytes_max) fault_ = long_line(line_, number_);
    return !fault_;
}

std::optional<Fault> wrong_in(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::size_t wrong = std::min(survey(line).first_wrong_byte, line.find('\n'));
    if (wrong < line.size()) return wrong_byte(line, wrong, 1, wrong + 1);
    if (line.size() > line_bytes_max) return long_line(line, 1);
    return std::nullopt;
}

}  // namespace croupier::record
