// The conditions of a tournament: the header of its file, folded into one value.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "record/session.hpp"
#include "tournament/statement.hpp"

namespace croupier::tournament {

using record::Books;
using rules::Clause;

// Why the book says no: every clause that stands in the way, the one that decides first.
struct Refusal {
    std::vector<Clause> because{};
    std::string reason{};
};

enum class Format : std::uint8_t { knock_out, points, magnificent_sevens };
[[nodiscard]] std::string_view to_string(Format format);

enum class TieBreak : std::uint8_t { extra_rounds, lot, divide };

// One session as the conditions plan it.
struct SessionPlan {
    std::string name{};
    Length length{LengthIn::rounds, 20};
    int tables{0};  // 0: as many as needed
    int seats{seats_usual};
    int advance{0};
    int others{0};
    Money chips{};
    bool chips_carried{false};
    std::optional<std::size_t> repechage_of{};  // which session put its players out
    int qualify{0};                             // 0: all of them
    // What its statement says of what a book can ask for.
    bool says_length{false};
    bool says_tables{false};
    bool says_advance{false};
    bool says_qualify{false};
};

struct BuyBack {
    int times{0};  // 0: there is none
    std::size_t before{0};
    Money fee{};
    Money commission{};
};

// What is not written has its usual value. Texts and lists are copies, so that conditions outlive
// their file.
struct Conditions {
    const rules::Book* book{nullptr};
    const rules::Game* game{nullptr};
    table::Setup setup{};  // of every table; house rules cite the clause that lets them prevail
    std::optional<std::uint64_t> seed{};

    Format format{Format::knock_out};
    std::optional<Minute> start{};
    int start_entries{0};  // of a sit-and-go; 0: it is none
    std::vector<std::string> groups{};
    Money fee{};
    Money commission{};
    Money added{};
    Money chips{100'000};
    int players_least{2};
    int players_most{players_max};
    std::optional<Money> least_wager{};  // nothing: one may sit out
    std::vector<std::string> without{};
    std::vector<SessionPlan> sessions{};
    std::vector<Points> points{};
    BuyBack buy_back{};
    std::vector<int> lowest_after{};
    TieBreak session_ties{TieBreak::extra_rounds};
    TieBreak points_ties{TieBreak::divide};
    TieBreak prize_ties{TieBreak::divide};
    std::vector<Share> shares{whole_share};  // empty: amounts are stated
    std::vector<Money> amounts{};
    std::optional<Minute> withdrawal_until{};
    Share refunds{};
    bool late_admitted{false};
    bool chips_to_cash{false};
    bool betting_in_order{false};
    bool no_bet_eliminates{false};
    bool signatures_required{false};

    // What was written, by topic, in the words of the file; nothing: it was not. Several sessions
    // are several values.
    std::array<std::vector<std::string>, topic_count> written{};

    [[nodiscard]] bool says(Topic topic) const {
        return !written[static_cast<std::size_t>(topic)].empty();
    }
    [[nodiscard]] const rules::TournamentRules& rules() const { return *game->tournament; }
    [[nodiscard]] bool offers(rules::Option option) const { return setup.option(option).on; }
};

// A header statement that the book overrules. It counts as not written.
struct Overruled {
    std::uint32_t line{0};
    std::string said{};
    Refusal refusal{};
};

// The header of a file, taken whole: what one statement may say can depend on a later one.
struct Header {
    Conditions conditions{};
    std::vector<Overruled> overruled{};
    std::optional<Fault> fault{};  // what no tournament can have; then nothing else counts
};

// Takes the header statements of a file, up to the first of the course.
//
// A fault: no game, a game whose book has no tournaments, a session that names one which does not
// exist or comes later, a commission above its fee.
[[nodiscard]] Header read_header(const File& file, Books books);

}  // namespace croupier::tournament
