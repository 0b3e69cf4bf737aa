// A rulebook: its rows, the games they make, and the readings of what they leave unclear.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <span>
#include <string_view>

#include "rules/slots.hpp"
#include "rules/tournament.hpp"

namespace croupier::rules {

// All that the rows of a book decide: how a table is run, and how a tournament.
struct Decided {
    Rules table;
    TournamentRules tournament;
};

// True when `id` is one of the clauses named in `list`, which is separated by blanks.
[[nodiscard]] constexpr bool names(std::string_view list, std::string_view id) {
    while (!list.empty()) {
        const auto blank = list.find(' ');
        if (list.substr(0, blank) == id) return true;
        if (blank == std::string_view::npos) return false;
        list.remove_prefix(blank + 1);
    }
    return false;
}

// Where a constant expression comes here, the compiler stops and shows the line with the reason. A
// `throw` would do the same, and could not be compiled where there are no exceptions.
[[noreturn]] inline void stop_build([[maybe_unused]] std::string_view why) { std::abort(); }

// Puts a value into a slot for a row. A slot that is taken must belong to one of the very clauses
// whose place the row takes; otherwise the book does not build.
template <class T>
constexpr void hold(Ruled<T>& slot, const T& value, Clause because, std::string_view in_place_of) {
    if (slot.because && !names(in_place_of, slot.because.id())) {
        stop_build("this rule is held by another clause than the one the row stands in place of");
    }
    slot.value = value;
    slot.because = because;
}

// A row's way of deciding a rule: `set<&R::hands_max, 4>`.
template <auto Member, auto Value>
constexpr void set(Decided& decided, Clause because, std::string_view in_place_of) {
    auto& slot = decided.table.*Member;
    hold(slot, decltype(slot.value)(Value), because, in_place_of);
}

// A row that orders something without choosing a value: `says<&R::first_card>`.
template <auto Member>
constexpr void says(Decided& decided, Clause because, std::string_view in_place_of) {
    set<Member, Said{}>(decided, because, in_place_of);
}

// A row that leaves no room for what another clause had ordered: `ends<&R::blackjack_waits>`.
template <auto Member>
constexpr void ends(Decided& decided, Clause, std::string_view in_place_of) {
    auto& slot = decided.table.*Member;
    if (!slot.because || !names(in_place_of, slot.because.id())) {
        stop_build("this rule is held by another clause than the one the row stands in place of");
    }
    slot = {};
}

// The rules of one optional wager: `using Sevens = Of<&R::super_sevens>;`, and then in its rows
// `Sevens::set<&SuperSevens::one_seven, pays(3)>`.
template <auto Wager>
struct Of {
    template <auto Member, auto Value>
    static constexpr void set(Decided& decided, Clause because, std::string_view in_place_of) {
        auto& slot = (decided.table.*Wager).*Member;
        hold(slot, decltype(slot.value)(Value), because, in_place_of);
    }
    template <auto Member>
    static constexpr void says(Decided& decided, Clause because, std::string_view in_place_of) {
        hold((decided.table.*Wager).*Member, Said{}, because, in_place_of);
    }
    // One of several scales or lines, counted from 1.
    template <auto Member, std::size_t Scale, auto Value>
    static constexpr void nth(Decided& decided, Clause because, std::string_view in_place_of) {
        hold(((decided.table.*Wager).*Member)[Scale - 1], Value, because, in_place_of);
    }
    template <auto Member, std::size_t Table, std::size_t Line, auto Value>
    static constexpr void prize(Decided& decided, Clause because, std::string_view in_place_of) {
        hold(((decided.table.*Wager).*Member)[Table - 1][Line - 1], Value, because, in_place_of);
    }
};

// The rules of a tournament: `Of<&R::...>` for them, as in `Event::set<&T::late, Late::as_stated>`
// with `using Event = OfTournament; using T = TournamentRules;`.
struct OfTournament {
    template <auto Member, auto Value>
    static constexpr void set(Decided& decided, Clause because, std::string_view in_place_of) {
        auto& slot = decided.tournament.*Member;
        hold(slot, decltype(slot.value)(Value), because, in_place_of);
    }
    // Rows that order something, or several things, without choosing a value.
    template <auto... Members>
    static constexpr void says(Decided& decided, Clause because, std::string_view in_place_of) {
        (hold(decided.tournament.*Members, Said{}, because, in_place_of), ...);
    }
    // What the conditions may, must or in some tournaments must state.
    template <Demanded When, auto... Members>
    static constexpr void states(Decided& decided, Clause because, std::string_view in_place_of) {
        (hold(decided.tournament.*Members, When, because, in_place_of), ...);
    }
    // A line of the schedule of a round, and a prize, both counted from 1.
    template <std::size_t Round, auto Line, auto Value>
    static constexpr void round(Decided& decided, Clause because, std::string_view in_place_of) {
        hold(decided.tournament.sevens_round[Round - 1].*Line, Value, because, in_place_of);
    }
    template <std::size_t Place, auto Value>
    static constexpr void prize(Decided& decided, Clause because, std::string_view in_place_of) {
        hold(decided.tournament.sevens_prize[Place - 1], Value, because, in_place_of);
    }
};

// A row that decides several rules.
template <Setter... Each>
constexpr void all(Decided& decided, Clause because, std::string_view in_place_of) {
    (Each(decided, because, in_place_of), ...);
}

// The rows of a part, each marked with its book: `of_book("nz", {{"5.1", wager, ...}, ...})`.
template <std::size_t N>
consteval std::array<Provision, N> of_book(const char* book, const Provision (&&rows)[N]) {
    std::array<Provision, N> marked{};
    for (std::size_t i = 0; i < N; ++i) {
        marked[i] = rows[i];
        marked[i].book = book;
    }
    return marked;
}

// A stretch of a book that comes into force together: a base game, a variant, an amendment, a
// machine shoe. `except` leaves out rows that are not taken over when a part is borrowed.
struct Part {
    std::string_view title;
    std::span<const Provision> rows;
    std::string_view except{};
};

// Lays the parts over one another, the first one undermost.
//
// Does not compile for: a slot set twice in one base, a row that stands in place of a clause that
// no earlier part has or that does not hold the slot.
consteval Decided lay(std::initializer_list<Part> parts) {
    const auto stands = [&](std::string_view id, const Part* before) {
        for (const Part& part : parts) {
            if (&part == before) return false;
            for (const Provision& row : part.rows) {
                if (row.id == id && !names(part.except, id)) return true;
            }
        }
        return false;
    };
    Decided decided;
    for (const Part& part : parts) {
        for (const Provision& row : part.rows) {
            if (names(part.except, row.id)) continue;
            for (auto list = row.in_place_of; !list.empty();) {
                const auto blank = list.find(' ');
                if (!stands(list.substr(0, blank), &part)) {
                    stop_build("a row stands in place of a clause that no earlier part has");
                }
                list.remove_prefix(blank == std::string_view::npos ? list.size() : blank + 1);
            }
            if (row.sets) row.sets(decided, Clause{&row}, row.in_place_of);
        }
    }
    return decided;
}

// The rules of a table in force. Does not compile either where no row sets a required slot.
consteval Rules resolve(std::initializer_list<Part> parts) {
    const Rules rules = lay(parts).table;
    for_each_slot(rules, [&](const SlotName&, const auto& ruled, Presence presence) {
        if (presence == Presence::required && !ruled.because) {
            stop_build("no clause sets a rule that every game must have");
        }
    });
    return rules;
}

// The rules of a tournament in force.
consteval TournamentRules resolve_tournament(std::initializer_list<Part> parts) {
    return lay(parts).tournament;
}

// The same rules where the game may not carry the optional wager that a part brought along.
template <auto Wager>
consteval Rules without(Rules rules) {
    (rules.*Wager).offered.value = Offered::not_in_this_game;
    return rules;
}

inline constexpr std::size_t choices_max = 4;

// A clause that can be read in more than one way, and the choice between them.
struct Reading {
    std::string_view key;
    std::string_view clause;                              // the id of the row that is unclear
    std::string_view about;                               // the question, in a few words
    std::array<std::string_view, choices_max> choices{};  // the default first; unused ones empty
    void (*choose)(Rules&, std::size_t choice){nullptr};  // null: what it decides is not played yet
    bool replaces_all{false};                             // puts whole rules in place of others
};

// A reading decides between its own values only: a game whose own clause sets another one, or that
// has no such rule, is not concerned.
template <auto... Values, class T>
constexpr void pick(Ruled<T>& slot, std::size_t choice) {
    constexpr std::array values{Values...};
    const bool concerned =
        slot.because && std::find(values.begin(), values.end(), slot.value) != values.end();
    if (concerned) slot.value = values[choice];
}

// A reading that picks the value of one rule: `choose<&R::split_pair_by, PairBy::value, ...>`.
template <auto Member, auto... Values>
constexpr void choose(Rules& rules, std::size_t choice) {
    pick<Values...>(rules.*Member, choice);
}

// The same for a rule of an optional wager: `choose_of<&R::any_pair, &AnyPair::main_wager, ...>`.
template <auto Wager, auto Member, auto... Values>
constexpr void choose_of(Rules& rules, std::size_t choice) {
    pick<Values...>((rules.*Wager).*Member, choice);
}

template <auto... Each>
constexpr void choose_all(Rules& rules, std::size_t choice) {
    (Each(rules, choice), ...);
}

struct Game {
    std::string_view id;  // `nz/blackjack`
    std::string_view title;
    const Rules* rules;
    int decks_usual;
    const TournamentRules* tournament{nullptr};  // null: the book has no tournaments of it
};

struct Book {
    std::string_view id;
    std::string_view title;
    std::string_view source;      // the notice that the rows come from
    std::span<const Part> parts;  // the book's own rows, in the gazette's order
    std::span<const Game> games;
    std::span<const Reading> readings;
    std::span<const Part> borrowed{};  // rows of another book that this one needs
};

// Whether the row is the engine's or a person's to carry out and nothing in the rules is set by
// it: it stands in the book and is not carried out yet.
[[nodiscard]] constexpr bool awaits(const Provision& row) {
    return (row.carried == Carried::engine || row.carried == Carried::role) && row.sets == nullptr;
}

// The row of `book` with this id, borrowed ones included; an empty clause if there is none.
[[nodiscard]] Clause find_clause(const Book& book, std::string_view id);

// Whether the clause is a row of `book`, a borrowed one included, or a house rule.
[[nodiscard]] bool may_cite(const Book& book, const Clause& clause);

[[nodiscard]] const Game* find_game(std::span<const Book* const> books, std::string_view id);
[[nodiscard]] const Book* find_book(std::span<const Book* const> books, std::string_view id);

// The book that `game` belongs to. Requires a game of one of the books.
[[nodiscard]] const Book& book_of(std::span<const Book* const> books, const Game& game);

}  // namespace croupier::rules
