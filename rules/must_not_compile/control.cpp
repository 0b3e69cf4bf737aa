// A book that is in order, so that the others of this folder fail for what is wrong with them.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using R = Rules;
using Sevens = Of<&R::super_sevens>;
using Pairs = Of<&R::perfect_pairs>;
using Pandemonium = Of<&R::pontoon_pandemonium>;

constexpr auto blackjack = of_book(
    "xx",
    {
        {"8.1", Kind::split, Carried::engine, "two cards of equal value may be split",
         says<&R::may_split>},
        {"8.2", Kind::decision, Carried::engine, "no more than five cards", set<&R::cards_max, 5>},
        {"8.3", Kind::split, Carried::engine, "no more than three hands", set<&R::hands_max, 3>},
        {"9", Kind::legal, Carried::engine, "everything else", the_rest},
        {"15.4", Kind::sidebet, Carried::engine, "one seven pays three",
         Sevens::set<&SuperSevens::one_seven, pays(3)>},
        {"15.5", Kind::sidebet, Carried::engine, "two sevens pay fifty",
         Sevens::set<&SuperSevens::two_unsuited, pays(50)>},
        {"15.7", Kind::sidebet, Carried::engine, "scale two, mixed",
         Pairs::nth<&PerfectPairs::mixed, 2, pays(6)>},
        {"15.8", Kind::sidebet, Carried::engine, "scale three, mixed",
         Pairs::nth<&PerfectPairs::mixed, 3, pays(5)>},
        {"11.1", Kind::sidebet, Carried::engine, "table 1, first line",
         Pandemonium::prize<&PontoonPandemonium::prizes, 1, 1, Prize{250'000, 1}>},
        {"11.2", Kind::sidebet, Carried::engine, "table 2, first line",
         Pandemonium::prize<&PontoonPandemonium::prizes, 2, 1, Prize{100'000, 1}>},
    });
constexpr auto split_four = of_book(
    "xx",
    {
        {"14.2", Kind::variant, Carried::engine, "four hands", set<&R::hands_max, 4>, "8.3"},
        {"14.3", Kind::variant, Carried::engine, "no end of cards", ends<&R::cards_max>, "8.2"},
    });
constexpr Rules rules = resolve({{"Blackjack", blackjack}, {"Split Four", split_four}});

}  // namespace croupier::rules
