// croupier tournament: conditions before a regulator, and the schedule on the wall.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "apps/commands.hpp"
#include "tournament/review.hpp"
#include "tournament/schedule.hpp"

namespace croupier::apps {

struct TournamentOptions {
    std::string file{};
    Output output{Output::text};
    std::optional<int> players{};
    std::optional<std::string> html{};
    std::optional<std::string> svg{};
};

[[nodiscard]] int check_tournament(const TournamentOptions& options);
[[nodiscard]] int show_schedule(const TournamentOptions& options);

// A file that was read, with its header; or where and why it could not be.
struct TournamentFile {
    std::string name{};
    tournament::File file{};
    tournament::Header header{};
};
struct Unreadable {
    std::string text{};  // `FILE:LINE:COLUMN: what is wrong there`
    std::optional<tournament::Fault> fault{};
};
[[nodiscard]] std::variant<TournamentFile, Unreadable> read_tournament(const std::string& file);

// Tells of it on standard error, and as an object where one is wanted. Gives the exit status.
[[nodiscard]] int tell_unreadable(const std::string& file, const Unreadable& why, Output output);

// The title, or the name of the game where there is none.
[[nodiscard]] std::string title_of(const tournament::Conditions& conditions);
// `act-2018/blackjack, knock-out`
[[nodiscard]] std::string kind_of(const tournament::Conditions& conditions);
// `the best of each table and 3 others`; empty for the final
[[nodiscard]] std::string who_goes_on(const tournament::Sitting& session);
// `20 rounds`
[[nodiscard]] std::string in_words(const tournament::Length& length);
// `7 tables of 7`, `3 tables: 7, 7, 6`
[[nodiscard]] std::string seats_in_words(const tournament::Sitting& session);
// `1000`, `as carried over`
[[nodiscard]] std::string chips_in_words(const tournament::Sitting& session);
// `1st`
[[nodiscard]] std::string ordinal(std::size_t place);

using Schedules = std::vector<tournament::Schedule>;
[[nodiscard]] nlohmann::ordered_json schedule_json(const Schedules& schedules);
[[nodiscard]] std::string schedule_html(const tournament::Conditions& conditions,
                                        const Schedules& schedules);
[[nodiscard]] std::string schedule_svg(const tournament::Conditions& conditions,
                                       const Schedules& schedules);

}  // namespace croupier::apps
