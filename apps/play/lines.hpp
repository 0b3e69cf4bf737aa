// Lines from standard input, one at a time, until its end or an interrupt.
#pragma once

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>

namespace croupier::apps {

inline constexpr std::size_t typed_bytes_max = 10'000;

// An interrupt ends the wait for a line and nothing else: it is held back while the game is at
// work. What was there before comes back with the end of the object's life.
class Lines {
public:
    enum class Read : std::uint8_t {
        line,
        too_long,  // over typed_bytes_max; it has been passed over
        end,
        interrupted
    };

    Lines();
    ~Lines();
    Lines(const Lines&) = delete;
    Lines& operator=(const Lines&) = delete;

    // The next line without its line end. A last line that has none counts too.
    [[nodiscard]] Read next(std::string& line);

private:
    enum class Filled : std::uint8_t { some, end, interrupted };
    [[nodiscard]] Filled fill();
    [[nodiscard]] bool take_line(std::string& line);

    std::string pending_;
    bool overlong_{false};
    bool ended_{false};
    sigset_t usual_mask_{};
    struct sigaction usual_action_ {};
};

}  // namespace croupier::apps
