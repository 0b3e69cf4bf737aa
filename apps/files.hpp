// Files that the program reads and writes: whole, or not at all. `-` is standard input or output.
#pragma once

#include <string>
#include <string_view>

namespace croupier::apps {

// What is in a file, or why it cannot be read.
struct FileText {
    std::string text{};
    std::string wrong{};  // `there is no such file`; empty: it was read
    bool is_there{true};

    [[nodiscard]] explicit operator bool() const { return wrong.empty(); }
    [[nodiscard]] const std::string& operator*() const { return text; }
    [[nodiscard]] std::string& operator*() { return text; }
};
[[nodiscard]] FileText read_whole(const std::string& file);

// What came of it, for the exit status; and a sentence for people unless it is done.
struct Written {
    int status{0};
    std::string wrong{};
    bool was_there{false};  // a file that was to be kept is why
};

// What happens to a file that is there already.
enum class Existing : bool { keep, replace };

// Whether a name leads to standard output: `-`, or whatever the output goes to by now.
[[nodiscard]] bool is_standard_output(const std::string& file);

// Whether a file of this name could be written. Asked before the work whose result it is to hold.
[[nodiscard]] Written may_write(const std::string& file);

// Writes under another name first and takes the file's name when everything is on the disk, so that
// nobody ever meets half a file. A link stays a link, and what it leads to is written. What is no
// ordinary file, such as a pipe or a device, is written to as it is.
[[nodiscard]] Written write_whole(const std::string& file, std::string_view text,
                                  Existing existing = Existing::replace);

}  // namespace croupier::apps
