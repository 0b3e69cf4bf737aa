#include "record/session.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "record/run.hpp"
#include "rulebooks/registry.hpp"
#include "rulebooks/scenarios.hpp"
#include "table/describe.hpp"

namespace croupier::record {
namespace {

// Writes down what happens, one line an event.
class Scribe final : public Listener {
public:
    void on_event(const table::State& state, const table::Event& event,
                  const Statement& statement) override {
        told += std::to_string(statement.line) + ' ' + table::describe(state, event).text + '\n';
        ++events;
    }
    void on_refusal(const table::Refusal& refusal, const Statement& statement) override {
        told += std::to_string(statement.line) + " refused: " + refusal.reason + '\n';
        ++refusals;
    }
    void on_failure(const Failure&) override { ++failures; }

    std::string told;
    int events{0};
    int refusals{0};
    int failures{0};
};

// What became of a whole record.
struct Result {
    Ran ran;
    std::string told;
    std::string bytes;  // the state of the table at the end; empty if it never opened
    Scribe scribe;
};

Result played(std::string text) {
    Result result;
    const auto parsed = parse(std::move(text));
    if (const auto* fault = std::get_if<Fault>(&parsed)) {
        result.ran.fault = *fault;
        return result;
    }
    Session session(rulebooks::all());
    result.ran = run(std::get<Record>(parsed), session, result.scribe);
    result.told = result.scribe.told;
    if (session.is_open()) result.bytes = table::to_bytes(session.state());
    return result;
}

// "holds", or every failure as `line: expected, got`, or the fault.
std::string verdict(const std::string& text) {
    const Result result = played(text);
    std::string said;
    for (const Failure& failure : result.ran.failures) {
        said += std::to_string(failure.line) + ": expected " + failure.expected + ", got " +
                failure.got + '\n';
    }
    if (result.ran.fault) said += "fault " + to_string(*result.ran.fault);
    return said.empty() ? "holds" : said;
}

const std::string act = "rules act-2018/blackjack\n";
const std::string one_wager = act +
                              "alice buys 100\n"
                              "alice sits 1\n"
                              "alice bets 20 on 1\n";

TEST(SampleRecord, ABlackjackAgainstASixIsPaidAtOnce) {
    EXPECT_EQ(verdict("# ACT 2018: a blackjack against a 6 is paid at once, at 3 to 2\n"
                      "rules act-2018/blackjack\n"
                      "alice buys 100\n"
                      "bob buys 100\n"
                      "alice sits 1\n"
                      "bob sits 2\n"
                      "alice bets 25 on 1\n"
                      "bob bets 10 on 2\n"
                      "shoe Ah 9c 6d Ks 9d  Td 5h\n"
                      "dealer deals\n"
                      "expect total 1 21 blackjack\n"
                      "expect cites 8.1(a)\n"
                      "expect alice 137.50\n"
                      "expect next bob on 2\n"
                      "bob stands 2\n"
                      "expect dealer 21\n"
                      "expect bob 90\n"
                      "expect house -27.50\n"),
              "holds");
}

TEST(SampleRecord, TheDealersBlackjackTakesTheDoubleUnderActRules) {
    EXPECT_EQ(verdict("rules act-2018/blackjack\n"
                      "alice buys 100\n"
                      "alice sits 1\n"
                      "alice bets 20 on 1\n"
                      "shoe 6h As 5d  Ts Kd\n"
                      "dealer deals\n"
                      "dealer goes on            # insurance declined\n"
                      "alice doubles 1\n"
                      "expect alice 60\n"
                      "expect cites 13.1(f)\n"),
              "holds");
}

TEST(SampleRecord, TheDealersBlackjackTakesOnlyTheOriginalUnderNewZealands) {
    EXPECT_EQ(verdict("rules nz/blackjack\n"
                      "alice buys 100\n"
                      "alice sits 1\n"
                      "alice bets 20 on 1\n"
                      "shoe 6h As 5d  Ts Kd\n"
                      "dealer deals\n"
                      "dealer goes on\n"
                      "alice doubles 1\n"
                      "expect alice 80\n"
                      "expect cites 11.5\n"),
              "holds");
}

TEST(Header, DecksAreThoseOfTheBook) {
    EXPECT_EQ(verdict(act + "set decks 3 ! 2.1\n"), "holds");
    EXPECT_EQ(verdict(act + "set decks 9 ! 2.1\n"), "holds");
    EXPECT_EQ(verdict(act + "set decks 8\n"), "holds");
    EXPECT_EQ(verdict(act + "set decks 3\n"),
              "2: expected accepted, got refused: this game is not played with 3 decks "
              "(act-2018 2.1)\n");
    EXPECT_EQ(verdict(act + "set decks 8 ! 2.1\n"), "2: expected refused by 2.1, got accepted\n");
}

TEST(Header, ARefusedSettingChangesNothing) {
    EXPECT_TRUE(played(act + "set decks 3 ! *\nset boxes 99 ! *\nalice buys 5\n").bytes ==
                played(act + "alice buys 5\n").bytes);
}

TEST(Header, BoxesAreThoseOfTheLayout) {
    const std::string most = std::to_string(
        rules::find_game(rulebooks::all(), "act-2018/blackjack")->rules->boxes_max.value);
    const std::string more = std::to_string(std::stoi(most) + 1);
    EXPECT_EQ(verdict(act + "set boxes 1\n"), "holds");
    EXPECT_EQ(verdict(act + "set boxes " + most + "\nalice sits " + most + "\n"), "holds");
    EXPECT_EQ(verdict(act + "set boxes " + more + " ! *\n"), "holds");
    EXPECT_EQ(verdict(act + "set boxes 0 ! *\n"), "holds");
    EXPECT_EQ(verdict(act + "set boxes 2\nalice sits 2\nalice sits 3 ! *\n"), "holds");
}

TEST(Header, LimitsHaveAMinimumAboveNothingAndAMaximumNotBelowIt) {
    EXPECT_EQ(verdict(act + "set limits 5 5\n"), "holds");
    EXPECT_NE(verdict(act + "set limits 5 4.99\n"), "holds");
    EXPECT_NE(verdict(act + "set limits 0 5\n"), "holds");
    EXPECT_EQ(verdict(act + "set limits 0.01 5\n"), "holds");
}

TEST(Header, TheSmallestChipIsWorthAtMostTenThousand) {
    EXPECT_EQ(verdict(act + "set chips 10000\n"), "holds");
    EXPECT_NE(verdict(act + "set chips 10000.01\n"), "holds");
    EXPECT_NE(verdict(act + "set chips 0 5\n"), "holds");
    EXPECT_NE(verdict(act + "set step 0\n"), "holds");
}

TEST(Header, AHouseRuleIsCitedAsHouse) {
    const std::string round =
        "alice buys 100\nalice sits 1\nalice bets 20 on 1\nshoe Ah 6d Ks\ndealer deals\n";
    EXPECT_EQ(verdict(act + round + "expect alice 130\n"), "holds");
    EXPECT_EQ(verdict(act + "set rule blackjack-pays 6:5\n" + round +
                      "expect alice 124\nexpect cites house\n"),
              "holds");
}

TEST(Header, AHouseRuleOnDecksAndBoxesSetsTheTable) {
    // A shoe that the rules in force do not allow would be no table of theirs.
    EXPECT_EQ(verdict(act + "set rule decks 1\nalice buys 5\nshoe Kh\nshoe Kh ! *\n"), "holds");
    EXPECT_EQ(verdict(act + "set rule boxes-max 3\nalice sits 3\nalice sits 4 ! *\n"), "holds");
}

TEST(Header, AHouseRuleMayAllowSeveralNumbersOfDecks) {
    EXPECT_EQ(verdict(act + "set rule decks 1,2\nset decks 2\nset decks 3 ! house\n"), "holds");
}

TEST(Header, ARuleOrReadingThatIsNotThereIsAFaultThatSaysWhatToDo) {
    EXPECT_NE(verdict(act + "set rule no-such-rule 1\n").find("croupier rules show"),
              std::string::npos);
    EXPECT_NE(verdict(act + "set reading no.such.key 1\n").find("double.forLess"),
              std::string::npos);
    EXPECT_NE(verdict(act + "set reading double.forLess perhaps\n").find("true, false"),
              std::string::npos);
}

TEST(Header, AnUnknownGameIsAFaultThatListsTheGames) {
    const Result result = played("rules here/there\nalice buys 5\n");
    ASSERT_TRUE(result.ran.fault.has_value());
    EXPECT_EQ(result.ran.fault->line, 1U);
    const std::string text = to_string(*result.ran.fault);
    for (const rules::Book* book : rulebooks::all()) {
        EXPECT_NE(text.find(book->games[0].id), std::string::npos) << text;
    }
    EXPECT_EQ(text.find("expected no game"), std::string::npos) << text;
    EXPECT_TRUE(result.bytes.empty());
}

TEST(Header, AGameThatIsNearlyRightIsSuggested) {
    const auto says = [](const std::string& game) { return verdict("rules " + game + "\n"); };
    EXPECT_NE(says("nz/blakjack").find("did you mean nz/blackjack?"), std::string::npos);
    EXPECT_NE(says("NZ/Blackjack").find("did you mean nz/blackjack?"), std::string::npos);
    EXPECT_NE(says("vic-2003/pontoon-pandemonum").find("vic-2003/pontoon-pandemonium?"),
              std::string::npos);
    EXPECT_NE(says("nz").find("a book, whose games are nz/blackjack, nz/"), std::string::npos)
        << says("nz");
    EXPECT_NE(says("vegas-blackjack").find("of which book, vic-2003/vegas-blackjack"),
              std::string::npos)
        << says("vegas-blackjack");
}

TEST(Header, ARuleThatIsNearlyRightIsSuggested) {
    EXPECT_NE(verdict(act + "set rule soft-71 hit\n").find("did you mean soft-17?"),
              std::string::npos);
}

TEST(Runs, ARecordWithoutAGameIsAFault) {
    for (const char* text : {"", "\n\n", "# only a remark\n"}) {
        const Result result = played(text);
        ASSERT_TRUE(result.ran.fault.has_value()) << text;
        EXPECT_EQ(to_string(*result.ran.fault),
                  "1:1: nothing is played here: a record begins with its game: `rules "
                  "act-2018/blackjack`");
    }
    EXPECT_FALSE(played(act).ran.fault.has_value());
}

TEST(Runs, ExpectationsAreCounted) {
    const auto counts = [](const std::string& text) {
        const Ran ran = played(act + "alice buys 100\n" + text).ran;
        return fmt::format("{} of {}", ran.held, ran.expectations);
    };
    EXPECT_EQ(counts(""), "0 of 0");
    EXPECT_EQ(counts("expect alice 100\nexpect alice 99\nexpect house 0\n"), "2 of 3");
    // A refusal that is expected is an expectation, and one that is not is none.
    EXPECT_EQ(counts("alice sits 99 ! *\nalice sits 1 ! *\n"), "1 of 2");
    EXPECT_EQ(counts("alice sits 99\n"), "0 of 0");
}

// At a table whose people are asked the player would cut.
TEST(Shoe, ShuffledAloneIsCutByTheStaffAndHasItsCuttingCard) {
    const std::string start = act + "alice buys 100\nalice sits 1\nalice bets 5 on 1\n";
    const Result asked = played(start + "dealer shuffles\nexpect cut alice\n");
    EXPECT_TRUE(asked.ran.ok()) << asked.told;
    const Result alone = played(start +
                                "dealer shuffles alone\nexpect cut none\nexpect shoe 416\n"
                                "shoe Th 9c 9d Tc\ndealer deals\nexpect cards 1 Th 9d\n");
    EXPECT_TRUE(alone.ran.ok()) << alone.told;
    EXPECT_NE(alone.told.find("the staff cuts behind 208 cards"), std::string::npos) << alone.told;
    EXPECT_NE(alone.told.find("the cutting card goes in"), std::string::npos) << alone.told;
    const Result in_round =
        played(start + "shoe Th 9c 9d Tc\ndealer deals\ndealer shuffles alone ! *\n");
    EXPECT_TRUE(in_round.ran.ok()) << in_round.told;
}

TEST(Shoe, DrawingPastTheListIsAFaultThatSaysWhatToDo) {
    const Result result = played(one_wager + "shoe Ah 9c\ndealer deals\nexpect alice 80\n");
    ASSERT_TRUE(result.ran.fault.has_value());
    EXPECT_EQ(result.ran.fault->line, 6U);
    EXPECT_EQ(to_string(*result.ran.fault),
              "6:1: 'dealer deals': no card is left in the list of the shoe: list more cards, end "
              "the list with *, or give a seed");
}

TEST(HouseRule, AnswersWhereNoBookSaysAnything) {
    for (const rules::Book* book : rulebooks::all()) {
        EXPECT_EQ(verdict("rules " + std::string(book->games[0].id) +
                          "\nalice buys 100\nbob buys 100\nalice sits 1\nalice declines ! house\n"
                          "alice bets 10 on 1\nshoe Th 9s 8h Ts\ndealer deals\n"
                          "bob sits 2 ! house\nalice declines ! house\nalice stays ! house\n"
                          "bob declines ! house\nalice stands 1\nbob sits 2\n"),
                  "holds")
            << book->id;
    }
}

// Collects the clauses that the table cites.
class Citations final : public Listener {
public:
    void on_event(const table::State&, const table::Event& event, const Statement&) override {
        for (const rules::Clause& clause : event.because.all()) ids.emplace_back(clause.id());
    }
    void on_refusal(const table::Refusal& refusal, const Statement&) override {
        for (const rules::Clause& clause : refusal.because.all()) ids.emplace_back(clause.id());
    }
    std::vector<std::string> ids;
};

TEST(CuttingCards, OfTwoTheListForOneIsNeverCited) {
    const std::string before =
        "rules act-1997/blackjack\nset cutting-cards 2\nset decks 6\nann buys 100\nann sits 1\n"
        "ann bets 10 on 1\n";
    const std::string round = "dealer deals\nann stands 1\nann bets 10 on 1\n";
    for (const std::string order :
         {"", "supervisor orders shuffle at front\n", "supervisor orders shuffle at rear\n",
          "supervisor calls final-three\n"}) {
        for (const std::string shoe :
             {"shoe | Th 9s 8h Kd | Th 9s 8h Kd\n", "shoe Th | 9s 8h Kd Th 9s | 8h Kd\n"}) {
            Citations cited;
            const auto parsed =
                parse(fmt::format("{}{}{}dealer deals\nann stands 1 ! *\n", before, order, shoe));
            Session session(rulebooks::all());
            static_cast<void>(run(std::get<Record>(parsed), session, cited));
            const auto whole =
                parse(fmt::format("{}{}{}{}dealer deals\n", before, order, shoe, round));
            Session another(rulebooks::all());
            static_cast<void>(run(std::get<Record>(whole), another, cited));
            for (const std::string& id : cited.ids) {
                EXPECT_FALSE(id.starts_with("6.3/one")) << order << shoe << id;
            }
            EXPECT_TRUE(
                std::any_of(cited.ids.begin(), cited.ids.end(),
                            [](const std::string& id) { return id.starts_with("6.3/two"); }))
                << order << shoe;
        }
    }
}

// Four decks of which three cards are left: a ten and an 8 for box 1, a 9 for the dealer.
std::string nearly_empty_shoe(const std::string& game) {
    std::vector<std::string> cards;
    for (int deck = 0; deck < 4; ++deck) {
        for (const char rank : std::string("23456789TJQKA")) {
            for (const char suit : std::string("cdhs")) cards.push_back({rank, suit});
        }
    }
    for (const char* last : {"Th", "9s", "8h"}) {
        cards.erase(std::find(cards.begin(), cards.end(), last));
        cards.emplace_back(last);
    }
    std::string text = "rules " + game + "\nset decks 4\nalice buys 100\nalice sits 1\nshoe";
    for (const std::string& card : cards) text += " " + card;
    text += "\n";
    for (int burnt = 0; burnt < 205; ++burnt) text += "dealer burns\n";
    return text + "alice bets 10 on 1\ndealer deals\nexpect shoe 0\nexpect cards 1 Th 8h\n";
}

TEST(Shoe, ThatIsEmptyIsRefusedByTheBookAndChangesNothing) {
    const std::vector<std::pair<std::string, std::string>> books = {{"act-2005/blackjack", "14.6"},
                                                                    {"act-2018/blackjack", "14.6"},
                                                                    {"nz/blackjack", "16.7"},
                                                                    {"vic-2003/blackjack", "9.9"}};
    for (const auto& [game, clause] : books) {
        const std::string record = fmt::format(
            "{0}alice stands 1 ! {1}\nexpect phase play\nexpect next alice on 1\nalice hits 1 ! "
            "{1}\n"
            "expect cards 1 Th 8h\ndealer shuffles\nalice cuts 60\nshoe Kd\nalice stands 1\n"
            "expect dealer 19\nexpect alice 90\n",
            nearly_empty_shoe(game), clause);
        EXPECT_EQ(verdict(record), "holds") << game;
    }
}

TEST(Shoe, TheLastListedCardMayBeDrawn) {
    EXPECT_EQ(verdict(one_wager + "shoe Th 9c 9d Tc\ndealer deals\nalice stands 1\n"), "holds");
    EXPECT_NE(verdict(one_wager + "shoe Th 9c 9d\ndealer deals\nalice stands 1\n"), "holds");
}

TEST(Shoe, CardsThatTheDecksCannotHoldAreRefused) {
    const std::string eight = "shoe Kh Kh Kh Kh Kh Kh Kh Kh";
    EXPECT_EQ(verdict(act + eight + "\n"), "holds");
    EXPECT_EQ(verdict(act + eight + " Kh ! 2.1\n"), "holds");
    EXPECT_EQ(verdict(act + eight + "\nshoe Kh ! 2.1\n"), "holds");
    EXPECT_EQ(verdict(act + eight + " Kh * ! 2.1\n"), "holds");
}

TEST(Shoe, AListThatEndsInAStarGoesOnFromTheSeed) {
    const auto round = [](const std::string& seed) {
        return played(
            "rules act-2018/blackjack\n" + seed +
            "alice buys 100\nalice sits 1\nalice bets 20 on 1\n"
            "shoe 5h 9c 6d *\ndealer deals\nexpect cards 1 5h 6d\nexpect cards dealer 9c\n"
            "alice hits 1\nalice stands 1\n");
    };
    const Result one = round("seed 1\n");
    EXPECT_TRUE(one.ran.failures.empty()) << one.told;
    EXPECT_TRUE(one.bytes == round("seed 1\n").bytes);
    EXPECT_EQ(one.told, round("seed 1\n").told);
    EXPECT_FALSE(one.bytes == round("seed 2\n").bytes);
    EXPECT_TRUE(round("").bytes == round("").bytes);
}

TEST(Seed, TheSameSeedDealsTheSameCards) {
    const auto rounds = [](const std::string& seed) {
        std::string text = "rules act-2018/blackjack\nseed " + seed + "\nalice buys 100000\n";
        for (int round = 0; round < 100; ++round) {
            text += "alice bets 10 on 1\nalice bets 10 on 2\ndealer deals\ndealer goes on\n";
            // Whatever the cards are: who must not stand draws until they may.
            for (int turn = 0; turn < 12; ++turn) text += "alice hits 1\nalice hits 2\n";
        }
        return played(text);
    };
    const Result one = rounds("42");
    EXPECT_FALSE(one.ran.fault.has_value());
    EXPECT_GT(one.scribe.events, 1000);
    const Result again = rounds("42");
    EXPECT_EQ(one.told, again.told);
    EXPECT_TRUE(one.bytes == again.bytes);
    EXPECT_NE(one.told, rounds("43").told);
}

TEST(Refusal, ThatIsExpectedAndDoesNotComeIsAFailure) {
    EXPECT_EQ(verdict(act + "alice buys 100 ! 4.1\n"),
              "2: expected refused by 4.1, got accepted\n");
    EXPECT_EQ(verdict(act + "alice buys 100 ! *\n"), "2: expected refused by *, got accepted\n");
}

TEST(Refusal, ThatComesAndIsNotExpectedIsAFailure) {
    const std::string said = verdict(act + "alice sits 99\n");
    EXPECT_EQ(said.substr(0, 33), "2: expected accepted, got refused");
}

TEST(Refusal, ByAnotherClauseIsAFailureThatNamesBoth) {
    const std::string said = verdict(act + "alice bets 10 on 1 ! 99.9\n");
    EXPECT_NE(said.find("2: expected refused by 99.9, got refused: "), std::string::npos) << said;
    EXPECT_NE(said.find("(act-2018 "), std::string::npos) << said;
}

TEST(Refusal, OfAnyClauseIsMetByAStarAndByAShorterNumber) {
    const std::string before = one_wager + "shoe Th 9c 9d\ndealer deals\n";
    EXPECT_EQ(verdict(before + "alice splits 1 ! *\n"), "holds");
    EXPECT_EQ(verdict(before + "bob hits 1 ! 4\n"), "holds");
}

TEST(Refusal, ChangesNothing) {
    const std::string before = one_wager + "shoe Th 9c 9d Tc\ndealer deals\n";
    EXPECT_TRUE(played(before + "alice splits 1 ! *\nalice bets 5 on 1 ! *\n").bytes ==
                played(before).bytes);
}

TEST(Refusal, BringsNobodyNewToTheTable) {
    const std::string before = one_wager + "shoe Th 9c 9d Tc\ndealer deals\n";
    EXPECT_TRUE(played(before + "bob hits 1 ! *\n").bytes == played(before).bytes);
}

TEST(Refusal, MeetsThePersonAfterTheThousandth) {
    std::string thousand = act;
    for (std::size_t person = 1; person <= table::players_max; ++person) {
        thousand += "p" + std::to_string(person) + " buys 5\n";
    }
    EXPECT_EQ(verdict(thousand), "holds");
    for (const char* said : {"buys 5", "sits 1", "leaves", "bets 5 on 1", "hits 1", "declines"}) {
        EXPECT_EQ(verdict(thousand + "late " + said + " ! *\n"), "holds") << said;
    }
}

TEST(Expectation, SaysWhatWasExpectedAndWhatCame) {
    const std::string before = one_wager + "shoe Th 9c 9d\ndealer deals\n";
    EXPECT_EQ(verdict(before + "expect alice 81\n"), "7: expected 81, got 80\n");
    EXPECT_EQ(verdict(before + "expect bob 1\n"), "7: expected 1, got 0\n");
    EXPECT_EQ(verdict(before + "expect house -5\n"), "7: expected -5, got 0\n");
    EXPECT_EQ(verdict(before + "expect total 1 18 soft\n"), "7: expected 18 soft, got 19\n");
    EXPECT_EQ(verdict(before + "expect dealer 10\n"), "7: expected 10, got 9\n");
    EXPECT_EQ(verdict(before + "expect cards 1 Th 9h\n"), "7: expected Th 9h, got Th 9d\n");
    EXPECT_EQ(verdict(before + "expect wager alice on 1 10\n"), "7: expected 10, got 20\n");
    EXPECT_EQ(verdict(before + "expect offers alice on 1 hit\n"),
              "7: expected hit, got double hit stand\n");
    EXPECT_EQ(verdict(before + "expect offers bob on 1 hit\n"), "7: expected hit, got nothing\n");
    EXPECT_EQ(verdict(before + "expect next bob on 1\n"), "7: expected bob on 1, got alice on 1\n");
    EXPECT_EQ(verdict(before + "expect phase settled\n"), "7: expected settled, got play\n");
    EXPECT_EQ(verdict(before + "expect cards 2 Th\n"), "7: expected Th, got no such hand\n");
}

TEST(Expectation, OfACitationListsTheClausesThatWereCited) {
    const std::string said = verdict(one_wager + "expect cites 99\n");
    EXPECT_EQ(said.substr(0, 22), "5: expected 99, got 4.");
}

TEST(Expectation, HoldsWhereItIsMet) {
    EXPECT_EQ(verdict(one_wager + "shoe Th 9c 9d Tc\ndealer deals\n"
                                  "expect alice 80\nexpect house 0\nexpect total 1 19\n"
                                  "expect dealer 9\nexpect cards 1 Th 9d\n"
                                  "expect cards dealer 9c\nexpect wager alice on 1 20\n"
                                  "expect offers alice on 1 stand double hit\n"
                                  "expect offers bob on 1 nothing\nexpect next alice on 1\n"
                                  "expect phase play\nalice stands 1\nexpect phase settled\n"
                                  "expect dealer 19\nexpect alice 100\n"),
              "holds");
}

TEST(Expectation, ThatFailsLetsTheRecordGoOn) {
    EXPECT_EQ(verdict(act + "alice buys 100\nexpect alice 1\nexpect alice 100\nexpect alice 2\n"),
              "3: expected 1, got 100\n5: expected 2, got 100\n");
}

// A Blackjack of alice's that has Madness 21 beside it; the dealer shows a nine.
const std::string at_the_button =
    "rules nz/blackjack\nwith madness-21\nalice buys 100\nalice sits 1\nalice bets 10 on 1\n"
    "alice bets 2 on 1 madness-21\nbob sits 2\nbob buys 50\nbob bets 10 on 2\n"
    "shoe Ah Th 9c Kd 9d Tc\ndealer deals\n";

TEST(Button, StopsAtTheSlotThatThePressGives) {
    EXPECT_EQ(verdict(at_the_button + "expect offers alice on 1 press-button\nexpect alice 88\n"
                                      "alice presses button on 1 slot 1\nexpect cites 15A.6#2\n"
                                      "expect alice 2115\n"),
              "holds");
    EXPECT_EQ(verdict(at_the_button + "alice presses button on 1 slot 2\nexpect cites 15A.6#3\n"
                                      "expect alice 315\n"),
              "holds");
    EXPECT_EQ(verdict(at_the_button + "alice presses button on 1 slot 3750\nexpect cites 15A.6#24\n"
                                      "expect alice 125\n"),
              "holds");
}

TEST(Button, APressAtASlotThatIsNotThereIsUndone) {
    const Result refused = played(at_the_button + "alice presses button on 1 slot 3751 ! 15A.6\n");
    EXPECT_TRUE(refused.ran.failures.empty());
    EXPECT_FALSE(refused.ran.fault.has_value());
    EXPECT_TRUE(refused.bytes == played(at_the_button).bytes);
}

TEST(Button, ARefusedSlotDoesNotServeTheNextPress) {
    const std::string before = at_the_button + "bob presses button on 1 slot 1 ! 15A.9\n";
    for (const char* press : {"alice presses button on 1\n", "dealer goes on\n"}) {
        EXPECT_TRUE(played(before + press).bytes == played(at_the_button + press).bytes) << press;
    }
}

TEST(Button, WithoutASlotTheSeedDraws) {
    const auto after = [](const std::string& header, const std::string& press) {
        std::string text = at_the_button;
        text.insert(text.find("alice buys"), header);
        return played(text + press).told;
    };
    const std::string press = "alice presses button on 1\n";
    EXPECT_EQ(after("seed 1\n", press), after("seed 1\n", press));
    EXPECT_EQ(after("#\n", press), after("seed 0\n", press));
    EXPECT_NE(after("seed 1\n", press), after("seed 2\n", press));
    const std::string staff = "dealer goes on\n";
    EXPECT_EQ(after("#\n", staff), after("seed 0\n", staff));
    EXPECT_NE(after("seed 1\n", staff), after("seed 2\n", staff));
}

TEST(Button, APrizeThatIsDrawnLetsNoCardsBeDrawnPastTheList) {
    const Result result = played(at_the_button +
                                 "alice presses button on 1\nbob hits 2 ! *\nbob stands 2\n"
                                 "bob bets 10 on 2\ndealer deals\n");
    ASSERT_TRUE(result.ran.fault.has_value());
    EXPECT_NE(to_string(*result.ran.fault).find("no card is left"), std::string::npos);
}

TEST(Button, TheStaffPressesWhenThePlayersHaveDeclined) {
    for (const std::string_view who : {"dealer", "operator", "supervisor"}) {
        EXPECT_EQ(verdict(fmt::format("{0}{1} presses button on 1 slot 2 ! 15A.9\n"
                                      "expect alice 88\nalice declines\n"
                                      "{1} presses button on 1 slot 2\n"
                                      "expect cites 15A.9#3\nexpect alice 315\n",
                                      at_the_button, who)),
                  "holds");
    }
}

TEST(Button, AnInspectorIsNotOfTheStaffThatPresses) {
    EXPECT_EQ(verdict(at_the_button + "alice declines\ninspector presses button on 1 slot 2 ! *\n"),
              "holds");
}

TEST(Button, ThatFailsIsRepaired) {
    const std::string before =
        "rules nz/blackjack\nwith madness-21\nalice buys 100\nalice sits 1\n";
    EXPECT_EQ(verdict(before + "supervisor declares repair ! *\nsupervisor declares malfunction\n"
                               "alice bets 10 on 1\nalice bets 2 on 1 madness-21 ! *\n"
                               "supervisor declares malfunction ! *\n"
                               "supervisor declares repair\nalice bets 2 on 1 madness-21\n"
                               "expect side alice on 1 madness-21 2\n"),
              "holds");
}

TEST(Button, ATableWithoutOneHasOnlyItsShoeToFail) {
    for (const char* said : {"malfunction", "malfunction mechanical", "repair"}) {
        EXPECT_EQ(verdict(act + "supervisor declares " + said + " ! *\n"), "holds") << said;
    }
    const std::string machine = act + "set shoe continuous\n";
    EXPECT_EQ(verdict(machine + "supervisor declares repair ! *\nsupervisor declares malfunction\n"
                                "supervisor declares repair\n"),
              "holds");
}

TEST(Button, AMachineShoeFailsBeforeTheButtonDoes) {
    const std::string both =
        "rules nz/blackjack\nset shoe continuous\nwith madness-21\n"
        "alice buys 100\nalice sits 1\nalice bets 10 on 1\n";
    const std::string prize = "alice bets 2 on 1 madness-21\n";
    EXPECT_EQ(verdict(both + "supervisor declares malfunction\n" + prize), "holds");
    EXPECT_EQ(verdict(both + "supervisor declares malfunction shoe electrical\n" + prize), "holds");
    EXPECT_EQ(verdict(both +
                      "supervisor declares malfunction button\n"
                      "alice bets 2 on 1 madness-21 ! 16.12\n"
                      "supervisor declares repair ! *\n"  // of the shoe, which works
                      "supervisor declares repair button\n" +
                      prize),
              "holds");
}

TEST(Header, AMachineShoeIsForBooksThatKnowOne) {
    EXPECT_EQ(verdict("rules act-1997/blackjack\nset shoe automatic ! 6.2\n"
                      "set shoe continuous ! 6.2\nset shoe hand\n"),
              "holds");
    EXPECT_EQ(verdict(act + "set shoe automatic\nset shoe continuous\nset shoe hand\n"), "holds");
}

TEST(Header, CuttingCardsAreOneOrWhereTheBookSaysSoTwo) {
    EXPECT_EQ(verdict("rules nz/blackjack\nset cutting-cards 0 ! 3.3(b)\nset cutting-cards 1\n"
                      "set cutting-cards 2\nset cutting-cards 3 ! 3.3(b)\n"),
              "holds");
    EXPECT_EQ(verdict("rules vic-2003/blackjack\nset cutting-cards 2 ! 3.1\n"), "holds");
    EXPECT_EQ(verdict(act + "set cutting-cards 1\nset cutting-cards 2 ! 5.3\n"), "holds");
}

TEST(Header, AMachineThatGoesOnMixingHasNoSecondCuttingCard) {
    const std::string nz = "rules nz/blackjack\n";
    EXPECT_EQ(verdict(nz + "set shoe continuous\nset cutting-cards 2 ! 7.6(b)\n"), "holds");
    EXPECT_EQ(verdict(nz + "set cutting-cards 2\nset shoe continuous ! 7.6(b)\n"), "holds");
    EXPECT_EQ(verdict(nz + "set cutting-cards 2\nset shoe automatic\n"), "holds");
}

TEST(Header, BacksHaveOneColourUnlessTwoSetsTakeTurns) {
    const std::string old = "rules act-1997/blackjack\n";
    EXPECT_EQ(verdict(old + "set backs red\nset backs red red\nset backs red blue ! 3.1#3\n"),
              "holds");
    const std::string nz = "rules nz/blackjack\n";
    EXPECT_EQ(verdict(nz + "set shoe automatic\nset backs red ! 3.4\nset backs red red ! 3.4\n"
                           "set backs red blue\n"),
              "holds");
    EXPECT_EQ(verdict(nz + "set backs red\nset shoe automatic ! 3.4\nset backs red blue\n"
                           "set shoe automatic\n"),
              "holds");
    EXPECT_EQ(verdict(nz + "set shoe automatic\nalice buys 5\n"), "holds");
}

TEST(Official, GivesAReasonThatGoesOnRecordWithTheName) {
    const Result result = played(one_wager +
                                 "shoe Th 9c 9d Tc\ndealer deals\nsupervisor is carol\n"
                                 "supervisor voids round because  of a  fight\n");
    EXPECT_TRUE(result.ran.ok()) << result.told;
    const std::string after = result.told.substr(result.told.find("\n8 "));
    EXPECT_NE(after.find("carol"), std::string::npos) << after;
    EXPECT_NE(after.find("of a fight"), std::string::npos) << after;
}

TEST(Official, OfAnotherRoleMaySayItAndIsRefused) {
    const std::string before = one_wager + "shoe Th 9c 9d Tc\ndealer deals\n";
    for (const char* role : {"dealer", "inspector"}) {
        EXPECT_EQ(verdict(before + role + " voids round ! *\n"), "holds") << role;
    }
    EXPECT_EQ(verdict(before + "supervisor voids round\n"), "holds");
    EXPECT_EQ(verdict(before + "operator voids round\n"), "holds");
}

const std::string attended =
    "rules act-2018/blackjack\nset decks 4\nalice buys 100\n"
    "alice sits 1\nbob sits 2\n";

TEST(Cut, IsOfferedDeclinedAndMade) {
    EXPECT_EQ(
        verdict(attended + "expect cut none\ndealer shuffles\nexpect cut alice\n"
                           "bob cuts 60 ! 5.2\nalice declines cut\nexpect cut bob\n"
                           "bob declines cut\nexpect cut staff\nsupervisor cuts 51 ! 5.3\n"
                           "supervisor cuts 52\nexpect cut none\n"
                           "dealer places cutting-card 51 ! 5.3\ndealer places cutting-card 52\n"
                           "expect shoe 208\n"),
        "holds");
    EXPECT_EQ(verdict(attended + "dealer shuffles\nexpect cut bob\nexpect cut none\n"),
              "7: expected bob, got alice\n8: expected none, got alice\n");
}

TEST(Shoe, ListedCardsComeFirstAgainAfterAShuffleCutAndCuttingCard) {
    const std::string round =
        "alice bets 20 on 1\ndealer deals\nexpect cards 1 Th 9d\n"
        "expect cards dealer 9c\nalice stands 1\n";
    const std::string prepares = "dealer shuffles\nalice cuts 100\ndealer places cutting-card 60\n";
    EXPECT_EQ(verdict(attended + "shoe Th 9c 9d Tc\n" + prepares + round), "holds");
    EXPECT_EQ(verdict(attended + prepares + "shoe Th 9c 9d Tc\n" + round), "holds");
}

TEST(Shoe, ACuttingCardInFrontBringsAShuffleAndTheListedCardsAfterIt) {
    EXPECT_EQ(verdict(attended + "alice bets 20 on 1\nshoe | Th 9c 9d Tc\ndealer deals\n"
                                 "expect cites 5.4(a)\nexpect phase betting\nexpect cut bob\n"),
              "11: expected bob, got alice\n");
    EXPECT_EQ(verdict(attended + "alice bets 20 on 1\nshoe | Th 9c 9d Tc\ndealer deals\n"
                                 "alice cuts 100\ndealer deals\nexpect cards 1 Th 9d\n"),
              "holds");
}

TEST(Shoe, WhatComesToTheRackIsCounted) {
    const std::string round = one_wager +
                              "shoe Th 9c 9d Tc\nexpect shoe 416\nexpect rack 0\n"
                              "dealer deals\nexpect shoe 413\nalice stands 1\n"
                              "expect shoe 412\nexpect strays none\n";
    EXPECT_EQ(verdict(round), "holds");
    EXPECT_EQ(verdict(round + "alice bets 20 on 1\nexpect rack 4\n"), "holds");
    EXPECT_EQ(verdict(round + "expect shoe 5\nexpect strays Ah\n"),
              "13: expected 5, got 412\n14: expected Ah, got no card\n");
}

TEST(Seed, TheOrderIsKnownAsSoonAsTheCardsAreShuffled) {
    const auto known_after = [](const std::string& statements) {
        chance::Seeded source(7);
        Session session(rulebooks::all(), &source);
        const auto parsed =
            parse("rules vic-2003/blackjack\nalice buys 100\nalice sits 1\n" + statements);
        Scribe scribe;
        const Ran ran = run(std::get<Record>(parsed), session, scribe);
        EXPECT_TRUE(ran.ok()) << scribe.told;
        return session.state().cards.shoe.cards_known();
    };
    EXPECT_EQ(known_after(""), 0);
    EXPECT_EQ(known_after("dealer shuffles\n"), 416);
    EXPECT_EQ(known_after("supervisor orders shuffle\n"), 416);
    EXPECT_EQ(known_after("operator brings cards pre-shuffled\n"), 416);
}

// New cards are shuffled and one of them burnt by the deal itself, before their order is drawn.
TEST(Seed, TheBurntCardIsNotInTheShoeThatFollowsIt) {
    const std::string new_cards =
        "rules vic-2003/blackjack\nseed 1\nalice buys 100\nalice sits 1\nalice bets 10 on 1\n"
        "operator brings cards\ndealer checks cards\nsupervisor checks cards\ndealer deals\n";
    EXPECT_EQ(verdict(new_cards + "expect shoe 412\n"), "holds");
    EXPECT_NE(played(new_cards).told.find("the next 415 cards of the shoe are set"),
              std::string::npos);
    EXPECT_EQ(verdict(new_cards + "shoe Ah Ad *\nexpect shoe 412\n"), "holds");
}

TEST(Seed, TheTableShufflesByItselfWhenItsCuttingCardHasCome) {
    std::string text = "rules act-2018/blackjack\nset decks 4\nseed 3\nalice buys 100000\n";
    for (int round = 0; round < 60; ++round) {
        text += "alice bets 10 on 1\nalice bets 10 on 2\ndealer deals\ndealer goes on\n";
        for (int turn = 0; turn < 12; ++turn) text += "alice hits 1\nalice hits 2\n";
    }
    const Result result = played(text);
    EXPECT_FALSE(result.ran.fault.has_value());
    std::size_t shuffles = 0;
    for (std::size_t at = 0;
         (at = result.told.find("the cutting card comes", at)) != std::string::npos; ++at) {
        ++shuffles;
    }
    EXPECT_GT(shuffles, 2U) << result.told;
}

TEST(ByHand, EveryCardIsAStatement) {
    const std::string manual =
        "rules nz/blackjack\nset dealer manual\nalice buys 100\n"
        "alice sits 1\nalice bets 20 on 1\n";
    const std::string deal =
        "dealer deals\ndealer draws to 1\ndealer draws to dealer\n"
        "dealer draws to 1\nexpect cards 1 Th 9d\nexpect cards dealer 9c\n";
    EXPECT_EQ(verdict(manual + "shoe Th 9c 9d Tc\n" + deal), "holds");
    const std::string stray = manual + "shoe Th 9c 9d 2c Tc\n" + deal + "dealer draws\n";
    EXPECT_EQ(verdict(stray + "expect strays 2c\n"), "holds");
    EXPECT_EQ(verdict(stray + "expect strays none\n"), "14: expected no card, got 2c\n");
}

TEST(ByHand, ASourceGivesTheCardThatADealerDraws) {
    chance::Seeded source(7);
    Session session(rulebooks::all(), &source);
    for (const char* line : {"rules nz/blackjack", "set dealer manual", "alice buys 100",
                             "alice sits 1", "alice bets 20 on 1", "shoe Th", "dealer deals",
                             "dealer draws to 1", "dealer draws to dealer"}) {
        EXPECT_EQ(session.take(std::get<Statement>(parse_line(line))).is, Outcome::Is::done)
            << line;
    }
    EXPECT_EQ(session.state().round.dealer.cards.size(), 1);
}

TEST(Ante, ThatIsOverlookedIsFoundMissing) {
    const std::string before =
        "rules nz/antes-up\nset ante 0.50\nalice buys 100\nalice sits 1\nalice bets 10 on 1\n"
        "shoe Th 9c 9d Tc\ndealer deals ! 18.5\ndealer finds ante missing on 1 ! *\n"
        "dealer overlooks ante on 1\ndealer deals\n";
    for (const std::string who : {"dealer", "supervisor"}) {
        EXPECT_EQ(verdict(before + who + " finds ante missing on 1\nexpect cites 18.7\n" +
                          "expect alice 100\nexpect house 0\n"),
                  "holds");
    }
    EXPECT_EQ(verdict(act + "dealer overlooks ante on 1 ! *\n"), "holds");
}

TEST(Header, TablesOfOneCasinoOfferAWagerAtOneScale) {
    const std::string nz = "rules nz/blackjack\n";
    EXPECT_EQ(verdict(nz + "elsewhere perfect-pairs scale 2\nwith perfect-pairs ! 15B.8\n"
                           "with perfect-pairs scale 2\n"),
              "holds");
    EXPECT_EQ(verdict(nz + "with perfect-pairs scale 2\nelsewhere perfect-pairs scale 1 ! 15B.8\n"
                           "elsewhere perfect-pairs scale 2\n"),
              "holds");
    EXPECT_EQ(verdict(nz + "elsewhere perfect-pairs scale 2\n"
                           "elsewhere perfect-pairs scale 1 ! 15B.8\n"),
              "holds");
    EXPECT_EQ(verdict(nz + "elsewhere perfect-pairs scale 4 ! 15B\n"
                           "elsewhere perfect-pairs scale 0 ! 15B\n"),
              "holds");
    EXPECT_EQ(
        verdict(nz +
                "with pontoon-pandemonium ! 5.1\nelsewhere pontoon-pandemonium scale 1 ! 5.1\n"),
        "holds");
    EXPECT_EQ(verdict("rules vic-2003/pontoon-pandemonium\nwith pontoon-pandemonium\n"
                      "elsewhere pontoon-pandemonium scale 2\n"),
              "holds");
}

TEST(Header, AnUnknownOptionalWagerIsAFaultThatListsThem) {
    for (const char* said : {"with any-pears", "elsewhere any-pears scale 1",
                             "set limits any-pears 1 2", "alice bets 5 on 1 any-pears",
                             "alice withdraws 1 any-pears", "expect side alice on 1 any-pears 5"}) {
        EXPECT_NE(verdict(act + said)
                      .find("expected one of perfect-pairs, pairs-play, any-pair, "
                            "super-sevens, madness-21, magnificent-sevens, "
                            "pontoon-pandemonium"),
                  std::string::npos)
            << said;
    }
}

TEST(Expectation, OfAnOptionalWagerLooksAtWhatHasNoResultYet) {
    const std::string before =
        "rules nz/blackjack\nwith perfect-pairs\nalice buys 100\nalice sits 1\n"
        "alice bets 10 on 1\nalice bets 2 on 1 perfect-pairs\n";
    EXPECT_EQ(verdict(before +
                      "expect side alice on 1 perfect-pairs 2\n"
                      "expect side alice on 2 perfect-pairs 0\n"
                      "expect side alice on 1 madness-21 0\nexpect side bob on 1 any-pair 0\n"
                      "expect side alice on 99 perfect-pairs 0\n"
                      "shoe Th 9c 9d Tc\ndealer deals\nexpect side alice on 1 perfect-pairs 0\n"),
              "holds");
    EXPECT_EQ(verdict(before + "expect side alice on 1 perfect-pairs 1\n"),
              "7: expected 1, got 2\n");
}

TEST(Expectation, OfEntriesCountsThoseThatWereWon) {
    const std::string before =
        "rules vic-2003/blackjack\nwith magnificent-sevens\nalice buys 100\nalice sits 1\n"
        "alice bets 10 on 1\nalice bets 2 on 1 magnificent-sevens\n"
        "shoe 7h 9c 7h 7h 8c\ndealer deals\nexpect entries alice 0\nexpect entries bob 0\n"
        "alice hits 1\n";
    EXPECT_EQ(verdict(before + "expect entries alice 1\n"), "holds");
    EXPECT_EQ(verdict(before + "expect entries alice 0\nexpect entries bob 1\n"),
              "12: expected 0, got 1\n13: expected 1, got 0\n");
}

TEST(Listener, HearsEveryEventRefusalAndFailureOnce) {
    const Result result = played(act + "alice buys 100\nalice sits 99 ! *\nexpect alice 1\n");
    EXPECT_EQ(result.scribe.refusals, 1);
    EXPECT_EQ(result.scribe.failures, 1);
    EXPECT_EQ(result.told,
              "2 the table opens: act-2018/blackjack, 8 decks, 7 boxes, limits 5 to 1000, steps of "
              "0.50\n"
              "2 round 1: place your bets\n"
              "2 alice comes to the table\n"
              "2 alice buys 100 in chips\n"
              "3 refused: this table has boxes 1 to 7\n");
}

TEST(Session, TakesStatementsOneByOne) {
    Session session(rulebooks::all());
    const auto take = [&](std::string_view line) {
        return session.take(std::get<Statement>(parse_line(line)));
    };
    EXPECT_EQ(take("alice buys 5").is, Outcome::Is::wrong);
    EXPECT_EQ(take("set decks 8").is, Outcome::Is::wrong);
    EXPECT_EQ(take("rules act-2018/blackjack").is, Outcome::Is::done);
    EXPECT_FALSE(session.is_open());
    EXPECT_EQ(take("# a remark").is, Outcome::Is::done);
    EXPECT_FALSE(session.is_open());
    EXPECT_EQ(take("expect alice 0").is, Outcome::Is::done);
    EXPECT_TRUE(session.is_open());
    EXPECT_EQ(take("expect alice 1").is, Outcome::Is::not_met);
    EXPECT_EQ(take("alice sits 99").is, Outcome::Is::refused);
    EXPECT_EQ(take("set decks 8").is, Outcome::Is::wrong);
}

TEST(Session, TakesCardsFromTheSourceThatIsHandedIn) {
    const auto deal = [](std::uint64_t seed) {
        chance::Seeded source(seed);
        Session session(rulebooks::all(), &source);
        for (const char* line : {"rules nz/blackjack", "alice buys 100", "alice sits 1",
                                 "alice bets 20 on 1", "dealer deals"}) {
            EXPECT_EQ(session.take(std::get<Statement>(parse_line(line))).is, Outcome::Is::done);
        }
        return table::to_bytes(session.state());
    };
    EXPECT_TRUE(deal(1) == deal(1));
    EXPECT_FALSE(deal(1) == deal(2));
}

TEST(Header, IsKeptAsItWasSaidForWhoeverReadsTheLog) {
    Session session(rulebooks::all());
    const std::vector<std::string> said = {
        "rules act-2018/blackjack",    "set decks 6",     "set reading split.secondCard atOnce",
        "set rule   hands-max 3  # x", "set decks 9 ! *", "seed 7"};
    for (const std::string& line : said) {
        static_cast<void>(session.take(std::get<Statement>(parse_line(line))));
    }
    session.open();
    const auto* opened = get_if<table::TableOpened>(&session.events().front().what);
    ASSERT_NE(opened, nullptr);
    EXPECT_EQ(opened->setup->header, (std::vector<std::string>{said[0], said[1], said[2],
                                                               "set rule hands-max 3", said[5]}));
    EXPECT_EQ(opened->setup->readings,
              (std::vector<table::ChosenRule>{{"split.secondCard", "atOnce"}}));
    EXPECT_EQ(opened->setup->house_rules, (std::vector<table::ChosenRule>{{"hands-max", "3"}}));
}

TEST(Session, PlaysEveryRecordTwiceToTheSamePoint) {
    for (const rulebooks::Scenario& scenario : rulebooks::scenarios()) {
        const Result one = played(std::string(scenario.text));
        const Result two = played(std::string(scenario.text));
        EXPECT_TRUE(one.bytes == two.bytes) << scenario.file;
        EXPECT_EQ(one.told, two.told) << scenario.file;
    }
}

}  // namespace
}  // namespace croupier::record
