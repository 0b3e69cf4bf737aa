// The words of a call: options and their values, and what is said where they are wrong.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "apps/commands.hpp"

namespace croupier::apps {

// Says what is wrong with a call. The line goes on with where help is to be found.
[[noreturn]] void wrong_call(const std::string& what);

// Digits alone, from `least` to `most`; otherwise the call is wrong.
[[nodiscard]] std::uint64_t whole_number(std::string_view option, std::string_view text,
                                         std::uint64_t least, std::uint64_t most);
// The same, and `1e6` is a million.
[[nodiscard]] std::uint64_t number_of_rounds(std::string_view option, std::string_view text,
                                             std::uint64_t least, std::uint64_t most);
[[nodiscard]] std::uint64_t seed_number(std::string_view option, std::string_view text);
[[nodiscard]] double decimal_number(std::string_view option, std::string_view text);
[[nodiscard]] std::string one_of(std::string_view option, std::string_view text,
                                 std::initializer_list<std::string_view> words);

// An option whose value is read by `read(text)`. `kind` stands for the value in the help.
inline CLI::Option* add_value(CLI::App* app, const std::string& name, const std::string& kind,
                              const std::string& says,
                              const std::function<void(const std::string&)>& read) {
    return app->add_option_function<std::string>(name, read, says)->type_name(kind);
}

template <class Into>
CLI::Option* add_whole(CLI::App* app, const std::string& name, Into& into, std::uint64_t least,
                       std::uint64_t most, const std::string& says) {
    return add_value(app, name, "N", says, [&into, name, least, most](const std::string& text) {
        into = static_cast<int>(whole_number(name, text, least, most));
    });
}

template <class Into>
CLI::Option* add_rounds(CLI::App* app, const std::string& name, Into& into, std::uint64_t least,
                        std::uint64_t most, const std::string& says) {
    return add_value(app, name, "N", says, [&into, name, least, most](const std::string& text) {
        into = static_cast<Into>(number_of_rounds(name, text, least, most));
    });
}

template <class Into>
CLI::Option* add_seed(CLI::App* app, const std::string& name, Into& into, const std::string& says) {
    return add_value(app, name, "N", says,
                     [&into, name](const std::string& text) { into = seed_number(name, text); });
}

template <class Into>
CLI::Option* add_decimal(CLI::App* app, const std::string& name, Into& into,
                         const std::string& says) {
    return add_value(app, name, "X", says,
                     [&into, name](const std::string& text) { into = decimal_number(name, text); });
}

template <class Into>
CLI::Option* add_text(CLI::App* app, const std::string& name, const std::string& kind, Into& into,
                      const std::string& says) {
    return add_value(app, name, kind, says, [&into](const std::string& text) { into = text; });
}

// `--json`
void add_json(CLI::App* app, Output& output);

// May be given again, with one value each time.
CLI::Option* add_list(CLI::App* app, const std::string& name, const std::string& kind,
                      std::vector<std::string>& into, const std::string& says);

// Takes the call apart. Gives false where it is wrong, or asks for help and nothing else; the
// status to exit with is then in `status`.
[[nodiscard]] bool take_call(CLI::App& app, int argc, char** argv, int& status);

// The call as a shell would take it again.
[[nodiscard]] std::string as_typed(int argc, char** argv);

}  // namespace croupier::apps
