// What a table record says, statement by statement.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "record/act_statements.hpp"
#include "record/card_statements.hpp"
#include "record/conduct_statements.hpp"
#include "record/expectation_statements.hpp"
#include "record/header_statements.hpp"
#include "record/official_statements.hpp"
#include "record/terms.hpp"
#include "table/one_of.hpp"

namespace croupier::record {

// A comment on a line of its own, or an empty line. The statement holds the text.
struct Remark {
    friend bool operator==(const Remark&, const Remark&) = default;
};

template <class... Themes>
struct OneOfAll;
template <class... Each>
struct OneOfAll<Kinds<Each...>> {
    using Type = table::OneOf<Each...>;
};
template <class... Each, class... More, class... Themes>
struct OneOfAll<Kinds<Each...>, Kinds<More...>, Themes...>
    : OneOfAll<Kinds<Each..., More...>, Themes...> {};

using What = OneOfAll<Kinds<Remark>, HeaderKinds, ActKinds, CardKinds, OfficialKinds, ConductKinds,
                      ExpectationKinds>::Type;

[[nodiscard]] bool is_expectation(const What& what);

// Who says a statement, and what: `alice`, `bets 25 on 3`. Nobody says how cards or time come.
struct Utterance {
    std::string person{};
    std::string role{};
    std::string words{};
};

// Whether two texts are the same words, however many blanks stand between them.
[[nodiscard]] bool same_words(std::string_view a, std::string_view b);

// The words with single blanks between them.
[[nodiscard]] std::string with_single_blanks(std::string_view words);

struct Statement {
    What what{};
    std::shared_ptr<const void> carries{};  // the list that it says, if any
    std::string_view reason{};              // the words after `because`; empty: none
    Word refused_by{};           // the clause after `!`; `*`: by whatever clause; empty: none
    std::string_view comment{};  // with its `#`; empty: none
    std::uint32_t line{0};       // from 1
    std::uint32_t column{0};     // of the first word, from 1, in bytes

    // Where it stands and what is remarked beside it do not make a statement another one.
    friend bool operator==(const Statement& a, const Statement& b);
};
// Whatever a statement says is copied like a number.

// The statements with the text that their words point into. The text is shared and never changes,
// so a record may be copied and moved freely.
struct Record {
    std::shared_ptr<const std::string> text{};
    std::vector<Statement> statements{};
};

// Why and where a text is no record.
struct Fault {
    std::uint32_t line{0};    // from 1
    std::uint32_t column{0};  // from 1, in bytes, of the word that is wrong
    std::string word{};       // shortened and printable; empty: the line ended too soon
    std::string expected{};   // `an amount such as 25 or 12.50`
    std::string wrong{};      // or a sentence of its own, where nothing else was expected
    friend bool operator==(const Fault&, const Fault&) = default;
};

}  // namespace croupier::record
