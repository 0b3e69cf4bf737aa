// Reading the words that only tournaments have. As the readers of record::Words, each returns false
// on the first word that is wrong, and `words.fault` says why.
#pragma once

#include "record/words.hpp"
#include "tournament/statement.hpp"

namespace croupier::tournament {

using record::Words;

// A person's name, which is none of the words that a tournament keeps for itself.
[[nodiscard]] bool read_name(Words& words, Name& out);
[[nodiscard]] bool read_day(Words& words, Day& out);
[[nodiscard]] bool read_time(Words& words, int& minute_of_day);
[[nodiscard]] bool read_minute(Words& words, Minute& out);  // a day and a time
[[nodiscard]] bool read_length(Words& words, Seconds& out);
[[nodiscard]] bool read_share(Words& words, Share& out);

// A fraction that is in lowest terms and whose denominator is at most this.
inline constexpr std::int64_t points_under_max = 12;
[[nodiscard]] bool read_points(Words& words, std::int64_t under_max, Points& out);

// A whole number within these bounds.
[[nodiscard]] bool read_number(Words& words, Word what, int least, int most, int& out);
[[nodiscard]] inline bool read_table(Words& words, int& out) {
    return read_number(words, "a table", 1, tables_max, out);
}
[[nodiscard]] inline bool read_seat(Words& words, int& out) {
    return read_number(words, "a seat", 1, seats_max, out);
}

// A day if one is written, and a time.
template <class Said>
[[nodiscard]] bool read_day_and_time(Words& words, Said& said) {
    if (words.front().find('-') != Word::npos && !read_day(words, said.day.emplace())) return false;
    return read_time(words, said.minute_of_day);
}

// One or more of something, up to the end of what is said.
template <class T, class Read>
[[nodiscard]] bool read_list(Words& words, Read&& read, List<T>& out) {
    std::vector<T> list;
    do {
        T each{};
        if (!read(words, each)) return false;
        list.push_back(each);
    } while (!words.said());
    out = words.keep(std::move(list));
    return true;
}

// The statements by theme. In front stands `condition`, `expect`, or whoever or whatever else a
// statement of the course begins with.
[[nodiscard]] bool read_condition(Words& words, What& out);
[[nodiscard]] bool read_expectation(Words& words, What& out);
[[nodiscard]] bool read_course(Words& words, Statement& out);

}  // namespace croupier::tournament
