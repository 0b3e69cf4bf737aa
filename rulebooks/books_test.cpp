// What must be true of every book, and that every scenario holds.
#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "record/run.hpp"
#include "rulebooks/registry.hpp"
#include "rulebooks/scenario_names.hpp"
#include "rulebooks/scenarios.hpp"
#include "rules/listing.hpp"

namespace croupier::rulebooks {
namespace {

using rules::Book;
using rules::Part;
using rules::Provision;
using rules::Reading;
using rules::Rules;

// A word that GoogleTest takes as part of a test's name.
std::string as_test_name(std::string_view text) {
    std::string name;
    for (const char c : text) {
        name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    }
    return name;
}

std::vector<const Provision*> own_rows(const Book& book) {
    std::vector<const Provision*> rows;
    for (const Part& part : book.parts) {
        for (const Provision& row : part.rows) rows.push_back(&row);
    }
    return rows;
}

// The book's own rows and those that it borrows and does not leave out.
std::vector<const Provision*> rows_in_force(const Book& book) {
    std::vector<const Provision*> rows = own_rows(book);
    for (const Part& part : book.borrowed) {
        for (const Provision& row : part.rows) {
            if (!rules::names(part.except, row.id)) rows.push_back(&row);
        }
    }
    return rows;
}

std::vector<std::string_view> words_of(std::string_view list) {
    std::vector<std::string_view> words;
    while (!list.empty()) {
        const auto blank = list.find(' ');
        words.push_back(list.substr(0, blank));
        list.remove_prefix(blank == std::string_view::npos ? list.size() : blank + 1);
    }
    return words;
}

std::vector<std::string_view> choices_of(const Reading& reading) {
    std::vector<std::string_view> choices(reading.choices.begin(), reading.choices.end());
    while (!choices.empty() && choices.back().empty()) choices.pop_back();
    return choices;
}

// The place of a numbered clause in its gazette: 15, A, 6 for `15A.6(b)#2`. Empty for a row without
// a number, such as a definition.
struct Place {
    std::vector<std::pair<int, std::string>> numbers;
    char letter{0};  // of the first bracket

