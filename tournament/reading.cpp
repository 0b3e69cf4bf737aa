#include "tournament/reading.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <numeric>
#include <optional>

#include <fmt/format.h>

namespace croupier::tournament {
namespace {

constexpr auto reserved = std::to_array<Word>(
    {"condition", "table", "play-off", "everyone", "players", "session", "out", "none"});

// Digits alone, so many of them.
std::optional<int> digits(Word word, std::size_t count) {
    int number = 0;
    const char* end = word.data() + word.size();
    const bool plain = word.size() == count && std::all_of(word.begin(), word.end(), [](char c) {
                           return c >= '0' && c <= '9';
                       });
    if (!plain || std::from_chars(word.data(), end, number).ec != std::errc{}) return std::nullopt;
    return number;
}

std::optional<std::int64_t> whole(Word word, std::int64_t most) {
    std::int64_t number = 0;
    const char* end = word.data() + word.size();
    if (word.empty() || word.front() < '0' || word.front() > '9') return std::nullopt;
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    if (error != std::errc{} || stop != end || number > most) return std::nullopt;
    return number;
}

}  // namespace

bool read_name(Words& words, Name& out) {
    const auto same = [&](Word keyword) {
        return std::equal(
            keyword.begin(), keyword.end(), words.front().begin(), words.front().end(),
            [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b - 'A' + 'a' : b); });
    };
    const auto found = std::find_if(reserved.begin(), reserved.end(), same);
    if (found != reserved.end()) {
        return words.wrong(fmt::format("a name; {} is a keyword and no one's name", *found));
    }
    return words.name(out);
}

bool read_day(Words& words, Day& out) {
    const Word word = words.front();
    const bool formed = word.size() == 10 && word[4] == '-' && word[7] == '-';
    const auto year = digits(word.substr(0, 4), 4);
    const auto month = formed ? digits(word.substr(5, 2), 2) : std::nullopt;
    const auto day = formed ? digits(word.substr(8, 2), 2) : std::nullopt;
    if (!year || !month || !day) return words.wrong("a date such as 2026-11-20");
    const std::chrono::year_month_day date{std::chrono::year{*year},
                                           std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    if (!date.ok() || *year < 1970) {
        return words.wrong("a date of the calendar, from 1970-01-01 on");
    }
    out.number = static_cast<std::int32_t>(std::chrono::sys_days{date}.time_since_epoch().count());
    words.advance();
    return true;
}

bool read_time(Words& words, int& minute_of_day) {
    const Word word = words.front();
    const bool formed = word.size() == 5 && word[2] == ':';
    const auto hour = formed ? digits(word.substr(0, 2), 2) : std::nullopt;
    const auto minute = formed ? digits(word.substr(3, 2), 2) : std::nullopt;
    if (!hour || !minute || *hour > 23 || *minute > 59) {
        return words.wrong("a time from 00:00 to 23:59");
    }
    minute_of_day = *hour * 60 + *minute;
    words.advance();
    return true;
}

bool read_minute(Words& words, Minute& out) {
    Day day;
    int minute_of_day = 0;
    if (!read_day(words, day) || !read_time(words, minute_of_day)) return false;
    out = minute_of(day, minute_of_day);
    return true;
}

bool read_length(Words& words, Seconds& out) {
    const Word word = words.front();
    const char unit = word.empty() ? ' ' : word.back();
    const int seconds = unit == 's' ? 1 : unit == 'm' ? 60 : unit == 'h' ? 3'600 : 0;
    constexpr std::int64_t day = 24 * 3'600;
    const auto number = seconds == 0 ? std::nullopt : whole(word.substr(0, word.size() - 1), day);
    if (!number || *number == 0 || *number * seconds > day) {
        return words.wrong("a length of time such as 20s, 15m or 2h, a day at most");
    }
    out.number = static_cast<std::int32_t>(*number * seconds);
    words.advance();
    return true;
}

bool read_share(Words& words, Share& out) {
    constexpr Word a_share = "a share such as 70% or 33.33%, at most 100%";
    Word word = words.front();
    if (!word.ends_with('%')) return words.wrong(std::string(a_share));
    word.remove_suffix(1);
    const auto [amount, why] = ledger::parse_money(word);
    if (why == ledger::NotMoney::too_many_decimals) {
        return words.wrong("a share with at most two decimals");
    }
    // An amount has two decimals as well.
    if (why || amount.cents > whole_share.hundredths) return words.wrong(std::string(a_share));
    out.hundredths = static_cast<std::int32_t>(amount.cents);
    words.advance();
    return true;
}

bool read_points(Words& words, std::int64_t under_max, Points& out) {
    constexpr std::int64_t over_max = 1'000'000'000;
    const Word word = words.front();
    const std::size_t bar = word.find('/');
    const auto over = whole(word.substr(0, bar), over_max);
    const auto under =
        bar == Word::npos ? std::optional<std::int64_t>(1) : whole(word.substr(bar + 1), over_max);
    if (!over || !under || *under == 0) {
        return words.wrong("points such as 7 or 20/3");
    }
    if (bar != Word::npos && (*under == 1 || std::gcd(*over, *under) != 1)) {
        return words.wrong("points in lowest terms, such as 20/3 and not 40/6");
    }
    if (*under > under_max) {
        return words.wrong(fmt::format("points in parts of {} at the smallest", under_max));
    }
    out = {*over, *under};
    words.advance();
    return true;
}

bool read_number(Words& words, Word what, int least, int most, int& out) {
    const auto number = whole(words.front(), most);
    if (!number || *number < least) {
        return words.wrong(fmt::format("{} from {} to {}", what, least, most));
    }
    out = static_cast<int>(*number);
    words.advance();
    return true;
}

}  // namespace croupier::tournament
