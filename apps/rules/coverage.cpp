#include "apps/rules/coverage.hpp"

#include <algorithm>
#include <filesystem>

#include "apps/files.hpp"
#include "record/citations.hpp"
#include "record/parse.hpp"
#include "rulebooks/registry.hpp"
#include "rulebooks/scenario_names.hpp"
#include "rulebooks/scenarios.hpp"

namespace croupier::apps {
namespace {

void note_scenario(Coverage& coverage, const std::string& file, std::string text) {
    const auto parsed = record::parse(std::move(text));
    const auto* record = std::get_if<record::Record>(&parsed);
    if (!record) return;
    record::Session session(rulebooks::all());
    record::Citations citations;
    if (!record::run(*record, session, citations).ok() || !session.book()) return;
    const rules::Book& book = *session.book();
    for (const rules::Provision* row : citations.cited()) {
        const bool shows = citations.expected().contains(row) ||
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
