#include "apps/practice/pages.hpp"

#include <algorithm>

#include <fmt/core.h>

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

void show_clauses_to_read(const practice::Score& score, const rules::Book& book) {
    if (score.to_read().empty()) return;
    show_text("Read again:");
    show_clauses(score.to_read(), book);
}

}  // namespace

void show_happening(std::string_view text) {
    constexpr int columns_max = 100;
    const int width = std::min(terminal_width(), columns_max);
    std::string line = " ";
    while (!text.empty()) {
        const auto blank = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, blank);
        if (columns(line) > 2 && columns(line) + 1 + columns(word) > width) {
            print_folded("{}\n", line);
            line = " ";
        }
        line += fmt::format(" {}", word);
        text.remove_prefix(std::min(blank + 1, text.size()));
    }
    print_folded("{}\n", line);
}

void show_entries(std::span<const practice::Entry> entries) {
    constexpr int entry_columns = 62;
    const int count = static_cast<int>(entries.size());
    const int columns = terminal_width() >= 2 * entry_columns ? 2 : 1;
    const int rows = (count + columns - 1) / columns;
    for (int row = 0; row < rows; ++row) {
        std::string line;
        for (int i = row; i < count; i += rows) {
            const practice::Entry& entry = entries[static_cast<std::size_t>(i)];
            line = padded(std::move(line), (i / rows) * entry_columns);
            line += fmt::format("  {:>2}  {:<17} {}", i + 1, entry.code, entry.called);
        }
        print_folded("{}\n", line);
    }
}

void show_clauses(std::span<const rules::Clause> clauses, const rules::Book& book) {
    constexpr int indent = 6;
    constexpr int columns_max = 100;
    for (const rules::Clause& clause : rules::each_number_once(clauses)) {
        const std::string text =
            fmt::format("{}: {}", cited(clause, book), says_together(clauses, clause));
        print_folded("    {}\n", wrapped(text, std::min(terminal_width(), columns_max), indent));
    }
}

void show_verdict(const practice::Verdict& verdict, const rules::Book& book) {
    show_text(verdict.why);
    show_clauses(verdict.because.all(), book);
}

void show_judgement(const practice::Judgement& judgement, const rules::Book& book) {
    using Is = practice::Judgement::Is;
    const practice::Entry& best = entry_of(judgement.verdict.right);
    if (judgement.is == Is::right) {
        show_text("Right.", Tone::good);
    } else if (judgement.is == Is::allowed) {
        show_text(
            fmt::format("That will do; the first choice is `{}`: {}.", best.code, best.called),
            Tone::good);
    } else {
        show_text(fmt::format("No: {}.", best.called), Tone::bad);
    }
    show_verdict(judgement.verdict, book);
}

void show_score(const practice::Score& score, const rules::Book& book) {
    const practice::Score::Line all = score.total();
    print_folded("\n");
    if (all.made == 0) {
        show_text(fmt::format("{} without a mistake; {}.", counted(score.rounds(), "round"),
                              counted(score.false_alarms(), "false alarm")));
        return;
    }
    show_text(fmt::format("{}, {}: noticed {}, named rightly {}, remedy right {}; {}.",
                          counted(score.rounds(), "round"), counted(all.made, "mistake"),
                          all.noticed, all.named, all.put_right,
                          counted(score.false_alarms(), "false alarm")));
    for (const practice::Score::Line& line : score.lines()) {
        const bool good = line.put_right == line.made;
        print_folded("  {}{}  {}\n", padded(std::string(line.kind->entry.code), code_columns),
                     toned(fmt::format("{} of {} put right", line.put_right, line.made),
                           good ? Tone::good : Tone::bad),
                     toned(line.kind->entry.called, Tone::faint));
    }
    show_clauses_to_read(score, book);
}

void show_score(const practice::Dealing::Tally& tally, const rules::Book& book) {
    const auto all = tally.total();
    print_folded("\n");
    show_text(fmt::format("{}: {} right at the first try, {} wrong, {} asked for.",
                          counted(tally.mistakes.rounds(), "round"), counted(all.right, "act"),
                          all.wrong, all.asked));
    for (std::size_t i = 0; i < tally.lines.size(); ++i) {
        const auto& line = tally.lines[i];
        const int times = line.right + line.wrong + line.asked;
        if (times == 0) continue;
        const practice::Entry& duty = practice::duties[i];
        print_folded("  {}{}  {}\n", padded(std::string(duty.code), code_columns),
                     toned(fmt::format("{:>3} right, {:>2} wrong, {:>2} asked for", line.right,
                                       line.wrong, line.asked),
                           line.right == times ? Tone::good : Tone::bad),
                     toned(duty.called, Tone::faint));
    }
    for (const practice::Score::Line& line : tally.mistakes.lines()) {
        print_folded("  {}{}  {}\n", padded(std::string(line.kind->entry.code), code_columns),
                     toned(fmt::format("{} of {} put right", line.put_right, line.made), Tone::bad),
                     toned(line.kind->entry.called, Tone::faint));
    }
    show_clauses_to_read(tally.mistakes, book);
}

}  // namespace croupier::apps
