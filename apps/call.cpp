#include "apps/call.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include <fmt/ranges.h>

#include "apps/terminal.hpp"
#include "record/words.hpp"

namespace croupier::apps {
namespace {

using record::printable;

// The whole text as a number, or nothing.
template <class Number>
std::optional<Number> read(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return number;
}

// Wrong in our own words.
class Wrong final : public CLI::ValidationError {
public:
    explicit Wrong(const std::string& what) : ValidationError(what) {}
};

// `croupier rules show`
std::string called(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return parent ? fmt::format("{} {}", called(*parent), command.get_name()) : command.get_name();
}

const CLI::App& innermost(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? app : innermost(*chosen.back());
}

std::vector<std::string> commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(each->get_name());
    }
    return names;
}

std::vector<std::string> options_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* each : app.get_options()) {
        for (const std::string& name : each->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
    const std::vector<record::Word> words(candidates.begin(), candidates.end());
    const record::Word meant = record::nearest(word, words);
    return meant.empty() ? std::string{} : fmt::format("; did you mean {}?", meant);
}

// A word that no command has a place for; empty where every word has one.
std::string misplaced(const CLI::App& app) {
    std::vector<std::string> left;
    for (const CLI::App* at = &innermost(app); at != nullptr; at = at->get_parent()) {
        for (std::string& word : at->remaining()) left.push_back(std::move(word));
    }
    const auto option = std::find_if(left.begin(), left.end(), [](const std::string& word) {
        return word.size() > 1 && word.front() == '-';
    });
    const CLI::App& command = innermost(app);
    if (option != left.end()) {
        const std::string name = option->substr(0, option->find('='));
        return fmt::format("`{}` has no option '{}'{}", called(command), printable(name),
                           did_you_mean(name, options_of(command)));
    }
    if (left.empty()) return {};
    const std::vector<std::string> commands = commands_of(command);
    if (commands.empty()) {
        return fmt::format("'{}' is one word too many for `{}`", printable(left.front()),
                           called(command));
    }
    return fmt::format("`{}` has no command '{}', but {}{}", called(command),
                       printable(left.front()), fmt::join(commands, ", "),
                       did_you_mean(left.front(), commands));
}

// What a command cannot do without; empty where that is not what is wrong.
std::string missing(const CLI::App& app) {
    const CLI::App& command = innermost(app);
    const auto chosen = app.get_subcommands();
    if (chosen.size() > 1) {
        return fmt::format("one command at a time: {} or {}", chosen[0]->get_name(),
                           chosen[1]->get_name());
    }
    if (&command == &app) {
        return fmt::format("name a command: {}", fmt::join(commands_of(app), ", "));
    }
    for (const CLI::Option* each : command.get_options()) {
        if (each->get_required() && each->count() == 0) {
            return fmt::format("`{}` needs {}", called(command), each->get_name());
        }
    }
    return {};
}

// The option that stands first in what the parser says, as our own sentence.
std::string option_misused(const CLI::App& app, std::string_view says) {
    const std::string name(says.substr(0, says.find_first_of(": =")));
    const CLI::App& command = innermost(app);
    for (const CLI::Option* each : command.get_options()) {
        if (!each->check_name(name)) continue;
        if (each->get_items_expected_max() == 0) return fmt::format("{} takes no value", name);
        if (each->count() > 1) return fmt::format("{} is given twice: give it once", name);
        return fmt::format("{} needs a value behind it", name);
    }
    return fmt::format("`{}` cannot be called like this", called(command));
}

std::string in_our_words(const CLI::App& app, const CLI::ParseError& error) {
    if (std::string words = misplaced(app); !words.empty()) return words;
    if (dynamic_cast<const Wrong*>(&error) != nullptr) return error.what();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        if (std::string words = missing(app); !words.empty()) return words;
    }
    std::string_view says = error.what();
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) {
        const auto value = says.rfind(": ");
        return fmt::format(
            "{} '{}': there is no such folder", says.substr(0, says.find(':')),
            value == std::string_view::npos ? "" : printable(says.substr(value + 2)));
    }
    for (const std::string_view start : {"Could not convert: ", "Could not interpret "}) {
        if (says.starts_with(start)) says.remove_prefix(start.size());
    }
    return option_misused(app, says);
}

