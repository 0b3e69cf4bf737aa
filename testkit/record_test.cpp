// Random play written down as a record, and the record played again.
#include <list>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "record/print.hpp"
#include "record/run.hpp"
#include "testkit/command_words.hpp"
#include "testkit/every_game.hpp"
#include "testkit/random_people.hpp"

namespace croupier::testkit {
namespace {

using record::Outcome;

constexpr int lines_per_session = 250;

// A table that is run by the words of random people.
class Writing {
public:
    Writing(const rules::Book& book, const rules::Game& game, std::uint64_t seed)
        : chance_(seed),
          books_{&book},
          at_(random_table(book, game, chance_)),
          people_(chance_),
          session_(books_) {
        for (const record::Statement& statement : at_.header) say(record::print(statement));
        say(fmt::format("seed {}", seed));
        for (int i = 0; i < lines_per_session && going_on(); ++i) next();
    }

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::string& fault() const { return fault_; }
    [[nodiscard]] std::string bytes() const { return table::to_bytes(session_.state()); }

    // Plays the text anew and gives what is wrong with that; nothing if all is the same.
    [[nodiscard]] std::string replayed() const {
        const auto record = record::parse(text_);
        if (const auto* fault = std::get_if<record::Fault>(&record)) {
            return record::to_string(*fault);
        }
        const auto& read = std::get<record::Record>(record);
        record::Session again(books_);
        record::Listener silent;
        const record::Ran ran = record::run(read, again, silent);
        if (ran.fault) return record::to_string(*ran.fault);
        for (const record::Failure& failure : ran.failures) {
            return fmt::format("line {}: expected {}, got {}", failure.line, failure.expected,
                               failure.got);
        }
        if (table::to_bytes(again.state()) != bytes()) return "the record plays to another state";
        if (record::print(read) != text_) return "the record is written otherwise than it was read";
        return "";
    }

private:
    [[nodiscard]] bool going_on() const { return fault_.empty() && !out_of_cards_; }

    void next() {
        if (!session_.is_open()) session_.open();
        const table::State& state = session_.state();
        const Order order = people_.next(state);
        const auto* join = get_if<table::Join>(&order.command);
        const std::string words =
            join ? fmt::format("{} buys 100", join->name) : in_words(state, order);
        const auto read = record::parse_line(words);
        // People ask for boxes and amounts that no record can name.
        if (!std::holds_alternative<record::Statement>(read)) return;
        auto statement = std::get<record::Statement>(read);
        if (holds_alternative<record::Remark>(statement.what)) return;
        statement.comment = {};
        say(record::print(statement));
    }
    void say(const std::string& words) {
        lines_.push_back(words);
        const auto read = record::parse_line(lines_.back());
        const bool opened = session_.is_open();
        const bool due = opened && table::card_due_to(session_.state()).has_value();
        const Outcome outcome = session_.take(std::get<record::Statement>(read));
        switch (outcome.is) {
            case Outcome::Is::done:
                text_ += words + '\n';
                if (due && words.find(" draws to ") != std::string::npos) draws();
                break;
            case Outcome::Is::refused:
                text_ += fmt::format("{} ! {}\n", words, outcome.refusal.because.first().number());
                break;
            case Outcome::Is::not_met:
            case Outcome::Is::wrong:
                // Nothing can be drawn where all cards lie on the table.
                out_of_cards_ = outcome.wrong == "every card of the decks is on the table";
                if (!out_of_cards_) fault_ = fmt::format("'{}': {}", words, outcome.wrong);
                break;
        }
    }
    void draws() {
        if (session_.events().empty()) fault_ = "a card is drawn and nothing happens";
    }

    chance::Seeded chance_;
    std::array<const rules::Book*, 1> books_;
    RandomTable at_;
    RandomPeople people_;
    record::Session session_;
    std::list<std::string> lines_;  // the statements point into them
    std::string text_;
    std::string fault_;
    bool out_of_cards_{false};
};

TEST(Records, OfRandomPlayAreReadAndPlayToTheSameBytes) {
    const int sessions = number_in_environment("CROUPIER_CONFORMANCE_RECORDS", 6);
    const int first = number_in_environment("CROUPIER_CONFORMANCE_SEED", 1);
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            for (int i = 0; i < sessions; ++i) {
                const auto seed =
                    static_cast<std::uint64_t>(first) * 1'000'003 + static_cast<std::uint64_t>(i);
                const Writing writing(*book, game, seed);
                ASSERT_EQ(writing.fault(), "") << writing.text();
                ASSERT_EQ(writing.replayed(), "") << writing.text();
            }
        }
    }
}

}  // namespace
}  // namespace croupier::testkit
