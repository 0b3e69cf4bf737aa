// The row ends a rule in place of 8.1; the number of cards is held by 8.2.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using R = Rules;

constexpr auto blackjack = of_book(
    "xx",
    {
        {"8.1", Kind::split, Carried::engine, "two cards of equal value may be split",
         says<&R::may_split>},
        {"8.2", Kind::decision, Carried::engine, "no more than five cards", set<&R::cards_max, 5>},
        {"9", Kind::legal, Carried::engine, "everything else", the_rest},
    });
constexpr auto no_end = of_book("xx", {
                                          {"14.3", Kind::variant, Carried::engine,
                                           "no end of cards", ends<&R::cards_max>, "8.1"},
                                      });
constexpr Rules rules = resolve({{"Blackjack", blackjack}, {"No end", no_end}});

}  // namespace croupier::rules
