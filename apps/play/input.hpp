// What a person types, and what it means: statements of the notation, or a page to be shown.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "apps/play/guest.hpp"
#include "apps/play/hint.hpp"
#include "apps/play/save.hpp"
#include "record/statement.hpp"
#include "table/commands.hpp"

namespace croupier::apps {

// Statements to be taken in this order, all of them or none.
struct Say {
    std::vector<std::string> lines;
};
struct Show {
    enum class Page : std::uint8_t { help, rules, sign, table, history } page;
};
struct Explain {
    std::optional<int> event{};  // its number in the history; none: the last of weight
};
struct Hint {
    HintFrom from{HintFrom::fresh_shoe};
};
struct SaveTo {
    std::string file;
    Existing existing{Existing::keep};
};
struct Quit {};
struct Nothing {};
// Why the line means nothing here.
struct Unclear {
    std::string why;
};
using Meaning = std::variant<Say, Show, Explain, Hint, SaveTo, Quit, Nothing, Unclear>;

[[nodiscard]] Meaning meaning_of(std::string_view line, const table::State& state,
                                 const Guest& guest);

// A fault of the notation for the eye of somebody who typed one line.
[[nodiscard]] std::string in_words(const record::Fault& fault);

// The people that a statement names.
[[nodiscard]] std::vector<std::string_view> people_in(const record::What& what);

// Whether it belongs before the first round: the game, what the table offers, the seed.
[[nodiscard]] bool is_header(const record::What& what);

}  // namespace croupier::apps
