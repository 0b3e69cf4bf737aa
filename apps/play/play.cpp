// croupier play: the game in the terminal.
#include "apps/play/play.hpp"

#include <algorithm>
#include <cstdio>
#include <memory>

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "apps/play/history.hpp"
#include "apps/play/input.hpp"
#include "apps/play/lines.hpp"
#include "apps/play/look.hpp"
#include "apps/play/open.hpp"
#include "apps/play/pages.hpp"
#include "apps/play/results.hpp"
#include "apps/play/save.hpp"
#include "apps/play/screen.hpp"
#include "apps/play/setup.hpp"
#include "apps/terminal.hpp"
#include "apps/wager_pages.hpp"
#include "chance/chance.hpp"
#include "record/parse.hpp"
#include "record/session.hpp"
#include "record/words.hpp"
#include "rulebooks/registry.hpp"
#include "table/offers.hpp"

namespace croupier::apps {
namespace {

using ledger::Money;
using record::Outcome;
using table::PlayerId;

constexpr std::string_view guest_name = "player";
constexpr Money first_buy{100'000};

// One person's game at a table, from the first chip to the last.
class Sitting {
public:
    // Whether the best decision is told without being asked for.
    enum class Hints : bool { when_asked, always };

    Sitting(record::Session& session, std::vector<std::string> header, Guest guest, Hints hints)
        : session_(session), guest_(std::move(guest)), tape_(std::move(header)), hints_(hints) {}

    // Brings the guest to the table. A record of the game begins with this.
    void begin() {
        carry_out({fmt::format("{} buys {}", guest_.name, ledger::to_string(first_buy))},
                  Aloud::no);
        carry_out({fmt::format("{} sits {}", guest_.name, guest_.boxes.front())}, Aloud::no);
        guest_.id = table::find_player(state(), guest_.name);
    }

    // Takes lines until there are no more or the guest leaves.
    void play() {
        Lines lines("history");
        std::string line;
        while (true) {
            if (has_terminal_) show_what_is_open();
            switch (lines.next(line, "> ")) {
                case Lines::Read::line: break;
                case Lines::Read::too_long:
                    unclear(fmt::format("this line is longer than {} bytes", typed_bytes_max));
                    continue;
                case Lines::Read::end:
                case Lines::Read::interrupted:
                    if (has_terminal_) print_folded("\n");
                    return;
            }
            const Meaning meaning = meaning_of(line, state(), guest_);
            if (std::holds_alternative<Quit>(meaning)) return;
            std::visit([&](const auto& what) { obey(what); }, meaning);
        }
    }

    // Everybody goes with their chips. Wagers that no card was dealt to are theirs again.
    void close() const {
        show_standing();
        for (std::size_t p = 0; p < state().people.players.size(); ++p) {
            const auto player = static_cast<PlayerId>(p);
            const Money balance = results_.balance(state(), player);
            const Money on_layout = table::on_layout(state(), player);
            Money chips = table::chips_of(state(), player);
            if (between_rounds(state())) chips += on_layout;
            if (player != guest_.id && balance == Money{} && chips == Money{}) continue;
            const bool unfinished = !between_rounds(state()) && on_layout > Money{};
            show_text(fmt::format(
                "{} with {} in chips{}, {}.",
                player == guest_.id ? "You leave" : state().player(player).name + " leaves",
                ledger::to_string(chips),
                unfinished ? fmt::format(" and {} on the layout", ledger::to_string(on_layout))
                           : "",
                balance == Money{} ? "neither ahead nor behind"
                                   : change_text(balance) + " since the start"));
        }
    }

    [[nodiscard]] const Guest& guest() const { return guest_; }

private:
    enum class Aloud : bool { no, yes };

    [[nodiscard]] const table::State& state() const { return session_.state(); }
    [[nodiscard]] const rules::Book& book() const { return *session_.book(); }

    void show_what_is_open() const {
        print_folded("\n");
        show_turn(state(), guest_);
        if (hints_ == Hints::always) show_hints(HintFrom::fresh_shoe);
        if (const auto usual = usual_now(state(), guest_)) {
            show_text(fmt::format("Enter: {}", usual->says), Tone::faint);
        }
        show_choices(state(), guest_, open_now(state(), guest_));
    }

    // Tells whether there was something to say.
    bool show_hints(HintFrom from) const {
        const std::vector<std::string> lines = hints(state(), guest_, from);
        for (const std::string& line : lines) show_text(line, Tone::faint);
        return !lines.empty();
    }

    void unclear(std::string_view why, Tone tone = Tone::plain) const {
        show_text(why, tone);
        if (!has_terminal_) show_choices(state(), guest_, open_now(state(), guest_));
    }

    void refuse(const table::Refusal& refusal) {
        history_.hear(refusal);
        const std::string clause = cited(refusal.because.first(), book());
        unclear(fmt::format("refused: {} ({})", refusal.reason, clause), Tone::bad);
    }

    void obey(const Say& say) { carry_out(say.lines, Aloud::yes); }
    void obey(const Show& show) const {
        switch (show.page) {
            case Show::Page::help: show_help(open_now(state(), guest_)); break;
            case Show::Page::rules: show_rules(state(), book()); break;
            case Show::Page::sign: show_sign(state(), guest_); break;
            case Show::Page::table: show_table(state(), guest_); break;
            case Show::Page::history: show_history(history_.round(), book()); break;
        }
    }
    void obey(const Explain& explain) const {
        const auto round = history_.round();
        if (!explain.event) {
            show_reason(*history_.latest(), book());
        } else if (*explain.event < 1 || *explain.event > static_cast<int>(round.size())) {
            unclear(fmt::format("the history has events 1 to {}", round.size()));
        } else {
            show_reason(round[static_cast<std::size_t>(*explain.event - 1)], book());
        }
    }
    void obey(const Hint& hint) const {
        if (!show_hints(hint.from)) unclear("there is nothing to decide now");
    }
    void obey(const SaveTo& save) const {
        const std::string text = tape_.text(session_.header().setup(), state());
        const std::string says = saved(save.file, text, save.existing);
        if (!says.empty()) show_text(says);
    }
    void obey(const Unclear& unclear_line) const { unclear(unclear_line.why); }
    void obey(const Quit&) const {}
    // Enter. In a script an empty line is only that.
    void obey(const Nothing&) {
        if (!has_terminal_) return;
        if (const auto usual = usual_now(state(), guest_)) carry_out(usual->lines, Aloud::yes);
    }

    // Why a statement cannot be put to the table at all; empty when it can.
    [[nodiscard]] std::string objection(const record::Statement& statement) const {
        if (!statement.refused_by.empty()) {
            return "`! CLAUSE` is for records: here a refusal is told when it comes";
        }
        if (is_header(statement.what)) {
            return "this is settled before the first round: `croupier play --help` tells how";
        }
        if (record::is_expectation(statement.what)) return {};
        const bool buys = holds_alternative<record::Buys>(statement.what);
        for (const auto name : people_in(statement.what)) {
            if (table::find_player(state(), name) != table::nobody) continue;
            if (!buys) {
                return fmt::format("there is no {} at this table; `{} buys 100` brings them here",
                                   name, name);
            }
            if (state().people.players.size() >= table::players_max) {
                return fmt::format("{} people are at this table already", table::players_max);
            }
        }
        return {};
    }

    // The statements of one line, or the reason why the line changes nothing.
    [[nodiscard]] bool read(const std::vector<std::string>& lines,
                            std::vector<record::Statement>& statements) const {
        for (const std::string& line : lines) {
            auto parsed = record::parse_line(line);
            if (const auto* fault = std::get_if<record::Fault>(&parsed)) {
                unclear(in_words(*fault));
                return false;
            }
            auto& statement = std::get<record::Statement>(parsed);
            if (const std::string why = objection(statement); !why.empty()) {
                unclear(why);
                return false;
            }
            statements.push_back(std::move(statement));
        }
        return true;
    }

    // All that a line says, or nothing of it.
    void carry_out(const std::vector<std::string>& lines, Aloud aloud) {
        std::vector<record::Statement> statements;
        if (!read(lines, statements)) return;
        const Outcome outcome = statements.size() == 1 ? session_.take(statements.front())
                                                       : session_.take_together(statements);
        if (record::is_expectation(statements.back().what)) {
            tell_expectation(outcome);
            return;
        }
        if (outcome.is == Outcome::Is::refused) refuse(outcome.refusal);
        if (outcome.is == Outcome::Is::wrong) unclear(outcome.wrong);
        if (outcome.is != Outcome::Is::done) return;
        const std::vector<table::Event> events(session_.events().begin(), session_.events().end());
        // What several brought about together came of the last of them.
        for (const record::Statement& statement : statements) {
            const bool last = &statement == &statements.back();
            tape_.accept(statement, last ? std::span(events) : std::span<const table::Event>());
        }
        remember(events);
        if (events.empty()) show_text("Nothing waits for that now.");
        if (aloud == Aloud::yes && !events.empty()) tell(statements.back(), events);
    }

    static void tell_expectation(const Outcome& outcome) {
        if (outcome.is == Outcome::Is::not_met) {
            show_text(fmt::format("expected {}, got {}", outcome.expected, outcome.got));
        } else if (outcome.is == Outcome::Is::done) {
            show_text("that holds");
        }
    }

    void remember(std::span<const table::Event> events) {
        for (const table::Event& event : events) {
            results_.hear(state(), event);
            if (const auto* seated = get_if<table::PlayerSeated>(&event.what)) {
                if (seated->player == guest_.id) {
                    guest_.boxes = boxes_from(seated->box, static_cast<int>(guest_.boxes.size()),
                                              state().setup.boxes);
                }
            }
            if (holds_alternative<table::NoMoreBets>(event.what)) remember_wagers();
        }
        history_.hear(state(), events);
    }

    void remember_wagers() {
        std::vector<GuestWager> wagers;
        for (int box = 1; box <= state().setup.boxes; ++box) {
            const int index = table::bettor_index(state().box(box), guest_.id);
            if (index < 0) continue;
            const auto& bettor = state().box(box).bettors[static_cast<std::size_t>(index)];
            wagers.push_back({box, bettor.placed});
        }
        for (const table::OptionWager& wager : state().round.option_wagers) {
            if (wager.player != guest_.id) continue;
            wagers.push_back({wager.box, wager.placed, wager.option});
        }
        if (!wagers.empty()) guest_.last_round = std::move(wagers);
    }

    void tell(const record::Statement& last, std::span<const table::Event> events) const {
        if (const auto* shoe = get_if<record::ShoeIs>(&last.what)) {
            show_text(
                fmt::format("You have set the next {} cards of the shoe.", shoe->items.size()));
        }
        show_events(state(), events, guest_, results_);
        if (!has_terminal_) {
            show_turn(state(), guest_);
            if (hints_ == Hints::always) show_hints(HintFrom::fresh_shoe);
        }
        for (const table::Event& event : events) {
            if (!holds_alternative<table::RoundEnded>(event.what)) continue;
            if (session_.shuffle_is_due()) {
                show_text("The cutting card has come out: the next deal is from a new shoe.");
            }
            tell_if_out_of_chips();
        }
    }

    void tell_if_out_of_chips() const {
        const Money chips = table::chips_of(state(), guest_.id);
        if (chips >= state().setup.minimum) return;
        show_text(
            fmt::format("You have {} in chips; `buy 200` brings you more.",
                        chips == ledger::nothing ? "nothing left" : ledger::to_string(chips)));
    }

    // What becomes of chips that lie on the layout when the game is left.
    void show_standing() const {
        if (!wagers_stand(state())) return;
        const Money mine = table::on_layout(state(), guest_.id);
        if (between_rounds(state())) {
            show_text(fmt::format("The cards were not dealt: the wagers{} go back.",
                                  mine > Money{} ? " of " + ledger::to_string(mine) : ""));
        } else {
            show_text(fmt::format("Round {} is not over: the wagers{} stand unfinished.",
                                  state().round.number,
                                  mine > Money{} ? " of " + ledger::to_string(mine) : ""));
        }
    }

    record::Session& session_;
    Guest guest_;
    Results results_;
    History history_;
    Tape tape_;
    Hints hints_;
    const bool has_terminal_{isatty(STDIN_FILENO) != 0};
};

// The statements that the table is opened by; nothing where they cannot be, with the reason said.
std::optional<std::vector<std::string>> describe_table(record::Session& session,
                                                       const PlayOptions& options) {
    auto said = statements_of(options.table);
    if (!said) return std::nullopt;
    const auto take = [&](const std::string& statement) { return set_up(session, statement); };
    if (!std::all_of(said->begin(), said->end(), take)) return std::nullopt;
    const auto add = [&](std::string statement) {
        said->push_back(std::move(statement));
        return take(said->back());
    };
    const table::Setup& setup = session.header().setup();
    if (!options.table.decks && !add(fmt::format("set decks {}", setup.decks))) return std::nullopt;
    if (!add(fmt::format("set boxes {}", std::max(setup.boxes, options.boxes)))) {
        return std::nullopt;
    }
    const Money ante = usual_ante(setup);
    if (ante > ledger::nothing && !add(fmt::format("set ante {}", ledger::to_string(ante)))) {
        return std::nullopt;
    }
    return said;
}

}  // namespace

int play_game(const PlayOptions& options) {
    switch (options.as) {
        case PlayOptions::As::supervisor: return train_supervisor(options);
        case PlayOptions::As::dealer: return train_dealer(options);
        case PlayOptions::As::player: break;
    }
    std::unique_ptr<chance::Source> source;
    if (options.seed) {
        source = std::make_unique<chance::Seeded>(*options.seed);
    } else {
        source = std::make_unique<chance::Live>();
    }
    record::Session session(rulebooks::all(), source.get());
    auto header = describe_table(session, options);
    if (!header) return wrong_input;
    session.open();
    const int boxes = session.state().setup.boxes;
    Sitting sitting(
        session, std::move(*header),
        Guest{std::string(guest_name), table::nobody, boxes_from(1, options.boxes, boxes)},
        options.hint ? Sitting::Hints::always : Sitting::Hints::when_asked);
    sitting.begin();
    show_welcome(session.state(), *session.book(), sitting.guest(), options.seed);
    sitting.play();
    sitting.close();
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        complain("standard output could not be written to the end");
        return world_failed;
    }
    return done;
}

}  // namespace croupier::apps
