#include "rules/book.hpp"

#include <array>

#include <gtest/gtest.h>

#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {
namespace {

using R = Rules;

constexpr auto blackjack = of_book(
    "xx",
    {
        {"2.1", Kind::equipment, Carried::shown, "the layout is as diagram A"},
        {"6.5", Kind::dealer, Carried::engine, "the dealer stands on 17",
         set<&R::soft_17, Soft17::stand>},
        {"8.1", Kind::split, Carried::engine, "a pair may be split",
         all<says<&R::may_split>, set<&R::split_pair_by, PairBy::value>>},
        {"8.1#2", Kind::split, Carried::engine, "with an equal wager", says<&R::split_wager>},
        {"8.3", Kind::split, Carried::engine, "no more than three hands", set<&R::hands_max, 3>},
        {"9", Kind::legal, Carried::engine, "everything else", the_rest},
    });
constexpr auto split_four = of_book(
    "xx", {
              {"14.2", Kind::variant, Carried::engine, "four hands", set<&R::hands_max, 4>, "8.3"},
              {"14.3", Kind::variant, Carried::engine, "inserted", says<&R::interim>},
          });
constexpr auto amendment = of_book(
    "xx", {
              {"20", Kind::variant, Carried::engine, "two hands, of one rank",
               all<set<&R::hands_max, 2>, set<&R::split_pair_by, PairBy::rank>>, "14.2 8.1"},
          });
constexpr auto lodger = of_book(
    "yy", {
              {"1.1", Kind::dealer, Carried::engine, "draws on 17", set<&R::soft_17, Soft17::hit>},
          });

constexpr Rules base = resolve({{"Blackjack", blackjack}});
constexpr Rules four = resolve({{"Blackjack", blackjack}, {"Split Four", split_four}});
constexpr Rules amended =
    resolve({{"Blackjack", blackjack}, {"Split Four", split_four}, {"Amendment", amendment}});
constexpr Rules borrowing = resolve({{"Lodger", lodger}, {"Blackjack", blackjack, "2.1 6.5"}});

// A base game is what its rows say, and each rule cites its row.
static_assert(base.hands_max.value == 3);
static_assert(base.hands_max.because == Clause{&blackjack[4]});
static_assert(base.split_pair_by.because == base.may_split.because);
static_assert(!base.interim.because);

// An overlay replaces the rule and the clause; what it leaves alone still cites the base game.
static_assert(four.hands_max.value == 4);
static_assert(four.hands_max.because == Clause{&split_four[0]});
static_assert(four.soft_17 == base.soft_17);
static_assert(four.soft_17.because.id() == "6.5");
static_assert(four.soft_17.because.book() == "xx");

// A row that stands in no place adds a rule that nothing held.
static_assert(four.interim.because.id() == "14.3");

// A further part may stand in place of clauses of several parts before it.
static_assert(amended.hands_max.value == 2);
static_assert(amended.split_pair_by.value == PairBy::rank);
static_assert(amended.split_pair_by.because.id() == "20");
static_assert(amended.may_split.because.id() == "8.1");

// A borrowed part without some of its rows leaves their rules to the book that borrows.
static_assert(borrowing.soft_17.value == Soft17::hit);
static_assert(borrowing.soft_17.because.book() == "yy");
static_assert(borrowing.hands_max.because.book() == "xx");

// A row that stands in place of a clause takes what that clause held, and what nobody held.
constexpr auto resettled =
    of_book("xx", {
                      {"15.1", Kind::variant, Carried::engine, "four hands, settled at once",
                       all<set<&R::hands_max, 4>, says<&R::interim>, set<&R::cards_max, 5>>, "8.3"},
                  });
constexpr Rules settled_at_once = resolve({{"Blackjack", blackjack}, {"Variant", resettled}});
static_assert(!base.cards_max.because);
static_assert(settled_at_once.hands_max == Ruled<int>{4, Clause{&resettled[0]}});
static_assert(settled_at_once.interim.because.id() == "15.1");
static_assert(settled_at_once.cards_max == Ruled<int>{5, Clause{&resettled[0]}});
static_assert(settled_at_once.split_pair_by == base.split_pair_by);

// A row that ends a rule leaves neither value nor clause, and a further part may decide it anew.
constexpr auto with_waiting = of_book(
    "xx", {
              {"14.4", Kind::variant, Carried::engine, "Blackjack waits; five cards at most",
               all<says<&R::blackjack_waits>, set<&R::cards_max, 5>>},
          });
constexpr auto without_waiting =
    of_book("xx", {
                      {"16.1", Kind::variant, Carried::engine, "nothing waits, no end of cards",
                       all<ends<&R::blackjack_waits>, ends<&R::cards_max>>, "14.4"},
                  });
constexpr auto waiting_again = of_book(
    "xx", {
              {"17.1", Kind::variant, Carried::engine, "it waits again", says<&R::blackjack_waits>},
          });
constexpr Rules waiting = resolve({{"Blackjack", blackjack}, {"Waiting", with_waiting}});
constexpr Rules not_waiting =
    resolve({{"Blackjack", blackjack}, {"Waiting", with_waiting}, {"Without", without_waiting}});
constexpr Rules once_more = resolve({{"Blackjack", blackjack},
                                     {"Waiting", with_waiting},
                                     {"Without", without_waiting},
                                     {"Again", waiting_again}});
static_assert(waiting.blackjack_waits.because.id() == "14.4");
static_assert(not_waiting.blackjack_waits == Ruled<Said>{});
static_assert(not_waiting.cards_max == Ruled<int>{});
static_assert(not_waiting == base);
static_assert(once_more.blackjack_waits.because.id() == "17.1");
static_assert(!once_more.cards_max.because);

// The rules of an optional wager are set like the others: one by one, by scale, by table and line.
using Sevens = Of<&R::super_sevens>;
using Pairs = Of<&R::perfect_pairs>;
using Pandemonium = Of<&R::pontoon_pandemonium>;
constexpr auto wagers = of_book(
    "xx",
    {
        {"15.1", Kind::sidebet, Carried::role, "Super Sevens may be offered",
         Sevens::set<&SuperSevens::offered, Offered::permitted>},
        {"15.4", Kind::sidebet, Carried::engine, "one seven, and the most counts",
         all<Sevens::set<&SuperSevens::one_seven, pays(3)>, Sevens::says<&SuperSevens::judged>>},
        {"15.7", Kind::sidebet, Carried::engine, "mixed, first scale",
         Pairs::nth<&PerfectPairs::mixed, 1, pays(5)>},
        {"15.8", Kind::sidebet, Carried::engine, "mixed, third scale",
         Pairs::nth<&PerfectPairs::mixed, 3, pays(15, 14, 13, 12, 12)>},
        {"15.9", Kind::sidebet, Carried::engine, "second table, last line",
         Pandemonium::prize<&PontoonPandemonium::prizes, 2, 10, Prize{10, 34'000}>},
    });
constexpr auto other_odds =
    of_book("xx", {
                      {"16.4", Kind::variant, Carried::engine, "one seven pays two",
                       Sevens::set<&SuperSevens::one_seven, pays(2)>, "15.4"},
                  });
constexpr Rules with_wagers = resolve({{"Blackjack", blackjack}, {"Wagers", wagers}});
constexpr Rules with_other_odds =
    resolve({{"Blackjack", blackjack}, {"Wagers", wagers}, {"Other odds", other_odds}});
static_assert(with_wagers.super_sevens.one_seven == Ruled<ByDecks>{pays(3), Clause{&wagers[1]}});
static_assert(with_wagers.super_sevens.judged.because.id() == "15.4");
static_assert(with_wagers.perfect_pairs.mixed[0] == Ruled<ByDecks>{pays(5), Clause{&wagers[2]}});
static_assert(with_wagers.perfect_pairs.mixed[1] == Ruled<ByDecks>{});
static_assert(with_wagers.perfect_pairs.mixed[2].value.with(5) == 14);
static_assert(with_wagers.pontoon_pandemonium.prizes[1][9] ==
              Ruled<Prize>{{10, 34'000}, Clause{&wagers[4]}});
static_assert(with_wagers.pontoon_pandemonium.prizes[0] == base.pontoon_pandemonium.prizes[0]);
static_assert(with_wagers.any_pair == AnyPair{});
static_assert(with_other_odds.super_sevens.one_seven.value == pays(2));
static_assert(with_other_odds.super_sevens.one_seven.because.id() == "16.4");
static_assert(with_other_odds.super_sevens.judged == with_wagers.super_sevens.judged);

// A game may not carry a wager that a part brought along; the clause that says so still stands.
constexpr Rules without_sevens = without<&R::super_sevens>(with_wagers);
static_assert(without_sevens.super_sevens.offered ==
              Ruled<Offered>{Offered::not_in_this_game, Clause{&wagers[0]}});
static_assert(without_sevens.super_sevens.one_seven == with_wagers.super_sevens.one_seven);
static_assert(without_sevens.perfect_pairs == with_wagers.perfect_pairs);

// A reading may choose the value of a wager's rule, and of several rules at once; clauses stay.
constexpr Rules read_in(std::size_t choice) {
    Rules rules = with_wagers;
    choose_all<choose_of<&R::super_sevens, &SuperSevens::one_seven, pays(3), pays(4)>,
               choose<&R::split_pair_by, PairBy::value, PairBy::rank>>(rules, choice);
    return rules;
}
static_assert(read_in(0) == with_wagers);
static_assert(read_in(1).super_sevens.one_seven == Ruled<ByDecks>{pays(4), Clause{&wagers[1]}});
static_assert(read_in(1).split_pair_by ==
              Ruled<PairBy>{PairBy::rank, with_wagers.split_pair_by.because});

// A clause whose row has this number.
struct Numbered {
    explicit Numbered(std::string_view id) { row.id = id; }
    Provision row{};
    [[nodiscard]] Clause clause() const { return Clause{&row}; }
};

bool met(std::string_view id, std::string_view wanted) {
    return meets(Numbered(id).clause(), wanted);
}

TEST(Meets, TheSameNumber) {
    EXPECT_TRUE(met("8.1", "8.1"));
    EXPECT_TRUE(met("8.1(a)", "8.1(a)"));
    EXPECT_TRUE(met("3.4#2", "3.4#2"));
    EXPECT_FALSE(met("8.1", "8.2"));
}

TEST(Meets, AShorterNumberByItsSubParagraphs) {
    EXPECT_TRUE(met("8.1(a)", "8.1"));
    EXPECT_TRUE(met("8.1(a)(ii)", "8.1"));
    EXPECT_TRUE(met("8.1(a)(ii)", "8.1(a)"));
    EXPECT_TRUE(met("8.1#2", "8.1"));
    EXPECT_TRUE(met("8.1(a)#2", "8.1(a)"));
    EXPECT_TRUE(met("10.7.5", "10.7"));
    EXPECT_TRUE(met("10.7.5", "10"));
}

TEST(Meets, NoNumberThatOnlyBeginsTheSame) {
    EXPECT_FALSE(met("8.10", "8.1"));
    EXPECT_FALSE(met("81", "8"));
    EXPECT_FALSE(met("15A.6", "15"));
    EXPECT_FALSE(met("8.1(aa)", "8.1(a"));
    EXPECT_FALSE(met("3.4#22", "3.4#2"));
}

TEST(Meets, NoLongerNumberAndNoEmptyOne) {
    EXPECT_FALSE(met("8.1", "8.1(a)"));
    EXPECT_FALSE(met("8", "8.1"));
    EXPECT_FALSE(met("8.1", ""));
    EXPECT_FALSE(meets(Clause{}, "8.1"));
    EXPECT_FALSE(meets(Clause{}, ""));
}

TEST(Names, AWholeWordOfTheList) {
    EXPECT_TRUE(names("8.3", "8.3"));
    EXPECT_TRUE(names("8.3 8.4(a)", "8.3"));
    EXPECT_TRUE(names("8.3 8.4(a)", "8.4(a)"));
    EXPECT_FALSE(names("8.3 8.4(a)", "8.4"));
    EXPECT_FALSE(names("8.33", "8.3"));
    EXPECT_FALSE(names("18.3", "8.3"));
    EXPECT_FALSE(names("", "8.3"));
}

TEST(Clause, IsWrittenWithItsBookAndItsPrintedNumber) {
    const Clause second{&blackjack[3]};
    EXPECT_EQ(second.id(), "8.1#2");
    EXPECT_EQ(second.number(), "8.1");
    EXPECT_EQ(to_string(second), "xx 8.1");
    EXPECT_EQ(second.says(), "with an equal wager");
    EXPECT_EQ(to_string(house()), "house");
}

TEST(Clause, WithoutARowSaysNothing) {
    const Clause none;
    EXPECT_FALSE(none);
    EXPECT_EQ(none.id(), "");
    EXPECT_EQ(none.number(), "");
    EXPECT_EQ(none.book(), "");
    EXPECT_EQ(none.says(), "");
}

constexpr std::array own = {Part{"Lodger", lodger}};
constexpr std::array borrowed = {Part{"Blackjack", blackjack, "2.1 6.5"}};
constexpr std::array games = {Game{"yy/blackjack", "Blackjack", &borrowing, 8}};
constexpr Book yy{"yy", "A book", "A notice", own, games, {}, borrowed};
constexpr std::array<const Book*, 1> books = {&yy};

TEST(FindClause, LooksInTheBookAndInWhatItBorrows) {
    EXPECT_EQ(find_clause(yy, "1.1"), Clause{&lodger[0]});
    EXPECT_EQ(find_clause(yy, "8.3"), Clause{&blackjack[4]});
    EXPECT_EQ(find_clause(yy, "8.1#2"), Clause{&blackjack[3]});
}

TEST(FindClause, FindsNoRowThatIsNotTakenOver) {
    EXPECT_FALSE(find_clause(yy, "6.5"));
    EXPECT_FALSE(find_clause(yy, "8"));
    EXPECT_FALSE(find_clause(yy, ""));
}

TEST(MayCite, IsSaidOfTheRowsOfTheBookAndWhatItTakesOver) {
    EXPECT_TRUE(may_cite(yy, Clause{&lodger[0]}));
    EXPECT_TRUE(may_cite(yy, Clause{&blackjack[4]}));
    EXPECT_TRUE(may_cite(yy, house()));
    EXPECT_FALSE(may_cite(yy, Clause{&blackjack[1]}));   // 6.5 is not taken over
    EXPECT_FALSE(may_cite(yy, Clause{&split_four[0]}));  // of no part of this book
    EXPECT_FALSE(may_cite(yy, Clause{}));
    // The number alone does not make it a row of the book.
    EXPECT_FALSE(may_cite(yy, Numbered("1.1").clause()));
}

TEST(FindGame, KnowsGamesByTheirWholeId) {
    EXPECT_EQ(find_game(books, "yy/blackjack"), games.data());
    EXPECT_EQ(find_game(books, "blackjack"), nullptr);
    EXPECT_EQ(find_game(books, "yy/"), nullptr);
    EXPECT_EQ(find_book(books, "yy"), &yy);
    EXPECT_EQ(find_book(books, "y"), nullptr);
    EXPECT_EQ(&book_of(books, games[0]), &yy);
}

TEST(Awaits, IsSaidOfADutyThatNothingCarriesOut) {
    const auto row = [](Carried carried, Setter sets) {
        Provision made;
        made.carried = carried;
        made.sets = sets;
        return made;
    };
    EXPECT_TRUE(awaits(row(Carried::engine, nullptr)));
    EXPECT_TRUE(awaits(row(Carried::role, nullptr)));
    EXPECT_FALSE(awaits(row(Carried::shown, nullptr)));
    EXPECT_FALSE(awaits(row(Carried::none, nullptr)));
    EXPECT_FALSE(awaits(row(Carried::engine, says<&R::round>)));
}

TEST(Kind, AndCarriedHaveAWordForEveryOne) {
    for (int kind = 0; kind <= static_cast<int>(Kind::tournament); ++kind) {
        EXPECT_FALSE(to_string(static_cast<Kind>(kind)).empty());
    }
    EXPECT_EQ(to_string(Kind::legal), "legal");
    EXPECT_EQ(to_string(Kind::doubling), "double");
    EXPECT_EQ(to_string(Kind::tournament), "tournament");
    EXPECT_EQ(to_string(Carried::engine), "engine");
    EXPECT_EQ(to_string(Carried::none), "none");
}

}  // namespace
}  // namespace croupier::rules
