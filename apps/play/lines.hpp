// Lines from standard input, one at a time, until its end or an interrupt.
#pragma once

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "apps/play/line_editor.hpp"

namespace croupier::apps {

inline constexpr std::size_t typed_bytes_max = 10'000;

// An interrupt ends the wait for a line and nothing else: it is held back while the game is at
// work. What was there before comes back with the end of the object's life.
//
// At a terminal the line can be edited, and lines typed before come back: an interrupt then clears
// the line, and ends the game only where it comes twice on an empty one.
class Lines {
public:
    enum class Read : std::uint8_t {
        line,
        too_long,  // over typed_bytes_max; it has been passed over
        end,
        interrupted
    };

    // What was typed at a terminal is kept under this name, for the next game.
    explicit Lines(std::string_view history);
    ~Lines();
    Lines(const Lines&) = delete;
    Lines& operator=(const Lines&) = delete;

    // The next line without its line end. A last line that has none counts too. A terminal shows
    // the prompt.
    [[nodiscard]] Read next(std::string& line, std::string_view prompt);

    // Whether a person types at a terminal.
    [[nodiscard]] bool has_terminal() const { return has_terminal_; }

private:
    enum class Filled : std::uint8_t { some, end, interrupted };
    [[nodiscard]] Read edited(std::string& line, std::string_view prompt);
    [[nodiscard]] Read plain(std::string& line);
    [[nodiscard]] Filled fill();
    [[nodiscard]] bool take_line(std::string& line);

    const bool has_terminal_;
    std::optional<LineEditor> editor_{};
    std::string pending_;
    bool overlong_{false};
    bool ended_{false};
    bool was_interrupted_{false};  // on an empty line, with nothing typed since
    sigset_t usual_mask_{};
    struct sigaction usual_action_ {};
    struct sigaction usual_resume_ {};
};

}  // namespace croupier::apps
