// Two rows set the second scale of the mixed pair; one of them was meant for the third.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using Pairs = Of<&Rules::perfect_pairs>;

constexpr auto blackjack =
    of_book("xx", {
                      {"9", Kind::legal, Carried::engine, "everything", the_rest},
                      {"15.7", Kind::sidebet, Carried::engine, "scale two, mixed",
                       Pairs::nth<&PerfectPairs::mixed, 2, pays(6)>},
                      {"15.8", Kind::sidebet, Carried::engine, "scale three, mixed",
                       Pairs::nth<&PerfectPairs::mixed, 2, pays(5)>},
                  });
constexpr Rules rules = resolve({{"Blackjack", blackjack}});

}  // namespace croupier::rules