    explicit Place(std::string_view id) {
        while (!id.empty() && std::isdigit(static_cast<unsigned char>(id.front())) != 0) {
            int number = 0;
            const auto end = std::from_chars(id.data(), id.data() + id.size(), number).ptr;
            id.remove_prefix(static_cast<std::size_t>(end - id.data()));
            std::string letters;
            while (!id.empty() && std::isupper(static_cast<unsigned char>(id.front())) != 0) {
                letters += id.front();
                id.remove_prefix(1);
            }
            numbers.emplace_back(number, letters);
            if (!id.starts_with('.')) break;
            id.remove_prefix(1);
        }
        if (id.size() >= 3 && id[0] == '(' && id[2] == ')') letter = id[1];
    }
};

std::string_view last_part(std::string_view path) { return path.substr(path.rfind('/') + 1); }

class EveryBook : public testing::TestWithParam<const Book*> {
protected:
    const Book& book = *GetParam();
};

TEST_P(EveryBook, SaysWhereItComesFromAndHoldsAGame) {
    EXPECT_FALSE(book.id.empty());
    EXPECT_FALSE(book.title.empty());
    EXPECT_FALSE(book.source.empty());
    ASSERT_FALSE(book.games.empty());
    for (const rules::Game& game : book.games) {
        EXPECT_TRUE(game.id.starts_with(std::string(book.id) + '/')) << game.id;
        EXPECT_FALSE(game.title.empty()) << game.id;
        EXPECT_TRUE(game.rules->decks.value.allows(game.decks_usual)) << game.id;
        EXPECT_LE(game.rules->boxes_usual.value, game.rules->boxes_max.value) << game.id;
    }
}

TEST_P(EveryBook, GivesEachRowAnIdOfItsOwn) {
    std::set<std::string_view> ids;
    for (const Provision* row : own_rows(book)) {
        EXPECT_FALSE(row->id.empty());
        EXPECT_TRUE(ids.insert(row->id).second) << row->id;
        EXPECT_EQ(std::string_view(row->book), book.id) << row->id;
    }
}

TEST_P(EveryBook, KeepsTheOrderOfItsGazette) {
    std::vector<std::pair<int, std::string>> before;
    char letter_before = 0;
    std::string_view id_before;
    for (const Provision* row : own_rows(book)) {
        const Place place(row->id);
        if (place.numbers.empty()) continue;
        EXPECT_LE(before, place.numbers) << row->id << " after " << id_before;
        if (place.numbers == before && place.letter != 0) {
            EXPECT_LE(letter_before, place.letter) << row->id << " after " << id_before;
        }
        if (place.numbers != before || place.letter != 0) letter_before = place.letter;
        before = place.numbers;
        id_before = row->id;
    }
}

TEST_P(EveryBook, CountsTheDutiesOfAClauseFromTwoOn) {
    std::map<std::string_view, int> last;
    for (const Provision* row : own_rows(book)) {
        const auto hash = row->id.find('#');
        const std::string_view number = row->id.substr(0, hash);
        int duty = 1;
        if (hash != std::string_view::npos) {
            const std::string_view digits = row->id.substr(hash + 1);
            std::from_chars(digits.data(), digits.data() + digits.size(), duty);
        }
        EXPECT_EQ(duty, last[number] + 1) << row->id;
        last[number] = duty;
    }
}

TEST_P(EveryBook, SaysEveryClauseInPlainWords) {
    for (const Provision* row : own_rows(book)) {
        EXPECT_FALSE(row->says.empty()) << row->id;
        for (const char c : row->says) {
            EXPECT_TRUE(c >= ' ' && c <= '~') << row->id << ": " << row->says;
        }
        EXPECT_FALSE(row->says.starts_with(' ') || row->says.ends_with(' ')) << row->id;
    }
}

TEST_P(EveryBook, StandsOnlyInPlaceOfClausesThatItHasOrBorrows) {
    const auto rows = rows_in_force(book);
    for (const Provision* row : own_rows(book)) {
        for (const std::string_view replaced : words_of(row->in_place_of)) {
            const bool there = std::any_of(rows.begin(), rows.end(), [&](const Provision* other) {
                return other != row && other->id == replaced;
            });
            EXPECT_TRUE(there) << row->id << " in place of " << replaced;
        }
    }
}

TEST_P(EveryBook, LeavesOutOfABorrowedPartOnlyWhatIsInIt) {
    for (const Part& part : book.borrowed) {
        for (const std::string_view id : words_of(part.except)) {
            const bool there = std::any_of(part.rows.begin(), part.rows.end(),
                                           [&](const Provision& row) { return row.id == id; });
            EXPECT_TRUE(there) << id;
        }
    }
}

TEST_P(EveryBook, CitesItsOwnRowsAndThoseItBorrows) {
    const auto rows = rows_in_force(book);
    for (const rules::Game& game : book.games) {
        for (const rules::Line& line : rules::listing(*game.rules)) {
            EXPECT_NE(std::find(rows.begin(), rows.end(), line.because.row()), rows.end())
                << game.id << ' ' << line.rule << ' ' << rules::to_string(line.because);
        }
    }
}

TEST_P(EveryBook, OffersTwoOrMoreReadingsOfAClauseThatItHas) {
    std::set<std::string_view> keys;
    for (const Reading& reading : book.readings) {
        EXPECT_TRUE(keys.insert(reading.key).second) << reading.key;
        EXPECT_TRUE(rules::find_clause(book, reading.clause))
            << reading.key << " of " << reading.clause;
        EXPECT_FALSE(reading.about.empty()) << reading.key;
        const auto choices = choices_of(reading);
        EXPECT_GE(choices.size(), 2U) << reading.key;
        const std::set<std::string_view> different(choices.begin(), choices.end());
        EXPECT_EQ(different.size(), choices.size()) << reading.key;
        EXPECT_FALSE(different.contains("")) << reading.key;
    }
}

TEST_P(EveryBook, HasTheFirstChoiceOfEveryReadingInForce) {
    for (const rules::Game& game : book.games) {
        for (const Reading& reading : book.readings) {
            Rules rules = *game.rules;
            EXPECT_EQ(rules::choose_reading(rules, reading, reading.choices[0]).reason, "");
            EXPECT_EQ(rules, *game.rules) << game.id << ' ' << reading.key;
        }
    }
}

// A table that shuffles by hand says nothing of when a machine takes cards back, so its choice
// leaves the machine as the continuous one has it.
bool agrees_with_the_first(const Reading& reading, std::string_view choice) {
    return reading.key == "shoe.type" && choice == "continuous";
}

TEST_P(EveryBook, ChangesARuleWithEveryOtherChoice) {
    for (const Reading& reading : book.readings) {
        if (reading.choose == nullptr) continue;
        for (const std::string_view choice : choices_of(reading)) {
            if (choice == reading.choices[0]) continue;
            const bool changes =
                std::any_of(book.games.begin(), book.games.end(), [&](const rules::Game& game) {
                    Rules rules = *game.rules;
                    return rules::choose_reading(rules, reading, choice).reason.empty() &&
                           rules != *game.rules;
                });
            EXPECT_EQ(changes, !agrees_with_the_first(reading, choice))
                << reading.key << ' ' << choice;
        }
    }
}

TEST_P(EveryBook, NamesItsScenariosByAClause) {
    const auto rows = rows_in_force(book);
    for (const Scenario& scenario : scenarios()) {
        if (scenario.book != book.id) continue;
        EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [&](const Provision* row) {
            return is_named_for(scenario.file, rules::Clause{row}, book);
        })) << scenario.file;
    }
}

