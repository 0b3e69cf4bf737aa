// croupier play --as supervisor: practice for those who watch over a dealer.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "apps/play/lines.hpp"
#include "apps/play/look.hpp"
#include "apps/play/pages.hpp"
#include "apps/play/play.hpp"
#include "apps/play/save.hpp"
#include "apps/play/screen.hpp"
#include "apps/play/setup.hpp"
#include "apps/practice/kinds.hpp"
#include "apps/practice/score.hpp"
#include "apps/terminal.hpp"
#include "record/words.hpp"
#include "rulebooks/registry.hpp"
#include "table/offers.hpp"

namespace croupier::apps {
namespace {

using namespace table;

// A round has more steps than this only if something goes round in a circle.
constexpr int steps_max = 400;
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

// The number of an entry, from its number in the list or its code; -1: there is none.
template <class Code>
int find_entry(std::string_view word, int count, const Code& code) {
    if (word.empty()) return -1;
    if (word.find_first_not_of("0123456789") == std::string_view::npos && word.size() < 4) {
        const int number = std::stoi(std::string(word));
        return number >= 1 && number <= count ? number - 1 : -1;
    }
    for (int i = 0; i < count; ++i) {
        if (code(i) == word) return i;
    }
    return -1;
}

// Two columns where the terminal has room for them.
template <class Get>
void print_list(int count, const Get& get) {
    constexpr int entry_columns = 62;
    const int columns = terminal_width() >= 2 * entry_columns ? 2 : 1;
    const int rows = (count + columns - 1) / columns;
    for (int row = 0; row < rows; ++row) {
        std::string line;
        for (int i = row; i < count; i += rows) {
            const Entry entry = get(i);
            line = padded(std::move(line), (i / rows) * entry_columns);
            line += fmt::format("  {:>2}  {:<17} {}", i + 1, entry.code, entry.called);
        }
        print_folded("{}\n", line);
    }
}

class Training {
public:
    Training(Floor& floor, int rounds) : floor_(floor), rounds_(rounds) {
        for (const auto group :
             {kinds_of_dealing(), kinds_of_shoe(), kinds_of_wagers(), kinds_of_people()}) {
            for (const Kind& kind : group) {
                if (kind.in_book(floor.rules())) kinds_.push_back(&kind);
            }
        }
    }

    void run() {
        welcome();
        for (int round = 1; round <= rounds_ && !over_; ++round) {
            floor_.remark(fmt::format("round {}", round));
            print_folded("\n{}\n",
                         toned(fmt::format("Round {} of {}", round, rounds_), Tone::strong));
            play_round();
            if (!over_) score_.round();
        }
        floor_.teller().end_line();
        score_.show(floor_.book());
    }

private:
    [[nodiscard]] const State& state() const { return floor_.state(); }

