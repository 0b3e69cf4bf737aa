#include "rules/book.hpp"

namespace croupier::rules {
namespace {

constexpr Provision house_row{
    "house",         Kind::variant,
    Carried::engine, "a rule that the house has set in place of the book's",
    nullptr,         {},
    "house"};

constexpr std::array<std::string_view, 22> kind_words = {
    "legal",   "definition", "equipment",  "notice",       "wager",    "shuffle",
    "shoe",    "deal",       "insurance",  "interim",      "decision", "split",
    "double",  "dealer",     "settlement", "irregularity", "closure",  "conduct",
    "sidebet", "surrender",  "variant",    "tournament"};

constexpr std::array<std::string_view, 4> carried_words = {"engine", "role", "shown", "none"};

}  // namespace

bool meets(const Clause& clause, std::string_view wanted) {
    const std::string_view id = clause.id();
    if (wanted.empty() || !id.starts_with(wanted)) return false;
    if (id.size() == wanted.size()) return true;
    const char next = id[wanted.size()];
    return next == '(' || next == '.' || next == '#' || next == '/';
}

Clause house() { return Clause{&house_row}; }

std::string_view to_string(Kind kind) { return kind_words[static_cast<std::size_t>(kind)]; }

std::string_view to_string(Carried carried) {
    return carried_words[static_cast<std::size_t>(carried)];
}

std::string to_string(const Clause& clause) {
    if (clause == house()) return "house";
    return std::string(clause.book()) + ' ' + std::string(clause.number());
}

Clause find_clause(const Book& book, std::string_view id) {
    for (const auto parts : {book.parts, book.borrowed}) {
        for (const Part& part : parts) {
            for (const Provision& row : part.rows) {
                if (row.id == id && !names(part.except, id)) return Clause{&row};
            }
        }
    }
    return {};
}

bool may_cite(const Book& book, const Clause& clause) {
    if (clause == house()) return true;
    for (const auto parts : {book.parts, book.borrowed}) {
        for (const Part& part : parts) {
            for (const Provision& row : part.rows) {
                if (clause.row() == &row) return !names(part.except, row.id);
            }
        }
    }
    return false;
}

const Game* find_game(std::span<const Book* const> books, std::string_view id) {
    for (const Book* book : books) {
        for (const Game& game : book->games) {
            if (game.id == id) return &game;
        }
    }
    return nullptr;
}

const Book* find_book(std::span<const Book* const> books, std::string_view id) {
    for (const Book* book : books) {
        if (book->id == id) return book;
    }
    return nullptr;
}

const Book& book_of(std::span<const Book* const> books, const Game& game) {
    return *find_book(books, game.id.substr(0, game.id.find('/')));
}

}  // namespace croupier::rules
