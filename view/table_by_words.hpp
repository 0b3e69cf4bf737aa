// For the tests of this folder: a table that is run by a record, with what a viewer gets of it.
#pragma once

#include <list>
#include <string>

#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "record/session.hpp"
#include "view/seen.hpp"
#include "view/view_json.hpp"

namespace croupier::view {

class TableByWords {
public:
    // A statement a line; each must be done.
    TableByWords(record::Books books, const std::string& record) : session_(books) {
        std::size_t from = 0;
        while (from < record.size()) {
            const std::size_t end = std::min(record.find('\n', from), record.size());
            say(record.substr(from, end - from));
            from = end + 1;
        }
    }

    void say(const std::string& words) {
        lines_.push_back(words);
        const auto read = record::parse_line(lines_.back());
        ASSERT_TRUE(std::holds_alternative<record::Statement>(read)) << words;
        const auto outcome = session_.take(std::get<record::Statement>(read));
        ASSERT_EQ(outcome.is, record::Outcome::Is::done)
            << words << ": " << outcome.refusal.reason << outcome.wrong;
        if (!session_.is_open()) return;
        seen.clear();
        for (const table::Event& event : session_.events()) {
            befores.push_back(state_);
            seen.push_back(event);
            remember(memory, state_, event);
            apply(state_, event);
        }
    }

    [[nodiscard]] const State& state() const { return session_.state(); }
    [[nodiscard]] nlohmann::ordered_json view(const std::string& name,
                                              std::vector<Duty> duties = {}) const {
        const Viewer viewer = viewer_of(state(), name, std::move(duties));
        return to_json(view_of(state(), viewer, memory));
    }
    // The offers of that word, with what they are about.
    [[nodiscard]] nlohmann::ordered_json offers(const std::string& name, const char* list,
                                                const char* offer) const {
        auto found = nlohmann::ordered_json::array();
        const auto whole = view(name);
        for (auto each : whole[list]) {
            if (each["offer"] != offer) continue;
            each.erase("order");
            found.push_back(each);
        }
        return found;
    }

    Memory memory{};
    std::vector<table::Event> seen{};  // of the last statement
    std::vector<State> befores{};      // before each event so far

private:
    std::list<std::string> lines_{};
    record::Session session_;
    State state_{};
};

}  // namespace croupier::view
