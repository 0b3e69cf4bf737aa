#include "apps/coverage.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "apps/files.hpp"
#include "record/parse.hpp"
#include "record/run.hpp"
#include "rulebooks/registry.hpp"
#include "rulebooks/scenario_names.hpp"
#include "rulebooks/scenarios.hpp"

namespace croupier::apps {
namespace {

using Rows = std::set<const rules::Provision*>;

// What a record cites, and what of it the record asks for.
class Citations final : public record::Listener {
public:
    void on_statement(const record::Statement& statement) override {
        if (const auto* cites = get_if<record::ExpectCites>(&statement.what)) {
            expect(since_, cites->clause);
        } else if (!record::is_expectation(statement.what) &&
                   !holds_alternative<record::Remark>(statement.what)) {
            since_.clear();
        }
    }
    void on_event(const table::State&, const table::Event& event,
                  const record::Statement&) override {
        note(event.because, since_);
    }
    void on_refusal(const table::Refusal& refusal, const record::Statement& statement) override {
        Rows here;
        note(refusal.because, here);
        expect(here, statement.refused_by);
    }

    Rows cited;
    Rows expected;

private:
    void note(const table::Because& because, Rows& rows) {
        for (const rules::Clause& clause : because.all()) {
            rows.insert(clause.row());
            cited.insert(clause.row());
        }
    }
    void expect(const Rows& rows, std::string_view wanted) {
        for (const rules::Provision* row : rows) {
            if (rules::meets(rules::Clause{row}, wanted)) expected.insert(row);
        }
    }

    Rows since_;  // cited since the last statement that is no expectation
};

void note_scenario(Coverage& coverage, const std::string& file, std::string text) {
    const auto parsed = record::parse(std::move(text));
    const auto* record = std::get_if<record::Record>(&parsed);
    if (!record) return;
    record::Session session(rulebooks::all());
    Citations citations;
    if (!record::run(*record, session, citations).ok() || !session.book()) return;
    const rules::Book& book = *session.book();
    for (const rules::Provision* row : citations.cited) {
        const bool shows = citations.expected.contains(row) ||
                           rulebooks::is_named_for(file, rules::Clause{row}, book);
        Evidence& evidence = coverage[row];
        (shows ? evidence.shown_by : evidence.mentioned_by).push_back(file);
    }
    for (const rules::Part& part : book.parts) {
        for (const rules::Provision& row : part.rows) {
            if (row.sets == nullptr && rulebooks::is_named_for(file, rules::Clause{&row}, book)) {
                coverage[&row].shown_by.push_back(file);
            }
        }
    }
}

}  // namespace

Coverage coverage_by_scenarios(const std::string& folder) {
    Coverage coverage;
    if (folder.empty()) {
        for (const rulebooks::Scenario& scenario : rulebooks::scenarios()) {
            note_scenario(coverage, std::string(scenario.file), std::string(scenario.text));
        }
        return coverage;
    }
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".table") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        if (auto text = read_whole(file.string())) {
            note_scenario(coverage, file.string(), std::move(*text));
        }
    }
    return coverage;
}

}  // namespace croupier::apps
