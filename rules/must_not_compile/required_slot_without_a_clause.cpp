// No row says how many hands a box may come to.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using R = Rules;

constexpr auto blackjack = of_book(
    "xx",
    {
        {"8.1", Kind::split, Carried::engine, "two cards of equal value may be split",
         says<&R::may_split>},
        {"9", Kind::legal, Carried::engine, "nearly everything else", the_rest_but<&R::hands_max>},
    });
constexpr Rules rules = resolve({{"Blackjack", blackjack}});

}  // namespace croupier::rules
