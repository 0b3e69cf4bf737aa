// croupier tournament schedule: how it will go, for people and for programs.
#include <algorithm>
#include <iostream>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "apps/files.hpp"
#include "apps/run_json.hpp"
#include "apps/terminal.hpp"
#include "apps/tournament/tournament.hpp"

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;
using tournament::Schedule;
using tournament::Sitting;

std::string counted(int count, std::string_view one) {
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

ordered_json one_json(const Schedule& schedule) {
    ordered_json sessions = ordered_json::array();
    for (const Sitting& session : schedule.sessions) {
        sessions.push_back(
            {{"name", session.name},
             {"players", session.players},
             {"tables", session.tables()},
             {"heats", session.heats},
             {"seats", session.seats},
             {"length", {{std::string(to_string(session.length.unit)), session.length.count}}},
             {"advance", session.advance},
             {"others", session.others},
             {"chips", session.chips_carried ? "carried" : ledger::to_string(session.chips)}});
    }
    ordered_json prizes = ordered_json::array();
    for (std::size_t i = 0; i < schedule.prizes.size(); ++i) {
        prizes.push_back({{"place", i + 1}, {"amount", ledger::to_string(schedule.prizes[i])}});
    }
    return {{"players", schedule.players},
            {"sessions", std::move(sessions)},
            {"pool", ledger::to_string(schedule.pool)},
            {"prizes", std::move(prizes)}};
}

void print_schedule(const Schedule& schedule) {
    constexpr int name_columns = 14;
    print_folded("\n{}\n", toned(counted(schedule.players, "player"), Tone::strong));
    for (const Sitting& session : schedule.sessions) {
        print_folded("  {:{}}{}, {}{}, {} each\n", session.name, name_columns,
                     seats_in_words(session), in_words(session.length),
                     session.heats > 1 ? fmt::format(" in {} heats", session.heats) : "",
                     session.chips_carried ? "chips as carried over"
                                           : ledger::to_string(session.chips) + " chips");
        if (const std::string on = who_goes_on(session); !on.empty()) {
            print_folded("  {:{}}{}: {} of {}\n", "", name_columns, on, session.go_on(),
                         session.players);
        }
    }
    print_folded("\n  {:{}}{}\n", "prize pool", name_columns, ledger::to_string(schedule.pool));
    for (std::size_t i = 0; i < schedule.prizes.size(); ++i) {
        print_folded("  {:{}}{}\n", ordinal(i + 1), name_columns,
                     ledger::to_string(schedule.prizes[i]));
    }
}

int write_file(const std::string& file, const std::string& text) {
    const Written written = write_whole(file, text);
    if (written.status != done) complain(written.wrong);
    return written.status;
}

}  // namespace

std::string in_words(const tournament::Length& length) {
    std::string_view unit = to_string(length.unit);
    if (length.count == 1) unit.remove_suffix(1);
    return fmt::format("{} {}", length.count, unit);
}

std::string ordinal(std::size_t place) {
    const std::size_t ten = place / 10 % 10;
    const std::size_t one = place % 10;
    const std::string_view ending = ten == 1   ? "th"
                                    : one == 1 ? "st"
                                    : one == 2 ? "nd"
                                    : one == 3 ? "rd"
                                               : "th";
    return fmt::format("{}{}", place, ending);
}

std::string seats_in_words(const Sitting& session) {
    const auto& seats = session.seats;
    const std::string tables = counted(session.tables(), "table");
    if (std::count(seats.begin(), seats.end(), seats.front()) == std::ssize(seats)) {
        return fmt::format("{} of {}", tables, seats.front());
    }
    const auto more = std::count(seats.begin(), seats.end(), seats.front());
    return fmt::format("{}: {} of {}, {} of {}", tables, more, seats.front(),
                       std::ssize(seats) - more, seats.back());
}

std::string chips_in_words(const Sitting& session) {
    return session.chips_carried ? "as carried over" : ledger::to_string(session.chips);
}

std::string who_goes_on(const Sitting& session) {
    std::string text;
    if (session.advance == 1) text = "the best of each table";
    if (session.advance > 1) text = fmt::format("the best {} of each table", session.advance);
    if (session.others > 0) {
        text += fmt::format("{}the best {}", text.empty() ? "" : " and ",
                            counted(session.others, "other"));
    }
    return text.empty() ? text
                        : text + (session.advance + session.others == 1 ? " goes on" : " go on");
}

ordered_json schedule_json(const Schedules& schedules) {
    if (schedules.size() == 1) return one_json(schedules.front());
    ordered_json all = ordered_json::array();
    for (const Schedule& each : schedules) all.push_back(one_json(each));
    return all;
}

int show_schedule(const TournamentOptions& options) {
    const int forms =
        (options.html ? 1 : 0) + (options.svg ? 1 : 0) + (options.output == Output::json ? 1 : 0);
    if (forms > 1) {
        complain("--json, --svg and --html exclude one another: choose one");
        return wrong_input;
    }
    const auto read = read_tournament(options.file);
    if (const auto* why = std::get_if<Unreadable>(&read)) {
        return tell_unreadable(options.file, *why, options.output);
    }
    const tournament::Conditions& conditions = std::get<TournamentFile>(read).header.conditions;
    Schedules schedules;
    for (const int players :
         options.players ? std::vector<int>{*options.players} : tournament::fields(conditions)) {
        auto found = tournament::schedule(conditions, players);
        if (const auto* why = std::get_if<std::string>(&found)) {
            complain(fmt::format("{}: {}", options.file, *why));
            return answer_is_no;
        }
        schedules.push_back(std::get<Schedule>(std::move(found)));
    }
    if (options.html) return write_file(*options.html, schedule_html(conditions, schedules));
    if (options.svg) return write_file(*options.svg, schedule_svg(conditions, schedules));
    if (options.output == Output::json) {
        std::cout << printed(schedule_json(schedules));
        return done;
    }
    print_folded("{}\n{}\n", toned(title_of(conditions), Tone::strong), kind_of(conditions));
    for (const Schedule& each : schedules) print_schedule(each);
    return done;
}

}  // namespace croupier::apps
