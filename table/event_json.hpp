// Events as JSON and back, for people and for other programs. The members are those of the lists
// that the bytes are made from; docs/log.md has the format.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "table/event_bytes.hpp"

namespace croupier::table {

using Json = nlohmann::ordered_json;

// Whether an event's words for people stand with what it holds.
enum class Texts : bool { left_out, told };

// An event that has been applied to `state`, or is about to be. People are written by name, so a
// state with them is wanted; whoever reads it back needs none.
[[nodiscard]] Json to_json(const State& state, const Event& event, Texts texts = Texts::left_out);

// Adds the clauses behind an event or a refusal, as a table of this book cites them.
void put_clauses(Json& out, const Because& because, std::string_view book);

// The book of the table's game; nothing before the table is open.
[[nodiscard]] std::string_view book_of(const State& state);

// Why JSON is no event: the member that is wrong, and what is wrong with it.
struct JsonFault {
    std::string where{};  // `hand-doubled: amount`
    std::string what{};   // `expected money such as 12.50, not "ten"`
};
[[nodiscard]] std::string to_string(const JsonFault& fault);

// Reads the events of one table, one after the other. What it has read tells it who is who and
// which book a bare number is of; it applies nothing, so a log need not be trusted to be read.
class JsonEvents {
public:
    explicit JsonEvents(const ClauseIndex& clauses) : clauses_(&clauses) {}
    // Goes on where a table has come to.
    JsonEvents(const ClauseIndex& clauses, const State& state);

    [[nodiscard]] std::variant<Event, JsonFault> next(const Json& json);

private:
    const ClauseIndex* clauses_;
    const rules::Game* game_{nullptr};
    std::vector<std::pair<std::string, PlayerId>> people_{};
};

}  // namespace croupier::table
