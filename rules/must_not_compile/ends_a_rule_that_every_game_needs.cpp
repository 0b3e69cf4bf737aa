// The row ends the number of hands and nothing says how many there are then.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using R = Rules;

constexpr auto blackjack = of_book(
    "xx",
    {
        {"8.3", Kind::split, Carried::engine, "no more than three hands", set<&R::hands_max, 3>},
        {"9", Kind::legal, Carried::engine, "everything else", the_rest},
    });
constexpr auto no_end = of_book("xx", {
                                          {"14.2", Kind::variant, Carried::engine,
                                           "no end of hands", ends<&R::hands_max>, "8.3"},
                                      });
constexpr Rules rules = resolve({{"Blackjack", blackjack}, {"No end", no_end}});

}  // namespace croupier::rules
