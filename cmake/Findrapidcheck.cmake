# Finds RapidCheck as rapidcheck::rapidcheck: the library, rapidcheck.h and rapidcheck/gtest.h.
find_path(rapidcheck_INCLUDE_DIR rapidcheck.h)
find_path(rapidcheck_GTEST_INCLUDE_DIR rapidcheck/gtest.h)
find_library(rapidcheck_LIBRARY rapidcheck)
mark_as_advanced(rapidcheck_INCLUDE_DIR rapidcheck_GTEST_INCLUDE_DIR rapidcheck_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(rapidcheck
  REQUIRED_VARS rapidcheck_LIBRARY rapidcheck_INCLUDE_DIR rapidcheck_GTEST_INCLUDE_DIR)

if(rapidcheck_FOUND AND NOT TARGET rapidcheck::rapidcheck)
  add_library(rapidcheck::rapidcheck UNKNOWN IMPORTED)
  set_target_properties(rapidcheck::rapidcheck PROPERTIES
    IMPORTED_LOCATION ${rapidcheck_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES "${rapidcheck_INCLUDE_DIR};${rapidcheck_GTEST_INCLUDE_DIR}")
endif()
