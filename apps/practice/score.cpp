#include "apps/practice/score.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "apps/play/look.hpp"
#include "apps/play/pages.hpp"
#include "apps/play/screen.hpp"
#include "apps/terminal.hpp"

namespace croupier::apps {
namespace {

constexpr int code_columns = 20;

std::string counted(int count, std::string_view thing) {
    return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

}  // namespace

void show_clause(const rules::Clause& clause, const rules::Book& book) {
    constexpr int indent = 6;
    constexpr int columns_max = 100;
    const std::string text = fmt::format("{}: {}", cited(clause, book), clause.says());
    print_folded("    {}\n", wrapped(text, std::min(terminal_width(), columns_max), indent));
}

Score::Line& Score::of(const Kind& kind) {
    const auto found = std::find_if(lines_.begin(), lines_.end(),
                                    [&](const Line& line) { return line.kind == &kind; });
    if (found != lines_.end()) return *found;
    return lines_.emplace_back(Line{&kind});
}

int Score::times(const Kind& kind) const {
    for (const Line& line : lines_) {
        if (line.kind == &kind) return line.made;
    }
    return 0;
}

void Score::read_again(const table::Because& because) {
    if (because.empty()) return;
    const rules::Clause& clause = because.first();
    if (std::find(to_read_.begin(), to_read_.end(), clause) == to_read_.end()) {
        to_read_.push_back(clause);
    }
}

void Score::show(const rules::Book& book) const {
    Line all;
    for (const Line& line : lines_) {
        all.made += line.made;
        all.noticed += line.noticed;
        all.named += line.named;
        all.put_right += line.put_right;
    }
    print_folded("\n");
    if (all.made == 0) {
        show_text(fmt::format("{} without a mistake; {}.", counted(rounds_, "round"),
                              counted(false_alarms_, "false alarm")));
        return;
    }
    show_text(fmt::format("{}, {}: noticed {}, named rightly {}, remedy right {}; {}.",
                          counted(rounds_, "round"), counted(all.made, "mistake"), all.noticed,
                          all.named, all.put_right, counted(false_alarms_, "false alarm")));
    for (const Line& line : lines_) {
        const bool good = line.put_right == line.made;
        print_folded("  {}{}  {}\n", padded(std::string(line.kind->entry.code), code_columns),
                     toned(fmt::format("{} of {} put right", line.put_right, line.made),
                           good ? Tone::good : Tone::bad),
                     toned(line.kind->entry.called, Tone::faint));
    }
    if (to_read_.empty()) return;
    show_text("Read again:");
    for (const rules::Clause& clause : to_read_) {
        show_clause(clause, book);
    }
}

}  // namespace croupier::apps
