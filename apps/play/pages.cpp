#include "apps/play/pages.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/play/look.hpp"
#include "apps/play/screen.hpp"
#include "apps/terminal.hpp"
#include "apps/wager_pages.hpp"
#include "rules/listing.hpp"
#include "table/describe.hpp"

namespace croupier::apps {
namespace {

using table::State;

constexpr int page_columns_max = 100;

int page_width() { return std::min(terminal_width(), page_columns_max); }

bool is_borrowed(const rules::Clause& clause, const rules::Book& book) {
    return clause.book() != book.id && clause != rules::house();
}

// Clauses by their numbers alone, with a star on those of another book and a note that says which.
class Citations {
public:
    explicit Citations(const rules::Book& book) : book_(book) {}

    [[nodiscard]] std::string cite(const rules::Clause& clause) {
        const bool borrowed = is_borrowed(clause, book_);
        if (borrowed) from_ = clause.book();
        return fmt::format("{}{}", clause.number(), borrowed ? "*" : "");
    }
    void print_note() const {
        if (!from_.empty()) show_text(fmt::format("* borrowed from {}", from_));
    }

private:
    const rules::Book& book_;
    std::string_view from_{};
};

struct RuleLabel {
    std::string_view rule;
    std::string_view label;
};

// The rules that a player asks about first, in the order of a round.
constexpr auto main_rules = std::to_array<RuleLabel>({
    {"under-minimum", "a wager under the minimum"},
    {"over-maximum", "a wager over the maximum"},
    {"insurance-max", "insurance, of the wager"},
    {"insurance-pays", "insurance pays"},
    {"even-money-pays", "even money pays"},
    {"stand-from", "may stand from"},
    {"split-pair-by", "pairs are split by"},
    {"hands-max", "hands on a box"},
    {"ace-splits-max", "times aces are split"},
    {"double-on", "double on"},
    {"double-cards", "double with cards"},
    {"double-for", "double for"},
    {"soft-17", "the dealer's soft 17"},
    {"blackjack-pays", "Blackjack pays"},
    {"blackjack-over-21", "21 to dealer's Blackjack"},
    {"takes-after-double", "it takes, after a double"},
    {"takes-after-split", "it takes, after a split"},
    {"rounding", "odd winnings"},
    {"deck", "each deck"},
    {"ante-max", "the Ante, of the minimum"},
    {"wins-21", "a 21 always wins"},
    {"wins-five-and-under", "Five and Under wins"},
    {"stand-off-22", "dealer's 22 stands off"},
    {"cards-max", "cards in a hand"},
    {"surrender", "surrender against"},
    {"surrender-part", "surrender costs"},
    {"double-withdrawn", "a double is taken back"},
    {"pays-five-cards", "21 of five cards"},
    {"pays-six-cards", "21 of six cards"},
    {"pays-seven-cards", "21 of seven cards"},
    {"pays-678", "6, 7 and 8"},
    {"pays-678-suited", "6, 7 and 8 suited"},
    {"pays-678-spades", "6, 7 and 8 of spades"},
    {"pays-777", "7, 7 and 7"},
    {"pays-777-suited", "7, 7 and 7 suited"},
    {"pays-777-spades", "7, 7 and 7 of spades"},
    {"super-bonus-small", "Super Bonus"},
    {"super-bonus-large", "Super Bonus"},
    {"super-bonus-others", "Super Bonus, the others"},
});

// The Ante and the optional wagers of the sign, on one line; empty where there is neither.
std::string besides_the_game(const table::Setup& setup) {
    std::vector<std::string> texts;
    if (setup.ante > ledger::nothing) texts.push_back(ledger::to_string(setup.ante) + " Ante");
    for (const WagerSheet& sheet : wagers_of(setup.rules)) {
        if (setup.option(sheet.option).on) texts.emplace_back(title(sheet.option));
    }
    if (texts.empty()) return {};
    texts.emplace_back("`sign` tells more");
    return fmt::format("{}", fmt::join(texts, between()));
}

void print_entry(std::string_view typed, std::string_view says) {
    constexpr int typed_columns = 18;
    std::string entry = toned(typed, Tone::strong);
    if (columns(entry) >= typed_columns) {
        print_folded("    {}\n", entry);
        entry.clear();
    }
    print_folded("    {}{}\n", padded(std::move(entry), typed_columns),
                 wrapped(says, page_width(), 4 + typed_columns));
}

void show_wagers_on_sign(const table::Setup& setup) {
    for (const WagerSheet& sheet : wagers_of(setup.rules)) {
        const table::OfferedOption& sign = setup.option(sheet.option);
        if (!sign.on) continue;
        const std::string scale =
            sheet.scales > 1 ? fmt::format(", scale {} of {}", sign.scale, sheet.scales) : "";
        show_text(fmt::format("{} ({}): {} to {}{}", title(sheet.option), to_string(sheet.option),
                              ledger::to_string(sign.minimum), ledger::to_string(sign.maximum),
                              scale));
        constexpr int indent = 14;
        print_folded("{:{}}{}\n", "", indent,
                     wrapped(pays_in_short(sheet, sign.scale, setup.decks), page_width(), indent));
    }
}

}  // namespace

std::string cited(const rules::Clause& clause, const rules::Book& book) {
    return rules::to_string(clause) + (is_borrowed(clause, book) ? " (borrowed)" : "");
}

void show_welcome(const State& state, const rules::Book& book, const Guest& guest,
                  std::optional<unsigned long long> seed) {
    const table::Setup& setup = state.setup;
    const auto& rules = state.rules();
    print_folded("\n  {}   {}\n  {}\n  {}\n\n", toned(setup.game->title, Tone::strong),
                 setup.game->id, book.title,
                 toned(wrapped(book.source, page_width(), 2), Tone::faint));
    print_folded("  {} decks{}{} boxes{}limits {} to {} in steps of {}\n", setup.decks, between(),
                 setup.boxes, between(), ledger::to_string(setup.minimum),
                 ledger::to_string(setup.maximum), ledger::to_string(setup.step));
    print_folded("  {} pays {}{}insurance {}{}the dealer {} soft 17\n", table::natural_word(rules),
                 ledger::to_string(rules.blackjack_pays.value), between(),
                 ledger::to_string(rules.insurance_pays.value), between(),
                 rules.soft_17.value == rules::Soft17::hit ? "draws to" : "stands on");
    if (const std::string extra = besides_the_game(setup); !extra.empty()) show_text(extra);
    if (seed) {
        show_text(
            fmt::format("Seed {}: the shuffle is reproducible, and for practice only.", *seed));
    }
    print_folded("\n");
    show_text(fmt::format("You play box{} {} as `{}`, with {} in chips.",
                          guest.boxes.size() == 1 ? "" : "es", fmt::join(guest.boxes, ", "),
                          guest.name, ledger::to_string(table::chips_of(state, guest.id))));
    show_text("`?` lists what you can do, `why` gives the clause behind it, `quit` leaves.");
}

void show_help(std::span<const Choice> choices) {
    print_folded("  Open now\n");
    for (const Choice& choice : choices) {
        print_entry(choice.called.empty() ? choice.typed
                                          : fmt::format("{}  {}", choice.typed, choice.called),
                    choice.says);
    }
    print_folded("  At any time\n");
    print_entry("why, why 12", "the clause behind the last event; behind event 12");
    print_entry("hint",
                "the best decision now, with what each choice is worth; `hint shoe` for the very "
                "cards that are left");
    print_entry("history", "the last round, event by event, with the clauses");
    print_entry("table", "the whole table");
    print_entry("rules, sign", "the main rules of the game; what the table offers and its limits");
    print_entry("save FILE", "writes the game as a table record; `save!` replaces a file");
    print_entry("quit", "leaves the table");
    show_text(
        "Others can play along: `alice buys 100`, `alice bets 10 on 2`, and any other statement of "
        "a table record. Short forms speak for the person whose turn it is.");
}

void show_rules(const State& state, const rules::Book& book) {
    const auto lines = rules::listing(state.rules());
    Citations citations(book);
    for (const RuleLabel& wanted : main_rules) {
        const auto line = std::find_if(lines.begin(), lines.end(), [&](const rules::Line& each) {
            return each.rule == wanted.rule;
        });
        if (line == lines.end()) continue;
        // The book defines the Ante for all of its games; one of them has it.
        if (line->rule == "ante-max" && !state.rules().ante_due.because) continue;
        const bool any_total = line->rule == "stand-from" && line->value == "0";
        std::string label(wanted.label);
        if (const auto at = label.find("Blackjack"); at != std::string::npos) {
            label.replace(at, 9, table::natural_word(state.rules()));
        }
        print_folded("  {:27}{}{}\n", label,
                     padded(toned(any_total ? "any-total" : line->value, Tone::strong) + " ", 27),
                     toned(citations.cite(line->because), Tone::faint));
    }
    citations.print_note();
    show_text(fmt::format("`croupier rules show {}` has them all.", state.setup.game->id));
}

void show_sign(const State& state, const Guest& guest) {
    const table::Setup& setup = state.setup;
    const auto row = [](std::string_view label, const std::string& value) {
        print_folded("  {:12}{}\n", label, value);
    };
    row("minimum", ledger::to_string(setup.minimum));
    row("maximum", fmt::format("{} on a box", ledger::to_string(setup.maximum)));
    row("steps", fmt::format("of {}", ledger::to_string(setup.step)));
    std::vector<std::string> chips;
    for (const ledger::Money chip : setup.chips.denominations())
        chips.push_back(ledger::to_string(chip));
    row("chips", fmt::format("{}", fmt::join(chips, " ")));
    row("boxes", fmt::format("1 to {}", setup.boxes));
    if (setup.ante > ledger::nothing) {
        row("Ante",
            fmt::format("{} beside each wager{}", ledger::to_string(setup.ante),
                        setup.ante_waived_from > ledger::nothing
                            ? fmt::format(" under {}", ledger::to_string(setup.ante_waived_from))
                            : ""));
    }
    show_wagers_on_sign(setup);
    for (const table::PersonalLimit& limit : state.sign.personal_limits) {
        row("raised",
            fmt::format("{} up to {} on box {}",
                        limit.player == guest.id ? "you" : state.player(limit.player).name,
                        ledger::to_string(limit.maximum), limit.box));
    }
    if (state.sign.announced) {
        row("announced",
            fmt::format("limits {} to {}", ledger::to_string(state.sign.announced->minimum),
                        ledger::to_string(state.sign.announced->maximum)));
    }
}

void show_history(std::span<const Happened> round, const rules::Book& book) {
    constexpr int text_columns = 50;
    Citations citations(book);
    int number = 0;
    for (const Happened& happened : round) {
        std::vector<std::string> clauses;
        for (const rules::Clause& clause : rules::each_number_once(happened.because.all())) {
            clauses.push_back(citations.cite(clause));
        }
        ++number;
        std::string text = fmt::format("  {:>3}  {}", number, happened.text);
        if (columns(text) > text_columns) {
            print_folded("{}\n", text);
            text.clear();
        }
        const std::string list = fmt::format("{}", fmt::join(clauses, ", "));
        print_folded("{} {}\n", padded(std::move(text), text_columns),
                     toned(wrapped(list, page_width(), text_columns + 1), Tone::faint));
    }
    if (round.empty()) show_text("Nothing has happened yet.");
    citations.print_note();
}

void show_reason(const Happened& happened, const rules::Book& book) {
    show_text(happened.text);
    for (const rules::Clause& clause : rules::each_number_once(happened.because.all())) {
        constexpr int indent = 6;
        print_folded("    {}\n{:{}}{}\n", toned(cited(clause, book), Tone::strong), "", indent,
                     wrapped(says_together(happened.because.all(), clause), page_width(), indent));
    }
    if (happened.because.all().empty()) show_text("no clause of the book decides this");
}

}  // namespace croupier::apps
