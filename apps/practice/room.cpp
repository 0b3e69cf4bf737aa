#include "apps/practice/room.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include <fmt/core.h>

#include "apps/files.hpp"
#include "apps/play/look.hpp"
#include "apps/play/save.hpp"
#include "apps/play/screen.hpp"
#include "apps/play/setup.hpp"
#include "apps/play/typed.hpp"
#include "apps/practice/pages.hpp"
#include "apps/terminal.hpp"
#include "record/words.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::apps {
namespace {

using practice::Entry;

// A table with few decks comes to its cutting card more often.
constexpr int decks_in_practice = 4;

}  // namespace

std::optional<std::size_t> find_entry(std::string_view word, std::span<const Entry> entries) {
    if (word.find_first_not_of("0123456789") == std::string_view::npos && word.size() < 4) {
        const auto number = static_cast<std::size_t>(std::stoi(std::string(word)));
        return number >= 1 && number <= entries.size() ? std::optional(number - 1) : std::nullopt;
    }
    const std::string code = in_small_letters(word);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].code == code) return i;
    }
    return std::nullopt;
}

void Screen::hear(std::string_view what) { show_happening(what); }

void Screen::hear_round(int round, int rounds) {
    print_folded("\n{}\n", toned(fmt::format("Round {} of {}", round, rounds), Tone::strong));
}

std::string Screen::card_text(cards::Card card) const { return apps::card_text(card); }

Room::Room(const PlayOptions& options, Screen& screen)
    : options_(options),
      seed_(options.seed ? *options.seed : chance::Live().next()),
      whim_(~seed_),
      session_(rulebooks::all()),
      floor_(session_, whim_, screen) {}

bool Room::open() {
    if (options_.score) {
        if (const Written may = may_write(*options_.score); may.status != done) {
            complain(may.wrong);
            return false;
        }
    }
    const auto set = [&](std::string line) {
        if (!set_up(session_, line)) return false;
        floor_.keep(std::move(line));
        return true;
    };
    const auto statements = statements_of(options_.table);
    if (!statements) return false;
    if (!std::all_of(statements->begin(), statements->end(), set)) return false;
    const auto& rules = session_.header().setup().rules;
    if (!options_.table.decks && rules.decks.value.allows(decks_in_practice) &&
        !set(fmt::format("set decks {}", decks_in_practice))) {
        return false;
    }
    const ledger::Money ante = usual_ante(session_.header().setup());
    if (ante > ledger::nothing && !set(fmt::format("set ante {}", ledger::to_string(ante)))) {
        return false;
    }
    if (!set("set dealer manual") || !set(fmt::format("seed {}", seed_))) return false;
    session_.open();
    floor_.seat_people();
    lines_.emplace("practice-history");
    return true;
}

void Room::show_people() const {
    std::string people;
    for (const practice::Sitter& sitter : floor_.sitters()) {
        people +=
            fmt::format("{}{} at box {}", people.empty() ? "" : ", ", sitter.name, sitter.box);
    }
    show_text(fmt::format("{}. {} decks, limits {} to {}.", people, state().setup.decks,
                          ledger::to_string(state().setup.minimum),
                          ledger::to_string(state().setup.maximum)));
}

bool Room::read(std::string& line, std::string_view prompt) {
    while (true) {
        switch (lines_->next(line, prompt)) {
            case Lines::Read::line: return true;
            case Lines::Read::too_long:
                show_text(fmt::format("this line is longer than {} bytes", typed_bytes_max));
                continue;
            case Lines::Read::end:
            case Lines::Read::interrupted:
                if (lines_->has_terminal()) print_folded("\n");
                is_over_ = true;
                return false;
        }
    }
}

std::optional<std::size_t> Room::choose(std::string_view word, std::string_view question,
                                        std::string_view leave, std::span<const Entry> entries) {
    std::string line;
    std::string answer;
    bool shown = false;
    while (true) {
        if (!word.empty()) {
            if (const auto found = find_entry(word, entries)) return found;
            show_text(fmt::format(
                "'{}' is not in the list: a number from 1 to {}, or a code such as `{}`; Enter {}.",
                record::printable(word), entries.size(), entries[0].code, leave));
        }
        if (!shown) show_entries(entries);
        shown = true;
        show_text(question, Tone::strong);
        if (!read(line, "? ")) return std::nullopt;
        const auto words = words_of(line);
        if (words.empty() || words[0] == "back") return std::nullopt;
        answer = std::string(words[0]);
        word = answer;
    }
}

void Room::save(const std::vector<std::string_view>& words) const {
    if (words.size() != 2) {
        show_text("`save FILE` keeps the record in that file.");
        return;
    }
    const Existing existing =
        in_small_letters(words[0]) == "save!" ? Existing::replace : Existing::keep;
    const std::string says = saved(std::string(words[1]), floor_.record(), existing);
    if (!says.empty()) show_text(says);
}

int Room::close(const std::function<std::string(double seconds)>& score) const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began_;
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        complain("standard output could not be written to the end");
        return world_failed;
    }
    if (!options_.score) return done;
    const Written written = write_whole(*options_.score, score(passed.count()) + '\n');
    if (written.status != done) complain(written.wrong);
    return written.status;
}

}  // namespace croupier::apps
