#include "rulebooks/registry.hpp"
#include "view/table_by_words.hpp"

namespace croupier::view {
namespace {

constexpr auto face_down =
    "rules vic-2003/blackjack\n"
    "inspector approves face-down\n"
    "supervisor orders face-down\n"
    "ann buys 100\nann sits 1\nbob buys 100\nbob sits 2\ncid buys 100\n"
    "ann bets 10 on 1\nbob bets 10 on 2\ncid bets 10 on 1\n"
    "shoe 7s 9h 6d 7c 8h Ts 5d 5c Kd *\n";

// The cards of the deal as one viewer gets them; a bar before what is not hidden from anybody.
std::string dealt_to(const TableByWords& table, const std::string& name) {
    const Viewer viewer = viewer_of(table.state(), name);
    std::string text;
    const std::size_t first = table.befores.size() - table.seen.size();
    for (std::size_t i = 0; i < table.seen.size(); ++i) {
        const Seen seen = seen_by(table.befores[first + i], table.seen[i], viewer);
        const auto* dealt = get_if<table::CardDealt>(&seen.event.what);
        if (!dealt) continue;
        EXPECT_EQ(seen.hidden, dealt->card == cards::unseen_card);
        text += (text.empty() ? "" : " ") + cards::to_string(dealt->card);
    }
    return text;
}

TEST(SeenBy, FaceDownCardsAreForThoseWithAWagerOnTheBox) {
    TableByWords table(rulebooks::all(), face_down);
    table.say("dealer deals");
    EXPECT_EQ(dealt_to(table, "ann"), "7s ?? 6d 7c ??");
    EXPECT_EQ(dealt_to(table, "cid"), "7s ?? 6d 7c ??");
    EXPECT_EQ(dealt_to(table, "bob"), "?? 9h 6d ?? 8h");
    EXPECT_EQ(dealt_to(table, "a spectator"), "?? ?? 6d ?? ??");
}

TEST(SeenBy, ThatAHiddenHandIsAPairIsHiddenTooWhetherItIsOrNot) {
    TableByWords table(rulebooks::all(), face_down);
    table.say("dealer deals");
    table.say("ann stands 1");
    const State& before = table.befores[table.befores.size() - table.seen.size()];
    const auto stands = [&](const std::string& name) {
        return seen_by(before, table.seen.front(), viewer_of(table.state(), name));
    };
    ASSERT_TRUE(holds_alternative<table::HandStood>(table.seen.front().what));
    const Seen to_ann = stands("ann");
    EXPECT_TRUE(get_if<table::HandStood>(&to_ann.event.what)->leaves_pair);
    EXPECT_FALSE(to_ann.hidden);
    const Seen to_bob = stands("bob");
    EXPECT_FALSE(get_if<table::HandStood>(&to_bob.event.what)->leaves_pair);
    EXPECT_TRUE(to_bob.hidden);
}

TEST(SeenBy, TheOrderOfAShoeAndABurntCardAreNobodys) {
    const State none{};
    const std::vector<Card> order{Card{}, Card{cards::Rank::king, cards::Suit::hearts}};
    const auto seen = [&](auto what) {
        return seen_by(none, table::Event(rules::Because{}, what),
                       {nobody, {}, {{table::Role::supervisor, table::Rank::manager}}});
    };
    const Seen loaded = seen(table::ShoeLoaded{order, 2});
    EXPECT_TRUE(loaded.hidden);
    EXPECT_TRUE(get_if<table::ShoeLoaded>(&loaded.event.what)->order.empty());
    EXPECT_FALSE(seen(table::ShoeLoaded{{}, 416}).hidden);
    const Seen listed = seen(table::CardsListed{order});
    EXPECT_EQ(get_if<table::CardsListed>(&listed.event.what)->cards,
              std::vector<Card>(2, cards::unseen_card));
    EXPECT_TRUE(seen(table::ShoeReloaded{order, 2, false}).hidden);
    using table::Burnt;
    const Seen burnt = seen(table::CardBurnt{order[1], true, Burnt::first_of_shoe});
    EXPECT_EQ(get_if<table::CardBurnt>(&burnt.event.what)->card, cards::unseen_card);
    EXPECT_FALSE(seen(table::CardBurnt{order[1], true, Burnt::face_up}).hidden);
    EXPECT_FALSE(seen(table::CardBurnt{std::nullopt, false, Burnt::first_of_shoe}).hidden);
    EXPECT_TRUE(seen(table::CardStrayed{order[1], false, false}).hidden);
    EXPECT_FALSE(seen(table::CardStrayed{order[1], true, false}).hidden);
}

TEST(SeenBy, ABurntCardIsShownToWhoAsksAndByTheStaff) {
    const State none{};
    const table::Event shown(rules::Because{}, table::BurntCardShown{1, Card{}});
    EXPECT_FALSE(seen_by(none, shown, {1, "ann", {}}).hidden);
    EXPECT_TRUE(seen_by(none, shown, {2, "bob", {}}).hidden);
    EXPECT_TRUE(seen_by(none, shown, {}).hidden);
    EXPECT_FALSE(seen_by(none, shown, {nobody, {}, {Duty{}}}).hidden);
}

}  // namespace
}  // namespace croupier::view
