# Libraries of other projects for WebAssembly, for which Debian packages none: nlohmann-json, which is
# headers, and fmt compiled from its headers. The rest is left out, and with it whatever needs it.
#
# The headers are linked into a folder of their own: beside them in /usr/include lie those of this
# machine's C library.
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(folder IN ITEMS fmt nlohmann)
  if(NOT EXISTS /usr/include/${folder})
    message(FATAL_ERROR "the headers of ${folder} are not installed")
  endif()
  file(CREATE_LINK /usr/include/${folder} ${headers}/${folder} SYMBOLIC)
endforeach()

# What fmt's own library has in it. As headers alone (FMT_HEADER_ONLY) it would be compiled again in
# every file that prints, for twice the time.
file(CONFIGURE OUTPUT fmt.cpp @ONLY CONTENT [[
#include <fmt/format-inl.h>

FMT_BEGIN_NAMESPACE
namespace detail {
template auto dragonbox::to_decimal(float) noexcept -> dragonbox::decimal_fp<float>;
template auto dragonbox::to_decimal(double) noexcept -> dragonbox::decimal_fp<double>;
template auto thousands_sep_impl(locale_ref) -> thousands_sep_result<char>;
template auto decimal_point_impl(locale_ref) -> char;
template void buffer<char>::append(const char*, const char*);
template void vformat_to(buffer<char>&, string_view,
                         basic_format_args<FMT_BUFFER_CONTEXT(char)>, locale_ref);
}
FMT_END_NAMESPACE
]])
add_library(fmt_wasm STATIC ${CMAKE_CURRENT_BINARY_DIR}/fmt.cpp)
target_include_directories(fmt_wasm SYSTEM PUBLIC ${headers})
target_compile_definitions(fmt_wasm PUBLIC FMT_EXCEPTIONS=0)
add_library(fmt::fmt ALIAS fmt_wasm)

add_library(nlohmann_json_wasm INTERFACE)
target_include_directories(nlohmann_json_wasm SYSTEM INTERFACE ${headers})
# It would take std::filesystem to be there.
target_compile_definitions(nlohmann_json_wasm INTERFACE
  JSON_HAS_FILESYSTEM=0 JSON_HAS_EXPERIMENTAL_FILESYSTEM=0)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json_wasm)

set(CROUPIER_BUILDS_TESTS OFF)
set(CROUPIER_BUILDS_BENCH OFF)
