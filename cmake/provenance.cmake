# croupier_provenance(<target>): builds into the target what it is made from (apps/provenance.hpp).
#
# The commit is asked for at every build, so that it is right after a commit that changed no file of
# the build. One small file is compiled again when the answer is another, and the program is linked.
#
# This file is also the script that does it: cmake -D ROOT=... -D OUT=... -P provenance.cmake.

if(CMAKE_SCRIPT_MODE_FILE)
  # What git says of the tree, without its last line end; empty where it cannot say.
  function(ask_git answer)
    set(said)
    if(GIT)
      # Whoever builds need not own the tree.
      execute_process(COMMAND ${GIT} -c safe.directory=* -C ${ROOT} ${ARGN}
        OUTPUT_VARIABLE said OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
      if(failed)
        set(said)
      endif()
    endif()
    set(${answer} "${said}" PARENT_SCOPE)
  endfunction()

  set(COMMIT)
  set(COMMITTED)
  set(CHANGED false)
  # A tree that lies within somebody else's repository has no commit of its own there.
  ask_git(prefix rev-parse --show-prefix)
  ask_git(said log -1 --format=%H\ %cs)
  if(said AND NOT prefix)
    # What the program is built from: a changed page of the documentation changes nothing in it.
    ask_git(changes status --porcelain --
      *.cpp *.hpp *.in *.cmake *.table *CMakeLists.txt CMakePresets.json)
    if(changes)
      set(CHANGED true)
    endif()
  else()
    # `git archive` writes the commit into this file.
    file(READ ${ROOT}/cmake/archived.txt said)
  endif()
  if(said MATCHES "^([0-9a-f]+) ([0-9-]+)")
    set(COMMIT ${CMAKE_MATCH_1})
    set(COMMITTED ${CMAKE_MATCH_2})
  endif()
  # Leaves the file alone where nothing in it would be another.
  configure_file(${ROOT}/apps/provenance_of_build.cpp.in ${OUT} @ONLY)
  return()
endif()

# The flags that the files of a target are compiled with, warnings left out.
function(croupier_flags target answer)
  string(TOUPPER "${CMAKE_BUILD_TYPE}" build)
  set(flags "-std=c++${CMAKE_CXX_STANDARD} ${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${build}}")
  get_target_property(options ${target} COMPILE_OPTIONS)
  get_target_property(ipo ${target} INTERPROCEDURAL_OPTIMIZATION)
  if(ipo)
    list(APPEND options ${CMAKE_CXX_COMPILE_OPTIONS_IPO})
  endif()
  foreach(option IN LISTS options)
    if(NOT option MATCHES "NOTFOUND$|^-W")
      string(APPEND flags " ${option}")
    endif()
  endforeach()
  string(REGEX REPLACE " +" " " flags "${flags}")
  string(STRIP "${flags}" flags)
  set(${answer} "${flags}" PARENT_SCOPE)
endfunction()

function(croupier_provenance target)
  find_program(CROUPIER_GIT git)
  mark_as_advanced(CROUPIER_GIT)
  if(NOT CROUPIER_GIT)
    set(CROUPIER_GIT)
  endif()
  croupier_flags(${target} flags)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/provenance_of_build.cpp)
  add_custom_target(${target}_provenance
    COMMAND ${CMAKE_COMMAND} -D "ROOT=${PROJECT_SOURCE_DIR}" -D "OUT=${out}" -D "GIT=${CROUPIER_GIT}"
      -D "VERSION=${PROJECT_VERSION}" -D "BUILD=${CMAKE_BUILD_TYPE}"
      -D "COMPILER=${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}" -D "FLAGS=${flags}"
      -P ${PROJECT_SOURCE_DIR}/cmake/provenance.cmake
    BYPRODUCTS ${out}
    COMMENT "Asking where the sources come from"
    VERBATIM)
  target_sources(${target} PRIVATE ${out})
  add_dependencies(${target} ${target}_provenance)
endfunction()
