// croupier_shuffle_tests SHUFFLES [SEED | live]: shuffles each pack so many times and sets what it
// counts beside what a uniform order leads one to expect. Ends with 1 if anything is not so.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string_view>

#include <fmt/core.h>

#include "chance/quality.hpp"

namespace croupier::chance {
namespace {

std::optional<std::uint64_t> number(const char* text) {
    char* end = nullptr;
    const unsigned long long value = std::strtoull(text, &end, 10);
    if (end == text || *end != '\0' || *text == '-') return std::nullopt;
    return value;
}

class Report {
public:
    void add(std::string_view title, const std::vector<Finding>& findings) {
        heading(title);
        for (const Finding& finding : findings) {
            row(finding, finding.passes() ? "pass" : "FAIL");
            ++count_;
            failed_ += finding.passes() ? 0 : 1;
            smallest_ = std::min(smallest_, finding.p);
        }
    }

    // What is wrong on purpose must be found out; it does not count as a finding.
    void add_wrong_on_purpose(std::string_view title, const std::vector<Finding>& findings) {
        heading(title);
        std::size_t caught = 0;
        for (const Finding& finding : findings) {
            row(finding, finding.passes() ? "unseen" : "caught");
            caught += finding.passes() ? 0 : 1;
        }
        if (caught == 0) ++missed_;
    }

    // Gives whether all is well.
    [[nodiscard]] bool end() const {
        fmt::print("\n{} findings, {} failed, smallest p {:.3g}; a finding fails below p {:.0e}\n",
                   count_, failed_, smallest_, alarm_of_each);
        if (missed_ > 0) fmt::print("{} wrong on purpose and not caught\n", missed_);
        if (count_ > findings_max) fmt::print("more findings than the level allows for\n");
        return failed_ == 0 && missed_ == 0 && count_ <= findings_max;
    }

private:
    static void heading(std::string_view title) {
        fmt::print("\n{}\n{:11} {:53} {:>13} {:>13} {:>12} {:>8} {:>9}\n", title, "group", "what",
                   "expected", "seen", "statistic", "freedom", "p");
    }
    static void row(const Finding& finding, std::string_view verdict) {
        const std::string freedom =
            finding.freedom > 0 ? fmt::format("{:.0f}", finding.freedom) : "normal";
        fmt::print("{:11} {:53} {:13.6f} {:13.6f} {:12.3f} {:>8} {:9.3g} {}\n", finding.group,
                   finding.what, finding.expected, finding.seen, finding.statistic, freedom,
                   finding.p, verdict);
        std::fflush(stdout);
    }

    std::size_t count_{0};
    std::size_t failed_{0};
    std::size_t missed_{0};
    double smallest_{1};
};

bool run(Source& source, std::uint64_t shuffles) {
    Report report;
    const Shuffler shuffler = [&](Cards cards) { shuffle(cards, source); };
    for (const int decks : {1, 6, 8}) {
        for (const int faces : {52, 48}) {
            report.add(fmt::format("{} shuffles of {} decks of {} cards", shuffles, decks, faces),
                       check_shuffle({decks, faces}, shuffler, shuffles));
        }
    }
    report.add(fmt::format("{} shuffles of five cards", shuffles),
               check_five_cards(shuffler, shuffles));
    report.add(fmt::format("{} numbers below each bound", shuffles),
               check_below([&](std::uint64_t bound) { return source.below(bound); },
                           bounds_to_check(), shuffles));
    report.add("numbers drawn again", check_draws_again(source, shuffles));
    for (const std::uint64_t bound : bounds_of_strong_bias()) {
        report.add_wrong_on_purpose(
            "wrong on purpose: the plain remainder, with nothing drawn again",
            check_below([&](std::uint64_t below) { return source.next() % below; },
                        std::span(&bound, 1), shuffles));
    }
    return report.end();
}

}  // namespace
}  // namespace croupier::chance

int main(int count, char** words) {
    using namespace croupier::chance;
    const std::uint64_t shuffles = count > 1 ? number(words[1]).value_or(0) : 0;
    const bool live = count > 2 && std::string_view(words[2]) == "live";
    const auto seed = count > 2 && !live ? number(words[2]) : std::optional<std::uint64_t>(1);
    if (shuffles < shuffles_min || !seed || count > 3) {
        fmt::print(stderr, "croupier_shuffle_tests SHUFFLES [SEED | live], {} shuffles or more\n",
                   shuffles_min);
        return 2;
    }
    std::unique_ptr<Source> source;
    if (live) {
        source = std::make_unique<Live>();
        fmt::print("source: live\n");
    } else {
        source = std::make_unique<Seeded>(*seed);
        fmt::print("source: seed {}\n", *seed);
    }
    return run(*source, shuffles) ? 0 : 1;
}