// The longest citations: of a shuffle, whatever brings it about, and of a wager that is won.
TEST_P(EveryBook, CitesAllThatAnEventCanRestOn) {
    for (const rules::Game& game : GetParam()->games) {
        const rules::Rules& r = *game.rules;
        rules::Because shuffle(r.supervisor_as_dealer, r.shuffle_missed, r.shuffle_exposed);
        shuffle.with(r.shuffle_after_round).with(r.shuffle).with(r.shuffle_due);
        shuffle.with(r.round_goes_on).with(r.shuffle_before_play).with(r.new_shoe);
        shuffle.with(r.decks_fixed).with(r.shoe);
        EXPECT_FALSE(shuffle.full()) << game.id;
        rules::Because won(r.rounding, r.wins_higher, r.double_settled, r.double_pays_even);
        won.with(r.split_settled).with(r.win_pays).with(r.odds).with(r.settlement);
        won.with(r.winners_paid).with(r.split_no_blackjack);
        EXPECT_FALSE(won.full()) << game.id;
    }
}

INSTANTIATE_TEST_SUITE_P(Books, EveryBook, testing::ValuesIn(all().begin(), all().end()),
                         [](const auto& which) { return as_test_name(which.param->id); });

TEST(Registry, ListsTheBooksInTheOrderOfTheirIds) {
    EXPECT_TRUE(std::is_sorted(all().begin(), all().end(),
                               [](const Book* a, const Book* b) { return a->id < b->id; }));
}

TEST(Scenarios, BelongToABookEach) {
    for (const Scenario& scenario : scenarios()) {
        EXPECT_NE(rules::find_book(all(), scenario.book), nullptr) << scenario.file;
    }
}

// A citation that is as long as one can be may soon be too long for one.
class RoomToCite final : public record::Listener {
public:
    void on_event(const table::State&, const table::Event& event,
                  const record::Statement& statement) override {
        EXPECT_FALSE(event.because.full()) << "line " << statement.line;
    }
    void on_refusal(const table::Refusal& refusal, const record::Statement& statement) override {
        EXPECT_FALSE(refusal.because.full()) << "line " << statement.line;
    }
};

class EveryScenario : public testing::TestWithParam<Scenario> {};

TEST_P(EveryScenario, Holds) {
    const Scenario& scenario = GetParam();
    const auto parsed = record::parse(std::string(scenario.text));
    if (const auto* fault = std::get_if<record::Fault>(&parsed)) {
        FAIL() << scenario.file << ':' << record::to_string(*fault);
    }
    record::Session session(all());
    RoomToCite listener;
    const auto ran = record::run(std::get<record::Record>(parsed), session, listener);
    for (const record::Failure& failure : ran.failures) {
        ADD_FAILURE() << scenario.file << ':' << failure.line << ": expected " << failure.expected
                      << ", got " << failure.got;
    }
    if (ran.fault) FAIL() << scenario.file << ':' << record::to_string(*ran.fault);
    ASSERT_NE(session.book(), nullptr);
    EXPECT_EQ(session.book()->id, scenario.book);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, EveryScenario,
                         testing::ValuesIn(scenarios().begin(), scenarios().end()),
                         [](const auto& which) {
                             std::string_view file = last_part(which.param.file);
                             file.remove_suffix(std::string_view(".table").size());
                             return as_test_name(which.param.book) + "__" + as_test_name(file);
                         });

// Without a scenario in the tree there is nothing to instantiate.
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryScenario);

}  // namespace
}  // namespace croupier::rulebooks
