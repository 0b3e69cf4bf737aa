// The golden logs are read back to the same tables and written to the same bytes and JSON. Where
// one of these fails, an old log would be read otherwise than it was written.
#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"
#include "testkit/golden_log.hpp"

namespace croupier::testkit {
namespace {

std::vector<const rules::Game*> every_game() {
    std::vector<const rules::Game*> games;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) games.push_back(&game);
    }
    return games;
}

TEST(GoldenLog, IsReadBackToTheSameTableAndWrittenTheSame) {
    for (const rules::Game* game : every_game()) {
        const auto files = golden_files(*game);
        EXPECT_FALSE(files.empty()) << game->id << " has no golden log: run croupier_golden";
        for (const std::string& file : files) {
            const ReadBack read = read_back(load(file));
            EXPECT_EQ(read.fault, "") << file;
            EXPECT_EQ(read.game, game->id) << file;
        }
    }
}

TEST(GoldenLogs, HaveEveryKindOfEvent) {
    std::set<std::string_view> missing;
    table::Happening::for_each_type([&]<class Kind>(std::type_identity<Kind>) {
        missing.insert(name_of(table::Event({}, Kind{})));
    });
    for (const rules::Game* game : every_game()) {
        for (const std::string& file : golden_files(*game)) {
            for (const std::string_view kind : read_back(load(file)).kinds) missing.erase(kind);
        }
    }
    EXPECT_EQ(missing, std::set<std::string_view>{});
}

// Each of these breaks a log as a change of the program could, and is noticed.
TEST(GoldenLog, ThatIsBrokenIsNoticed) {
    const GoldenLog log = load(golden_files(*every_game().front()).front());
    ASSERT_EQ(read_back(log).fault, "");
    const auto broken = [&](std::string_view from, std::string_view to) {
        GoldenLog other = log;
        const std::size_t at = other.lines.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        other.lines.replace(at, from.size(), to);
        return read_back(other).fault;
    };
    EXPECT_NE(broken("\"wager-placed\"", "\"wager-laid\""), "");
    EXPECT_NE(broken("\"amount\":\"", "\"amount\":\"1"), "");
    EXPECT_NE(broken("{\"state\":\"", "{\"state\":\"0"), "");
    EXPECT_NE(broken("\"clause\":\"", "\"clause\":\"9"), "");
    EXPECT_NE(broken("\"face_down\":false,", ""), "");
    for (const std::size_t at : {log.bytes.size() / 3, log.bytes.size() - 1}) {
        GoldenLog other = log;
        other.bytes[at] = static_cast<char>(other.bytes[at] ^ 1);
        EXPECT_NE(read_back(other).fault, "") << at;
    }
    GoldenLog shorter = log;
    shorter.bytes.pop_back();
    EXPECT_NE(read_back(shorter).fault, "");
}

}  // namespace
}  // namespace croupier::testkit
