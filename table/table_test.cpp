#include "table/table.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::table {
namespace {

// "As Kd 7h" as cards.
std::vector<Card> cards_of(std::string_view text) {
    std::vector<Card> cards;
    while (!text.empty()) {
        cards.push_back(cards::parse_card(text.substr(0, 2)).value());
        text.remove_prefix(std::min<std::size_t>(3, text.size()));
    }
    return cards;
}

constexpr HandId first_hand_of(std::uint8_t box) { return {box, 0}; }

// A table where alice sits at box 1 and bob at box 2, each with 1000 in chips. Keeps its log.
class Played {
public:
    static constexpr PlayerId alice = 0;
    static constexpr PlayerId bob = 1;

    explicit Played(std::string_view game)
        : Played(usual_setup(*rules::find_game(rulebooks::all(), game))) {}
    explicit Played(const Setup& setup) : table(setup) {
        log.assign(table.events().begin(), table.events().end());
        for (const char* name : {"alice", "bob"}) done(Join{name});
        for (const PlayerId player : {alice, bob}) {
            done(Buy{player, Money{100'000}});
            done(Sit{player, player + 1});
        }
    }

    Decision perform(const Command& command) {
        Decision decision = table.perform(command);
        log.insert(log.end(), table.events().begin(), table.events().end());
        return decision;
    }
    void done(const Command& command) {
        const Decision decision = perform(command);
        EXPECT_EQ(decision.answer, Answer::done) << decision.refusal.reason;
    }
    Decision go_on() {
        Decision decision = table.go_on();
        log.insert(log.end(), table.events().begin(), table.events().end());
        return decision;
    }
    // 100 of alice on box 1 and 50 of bob on box 2, and these cards next.
    void stake_and_list(std::string_view cards) {
        done(Bet{alice, 1, Money{10'000}});
        done(Bet{bob, 2, Money{5'000}});
        done(ListCards{cards_of(cards)});
    }

    [[nodiscard]] const State& state() const { return table.state(); }
    [[nodiscard]] std::string bytes() const { return to_bytes(table.state()); }

    Table table;
    std::vector<Event> log;
};

constexpr PlayerId alice = Played::alice;
constexpr PlayerId bob = Played::bob;

// Everything that a player may ask for, on boxes that are there and boxes that are not.
std::vector<Command> requests_of(PlayerId player) {
    std::vector<Command> commands;
    for (const int box : {0, 1, 2, 3, 9, 10, -1}) {
        commands.emplace_back(Bet{player, box, Money{10'000}});
        commands.emplace_back(Withdraw{player, box});
        commands.emplace_back(WithdrawInsurance{player, box});
        commands.emplace_back(Insure{player, box, Money{1'000}});
        commands.emplace_back(TakeEvenMoney{player, box});
        commands.emplace_back(Sit{player, box});
        commands.emplace_back(VoidWager{player, box});
        commands.emplace_back(BetOption{player, box, Option::perfect_pairs, Money{500}});
        commands.emplace_back(WithdrawOption{player, box, Option::perfect_pairs});
        commands.emplace_back(PlaceAnte{player, box, Money{50}});
        commands.emplace_back(SurrenderHand{player, box});
        commands.emplace_back(PressButton{player, box});
        commands.emplace_back(PressButton{nobody, box});
        commands.emplace_back(Nominate{player, alice, box});
        commands.emplace_back(OverlookAnte{box});
        commands.emplace_back(FindAnteMissing{box});
    }
    for (const int box : {0, 1, 2, 3, 9, 10, 255}) {
        for (const int hand : {0, 1, 3, 4, 255}) {
            const HandId id{static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(hand)};
            commands.emplace_back(Hit{player, id});
            commands.emplace_back(Stand{player, id});
            commands.emplace_back(Double{player, id});
            commands.emplace_back(Double{player, id, Money{1}});
            commands.emplace_back(Split{player, id});
            commands.emplace_back(Stay{player, id});
            commands.emplace_back(TurnCards{player, id, 0});
            commands.emplace_back(VoidHand{id});
            commands.emplace_back(WithdrawDouble{player, id});
        }
    }
    for (const Money amount : {Money{0}, Money{-100}, Money{1}, Money{10'000'000'000'000}}) {
        commands.emplace_back(Buy{player, amount});
        commands.emplace_back(Bet{player, 1, amount});
        commands.emplace_back(Insure{player, 1, amount});
    }
    for (const int slot : {0, 1, -1, 1'000'000}) commands.emplace_back(DrawPrize{slot});
    commands.emplace_back(FailButton{});
    commands.emplace_back(RepairButton{});
    commands.emplace_back(Decline{player});
    commands.emplace_back(Stay{player});
    commands.emplace_back(Deal{player});
    commands.emplace_back(Deal{});
    commands.emplace_back(VoidRound{});
    commands.emplace_back(VoidRound{true});
    static const std::vector<Card> nine_kings = cards_of("Kh Kh Kh Kh Kh Kh Kh Kh Kh");
    commands.emplace_back(ListCards{nine_kings});
    commands.emplace_back(LoadShoe{std::span(nine_kings).first(1)});
    return commands;
}

// Tries every request on a copy of the table; those that are refused must have changed nothing.
void expect_refusals_to_change_nothing(const Played& played) {
    const std::string before = played.bytes();
    int refused = 0;
    for (const PlayerId player : {alice, bob}) {
        for (const Command& command : requests_of(player)) {
            Table copy = played.table;
            const Decision decision = copy.perform(command);
            if (decision.answer != Answer::refused) continue;
            ++refused;
            EXPECT_TRUE(to_bytes(copy.state()) == before) << decision.refusal.reason;
            EXPECT_TRUE(copy.state() == played.state()) << decision.refusal.reason;
            EXPECT_TRUE(copy.events().empty()) << decision.refusal.reason;
            EXPECT_FALSE(decision.refusal.because.all().empty()) << decision.refusal.reason;
            EXPECT_FALSE(decision.refusal.reason.empty()) << command.index();
        }
    }
    EXPECT_GT(refused, 0);
}

// The chips on the layout are those that the boxes show, and none are made or lost.
void expect_chips_to_add_up(const State& state) {
    EXPECT_EQ(state.ledger.sum(), nothing);
    Money in_accounts = nothing;
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        const auto player = static_cast<PlayerId>(p);
        EXPECT_GE(chips_of(state, player), nothing);
        in_accounts += on_layout(state, player);
    }
    Money on_boxes = nothing;
    for (const Box& box : state.round.boxes) {
        for (int i = 0; i < box.bettor_count; ++i) {
            const Bettor& bettor = box.bettors[static_cast<std::size_t>(i)];
            on_boxes += bettor.insurance;
            if (box.hand_count == 0) on_boxes += bettor.placed;
            for (int hand = 0; hand < box.hand_count; ++hand) {
                const Stake& stake =
                    box.hands[static_cast<std::size_t>(hand)].stakes[static_cast<std::size_t>(i)];
                if (stake.live) on_boxes += stake.all();
            }
        }
    }
    for (const OptionWager& wager : state.round.option_wagers) {
        if (wager.is != OptionWagerIs::done) on_boxes += wager.placed;
    }
    for (const Ante& ante : state.round.antes) {
        if (!ante.collected) on_boxes += ante.amount;
    }
    EXPECT_EQ(in_accounts.cents, on_boxes.cents);
}

class EveryGame : public testing::TestWithParam<std::string> {
protected:
    Played played{GetParam()};
};

// One round with insurance, a split, a double and a stand; the dealer comes to 19.
std::vector<Command> busy_round() {
    return {Deal{},
            Insure{alice, 1, Money{2'000}},
            Decline{bob},
            Decline{alice},
            GoOn{},
            Split{alice, first_hand_of(1)},
            Double{alice, first_hand_of(1)},
            Stand{alice, {1, 1}},
            Stand{bob, first_hand_of(2)}};
}
constexpr std::string_view busy_cards = "8h 9c As 8d 9d 3h Kd 5s 8c";

TEST_P(EveryGame, PlaysABusyRoundToItsEnd) {
    played.stake_and_list(busy_cards);
    for (const Command& command : busy_round()) {
        // Whoever has answered all that was asked is not asked again.
        if (holds_alternative<Decline>(command) && played.state().round.stage != Stage::insurance) {
            continue;
        }
        // Where the game has surrender, nobody takes it.
        if (holds_alternative<GoOn>(command) && played.state().round.stage != Stage::surrender) {
            continue;
        }
        played.done(command);
        expect_chips_to_add_up(played.state());
    }
    EXPECT_EQ(played.state().round.stage, Stage::settled);
    EXPECT_EQ(played.state().round.dealer.total(), (Total{19, true}));
    // Insurance, the second split hand and bob's 18 lose; the doubled 21 wins 200.
    EXPECT_EQ(house_win(played.state()), Money{2'000 + 10'000 + 5'000 - 20'000});
}

TEST_P(EveryGame, CitesAClauseForEveryEvent) {
    played.stake_and_list(busy_cards);
    for (const Command& command : busy_round()) played.perform(command);
    played.perform(VoidRound{});
    EXPECT_GT(played.log.size(), 30U);
    for (const Event& event : played.log) {
        const Description what = describe(played.state(), event);
        EXPECT_FALSE(event.because.all().empty()) << what.event << ": " << what.text;
        EXPECT_FALSE(what.text.empty()) << what.event;
    }
}

TEST_P(EveryGame, ChangesNothingOnARefusalInAnyPhase) {
    expect_refusals_to_change_nothing(played);
    played.stake_and_list(busy_cards);
    expect_refusals_to_change_nothing(played);
    for (const Command& command : busy_round()) {
        played.perform(command);
        expect_refusals_to_change_nothing(played);
    }
}

TEST_P(EveryGame, ComesToTheSamePointWhenItsEventsAreReplayed) {
    played.stake_and_list(busy_cards);
    for (const Command& command : busy_round()) {
        played.perform(command);
        const Table replayed(played.log);
        EXPECT_TRUE(to_bytes(replayed.state()) == played.bytes());
        EXPECT_TRUE(replayed.state() == played.state());
    }
}

TEST_P(EveryGame, OffersExactlyTheDecisionsThatItGrants) {
    played.stake_and_list("8h 9c As 8d 9d 3h 2h 4h");
    played.done(Deal{});
    played.done(GoOn{});
    if (played.state().round.stage == Stage::surrender) played.done(GoOn{});
    ASSERT_EQ(awaited(played.state()), alice);
    const HandId hand = first_hand_of(1);
    const std::vector<std::pair<Offer, Command>> decisions = {
        {Offer::hit, Hit{alice, hand}},
        {Offer::stand, Stand{alice, hand}},
        {Offer::double_, Double{alice, hand}},
        {Offer::split, Split{alice, hand}},
        {Offer::insurance, Insure{alice, 1, Money{1'000}}},
        {Offer::even_money, TakeEvenMoney{alice, 1}}};
    const auto open = offers(played.state(), alice, hand);
    for (const auto& [offer, command] : decisions) {
        Table copy = played.table;
        const bool granted = copy.perform(command).answer != Answer::refused;
        const bool offered = std::find(open.begin(), open.end(), offer) != open.end();
        EXPECT_EQ(offered, granted) << to_string(offer);
    }
    EXPECT_TRUE(offers(played.state(), bob, first_hand_of(2)).empty());
}

TEST_P(EveryGame, GivesEverybodyTheirChipsBackWhenAnUnsettledRoundIsVoid) {
    played.stake_and_list("8h 9c As 8d 9d 3h");
    for (const Command& command : busy_round()) {
        if (holds_alternative<Double>(command)) break;
        played.perform(command);
        Table copy = played.table;
        EXPECT_EQ(copy.perform(VoidRound{}).answer, Answer::done);
        EXPECT_EQ(chips_of(copy.state(), alice), Money{100'000});
        EXPECT_EQ(chips_of(copy.state(), bob), Money{100'000});
        EXPECT_EQ(on_layout(copy.state(), alice), nothing);
        EXPECT_EQ(on_layout(copy.state(), bob), nothing);
        EXPECT_EQ(house_win(copy.state()), nothing);
        expect_chips_to_add_up(copy.state());
    }
}

std::vector<std::string> every_game() {
    std::vector<std::string> ids;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) ids.emplace_back(game.id);
    }
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(every_game()), [](const auto& which) {
    std::string name = which.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '/'; }, '_');
    return name;
});

// Two rounds in one book that voids a settled round as a whole.
class TableTest : public testing::Test {
protected:
    Played played{"act-2018/blackjack"};

    // Alice stands on 20 and bob on 18 against a dealer who comes to 19.
    void play_a_round() {
        played.stake_and_list("Th 9c 9d Ts 9h Tc");
        played.done(Deal{});
        played.done(Stand{alice, first_hand_of(1)});
        played.done(Stand{bob, first_hand_of(2)});
        ASSERT_EQ(played.state().round.stage, Stage::settled);
    }
};

TEST_F(TableTest, OpensWithItsSetupAndABettingPhase) {
    EXPECT_EQ(played.state().round.stage, Stage::betting);
    EXPECT_EQ(played.state().setup.decks, 8);
    EXPECT_EQ(played.state().cards.shoe.cards_held(), 416);
    EXPECT_EQ(played.state().cards.shoe.cards_known(), 0);
}

TEST_F(TableTest, StopsWhereTheKnownCardsEndAndIsThenInOrder) {
    played.stake_and_list("Th 9c 9d");
    EXPECT_EQ(played.perform(Deal{}).answer, Answer::short_of_cards);
    EXPECT_EQ(played.state().cards.shoe.cards_known(), 0);
    EXPECT_EQ(played.state().box(1).hands[0].cards.size(), 1);
    EXPECT_EQ(played.state().box(2).hands[0].cards.size(), 1);
    EXPECT_EQ(played.state().round.dealer.cards.size(), 1);
    expect_chips_to_add_up(played.state());
    EXPECT_TRUE(Table(played.log).state() == played.state());
    expect_refusals_to_change_nothing(played);
}

TEST_F(TableTest, StaysWhereItIsWhileNoCardComes) {
    played.stake_and_list("Th 9c 9d");
    played.perform(Deal{});
    const std::string before = played.bytes();
    EXPECT_EQ(played.go_on().answer, Answer::short_of_cards);
    EXPECT_TRUE(played.table.events().empty());
    EXPECT_TRUE(played.bytes() == before);
}

TEST_F(TableTest, GoesOnToTheSamePointWhenTheCardsComeOneByOne) {
    Played at_once("act-2018/blackjack");
    at_once.stake_and_list("Th 9c 9d Ts 9h Tc");
    at_once.done(Deal{});

    played.stake_and_list("Th");
    EXPECT_EQ(played.perform(Deal{}).answer, Answer::short_of_cards);
    for (const char* card : {"9c", "9d", "Ts"}) {
        EXPECT_EQ(played.perform(ListCards{cards_of(card)}).answer, Answer::short_of_cards);
    }
    EXPECT_EQ(played.perform(ListCards{cards_of("9h Tc")}).answer, Answer::done);
    EXPECT_EQ(played.go_on().answer, Answer::done);
    EXPECT_TRUE(played.table.events().empty());
    EXPECT_TRUE(played.bytes() == at_once.bytes());
}

TEST_F(TableTest, HasNothingToDoWhenAPlayerIsAwaited) {
    played.stake_and_list("Th 9c 9d Ts 9h Tc");
    played.done(Deal{});
    const std::string before = played.bytes();
    EXPECT_EQ(played.go_on().answer, Answer::done);
    EXPECT_EQ(played.perform(GoOn{}).answer, Answer::done);
    EXPECT_TRUE(played.bytes() == before);
}

TEST_F(TableTest, SettlesAWinAndALoss) {
    play_a_round();
    EXPECT_EQ(chips_of(played.state(), alice), Money{110'000});
    EXPECT_EQ(chips_of(played.state(), bob), Money{95'000});
    EXPECT_EQ(house_win(played.state()), Money{-5'000});
}

TEST_F(TableTest, RestoresEveryBalanceWhenASettledRoundIsVoid) {
    play_a_round();
    played.done(VoidRound{});
    EXPECT_EQ(chips_of(played.state(), alice), Money{100'000});
    EXPECT_EQ(chips_of(played.state(), bob), Money{100'000});
    EXPECT_EQ(house_win(played.state()), nothing);
    expect_chips_to_add_up(played.state());
}

TEST_F(TableTest, VoidsARoundOnce) {
    play_a_round();
    played.done(VoidRound{});
    const std::string before = played.bytes();
    EXPECT_EQ(played.perform(VoidRound{}).answer, Answer::refused);
    EXPECT_TRUE(played.bytes() == before);
}

TEST_F(TableTest, VoidsTheRoundBeforeAndKeepsTheOneUnderWay) {
    play_a_round();
    played.stake_and_list("Th 9c 9d Ts 9h Tc");
    played.done(Deal{});
    played.done(VoidRound{true});
    EXPECT_EQ(chips_of(played.state(), alice), Money{90'000});
    EXPECT_EQ(on_layout(played.state(), alice), Money{10'000});
    EXPECT_EQ(house_win(played.state()), nothing);
    played.done(Stand{alice, first_hand_of(1)});
    played.done(Stand{bob, first_hand_of(2)});
    EXPECT_EQ(chips_of(played.state(), alice), Money{110'000});
    EXPECT_EQ(chips_of(played.state(), bob), Money{95'000});
}

TEST_F(TableTest, AVoidKeepsChipsThatWereBoughtDuringTheRound) {
    played.stake_and_list("Th 9c 9d Ts 9h Tc");
    played.done(Deal{});
    played.done(Buy{alice, Money{5'000}});
    played.done(VoidRound{});
    EXPECT_EQ(chips_of(played.state(), alice), Money{105'000});
}

TEST_F(TableTest, TakesTheThousandthPersonAndNoMore) {
    for (std::size_t person = 2; person < players_max; ++person) {
        played.done(Join{"p" + std::to_string(person)});
    }
    const std::string before = played.bytes();
    EXPECT_EQ(played.perform(Join{"one-too-many"}).answer, Answer::refused);
    EXPECT_TRUE(played.bytes() == before);
}

// Alice and bob share box 1, each with a wager on the prize button, and are dealt a Pontoon.
class ButtonTest : public testing::Test {
protected:
    static table::Setup pandemonium() {
        table::Setup setup =
            usual_setup(*rules::find_game(rulebooks::all(), "vic-2003/pontoon-pandemonium"));
        setup.option(Option::pontoon_pandemonium).on = true;
        setup.option(Option::pontoon_pandemonium).scale = 5;
        return setup;
    }
    ButtonTest() {
        for (const PlayerId player : {alice, bob}) {
            played.done(Bet{player, 1, Money{1'000}});
            played.done(BetOption{player, 1, Option::pontoon_pandemonium, Money{200}});
        }
        played.done(ListCards{cards_of("Ah 9c Kd")});
        played.done(Deal{});
    }
    Played played{pandemonium()};
};

TEST_F(ButtonTest, WaitsForAPrizeFromOutsideAndChangesNothingMeanwhile) {
    EXPECT_EQ(awaited(played.state()), alice);
    EXPECT_EQ(played.perform(PressButton{alice, 1}).answer, Answer::short_of_prize);
    EXPECT_EQ(slots_of_pressed_button(played.state()), 35'826);
    const std::string before = played.bytes();
    EXPECT_EQ(played.go_on().answer, Answer::short_of_prize);
    EXPECT_TRUE(played.bytes() == before);
    for (const int slot : {0, 35'827}) {
        EXPECT_EQ(played.perform(DrawPrize{slot}).answer, Answer::refused) << slot;
    }
    EXPECT_TRUE(played.bytes() == before);
    expect_refusals_to_change_nothing(played);
}

TEST_F(ButtonTest, PaysThePrizeOfTheSlotForEachDollarAndThenAsksTheNext) {
    played.perform(PressButton{alice, 1});
    const Money chips = chips_of(played.state(), alice);
    played.done(DrawPrize{1});
    // 10,000 for each of two dollars, and the two dollars back.
    EXPECT_EQ(chips_of(played.state(), alice) - chips, Money{2'000'000 + 200});
    EXPECT_EQ(awaited(played.state()), bob);
    expect_chips_to_add_up(played.state());
    EXPECT_TRUE(Table(played.log).state() == played.state());
}

TEST_F(ButtonTest, IsPressedByTheStaffForEverybodyWhenTheDealerGoesOn) {
    Decision decision = played.perform(GoOn{});
    int draws = 0;
    while (decision.answer == Answer::short_of_prize) {
        ++draws;
        decision = played.perform(DrawPrize{35'826});
        ASSERT_NE(decision.answer, Answer::refused);
    }
    EXPECT_EQ(draws, 2);
    EXPECT_EQ(played.state().round.stage, Stage::settled);
    // Ten dollars for each of two, and three to two on ten.
    EXPECT_EQ(chips_of(played.state(), alice), Money{100'000 + 2'000 + 1'500});
}

TEST(ToBytes, DifferForStatesThatDiffer) {
    const Played one("act-2018/blackjack");
    const Played same("act-2018/blackjack");
    const Played other("nz/blackjack");
    EXPECT_TRUE(one.bytes() == same.bytes());
    EXPECT_FALSE(one.bytes() == other.bytes());
    Played moved("act-2018/blackjack");
    moved.done(Bet{alice, 1, Money{10'000}});
    EXPECT_FALSE(one.bytes() == moved.bytes());
}

}  // namespace
}  // namespace croupier::table
