// The overlay stands in place of 8.3, which is not taken over where the part is borrowed.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using R = Rules;

constexpr auto blackjack = of_book(
    "xx",
    {
        {"8.3", Kind::split, Carried::engine, "no more than three hands", set<&R::hands_max, 3>},
        {"9", Kind::legal, Carried::engine, "everything else", the_rest},
    });
constexpr auto split_four = of_book(
    "yy", {
              {"14.2", Kind::variant, Carried::engine, "four hands", set<&R::hands_max, 4>, "8.3"},
          });
constexpr Rules rules = resolve({{"Blackjack", blackjack, "8.3"}, {"Split Four", split_four}});

}  // namespace croupier::rules
