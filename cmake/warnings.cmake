# croupier::warnings: what every target of ours compiles with. Headers of other projects come in
# through imported targets, which CMake hands to the compiler as system headers.
add_library(croupier_warnings INTERFACE)
add_library(croupier::warnings ALIAS croupier_warnings)
target_compile_options(croupier_warnings INTERFACE
  -Wall
  -Wextra
  -Wpedantic
  -Wconversion
  -Wshadow
  -Werror
  # Named apart so that it stays an error where a packager drops -Werror: a new enumerator in rules/
  # must list every switch that has to answer it.
  -Werror=switch)
# gcc 12 sees overflows inside inlined library strings that are not there (its bugs 105651, 105329).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(croupier_warnings INTERFACE -Wno-stringop-overflow -Wno-restrict)
  target_link_options(croupier_warnings INTERFACE -Wno-stringop-overflow)  # link-time optimisation
endif()
