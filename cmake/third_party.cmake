# Libraries of other projects, all as Debian packages them.

# croupier_part(<setting> <result> <package>...)
#
# Sets <result> to whether a part of the tree is built: always for ON, where every package is found
# for AUTO, never for OFF.
macro(croupier_part setting result)
  set(${result} OFF)
  if(${setting} STREQUAL "AUTO")
    set(${result} ON)
    foreach(package IN ITEMS ${ARGN})
      find_package(${package} QUIET)
      if(NOT ${package}_FOUND)
        set(${result} OFF)
      endif()
    endforeach()
  elseif(${setting})
    set(${result} ON)
    foreach(package IN ITEMS ${ARGN})
      find_package(${package} REQUIRED)
    endforeach()
  endif()
endmacro()

find_package(fmt 9 REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(CLI11 2.1 REQUIRED)
find_package(HWY 1.0 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
add_library(sodium::sodium ALIAS PkgConfig::sodium)

croupier_part("${CROUPIER_TESTS}" CROUPIER_BUILDS_TESTS GTest rapidcheck)
croupier_part("${CROUPIER_BENCH}" CROUPIER_BUILDS_BENCH benchmark)
if(CROUPIER_BUILDS_TESTS)
  include(GoogleTest)
endif()
