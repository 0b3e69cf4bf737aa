#include "apps/play/input.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "apps/play/open.hpp"
#include "apps/play/short_forms.hpp"
#include "apps/play/typed.hpp"
#include "record/parse.hpp"
#include "record/session.hpp"
#include "record/words.hpp"

namespace croupier::apps {
namespace {

using record::Word;
using table::PlayerId;
using table::Stage;
using table::State;

// Without what is only a remark.
std::vector<Word> words_in(std::string_view line) {
    return words_of(line.substr(0, line.find('#')));
}

// A short form in small letters, but for what is a name or a file in it.
std::string short_form_of(std::string_view line) {
    std::string text(line);
    const auto words = words_in(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string small = in_small_letters(words[i]);
        const bool means_the_same =
            i == 0 || small == "on" || small == "shoe" || record::find_option(small).has_value();
        if (!means_the_same) continue;
        text.replace(static_cast<std::size_t>(words[i].data() - text.data()), small.size(), small);
        if (i == 0 && small.starts_with("save")) break;
    }
    return text;
}

// A statement whose keywords stand in any case. Only a word that the notation cannot read is
// written small, so that names and cards stay what they are.
std::string statement_of(std::string_view line, const State& state) {
    std::string text(line);
    while (true) {
        const auto first = words_in(text).front();
        const auto parsed = record::parse_line(text);
        const auto* fault = std::get_if<record::Fault>(&parsed);
        std::size_t at = static_cast<std::size_t>(first.data() - text.data());
        const bool begins_statement =
            record::key_of(in_small_letters(first)) != record::Key::none &&
            table::find_player(state, first) == table::nobody;
        if (!begins_statement || in_small_letters(first) == first) {
            if (!fault || fault->column == 0) return text;
            at = fault->column - 1;
        }
        const auto end = std::min(text.find_first_of(blanks, at), text.size());
        const std::string small = in_small_letters(std::string_view(text).substr(at, end - at));
        if (text.compare(at, small.size(), small) == 0) return text;
        text.replace(at, small.size(), small);
    }
}

// `25`, `12.50`
bool is_amount(Word word) {
    return word.find_first_not_of("0123456789.") == Word::npos && word.front() != '.';
}

// Between two rounds.
Unclear nothing_dealt(const Short& s) {
    if (wagers_stand(s.state) && s.state.round.stage == Stage::betting) {
        return {"no cards are dealt yet: `deal` begins the round"};
    }
    if (s.guest.last_round.empty()) {
        return {"no cards are dealt yet: `bet 25` places a wager, `deal` begins the round"};
    }
    return {"the round is over: `bet 25` or `rebet` for the next one"};
}

Unclear unknown(const Short& s, const record::Fault& fault) {
    std::vector<Word> short_words;
    for (const ShortForm& form : short_forms()) short_words.push_back(form.word);
    const std::string shown = record::printable(s.words[0]);
    if (const Word meant = record::nearest(s.words[0], short_words);
        !meant.empty() && meant.size() > 1) {
        return {fmt::format("'{}' is no word of this table; did you mean `{}`?", shown, meant)};
    }
    if (s.arguments() > 0) return {in_words(fault)};
    return {fmt::format("'{}' is no word of this table; `?` lists those that are", shown)};
}

}  // namespace

Meaning meaning_of(std::string_view line, const State& state, const Guest& guest) {
    const auto bytes = record::survey(line);
    if (bytes.first_wrong_byte < line.size()) {
        return Unclear{"this line holds bytes that are no plain text"};
    }
    if (words_in(line).empty()) return Nothing{};
    const auto parsed = record::parse_line(line);
    if (std::holds_alternative<record::Statement>(parsed)) return Say{{std::string(line)}};
    const std::string typed = short_form_of(line);
    const Short s{words_in(typed), typed, state, guest};
    for (const ShortForm& form : short_forms()) {
        if (form.word != s.words[0]) continue;
        if (form.about == About::cards && between_rounds(state)) return nothing_dealt(s);
        return form.means(s);
    }
    if (is_amount(s.words[0])) return bet_amount(s);
    std::string statement = statement_of(line, state);
    if (std::holds_alternative<record::Statement>(record::parse_line(statement))) {
        return Say{{std::move(statement)}};
    }
    return unknown(s, std::get<record::Fault>(parsed));
}

std::string in_words(const record::Fault& fault) {
    if (fault.word.empty()) {
        return fmt::format("something is missing at the end: expected {}", fault.expected);
    }
    return fmt::format("'{}': expected {}", fault.word, fault.expected);
}

std::vector<std::string_view> people_in(const record::What& what) {
    std::vector<std::string_view> people;
    visit(
        [&](const auto& statement) {
            if constexpr (requires { record::Name{statement.name}; }) {
                if (!statement.name.empty()) people.push_back(statement.name);
            }
            if constexpr (requires { record::Name{statement.other}; }) {
                if (!statement.other.empty()) people.push_back(statement.other);
            }
        },
        what);
    return people;
}

bool is_header(const record::What& what) {
    return visit([]<class Kind>(const Kind&) { return record::is_of<Kind, record::HeaderKinds>; },
                 what);
}

}  // namespace croupier::apps
