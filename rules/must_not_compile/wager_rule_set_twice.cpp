// Two rows of one part say what a single seven pays.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using Sevens = Of<&Rules::super_sevens>;

constexpr auto blackjack =
    of_book("xx", {
                      {"9", Kind::legal, Carried::engine, "everything", the_rest},
                      {"15.4", Kind::sidebet, Carried::engine, "one seven pays three",
                       Sevens::set<&SuperSevens::one_seven, pays(3)>},
                      {"15.5", Kind::sidebet, Carried::engine, "one seven pays three",
                       Sevens::set<&SuperSevens::one_seven, pays(3)>},
                  });
constexpr Rules rules = resolve({{"Blackjack", blackjack}});

}  // namespace croupier::rules
