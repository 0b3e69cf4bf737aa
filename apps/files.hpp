// Files that the program reads and writes: whole, or not at all.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace croupier::apps {

// What came of it, for the exit status; and a sentence for people unless it is done.
struct Written {
    int status{0};
    std::string wrong{};
};

// What is in a file; nothing where it cannot be read.
[[nodiscard]] std::optional<std::string> read_whole(const std::string& file);

// Whether a file of this name could be written. Asked before the work whose result it is to hold.
[[nodiscard]] Written may_write(const std::string& file);

// Writes under another name first and takes the file's name when everything is on the disk, so that
// nobody ever meets half a file. What is no ordinary file, such as a pipe, is written to directly.
[[nodiscard]] Written write_whole(const std::string& file, std::string_view text);

}  // namespace croupier::apps
