// The row ends a rule in place of 8.1, and no clause says how many cards a hand may have.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using R = Rules;

constexpr auto blackjack =
    of_book("xx", {
                      {"8.1", Kind::split, Carried::engine, "two cards of equal value may be split",
                       says<&R::may_split>},
                      {"9", Kind::legal, Carried::engine, "everything else", the_rest},
                  });
constexpr auto no_end = of_book("xx", {
                                          {"14.3", Kind::variant, Carried::engine,
                                           "no end of cards", ends<&R::cards_max>, "8.1"},
                                      });
constexpr Rules rules = resolve({{"Blackjack", blackjack}, {"No end", no_end}});

}  // namespace croupier::rules
