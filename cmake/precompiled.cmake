# Headers of other projects parsed once instead of once a source. Only builds with CROUPIER_PCH have
# them: those without prove that every file includes what it uses.

# croupier_precompiled(<target> [FLAGS flag...])
#
# Gives the target the precompiled headers. FLAGS are those that it adds to the flags of the build,
# since headers precompiled with one set of flags serve no other.
function(croupier_precompiled target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FLAGS")
  croupier_no_leftovers(croupier_precompiled "${arg_UNPARSED_ARGUMENTS}")
  if(NOT CROUPIER_PCH)
    return()
  endif()
  string(MAKE_C_IDENTIFIER "croupier_precompiled${arg_FLAGS}" headers)
  if(NOT TARGET ${headers})
    set(source ${PROJECT_BINARY_DIR}/${headers}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "")
    add_library(${headers} OBJECT ${source})
    target_compile_options(${headers} PRIVATE
      ${arg_FLAGS}
      # They may come out of ccache, older than the list of them that CMake has just written.
      "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
    target_link_libraries(${headers} PRIVATE
      fmt::fmt nlohmann_json::nlohmann_json croupier::warnings)
    target_precompile_headers(${headers} PRIVATE
      <algorithm> <array> <charconv> <chrono> <cmath> <cstdint> <fstream> <functional>
      <iostream> <map> <memory> <numeric> <optional> <set> <span> <sstream> <string> <string_view>
      <unordered_map> <utility> <variant> <vector>
      <fmt/format.h> <fmt/ranges.h> <nlohmann/json.hpp>)
    if(NOT CROUPIER_WASM)  # which has neither
      target_precompile_headers(${headers} PRIVATE <filesystem> <thread>)
    endif()
    if(CROUPIER_BUILDS_TESTS)
      target_link_libraries(${headers} PRIVATE GTest::gtest rapidcheck::rapidcheck)
      target_precompile_headers(${headers} PRIVATE
        <gtest/gtest.h> <rapidcheck.h> <rapidcheck/gtest.h>)
    endif()
  endif()
  target_precompile_headers(${target} REUSE_FROM ${headers})
endfunction()