int complain_of_call(const CLI::App& app, std::string_view what) {
    complain(fmt::format("{}{} `{} --help` shows how", what, what.ends_with('?') ? "" : ";",
                         called(innermost(app))));
    return wrong_input;
}

}  // namespace

void wrong_call(const std::string& what) { throw Wrong(what); }

std::uint64_t whole_number(std::string_view option, std::string_view text, std::uint64_t least,
                           std::uint64_t most) {
    const auto number = read<std::uint64_t>(text);
    if (!number || *number < least || *number > most) {
        wrong_call(fmt::format("{} '{}': expected a whole number from {} to {}", option,
                               printable(text), least, most));
    }
    return *number;
}

std::uint64_t number_of_rounds(std::string_view option, std::string_view text, std::uint64_t least,
                               std::uint64_t most) {
    const auto number = read<double>(text);
    if (!number || *number != std::floor(*number) || *number < static_cast<double>(least) ||
        *number > static_cast<double>(most)) {
        wrong_call(
            fmt::format("{} '{}': expected a whole number such as 5000 or 1e4, from {} to {}",
                        option, printable(text), least, most));
    }
    return static_cast<std::uint64_t>(*number);
}

std::uint64_t seed_number(std::string_view option, std::string_view text) {
    return whole_number(option, text, 0, std::numeric_limits<std::uint64_t>::max());
}

double decimal_number(std::string_view option, std::string_view text) {
    const auto number = read<double>(text);
    if (!number || !std::isfinite(*number)) {
        wrong_call(fmt::format("{} '{}': expected a number such as 0.75", option, printable(text)));
    }
    return *number;
}

std::string one_of(std::string_view option, std::string_view text,
                   std::initializer_list<std::string_view> words) {
    if (std::find(words.begin(), words.end(), text) != words.end()) return std::string(text);
    const std::span<const record::Word> choices(words.begin(), words.size());
    const record::Word meant = record::nearest(text, choices);
    wrong_call(fmt::format("{} '{}': expected {}{}", option, printable(text),
                           record::listed(choices),
                           meant.empty() ? "" : fmt::format("; did you mean {}?", meant)));
}

CLI::Option* add_list(CLI::App* app, const std::string& name, const std::string& kind,
                      std::vector<std::string>& into, const std::string& says) {
    return app->add_option(name, into, says)->allow_extra_args(false)->type_name(kind);
}

void add_json(CLI::App* app, Output& output) {
    app->add_flag_callback(
        "--json", [&output] { output = Output::json; }, "one JSON document on standard output");
}

bool take_call(CLI::App& app, int argc, char** argv, int& status) {
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        print_text(app.help());
        return false;
    } catch (const CLI::Success& success) {
        status = app.exit(success);
        return false;
    } catch (const CLI::ParseError& error) {
        status = complain_of_call(app, in_our_words(app, error));
        return false;
    }
    const std::string words = misplaced(app);
    if (!words.empty()) status = complain_of_call(app, words);
    return words.empty();
}

std::string as_typed(int argc, char** argv) {
    std::string call = "croupier";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool is_plain =
            !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
                return std::isalnum(c) != 0 ||
                       std::string_view("-_./:=,@+%").find(static_cast<char>(c)) !=
                           std::string_view::npos;
            });
        call += ' ';
        if (is_plain) {
            call += word;
            continue;
        }
        call += '\'';
        for (const char c : word) {
            if (c == '\'') {
                call += "'\\''";
            } else {
                call += c;
            }
        }
        call += '\'';
    }
    return call;
}

}  // namespace croupier::apps
