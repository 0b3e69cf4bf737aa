# Writes the C++ source that holds the text of every scenario.
#
#   cmake -D root=<source tree> -D list=<file> -D output=<file> -P embed_scenarios.cmake
#
# The list names one scenario a line, from the root: rulebooks/<book>/scenarios/<file>.table
file(STRINGS ${list} files)
list(LENGTH files count)

set(rows "")
foreach(file IN LISTS files)
  if(NOT file MATCHES "^rulebooks/([^/]+)/scenarios/[^/]+\\.table$")
    message(FATAL_ERROR "${file}: not the path of a scenario")
  endif()
  set(book ${CMAKE_MATCH_1})
  file(READ ${root}/${file} text)

  # A raw string ends at `)delimiter"`: number the delimiter until the text does not hold it.
  set(number 0)
  set(delimiter table)
  string(FIND "${text}" ")${delimiter}\"" place)
  while(NOT place EQUAL -1)
    math(EXPR number "${number} + 1")
    set(delimiter table${number})
    string(FIND "${text}" ")${delimiter}\"" place)
  endwhile()
  string(APPEND rows
    "    {\"${book}\", \"${file}\",\n     R\"${delimiter}(${text})${delimiter}\"sv},\n")
endforeach()

file(WRITE ${output}
"// The scenarios of every rulebook; written by cmake/embed_scenarios.cmake.
#include \"rulebooks/scenarios.hpp\"

#include <array>

namespace croupier::rulebooks {
namespace {

using namespace std::string_view_literals;

constexpr std::array<Scenario, ${count}> embedded = {{
${rows}}};

}  // namespace

std::span<const Scenario> scenarios() { return embedded; }

}  // namespace croupier::rulebooks
")
