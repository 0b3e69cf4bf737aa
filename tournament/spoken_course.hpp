// A tournament for tests, which takes statements one by one and keeps what came of the last.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "tournament/course.hpp"
#include "tournament/parse.hpp"

namespace croupier::tournament {

// `19.9 19.21`
inline std::string numbers(const std::vector<Clause>& clauses) {
    std::string out;
    for (const Clause& clause : clauses) {
        if (!out.empty()) out += ' ';
        out += clause.number();
    }
    return out;
}

class SpokenCourse {
public:
    void open(const std::string& header, Books books) {
        Header found = read_header(std::get<File>(parse(header)), books);
        ASSERT_FALSE(found.fault);
        state = opened(std::move(found.conditions));
    }
    // `done`, the clauses that refuse with blanks between them, or what is wrong.
    std::string say(const std::string& line) {
        const auto parsed = parse_line(line);
        if (const auto* fault = std::get_if<Fault>(&parsed)) return record::to_string(*fault);
        const auto& statement = std::get<Statement>(parsed);
        last = decide(state, statement.what, statement.reason);
        if (last.refusal) {
            EXPECT_TRUE(last.events.empty());
            return numbers(last.refusal->because);
        }
        if (!last.done()) return last.wrong;
        for (const Event& event : last.events) {
            EXPECT_FALSE(event.because.empty());
            for (const Clause& clause : event.because) {
                EXPECT_TRUE(rules::may_cite(*state.conditions.book, clause)) << line;
            }
            apply(state, event);
        }
        return "done";
    }
    void says(std::initializer_list<std::string> lines) {
        for (const std::string& line : lines) EXPECT_EQ(say(line), "done") << line;
    }
    [[nodiscard]] const Entry& of(const std::string& name) const {
        return state.entries[find_entry(state, name)];
    }
    [[nodiscard]] std::string tied() const {
        std::string out;
        for (const EntryId entry : state.session->tied) out += state.entries[entry].player + ' ';
        return out;
    }

    State state{};
    Decision last{};
};

}  // namespace croupier::tournament
