// A practice session without a terminal, as a page would hold it.
#include "practice/watch.hpp"

#include <array>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "record/run.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::practice {
namespace {

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

// A table of one game with its people.
struct Table {
    Table(std::string_view game, int seed, int rounds)
        : whim(static_cast<std::uint64_t>(seed)), floor(session, whim, notes) {
        for (const std::string& line :
             {fmt::format("rules {}", game), std::string("set dealer manual"),
              fmt::format("seed {}", seed)}) {
            set(line);
        }
        session.open();
        floor.seat_people();
        watch.emplace(floor, notes, rounds);
    }

    void set(const std::string& line) {
        const auto parsed = record::parse_line(line);
        const auto outcome = session.take(std::get<record::Statement>(parsed));
        ASSERT_EQ(outcome.is, record::Outcome::Is::done) << line;
        floor.keep(line);
    }

    Notes notes{};
    chance::Seeded whim;
    record::Session session{rulebooks::all()};
    Floor floor;
    std::optional<Watch> watch{};
};

constexpr std::array<std::string_view, 3> games = {"vic-2003/blackjack", "nz/blackjack",
                                                   "act-2018/blackjack"};

TEST(Watch, WhatNobodyCallsIsToldOnce) {
    for (const auto game : games) {
        Table table(game, 7, 12);
        while (!table.watch->is_over()) table.watch->go_on();
        const Score& score = table.watch->score();
        EXPECT_EQ(table.watch->stuck(), "");
        EXPECT_EQ(table.notes.last_round, 12) << game;
        EXPECT_EQ(score.rounds(), 12) << game;
        EXPECT_GT(score.total().made, 0) << game;
        EXPECT_EQ(static_cast<int>(table.notes.revealed.size()), score.total().made) << game;
        EXPECT_EQ(score.total().noticed, 0) << game;
        EXPECT_FALSE(score.to_read().empty()) << game;
    }
}

// Calls out whenever the session waits, so that every mistake is caught by whoever is blind to it.
TEST(Watch, ACallFindsTheMistakeAndOnlyThat) {
    for (const auto game : games) {
        Table table(game, 11, 12);
        Watch& watch = *table.watch;
        const Kind& guess = *watch.kinds().front();
        int alarms = 0;
        watch.go_on();
        while (!watch.is_over()) {
            const auto called = watch.call(guess);
            if (called == Watch::Called::without_reason) {
                ++alarms;
                watch.go_on();
                continue;
            }
            EXPECT_EQ(called == Watch::Called::rightly,
                      watch.mistake().entry.code == guess.entry.code ||
                          rules::names(watch.mistake().akin, guess.entry.code));
            const auto judgement = watch.judge(std::nullopt);
            EXPECT_EQ(judgement.is, Watch::Judgement::Is::wrong);
            watch.put_right();
        }
        EXPECT_EQ(watch.score().false_alarms(), alarms) << game;
        EXPECT_GT(watch.score().total().noticed, 0) << game;
        EXPECT_EQ(watch.score().total().put_right, 0) << game;
    }
}

TEST(Watch, TheRecordPlaysAgain) {
    for (const auto game : games) {
        Table table(game, 3, 6);
        while (!table.watch->is_over()) table.watch->go_on();
        const auto parsed = record::parse(table.floor.record());
        ASSERT_TRUE(std::holds_alternative<record::Record>(parsed)) << game;
        record::Session again(rulebooks::all());
        record::Listener quiet;
        const auto ran = record::run(std::get<record::Record>(parsed), again, quiet);
        EXPECT_TRUE(ran.ok()) << game << '\n' << table.floor.record();
    }
}

}  // namespace
}  // namespace croupier::practice
