// What has happened, round by round, with the clauses behind it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "table/commands.hpp"

namespace croupier::apps {

// Whether a kind of event is one of these.
template <class T, class... Kinds>
inline constexpr bool is_any_of = (std::is_same_v<T, Kinds> || ...);

// Something that happened, or was refused, in words.
struct Happened {
    std::string text;
    table::Because because;
};

class History {
public:
    // Takes the events of one line that was typed, after they have been applied to `state`.
    void hear(const table::State& state, std::span<const table::Event> events);
    void hear(const table::Refusal& refusal);

    // The round that has cards: the one under way, else the last one.
    [[nodiscard]] std::span<const Happened> round() const;

    // What a person asks about who asks why: the last refusal or, where something was accepted
    // since, the last event of weight.
    [[nodiscard]] const std::optional<Happened>& latest() const { return latest_; }

private:
    std::vector<Happened> now_;
    std::vector<Happened> before_;
    bool has_cards_{false};
    std::optional<Happened> latest_;
};

}  // namespace croupier::apps
