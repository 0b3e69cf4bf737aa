#include "tournament/terms.hpp"

#include <chrono>
#include <numeric>

#include <fmt/format.h>

namespace croupier::tournament {
namespace {

Points lowest(std::int64_t over, std::int64_t under) {
    const std::int64_t common = std::gcd(over, under);
    return {over / common, under / common};
}

}  // namespace

Points operator+(Points a, Points b) {
    const std::int64_t under = std::lcm(a.under, b.under);
    return lowest(a.over * (under / a.under) + b.over * (under / b.under), under);
}

Points divided(Points points, int among) { return lowest(points.over, points.under * among); }

bool operator<(Points a, Points b) { return a.over * b.under < b.over * a.under; }

std::string to_string(Day day) {
    const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{day.number}}};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::string time_of_day(int minute) { return fmt::format("{:02}:{:02}", minute / 60, minute % 60); }

std::string to_string(Minute minute) {
    const Day day{static_cast<std::int32_t>(minute.number / minutes_of_a_day)};
    return fmt::format("{} {}", to_string(day),
                       time_of_day(static_cast<int>(minute.number % minutes_of_a_day)));
}

std::string to_string(Seconds length) {
    if (length.number % 3'600 == 0) return fmt::format("{}h", length.number / 3'600);
    if (length.number % 60 == 0) return fmt::format("{}m", length.number / 60);
    return fmt::format("{}s", length.number);
}

std::string to_string(Share share) {
    const int whole = share.hundredths / 100;
    const int rest = share.hundredths % 100;
    if (rest == 0) return fmt::format("{}%", whole);
    if (rest % 10 == 0) return fmt::format("{}.{}%", whole, rest / 10);
    return fmt::format("{}.{:02}%", whole, rest);
}

std::string to_string(Points points) {
    if (points.under == 1) return std::to_string(points.over);
    return fmt::format("{}/{}", points.over, points.under);
}

}  // namespace croupier::tournament
