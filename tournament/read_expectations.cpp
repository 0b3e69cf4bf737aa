// What may stand behind `expect`.
#include <array>

#include "tournament/reading.hpp"

namespace croupier::tournament {
namespace {

struct Expected {
    Word word;
    bool (*read)(Words& words, Word which, What& out);
};

bool read_complete(Words&, Word, What& out) {
    out = ExpectComplete{};
    return true;
}

bool read_clause(Words& words, Word which, What& out) {
    ExpectClause expect{which, {}};
    if (!words.clause(expect.clause)) return false;
    out = expect;
    return true;
}

bool read_phase(Words& words, Word, What& out) {
    ExpectPhase expect;
    if (!words.one_of(
            {"conditions", "entries", "closed", "session", "between", "finished", "cancelled"},
            expect.word)) {
        return false;
    }
    out = expect;
    return true;
}

bool read_count(Words& words, Word of, What& out) {
    ExpectCount expect{of, 0};
    if (!words.count(expect.count, "a number such as 49")) return false;
    out = expect;
    return true;
}

bool read_seat_of(Words& words, Word, What& out) {
    ExpectSeat expect;
    if (!read_name(words, expect.name) || !read_table(words, expect.table) ||
        !read_seat(words, expect.seat)) {
        return false;
    }
    out = expect;
    return true;
}

bool read_chips(Words& words, Word, What& out) {
    ExpectChips expect;
    if (!read_name(words, expect.name) || !words.money(expect.amount)) return false;
    out = expect;
    return true;
}

bool read_at_table(Words& words, Word which, What& out) {
    ExpectAtTable expect{which, 0, {}};
    if (!read_table(words, expect.table) || !read_name(words, expect.name)) return false;
    out = expect;
    return true;
}

bool read_warned(Words& words, Word, What& out) {
    ExpectWarned expect;
    if (!read_name(words, expect.name)) return false;
    out = expect;
    return true;
}

bool read_table_is(Words& words, Word, What& out) {
    ExpectTable expect;
    Word word;
    if (!read_table(words, expect.table) || !words.one_of({"open", "complete"}, word)) {
        return false;
    }
    expect.complete = word == "complete";
    out = expect;
    return true;
}

// A name and what is expected of it.
template <class Expect, class T>
bool read_number_of(Words& words, T Expect::*number, Word what, What& out) {
    Expect expect;
    if (!read_name(words, expect.name) || !words.count(expect.*number, what)) return false;
    out = expect;
    return true;
}

bool read_names(Words& words, Word which, What& out) {
    ExpectNames expect{which, {}};
    const bool none = which == "tie" && words.taken("none");
    if (!none && !read_list(words, read_name, expect.names)) return false;
    out = expect;
    return true;
}

bool read_session(Words& words, Word which, What& out) {
    ExpectSession expect;
    if (which == "session" &&
        !read_number(words, "a session", 1, sessions_max, expect.number.emplace())) {
        return false;
    }
    struct Part {
        Word word;
        std::optional<int> ExpectSession::*number;
    };
    constexpr auto parts = std::to_array<Part>({{"players", &ExpectSession::players},
                                                {"tables", &ExpectSession::tables},
                                                {"heats", &ExpectSession::heats},
                                                {"advance", &ExpectSession::advance},
                                                {"others", &ExpectSession::others}});
    while (!words.said()) {
        Word word;
        if (!words.one_of({"players", "tables", "heats", "advance", "others"}, word)) return false;
        for (const Part& part : parts) {
            if (part.word != word) continue;
            if (!words.count((expect.*part.number).emplace(), "a number such as 7")) return false;
        }
    }
    out = expect;
    return true;
}

bool read_points_of(Words& words, Word, What& out) {
    ExpectPoints expect;
    constexpr std::int64_t any = 1'000'000'000;
    if (!read_name(words, expect.name) || !read_points(words, any, expect.points)) return false;
    out = expect;
    return true;
}

bool read_sum(Words& words, Word of, What& out) {
    ExpectSum expect{of, {}};
    const bool read =
        of == "operator" ? words.signed_money(expect.amount) : words.money(expect.amount);
    if (!read) return false;
    out = expect;
    return true;
}

bool read_paid(Words& words, Word what, What& out) {
    ExpectPaid expect{what, {}, {}};
    if (!read_name(words, expect.name) || !words.money(expect.amount)) return false;
    out = expect;
    return true;
}

constexpr auto expectations = std::to_array<Expected>({
    {"advances", read_names},
    {"bettor", read_at_table},
    {"bonus", read_paid},
    {"bonuses", read_sum},
    {"carried", read_count},
    {"chips", read_chips},
    {"cites", read_clause},
    {"commission", read_sum},
    {"complete", read_complete},
    {"eliminated", read_names},
    {"entrants", read_count},
    {"leader", read_at_table},
    {"marker", read_at_table},
    {"missing", read_clause},
    {"next-session", read_session},
    {"notice", read_clause},
    {"operator", read_sum},
    {"others", read_names},
    {"paid", read_sum},
    {"phase", read_phase},
    {"place",
     [](Words& words, Word, What& out) {
         return read_number_of(words, &ExpectPlace::place, "a place such as 1", out);
     }},
    {"points", read_points_of},
    {"pool", read_sum},
    {"prize", read_paid},
    {"refund", read_paid},
    {"refunds", read_sum},
    {"remaining", read_count},
    {"reserves", read_count},
    {"seat", read_seat_of},
    {"session", read_session},
    {"standing",
     [](Words& words, Word, What& out) {
         return read_number_of(words, &ExpectStanding::rank, "a rank such as 1", out);
     }},
    {"table", read_table_is},
    {"tie", read_names},
    {"warned", read_warned},
});

}  // namespace

bool read_expectation(Words& words, What& out) {
    words.advance();
    for (const Expected& expected : expectations) {
        const Word which = words.front();
        if (words.taken(expected.word)) return expected.read(words, which, out);
    }
    std::array<Word, expectations.size()> candidates{};
    for (std::size_t i = 0; i < expectations.size(); ++i) candidates[i] = expectations[i].word;
    return words.wrong_choice("what is expected, one of " + record::listed(candidates), candidates);
}

}  // namespace croupier::tournament
