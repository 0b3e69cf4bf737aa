#include "apps/files.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/commands.hpp"

namespace croupier::apps {
namespace {

namespace fs = std::filesystem;

// A folder that is gone after the test.
class Files : public testing::Test {
protected:
    Files() {
        std::string name = (fs::temp_directory_path() / "croupier-files-XXXXXX").string();
        folder_ = mkdtemp(name.data());
    }
    ~Files() override { fs::remove_all(folder_); }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;

    [[nodiscard]] std::string path(const std::string& name) const {
        return (folder_ / name).string();
    }
    [[nodiscard]] std::string content(const std::string& name) const {
        std::ostringstream text;
        text << std::ifstream(path(name)).rdbuf();
        return text.str();
    }
    void put(const std::string& name, std::string_view text) const {
        std::ofstream(path(name)) << text;
    }
    [[nodiscard]] std::size_t count() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

private:
    fs::path folder_;
};

TEST_F(Files, AreWrittenAndReadAsAWhole) {
    EXPECT_EQ(write_whole(path("a"), "one\n").status, done);
    EXPECT_EQ(*read_whole(path("a")), "one\n");
    EXPECT_EQ(write_whole(path("a"), "two\n").status, done);
    EXPECT_EQ(*read_whole(path("a")), "two\n");
    EXPECT_EQ(count(), 1U);
}

TEST_F(Files, ALinkStaysALinkAndItsFileIsWritten) {
    put("file", "old");
    fs::create_symlink("file", path("link"));
    fs::create_symlink("link", path("second"));
    EXPECT_EQ(may_write(path("second")).status, done);
    EXPECT_EQ(write_whole(path("second"), "new").status, done);
    EXPECT_TRUE(fs::is_symlink(path("second")));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_FALSE(fs::is_symlink(path("file")));
    EXPECT_EQ(content("file"), "new");
    EXPECT_EQ(count(), 3U);
}

TEST_F(Files, ALinkToWhatIsNotThereYetMakesItThere) {
    fs::create_directory(path("other"));
    fs::create_symlink("other/file", path("link"));
    EXPECT_EQ(write_whole(path("link"), "new").status, done);
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(content("other/file"), "new");
    fs::create_symlink("nowhere/file", path("lost"));
    EXPECT_EQ(may_write(path("lost")).status, wrong_input);
    EXPECT_EQ(write_whole(path("lost"), "new").status, wrong_input);
}

TEST_F(Files, LinksInACircleAreRefused) {
    fs::create_symlink("b", path("a"));
    fs::create_symlink("a", path("b"));
    EXPECT_EQ(may_write(path("a")).status, wrong_input);
    EXPECT_EQ(write_whole(path("a"), "x").status, wrong_input);
    EXPECT_TRUE(fs::is_symlink(path("a")));
    EXPECT_FALSE(read_whole(path("a")));
}

TEST_F(Files, WhatIsNoOrdinaryFileIsWrittenToAsItIs) {
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    std::string heard;
    std::thread reader([&] { heard = *read_whole(path("pipe")); });
    EXPECT_EQ(write_whole(path("pipe"), "through").status, done);
    reader.join();
    EXPECT_EQ(heard, "through");
    EXPECT_TRUE(fs::is_fifo(path("pipe")));
    fs::create_symlink("/dev/null", path("null"));
    EXPECT_EQ(write_whole(path("null"), "gone").status, done);
    EXPECT_TRUE(fs::is_symlink(path("null")));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_EQ(count(), 2U);
}

TEST_F(Files, AFileThatIsOpenAlreadyIsThatFile) {
    const int open_file = open(path("file").c_str(), O_RDWR | O_CREAT, 0600);
    ASSERT_GE(open_file, 0);
    const std::string name = "/proc/self/fd/" + std::to_string(open_file);
    EXPECT_EQ(write_whole(name, "one ").status, done);
    EXPECT_EQ(write_whole(name, "two").status, done);
    close(open_file);
    EXPECT_EQ(content("file"), "one two");
    EXPECT_EQ(count(), 1U);
}

TEST_F(Files, AFileKeepsWhoMayReadIt) {
    put("secret", "old");
    fs::permissions(path("secret"), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(write_whole(path("secret"), "new").status, done);
    EXPECT_EQ(fs::status(path("secret")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Files, OneThatIsToBeKeptIsKept) {
    put("mine", "old");
    const Written written = write_whole(path("mine"), "new", Existing::keep);
    EXPECT_TRUE(written.was_there);
    EXPECT_EQ(written.status, wrong_input);
    EXPECT_EQ(content("mine"), "old");
    EXPECT_EQ(write_whole(path("other"), "new", Existing::keep).status, done);
    EXPECT_EQ(count(), 2U);
}

TEST_F(Files, WhyAFileCannotBeReadIsSaid) {
    EXPECT_EQ(read_whole(path("nothing")).wrong, "there is no such file");
    EXPECT_FALSE(read_whole(path("nothing")).is_there);
    EXPECT_EQ(read_whole(path("")).wrong, "it is a folder");
    EXPECT_TRUE(read_whole(path("")).is_there);
    put("file", "x");
    EXPECT_EQ(read_whole(path("file/more")).wrong, "a part of its path is no folder");
    EXPECT_EQ(read_whole("/dev/zero").wrong, "it is larger than 256 MiB");
}

TEST_F(Files, WhatCannotBeWrittenIsFoundBefore) {
    EXPECT_EQ(may_write("").status, wrong_input);
    EXPECT_EQ(may_write(path("")).status, wrong_input);
    EXPECT_EQ(may_write(path("none/file")).status, wrong_input);
    EXPECT_EQ(may_write(path(std::string(300, 'x'))).status, wrong_input);
    EXPECT_EQ(may_write(path("file")).status, done);
    EXPECT_EQ(may_write("-").status, done);
    EXPECT_EQ(write_whole("/dev/full", "x").status, world_failed);
    EXPECT_EQ(count(), 0U);
}

}  // namespace
}  // namespace croupier::apps
