// What the subcommands have in common: how each adds itself to the program, and how it ends.
#pragma once

#include <functional>
#include <string>

// NOLINTNEXTLINE(readability-identifier-naming): a name of that library.
namespace CLI {
class App;
}

namespace croupier::apps {

// Exit statuses, the same for every subcommand.
inline constexpr int done = 0;
inline constexpr int answer_is_no = 1;
inline constexpr int wrong_input = 2;
inline constexpr int world_failed = 3;
inline constexpr int stopped_early = 4;  // by a person, before all that was asked for

enum class Output : bool { text, json };

// The call of the program while it is declared and read.
struct Program {
    CLI::App& app;
    std::string typed{};            // the whole call, as a shell would take it again
    std::function<int()> chosen{};  // what is to be done; gives the exit status
};

// Each declares its own call. What the call says is kept by what is chosen in the end.
void add_run(Program& program);
void add_rules(Program& program);
void add_analyse(Program& program);
void add_play(Program& program);
void add_simulate(Program& program);
void add_tournament(Program& program);

}  // namespace croupier::apps
