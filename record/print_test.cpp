#include "record/print.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "record/every_statement.hpp"
#include "record/parse.hpp"

namespace croupier::record {

namespace {

template <class T>
List<T> kept(std::vector<T> list) {
    static std::deque<std::vector<T>> lists;
    return List<T>(lists.emplace_back(std::move(list)));
}

// A value of each type that a field of a statement has.
int draw(std::type_identity<int>) { return *rc::gen::inRange(1, 10); }
bool draw(std::type_identity<bool>) { return *rc::gen::arbitrary<bool>(); }
std::uint64_t draw(std::type_identity<std::uint64_t>) {
    return *rc::gen::arbitrary<std::uint64_t>();
}
std::int64_t draw(std::type_identity<std::int64_t>) {
    return *rc::gen::inRange<std::int64_t>(0, 5'256'001);
}
Word draw(std::type_identity<Word>) {
    return *rc::gen::element<Word>("alice", "bob", "x", "perfect-pairs", "q9-", "dealers");
}
Money draw(std::type_identity<Money>) {
    return {*rc::gen::inRange<std::int64_t>(0, ledger::amount_max.cents + 1)};
}
Ratio draw(std::type_identity<Ratio>) {
    return {*rc::gen::inRange(1, 10'001), *rc::gen::inRange(1, 10'001)};
}
Card draw(std::type_identity<Card>) {
    return Card::at(*rc::gen::inRange(0, cards::cards_per_deck));
}
HandRef draw(std::type_identity<HandRef>) {
    return {*rc::gen::inRange(1, 100), *rc::gen::inRange(0, 10)};
}
// These two may say every verb of the staff.
Role draw(std::type_identity<Role>) { return *rc::gen::element(Role::dealer, Role::supervisor); }
table::Mix draw(std::type_identity<table::Mix>) {
    using table::Mix;
    return *rc::gen::element(Mix::spread, Mix::wash, Mix::stack, Mix::riffle);
}
table::Finding draw(std::type_identity<table::Finding>) {
    using table::Finding;
    return *rc::gen::element(Finding::burn_missing, Finding::cutting_card_missing,
                             Finding::shuffle_missing, Finding::wager_missing,
                             Finding::card_missing, Finding::wrong_decks, Finding::order_lost);
}
table::Request draw(std::type_identity<table::Request>) {
    using table::Request;
    return *rc::gen::element(Request::sign, Request::rules, Request::decks, Request::burnt_card,
                             Request::cards, Request::shuffle, Request::advice, Request::review,
                             Request::approved_shuffle);
}
ShoeItem draw(std::type_identity<ShoeItem>) {
    using Kind = ShoeItem::Kind;
    const Kind kind = *rc::gen::element(Kind::card, Kind::face_up_card, Kind::cutting_card);
    return {kind, kind == Kind::cutting_card ? Card{} : draw(std::type_identity<Card>{})};
}
template <class T>
List<T> draw(std::type_identity<List<T>>) {
    std::vector<T> items(*rc::gen::inRange<std::size_t>(1, 8));
    for (T& item : items) item = draw(std::type_identity<T>{});
    return kept(std::move(items));
}

// Fills whatever field it is given for. It holds no more than that: there is one for each
// statement.
template <class Whole>
struct Drawn {
    template <class Field>
    requires(!std::same_as<Field, Whole>) operator Field()
        const {  // NOLINT(google-explicit-constructor): a field is filled by it
        return draw(std::type_identity<Field>{});
    }
};

template <class Said>
Said fill() {
    using D = Drawn<Said>;
    if constexpr (std::same_as<Said, Doubles> || std::same_as<Said, Stays> ||
                  std::same_as<Said, ChecksCards>) {
        return Said{D{}};  // `settle` draws what these may leave out
    } else if constexpr (requires { Said{D{}, D{}, D{}, D{}, D{}}; }) {
        return Said{D{}, D{}, D{}, D{}, D{}};
    } else if constexpr (requires { Said{D{}, D{}, D{}, D{}}; }) {
        return Said{D{}, D{}, D{}, D{}};
    } else if constexpr (requires { Said{D{}, D{}, D{}}; }) {
        return Said{D{}, D{}, D{}};
    } else if constexpr (requires { Said{D{}, D{}}; }) {
        return Said{D{}, D{}};
    } else if constexpr (requires { Said{D{}}; }) {
        return Said{D{}};
    } else {
        return Said{};
    }
}

void maybe_leave_out(Word& word) {
    if (*rc::gen::arbitrary<bool>()) word = {};
}

// Where the type of a field does not say all that may stand there.
template <class Said>
void settle(Said&) {}
void settle(SetLimits& said) { maybe_leave_out(said.option); }
void settle(SetShoe& said) { said.word = *rc::gen::element<Word>("hand", "automatic"); }
void settle(ShoeIs& said) {
    if (said.open_ended && *rc::gen::arbitrary<bool>()) said.items = {};
}
void settle(Bets& said) { maybe_leave_out(said.option); }
void settle(Withdraws& said) { maybe_leave_out(said.option); }
void settle(Deals& said) {
    maybe_leave_out(said.name);
    if (!said.name.empty()) said.by = Role::dealer;
}
void settle(ChecksCards& said) {
    if (*rc::gen::arbitrary<bool>()) said.counted = *rc::gen::inRange(0, 417);
}
void settle(SetBacks& said) { maybe_leave_out(said.second); }
void settle(BringsCards& said) {
    said.word = *rc::gen::element<Word>("", "pre-checked", "pre-shuffled");
}
void settle(ReplacesShoe& said) { said.word = *rc::gen::element<Word>("hand", "continuous"); }
void settle(Finds& said) {
    const bool on_box =
        said.finding == table::Finding::wager_missing ||
        (said.finding == table::Finding::card_missing && *rc::gen::arbitrary<bool>());
    if (!on_box) said.box = 0;
}
void settle(DeclaresMalfunction& said) {
    said.word = *rc::gen::element<Word>("", "mechanical", "electrical", "other");
    said.machine = *rc::gen::element<Word>("", "shoe", "button");
}
void settle(DeclaresRepair& said) { said.machine = *rc::gen::element<Word>("", "shoe", "button"); }
void settle(NamesStaff& said) {
    said.role = *rc::gen::element(Role::dealer, Role::supervisor, Role::operator_, Role::director,
                                  Role::inspector);
    said.rank = said.role == Role::supervisor
                    ? *rc::gen::element<Word>("", "game", "casino", "manager")
                    : "";
}
void settle(AnnouncesScale& said) {
    if (*rc::gen::arbitrary<bool>()) said.minutes = 0;
}
void settle(VoidsRound& said) {
    said.by = *rc::gen::element(Role::dealer, Role::supervisor, Role::operator_, Role::director,
                                Role::inspector);
    said.round = *rc::gen::inRange(0, 2000);
}
void settle(TriggersButton& said) { said.slot = *rc::gen::inRange(0, 10); }
void settle(StaffTriggers& said) { said.slot = *rc::gen::inRange(0, 10); }
void settle(ExpectStrays& said) {
    if (*rc::gen::arbitrary<bool>()) said.cards = {};
}
void settle(ExpectCut& said) { said.who = *rc::gen::element<Word>("alice", "staff", "none"); }
void settle(Insures& said) { maybe_leave_out(said.other); }
void settle(Doubles& said) {
    said.hand = draw(std::type_identity<HandRef>{});
    if (*rc::gen::arbitrary<bool>()) {
        said.amount = draw(std::type_identity<Money>{});
    }
}
void settle(Stays& said) {
    if (*rc::gen::arbitrary<bool>()) {
        said.hand = draw(std::type_identity<HandRef>{});
    }
}
void settle(PressesButton& said) { said.slot = *rc::gen::inRange(0, 10); }
void settle(StaffPresses& said) {
    said.by = *rc::gen::element(Role::dealer, Role::supervisor, Role::operator_, Role::inspector);
    said.slot = *rc::gen::inRange(0, 10);
}
void settle(Turns& said) { said.card = *rc::gen::inRange(0, 10); }
void settle(Allows& said) {
    if (*rc::gen::arbitrary<bool>()) said.minimum = {};
}
void settle(Restricts& said) { said.word = *rc::gen::element<Word>("minimum", "single-box"); }
void settle(Marks& said) { said.word = *rc::gen::element<Word>("absent", "idle"); }
void settle(ApprovesFaceDown& said) { said.by = Role::inspector; }
void settle(RefusesWager& said) {
    said.by = *rc::gen::element(Role::dealer, Role::supervisor, Role::operator_);
}
void settle(Skips& said) {
    if (*rc::gen::arbitrary<bool>()) said.hand = {};
}
void settle(DrawsTo& said) {
    if (*rc::gen::arbitrary<bool>()) said.hand = {};
}
void settle(ExpectHouse& said) {
    if (*rc::gen::arbitrary<bool>()) said.amount = -said.amount;
}
void settle(ExpectTotal& said) {
    if (*rc::gen::arbitrary<bool>()) said.hand = {};
}
void settle(ExpectOffers& said) {
    std::vector<Word> offers(said.words.size());
    for (Word& word : offers) {
        word = *rc::gen::element<Word>("hit", "stand", "even-money", "press-button");
    }
    said.words = *rc::gen::arbitrary<bool>() ? List<Word>{} : kept(std::move(offers));
}
void settle(ExpectPhase& said) { said.word = *rc::gen::element<Word>("betting", "closed"); }

template <class Said>
What draw_kind() {
    Said said = fill<Said>();
    settle(said);
    return said;
}

What draw_what(std::size_t kind) {
    static const auto draws = [] {
        std::vector<What (*)()> all;
        What::for_each_type(
            [&]<class Said>(std::type_identity<Said>) { all.push_back(&draw_kind<Said>); });
        return all;
    }();
    return draws[kind]();
}

constexpr std::size_t kinds = What::count;
constexpr std::size_t seed_kind = What::place_of<Seed>();
constexpr std::size_t first_expectation = What::place_of<ExpectChips>();
constexpr std::size_t rules_kind = 1;

bool is_refusable(std::size_t kind) {
    return kind > rules_kind && kind != seed_kind && kind < first_expectation;
}

// Only the staff gives a reason.
bool has_reason(const What& what) {
    return visit(
        []<class Said>(const Said& said) {
            if constexpr (std::same_as<Said, Deals>) return said.name.empty();
            return requires { said.by; }
            || requires { said.role; };
        },
        what);
}

Statement draw_statement(std::size_t kind) {
    Statement statement;
    statement.what = draw_what(kind);
    if (has_reason(statement.what)) {
        statement.reason = *rc::gen::element<std::string_view>("", "", "because",
                                                               "of a *fight* at 3, caf\xC3\xA9");
    }
    if (is_refusable(kind)) {
        statement.refused_by = *rc::gen::element<Word>("", "", "*", "8.1(a)", "15A.6", "house");
    }
    statement.comment = *rc::gen::element<Word>("", "", "#", "# two  blanks", "#! 8.1 \xC3\xA9#");
    return statement;
}

Record draw_record() {
    Record record;
    record.statements.push_back(draw_statement(rules_kind));
    const int headers = *rc::gen::inRange(0, 6);
    for (int i = 0; i < headers; ++i) {
        record.statements.push_back(
            draw_statement(*rc::gen::inRange<std::size_t>(rules_kind + 1, seed_kind + 1)));
    }
    const int acts = *rc::gen::inRange(0, 20);
    for (int i = 0; i < acts; ++i) {
        const bool remark = *rc::gen::inRange(0, 8) == 0;
        record.statements.push_back(
            draw_statement(remark ? 0 : *rc::gen::inRange(seed_kind + 1, kinds)));
    }
    return record;
}

Record read(std::string text) {
    auto result = parse(std::move(text));
    if (const auto* fault = std::get_if<Fault>(&result)) {
        ADD_FAILURE() << to_string(*fault);
        return {};
    }
    return std::get<Record>(std::move(result));
}

TEST(Print, WritesEveryKindOfStatementBackByteForByte) {
    const Record record = read(std::string(every_statement));
    EXPECT_EQ(print(record), every_statement);
    std::set<std::size_t> seen;
    for (const Statement& statement : record.statements) seen.insert(statement.what.index());
    EXPECT_EQ(seen.size(), kinds);
}

TEST(Print, PutsSingleBlanksBetweenWordsAndTwoBeforeAComment) {
    const Record record =
        read("\t rules \t nz/blackjack#one\n   # two  \n \t\nalice  buys 5.0   # \n");
    EXPECT_EQ(print(record), "rules nz/blackjack  #one\n# two\n\nalice buys 5  #\n");
}

TEST(Print, WritesAmountsCardsAndTimesInTheirShortestForm) {
    const Record record = read(
        "rules nz/blackjack\nalice buys 0012.5\nshoe 10h ^10c\nclock +120m\nclock +0h\n"
        "expect dealer 21 bust soft\nwith-a buys 007\nbob presses button on 1 slot 016\n");
    EXPECT_EQ(print(record),
              "rules nz/blackjack\nalice buys 12.50\nshoe Th ^Tc\nclock +2h\nclock +0m\n"
              "expect dealer 21 soft bust\nwith-a buys 7\nbob presses button on 1 slot 16\n");
}

TEST(Print, WritesAReasonWithSingleBlanksAndNoTimeForAtOnce) {
    const Record record = read(
        "rules nz/blackjack\nsupervisor voids round  because \t it  fell!\t! * # so\n"
        "operator announces any-pair scale 2 in 0m\n");
    EXPECT_EQ(print(record),
              "rules nz/blackjack\nsupervisor voids round because it fell! ! *  # so\n"
              "operator announces any-pair scale 2\n");
}

TEST(Said, IsWhoAndWhatWithoutWhatIsExpectedOfIt) {
    const auto of = [](std::string_view line) {
        const auto read = parse_line(line);
        return said(std::get<Statement>(read));
    };
    EXPECT_EQ(of("alice bets 25 on 3 ! 4.1  # too late").person, "alice");
    EXPECT_EQ(of("alice bets 25 on 3 ! 4.1  # too late").words, "bets 25 on 3");
    EXPECT_EQ(of("supervisor voids round because the cards were exposed").role, "supervisor");
    EXPECT_EQ(of("supervisor voids round because the cards were exposed").words,
              "voids round because the cards were exposed");
    EXPECT_EQ(of("shoe As Td").words, "shoe As Td");
    EXPECT_EQ(of("shoe As Td").person + of("clock +20m").role, "");
}

TEST(Print, EndsTheLastLineWhetherOrNotItEnded) {
    EXPECT_EQ(print(read("rules nz/blackjack")), "rules nz/blackjack\n");
    EXPECT_EQ(print(read("")), "");
    EXPECT_EQ(print(read("\n")), "\n");
}

RC_GTEST_PROP(Print, AStatementOfEveryKindIsReadBackAsItWas, ()) {
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const Statement statement = draw_statement(kind);
        const std::string line = print(statement);
        const auto result = parse_line(line);
        if (const auto* fault = std::get_if<Fault>(&result)) {
            RC_FAIL(line + "\n" + to_string(*fault));
        }
        const auto& again = std::get<Statement>(result);
        RC_ASSERT(again == statement);
        RC_ASSERT(again.comment == statement.comment);
        RC_ASSERT(print(again) == line);
    }
}

RC_GTEST_PROP(Print, ARecordIsReadBackAsItWas, ()) {
    const Record record = draw_record();
    const std::string text = print(record);
    auto result = parse(text);
    if (const auto* fault = std::get_if<Fault>(&result)) RC_FAIL(text + "\n" + to_string(*fault));
    const auto& again = std::get<Record>(result);
    RC_ASSERT(again.statements == record.statements);
    RC_ASSERT(print(again) == text);
}

RC_GTEST_PROP(Print, HowManyBlanksStandBetweenWordsDoesNotMatter, ()) {
    Statement statement = draw_statement(*rc::gen::inRange<std::size_t>(1, kinds));
    statement.comment = {};
    std::string untidy;
    for (const char c : print(statement)) {
        if (c == ' ') {
            untidy += *rc::gen::element<std::string>(" ", "\t", "  ", " \t ");
        } else {
            untidy += c;
        }
    }
    const auto result = parse_line(untidy);
    RC_ASSERT(std::holds_alternative<Statement>(result));
    RC_ASSERT(std::get<Statement>(result) == statement);
}

}  // namespace
}  // namespace croupier::record
