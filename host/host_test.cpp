#include "host/host.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"

namespace croupier::host {
namespace {

using cards::Card;
using ledger::Money;
using table::PlayerId;
using table::Stage;
using Is = Result::Is;

std::vector<Card> cards_of(std::string_view text) {
    std::vector<Card> cards;
    while (!text.empty()) {
        cards.push_back(cards::parse_card(text.substr(0, 2)).value());
        text.remove_prefix(std::min<std::size_t>(3, text.size()));
    }
    return cards;
}

table::Setup setup_of(std::string_view game) {
    return table::usual_setup(*rules::find_game(rulebooks::all(), game));
}

table::Setup with_button() {
    table::Setup setup = setup_of("vic-2003/pontoon-pandemonium");
    setup.option(table::Option::pontoon_pandemonium).on = true;
    setup.option(table::Option::pontoon_pandemonium).scale = 5;
    return setup;
}

// Knows no card; the button always stops at the last slot.
class KnowsNothing final : public Supply {
public:
    [[nodiscard]] bool knows_cards() const override { return false; }
    void arrange(std::span<Card>) override { FAIL() << "asked for an order that nobody knows"; }
    [[nodiscard]] int slot(const table::State& state) override {
        return table::slots_of_pressed_button(state);
    }
};

// Alice sits at box 1 and bob at box 2, each with 1000 in chips.
class Hosted {
public:
    explicit Hosted(const table::Setup& setup, Supply& supply, Ways ways = {},
                    Watch* watch = nullptr)
        : host(table::Table(setup), supply, ways, watch) {
        for (const char* name : {"alice", "bob"}) {
            done(table::Join{name});
            done(table::Buy{id(name), Money{100'000}});
        }
        done(table::Sit{id("alice"), 1});
        done(table::Sit{id("bob"), 2});
    }

    [[nodiscard]] PlayerId id(std::string_view name) const {
        return table::find_player(host.state(), name);
    }
    void done(const table::Command& command) {
        const Result result = host.perform(command);
        EXPECT_EQ(result.is, Is::done) << result.refusal.reason;
    }
    void list(std::string_view cards, bool open_ended = false) {
        EXPECT_TRUE(host.list({cards_of(cards), {}, {}, open_ended}).done());
    }
    void stake() {
        done(table::Bet{id("alice"), 1, Money{10'000}});
        done(table::Bet{id("bob"), 2, Money{5'000}});
    }
    [[nodiscard]] const table::State& state() const { return host.state(); }
    [[nodiscard]] std::string bytes() const { return table::to_bytes(host.state()); }
    [[nodiscard]] Card dealt(int box) const { return state().box(box).hands[0].cards[0]; }

    Host host;
};

template <class What>
auto count(std::span<const table::Event> events) {
    return std::count_if(events.begin(), events.end(), [](const table::Event& event) {
        return holds_alternative<What>(event.what);
    });
}

class HostTest : public testing::Test {
protected:
    chance::Seeded chance{7};
    ByChance by_chance{chance};
    KnowsNothing nothing;
};

TEST_F(HostTest, BringsTheCardsThatARoundNeedsAndGivesBackAllEvents) {
    Hosted seated(setup_of("act-2018/blackjack"), by_chance, {OrderKnown::when_due});
    seated.stake();
    seated.done(table::Deal{});
    EXPECT_EQ(count<table::NoMoreBets>(seated.host.events()), 1);
    EXPECT_EQ(count<table::CardsListed>(seated.host.events()), 1);
    EXPECT_EQ(count<table::CardDealt>(seated.host.events()), 5);
}

TEST_F(HostTest, GivesBackTheOpeningOfATableBeforeAnyOrder) {
    Host host(table::Table(setup_of("act-2018/blackjack")), nothing);
    EXPECT_EQ(count<table::TableOpened>(host.events()), 1);
}

TEST_F(HostTest, KnowsTheOrderAfterAShuffleAtOnceOrWhenACardIsDue) {
    Hosted at_once(setup_of("act-2018/blackjack"), by_chance);
    at_once.done(table::Shuffle{});
    EXPECT_EQ(at_once.state().cards.shoe.cards_known(), 416);
    Hosted when_due(setup_of("act-2018/blackjack"), by_chance, {OrderKnown::when_due});
    when_due.done(table::Shuffle{});
    EXPECT_EQ(when_due.state().cards.shoe.cards_known(), 0);
    EXPECT_TRUE(when_due.host.tell_order().done());
    EXPECT_EQ(when_due.state().cards.shoe.cards_known(), 416);
}

TEST_F(HostTest, HasTheFirstShoeReadyForTheFirstDealAndUndoesItWithTheDeal) {
    Hosted seated(setup_of("act-2018/blackjack"), by_chance);
    seated.stake();
    const std::string before = seated.bytes();
    // No power of an inspector's.
    EXPECT_EQ(seated.host.perform(table::Deal{}, table::Official{table::Role::inspector}).is,
              Is::refused);
    EXPECT_TRUE(seated.bytes() == before);
    EXPECT_TRUE(seated.host.events().empty());
    seated.done(table::Deal{});
    EXPECT_EQ(count<table::ShoeLoaded>(seated.host.events()), 1);
    EXPECT_EQ(count<table::CardDealt>(seated.host.events()), 5);
}

TEST_F(HostTest, DealsListedCardsBeforeThoseOfTheSupply) {
    Hosted seated(setup_of("act-2018/blackjack"), by_chance);
    seated.stake();
    seated.list("Th 9c 9d");
    seated.done(table::Deal{});
    EXPECT_EQ(seated.dealt(1), cards_of("Th")[0]);
    EXPECT_EQ(seated.dealt(2), cards_of("9c")[0]);
    EXPECT_EQ(seated.state().box(2).hands[0].cards.size(), 2);
}

TEST_F(HostTest, ListsCardsAgainAfterAShuffleUntilTheyAreDealt) {
    Hosted seated(setup_of("act-2018/blackjack"), by_chance);
    seated.list("Th 9c 9d");
    seated.done(table::LoadShoe{{}, true});
    seated.stake();
    seated.done(table::Deal{});
    EXPECT_EQ(seated.dealt(1), cards_of("Th")[0]);
    EXPECT_EQ(seated.dealt(2), cards_of("9c")[0]);
}

TEST_F(HostTest, LeavesWhatComesAfterAnOpenListToTheSupply) {
    Hosted seated(setup_of("act-2018/blackjack"), by_chance);
    seated.list("Th 9c", true);
    EXPECT_EQ(seated.state().cards.shoe.cards_known(), 416);
    EXPECT_EQ(seated.state().cards.shoe.order()[0], cards_of("Th")[0]);
    EXPECT_EQ(seated.state().cards.shoe.order()[1], cards_of("9c")[0]);
}

TEST_F(HostTest, UndoesAnOrderForWhichNoCardCanBeHad) {
    Hosted seated(setup_of("act-2018/blackjack"), nothing);
    seated.stake();
    seated.list("Th 9c 9d");
    const table::State* place = &seated.state();
    const std::string before = seated.bytes();
    EXPECT_EQ(seated.host.perform(table::Deal{}).is, Is::no_card);
    EXPECT_TRUE(seated.bytes() == before);
    EXPECT_EQ(&seated.state(), place);
    EXPECT_TRUE(seated.host.events().empty());
    // The list is still there.
    seated.list("Ts 9h Tc");
    seated.done(table::Deal{});
    EXPECT_EQ(seated.state().box(1).hands[0].cards.size(), 2);
}

TEST_F(HostTest, LeavesSuchAnOrderHalfDoneWhereThatIsWanted) {
    Hosted seated(setup_of("act-2018/blackjack"), nothing,
                  {OrderKnown::when_due, Unfinished::left});
    seated.stake();
    seated.list("Th 9c 9d");
    EXPECT_EQ(seated.host.perform(table::Deal{}).is, Is::no_card);
    EXPECT_EQ(seated.state().box(1).hands[0].cards.size(), 1);
    EXPECT_EQ(count<table::CardDealt>(seated.host.events()), 3);
}

// Alice is dealt a Pontoon that wins a prize.
class ButtonTest : public HostTest {
protected:
    ButtonTest() {
        seated.done(table::Bet{seated.id("alice"), 1, Money{1'000}});
        seated.done(table::BetOption{seated.id("alice"), 1, table::Option::pontoon_pandemonium,
                                     Money{200}});
        seated.list("Ah 9c Kd");
        seated.done(table::Deal{});
        before = table::chips_of(seated.state(), seated.id("alice"));
    }
    [[nodiscard]] table::PressButton press() const { return {seated.id("alice"), 1}; }
    [[nodiscard]] Money won() const {
        return table::chips_of(seated.state(), seated.id("alice")) - before;
    }
    // 10,000 for each of two dollars at the first slot, and the two dollars back; at the last ten.
    static constexpr Money first_prize{2'000'000 + 200};
    static constexpr Money last_prize{2'000 + 200};

    Hosted seated{with_button(), nothing};
    Money before{};
};

TEST_F(ButtonTest, StopsWhereTheSupplySays) {
    seated.done(press());
    EXPECT_EQ(count<table::PrizeDrawn>(seated.host.events()), 1);
    EXPECT_GE(won(), last_prize);
    EXPECT_LT(won(), first_prize);
}

TEST_F(ButtonTest, StopsWhereTheListSaysAndBeforeThatWhereTheOrderSays) {
    const std::vector<int> listed{35'826};
    seated.host.list_slots(listed);
    EXPECT_TRUE(seated.host.perform(press(), std::nullopt, 1).done());
    EXPECT_GE(won(), first_prize);
}

TEST_F(ButtonTest, TakesTheListedSlotsInOrder) {
    const std::vector<int> listed{1, 2};
    seated.host.list_slots(listed);
    EXPECT_TRUE(seated.host.perform(press()).done());
    EXPECT_GE(won(), first_prize);
}

TEST_F(ButtonTest, UndoesAPressWhoseSlotTheButtonDoesNotHave) {
    const std::string standing = seated.bytes();
    EXPECT_EQ(seated.host.perform(press(), std::nullopt, 35'827).is, Is::refused);
    EXPECT_TRUE(seated.bytes() == standing);
    const std::vector<int> listed{35'827};
    seated.host.list_slots(listed);
    const Result result = seated.host.perform(press());
    EXPECT_EQ(result.is, Is::no_slot);
    EXPECT_EQ(result.slot, 35'827);
    EXPECT_EQ(result.slots, 35'826);
    EXPECT_TRUE(seated.bytes() == standing);
    EXPECT_TRUE(seated.host.events().empty());
}

TEST_F(HostTest, DoesAllOrNothingOfWhatGoesTogether) {
    Hosted seated(setup_of("act-2018/blackjack"), by_chance);
    const std::string before = seated.bytes();
    const auto bets = [&](Money second) {
        return seated.host.together([&] {
            seated.done(table::Bet{seated.id("alice"), 1, Money{10'000}});
            return seated.host.perform(table::Bet{seated.id("alice"), 3, second}).done();
        });
    };
    EXPECT_FALSE(bets(Money{1}));
    EXPECT_TRUE(seated.bytes() == before);
    EXPECT_TRUE(seated.host.events().empty());
    EXPECT_TRUE(bets(Money{10'000}));
    EXPECT_EQ(count<table::WagerPlaced>(seated.host.events()), 2);
    // And the next order has its own events again.
    seated.done(table::Bet{seated.id("bob"), 2, Money{10'000}});
    EXPECT_EQ(count<table::WagerPlaced>(seated.host.events()), 1);
}

TEST_F(HostTest, SaysBeforehandWhatTheTableWouldRefuse) {
    Hosted seated(setup_of("act-2018/blackjack"), by_chance);
    const std::string before = seated.bytes();
    const table::Bet small{seated.id("alice"), 1, Money{1}};
    const auto refusal = would_refuse(seated.state(), small);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->reason, seated.host.perform(small).refusal.reason);
    EXPECT_FALSE(would_refuse(seated.state(), table::Bet{seated.id("alice"), 1, Money{60'000}}));
    // Both together are more than the player holds.
    const std::vector<Order> both{{table::Bet{seated.id("alice"), 1, Money{60'000}}},
                                  {table::Bet{seated.id("alice"), 3, Money{60'000}}}};
    EXPECT_TRUE(would_refuse(seated.state(), both));
    EXPECT_FALSE(would_refuse(seated.state(), std::span(both).first(1)));
    EXPECT_TRUE(seated.bytes() == before);
}

TEST_F(HostTest, ShowsEachStepToWhoWatches) {
    class Steps final : public Watch {
    public:
        void before(const table::State&, const Order&, From from) override {
            ++(from == From::host ? brought : asked);
        }
        void after(const table::State&, const Order&, From, const table::Decision&,
                   std::span<const table::Event> of_step) override {
            events += of_step.size();
        }
        int asked{0};
        int brought{0};
        std::size_t events{0};
    } steps;
    Hosted seated(setup_of("act-2018/blackjack"), by_chance, {OrderKnown::when_due}, &steps);
    seated.stake();
    steps = Steps{};
    seated.done(table::Deal{});
    EXPECT_EQ(steps.asked, 1);
    EXPECT_EQ(steps.brought, 1);
    EXPECT_EQ(steps.events, seated.host.events().size());
}

TEST_F(HostTest, PerformsAgainTheDrawingByHandThatWaitedForItsCard) {
    table::Setup setup = setup_of("act-2018/blackjack");
    setup.dealer = table::DealerMode::manual;
    Hosted seated(setup, by_chance, {OrderKnown::when_due});
    seated.stake();
    seated.done(table::Deal{});
    EXPECT_EQ(seated.state().box(1).hands[0].cards.size(), 0);
    seated.done(table::DrawTo{{1, 0}});
    EXPECT_EQ(seated.state().box(1).hands[0].cards.size(), 1);
}

}  // namespace
}  // namespace croupier::host
