#include "apps/files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "apps/commands.hpp"

namespace croupier::apps {
namespace {

namespace fs = std::filesystem;

bool is_ordinary(const std::string& file) {
    std::error_code none;
    const auto status = fs::status(file, none);
    return !fs::exists(status) || fs::is_regular_file(status);
}

// Beside the file, so that taking its name moves nothing.
std::string while_writing(const std::string& file) {
    return fmt::format("{}.{}.part", file, getpid());
}

Written unwritable(const std::string& file) {
    return {wrong_input, fmt::format("{} cannot be written: {}; choose another name or folder",
                                     file, std::strerror(errno))};
}

bool put(std::FILE* stream, std::string_view text) {
    const bool all =
        std::fwrite(text.data(), 1, text.size(), stream) == text.size() && std::fflush(stream) == 0;
    // A pipe has no disk to wait for.
    const bool kept = all && (fsync(fileno(stream)) == 0 || errno == EINVAL || errno == EROFS);
    return std::fclose(stream) == 0 && kept;
}

}  // namespace

std::optional<std::string> read_whole(const std::string& file) {
    // Some files have no end.
    constexpr std::size_t bytes_max = 256UL << 20;
    std::error_code none;
    std::ifstream stream(file, std::ios::binary);
    if (fs::is_directory(file, none) || !stream) return std::nullopt;
    std::string text;
    std::vector<char> part(1UL << 16);
    while (stream.read(part.data(), std::ssize(part)) || stream.gcount() > 0) {
        text.append(part.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > bytes_max) return std::nullopt;
    }
    if (stream.bad()) return std::nullopt;
    return text;
}

Written may_write(const std::string& file) {
    std::error_code none;
    if (file.empty()) return {wrong_input, "a file needs a name"};
    if (fs::is_directory(file, none)) {
        return {wrong_input, fmt::format("{} is a folder; name a file in it", file)};
    }
    const std::string name = is_ordinary(file) ? while_writing(file) : file;
    std::FILE* stream = std::fopen(name.c_str(), "ab");
    if (stream == nullptr) return unwritable(file);
    std::fclose(stream);
    if (is_ordinary(file)) std::remove(name.c_str());
    return {};
}

Written write_whole(const std::string& file, std::string_view text) {
    const bool ordinary = is_ordinary(file);
    const std::string name = ordinary ? while_writing(file) : file;
    std::FILE* stream = std::fopen(name.c_str(), "wb");
    if (stream == nullptr) return unwritable(file);
    const bool whole =
        put(stream, text) && (!ordinary || std::rename(name.c_str(), file.c_str()) == 0);
    if (whole) return {};
    const int error = errno;
    if (ordinary) std::remove(name.c_str());
    return {world_failed, fmt::format("{} was not written: {}", file, std::strerror(error))};
}

}  // namespace croupier::apps
