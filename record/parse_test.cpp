#include "record/parse.hpp"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "record/every_statement.hpp"
#include "record/words.hpp"

namespace croupier::record {
namespace {

using std::string_literals::operator""s;

// What is said on one line; the line must outlive the answer.
template <class Said>
Said said(std::string_view line) {
    static std::deque<std::variant<Statement, Fault>> kept;  // the lists stay valid
    const auto& result = kept.emplace_back(parse_line(line));
    if (const auto* fault = std::get_if<Fault>(&result)) {
        ADD_FAILURE() << line << "\n" << to_string(*fault);
        return {};
    }
    const auto* what = get_if<Said>(&std::get<Statement>(result).what);
    if (what == nullptr) {
        ADD_FAILURE() << line << "\nis another kind of statement";
        return {};
    }
    return *what;
}

std::string fault_in_line(std::string_view line) {
    const auto result = parse_line(line);
    const auto* fault = std::get_if<Fault>(&result);
    return fault == nullptr ? "no fault" : to_string(*fault);
}

std::string fault_in(std::string text) {
    const auto result = parse(std::move(text));
    const auto* fault = std::get_if<Fault>(&result);
    return fault == nullptr ? "no fault" : to_string(*fault);
}

std::vector<Statement> statements_of(const std::string& text) {
    static std::vector<Record> kept;  // the views stay valid
    auto result = parse(text);
    if (const auto* fault = std::get_if<Fault>(&result)) {
        ADD_FAILURE() << to_string(*fault);
        return {};
    }
    kept.push_back(std::get<Record>(std::move(result)));
    return kept.back().statements;
}

constexpr Card ace_of_hearts{cards::Rank::ace, cards::Suit::hearts};
constexpr Card ten_of_hearts{cards::Rank::ten, cards::Suit::hearts};
constexpr Card seven_of_spades{cards::Rank::seven, cards::Suit::spades};

TEST(Parse, ReadsTheHeader) {
    EXPECT_EQ(said<RulesIs>("rules nz/blackjack"), RulesIs{"nz/blackjack"});
    EXPECT_EQ(said<With>("with perfect-pairs"), (With{"perfect-pairs", 1}));
    EXPECT_EQ(said<With>("with magnificent-sevens scale 2"), (With{"magnificent-sevens", 2}));
    EXPECT_EQ(said<Elsewhere>("elsewhere perfect-pairs scale 3"), (Elsewhere{"perfect-pairs", 3}));
    EXPECT_EQ(said<SetLimits>("set limits 5 1000"), (SetLimits{"", {500}, {100'000}}));
    EXPECT_EQ(said<SetLimits>("set limits any-pair 1 2.50"), (SetLimits{"any-pair", {100}, {250}}));
    EXPECT_EQ(said<SetChips>("set chips 0.50 5"), (SetChips{std::vector<Money>{{50}, {500}}}));
    EXPECT_TRUE(said<SetSoft17>("set soft17 hit").hit);
    EXPECT_FALSE(said<SetSoft17>("set soft17 stand").hit);
    EXPECT_TRUE(said<SetInsuranceForOthers>("set insurance-for-others on").on);
    EXPECT_TRUE(said<SetDealer>("set dealer manual").manual);
    EXPECT_EQ(said<SetBlackjackOdds>("set blackjack-odds 6:5").odds, (Ratio{6, 5}));
    EXPECT_EQ(said<SetBacks>("set backs red"), (SetBacks{"red", ""}));
    EXPECT_EQ(said<SetBacks>("set backs red blue"), (SetBacks{"red", "blue"}));
    EXPECT_EQ(said<SetShoe>("set shoe automatic").word, "automatic");
    EXPECT_EQ(said<SetCuttingCards>("set cutting-cards 2").count, 2);
    EXPECT_EQ(said<SetRule>("set rule hands-max 2"), (SetRule{"hands-max", "2"}));
    EXPECT_EQ(said<Seed>("seed 18446744073709551615").value, 18'446'744'073'709'551'615U);
}

TEST(Parse, ReadsTheShoe) {
    using Kind = ShoeItem::Kind;
    const ShoeIs shoe = said<ShoeIs>("shoe Ah 10h | ^7s *");
    const std::vector<ShoeItem> items = {{Kind::card, ace_of_hearts},
                                         {Kind::card, ten_of_hearts},
                                         {Kind::cutting_card, {}},
                                         {Kind::face_up_card, seven_of_spades}};
    EXPECT_EQ(shoe.items, items);
    EXPECT_TRUE(shoe.open_ended);
    EXPECT_FALSE(said<ShoeIs>("shoe Ah").open_ended);
}

TEST(Parse, ReadsWhatPeopleDo) {
    EXPECT_EQ(said<Bets>("alice bets 12.50 on 3"), (Bets{"alice", {1250}, 3, ""}));
    EXPECT_EQ(said<Bets>("alice bets 5 on 3 any-pair"), (Bets{"alice", {500}, 3, "any-pair"}));
    EXPECT_EQ(said<Withdraws>("al withdraws 3 insurance"), (Withdraws{"al", 3, "insurance"}));
    EXPECT_EQ(said<WithdrawsDouble>("al withdraws double on 3.2"), (WithdrawsDouble{"al", {3, 2}}));
    EXPECT_EQ(said<Insures>("al insures 5 on 2 for bob"), (Insures{"al", {500}, 2, "bob"}));
    EXPECT_EQ(said<Doubles>("al doubles 1"), (Doubles{"al", {1, 0}, {}}));
    EXPECT_EQ(said<Doubles>("al doubles 1.9 10"), (Doubles{"al", {1, 9}, Money{1000}}));
    EXPECT_EQ(said<Stays>("al stays"), (Stays{"al", {}}));
    EXPECT_EQ(said<Stays>("al stays on 4"), (Stays{"al", HandRef{4, 0}}));
    EXPECT_EQ(said<Declines>("al declines"), Declines{"al"});
    EXPECT_EQ(said<DeclinesCut>("al declines cut"), DeclinesCut{"al"});
    EXPECT_EQ(said<Deals>("al deals"), Deals{"al"});
    EXPECT_EQ(said<PressesButton>("al presses button on 2"), (PressesButton{"al", 2, 0}));
    EXPECT_EQ(said<PressesButton>("al presses button on 2 slot 3750"),
              (PressesButton{"al", 2, 3750}));
    EXPECT_EQ(said<Turns>("al turns 2 1"), (Turns{"al", {2, 0}, 1}));
    EXPECT_EQ(said<Announces>("al announces 5 on 1 with cash"), (Announces{"al", {500}, 1, true}));
}

TEST(Parse, ReadsWhatTheHouseDoes) {
    EXPECT_EQ(said<Deals>("dealer deals"), Deals{""});
    EXPECT_EQ(said<DrawsTo>("dealer draws to dealer"), (DrawsTo{Role::dealer, {0, 0}}));
    EXPECT_EQ(said<DrawsTo>("dealer draws to 2.1"), (DrawsTo{Role::dealer, {2, 1}}));
    EXPECT_EQ(said<Draws>("dealer draws"), Draws{});
    EXPECT_EQ(said<RefusesWager>("dealer refuses bob on 2"),
              (RefusesWager{Role::dealer, "bob", 2}));
    EXPECT_EQ(said<OverlooksAnte>("dealer overlooks ante on 2"), (OverlooksAnte{Role::dealer, 2}));
    EXPECT_EQ(said<FindsAnteMissing>("dealer finds ante missing on 2"),
              (FindsAnteMissing{Role::dealer, 2}));
    EXPECT_EQ(said<FindsAnteMissing>("supervisor finds ante missing on 2"),
              (FindsAnteMissing{Role::supervisor, 2}));
    EXPECT_EQ(said<StaffPresses>("dealer presses button on 2"), (StaffPresses{Role::dealer, 2, 0}));
    EXPECT_EQ(said<StaffPresses>("operator presses button on 2"),
              (StaffPresses{Role::operator_, 2, 0}));
    EXPECT_EQ(said<StaffPresses>("supervisor presses button on 2 slot 1"),
              (StaffPresses{Role::supervisor, 2, 1}));
    EXPECT_EQ(said<StaffPresses>("inspector presses button on 2 slot 16"),
              (StaffPresses{Role::inspector, 2, 16}));
    EXPECT_EQ(said<DeclaresMalfunction>("supervisor declares malfunction").by, Role::supervisor);
    EXPECT_EQ(said<DeclaresRepair>("operator declares repair").by, Role::operator_);
    EXPECT_EQ(said<VoidsRound>("operator voids round"), VoidsRound{Role::operator_});
    EXPECT_EQ(said<VoidsRound>("operator voids round 12"), (VoidsRound{Role::operator_, 12}));
    EXPECT_EQ(said<VoidsHand>("supervisor voids 3.2"), (VoidsHand{Role::supervisor, {3, 2}}));
    EXPECT_EQ(said<PermitsBettors>("operator permits 4 bettors").count, 4);
    EXPECT_EQ(said<PermitsBoxes>("operator permits al 2 boxes").count, 2);
    EXPECT_EQ(said<ApprovesFaceDown>("inspector approves face-down").by, Role::inspector);
    EXPECT_EQ(said<Clock>("clock +20m").minutes, 20);
    EXPECT_EQ(said<Clock>("clock +2h").minutes, 120);
}

TEST(Parse, ReadsWhatIsDoneWithTheCards) {
    EXPECT_EQ(said<ChecksCards>("supervisor checks cards"), (ChecksCards{Role::supervisor, {}}));
    EXPECT_EQ(said<ChecksCards>("dealer checks cards 415"), (ChecksCards{Role::dealer, 415}));
    EXPECT_EQ(said<BringsCards>("operator brings cards"), (BringsCards{Role::operator_, ""}));
    EXPECT_EQ(said<BringsCards>("operator brings cards pre-shuffled").word, "pre-shuffled");
    EXPECT_EQ(said<MixesCards>("dealer spreads cards").mix, table::Mix::spread);
    EXPECT_EQ(said<MixesCards>("dealer washes cards").mix, table::Mix::wash);
    EXPECT_EQ(said<MixesCards>("dealer stacks cards").mix, table::Mix::stack);
    EXPECT_EQ(said<MixesCards>("dealer riffles cards").mix, table::Mix::riffle);
    EXPECT_EQ(said<Cuts>("al cuts 104"), (Cuts{"al", 104}));
    for (const auto& [line, by] : {std::pair{"dealer cuts 52", Role::dealer},
                                   std::pair{"supervisor cuts 52", Role::supervisor},
                                   std::pair{"operator cuts 52", Role::operator_}}) {
        EXPECT_EQ(said<StaffCuts>(line), (StaffCuts{by, 52}));
    }
    EXPECT_EQ(said<PlacesCuttingCard>("supervisor places cutting-card 53"),
              (PlacesCuttingCard{Role::supervisor, 53}));
    EXPECT_FALSE(said<Shuffles>("dealer shuffles").alone);
    EXPECT_TRUE(said<Shuffles>("dealer shuffles alone").alone);
    EXPECT_EQ(said<Burns>("dealer burns").by, Role::dealer);
    EXPECT_EQ(said<Burns>("supervisor burns").by, Role::supervisor);
    EXPECT_EQ(said<OrdersBurn>("operator orders burn").by, Role::operator_);
    EXPECT_EQ(said<OrdersShuffle>("supervisor orders shuffle").by, Role::supervisor);
    EXPECT_TRUE(said<OrdersShuffleAt>("supervisor orders shuffle at front").front);
    EXPECT_FALSE(said<OrdersShuffleAt>("supervisor orders shuffle at rear").front);
    EXPECT_EQ(said<ReplacesCards>("operator replaces cards").by, Role::operator_);
    EXPECT_EQ(said<ReplacesCard>("dealer replaces 10h"),
              (ReplacesCard{Role::dealer, ten_of_hearts}));
    EXPECT_EQ(said<ReplacesShoe>("operator replaces shoe hand").word, "hand");
    EXPECT_EQ(said<MisplacesTo>("supervisor misplaces to 2"),
              (MisplacesTo{Role::supervisor, {2, 0}}));
    EXPECT_EQ(said<Skips>("dealer skips dealer"), (Skips{Role::dealer, {0, 0}}));
    EXPECT_EQ(said<Skips>("dealer skips 2"), (Skips{Role::dealer, {2, 0}}));
    EXPECT_EQ(said<OverlooksInsurance>("dealer overlooks insurance").by, Role::dealer);
    EXPECT_EQ(said<DeclaresMalfunction>("supervisor declares malfunction").word, "");
    EXPECT_EQ(said<DeclaresMalfunction>("supervisor declares malfunction other").word, "other");
    EXPECT_EQ(said<DeclaresMalfunction>("supervisor declares malfunction button electrical"),
              (DeclaresMalfunction{Role::supervisor, "electrical", "button"}));
    EXPECT_EQ(said<DeclaresRepair>("supervisor declares repair shoe").machine, "shoe");
    EXPECT_EQ(said<Asks>("bob asks approved-shuffle"),
              (Asks{"bob", table::Request::approved_shuffle}));
}

TEST(Parse, ReadsWhatIsFound) {
    using table::Finding;
    const auto found = [](std::string_view what) {
        return said<Finds>("supervisor finds "s + std::string(what));
    };
    EXPECT_EQ(found("burn missing"), (Finds{Role::supervisor, Finding::burn_missing, 0}));
    EXPECT_EQ(found("cutting-card missing").finding, Finding::cutting_card_missing);
    EXPECT_EQ(found("shuffle missing").finding, Finding::shuffle_missing);
    EXPECT_EQ(found("wager missing on 3"), (Finds{Role::supervisor, Finding::wager_missing, 3}));
    EXPECT_EQ(found("card missing on 3"), (Finds{Role::supervisor, Finding::card_missing, 3}));
    EXPECT_EQ(found("card missing on dealer"), (Finds{Role::supervisor, Finding::card_missing, 0}));
    EXPECT_EQ(found("wrong decks").finding, Finding::wrong_decks);
    EXPECT_EQ(found("order lost").finding, Finding::order_lost);
}

TEST(Parse, ReadsHowPeopleBehave) {
    EXPECT_EQ(said<NamesStaff>("supervisor is carol game"),
              (NamesStaff{Role::supervisor, "carol", "game"}));
    EXPECT_EQ(said<NamesStaff>("dealer is dan"), (NamesStaff{Role::dealer, "dan", ""}));
    EXPECT_EQ(said<Excludes>("operator excludes bob"), (Excludes{Role::operator_, "bob"}));
    EXPECT_EQ(said<Seizes>("supervisor seizes 12.50 from bob"),
              (Seizes{Role::supervisor, {1250}, "bob"}));
    EXPECT_EQ(said<Confiscates>("supervisor confiscates device from bob").name, "bob");
    EXPECT_EQ(said<Detains>("supervisor detains bob").name, "bob");
    EXPECT_EQ(said<Vacates>("operator vacates bob").name, "bob");
    EXPECT_EQ(said<Disputes>("bob disputes").name, "bob");
    EXPECT_EQ(said<DecidesDispute>("supervisor decides dispute").by, Role::supervisor);
    EXPECT_EQ(said<LeavesDispute>("operator leaves dispute").by, Role::operator_);
    EXPECT_EQ(said<Leaves>("bob leaves").name, "bob");
    EXPECT_EQ(said<Asks>("bob asks burnt-card"), (Asks{"bob", table::Request::burnt_card}));
    EXPECT_EQ(said<Asks>("bob asks review"), (Asks{"bob", table::Request::review}));
    EXPECT_EQ(said<AsksOther>("bob asks al"), (AsksOther{"bob", "al"}));
    EXPECT_EQ(said<Advises>("bob advises al"), (Advises{"bob", "al"}));
    EXPECT_EQ(said<BetsAgainst>("bob bets 5 against al"), (BetsAgainst{"bob", {500}, "al"}));
    EXPECT_EQ(said<Pays>("dealer pays bob 5"), (Pays{Role::dealer, "bob", {500}}));
    EXPECT_EQ(said<TakesNotes>("bob takes notes").name, "bob");
    EXPECT_EQ(said<PermitsNotes>("operator permits notes").by, Role::operator_);
    EXPECT_EQ(said<NotifiesInspector>("operator notifies inspector of bob").name, "bob");
    EXPECT_EQ(said<AnnouncesScale>("operator announces any-pair scale 2"),
              (AnnouncesScale{Role::operator_, "any-pair", 2, 0}));
    EXPECT_EQ(said<AnnouncesScale>("operator announces any-pair scale 2 in 30m").minutes, 30);
    EXPECT_EQ(said<ChangesScale>("operator changes any-pair scale 2"),
              (ChangesScale{Role::operator_, "any-pair", 2}));
    EXPECT_EQ(said<TriggersButton>("bob triggers button on 1"), (TriggersButton{"bob", 1, 0}));
    EXPECT_EQ(said<StaffTriggers>("dealer triggers button on 1 slot 4"),
              (StaffTriggers{Role::dealer, 1, 4}));
    EXPECT_EQ(said<KeepsPrize>("bob keeps prize on 1"), (KeepsPrize{"bob", 1}));
    EXPECT_TRUE(said<ChoosesDealerCard>("bob chooses dealer-first on 1").dealer_first);
    EXPECT_EQ(said<ChoosesDealerCard>("bob chooses hand-first on 2"),
              (ChoosesDealerCard{"bob", false, 2}));
}

TEST(Parse, EveryRoleMaySayThePowersOfAnother) {
    for (const char* role : {"dealer", "supervisor", "operator", "director", "inspector"}) {
        EXPECT_EQ(table::to_string(said<VoidsRound>(role + " voids round"s).by), role);
        EXPECT_EQ(table::to_string(said<ApprovesFaceDown>(role + " approves face-down"s).by), role);
    }
}

TEST(Parse, AnOfficialGivesAReasonBeforeTheRefusalAndTheRemark) {
    const auto statements = statements_of(
        "rules a\nsupervisor voids round because  of  a fight! at 3 ! 16.1 # see log\n"
        "dealer deals because because\nsupervisor voids wager al on 1 because of cheating\n"
        "supervisor voids round");
    ASSERT_EQ(statements.size(), 5U);
    EXPECT_EQ(statements[1].reason, "of  a fight! at 3");
    EXPECT_EQ(statements[1].refused_by, "16.1");
    EXPECT_EQ(statements[1].comment, "# see log");
    EXPECT_EQ(statements[2].reason, "because");
    EXPECT_EQ(get_if<VoidsWager>(&statements[3].what)->option, "");
    EXPECT_EQ(statements[3].reason, "of cheating");
    EXPECT_EQ(statements[4].reason, "");
}

TEST(Parse, ReasonsAreEqualWhateverBlanksStandBetweenTheirWords) {
    const auto voided = [](const std::string& reason) {
        return statements_of("rules a\nsupervisor voids round" + reason);
    };
    EXPECT_EQ(voided(" because a fight"), voided(" because\ta  fight "));
    EXPECT_NE(voided(" because a fight"), voided(" because afight"));
    EXPECT_NE(voided(" because a fight"), voided(""));
}

TEST(Parse, ReadsExpectations) {
    EXPECT_EQ(said<ExpectChips>("expect alice 137.50"), (ExpectChips{"alice", {13'750}}));
    EXPECT_EQ(said<ExpectHouse>("expect house -27.50").amount, Money{-2750});
    EXPECT_EQ(said<ExpectTotal>("expect dealer 21"),
              (ExpectTotal{{0, 0}, 21, false, false, false}));
    EXPECT_EQ(said<ExpectTotal>("expect total 1.2 21 blackjack soft"),
              (ExpectTotal{{1, 2}, 21, true, true, false}));
    EXPECT_EQ(said<ExpectCards>("expect cards dealer Ah"),
              (ExpectCards{{0, 0}, std::vector{ace_of_hearts}}));
    EXPECT_EQ(said<ExpectWager>("expect wager al on 1 5"), (ExpectWager{"al", {1, 0}, {500}}));
    EXPECT_EQ(said<ExpectSide>("expect side al on 1 any-pair 2.50"),
              (ExpectSide{"al", 1, "any-pair", {250}}));
    EXPECT_EQ(said<ExpectEntries>("expect entries al 2"), (ExpectEntries{"al", 2}));
    EXPECT_EQ(said<ExpectOffers>("expect offers al on 1 stay withdraw-double press-button").words,
              (std::vector<Word>{"stay", "withdraw-double", "press-button"}));
    EXPECT_EQ(said<ExpectOffers>("expect offers al on 1 hit even-money"),
              (ExpectOffers{"al", {1, 0}, std::vector<Word>{"hit", "even-money"}}));
    EXPECT_TRUE(said<ExpectOffers>("expect offers al on 1 nothing").words.empty());
    EXPECT_EQ(said<ExpectShoe>("expect shoe 312").count, 312);
    EXPECT_EQ(said<ExpectRackCount>("expect rack 10").count, 10);
    EXPECT_EQ(said<ExpectRack>("expect rack 10h Ah").cards,
              (std::vector<Card>{ten_of_hearts, ace_of_hearts}));
    EXPECT_EQ(said<ExpectStrays>("expect strays 7s").cards, std::vector<Card>{seven_of_spades});
    EXPECT_TRUE(said<ExpectStrays>("expect strays none").cards.empty());
    EXPECT_EQ(said<ExpectCut>("expect cut al").who, "al");
    EXPECT_EQ(said<ExpectCut>("expect cut staff").who, "staff");
    EXPECT_EQ(said<ExpectCites>("expect cites 10.7.5(a)").clause, "10.7.5(a)");
    EXPECT_EQ(said<ExpectPhase>("expect phase dealer").word, "dealer");
}

TEST(Parse, KeepsPlacesRemarksAndRefusals) {
    const auto statements = statements_of(
        "\xEF\xBB\xBF# first\r\n\r\n  rules nz/blackjack # second \r\n\talice splits 1 ! 8.3 #\n"
        "alice splits 1 ! *");
    ASSERT_EQ(statements.size(), 5U);
    EXPECT_TRUE(holds_alternative<Remark>(statements[0].what));
    EXPECT_EQ(statements[0].comment, "# first");
    EXPECT_TRUE(holds_alternative<Remark>(statements[1].what));
    EXPECT_EQ(statements[1].comment, "");
    EXPECT_EQ(statements[2].comment, "# second");
    EXPECT_EQ(statements[2].line, 3U);
    EXPECT_EQ(statements[2].column, 3U);
    EXPECT_EQ(statements[3].refused_by, "8.3");
    EXPECT_EQ(statements[3].comment, "#");
    EXPECT_EQ(statements[4].refused_by, "*");
    EXPECT_EQ(statements[4].line, 5U);
}

TEST(Parse, StatementsAreEqualWhateverStandsBesideThem) {
    EXPECT_EQ(statements_of("rules a\n\nbob hits 1"),
              statements_of("rules a #\n#\n bob  hits 1 # !"));
    EXPECT_NE(statements_of("rules a\nbob hits 1"), statements_of("rules a\nbob hits 1.1"));
    EXPECT_NE(statements_of("rules a\nbob hits 1"), statements_of("rules a\nbob hits 1 ! 8"));
}

struct Wrong {
    std::string_view line;
    std::string_view fault;
};

TEST(Parse, NamesTheWordThatIsWrongAndWhatWasExpected) {
    constexpr Wrong wrongs[] = {
        {"al buys twenty", "1:9: 'twenty': expected an amount such as 25 or 12.50"},
        {"al buys", "1:8: the line ends too soon: expected an amount such as 25 or 12.50"},
        {"al buys  # 5", "1:8: the line ends too soon: expected an amount such as 25 or 12.50"},
        {"al buys 12.505", "1:9: '12.505': expected an amount with at most two decimals"},
        {"al buys -5", "1:9: '-5': expected an amount without a sign"},
        {"al buys $5", "1:9: '$5': expected an amount without a currency, such as 25 or 12.50"},
        {"al buys 1000000000.01", "1:9: '1000000000.01': expected an amount of at most 1000000000"},
        {"al bets 5 in 1", "1:11: 'in': expected on"},
        {"al sits 1 2", "1:11: '2': expected the end of the line"},
        {"al cuts 2147483648", "1:9: '2147483648': expected a number of cards, at most 2147483647"},
        {"al cuts -1", "1:9: '-1': expected a number of cards"},
        {"al turns 1 0", "1:12: '0': expected which card of the hand, from 1 to 9"},
        {"al presses button on 1 slot 0", "1:29: '0': expected a slot from 1 on"},
        {"al presses button on 1 slot", "1:28: the line ends too soon: expected a slot from 1 on"},
        {"dealer presses button on 1 16", "1:28: '16': expected slot"},
        {"dealer presses bell on 1", "1:16: 'bell': expected button"},
        {"dealer overlooks 1", "1:18: '1': expected ante or insurance"},
        {"dealer finds wrong card", "1:20: 'card': expected decks"},
        {"dealer finds card missing on x", "1:30: 'x': expected a box from 1 to 99"},
        {"operator replaces joker", "1:19: 'joker': expected cards, shoe, or a card such as 7s"},
        {"supervisor orders shuffle at 5", "1:30: '5': expected front or rear"},
        {"operator announces any-pair scale 2 in +30m",
         "1:40: '+30m': expected a number of minutes such as 20m"},
        {"operator announces any-pair scale 2 in 5256001m",
         "1:40: '5256001m': expected at most 5256000m"},
        {"dealer is dan manager", "1:15: 'manager': expected the end of the line"},
        {"supervisor is dealer",
         "1:15: 'dealer': expected a name; dealer is a role and no one's name"},
        {"supervisor voids round because",
         "1:31: the line ends too soon: expected the reason, in words"},
        {"supervisor voids round because ! *", "1:32: '!': expected the reason, in words"},
        {"al hits 1 because he must",
         "1:11: 'because': expected the end of the line; only the staff gives a reason"},
        {"expect rack",
         "1:12: the line ends too soon: expected a number of cards, or the cards that came last"},
        {"expect cut", "1:11: the line ends too soon: expected a name, staff or none"},
        {"dealer finds ante on 1", "1:19: 'on': expected missing"},
        {"elsewhere any-pair", "1:19: the line ends too soon: expected scale"},
        {"expect side al on 1 5", "1:21: '5': expected an optional wager such as perfect-pairs"},
        {"expect side al on 1.1 any-pair 5", "1:19: '1.1': expected a box from 1 to 99"},
        {"expect entries al", "1:18: the line ends too soon: expected a number of entries"},
        {"set blackjack-odds 3/2", "1:20: '3/2': expected odds such as 3:2"},
        {"seed 18446744073709551616",
         "1:6: '18446744073709551616': expected a number from 0 to 18446744073709551615"},
        {"clock 20m", "1:7: '20m': expected a time such as +20m or +2h"},
        {"clock +87601h", "1:7: '+87601h': expected a time of at most +87600h"},
        {"shoe * 7s", "1:8: '7s': expected the end of the line, because * ends the shoe"},
        {"supervisor voids it",
         "1:18: 'it': expected a hand such as 3 or 3.2, round, last-round or wager"},
        {"expect offers al on 1",
         "1:22: the line ends too soon: expected decisions such as hit and stand, or nothing"},
        {"expect offers al on 1 nothing hit", "1:31: 'hit': expected the end of the line"},
    };
    for (const Wrong& wrong : wrongs) EXPECT_EQ(fault_in_line(wrong.line), wrong.fault);
}

TEST(Parse, SuggestsTheNearestKeyword) {
    constexpr Wrong wrongs[] = {
        {"al bts 5 on 1", "1:4: 'bts': expected something that a person does; did you mean bets?"},
        {"operator opns",
         "1:10: 'opns': expected something that the operator does; did you mean opens?"},
        {"operator announces closur",
         "1:20: 'closur': expected limits, closure, reconstruction, or an optional wager and its "
         "scale; did you mean closure?"},
        {"dealer dela",
         "1:8: 'dela': expected something that the dealer does; did you mean deals?"},
        {"supervisor declares repare",
         "1:21: 'repare': expected malfunction or repair; did you mean repair?"},
        {"elswhere any-pair scale 1",
         "1:1: 'elswhere': expected a name or a keyword; did you mean elsewhere?"},
        {"exspect al 5", "1:1: 'exspect': expected a name or a keyword; did you mean expect?"},
        {"expect totl 1 21",
         "1:15: '21': expected the end of the line; or did you mean expect total?"},
        {"expect cite 8.1(a)",
         "1:13: '8.1(a)': expected an amount such as 25 or 12.50; or did you "
         "mean expect cites?"},
        {"expect phase setled",
         "1:14: 'setled': expected betting, insurance, surrender, play, "
         "dealer, settled or closed; did you mean settled?"},
        {"operator restricts bob minimm",
         "1:24: 'minimm': expected minimum or single-box; did you mean minimum?"},
    };
    for (const Wrong& wrong : wrongs) EXPECT_EQ(fault_in_line(wrong.line), wrong.fault);
    EXPECT_TRUE(fault_in_line("set dekcs 8").ends_with("; did you mean decks?"));
    EXPECT_EQ(fault_in_line("al xyzzy 5").find("did you mean"), std::string::npos);
}

TEST(Parse, SaysWhoseVerbItIs) {
    EXPECT_EQ(fault_in_line("al opens"),
              "1:4: 'opens': expected something that a person does; opens is for officials");
    EXPECT_EQ(
        fault_in_line("al overlooks ante on 1"),
        "1:4: 'overlooks': expected something that a person does; overlooks is for the dealer "
        "or a supervisor");
    EXPECT_EQ(fault_in_line("dealer buys 5"),
              "1:8: 'buys': expected something that the dealer does; buys is for a person");
    EXPECT_EQ(fault_in_line("director hits 1"),
              "1:10: 'hits': expected something that the director does; hits is for a person");
    EXPECT_EQ(fault_in_line("operator shuffles"),
              "1:10: 'shuffles': expected something that the operator does; shuffles is for the "
              "dealer or a supervisor");
    EXPECT_EQ(
        fault_in_line("inspector draws"),
        "1:11: 'draws': expected something that an inspector does; draws is for the dealer or "
        "a supervisor");
}

TEST(Parse, ACardIsARankAndASuit) {
    for (const char* line : {"shoe 1h", "shoe Ax", "shoe 11s", "shoe ah", "shoe ^", "shoe AhAh",
                             "expect cards 1 10", "shoe"}) {
        EXPECT_NE(fault_in_line(line).find("expected a card such as 7s or Td"), std::string::npos)
            << line;
    }
    EXPECT_EQ(said<ShoeIs>("shoe 10h"), said<ShoeIs>("shoe Th"));
}

TEST(Parse, BoxesRunFrom1To99AndHandsFrom1To9) {
    EXPECT_EQ(said<Sits>("al sits 1").box, 1);
    EXPECT_EQ(said<Sits>("al sits 99").box, 99);
    for (const char* line : {"al sits 0", "al sits 100", "al sits 01", "al sits 1.1", "al sits -1",
                             "al sits 99999999999", "al sits x"}) {
        EXPECT_NE(fault_in_line(line).find("expected a box from 1 to 99"), std::string::npos)
            << line;
    }
    EXPECT_EQ(said<Hits>("al hits 99.9").hand, (HandRef{99, 9}));
    for (const char* line : {"al hits 0", "al hits 100", "al hits 1.0", "al hits 1.10",
                             "al hits 1.", "al hits .1", "al hits 1.1.1", "al hits dealer"}) {
        EXPECT_NE(fault_in_line(line).find("expected a hand such as 3 or 3.2"), std::string::npos)
            << line;
    }
}

TEST(Parse, ANameIsALetterThenLettersDigitsAndDashes) {
    const std::string longest(name_letters_max, 'a');
    EXPECT_EQ(said<Leaves>(longest + " leaves").name.size(), name_letters_max);
    EXPECT_EQ(fault_in_line(longest + "a leaves"),
              "1:1: 'aaaaaaaaaaaaaaaaaaaaaaaa...': expected a name of at most 32 letters");
    EXPECT_EQ(fault_in_line("9al leaves"),
              "1:1: '9al': expected a name, which begins with a letter");
    EXPECT_EQ(fault_in_line("a.l leaves"),
              "1:1: 'a.l': expected a name of letters a to z, digits, _ and -");
    EXPECT_EQ(fault_in_line("Zo\xC3\xAB leaves"),
              "1:1: 'Zo\\xc3\\xab': expected a name of letters a to z, digits, _ and -");
}

TEST(Parse, RolesAndKeywordsAreNoOnesName) {
    for (const char* role : {"dealer", "supervisor", "operator", "director", "inspector"}) {
        EXPECT_EQ(
            fault_in_line("al nominates "s + role + " on 1"),
            "1:14: '"s + role + "': expected a name; " + role + " is a role and no one's name");
    }
    for (const char* word :
         {"expect",    "rules", "set",     "with",       "seed",    "shoe",   "prizes", "clock",
          "house",     "total", "cards",   "wager",      "offers",  "cites",  "next",   "phase",
          "elsewhere", "side",  "entries", "rack",       "strays",  "cut",    "staff",  "none",
          "because",   "sign",  "decks",   "burnt-card", "shuffle", "advice", "review", "notes"}) {
        EXPECT_EQ(
            fault_in_line("al nominates "s + word + " on 1"),
            "1:14: '"s + word + "': expected a name; " + word + " is a keyword and no one's name");
    }
    EXPECT_EQ(fault_in_line("Dealer deals"),
              "1:1: 'Dealer': expected a name; dealer is a role and no one's name");
    EXPECT_EQ(said<Leaves>("dealers leaves").name, "dealers");
    EXPECT_EQ(said<Leaves>("hits leaves").name, "hits");
}

TEST(Parse, ARefusalNamesItsClause) {
    EXPECT_EQ(
        fault_in_line("al hits 1 !"),
        "1:12: the line ends too soon: expected a clause such as 9.2(b) after !, or * for any");
    EXPECT_EQ(fault_in_line("al doubles 1 !8.3"),
              "1:14: '!8.3': expected a blank between ! and the clause");
    EXPECT_EQ(fault_in_line("al hits 1 ! 8.3 9"), "1:17: '9': expected the end of the line");
    EXPECT_EQ(fault_in_line("al hits 1 ! !"), "1:13: '!': expected a clause such as 9.2(b)");
    EXPECT_EQ(fault_in_line("al hits ! 8.3"),
              "1:9: '!': expected a hand such as 3 or 3.2, on a box from 1 to 99");
    for (const char* line :
         {"set decks 9 ! 3.1", "with any-pair ! *", "elsewhere any-pair scale 1 ! *",
          "al presses button on 1 ! 8", "al presses button on 1 slot 2 ! 8", "shoe Ah ! *",
          "clock +1m ! *", "al stays ! 8", "dealer draws ! 8", "al declines ! 8"}) {
        EXPECT_EQ(fault_in_line(line), "no fault") << line;
    }
}

TEST(Parse, RulesSeedsAndExpectationsAreNotRefused) {
    EXPECT_EQ(fault_in_line("rules a ! *"),
              "1:9: '!': expected the end of the line; rules are not refused");
    EXPECT_EQ(fault_in_line("seed 1 ! *"),
              "1:8: '!': expected the end of the line; a seed is not refused");
    EXPECT_EQ(fault_in_line("expect al 5 ! 8.1"),
              "1:13: '!': expected the end of the line; an expectation is not refused");
}

TEST(Parse, RulesComeFirstAndOnce) {
    EXPECT_EQ(fault_in("# hello\n\nal buys 5\n"),
              "3:1: 'al': expected rules GAME, which every record begins with");
    EXPECT_EQ(
        fault_in("rule a\n"),
        "1:1: 'rule': expected rules GAME, which every record begins with; did you mean rules?");
    EXPECT_EQ(
        fault_in("rules a\n rules a\n"),
        "2:2: 'rules': expected no second rules: line 1 says which rules this record is played "
        "by");
    EXPECT_TRUE(statements_of("").empty());
    EXPECT_EQ(statements_of("# nothing yet").size(), 1U);
}

TEST(Parse, TheHeaderEndsWherePlayBegins) {
    for (const char* late :
         {"set decks 8", "with any-pair", "elsewhere any-pair scale 1", "seed 1"}) {
        EXPECT_EQ(
            fault_in("rules a\nset boxes 7\n\nal buys 5\n"s + late),
            "5:1: '"s + std::string(late, std::string_view(late).find(' ')) +
                "': expected no header statement here: set, with, elsewhere and seed stand before "
                "line 4, where play begins");
    }
}

TEST(Parse, OnlyUtf8WithoutControlCharactersIsARecord) {
    EXPECT_EQ(fault_in("rules a # caf\xC3\xA9 \xF0\x9F\x82\xA1\n"), "no fault");
    EXPECT_EQ(fault_in("rules a\n# caf\xE9\n"), "2:6: '\\xe9': expected UTF-8");
    EXPECT_EQ(fault_in("rules a # \xC0\x80"), "1:11: '\\xc0': expected UTF-8");      // overlong
    EXPECT_EQ(fault_in("rules a # \xED\xA0\x80"), "1:11: '\\xed': expected UTF-8");  // surrogate
    EXPECT_EQ(fault_in("rules a # \xF4\x90\x80\x80"), "1:11: '\\xf4': expected UTF-8");  // too high
    EXPECT_EQ(fault_in("rules a # \xE2\x82"), "1:11: '\\xe2': expected UTF-8");          // cut off
    EXPECT_EQ(fault_in("rules a\0"s), "1:8: '\\x00': expected no control characters");
    EXPECT_EQ(fault_in("rules a\x7F"), "1:8: '\\x7f': expected no control characters");
    EXPECT_EQ(fault_in("rules a # \x1B[2J"), "1:11: '\\x1b': expected no control characters");
    EXPECT_EQ(fault_in("rules a # \xC2\x9B"), "1:11: '\\xc2': expected no control characters");
    EXPECT_EQ(fault_in("rules a\ral buys 5"), "1:8: '\\x0d': expected no control characters");
    EXPECT_EQ(fault_in_line("al buys 5\nal buys 5"),
              "1:10: '\\x0a': expected no control characters");
}

TEST(Parse, TheFirstFaultFromTheTopIsTheOneReported) {
    EXPECT_EQ(fault_in("rules a\nal buys x\n\xFF\n"),
              "2:9: 'x': expected an amount such as 25 or 12.50");
    EXPECT_EQ(fault_in("rules a\n\xFF\nal buys x\n"), "2:1: '\\xff': expected UTF-8");
}

TEST(Parse, ALineHoldsAtMostTenThousandBytes) {
    const std::string longest = "#" + std::string(line_bytes_max - 1, 'x');
    EXPECT_EQ(fault_in("rules a\n" + longest + "\r\n"), "no fault");
    EXPECT_EQ(fault_in("rules a\n" + longest + "y\n"),
              "2:10001: 'y': expected a line of at most 10000 bytes");
    EXPECT_EQ(fault_in_line(longest), "no fault");
    EXPECT_NE(fault_in_line(longest + "y"), "no fault");
}

TEST(Parse, ARecordHoldsAtMostFiveMillionLines) {
    std::string text(lines_max, '\n');
    EXPECT_EQ(fault_in(text), "no fault");
    text += "#";
    EXPECT_EQ(fault_in(text), "5000001:1: '#': expected at most 5000000 lines");
}

TEST(Parse, TheSurveyFindsAWrongByteWhereverItStands) {
    for (std::size_t at = 0; at < 40; ++at) {
        for (const char wrong : {'\x00', '\x1F', '\x7F', '\x80', '\xFF'}) {
            std::string text(40, '\n');
            text[at] = wrong;
            EXPECT_EQ(survey(text).first_wrong_byte, at);
            EXPECT_EQ(survey(text).line_feeds, at);
        }
    }
}

TEST(Keys, EveryKeyIsFoundAndNothingElse) {
    for (std::size_t i = 1; i < key_words.size(); ++i) {
        EXPECT_EQ(key_of(key_words[i]), static_cast<Key>(i));
        EXPECT_EQ(key_of(std::string(key_words[i]) + "x"), Key::none);
    }
    EXPECT_EQ(key_of(""), Key::none);
    EXPECT_EQ(key_of("x"), Key::none);
    EXPECT_EQ(key_of("Bets"), Key::none);
}

// A fault must point into the text and say something, whatever the text is.
RC_GTEST_PROP(Parse, AnyDamageIsAnsweredWithAPlaceInTheText, ()) {
    std::string text(every_statement);
    const int edits = *rc::gen::inRange(1, 4);
    for (int i = 0; i < edits; ++i) {
        const auto at = *rc::gen::resize(1000, rc::gen::inRange<std::size_t>(0, text.size()));
        const char byte =
            *rc::gen::element(' ', '\n', '#', '!', '.', '0', 'a', '*', '\x80', '\x01');
        if (*rc::gen::arbitrary<bool>()) {
            text[at] = byte;
        } else {
            text.erase(at, 1);
        }
    }
    const auto result = parse(text);
    if (const auto* fault = std::get_if<Fault>(&result)) {
        const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        RC_ASSERT(fault->line >= 1U);
        RC_ASSERT(fault->line <= lines + 1);
        RC_ASSERT(fault->column >= 1U);
        RC_ASSERT(fault->column <= text.size() + 1);
        RC_ASSERT(!fault->expected.empty());
    }
}

}  // namespace
}  // namespace croupier::record
