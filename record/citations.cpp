#include "record/citations.hpp"

namespace croupier::record {

void Citations::on_statement(const Statement& statement) {
    if (const auto* cites = get_if<ExpectCites>(&statement.what)) {
        expect(since_, cites->clause);
    } else if (!is_expectation(statement.what) && !holds_alternative<Remark>(statement.what)) {
        since_.clear();
    }
}

void Citations::on_event(const table::State&, const table::Event& event, const Statement&) {
    note(event.because, since_);
}

void Citations::on_refusal(const table::Refusal& refusal, const Statement& statement) {
    Rows here;
    note(refusal.because, here);
    expect(here, statement.refused_by);
}

void Citations::note(const table::Because& because, Rows& rows) {
    for (const rules::Clause& clause : because.all()) {
        rows.insert(clause.row());
        cited_.insert(clause.row());
    }
}

void Citations::expect(const Rows& rows, std::string_view wanted) {
    for (const rules::Provision* row : rows) {
        if (rules::meets(rules::Clause{row}, wanted)) expected_.insert(row);
    }
}

}  // namespace croupier::record
