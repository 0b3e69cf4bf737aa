#include "table/event_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "rulebooks/registry.hpp"
#include "rules/listing.hpp"

namespace croupier::table {
namespace {

constexpr PlayerId alice = 0;

const ClauseIndex& clauses() {
    static const ClauseIndex index(rulebooks::all());
    return index;
}

State table_of(std::string_view game) {
    State state;
    state.setup = usual_setup(*rules::find_game(rulebooks::all(), game));
    state.people.players.emplace_back().name = "alice";
    return state;
}

Because because(std::initializer_list<const char*> written) {
    Because all;
    for (const char* each : written) all.add(*clauses().find(each));
    return all;
}

Event event_of(const Happening& what) { return {because({"house"}), what}; }

std::string bytes_of(const Event& event) {
    EventWriter out;
    out.put(event);
    return out.bytes();
}

// The event that JSON is at a table, or what is wrong with it.
std::variant<Event, JsonFault> read(const State& state, const Json& json) {
    return JsonEvents(clauses(), state).next(json);
}

void expect_read_as(const State& state, const Json& json, const Event& event) {
    const auto again = read(state, json);
    ASSERT_TRUE(std::holds_alternative<Event>(again))
        << to_string(std::get<JsonFault>(again)) << '\n'
        << json.dump();
    EXPECT_EQ(bytes_of(std::get<Event>(again)), bytes_of(event)) << json.dump();
}

std::string fault_in(const State& state, const Json& json) {
    const auto again = read(state, json);
    const auto* fault = std::get_if<JsonFault>(&again);
    return fault ? to_string(*fault) : "";
}

TEST(EventJson, HasTheMembersOfTheList) {
    const State state = table_of("act-2018/blackjack");
    const Event event(because({"act-2018 11.1", "act-2018 11.2"}),
                      HandDoubled{alice, {3, 0}, Money{1'050}, 1, true});
    const Json json = to_json(state, event);
    EXPECT_EQ(json.dump(), R"({"event":"hand-doubled","clause":"11.1","also":["11.2"],)"
                           R"("player":"alice","hand":"3","amount":"10.50","aces_at_one":1,)"
                           R"("leaves_pair":true})");
    expect_read_as(state, json, event);
    EXPECT_EQ(to_json(state, event, Texts::told)["text"], "alice doubles box 3 for 10.50");
}

TEST(EventJson, LeavesOutWhatSaysNothing) {
    const State state = table_of("nz/blackjack");
    const Event by_staff = event_of(CutOffered{nobody, true, 0, Shuffled::opening});
    EXPECT_EQ(to_json(state, by_staff).dump(),
              R"({"event":"cut-offered","clause":"house","by_staff":true,"after":"opening"})");
    expect_read_as(state, to_json(state, by_staff), by_staff);
    // What lies face down is not named in words, but whoever keeps the log knows it.
    const Event burnt =
        event_of(CardBurnt{Card{cards::Rank::seven, cards::Suit::spades}, true, {}});
    EXPECT_EQ(to_json(state, burnt)["card"], "7s");
    expect_read_as(state, to_json(state, burnt), burnt);
    const Event unseen = event_of(CardBurnt{std::nullopt, false, {}});
    EXPECT_FALSE(to_json(state, unseen).contains("card"));
    expect_read_as(state, to_json(state, unseen), unseen);
    const Event by_dealer = event_of(ButtonPressed{nobody, 2, Option::madness_21, alice, true});
    EXPECT_EQ(to_json(state, by_dealer)["presser"], "the dealer");
    EXPECT_EQ(to_json(state, by_dealer)["winner"], "alice");
    expect_read_as(state, to_json(state, by_dealer), by_dealer);
}

TEST(EventJson, NamesAHandSoThatNoStateIsNeededToReadIt) {
    State state = table_of("nz/blackjack");
    const Event first = event_of(HandClosed{{3, 0}});
    const Event second = event_of(HandClosed{{3, 1}});
    EXPECT_EQ(to_json(state, first)["hand"], "3");
    // A hand that was there when it happened and is not any more.
    EXPECT_EQ(to_json(state, second)["hand"], "3.2");
    state.round.boxes[3].hand_count = 2;
    EXPECT_EQ(to_json(state, first)["hand"], "3.1");
    EXPECT_EQ(to_json(state, second)["hand"], "3.2");
    EXPECT_EQ(to_json(state, event_of(HandClosed{dealers_hand}))["hand"], "dealer");
    Json json = to_json(state, first);
    for (const char* same : {"3", "3.1"}) {
        json["hand"] = same;
        expect_read_as(state, json, first);
    }
    for (const char* wrong : {"", "0", "10", "3.", "3.0", "3.5", "3-1", "33", "Dealer"}) {
        json["hand"] = wrong;
        EXPECT_NE(fault_in(state, json), "") << wrong;
    }
}

TEST(EventJson, ReadsMoneyAsItIsWrittenAlone) {
    const State state = table_of("nz/blackjack");
    const Event event = event_of(ChipsBought{alice, Money{-150}});
    Json json = to_json(state, event);
    EXPECT_EQ(json["amount"], "-1.50");
    expect_read_as(state, json, event);
    for (const char* wrong : {"", "1.5", "01", "-0", "+1", "1.234", "1e3", "$1"}) {
        json["amount"] = wrong;
        EXPECT_NE(fault_in(state, json), "") << wrong;
    }
    json["amount"] = 150;
    EXPECT_EQ(fault_in(state, json),
              "chips-bought: amount: expected money such as \"12.50\", not 150");
}

TEST(Citations, GiveEachNumberOnceAndEveryRow) {
    const State state = table_of("act-2018/blackjack");
    const Event event(because({"act-2018 3.4#2", "act-2018 3.4", "act-2018 11.1"}), ShoeReady{});
    Json json = to_json(state, event);
    EXPECT_EQ(json.dump(), R"({"event":"shoe-ready","clause":"3.4","also":["11.1"],)"
                           R"("rows":["3.4#2","3.4","11.1"]})");
    expect_read_as(state, json, event);
    json["clause"] = "11.1";
    EXPECT_EQ(fault_in(state, json), "shoe-ready: clause: it is not how these clauses are cited");
    json["clause"] = "3.4";
    json.erase("rows");
    expect_read_as(state, json, Event(because({"act-2018 3.4", "act-2018 11.1"}), ShoeReady{}));
}

TEST(Citations, NameTheBookThatAClauseIsBorrowedFrom) {
    const State state = table_of("act-1997/blackjack");
    const Event event(because({"act-2005 dict:Box", "act-1997 3.1", "act-2005 dict:Round of play"}),
                      ShoeReady{});
    Json json = to_json(state, event);
    EXPECT_EQ(json.dump(),
              R"({"event":"shoe-ready","clause":"dict:Box","borrowed_from":"act-2005",)"
              R"("also":["3.1","act-2005 dict:Round of play"]})");
    expect_read_as(state, json, event);
    json["borrowed_from"] = "nz";
    EXPECT_EQ(fault_in(state, json), "shoe-ready: clause: no book has \"nz dict:Box\"");
}

TEST(OpeningAsJson, TellsTheTableAndNeedsNoneToBeRead) {
    auto setup = usual_setup(*rules::find_game(rulebooks::all(), "nz/blackjack"));
    ASSERT_EQ(rules::change(setup.rules, "hands-max", "3").reason, "");
    setup.ante = Money{50};
    setup.option(Option::perfect_pairs) = {.on = true, .scale = 2};
    setup.header = {"rules nz/blackjack", "set rule hands-max 3"};
    setup.house_rules = {{"hands-max", "3"}};
    const Event event(because({"house"}), TableOpened{Boxed(setup), "d1", {}, 3});
    Json json = to_json(State{}, event);
    EXPECT_EQ(json["game"], "nz/blackjack");
    EXPECT_EQ(json["rules"].dump(),
              R"([{"rule":"hands-max","value":"3","bytes":"06","clause":"house"}])");
    EXPECT_EQ(json["options"].dump(),
              R"({"perfect-pairs":{"on":true,"scale":2,"minimum":"1","maximum":"500"}})");
    EXPECT_EQ(json["house_rules"].dump(), R"([{"name":"hands-max","value":"3"}])");
    EXPECT_FALSE(json.contains("readings"));
    expect_read_as(State{}, json, event);

    const auto spoilt = [&](const char* pointer, const Json& value) {
        Json other = json;
        other[Json::json_pointer(pointer)] = value;
        return fault_in(State{}, other);
    };
    EXPECT_EQ(spoilt("/game", "nz/whist"), "table-opened: game: no book has \"nz/whist\"");
    EXPECT_EQ(spoilt("/decks", 1'000'000), "table-opened: no table has so many decks or boxes");
    EXPECT_EQ(spoilt("/rules/0/value", "4"),
              "table-opened: rules: the bytes of 'hands-max' do not mean '4'");
    EXPECT_EQ(spoilt("/rules/0/bytes", "0"),
              "table-opened: rules: bytes: expected hexadecimal digits");
    EXPECT_NE(spoilt("/rules/0/rule", "hands-min"), "");
    EXPECT_NE(spoilt("/rules/0/clause", "nz"), "");
    EXPECT_NE(spoilt("/rules/1", json["rules"][0]), "");
    EXPECT_NE(spoilt("/chips", Json{"1", "0.50"}), "");
    EXPECT_NE(spoilt("/chips", Json::array()), "");
    EXPECT_NE(spoilt("/options/whist", Json::object()), "");
    EXPECT_EQ(spoilt("/options/perfect-pairs/colour", "red"),
              "table-opened: colour: there is no such member");
    EXPECT_NE(spoilt("/header", "rules nz/blackjack"), "");
    EXPECT_NE(spoilt("/header/0", 1), "");
}

}  // namespace
}  // namespace croupier::table
