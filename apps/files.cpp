#include "apps/files.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/commands.hpp"

namespace croupier::apps {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view standard = "-";

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { (void)shut(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool shut() {
        const int number = std::exchange(number_, -1);
        return number <= STDERR_FILENO || close(number) == 0;
    }

private:
    int number_;
};

std::string in_words(int error) {
    switch (error) {
        case ENOENT: return "there is no such file";
        case EISDIR: return "it is a folder";
        case EACCES: return "you may not read it";
        case ENOTDIR: return "a part of its path is no folder";
        default: return std::strerror(error);
    }
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = write(descriptor, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// A pipe has no disk to wait for.
bool is_kept(int descriptor) {
    return fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP;
}

// What a name leads to in the end, and how that is written.
struct Target {
    fs::path path;
    enum class Is : std::uint8_t { ordinary, in_place } is{Is::ordinary};
    bool is_there{false};
    int error{0};    // why it cannot be there
    mode_t mode{0};  // of what is there
};

// Follows links one by one: the last may lead to a file that is not there yet. What /proc has for a
// file that is open already is that file, wherever it lies, and not a name for another.
Target target_of(const std::string& file) {
    Target target{file};
    struct stat found {};
    target.is_there = stat(file.c_str(), &found) == 0;
    target.mode = found.st_mode & 07777U;
    if (!target.is_there && errno != ENOENT) {
        target.error = errno;
        return target;
    }
    if (target.is_there && !S_ISREG(found.st_mode)) {
        target.is = Target::Is::in_place;
        return target;
    }
    std::error_code wrong;
    while (fs::is_symlink(fs::symlink_status(target.path, wrong))) {
        const fs::path to = fs::read_symlink(target.path, wrong);
        if (wrong) {
            target.error = wrong.value();
            return target;
        }
        if (fs::absolute(target.path, wrong).string().starts_with("/proc/")) {
            target.path = file;
            target.is = Target::Is::in_place;
            return target;
        }
        target.path = to.is_absolute() ? to : target.path.parent_path() / to;
    }
    return target;
}

Written unwritable(const std::string& file, int error) {
    return {wrong_input, fmt::format("{} cannot be written: {}; choose another name or folder",
                                     file, std::strerror(error))};
}

Written unwritten(const std::string& file, int error) {
    return {world_failed, fmt::format("{} was not written: {}", file, std::strerror(error))};
}

// A file under a passing name beside its own, which is gone again unless it takes that.
class Draft {
public:
    explicit Draft(const fs::path& target)
        : name_((target.parent_path() / ".croupier-XXXXXX").string()),
          descriptor_(mkstemp(name_.data())) {}
    ~Draft() {
        if (descriptor_.is_open()) unlink(name_.c_str());
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    [[nodiscard]] bool is_open() const { return descriptor_.is_open(); }

    [[nodiscard]] bool hold(std::string_view text, const Target& target) const {
        const mode_t mask = umask(0);
        umask(mask);
        const mode_t mode = target.is_there ? target.mode : 0666U & ~mask;
        return write_all(descriptor_.number(), text) && fchmod(descriptor_.number(), mode) == 0 &&
               is_kept(descriptor_.number());
    }

    [[nodiscard]] bool become(const fs::path& file, Existing existing) {
        int failed = -1;
        if (existing == Existing::keep) {
            failed = renameat2(AT_FDCWD, name_.c_str(), AT_FDCWD, file.c_str(), RENAME_NOREPLACE);
            if (failed != 0 && errno != EINVAL && errno != ENOSYS) return false;
        }
        if (failed != 0) failed = rename(name_.c_str(), file.c_str());
        return failed == 0 && descriptor_.shut();
    }

private:
    std::string name_;
    Descriptor descriptor_;
};

Written write_to_output(std::string_view text) {
    const bool whole =
        std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    return whole ? Written{} : unwritten("standard output", errno);
}

// What lies behind a name of /proc may hold something already: what comes goes behind it.
Written write_in_place(const std::string& file, std::string_view text) {
    Descriptor descriptor(open(file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY));
    if (!descriptor.is_open()) return unwritable(file, errno);
    const bool whole = write_all(descriptor.number(), text) && is_kept(descriptor.number());
    return whole && descriptor.shut() ? Written{} : unwritten(file, errno);
}

}  // namespace

FileText read_whole(const std::string& file) {
    // Some files have no end.
    constexpr std::size_t bytes_max = 256UL << 20;
    const bool is_input = file == standard;
    const Descriptor descriptor(is_input ? STDIN_FILENO
                                         : open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
    if (!descriptor.is_open()) return {{}, in_words(errno), errno != ENOENT && errno != ENOTDIR};
    FileText content;
    std::array<char, 1UL << 16> part{};
    while (true) {
        const ssize_t count = read(descriptor.number(), part.data(), part.size());
        if (count == 0) return content;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return {{}, in_words(errno)};
        content.text.append(part.data(), static_cast<std::size_t>(count));
        if (content.text.size() > bytes_max) return {{}, "it is larger than 256 MiB"};
    }
}

bool is_standard_output(const std::string& file) {
    if (file == standard) return true;
    struct stat named {};
    struct stat output {};
    return stat(file.c_str(), &named) == 0 && fstat(STDOUT_FILENO, &output) == 0 &&
           named.st_dev == output.st_dev && named.st_ino == output.st_ino;
}

Written may_write(const std::string& file) {
    std::error_code none;
    if (file.empty()) return {wrong_input, "a file needs a name"};
    if (is_standard_output(file)) return {};
    if (fs::is_directory(file, none)) {
        return {wrong_input, fmt::format("{} is a folder; name a file in it", file)};
    }
    const Target target = target_of(file);
    if (target.error != 0) return unwritable(file, target.error);
    if (target.is_there && access(file.c_str(), W_OK) != 0) return unwritable(file, errno);
    if (target.is == Target::Is::in_place) return {};
    const Draft draft(target.path);
    return draft.is_open() ? Written{} : unwritable(file, errno);
}

Written write_whole(const std::string& file, std::string_view text, Existing existing) {
    if (is_standard_output(file)) return write_to_output(text);
    if (Written may = may_write(file); may.status != done) return may;
    const Target target = target_of(file);
    if (target.is == Target::Is::in_place) return write_in_place(file, text);
    const auto there_already = [&] {
        return Written{wrong_input, fmt::format("{} is there already", file), true};
    };
    if (target.is_there && existing == Existing::keep) return there_already();
    Draft draft(target.path);
    if (!draft.is_open()) return unwritable(file, errno);
    if (draft.hold(text, target) && draft.become(target.path, existing)) return {};
    return existing == Existing::keep && errno == EEXIST ? there_already() : unwritten(file, errno);
}

}  // namespace croupier::apps
