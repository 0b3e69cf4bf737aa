// croupier play --as supervisor: practice for those who watch over a dealer.
#include <algorithm>
#include <cstdio>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "apps/play/lines.hpp"
#include "apps/play/look.hpp"
#include "apps/play/play.hpp"
#include "apps/play/save.hpp"
#include "apps/play/screen.hpp"
#include "apps/play/setup.hpp"
#include "apps/practice/pages.hpp"
#include "apps/terminal.hpp"
#include "practice/watch.hpp"
#include "record/words.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::apps {
namespace {

using practice::Entry;
using practice::Remedy;
using practice::Watch;

constexpr int decks_in_training = 4;

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const auto from = line.find_first_not_of(" \t");
        if (from == std::string_view::npos) return words;
        line.remove_prefix(from);
        const auto to = std::min(line.find_first_of(" \t"), line.size());
        words.push_back(line.substr(0, to));
        line.remove_prefix(to);
    }
}

// The place of an entry, from its number in the list or its code.
std::optional<std::size_t> find_entry(std::string_view word, std::span<const Entry> entries) {
    if (word.find_first_not_of("0123456789") == std::string_view::npos && word.size() < 4) {
        const auto number = static_cast<std::size_t>(std::stoi(std::string(word)));
        return number >= 1 && number <= entries.size() ? std::optional(number - 1) : std::nullopt;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].code == word) return i;
    }
    return std::nullopt;
}

std::string_view how(practice::Revealed why) {
    switch (why) {
        case practice::Revealed::table_found_it: return "The table comes upon it by itself.";
        case practice::Revealed::moment_is_gone: return "You have let something pass.";
        case practice::Revealed::round_is_over: break;
    }
    return "Nobody has called it.";
}

class Screen final : public practice::Listener {
public:
    explicit Screen(const record::Session& session) : session_(session) {}

    void hear(std::string_view what) override { show_happening(what); }
    void hear_round(int round, int rounds) override {
        print_folded("\n{}\n", toned(fmt::format("Round {} of {}", round, rounds), Tone::strong));
    }
    void hear_mistake(practice::Revealed why, const practice::Kind& kind,
                      const practice::Verdict& verdict) override {
        show_text(fmt::format("{} What was wrong: {}. What is to be done: {}.", how(why),
                              kind.entry.called, entry_of(verdict.right).called),
                  Tone::bad);
        show_verdict(verdict, *session_.book());
    }
    [[nodiscard]] std::string card_text(cards::Card card) const override {
        return apps::card_text(card);
    }

private:
    const record::Session& session_;
};

class Training {
public:
    Training(practice::Floor& floor, Watch& watch) : floor_(floor), watch_(watch) {
        for (const practice::Kind* kind : watch.kinds()) kinds_.push_back(kind->entry);
    }

    void run() {
        welcome();
        watch_.go_on();
        std::string line;
        while (!watch_.is_over() && read(line, "> ")) {
            const auto words = words_of(line);
            if (words.empty()) {
                watch_.go_on();
            } else if (words[0] == "wrong" || words[0] == "w") {
                call(words);
            } else if (!obey(words)) {
                break;
            }
            if (over_) break;
        }
        if (!watch_.stuck().empty()) complain(watch_.stuck());
        show_score(watch_.score(), floor_.book());
    }

private:
    [[nodiscard]] const table::State& state() const { return floor_.state(); }

    void welcome() const {
        show_text(fmt::format("You watch over a table of {} ({}).", state().setup.game->title,
                              state().setup.game->id),
                  Tone::strong);
        std::string people;
        for (const practice::Sitter& sitter : floor_.sitters()) {
            people +=
                fmt::format("{}{} at box {}", people.empty() ? "" : ", ", sitter.name, sitter.box);
        }
        show_text(fmt::format("{}. {} decks, limits {} to {}.", people, state().setup.decks,
                              ledger::to_string(state().setup.minimum),
                              ledger::to_string(state().setup.maximum)));
        show_help();
    }

    static void show_help() {
        show_text(
            "Read what happens. Enter goes on; `wrong` says that something is wrong: you choose "
            "what it is and what is to be done. About every other round has a mistake.");
        show_text(
            "`table` shows the cards, `mistakes` and `remedies` the lists, `score` how you do, "
            "`save FILE` keeps the record, `quit` ends. `wrong misplaced reconstruct` says all at "
            "once.");
    }

    bool read(std::string& line, std::string_view prompt) {
        while (true) {
            if (has_terminal_) print_folded("{}", prompt);
            std::fflush(stdout);
            switch (lines_.next(line)) {
                case Lines::Read::line: return true;
                case Lines::Read::too_long:
                    show_text(fmt::format("this line is longer than {} bytes", typed_bytes_max));
                    continue;
                case Lines::Read::end:
                case Lines::Read::interrupted:
                    if (has_terminal_) print_folded("\n");
                    over_ = true;
                    return false;
            }
        }
    }

