// A table that runs: commands in, events out, with the dealer going on by itself.
#pragma once

#include <span>

#include "table/commands.hpp"

namespace croupier::table {

class Table {
public:
    explicit Table(Setup setup);

    // Takes the table up where these events left it.
    explicit Table(std::span<const Event> log);

    // Takes it up in this state.
    explicit Table(State state);

    [[nodiscard]] const State& state() const { return state_; }

    // Carries a command out, and then whatever the dealer has to do until a player is awaited,
    // unless the dealer is worked by hand. Nothing changes on a refusal.
    //
    // `short_of_cards` means: the command was carried out as far as the known cards reach; go_on()
    // continues when the shoe has more.
    // `by` is the official who orders it, if one does.
    Decision perform(const Command& command, const std::optional<Official>& by = std::nullopt);

    // Lets the automatic dealer continue; `events()` then holds only what that brought.
    Decision go_on();

    // Whether the last command has waited, undone, for a card that is drawn by hand.
    [[nodiscard]] bool awaits_card() const { return awaiting_.has_value(); }

    // What the last perform() or go_on() brought about.
    [[nodiscard]] std::span<const Event> events() const { return events_; }

private:
    Answer run_dealer();
    void apply_from(std::size_t first);

    // A card that the dealer draws by hand and that is not known yet.
    struct Awaiting {
        Command command;
        std::optional<Role> role;
        std::string reason;
    };

    State state_;
    std::vector<Event> events_;
    std::optional<Awaiting> awaiting_{};
};

}  // namespace croupier::table
