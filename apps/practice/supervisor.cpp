// croupier play --as supervisor: practice for those who watch over a dealer.
#include <algorithm>

#include <fmt/core.h>

#include "apps/play/screen.hpp"
#include "apps/play/typed.hpp"
#include "apps/practice/pages.hpp"
#include "apps/practice/room.hpp"
#include "apps/practice/score_json.hpp"
#include "apps/terminal.hpp"
#include "practice/watch.hpp"
#include "record/words.hpp"

namespace croupier::apps {
namespace {

using practice::Entry;
using practice::Kind;
using practice::Remedy;
using practice::Watch;

std::string_view how(practice::Revealed why) {
    switch (why) {
        case practice::Revealed::table_found_it: return "The table comes upon it by itself.";
        case practice::Revealed::moment_is_gone: return "You have let something pass.";
        case practice::Revealed::round_is_over: break;
    }
    return "Nobody has called it.";
}

class WatchersScreen final : public Screen {
public:
    void know(const rules::Book& book) { book_ = &book; }

    void hear_mistake(practice::Revealed why, const Kind& kind,
                      const practice::Verdict& verdict) override {
        show_text(fmt::format("{} What was wrong: {}. What is to be done: {}.", how(why),
                              kind.entry.called, entry_of(verdict.right).called),
                  Tone::bad);
        show_verdict(verdict, *book_);
    }

private:
    const rules::Book* book_{nullptr};
};

class SupervisorsTraining {
public:
    SupervisorsTraining(Room& room, Watch& watch, std::optional<int> every)
        : room_(room), watch_(watch), every_(every) {
        for (const Kind* kind : watch.kinds()) kinds_.push_back(kind->entry);
    }

    void run() {
        welcome();
        watch_.go_on();
        std::string line;
        while (!watch_.is_over() && !room_.is_over() && room_.read(line, "> ")) {
            const auto words = words_of(line);
            if (words.empty()) {
                watch_.go_on();
            } else {
                obey(words);
            }
        }
        if (!watch_.stuck().empty()) complain(watch_.stuck());
        show_score(watch_.score(), room_.floor().book());
    }

private:
    void welcome() const {
        const table::Setup& setup = room_.state().setup;
        show_text(
            fmt::format("You watch over a table of {} ({}).", setup.game->title, setup.game->id),
            Tone::strong);
        room_.show_people();
        show_help();
    }

    [[nodiscard]] std::string how_often() const {
        if (!every_) return "About every other round has a mistake.";
        if (*every_ == 1) return "A mistake is made in every round that has a moment for it.";
        return fmt::format("About one round in {} has a mistake.", *every_);
    }

    void show_help() const {
        show_text(fmt::format(
            "Read what happens. Enter goes on; `wrong` says that something is wrong: you choose "
            "what it is and what is to be done. {}",
            how_often()));
        show_text(
            "`table` shows the cards, `mistakes` and `remedies` the lists, `score` how you do, "
            "`save FILE` keeps the record, `quit` ends. `wrong misplaced reconstruct` says all at "
            "once.");
    }

    void obey(const std::vector<std::string_view>& words) {
        const std::string word = in_small_letters(words[0]);
        if (word == "wrong" || word == "w") {
            call(words);
        } else if (word == "quit" || word == "q") {
            room_.end();
        } else if (word == "?" || word == "help") {
            show_help();
        } else if (word == "table" || word == "t") {
            show_table(room_.state(), Guest{});
        } else if (word == "mistakes") {
            show_entries(kinds_);
        } else if (word == "remedies") {
            show_entries(practice::remedies);
        } else if (word == "score") {
            show_score(watch_.score(), room_.floor().book());
        } else if (word == "save" || word == "save!") {
            room_.save(words);
        } else {
            show_text(
                fmt::format("'{}' means nothing here: Enter goes on, `wrong` says that "
                            "something is wrong, `?` lists what else there is.",
                            record::printable(words[0])));
        }
    }

    // The trainee says that something is wrong.
    void call(const std::vector<std::string_view>& words) {
        const std::string kind_word(words.size() > 1 ? words[1] : std::string_view{});
        const std::string remedy_word(words.size() > 2 ? words[2] : std::string_view{});
        const auto chosen = room_.choose(kind_word, "What is wrong?", "takes it back", kinds_);
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
        const auto remedy = room_.choose(remedy_word, "What is to be done?", "if you do not know",
                                         practice::remedies);
        if (room_.is_over()) return;
        const auto judgement =
            watch_.judge(remedy ? std::optional(static_cast<Remedy>(*remedy)) : std::nullopt);
        show_judgement(judgement, room_.floor().book());
        watch_.put_right();
    }

    Room& room_;
    Watch& watch_;
    std::optional<int> every_;
    std::vector<Entry> kinds_{};
};

// The kinds that the call names, of those in the book; nothing where a word is none of them, with
// the reason said.
std::optional<std::vector<const Kind*>> kinds_named(const PlayOptions& options,
                                                    const practice::Floor& floor) {
    const std::vector<const Kind*> all = practice::kinds_in(floor.rules());
    std::vector<std::string_view> codes;
    codes.reserve(all.size());
    for (const Kind* kind : all) codes.push_back(kind->entry.code);
    std::vector<const Kind*> named;
    for (const std::string& word : options.mistakes) {
        const auto found = std::find(codes.begin(), codes.end(), in_small_letters(word));
        if (found == codes.end()) {
            const record::Word meant = record::nearest(word, codes);
            complain(fmt::format("--mistakes '{}': expected one of {}{}", record::printable(word),
                                 record::listed(codes),
                                 meant.empty() ? "" : fmt::format("; did you mean {}?", meant)));
            return std::nullopt;
        }
        named.push_back(all[static_cast<std::size_t>(found - codes.begin())]);
    }
    return named;
}

bool asks_for_list(const PlayOptions& options) {
    return options.mistakes.size() == 1 && options.mistakes[0] == "list";
}

}  // namespace

int train_supervisor(const PlayOptions& options) {
    WatchersScreen screen;
    Room room(options, screen);
    if (!room.open()) return wrong_input;
    screen.know(room.floor().book());
    if (asks_for_list(options)) {
        std::vector<Entry> entries;
        for (const Kind* kind : practice::kinds_in(room.floor().rules()))
            entries.push_back(kind->entry);
        show_entries(entries);
        return done;
    }
    auto kinds = kinds_named(options, room.floor());
    if (!kinds) return wrong_input;
    Watch watch(room.floor(), screen, {options.rounds, std::move(*kinds), options.every});
    SupervisorsTraining(room, watch, options.every).run();
    return room.close([&](double seconds) { return score_json(room, watch, seconds); });
}

}  // namespace croupier::apps
