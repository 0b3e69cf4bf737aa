// Who somebody is, and where their chips are while they come and go.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"
#include "table/betting.hpp"
#include "table/describe.hpp"
#include "table/table.hpp"

namespace croupier::table {
namespace {

constexpr PlayerId alice = 0;
constexpr PlayerId bob = 1;
constexpr std::string_view canberra = "act-2018/blackjack";
constexpr std::string_view victoria = "vic-2003/blackjack";

// Alice sits at box 1 and bob at box 2, each with 1000 in chips. After every event the books are
// looked at: no account of a person is below nothing, and only who has left has taken chips away.
class Watched {
public:
    explicit Watched(std::string_view game, DealerMode dealer = DealerMode::automatic)
        : table_(opened(game, dealer)) {
        for (const Event& event : table_.events()) apply(told_, event);
        for (const char* name : {"alice", "bob"}) {
            const std::string person = std::string("id-of-") + name;
            done(Join{name, person});
        }
        for (const PlayerId player : {alice, bob}) {
            done(Buy{player, Money{100'000}});
            done(Sit{player, player + 1});
        }
    }

    Decision perform(const Command& command, const std::optional<Official>& by = std::nullopt) {
        Decision decision = table_.perform(command, by);
        follow();
        return decision;
    }
    void done(const Command& command, const std::optional<Official>& by = std::nullopt) {
        const Decision decision = perform(command, by);
        EXPECT_EQ(decision.answer, Answer::done) << decision.refusal.reason;
    }
    void order(const Command& command) { done(command, Official{Role::supervisor, "as it was"}); }
    std::string refused(const Command& command) {
        const Decision decision = perform(command);
        EXPECT_EQ(decision.answer, Answer::refused);
        return decision.refusal.reason;
    }
    void list(std::string_view text) {
        std::vector<Card> cards;
        while (!text.empty()) {
            cards.push_back(cards::parse_card(text.substr(0, 2)).value());
            text.remove_prefix(std::min<std::size_t>(3, text.size()));
        }
        done(ListCards{cards});
    }
    // Alice bets 100, gets these cards with the dealer, and the round goes as far as it can.
    void deal(std::string_view cards) {
        done(Bet{alice, 1, Money{10'000}});
        list(cards);
        done(Deal{});
    }
    void draw(HandId to) { done(DrawTo{to}, Official{Role::dealer, {}}); }

    [[nodiscard]] const State& state() const { return table_.state(); }
    [[nodiscard]] Money chips(PlayerId player) const { return chips_of(state(), player); }
    [[nodiscard]] Money stack(PlayerId player) const { return in_stack(state(), player); }
    [[nodiscard]] Money away(PlayerId player) const { return state().player(player).taken_away; }

    // How the events of the last command tell of leaving and coming back, in words.
    [[nodiscard]] std::string told() const { return words_; }

private:
    static Setup opened(std::string_view game, DealerMode dealer) {
        Setup setup = usual_setup(*rules::find_game(rulebooks::all(), game));
        setup.dealer = dealer;
        return setup;
    }
    void follow() {
        words_.clear();
        for (const Event& event : table_.events()) {
            if (holds_alternative<PlayerLeft>(event.what) ||
                holds_alternative<ChipsBroughtBack>(event.what)) {
                words_ += (words_.empty() ? "" : "; ") + describe(told_, event).text;
            }
            apply(told_, event);
            look();
        }
        EXPECT_TRUE(told_ == table_.state());
    }
    void look() const {
        Money with_people = nothing;
        Money carried_off = nothing;
        Money bought = nothing;
        for (std::size_t each = 0; each < told_.people.players.size(); ++each) {
            const auto p = static_cast<PlayerId>(each);
            const Player& player = told_.player(p);
            EXPECT_GE(in_stack(told_, p), nothing) << player.name;
            EXPECT_GE(player.taken_away, nothing) << player.name;
            EXPECT_TRUE(player.left || player.taken_away == nothing) << player.name;
            with_people += chips_of(told_, p) + on_layout(told_, p);
            carried_off += player.taken_away;
            bought += player.bought;
        }
        const Money held = told_.ledger.balance(accounts::held);
        EXPECT_EQ(told_.ledger.sum(), nothing);
        EXPECT_EQ(told_.ledger.balance(accounts::cage), carried_off - bought);
        EXPECT_EQ(float_of(told_), nothing - with_people - held);
        EXPECT_EQ(float_of(told_), house_win(told_) - bought);
    }

    Table table_;
    State told_{};
    std::string words_;
};

constexpr HandId box_1{1, 0};
constexpr HandId box_2{2, 0};

TEST(Person, IsKnownByAnIdThatIsNotTheOrderOfArrival) {
    Watched table(canberra);
    EXPECT_EQ(table.state().player(bob).person, "id-of-bob");
    EXPECT_EQ(find_person(table.state(), "id-of-bob"), bob);
    EXPECT_EQ(find_person(table.state(), "bob"), nobody);
    table.done(Join{"carol"});
    EXPECT_EQ(find_person(table.state(), "carol"), find_player(table.state(), "carol"));
}

TEST(Person, HasOnePlaceAtATable) {
    Watched table(canberra);
    EXPECT_EQ(table.refused(Join{"alice", "id-of-alice"}), "alice is at this table already");
    EXPECT_EQ(table.refused(Join{"alicia", "id-of-alice"}),
              "alicia is at this table already, under the name of alice");
    table.done(Leave{alice});
    EXPECT_EQ(table.refused(Join{"alice", "id-of-alice"}),
              "alice is at this table already: buying in or sitting down brings them back");
}

TEST(Person, DoesNotGetANameThatIsInUse) {
    Watched table(canberra);
    EXPECT_EQ(table.refused(Join{"alice", "id-of-carol"}),
              "somebody else at this table is called alice");
    table.done(Leave{alice});
    EXPECT_EQ(table.refused(Join{"alice", "id-of-carol"}),
              "somebody else at this table is called alice");
    // A name is no id: who has taken another's id for a name is somebody else.
    table.done(Join{"id-of-alice", "id-of-carol"});
}

TEST(Person, HasANameAndAnIdWithinBounds) {
    Watched table(canberra);
    EXPECT_EQ(table.refused(Join{""}), "a name has 1 to 32 letters");
    EXPECT_EQ(table.refused(Join{std::string(33, 'x')}), "a name has 1 to 32 letters");
    EXPECT_EQ(table.refused(Join{"dora", std::string(65, 'x')}),
              "a person's id has 64 letters at the most");
    table.done(Join{std::string(32, 'x'), std::string(64, 'x')});
}

TEST(Leaving, PostsTheStackToTheCageAndTheTrayIsNotTouched) {
    Watched table(canberra);
    EXPECT_EQ(float_of(table.state()), Money{-200'000});
    table.done(Leave{alice});
    EXPECT_EQ(table.told(), "alice leaves the table and takes 1000 away");
    EXPECT_EQ(table.stack(alice), nothing);
    EXPECT_EQ(table.away(alice), Money{100'000});
    EXPECT_EQ(table.chips(alice), Money{100'000});
    EXPECT_EQ(table.state().ledger.balance(accounts::cage), Money{-100'000});
    EXPECT_EQ(float_of(table.state()), Money{-200'000});
    table.done(Leave{alice});
    EXPECT_EQ(table.told(), "alice leaves the table");
}

TEST(Leaving, EndsWithSittingDownAndTheChipsAreThereAgain) {
    Watched table(canberra);
    table.done(Leave{alice});
    table.done(Sit{alice, 1});
    EXPECT_EQ(table.told(), "alice brings 1000 in chips back");
    EXPECT_EQ(table.stack(alice), Money{100'000});
    table.done(Bet{alice, 1, Money{100'000}});
    EXPECT_EQ(table.stack(alice), nothing);
}

TEST(Leaving, EndsWithBuyingInAndWithCashForASpokenWager) {
    Watched table(victoria);
    table.done(Leave{alice});
    table.done(Buy{alice, Money{500}});
    EXPECT_EQ(table.told(), "alice brings 1000 in chips back");
    EXPECT_EQ(table.stack(alice), Money{100'500});
    table.done(Leave{bob});
    table.done(Bet{bob, 2, Money{10'000}, Manner::spoken_with_cash});
    EXPECT_EQ(table.told(), "bob brings 1000 in chips back");
    EXPECT_EQ(table.stack(bob), Money{100'000});
    EXPECT_EQ(float_of(table.state()), Money{-210'500});
}

// The hand of 19 is played by the clause on absence and wins against 17 [act-2018 14.7].
TEST(Leaving, InMidRoundLeavesWhatIsWonInTheStack) {
    Watched table(canberra);
    table.deal("Th 7s 9d Td");
    table.done(Leave{alice});
    EXPECT_EQ(table.away(alice), Money{90'000});
    table.done(GoOn{});
    ASSERT_EQ(table.state().round.stage, Stage::settled);
    EXPECT_EQ(table.stack(alice), Money{20'000});
    EXPECT_EQ(table.away(alice), Money{90'000});
    EXPECT_EQ(table.chips(alice), Money{110'000});
    // They come by for it, or stay.
    table.done(Leave{alice});
    EXPECT_EQ(table.told(), "alice leaves the table and takes 200 away");
    EXPECT_EQ(table.away(alice), Money{110'000});
    table.done(Sit{alice, 1});
    EXPECT_EQ(table.stack(alice), Money{110'000});
}

TEST(Leaving, DoesNotEndWithExclusionAndWagersComeBackToTheStack) {
    Watched table(canberra);
    table.done(Bet{alice, 1, Money{10'000}});
    table.done(Leave{alice});
    table.order(Exclude{alice});
    EXPECT_EQ(table.away(alice), Money{90'000});
    EXPECT_EQ(table.stack(alice), Money{10'000});
    table.done(Leave{alice});
    EXPECT_EQ(table.away(alice), Money{100'000});
}

TEST(Leaving, IsNoWayAroundASeizure) {
    Watched table(victoria);
    table.deal("Th 7s 8d Td");
    table.done(Stand{alice, box_1});
    ASSERT_EQ(table.chips(alice), Money{110'000});
    table.done(Leave{alice});
    table.order(Seize{alice, Money{10'000}});
    EXPECT_EQ(table.told(), "alice brings 100 in chips back");
    EXPECT_EQ(table.away(alice), Money{100'000});
    EXPECT_EQ(table.stack(alice), nothing);
    EXPECT_EQ(table.state().ledger.balance(accounts::held), Money{10'000});
}

TEST(Leaving, KeepsAPaymentWhenTheRoundIsVoid) {
    Watched table(canberra);
    table.deal("Th 7s 9d Td");
    table.done(Stand{alice, box_1});
    ASSERT_EQ(table.chips(alice), Money{110'000});
    table.done(Leave{alice});
    table.order(VoidRound{});
    EXPECT_EQ(table.away(alice), Money{110'000});
    EXPECT_EQ(table.stack(alice), nothing);
    EXPECT_EQ(house_win(table.state()), Money{-10'000});
}

TEST(Leaving, GetsALostWagerBackWhenTheRoundIsVoid) {
    Watched table(canberra);
    table.deal("Th 8s 7d Td");
    table.done(Stand{alice, box_1});
    ASSERT_EQ(table.chips(alice), Money{90'000});
    table.done(Leave{alice});
    table.order(VoidRound{});
    EXPECT_EQ(table.away(alice), Money{90'000});
    EXPECT_EQ(table.stack(alice), Money{10'000});
    EXPECT_EQ(house_win(table.state()), nothing);
}

TEST(Leaving, AndComingBackLetsAFinishedRoundBeUndone) {
    Watched table(canberra);
    table.deal("Th 7s 9d Td");
    table.done(Stand{alice, box_1});
    table.done(Leave{alice});
    table.done(Sit{alice, 1});
    table.done(Bet{bob, 2, Money{10'000}});
    table.order(VoidRound{true});
    EXPECT_EQ(table.chips(alice), Money{100'000});
    EXPECT_EQ(house_win(table.state()), nothing);
}

// Bob's card went to alice, who has 21 with it. She is paid her double and leaves; then the round
// is laid again and her 18 loses to 19. What she was paid comes back, and the double's wager.
TEST(Leaving, BringsBackWhatARoundTakesThatIsLaidAgain) {
    Watched table(canberra, DealerMode::manual);
    table.done(Bet{alice, 1, Money{10'000}});
    table.done(Bet{bob, 2, Money{10'000}});
    table.list("6h 9s 9c 4h 3d 8s 3s Kd");
    table.done(Deal{});
    for (const HandId to : {box_1, box_2, dealers_hand, box_1, box_2}) table.draw(to);
    table.done(Double{alice, box_1});
    table.draw(box_1);
    table.done(Hit{bob, box_2});
    table.done(MisplaceCard{box_1}, Official{Role::dealer, {}});
    table.done(Stand{bob, box_2});
    table.draw(dealers_hand);
    ASSERT_EQ(table.state().round.stage, Stage::settled);
    ASSERT_EQ(table.chips(alice), Money{120'000});
    table.done(Leave{alice});
    table.order(Reconstruct{});
    EXPECT_EQ(table.told(), "alice brings 300 in chips back; alice brings 100 in chips back");
    EXPECT_EQ(table.away(alice), Money{80'000});
    EXPECT_EQ(table.stack(alice), nothing);
    EXPECT_EQ(table.chips(bob), Money{90'000});
    EXPECT_EQ(house_win(table.state()), Money{30'000});
}

}  // namespace
}  // namespace croupier::table
