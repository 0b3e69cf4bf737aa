// The short forms that a person types in place of statements: `bet 25`, `h`, `why`.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "apps/play/input.hpp"
#include "apps/play/open.hpp"

namespace croupier::apps {

// A line split at its blanks, and the table that it is said at.
struct Short {
    std::vector<record::Word> words;
    std::string_view line;
    const table::State& state;
    const Guest& guest;

    [[nodiscard]] std::size_t arguments() const { return words.size() - 1; }
    [[nodiscard]] const std::string& speaker_name() const {
        return state.player(speaker(state, guest)).name;
    }
};

// What a short form is about. Words about cards mean nothing between two rounds.
enum class About : bool { anything, cards };

struct ShortForm {
    record::Word word;
    Meaning (*means)(const Short&);
    About about{About::anything};
};
[[nodiscard]] std::span<const ShortForm> short_forms();

// `25` and `25 on 3` without a word before it.
[[nodiscard]] Meaning bet_amount(const Short& line);

}  // namespace croupier::apps
