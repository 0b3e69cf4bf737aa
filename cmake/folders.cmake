# A folder is a library, its *_test.cpp files are one test program. Which folder may include which
# is checked by tools/tidy; DEPENDS here says the same to the linker.

# croupier_library(<folder> [SOURCES file...] [DEPENDS croupier::x...] [LINKS third_party...])
#
# Makes croupier_<folder>, alias croupier::<folder>. Without SOURCES the folder holds headers only.
# DEPENDS are our own folders; LINKS are libraries of other projects.
function(croupier_library folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;LINKS")
  croupier_no_leftovers(croupier_library "${arg_UNPARSED_ARGUMENTS}")
  set(target croupier_${folder})
  if(arg_SOURCES)
    add_library(${target} STATIC ${arg_SOURCES})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
    target_link_libraries(${target}
      PUBLIC ${arg_DEPENDS} ${arg_LINKS}
      PRIVATE croupier::warnings)
    croupier_precompiled(${target})
  else()
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${target} INTERFACE ${arg_DEPENDS} ${arg_LINKS})
  endif()
  add_library(croupier::${folder} ALIAS ${target})
endfunction()

# croupier_test(<folder>_tests [IN_ONE_PROCESS] [RUNS_LONG] SOURCES file...
#   [DEPENDS croupier::x...] [LINKS third_party...])
#
# Makes one program of GoogleTest cases, each a ctest case named <folder>/Suite.Case, or all of them
# the single case <folder>/all where they are so many that starting a process for each would take
# longest. RapidCheck and its GoogleTest macros are there too. Without SOURCES, or without tests in
# the build, nothing. CROUPIER_BRIEF_FLAGS are added where the tests do not take long to run.
function(croupier_test program)
  cmake_parse_arguments(PARSE_ARGV 1 arg "IN_ONE_PROCESS;RUNS_LONG" "" "SOURCES;DEPENDS;LINKS")
  croupier_no_leftovers(croupier_test "${arg_UNPARSED_ARGUMENTS}")
  if(NOT CROUPIER_BUILDS_TESTS OR NOT arg_SOURCES)
    return()
  endif()
  add_executable(${program} ${arg_SOURCES})
  if(arg_RUNS_LONG)
    croupier_precompiled(${program})
  else()
    target_compile_options(${program} PRIVATE ${CROUPIER_BRIEF_FLAGS})
    croupier_precompiled(${program} FLAGS ${CROUPIER_BRIEF_FLAGS})
  endif()
  target_link_libraries(${program} PRIVATE
    ${arg_DEPENDS} ${arg_LINKS}
    $<TARGET_NAME_IF_EXISTS:GTest::gmock> GTest::gtest_main rapidcheck::rapidcheck
    croupier::warnings)
  string(REGEX REPLACE "_tests$" "" folder ${program})
  # Tests run from the root of the tree, so that a test may name a file as a reader would.
  if(arg_IN_ONE_PROCESS)
    add_test(NAME ${folder}/all COMMAND ${program} --gtest_brief=1
      WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    return()
  endif()
  gtest_discover_tests(${program}
    TEST_PREFIX ${folder}/
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DISCOVERY_MODE PRE_TEST
    DISCOVERY_TIMEOUT 120)
endfunction()

# Stops on an argument that a function of ours does not know, most often a misspelt keyword.
function(croupier_no_leftovers function leftovers)
  if(leftovers)
    message(FATAL_ERROR "${function}: cannot place ${leftovers}")
  endif()
endfunction()
