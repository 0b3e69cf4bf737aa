// A line at a terminal that can be edited, with a history that outlasts the game.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace croupier::apps {

class LineEditor {
public:
    // Nothing in `history` where the lines are not to be kept.
    explicit LineEditor(std::string history);
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    enum class Read : std::uint8_t { line, end, interrupted };

    // The next line without its line end. `key` waits for one byte.
    [[nodiscard]] Read next(std::string& line, std::string_view prompt);

    // Whether something had been typed when the last line was interrupted.
    [[nodiscard]] bool was_typing() const;

    // How a byte is waited for: gives it, or one of these.
    static constexpr int no_more = -1;
    static constexpr int interrupt = -2;
    static constexpr int resumed = -3;  // the program was stopped, and goes on
    using Key = int (*)();
    void listen(Key key);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

// Whether lines can be edited here: input and output are a terminal that can move its cursor.
[[nodiscard]] bool can_edit_lines();

// Where the lines of a game are kept: in the user's folder for the state of programs. Nothing where
// there is none, or it cannot be made.
[[nodiscard]] std::string history_file(std::string_view name);

}  // namespace croupier::apps