    void welcome() const {
        show_text(fmt::format("You watch over a table of {} ({}).", state().setup.game->title,
                              state().setup.game->id),
                  Tone::strong);
        std::string people;
        for (const Sitter& sitter : floor_.sitters()) {
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

    // A round

    // What may go wrong in this round; the first that finds its moment does. What has come seldom
    // so far comes first, so that a session shows much.
    void plan() {
        slip_ = {};
        found_ = false;
        kept_back_.clear();
        planned_.clear();
        if (floor_.below(5) >= 3) return;
        int least = score_.times(*kinds_.front());
        for (const Kind* kind : kinds_) least = std::min(least, score_.times(*kind));
        std::vector<const Kind*> rare;
        for (const Kind* kind : kinds_) {
            const int times = score_.times(*kind);
            if (times == least) rare.push_back(kind);
            // What needs a moment that does not come in every round is tried besides.
            if (kind->comes == Comes::seldom && times == 0 && floor_.one_in(3)) {
                planned_.push_back(kind);
            }
        }
        planned_.push_back(
            rare[static_cast<std::size_t>(floor_.below(static_cast<int>(rare.size())))]);
    }

    // Lets a planned mistake happen, if this is the moment for it.
    bool make(Moment moment) {
        if (slip_.made) {
            return slip_.again && !slip_.known && slip_.kind->make(floor_, slip_, moment);
        }
        for (const Kind* kind : planned_) {
            Slip slip{.kind = kind};
            if (!kind->make(floor_, slip, moment)) continue;
            slip_ = std::move(slip);
            slip_.made = true;
            score_.made(*kind);
            floor_.remark(fmt::format("mistake: {}", kind->entry.called));
            return true;
        }
        return false;
    }

    [[nodiscard]] bool is_open() const { return slip_.kind && slip_.made && !slip_.known; }

    void play_round() {
        plan();
        if (shuffle_is_due()) {
            if (!make(Moment::shuffle_due) && !new_shoe()) return;
        }
        make(Moment::bets_open);
        floor_.place_wagers();
        if (!make(Moment::bets_down)) do_something_harmless(floor_);
        if (!ask()) return;
        make(Moment::deal);
        if (!begin_deal()) return;
        for (int step = 0; step < steps_max && !over_; ++step) {
            if (state().round.stage == Stage::settled) {
                if (!end_round()) return;
                if (state().round.stage == Stage::settled || state().round.stage == Stage::betting)
                    break;
            }
            take_step();
        }
        if (slip_.kind && slip_.made && slip_.kind->after_round) {
            slip_.kind->after_round(floor_, slip_);
        }
    }

    [[nodiscard]] bool shuffle_is_due() const {
        const CardsAre cards = state().cards.preparing.cards;
        return cards == CardsAre::shuffle_due || cards == CardsAre::new_cards ||
               (state().cards.shoe_round == 0 && state().cards.shoe_number == 1);
    }

    bool new_shoe() {
        floor_.shuffle_cards();
        if (!make(Moment::shuffled)) floor_.cut_cards();
        if (!ask()) return false;
        if (!make(Moment::cut)) floor_.place_cutting_card();
        if (state().cards.preparing.cards == CardsAre::cut ||
            state().cards.preparing.cards == CardsAre::ready) {
            floor_.teller().tell("The cards go into the shoe.");
        }
        if (floor_.burn_is_due() && !make(Moment::burn)) floor_.burn_first_card();
        return ask();
    }

    // A cutting card before the first card, or a shoe that nobody has made ready, comes first.
    bool begin_deal() {
        for (int attempt = 0; attempt < 3; ++attempt) {
            if (floor_.say("dealer deals") && state().round.stage != Stage::betting) return true;
            if (state().cards.preparing.cards == CardsAre::ready) break;
            floor_.prepare_shoe();
        }
        complain(fmt::format("the round cannot begin: {}", floor_.refusal().reason));
        over_ = true;
        return false;
    }

    void take_step() {
        if (is_open() && found_) reveal("The table comes upon it by itself.");
        const Stage before = state().round.stage;
        if (before == Stage::settled) return;
        if (state().round.by_hand.dealer_card == ByHand::DealerCard::asked) {
            choose_dealer_card();
        } else if (const auto due = card_due_to(state())) {
            if (make(Moment::card_due)) {
                tell_events();
            } else if (!chooses_second_card(*due)) {
                lay(*due);
            }
        } else if (const PlayerId player = awaited(state()); player != nobody) {
            floor_.answer(player);
            tell_events();
        } else if (state().round.by_hand.stopped) {
            floor_.say_frankly("supervisor reconstructs");
            if (state().round.by_hand.stopped) give_up();
        } else if (!floor_.say("dealer goes on") || floor_.events().empty()) {
            give_up();
        }
        if (is_time_to_ask(before)) {
            if (!make(Moment::pause)) do_something_harmless(floor_);
            ask();
        }
    }

    void lay(HandId due) {
        if (!floor_.draw_due_card(due)) {
            give_up();
            return;
        }
        tell_events();
    }

    // Nothing leads out of here but a void.
    void give_up() {
        if (floor_.say_frankly("supervisor voids round because nobody knows how to go on")) return;
        over_ = true;
    }

    // The dealer's card was missed: the player in turn has it drawn first, or not.
    void choose_dealer_card() {
        const PlayerId player = awaited(state()) != nobody
                                    ? awaited(state())
                                    : floor_.id(*floor_.sitter_at(state().round.turn.box));
        const bool first = floor_.one_in(2) || state().hand(state().round.turn).total().points < 17;
        floor_.say_frankly(fmt::format("{} chooses {} on {}", state().player(player).name,
                                       first ? "dealer-first" : "hand-first",
                                       state().round.turn.box));
    }

    // A box that got one card in the deal: the player may take the wager back instead.
    bool chooses_second_card(HandId due) {
        const State& s = state();
        if (!s.rules().second_card_missed.because || s.round.stage != Stage::play || due.box == 0) {
            return false;
        }
        const PlayedHand& hand = s.hand(due);
        if (hand.from_split || hand.cards.size() != 1) return false;
        const Sitter* sitter = floor_.sitter_at(due.box);
        const bool good = hand.cards[0].is_ace() || cards::points(hand.cards[0].rank) > 8;
        if (good || !sitter) {
            floor_.teller().tell(fmt::format("{} wants the second card for box {}.",
                                             sitter ? sitter->name : "The player", due.box));
            return false;
        }
        floor_.teller().tell(fmt::format("{} takes the wager back.", sitter->name));
        return floor_.say_frankly(fmt::format("{} withdraws {}", sitter->name, due.box));
    }

    // Where a trainee is asked: after each lap of the deal, each decision with its card, each card
    // of the dealer's. These are the same whether there is a mistake or not.
    [[nodiscard]] bool is_time_to_ask(Stage before) const {
        const Stage now = state().round.stage;
        switch (now) {
            case Stage::settled:
            case Stage::betting:
            case Stage::closed:
            case Stage::first_cards:
            case Stage::dealer_card: return false;
            case Stage::second_cards:
            case Stage::insurance:
            case Stage::others_insurance:
            case Stage::surrender: return before != now;
            case Stage::play: return !card_due_to(state());
            default: return true;
        }
    }

    // The settlement comes together with the last card: it is told here, and may be told wrongly.
    void tell_events() {
        const std::vector<Event> events(floor_.events().begin(), floor_.events().end());
        const bool settles = std::any_of(events.begin(), events.end(), [](const Event& event) {
            return holds_alternative<RoundEnded>(event.what);
        });
        if (settles) make(Moment::settlement);
        for (std::size_t i = 0; i < events.size(); ++i) {
            // What the table does about a mistake on its own is told when that has been asked for.
            if (is_open() && (holds_alternative<ErrorFound>(events[i].what) ||
                              holds_alternative<DealerCardAsked>(events[i].what))) {
                found_ = true;
                kept_back_.assign(events.begin() + static_cast<std::ptrdiff_t>(i), events.end());
                return;
            }
            if (settles && slip_.instead && slip_.instead->event == i) {
                floor_.teller().tell(slip_.instead->words);
                slip_.instead.reset();
                continue;
            }
            floor_.teller().tell(state(), std::span(events).subspan(i, 1));
            if (settles && holds_alternative<DealerFinished>(events[i].what) &&
                !slip_.after_dealer.empty()) {
                floor_.teller().tell(std::exchange(slip_.after_dealer, {}));
            }
        }
    }

    // False when the session is over.
    bool end_round() {
        make(Moment::round_over);
        if (!ask()) return false;
        if (is_open() && state().round.stage == Stage::settled) reveal("Nobody has called it.");
        return !over_;
    }

    // Questions

    // Waits for the trainee; false when the session is over.
    bool ask() {
        floor_.teller().end_line();
        if (over_) return false;
        std::string line;
        while (true) {
            if (!read(line, "> ")) return false;
            const auto words = words_of(line);
            if (words.empty()) {
                pass();
                return !over_;
            }
            if (words[0] == "wrong" || words[0] == "w") {
                if (call(words)) return !over_;
                if (over_) return false;
            } else if (!obey(words, line)) {
                return false;
            }
        }
    }

    // Nobody has said anything.
    void pass() {
        if (!is_open()) return;
        if (slip_.kind->pass) slip_.kind->pass(floor_, slip_);
        if (slip_.kind->lasts == Lasts::until_asked) reveal("You have let something pass.");
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
    bool obey(const std::vector<std::string_view>& words, std::string_view line) {
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
            list_kinds();
        } else if (word == "remedies") {
            list_remedies();
        } else if (word == "score") {
            score_.show(floor_.book());
        } else if (word == "save" || word == "save!") {
            save(words, line);
        } else {
            show_text(
                fmt::format("'{}' means nothing here: Enter goes on, `wrong` says that "
                            "something is wrong, `?` lists what else there is.",
                            record::printable(word)));
        }
        return true;
    }

    void save(const std::vector<std::string_view>& words, std::string_view) const {
        if (words.size() != 2) {
            show_text("`save FILE` keeps the record in that file.");
            return;
        }
        const std::string file(words[1]);
        const Existing existing = words[0] == "save!" ? Existing::replace : Existing::keep;
        const std::string says = saved(file, floor_.record(), existing);
        if (!says.empty()) show_text(says);
    }

    void list_kinds() const {
        print_list(static_cast<int>(kinds_.size()),
                   [&](int i) { return kinds_[static_cast<std::size_t>(i)]->entry; });
    }
    static void list_remedies() {
        print_list(static_cast<int>(remedies.size()),
                   [](int i) { return remedies[static_cast<std::size_t>(i)]; });
    }

    // An entry of a list, taken from `word` or asked for; -1 when the trainee thinks better of it.
    template <class List, class Code>
    int choose(std::string_view word, std::string_view question, std::string_view leave, int count,
               const List& list, const Code& code) {
        std::string line;
        bool shown = false;
        while (true) {
            if (!word.empty()) {
                const int found = find_entry(word, count, code);
                if (found >= 0) return found;
                show_text(
                    fmt::format("'{}' is not in the list: a number from 1 to {}, or a code "
                                "such as `{}`; Enter {}.",
                                record::printable(word), count, code(0), leave));
            }
            if (!shown) list();
            shown = true;
            show_text(question, Tone::strong);
            if (!read(line, "? ")) return -1;
            const auto words = words_of(line);
            if (words.empty() || words[0] == "back") return -1;
            answer_ = std::string(words[0]);
            word = answer_;
        }
    }

    // The trainee says that something is wrong. True when the table goes on after it.
    bool call(const std::vector<std::string_view>& words) {
        const std::string kind_word(words.size() > 1 ? words[1] : std::string_view{});
        const std::string remedy_word(words.size() > 2 ? words[2] : std::string_view{});
        const int chosen = choose(
            kind_word, "What is wrong?", "takes it back", static_cast<int>(kinds_.size()),
            [&] { list_kinds(); },
            [&](int i) { return kinds_[static_cast<std::size_t>(i)]->entry.code; });
        if (chosen < 0) return false;
        if (!is_open()) {
            score_.false_alarm();
            show_text("No. So far everything here is as the book has it.", Tone::bad);
            return false;
        }
        score_.noticed(*slip_.kind);
        const Entry& named = kinds_[static_cast<std::size_t>(chosen)]->entry;
        if (named.code == slip_.kind->entry.code || rules::names(slip_.kind->akin, named.code)) {
            score_.named(*slip_.kind);
            show_text(fmt::format("Right: {}.", slip_.kind->entry.called), Tone::good);
        } else {
            show_text(
                fmt::format("Something is wrong, but not that: {}.", slip_.kind->entry.called),
                Tone::bad);
        }
        const int remedy = choose(
            remedy_word, "What is to be done?", "if you do not know",
            static_cast<int>(remedies.size()), [] { list_remedies(); },
            [](int i) { return remedies[static_cast<std::size_t>(i)].code; });
        if (over_) return false;
        judge(remedy);
        return true;
    }

    void judge(int remedy) {
        const Verdict verdict = slip_.kind->verdict(floor_, slip_);
        const auto chosen = static_cast<Remedy>(remedy);
        const bool also = remedy >= 0 && std::find(verdict.also.begin(), verdict.also.end(),
                                                   chosen) != verdict.also.end();
        if (remedy >= 0 && (chosen == verdict.right || also)) {
            score_.put_right(*slip_.kind);
            show_text(
                also ? fmt::format("That will do; the first choice is `{}`: {}.",
                                   entry_of(verdict.right).code, entry_of(verdict.right).called)
                     : std::string("Right."),
                Tone::good);
        } else {
            score_.read_again(verdict.because);
            show_text(fmt::format("No: {}.", entry_of(verdict.right).called), Tone::bad);
        }
        explain(verdict);
        carry_out();
    }

    // Tells what nobody has called, and puts it right as far as that still goes.
    void reveal(std::string_view how) {
        const Verdict verdict = slip_.kind->verdict(floor_, slip_);
        floor_.teller().end_line();
        show_text(fmt::format("{} What was wrong: {}. What is to be done: {}.", how,
                              slip_.kind->entry.called, entry_of(verdict.right).called),
                  Tone::bad);
        score_.read_again(verdict.because);
        explain(verdict);
        carry_out();
    }

    void explain(const Verdict& verdict) const {
        show_text(verdict.why);
        for (const rules::Clause& clause : verdict.because.all()) {
            show_clause(clause, floor_.book());
        }
    }

    void carry_out() {
        slip_.known = true;
        floor_.teller().tell_frankly(state(), std::exchange(kept_back_, {}));
        slip_.kind->put_right(floor_, slip_);
        floor_.teller().end_line();
    }

    Floor& floor_;
    const int rounds_;
    std::vector<const Kind*> kinds_{};
    std::vector<const Kind*> planned_{};
    Slip slip_{};
    bool found_{false};               // the table has come upon it
    std::vector<Event> kept_back_{};  // what it has done about it
    Score score_{};
    Lines lines_{};
    std::string answer_{};
    bool over_{false};
    const bool has_terminal_{isatty(STDIN_FILENO) != 0};
};

// A table with few decks comes to its cutting card more often.
bool set_up(Floor& floor, const PlayOptions& options, const record::Session& session,
            std::uint64_t seed) {
    const auto statements = statements_of(options.table);
    if (!statements) return false;
    for (const std::string& statement : *statements) {
        if (!floor.set(statement)) return false;
    }
    const auto& rules = session.header().setup().rules;
    if (!options.table.decks && rules.decks.value.allows(decks_in_training) &&
        !floor.set(fmt::format("set decks {}", decks_in_training))) {
        return false;
    }
    const ledger::Money ante = usual_ante(session.header().setup());
    if (ante > ledger::nothing && !floor.set(fmt::format("set ante {}", ledger::to_string(ante)))) {
        return false;
    }
    return floor.set("set dealer manual") && floor.set(fmt::format("seed {}", seed));
}

}  // namespace

int train_supervisor(const PlayOptions& options) {
    // The record has the seed, so that it plays again; who gives none gets one that nobody knows.
    const std::uint64_t seed = options.seed ? *options.seed : chance::Live().next();
    chance::Seeded whim(~seed);
    record::Session session(rulebooks::all());
    Floor floor(session, whim);
    if (!set_up(floor, options, session, seed)) return wrong_input;
    session.open();
    floor.seat_people();
    Training(floor, options.rounds).run();
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        complain("standard output could not be written to the end");
        return world_failed;
    }
    return done;
}

}  // namespace croupier::apps
