#include "apps/run_record.hpp"

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "record/words.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::apps {
namespace {

template <class Do>
void for_each_row(Do act) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Part& part : book->parts) {
            for (const rules::Provision& row : part.rows) act(row);
        }
    }
}

bool is_in_a_book(record::Word wanted) {
    bool found = rules::meets(rules::house(), wanted);
    for_each_row([&](const rules::Provision& row) {
        found = found || rules::meets(rules::Clause{&row}, wanted);
    });
    return found;
}

// A clause that is expected and stands in no book at all: most often a slip of the pen.
std::optional<record::Fault> unknown_clause(const record::Record& record) {
    std::vector<record::Word> known;
    for_each_row([&](const rules::Provision& row) { known.push_back(row.id); });
    std::set<record::Word> seen;
    for (const record::Statement& statement : record.statements) {
        const auto* cites = get_if<record::ExpectCites>(&statement.what);
        const record::Word wanted = cites ? cites->clause : statement.refused_by;
        if (wanted.empty() || wanted == "*") continue;
        if (!seen.insert(wanted).second || is_in_a_book(wanted)) continue;
        const record::Word meant = record::nearest(wanted, known);
        return record::Fault{statement.line,
                             statement.column,
                             record::printable(wanted),
                             {},
                             fmt::format("no book has such a clause{}",
                                         meant.empty() ? std::string("; `croupier rules clauses "
                                                                     "BOOK` lists a book's")
                                                       : fmt::format("; did you mean {}?", meant))};
    }
    return std::nullopt;
}

}  // namespace

std::variant<record::Record, record::Fault> read_record(std::string text) {
    auto parsed = record::parse(std::move(text));
    if (const auto* record = std::get_if<record::Record>(&parsed)) {
        if (auto fault = unknown_clause(*record)) return *std::move(fault);
    }
    return parsed;
}

std::string where(const std::string& file, const record::Fault& fault) {
    return fmt::format("{}:{}", file, record::to_string(fault));
}

}  // namespace croupier::apps