    // False when the session is over.
    bool obey(const std::vector<std::string_view>& words) {
        const std::string_view word = words[0];
        if (word == "quit" || word == "q") {
            over_ = true;
            return false;
        }
        if (word == "?" || word == "help") {
            show_help();
        } else if (word == "table" || word == "t") {
            show_table(state(), Guest{});
        } else if (word == "mistakes") {
            show_entries(kinds_);
        } else if (word == "remedies") {
            show_entries(practice::remedies);
        } else if (word == "score") {
            show_score(watch_.score(), floor_.book());
        } else if (word == "save" || word == "save!") {
            save(words);
        } else {
            show_text(
                fmt::format("'{}' means nothing here: Enter goes on, `wrong` says that "
                            "something is wrong, `?` lists what else there is.",
                            record::printable(word)));
        }
        return true;
    }

    void save(const std::vector<std::string_view>& words) const {
        if (words.size() != 2) {
            show_text("`save FILE` keeps the record in that file.");
            return;
        }
        const std::string file(words[1]);
        const Existing existing = words[0] == "save!" ? Existing::replace : Existing::keep;
        const std::string says = saved(file, floor_.record(), existing);
        if (!says.empty()) show_text(says);
    }

    // An entry of a list, taken from `word` or asked for; nothing when the trainee thinks better of
    // it.
    std::optional<std::size_t> choose(std::string_view word, std::string_view question,
                                      std::string_view leave, std::span<const Entry> entries) {
        std::string line;
        std::string answer;
        bool shown = false;
        while (true) {
            if (!word.empty()) {
                if (const auto found = find_entry(word, entries)) return found;
                show_text(
                    fmt::format("'{}' is not in the list: a number from 1 to {}, or a code "
                                "such as `{}`; Enter {}.",
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

    // The trainee says that something is wrong.
    void call(const std::vector<std::string_view>& words) {
        const std::string kind_word(words.size() > 1 ? words[1] : std::string_view{});
        const std::string remedy_word(words.size() > 2 ? words[2] : std::string_view{});
        const auto chosen = choose(kind_word, "What is wrong?", "takes it back", kinds_);
        if (!chosen) return;
        const Watch::Called called = watch_.call(*watch_.kinds()[*chosen]);
        if (called == Watch::Called::without_reason) {
            show_text("No. So far everything here is as the book has it.", Tone::bad);
            return;
        }
        const std::string_view name = watch_.mistake().entry.called;
        if (called == Watch::Called::rightly) {
            show_text(fmt::format("Right: {}.", name), Tone::good);
        } else {
            show_text(fmt::format("Something is wrong, but not that: {}.", name), Tone::bad);
        }
        const auto remedy =
            choose(remedy_word, "What is to be done?", "if you do not know", practice::remedies);
        if (over_) return;
        judge(remedy ? std::optional(static_cast<Remedy>(*remedy)) : std::nullopt);
    }

    void judge(std::optional<Remedy> remedy) {
        using Is = practice::Judgement::Is;
        const practice::Judgement judgement = watch_.judge(remedy);
        const Entry& best = entry_of(judgement.verdict.right);
        if (judgement.is == Is::right) {
            show_text("Right.", Tone::good);
        } else if (judgement.is == Is::allowed) {
            show_text(
                fmt::format("That will do; the first choice is `{}`: {}.", best.code, best.called),
                Tone::good);
        } else {
            show_text(fmt::format("No: {}.", best.called), Tone::bad);
        }
        show_verdict(judgement.verdict, floor_.book());
        watch_.put_right();
    }

    practice::Floor& floor_;
    Watch& watch_;
    std::vector<Entry> kinds_{};
    Lines lines_{};
    bool over_{false};
    const bool has_terminal_{isatty(STDIN_FILENO) != 0};
};

// A table with few decks comes to its cutting card more often.
bool open_table(practice::Floor& floor, const PlayOptions& options, record::Session& session,
                std::uint64_t seed) {
    const auto set = [&](std::string line) {
        if (!set_up(session, line)) return false;
        floor.keep(std::move(line));
        return true;
    };
    const auto statements = statements_of(options.table);
    if (!statements) return false;
    if (!std::all_of(statements->begin(), statements->end(), set)) return false;
    const auto& rules = session.header().setup().rules;
    if (!options.table.decks && rules.decks.value.allows(decks_in_training) &&
        !set(fmt::format("set decks {}", decks_in_training))) {
        return false;
    }
    const ledger::Money ante = usual_ante(session.header().setup());
    if (ante > ledger::nothing && !set(fmt::format("set ante {}", ledger::to_string(ante)))) {
        return false;
    }
    if (!set("set dealer manual") || !set(fmt::format("seed {}", seed))) return false;
    session.open();
    floor.seat_people();
    return true;
}

}  // namespace

int train_supervisor(const PlayOptions& options) {
    // The record has the seed, so that it plays again; who gives none gets one that nobody knows.
    const std::uint64_t seed = options.seed ? *options.seed : chance::Live().next();
    chance::Seeded whim(~seed);
    record::Session session(rulebooks::all());
    Screen screen(session);
    practice::Floor floor(session, whim, screen);
    if (!open_table(floor, options, session, seed)) return wrong_input;
    Watch watch(floor, screen, {.rounds = options.rounds});
    Training(floor, watch).run();
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        complain("standard output could not be written to the end");
        return world_failed;
    }
    return done;
}

}  // namespace croupier::apps
