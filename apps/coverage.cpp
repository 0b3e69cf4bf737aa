#include "apps/coverage.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "apps/files.hpp"
#include "record/parse.hpp"
#include "record/run.hpp"
#include "rulebooks/registry.hpp"
#include "rulebooks/scenarios.hpp"

namespace croupier::apps {
namespace {

class Citations final : public record::Listener {
public:
    void on_event(const table::State&, const table::Event& event,
                  const record::Statement&) override {
        note(event.because);
    }
    void on_refusal(const table::Refusal& refusal, const record::Statement&) override {
        note(refusal.because);
    }

    std::set<const rules::Provision*> rows;

private:
    void note(const table::Because& because) {
        for (const rules::Clause& clause : because.all()) rows.insert(clause.row());
    }
};

void note_scenario(Shown& shown, const std::string& file, std::string text) {
    const auto parsed = record::parse(std::move(text));
    const auto* record = std::get_if<record::Record>(&parsed);
    if (!record) return;
    record::Session session(rulebooks::all());
    Citations citations;
    if (!record::run(*record, session, citations).ok()) return;
    for (const rules::Provision* row : citations.rows) shown[row].push_back(file);
}

}  // namespace

Shown shown_by_scenarios(const std::string& folder) {
    Shown shown;
    if (folder.empty()) {
        for (const rulebooks::Scenario& scenario : rulebooks::scenarios()) {
            note_scenario(shown, std::string(scenario.file), std::string(scenario.text));
        }
        return shown;
    }
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".table") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        if (auto text = read_whole(file.string())) {
            note_scenario(shown, file.string(), std::move(*text));
        }
    }
    return shown;
}

}  // namespace croupier::apps
