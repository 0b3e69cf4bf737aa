// How a tournament will go: sessions, tables, seats and prizes for a field of so many players.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "tournament/conditions.hpp"

namespace croupier::tournament {

// One session as it will be played if nobody stays away and nobody goes out early.
struct Sitting {
    std::string name{};
    int players{0};
    int heats{1};              // in which its tables are played one after the other
    std::vector<int> seats{};  // how many sit at table 1, 2 and more
    Length length{};
    int advance{0};  // of each table; none in the final and for points
    int others{0};
    Money chips{};
    bool chips_carried{false};

    [[nodiscard]] int tables() const { return static_cast<int>(seats.size()); }
    // How many go on from it.
    [[nodiscard]] int go_on() const;
};

struct Schedule {
    int players{0};
    std::vector<Sitting> sessions{};
    Money pool{};
    std::vector<Money> prizes{};  // from first place down
};

// A sentence for people where no such field can be seated.
using ScheduleOr = std::variant<Schedule, std::string>;
[[nodiscard]] ScheduleOr schedule(const Conditions& conditions, int players);

// The fields that are shown where nobody says which: the largest that the conditions allow, or the
// four of the Magnificent Sevens Tournament. Without an upper limit one full table.
[[nodiscard]] std::vector<int> fields(const Conditions& conditions);

// Of so many players the first tables have one more than the rest.
[[nodiscard]] std::vector<int> spread(int players, int tables);

}  // namespace croupier::tournament
