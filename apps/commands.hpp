// The subcommands of the program, one file each. Every function gives the exit status.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace croupier::apps {

// Exit statuses, the same for every subcommand.
inline constexpr int done = 0;
inline constexpr int answer_is_no = 1;
inline constexpr int wrong_input = 2;
inline constexpr int world_failed = 3;
inline constexpr int stopped_early = 4;  // by a person, before all that was asked for

enum class Output : bool { text, json };

struct RunOptions {
    std::vector<std::string> files;
    Output output{Output::text};
    bool quiet{false};
};
[[nodiscard]] int run_records(const RunOptions& options);

struct RulesOptions {
    Output output{Output::text};
    bool missing{false};
    bool worth{false};           // of each difference between two games
    bool all{false};             // differences of words too
    bool list_scenarios{false};  // of each clause of a whole book
    std::string records{};       // a folder to look in, instead of the built-in scenarios
};
[[nodiscard]] int list_games(const RulesOptions& options);
[[nodiscard]] int show_game(const std::string& id, const RulesOptions& options);
[[nodiscard]] int diff_games(const std::string& one, const std::string& other,
                             const RulesOptions& options);
[[nodiscard]] int list_clauses(const std::string& id, const std::vector<std::string>& clauses,
                               const RulesOptions& options);

struct AnalyseOptions {
    std::vector<std::string> games{};
    bool all{false};  // every game of every book
    std::optional<int> decks{};
    std::vector<std::string> set{};      // house rules: `soft-17=hit`
    std::vector<std::string> reading{};  // of unclear clauses: `split-by=rank`
    std::vector<std::string> with{};     // optional wagers: `perfect-pairs`, `perfect-pairs:2`
    std::vector<std::string> remove{};   // cards that are not in the shoe: `5h,5d`, `5=3`
    bool effects{false};
    Output output{Output::text};
    std::optional<std::string> csv{};
    std::optional<std::string> svg{};
    std::optional<std::string> html{};
    std::optional<std::string> par{};
    std::int64_t rounds{20'000};  // of the par sheet's simulation
    std::uint64_t seed{1};        // and what they are drawn from
    std::string command{};        // the whole call, as it is typed
};
[[nodiscard]] int analyse_games(const AnalyseOptions& options);

struct PlayOptions {
    std::string game{"act-2018/blackjack"};
    std::optional<int> decks{};
    std::optional<unsigned long long> seed{};
    int boxes{1};                     // how many boxes the player takes
    std::vector<std::string> with{};  // optional wagers: `perfect-pairs`, `perfect-pairs:2`
    enum class As : bool { player, supervisor } as{As::player};
    int rounds{10};    // of a practice session as supervisor
    bool hint{false};  // tells the best decision before each
};
[[nodiscard]] int play_game(const PlayOptions& options);
[[nodiscard]] int train_supervisor(const PlayOptions& options);

struct SimulateOptions {
    std::string game{};
    std::string rounds{};  // `1000000`, `5e10`
    std::optional<int> decks{};
    std::vector<std::string> set{};      // `soft-17=hit`
    std::vector<std::string> reading{};  // `split-by=rank`
    std::vector<std::string> with{};     // `perfect-pairs`, `perfect-pairs:2`, `insurance`
    int boxes{1};
    std::optional<double> penetration{};  // the part of the shoe in front of the cutting card
    bool fresh{false};
    std::string shoe{"hand"};  // `hand`, `automatic`, `continuous`
    std::string strategy{"optimal"};
    std::string write_strategy{};  // a file
    unsigned long long seed{1};
    int threads{0};  // 0: as many as the machine has
    enum class Engine : bool { fast, table } engine{Engine::fast};
    std::string target{};           // a kind of processor; empty: the best
    std::string checkpoint{};       // a file
    std::string unit{};             // `3/16`
    std::string svg{};              // a file
    int session{500};               // rounds
    int bankroll{100};              // units
    std::optional<double> stake{};  // dollars a unit
    double pace{60};                // rounds an hour
    bool by_depth{false};
    bool by_boxes{false};
    Output output{Output::text};
    bool quiet{false};
};
[[nodiscard]] int simulate_game(const SimulateOptions& options);

struct MergeOptions {
    std::vector<std::string> files{};
    std::string checkpoint{};
    bool incomplete{false};  // also where parts of the run are missing
    Output output{Output::text};
};
[[nodiscard]] int merge_simulations(const MergeOptions& options);

}  // namespace croupier::apps
