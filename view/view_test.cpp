#include "rulebooks/registry.hpp"
#include "view/table_by_words.hpp"

namespace croupier::view {
namespace {

using Json = nlohmann::ordered_json;

TEST(View, OfBettingHasLimitsChipsAndTheWagersOfTheLastRoundAgain) {
    TableByWords table(rulebooks::all(),
                       "rules act-2018/blackjack\nwith perfect-pairs\n"
                       "ann buys 100\nann sits 3\nann bets 25 on 3\nann bets 5 on 3 perfect-pairs\n"
                       "shoe 9s 6h 9d Td 9c *\ndealer deals\nann stands 3");
    const Json view = table.view("ann");
    EXPECT_EQ(view["game"], "act-2018/blackjack");
    EXPECT_EQ(view["phase"], "settled");
    EXPECT_EQ(view["limits"], Json::parse(R"({"min":"5","max":"1000","step":"0.50"})"));
    EXPECT_EQ(view["rebet"],
              Json::parse(R"([{"say":"bets 25 on 3"},{"say":"bets 5 on 3 perfect-pairs"}])"));
    EXPECT_EQ(view["awaits"], Json::parse(R"([{"name":"ann","kind":"bet"}])"));
    EXPECT_EQ(view["boxes"][2]["hands"][0]["results"].dump(),
              R"([{"name":"ann","is":"won","stake":"25","paid":"25","odds":"1:1",)"
              R"json("clause":"13.1(a)"}])json");
    EXPECT_EQ(view["last"]["round"], 1);
    EXPECT_EQ(view["last"]["results"].size(), 2U);
    const Json bets = table.offers("ann", "open", "bet");
    ASSERT_EQ(bets.size(), 7U);
    EXPECT_EQ(bets[2]["say"], "bets 25 on 3");
    EXPECT_EQ(bets[2]["amount"], "bets {} on 3");
    EXPECT_EQ(bets[2]["least"], "5");
    EXPECT_EQ(bets[2]["step"], "0.50");
}

TEST(View, OfASplitNamesEachHandAndWhatIsOpenOnIt) {
    TableByWords table(rulebooks::all(),
                       "rules act-2018/blackjack\nann buys 100\nann sits 3\nann bets 10 on 3\n"
                       "shoe 8s 6h 8d 3c 2c *\ndealer deals\nann splits 3");
    const Json view = table.view("ann");
    const Json& hands = view["boxes"][2]["hands"];
    ASSERT_EQ(hands.size(), 2U);
    EXPECT_EQ(hands[0].dump(),
              R"({"hand":"3.1","cards":["8s","3c"],"sideways":[],"total":11,"soft":false,)"
              R"("blackjack":false,"bust":false,"words":"11","state":"turn",)"
              R"("stakes":[{"name":"ann","amount":"10"}],"results":[]})");
    EXPECT_EQ(hands[1]["cards"], Json::parse(R"(["8d"])"));
    EXPECT_EQ(hands[1]["state"], "waits");
    EXPECT_EQ(view["dealer"].dump(),
              R"({"cards":["6h"],"total":6,"soft":false,"blackjack":false,"words":"6"})");
    EXPECT_EQ(view["awaits"], Json::parse(R"([{"name":"ann","kind":"decision","hand":"3.1"}])"));
    const Json hit = table.offers("ann", "open", "hit");
    EXPECT_EQ(hit.dump(), R"json([{"say":"hits 3.1","offer":"hit","hand":"3.1","box":3,)json"
                          R"json("clause":"9.1(c)"}])json");
    const Json doubles = table.offers("ann", "open", "double");
    ASSERT_EQ(doubles.size(), 1U);
    EXPECT_EQ(doubles[0]["say"], "doubles 3.1 10");
    EXPECT_EQ(doubles[0]["amount"], "doubles 3.1 {}");
    EXPECT_EQ(doubles[0]["cost"], "10");
    const Json split = table.offers("ann", "closed", "split");
    ASSERT_EQ(split.size(), 2U);
    EXPECT_EQ(split[0]["text"], "only two cards of the same value may be split");
}

TEST(View, OfASharedBoxSaysWhoCallsAndWhoFollows) {
    TableByWords table(rulebooks::all(),
                       "rules act-2018/blackjack\nann buys 100\nann sits 2\nbob buys 100\n"
                       "ann bets 10 on 2\nbob bets 20 on 2\n"
                       "shoe 6s 6h 5d Tc *\ndealer deals\nann doubles 2");
    const Json view = table.view("bob");
    const Json& box = view["boxes"][1];
    EXPECT_EQ(box["seat"], "ann");
    EXPECT_EQ(box["caller"], "ann");
    ASSERT_EQ(box["bettors"].size(), 2U);
    EXPECT_EQ(box["bettors"][1].dump(),
              R"({"name":"bob","place":2,"wager":"20","insurance":"0","options":[]})");
    EXPECT_EQ(view["awaits"], Json::parse(R"([{"name":"bob","kind":"follow","hand":"2"}])"));
    const Json follow = table.offers("bob", "open", "follow");
    ASSERT_EQ(follow.size(), 1U);
    EXPECT_EQ(follow[0]["say"], "doubles 2 20");
    EXPECT_EQ(table.offers("bob", "open", "stay")[0]["say"], "stays on 2");
    EXPECT_TRUE(table.offers("ann", "open", "follow").empty());
    EXPECT_TRUE(table.offers("ann", "open", "hit").empty());
}

TEST(View, OfInsuranceOffersUpToHalfTheWager) {
    TableByWords table(rulebooks::all(),
                       "rules act-2018/blackjack\nann buys 100\nann sits 1\nann bets 20 on 1\n"
                       "shoe 6h As 5d *\ndealer deals");
    const Json view = table.view("ann");
    EXPECT_EQ(view["phase"], "insurance");
    EXPECT_EQ(view["awaits"], Json::parse(R"([{"name":"ann","kind":"insurance"}])"));
    const Json open = table.offers("ann", "open", "insurance");
    ASSERT_EQ(open.size(), 1U);
    EXPECT_EQ(open[0]["say"], "insures 10 on 1");
    EXPECT_EQ(open[0]["amount"], "insures {} on 1");
    EXPECT_EQ(open[0]["most"], "10");
    EXPECT_EQ(table.offers("ann", "open", "decline")[0]["say"], "declines");
    EXPECT_EQ(table.offers("ann", "closed", "hit")[0]["text"], "insurance is still open");
}

TEST(View, OfAButtonNamesWhoPressesItAndThenThePrize) {
    TableByWords table(rulebooks::all(),
                       "rules nz/blackjack\nwith madness-21\nann buys 100\nann sits 1\n"
                       "ann bets 10 on 1\nann bets 1 on 1 madness-21\nshoe Th 6c As\n"
                       "dealer deals");
    EXPECT_EQ(table.view("ann")["button"].dump(),
              R"({"box":1,"option":"madness-21","pressers":["ann"]})");
    EXPECT_EQ(table.view("ann")["awaits"],
              Json::parse(R"([{"name":"ann","kind":"button","hand":"1"}])"));
    EXPECT_EQ(table.offers("ann", "open", "press-button")[0]["say"], "presses button on 1");
    table.say("ann presses button on 1 slot 3461");
    const Json view = table.view("ann");
    EXPECT_EQ(view["button"].dump(), R"({"box":1,"option":"madness-21","pressers":[],"prize":5})");
    EXPECT_EQ(view["boxes"][0]["bettors"][0]["options"][0]["result"]["paid"], "5");
    EXPECT_TRUE(table.offers("ann", "open", "press-button").empty());
}

TEST(View, OfCoverForOthersNamesWhomItIsFor) {
    TableByWords table(rulebooks::all(),
                       "rules act-2018/blackjack\nset insurance-for-others on\n"
                       "ann buys 100\nann sits 1\nbob buys 100\nbob sits 2\n"
                       "ann bets 20 on 1\nbob bets 20 on 2\nshoe 9h 8h As Th 7d *\n"
                       "dealer deals\nann declines\nbob declines");
    const Json open = table.offers("bob", "open", "insurance");
    ASSERT_EQ(open.size(), 1U);
    EXPECT_EQ(open[0]["amount"], "insures {} on 1 for ann");
    EXPECT_EQ(open[0]["for"], "ann");
    EXPECT_EQ(open[0]["most"], "10");
    table.say("bob insures 10 on 1 for ann");
    EXPECT_EQ(table.view("ann")["boxes"][0]["covers"],
              Json::parse(R"([{"by":"bob","for":"ann","amount":"10"}])"));
}

TEST(View, OfAnOfficialOffersTheWordsOfTheirStatements) {
    const TableByWords table(rulebooks::all(),
                             "rules act-2018/blackjack\nann buys 100\nann sits 1\n"
                             "ann bets 20 on 1");
    const Json view = table.view("", {{table::Role::dealer, table::Rank::game}});
    EXPECT_EQ(view["me"]["roles"], Json::parse(R"(["dealer"])"));
    bool deals = false;
    for (const auto& open : view["open"]) {
        EXPECT_EQ(open["as"], "dealer");
        deals = deals || (open["offer"] == "deals" && open["say"] == "deals");
    }
    EXPECT_TRUE(deals);
    EXPECT_EQ(table.view("", {{table::Role::supervisor, table::Rank::game}})["me"]["roles"],
              Json::parse(R"(["supervisor:game"])"));
}

TEST(View, HasOneOrderForOpenAndClosed) {
    TableByWords table(rulebooks::all(),
                       "rules act-2018/blackjack\nann buys 100\nann sits 3\nann bets 10 on 3\n"
                       "shoe 8s 6h 8d 3c 2c *\ndealer deals");
    const auto place_of = [&](const char* list, const char* offer) {
        for (const auto view = table.view("ann"); const auto& each : view[list]) {
            if (each["offer"] == offer) return each["order"].get<int>();
        }
        return 0;
    };
    const int split = place_of("open", "split");
    EXPECT_GT(split, place_of("open", "hit"));
    table.say("ann hits 3");
    EXPECT_EQ(place_of("closed", "split"), split);
}

TEST(View, OfAFaceDownHandTellsOthersNothing) {
    TableByWords table(
        rulebooks::all(),
        "rules vic-2003/blackjack\ninspector approves face-down\nsupervisor orders face-down\n"
        "ann buys 100\nann sits 1\nbob buys 100\nbob sits 2\nann bets 10 on 1\nbob bets 10 on 2\n"
        "shoe 7s 9h 6d 7c 8h *\ndealer deals");
    EXPECT_EQ(table.view("ann")["boxes"][0]["hands"][0]["words"], "14");
    EXPECT_EQ(table.view("ann")["boxes"][1]["hands"][0]["cards"], Json::parse(R"(["??","??"])"));
    EXPECT_EQ(table.view("ann")["boxes"][1]["hands"][0]["words"], "face down");
    EXPECT_EQ(table.view("", {{table::Role::dealer}})["boxes"][0]["hands"][0]["cards"],
              Json::parse(R"(["??","??"])"));
    EXPECT_EQ(table.offers("ann", "open", "turn").size(), 3U);
}

TEST(View, OfSomebodyWhoHasNotComeYetOffersChipsAndASeat) {
    const TableByWords table(rulebooks::all(),
                             "rules act-2018/blackjack\nann buys 100\nann sits 1");
    const Json view = table.view("zoe");
    EXPECT_EQ(view["me"].dump(), R"({"person":"zoe","chips":"0","roles":[],"ready":false})");
    EXPECT_EQ(table.offers("zoe", "open", "buy").size(), 1U);
    EXPECT_EQ(table.offers("zoe", "open", "sit").size(), 6U);
    EXPECT_TRUE(table.offers("zoe", "open", "leave").empty());
    EXPECT_FALSE(table.view("").contains("me"));
    EXPECT_TRUE(table.view("")["open"].empty());
}

TEST(View, WhatOnlyTheHouseKnowsIsLeftOutUnlessItSaysSo) {
    const TableByWords table(rulebooks::all(),
                             "rules act-2018/blackjack\nann buys 100\nann sits 1");
    const Json without = table.view("ann");
    for (const char* name : {"table", "name", "seq", "frozen", "call", "policy", "clock"}) {
        EXPECT_FALSE(without.contains(name)) << name;
    }
    House house;
    house.table = "t1";
    house.seq = 7;
    house.wallet = Money{5000};
    house.asks_ready = true;
    house.people = {{"ann", "here", {}, false, true, {}, {}}};
    const Viewer ann = viewer_of(table.state(), "ann");
    const View view = view_of(table.state(), ann, table.memory, house);
    const Json json = to_json(view, house);
    EXPECT_EQ(json["seq"], 7);
    EXPECT_EQ(json["me"]["wallet"], "50");
    EXPECT_EQ(json["me"]["ready"], true);
    Json says;
    for (const auto& open : json["open"]) {
        if (open["offer"] == "wait") says = open["say"];
        if (open["offer"] == "buy") {
            EXPECT_EQ(open["most"], "50");
        }
    }
    EXPECT_EQ(says, "waits");
    house.frozen = House::Notice{"kim", "a card was exposed", "12:00"};
    EXPECT_TRUE(view_of(table.state(), ann, table.memory, house).choices.open.empty());
}

}  // namespace
}  // namespace croupier::view
