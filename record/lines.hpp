// A text line by line, as every record is read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "record/statement.hpp"

namespace croupier::record {

// Goes through the lines of a text up to the first fault that lies in its bytes: what is not UTF-8,
// a control character, a line that is too long, a line too many. A byte order mark is passed over.
class Lines {
public:
    // The text must outlive the views of its lines.
    explicit Lines(std::string_view text);

    // Goes to the next line; false at the end, or where `fault` says what is wrong.
    [[nodiscard]] bool next();

    [[nodiscard]] std::string_view line() const { return line_; }  // without its end
    [[nodiscard]] std::uint32_t number() const { return number_; }
    [[nodiscard]] std::size_t count() const { return count_; }  // no fewer than there are
    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

private:
    std::string_view whole_;
    std::string_view rest_;
    std::size_t wrong_{0};  // the first byte that no record may hold
    std::size_t count_{0};
    std::string_view line_{};
    std::uint32_t number_{0};
    std::optional<Fault> fault_{};
};

// The fault in the bytes of a line that stands alone, if there is one.
[[nodiscard]] std::optional<Fault> wrong_in(std::string_view line);

}  // namespace croupier::record
