#include "table/describe.hpp"

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"

namespace croupier::table {
namespace {

constexpr PlayerId alice = 0;
constexpr PlayerId bob = 1;
constexpr Card seven_of_spades{cards::Rank::seven, cards::Suit::spades};
const std::string no_words;

State table_of(std::string_view game) {
    State state;
    state.setup = usual_setup(*rules::find_game(rulebooks::all(), game));
    for (const char* name : {"alice", "bob"}) {
        state.people.players.emplace_back();
        state.people.players.back().name = name;
    }
    while (state.ledger.accounts() < 3 + 2 * state.people.players.size()) state.ledger.open();
    return state;
}

std::string said(const State& state, const Happening& what) {
    Event event;
    event.what = what;
    return describe(state, event).text;
}

// What an event points to must be there, whatever it is.
template <class What>
void fill(What& what) {
    static const Setup setup = usual_setup(*rules::find_game(rulebooks::all(), "nz/blackjack"));
    static const std::vector<Card> cards{seven_of_spades};
    static const std::string word = "kim";
    if constexpr (requires { what.setup; }) what.setup = Boxed<Setup>(setup);
    if constexpr (requires { what.order; }) what.order = cards;
    if constexpr (std::is_same_v<What, CardsListed>) what.cards = cards;
    if constexpr (requires { what.name; }) what.name = word;
    if constexpr (requires { what.person; }) what.person = word;
    if constexpr (requires { what.reason; }) what.reason = word;
}

std::vector<Happening> one_of_each() {
    std::vector<Happening> all;
    Happening::for_each_type([&]<class What>(std::type_identity<What>) {
        What what{};
        fill(what);
        all.emplace_back(what);
    });
    return all;
}

TEST(Describe, EveryKindOfEventHasItsOwnNameAndASentence) {
    const State state = table_of("nz/blackjack");
    std::set<std::string_view> names;
    for (const Happening& what : one_of_each()) {
        Event event;
        event.what = what;
        const Description description = describe(state, event);
        EXPECT_TRUE(names.insert(description.event).second) << description.event;
        EXPECT_FALSE(description.text.empty()) << description.event;
    }
}

TEST(Describe, TheCutAndTheCuttingCard) {
    const State state = table_of("nz/blackjack");
    EXPECT_EQ(said(state, CutOffered{alice, false, 1, Shuffled::opening}),
              "alice is offered the cut");
    EXPECT_EQ(said(state, CutOffered{nobody, true, 0, Shuffled::otherwise}),
              "the cut is left to the staff");
    EXPECT_EQ(said(state, CutMade{bob, false, 60}), "bob cuts behind 60 cards");
    EXPECT_EQ(said(state, CutMade{nobody, true, 1}), "the staff cuts behind 1 card");
    EXPECT_EQ(said(state, CuttingCardCame{{3, 0}, false, false, Met::brings_shuffle}),
              "the cutting card comes while box 3 draws: a shuffle follows this round");
    EXPECT_EQ(said(state, CuttingCardCame{dealers_hand, false, true, Met::set_aside}),
              "the second cutting card comes while the dealer draws: it is laid aside");
    EXPECT_EQ(said(state, CuttingCardCame{{1, 0}, true, false, Met::brings_shuffle}),
              "the cutting card comes before the first card: the cards are shuffled");
}

TEST(Describe, ABurntCardIsNamedOnlyWhereEverybodySawIt) {
    const State state = table_of("vic-2003/blackjack");
    const auto burnt = [&](bool known, Burnt why) {
        const auto card = known ? std::optional(seven_of_spades) : std::nullopt;
        return said(state, CardBurnt{card, known, why});
    };
    EXPECT_EQ(burnt(true, Burnt::first_of_shoe), "a card is burnt, face down");
    EXPECT_EQ(burnt(true, Burnt::face_up), "7s lay face up in the shoe and goes to the rack");
    for (const Burnt why : {Burnt::first_of_shoe, Burnt::face_up, Burnt::by_mistake,
                            Burnt::dealers_extra, Burnt::left_over}) {
        EXPECT_EQ(burnt(false, why).find("7s"), std::string::npos);
    }
    EXPECT_EQ(said(state, CardStrayed{seven_of_spades, false, false}),
              "a card is drawn by mistake: it is the next card");
    EXPECT_EQ(said(state, CardStrayed{seven_of_spades, true, false}),
              "7s is drawn by mistake: it is the next card");
}

TEST(Describe, AButtonThatNobodyEntitledPressedIsNoCourtesy) {
    const State state = table_of("vic-2003/pontoon-pandemonium");
    const auto pressed = [&](PlayerId by, bool counts) {
        return said(state, ButtonPressed{by, 1, Option::pontoon_pandemonium, alice, counts});
    };
    EXPECT_EQ(pressed(alice, true), "alice presses the button for box 1");
    EXPECT_EQ(pressed(bob, false),
              "bob presses the button for box 1, by courtesy: it pays nothing");
    EXPECT_EQ(pressed(nobody, false),
              "the button for box 1 runs, and nobody entitled has pressed it");
    EXPECT_EQ(pressed(nobody, true), "the dealer presses the button for box 1");
}

TEST(Describe, AHandThatASplitFormedHasNothingToDecideYet) {
    State state = table_of("act-2018/blackjack");
    state.round.boxes[1].hand_count = 2;
    EXPECT_EQ(said(state, TurnCame{{1, 0}, alice}), "hand 1.1: alice to decide");
    EXPECT_EQ(said(state, TurnCame{{1, 1}, alice}), "hand 1.2: the turn of alice");
    // Where both hands get their second card at once it has.
    state.setup.rules.split_card.value = rules::SplitCard::at_once;
    EXPECT_EQ(said(state, TurnCame{{1, 1}, alice}), "hand 1.2: alice to decide");
}

TEST(Describe, HowManyCardsAreShuffledBackWhateverIsKnownOfThem) {
    const std::string text = said(table_of("nz/blackjack"), ShoeReloaded{{}, 31, false});
    EXPECT_EQ(text, "the discards are shuffled and put back into the shoe: 31 cards");
}

TEST(Describe, WhoUsesAPowerAndWhy) {
    const State state = table_of("vic-2003/blackjack");
    const std::string kim = "kim";
    const std::string fire = "fire";
    const auto power = [&](Role role, Rank rank, const std::string& person,
                           const std::string& reason) {
        return said(state, PowerUsed{role, rank, person, reason});
    };
    EXPECT_EQ(power(Role::supervisor, Rank::casino, kim, fire), "kim, casino supervisor: fire");
    EXPECT_EQ(power(Role::supervisor, Rank::game, kim, no_words), "kim, game supervisor");
    EXPECT_EQ(power(Role::operator_, Rank::casino, kim, no_words), "kim, operator");
    EXPECT_EQ(power(Role::supervisor, Rank::casino, no_words, fire), "the supervisor: fire");
    EXPECT_EQ(power(Role::supervisor, Rank::casino, no_words, no_words), "the supervisor");
}

TEST(Describe, WhatIsFoundNamesItsPlaceOnlyWhereItHasOne) {
    const State state = table_of("vic-2003/blackjack");
    EXPECT_EQ(said(state, ErrorFound{Finding::card_missing, 0, true}),
              "the dealer turns out to be short of a card");
    EXPECT_EQ(said(state, ErrorFound{Finding::wager_missing, 4, false}),
              "box 4 turns out to have cards and no wager");
    EXPECT_EQ(said(state, ErrorFound{Finding::burn_missing, 0, false}),
              "the burn turns out forgotten");
}

TEST(Describe, AnOpenDisputeIsPointedToTheRegulatorWhereTheBookSaysSo) {
    EXPECT_EQ(said(table_of("act-2018/blackjack"), DisputeDecided{false}),
              "the dispute stays open");
    EXPECT_EQ(said(table_of("vic-2003/blackjack"), DisputeDecided{false}),
              "the dispute stays open: the Director of Casino Surveillance can be consulted");
    EXPECT_EQ(said(table_of("vic-2003/blackjack"), DisputeDecided{true}), "the dispute is decided");
}

TEST(Sign, ShowsLimitsOddsAndTheScaleInForce) {
    State state = table_of("nz/blackjack");
    state.setup.minimum = Money{1'000};
    state.setup.maximum = Money{50'000};
    state.setup.step = Money{500};
    OfferedOption& pairs = state.setup.option(Option::perfect_pairs);
    pairs = {.on = true, .scale = 2, .minimum = Money{500}, .maximum = Money{2'500}};
    const std::string sign = sign_of(state);
    EXPECT_TRUE(sign.starts_with("limits 10 to 500 for each ")) << sign;
    EXPECT_NE(sign.find("; steps of 5; "), std::string::npos) << sign;
    EXPECT_NE(sign.find("; Blackjack pays 3:2; insurance pays 2:1; "), std::string::npos) << sign;
    EXPECT_TRUE(
        sign.ends_with("; Perfect Pairs 5 to 25, scale 2: mixed 6:1, coloured 12:1, perfect 25:1"))
        << sign;
    EXPECT_EQ(said(state, RequestMet{alice, Request::sign, sign, 0, {}}),
              "alice asks for the sign: " + sign);

    pairs.scale = 1;
    EXPECT_EQ(sign_of(state).find("mixed 6:1, coloured 12:1, perfect 25:1"), std::string::npos);
    pairs.on = false;
    EXPECT_EQ(sign_of(state).find("Perfect Pairs"), std::string::npos);
    state.sign.personal_limits.push_back({bob, 2, Money{100'000}});
    EXPECT_NE(sign_of(state).find("on box 2 10 to 1000 for bob"), std::string::npos);
    state.sign.announced = AnnouncedLimits{Money{2'500}, Money{50'000}, 0, 20};
    EXPECT_NE(sign_of(state).find("limits to come 25 to 500"), std::string::npos);
}

TEST(Sign, ShowsTheAnteAndThePrizes) {
    State state = table_of("nz/antes-up");
    state.setup.ante = Money{100};
    EXPECT_NE(sign_of(state).find("; Ante 1; "), std::string::npos) << sign_of(state);
    state.setup.ante_waived_from = Money{10'000};
    EXPECT_NE(sign_of(state).find("; Ante 1, none on 100 or more; "), std::string::npos);

    state = table_of("vic-2003/pontoon-pandemonium");
    EXPECT_NE(sign_of(state).find("Pontoon pays "), std::string::npos) << sign_of(state);
    const std::string prizes = " for each dollar";
    EXPECT_NE(sign_of(state).find(prizes), std::string::npos) << sign_of(state);
}

// Each of these makes another state, so each must make other bytes.
TEST(Bytes, TellStatesApartByWhatTheCardsAndTheStaffHaveComeTo) {
    using Change = std::function<void(State&)>;
    const std::vector<Change> changes = {
        [](State& s) { s.setup.shoe = ShoeKind::continuous; },
        [](State& s) { s.setup.cutting_cards = 2; },
        [](State& s) { s.cards.preparing.cards = CardsAre::shuffled; },
        [](State& s) { s.cards.preparing.order_spoilt = true; },
        [](State& s) { s.cards.preparing.cutter = alice; },
        [](State& s) { s.cards.preparing.due = Due::ordered; },
        [](State& s) { s.cards.preparing.shuffle_found = true; },
        [](State& s) { s.cards.cutting.behind = 52; },
        [](State& s) { s.cards.cutting.behind_second = 52; },
        [](State& s) { s.cards.face_up = {3}; },
        [](State& s) { s.cards.strays = {{.card = seven_of_spades}}; },
        [](State& s) { s.cards.strays = {{.card = seven_of_spades, .seen = true}}; },
        [](State& s) { s.cards.burnt_unseen = 1; },
        [](State& s) { s.cards.burnt = seven_of_spades; },
        [](State& s) { s.round.insurance_overlooked = true; },
        [](State& s) { s.past.misdealt_rounds.push_back(1); },
        [](State& s) { s.cards.machine_failed = true; },
        [](State& s) { s.cards.plain_shoe = true; },
        [](State& s) { s.sign.final_rounds = 3; },
        [](State& s) { s.sign.closure_announced = 0; },
        [](State& s) { s.floor.staff.names[1] = "kim"; },
        [](State& s) { s.floor.staff.supervisor = Rank::game; },
        [](State& s) { s.floor.dispute.is = Dispute::Is::open; },
        [](State& s) { s.floor.notes_permitted = true; },
        [](State& s) {
            s.sign.scale_announced = AnnouncedScale{Option::magnificent_sevens, 2, 0};
        },
        [](State& s) { s.people.seats_taken = 1; },
        [](State& s) { s.round.by_hand.start = Earlier(moment_of(s)); },
        [](State& s) {
            s.round.by_hand.laid = {{seven_of_spades, {1, 0}}};
        },
        [](State& s) {
            s.round.by_hand.choices = {{Choice::Is::stand, alice, {1, 0}, {}, nobody}};
        },
        [](State& s) { s.round.by_hand.burnt = {seven_of_spades}; },
        [](State& s) { s.round.by_hand.misdealt = true; },
        [](State& s) { s.round.by_hand.stopped = true; },
        [](State& s) { s.round.by_hand.decision_missed = true; },
        [](State& s) { s.round.by_hand.choices_sound = 1; },
        [](State& s) { s.round.by_hand.cards_gone = true; },
        [](State& s) { s.round.by_hand.seen[3] = true; },
        [](State& s) { s.round.dealer.frozen = true; },
        [](State& s) { s.round.by_hand.dealer_card = ByHand::DealerCard::asked; },
        [](State& s) { s.round.button_triggered = true; },
        [](State& s) { s.round.triggered_slot = 1; },
        [](State& s) { s.people.players[0].bought = Money{100}; },
        [](State& s) { s.people.players[0].taken_away = Money{100}; },
        [](State& s) { s.people.players[0].person = "somebody"; },
        [](State& s) { s.people.players[0].sat_down = 1; },
        [](State& s) { s.people.players[0].attendance.rounds_idle = 1; },
        [](State& s) { s.people.players[0].excluded = true; },
        [](State& s) { s.people.players[0].regulator_told = true; },
        [](State& s) { s.people.players[0].asked_for_advice = true; },
        [](State& s) { s.people.players[0].left = true; },
        [](State& s) {
            s.sign.personal_limits = {{0, 1, Money{100}, Money{50}}};
        },
        [](State& s) {
            s.sign.personal_limits = {{0, 1, Money{100}, Money{60}}};
        },
    };
    const State plain = table_of("nz/blackjack");
    std::set<std::string> seen{to_bytes(plain)};
    for (std::size_t i = 0; i < changes.size(); ++i) {
        State changed = plain;
        changes[i](changed);
        EXPECT_FALSE(changed == plain) << i;
        const std::string bytes = to_bytes(changed);
        EXPECT_TRUE(seen.insert(bytes).second) << i;
        const auto read = state_of_bytes(bytes, rulebooks::all());
        ASSERT_TRUE(read) << i;
        EXPECT_TRUE(*read == changed) << i;
    }
}

TEST(Moment, HasTheRoundAndWhatWentWithIt) {
    State state = table_of("nz/blackjack");
    state.round.number = 7;
    state.round.dealer.cards.add(seven_of_spades);
    state.cards.discards = {seven_of_spades};
    state.people.players[0].attendance.rounds_idle = 2;
    const State then = state;
    const Earlier seventh(moment_of(state));
    state.round = Round{};
    state.cards.discards.clear();
    state.people.players[0].attendance.rounds_idle = 3;
    EXPECT_FALSE(Earlier(moment_of(state)) == seventh);
    go_back(state, *seventh);
    EXPECT_TRUE(state == then);
    EXPECT_TRUE(Earlier(moment_of(state)) == seventh);
    EXPECT_FALSE(seventh == Earlier());
    EXPECT_TRUE(Earlier() == Earlier());
}

TEST(MachineShoe, MixesAllTheTimeUnlessTheBookKnowsAnotherKind) {
    State zealand = table_of("nz/blackjack");
    State victoria = table_of("vic-2003/blackjack");
    EXPECT_FALSE(zealand.continuous());
    EXPECT_FALSE(victoria.continuous());
    zealand.setup.shoe = victoria.setup.shoe = ShoeKind::automatic;
    EXPECT_FALSE(zealand.continuous());
    EXPECT_TRUE(victoria.continuous());
    zealand.setup.shoe = ShoeKind::continuous;
    EXPECT_TRUE(zealand.continuous());
    zealand.cards.plain_shoe = true;
    EXPECT_FALSE(zealand.continuous());
}

}  // namespace
}  // namespace croupier::table
