// Two rows of one base game set the same rule.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using R = Rules;

constexpr auto blackjack = of_book(
    "xx",
    {
        {"8.3", Kind::split, Carried::engine, "no more than three hands", set<&R::hands_max, 3>},
        {"8.4", Kind::split, Carried::engine, "no more than three hands", set<&R::hands_max, 3>},
        {"9", Kind::legal, Carried::engine, "everything else", the_rest},
    });
constexpr Rules rules = resolve({{"Blackjack", blackjack}});

}  // namespace croupier::rules
