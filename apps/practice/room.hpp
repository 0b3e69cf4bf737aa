// What every practice session has at the terminal: a table that is dealt by hand, lines from a
// trainee, lists to choose from, a record and a score to keep.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/play/lines.hpp"
#include "apps/play/play.hpp"
#include "practice/floor.hpp"
#include "practice/remedies.hpp"

namespace croupier::apps {

// The place of an entry, from its number in the list or its code.
[[nodiscard]] std::optional<std::size_t> find_entry(std::string_view word,
                                                    std::span<const practice::Entry> entries);

// What happens at the table, on standard output.
class Screen : public practice::Listener {
public:
    void hear(std::string_view what) override;
    void hear_round(int round, int rounds) override;
    [[nodiscard]] std::string card_text(cards::Card card) const override;
};

class Room {
public:
    // A table that nobody has opened yet; what happens there is told to the screen. Without a seed
    // one is taken that nobody knows: the record has it, so that it plays again.
    Room(const PlayOptions& options, Screen& screen);

    // Opens the table of the call; false where the call is wrong, with the reason said.
    [[nodiscard]] bool open();

    [[nodiscard]] practice::Floor& floor() { return floor_; }
    [[nodiscard]] const table::State& state() const { return floor_.state(); }
    [[nodiscard]] std::uint64_t seed() const { return seed_; }

    // Who sits where, and the limits.
    void show_people() const;

    // A line of the trainee; false at the end of the input, and `is_over` from then on.
    [[nodiscard]] bool read(std::string& line, std::string_view prompt);
    [[nodiscard]] bool is_over() const { return is_over_; }
    void end() { is_over_ = true; }

    // An entry of a list, taken from `word` or asked for; nothing when the trainee thinks better of
    // it. `leave` says what Enter does then.
    [[nodiscard]] std::optional<std::size_t> choose(std::string_view word,
                                                    std::string_view question,
                                                    std::string_view leave,
                                                    std::span<const practice::Entry> entries);

    // `save FILE`
    void save(const std::vector<std::string_view>& words) const;

    // Writes the score that `--score` asks for and looks after standard output: the exit status.
    [[nodiscard]] int close(const std::function<std::string(double seconds)>& score) const;

private:
    const PlayOptions& options_;
    const std::uint64_t seed_;
    chance::Seeded whim_;
    record::Session session_;
    practice::Floor floor_;
    std::optional<Lines> lines_{};
    bool is_over_{false};
    const std::chrono::steady_clock::time_point began_{std::chrono::steady_clock::now()};
};

}  // namespace croupier::apps
