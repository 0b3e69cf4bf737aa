// Two rows set the first line of the second prize table; one was meant for the first table.
#include "rules/must_not_compile/rest_of_a_book.hpp"

namespace croupier::rules {

using Pandemonium = Of<&Rules::pontoon_pandemonium>;

constexpr auto pontoon =
    of_book("xx", {
                      {"9", Kind::legal, Carried::engine, "everything", the_rest},
                      {"11.1", Kind::sidebet, Carried::engine, "table 1, first line",
                       Pandemonium::prize<&PontoonPandemonium::prizes, 2, 1, Prize{250'000, 1}>},
                      {"11.2", Kind::sidebet, Carried::engine, "table 2, first line",
                       Pandemonium::prize<&PontoonPandemonium::prizes, 2, 1, Prize{100'000, 1}>},
                  });
constexpr Rules rules = resolve({{"Pontoon", pontoon}});

}  // namespace croupier::rules
