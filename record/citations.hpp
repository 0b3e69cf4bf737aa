// Which clauses a record cites while it is played, and which of them it asks for.
#pragma once

#include <set>
#include <string_view>

#include "record/run.hpp"

namespace croupier::record {

class Citations final : public Listener {
public:
    using Rows = std::set<const rules::Provision*>;

    void on_statement(const Statement& statement) override;
    void on_event(const table::State& state, const table::Event& event,
                  const Statement& statement) override;
    void on_refusal(const table::Refusal& refusal, const Statement& statement) override;

    [[nodiscard]] const Rows& cited() const { return cited_; }
    // Those that met an `expect cites` or the clause of an expected refusal.
    [[nodiscard]] const Rows& expected() const { return expected_; }

private:
    void note(const table::Because& because, Rows& rows);
    void expect(const Rows& rows, std::string_view wanted);

    Rows cited_;
    Rows expected_;
    Rows since_;  // cited since the last statement that is no expectation
};

}  // namespace croupier::record
