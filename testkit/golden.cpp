// croupier_golden [--anew]: writes a further golden log for each game of which the scenarios bring
// kinds of events that its logs do not have. Logs that are there are never touched; `--anew` takes
// them all away first, which is right only while no log is kept anywhere. Run it from the root of
// the tree.
#include <filesystem>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "rulebooks/registry.hpp"
#include "testkit/golden_log.hpp"

int main(int argc, char** argv) {
    using namespace croupier;
    const bool anew = argc == 2 && std::string_view(argv[1]) == "--anew";
    if (argc > 2 || (argc == 2 && !anew)) {
        fmt::print(stderr, "usage: croupier_golden [--anew]\n");
        return 2;
    }
    std::set<std::string_view> unseen;
    table::Happening::for_each_type([&]<class Kind>(std::type_identity<Kind>) {
        unseen.insert(name_of(table::Event({}, Kind{})));
    });
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            std::set<std::string_view> known;
            for (const std::string& file : testkit::golden_files(game)) {
                if (anew) {
                    std::filesystem::remove(file + ".log");
                    std::filesystem::remove(file + ".jsonl");
                    continue;
                }
                const testkit::ReadBack read = read_back(testkit::load(file));
                if (!read.fault.empty()) {
                    fmt::print(stderr, "{}: {}\n", file, read.fault);
                    return 1;
                }
                known.insert(read.kinds.begin(), read.kinds.end());
            }
            const testkit::GoldenLog log = log_with_every_kind(testkit::scenarios_of(game), known);
            if (!log.bytes.empty()) {
                const std::string file = testkit::next_golden_file(game);
                testkit::store(file, log);
                const testkit::ReadBack read = read_back(log);
                known.insert(read.kinds.begin(), read.kinds.end());
                fmt::print("{}: {} kinds, {} bytes{}{}\n", file, read.kinds.size(),
                           log.bytes.size(), read.fault.empty() ? "" : ", ", read.fault);
            }
            for (const std::string_view kind : known) unseen.erase(kind);
        }
    }
    fmt::print("in no log: {}\n", fmt::join(unseen, ", "));
    return 0;
}
