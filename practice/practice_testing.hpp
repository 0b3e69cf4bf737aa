// A table of one game with its people, for tests of practice sessions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "practice/kinds.hpp"
#include "record/parse.hpp"
#include "record/run.hpp"
#include "record/session.hpp"

namespace croupier::practice {

class Notes final : public Listener {
public:
    void hear(std::string_view what) override { happened.emplace_back(what); }
    void hear_round(int round, int) override { last_round = round; }
    void hear_mistake(Revealed, const Kind& kind, const Verdict& verdict) override {
        revealed.push_back(&kind);
        EXPECT_FALSE(verdict.because.empty()) << kind.entry.code;
        EXPECT_FALSE(verdict.why.empty()) << kind.entry.code;
    }

    std::vector<std::string> happened{};
    std::vector<const Kind*> revealed{};
    int last_round{0};
};

struct TestTable {
    TestTable(record::Books all_books, std::string_view game, int seed)
        : books(all_books),
          whim(static_cast<std::uint64_t>(seed)),
          session(books),
          floor(session, whim, notes) {
        set(fmt::format("rules {}", game));
        set("set dealer manual");
        set(fmt::format("seed {}", seed));
        session.open();
        floor.seat_people();
    }

    void set(const std::string& line) {
        const auto parsed = record::parse_line(line);
        const auto outcome = session.take(std::get<record::Statement>(parsed));
        ASSERT_EQ(outcome.is, record::Outcome::Is::done) << line;
        floor.keep(line);
    }

    // All that was said, played again, comes to the same end.
    void expect_record_plays_again() const {
        const auto parsed = record::parse(floor.record());
        ASSERT_TRUE(std::holds_alternative<record::Record>(parsed)) << floor.record();
        record::Session again(books);
        record::Listener quiet;
        const auto ran = record::run(std::get<record::Record>(parsed), again, quiet);
        EXPECT_TRUE(ran.ok()) << floor.record();
    }

    record::Books books;
    Notes notes{};
    chance::Seeded whim;
    record::Session session;
    Floor floor;
};

}  // namespace croupier::practice
